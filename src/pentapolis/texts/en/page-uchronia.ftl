# Uchronia on the page: what the table says, and what each Building does in a few words.

page-uchronia-term-buildings = Built
page-uchronia-term-monopolies = Monop.
page-uchronia-term-effects = Effects
page-uchronia-progress = Turn { $turn }, { $threshold } to win
page-uchronia-progress-last = Turn { $turn }, last round
page-uchronia-progress-short = Goal: { $threshold } points
page-uchronia-last-short = Last round
page-uchronia-table = Table
page-uchronia-table-of = Table of { $name }
page-uchronia-cards = { $count } × { $colour }, { $zone }
page-uchronia-activities = { $count } of { $limit } Activities
page-uchronia-building = { $building }: { $colour }, { $filled } of { $cost } Resources, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}. { $effect }
page-uchronia-completes = completes
page-uchronia-active = Its effect works already.
page-uchronia-why-not = Why not?
page-uchronia-info = About { $building }
page-uchronia-ours = Reconstructed: the rulebook does not print this effect.
page-uchronia-in-pile = { $count } in the pile
page-uchronia-draw = draw { $count }
page-uchronia-discard = discard { $count }
page-uchronia-monopolies = Monopolies
page-uchronia-holder = holder and points
page-uchronia-nobody = nobody
page-uchronia-monopoly = Monopoly of { $colour }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-uchronia-of = { $count } of { $limit }
page-uchronia-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-uchronia-sites = Building sites
page-uchronia-no-sites = No building site yet.
page-uchronia-built = Built
page-uchronia-nothing-built = Nothing completed yet.
page-uchronia-hand = { $count ->
    [one] { $count } card in Hand
   *[other] { $count } cards in Hand
}
page-uchronia-empty-hand = No card in Hand.
page-uchronia-at-least = at least { $cards }
page-uchronia-none-of = no { $colours }
page-uchronia-look-at = Look at the table of { $name }
page-uchronia-back = Back to your table
page-uchronia-plays-last = plays last
page-uchronia-last-round = Last round: it is played to its end.
page-uchronia-tray = Cards and answers of this decision
page-uchronia-asked = asked for
page-uchronia-cost = { $count } × { $colour }
page-uchronia-source = Source: { $source }.
page-uchronia-reconstructed = Reconstructed: { $parts }.
page-uchronia-part-name = name
page-uchronia-part-colour = colour
page-uchronia-part-cost = cost
page-uchronia-part-effect = effect
page-uchronia-known = What you know
page-uchronia-known-own = Your Hand
page-uchronia-known-forum = Forum
page-uchronia-known-discard = Discard pile
page-uchronia-known-unseen = Unseen: pile and other Hands
page-uchronia-known-rival = Hand of { $name }
page-uchronia-known-note = 1+ means at least one, 0 means none, ? is not known. Everybody knows this; only the unseen cards depend on your own.

page-uchronia-orders-title = What your cards can do
page-uchronia-orders-intro = Every card is a Resource and an Order. On your turn you Command: one card executes its own Order, two of one colour any Order. Or you Plot.
page-uchronia-does-nothing = There is nothing to do with it now.

page-uchronia-short-avant_poste = Against Draconians, 1 revealed card does not count for you.
page-uchronia-short-enclos = After Draconians: 1 Forum card to your Hand.
page-uchronia-short-grue = After Construction: add 1 from Stock to a Wood or Clay site.
page-uchronia-short-marche = After Trade: swap a Stock card with the Forum.
page-uchronia-short-port = After Exploration: draw 1 card.
page-uchronia-short-relais = After a Command with two cards, take one back.
page-uchronia-short-sanctuaire = 2 more points with Buildings of all five colours.
page-uchronia-short-scierie = Completing another Building: keep 1 card from under it.
page-uchronia-short-briqueterie = Construction: 1 Clay may serve as a Brick.
page-uchronia-short-grenier = Plot: draw up to 6 cards instead of 5.
page-uchronia-short-immeuble = Plot: then 1 Forum card to your Hand.
page-uchronia-short-latrines = Plot: first up to 2 Hand cards to the Forum.
page-uchronia-short-puits = After Production: draw 1 card.
page-uchronia-short-taverne = Plot: copy without the Activity, for 1 Hand card of its colour.
page-uchronia-short-viaduc = Pay 1 Clay and Draconians do not touch you.
page-uchronia-short-voie_pavee = Starting a Building: the Foundation to your Hand.
page-uchronia-short-ambassade = A tie gives you the Monopoly.
page-uchronia-short-atelier = After Construction: add 1 Hand card to a site of its colour.
page-uchronia-short-caserne = Your Draconians affect empty Domains too.
page-uchronia-short-ecole = Completed: launch up to 2 Activities.
page-uchronia-short-fonderie = Completed: 1 of each Forum colour to Stock.
page-uchronia-short-garnison = Against Draconians, only colours in the Forum count for you.
page-uchronia-short-menagerie = Draconians: reveal 1 card more.
page-uchronia-short-thermes = After Trade: swap an Activity with a Stock card.
page-uchronia-short-aqueduc = 2 more Activity slots.
page-uchronia-short-arcades = The Foundation may come from your Hand.
page-uchronia-short-carriere = After Production: 1 Stone or Marble of the Forum to Stock.
page-uchronia-short-phare = After Exploration: see 3 cards, keep 1, the others to the Forum.
page-uchronia-short-pont = After Draconians: 1 card from under a rival’s site to Stock.
page-uchronia-short-porte = Your Brick sites have their effects already.
page-uchronia-short-remparts = Rivals cannot copy your Domain.
page-uchronia-short-tour = You may feed a site in the very turn you start it.
page-uchronia-short-arc_de_triomphe = Completed: complete one site, not of Marble, at once.
page-uchronia-short-basilique = Completing a Building: launch 1 Activity of its colour.
page-uchronia-short-colisee = After Draconians: 1 Resource from a rival’s Stock.
page-uchronia-short-fontaine = Production may put cards straight under your sites.
page-uchronia-short-place = Completed: execute up to 3 Orders.
page-uchronia-short-senat = Plot: copy up to 2 Orders of different colours.
page-uchronia-short-statue = 1 more point for each Marble Building.
page-uchronia-short-temple = 1 more point for each Monopoly.
page-uchronia-go-command = Command
page-uchronia-go-plot = Plot
page-uchronia-go-copy = Copy
page-uchronia-go-add = Add { $colour }
page-uchronia-go-start = Start
page-uchronia-go-launch = Launch
page-uchronia-go-take = Take { $colour }
page-uchronia-go-keep = Keep { $colour }
page-uchronia-go-give = Give { $colour }
page-uchronia-go-reveal = Reveal { $colour }
page-uchronia-go-swap = Swap
page-uchronia-go-complete = Complete
page-uchronia-go-order = Execute
page-uchronia-go-bonus = Use it
page-uchronia-go-put = Put { $colour }
page-uchronia-go-pay = Pay
