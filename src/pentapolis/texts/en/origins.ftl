# Origins: First Builders: names, prompts, choices, log lines and refusals.

origins-name = Origins: First Builders
origins-tagline = Raise a city under the Motherships with dice that work and rule.
origins-credits = A game by Adam Kwapiński, published by Board&Dice, in French by Pixie Games. This is an unofficial edition: it has its own texts and drawings, and is neither made nor approved by the publishers. If you like the game, buy the box.
origins-about = On your turn you take one action: send a worker to an Encounter site, complete a District, raise a tower, grow your population, or pass. A worker needs the value that the Mothership shows, or Wisdom for what it lacks; after each visit the ship rises. At a site you gain resources, build, climb temples, recruit, fight or train. Dice that rise beyond 6 become Advisors; dice on Seats of Power score with their towers at the end. Most points win.
origins-provenance = Rules, set-up and effects follow the French rulebook. It does not print the pairing of the actions of the sites, the colours of the bonus tiles, the costs and copies of most buildings, the District cards and most figures of the tracks: these are reconstructed so that they agree with every count and example of the rulebook, and each says so.

origins-colour-red = red
origins-colour-orange = orange
origins-colour-yellow = yellow
origins-colour-blue = blue
origins-colour-purple = purple
origins-colour-any = any tile
origins-resource-stone = Stone
origins-resource-food = Food
origins-resource-wisdom = Wisdom
origins-resource-gold = Gold
origins-worker-red1 = red 1
origins-worker-red2 = red 2
origins-worker-red3 = red 3
origins-worker-red4 = red 4
origins-worker-red5 = red 5
origins-worker-red6 = red 6
origins-worker-orange1 = orange 1
origins-worker-orange2 = orange 2
origins-worker-orange3 = orange 3
origins-worker-orange4 = orange 4
origins-worker-orange5 = orange 5
origins-worker-orange6 = orange 6
origins-worker-yellow1 = yellow 1
origins-worker-yellow2 = yellow 2
origins-worker-yellow3 = yellow 3
origins-worker-yellow4 = yellow 4
origins-worker-yellow5 = yellow 5
origins-worker-yellow6 = yellow 6
origins-worker-blue1 = blue 1
origins-worker-blue2 = blue 2
origins-worker-blue3 = blue 3
origins-worker-blue4 = blue 4
origins-worker-blue5 = blue 5
origins-worker-blue6 = blue 6
origins-worker-purple1 = purple 1
origins-worker-purple2 = purple 2
origins-worker-purple3 = purple 3
origins-worker-purple4 = purple 4
origins-worker-purple5 = purple 5
origins-worker-purple6 = purple 6
origins-worker-archon = Archon
origins-worker-speaker2 = Speaker 2
origins-worker-speaker3 = Speaker 3
origins-worker-speaker4 = Speaker 4
origins-worker-speaker5 = Speaker 5
origins-temple-forest = Forest temple
origins-temple-mountain = Mountain temple
origins-temple-sea = Sea temple
origins-action-gain_3_stone = Gain 3 Stone
origins-action-military = Advance and/or attack
origins-action-gain_3_food = Gain 3 Food
origins-action-build = Build a building
origins-action-gain_3_wisdom = Gain 3 Wisdom
origins-action-temple = Climb a temple
origins-action-gain_basic_and_gold = Gain 1 basic resource + 1 Gold
origins-action-recruit = Recruit a Citizen
origins-action-gain_one_of_each = Gain 1 Stone + 1 Wisdom + 1 Food
origins-action-food_power = Spend 1-3 Food
origins-bonus-blue = Climb 1 step
origins-bonus-purple = Build
origins-bonus-red = Advance or attack
origins-bonus-orange = Take a Speaker
origins-bonus-yellow = Gain 1 basic resource
origins-side-north = north
origins-side-east = east
origins-side-south = south
origins-side-west = west
origins-corner-sw = south-west
origins-corner-se = south-east
origins-corner-nw = north-west
origins-corner-ne = north-east
origins-condition-temples = All three temples topped
origins-condition-district_gold = No Gold on District cards
origins-condition-tower_colours = Three tower colours or fewer
origins-condition-citizen_colour = A Citizen colour is exhausted
origins-condition-rounds = The fifth round is over
origins-source-rulebook = printed in the rulebook
origins-source-public = from public sources
origins-source-reconstructed = reconstructed
origins-term-military = Military track
origins-term-military-text = Each Attack scores 1 point for each marker behind the attacker’s and 1 for each threshold it has crossed; the final space scores 9.
origins-term-buildings = Buildings
origins-term-buildings-text = What the abilities of buildings have scored so far.
origins-term-districts = District cards
origins-term-population = Population
origins-term-promotions = Promotions
origins-term-gold = Gold
origins-term-advisors = Advisors
origins-term-temples = Temples
origins-term-seats = Seats of Power
origins-term-target = Target
origins-feature-stone = Stone
origins-feature-food = Food
origins-feature-wisdom = Wisdom
origins-feature-towers = Tower levels
origins-feature-freemen = Freemen
origins-feature-speakers = Speakers
origins-feature-tiles = City tiles
origins-feature-dice = Dice on Seats of Power
origins-opponent = The target

origins-building-armory = Armory
origins-building-armory-text = Advance 2 spaces on the Military track and/or make one Attack, in either order.
origins-building-arena = Arena
origins-building-arena-text = Gain 2 points per red building in your City (this one included) and 2 points per red Freeman you have.
origins-building-outpost = Outpost
origins-building-outpost-text = Advance 1 space on the Military track or make one Attack.
origins-building-equestrian_grounds = Equestrian Grounds
origins-building-equestrian_grounds-text = Advance 2 spaces on the Military track, then gain 1 Stone or 1 Food (choose for each) per opponent whose marker is behind yours.
origins-building-fortress = Fortress
origins-building-fortress-text = Advance 1 space on the Military track per red building in your City (this one included).
origins-building-veterans_quarter = Veterans’ Quarter
origins-building-veterans_quarter-text = Choose one of your unused Freemen: gain points equal to its value, then lower it by 1 (a 1 stays 1).
origins-building-castle = Castle
origins-building-castle-text = Gain 1 point plus 3 points per completed District in your City (the one being completed included).
origins-building-construction_yard = Construction Yard
origins-building-construction_yard-text = Take one tile of the market free of cost and keep it beside your board (market refills); a later build may use it instead of a market tile (no Wisdom, its Stone cost is due).
origins-building-court_of_justice = Court of Justice
origins-building-court_of_justice-text = Swap one of your unused Freeman dice for a reserve die of another colour, keeping the value.
origins-building-estate = Estate
origins-building-estate-text = Take one Citizen of the recruitment row without paying Wisdom (free base needed).
origins-building-forum = Forum
origins-building-forum-text = Take one Speaker of your choice from the Speaker area, if there is one.
origins-building-stone_circle = Stone Circle
origins-building-stone_circle-text = Gain 0/1/3/6/10 points if your City has buildings of 1/2/3/4/5 different colours (Farms, Agora and Palace have no colour).
origins-building-granary = Granary
origins-building-granary-text = Gain 1 Food plus 1 Food per Farm in your City.
origins-building-harbour = Harbour
origins-building-harbour-text = Gain 2 points per yellow building in your City (this one included).
origins-building-market_hall = Market
origins-building-market_hall-text = Gain 4 points per yellow Freeman you have.
origins-building-mint = Mint
origins-building-mint-text = Gain 1 Gold.
origins-building-quarry = Quarry
origins-building-quarry-text = Gain 1 Stone plus 1 Stone per empty space orthogonally adjacent to this tile.
origins-building-workshop = Workshop
origins-building-workshop-text = Gain 1 basic resource of your choice.
origins-building-temple_of_forest = Forest Temple
origins-building-temple_of_forest-text = Climb 2 steps on the Forest temple; you may spend 1 Gold to climb 1 step on another temple. No Zodiac card.
origins-building-temple_of_mountain = Mountain Temple
origins-building-temple_of_mountain-text = Climb 2 steps on the Mountain temple; you may spend 1 Gold to climb 1 step on another temple. No Zodiac card.
origins-building-temple_of_sea = Sea Temple
origins-building-temple_of_sea-text = Climb 2 steps on the Sea temple; you may spend 1 Gold to climb 1 step on another temple. No Zodiac card.
origins-building-obelisk = Obelisk
origins-building-obelisk-text = Gain 1/2/4/7 points if your City has 1/2/3/4 or more Obelisks (this one included).
origins-building-sanctuary = Sanctuary
origins-building-sanctuary-text = Gain 3/6/10 points if you hold 1/2/3 Zodiac cards (nothing for none).
origins-building-statue = Statue
origins-building-statue-text = Climb 1 step on the temple of your choice.
origins-building-artists_salon = Artists’ Salon
origins-building-artists_salon-text = Gain 3 points per different colour among your Freemen.
origins-building-astronomy_tower = Astronomy Tower
origins-building-astronomy_tower-text = Gain 1 Wisdom plus 1 Wisdom per Advisor on your row.
origins-building-fountain_of_wisdom = Fountain of Wisdom
origins-building-fountain_of_wisdom-text = Gain 1 Wisdom and set any one Mothership to 1.
origins-building-gateway = Gateway
origins-building-gateway-text = Add up to 2 to the value of one of your unused Freemen, one point at a time (a 6 that is raised becomes an Advisor).
origins-building-healers_house = Healer’s House
origins-building-healers_house-text = Gain 1 point plus 1 point per Freeman you have.
origins-building-mages_tower = Mages’ Tower
origins-building-mages_tower-text = Use the ability of one building orthogonally adjacent to this tile.
origins-building-agora = Agora
origins-building-agora-text = When you complete a District that contains the Agora, with a die of any colour, gain 1 basic resource of your choice.
origins-building-palace = Palace
origins-building-palace-text = No ability; carries the five towers, each of height 1 at the start.
origins-building-farm = Farm
origins-building-farm-text = Back of every building tile: no colour, no ability, no cost.
origins-sign-sagittarius = Sagittarius
origins-sign-sagittarius-text = Whenever you take a Citizen or a Speaker you may add 1 to its value, to at most 6 (Citizen) or 5 (Speaker).
origins-sign-pisces = Pisces
origins-sign-pisces-text = You may treat any bonus action you are entitled to as ’gain 1 Gold’ (nothing is paid).
origins-sign-capricorn = Capricorn
origins-sign-capricorn-text = Whenever you raise a tower you may add 2 to one of your Freemen (used or unused), to at most 6; a 6 cannot be chosen; dice on Seats of Power are never concerned.
origins-sign-aquarius = Aquarius
origins-sign-aquarius-text = Whenever the main action or a Temple you have just built makes you climb 2 steps of a temple you may pay 1 Gold to climb 1 step on another temple (not when a District activates the Temple or a Mages’ Tower copies it).
origins-sign-taurus = Taurus
origins-sign-taurus-text = The Wisdom cost of buildings in the market and of Citizens in the recruitment row is 1 lower for you, never below 0.
origins-sign-cancer = Cancer
origins-sign-cancer-text = When you pass, if you have a free base at that moment (before any promotion), take one Citizen of your choice from the recruitment row without paying Wisdom; this cannot be declined.
origins-sign-libra = Libra
origins-sign-libra-text = After a District has been completed, scored and its buildings activated, you may take one Citizen of the recruitment row, paying its Wisdom cost.
origins-sign-aries = Aries
origins-sign-aries-text = Each of your Attacks gives 1 extra point per red die you own as a Freeman (used or unused) or on a Seat of Power; Advisors do not count.
origins-sign-leo = Leo
origins-sign-leo-text = Whenever you complete a District, the die just placed on the Seat of Power gains 2, to at most 6.
origins-sign-gemini = Gemini
origins-sign-gemini-text = When you pass, gain 1 basic resource of your choice for every space your Military marker will be pushed back at the end of the round (0, 1 or 2).
origins-sign-virgo = Virgo
origins-sign-virgo-text = Whenever you build a building you may put it on one of your Farms instead: pay neither Wisdom nor Stone; the Farm’s tile goes to the bottom of its colour pile.
origins-sign-scorpio = Scorpio
origins-sign-scorpio-text = Gain 1 Wisdom whenever you complete a District and whenever one of your 6-value Citizens is raised (it becomes an Advisor, or scores as a duplicate colour).

origins-prompt-draft_die = { $name }, take one of the dice.
origins-choice-draft_die-draft = Take { $die }
origins-prompt-solo_discard = { $name }, discard one of the highest dice.
origins-choice-solo_discard-discard = Discard { $die }
origins-prompt-solo_pick = { $name }, take one of the dice that are left.
origins-choice-solo_pick-draft = Take { $die }
origins-prompt-choose_action = { $name }, { $extra ->
    [0] choose your action.
   *[other] choose your further action.
}
origins-choice-choose_action-visit = Visit a site with { $worker ->
    [Archon] the Archon
   *[other] { $worker }
}
origins-choice-choose_action-complete = Complete a District with { $die }
origins-choice-choose_action-tower = Raise the { $colour } tower to { $height } ({ $cost } Gold)
origins-choice-choose_action-grow = Grow the population ({ $cost } Food{ $last ->
    [0] )
   *[other] , 10 points)
}
origins-choice-choose_action-pass = Pass
origins-prompt-site = { $name }, which site does { $worker ->
    [Archon] the Archon
   *[other] { $worker }
} visit?
origins-choice-site-site = Site { $site }, which shows { $ship }{ $cost ->
    [0] {""}
    [one] , for { $cost } Wisdom
   *[other] , for { $cost } Wisdom
}
origins-prompt-solo_token = { $name }, spend a Superiority token so that no ship rises?
origins-choice-solo_token-spend = Spend a token: no ship rises
origins-choice-solo_token-done = Keep it: the site rises
origins-prompt-solo_neighbour = { $name }, which neighbour of site { $site } rises too?
origins-choice-solo_neighbour-neighbour = Site { $site }, which shows { $ship }
origins-prompt-visit_menu = { $name }, site { $site } with { $worker ->
    [Archon] the Archon
   *[other] { $worker }
}: choose an action.
origins-choice-visit_menu-top = { $top }
origins-choice-visit_menu-bottom = { $bottom }
origins-choice-visit_menu-bonus = Bonus: { $bonus }
origins-choice-visit_menu-gold = Pisces: 1 Gold in place of the bonus
origins-choice-visit_menu-leave = End the visit
origins-prompt-choose_basic = { $name }, choose a basic resource.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } in all.)
}
origins-choice-choose_basic-gain = 1 { $resource }
origins-prompt-stone_or_food = { $name }, Equestrian Grounds: Stone or Food?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } in all.)
}
origins-choice-stone_or_food-gain = 1 { $resource }
origins-prompt-military_mode = { $name }, { $both ->
    [0] advance or attack.
   *[other] advance and/or attack.
}
origins-choice-military_mode-advance = Advance { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
origins-choice-military_mode-attack = Attack
origins-choice-military_mode-advance_attack = Advance, then attack
origins-choice-military_mode-attack_advance = Attack, then advance
origins-effect-military_mode-advance = From space { $at } to { $to }.
origins-effect-military_mode-attack = The bonus of space { $at } and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
origins-effect-military_mode-advance_attack = From space { $at } to { $to }, and the Attack from there.
origins-effect-military_mode-attack_advance = The Attack from space { $at } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}), then to { $to }.
origins-prompt-exchange = { $name }, pay a basic resource for 1 Gold?
origins-choice-exchange-exchange = 1 { $resource } for 1 Gold
origins-choice-exchange-decline = No exchange
origins-prompt-build_tile = { $name }, which tile do you build?
origins-choice-build_tile-tile = { $building } ({ $colour }): { $wisdom } Wisdom, { $stone } Stone
origins-choice-build_tile-kept = { $building }, kept aside: { $stone } Stone
origins-prompt-build_side = { $name }, { $building }: as a building or as a Farm?
origins-choice-build_side-building = Building, for { $wisdom } Wisdom and { $stone } Stone
origins-choice-build_side-farm = Farm, free of cost
origins-choice-build_side-over = Virgo: over one of your Farms, free of cost
origins-effect-build_side-building = { $ability }
origins-prompt-build_place = { $name }, where do you put { $side ->
    [farm] the Farm
   *[other] { $building }
}?
origins-choice-build_place-place = On the space { $x },{ $y }
origins-prompt-activate = { $name }, use the ability of { $building }?
origins-choice-activate-activate = Activate { $building }
origins-choice-activate-decline = Do not activate it
origins-effect-activate-activate = { $ability }
origins-prompt-temple = { $name }, climb { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on which temple?
origins-choice-temple-climb = { $temple }
origins-effect-temple-climb = To step { $to }{ $card ->
    [0] .
   *[other] , and take { $sign }.
}
origins-prompt-extra_step = { $name }, { $aquarius ->
    [0] pay 1 Gold for a step on another temple?
   *[other] Aquarius: pay 1 Gold for a step on another temple?
}
origins-choice-extra_step-climb = { $temple }, to step { $to }
origins-choice-extra_step-decline = No further step
origins-prompt-recruit = { $name }, { $by ->
    [free] take a Citizen without paying.
    [libra] Libra: recruit a Citizen?
    [cancer] Cancer: take a Citizen without paying.
   *[other] recruit a Citizen.
}
origins-choice-recruit-recruit = { $die }{ $cost ->
    [0] , free
    [one] , for { $cost } Wisdom
   *[other] , for { $cost } Wisdom
}
origins-choice-recruit-decline = Recruit nobody
origins-prompt-speaker = { $name }, take a Speaker.
origins-choice-speaker-speaker = Speaker { $value }
origins-prompt-sagittarius = { $name }, Sagittarius: add 1 to the die that shows { $value }?
origins-choice-sagittarius-add = Turn it to { $value }
origins-choice-sagittarius-decline = Leave it at { $value }
origins-prompt-food_step = { $name }, pay 1 Food: raise a Freeman or advance? (Up to { $left }.)
origins-choice-food_step-raise = { $to ->
    [7] Promote { $die }
   *[other] Raise { $die } to { $to }
}
origins-choice-food_step-advance = Advance 1 space
origins-choice-food_step-stop = Spend no more
origins-prompt-choose_freeman = { $name }, { $by ->
    [veterans] Veterans’ Quarter: score which Freeman?
    [gateway] Gateway: raise which Freeman?
   *[other] Capricorn: raise which Freeman?
}
origins-choice-choose_freeman-honour = { $die }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
origins-choice-choose_freeman-raise = { $to ->
    [7] Promote { $die }
   *[other] Raise { $die } to { $to }
}
origins-choice-choose_freeman-raise_twice = { $to ->
    [7] Raise { $die } twice: a promotion
   *[other] Raise { $die } to { $to }
}
origins-choice-choose_freeman-raise_used = Raise { $die } on its site to { $to }
origins-choice-choose_freeman-decline = None
origins-prompt-recolour = { $name }, Court of Justice: swap which die, for which colour?
origins-choice-recolour-swap = { $die } for { $colour }
origins-choice-recolour-decline = Swap nothing
origins-prompt-ship = { $name }, set which Mothership to 1?
origins-choice-ship-ship = Site { $site }, which shows { $ship }
origins-prompt-keep_tile = { $name }, keep which tile of the market aside?
origins-choice-keep_tile-keep = { $building } ({ $colour })
origins-prompt-copy = { $name }, Mages’ Tower: use the ability of which neighbour?
origins-choice-copy-copy = { $building }, { $side }
origins-choice-copy-decline = Copy nothing
origins-effect-copy-copy = { $ability }
origins-prompt-seat = { $name }, on which Seat of Power do you put { $die }?
origins-choice-seat-seat = Seat { $x },{ $y }
origins-effect-seat-seat = { $cards ->
    [0] No District card fits.
    [one] { $cards } District card fits.
   *[other] { $cards } District cards fit.
}
origins-prompt-district_card = { $name }, score which District card?
origins-choice-district_card-card = Card { $card }: { $points } points{ $gold ->
    [0] {""}
    [one] , { $gold } Gold
   *[other] , { $gold } Gold
}
origins-prompt-activation_order = { $name }, activate which tile of the District?
origins-choice-activation_order-use = { $building }, { $corner }
origins-choice-activation_order-stop = Activate nothing more
origins-effect-activation_order-use = { $ability }
origins-prompt-superiority = { $name }, spend a Superiority token for a further action? (You have { $tokens }.)
origins-choice-superiority-spend = Spend a token
origins-choice-superiority-done = End the turn
origins-prompt-promotion_order = { $name }, which 6 is promoted next?
origins-choice-promotion_order-promote = The { $colour } 6

origins-event-draft = { $you ->
    [yes] You take
   *[no] { $name } takes
} a die: { $colour } { $value }.
origins-event-discard = { $you ->
    [yes] You discard
   *[no] { $name } discards
} a die: { $colour } { $value }.
origins-event-round = Round { $round } begins.
origins-event-visit = { $you ->
    [yes] You visit
   *[no] { $name } visits
} site { $site } with { $worker ->
    [Archon] the Archon
   *[other] { $worker }
}{ $cost ->
    [0] .
    [one] {" "}for { $cost } Wisdom.
   *[other] {" "}for { $cost } Wisdom.
}
origins-event-rise = The ship of site { $at } shows { $value } now.
origins-event-reset = { $you ->
    [yes] You set
   *[no] { $name } sets
} the ship of site { $at } to 1.
origins-event-gain = { $you ->
    [yes] You gain
   *[no] { $name } gains
} { $count } { $resource }.
origins-event-pay = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $count } { $resource } (or Gold).
origins-event-exchange = { $you ->
    [yes] You exchange
   *[no] { $name } exchanges
} 1 { $resource } for 1 Gold.
origins-event-advance = { $you ->
    [yes] You advance
   *[no] { $name } advances
} on the Military track from { $from } to { $to }.
origins-event-token = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $count ->
    [one] { $count } Superiority token
   *[other] { $count } Superiority tokens
}.
origins-event-final_space = { $you ->
    [yes] You reach
   *[no] { $name } reaches
} the final space: { $points } points.
origins-event-attack = { $you ->
    [yes] You attack
   *[no] { $name } attacks
} from space { $space }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
origins-event-climb = { $you ->
    [yes] You climb
   *[no] { $name } climbs
} from step { $from } to { $to }: { $temple }.
origins-event-sign = { $you ->
    [yes] You take
   *[no] { $name } takes
} the Zodiac card { $sign } ({ $temple }){ $taken ->
    [0] .
   *[other] {" "}from { $holder }.
}
origins-event-lose_sign = The Zodiac card { $sign } returns to the board ({ $temple }).
origins-event-recruit = { $you ->
    [yes] You recruit
   *[no] { $name } recruits
} a Citizen: { $colour } { $value }{ $cost ->
    [0] .
    [one] , for { $cost } Wisdom.
   *[other] , for { $cost } Wisdom.
}
origins-event-roll = A new Citizen is rolled: { $colour } { $value }.
origins-event-speaker = { $you ->
    [yes] You take
   *[no] { $name } takes
} a Speaker: { $value }.
origins-event-roll_speaker = A Speaker is rolled again: { $value }.
origins-event-add = Sagittarius: the die shows { $value } now.
origins-event-raise = { $you ->
    [yes] You raise
   *[no] { $name } raises
} a Freeman ({ $colour }) from { $from } to { $to }.
origins-event-honour = { $you ->
    [yes] You score
   *[no] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a Freeman ({ $colour }), which shows { $to } now.
origins-event-swap = { $you ->
    [yes] You swap
   *[no] { $name } swaps
} a { $colour } { $value } for { $other }.
origins-event-advisor = { $you ->
    [yes] You promote
   *[no] { $name } promotes
} a Citizen to Advisor number { $space }: { $colour }.
origins-event-duplicate = { $you ->
    [yes] You promote
   *[no] { $name } promotes
} a Citizen of a colour already there ({ $colour }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
origins-event-build = { $you ->
    [yes] You build
   *[no] { $name } builds
} { $building } at { $x },{ $y } for { $wisdom } Wisdom and { $stone } Stone.
origins-event-farm = { $you ->
    [yes] You lay
   *[no] { $name } lays
} a Farm at { $x },{ $y } ({ $tile }).
origins-event-build_over = { $you ->
    [yes] You build
   *[no] { $name } builds
} { $building } over the Farm at { $x },{ $y }.
origins-event-refill = { $tile } comes into the market{ $left ->
    [0] ; its pile is empty.
    [one] ; one tile is left in its pile.
   *[other] ; { $left } are left in its pile.
}
origins-event-keep = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} { $building } aside.
origins-event-activate = { $you ->
    [yes] You activate
   *[no] { $name } activates
} { $tile }.
origins-event-copy = The tower copies { $tile }.
origins-event-points = { $you ->
    [yes] You score
   *[no] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $tile }.
origins-event-district = { $you ->
    [yes] You complete
   *[no] { $name } completes
} a District: { $colour } { $value } on the Seat { $x },{ $y }.
origins-event-card = { $you ->
    [yes] You score
   *[no] { $name } scores
} District card { $card }: { $points } points{ $gold ->
    [0] .
    [one] {" "}and { $gold } Gold.
   *[other] {" "}and { $gold } Gold.
}
origins-event-tower = { $you ->
    [yes] You raise
   *[no] { $name } raises
} the { $colour } tower to { $height } for { $cost } Gold.
origins-event-grow = { $you ->
    [yes] You grow
   *[no] { $name } grows
} the population to { $bases } bases for { $cost } Food{ $points ->
    [0] .
   *[other] : { $points } points.
}
origins-event-spend_token = { $you ->
    [yes] You spend
   *[no] { $name } spends
} a Superiority token ({ $left } left).
origins-event-pass = { $you ->
    [yes] You pass
   *[no] { $name } passes
}.
origins-event-take_back = { $you ->
    [yes] You take
   *[no] { $name } takes
} the Archon and the Freemen back; { $count ->
    [one] { $count } die rises or is promoted
   *[other] { $count } dice rise or are promoted
}.
origins-event-bastion = { $you ->
    [yes] You take
   *[no] { $name } takes
} the Bastion.
origins-event-push_back = { $you ->
    [yes] You go
   *[no] { $name } goes
} back on the Military track from { $from } to { $to }.
origins-event-condition = An end condition is fulfilled: { $condition }.
origins-event-end = The game is over: { $reason }.

origins-refuse-notation = “{ $text }” is not a move. Choose a number from the list, or write for example “visit red3” or “place 1,0”.
origins-refuse-word = “{ $word }” does not fit after “{ $verb }”. Choose from the list of moves.
origins-refuse-other-decision = “{ $verb }” does not answer what is asked now. Choose from the list of moves.
origins-refuse-not-in-pool = There is no { $die } among the dice to take. Take one that lies there.
origins-refuse-not-highest = { $die } is not one of the highest dice. Discard a highest one.
origins-refuse-worker = { $worker } is not among your unused workers. Choose one that is.
origins-refuse-cannot-enter = { $worker } can enter no site: the lowest shows { $ship }, and { $missing } Wisdom are missing.
origins-refuse-site-value = Site { $site } shows { $ship }, { $worker } only { $value }: { $missing } Wisdom are missing. Choose another site.
origins-refuse-no-freeman = { $die } is not among your unused Freemen. Choose one that is.
origins-refuse-no-used-freeman = No { $die } of yours stands on a site. Choose a Freeman that does.
origins-refuse-no-seat = You have no free Seat of Power: four tiles in a square make one.
origins-refuse-no-level = No { $colour } level is left in the tower reserve. Choose another colour.
origins-refuse-no-gold = The { $colour } tower costs { $cost } Gold, and you have { $have }.
origins-refuse-no-base = All your bases are free already.
origins-refuse-no-food = The next base costs { $cost } Food; with Gold you have { $have }.
origins-refuse-no-six = There is no { $colour } 6 to promote. Choose another colour.
origins-refuse-no-neighbour = Site { $site } is not next to site { $visited }. Choose a neighbour.
origins-refuse-neighbour-six = Site { $site } shows 6 and cannot rise. Choose the other neighbour.
origins-refuse-main-done = { $worker } has carried out its main action. Use the bonus or end the visit.
origins-refuse-main-first = A visit needs a main action: choose the upper or the lower one first.
origins-refuse-cannot-temple = The temple costs 1 Stone or Gold, and you have neither.
origins-refuse-cannot-recruit = You have no free base for a Citizen.
origins-refuse-no-citizen = There is no Citizen in the row.
origins-refuse-cannot-food = You need 1 Food or Gold, and an unused Freeman or a marker that can advance.
origins-refuse-no-tile = There is no tile to build, neither in the market nor kept aside.
origins-refuse-bonus-done = The bonus action has been used in this visit.
origins-refuse-bonus-speaker = A Speaker never gets a bonus action.
origins-refuse-bonus-colour = The bonus tile is { $colour }, and { $worker } has another colour.
origins-refuse-bonus-archon = The bonus tile is { $colour }, and none of your Advisors has that colour.
origins-refuse-bonus-cost = The bonus costs 1 { $resource } or Gold, and you have neither.
origins-refuse-bonus-nothing = The { $colour } bonus cannot be carried out now: there is nothing to climb, to build or to take.
origins-refuse-no-pisces = Only who holds Pisces takes Gold in place of the bonus.
origins-refuse-stone-or-food = Equestrian Grounds give Stone or Food, nothing else.
origins-refuse-no-resource = You have no { $resource } to exchange.
origins-refuse-final-space = Your marker is on the final space and never moves again.
origins-refuse-not-both = Only one of the two is allowed here: advance or attack.
origins-refuse-not-in-market = There is no { $colour } tile in the market.
origins-refuse-not-kept = You have not kept { $building } aside.
origins-refuse-too-dear = { $building } costs { $wisdom } Wisdom and { $stone } Stone: { $missing } are missing, even with Gold.
origins-refuse-no-virgo = Only who holds Virgo builds over a Farm.
origins-refuse-no-farm = You have no Farm to build over.
origins-refuse-taken = There is a tile at { $x },{ $y } already. Choose a free space.
origins-refuse-diagonal = { $x },{ $y } touches your city at a corner only: a full edge is needed.
origins-refuse-not-adjacent = { $x },{ $y } does not touch your city: choose a space that shares an edge with it.
origins-refuse-not-a-farm = There is no Farm of yours at { $x },{ $y }.
origins-refuse-on-top = Your marker is on top already: { $temple }. Choose another temple.
origins-refuse-same-temple = The step for Gold is on another temple than this one: { $temple }.
origins-refuse-not-in-row = There is no { $colour } Citizen in the row.
origins-refuse-no-wisdom = The { $colour } Citizen costs { $cost } Wisdom; with Gold you have { $have }.
origins-refuse-no-speaker = There is no Speaker { $value } in the area.
origins-refuse-food-first = Spend at least 1 Food.
origins-refuse-six-once = { $die } becomes an Advisor with its first point: there is no second one.
origins-refuse-six-capped = { $die } cannot rise here: 6 is the most.
origins-refuse-same-colour = Choose a colour other than { $colour }: the die has it already.
origins-refuse-no-reserve = There is no { $colour } die in the reserve.
origins-refuse-nothing-to-copy = There is no ability to copy on the { $side } side.
origins-refuse-no-loop = A chain of copies never returns to a tower it came from.
origins-refuse-seat-taken = There is a die on the Seat { $x },{ $y } already.
origins-refuse-no-block = The Seat { $x },{ $y } needs four tiles around it.
origins-refuse-no-match = District card { $card } does not fit this block.
origins-refuse-no-card = There are { $count } District cards in this game.
origins-refuse-not-activated = The tile in the { $corner } is not activated by this die, or has been already.

origins-option-pass_increase_scope = Dice that rise on passing
origins-option-pass_increase_scope-help = Which Freemen gain 1 when their owner passes. Readings differ; the default is the text of the rulebook.
origins-option-pass_increase_scope-all = All of them
origins-option-pass_increase_scope-returned = Only those taken back from sites

origins-fact-site = Encounter site { $site }
origins-fact-site-text = Above: { $top }. Below: { $bottom }. Bonus ({ $colour }): { $bonus }. The ship shows { $ship }.
origins-fact-worker-text = { $where ->
    [used] { $worker }: used until its owner passes.
    [row] { $worker }: a Citizen of the row, for { $cost } Wisdom.
    [pool] { $worker }: a die to take.
   *[other] { $worker }: it enters sites up to its value free of cost.
}
origins-fact-temple-text = Your marker is on step { $step }, worth { $points } points. The card is { $sign }.
origins-fact-district = District card { $card }
origins-fact-district-text = Above { $nw } and { $ne }, below { $sw } and { $se }, turned or mirrored: { $first } points the first time, { $later } later; { $gold } Gold lie on it.
origins-fact-seat = Seat of Power { $x },{ $y }
origins-fact-seat-text = { $taken ->
    [0] Free: an unused Freeman completes the District.
   *[other] { $die } × tower { $height }.
}
origins-fact-tower = The { $colour } tower
origins-fact-tower-text = Height { $height }; the next level costs { $height } Gold, and { $left } are in the reserve.
origins-fact-levels = { $colour } tower levels in stock
origins-fact-levels-text = { $count } left. When three colours or fewer have levels left, the game ends with the round.
origins-fact-advisors-text = { $next ->
    [0] The row is full.
   *[other] The next Advisor makes { $next } points.
} Each is of another colour.
origins-fact-space = Military track, space { $space }
origins-fact-space-text = { $crossed } thresholds crossed; at the end of the round markers here go back to { $back }. Attack bonus:{ $nothing ->
    [0] {""}
   *[other] {" "}none
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } Stone
}{ $food ->
    [0] {""}
   *[other] {" "}+{ $food } Food
}{ $wisdom ->
    [0] {""}
   *[other] {" "}+{ $wisdom } Wisdom
}{ $gold ->
    [0] {""}
   *[other] {" "}+{ $gold } Gold
}{ $basic ->
    [0] {""}
   *[other] {" "}+{ $basic } basic
}{ $exchange ->
    [0] {""}
   *[other] {" "}+{ $exchange } basic for Gold
}.
origins-fact-reserve = Reserve of { $colour } Citizens
origins-fact-reserve-text = { $count } dice. Without a die of some colour the game ends with the round.
origins-fact-tokens = Superiority tokens
origins-fact-tokens-text = { $count } of them: after an action, one gives a further action in the same turn.
origins-fact-population = Population
origins-fact-population-text = { $cost ->
    [0] All bases are free of the track.
   *[other] { $bases } bases are free of the track; the next one costs { $cost } Food.
}
origins-fact-cell = Free cell { $x },{ $y }
origins-fact-cell-text = It shares an edge with the city: a tile can be built here.
origins-fact-resource-text = The player has { $count }. Gold may stand for any other resource.

origins-field-advisors = Advisors
origins-field-archon = Archon at Site
origins-field-at = Spaces
origins-field-bases = Bases
origins-field-bastion = Bastion
origins-field-blue = Blue
origins-field-bonus = Bonus action
origins-field-bonus_done = Bonus done
origins-field-both = Both actions
origins-field-building = Building
origins-field-by = By
origins-field-card = Card
origins-field-city = City
origins-field-colour = Colour
origins-field-conditions = Reached ends of the game
origins-field-die = Die
origins-field-district = District
origins-field-districts = District cards
origins-field-extra = Extra
origins-field-farm = Farm
origins-field-free_bases = Free bases
origins-field-holder = Held by
origins-field-kept = Tiles kept aside
origins-field-left = Left
origins-field-levels = Tower levels left
origins-field-main_done = Main actions done
origins-field-market = Market
origins-field-military = Military track
origins-field-next_base = Food for the next base
origins-field-orange = Orange
origins-field-passed = Passed
origins-field-piles = Piles of tiles
origins-field-pool = Dice to take
origins-field-purple = Purple
origins-field-red = Red
origins-field-reserve = Citizens in the reserve
origins-field-resources = Resources
origins-field-round = Round
origins-field-row = Recruitment row
origins-field-score = Points
origins-field-scored = District cards scored
origins-field-seats = Seats of Power
origins-field-ship = Mothership
origins-field-side = Side
origins-field-sign = Zodiac card
origins-field-signs = Zodiac cards
origins-field-site = Site
origins-field-sites = Meeting Sites
origins-field-space = Space
origins-field-spaces = Spaces
origins-field-speakers = Speakers
origins-field-spent = Spent
origins-field-spoken = Speakers used
origins-field-stacks = Markers
origins-field-steps = Steps
origins-field-temple = Temple
origins-field-temples = Temples
origins-field-top = On top
origins-field-towers = Towers
origins-field-under = Below it
origins-field-unused = Dice not used yet
origins-field-used = Dice used
origins-field-value = Value
origins-field-worker = Worker
origins-field-x = Column
origins-field-y = Row
origins-field-yellow = Yellow

origins-verb-visit = Visit a Site
origins-verb-tower = Raise a tower
origins-verb-complete = Complete a District
origins-verb-grow = Grow
origins-verb-tile = Market and piles
origins-verb-kept = Tiles kept aside
origins-verb-raise = Raise a die

## What the levels are like

origins-level-1 = Sends workers where it looks about right, without counting much. Good company for a first game.
origins-level-2 = Makes the most of every visit in points and goods, without a plan for the round; alone knows what things are worth and often misses the best.
origins-level-3 = Knows from many games what people, bases and temples are worth, and often plays something nearly as good as the best; alone it makes the most of every visit.
origins-level-4 = Knows from many games what everything is worth, looks through the rest of every turn, and seldom misses the best, alone never.
origins-level-5 = Knows from many games what everything is worth, and always plays the turn that promises most; alone it plays the five rounds on to their end first. Hard to beat.
