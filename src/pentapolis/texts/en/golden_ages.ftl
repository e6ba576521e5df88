# The Golden Ages: names, prompts, choices, log lines and refusals.

golden_ages-name = The Golden Ages
golden_ages-tagline = Lead a civilization through four eras on a map that grows.
golden_ages-credits = A game by Luigi Ferrini, published by Quined Games in 2014. This is an unofficial edition: it has its own texts and drawings, and is neither made nor approved by the publisher. If you like the game, buy the box.
golden_ages-about = Each era brings a new civilization, new wonders and new buildings. You add a tile to the continents, then take one action a turn: explore with your three colonists, found cities, build, develop technologies, attack, or send artists to the Agora. Whoever has no standing colonist left may start a golden age and take 2 gold a turn; the first to do so chooses what history will judge everybody by. After four eras the most points win.
golden_ages-provenance = Rules and figures follow the French rulebook. What it does not print (the islands, the tiles, most cards) comes from public sources; the costs of three invasion spaces, the marks 3+ and 4+ of the buildings, the timing of Versailles and of the Eiffel Tower, and the future technology Arcologies are reconstructed. Every card says which.
golden_ages-fact-agora = Agora
golden_ages-fact-agora-text = Colonists lie here after they worked as builders or artists. At the end of the era they stand on their capital again.
golden_ages-fact-purse = { $count } gold
golden_ages-fact-purse-text = Gold pays for wonders, technologies and attacks. At the end of the game every 3 gold are 1 point.
golden_ages-fact-reserve = Reserve: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
golden_ages-fact-reserve-text = A city takes its cubes from here first; what is missing may come from own cities. Cubes of cities that were conquered come back.
golden_ages-fact-glory = Invasions: { $count ->
    [one] 1 glory tile
   *[other] { $count } glory tiles
}
golden_ages-fact-glory-text = Each attack pays what the first free space says and brings a glory tile. There is room for four in a game.
golden_ages-prospect-gold = { $count } more gold
golden_ages-fact-points = Points so far
golden_ages-fact-points-text = What has been scored so far, and for what. The end adds the other lines of the score.
golden_ages-fact-cell = Cell { $row },{ $col }
golden_ages-fact-cell-text = { $ground ->
    [continent] Continent
    [island] Island
   *[other] Open sea
}{ $count ->
    [0] {""}.
   *[other] : { $symbols }{ $hidden ->
        [0] {""}
       *[other] {" "}(hidden by a capital)
    }.
}

golden_ages-symbol-game = Game
golden_ages-symbol-gem = Gem
golden_ages-symbol-stone = Stone
golden_ages-symbol-wheat = Wheat
golden_ages-row-movement = Movement
golden_ages-row-life = Life
golden_ages-row-industry = Industry
golden_ages-row-trade = Trade
golden_ages-source-rulebook = printed in the rulebook
golden_ages-source-public = from public sources
golden_ages-source-reconstructed = reconstructed
golden_ages-tile-continent_square = the square tile
golden_ages-tile-continent_l1 = tile 1 of three cells
golden_ages-tile-continent_l2 = tile 2 of three cells
golden_ages-tile-continent_l3 = tile 3 of three cells
golden_ages-tile-continent_l4 = tile 4 of three cells
golden_ages-tile-continent_d01 = tile 1 of two cells
golden_ages-tile-continent_d02 = tile 2 of two cells
golden_ages-tile-continent_d03 = tile 3 of two cells
golden_ages-tile-continent_d04 = tile 4 of two cells
golden_ages-tile-continent_d05 = tile 5 of two cells
golden_ages-tile-continent_d06 = tile 6 of two cells
golden_ages-tile-continent_d07 = tile 7 of two cells
golden_ages-tile-continent_d08 = tile 8 of two cells
golden_ages-tile-continent_d09 = tile 9 of two cells
golden_ages-tile-continent_d10 = tile 10 of two cells
golden_ages-tile-continent_d11 = tile 11 of two cells
golden_ages-tile-continent_d12 = tile 12 of two cells

golden_ages-term-artist = Artists
golden_ages-term-science = Computer Science
golden_ages-term-technologies = Technologies, when developed
golden_ages-term-wonders = Wonders
golden_ages-term-buildings = Buildings
golden_ages-term-judgements = History’s judgements
golden_ages-term-gold = Gold
golden_ages-term-backs = Backs of technologies
golden_ages-term-glory = Glory tiles
golden_ages-term-future = Future technology
golden_ages-feature-gold = Gold in hand
golden_ages-feature-cities = Cities
golden_ages-feature-cubes = Cubes on the map
golden_ages-feature-techs = Technologies
golden_ages-feature-symbols = Symbols under control
golden_ages-feature-standing = Standing colonists
golden_ages-feature-glory = Glory tiles
golden_ages-option-sea = Sea
golden_ages-option-sea-help = Whether colonists may enter open sea. The rulebook can be read both ways; the default is our reading.
golden_ages-option-sea-open = Open sea: colonists may cross it and stop there
golden_ages-option-sea-closed = Closed sea: only continents and islands

golden_ages-prompt-civ = { $name }, keep { $civ } ({ $value }) or replace it by { $new } ({ $new_value })?
golden_ages-choice-civ-keep = Keep { $civ } ({ $value })
golden_ages-choice-civ-replace = Play { $civ } ({ $value })
golden_ages-prompt-india_tech = { $name }, India: develop one technology of level 5, without its points.
golden_ages-choice-india_tech-tech = { $tech }
golden_ages-prompt-place_tile = { $name }, place your land on the map ({ $tile }).
golden_ages-choice-place_tile-place = Place it at { $row },{ $col }, turned by { $rotation }°
golden_ages-prompt-capital = { $name }, does your capital stay or move?
golden_ages-choice-capital-capital = Capital on { $row },{ $col }
golden_ages-choice-capital-stay = The capital stays where it is
golden_ages-prompt-action = { $name }, take one action.
golden_ages-choice-action-explorer = Explorer
golden_ages-choice-action-builder = Builder
golden_ages-choice-action-artist = Artist: 3 points
golden_ages-choice-action-soldier = Soldier
golden_ages-choice-action-build_wonder = Build a wonder
golden_ages-choice-action-activate = Activate a card
golden_ages-choice-action-develop = Develop a technology
golden_ages-choice-action-golden_age = Start a golden age
golden_ages-prompt-colonist = { $name }, { $action }: which colonist?
golden_ages-choice-colonist-colonist = The colonist on { $row },{ $col }
golden_ages-choice-colonist-nobody = Without a colonist
golden_ages-prompt-move = { $name }, Explorer: choose where to go.
golden_ages-choice-move-move = { $steps ->
    [0] Stay on { $row },{ $col }
   *[other] Go to { $row },{ $col }
}{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold } gold)
}
golden_ages-prompt-found_city = { $name }, found a city here?{ $lacking ->
    [0] {""}
   *[other] {" "}({ $lacking } of { $cubes } cubes must come from your cities.)
}
golden_ages-choice-found_city-found = Found a city of { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} (+{ $gold } gold)
golden_ages-choice-found_city-decline = Found no city
golden_ages-prompt-cubes_from = { $name }, take a cube from one of your cities ({ $lacking } lacking).
golden_ages-choice-cubes_from-fetch = From the city on { $row },{ $col }
golden_ages-prompt-building = { $name }, Builder: take a building.
golden_ages-choice-building-take = { $building }
golden_ages-prompt-discard = { $name }, no slot is free for { $building }: discard one of your buildings.
golden_ages-choice-discard-discard = Discard { $building }
golden_ages-prompt-attack = { $name }, Soldier: attack which cell?
golden_ages-choice-attack-attack = Attack { $row },{ $col } for { $cost } gold{ $gold ->
    [0] {""}
   *[other] {" "}(the move brings { $gold })
}
golden_ages-prompt-glory_keep = { $name }, China: keep one of the two glory tiles.
golden_ages-choice-glory_keep-glory = Keep the tile of { $value }
golden_ages-prompt-build_wonder = { $name }, build which wonder?
golden_ages-choice-build_wonder-wonder = { $wonder } { $free ->
    [0] for { $cost } gold
   *[other] for nothing (Greece)
}
golden_ages-prompt-free_tech = { $name }, { $wonder }: develop a technology for nothing ({ $left } left).
golden_ages-prompt-activate = { $name }, activate which card?
golden_ages-choice-activate-use = { $card }
golden_ages-prompt-card_tech = { $name }, { $card }: which technology?
golden_ages-prompt-stand_up = { $name }, the Factory: which colonist stands up?
golden_ages-choice-stand_up-stand_up = The colonist on { $row },{ $col }
golden_ages-prompt-shift = { $started ->
    [0] { $name }, Notre Dame: shift a lying colonist.
   *[other] { $name }, Notre Dame: shift another one, or stop.
}
golden_ages-choice-shift-stop = Stop
golden_ages-choice-shift-recall = From the Agora to the capital
golden_ages-choice-shift-send = From { $row },{ $col } to the Agora
golden_ages-prompt-develop = { $name }, develop which technology?
golden_ages-prompt-more = { $name }, Japan: develop another technology, or stop.
golden_ages-choice-more-stop = Stop
golden_ages-choice-free_tech-tech = { $tech } for { $cost } gold
golden_ages-choice-card_tech-tech = { $tech } for { $cost } gold
golden_ages-choice-develop-tech = { $tech } for { $cost } gold
golden_ages-choice-more-tech = { $tech } for { $cost } gold
golden_ages-prompt-judgement = { $name }, the first golden age of the era: choose history’s judgement.
golden_ages-choice-judgement-judgement = { $judgement } ({ $points } for you now)

golden_ages-event-activate = { $you ->
    [yes] You activate
   *[no] { $name } activates
} { $card }.
golden_ages-event-agora = { $you ->
    [yes] You send
   *[no] { $name } sends
} a colonist from { $row },{ $col } to the Agora.
golden_ages-event-attack = { $you ->
    [yes] You attack
   *[no] { $name } attacks
} { $row },{ $col } for { $cost } gold (attack { $number }).
golden_ages-event-building = { $you ->
    [yes] You build
   *[no] { $name } builds
}: { $building }.
golden_ages-event-capital = { $you ->
    [yes] You put
   *[no] { $name } puts
} the capital on { $row },{ $col }.
golden_ages-event-control = { $you ->
    [yes] You take
   *[no] { $name } takes
} control on { $row },{ $col }: { $count } × { $symbol }, { $gold } gold.
golden_ages-event-develop = { $you ->
    [yes] You develop
   *[no] { $name } develops
} { $tech } for { $cost } gold{ $cubes ->
    [0] {""}
    [one] {" "}(1 cube more)
   *[other] {" "}({ $cubes } cubes more)
}.
golden_ages-event-discard = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $building }.
golden_ages-event-draw_tile = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $tile }.
golden_ages-event-end = The game is over.
golden_ages-event-end_era = Era { $era } is over. { $judgement } leaves the game; colonists stand up, cards are ready again.
golden_ages-event-era = Era { $era } begins. Wonders: { $wonders }. Buildings: { $buildings }.
golden_ages-event-fetch = { $you ->
    [yes] You take
   *[no] { $name } takes
} a cube from the city on { $row },{ $col }{ $left ->
    [0] {""}, which is gone
   *[other] {""}
}.
golden_ages-event-first_player = { $you ->
    [yes] You are
   *[no] { $name } is
} the first player of the era (value { $value }).
golden_ages-event-found = { $you ->
    [yes] You found
   *[no] { $name } founds
} a city on { $row },{ $col } with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: { $gold } gold.
golden_ages-event-glory = { $you ->
    [yes] You take
   *[no] { $name } takes
} a glory tile of { $value }.
golden_ages-event-gold = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $amount } gold ({ $by }).
golden_ages-event-golden_age = { $you ->
    [yes] You start
   *[no] { $name } starts
} a golden age.
golden_ages-event-judged = { $you ->
    [yes] You score
   *[no] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $by }, { $civ }).
golden_ages-event-judgement = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} history’s judgement: { $judgement }.
golden_ages-event-keep_civ = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} { $civ }; { $new } is discarded.
golden_ages-event-lie_down = { $you ->
    [yes] You lay
   *[no] { $name } lays
} the colonist on { $row },{ $col } down.
golden_ages-event-look_glory = { $you ->
    [yes] You look
   *[no] { $name } looks
} at { $count } glory tiles{ $known ->
    [0] {""}
   *[other] : { $values }
}.
golden_ages-event-move = { $you ->
    [yes] You { $steps ->
        [0] leave a colonist on { $row },{ $col }
       *[other] move a colonist from { $from_row },{ $from_col } to { $row },{ $col }
    }
   *[no] { $name } { $steps ->
        [0] leaves a colonist on { $row },{ $col }
       *[other] moves a colonist from { $from_row },{ $from_col } to { $row },{ $col }
    }
}.
golden_ages-event-no_tile = { $you ->
    [yes] You have
   *[no] { $name } has
} no tile that fits anywhere.
golden_ages-event-place_tile = { $you ->
    [yes] You place
   *[no] { $name } places
} { $tile } at { $row },{ $col }, turned by { $rotation }°.
golden_ages-event-play_civ = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $civ }.
golden_ages-event-points = { $you ->
    [yes] You score
   *[no] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $by }).
golden_ages-event-raze = { $you ->
    [yes] You lose
   *[no] { $name } loses
} the city on { $row },{ $col } ({ $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} back in the reserve).
golden_ages-event-recall = { $you ->
    [yes] You bring
   *[no] { $name } brings
} a colonist from the Agora to the capital on { $row },{ $col }.
golden_ages-event-reveal_civ = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} { $new }.
golden_ages-event-reveal_future = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
} the future technology { $future }.
golden_ages-event-sent_home = { $you ->
    [yes] You have
   *[no] { $name } has
} { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
} on { $row },{ $col } sent home to the capital.
golden_ages-event-stand_up = { $you ->
    [yes] You stand
   *[no] { $name } stands
} the colonist on { $row },{ $col } up.
golden_ages-event-stay = { $you ->
    [yes] You leave
   *[no] { $name } leaves
} the capital on { $row },{ $col }.
golden_ages-event-unfit_tile = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $tile }, which fits nowhere.
golden_ages-event-wonder = { $you ->
    [yes] You build
   *[no] { $name } builds
} { $wonder } for { $cost } gold.

golden_ages-refuse-apart = The tile must touch a continent: at { $row },{ $col } it would lie alone.
golden_ages-refuse-attack-cost = The attack costs { $cost } gold, and you would have { $gold }.
golden_ages-refuse-building-alike = There are two cards { $building } that are alike: choose the first.
golden_ages-refuse-building-gone = { $building } is not among the buildings that are face up.
golden_ages-refuse-card-alike = You have two cards { $card } that are alike: use the first.
golden_ages-refuse-card-used = { $card } has been used in this era.
golden_ages-refuse-covered = There is already a continent on { $row },{ $col }.
golden_ages-refuse-developed = You have already developed { $tech }.
golden_ages-refuse-judgement-gone = { $judgement } is not face up.
golden_ages-refuse-land-meets-sea = Land would meet sea on the { $side ->
    [n] north
    [e] east
    [s] south
   *[other] west
} side of { $row },{ $col }.
golden_ages-refuse-level-5 = { $tech } is not a technology of level 5.
golden_ages-refuse-must-place = In the first era the capital must be put on the tile just placed.
golden_ages-refuse-needs-colonist = This action needs a standing colonist.
golden_ages-refuse-no-attack = With { $gold } gold you can attack nothing within your colonists’ reach.
golden_ages-refuse-no-attack-from = From { $row },{ $col } there is nothing within reach that you could attack and pay for.
golden_ages-refuse-no-building = There is no building left to take in this era.
golden_ages-refuse-no-card = You have no unused card that could be activated now.
golden_ages-refuse-no-colonist = None of your colonists is standing.
golden_ages-refuse-no-object = { $card } has nothing to act on now.
golden_ages-refuse-no-own-city = You have no city on { $row },{ $col }.
golden_ages-refuse-no-space = Your invasion track is full: { $count } attacks are the most in a game.
golden_ages-refuse-no-target = No opponent has a city, or a colonist away from home, that could be attacked.
golden_ages-refuse-no-target-there = There is nothing to attack on { $row },{ $col }.
golden_ages-refuse-no-tech = With { $gold } gold you can pay for no technology.
golden_ages-refuse-no-wonder = With { $gold } gold you can pay for none of the wonders on display.
golden_ages-refuse-nobody-in-agora = None of your colonists is in the Agora.
golden_ages-refuse-not-drawn = You have not drawn a glory tile of { $value }.
golden_ages-refuse-not-free = You cannot have { $wonder } for nothing: only Greece may, once in a game.
golden_ages-refuse-not-lying = None of your colonists is lying on { $row },{ $col }.
golden_ages-refuse-not-on-tile = { $row },{ $col } is not a cell of the tile just placed.
golden_ages-refuse-not-own = You have no { $card }.
golden_ages-refuse-not-standing = None of your colonists is standing on { $row },{ $col }.
golden_ages-refuse-notation = “{ $text }” is not an action of The Golden Ages.
golden_ages-refuse-one-direction = Notre Dame shifts colonists in one direction only.
golden_ages-refuse-open-sea = { $row },{ $col } is open sea, which is closed in this game.
golden_ages-refuse-other-decision = “{ $verb }” is not an answer to the open decision.
golden_ages-refuse-outside = At { $row },{ $col } the tile would leave the board.
golden_ages-refuse-passive = { $card } has nothing to activate.
golden_ages-refuse-predecessor = { $tech } needs { $needed } first.
golden_ages-refuse-same-rotation = At { $row },{ $col } the tile would look the same half a turn back: use that rotation.
golden_ages-refuse-sea-meets-land = Sea would meet land on the { $side ->
    [n] north
    [e] east
    [s] south
   *[other] west
} side of { $row },{ $col }.
golden_ages-refuse-shift-one = Notre Dame must shift at least one colonist.
golden_ages-refuse-standing = { $count ->
    [one] { $count } of your colonists is still standing.
   *[other] { $count } of your colonists are still standing.
}
golden_ages-refuse-tech-cost = { $tech } costs { $cost } gold, and you have { $gold }.
golden_ages-refuse-too-far = { $row },{ $col } is too far: your colonists move { $range } at most.
golden_ages-refuse-wonder-cost = { $wonder } costs { $cost } gold, and you have { $gold }.
golden_ages-refuse-wonder-gone = { $wonder } is not among the wonders that are face up.
golden_ages-refuse-word = “{ $word }” does not fit after “{ $verb }”.

## What the levels are like

golden_ages-level-1 = Sends colonists out and buys what looks useful, without counting much. Good company for a first game.
golden_ages-level-2 = Makes the most of every turn in points, gold and outlook, without a plan for the era.
golden_ages-level-3 = Knows from many games what gold, colonists and technologies are worth in each era, and now and then plays a turn that promises nearly as much as the best.
golden_ages-level-4 = Tries out a hundred ways the game may go on before every decision, yours among them.
golden_ages-level-5 = Tries out more than a thousand ways the game may go on before every decision, yours among them. Hard to beat.
golden_ages-round-name = era
