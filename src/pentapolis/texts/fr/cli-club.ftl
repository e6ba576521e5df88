# La commande du club d’un hôte, et ce que « serve » en propose.
cli-help-command-club = Noms, discussions et droit d’écrire : ce dont l’hôte d’un club s’occupe.
cli-help-club-act = names les liste ; mute, unmute, ban, unban, moderator, no-moderator, delete et link prennent un NAME ; chat TABLE montre ce qui a été dit, delete-line TABLE LINE retire une ligne.
cli-help-club-what = Le nom ; ou la table, et le numéro de la ligne.
cli-help-club = Propose plus que des tables : names, lobby, ratings, notices ou all ; peut être répété.
cli-help-club-address = L’adresse de ce serveur comme on l’écrit pour y venir ; les avis y mènent.
cli-help-club-mail-from = De qui viennent les courriels ; le serveur de courriel se nomme dans le fichier ou dans PENTAPOLIS_MAIL.
cli-help-club-notice-host = Une machine de votre réseau où des webhooks peuvent mener ; peut être répété.
cli-club-no-feature = Il n’y a pas de « { $feature } » : choisissez parmi { $features }.
cli-club-no-extra = Les classements ont besoin de { $missing } : pip install "pentapolis[club]"
cli-club-no-address = Les avis ont besoin de l’adresse de ce serveur comme on l’écrit pour y venir : --address https://games.example.org
cli-club-bad-mail = Cela ne nomme pas de serveur de courriel. Écrivez smtps://USER:PASSWORD@HOST:PORT, ou smtp:// pour un serveur à qui TLS est demandé.
cli-club-no-mail-from = Dites de qui viennent les courriels : --mail-from games@example.org
cli-club-no-act = « { $act } » n’est rien qu’on puisse faire : choisissez parmi { $acts }.
cli-club-arguments =
    { $count ->
        [0] « { $act } » se suffit.
        [one] « { $act } » prend un nom : pentapolis club { $act } NAME
       *[other] « { $act } » prend { $count } mots : pentapolis club { $act } TABLE LINE
    }
cli-club-no-name = Il n’y a pas de nom protégé « { $name } » ici.
cli-club-no-line = La table { $table } n’a pas de ligne { $line } de quelqu’un.
cli-club-bad-line = « { $line } » n’est pas un numéro de ligne.
cli-club-name = Nom
cli-club-games = Parties
cli-club-devices = Appareils
cli-club-made = Depuis
cli-club-marks = Marques
cli-club-count =
    { $count ->
        [0] Aucun nom.
        [one] 1 nom.
       *[other] { $count } noms.
    }
cli-club-lines =
    { $count ->
        [0] Personne n’a rien dit.
        [one] 1 ligne.
       *[other] { $count } lignes.
    }
cli-club-done = { $name } : { $what }.
cli-club-muted = ne peut plus écrire
cli-club-unmuted = peut écrire de nouveau
cli-club-banned = exclusion
cli-club-unbanned = fin de l’exclusion
cli-club-moderator = modération
cli-club-no-moderator = plus à la modération
cli-club-deleted = { $name } est supprimé. Les parties finies des autres restent, sans ce nom.
cli-club-link = S’ouvre une fois, pendant { $minutes } minutes ; mettez devant l’adresse de votre serveur : { $link }
cli-club-line-gone = La ligne est retirée. Qui regarde la table le voit en dix secondes.
