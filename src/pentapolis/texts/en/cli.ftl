# The command line: help, prompts, tables and mistakes.

cli-help-pentapolis = City-building board games at the terminal: play, simulate, replay, look up rules.
cli-help-command-games = List the games, their players and their options.
cli-help-command-play = Play a game against bots or with several people at one keyboard.
cli-help-command-serve = Serve tables on the network: play in the browser, alone, with friends or with bots.
cli-help-command-health = Ask the server on this machine whether it works.
cli-help-command-tables = List the tables that a server keeps, and delete those that are no longer needed.
cli-help-command-backup = Write all tables of a server into one file, also while it runs.
cli-help-command-restore = Put a backup in the place of a server’s tables.
cli-help-command-simulate = Let bots play many games and print who wins how often.
cli-help-command-replay = Show a recorded game move by move.
cli-help-command-verify = Play recorded games again and tell what was checked.
cli-help-command-rules = Read the numbered rules of a game.
cli-help-command-doctor = Tell what this installation is made of and whether it works.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = (default: {"{}"})
cli-help-required = (required)
cli-help-show-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = Language of all texts: en or fr. Default: that of your environment.
cli-help-game = The game, for example akropolis.
cli-help-players = Number of players.
cli-help-seat = A player: a name for a person, bot:level-1 to bot:level-5, bot:random or bot:greedy for a bot. Repeat it or separate by commas.
cli-help-option = An option of the game, for example variants=houses. Can be repeated.
cli-help-solo = Play alone against this Architect: hippodamos, metagenes or callicrates.
cli-help-long = Play the long game with all tiles.
cli-help-seed = Seed of the deal, a number or 64 hexadecimal digits. Default: a secret random one.
cli-help-save = File for the record of the game.
cli-help-resume = Go on with the game recorded in this file.
cli-help-forced-delay = Seconds to wait before each move of a bot, or none.
cli-help-no-colour = Draw without colours.
cli-help-games = Number of games.
cli-help-bots = The bots, separated by commas; they change seats from game to game.
cli-help-jobs = Number of processes. Default: one for each core.
cli-help-csv = Write one line for each seat of each game to this file; - is standard output.
cli-help-json = Write summary and games as JSON, to this file or, without one, to standard output.
cli-help-as-json = Print it as JSON, for programs.
cli-help-file = A recorded game.
cli-help-files = One or more recorded games.
cli-help-at = Show the position after this move; 0 is the start.
cli-help-step = Wait after each move for Enter, “p” (back), a number, or “q”.
cli-help-speed = Moves per second.
cli-help-html = Write the replay as one HTML file that opens without a network, instead of showing it here.
cli-help-rule = A rule such as R42, or a section such as placing.
cli-help-search = Show the rules that contain this word.

cli-usage-no-such-option = There is no option { $option }.{ $meant } See what there is with: { $command } --help
cli-usage-missing = { $name } is missing. See how it goes with: { $command } --help
cli-usage-bad-value = The value for { $name } does not fit. { $about } See more with: { $command } --help
cli-usage-from = It is at least { $least }.
cli-usage-from-to = It is from { $least } to { $most }.
cli-usage-bad-option = The option { $option } is not complete or has a value too many. See how it goes with: { $command } --help
cli-usage-no-such-command = There is no command “{ $name }”. There are: { $commands }.
cli-usage-extra = “{ $arguments }” is too much. See how it goes with: { $command } --help
cli-usage-other = This cannot be understood ({ $detail }). See how it goes with: { $command } --help

cli-file-no-folder = The folder of { $file } does not exist. Make it first, or choose another one.
cli-file-missing = There is no file { $file }. Check the name and the folder.
cli-file-folder = { $file } is a folder. Name a file in it.
cli-file-permission = You may not open { $file }. Choose another file or change its permissions.
cli-file-full = There is no space left to write { $file }. Make room or choose another disk.
cli-output-failed = The output cannot be written ({ $detail }). Send it somewhere else, or make room.
cli-file-other = { $file } cannot be used ({ $detail }). Choose another file.
cli-file-not-text = { $file } is not a recorded game: it is not even text in UTF-8. Choose a file that “play” has saved.
cli-file-too-large = { $file } is too large for a recorded game. Choose a file that “play” has saved.
cli-file-bad-record = { $file } cannot be played again ({ $reason }). Choose another file.

cli-no-such-game = There is no game “{ $name }”. There are: { $games }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
cli-which-game = Which game? For example: pentapolis play akropolis
cli-resume-alone = The game in { $file } goes on with its own seats, options and seed. Leave out --players, --seat, --option, --solo, --long and --seed.
cli-other-game = { $file } is a game of { $game }. Leave the name of the game out, or choose another file.
cli-option-form = “{ $setting }” is not an option. Write name=value; the names are: { $options }.
cli-no-such-option = There is no option “{ $name }” in this game. There are: { $options }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
cli-no-solo = { $game } is not played alone against an opponent that is chosen by --solo.
cli-no-options = “{ $setting }” cannot be set: this game has no options.
cli-option-flag = The option { $name } is true or false, not “{ $value }”.
cli-option-choice = The option { $name } cannot be “{ $value }”. Choose from: { $choices }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
cli-wrong-players = This game is for { $first } to { $last } players, not { $players }. Change --players or --seat.
cli-too-many-seats = { $seats } seats are named for { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Name fewer, or raise --players.
cli-no-bots = Name at least one bot: { $bots }.
cli-bad-name = A name has 1 to { $most } letters, digits or signs. Choose another one.
cli-bad-seed = “{ $seed }” is not a seed. Give a whole number from 0 on, or 64 hexadecimal digits.
cli-bad-delay = “{ $value }” is not a delay. Give seconds from 0 to 60, or none.
cli-same-file = --csv and --json would both write { $file }. Choose two files.
cli-bad-games = The number of games is from 1 to { $most }.
cli-bad-speed = A speed of { $value } is not possible. Give moves per second, more than 0 and at most 1000.
cli-page-not-built = The page is not built, or was built for another version. From the sources: make page. An installed package contains it.
cli-no-such-move = There is no move { $number }: this game has moves 0 to { $last }.
cli-no-such-rule = There is no rule or section “{ $rule }”. Rules are { $first } to { $last }; sections are { $sections }.
cli-nothing-found = No rule contains “{ $word }”. Try another word or a part of it.
cli-save-exists = { $file } exists already. Choose another name, or go on with that game by --resume.
cli-interrupted = Interrupted.

cli-games-game = Game
cli-games-players = Players
cli-games-about = What it is
cli-games-options = Options of { $game }: --option NAME=VALUE
cli-games-default = default: { $value }
cli-games-nothing = nothing
cli-games-next = Play with: pentapolis play { $game }
cli-games-levels = Bots for every game: --seat bot:NAME

cli-name-player = Player { $number }
cli-name-bot = { $bot } (bot)
cli-name-automatic = Opponent
cli-welcome = New here? Type “help” at any time.
cli-left = The game is saved. Go on with: pentapolis play --resume { $file }
cli-left-unsaved = The game is not saved.
cli-record-saved = The record of the game is in { $file }
cli-saved = Saved in { $file }
cli-html-saved = The replay is in { $file }: open it with a browser.
cli-save-where = Save where? Name a file, for example: save game.jsonl
cli-score-sheet = Score sheet
cli-total = Total
cli-rank = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cli-decimal-sign = .
cli-percent = { $value }%
cli-change = Change
cli-why-change = Where from
cli-no-change = nothing
cli-now = Now
cli-then = Then

cli-ways-numbers = Type a number from 1 to { $count }, or “help”.
cli-no-such-number = There is no choice { $number }. Choose from 1 to { $last }.
cli-nothing-to-undo = There is nothing you can take back now.
cli-why-what = Why what? Name a move as you would play it.
cli-why-legal = “{ $move }” is possible: type it to play it.
cli-explain-what = Explain what? Name a choice by its number or as you would play it, or a thing, such as “site=2” or “zone=forum colour=wood”.
cli-explain-nothing = There is no such thing here, or none that you can see.
cli-preview-what = Preview what? Name a choice as you would play it.
cli-rules-where = Type “rules R36” for one rule. All of them: pentapolis rules { $game }
cli-log-at = { $line } At { $place }.
cli-log-empty = Nothing has happened yet.
cli-picture-won = { $count ->
    [one] The game is over: { $names } won.
   *[other] The game is over: { $names } share the victory.
}
cli-hand-over = { $name }, it is your turn to decide. Press Enter when only you can see the screen.

cli-command-places = places
cli-command-more = more
cli-command-card = card
cli-command-preview = preview
cli-command-city = city
cli-command-coords = coords
cli-command-back = back
cli-command-undo = undo
cli-command-why = why
cli-command-explain = explain
cli-command-rules = rules
cli-command-log = log
cli-command-scores = scores
cli-command-show = show
cli-command-save = save
cli-command-help = help
cli-command-quit = quit
cli-help-places = All places with what they change, the best first. While taking, name a price: places 1
cli-help-more = The next page of places.
cli-help-card = A Building: card Bridge. Without a name: all that are on the table.
cli-help-preview = What a choice would change, term by term: preview 12b. While taking: the best each tile could do.
cli-help-city = Another city: city 2. Without a number: those of all others.
cli-help-coords = Coordinates on the map, on or off, for moves such as: place 1,-2 r3
cli-help-back = Choose another place.
cli-help-undo = Take the last step back.
cli-help-why = Why a move is not possible: “why” and the move.
cli-help-explain = What the things are that a choice touches: “explain” and the choice, or a thing such as “site=2”.
cli-help-rules-word = One rule: rules R42
cli-help-log = What has happened lately.
cli-help-scores = The scores of everybody.
cli-help-show = Draw everything again.
cli-help-save-word = Save the game, in another file if you name one.
cli-help-help = This help.
cli-help-quit = Save and leave. You can go on later.

cli-replay-move = Move { $number } of { $last }
cli-replay-ways = Enter: next, p: back, 0 to { $last }: that move, q: quit
cli-replay-unclear = Type Enter, p, a number from 0 to { $last }, or q.
cli-verify-header = header: { $game }, rules version { $version }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
cli-verify-deal = deal: the seed fits its published hash { $hash }…
cli-verify-actions = actions: { $count ->
    [one] { $count } action was legal
   *[other] all { $count } were legal
}, all draws are those of this deal
cli-verify-result = result: played again it ends the same, { $scores }
cli-verify-unfinished = result: none, the game is not over

cli-simulate-games = Games
cli-simulate-by-bot = By bot
cli-simulate-by-seat = By seat
cli-simulate-terms = Mean points
cli-simulate-played = Games
cli-simulate-wins = Wins
cli-simulate-rate = Win rate (95%)
cli-simulate-score = Score (95%)
cli-simulate-seed = Seed: { $seed }
cli-simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s
cli-simulate-interrupted = Interrupted after { $done } of { $games } games; this is what they say so far.
cli-simulate-nothing = No game was finished.

cli-doctor-rules = Rules
cli-doctor-compiled = compiled
cli-doctor-plain = plain Python (works, but slower: install with a C compiler for speed)
cli-doctor-games = Games
cli-doctor-missing = not installed
cli-doctor-page = Page
cli-doctor-page-there = built
cli-doctor-extra = Extra { $extra }
cli-doctor-extra-there = installed
cli-doctor-extra-missing = not installed ({ $missing }): pip install "pentapolis[{ $extra }]"
cli-doctor-terminal = Terminal
cli-doctor-terminal-found = { $width } × { $height }, colours: { $colours }, { $encoding }
cli-doctor-no-colours = none
cli-doctor-languages = Languages
cli-doctor-handles = File handles
cli-doctor-handles-found = { $now } now, { $most } for a server, which can take { $room } connections with them
cli-doctor-handles-unknown = the system does not say
cli-doctor-folder = Records
cli-doctor-writable = { $folder } (can be written)
cli-doctor-not-writable = { $folder } (cannot be written: set PENTAPOLIS_HOME to a folder of yours)
cli-doctor-healthy = Everything is fine.
cli-doctor-ill = Something is wrong: see the red lines.

cli-akropolis-word-quarry = Quarry
cli-akropolis-word-house = House
cli-akropolis-word-market = Market
cli-akropolis-word-barracks = Barr.
cli-akropolis-word-temple = Temple
cli-akropolis-word-garden = Garden
cli-akropolis-letters-quarry = Qu
cli-akropolis-letters-house = Ho
cli-akropolis-letters-market = Ma
cli-akropolis-letters-barracks = Ba
cli-akropolis-letters-temple = Te
cli-akropolis-letters-garden = Ga
cli-akropolis-status = Round { $round } of { $rounds } · { $piles ->
    [one] { $piles } pile left
   *[other] { $piles } piles left
} · Chief Architect: { $chief }
cli-akropolis-price = { $price ->
    [0] free
    [one] { $price } Stone
   *[other] { $price } Stones
}
cli-akropolis-too-dear = too dear
cli-akropolis-site = Site · { $stones ->
    [one] you have { $stones } Stone
   *[other] you have { $stones } Stones
}
cli-akropolis-hand = Your tile
cli-akropolis-legend-signs = number = level   ★ plaza   ✗ does not count now
cli-akropolis-intro-turn = On your turn you take one tile from the Site. The first one is free; each tile you skip costs 1 Stone. Then you add it to your city: on the ground, touching it, or on top of other tiles, on three hexes of equal height that belong to at least two tiles. Every quarry you cover gives you 1 Stone.
cli-akropolis-intro-score = Each type of district scores its value × the stars of its plazas (★). A district is worth its level, if it is well placed: Houses in your one largest group, Markets not next to another market, Barracks on the edge of the city, Temples with all six neighbours built, Gardens anywhere. Stones left are 1 point each.
cli-akropolis-intro-map = The map shows your city from above. Each hex has its kind and its level; lines are the borders of tiles; ✗ marks a district that does not count now. While placing, each number stands on the corner where the three hexes of your tile will meet: choose one, then turn the tile.
cli-akropolis-ways-take = Type its price, 0 to { $most }, or: preview, help.
cli-akropolis-ways-place = Type the number of a place, 1 to { $count }, or: places, undo, help.
cli-akropolis-ways-turn = Type a, b or c to build it so, or: back, undo, help.
cli-akropolis-turns = Place { $number }, { $level ->
    [1] on the ground
   *[other] on level { $level }
}: how shall the tile lie?
cli-akropolis-no-such-place = There is no place { $number }. Choose from 1 to { $last }.
cli-akropolis-nothing-chosen = You have not chosen a place yet.
cli-akropolis-no-such-city = Whose city? Type a number from 1 to { $last }, or a name.
cli-akropolis-which-price = For which tile? Name its price, for example: places { $most }
cli-akropolis-no-more = There are no more places to show. Type “places” to begin again.
cli-akropolis-more-places = { $count ->
    [one] { $count } more place
   *[other] { $count } more places
}: type “more”.
cli-akropolis-place = Place
cli-akropolis-level = Level
cli-akropolis-price-heading = Price
cli-akropolis-tile = Tile
cli-akropolis-best = Best

cli-uchronia-status = Round { $round } · ends at { $threshold } VP · draw pile { $pile } · discard { $discard } · Buildings { $buildings }
cli-uchronia-last-turn = LAST ROUND
cli-uchronia-last-player = plays last
cli-uchronia-points = { $points } VP
cli-uchronia-monopolies = Monopolies
cli-uchronia-completed = Completed
cli-uchronia-hand-size = Hand { $count }
cli-uchronia-known = known:
cli-uchronia-lacks = without { $colours }
cli-uchronia-which-card = Which Building is “{ $text }”? Type its name as it is on the table, for example: card Bridge
cli-uchronia-help-preview = What a choice would change, term by term: preview 3
cli-uchronia-intro-table = Above are the Great Works with cost, points and effect, then the Monopolies, the other players, the Forum, and your own board and Hand. [ ] is a free place for an Activity. * marks a Building whose effect is reconstructed; “card” and a name tell you more. Two letters are the beginning of a colour: Wo2 is two Wood.

cli-help-port = The port; 0 takes any free one.
cli-help-host = The address to listen at. 127.0.0.1 serves this machine only, 0.0.0.0 everybody who can reach it.
cli-help-open = Open the page in the browser, or not. By default it is opened where there is a screen and the command runs in a terminal.
cli-help-data = The SQLite file that keeps all tables. Default: server.sqlite in your data folder.
cli-help-database = Tables in PostgreSQL instead of a file: postgresql://host/name
cli-help-workers = Number of processes in which bots think.
cli-help-pace = Seconds between the last change of a table and a bot’s move.
cli-help-limit = Change a limit, for example new_tables=500. Can be repeated. See docs/hosting.md.
cli-help-origin = Another origin whose pages may use this server, for example https://example.org. Can be repeated.
cli-help-name = A name by which browsers reach this server, for example games.example.org, beside localhost and addresses in figures. Can be repeated. Behind a reverse proxy, all names if none is given.
cli-help-proxy = The address of a reverse proxy whose X-Forwarded headers are to be believed.
cli-help-config = A file with these settings (TOML): see docs/hosting.md. The command line and the environment come first.
cli-help-log-level = From which weight on something is written into the log, on standard error: debug, info, warning or error.
cli-help-log-format = Lines for people (text) or for programs (json).
cli-help-access-log = Write a line for every request.
cli-help-metrics-port = Tell figures for Prometheus on a port of their own, to everybody who can reach it.
cli-health-good = The server works.
cli-health-bad = The server at port { $port } does not work: { $detail }
cli-config-unreadable = { $file } cannot be read as TOML: { $detail }
cli-config-unknown = { $file }: there is no setting “{ $name }”. There are: { $names }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
cli-config-value = { $file }: “{ $name }” has a value of another kind. See docs/hosting.md for what it may be.
cli-serve-address = Pentapolis is open at { $address }
cli-no-page = This installation has no page: the browser shows nothing, all else works. In the folder of the sources, `make play` installs everything; or `make page`, then pip install . again.
cli-serve-kept = All tables are kept in { $where }
cli-serve-stop = Stop it with Ctrl+C: nothing gets lost.
cli-serve-everywhere = Everybody who can reach this machine can open tables here. For the internet put a reverse proxy with HTTPS in front: see docs/hosting.md.
cli-serve-stopped = Stopped. Every table goes on when you start again.
cli-serve-no-extra = The server needs more than the plain installation: { $missing } is missing. Install it with: pip install "pentapolis[server]"
cli-serve-data-or-database = Choose one: --data for a SQLite file, or --database for PostgreSQL.
cli-serve-bad-database = “{ $url }” is not the address of a PostgreSQL database: write postgresql://user:password@host:port/name. For a SQLite file use --data.
cli-serve-bad-limit = “{ $setting }” is not a limit: write NAME=NUMBER with one of { $names }.
cli-serve-in-use = Another server uses { $file } already. Stop it, or choose another file with --data; several servers can share a PostgreSQL database.
cli-serve-no-database = The database at { $where } cannot be used. { $reason }
cli-serve-bad-host = --host needs an address: 127.0.0.1 for this machine, 0.0.0.0 for everybody who can reach it.
cli-serve-bad-origin = “{ $origin }” is not an origin: write the address of the page without a path, as https://games.example.org.
cli-serve-bad-name = “{ $name }” is not the name of a host: write it without scheme and port, as games.example.org.
cli-serve-bad-proxy = “{ $proxy }” is not the address of a reverse proxy: write an IP address such as 127.0.0.1, several with commas.
cli-serve-no-host = The server cannot listen on “{ $host }” ({ $detail }). Choose an address of this machine with --host.
cli-serve-no-port = Port { $port } cannot be used ({ $detail }). Choose another one with --port.
cli-help-backup-file = Where the backup goes. A former backup there is replaced, as a whole or not at all.
cli-help-restore-file = The backup, as “pentapolis backup” wrote it.
cli-backup-done = { $count ->
    [one] One table is
   *[other] { $count } tables are
} saved in { $file }. Put them back with: pentapolis restore { $file }
cli-backup-not-a-backup = { $file } is something else, not a backup, and was left as it is. Choose another name.
cli-backup-postgres = PostgreSQL has tools of its own for that. Save all tables with: pg_dump --format=custom --file={ $file } { $url }
cli-restore-postgres = PostgreSQL has tools of its own for that. Stop every server first, then put all tables back with: pg_restore --clean --if-exists --single-transaction --dbname={ $url } { $file }
cli-restore-done = { $count ->
    [one] One table is
   *[other] { $count } tables are
} back in { $where }, as in { $file }. { $served ->
    [yes] The server has them: every game goes on from there.
   *[no] Start the server: every game goes on from there.
}
cli-restore-kept = What was there before is kept as { $kept }. Delete it when you no longer need it.
cli-restore-itself = { $file } is the place where the tables are kept, not a backup of them. Name the backup.
cli-restore-bad = { $file } cannot be put back. { $reason }
cli-help-tables-id = Only the table of this id. Can be repeated.
cli-help-tables-game = Only tables of this game.
cli-help-tables-status = Only tables that are so far: waiting, playing, over or abandoned.
cli-help-tables-older-than = Only tables at which nothing has changed for that many days.
cli-help-tables-delete = Delete the tables that are listed, with their moves, chat and links. It asks before.
cli-help-tables-yes = Delete without asking.
cli-tables-game = Game
cli-tables-status = Status
cli-tables-moves = Moves
cli-tables-changed = Last change
cli-tables-seats = Seats
cli-tables-waiting = waiting
cli-tables-playing = playing
cli-tables-over = over
cli-tables-abandoned = abandoned
cli-tables-named = “{ $name }”: { $seats }
cli-tables-free = { $name } (not here yet)
cli-tables-count = { $count ->
    [0] No table fits.
    [one] One table.
   *[other] { $count } tables.
}
cli-tables-more = Only the latest { $shown } are shown; --json prints all.
cli-tables-no-such = There is no such table, or none that fits what else you asked for: { $ids }
cli-tables-delete-which = Say which tables to delete: with --id, --game, --status or --older-than. Without --delete you see which they are.
cli-tables-sure = { $count ->
    [one] Delete this table for good? Nobody can get it back. Type “yes” to do it:
   *[other] Delete these { $count } tables for good? Nobody can get them back. Type “yes” to do it:
}
cli-tables-kept = Nothing was deleted.
cli-tables-deleted = { $count ->
    [0] Nothing was deleted: meanwhile no table fits any more.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
