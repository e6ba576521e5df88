# The analysis of a game on the page: where it was won and lost.

page-analysis-title = What decided it
page-analysis-best = Best
page-analysis-fine = Fine
page-analysis-slip = Slip
page-analysis-mistake = Mistake
page-analysis-blunder = Blunder
page-analysis-quick = quick
page-analysis-deep = Deep
page-analysis-deeper = Deeper, { $time }

page-analysis-balance = Points given and found
page-analysis-adds-up = adds up to the result
page-analysis-balance-how = Own decisions, luck and the decisions of the others add up to the lead at the end. A decision is measured by ordinary play: a good one is above zero, and what one player gives another finds. Luck is what is left: the deal, and everything that came to light.
page-analysis-balance-later = Comes when every move has been looked at.
page-analysis-balance-of = { $name }: decisions { $own }, luck { $luck }, the others { $others }, result { $result }
page-analysis-own = decisions
page-analysis-luck = luck
page-analysis-other = the other
page-analysis-others = the others
page-analysis-result = result

page-analysis-costliest = Costliest decisions
page-analysis-costliest-what = chance, points
page-analysis-next-time = Better next time
page-analysis-no-mistakes = Nothing that surely cost a chance.

page-analysis-decision = The decision
page-analysis-turn = turn { $turn }
page-analysis-before = before turn { $turn }
page-analysis-step = better line, step { $step } of { $steps }
page-analysis-played = Played
page-analysis-better = Better
page-analysis-as-good = As good
page-analysis-key-played = played
page-analysis-key-better = better
page-analysis-at-once = at once
page-analysis-points-word = points
page-analysis-why = Why
page-analysis-why-what = points of lead, on average
page-analysis-in-all = In all
page-analysis-outlook = Still to come
page-analysis-rival = The best other
page-analysis-reason-rival = Above all it leaves { $name } less.
page-analysis-reason-sooner = It brings { $better } at once instead of { $played }.
page-analysis-reason-more = It brings { $better } at once instead of { $played }, and more later.
page-analysis-reason-later = It brings less at once, { $better } instead of { $played }, and more than that later.
page-analysis-reason-position = It brings no more at once: the position is better.
page-analysis-reason-chance = On average it brings no more points, but it wins more often.
page-analysis-reason-both = It brings no more at once: the position is better, and { $name } is left with less.
page-analysis-tag-played = played { $chance }
page-analysis-tag-better = better { $chance }
page-analysis-tag-as-good = as good { $chance }
page-analysis-rival-less = { $name }, less
page-analysis-rival-more = { $name }, more
page-analysis-sure-by = { $worlds } games each way: the gap in points is sure to within { $gap }.
page-analysis-nothing-better = Nothing better was found.
page-analysis-no-choice = No choice here
page-analysis-no-choice-text = There was nothing to decide in this move, or it has not been looked at yet. Choose a shape on the track, or a row of the list.
page-analysis-try = Try it from here
page-analysis-next = Next mistake
page-analysis-previous = Previous mistake
page-analysis-then = Then
page-analysis-step-on = One step on
page-analysis-step-back = One step back
page-analysis-step-of = Step { $step }, { $name }:
page-analysis-more = Reasons and better line

page-analysis-chance = Chance
page-analysis-points = Points
page-analysis-sure = How sure
page-analysis-shown = Shown on the track
page-analysis-lane = Decisions of { $name }
page-analysis-shape = Turn { $turn }, { $name }, { $quality }
page-analysis-shape-cost = Turn { $turn }, { $name }, { $quality }, { $cost }

page-analysis-looking = Looking at move { $n } of { $total }
page-analysis-waiting = Waiting for its turn
page-analysis-left = { $setting }, about { $time } left.
page-analysis-deep-takes = Deep takes about { $time }.
page-analysis-stop = Stop
page-analysis-stopped = Stopped after { $n } of { $total } moves
page-analysis-go-on = { $setting ->
    [deep] Go on, deep
   *[other] Go on
}
page-analysis-none = This game has not been looked at yet.
page-analysis-off = This server analyses no games.
page-analysis-start = Analyse this game
page-analysis-budget = { $setting ->
    [deep] Deep:
   *[other] Quick:
} up to { $worlds } games for each of up to { $candidates } moves, { $turns ->
    [0] played to their end
   *[other] played on for { $turns } turns and then judged
}; the moves are chosen by a search of { $simulations } simulations; intervals of { $confidence }. Every decision is judged by what its player could know then.
