## Réglage

tune-help-command = Trouver de meilleurs chiffres pour ce qu’un jeu estime à la main : des joueurs qui penchent d’un côté et de l’autre s’affrontent.
tune-help-deals = Nombre de donnes de chaque étape.
tune-help-steps = Nombre total d’étapes ; une exécution plus longue continue.
tune-help-start = Un fichier de chiffres dont on part ; par défaut, ceux fixés à la main.
tune-help-out = Dossier des étapes et des chiffres ; la même commande y continue.
tune-no-figures = { $game } n’estime rien par des chiffres à régler.
tune-bad-start = Ce n’est pas un fichier de chiffres pour { $game }. Prenez un figures.json du même jeu.
tune-column-step = étape
tune-column-score = points
tune-column-evidence = au-dessus du hasard
tune-interrupted = Interrompu après { $done } étapes sur { $most }. La même commande repart de là.
