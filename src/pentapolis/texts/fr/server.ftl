# Tables sur un serveur : noms, refus, ce que dit la table, et erreurs.

table-name-player = Joueur { $number }
table-name-bot = { $number ->
    [1] Laurier
    [2] Cyprès
    [3] Safran
    [4] Myrte
   *[other] Olivier
}
table-you = vous
table-name-spectator = Un spectateur

table-duration-akropolis = 25 min
table-duration-origins = 120 min
table-duration-uchronia = 60 min
table-duration-golden_ages = 90 min
table-duration-horizon = 90 min

table-stale = La table a changé entre-temps. Regardez-la de nouveau, puis choisissez.
table-waiting = La partie commence quand tout le monde est là. Envoyez les liens, ou confiez les places libres à des robots.
table-ended = La partie est finie.
table-not-over = La partie n’est pas encore finie.
table-not-your-turn = Ce n’est pas votre tour.
table-spectator = Vous êtes ici spectateur : seuls ceux qui ont une place peuvent le faire.
table-bot-plays = Un robot joue à cette place en ce moment. Reprenez-la d’abord.
table-bot-seat = Cette place est celle d’un robot.
table-seat-is-yours = Aucun robot ne joue à cette place.
table-not-your-seat = Cette place n’est pas la vôtre.
table-no-such-seat = Cette place n’existe pas : il y en a { $last }.
table-no-such-level = Il n’y a pas de robot de ce niveau ; il y a { $levels }.
table-confirm-first = Votre tour attend d’être confirmé : confirmez-le, ou annulez une étape.
table-nothing-to-confirm = Il n’y a rien à confirmer.
table-undo-too-far = { $most ->
    [0] Rien ne peut être annulé maintenant : ce qui est révélé ou terminé reste. Proposez aux autres de revenir en arrière.
    [one] Une seule étape peut être annulée maintenant.
   *[other] Seules { $most } étapes peuvent être annulées maintenant.
}
table-no-takeback = On ne peut pas revenir là : indiquez un coup de 0 à { $most }.
table-proposal-open = Une autre proposition attend des réponses. Répondez-y d’abord.
table-no-such-proposal = Cette proposition n’est plus ouverte.
table-replace-whom = Indiquez la place et le niveau du robot qui doit la jouer.
table-bot-already = Un robot joue déjà à cette place.
table-not-away = Un robot ne peut remplacer que quelqu’un d’absent depuis deux minutes.
table-rematch-there = La partie suivante est déjà là.
table-bad-name = Ce nom est illisible : utilisez des lettres, { $most } au plus.
table-empty-chat = Ce message est vide.
table-chat-full = La discussion de cette table est pleine : elle contient au plus { $most } lignes.

table-note-handed = { $you ->
    [yes] À votre place
   *[no] { $name }
} : un robot ({ $level }) joue maintenant.
table-note-taken-back = { $you ->
    [yes] Vous jouez de nouveau.
   *[no] { $name } joue de nouveau.
}
table-note-time = { $you ->
    [yes] Votre temps est écoulé
   *[no] Temps écoulé pour { $name }
} : un robot ({ $level }) joue jusqu’à ce que la place soit reprise.
table-note-replaced = { $you ->
    [yes] Pendant votre absence
   *[no] { $name } n’est plus là
} : un robot ({ $level }) joue jusqu’à ce que la place soit reprise.
table-note-left = { $you ->
    [yes] Vous avez quitté
   *[no] { $name } a quitté
} la table : un robot ({ $level }) continue.
table-note-declined = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} refusé la proposition.
table-note-abandoned = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} proposé d’arrêter, et tous les présents ont accepté.
table-note-cut = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} proposé de revenir au coup { $to }, et tous ont accepté.

server-not-found = Il n’y a rien à cette adresse.
server-no-table = Cette table n’existe pas ici, ou vous ne pouvez pas la voir. Ouvrez-la par le lien que vous avez reçu.
server-no-link = Ce lien ne mène à aucune table : cette table n’existe pas ici, ou le lien a expiré ou a été remplacé par un plus récent. Demandez-en un nouveau.
server-link-used = Cette place est prise : un lien n’est une clé qu’une fois. Si c’était vous, ouvrez la table sur cet appareil-là et ajoutez-y celui-ci sous « Table ».
server-look-ended = Cette partie n’est plus partagée : les joueurs de la table ont mis fin au lien, ou il en manque un morceau.
server-no-device = Il n’y a pas d’appareil de ce nom à vos places, ou il en est déjà parti.
server-no-record = Cette partie enregistrée n’existe pas ici.
server-no-lesson = Il n’y a pas de telle leçon ici.
server-no-game = Ce jeu n’existe pas ici.
server-bad-request = Cette demande est illisible : { $detail }
server-form-at = { $what } (à { $place })
server-form-cut = elle finit trop tôt.
server-form-malformed = ce n’est pas du JSON à partir de l’octet { $byte }.
server-form-missing = il manque le champ « { $name } ».
server-form-unknown = il n’y a pas de champ « { $name } ».
server-form-type = le type doit être { $wanted }, et non { $given }.
server-form-value = la valeur { $given } n’est pas de celles qui sont possibles.
server-form-length = la longueur doit être { $bound }.
server-form-range = le nombre doit être { $bound }.
server-form-other = elle n’a pas la forme que décrit /api/docs.
server-not-json = Le corps doit être du JSON, envoyé comme application/json.
server-not-text = Le corps doit être une partie enregistrée, envoyée comme text/plain ou application/jsonl.
server-too-large = C’est trop grand : { $most } octets au plus.
server-too-many = Trop de demandes : attendez un moment.
server-too-many-tables = Il y a trop de tables en ce moment. Réessayez plus tard.
server-too-many-sockets = Il y a trop de connexions en ce moment. Réessayez plus tard.
server-too-much-sent = Trop d’envois à la fois. Réessayez dans une minute.
server-long-path = Cette adresse est trop longue : { $most } caractères au plus.
server-long-head = L’en-tête de cette requête est trop long : { $most } octets au plus. Supprimez les cookies de ce site s’il y en a beaucoup.
server-slow-request = Cette requête n’est pas arrivée à temps. Réessayez.
server-no-http = Ceci n’est pas une requête lisible.
server-origin = Cette demande vient d’une autre page, qui n’en a pas le droit.
server-forbidden = Vous ne pouvez pas voir cela.
server-not-over = La partie n’est pas finie : ceci est réservé aux parties finies.
server-hello-first = Commencez par « hello ».
server-method = Cette adresse ne s’utilise pas ainsi.
server-storage-full = Le disque du serveur est plein : rien ne peut être enregistré et rien n’a changé. Demandez à l’hôte de faire de la place.
server-storage-locked = La base de données du serveur est occupée ou verrouillée : rien n’a changé. Réessayez dans un moment.
server-storage-failed = La base de données du serveur ne répond pas : rien n’a changé. Réessayez dans un moment.
server-storage-unknown = La base de données du serveur a disparu pendant l’enregistrement : on ne sait pas s’il a eu lieu. Regardez de nouveau la table avant de recommencer.
server-storage-unwritable = La base de données ne peut pas être écrite à cet endroit, rien n’a donc été changé. Vérifiez les droits du fichier et du dossier, ou choisissez un autre endroit.
server-storage-foreign = Ce fichier est autre chose, pas une base de données ; il est resté tel quel. Choisissez-en un autre ; si c’en était une, elle est endommagée : mettez une sauvegarde à sa place avec « pentapolis restore FICHIER ».
server-storage-damaged = La base de données est endommagée ; elle est restée telle quelle. Son hôte peut mettre une sauvegarde à sa place avec « pentapolis restore FICHIER ». Ne copiez pas de fichiers par-dessus à la main : ce qui se trouve à côté abîmerait la copie.
server-storage-two-names = Ce fichier a deux noms (un lien physique), et se servir des deux le détruirait ; il est resté tel quel. Supprimez l’autre nom, ou travaillez avec une copie faite par « pentapolis backup ».
server-storage-newer = Elle a été faite par une version plus récente de Pentapolis, ou par un autre programme ; elle est restée telle quelle. Mettez Pentapolis à jour, ou choisissez-en une autre.
server-storage-older = Elle n’a pas de tables de Pentapolis, ou celles d’une version plus ancienne. Démarrez le serveur une fois avec elle : cela la met à jour.
server-internal = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessayez.
server-broken-table = Cette table ne peut plus être lue. L’hôte en trouvera la raison dans le journal du serveur.
server-record-unchecked = La partie n’a pas pu être vérifiée à temps. Réessayez, ou vérifiez-la vous-même : pentapolis verify FICHIER
server-busy = Le serveur a trop à faire en ce moment. Réessayez dans une minute.
server-no-page = Cette installation de Pentapolis n’a pas de page. Dans le dossier des sources, « make play » installe tout ; ou bien « make page », puis de nouveau « pip install . ».
server-no-offline = Pour revoir une partie hors ligne, il faut la page construite. Construisez-la avec « make page » et redémarrez le serveur.
table-old-rules = Cette partie a commencé avec la version { $version } des règles, et ce serveur joue la version { $known } : elle ne peut pas continuer ici. Rien n’est perdu : le fichier de la partie peut être téléchargé, et un serveur qui joue la version { $version } peut la continuer.
table-note-restored = L’hôte de ce serveur a remis une sauvegarde en place : la partie est telle qu’elle était alors.
table-note-rules = Les règles de ce jeu ont été corrigées : la partie continue avec la version { $version } des règles. Un tour inachevé a été repris.
