# Akropolis: the coach's words in lessons and in the guided first game.

akropolis-lesson-turn = A turn: take, then place
akropolis-lesson-turn-about = One tile from the Site, one place in your city. That is the whole turn.
akropolis-lesson-turn-take = Take a tile
akropolis-lesson-turn-take-task = The first tile of the Site is free. Each tile further right costs one Stone more, and you have one. Take the free tile.
akropolis-lesson-turn-take-right = Taken. It cost nothing, and your Stone stays with you.
akropolis-lesson-turn-take-no = Take the first tile of the Site.
akropolis-lesson-turn-take-no-pays = That tile would cost your only Stone. Keep it for a better day: take the free one.
akropolis-lesson-turn-place = Place it
akropolis-lesson-turn-place-task = Your city begins with a house plaza and its star. Lay the tile on the ground anywhere beside the city, turned as you like.
akropolis-lesson-turn-place-right = Built. One house × one star = 1 point, and your turn is over.
akropolis-lesson-turn-place-no = Lay the tile on the ground beside your city.

akropolis-lesson-top = Building on top
akropolis-lesson-top-about = Three hexes of one height below, and never all of the same tile.
akropolis-lesson-top-two-tiles = Two tiles below
akropolis-lesson-top-two-tiles-task = A tile on level 2 needs three built spaces below it, and they must belong to at least two tiles. Build on level 2.
akropolis-lesson-top-two-tiles-right = It holds: the tile binds two others together.
akropolis-lesson-top-two-tiles-no = Build on top of what is there: three spaces, two tiles.
akropolis-lesson-top-two-tiles-no-ground = That is the ground again. Go up: the ringed hexes belong to two tiles.
akropolis-lesson-top-same-height = The same height
akropolis-lesson-top-same-height-task = No tile lies askew: the three spaces below have the same height. Build on level 2 once more, and leave your house plaza open to the sky.
akropolis-lesson-top-same-height-right = Level. Any hex may be covered; here it was three quarries.
akropolis-lesson-top-same-height-no = Find three spaces on level 1, side by side.
akropolis-lesson-top-same-height-no-plaza = It would lie well, but on your only house plaza. A covered star no longer counts, and your houses would be worth nothing.
akropolis-lesson-top-same-height-no-ground = That is the ground. The ringed hexes are all on level 1: build there.

akropolis-lesson-stones = Stones from quarries
akropolis-lesson-stones-about = Covered quarries pay at once; Stones buy the tile you want.
akropolis-lesson-stones-cover = Cover quarries
akropolis-lesson-stones-cover-task = Each quarry your tile covers brings a Stone. Cover three at once.
akropolis-lesson-stones-cover-right = Three quarries, three Stones. A quarry that stays uncovered is worth nothing at the end.
akropolis-lesson-stones-cover-no = Lay the tile on three quarries.
akropolis-lesson-stones-cover-no-fewer = That covers fewer. The three ringed quarries lie side by side.
akropolis-lesson-stones-cover-no-ground = On the ground nothing is covered, so nothing is paid. Build on top.
akropolis-lesson-stones-buy = Pay for the best tile
akropolis-lesson-stones-buy-task = The fourth tile has three in front of it, so it costs three Stones. It is the garden plaza, and you have two gardens without a star. Buy it.
akropolis-lesson-stones-buy-right = Bought. Three Stones are three points; two gardens under three stars will be six.
akropolis-lesson-stones-buy-no = Look for the garden plaza: it is the last of the four.
akropolis-lesson-stones-buy-no-cheap = It is free, but your gardens stay without a star and count nothing. The plaza is three places further.

akropolis-lesson-height = Height counts
akropolis-lesson-height-about = A district is worth the level it stands on.
akropolis-lesson-height-level-2 = Houses on level 2
akropolis-lesson-height-level-2-task = On level 1 a district counts 1, on level 2 it counts 2. Put both houses of your tile on level 2, joined to the house you have.
akropolis-lesson-height-level-2-right = 1 + 2 + 2: your houses went from 1 to 5 with one tile.
akropolis-lesson-height-level-2-no = Two houses on level 2, one of them beside your first house.
akropolis-lesson-height-level-2-no-ground = Down there each house counts 1. A level higher the same houses count 2.
akropolis-lesson-height-level-2-no-one = Higher, but not all three houses count together: one has to touch your first house, on the ringed space.

akropolis-lesson-stars = Stars multiply
akropolis-lesson-stars-about = Value × stars: without a plaza the finest district scores nothing.
akropolis-lesson-stars-take = The missing plaza
akropolis-lesson-stars-take-task = Your gardens are worth 1 + 2 = 3, times no star at all: nothing. Take the tile that changes this.
akropolis-lesson-stars-take-right = A garden plaza: three stars.
akropolis-lesson-stars-take-no = Your gardens need a garden plaza.
akropolis-lesson-stars-take-no-garden = One more garden makes 4 × 0 stars: still nothing. Stars first.
akropolis-lesson-stars-take-no-market = Each plaza multiplies its own colour only. Gardens need green stars.
akropolis-lesson-stars-place = Anywhere will do
akropolis-lesson-stars-place-task = A plaza need not touch its gardens, and its height makes no difference. Place it so that both gardens stay in sight.
akropolis-lesson-stars-place-right = 3 × 3 stars = 9 points, wherever the plaza stands.
akropolis-lesson-stars-place-no = Place the plaza where it covers no garden.
akropolis-lesson-stars-place-no-buries = That buries a garden, and what is covered counts for nothing. There is room beside the city.

akropolis-lesson-houses = Houses: one large group
akropolis-lesson-houses-about = Only the largest group counts. Join the small ones.
akropolis-lesson-houses-join = Bridge the gap
akropolis-lesson-houses-join-task = Two groups of two houses: only one of them counts. One house in the right space joins them.
akropolis-lesson-houses-join-right = Five houses, one group: from 2 to 5 with a single house.
akropolis-lesson-houses-join-no = The house of your tile belongs on the dashed space, where it touches both groups.
akropolis-lesson-houses-join-no-grows = One group grows, the other still counts nothing. The dashed space touches both.
akropolis-lesson-houses-join-no-loses = That covers what made your houses count. Leave houses and house plaza in sight.

akropolis-lesson-markets = Markets: keep apart
akropolis-lesson-markets-about = Two markets side by side count nothing, both of them.
akropolis-lesson-markets-apart = Room between stalls
akropolis-lesson-markets-apart-task = You have a market under two stars. Put the second one on level 2, and not beside the first.
akropolis-lesson-markets-apart-right = Apart, and high: 2 × 2 stars = 4 points more. The market plaza beside it does no harm.
akropolis-lesson-markets-apart-no = The market of your tile goes on level 2, away from the other one, and the house plaza stays in sight.
akropolis-lesson-markets-apart-no-beside = Your first market counts no more. Neighbours spoil each other, even on different levels.
akropolis-lesson-markets-apart-no-low = It stands apart and counts, but only 1. The ringed hexes would lift it to level 2.

akropolis-lesson-barracks = Barracks: to the edge
akropolis-lesson-barracks-about = Barracks count while they look out of the city.
akropolis-lesson-barracks-edge = A view of the outside
akropolis-lesson-barracks-edge-task = Barracks count if a space beside them is outside the city. Put yours on level 2 at the edge.
akropolis-lesson-barracks-edge-right = On guard: level 2 × 2 stars = 4.
akropolis-lesson-barracks-edge-no = Turn the tile until the barracks look out of the city.
akropolis-lesson-barracks-edge-no-inside = Closed in on all six sides: they count nothing. Turn the tile so that the barracks come to the edge.
akropolis-lesson-barracks-edge-no-low = The edge is right, but down there they count 1. Level 2 is open as well.
akropolis-lesson-barracks-lake = A lake is no edge
akropolis-lesson-barracks-lake-task = The hole in the middle is a lake: nobody leaves the city across it. Build on level 2, with the barracks on the open side.
akropolis-lesson-barracks-lake-right = Right. From there one can walk out of the city.
akropolis-lesson-barracks-lake-no = Level 2, and the barracks away from the lake.
akropolis-lesson-barracks-lake-no-shore = They look onto the lake, and a lake is inside. No point.
akropolis-lesson-barracks-lake-no-low = They count there, but only 1. Build on level 2.

akropolis-lesson-temples = Temples: six sides
akropolis-lesson-temples-about = A temple counts once nothing beside it is empty.
akropolis-lesson-temples-ring = Close the ring
akropolis-lesson-temples-ring-task = A temple counts when all six spaces around it are built on. Two are open: close them with your tile.
akropolis-lesson-temples-ring-right = Closed. 1 × 2 stars = 2 points.
akropolis-lesson-temples-ring-no = The two dashed spaces beside the temple are still open.
akropolis-lesson-temples-ring-no-one-side = One side stays open, so the temple still scores 0. What stands there does not matter, but there must be six.
akropolis-lesson-temples-height = A temple on the hill
akropolis-lesson-temples-height-task = Heights of neighbours do not matter, the temple's own does. Build yours on level 2, on a space with six built neighbours.
akropolis-lesson-temples-height-right = Level 2 × 2 stars = 4, and three Stones besides.
akropolis-lesson-temples-height-no = The ringed space has six built neighbours. The temple goes there.
akropolis-lesson-temples-height-no-open = On level 2, but one side of the temple is empty. The ringed space is closed on all six.
akropolis-lesson-temples-height-no-ground = On the ground you would still have to build around it. The ringed space is ready.

akropolis-lesson-last = The last tile
akropolis-lesson-last-about = 122 to 130, and one turn left. Count everything, Stones too.
akropolis-lesson-last-take = Is it worth a Stone?
akropolis-lesson-last-take-task = A Stone is a point. The free tile brings 6 at best: 128 to 130. Is there more in the other?
akropolis-lesson-last-take-right = Yes: it costs 1 and can bring 10.
akropolis-lesson-last-take-no = Two tiles are left. The free one is not enough.
akropolis-lesson-last-take-no-free = The best place for it brings 6 points. You need 9 to win.
akropolis-lesson-last-place = Ten points in one place
akropolis-lesson-last-place-task = Two quarries and a low market lie side by side in the north. Lay the tile there, with its house touching your houses.
akropolis-lesson-last-place-right = Market +4, houses +4, two Stones for the quarries: 131 to 130.
akropolis-lesson-last-place-no = Good, but not enough: you need ten points from this tile.
akropolis-lesson-last-place-no-market = The market gains 8, but it takes the place of your barracks. You end behind.
akropolis-lesson-last-place-no-turned = The right place. Turn the tile: its house has to touch your largest group.

akropolis-lesson-deny = What you leave behind
akropolis-lesson-deny-about = Every tile you do not take is an offer. Look at the other city first.
akropolis-lesson-deny-take = Two Stones against 26 points
akropolis-lesson-deny-take-task = You lead 117 to 107. This is your last turn, the next one is your rival's last, with six stars over their gardens. Which tile must they not get?
akropolis-lesson-deny-take-right = Right. For you it is worth less, for them it was worth 26.
akropolis-lesson-deny-take-no = Look at the rival's gardens, then at the Site.
akropolis-lesson-deny-take-no-own = 12 points for you, the best for your own city. Then your rival takes the garden: 26 points, and they win 133 to 129.
akropolis-lesson-deny-take-no-plaza = 11 points for you. The garden goes to your rival for a Stone: 26 points, and they win.
akropolis-lesson-deny-place = Finish
akropolis-lesson-deny-place-task = Now place it without harm: beside your houses it even brings something.
akropolis-lesson-deny-place-right = Of what was left your rival could make 4 points. You win.
akropolis-lesson-deny-place-no = Place the tile where it covers nothing that scores.
akropolis-lesson-deny-place-no-less = That covers districts which score. On the ground beside your city nothing is lost.

akropolis-card-take = Take a tile
akropolis-card-take-text = The first one is free. Each one further right costs a Stone more. There is no wrong choice yet.
akropolis-card-place = Place it
akropolis-card-place-text = On the ground it must touch your city. Turn it as you like; what lies beside what will matter later.
akropolis-card-score = Read the score
akropolis-card-score-text = Each colour scores value × stars. A house plaza came with your city, so houses count from the first one on.
akropolis-card-quarries = Quarries are money
akropolis-card-quarries-text = Here your tile would cover two quarries or more: a Stone for each, at once.
akropolis-card-top = Build on top
akropolis-card-top-text = Three spaces of the same height, at least two tiles below. Districts up there count 2, then 3.
akropolis-card-refill = A new round
akropolis-card-refill-text = One tile was left: it is the free one now, and a pile filled up the Site. When no pile is left, the last round is played.
akropolis-card-plaza = Stars before districts
akropolis-card-plaza-text = A colour without a plaza scores nothing, however much of it you build. One or two colours with many stars beat five with few.
akropolis-card-rival = Look across the table
akropolis-card-rival-text = What you leave in the Site gets cheaper for the next player. Before you take, see what the other city is waiting for.
akropolis-card-end = The last round
akropolis-card-end-text = Every Stone you keep is a point. Pay only for what brings more than it costs.
akropolis-card-over = The end
akropolis-card-over-text = Value × stars for each colour, one point for each Stone. If points are equal, more Stones win.
