# Bots that somebody brings along.
bot-no-net = The net “{ $file }” cannot be read: { $detail }
bot-other-net = The net “{ $file }” does not play this game: { $what }
bot-bad-search = “search:{ $given }” is no search: say how many simulations it makes for a decision, as in search:400, one at least.
bot-no-program = There is no program for “{ $command }”.
bot-bad-own = “{ $given }” is no bot of your own: say NAME=module:Class, NAME=exec:COMMAND, NAME=net:FILE or NAME=search:SIMULATIONS, with small letters, digits, - and _ in the name.
bot-name-taken = The name “{ $name }” is taken; give your bot another one.
server-house-bot = A bot of this house
cli-did-you-mean = Did you mean { $nearest }?
cli-no-typer = The command line is an extra of the library: pip install "pentapolis[cli]"
cli-serve-no-postgres = PostgreSQL needs its driver. Install it with: pip install "pentapolis[postgres]"
cli-help-bot = A bot of your own under a name: NAME=module:Class, NAME=exec:COMMAND, NAME=net:FILE or NAME=search:NUMBER. Can be given again.
cli-bot-trouble =
    { $kind ->
        [out] { $bot }: out in turn { $turn }, so the rest of its moves are random. { $detail }
       *[other] { $bot }: { $kind } in turn { $turn }, so { $played } was played for it. { $detail }
    }
cli-bot-failed = The bot { $bot } failed: { $detail }
cli-waits-games = Ctrl-C: waiting for the games that have begun. Ctrl-C again stops at once.
arena-no-moves = Game { $number } was written by an earlier version, which did not keep moves.
arena-no-game = There is no game { $number } in { $file }; there are { $games }.
arena-not-a-log = { $file } is no log of an arena.
