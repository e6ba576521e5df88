# La ligne de commande : aide, invites, tableaux et erreurs.

cli-help-pentapolis = Des jeux de construction de cités dans le terminal : jouer, simuler, revoir, lire les règles.
cli-help-command-games = Lister les jeux, leur nombre de joueurs et leurs options.
cli-help-command-play = Jouer contre des robots ou à plusieurs au même clavier.
cli-help-command-serve = Ouvrir des tables sur le réseau : jouer dans le navigateur, seul, entre amis ou contre des robots.
cli-help-command-health = Demander au serveur de cette machine s’il marche.
cli-help-command-tables = Lister les tables qu’un serveur garde, et supprimer celles dont personne n’a plus besoin.
cli-help-command-backup = Écrire toutes les tables d’un serveur dans un fichier, même pendant qu’il tourne.
cli-help-command-restore = Mettre une sauvegarde à la place des tables d’un serveur.
cli-help-command-simulate = Faire jouer beaucoup de parties par des robots et dire qui gagne, et combien de fois.
cli-help-command-replay = Revoir coup par coup une partie enregistrée.
cli-help-command-verify = Rejouer des parties enregistrées et dire ce qui a été vérifié.
cli-help-command-rules = Lire les règles numérotées d’un jeu.
cli-help-command-doctor = Dire de quoi cette installation est faite, et si elle fonctionne.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-default = (par défaut : {"{}"})
cli-help-required = (obligatoire)
cli-help-show-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-help-lang = Langue de tous les textes : en ou fr. Par défaut : celle de votre environnement.
cli-help-game = Le jeu, par exemple akropolis.
cli-help-players = Nombre de joueurs.
cli-help-seat = Un joueur : un nom pour une personne, bot:level-1 à bot:level-5, bot:random ou bot:greedy pour un robot. À répéter, ou à séparer par des virgules.
cli-help-option = Une option du jeu, par exemple variants=houses. Peut être répétée.
cli-help-solo = Jouer seul contre cet Illustre Architecte : hippodamos, metagenes ou callicrates.
cli-help-long = Jouer la partie longue, avec toutes les tuiles.
cli-help-seed = Graine de la donne, un nombre ou 64 chiffres hexadécimaux. Par défaut : une graine secrète, au hasard.
cli-help-save = Fichier où enregistrer la partie.
cli-help-resume = Reprendre la partie enregistrée dans ce fichier.
cli-help-forced-delay = Secondes d’attente avant chaque coup d’un robot, ou none.
cli-help-no-colour = Dessiner sans couleurs.
cli-help-games = Nombre de parties.
cli-help-bots = Les robots, séparés par des virgules ; ils changent de place d’une partie à l’autre.
cli-help-jobs = Nombre de processus. Par défaut : un par cœur.
cli-help-csv = Écrire dans ce fichier une ligne par place et par partie ; - désigne la sortie standard.
cli-help-json = Écrire en JSON le résumé et les parties, dans ce fichier ou, sans fichier, sur la sortie standard.
cli-help-as-json = L’écrire en JSON, pour des programmes.
cli-help-file = Une partie enregistrée.
cli-help-files = Une ou plusieurs parties enregistrées.
cli-help-at = Montrer la position après ce coup ; 0 est le début.
cli-help-step = Attendre après chaque coup Entrée, « p » (retour), un numéro ou « q ».
cli-help-speed = Coups par seconde.
cli-help-html = Écrire la partie dans une seule page HTML qui s’ouvre sans réseau, au lieu de la montrer ici.
cli-help-rule = Une règle comme R42, ou une section comme placing.
cli-help-search = Montrer les règles qui contiennent ce mot.

cli-usage-no-such-option = L’option { $option } n’existe pas.{ $meant } Voyez celles qui existent avec : { $command } --help
cli-usage-missing = Il manque { $name }. Voyez comment faire avec : { $command } --help
cli-usage-bad-value = La valeur de { $name } ne convient pas. { $about } Pour en savoir plus : { $command } --help
cli-usage-from = Elle est d’au moins { $least }.
cli-usage-from-to = Elle va de { $least } à { $most }.
cli-usage-bad-option = L’option { $option } est incomplète ou a une valeur de trop. Voyez comment faire avec : { $command } --help
cli-usage-no-such-command = La commande « { $name } » n’existe pas. Il y a : { $commands }.
cli-usage-extra = « { $arguments } » est de trop. Voyez comment faire avec : { $command } --help
cli-usage-other = Cette commande est incompréhensible ({ $detail }). Voyez comment faire avec : { $command } --help

cli-file-no-folder = Le dossier de { $file } n’existe pas. Créez-le d’abord, ou choisissez-en un autre.
cli-file-missing = Le fichier { $file } n’existe pas. Vérifiez le nom et le dossier.
cli-file-folder = { $file } est un dossier. Indiquez un fichier qu’il contient.
cli-file-permission = Vous n’avez pas le droit d’ouvrir { $file }. Choisissez un autre fichier ou changez ses droits.
cli-file-full = Il n’y a plus de place pour écrire { $file }. Libérez-en ou choisissez un autre disque.
cli-output-failed = La sortie ne peut pas être écrite ({ $detail }). Envoyez-la ailleurs, ou libérez de la place.
cli-file-other = { $file } est inutilisable ({ $detail }). Choisissez un autre fichier.
cli-file-not-text = { $file } n’est pas une partie enregistrée : ce n’est même pas du texte en UTF-8. Choisissez un fichier enregistré par « play ».
cli-file-too-large = { $file } est trop gros pour une partie enregistrée. Choisissez un fichier enregistré par « play ».
cli-file-bad-record = { $file } ne peut pas être rejoué ({ $reason }). Choisissez un autre fichier.

cli-no-such-game = Le jeu « { $name } » n’existe pas. Il y a : { $games }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
cli-which-game = Quel jeu ? Par exemple : pentapolis play akropolis
cli-resume-alone = La partie de { $file } reprend avec ses propres places, options et graine. N’indiquez ni --players, ni --seat, --option, --solo, --long ou --seed.
cli-other-game = { $file } est une partie du jeu { $game }. N’indiquez pas de jeu, ou choisissez un autre fichier.
cli-option-form = « { $setting } » n’est pas une option. Écrivez nom=valeur ; les noms sont : { $options }.
cli-no-such-option = Ce jeu n’a pas d’option « { $name } ». Il y a : { $options }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
cli-no-solo = { $game } ne se joue pas seul contre un adversaire choisi par --solo.
cli-no-options = Impossible de régler « { $setting } » : ce jeu n’a pas d’options.
cli-option-flag = L’option { $name } vaut true ou false, pas « { $value } ».
cli-option-choice = L’option { $name } ne peut pas valoir « { $value } ». Choisissez parmi : { $choices }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
cli-wrong-players = Ce jeu se joue de { $first } à { $last }, pas à { $players }. Changez --players ou --seat.
cli-too-many-seats = { $seats } places sont nommées pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. Nommez-en moins, ou augmentez --players.
cli-no-bots = Nommez au moins un robot : { $bots }.
cli-bad-name = Un nom compte de 1 à { $most } lettres, chiffres ou signes. Choisissez-en un autre.
cli-bad-seed = « { $seed } » n’est pas une graine. Donnez un nombre entier à partir de 0, ou 64 chiffres hexadécimaux.
cli-bad-delay = « { $value } » n’est pas un délai. Donnez des secondes de 0 à 60, ou none.
cli-same-file = --csv et --json écriraient tous deux { $file }. Choisissez deux fichiers.
cli-bad-games = Le nombre de parties va de 1 à { $most }.
cli-bad-speed = Une vitesse de { $value } est impossible. Donnez des coups par seconde, plus de 0 et 1000 au plus.
cli-page-not-built = La page n’est pas construite, ou l’est pour une autre version. Depuis les sources : make page. Un paquet installé la contient.
cli-no-such-move = Il n’y a pas de coup { $number } : les coups de cette partie vont de 0 à { $last }.
cli-no-such-rule = Il n’y a pas de règle ni de section « { $rule } ». Les règles vont de { $first } à { $last } ; les sections sont { $sections }.
cli-nothing-found = Aucune règle ne contient « { $word } ». Essayez un autre mot ou une partie de celui-ci.
cli-save-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie avec --resume.
cli-interrupted = Interrompu.

cli-games-game = Jeu
cli-games-players = Joueurs
cli-games-about = De quoi s’agit-il ?
cli-games-options = Options du jeu { $game } : --option NOM=VALEUR
cli-games-default = par défaut : { $value }
cli-games-nothing = rien
cli-games-next = Pour jouer : pentapolis play { $game }
cli-games-levels = Robots pour tous les jeux : --seat bot:NOM

cli-name-player = Joueur { $number }
cli-name-bot = { $bot } (robot)
cli-name-automatic = Adversaire
cli-welcome = Première partie ? Tapez « aide » à tout moment.
cli-left = La partie est enregistrée. Reprenez-la avec : pentapolis play --resume { $file }
cli-left-unsaved = La partie n’est pas enregistrée.
cli-record-saved = La partie est enregistrée dans { $file }
cli-saved = Enregistrée dans { $file }
cli-html-saved = La partie est dans { $file } : ouvrez ce fichier avec un navigateur.
cli-save-where = Enregistrer où ? Indiquez un fichier, par exemple : enregistrer partie.jsonl
cli-score-sheet = Feuille de score
cli-total = Total
cli-rank = { $place }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cli-decimal-sign = ,
cli-percent = { $value } %
cli-change = Écart
cli-why-change = Origine
cli-no-change = rien
cli-now = Avant
cli-then = Après

cli-ways-numbers = Tapez un numéro de 1 à { $count }, ou « aide ».
cli-no-such-number = Il n’y a pas de choix { $number }. Choisissez un numéro de 1 à { $last }.
cli-nothing-to-undo = Il n’y a rien que vous puissiez annuler maintenant.
cli-why-what = Pourquoi quoi ? Indiquez un coup comme vous le joueriez.
cli-why-legal = « { $move } » est possible : tapez-le pour le jouer.
cli-explain-what = Expliquer quoi ? Indiquez un choix par son numéro ou comme vous le joueriez, ou une chose, par exemple « site=2 » ou « zone=forum colour=wood ».
cli-explain-nothing = Il n’y a rien de tel ici, ou rien que vous puissiez voir.
cli-preview-what = L’aperçu de quoi ? Indiquez un choix comme vous le joueriez.
cli-rules-where = Tapez « règles R36 » pour une règle. Toutes les règles : pentapolis rules { $game }
cli-log-at = { $line } En { $place }.
cli-log-empty = Il ne s’est encore rien passé.
cli-picture-won = { $count ->
    [one] La partie est finie : { $names } l’emporte.
   *[other] La partie est finie : { $names } se partagent la victoire.
}
cli-hand-over = { $name }, c’est à vous de décider. Appuyez sur Entrée quand personne d’autre ne voit l’écran.

cli-command-places = lieux
cli-command-more = suite
cli-command-card = carte
cli-command-preview = aperçu
cli-command-city = cité
cli-command-coords = coords
cli-command-back = retour
cli-command-undo = annuler
cli-command-why = pourquoi
cli-command-explain = expliquer
cli-command-rules = règles
cli-command-log = journal
cli-command-scores = scores
cli-command-show = montrer
cli-command-save = enregistrer
cli-command-help = aide
cli-command-quit = quitter
cli-help-places = Tous les emplacements et ce qu’ils changent, les meilleurs d’abord. Avant de prendre une tuile, indiquez un prix : lieux 1
cli-help-more = La page suivante des emplacements.
cli-help-card = Un Bâtiment : carte Pont. Sans nom : tous ceux qui sont sur la table.
cli-help-preview = Ce qu’un choix changerait, poste par poste : aperçu 12b. Avant de prendre une tuile : le mieux que puisse faire chacune.
cli-help-city = Une autre Cité : cité 2. Sans numéro : celles de tous les autres.
cli-help-coords = Afficher ou masquer les coordonnées sur le plan, pour des coups comme : place 1,-2 r3
cli-help-back = Choisir un autre emplacement.
cli-help-undo = Annuler la dernière étape.
cli-help-why = Pourquoi un coup est impossible : « pourquoi » et le coup.
cli-help-explain = Ce que sont les choses qu’un choix concerne : « expliquer » et le choix, ou une chose comme « site=2 ».
cli-help-rules-word = Une règle : règles R42
cli-help-log = Ce qui s’est passé récemment.
cli-help-scores = Les scores de tout le monde.
cli-help-show = Tout dessiner à nouveau.
cli-help-save-word = Enregistrer la partie, dans un autre fichier si vous en indiquez un.
cli-help-help = Cette aide.
cli-help-quit = Enregistrer et partir. Vous pourrez reprendre plus tard.

cli-replay-move = Coup { $number } sur { $last }
cli-replay-ways = Entrée : suivant, p : retour, 0 à { $last } : ce coup, q : quitter
cli-replay-unclear = Tapez Entrée, p, un numéro de 0 à { $last } ou q.
cli-verify-header = en-tête : { $game }, version { $version } des règles, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
cli-verify-deal = donne : la graine correspond à son empreinte publiée { $hash }…
cli-verify-actions = actions : { $count ->
    [one] { $count } action, autorisée
   *[other] { $count } actions, toutes autorisées
} ; tous les tirages sont ceux de cette donne
cli-verify-result = résultat : la partie rejouée finit de même, { $scores }
cli-verify-unfinished = résultat : aucun, la partie n’est pas finie

cli-simulate-games = Parties
cli-simulate-by-bot = Par robot
cli-simulate-by-seat = Par place
cli-simulate-terms = Points en moyenne
cli-simulate-played = Parties
cli-simulate-wins = Victoires
cli-simulate-rate = Taux (95 %)
cli-simulate-score = Score (95 %)
cli-simulate-seed = Graine : { $seed }
cli-simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s
cli-simulate-interrupted = Interrompu. Parties jouées : { $done } sur { $games } ; voici ce qu’elles disent déjà.
cli-simulate-nothing = Aucune partie n’a été finie.

cli-doctor-rules = Règles
cli-doctor-compiled = compilées
cli-doctor-plain = Python pur (cela marche, mais plus lentement : installez avec un compilateur C pour la vitesse)
cli-doctor-games = Jeux
cli-doctor-missing = pas installé
cli-doctor-page = Page
cli-doctor-page-there = construite
cli-doctor-extra = Extra { $extra }
cli-doctor-extra-there = installé
cli-doctor-extra-missing = pas installé ({ $missing }) : pip install "pentapolis[{ $extra }]"
cli-doctor-terminal = Terminal
cli-doctor-terminal-found = { $width } × { $height }, couleurs : { $colours }, { $encoding }
cli-doctor-no-colours = aucune
cli-doctor-languages = Langues
cli-doctor-handles = Descripteurs
cli-doctor-handles-found = { $now } pour l’instant, { $most } pour un serveur, soit { $room } connexions au plus
cli-doctor-handles-unknown = le système ne le dit pas
cli-doctor-folder = Parties
cli-doctor-writable = { $folder } (écriture possible)
cli-doctor-not-writable = { $folder } (écriture impossible : indiquez un dossier à vous par PENTAPOLIS_HOME)
cli-doctor-healthy = Tout va bien.
cli-doctor-ill = Quelque chose ne va pas : voyez les lignes en rouge.

cli-akropolis-word-quarry = Carr.
cli-akropolis-word-house = Habit.
cli-akropolis-word-market = Marché
cli-akropolis-word-barracks = Cas.
cli-akropolis-word-temple = Temple
cli-akropolis-word-garden = Jardin
cli-akropolis-letters-quarry = Cr
cli-akropolis-letters-house = Ha
cli-akropolis-letters-market = Ma
cli-akropolis-letters-barracks = Cs
cli-akropolis-letters-temple = Te
cli-akropolis-letters-garden = Ja
cli-akropolis-status = Manche { $round } sur { $rounds } · { $piles ->
    [one] { $piles } pile restante
   *[other] { $piles } piles restantes
} · Architecte en Chef : { $chief }
cli-akropolis-price = { $price ->
    [0] gratuite
    [one] { $price } Pierre
   *[other] { $price } Pierres
}
cli-akropolis-too-dear = trop chère
cli-akropolis-site = Chantier · { $stones ->
    [one] vous avez { $stones } Pierre
   *[other] vous avez { $stones } Pierres
}
cli-akropolis-hand = Votre tuile
cli-akropolis-legend-signs = chiffre = niveau   ★ Place   ✗ ne compte pas
cli-akropolis-intro-turn = À votre tour, vous prenez une tuile du Chantier. La première est gratuite ; chaque tuile que vous laissez devant coûte 1 Pierre. Puis vous l’ajoutez à votre Cité : au sol, en la touchant, ou par-dessus d’autres tuiles, sur trois hexagones de même hauteur qui appartiennent à au moins deux tuiles. Chaque Carrière recouverte vous rapporte 1 Pierre.
cli-akropolis-intro-score = Chaque type de Quartier rapporte sa valeur × les étoiles de ses Places (★). Un Quartier vaut son niveau, s’il est bien placé : Habitations dans votre plus grand groupe, Marchés sans autre Marché voisin, Casernes en périphérie, Temples entourés de six cases bâties, Jardins n’importe où. Chaque Pierre restante vaut 1 point.
cli-akropolis-intro-map = Le plan montre votre Cité vue du dessus. Chaque hexagone porte son type et son niveau ; les traits sont les bords des tuiles ; ✗ marque un Quartier qui ne compte pas. Pendant la pose, chaque numéro est sur le coin où se rejoindront les trois hexagones de votre tuile : choisissez-en un, puis orientez la tuile.
cli-akropolis-ways-take = Tapez son prix, de 0 à { $most }, ou : aperçu, aide.
cli-akropolis-ways-place = Tapez le numéro d’un emplacement, de 1 à { $count }, ou : lieux, annuler, aide.
cli-akropolis-ways-turn = Tapez a, b ou c pour bâtir ainsi, ou : retour, annuler, aide.
cli-akropolis-turns = Emplacement { $number }, { $level ->
    [1] au sol
   *[other] au niveau { $level }
} : comment poser la tuile ?
cli-akropolis-no-such-place = Il n’y a pas d’emplacement { $number }. Choisissez un numéro de 1 à { $last }.
cli-akropolis-nothing-chosen = Vous n’avez pas encore choisi d’emplacement.
cli-akropolis-no-such-city = La Cité de qui ? Tapez un numéro de 1 à { $last }, ou un nom.
cli-akropolis-which-price = Pour quelle tuile ? Indiquez son prix, par exemple : lieux { $most }
cli-akropolis-no-more = Il n’y a plus d’emplacement à montrer. Tapez « lieux » pour recommencer.
cli-akropolis-more-places = Encore { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
} : tapez « suite ».
cli-akropolis-place = Lieu
cli-akropolis-level = Niveau
cli-akropolis-price-heading = Prix
cli-akropolis-tile = Tuile
cli-akropolis-best = Mieux

cli-uchronia-status = Manche { $round } · fin à { $threshold } PV · pioche { $pile } · défausse { $discard } · Bâtiments { $buildings }
cli-uchronia-last-turn = DERNIER TOUR
cli-uchronia-last-player = joue en dernier
cli-uchronia-points = { $points } PV
cli-uchronia-monopolies = Monopoles
cli-uchronia-completed = Achevés
cli-uchronia-hand-size = Main { $count }
cli-uchronia-known = connu :
cli-uchronia-lacks = sans { $colours }
cli-uchronia-which-card = Quel Bâtiment est « { $text } » ? Tapez son nom tel qu’il figure sur la table, par exemple : carte Pont
cli-uchronia-help-preview = Ce qu’un choix changerait, poste par poste : aperçu 3
cli-uchronia-intro-table = En haut, les Grands Travaux avec coût, points et effet, puis les Monopoles, les autres joueurs, le Forum, votre plateau et votre Main. [ ] est une place libre pour une Activité. * marque un Bâtiment dont l’effet est reconstitué ; « carte » suivi d’un nom en dit plus. Deux lettres sont le début d’une couleur : Bo2 veut dire deux Bois.

cli-help-port = Le port ; 0 en prend un libre.
cli-help-host = L’adresse où écouter. 127.0.0.1 sert cette machine seulement, 0.0.0.0 tous ceux qui peuvent l’atteindre.
cli-help-open = Ouvrir ou non la page dans le navigateur. Par défaut elle s’ouvre s’il y a un écran et que la commande tourne dans un terminal.
cli-help-data = Le fichier SQLite qui garde toutes les tables. Par défaut : server.sqlite dans votre dossier de données.
cli-help-database = Des tables dans PostgreSQL plutôt que dans un fichier : postgresql://hôte/nom
cli-help-workers = Nombre de processus où réfléchissent les robots.
cli-help-pace = Secondes entre le dernier changement d’une table et le coup d’un robot.
cli-help-limit = Changer une limite, par exemple new_tables=500. Peut être répété. Voir docs/hosting.md.
cli-help-origin = Une autre origine dont les pages peuvent utiliser ce serveur, par exemple https://example.org. Peut être répété.
cli-help-name = Un nom par lequel les navigateurs atteignent ce serveur, par exemple games.example.org, outre localhost et les adresses en chiffres. Peut être répété. Derrière un mandataire inverse, tous les noms si aucun n’est donné.
cli-help-proxy = L’adresse d’un proxy inverse dont il faut croire les en-têtes X-Forwarded.
cli-help-config = Un fichier avec ces réglages (TOML) : voir docs/hosting.md. La ligne de commande et l’environnement passent avant.
cli-help-log-level = À partir de quelle importance une ligne est écrite dans le journal, sur la sortie d’erreur : debug, info, warning ou error.
cli-help-log-format = Des lignes pour les gens (text) ou pour les programmes (json).
cli-help-access-log = Écrire une ligne pour chaque requête.
cli-help-metrics-port = Donner des mesures pour Prometheus sur un port à part, à tous ceux qui peuvent l’atteindre.
cli-health-good = Le serveur marche.
cli-health-bad = Le serveur au port { $port } ne marche pas : { $detail }
cli-config-unreadable = { $file } ne se lit pas comme du TOML : { $detail }
cli-config-unknown = { $file } : il n’y a pas de réglage « { $name } ». Il y a : { $names }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
cli-config-value = { $file } : « { $name } » a une valeur d’une autre sorte. Voir docs/hosting.md pour ce qui est permis.
cli-serve-address = Pentapolis est ouvert à l’adresse { $address }
cli-no-page = Cette installation n’a pas de page : le navigateur ne montre rien, tout le reste marche. Dans le dossier des sources, `make play` installe tout ; ou bien `make page`, puis de nouveau pip install .
cli-serve-kept = Toutes les tables sont gardées dans { $where }
cli-serve-stop = Arrêtez-le avec Ctrl+C : rien ne se perd.
cli-serve-everywhere = Tous ceux qui peuvent atteindre cette machine peuvent y ouvrir des tables. Pour internet, placez devant un proxy inverse en HTTPS : voir docs/hosting.md.
cli-serve-stopped = Arrêté. Toutes les tables reprendront au prochain démarrage.
cli-serve-no-extra = Le serveur demande plus que l’installation simple : il manque { $missing }. Installez-le avec : pip install "pentapolis[server]"
cli-serve-data-or-database = Choisissez : --data pour un fichier SQLite, ou --database pour PostgreSQL.
cli-serve-bad-database = « { $url } » n’est pas l’adresse d’une base PostgreSQL : écrivez postgresql://utilisateur:mot-de-passe@hôte:port/nom. Pour un fichier SQLite, utilisez --data.
cli-serve-bad-limit = « { $setting } » n’est pas une limite : écrivez NOM=NOMBRE avec un nom parmi { $names }.
cli-serve-in-use = Un autre serveur utilise déjà { $file }. Arrêtez-le, ou choisissez un autre fichier avec --data ; plusieurs serveurs peuvent partager une base PostgreSQL.
cli-serve-no-database = La base de données { $where } ne peut pas servir. { $reason }
cli-serve-bad-host = --host demande une adresse : 127.0.0.1 pour cette machine, 0.0.0.0 pour tous ceux qui peuvent l’atteindre.
cli-serve-bad-origin = « { $origin } » n’est pas une origine : écrivez l’adresse de la page sans chemin, comme https://jeux.example.org.
cli-serve-bad-name = « { $name } » n’est pas un nom d’hôte : écrivez-le sans protocole ni port, comme games.example.org.
cli-serve-bad-proxy = « { $proxy } » n’est pas l’adresse d’un proxy inverse : écrivez une adresse IP comme 127.0.0.1, plusieurs avec des virgules.
cli-serve-no-host = Le serveur ne peut pas écouter sur « { $host } » ({ $detail }). Choisissez une adresse de cette machine avec --host.
cli-serve-no-port = Le port { $port } ne peut pas servir ({ $detail }). Choisissez-en un autre avec --port.
cli-help-backup-file = Où va la sauvegarde. Une sauvegarde précédente y est remplacée, en entier ou pas du tout.
cli-help-restore-file = La sauvegarde, telle que « pentapolis backup » l’a écrite.
cli-backup-done = { $count ->
    [one] Une table est sauvegardée
   *[other] { $count } tables sont sauvegardées
} dans { $file }. Pour les remettre en place : pentapolis restore { $file }
cli-backup-not-a-backup = { $file } est autre chose, pas une sauvegarde, et est resté tel quel. Choisissez un autre nom.
cli-backup-postgres = PostgreSQL a ses propres outils pour cela. Sauvegardez toutes les tables avec : pg_dump --format=custom --file={ $file } { $url }
cli-restore-postgres = PostgreSQL a ses propres outils pour cela. Arrêtez d’abord tous les serveurs, puis remettez toutes les tables avec : pg_restore --clean --if-exists --single-transaction --dbname={ $url } { $file }
cli-restore-done = { $count ->
    [one] Une table est de retour
   *[other] { $count } tables sont de retour
} dans { $where }, comme dans { $file }. { $served ->
    [yes] Le serveur les a reprises : toutes les parties continuent de là.
   *[no] Démarrez le serveur : toutes les parties reprennent de là.
}
cli-restore-kept = Ce qui s’y trouvait avant est gardé sous { $kept }. Supprimez-le quand vous n’en aurez plus besoin.
cli-restore-itself = { $file } est l’endroit où les tables sont gardées, pas leur sauvegarde. Nommez la sauvegarde.
cli-restore-bad = { $file } ne peut pas être remis en place. { $reason }
cli-help-tables-id = Seulement la table de cet identifiant. Peut être répété.
cli-help-tables-game = Seulement les tables de ce jeu.
cli-help-tables-status = Seulement les tables qui en sont là : waiting (en attente), playing (en cours), over (finie) ou abandoned (abandonnée).
cli-help-tables-older-than = Seulement les tables où rien n’a changé depuis ce nombre de jours.
cli-help-tables-delete = Supprimer les tables listées, avec leurs coups, leurs messages et leurs liens. Une confirmation est demandée.
cli-help-tables-yes = Supprimer sans demander.
cli-tables-game = Jeu
cli-tables-status = État
cli-tables-moves = Coups
cli-tables-changed = Dernier changement
cli-tables-seats = Places
cli-tables-waiting = en attente
cli-tables-playing = en cours
cli-tables-over = finie
cli-tables-abandoned = abandonnée
cli-tables-named = « { $name } » : { $seats }
cli-tables-free = { $name } (pas encore là)
cli-tables-count = { $count ->
    [0] Aucune table ne convient.
    [one] Une table.
   *[other] { $count } tables.
}
cli-tables-more = Seules les { $shown } plus récentes sont montrées ; --json les écrit toutes.
cli-tables-no-such = Cette table n’existe pas, ou ne convient pas au reste de la demande : { $ids }
cli-tables-delete-which = Dites quelles tables supprimer : avec --id, --game, --status ou --older-than. Sans --delete, vous voyez lesquelles ce sont.
cli-tables-sure = { $count ->
    [one] Supprimer cette table pour de bon ? Personne ne pourra la retrouver. Tapez « oui » pour le faire :
   *[other] Supprimer ces { $count } tables pour de bon ? Personne ne pourra les retrouver. Tapez « oui » pour le faire :
}
cli-tables-kept = Rien n’a été supprimé.
cli-tables-deleted = { $count ->
    [0] Rien n’a été supprimé : entre-temps aucune table ne convient plus.
    [one] Une table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
