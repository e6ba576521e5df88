uchronia-building-avant_poste = Outpost
uchronia-building-avant_poste-text = When another player executes Draconians, 1 revealed card of their choice does not count for you.

uchronia-building-enclos = Paddock
uchronia-building-enclos-text = Draconians Bonus: take 1 card of your choice from the Forum into your Hand.

uchronia-building-grue = Crane
uchronia-building-grue-text = Construction Bonus: you may add 1 Resource of the matching colour from your Stock to one of your Wood or Clay Buildings under construction.

uchronia-building-marche = Market
uchronia-building-marche-text = Trade Bonus: you may swap 1 card of your Stock with 1 card of another colour from the Forum.

uchronia-building-port = Harbour
uchronia-building-port-text = Exploration Bonus: draw 1 card.

uchronia-building-relais = Relay Station
uchronia-building-relais-text = After a Command with two cards, once the Order and its Bonuses are over, you may take one of the two back into your Hand.

uchronia-building-sanctuaire = Shrine
uchronia-building-sanctuaire-text = Worth 2 more Victory Points while you have completed Buildings of all five colours.

uchronia-building-scierie = Sawmill
uchronia-building-scierie-text = When you complete another Building, you may put 1 of the Resources under it into your Stock instead of discarding it.

uchronia-building-briqueterie = Brickworks
uchronia-building-briqueterie-text = With a Construction Order, you may add 1 Clay from your Stock to a Brick Building as if it were a Brick.

uchronia-building-grenier = Granary
uchronia-building-grenier-text = When you Plot, draw until you have 6 cards in Hand instead of 5, or 1 card if you already have 6 or more.

uchronia-building-immeuble = Tenement
uchronia-building-immeuble-text = When you Plot, after the draw, take 1 card of your choice from the Forum into your Hand.

uchronia-building-latrines = Latrines
uchronia-building-latrines-text = When you Plot, just before the draw, you may put up to 2 Hand cards into the Forum.

uchronia-building-puits = Well
uchronia-building-puits-text = Production Bonus: draw 1 card.

uchronia-building-taverne = Tavern
uchronia-building-taverne-text = When you Plot, you may copy an Order without an Activity of its colour by first putting 1 Hand card of that colour into the Forum.

uchronia-building-viaduc = Viaduct
uchronia-building-viaduc-text = When another player’s Draconians can touch you, you may pay 1 Clay from your Stock into theirs: neither the Order nor its Bonuses then touch you.

uchronia-building-voie_pavee = Paved Road
uchronia-building-voie_pavee-text = When you start a Building, you may take the Foundation into your Hand instead of discarding it.

uchronia-building-ambassade = Embassy
uchronia-building-ambassade-text = When you are tied for the most Activities of a colour, you take or keep its Monopoly, unless another tied player also has an active Embassy.

uchronia-building-atelier = Workshop
uchronia-building-atelier-text = Construction Bonus: you may add 1 Hand card to one of your Buildings under construction of the same colour.

uchronia-building-caserne = Barracks
uchronia-building-caserne-text = Your Draconians also affect players who have no card on their Domain.

uchronia-building-ecole = School
uchronia-building-ecole-text = When you complete the School, you may launch up to 2 Activities from your Stock, within your limit.

uchronia-building-fonderie = Foundry
uchronia-building-fonderie-text = When you complete the Foundry, put 1 card of each colour present in the Forum into your Stock.

uchronia-building-garnison = Garrison
uchronia-building-garnison-text = When another player executes Draconians, only the revealed colours that are in the Forum at that moment count for you.

uchronia-building-menagerie = Menagerie
uchronia-building-menagerie-text = You may reveal 1 more card in each of your Draconians Orders.

uchronia-building-thermes = Baths
uchronia-building-thermes-text = Trade Bonus: put 1 of your Activities back into your Stock, then launch 1 Activity from your Stock.

uchronia-building-aqueduc = Aqueduct
uchronia-building-aqueduc-text = Your Activity limit rises by 2 more, on top of the 1 for each completed Building.

uchronia-building-arcades = Arcades
uchronia-building-arcades-text = When you start a Building, the Foundation may come from your Hand instead of the Forum.

uchronia-building-carriere = Quarry
uchronia-building-carriere-text = Production Bonus: you may take 1 Stone or 1 Marble from the Forum into your Stock.

uchronia-building-phare = Lighthouse
uchronia-building-phare-text = Exploration Bonus: look at the top 3 cards of the draw pile, take 1 of them into your Hand and put the others into the Forum.

uchronia-building-pont = Bridge
uchronia-building-pont-text = Draconians Bonus: take 1 Resource from under an opponent’s Building under construction into your Stock, even if their Domain is empty.

uchronia-building-porte = Gate
uchronia-building-porte-text = Your Brick Buildings under construction already have their effects, but not those that need their completion.

uchronia-building-remparts = Ramparts
uchronia-building-remparts-text = When other players Plot, they cannot copy the cards on your Domain.

uchronia-building-tour = Tower
uchronia-building-tour-text = You may add Resources to your Buildings even in the turn in which you started them.

uchronia-building-arc_de_triomphe = Triumphal Arch
uchronia-building-arc_de_triomphe-text = When you complete the Triumphal Arch, you may at once complete one of your Wood, Clay, Brick or Stone Buildings under construction without the missing Resources.

uchronia-building-basilique = Basilica
uchronia-building-basilique-text = Whenever you complete a Building, the Basilica included, you may launch 1 Activity of its colour from your Stock, within your limit.

uchronia-building-colisee = Colosseum
uchronia-building-colisee-text = Draconians Bonus: you may take 1 Resource of your choice from the Stock of one affected opponent into yours.

uchronia-building-fontaine = Fountain
uchronia-building-fontaine-text = Cards you take with Production may go under your Buildings under construction of their colour instead of into your Stock. While the Fountain is unfinished, this works for the Fountain only.

uchronia-building-place = Plaza
uchronia-building-place-text = When you complete the Plaza, you may at once execute up to 3 Orders of your choice, without Activity Bonuses.

uchronia-building-senat = Senate
uchronia-building-senat-text = When you Plot, you may copy up to 2 Orders of different colours, one after the other.

uchronia-building-statue = Statue
uchronia-building-statue-text = Worth 1 more Victory Point for each Marble Building you have completed, the Statue included.

uchronia-building-temple = Temple
uchronia-building-temple-text = Worth 1 more Victory Point for each Monopoly you hold.
