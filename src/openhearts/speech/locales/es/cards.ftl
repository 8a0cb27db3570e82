# Cartas, palos y enumeraciones. Los nombres de cartas van en todas partes sin artículo.

rank-name = { $rank ->
    [one] uno
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [eleven] once
    [jack] jota
    [queen] dama
    [king] rey
   *[ace] as
}
card-name = { rank-name } de { suit-name }
card-subject = { $rank ->
    [queen] la { card-name }
    [jack] la { card-name }
   *[other] el { card-name }
}
card-object = { card-subject }
card-joker = comodín { $number }
card-joker-subject = el comodín { $number }
card-joker-object = el comodín { $number }
card-jinx = { $card } gafe
rank-jinx = { $rank } gafe
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = ninguna carta
selector-all = todas las cartas
selector-rank = cada { rank-name }
selector-one-rank = { $rank ->
    [jack] una { rank-name }
    [queen] una { rank-name }
   *[other] un { rank-name }
}

sign-rank = { $rank ->
    [one] 1
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [eleven] 11
    [jack] J
    [queen] Q
    [king] K
   *[ace] A
}
sign-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
sign-suit-ascii = { $suit ->
    [clubs] Tr
    [diamonds] Di
    [hearts] Co
   *[spades] Pi
}
sign-card = { $rank }{ sign-suit }
sign-card-ascii = { $rank }{ sign-suit-ascii }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = comodín numérico { $low } a { $high }
herz-superjoker = supercomodín
herz-steal-card = carta ladrona
herz-the-number-joker = el comodín numérico { $low } a { $high }
herz-the-superjoker = el supercomodín
herz-the-steal-card = la carta ladrona
herz-card-as = { $card } como { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Enumeraciones
list-comma = { $head }, { $item }
list-and = { $head } { SOUND($item) ->
    [i] e
   *[other] y
} { $item }
list-or = { $head } { SOUND($item) ->
    [o] u
   *[other] o
} { $item }
