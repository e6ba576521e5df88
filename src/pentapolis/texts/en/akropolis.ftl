# Akropolis: names, options, prompts, log lines and refusals.

akropolis-name = Akropolis
akropolis-tagline = Build a city of tiles, side by side and on top of each other.
akropolis-about = Each turn you take a tile from the Site and add it to your city, on the ground or on top of other tiles. Covering quarries brings Stones, and Stones buy a better choice of tiles. At the end each of the five types of districts scores its value × the stars on its plazas: the higher a district stands, the more it is worth, if it is well placed. Most points win.
akropolis-credits = A game by Jules Messaud, illustrated by Pauline Détraz, published by Gigamic in 2022. This is an unofficial edition: it has its own words and drawings and is neither made nor endorsed by the publisher. If you like the game, buy the box.
akropolis-provenance = Rules, set-up and variants follow the French rulebook. The rulebook does not print the list of the 61 tiles, the starting tile and the stars of the plazas: they come from public sources that agree with each other. Nothing is reconstructed. The solo mode is a later extra by the publisher that is not in this rulebook; it follows public descriptions.

akropolis-kind-empty = Empty
akropolis-kind-quarry = Quarry
akropolis-kind-house = House
akropolis-kind-market = Market
akropolis-kind-barracks = Barracks
akropolis-kind-temple = Temple
akropolis-kind-garden = Garden
akropolis-kind-house_plaza = House plaza
akropolis-kind-market_plaza = Market plaza
akropolis-kind-barracks_plaza = Barracks plaza
akropolis-kind-temple_plaza = Temple plaza
akropolis-kind-garden_plaza = Garden plaza

akropolis-term-house = Houses
akropolis-term-market = Markets
akropolis-term-barracks = Barracks
akropolis-term-temple = Temples
akropolis-term-garden = Gardens
akropolis-term-stones = Stones
akropolis-term-quarry = Quarries
akropolis-feature-house-value = House value
akropolis-feature-market-value = Market value
akropolis-feature-barracks-value = Barracks value
akropolis-feature-temple-value = Temple value
akropolis-feature-garden-value = Garden value
akropolis-feature-house-stars = House stars
akropolis-feature-market-stars = Market stars
akropolis-feature-barracks-stars = Barracks stars
akropolis-feature-temple-stars = Temple stars
akropolis-feature-garden-stars = Garden stars

akropolis-prompt-take = { $name }, take a tile from the Site.
akropolis-prompt-place = { $name }, add your tile to your city: { $tile }.
akropolis-choice-take = Take { $tile } { $price ->
    [0] for free
    [one] for { $price } Stone
   *[other] for { $price } Stones
}
akropolis-choice-place = Build { $level ->
    [1] on the ground
   *[other] on level { $level }
} at { $q },{ $r }{ $rotation ->
    [0] {""}
    [1] , turned by 60°
    [2] , turned by 120°
    [3] , turned by 180°
    [4] , turned by 240°
   *[5] , turned by 300°
}

akropolis-effect-take = { $tile }, { $price ->
    [0] free.
    [one] for { $price } Stone.
   *[other] for { $price } Stones.
}
akropolis-only-take = Without Stones there is no other choice.
akropolis-effect-place = { $level ->
    [1] On the ground.
   *[other] { $quarries ->
        [0] Level { $level }, over { $covered } tiles.
        [one] Level { $level }, over { $covered } tiles, covers { $quarries } quarry.
       *[other] Level { $level }, over { $covered } tiles, covers { $quarries } quarries.
    }
}

akropolis-fact-tile = { $tile }
akropolis-fact-price = { $price ->
    [0] Free: no tile lies in front of it.
    [one] Costs { $price } Stone, for the tile in front of it.
   *[other] Costs { $price } Stones, one for each tile in front of it.
}
akropolis-fact-hex = { $kind }, level { $level }
akropolis-fact-plaza = { $stars ->
    [one] Its star multiplies
   *[other] Its { $stars } stars multiply
} all districts of its colour, near or far. Its height makes no difference.
akropolis-fact-house = Only the largest group of houses counts. { $worth ->
    [0] This one stands apart from it and does not count now.
   *[other] This one belongs to it and counts { $worth }.
}
akropolis-fact-market = A market counts if it touches no other market. { $worth ->
    [0] This one touches another and does not count now.
   *[other] This one counts { $worth }.
}
akropolis-fact-barracks = Barracks count at the edge of the city, beside an outside space. { $worth ->
    [0] These are closed in and do not count now.
   *[other] These count { $worth }.
}
akropolis-fact-temple = A temple counts once all six spaces around it are built on. { $worth ->
    [0] Beside this one a space is still open: it does not count now.
   *[other] This one counts { $worth }.
}
akropolis-fact-garden = Gardens always count. This one counts { $worth }.
akropolis-fact-stones = { $count ->
    [one] { $count } Stone
   *[other] { $count } Stones
}
akropolis-fact-piles = { $count ->
    [0] No pile left
    [one] { $count } face-down pile
   *[other] { $count } face-down piles
}

akropolis-event-take = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $tile } { $price ->
    [0] for free
    [one] for { $price } Stone
   *[other] for { $price } Stones
}.
akropolis-event-place = { $you ->
    [yes] You build
   *[no] { $name } builds
} { $tile } { $level ->
    [1] on the ground
   *[other] on level { $level }
}.
akropolis-event-gain = { $you ->
    [yes] You gain
   *[no] { $name } gains
} { $stones ->
    [one] { $stones } Stone for a covered quarry
   *[other] { $stones } Stones for { $stones } covered quarries
}.
akropolis-event-refill = Round { $round }: the Site is refilled with { $tiles }. Chief Architect: { $who }.
akropolis-event-architect = { $name } takes { $tile } { $price ->
    [0] for free
    [one] for { $price } Stone
   *[other] for { $price } Stones
}.
akropolis-event-end = The last tile stays in the Site: { $tile }. The game is over.

akropolis-refuse-take-first = You hold no tile yet: first take one from the Site, for example “take 0”.
akropolis-refuse-place-first = You already hold a tile: add it to your city, or undo to put it back.
akropolis-refuse-no-such-tile = There is no tile at price { $price }: the Site ends at price { $most }. Choose from 0 to { $most }.
akropolis-refuse-too-dear = This tile costs { $price ->
    [one] { $price } Stone
   *[other] { $price } Stones
}, and you have { $stones }. Take one that costs { $stones } or less.
akropolis-refuse-not-adjacent = The tile would lie apart from your city: on the ground, at least one of its hexes must share an edge with what is built.
akropolis-refuse-overhang = The tile would hang over { $empty ->
    [one] an empty space
   *[other] { $empty } empty spaces
}: move it so that all three hexes lie on the ground, or all three on other tiles.
akropolis-refuse-uneven = The spaces below have heights from { $low } to { $high }: choose three of the same height.
akropolis-refuse-one-tile = All three hexes would rest on one single tile: move it so that it rests on at least two.
akropolis-refuse-notation = “{ $text }” is not a move: write “take 2” for the tile that costs 2, or “place 1,-2 r3” for a space and a rotation.
akropolis-refuse-no-such-price = There is no price { $price }: choose from 0 to { $most }.
akropolis-refuse-rotation = There is no rotation { $rotation }: choose from r0 to r5.
akropolis-refuse-too-far = The space { $q },{ $r } is farther away than any city can reach: choose one next to your city.
akropolis-refuse-alone = One player needs an opponent: set the option “architect” to one of { $architects }, or play with 2 to 4.
akropolis-refuse-solo-begins = In the solo game the player begins: leave the option “first_player” at 0.
akropolis-refuse-architect = The option “architect” is for one player: leave it at “none”, or play alone.
akropolis-refuse-first-player = The option “first_player” is a seat from 0 to { $last }, or “random”.

akropolis-option-variants = Variants
akropolis-option-variants-help = Each variant doubles well-chosen districts of one type. Try them one by one first.
akropolis-option-variants-houses = Houses: a group worth 10 or more counts double
akropolis-option-variants-markets = Markets: next to a market plaza they count double
akropolis-option-variants-barracks = Barracks: with 3 or 4 outside spaces around them they count double
akropolis-option-variants-temples = Temples: on level 2 or higher they count double
akropolis-option-variants-gardens = Gardens: next to a lake they count double
akropolis-option-long = Long game
akropolis-option-long-help = With 2 or 3 players, use all 61 tiles.
akropolis-option-first_player = First player
akropolis-option-first_player-help = The seat that begins, or random. The rulebook says: whoever climbed a hill last.
akropolis-option-first_player-random = Random
akropolis-option-architect = Opponent in the solo game
akropolis-option-architect-help = For one player: the Illustrious Architect you play against. An extra that is not in this rulebook.
akropolis-option-architect-none = None
akropolis-option-architect-hippodamos = Hippodamos
akropolis-option-architect-metagenes = Metagenes
akropolis-option-architect-callicrates = Callicrates
akropolis-option-largest_group = Largest group of houses
akropolis-option-largest_group-help = What makes a group of houses the largest. Editions differ; the default is our reading.
akropolis-option-largest_group-hexes = Most hexes
akropolis-option-largest_group-value = Highest value
akropolis-option-periphery = Edge of the city
akropolis-option-periphery-help = Whether barracks beside a lake lie on the edge. Editions differ; the default is our reading.
akropolis-option-periphery-outside = Only outside spaces
akropolis-option-periphery-any_empty = Any empty space
akropolis-option-lake = Lakes
akropolis-option-lake-help = Which lakes count in the gardens variant. Editions differ; the default is our reading.
akropolis-option-lake-any_size = Of any size
akropolis-option-lake-single = Of a single space

## What the levels are like

akropolis-level-1 = Lays tiles where they look about right, often not where they score. Good company for a first game.
akropolis-level-2 = Takes the tile that scores most at once, and does not think of the next one.
akropolis-level-3 = Knows from many games what a city can become, and misses the best place now and then.
akropolis-level-4 = Knows what a city can become and hardly ever misses the best place, but does not look at what you need.
akropolis-level-5 = Thinks ahead for every seat: takes what a city needs, and what the others must not get. Hard to beat.
