# De l’aide pour une décision.

page-hints-title = Aide
page-hints-look = Que regarder
page-hints-piece = Quelle pièce
page-hints-plans = De bons plans
page-hints-more = { $rung ->
    [1] Montrer où regarder
    [2] Montrer la pièce
   *[3] Montrer de bons plans
}
page-hints-told = Chaque aide est notée dans la discussion, pour tout le monde.
page-hints-alone = Ou fermez ceci et trouvez vous-même.
page-hints-thinks = Réflexion…
page-hints-thinks-text = D’après ce que vous pouvez savoir, rien d’autre. Vous pouvez continuer.
page-hints-try = Essayer le plan { $number }
page-hints-try-text = { $pointer ->
    [touch] Touchez
   *[mouse] Cliquez sur
} un plan pour le voir. C’est vous qui confirmez.
page-hints-percent = { $value } %
page-hints-sure = Chance de gagner, sûrement entre { $low } et { $high } %
