# The end of a game, replays and records on the page.

page-replay-word = Replay
page-replay-title = Replay of { $game }
page-replay-loading = The replay is on its way…
page-replay-unreachable = The server cannot be reached. Is it running?
page-replay-retry = Try again
page-replay-problem = This position could not be fetched. { $text }

page-replay-you = You
page-replay-wins = { $you ->
    [yes] You win by { $margin }
   *[no] { $name } wins by { $margin }
}
page-replay-wins-tie = { $you ->
    [yes] You win on the tie-break
   *[no] { $name } wins on the tie-break
}
page-replay-shared = { $names } share the victory
page-replay-done = { $score } points
page-replay-against = { $high } to { $low } against { $name }
page-replay-against-you = { $high } to { $low } against you
page-replay-abandoned = The game was given up
page-replay-abandoned-text = All players agreed to stop. These were the scores.

page-replay-sheet = Score sheet
page-replay-total = Total
page-replay-place = Place

page-replay-moments = Moments
page-replay-tap = { $pointer ->
    [touch] tap to go there
   *[mouse] click to go there
}
page-replay-no-moments = Nobody scored much in a single turn.
page-replay-moment-best = { $you ->
    [yes] Your best turn.
   *[no] The best turn of { $name }.
}
page-replay-moment-lead = { $you ->
    [yes] You pass { $rival } and stay ahead.
    [rival] { $name } passes you and stays ahead.
   *[no] { $name } passes { $rival } and stays ahead.
}
page-replay-moment-wins = { $you ->
    [yes] Your last turn wins it.
   *[no] The last turn of { $name } wins it.
}
page-replay-moment-scores = From { $before } to { $after }.

page-replay-rematch = Rematch
page-replay-rematch-asked = Rematch proposed
page-replay-next-table = To the rematch
page-replay-open = Replay
page-replay-save-short = Save
page-replay-save = Keep this game
page-replay-record = Record of the game
page-replay-record-text = A small text file with every action. It can be replayed here and checked by anybody.
page-replay-offline = Replay as one file
page-replay-offline-text = A page that opens without a network, for keeping or sending.
page-replay-copy = Copy the link
page-replay-copy-text = The link to this replay. It begins at the start and does not tell the end.
page-replay-copied = Copied
page-replay-share = Whoever has this link sees { $over ->
    [yes] the whole replay, from every seat: everything is public now
   *[no] the replay as a spectator does, and nobody’s hand
}. They get nobody’s seat and cannot write to the table.
page-replay-share-running = The game is still on: whoever has this link watches it go on, sees what everybody may see, and nobody’s hand.
page-replay-share-players = The game is still on: only its players can invite spectators.
page-replay-share-end = End this link
page-replay-share-end-text = Whoever has it then sees nothing any more.
page-replay-share-ended = There is no link to this game now.
page-replay-share-new = Make a link
page-replay-guest = { $over ->
    [yes] A finished game that was shared with you: you can see it from every seat.
   *[no] A game that was given up, shared with you: you see what a spectator saw.
}

page-replay-board = Board
page-replay-whose = Whose area is shown
page-replay-parts = Which part of the table is shown
page-replay-track = Scores and position
page-replay-chart = Scores of all players, round by round
page-replay-curves = Scores as curves
page-replay-round = round
page-replay-slider = Position in the game
page-replay-at = Action { $n } of { $total }
page-replay-deal = Before the first turn
page-replay-secret = A choice made in secret.
page-replay-turn = Turn { $turn }
page-replay-turn-of = Turn { $turn } of { $turns }
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the beginning (Home)
page-replay-last = To the end (End)
page-replay-back = One action back (left arrow)
page-replay-forward = One action forward (right arrow)
page-replay-turn-back = One turn back (Shift and left arrow)
page-replay-turn-forward = One turn forward (Shift and right arrow)
page-replay-speed = Speed
page-replay-play-on = Play on
page-replay-link = Link to this move
page-replay-log = Log
page-replay-hidden = What follows appears as you go on, so that nothing is given away.
page-replay-reveal = Show everything now
page-replay-viewpoint = Seen by
page-replay-spectator = A spectator
page-replay-to-table = To the table
page-replay-tabs = Parts of this page
page-replay-tab-sheet = Sheet
page-replay-tab-analysis = Analysis
page-replay-tab-mistakes = Mistakes
page-replay-tab-replay = Replay

page-replay-upload = Replay a record
page-replay-upload-text = Choose a record file, or drop it here.
page-replay-upload-busy = Reading the record…
page-replay-upload-large = This file is too large for a record: records have a few thousand characters, and 1 MB is the limit.
page-replay-upload-bad = This file is not a game of Pentapolis, or it is damaged.
page-replay-upload-details = Details

page-replay-file-old = This browser is too old to unpack the replay. Any browser of the last three years can.
page-replay-file-theme-light = Light theme
page-replay-file-theme-dark = Dark theme
