# The Golden Ages: the table at the terminal.

cli-golden-status = Era { $era } of 4 · { $first } began · tiles { $tiles } · glory { $glory }
cli-golden-last-turns = LAST TURNS ({ $count } after this one)
cli-golden-legend = ⌂ capital  ■ city  ▣ city of two  A stands  a lies
cli-golden-wonders = Wonders
cli-golden-buildings = Buildings
cli-golden-judgements = Judgements
cli-golden-agora = Agora
cli-golden-holds = { $points } VP · { $gold } gold · { $cubes } cubes
cli-golden-era = Era { $era }:
cli-golden-looked = Glory tiles drawn: { $values }
cli-golden-which-card = Which card is “{ $text }”? Type its name as it is on the table, for example: card Pyramids
cli-golden-help-card = What a card says, and where its data come from: card Pyramids
cli-golden-help-preview = What a choice would change, term by term: preview 3
cli-golden-intro = The map has 6 rows and 10 columns; a cell is written as row,column. ┃ and ━ are coasts, dotted lines are land. A letter is a player: capital letters stand, small ones lie. ▸ marks a cell that can be chosen. Below are wonders with what they cost you, buildings, judgements and everybody’s board; what has been used is struck out. “card” and a name tell you more.
