## Options of the command

analysis-help-command = Show where a finished game was won and lost.
analysis-help-file = The record of a finished game.
analysis-help-deep = Think longer: more games, more candidates, a larger search.
analysis-help-worlds = Games that are played on for every candidate, at most.
analysis-help-turns = Turns that games are played on before they are judged; 0 is to the end.
analysis-help-simulations = Simulations of the search that proposes candidates.
analysis-help-candidates = Candidates besides the move that was played, at most.
analysis-help-seed = Seed of the analysis: the same one gives the same result.
analysis-help-all = Also list every decision with the chance to win.
analysis-help-json = Write the analysis as JSON, to this file or, without one, to standard output.
analysis-help-html = Write the analysis to this file as one page that opens without a network; - is standard output.
analysis-help-log = Keep every decision in this file as soon as it is judged. Default: beside the record.
analysis-help-fresh = Throw away what that file has, and begin anew.

## While it runs

analysis-looking = Looking at decisions
analysis-stopped = Stopped. What has been judged is in { $file }: the same command goes on from there.

## What it says

analysis-title = { $game }: { $names }
analysis-setting-quick = Quick
analysis-setting-deep = Deep
analysis-setting-own = Budget of your own
analysis-budget = { $setting }: up to { $worlds } games for every candidate, { $turns ->
    [0] played to their end
   *[other] played on for { $turns } turns and then judged
}, up to { $candidates } candidates from a search of { $simulations } simulations; seed { $seed }, intervals of { $confidence } %. Every decision is judged by what its player could know then.
analysis-quality-best = Best
analysis-quality-fine = Fine
analysis-quality-slip = Slip
analysis-quality-mistake = Mistake
analysis-quality-blunder = Blunder
analysis-in-points = What made the result, in points of lead
analysis-in-chances = What made the result, in chance to win
analysis-column-fair = Fair
analysis-column-luck = Luck
analysis-column-own = Own decisions
analysis-column-others = Others’ decisions
analysis-column-rest = Rest
analysis-column-result = Result
analysis-column-chance = Chance
analysis-column-interval = How sure
analysis-column-cost = Costs
analysis-column-points = Points
analysis-column-played = Played
analysis-column-better = Better
analysis-decisions = Decisions
analysis-costliest = Costliest decisions of { $name }
analysis-every = Every decision
analysis-head = Move { $n } (turn { $turn }): { $quality }
analysis-costs = Costs { $cost } ({ $low } to { $high }) and { $points } points of lead.
analysis-played = Played: { $action }
analysis-better = Better: { $action }
analysis-then = Then for example: { $line }
analysis-step = { $name }: { $action }
analysis-at = { $action } ({ $place })
analysis-why-terms = On the score sheet, on average: { $terms }.
analysis-why-outlook = Still to come: { $points } points.
analysis-why-others = { $more ->
        [yes] The best of the others then has { $points } points more.
       *[other] The best of the others then has { $points } points fewer.
    }
analysis-why-features = A little later, on average: { $features }.
analysis-why-alike = The points come out about the same; it wins more often.
analysis-why-item = { $name } { $value }
analysis-advice-more = Aim for more of: { $things }.
analysis-advice-less = Pay for it with: { $things }.
analysis-advice-less-alone = Care less about: { $things }.
analysis-advice-thing = { $name } ({ $mean }{ $kind ->
    [term] {" "}points
   *[other] {""}
} after { $times } of { $n } better choices)
analysis-advice-thing-more = { $name } ({ $mean }{ $kind ->
    [term] {" "}points
   *[other] {""}
} after { $times })
analysis-advice-others = Look at what the others want, too: { $times } of { $n } better choices above all left the best of them less.
analysis-advice-early = Most was lost early: { $share } of the chance in the first third of the game.
analysis-advice-late = Most was lost late: only { $share } of the chance in the first third of the game.
analysis-advice-kind = { $times } of { $n } costly decisions were of the same kind as the one in turn { $turn }: “{ $better }” was better than “{ $played }”.
analysis-advice-dearest = The dearest was turn { $turn }: “{ $better }” was better than “{ $played }”.
analysis-luck-events = Luck
analysis-deal = The deal
analysis-unseen = Something that only one player saw
analysis-after = After move { $n }: { $what }
analysis-moved = { $what } → { $name } { $moved }

## What cannot be analysed

analysis-unfinished = This game is not over after { $moves } moves. Only finished games are analysed: who plays could learn from an analysis what nobody may know yet.
analysis-bad-setting = The number of { $name } is from { $least } to { $most }.
analysis-log-busy = Another analysis is writing to { $file }.
analysis-no-log = { $file } is something else than the log of an analysis, and is left as it is. Choose another file with --log.
analysis-other-log = { $file } belongs to another analysis; this is different: { $different }. Choose another file with --log, or begin anew with --fresh.
analysis-bad-log = { $file }, line { $line }, cannot be read: { $detail }. Begin anew with --fresh.
analysis-other-format = This is no analysis in a form that this version reads (version { $known }). Analyse the record again.
analysis-unreadable = This is no analysis: { $detail }

## In a replay

cli-help-analysis = With --html: the analysis to put into the page, as JSON or as a log. Default: the one beside the record, if it is done.
cli-analysis-without-html = --analysis belongs to --html: an analysis by itself is shown by `pentapolis analyse`.
cli-help-analysts = Processes that analyse finished games when nobody else needs the cores; 0 turns analyses off.
analysis-other-record = This analysis belongs to another game.
analysis-not-done = Only { $judged } of { $decisions } decisions have been judged: let `pentapolis analyse` finish first.
analysis-waits = Ctrl-C: waiting for the decisions that are being judged. Ctrl-C again stops at once.
