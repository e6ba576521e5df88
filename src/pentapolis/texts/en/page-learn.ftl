# The pages that teach: what there is to learn, lessons, the coach.

page-learn-title = Learn { $game }
page-learn-line = { $count ->
    [one] One short lesson with the real pieces
   *[other] { $count } short lessons with the real pieces
}, about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. Any order; stop when you like.
page-learn-none = There are no lessons for this game yet. Its rules begin with a short read.
page-learn-games = Games
page-learn-count = { $done } of { $count }
page-learn-done-count = { $done } of { $count } done
page-learn-go-on = Go on: { $lesson }
page-learn-begin = Begin: { $lesson }
page-learn-all-done = All lessons are done. Now play.
page-learn-play = Play { $game }
page-learn-minutes = { $minutes } min
page-learn-done = done
page-learn-step-of = Go on, step { $step } of { $count }
page-learn-lesson-of = Lesson { $number } of { $count }
page-learn-all = All lessons
page-learn-in-this = In this lesson
page-learn-coach = Coach
page-learn-steps-done = { $count } of { $of } steps done
page-learn-try = Try it
page-learn-try-points = Try it { $points }
page-learn-right = Right
page-learn-not = Not that one
page-learn-again = Try again
page-learn-show = Show me
page-learn-next = Next
page-learn-next-lesson = Next: { $lesson }
page-learn-finished = Done: { $lesson }
page-learn-restart = Once more
page-learn-no-lesson = There is no such lesson here.
page-learn-rules = Rules of { $game }
page-learn-guided = First game with a coach
page-learn-guided-against = against a Novice
page-learn-guided-steps = What the coach shows
page-learn-guided-note = The coach speaks when something is new, then is silent.
page-learn-skip = Skip the coach
page-learn-got-it = Got it
page-learn-play-on = Play on
page-learn-onward-won = A stronger bot is waiting for you.
page-learn-onward-lost = A first game is for learning. The analysis shows which moves cost most.
page-learn-onward-analyse = Analyse the game
page-learn-onward-lesson = Lesson: { $lesson }
page-learn-onward-stronger = Stronger bot: { $level }
