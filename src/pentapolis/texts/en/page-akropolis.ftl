# The page: the board of Akropolis and its panels.

page-akropolis-city = City
page-akropolis-city-of = City of { $name }
page-akropolis-look = Show the city of { $name } in the middle
page-akropolis-round = Round { $round } of { $rounds }
page-akropolis-round-short = Round { $round }/{ $rounds }
page-akropolis-chief = Chief Architect
page-akropolis-chief-is = Chief: { $name }
page-akropolis-site = Site
page-akropolis-free = free
page-akropolis-stones = { $count ->
    [one] { $count } Stone
   *[other] { $count } Stones
}
page-akropolis-dear = { $count ->
    [one] { $count } Stone is missing
   *[other] { $count } Stones are missing
}
page-akropolis-piles = { $count ->
    [0] no pile left
    [one] { $count } pile of { $size }
   *[other] { $count } piles of { $size }
}
page-akropolis-architect-tiles = { $count ->
    [0] The starting tile of the Architect
    [one] The starting tile and { $count } tile of the Architect
   *[other] The starting tile and { $count } tiles of the Architect
}
page-akropolis-flat = Flat view
page-akropolis-tiles = Tiles
page-akropolis-places = Places
page-akropolis-arrow-keys = arrow keys
page-akropolis-all = All
page-akropolis-level = { $level ->
    [1] On the ground
   *[other] Level { $level }
}
page-akropolis-chip = { $level ->
    [1] Ground
   *[other] Level { $level }
}
page-akropolis-places-at = { $level ->
    [1] { $count ->
        [one] { $count } place on the ground
       *[other] { $count } places on the ground: the next one
    }
   *[other] { $count ->
        [one] { $count } place on level { $level }
       *[other] { $count } places on level { $level }: the next one
    }
}
page-akropolis-only = { $level ->
    [1] Show only places on the ground
   *[other] Show only places on level { $level }
}
page-akropolis-turn = Turn the tile
page-akropolis-value-stars = value × stars
page-akropolis-hidden = Still hidden
page-akropolis-tile-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
page-akropolis-plate-counts = counts
page-akropolis-plate-not = does not count
page-akropolis-plate-changes = would change
page-akropolis-plate-double = counts double
page-akropolis-last-move = last move
page-akropolis-options = { $count ->
    [one] { $count } option is on
   *[other] { $count } options are on
}
page-akropolis-effect-turn = { $pointer ->
    [touch] Tap
   *[mouse] Click
} again to turn.
page-akropolis-key-turn = turn the tile
page-akropolis-key-walk = next tile of the Site; with a tile in hand all four arrows lead from place to place
page-akropolis-key-look = hex of the city by hex: arrows lead to the next, ? says what it is
