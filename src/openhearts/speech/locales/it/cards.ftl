# Carte, semi ed elenchi. I nomi delle carte stanno dappertutto senza articolo, così non serve concordarli.

rank-name = { $rank ->
    [one] uno
    [two] due
    [three] tre
    [four] quattro
    [five] cinque
    [six] sei
    [seven] sette
    [eight] otto
    [nine] nove
    [ten] dieci
    [eleven] undici
    [jack] fante
    [queen] donna
    [king] re
   *[ace] asso
}
card-name = { rank-name } di { suit-name }
card-subject = { card-name }
card-object = { $rank ->
    [queen] la { card-name }
    [ace] l’{ card-name }
   *[other] il { card-name }
}
card-joker = jolly { $number }
card-joker-subject = jolly { $number }
card-joker-object = il jolly { $number }
card-jinx = { $card } del malocchio
rank-jinx = { $rank } del malocchio
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = nessuna carta
selector-all = tutte le carte
selector-rank = ogni { rank-name }
selector-one-rank = { $rank ->
    [queen] una { rank-name }
   *[other] un { rank-name }
}

# Segni: il più corti possibile. "-ascii" per le console che non mostrano i segni dei semi.
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
    [jack] F
    [queen] D
    [king] R
   *[ace] A
}
sign-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
sign-suit-ascii = { $suit ->
    [clubs] Fi
    [diamonds] Qu
    [hearts] Cu
   *[spades] Pi
}
sign-card = { $rank }{ sign-suit }
sign-card-ascii = { $rank }{ sign-suit-ascii }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = jolly numerico da { $low } a { $high }
herz-superjoker = superjolly
herz-steal-card = carta ladra
herz-the-number-joker = il jolly numerico da { $low } a { $high }
herz-the-superjoker = il superjolly
herz-the-steal-card = la carta ladra
herz-card-as = { $card } come { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Elenchi
list-comma = { $head }, { $item }
list-and = { $head } { SOUND($item) ->
    [e] ed{" "}
   *[other] e{" "}
}{ $item }
list-or = { $head } o { $item }
