# Tables on a server: names, refusals, what the table tells, and errors.

table-name-player = Player { $number }
table-name-bot = { $number ->
    [1] Laurel
    [2] Cypress
    [3] Saffron
    [4] Myrtle
   *[other] Olive
}
table-you = you
table-name-spectator = A spectator

table-duration-akropolis = 25 min
table-duration-origins = 120 min
table-duration-uchronia = 60 min
table-duration-golden_ages = 90 min
table-duration-horizon = 90 min

table-stale = The table has changed meanwhile. Look at it again, then choose.
table-waiting = The game begins when everybody is here. Send the links, or hand the empty seats to bots.
table-ended = The game is over.
table-not-over = The game is not over yet.
table-not-your-turn = It is not your turn.
table-spectator = You watch from here: only those who have a seat can do that.
table-bot-plays = A bot plays this seat now. Take it back first.
table-bot-seat = This seat belongs to a bot.
table-seat-is-yours = No bot plays this seat.
table-not-your-seat = This seat is not yours.
table-no-such-seat = There is no such seat: there are { $last }.
table-no-such-level = There is no bot of that level; there are { $levels }.
table-confirm-first = Your turn waits to be confirmed: confirm it, or take a step back.
table-nothing-to-confirm = There is nothing to confirm.
table-undo-too-far = { $most ->
    [0] Nothing can be taken back now: what was revealed or finished stays. Propose a takeback to the others.
    [one] Only one step can be taken back now.
   *[other] Only { $most } steps can be taken back now.
}
table-no-takeback = That cannot be taken back: name a move from 0 to { $most }.
table-proposal-open = Another proposal waits for answers. Answer that one first.
table-no-such-proposal = This proposal is not open any more.
table-replace-whom = Name the seat and the level of the bot that shall play it.
table-bot-already = A bot plays this seat already.
table-not-away = A bot can stand in only for somebody who has been away for two minutes.
table-rematch-there = The next game is there already.
table-bad-name = This name cannot be read: use letters, and at most { $most } of them.
table-empty-chat = There is nothing to say in that line.
table-chat-full = The chat of this table is full: it holds { $most } lines.

table-note-handed = { $you ->
    [yes] You are
   *[no] { $name } is
} now played by a bot ({ $level }).
table-note-taken-back = { $you ->
    [yes] You play again.
   *[no] { $name } plays again.
}
table-note-time = { $you ->
    [yes] Your time
   *[no] The time of { $name }
} is up: a bot ({ $level }) plays on until the seat is taken back.
table-note-replaced = { $you ->
    [yes] You were away
   *[no] { $name } is away
}: a bot ({ $level }) plays on until the seat is taken back.
table-note-left = { $you ->
    [yes] You have left
   *[no] { $name } has left
} the table: a bot ({ $level }) plays on.
table-note-declined = { $you ->
    [yes] You
   *[no] { $name }
} declined the proposal.
table-note-abandoned = { $you ->
    [yes] You
   *[no] { $name }
} proposed to stop, and everybody who was here agreed.
table-note-cut = { $you ->
    [yes] You
   *[no] { $name }
} proposed to go back to move { $to }, and everybody agreed.

server-not-found = There is nothing at this address.
server-no-table = There is no such table here, or it is not yours to see. Open it by the link you were given.
server-no-link = This link leads to no table: there is no such table here, or the link has expired or was replaced by a newer one. Ask for a new one.
server-link-used = Somebody has taken this seat: a link is a key once. If it was you, open the table on that device, and add this one there under “Table”.
server-look-ended = This game is no longer shared: the people of the table have ended the link, or part of it is missing.
server-no-device = There is no such device at your seats, or it has gone already.
server-no-record = There is no such record here.
server-no-lesson = There is no such lesson here.
server-no-game = There is no such game here.
server-bad-request = This request cannot be read: { $detail }
server-form-at = { $what } (at { $place })
server-form-cut = it ends too early.
server-form-malformed = it is no JSON from byte { $byte } on.
server-form-missing = the field “{ $name }” is missing.
server-form-unknown = there is no field “{ $name }”.
server-form-type = the type must be { $wanted }, not { $given }.
server-form-value = the value { $given } is none of those that are possible.
server-form-length = the length must be { $bound }.
server-form-range = the number must be { $bound }.
server-form-other = it has not the form that /api/docs describes.
server-not-json = The body must be JSON, sent as application/json.
server-not-text = The body must be a record, sent as text/plain or application/jsonl.
server-too-large = That is too large: at most { $most } bytes.
server-too-many = Too many requests: wait a moment.
server-too-many-tables = There are too many tables now. Try again later.
server-too-many-sockets = There are too many connections now. Try again later.
server-too-much-sent = Too much was sent at once. Try again in a minute.
server-long-path = This address is too long: at most { $most } characters.
server-long-head = The head of this request is too long: at most { $most } bytes. Delete this site’s cookies if there are many.
server-slow-request = This request did not arrive in time. Try again.
server-no-http = This is no request that can be read.
server-origin = This request comes from another page, which may not do that.
server-forbidden = This is not yours to see.
server-not-over = The game is not over: this is for finished games.
server-hello-first = Say hello first.
server-method = This address cannot be used like that.
server-storage-full = The server’s disk is full, so nothing can be saved and nothing was changed. Tell the host to make room.
server-storage-locked = The server’s database is busy or locked, so nothing was changed. Try again in a moment.
server-storage-failed = The server’s database does not answer, so nothing was changed. Try again in a moment.
server-storage-unknown = The server’s database went away just while this was saved: it is not known whether it was. Look at the table again before you repeat it.
server-storage-unwritable = The database cannot be written there, so nothing was changed. Look at the rights of file and folder, or choose another place.
server-storage-foreign = This file is something else, not a database, and it was left as it is. Choose another one; if it was a database once, it is damaged: put a backup in its place with “pentapolis restore FILE”.
server-storage-damaged = The database is damaged, and it was left as it is. Its host can put a backup in its place with “pentapolis restore FILE”. Do not copy files over it by hand: what lies beside it would spoil the copy.
server-storage-two-names = This file has two names (a hard link), and using both would destroy it, so it was left as it is. Delete the other name, or work with a copy made by “pentapolis backup”.
server-storage-newer = It was made by a newer version of Pentapolis, or by another program, and was left as it is. Update Pentapolis, or choose another one.
server-storage-older = It has no tables of Pentapolis, or those of an older version. Start the server with it once: that brings it up to date.
server-internal = Something went wrong on the server. Nothing was changed; try again.
server-broken-table = This table cannot be read any more. The host finds the reason in the server’s log.
server-record-unchecked = The record could not be checked in time. Try again, or check it yourself with: pentapolis verify FILE
server-busy = The server has too much to do just now. Try again in a minute.
server-no-page = This installation of Pentapolis has no page. In the folder of the sources, “make play” installs everything; or “make page”, then “pip install .” again.
server-no-offline = Offline replays need the built page. Build it with “make page” and start the server again.
table-old-rules = This game was begun under rules version { $version }, and this server plays { $known }: it cannot go on here. Nothing is lost: its record can be downloaded, and a server that plays version { $version } can go on with it.
table-note-restored = A backup was put back by the host of this server: the game stands as it stood then.
table-note-rules = The rules of this game have been corrected: it goes on under rules version { $version }. An unfinished turn was taken back.
