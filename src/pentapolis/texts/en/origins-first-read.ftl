# Origins: First Builders: what newcomers read first.

origins-first-read-idea = The idea
origins-first-read-idea-text = Your dice are people. They work at the sites, grow older by a pip each round, and end their way as Advisors or on a Seat of Power in your city, where they score their value × the tower of their colour.
origins-first-read-turn = Your turn
origins-first-read-turn-text = One action: visit a site, complete a District, raise a tower, grow your population, or pass. A Superiority token buys a second one. When all have passed, the round is over.
origins-first-read-visit = Visit a site
origins-first-read-visit-text = Send a die. If it is lower than the ship above the site, pay the difference in Wisdom. The ship then rises by one, so who comes later pays more. Do one of the two main actions.
origins-first-read-more = More from a visit
origins-first-read-more-text = A Freeman of 6 may do both actions. One of the colour of the bonus tile also does the bonus. Gold stands for any other resource.
origins-first-read-build = Build
origins-first-read-build-text = Take a tile of the market: Wisdom for its place, Stone for the tile. It must share an edge with your city. Its ability works at once. Any tile may also be laid as a Farm, for nothing.
origins-first-read-districts = Complete a District
origins-first-read-districts-text = Four tiles in a square are a District. A Freeman on the Seat in their middle scores a card that fits, activates the tiles of the colour of the die, and stays there for the final scoring.
origins-first-read-tracks = Temples and war
origins-first-read-tracks-text = Climb three temples; at the end the highest of yours does not count, so climb evenly. Who climbs by the main action takes the Zodiac card. On the Military track you go forward and attack those behind you.
origins-first-read-grow = People and towers
origins-first-read-grow-text = Recruit a Citizen if a base is free; buy bases with Food, tower levels with Gold. When you pass, your Freemen come home and gain one. A 6 that would grow becomes an Advisor.
origins-first-read-end = The end
origins-first-read-end-text = It comes at the end of a round: three temples climbed to the top, no Gold left on the District cards, towers of three colours or fewer in the reserve, or no Citizens of some colour. Then count Seats, temples, Advisors and Gold.
