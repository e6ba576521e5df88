# Le plateau d’essai privé.

page-planning-yours = Votre plan
page-planning-only-you = vous seul
page-planning-private = Copie privée.
page-planning-private-text = Personne ne la voit, rien n’est joué.
page-planning-back = Retour à la table (Échap)
page-planning-back-short = Table
page-planning-title = { $mine ->
    [yes] À vous de jouer, et vous planifiez
   *[no] Vous planifiez votre prochain tour
}
page-planning-text = Essayez à loisir ; la vraie table attend derrière, intacte.
page-planning-undo = Annuler l’étape
page-planning-steps = Étapes du plan
page-planning-this-turn = Ce tour
page-planning-your-turn = Votre tour
page-planning-next-turn = Tour suivant, si c’est encore possible
page-planning-others = { $names } : pas prévu. La table reste comme vous la voyez.
page-planning-add = Ajouter une étape : { $text }
page-planning-unknown = Cette étape révèle quelque chose que vous ne pouvez pas encore savoir. Le plan s’arrête ici.
page-planning-waits = Votre prochain tour ne peut pas être prévu avant la fin de celui-ci.
page-planning-over = La partie serait finie.
page-planning-changed = Ce n’est plus la même chose que quand vous l’avez prévu.
page-planning-struck = Ce n’est plus possible : { $reason }
page-planning-now = { $points } maintenant
page-planning-after = { $points } après le plan
page-planning-throw = Jeter
page-planning-thrown = Le plan a été jeté. Annuler le rétablit.
page-planning-play = Jouer l’étape 1
page-planning-keep = Garder pour mon tour
page-planning-step = Ajouter cette étape
