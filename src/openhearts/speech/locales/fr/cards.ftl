# Cartes, couleurs et énumérations. Les noms de cartes sont partout sans article.

rank-name = { $rank ->
    [one] un
    [two] deux
    [three] trois
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [eleven] onze
    [jack] valet
    [queen] dame
    [king] roi
   *[ace] as
}
card-name = { rank-name } de { suit-name }
card-subject = { $rank ->
    [queen] la { card-name }
    [ace] l’{ card-name }
   *[other] le { card-name }
}
card-object = { card-subject }
card-joker = joker { $number }
card-joker-subject = le joker { $number }
card-joker-object = le joker { $number }
card-jinx = { $card } porte-malheur
rank-jinx = { $rank } porte-malheur
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head } ; { $item }
no-cards = aucune carte
selector-all = toutes les cartes
selector-rank = chaque { rank-name }
selector-one-rank = { $rank ->
    [queen] une { rank-name }
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
    [hearts] Co
   *[spades] Pi
}
sign-card = { $rank }{ sign-suit }
sign-card-ascii = { $rank }{ sign-suit-ascii }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = joker numéroté { $low } à { $high }
herz-superjoker = superjoker
herz-steal-card = carte voleuse
herz-the-number-joker = le joker numéroté { $low } à { $high }
herz-the-superjoker = le superjoker
herz-the-steal-card = la carte voleuse
herz-card-as = { $card } valant { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Énumérations
list-comma = { $head }, { $item }
list-and = { $head } et { $item }
list-or = { $head } ou { $item }
