# Origins on the page: what the table says.

page-origins-world = World
page-origins-city = City
page-origins-draft = Draft
page-origins-round = Round { $round }
page-origins-round-of = Round { $round } of { $rounds }
page-origins-target = { $points } of { $goal } points
page-origins-military = Military
page-origins-districts = Districts
page-origins-levels = Tower levels
page-origins-citizens = Citizens
page-origins-population = Population
page-origins-board = Board
page-origins-next = next
page-origins-two-lowest = two lowest count
page-origins-at-zero = at 0
page-origins-at-colours = at { $count } colours
page-origins-gold-left = { $count } Gold left
page-origins-times-seats = × Seats
page-origins-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-origins-start = start
page-origins-none = none
page-origins-nobody = nobody
page-origins-build = Build
page-origins-recruit = Recruit
page-origins-speaker = Speaker
page-origins-free = free
page-origins-site = Site { $site }, the ship shows { $ship }. { $top }; { $bottom }. Bonus: { $bonus }. There: { $standing }.
page-origins-offer = { $building } ({ $colour }), { $wisdom } Wisdom and { $stone } Stone. { $text }
page-origins-then = Next: { $building }. { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
}
page-origins-pile-empty = The pile is empty.
page-origins-space = Space { $space }: { $who }
page-origins-on-step = { $name } on step { $step } ({ $points } points)
page-origins-recruit-for = { $worker } for { $wisdom } Wisdom, { $left } in stock
page-origins-in-stock = { $count } in stock: { $colour }
page-origins-levels-left = Tower levels in stock: { $count } { $colour }
page-origins-district = District card { $card }: { $pattern }. { $first } points the first time, then { $later }. { $gold } Gold. Scored by: { $who }.
page-origins-tile = { $building } at { $x },{ $y }. { $text }
page-origins-place = Place { $x },{ $y }
page-origins-seat-of = Seat { $x },{ $y }: { $worker }
page-origins-seat-free = Free Seat { $x },{ $y }
page-origins-tokens = { $count ->
    [one] { $count } Superiority token
   *[other] { $count } Superiority tokens
}
page-origins-workers = Workers
page-origins-free-base = A free base, ready for a Citizen
page-origins-passed = passed
page-origins-bastion = holds the Bastion: begins the round
page-origins-tower = The { $colour } tower: height { $height }, dice on Seats: { $sum }
page-origins-tower-of = { $colour } tower: { $height }
page-origins-next-base = { $bases } bases{ $food ->
    [0] {""}
   *[other] ; the next one costs { $food } Food
}
page-origins-kept = { $building }, kept aside
page-origins-your-city = Your city
page-origins-city-of = City: { $name }
page-origins-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
page-origins-look-at = Look at this city: { $name }
page-origins-back = Back to your city
page-origins-last-round = Last round: { $reason }
page-origins-effect-seat = Put { $worker } on this Seat of Power, for good.
page-origins-effect-place = { $building } here.{ $seats ->
    [0] {""}
    [one] {" "}It makes a new Seat of Power.
   *[other] {" "}It makes { $seats } new Seats of Power.
}
page-origins-help-visit = Send a worker to a site. It needs the value on the ship, or 1 Wisdom for each point it lacks; then the ship rises. Take one of the two main actions, and the bonus if the worker has its colour. A 6 takes both.
page-origins-help-district = Four tiles around a corner make a District. Put a Freeman on its Seat of Power for good: it may score a District card, and tiles of its colour work again.
page-origins-help-tower = Raise a tower for as much Gold as it is high. In the end each Seat die counts times the tower of its colour.
page-origins-help-grow = Grow the population for Food: a new base takes another Citizen.
page-origins-help-pass = When you pass, your workers come home and your Freemen rise by 1. A 6 that rises becomes an Advisor.
page-origins-help-end = The hourglass marks what ends the game: no Gold on District cards, a colour of dice used up, three tower colours left, or three temples topped. The round is played to its end.
page-origins-go-site = Go to site { $site }
page-origins-go-climb = Climb
page-origins-go-take = Take it
page-origins-go-keep = Keep it aside
page-origins-go-seat = Put it here
page-origins-go-score = Score it
page-origins-go-raise = Raise it
page-origins-go-grow = Grow
page-origins-go-pass = Pass
page-origins-go-advance = Advance
page-origins-go-attack = Attack
page-origins-go-use = Use it
page-origins-chip-district = District: { $die }
page-origins-chip-tower = { $colour } tower
page-origins-chip-base = new base
page-origins-all-sent = Every worker is on a site.
page-origins-guide-action = Choose { $things }.
page-origins-guide-visit = a worker to send to a site
page-origins-guide-complete = a die for a Seat of Power
page-origins-guide-tower = a tower to raise
page-origins-guide-grow = a new base
page-origins-guide-site = The mark on each ship tells what the visit costs.
page-origins-guide-slab = Choose one of the lit actions of the site.
page-origins-guide-resource = Choose one of your lit resources.
page-origins-guide-market = Choose a lit tile of the market: its Wisdom and Stone stand beside it.
page-origins-guide-place = Choose one of the dashed places around your city.
page-origins-guide-tile = Choose a lit tile of your city.
page-origins-guide-keep = Choose a lit tile of the market.
page-origins-guide-temple = The circles show where you would stand.
page-origins-guide-recruit = Choose a die of the row: below it stands the Wisdom it costs.
page-origins-guide-food = Choose a lit die, or the lit space of the Military track.
page-origins-guide-worker = Choose one of your lit dice.
page-origins-guide-seat = Choose a lit Seat between four tiles.
page-origins-guide-ship = Choose a lit site.
page-origins-guide-district = Choose one of the lit District cards.
