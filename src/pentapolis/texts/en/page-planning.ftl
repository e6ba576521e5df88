# The private planning board.

page-planning-yours = Your plan
page-planning-only-you = only you
page-planning-private = Private copy.
page-planning-private-text = Nobody sees it, nothing is played.
page-planning-back = Back to the table (Esc)
page-planning-back-short = Table
page-planning-title = { $mine ->
    [yes] Your turn, and you are planning
   *[no] You are planning your next turn
}
page-planning-text = Move as you like; the real table waits behind, untouched.
page-planning-undo = Undo step
page-planning-steps = Steps of the plan
page-planning-this-turn = This turn
page-planning-your-turn = Your turn
page-planning-next-turn = Next turn, if it is still possible
page-planning-others = { $names }: not planned. The table stays as you see it.
page-planning-add = Add a step: { $text }
page-planning-unknown = By this step something comes to light that you cannot know yet. The plan ends here.
page-planning-waits = Your next turn cannot be planned before this one has ended.
page-planning-over = The game would be over.
page-planning-changed = This is something else than when you planned it.
page-planning-struck = No longer possible: { $reason }
page-planning-now = { $points } now
page-planning-after = { $points } after the plan
page-planning-throw = Throw away
page-planning-thrown = The plan was thrown away. Undo brings it back.
page-planning-play = Play step 1
page-planning-keep = Keep for my turn
page-planning-step = Add this step
