# The Golden Ages: the rules, one message per rule number.

golden_ages-rules-setup = Components and set-up
golden_ages-r1 = The Golden Ages is played by 2 to 4 players. A game for one or for five cannot be started.
golden_ages-r2 = There are 17 continent tiles: 1 square of four cells, 4 tiles of three cells and 12 of two cells.
golden_ages-r3 = There are 16 wonders, 4 for each of the four eras.
golden_ages-r4 = There are 24 buildings, 6 for each era: three kinds, each in two copies.
golden_ages-r5 = There are 25 civilizations: 7 for era I and 6 for each later era. Every civilization has a value.
golden_ages-r6 = There are also 10 future technologies, 9 judgements and 16 glory tiles. The glory tiles are worth 2 (two tiles), 3, 4 and 5 (four tiles each) and 6 points (two tiles).
golden_ages-r7 = You have 3 colonists, 1 capital, 12 cubes and 16 technology tiles, and you start at 0 points.
golden_ages-r8 = Seven of your cubes wait on technology tiles: 2 on Architecture and 1 each on Carriage, Agriculture, Metallurgy, Writing and Rail. The other 5 are in your reserve.
golden_ages-r9 = Everybody starts with 3 gold. How much gold a player has is always public.
golden_ages-r10 = You are dealt one civilization for each era and one future technology. The other players do not see them.
golden_ages-r11 = Civilizations and future technologies that were not dealt leave the game, and nobody looks at them.
golden_ages-r12 = Five of the nine judgements, drawn at random, lie face up. The other four are not used.
golden_ages-r13 = The square tile starts on the four cells in the middle of the board, turned at random.
golden_ages-r14 = With 3 players the buildings marked 4+ are taken out; with 2 players those marked 3+ go as well.
golden_ages-r15 = From the start you have Wheel, Hunting, Fire and Barter. Of your three building slots only the first is usable.

golden_ages-rules-update = A new era begins
golden_ages-r16 = All 4 wonders of the era are turned face up.
golden_ages-r17 = As many buildings of the era are turned face up as there are players.
golden_ages-r18 = In era I you simply play your civilization of that era; there is nothing to choose.
golden_ages-r19 = In eras II to IV everybody first reveals their civilization of the era. Then, clockwise from the first player of the previous era, each player keeps the old one or replaces it with the new one.
golden_ages-r20 = You only ever keep one of the two civilizations; the other is discarded.
golden_ages-r21 = A civilization gives its one-time bonus only at the moment you play it. Keeping it for another era does not bring the bonus again.
golden_ages-r22 = Its permanent effect lasts for as long as you keep it, and ends as soon as you replace it.
golden_ages-r23 = The player whose civilization has the lowest value is first player of the era.
golden_ages-r24 = If values are tied, count clockwise from the previous first player, beginning with that player: the first of the tied players you meet goes first.

golden_ages-rules-tiles = Extending the continents
golden_ages-r25 = Before the actions of an era, each player places exactly one continent tile, the first player first and then clockwise.
golden_ages-r26 = You draw your tile at random: one of three cells in era I, one of two cells in the later eras.
golden_ages-r27 = The whole tile must lie on the board. It cannot run over one edge and go on at the opposite one.
golden_ages-r28 = A tile may not cover any part of another continent tile.
golden_ages-r29 = A tile must touch a continent tile already on the board with at least one side. Corners are not enough.
golden_ages-r30 = Wherever your tile meets another one, land must meet land and sea must meet sea, on every side they share.
golden_ages-r31 = Sides at the border of the board match anything. They are not compared with the opposite border either.
golden_ages-r32 = You may turn the tile in any of the four directions.
golden_ages-r33 = A tile may cover islands. The symbols of a covered island are lost for the rest of the game.
golden_ages-r34 = Colonists on a cell that gets covered return to their own capital, standing or lying as before.
golden_ages-r35 = If your tile fits nowhere, you draw another of the same size. If none of them fits, you place no tile.

golden_ages-rules-capital = The capital
golden_ages-r36 = In era I you put your capital on a cell of the tile you have just placed. Your three colonists start there, standing.
golden_ages-r37 = In eras II to IV your capital may stay where it is or move to a cell of the tile you have just placed. It cannot go anywhere else.
golden_ages-r38 = When your capital moves, your colonists on its old cell go with it. Other players’ colonists stay behind.
golden_ages-r39 = A capital hides the symbols of its cell, for every player.
golden_ages-r40 = When a capital leaves, the symbols of that cell can be seen again. Nobody receives gold for this, even with a colonist there.
golden_ages-r41 = Colonists who move with the capital bring no gold.

golden_ages-rules-turns = Turns
golden_ages-r42 = The first player begins, and play goes clockwise. You take one action per turn.
golden_ages-r43 = If you are in a golden age, you take 2 gold on your turn and decide nothing.
golden_ages-r44 = You cannot pass. As long as you are not in a golden age, at least one action is always open to you: Artist if one of your colonists stands, the golden age if none does.
golden_ages-r45 = You may take the same action again and again in one era. Only the golden age comes just once.

golden_ages-rules-movement = Explorer: moving
golden_ages-r46 = To explore you need a colonist standing on the board.
golden_ages-r47 = A colonist steps from cell to cell across their sides, never diagonally.
golden_ages-r48 = Your colonists move up to 1 cell with Wheel, 2 with Carriage and 3 with Rail. With Aviation there is no limit.
golden_ages-r49 = The left and right edges of the board are joined: a colonist who leaves on one side comes back on the other, in the same row.
golden_ages-r50 = The top and bottom edges are not joined.
golden_ages-r51 = Colonists may pass over and stop on cells that hold pieces, whoever owns them.
golden_ages-r52 = Colonists may enter continents, islands and open sea. This is the usual setting; the option “Closed sea” changes it.
golden_ages-r53 = You may leave the colonist where it is. You may even neither move nor found a city, and just lay it down.
golden_ages-r54 = At the end of the action the colonist is laid down.
golden_ages-r55 = Once you have founded the city, the colonist cannot move any more.

golden_ages-rules-control = Explorer: control and gold
golden_ages-r56 = You take control of the symbols of a cell when you arrive on it and had neither a colonist nor a city there before. Only then do they bring gold.
golden_ages-r57 = Hunting brings 1 gold for each game symbol you take control of.
golden_ages-r58 = For each wheat symbol, Agriculture brings 1 gold and Medicine 3. Medicine replaces Agriculture; the two do not add up.
golden_ages-r59 = For each stone symbol, Metallurgy brings 1 gold and Engineering 3. Engineering replaces Metallurgy; the two do not add up.
golden_ages-r60 = For each gem symbol, Currency brings 2 gold and Economy 4. Economy replaces Currency; the two do not add up.
golden_ages-r61 = If a cell has two symbols, each of them pays on its own.
golden_ages-r62 = Several players can control the same symbol at the same time.
golden_ages-r63 = Symbols hidden by a capital bring no gold, and nobody controls them.
golden_ages-r64 = A lying colonist controls symbols just as well as a standing one.
golden_ages-r65 = Each symbol counts only once for you, even if you have both a city and colonists on its cell.

golden_ages-rules-cities = Founding a city
golden_ages-r66 = Cities can only be founded on continents, never on islands or at sea.
golden_ages-r67 = You cannot found a city where there already is one, yours or anybody else’s.
golden_ages-r68 = You cannot found a city on the cell of a capital, not even your own.
golden_ages-r69 = A city is one cube. With Construction it is always two cubes, no more and no less.
golden_ages-r70 = If your reserve is short of cubes, you may take the missing ones from your own cities on the board. You choose which.
golden_ages-r71 = The cubes of your reserve are used first. Cubes still on technology tiles can never be used.
golden_ages-r72 = A city that gives up its last cube is gone.
golden_ages-r73 = Each cube you place brings 1 gold with Barter, or 2 with Commerce. Commerce replaces Barter.
golden_ages-r74 = Hagia Sophia adds 2 gold for each cube you place.
golden_ages-r75 = Founding a city where you already have a colonist does not pay for the symbols again.
golden_ages-r76 = You never have to found a city.

golden_ages-rules-builder = Builder
golden_ages-r77 = One of your standing colonists goes to the Agora and lies there.
golden_ages-r78 = You take one of the face-up buildings. When none is left, this action is closed until the next era.
golden_ages-r79 = The building goes to a free, usable slot. Writing opens the second slot and Architecture the third; neither needs the other.
golden_ages-r80 = If all your usable slots are taken, you must discard one of your buildings. It leaves the game.
golden_ages-r81 = As long as a usable slot is free, you cannot discard a building.
golden_ages-r82 = You may own the same building twice.
golden_ages-r83 = Buildings cost no gold.
golden_ages-r84 = With Genetics, the Roman Empire or Arabia you may build without a colonist. You can still use one if you like.
