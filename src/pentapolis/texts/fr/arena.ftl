## Bots

bot-unknown = Il n’y a pas de robot « { $name } » ; il y a { $bots }, exec:COMMANDE, module:Classe, net:FICHIER et search:SIMULATIONS.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
}
bot-bad-command = La commande « { $command } » est illisible : { $detail }.
bot-no-command = Il faut une commande après { $prefix }, par exemple exec:python3 mon_bot.py.
bot-not-imported = Impossible d’importer le robot { $name } : { $detail }
bot-cannot-choose = { $name } n’est pas un robot : il n’a pas de méthode choose(world, rng).
bot-novice = Novice
bot-novice-about = Joue ce qui lui semble à peu près bon. Idéal pour une première partie.
bot-apprentice = Apprenti
bot-apprentice-about = Tire le meilleur de chaque tour, sans plan pour le suivant.
bot-adept = Initié
bot-adept-about = Sent ce qui fait gagner, après bien des parties, et s’y trompe parfois.
bot-expert = Expert
bot-expert-about = Sait ce qui fait gagner, après bien des parties, et s’y trompe rarement.
bot-master = Maître
bot-master-about = Prévoit la suite avant chaque coup. Difficile à battre.

## What an arena cannot play

arena-too-few-bots = Il faut au moins deux robots dans une arène.
arena-too-few-players = Les robots se rencontrent à des tables d’au moins deux joueurs.
arena-bad-limits = Les durées doivent être supérieures à 0 et finies, et les redémarrages au moins égaux à 0.
arena-same-name = Deux robots s’appellent « { $name } » : donnez un autre nom à l’un d’eux, comme autre={ $name }.
arena-bad-players = Les tailles de table s’écrivent 2, 2,4 ou 2-4, et non « { $given } ».
arena-players-backwards = Les tailles de table { $given } vont à rebours : écrivez { $right }.
arena-who-plays = Dites qui joue, d’une seule façon : avec --bots A,B,..., --challenge A B ou --line-up A,B,B.
arena-line-up-players = Une tablée a autant de joueurs qu’elle en nomme : omettez --players.
arena-challenge-two = Un défi oppose deux robots.
arena-bot-failed = Le robot { $bot } a échoué pendant la donne { $deal } avec { $seats } : { $detail }
arena-no-program = Il n’y a pas de programme pour { $bot }.
arena-no-extra = Il manque { $missing }. Les chiffres et les images demandent : pip install "pentapolis[arena]"
arena-log-busy = Une autre exécution écrit dans { $file }.
arena-other-log = { $file } appartient à une autre exécution ; ceci diffère : { $different }. Choisissez un autre dossier avec --out.
arena-bot-changed =
    { $count ->
        [one] Le robot { $bots } a
       *[other] Les robots { $bots } ont
    } changé depuis que les parties de { $file } ont été jouées ; on ne mélange pas anciennes et nouvelles parties. Choisissez un autre dossier avec --out, ou recommencez avec --fresh, qui jette les anciennes parties.
arena-bad-log = { $file }, ligne { $line }, est illisible : { $detail }. { $line ->
        [1] Choisissez un autre dossier avec --out.
       *[other] Supprimez cette ligne, et sa partie sera rejouée ; ou choisissez un autre dossier avec --out.
    }

## An arena while it runs and when it is over

arena-playing = En cours
arena-ahead-now = { $bot } devant : { $rate } % [{ $low } ; { $high }]
arena-summary =
    { $game } : { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-all = tous
arena-nothing-complete = Aucune donne n’est complète. Les parties jouées sont dans { $folder } : la même commande repart de là.
arena-written = Parties, chiffres et images : { $folder }
arena-earlier =
    { $games ->
        [one] { $games } de ces parties vient
       *[other] { $games } de ces parties viennent
    } d’une exécution antérieure.
arena-cut-short =
    { $bot } : l’horloge a écourté { $count } { $count ->
        [one] décision
       *[other] décisions
    }. Rejouées, ces parties peuvent se passer autrement.
arena-thrown-away =
    { $games ->
        [one] { $games } ancienne partie a été jetée (--fresh).
       *[other] { $games } anciennes parties ont été jetées (--fresh).
    }
arena-interrupted = Interrompu après la donne { $deals } sur { $most }. La même commande repart de là.
arena-verdict-better = { $first } est plus fort que { $second } (risque d’erreur d’au plus { $alpha } %).
arena-verdict-worse = { $second } est plus fort que { $first } (risque d’erreur d’au plus { $alpha } %).
arena-verdict-equal = { $first } et { $second } sont égaux à { $margin } points de pourcentage près (risque d’erreur d’au plus { $alpha } %).
arena-verdict-open = { $first } et { $second } : pas encore tranché.
arena-trouble = { $bot } : { $kind }, { $count } fois ; la première à la donne { $deal } : { $detail }
arena-column-bot = Robot
arena-column-rating = Cote
arena-column-players = Joueurs
arena-column-seats = Places
arena-column-win-rate = Victoires
arena-column-fair-share = Part équitable
arena-column-score = Score
arena-column-thinking = ms par coup
arena-column-first = Premier
arena-column-second = Second
arena-column-deals = Donnes
arena-column-ahead = Premier devant
arena-column-sure = À tout moment
arena-column-points = Points de plus
arena-plot-rating = Cote
arena-plot-score = Score
arena-plot-cross = Combien de fois la ligne devance la colonne
arena-plot-deals = Donnes
arena-plot-ahead = combien de fois le premier est devant
arena-plot-win-rate = Taux de victoire (trait : part équitable)
arena-plot-difference = Points de plus que les autres

## Help for the arena

arena-help-command = Faire jouer des robots entre eux sur les mêmes donnes, et voir lequel est le plus fort et à quel point c’est sûr.
arena-help-bots = Les robots, tous contre tous : des noms, module:Classe ou exec:COMMANDE (un seul par option). NOM=ROBOT lui donne le nom de votre choix.
arena-help-challenge = Deux robots ; on s’arrête dès que l’on sait lequel est le plus fort.
arena-help-line-up = Une seule tablée pour toutes les donnes, dans toutes ses rotations : un robot par place, le même autant de fois qu’on veut (level-5,greedy).
arena-help-players = Tailles de table, comme 2, 2,3 ou 2-4.
arena-help-deals = Nombre maximal de donnes ; chacune est jouée dans toutes les dispositions à table. Par défaut 100, dans un défi 2000.
arena-help-seed = La graine : la même donne les mêmes parties.
arena-help-stop = S’arrêter quand chaque duel est tranché ; par défaut seulement dans un défi.
arena-help-alpha = Risque maximal d’un verdict faux.
arena-help-margin = Des robots dont le taux s’écarte d’un demi de moins que cela sont tenus pour égaux.
arena-help-out = Dossier des parties, chiffres et images. Les parties qui s’y trouvent ne sont pas rejouées.
arena-help-fresh = Jeter les parties trouvées dans le dossier et tout rejouer.
arena-help-seconds = Temps d’un robot externe pour une décision.
arena-help-plots = Dessiner des images, en PNG et SVG.

## Lab

lab-help-command = Voir ce qui décide une partie : taux de victoire et score par place, ordre, option, tuile, carte…
lab-help-by = Ce qu’on regarde : seat, start, bot, players, option:NOM, le NOM dans un événement ou ÉVÉNEMENT.NOM ; à croiser avec +.
lab-help-keys = Lister ce qu’on peut regarder, puis quitter.
lab-help-games = Nombre minimal de parties.
lab-help-bots = Qui joue, dans l’ordre des places ; par défaut greedy partout.
lab-no-keys = Dites ce qu’il faut regarder, par exemple --by seat,start.
lab-no-such-option = Il n’y a pas d’option « { $name } » ; il y a { $options }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
lab-no-options = Il n’y a pas de « { $name } » : ce jeu n’a pas d’options.
lab-no-such-key = Rien ne s’appelle « { $name } » ; il y a { $keys }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire { $nearest } ?
}
lab-no-bots = Dites qui joue, par exemple --bots greedy,greedy.
lab-too-many-bots =
    { $bots } robots sont nommés, mais aucune table n’a plus de { $players } { $players ->
        [one] place
       *[other] places
    } : retirez-en, ou faites jouer plus de monde avec --players.
lab-option-given = L’option { $name } est regardée avec --by, donc jouée avec toutes ses valeurs : omettez --option { $name }=…
lab-one-value = L’option { $name } n’a qu’une valeur qui puisse se jouer avec les autres.
lab-column-difference = Points de plus
lab-clear = ★ se distingue même parmi tant de groupes.
