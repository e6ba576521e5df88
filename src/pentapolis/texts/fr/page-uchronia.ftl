# Uchronia sur la page : ce que dit la table, et ce que fait chaque Bâtiment en peu de mots.

page-uchronia-term-buildings = Bâtim.
page-uchronia-term-monopolies = Monop.
page-uchronia-term-effects = Effets
page-uchronia-progress = Tour { $turn }, { $threshold } pour gagner
page-uchronia-progress-last = Tour { $turn }, dernier tour de table
page-uchronia-progress-short = But : { $threshold } points
page-uchronia-last-short = Dernier tour
page-uchronia-table = Table
page-uchronia-table-of = Table : { $name }
page-uchronia-cards = { $count } × { $colour }, { $zone }
page-uchronia-activities = Activités : { $count } sur { $limit }
page-uchronia-building = { $building } : { $colour }, Ressources { $filled } sur { $cost }, { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}. { $effect }
page-uchronia-completes = s’achève
page-uchronia-active = Son effet agit déjà.
page-uchronia-why-not = Pourquoi pas ?
page-uchronia-info = À propos : { $building }
page-uchronia-ours = Reconstitué : cet effet ne figure pas dans le livret.
page-uchronia-in-pile = { $count } dans la pioche
page-uchronia-draw = pioche { $count }
page-uchronia-discard = défausse { $count }
page-uchronia-monopolies = Monopoles
page-uchronia-holder = détenteur et points
page-uchronia-nobody = personne
page-uchronia-monopoly = Monopole { $colour } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-uchronia-of = { $count } sur { $limit }
page-uchronia-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-uchronia-sites = Chantiers
page-uchronia-no-sites = Pas encore de chantier.
page-uchronia-built = Achevés
page-uchronia-nothing-built = Encore rien d’achevé.
page-uchronia-hand = { $count ->
    [one] { $count } carte en Main
   *[other] { $count } cartes en Main
}
page-uchronia-empty-hand = Aucune carte en Main.
page-uchronia-at-least = au moins { $cards }
page-uchronia-none-of = sans { $colours }
page-uchronia-look-at = Regarder la table chez { $name }
page-uchronia-back = Revenir à votre table
page-uchronia-plays-last = joue en dernier
page-uchronia-last-round = Dernier tour de table : on le joue jusqu’au bout.
page-uchronia-tray = Cartes et réponses de cette décision
page-uchronia-asked = demandé
page-uchronia-cost = { $count } × { $colour }
page-uchronia-source = Source : { $source }.
page-uchronia-reconstructed = Reconstitué : { $parts }.
page-uchronia-part-name = nom
page-uchronia-part-colour = couleur
page-uchronia-part-cost = coût
page-uchronia-part-effect = effet
page-uchronia-known = Ce que vous savez
page-uchronia-known-own = Votre Main
page-uchronia-known-forum = Forum
page-uchronia-known-discard = Défausse
page-uchronia-known-unseen = Cachées : pioche et autres Mains
page-uchronia-known-rival = Main : { $name }
page-uchronia-known-note = 1+ : au moins une, 0 : aucune, ? : inconnu. Tout le monde le sait ; seules les cartes cachées dépendent des vôtres.

page-uchronia-orders-title = Ce que permettent vos cartes
page-uchronia-orders-intro = Chaque carte est une Ressource et un Ordre. À votre tour, vous Commandez : une carte exécute son propre Ordre, deux cartes d’une même couleur n’importe lequel. Ou bien vous Complotez.
page-uchronia-does-nothing = Il n’y a rien à en faire pour le moment.

page-uchronia-short-avant_poste = Contre les Draconniens, 1 carte dévoilée ne compte pas pour vous.
page-uchronia-short-enclos = Après Draconniens : 1 carte du Forum en Main.
page-uchronia-short-grue = Après Construction : 1 carte du Stock à un chantier Bois ou Argile.
page-uchronia-short-marche = Après Commerce : échangez 1 carte du Stock avec le Forum.
page-uchronia-short-port = Après Exploration : piochez 1 carte.
page-uchronia-short-relais = Après avoir Commandé avec deux cartes, reprenez-en une.
page-uchronia-short-sanctuaire = 2 points de plus avec des Bâtiments des cinq couleurs.
page-uchronia-short-scierie = En achevant un autre Bâtiment : gardez 1 de ses cartes.
page-uchronia-short-briqueterie = Construction : 1 Argile peut servir de Brique.
page-uchronia-short-grenier = Comploter : piochez jusqu’à 6 cartes au lieu de 5.
page-uchronia-short-immeuble = Comploter : puis 1 carte du Forum en Main.
page-uchronia-short-latrines = Comploter : d’abord jusqu’à 2 cartes de Main au Forum.
page-uchronia-short-puits = Après Production : piochez 1 carte.
page-uchronia-short-taverne = Comploter : copiez sans Activité, contre 1 carte de la couleur.
page-uchronia-short-viaduc = Payez 1 Argile : les Draconniens ne vous touchent pas.
page-uchronia-short-voie_pavee = En lançant une construction : la Fondation va en Main.
page-uchronia-short-ambassade = À égalité, le Monopole est à vous.
page-uchronia-short-atelier = Après Construction : 1 carte de Main à un chantier de sa couleur.
page-uchronia-short-caserne = Vos Draconniens touchent aussi les Domaines vides.
page-uchronia-short-ecole = Achevée : lancez jusqu’à 2 Activités.
page-uchronia-short-fonderie = Achevée : 1 carte de chaque couleur du Forum au Stock.
page-uchronia-short-garnison = Contre les Draconniens, seules comptent les couleurs du Forum.
page-uchronia-short-menagerie = Draconniens : dévoilez 1 carte de plus.
page-uchronia-short-thermes = Après Commerce : échangez une Activité contre une carte du Stock.
page-uchronia-short-aqueduc = 2 places d’Activité de plus.
page-uchronia-short-arcades = La Fondation peut venir de votre Main.
page-uchronia-short-carriere = Après Production : 1 Pierre ou Marbre du Forum au Stock.
page-uchronia-short-phare = Après Exploration : voyez 3 cartes, gardez-en 1, le reste au Forum.
page-uchronia-short-pont = Après Draconniens : 1 carte d’un chantier adverse au Stock.
page-uchronia-short-porte = Vos chantiers en Brique ont déjà leurs effets.
page-uchronia-short-remparts = Les autres ne peuvent pas copier votre Domaine.
page-uchronia-short-tour = Vous pouvez alimenter un chantier dès le tour où vous le lancez.
page-uchronia-short-arc_de_triomphe = Achevé : achevez aussitôt un chantier, sauf en Marbre.
page-uchronia-short-basilique = En achevant un Bâtiment : lancez 1 Activité de sa couleur.
page-uchronia-short-colisee = Après Draconniens : 1 Ressource du Stock d’un adversaire.
page-uchronia-short-fontaine = La Production peut mettre ses cartes droit sous vos chantiers.
page-uchronia-short-place = Achevée : exécutez jusqu’à 3 Ordres.
page-uchronia-short-senat = Comploter : copiez jusqu’à 2 Ordres de couleurs différentes.
page-uchronia-short-statue = 1 point de plus par Bâtiment en Marbre.
page-uchronia-short-temple = 1 point de plus par Monopole.
page-uchronia-go-command = Commander
page-uchronia-go-plot = Comploter
page-uchronia-go-copy = Copier
page-uchronia-go-add = Ajouter { $colour }
page-uchronia-go-start = Lancer
page-uchronia-go-launch = Lancer
page-uchronia-go-take = Prendre { $colour }
page-uchronia-go-keep = Garder { $colour }
page-uchronia-go-give = Donner { $colour }
page-uchronia-go-reveal = Dévoiler { $colour }
page-uchronia-go-swap = Échanger
page-uchronia-go-complete = Achever
page-uchronia-go-order = Exécuter
page-uchronia-go-bonus = Utiliser
page-uchronia-go-put = Poser { $colour }
page-uchronia-go-pay = Payer
