# Lessons: what is said when something about them cannot be done.

lesson-refuse-none = There are no lessons for { $game } yet.
lesson-refuse-no-such-lesson = There is no lesson “{ $lesson }” of { $game }. There are: { $lessons }.
lesson-refuse-not-this-far = Move { $number } (“{ $move }”) is not a right one in this lesson. Begin the lesson again.
lesson-refuse-done = The lesson is over: there is nothing left to play.

lesson-help-command = Learn a game by short lessons that you play.
lesson-help-game = The game to learn; without it, the games that have lessons.
lesson-help-name = The lesson, by its name or number; without it, all lessons of the game.
lesson-help-solution = Show how it is done, and go on.
cli-command-solution = solution
lesson-games-line = { $count ->
    [one] { $count } lesson: pentapolis learn { $game }
   *[other] { $count } lessons: pentapolis learn { $game }
}
lesson-list-title = Learn { $game }
lesson-list-next = Any order will do. To begin: pentapolis learn { $game } { $lesson }
lesson-welcome = Try a move; “solution” shows how it is done, “help” lists all words, “quit” leaves.
lesson-step = { $number }/{ $count }  { $title }
lesson-look = Look at: { $things }
lesson-missing = Missing: { $things }
lesson-not-that-one = Not that one
lesson-shown = Like this: { $moves }
lesson-left = Left. To go on: pentapolis learn { $game } { $lesson }
lesson-done-next = Done. Next: pentapolis learn { $game } { $lesson }
lesson-all-done = Done, and that was the last lesson. Now play: pentapolis play { $game } --seat You,bot:level-1
lesson-json-plays-none = --json lists lessons; it plays none. Leave out the lesson.
