# Why an analysis on a server is refused or has stopped.

server-analysis-running = Seules les parties terminées sont analysées : une analyse pourrait apprendre à qui joue ce que personne ne doit encore savoir.
server-analysis-rules = Cette partie a été jouée avec des règles que cette version ne joue plus. On peut la revoir, mais pas l’analyser.
server-analysis-refused = Cette partie ne peut pas être analysée : { $detail }
server-analysis-off = Ce serveur n’analyse pas les parties. `pentapolis analyse` le fait sur votre propre ordinateur.
server-analysis-full = Beaucoup de parties sont en cours d’analyse. Réessayez dans quelques minutes.
server-analysis-yours = { $most ->
    [one] Une de vos parties est en cours d’analyse. Attendez qu’elle soit finie, ou arrêtez-la.
   *[other] { $most } de vos parties sont en cours d’analyse. Attendez qu’une soit finie, ou arrêtez-en une.
}
server-analysis-no-move = Le coup { $n } n’a pas été examiné.
server-analysis-long = Cela a pris trop de temps. Ce qui a été examiné est conservé.
server-analysis-failed = Un coup n’a pas pu être examiné. Ce qui l’a été est conservé.
