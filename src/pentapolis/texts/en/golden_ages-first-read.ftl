# The Golden Ages: what newcomers read first.

golden_ages-first-read-idea = The idea
golden_ages-first-read-idea-text = You lead one people through four eras on a map that everybody builds together. Three colonists do all the work; when they lie down, your golden age begins and you wait for the others.
golden_ages-first-read-era = A new era
golden_ages-first-read-era-text = Wonders and buildings are turned up. From the second era on you keep your civilization or take the new one. The lowest value goes first.
golden_ages-first-read-map = The map grows
golden_ages-first-read-map-text = Everybody lays one tile: land to land, sea to sea. In the first era your capital goes onto it, later it may move there. A capital hides the symbols below it.
golden_ages-first-read-explorer = Explorer
golden_ages-first-read-explorer-text = Move a standing colonist, then lay it down. Symbols you newly control pay gold if you have the technology for them. You may found a city there: each cube pays too.
golden_ages-first-read-agora = Builder, Artist, Soldier
golden_ages-first-read-agora-text = A colonist sent to the Agora takes a building or scores 3 points. A Soldier attacks a city or colonists for a little gold and wins a glory tile: four times a game at most.
golden_ages-first-read-gold = What gold buys
golden_ages-first-read-gold-text = Wonders, and technologies row by row: 3, 5, 8 and 12 gold. No colonist is needed for that, nor to activate a building or wonder once in an era.
golden_ages-first-read-golden = Golden age
golden_ages-first-read-golden-text = When none of your colonists stands, start it. The first to do so chooses the judgement that everybody scores at the end of the era; from then on each of your turns brings 2 gold.
golden_ages-first-read-end = The end
golden_ages-first-read-end-text = After the fourth era count 1 point for every 3 gold, technologies by their level, glory tiles, and 8 points for the future technology in which you beat everybody else.
