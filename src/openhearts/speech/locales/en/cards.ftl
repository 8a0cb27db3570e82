# Cards, suits and lists. Card names stay in the nominative everywhere, so that no language needs their cases.

rank-name = { $rank ->
    [one] one
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [eleven] eleven
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
card-name = { rank-name } of { suit-name }
card-subject = { card-name }
card-object = { card-name }
card-joker = joker { $number }
card-joker-subject = joker { $number }
card-joker-object = joker { $number }
card-jinx = jinx { $card }
rank-jinx = jinx { $rank }
card-article = the { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = no cards
selector-all = all cards
selector-rank = every { rank-name }
selector-one-rank = { $rank ->
    [eight] an { rank-name }
    [eleven] an { rank-name }
    [ace] an { rank-name }
   *[other] a { rank-name }
}

# Signs: as short as can be. "-ascii" for consoles that show no suit signs.
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
    [clubs] C
    [diamonds] D
    [hearts] H
   *[spades] S
}
sign-card = { $rank }{ sign-suit }
sign-card-ascii = { $rank }{ sign-suit-ascii }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = number joker { $low } to { $high }
herz-superjoker = superjoker
herz-steal-card = steal card
herz-the-number-joker = { herz-number-joker }
herz-the-superjoker = { herz-superjoker }
herz-the-steal-card = { herz-steal-card }
herz-card-as = { $card } as { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Lists
list-comma = { $head }, { $item }
list-and = { $head } and { $item }
list-or = { $head } or { $item }
