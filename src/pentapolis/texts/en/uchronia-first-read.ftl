# Uchronia: what newcomers read first.

uchronia-first-read-idea = The idea
uchronia-first-read-idea-text = One card has three lives: played it gives an Order, in your Stock it is a Resource, in front of you it is an Activity that makes an Order stronger. You turn cards into Buildings and Monopolies, and both into points.
uchronia-first-read-turn = Your turn
uchronia-first-read-turn-text = The cards you played last turn leave your Domain for the Forum. Then do one of two things: Command, or Plot. You cannot pass.
uchronia-first-read-command = Command
uchronia-first-read-command-text = Play one card and carry out the Order printed on it, or two cards of one colour for any Order. Each Activity of the Order’s colour lets you do it once more.
uchronia-first-read-plot = Plot
uchronia-first-read-plot-text = Draw up to five cards. Before that you may copy an Order that lies on another Domain, if you have an Activity of its colour. Plotting is how your Hand comes back.
uchronia-first-read-orders = Five Orders
uchronia-first-read-orders-text = Production: a card of the Forum into your Stock. Exploration: one from your Hand. Draconians: show cards, and the others and the Forum give you theirs. Trade: launch an Activity. Construction: start a Building or feed one.
uchronia-first-read-build = Buildings
uchronia-first-read-build-text = To start one, discard a card of its colour from the Forum. From your next turn on, add Resources of its colour from your Stock. Complete, it gives 1 to 3 points, an effect, and room for one more Activity.
uchronia-first-read-monopolies = Monopolies
uchronia-first-read-monopolies-text = Whoever has the most Activities of a colour holds its Monopoly: each of them is then worth a point. In a tie it stays where it is. You may have two Activities, and one more for each Building.
uchronia-first-read-end = The end
uchronia-first-read-end-text = With two players the first to reach 20 points brings the end (18, 16 and 14 with three, four and five). The round is finished, and the most points win.
