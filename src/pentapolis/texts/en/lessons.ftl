# Lessons: what is said when something about them cannot be done.

lesson-refuse-none = There are no lessons for { $game } yet.
lesson-refuse-no-such-lesson = There is no lesson “{ $lesson }” of { $game }. There are: { $lessons }.
lesson-refuse-not-this-far = Move { $number } (“{ $move }”) is not a right one in this lesson. Begin the lesson again.
lesson-refuse-done = The lesson is over: there is nothing left to play.
