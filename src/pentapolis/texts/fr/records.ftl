# Pourquoi les lignes d’une partie enregistrée ne peuvent pas être rejouées ; le numéro de ligne précède.

record-rules-version = cette partie de { $game } a été jouée avec la version { $version } des règles ; cette installation de Pentapolis joue la version { $known }. Utilisez une version de Pentapolis qui joue la version { $version } : une partie n’est vérifiée qu’avec les règles qui l’ont régie
record-no-seed = la graine n’est pas révélée tant que la partie est en cours : la donne ne peut donc pas être refaite
record-wrong-seed = la graine ne correspond pas à son empreinte publiée : ce n’est pas la donne qui a été jouée
record-start-version = seules les parties enregistrées en version { $version } partent d’une position, et toutes en partent
record-wrong-start = la position de départ ne correspond pas à son empreinte publiée : ce n’est pas la partie qui a été jouée
record-other-start = la position de départ n’a pas les joueurs, la graine ou les règles que dit la première ligne
record-header = l’en-tête ne convient pas ({ $detail })
record-over = la partie est déjà finie
record-wrong-seat = la place { $seat } joue, mais c’est à la place { $player } de décider
record-draws = les tirages notés ne sont pas ceux de cette donne
record-early-result = un résultat, mais la partie n’est pas finie
record-wrong-result = la partie rejouée finit autrement
record-too-long = trop long pour une partie enregistrée
record-too-deep = trop de niveaux imbriqués pour une partie
record-after-result = quelque chose suit le résultat
record-unreadable = cette ligne ne se lit pas ({ $detail })
record-empty = la partie enregistrée est vide
record-format = le format « { $format } » n’est pas « { $known } »
record-version = partie enregistrée en version { $version } ; cette installation lit la version { $known }
record-line = ligne { $line } : { $reason }
