# Les pages de règles.

page-reading-first-read = Première lecture
page-reading-minutes = { $minutes } min
page-reading-law = La loi
page-reading-law-count = { $count } règles numérotées ; chaque message de la table mène ici
page-reading-search = Chercher : un mot, ou R36
page-reading-learn = Apprendre en jouant
page-reading-lesson = Leçon : { $lesson }
page-reading-picture = Une image : { $title }
page-reading-yes = C’est ainsi :
page-reading-no = Pas ainsi :
