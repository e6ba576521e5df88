# Akropolis: the rules, one message per rule number.

akropolis-rules-components = Components
akropolis-r1 = The game has 61 City tiles: 37 marked “2+” on the back, 12 marked “3+” and 12 marked “4”. Every City tile is made of exactly 3 hexes.
akropolis-r2 = Each City tile carries its own three hexes in a fixed clockwise order, exactly as on the printed tiles. No tile has more than one plaza.
akropolis-r3 = Hexes on the City tiles in play, as quarry / house / market / barracks / temple / garden: 37/18/12/10/8/6 with 2 players, 49/27/16/13/10/7 with 3, 61/36/20/16/12/8 with 4. Plazas, as house / market / barracks / temple / garden: 5/4/4/4/3 with 2 players, 6/5/5/5/4 with 3, 7/6/6/6/5 with 4. Starting tiles are not included.
akropolis-r4 = Stars on each plaza: house 1, market 2, barracks 2, temple 2, garden 3.
akropolis-r5 = The starting tile has 4 hexes: a house plaza in the middle and three quarries on every other side of it. It is one single tile, and all its hexes lie on level 1.
akropolis-r6 = The 40 Stones in the box are not a limit: the reserve never runs out. The number of Stones you own is a whole number and never drops below 0.

akropolis-rules-setup = Set-up
akropolis-r7 = With 2 players you use only the tiles marked “2+”, with 3 players those marked “2+” and “3+”, and with 4 players all of them.
akropolis-r8 = The tiles in play are shuffled before the game. With the same options, the same random seed always deals the same game again.
akropolis-r9 = The tiles form 11 face-down piles of one tile more than there are players: 3 tiles each with 2 players, 4 with 3 players, 5 with 4 players.
akropolis-r10 = The Site is a face-up row that starts with two tiles more than there are players: 4 tiles with 2 players, 5 with 3, 6 with 4. Their order matters: the first tile of the row is the free one.
akropolis-r11 = Every city begins with its starting tile and nothing else.
akropolis-r12 = The player who goes first holds the Chief Architect marker.
akropolis-r13 = Counting in turn order from the Chief Architect, the first player begins with 1 Stone, the second with 2, the third with 3 and the fourth with 4.
akropolis-r14 = The game is for 2 to 4 players; any other number is refused. One player alone is possible only in the solo mode (R84).
akropolis-r15 = Long game for 2 players: all 61 tiles are used, with 4 in the Site and 19 piles of 3.
akropolis-r16 = Long game for 3 players: all 61 tiles are used, with 5 in the Site and 14 piles of 4. The rulebook prints 15 piles, but one of them would have to be turned up straight away to fill the Site, so it is the same game; the Chief Architect marker does not move before the first turn.
akropolis-r17 = With 4 players all tiles are in play anyway, so the long game is the same as the standard game.

akropolis-rules-visibility = What you can see
akropolis-r18 = Open to everybody: all cities, all Stones, the Site, the tile in hand, the number of piles left, the Chief Architect, the active player and the options of the game.
akropolis-r19 = Nobody may see what the face-down piles hold or in which order. Which tiles have not turned up yet, taken together, is something anyone may work out.

akropolis-rules-taking = Your turn: taking a tile
akropolis-r20 = Play goes clockwise, beginning with the Chief Architect.
akropolis-r21 = On your turn you take exactly one tile and add it to your own city. You cannot pass, throw a tile away or take a second one.
akropolis-r22 = A tile costs 1 Stone for each tile in front of it in the Site. The first tile is free.
akropolis-r23 = You cannot take a tile that costs more Stones than you have. With 0 Stones, only the first tile is open to you.
akropolis-r24 = The Stones you pay go back to the reserve; you no longer own them.
akropolis-r25 = You pay before you build, so Stones won by placing a tile can never help to pay for that same tile.
akropolis-r26 = Once a tile is taken, all tiles behind it move up one place, so each becomes 1 Stone cheaper.
akropolis-r27 = Acting out of turn, placing before taking, taking twice, or naming a tile, space or rotation that does not exist is refused, and nothing changes.
akropolis-r28 = Whenever you have to decide, you have at least one legal choice.

akropolis-rules-placing = Your turn: placing a tile
akropolis-r29 = You choose where the tile goes and one of its 6 rotations. It covers a triangle of three neighbouring spaces, and its hexes keep their clockwise order.
akropolis-r30 = A tile may be turned, but never flipped into its mirror image.
akropolis-r31 = To build on level 1, all three spaces must be empty.
akropolis-r32 = A tile on level 1 must touch your city: at least one of its spaces shares an edge with a space already built on. Otherwise the placement is refused.
akropolis-r33 = You may build on level 1 inside a lake, as long as the tile fits.
akropolis-r34 = To build on a higher level, all three spaces must already be built on. A tile may not hang over an empty space, nor rest partly on the ground and partly on other tiles.
akropolis-r35 = To build on a higher level, the three spaces below must all have the same height.
akropolis-r36 = To build on a higher level, the three hexes directly below must belong to at least two different tiles.
akropolis-r37 = For R36 only the tiles directly below count, not those deeper down. The starting tile counts as one tile.
akropolis-r38 = You may build as high as you like; level 3 and above follow the same rules as level 2.
akropolis-r39 = Any hex may be covered: a district, a plaza, a quarry, even parts of the starting tile.
akropolis-r40 = Each hex you place stands one level higher than what was on its space before; on an empty space it stands on level 1. From then on these visible hexes belong to the new tile.
akropolis-r41 = You may build any kind of hex anywhere. A badly placed district is allowed; it just may not score.

akropolis-rules-quarries = Quarries and covered hexes
akropolis-r42 = For each quarry your tile covers you get 1 Stone at once, so 0 to 3 Stones in a turn.
akropolis-r43 = A quarry on a higher level also gives 1 Stone when it is covered.
akropolis-r44 = Placing a quarry brings nothing by itself, and quarries still uncovered at the end are worth nothing.
akropolis-r45 = A covered hex no longer counts for anything: no value, no stars, no neighbours, no group.

akropolis-rules-rounds = Refill, rounds and end of the game
akropolis-r46 = When exactly 1 tile is left in the Site after a turn and there is still a pile, the Site is refilled before the next turn.
akropolis-r47 = At a refill the remaining tile becomes the first one, and the tiles of one pile follow it in their order. The Site then again holds two tiles more than there are players.
akropolis-r48 = At each refill the Chief Architect marker passes to the next player clockwise.
akropolis-r49 = The new Chief Architect takes the next turn. A round has one turn more than there are players, so the Chief Architect plays both first and last in it.
akropolis-r50 = The game ends at once when 1 tile is left in the Site after a turn and no pile remains.
akropolis-r51 = The very last tile is never paid for or played. Once the game is over, no further action is possible.
akropolis-r52 = A game lasts 12 rounds: 18 turns per player with 2 players, 16 with 3, 15 with 4. The long game lasts 20 rounds with 2 players (30 turns each) or 15 rounds with 3 (20 turns each).

akropolis-rules-scoring = Scoring in general
akropolis-r53 = Each of the five types scores its value × its stars. Your total is the sum of the five types plus your Stones.
akropolis-r54 = A district that meets its condition is worth its height: 1 on level 1, 2 on level 2, and so on. If the condition is not met, it is worth 0.
akropolis-r55 = The stars of a type are the stars on all your visible plazas of that type added together. A plaza does not have to be next to its districts.
akropolis-r56 = The height of a plaza makes no difference to its stars.
akropolis-r57 = A type without a visible plaza scores 0.
akropolis-r58 = Each Stone you have left is worth 1 point.
akropolis-r59 = Neighbours are judged from above: two visible hexes sharing an edge are adjacent, whatever their heights. Covered hexes are ignored.

akropolis-rules-conditions = Conditions of the districts
akropolis-r60 = Houses: only your largest group of visible houses connected edge to edge scores.
akropolis-r61 = Houses: the largest group is the one with the most hexes; among groups of equal size, the one with the highest value.
akropolis-r62 = Houses: a house plaza is not part of a group and does not connect houses either; nor does any other plaza.
akropolis-r63 = Houses: neighbouring houses at different heights belong to the same group.
akropolis-r64 = Markets: a market next to another market scores 0, and so does that other one.
akropolis-r65 = Markets: a market plaza next to a market does no harm.
akropolis-r66 = Barracks: at least one of the neighbouring spaces must be an outside space, that is, an empty space from which you can leave the city over empty spaces.
akropolis-r67 = Barracks: being next to a lake, an empty area enclosed by the city, does not count as being on the edge.
akropolis-r68 = Temples: all six neighbouring spaces must be built on, at any height and with any kind of hex.
akropolis-r69 = Temples: a single empty neighbouring space is enough for the temple to score 0, whether it is a lake or outside the city.
akropolis-r70 = Gardens: they have no condition and always count.

akropolis-rules-winner = Winner
akropolis-r71 = The player with the most points wins.
akropolis-r72 = If points are tied, the tied player with the most Stones wins.
akropolis-r73 = If points and Stones are both tied, the victory is shared.

akropolis-rules-variants = Variants
akropolis-r74 = Each of the five variants can be switched on or off by itself. None of them changes the set-up or the course of play.
akropolis-r75 = With variants the normal conditions still apply, and a type still needs a plaza to score.
akropolis-r76 = Houses variant: if your scoring group has a value of 10 or more, that value is doubled; 9 is not enough.
akropolis-r77 = Houses variant: the group that scores is still the one R61 picks, even if another would be worth more when doubled.
akropolis-r78 = Markets variant: a market that meets its condition and lies next to a visible market plaza counts double, the others count once. A market that breaks its condition still scores 0.
akropolis-r79 = Barracks variant: barracks with 3 or 4 neighbouring outside spaces count double, with 1 or 2 they count once. Lake spaces are not counted.
akropolis-r80 = Temples variant: a temple that meets its condition counts double on level 2 or higher and once on level 1.
akropolis-r81 = Gardens variant: a garden next to a lake counts double. The lake may be of any size; empty spaces outside the city do not count.
akropolis-r82 = Nothing is ever more than doubled. The doubling is judged for each district by itself (for houses: for the scoring group), not for a whole colour.
akropolis-r83 = With several variants in one game, each affects only its own type of district.

akropolis-rules-solo = Solo mode
akropolis-r84 = The solo mode is a later extra by the publisher and is not in this rulebook. Set up as for 2 players: you begin with 1 Stone and go first, and your opponent, the Illustrious Architect, has 2 Stones and a starting tile. You alternate strictly, with 18 turns each.
akropolis-r85 = Solo: the Stones you pay go to the Architect; the Stones the Architect pays go to the reserve.
akropolis-r86 = Solo: the Architect takes the cheapest tile that shows a plaza, if they can pay for it.
akropolis-r87 = Solo: if no tile shows a plaza, or the cheapest one is too expensive for them, the Architect takes the first tile for free.
akropolis-r88 = Solo: the Architect never covers anything, so they never gain Stones from quarries.
akropolis-r89 = Solo: all districts of the Architect count as well placed, on level 1 (on level 2 for Callicrates). For each type that value is multiplied by the stars on their plazas, including the one on their starting tile, and their Stones are added to the total.
akropolis-r90 = Solo: Metagenes also scores 2 points for each quarry hex they own, including the 3 on their starting tile.
akropolis-r91 = Solo with variants: the Architect’s houses are doubled from a value of 10; at most 3 of their markets are doubled for each market plaza they own; all their barracks and gardens are doubled; their temples only if the Architect is Callicrates.
akropolis-r92 = Solo: you win with more points than the Architect, or with equal points and strictly more Stones. Otherwise the Architect wins.

akropolis-rules-invariants = What always holds
akropolis-r93 = At every moment each tile of the game is in exactly one place: in a city, in hand, in the Site or in a pile. No tile gets lost and none appears twice.
akropolis-r94 = A city always has 4 + 3 × (City tiles placed) hexes, covered ones included. The heights of all its spaces add up to the same number.
akropolis-r95 = Replaying the recorded actions of a game leads to exactly the same position, and so does saving it and loading it again.
akropolis-r96 = A refused action leaves the game exactly as it was.

akropolis-rules-turn = A turn is two decisions
akropolis-r97 = A turn is two decisions by the same player: take a tile, then place it. Both are compulsory, and there is no third.
akropolis-r98 = When you take a tile you pay at once, hold it in hand for all to see, and the Site closes up. Placing it adds it to your city and empties your hand.
akropolis-r99 = The places where you can build are the same whichever tile you hold, and there is always at least one. No tile you take can leave you stuck.
akropolis-r100 = Until you place your tile you can undo the taking, as often as you like, and the game is then exactly as it was before. For programmers: undo is not listed among the legal actions.
akropolis-r101 = Nothing happens between taking and placing: no refill, no move of the marker, no end of the game and no action by another player, even with one tile left in the Site. All that waits until the tile is placed.
akropolis-r102 = With 0 Stones you have to take the first tile, and the program may do that for you. With 1 or more Stones you always have a choice.
akropolis-r103 = A game can be saved and loaded again even between taking and placing.
akropolis-r104 = No placement is refused for being too far away. With T City tiles placed, a city may reach as far as 1 + 2 × T spaces from its centre.
akropolis-r105 = Solo: if you undo a taking, you get your Stones back from the Architect. The Architect’s own turn involves no decision; it runs by itself.
