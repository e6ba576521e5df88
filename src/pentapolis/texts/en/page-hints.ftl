# Help with a decision.

page-hints-title = Hint
page-hints-look = What to look at
page-hints-piece = Which piece
page-hints-plans = Good plans
page-hints-more = { $rung ->
    [1] Show me where to look
    [2] Show me the piece
   *[3] Show me good plans
}
page-hints-told = Every hint is noted in the chat, for everybody to see.
page-hints-alone = Or close this and find it yourself.
page-hints-thinks = Thinking…
page-hints-thinks-text = By what you can know, nothing else. You can go on meanwhile.
page-hints-try = Try plan { $number }
page-hints-try-text = { $pointer ->
    [touch] Tap
   *[mouse] Click
} a plan to see it. You still confirm.
page-hints-percent = { $value } %
page-hints-sure = Chance to win, surely between { $low } and { $high } %
