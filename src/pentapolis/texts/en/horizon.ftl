# Beyond the Horizon: names, prompts, choices, log lines and refusals.

horizon-name = Beyond the Horizon
horizon-tagline = Share one tree of technologies, and explore a map that grows.
horizon-credits = A game by Dennis K. Chan, Adam Hill, Ben Pinchback and Matt Riddle, published by Cranio Creations in 2024. This is an unofficial edition: it has its own texts and drawings, and is neither made nor approved by the publisher. If you like the game, buy the box.
horizon-about = On your turn you move your one Action pawn to a space and perform its action: research, recruit and move, or gather pawns and coins. Then you may expand once (a building, a village or a city), you produce, and you claim an objective if you fulfil one. One round after the last objectives needed are claimed, the most Victory Points win.
horizon-provenance = Rules, costs and set-up follow the French rulebook. It prints no list of cards and tiles: nearly all technologies, leaders, buildings, territories, objectives and governments are reconstructed, and so are the lines of the tree, the order of the track spaces and the number of action spaces. They are ours; each card says so.

horizon-colour-blue = blue
horizon-colour-green = green
horizon-colour-red = red
horizon-colour-yellow = yellow
horizon-track-food = food
horizon-track-economy = economy
horizon-track-infrastructure = infrastructure
horizon-track-investment = investment
horizon-token-settle = Settle
horizon-token-fortify = Fortify
horizon-unit-settler = settler
horizon-unit-soldier = soldier
horizon-stage-despotism = Despotism
horizon-stage-monarchy = Monarchy
horizon-stage-theocracy = Theocracy
horizon-stage-democracy = Democracy
horizon-direction-e = east
horizon-direction-ne = north-east
horizon-direction-nw = north-west
horizon-direction-w = west
horizon-direction-sw = south-west
horizon-direction-se = south-east
horizon-place-cradle = Cradle of Civilization
horizon-place-start_0 = starting tile 1
horizon-place-start_1 = starting tile 2
horizon-place-start_2 = starting tile 3
horizon-place-start_3 = starting tile 4
horizon-place-exploring = on the way
horizon-goal-investment = the investment track
horizon-goal-village = a village
horizon-goal-city = a city
horizon-goal-left = a building (left)
horizon-goal-right = a building (right)
horizon-goal-objective = an objective
horizon-source-rulebook = printed in the rulebook
horizon-source-public = from public sources
horizon-source-reconstructed = reconstructed
horizon-slot = Slot { $slot }
horizon-fact-unit = { $unit } of strength { $strength }
horizon-fact-track = { $track } track: { $left } cubes left
horizon-fact-unexplored = Unexplored land
horizon-fact-unexplored-text = A Settler that steps here reveals the next Territory: its bonus is resolved, the tile is laid, and the Settler moves onto it.
horizon-fact-columns = Columns: { $inactive } inactive pawns
horizon-fact-columns-text = { $count ->
    [0] Producing population would bring nothing now: no activated column has a pawn.
    [one] Producing population activates 1 pawn now, from column { $columns }.
   *[other] Producing population activates { $count } pawns now, one from each of columns { $columns }.
}
horizon-fact-investment = Investment track: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
horizon-fact-investment-text = Each invested cube resolves the space it is put on. Of the spaces with points the last one covered counts, and every cube beyond the ninth is worth 1 VP.
horizon-fact-purse-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
horizon-fact-purse-coins-text = Coins pay for actions, spaces with a coin, buildings, and pawns in a trade. Producing coins would bring { $hands } now. At the end they only break a tie that cubes and active pawns leave.
horizon-fact-purse-active = { $count ->
    [one] 1 active pawn
   *[other] { $count } active pawns
}
horizon-fact-purse-active-text = Active pawns become scholars where you research. Those that an action exhausts go back to your columns. At the end they only break a tie that cubes leave.
horizon-fact-purse-settle = Settle tokens: { $count }
horizon-fact-purse-settle-text = In the expansion phase one is given back for each village that is settled.
horizon-fact-purse-fortify = Fortify tokens: { $count }
horizon-fact-purse-fortify-text = In the expansion phase one is given back for each city that is fortified.
horizon-fact-slot-text = { $of ->
    [0] Anybody may research here.
   *[other] Who researches here must have { $required } of these slots: { $linked }.
} The first one takes the leader, chooses a colour and one of two cards.
horizon-fact-settler-text = Explores, builds, and settles villages: there its strength counts against the force of the territory.
horizon-fact-soldier-text = Fortifies cities: there its strength counts against the force of the territory. Only settlers explore and build.
horizon-fact-start-text = Its owner recruits units and may build here. The units of others only cross it, until a building covers it.
horizon-fact-cradle-text = Everybody may stop here, and build here.
horizon-fact-space = { $space } { $letter }
horizon-term-objectives = Objectives
horizon-term-technologies = Technologies
horizon-term-endgame = Level IV bonuses
horizon-term-villages = Villages
horizon-term-cities = Cities
horizon-term-buildings = Buildings
horizon-term-investment = Investment
horizon-term-leaders = Leaders
horizon-term-government = Government
horizon-feature-coins = Coins
horizon-feature-pawns = Active pawns
horizon-feature-technologies = Technologies
horizon-feature-units = Units on the map
horizon-feature-tiles = Building tiles in reserve
horizon-feature-settle = Settle and Fortify tokens

horizon-prompt-government = { $name }, take a government.
horizon-choice-government-govern = { $government }
horizon-prompt-space = { $name }, move your Action pawn.
horizon-choice-space-go = { $space } ({ $letter }){ $coins ->
    [0] {""}
    [one] {", "}1 coin
   *[other] {", "}{ $coins } coins
}{ $exhausted ->
    [0] {""}
   *[other] {", "}exhaust { $exhausted }
}
horizon-prompt-expansion = { $name }, expand once, or not.
horizon-choice-expansion-expand = { $option ->
    [build] A new building
    [join] Join a building
    [settle] Settle a village with a token
    [fortify] Fortify a city with a token
   *[nothing] No expansion
}
horizon-prompt-production = { $name }, produce population or coins, or trade.
horizon-choice-production-produce = { $what ->
    [population] Population: { $count }
    [coins] Coins: { $count }
   *[trade] Trade
}
horizon-prompt-trade = { $name }, exchange something, or stop.
horizon-choice-trade-stop = Stop
horizon-choice-trade-buy = { $coins } coins → 1 active pawn
horizon-choice-trade-sell = Exhaust 1 active pawn → 1 coin
horizon-choice-trade-recall = Recall a { $unit } of strength { $strength } ({ $place })
horizon-prompt-objective = { $name }, claim an objective.
horizon-choice-objective-claim = Claim { $objective }
horizon-prompt-track = { $name }, from which track does the cube for { $goal } come?
horizon-choice-track-track = The { $track } track (space { $space })
horizon-prompt-slot = { $name }, research a technology (level { $levels }).
horizon-choice-slot-research = { $slot }{ $known ->
    [1] {": "}{ $technology }
   *[other] {""}
}{ $discovers ->
    [1] {" "}(discovery)
   *[other] {""}
}{ $coins ->
    [0] {""}
    [one] {", "}1 coin
   *[other] {", "}{ $coins } coins
}
horizon-choice-slot-decline = Decline
horizon-prompt-colour = { $name }, choose the colour of the card for { $slot }.
horizon-choice-colour-colour = { $colour }
horizon-prompt-card = { $private ->
    [1] { $name }, keep one of the revealed technologies.
   *[other] { $name }, choose the technology for { $slot }.
}
horizon-choice-card-card = { $technology }
horizon-prompt-recruit = { $name }, recruit an { $columns ->
    [1] inactive
   *[other] active
} pawn (strength { $strength }).
horizon-choice-recruit-recruit = A { $unit } of strength { $strength }: { $place }
horizon-choice-recruit-decline = Decline
horizon-prompt-upgrade = { $name }, raise the strength of a unit by { $by }.
horizon-choice-upgrade-upgrade = { $unit } { $strength } → { $to } ({ $place })
horizon-choice-upgrade-decline = Decline
horizon-prompt-step = { $name }, move a unit. Steps left: { $left }.
horizon-choice-step-step = { $unit } { $strength } ({ $place }), { $direction }{ $explores ->
    [1] {": "}explore
   *[other] {" → "}{ $to }
}
horizon-choice-step-stop = Stop
horizon-choice-step-decline = Do not move
horizon-prompt-building_tile = { $name }, take a building tile of level { $level ->
    [1] I
    [2] II
   *[3] III
}.
horizon-choice-building_tile-pick = { $building }
horizon-prompt-option = { $name }, choose one.
horizon-choice-option-option = { $option }
horizon-choice-option-decline = Decline
horizon-prompt-gain = { $name }, take { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
} from your columns? A column would be empty.
horizon-choice-gain-take = Take them
horizon-choice-gain-decline = Leave them
horizon-prompt-basic = { $name }, perform a basic action ({ $left } left).
horizon-choice-basic-basic = { $number ->
    [1] { horizon-action-basic_1 }
    [2] { horizon-action-basic_2 }
    [3] { horizon-action-basic_3 }
   *[4] { horizon-action-basic_4 }
}
horizon-choice-basic-decline = Decline
horizon-prompt-settle = { $name }, settle a village.
horizon-choice-settle-settle = { $place } (force { $force })
horizon-choice-settle-decline = Decline
horizon-prompt-fortify = { $name }, fortify a city.
horizon-choice-fortify-fortify = { $place } (force { $force })
horizon-choice-fortify-decline = Decline
horizon-prompt-engage = { $name }, engage a unit at { $place }: { $engaged } of { $force }.
horizon-choice-engage-engage = A { $unit } of strength { $strength }
horizon-prompt-build = { $name }, build or join a building.
horizon-choice-build-build = Build { $building }, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
horizon-choice-build-join = Join { $building } ({ $place }), { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
horizon-choice-build-decline = Decline
horizon-prompt-builder = { $name }, which settler builds { $building }?
horizon-choice-builder-builder = The settler of strength { $strength } ({ $place })

horizon-event-govern = { $you ->
    [yes] You take
   *[no] { $name } takes
} the government of the { $government }.
horizon-event-round = Round { $round }.
horizon-event-go = { $you ->
    [yes] You move
   *[no] { $name } moves
} the Action pawn: { $space } ({ $letter }){ $coins ->
    [0] {""}
    [one] {", "}for 1 coin
   *[other] {", "}for { $coins } coins
}.
horizon-event-pay = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $exhausted ->
    [0] {""}
    [one] {" "}and 1 exhausted pawn
   *[other] {" "}and { $exhausted } exhausted pawns
}.
horizon-event-coins = { $you ->
    [yes] You gain
   *[no] { $name } gains
} { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
horizon-event-pop = { $you ->
    [yes] You activate
   *[no] { $name } activates
} { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}.
horizon-event-produce_pop = { $you ->
    [yes] You produce
   *[no] { $name } produces
} { $count ->
    [0] no pawn
    [one] 1 pawn (column { $columns })
   *[other] { $count } pawns (columns { $columns })
}.
horizon-event-produce_coins = { $you ->
    [yes] You produce
   *[no] { $name } produces
} { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
horizon-event-token = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $count } × { $token } token.
horizon-event-vp = { $you ->
    [yes] You record
   *[no] { $name } records
} { $points } VP.
horizon-event-option = { $you ->
    [yes] You choose
   *[no] { $name } chooses
}: { $option }.
horizon-event-decline = { $you ->
    [yes] You decline
   *[no] { $name } declines
} an effect.
horizon-event-basic = { $you ->
    [yes] You perform
   *[no] { $name } performs
} basic action { $number }.
horizon-event-pick = { $you ->
    [yes] You take
   *[no] { $name } takes
} the building tile { $building }.
horizon-event-refill = { $building } comes to the river.
horizon-event-uncover = { $you ->
    [yes] You uncover
   *[no] { $name } uncovers
} space { $space } of the { $track } track.
horizon-event-stage = { $you ->
    [yes] You reach
   *[no] { $name } reaches
} { $stage }.
horizon-event-invest = { $you ->
    [yes] You invest
   *[no] { $name } invests
} a cube (space { $space }).
horizon-event-village = { $you ->
    [yes] You settle
   *[no] { $name } settles
} the village of { $place }.
horizon-event-city = { $you ->
    [yes] You fortify
   *[no] { $name } fortifies
} the city of { $place }.
horizon-event-first_builder = { $you ->
    [yes] You are
   *[no] { $name } is
} first builder: { $place }.
horizon-event-second_builder = { $you ->
    [yes] You are
   *[no] { $name } is
} second builder: { $place }.
horizon-event-claim = { $you ->
    [yes] You claim
   *[no] { $name } claims
} { $objective }: { $points } VP.
horizon-event-last_round = { $cubes } cubes lie on the objectives: round { $round } is the last one.
horizon-event-round_limit = Round { $round } is the last one: the game has gone on for as long as it may.
horizon-event-research = { $you ->
    [yes] You research
   *[no] { $name } researches
} { $slot }{ $discovers ->
    [1] {" "}as the first
   *[other] {""}
}{ $coins ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $coins } coins
}.
horizon-event-leader = { $you ->
    [yes] You meet
   *[no] { $name } meets
} the leader { $leader }.
horizon-event-reveal = { $you ->
    [yes] You look
   *[no] { $name } looks
} for { $colour } and { $you ->
    [yes] reveal
   *[no] reveals
}: { $technologies }.
horizon-event-look = { $you ->
    [yes] You reveal
   *[no] { $name } reveals
}: { $technologies }.
horizon-event-place_card = { $you ->
    [yes] You place
   *[no] { $name } places
} { $technology } on { $slot }.
horizon-event-private = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} { $technology } as a private technology.
horizon-event-technology = { $you ->
    [yes] You have
   *[no] { $name } has
} { $technology }.
horizon-event-recruit = { $you ->
    [yes] You recruit
   *[no] { $name } recruits
} a { $unit } of strength { $strength }: { $place }.
horizon-event-upgrade = { $you ->
    [yes] You raise
   *[no] { $name } raises
} a { $unit }: { $strength } → { $to } ({ $place }).
horizon-event-step = { $you ->
    [yes] You move
   *[no] { $name } moves
} a { $unit } of strength { $strength } { $direction }: { $place } → { $to }.
horizon-event-explore = { $you ->
    [yes] You explore
   *[no] { $name } explores
} from { $place } to the { $direction }: { $territory }.
horizon-event-lay = { $place } is laid.
horizon-event-play_token = { $you ->
    [yes] You play
   *[no] { $name } plays
} a { $token } token.
horizon-event-engage = { $you ->
    [yes] You exhaust
   *[no] { $name } exhausts
} { $count } × { $unit }, strength { $strength }: { $place }.
horizon-event-build = { $you ->
    [yes] You build
   *[no] { $name } builds
} { $building } for { $coins } coins: { $place }.
horizon-event-join = { $you ->
    [yes] You join
   *[no] { $name } joins
} { $building } for { $coins } coins: { $place }.
horizon-event-weaken = { $you ->
    [yes] You weaken
   *[no] { $name } weakens
} the settler: { $strength } → { $to } ({ $place }).
horizon-event-exhausted = { $you ->
    [yes] You exhaust
   *[no] { $name } exhausts
} the settler ({ $place }).
horizon-event-buy = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $coins } coins for 1 active pawn.
horizon-event-sell = { $you ->
    [yes] You exhaust
   *[no] { $name } exhausts
} 1 pawn for 1 coin.
horizon-event-recall = { $you ->
    [yes] You recall
   *[no] { $name } recalls
} a { $unit } of strength { $strength } ({ $place }).
horizon-event-end = The game ends after round { $round }.

horizon-refuse-notation = “{ $text }” is no action of this game.
horizon-refuse-word = “{ $word }” does not fit “{ $verb }”.
horizon-refuse-must = This effect cannot be declined: it is the only one, or nothing else of the list can happen.
horizon-refuse-other-decision = “{ $verb }” does not answer the open decision.
horizon-refuse-unavailable = This is not possible now.
horizon-refuse-not-offered = { $government } is not on the table.
horizon-refuse-first-turn = On your first turn only basic actions are open.
horizon-refuse-not-researched = You have not researched { $technology }.
horizon-refuse-requirement = You do not meet the requirement yet. { $what }
horizon-refuse-players = This space is open from { $least } players on.
horizon-refuse-stay = Your Action pawn must move to another space.
horizon-refuse-occupied = Another Action pawn stands there.
horizon-refuse-too-dear = It costs { $coins } coins and { $exhausted } active pawns; you have { $held } coins and { $active } active pawns.
horizon-refuse-no-effect = Once the costs are paid, no effect of this action could happen.
horizon-refuse-no-site = You cannot lay a new building: you have { $tiles } tiles, and need a settler on a free tile and the price.
horizon-refuse-no-join = No settler of yours stands on a building of another player with a free space that you can pay.
horizon-refuse-no-settle-token = You have no { $token } token.
horizon-refuse-no-force = Nowhere are your units ({ $unit }) strong enough for a free place.
horizon-refuse-not-laid = { $place } is not on the map.
horizon-refuse-covered = A building covers { $place }.
horizon-refuse-taken = It has been taken already: { $place }.
horizon-refuse-village-first = The village of { $place } has not been settled.
horizon-refuse-too-weak = Force { $force } is needed; your units ({ $unit }) there have { $strength }.
horizon-refuse-not-engageable = No { $unit } of strength { $strength } can be engaged next without one too many or too few.
horizon-refuse-not-in-reserve = { $building } is not in your reserve.
horizon-refuse-building-price = It costs { $coins } coins; you have { $held }.
horizon-refuse-not-joinable = No settler of yours can join a building there.
horizon-refuse-wrong-mode = This effect is not for that kind of building work.
horizon-refuse-no-settler = You have no settler of strength { $strength } there.
horizon-refuse-foreign-site = It is another player’s starting tile.
horizon-refuse-has-building = There is a building already.
horizon-refuse-has-village = The village there is settled.
horizon-refuse-opposed = A unit of another player stands there.
horizon-refuse-other-place = The building to join lies elsewhere.
horizon-refuse-pawn-price = A pawn costs { $coins } coins; you have { $held }.
horizon-refuse-columns-empty = Your columns are empty.
horizon-refuse-no-active = You have no active pawn.
horizon-refuse-no-unit = You have no such unit: { $unit } { $strength }, { $place }.
horizon-refuse-not-in-game = { $objective } is not in this game.
horizon-refuse-claimed = You have claimed { $objective } already.
horizon-refuse-unfulfilled = You do not fulfil { $objective }.
horizon-refuse-track-empty = No cube is left on that track: { $track }.
horizon-refuse-own-slot = You have a scholar on { $slot } already.
horizon-refuse-wrong-level = This effect does not research level { $level }.
horizon-refuse-prerequisites = You have not researched the { $required } linked slots that { $slot } needs.
horizon-refuse-not-revealed = Nobody has researched { $slot } yet.
horizon-refuse-research-price = It costs { $coins } coins; you have { $held }.
horizon-refuse-no-scholar = You have no pawn for a scholar.
horizon-refuse-colour = { $colour } is not the main colour of a linked card of { $slot }, or the pile has none.
horizon-refuse-not-revealed-card = { $technology } is not one of the cards to choose from.
horizon-refuse-wrong-kind = This effect is not for that kind of unit: { $unit }.
horizon-refuse-no-token = You have no token for such a unit: { $unit }.
horizon-refuse-not-home = { $place } is neither your starting tile nor bears one of your cubes.
horizon-refuse-no-rise = Its strength would not rise.
horizon-refuse-crossing = The unit on the foreign starting tile moves on first.
horizon-refuse-no-stop = You are moving already: stop instead.
horizon-refuse-not-started = Once you move, you make at least one step.
horizon-refuse-foreign-start = You can only cross another player’s starting tile: a step must be left to leave it.
horizon-refuse-soldier-explores = Only settlers explore.
horizon-refuse-reveal-limit = You may reveal no more than { $limit } tiles this turn.
horizon-refuse-stack-empty = The territory stack is empty.
horizon-refuse-two-tiles = A new tile must touch two tiles at least; there it would touch { $count }.
horizon-refuse-edge = No tile can lie so far out.
horizon-refuse-no-option = There are { $count } options.
horizon-refuse-option-closed = It costs { $coins } coins and { $exhausted } pawns (you have { $held } and { $active }), and must be able to do something.
horizon-refuse-basic-closed = Basic action { $number } could do nothing now.
horizon-refuse-no-basic = Basic action { $number } is not offered here.
horizon-refuse-not-in-river = { $building } does not lie face up.
horizon-refuse-wrong-river = { $building } is not of level { $level }.

## What the levels are like

horizon-level-1 = Plays what looks about right, without counting much. Good company for a first game.
horizon-level-2 = Looks at where a turn leads, and often takes what is only nearly as good.
horizon-level-3 = Makes the most of every few decisions in points, cubes and units, and hoards what it could use.
horizon-level-4 = Looks at where a turn leads, and now and then takes what is only nearly as good.
horizon-level-5 = Looks through every turn to its end and always plays what promises most; it does not guess at your answers.
