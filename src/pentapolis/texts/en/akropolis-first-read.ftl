# Akropolis: what newcomers read first.

akropolis-first-read-idea = The idea
akropolis-first-read-idea-text = You build a city of hexes. Each of five colours scores height × stars: districts bring height, plazas bring stars. Two districts worth 3 together and one plaza with 3 stars make 9 points.
akropolis-first-read-take = Take a tile
akropolis-first-read-take-text = Your turn has two parts. First take one tile from the Site. The first is free; each one further back costs a Stone more, and what is left moves up.
akropolis-first-read-place = Place it
akropolis-first-read-place-text = Lay it on the ground beside your city, or on top of it: then all three spaces below must be built on, at the same height, and belong to at least two tiles.
akropolis-first-read-stones = Stones
akropolis-first-read-stones-text = Each quarry you cover pays one Stone at once. Stones buy better tiles, and each one left at the end is a point. What is covered counts for nothing any more.
akropolis-first-read-districts = Five districts
akropolis-first-read-districts-text = A district only counts if it stands right. Houses: only your largest group. Markets: no other market beside them. Barracks: on the outer edge. Temples: all six sides built on. Gardens: always.
akropolis-first-read-stars = Plazas and stars
akropolis-first-read-stars-text = A colour without a plaza scores nothing, however high it stands. A plaza counts from anywhere in your city: house 1 star, market, barracks and temple 2, garden 3.
akropolis-first-read-end = The end
akropolis-first-read-end-text = When one tile is left in the Site, a pile refills it and the Chief Architect moves on. After the last pile the game is over: 12 rounds. The most points win; Stones break ties.
