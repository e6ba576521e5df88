# The Golden Ages on the page: what the table says.

page-golden_ages-map = Map
page-golden_ages-mine = Board
page-golden_ages-cards = Cards
page-golden_ages-market = Cards of the era
page-golden_ages-wonders = Wonders
page-golden_ages-pay-gold = pay gold
page-golden_ages-buildings = Buildings
page-golden_ages-send-colonist = send a colonist
page-golden_ages-agora = Agora
page-golden_ages-agora-of = { $name } { $count }
page-golden_ages-nobody = nobody
page-golden_ages-judgement = Judgement
page-golden_ages-judgement-open = The first golden age chooses.
page-golden_ages-judgement-choose = Judgements to choose from, points now
page-golden_ages-judgement-later = History’s judgements, points now
page-golden_ages-costs = { $gold } gold
page-golden_ages-you-have = You have { $gold }
page-golden_ages-not-now = Not now
page-golden_ages-continent = continent
page-golden_ages-island = island
page-golden_ages-open-sea = open sea
page-golden_ages-cell = Cell { $row },{ $col }: { $there }
page-golden_ages-capital-of = capital: { $name }
page-golden_ages-city-of = city: { $name } ({ $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
})
page-golden_ages-people-of = colonists: { $name }, { $standing } standing, { $lying } lying
page-golden_ages-civilization-of = Civilization: { $name }
page-golden_ages-standing = { $count ->
    [0] No colonist stands
    [one] { $count } colonist stands
   *[other] { $count } colonists stand
}
page-golden_ages-reserve = { $count ->
    [one] { $count } cube in reserve
   *[other] { $count } cubes in reserve
}
page-golden_ages-gold = gold
page-golden_ages-controls = { $symbol }: { $count } under control
page-golden_ages-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
} with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
page-golden_ages-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
page-golden_ages-levels = Price of each level, and points at the end
page-golden_ages-tech-known = known
page-golden_ages-tech-replaced = replaced by a later one
page-golden_ages-tech-next = next
page-golden_ages-tech-later = later
page-golden_ages-used = used in this era
page-golden_ages-slot-free = free
page-golden_ages-slot-locked = slot, not yet usable
page-golden_ages-no-wonder = no wonder yet
page-golden_ages-secret-civ = Secret civilization
page-golden_ages-secret-future = Secret future technology
page-golden_ages-most = most
page-golden_ages-invasions = Invasions
page-golden_ages-glory = Glory tile of { $points }
page-golden_ages-attack-costs = An attack here costs { $gold } gold
page-golden_ages-first = First player of the era
page-golden_ages-in-golden-age = In a golden age
page-golden_ages-back = Back
page-golden_ages-look = Look at { $name }
page-golden_ages-actions = The eight actions
page-golden_ages-key-wonder = Wonder
page-golden_ages-key-activate = Activate
page-golden_ages-key-develop = Develop
page-golden_ages-key-golden-age = Golden age
page-golden_ages-phases = Phases of the era
page-golden_ages-phase-civ = Civilizations
page-golden_ages-phase-land = Land and capital
page-golden_ages-phase-actions = Actions
page-golden_ages-era = Era { $era } of { $eras }
page-golden_ages-era-short = Era { $era }
page-golden_ages-order = Order of play
page-golden_ages-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
page-golden_ages-turn = Turn the tile
page-golden_ages-found = Found it
page-golden_ages-no-city = No city
page-golden_ages-stay = Stay
page-golden_ages-stop = Stop
page-golden_ages-nobody-goes = Nobody
page-golden_ages-recall = From the Agora
page-golden_ages-points = Points
page-golden_ages-gold-thirds = Gold ÷ 3
page-golden_ages-techs = Techs
page-golden_ages-glory-short = Glory
page-golden_ages-future-short = Future
page-golden_ages-total = Total now
page-golden_ages-judged-gold = Gold
page-golden_ages-judged-cubes = Cubes
page-golden_ages-effect-place = Land meets land, sea meets sea.{ $turns ->
    [one] {""}
   *[other] {" "}Turn { $turn } of { $turns } here.
}
page-golden_ages-effect-steps = { $steps ->
    [0] It stays here.
    [one] { $steps } step away.
   *[other] { $steps } steps away.
}
page-golden_ages-effect-colonist = The colonist on this cell: { $there }.
page-golden_ages-go-place = Place here
page-golden_ages-go-move = Move here
page-golden_ages-go-build = Build it
page-golden_ages-go-discard = Discard it
page-golden_ages-go-attack = Attack for { $gold }
page-golden_ages-go-develop = Develop
page-golden_ages-go-activate = Activate
page-golden_ages-go-fetch = Take it
page-golden_ages-go-keep = Keep
page-golden_ages-go-replace = Replace
page-golden_ages-go-glory = Keep { $value }
page-golden_ages-guide-place = Choose a lit place; once it lies there, the tile can be turned.
page-golden_ages-guide-capital = Choose the lit cell for your capital; the sign on that cell is covered.
page-golden_ages-guide-action = Choose a lit piece, card or technology, or one of the eight actions.
page-golden_ages-guide-colonist = Choose one of your lit colonists.
page-golden_ages-guide-move = Choose a lit cell: a coin is the gold it brings now, a dashed cube a city you may found.
page-golden_ages-guide-cubes = Choose one of your lit cities.
page-golden_ages-guide-card = Choose one of the lit cards.
page-golden_ages-guide-attack = Choose a lit cell: the coin is what the attack costs.
page-golden_ages-guide-wonder = Choose a lit wonder: the coin is what you pay.
page-golden_ages-guide-develop = Choose a lit technology: the coin above its column is its price.
page-golden_ages-guide-technology = Choose one of the lit technologies.
page-golden_ages-guide-lying = Choose one of your lying colonists.
page-golden_ages-guide-judgement = Choose a judgement: its figures are the points each player would score now.
