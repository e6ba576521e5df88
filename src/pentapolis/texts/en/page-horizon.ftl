# Beyond the Horizon on the page.

page-horizon-name-short = Horizon
page-horizon-progress = Round { $round }
page-horizon-progress-last = Round { $round } of { $last }
page-horizon-tree = Tree
page-horizon-map = Map
page-horizon-mine = Mine
page-horizon-enlarge = Enlarge
page-horizon-back = Back to the table
page-horizon-level = Level { $level }
page-horizon-key-swap = swap tree and map
page-horizon-look-at = Look at this board: { $name }
page-horizon-board-of = Board: { $name }
page-horizon-first = first
page-horizon-per = { $each ->
    [1] per
   *[other] per { $each }
}
page-horizon-space = { $action }, space{ $coins ->
    [0] {""}
   *[other] {" "}for { $coins } more
}{ $who ->
    [0] {""}
   *[other] {". "}{ $who }
}
page-horizon-card = { $technology } ({ $slot }). { $text } Scholars: { $scholars }
page-horizon-ours = Its data are reconstructed: the rulebook prints no list of cards.
page-horizon-ours-short = reconstructed
page-horizon-open = open
page-horizon-needs = needs { $slots }
page-horizon-slot = Slot { $slot }: { $state }
page-horizon-price = { $coins ->
    [0] free
    [one] 1 coin
   *[other] { $coins } coins
}
page-horizon-action-basic_1 = Research I
page-horizon-action-basic_2 = Research II
page-horizon-action-basic_3 = Recruit, move
page-horizon-action-basic_4 = Grow
page-horizon-action-advanced_1 = Settle token
page-horizon-action-advanced_2 = Fortify token
page-horizon-action-advanced_3 = Research III
page-horizon-action-advanced_4 = Research IV
page-horizon-unit = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $unit } of strength { $strength }, { $name }
page-horizon-unexplored = Unexplored land
page-horizon-start = Starting tile: { $name }
page-horizon-tile = { $place }{ $force ->
    [0] {""}
   *[other] {", "}force { $force }
}. { $building } { $builders } { $village } { $city }
page-horizon-stack = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
page-horizon-steps = Steps
page-horizon-scholars = { $count ->
    [one] 1 scholar
   *[other] { $count } scholars
}
page-horizon-columns = Inactive pawns by column: { $columns }. Open: { $open }
page-horizon-inactive = inactive pawns
page-horizon-track = { $track } track, { $left } cubes left. Next: { $next }
page-horizon-track-left = { $track }: { $left } cubes left
page-horizon-invested = Invested { $count } of { $of }{ $more ->
    [0] {""}
   *[other] {", "}{ $more } beyond
}
page-horizon-in-force = in force
page-horizon-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
page-horizon-active = { $count ->
    [one] 1 active pawn
   *[other] { $count } active pawns
}
page-horizon-active-short = active
page-horizon-settle-tokens = Settle tokens: { $count }
page-horizon-fortify-tokens = Fortify tokens: { $count }
page-horizon-in-reserve = Buildings in reserve: { $count }
page-horizon-techs = Technologies: { $count }
page-horizon-reserve = { $building }, in reserve. { $text }
page-horizon-leader = { $leader }. { $text }
page-horizon-tokens = Unit tokens left
page-horizon-common = Buildings and objectives
page-horizon-river = Buildings { $level }
page-horizon-left = { $count } left
page-horizon-building = { $building }. { $text }
page-horizon-objectives = Objectives
page-horizon-claimed = { $count } of { $of } claimed
page-horizon-objective = { $objective }. { $text } You: { $has } of { $needs }. Claimed: { $claims }
page-horizon-once = When researched
page-horizon-action = Action
page-horizon-lasting = Lasting
page-horizon-chosen = chosen
page-horizon-answers = What to choose from
page-horizon-lower = See the table
page-horizon-show = Show the choices
page-horizon-beneath = Under the pile:
page-horizon-sign-coin = coin
page-horizon-sign-pawn = active pawn, as a price
page-horizon-sign-pop = pawn from the leftmost column
page-horizon-sign-exh = exhaust: back to the columns
page-horizon-sign-book = research, level and price
page-horizon-sign-settler = recruit a settler, strength
page-horizon-sign-soldier = recruit a soldier, strength
page-horizon-sign-either = settler or soldier
page-horizon-sign-up = one unit gains strength
page-horizon-sign-move = steps on the map
page-horizon-sign-explore = one more tile this turn
page-horizon-sign-inv = invest a cube of the track shown
page-horizon-sign-food = food track
page-horizon-sign-economy = economy track
page-horizon-sign-infrastructure = infrastructure track
page-horizon-sign-any = track of your choice
page-horizon-sign-bld = take a building of that level
page-horizon-sign-build = build
page-horizon-sign-less = coins less
page-horizon-sign-settle = Settle token
page-horizon-sign-fortify = Fortify token
page-horizon-sign-village = village
page-horizon-sign-city = city
page-horizon-sign-prod = produce population
page-horizon-sign-hand = produce coins, one per hand
page-horizon-sign-basic = do a basic action
page-horizon-sign-card = technology
page-horizon-sign-leader = leader, discovery
page-horizon-sign-monarchy = Monarchy
page-horizon-sign-theocracy = Theocracy
page-horizon-sign-democracy = Democracy
page-horizon-sign-lock = requirement missing
page-horizon-guide-space = Choose a lit space: you do what stands beside it.
page-horizon-guide-slot = Choose a lit card or slot of the tree.
page-horizon-guide-card = Choose one of the lit cards.
page-horizon-guide-building = Choose one of the lit buildings.
page-horizon-guide-reserve = Choose one of the lit buildings of your reserve.
page-horizon-guide-tile = Choose a lit tile of the map.
page-horizon-guide-step = Choose a lit unit and where it goes; a plus is unexplored land.
page-horizon-guide-unit = Choose one of the lit units.
page-horizon-guide-track = Choose one of your lit tracks.
page-horizon-guide-objective = Choose one of the lit objectives.
page-horizon-guide-government = Choose one of the lit governments.
page-horizon-go-choose = Choose it
page-horizon-go-build = Build
page-horizon-go-exchange = Exchange
page-horizon-go-keep = Keep it
page-horizon-go-claim = Claim it
page-horizon-go-engage = Engage
page-horizon-go-fortify = Fortify
page-horizon-go-there = Go there
page-horizon-go-take = Take it
page-horizon-go-join = Join
page-horizon-go-trade = Trade
page-horizon-go-produce = Produce
page-horizon-go-recall = Recall
page-horizon-go-recruit = Recruit
page-horizon-go-research = Research { $slot }
page-horizon-go-settle = Settle
page-horizon-go-explore = Explore
page-horizon-go-move = Move
page-horizon-go-take-them = Take them
page-horizon-go-cube = Take the cube
page-horizon-go-strengthen = Strengthen
