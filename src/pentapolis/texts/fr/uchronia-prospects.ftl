uchronia-prospect-completed = Terminé par vous maintenant
uchronia-prospect-activity = Une Activité de plus
uchronia-prospect-monopoly = { $count ->
    [one] Une Activité de plus et il est à vous
   *[other] { $count } Activités de plus et il est à vous
}
