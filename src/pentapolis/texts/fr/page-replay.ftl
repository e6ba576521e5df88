# Fin d’une partie, parties à revoir et fichiers de partie dans la page.

page-replay-word = Revoir
page-replay-title = Revoir une partie : { $game }
page-replay-loading = La partie arrive…
page-replay-unreachable = Le serveur ne répond pas. Est-il lancé ?
page-replay-retry = Réessayer
page-replay-problem = Impossible d’obtenir cette position. { $text }

page-replay-you = Vous
page-replay-wins = { $you ->
    [yes] Vous gagnez de { $margin }
   *[no] { $name } gagne de { $margin }
}
page-replay-wins-tie = { $you ->
    [yes] Vous gagnez au départage
   *[no] { $name } gagne au départage
}
page-replay-shared = { $names } se partagent la victoire
page-replay-done = { $score } points
page-replay-against = { $high } à { $low } contre { $name }
page-replay-against-you = { $high } à { $low } contre vous
page-replay-abandoned = La partie a été abandonnée
page-replay-abandoned-text = Tout le monde était d’accord pour s’arrêter. Voici les scores à ce moment.

page-replay-sheet = Feuille de score
page-replay-total = Total
page-replay-place = Rang

page-replay-moments = Moments
page-replay-tap = { $pointer ->
    [touch] touchez pour y aller
   *[mouse] cliquez pour y aller
}
page-replay-no-moments = Personne n’a marqué beaucoup en un seul tour.
page-replay-moment-best = { $you ->
    [yes] Vous jouez votre meilleur tour.
   *[no] { $name } joue son meilleur tour.
}
page-replay-moment-lead = { $you ->
    [yes] Vous dépassez { $rival } et restez en tête.
    [rival] { $name } vous dépasse et reste en tête.
   *[no] { $name } dépasse { $rival } et reste en tête.
}
page-replay-moment-wins = { $you ->
    [yes] Votre dernier tour vous donne la victoire.
   *[no] Son dernier tour donne la victoire à { $name }.
}
page-replay-moment-scores = De { $before } à { $after }.

page-replay-rematch = Revanche
page-replay-rematch-asked = Revanche proposée
page-replay-next-table = Vers la revanche
page-replay-open = Revoir
page-replay-save-short = Garder
page-replay-save = Garder cette partie
page-replay-record = Fichier de la partie
page-replay-record-text = Un petit fichier texte avec toutes les actions. On peut le revoir ici, et chacun peut le vérifier.
page-replay-offline = La partie en une seule page
page-replay-offline-text = Une page qui s’ouvre sans réseau, à conserver ou à envoyer.
page-replay-copy = Copier le lien
page-replay-copy-text = Le lien vers cette partie. On la revoit depuis le début, sans connaître la fin.
page-replay-copied = Copié
page-replay-share = Qui possède ce lien revoit { $over ->
    [yes] toute la partie, de chaque place : tout est public maintenant
   *[no] la partie comme un spectateur, sans la main de personne
}. Il ne donne la place de personne et ne permet pas d’écrire à la table.
page-replay-share-running = La partie est en cours : qui possède ce lien la suit, voit ce que tout le monde peut voir, et la main de personne.
page-replay-share-players = La partie est en cours : seuls ses joueurs peuvent inviter des spectateurs.
page-replay-share-end = Mettre fin à ce lien
page-replay-share-end-text = Qui le possède ne voit alors plus rien.
page-replay-share-ended = Aucun lien ne mène à cette partie pour l’instant.
page-replay-share-new = Créer un lien
page-replay-guest = { $over ->
    [yes] Une partie terminée, partagée avec vous : vous pouvez la revoir de chaque place.
   *[no] Une partie abandonnée, partagée avec vous : vous voyez ce qu’un spectateur a vu.
}

page-replay-board = Plateau
page-replay-whose = Zone de jeu affichée
page-replay-parts = Partie de la table affichée
page-replay-track = Scores et position
page-replay-chart = Scores de tout le monde, manche par manche
page-replay-curves = Les scores en courbes
page-replay-round = manche
page-replay-slider = Position dans la partie
page-replay-at = Action { $n } sur { $total }
page-replay-deal = Avant le premier tour
page-replay-secret = Un choix fait en secret.
page-replay-turn = Tour { $turn }
page-replay-turn-of = Tour { $turn } sur { $turns }
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-first = Au début (touche Début)
page-replay-last = À la fin (touche Fin)
page-replay-back = Une action en arrière (flèche gauche)
page-replay-forward = Une action en avant (flèche droite)
page-replay-turn-back = Un tour en arrière (Maj et flèche gauche)
page-replay-turn-forward = Un tour en avant (Maj et flèche droite)
page-replay-speed = Vitesse
page-replay-play-on = Rejouer d’ici
page-replay-link = Lien vers ce coup
page-replay-log = Journal
page-replay-hidden = La suite apparaît à mesure que vous avancez, pour ne rien dévoiler.
page-replay-reveal = Tout montrer maintenant
page-replay-viewpoint = Vue par
page-replay-spectator = Un spectateur
page-replay-to-table = Vers la table
page-replay-tabs = Parties de cette page
page-replay-tab-sheet = Feuille
page-replay-tab-analysis = Analyse
page-replay-tab-mistakes = Erreurs
page-replay-tab-replay = Revoir

page-replay-upload = Revoir une partie
page-replay-upload-text = Choisissez un fichier de partie ou déposez-le ici.
page-replay-upload-busy = Lecture du fichier…
page-replay-upload-large = Ce fichier est trop gros pour une partie : un fichier de partie compte quelques milliers de signes, et la limite est de 1 Mo.
page-replay-upload-bad = Ce fichier n’est pas une partie de Pentapolis, ou il est abîmé.
page-replay-upload-details = Détails

page-replay-file-old = Ce navigateur est trop ancien pour ouvrir la partie. Tout navigateur des trois dernières années y parvient.
page-replay-file-theme-light = Thème clair
page-replay-file-theme-dark = Thème sombre
