# Pages de règles et page à propos de cette édition.

page-about-table = Votre table
page-about-to-table = Vers votre table avec { $names }
page-about-kept = Ce qui est gardé, et où
page-about-where = Tables, parties et messages se trouvent dans une seule base de données, chez la personne qui fait tourner ce serveur, et nulle part ailleurs. Les réglages comme le thème et la langue restent dans ce navigateur. Un fichier de partie que vous gardez est à vous : un petit texte qui dit tout de la partie.
page-about-fair = La donne est fixée avant le premier tour. La table en montre aussitôt une empreinte, et la donne elle-même à la fin de la partie : chacun peut vérifier que rien n’a été changé.
page-about-work = À qui l’on doit ce travail
page-about-drawn = Tous les dessins et toutes les phrases ont été faits pour lui ; rien n’est repris des jeux imprimés.
page-about-used = Il repose sur le travail d’autres personnes, avec nos remerciements :
page-about-docs = Documentation (en anglais) : première partie, premier bot, hébergement, et toutes les parties de la bibliothèque
