# Hints: what to look at, which piece, good plans. At tables and at the terminal.

hint-look-term = Look at your { $term }: that is where good play gains most now.
hint-look-around = Look at the marked places: they are worth most now.
hint-look-choices = No kind of points stands out: compare where your choices lead.
hint-piece = This one: { $piece }
hint-choice = This kind of choice: { $choice }
hint-plan = { $number }. { $chance }: { $steps }
hint-certain = Certain: { $terms }
hint-why-terms = Points a few turns on, compared with plan { $other }: { $terms }.
hint-why-others = { $more ->
    [yes] It leaves the best rival { $points } points more than plan { $other }.
   *[no] It leaves the best rival { $points } points less than plan { $other }.
}
hint-why-features = What you then have, compared with plan { $other }: { $features }.
hint-why-alike = The points come out about as with plan { $other }.

table-no-hints = Hints are not allowed at this table.
table-hints-used = You have had { $most } hints in this game. That is as many as there are.
table-note-hint = { $rung ->
    [1] { $you ->
        [yes] You asked what to look at.
       *[no] { $name } asked for a hint: what to look at.
    }
    [2] { $you ->
        [yes] You asked which piece.
       *[no] { $name } asked for a hint: which piece.
    }
   *[3] { $you ->
        [yes] You looked at good plans.
       *[no] { $name } asked for a hint: good plans.
    }
}

cli-command-hint = hint
cli-help-hint = Help with this decision; a little more each time you ask
cli-hint-more = Ask again for more.
