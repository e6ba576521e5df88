# La page : tout ce qui entoure les plateaux.

page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Voir tout le plateau
