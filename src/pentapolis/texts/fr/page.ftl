# La page : tout ce qui entoure les plateaux.

page-home = Pentapolis, retour à l’accueil
page-nav = Pages
page-nav-play = Jouer
page-nav-learn = Apprendre
page-nav-about = À propos
page-close = Fermer
page-help = Aide
page-settings = Réglages
page-theme-to-light = Passer au thème clair
page-theme-to-dark = Passer au thème sombre
page-outdated = Cette partie ne peut pas continuer ici
page-outdated-sure = Personne ne peut continuer à jouer ici, mais un serveur de l’ancienne version le pourrait. Vraiment l’abandonner pour tout le monde ?
page-outdated-keep = La garder
page-missing = Il n’y a rien ici
page-missing-text = L’adresse ne mène nulle part. Une lettre s’est peut-être perdue.
page-no-game = Ce jeu n’existe pas ici.
page-offline = Le serveur ne répond pas. Votre table est en sécurité ; réessayez dans un instant.
page-try-again = Réessayer
page-unofficial = Une édition non officielle, faite par des admirateurs de ces jeux, sans lien avec les auteurs ni les éditeurs, avec ses propres mots et dessins. Si un jeu vous plaît, achetez la boîte.

page-start-title = { $count ->
    [5] Cinq cités. Prenez place.
   *[other] Votre cité vous attend. Prenez place.
}
page-start-line = Libre et gratuit. Sans compte. Des robots à chaque table.
page-choose-game = Choisissez un jeu
page-play-game = Jouer à { $game }
page-play = Jouer
page-rules-of = Règles du jeu { $game }
page-seat = Place
page-invite-link = Inviter par lien
page-invite-here = Même appareil
page-play-solo = Seul
page-solo-against = Seul, contre { $name }
page-options = Options
page-you = Vous
page-bot = Robot
page-friend = Un ami
page-people = Joueurs
page-player = Joueur { $number }
page-seat-here = Ici, sur cet appareil
page-seat-link = Par lien, sur son appareil
page-seat-remove = Retirer cette place
page-seat-change = Qui occupe la place { $number } ?
page-own-tables = Continuer
page-own-tables-none = Pas encore de table. Tout ce que vous jouerez sur cet appareil apparaîtra ici.
page-with = avec { $names }
page-alone = en solo
page-your-turn = À vous
page-abandoned = Abandonnée
page-waiting = En attente de joueurs
page-to-move = À { $name } de jouer
page-open = Ouvrir
page-open-table = Ouvrir la table { $name }
page-show-all = Tout afficher ({ $count })
page-tables-sift = Quelles tables
page-tables-all = Toutes
page-tables-running = En cours
page-tables-ended = Terminées
page-tables-game = De quel jeu
page-tables-any = Tous les jeux
page-tables-none = Aucune de vos tables ne correspond.
page-leave = Retirer
page-leave-table = Retirer la table { $name }
page-leave-title = Retirer { $name } ?
page-leave-own = Personne d’autre n’a de place à cette table. Elle est supprimée pour de bon, avec ses liens et la partie enregistrée.
page-leave-shared = Les autres gardent la table. Un robot joue à votre place, et il vous faudra un nouveau lien pour revenir.
page-leave-ended = Elle ne quitte que votre liste : les autres gardent la partie et pourront la revoir.
page-leave-watching = Vous n’y êtes que spectateur : la partie continue, et son lien vous y ramènera.
page-leave-delete = Supprimer
page-leave-no = Garder
page-look-up = Règles et parties à revoir

page-new-table = Nouvelle table
page-new-title = Une table pour { $game }
page-seats = Places
page-level-of = Niveau du robot à la place { $number }
page-name = Nom
page-name-of = Nom du joueur à la place { $number }
page-links-later = Vous trouverez à la table les liens pour vos amis.
page-options-rulings = Lectures des règles ambiguës
page-table = Table
page-table-name = Nom de la table
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-of = { $minutes } minutes chacun, { $increment } secondes de plus par tour
page-clock-days =
    { $days ->
        [one] Un jour
       *[other] { $days } jours
    } par personne, { $hours } heures de plus par tour
page-clock-help = Quand le temps d’une place est écoulé, un robot prend le relais ; on peut reprendre la place.
page-clock-left = Temps restant
page-make-table = Créer la table
page-back = Retour

page-laying-out = On dresse la table…
page-connected = Connecté
page-not-connected = Déconnecté
page-connection-lost = Connexion perdue, nouvel essai
page-connection-lost-help = Votre tour est conservé. Rien n’est envoyé deux fois.
page-try-now = Essayer
page-action = À faire
page-board = Plateau
page-sheet = Volet
page-tabs = Vues de la table
page-rivals = Autres
page-panels-left = Volets de gauche
page-panels-right = Volets de droite
page-back-to-mine = Revenir chez moi
page-undo = Annuler
page-undo-turn = Annuler le tour
page-confirm = Confirmer
page-confirm-points = Confirmer { $points }
page-confirm-turn = Finir le tour
page-confirm-ask = Votre tour est complet. Le finir ?
page-confirm-help = Jusque-là, vous pouvez encore annuler.
page-not-confirmed = non confirmé
page-only-choice = Rien d’autre n’y est possible.
page-ends-turn = Votre tour s’achève ainsi.
page-thinks = { $name } réfléchit
page-thinks-shorter = Réfléchit moins que d’habitude : beaucoup de tables attendent.
page-decides = On attend { $name }
page-waiting-friends = En attente de vos amis
page-over = La partie est finie
page-abandoned-long = La partie a été abandonnée
page-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-fact-lesson = Leçon
page-fact-source = Source : { $source }.
page-not-allowed = Impossible.
page-choices = Choix
page-choices-none = Rien à choisir pour l’instant.
page-choices-keys = { $count }, flèches
page-choices-count = { $count ->
    [one] Un choix
   *[other] { $count } choix
}
page-chosen-points = { $text } : { $total } { $count ->
    [one] point
   *[other] points
}
page-stage-lit = un choix est possible ici
page-no-choice-here = Rien à choisir ici maintenant.
page-points = Points
page-of-goal = sur { $goal }
page-score = Score
page-change = Évolution
page-total = Total
page-stars = étoiles
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-log-more = Coups précédents
page-step-through = Revoir { $count ->
    [one] le dernier coup
   *[other] les { $count } derniers coups
}
page-see-move = Montrer la table après le coup { $number }
page-looking-back = Retour en arrière
page-move-of = Coup { $number } sur { $count }
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-to-now = Revenir au présent
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Écrire à la table
page-send = Envoyer
page-unread = non lu
page-rule = Règle { $number }
page-rule-in-place = La lire parmi les autres règles

page-hand-over = Passez l’appareil à { $name }
page-hand-over-help = Tout reste caché jusque-là.
page-i-am = Je suis { $name }
page-covered = Tout est couvert
page-paused = La partie est en pause
page-paused-help = Plus personne ne joue. Elle reprend dès que quelqu’un reprend sa place.
page-bot-plays = un robot joue
page-bot-plays-seat = un robot joue à cette place
page-bot-plays-you = Un robot joue à votre place
page-bot-plays-for = Un robot joue à la place de { $name }
page-bot-thinks = Le robot de { $name } réfléchit
page-bots-on = Laisser jouer les robots
page-here = à la table
page-away-for = absence : { $time }
page-area-of = { $area } : { $name }
page-now = position actuelle
page-then = après le coup { $number }, pas maintenant
page-not-now = pas la position actuelle
page-follow = Suivre qui joue
page-your-name = Votre nom, tel que vos amis le verront
page-room = En attente de vos amis
page-room-help = Déjà là : { $here } sur { $of }. La partie commence quand tout le monde est arrivé. Envoyez un lien à chaque ami : aucun compte n’est nécessaire.
page-has-come = est là
page-not-yet = pas encore là
page-invited = { $count ->
    [one] { $names } vous invite.
   *[other] { $names } vous invitent.
}
page-sit-down = Prendre place
page-join-once = La place est alors à vous, sur cet appareil. Le lien prend fin : personne d’autre ne peut s’en servir.
page-join-device = Votre place sera aussi sur cet appareil. Le lien prend fin.
page-join-both = Vous êtes déjà à cette table sur cet appareil. Ce lien est pour quelqu’un d’autre ; si vous prenez place, cet appareil joue les deux places.
page-watching = Spectateur
page-bot-level = robot, { $level ->
    [1] Novice
    [2] Apprenti
    [3] Initié
    [4] Expert
   *[5] Maître
}
page-kind-here = ici
page-kind-link = par lien
page-away = absent
page-spectators = Pour les spectateurs
page-link = Lien
page-links = Liens
page-links-local = Ces liens ne marchent que sur cet ordinateur. Pour des amis ailleurs, lancez le serveur avec { $option } et ouvrez la page par l’adresse de cet ordinateur.
page-copy-link = Copier le lien
page-copied = Copié
page-new-links = Créer de nouveaux liens
page-qr = Le lien en code QR
page-link-seat-help = { $count ->
    [one] La première personne qui utilise ce lien prend la place, et le lien prend fin.
   *[other] La première personne qui utilise l’un de ces liens prend sa place, et le lien prend fin.
}
page-link-watch-help = Qui possède ce lien regarde : on voit ce que tout le monde peut voir, et la main de personne.
page-devices = Vos appareils
page-device-this = Cet appareil
page-device-other = Un autre appareil, depuis le { $came }, vu le { $used }
page-device-end = Retirer
page-device-add = { $several ->
    [yes] Ajouter un appareil pour { $name }
   *[no] Ajouter un appareil
}
page-device-link-help = Pour vous-même : ouvrez ce lien sur votre autre appareil d’ici un jour. La première personne qui l’utilise voit votre main et joue votre place, et le lien prend fin.
page-game-before = La partie précédente
page-moved = Une revanche : tout le monde s’est décalé d’une place.
page-moved-seat = { $name } : place { $seat }, { $seat ->
    [1] disque terre cuite
    [2] carré bleu
    [3] triangle olive
    [4] anneau ocre
   *[5] losange violet
}
page-rematch-on = La revanche a commencé :
page-rematch-go = rejoignez-la
page-take-seat = Reprendre la place
page-hand-bot = Confier à un robot
page-replace = Faire jouer un robot
page-hand-level = Niveau du robot
page-ask-table = Demander à la table
page-keep = Garder cette partie
page-ask-takeback = Reprendre mon dernier tour
page-ask-abandon = Abandonner la partie
page-abandon-sure = Vraiment abandonner ? { $others ->
    [0] La partie se termine sans vainqueur.
   *[other] La partie se termine sans vainqueur dès que les autres acceptent.
}
page-abandon-yes = Abandonner
page-abandon-no = Continuer à jouer
page-asks-takeback = { $you ->
    [yes] Vous demandez
   *[no] { $name } demande
} à tout annuler à partir du coup { $number }.
page-asks-abandon = { $you ->
    [yes] Vous proposez
   *[no] { $name } propose
} d’abandonner la partie.
page-asks-rematch = { $you ->
    [yes] Vous voudriez
   *[no] { $name } voudrait
} rejouer.
page-asks-replace = { $you ->
    [yes] Vous proposez
   *[no] { $name } propose
} qu’un robot joue pour { $other } pendant son absence.
page-agree = D’accord
page-decline = Refuser
page-withdraw = Retirer
page-waits-for = On attend { $names }
page-seed-hash = Donne équitable : l’empreinte de la graine de cette partie, publiée avant le premier coup.

page-finished = terminée
page-record = Fichier de partie

page-rules = Règles
page-contents = Sommaire
page-found = { $count ->
    [0] Rien trouvé
    [one] Une règle
   *[other] { $count } règles
}
page-about-title = À propos de cette édition
page-about-private = Pas de compte, pas de pistage, aucune requête vers des tiers. Un seul cookie rattache vos places à cet appareil ; un lien ne donne une place qu’une fois, et à la table vous voyez et retirez vos autres appareils.
page-about-data = D’où viennent les données
page-about-licence = Le programme est un logiciel libre sous licence MIT.
page-about-programs = Pour les programmes qui jouent

page-set-theme = Thème
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-set-language = Langue
page-set-name = Votre nom aux tables
page-set-hold = Demander avant la fin de mon tour
page-set-hold-help = Un tour complet attend { $pointer ->
    [touch] une touche
   *[mouse] un clic
} de plus et peut être annulé jusque-là.
page-set-quick = Jouer { $pointer ->
    [touch] d’une seule touche
   *[mouse] d’un seul clic
}
page-set-quick-help = Les choix sont joués aussitôt, sans aperçu.
page-set-sound = Son quand c’est mon tour
page-set-sound-help = Deux notes brèves.
page-set-notice = Notification quand c’est mon tour
page-set-notice-help = Seulement quand vous regardez ailleurs.
page-set-notice-refused = Le navigateur n’autorise pas les notifications de cette page.
page-set-still = Sans animation
page-set-still-help = Les pièces changent de place aussitôt.
page-help-touch = Tout ce qui est éclairé peut être choisi : { $pointer ->
    [touch] touchez-le pour voir son effet, puis confirmez. Glissez et pincez pour déplacer le plateau.
   *[mouse] cliquez dessus pour voir son effet, puis confirmez. Glissez pour déplacer le plateau, tournez la molette pour zoomer.
}
page-help-why = { $pointer ->
    [touch] Touchez
   *[mouse] Cliquez sur
} ce qui n’est pas éclairé : la table dit pourquoi ce n’est pas permis, avec la règle.
page-help-again = Vous le retrouverez dans l’aide.
page-understood = Compris
page-key-choose = choix suivant ou précédent
page-key-number = un des neuf premiers choix
page-key-play = jouer le choix sélectionné, ou finir le tour
page-key-leave = quitter le choix, ou revenir à votre plateau
page-key-undo = annuler la dernière étape
page-key-step = parcourir les coups
page-key-zoom = plateau plus près, plus loin, entier
page-key-help = cette aide
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Voir tout le plateau

page-any-area = Devant { $name }
page-any-mine = Devant vous
page-any-middle = Au centre
page-any-about = L’objet de cette décision
page-any-catalogue = Ce que les noms désignent
page-any-empty = Vide
page-any-values = { $count ->
    [one] Afficher la valeur
   *[other] Afficher les { $count } valeurs
}
page-any-then = puis
page-any-gained = en plus
page-any-lost = en moins
page-any-changed = , modifié
page-any-yes = oui
page-any-no = non
page-any-look = Regarder ce qu’il y a devant { $name }
page-any-why = Écrivez un coup : il est choisi, ou vous lisez pourquoi il est impossible
page-any-other = Ou
page-any-ask = Choisir
page-any-round = Manche { $round }
page-any-round-of = Manche { $round } sur { $rounds }

# The way in on the start page
page-first-game = Première partie : bonne compagnie
page-doors = Apprendre et lire
page-door-lessons = { $count } leçons, { $minutes } min
page-door-lessons-done = { $done ->
    [one] Une leçon faite
   *[other] { $done } leçons faites
} sur { $count }
page-door-learn = les règles, en jouant
page-door-rules = d’abord des images, puis la loi
page-analyse = Analyser
page-analyse-table = Analyser { $name }
page-first-time = Première fois ici ?
page-first-time-text = De courtes leçons avec les vraies pièces, puis une première partie avec un guide à vos côtés. Vous pouvez arrêter à tout moment.
page-first-time-learn = Apprendre { $game }

# Help during play
page-hint = Aide
page-plan = Plan
page-hints-allowed = Aide
page-hints-auto = Avec des robots seulement
page-hints-yes = Permise
page-hints-no = Pas permise
page-key-hint = Aide
page-key-plan = Plan privé
