golden_ages-prospect-judged = { $count ->
    [one] Un de plus de ce qui est compté
   *[other] { $count } de plus de ce qui est compté
}
golden_ages-prospect-lead = En tête sans égalité
