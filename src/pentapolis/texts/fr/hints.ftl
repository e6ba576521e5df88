# Aide : que regarder, quelle pièce, de bons plans. Aux tables et au terminal.

hint-look-term = Regardez ceci : { $term }. C’est là qu’on gagne le plus maintenant.
hint-look-around = Regardez les endroits marqués : ils valent le plus maintenant.
hint-look-choices = Aucune sorte de points ne se détache : comparez où mènent vos choix.
hint-piece = Celle-ci : { $piece }
hint-choice = Ce genre de choix : { $choice }
hint-plan = { $number }. { $chance } : { $steps }
hint-certain = Certain : { $terms }
hint-why-terms = Quelques tours plus tard, les points par rapport au plan { $other } : { $terms }.
hint-why-others = { $more ->
    [yes] Il laisse au meilleur adversaire { $points } pt de plus que le plan { $other }.
   *[no] Il laisse au meilleur adversaire { $points } pt de moins que le plan { $other }.
}
hint-why-features = Ce que vous avez alors, par rapport au plan { $other } : { $features }.
hint-why-alike = Les points reviennent à peu près au même qu’avec le plan { $other }.

table-no-hints = L’aide n’est pas permise à cette table.
table-hints-used = Vous avez déjà demandé { $most } fois de l’aide dans cette partie. Il n’y en a pas plus.
table-note-hint = { $rung ->
    [1] { $you ->
        [yes] Vous avez demandé que regarder.
       *[no] { $name } a demandé de l’aide : que regarder.
    }
    [2] { $you ->
        [yes] Vous avez demandé quelle pièce.
       *[no] { $name } a demandé de l’aide : quelle pièce.
    }
   *[3] { $you ->
        [yes] Vous avez regardé de bons plans.
       *[no] { $name } a demandé de l’aide : de bons plans.
    }
}

cli-command-hint = indice
cli-help-hint = De l’aide pour cette décision, un peu plus à chaque demande
cli-hint-more = Redemandez pour en savoir plus.
