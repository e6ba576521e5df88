# Robots apportés par quelqu’un.
bot-no-net = Le réseau « { $file } » est illisible : { $detail }
bot-other-net = Le réseau « { $file } » ne joue pas à ce jeu : { $what }
bot-bad-search = « search:{ $given } » n’est pas une recherche : dites combien de simulations elle fait par décision, comme dans search:400, une au moins.
bot-no-program = Il n’y a pas de programme pour « { $command } ».
bot-bad-own = « { $given } » n’est pas un robot : écrivez NOM=module:Classe, NOM=exec:COMMANDE, NOM=net:FICHIER ou NOM=search:SIMULATIONS, avec des minuscules, des chiffres, - et _ dans le nom.
bot-name-taken = Le nom « { $name } » est pris ; donnez-en un autre à votre robot.
server-house-bot = Un robot de la maison
cli-did-you-mean = Vouliez-vous dire { $nearest } ?
cli-no-typer = La ligne de commande est un complément de la bibliothèque : pip install "pentapolis[cli]"
cli-serve-no-postgres = PostgreSQL a besoin de son pilote. Installez-le avec : pip install "pentapolis[postgres]"
cli-help-bot = Un robot à vous sous un nom : NOM=module:Classe, NOM=exec:COMMANDE, NOM=net:FICHIER ou NOM=search:NOMBRE. Peut être répété.
cli-bot-trouble =
    { $kind ->
        [out] { $bot } : out au tour { $turn }, la suite de ses coups est donc tirée au sort. { $detail }
       *[other] { $bot } : { $kind } au tour { $turn }, donc { $played } a été joué à sa place. { $detail }
    }
cli-bot-failed = Le robot { $bot } a échoué : { $detail }
cli-waits-games = Ctrl-C : les parties commencées se terminent. Encore Ctrl-C arrête tout de suite.
arena-no-moves = La partie { $number } a été écrite par une version plus ancienne, qui ne gardait pas les coups.
arena-no-game = Il n’y a pas de partie { $number } dans { $file } ; il y en a { $games }.
arena-not-a-log = { $file } n’est pas le journal d’une arène.
