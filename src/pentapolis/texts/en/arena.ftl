## Bots

bot-unknown = There is no bot “{ $name }”; there are { $bots }, exec:COMMAND, module:Class, net:FILE and search:SIMULATIONS.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}
bot-bad-command = The command “{ $command }” cannot be read: { $detail }.
bot-no-command = A command belongs after { $prefix }, for example exec:python3 my_bot.py.
bot-not-imported = The bot { $name } cannot be imported: { $detail }
bot-cannot-choose = { $name } is not a bot: it has no method choose(world, rng).
bot-novice = Novice
bot-novice-about = Plays what looks about right. Good company for a first game.
bot-apprentice = Apprentice
bot-apprentice-about = Makes the most of every turn, without a plan for the next one.
bot-adept = Adept
bot-adept-about = Has a feeling for what wins, from many games, and is wrong now and then.
bot-expert = Expert
bot-expert-about = Knows from many games what wins, and is seldom wrong.
bot-master = Master
bot-master-about = Thinks ahead before every move. Hard to beat.

## What an arena cannot play

arena-too-few-bots = An arena needs at least two bots.
arena-too-few-players = Bots meet at tables of at least two players.
arena-bad-limits = Times must be greater than 0 and not endless, and restarts not less than 0.
arena-same-name = Two bots are called “{ $name }”: give one a name of its own, like other={ $name }.
arena-bad-players = Table sizes are written 2 or 2,4 or 2-4, not “{ $given }”.
arena-players-backwards = The table sizes { $given } run backwards: write { $right }.
arena-who-plays = Say who plays, in one way: with --bots A,B,..., --challenge A B or --line-up A,B,B.
arena-line-up-players = A line-up has as many players as it names: leave --players out.
arena-challenge-two = A challenge is between two bots.
arena-bot-failed = The bot { $bot } failed in deal { $deal } with { $seats }: { $detail }
arena-no-program = There is no program for { $bot }.
arena-no-extra = { $missing } is missing. The figures and pictures need: pip install "pentapolis[arena]"
arena-log-busy = Another run is writing to { $file }.
arena-other-log = { $file } belongs to another run; this is different: { $different }. Choose another folder with --out.
arena-bot-changed =
    { $count ->
        [one] The bot { $bots } has
       *[other] The bots { $bots } have
    } changed since the games in { $file } were played, and old and new games are not mixed. Choose another folder with --out, or begin anew with --fresh, which throws the old games away.
arena-bad-log = { $file }, line { $line }, cannot be read: { $detail }. { $line ->
        [1] Choose another folder with --out.
       *[other] Remove that line, and its game is played again; or choose another folder with --out.
    }

## An arena while it runs and when it is over

arena-playing = Playing
arena-ahead-now = { $bot } ahead { $rate } % [{ $low }; { $high }]
arena-summary =
    { $game }: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }
arena-all = all
arena-nothing-complete = Not even one deal was completed. The games so far are in { $folder }: the same command goes on from there.
arena-written = Games, figures and pictures: { $folder }
arena-earlier =
    { $games ->
        [one] One of the games comes
       *[other] { $games } of the games come
    } from an earlier run.
arena-cut-short =
    { $bot }: the clock ended { $count ->
        [one] one decision
       *[other] { $count } decisions
    }. Played again, these games may go differently.
arena-thrown-away =
    { $games ->
        [one] One old game was thrown away (--fresh).
       *[other] { $games } old games were thrown away (--fresh).
    }
arena-interrupted = Interrupted after { $deals } of { $most } deals. The same command goes on from there.
arena-verdict-better = { $first } is stronger than { $second } (chance of an error at most { $alpha } %).
arena-verdict-worse = { $second } is stronger than { $first } (chance of an error at most { $alpha } %).
arena-verdict-equal = { $first } and { $second } are equal within { $margin } percentage points (chance of an error at most { $alpha } %).
arena-verdict-open = { $first } and { $second }: not decided yet.
arena-trouble =
    { $bot }: { $kind }, { $count ->
        [one] once
       *[other] { $count } times
    }; first in deal { $deal }: { $detail }
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-players = Players
arena-column-seats = Seats
arena-column-win-rate = Wins
arena-column-fair-share = Fair share
arena-column-score = Score
arena-column-thinking = ms a move
arena-column-first = First
arena-column-second = Second
arena-column-deals = Deals
arena-column-ahead = First ahead
arena-column-sure = At any moment
arena-column-points = Points more
arena-plot-rating = Rating
arena-plot-score = Score
arena-plot-cross = How often the row is ahead of the column
arena-plot-deals = Deals
arena-plot-ahead = how often the first is ahead
arena-plot-win-rate = Win rate (bar: fair share)
arena-plot-difference = Points more than others

## Help for the arena

arena-help-command = Let bots play each other on the same deals, and see who is stronger and how sure that is.
arena-help-bots = The bots, all against all: names, module:Class, or exec:COMMAND (once for each such option). NAME=BOT gives it a name of your choice.
arena-help-challenge = Two bots; the run stops as soon as it is clear which is stronger.
arena-help-line-up = One line-up for every deal, in all its rotations: a bot for each seat, the same one as often as you like (level-5,greedy).
arena-help-players = Table sizes, such as 2 or 2,3 or 2-4.
arena-help-deals = Deals to play at most; each is played in all seatings. By default 100, in a challenge 2000.
arena-help-seed = The seed: the same one gives the same games.
arena-help-stop = Stop when every pair is decided; by default only in a challenge.
arena-help-alpha = Chance of a wrong verdict, at most.
arena-help-margin = Bots whose rates differ from one half by less than this count as equal.
arena-help-out = Folder for games, figures and pictures. Games found there are not played again.
arena-help-fresh = Throw away the games found in the folder and play all of them again.
arena-help-seconds = Time of an external bot for one decision.
arena-help-plots = Draw pictures, PNG and SVG.

## Lab

lab-help-command = See what decides a game: win rate and score by seat, start, option, tile, card …
lab-help-by = What to look at: seat, start, bot, players, option:NAME, an event’s NAME or EVENT.NAME; crossed with +.
lab-help-keys = List what can be looked at, and end.
lab-help-games = Games to play, at least.
lab-help-bots = Who plays, in the order of the seats; by default greedy everywhere.
lab-no-keys = Say what to look at, for example --by seat,start.
lab-no-such-option = There is no option “{ $name }”; there are { $options }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
lab-no-options = There is no “{ $name }”: this game has no options.
lab-no-such-key = Nothing is called “{ $name }”; there are { $keys }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
lab-no-bots = Say who plays, for example --bots greedy,greedy.
lab-too-many-bots =
    { $bots } bots are named, but no table has more than { $players ->
        [one] one seat
       *[other] { $players } seats
    }: leave some out, or let more play with --players.
lab-option-given = Option { $name } is looked at with --by, so that all its values are played: leave --option { $name }=… out.
lab-one-value = Option { $name } has only one value that can be played with the others.
lab-column-difference = Points more
lab-clear = ★ stands out even though so many groups are looked at.
