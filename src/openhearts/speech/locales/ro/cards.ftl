# Cărți, culori și liste. Numele cărților stau peste tot la nominativ; figurile și asul sunt articulate („dama de pică”).

rank-name = { $rank ->
    [one] unu
    [two] doi
    [three] trei
    [four] patru
    [five] cinci
    [six] șase
    [seven] șapte
    [eight] opt
    [nine] nouă
    [ten] zece
    [eleven] unsprezece
    [jack] valet
    [queen] damă
    [king] rege
   *[ace] as
}
card-name = { $rank ->
    [jack] valetul
    [queen] dama
    [king] regele
    [ace] asul
   *[other] { rank-name }
} de { suit-name }
card-subject = { card-name }
card-object = { card-name }
card-joker = jokerul { $number }
card-joker-subject = jokerul { $number }
card-joker-object = jokerul { $number }
card-jinx = { $card } cu ghinion
rank-jinx = { $rank } cu ghinion
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = nicio carte
selector-all = toate cărțile
selector-rank = fiecare { rank-name }
selector-one-rank = { $rank ->
    [queen] o { rank-name }
   *[other] un { rank-name }
}

# Semne: cât se poate de scurte. „-ascii” pentru console care nu arată semnele culorilor.
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
    [jack] V
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
    [clubs] Tr
    [diamonds] Ca
    [hearts] Cu
   *[spades] Pi
}
sign-card = { $rank }{ sign-suit }
sign-card-ascii = { $rank }{ sign-suit-ascii }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = joker numeric de la { $low } la { $high }
herz-superjoker = superjoker
herz-steal-card = carte hoață
herz-the-number-joker = jokerul numeric de la { $low } la { $high }
herz-the-superjoker = superjokerul
herz-the-steal-card = cartea hoață
herz-card-as = { $card } ca { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Liste
list-comma = { $head }, { $item }
list-and = { $head } și { $item }
list-or = { $head } sau { $item }
