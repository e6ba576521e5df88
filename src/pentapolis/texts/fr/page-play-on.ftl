# Reprendre une partie finie à partir d’une position.

page-play-on-title = Rejouer d’ici
page-play-on-text = Une nouvelle table commence à cette position ; la partie que vous regardez reste telle quelle.
page-play-on-was = pour { $name }
page-play-on-hidden = Ce que personne ne voyait
page-play-on-anew = Redistribué
page-play-on-anew-text = Les pièces face cachée et les mains des autres changent. La place qui doit décider garde la sienne.
page-play-on-same = Comme c’était
page-play-on-same-text = Qui a regardé la partie sait ce qui vient.
