# Akropolis: the coach's words in lessons and in the guided first game.

akropolis-lesson-turn = A turn: take, then place
akropolis-lesson-turn-about = One tile from the Site, one place in your city. That is the whole turn.
akropolis-lesson-turn-take = Take a tile
akropolis-lesson-turn-take-task = The first tile of the Site is free. Each tile further right costs a Stone more. Take the free one.
akropolis-lesson-turn-take-right = Taken. It cost nothing, and your Stone stays with you.
akropolis-lesson-turn-take-no = Take the first tile of the Site.
akropolis-lesson-turn-take-no-pays = That one would cost your only Stone. There will be better things to buy: take the free tile.
akropolis-lesson-turn-place = Place it
akropolis-lesson-turn-place-task = Your house plaza is waiting for a house. Lay the tile on the ground, somewhere beside your city, in any direction.
akropolis-lesson-turn-place-right = Built: one house × one star = 1 point. Your turn is over.
akropolis-lesson-turn-place-no = Lay the tile on the ground beside your city.

akropolis-card-take = Take a tile
akropolis-card-take-text = The first one is free. Each one further right costs a Stone more.
akropolis-card-place = Place it
akropolis-card-place-text = On the ground, beside your city, in any direction.
akropolis-card-level = Build on level 2
akropolis-card-level-text = A tile may lie on top of others: all three spaces built on, at the same height, and not all of one tile.
