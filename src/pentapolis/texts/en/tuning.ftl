## Tuning

tune-help-command = Find better figures for what a game judges by hand: players who lean to and fro play each other.
tune-help-deals = Deals of each step.
tune-help-steps = Steps in all; a later run with more goes on.
tune-help-start = A file of figures to begin with; by default those by hand.
tune-help-out = Folder for steps and figures; the same command goes on there.
tune-no-figures = { $game } judges nothing by figures that could be tuned.
tune-bad-start = That is no file with the figures of { $game }. Take a figures.json of the same game.
tune-column-step = step
tune-column-score = score
tune-column-evidence = above chance
tune-interrupted = Interrupted after { $done } of { $most } steps. The same command goes on from there.
