# The pages of rules.

page-reading-first-read = First read
page-reading-minutes = { $minutes } min
page-reading-law = The law
page-reading-law-count = { $count } numbered rules; every message of the table links here
page-reading-search = Search: a word, or R36
page-reading-learn = Learn by playing
page-reading-lesson = Lesson: { $lesson }
page-reading-picture = A picture of: { $title }
page-reading-yes = This is it:
page-reading-no = Not this:
