cli-horizon-status = Round { $round } · territories { $stack } · Settle tokens { $settle } · Fortify tokens { $fortify }
cli-horizon-last-round = the last round is { $round }
cli-horizon-figures = { $score } VP · coins { $coins } · active { $active } · Settle { $settle } · Fortify { $fortify }
cli-horizon-which-card = Which card is “{ $text }”? Type its name, for example: card Writing
cli-horizon-help-card = What a card or tile does: card Writing
cli-horizon-help-preview = What a choice would change, term by term: preview 3
cli-horizon-intro-table = At the top is the tree: every slot with its links, its card or a question mark, a crown where a leader waits, and the scholars by player number. Then comes the map: tiles with their force, village ⌂ and city ▲ or the building, and units (c2 is a settler of strength 2, S3 a soldier of strength 3). Below are objectives, building rivers, the others and your own board. “card” and a name tell you more.
