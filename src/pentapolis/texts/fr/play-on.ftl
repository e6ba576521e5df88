# Pourquoi aucune table ne peut commencer à une position.

table-nothing-to-play-on = La partie est finie à cette position : il ne reste rien à jouer. Choisissez-en une plus tôt.
table-other-players = Cette position a { $players ->
    [one] une place : dites qui l’occupe.
   *[other] { $players } places : dites qui occupe chacune.
}
table-no-such-step = La partie a { $last } coups : choisissez une position de 0 à { $last }.
