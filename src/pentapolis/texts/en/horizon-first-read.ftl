# Beyond the Horizon: what newcomers read first.

horizon-first-read-idea = The idea
horizon-first-read-idea-text = You lead a people from its cradle: scholars climb one common tree of knowledge, settlers walk off the known map, and every cube that leaves your tracks makes you stronger.
horizon-first-read-turn = Your turn
horizon-first-read-turn-text = Four phases: action, expansion, production, objective. For the action move your Action pawn to another space; where somebody stands it is closed until they move.
horizon-first-read-pawns = Pawns
horizon-first-read-pawns-text = Only active pawns can do something. They wait in your columns, wake from the left and tire back to the right. The more columns are activated, the more of them wake in one production.
horizon-first-read-research = Research
horizon-first-read-research-text = An active pawn becomes a scholar on a technology, for good. You need those linked to it in the level before. Who discovers a slot first takes its leader and chooses the card; everybody who comes gets the bonus.
horizon-first-read-map = The map
horizon-first-read-map-text = Recruit a settler or soldier and move. A settler who steps off the map explores: the new tile must touch two others, and its bonus is yours at once. One new tile a turn.
horizon-first-read-expand = Expansion
horizon-first-read-expand-text = Once a turn: lay a building with a settler, join one of somebody else’s, settle a village with a token, or fortify its city with soldiers. The force of the land says how strong you must be.
horizon-first-read-cubes = Cubes
horizon-first-read-cubes-text = Buildings, villages, cities, objectives and investments all take a cube from one of your three tracks. What it uncovers works at once: a column, a coin more, a step of your government.
horizon-first-read-production = Production
horizon-first-read-production-text = Choose one: wake a pawn of every activated column, take coins, or trade pawns and coins as you like.
horizon-first-read-end = Objectives and the end
horizon-first-read-end-text = Three objectives lie open. Who fulfils one claims it: 5 points for the first, 3 for the others. The fourth cube there (the third with two players) brings one last round.
