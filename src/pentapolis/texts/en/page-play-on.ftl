# Playing on from a position of a finished game.

page-play-on-title = Play on from here
page-play-on-text = A new table begins at this position; the game you are looking at stays as it is.
page-play-on-was = for { $name }
page-play-on-hidden = What nobody could see
page-play-on-anew = Dealt anew
page-play-on-anew-text = Face-down pieces and the others’ hands are others. Who is to decide keeps theirs.
page-play-on-same = As it was
page-play-on-same-text = Whoever has looked at the game knows what comes.
