# Kort, färger och uppräkningar. Kortens namn böjs aldrig.

rank-name = { $rank ->
    [one] ett
    [two] två
    [three] tre
    [four] fyra
    [five] fem
    [six] sex
    [seven] sju
    [eight] åtta
    [nine] nio
    [ten] tio
    [eleven] elva
    [jack] knekt
    [queen] dam
    [king] kung
   *[ace] ess
}
card-name = { suit-name } { rank-name }
card-subject = { card-name }
card-object = { card-name }
card-joker = joker { $number }
card-joker-subject = joker { $number }
card-joker-object = joker { $number }
card-jinx = oturskort { $card }
rank-jinx = oturskort { $rank }
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = inga kort
selector-all = alla kort
selector-rank = { $rank ->
    [one] varje etta
    [two] varje tvåa
    [three] varje trea
    [four] varje fyra
    [five] varje femma
    [six] varje sexa
    [seven] varje sjua
    [eight] varje åtta
    [nine] varje nia
    [ten] varje tia
    [eleven] varje elva
   *[other] varje { rank-name }
}
selector-one-rank = { $rank ->
    [one] en etta
    [two] en tvåa
    [three] en trea
    [four] en fyra
    [five] en femma
    [six] en sexa
    [seven] en sjua
    [eight] en åtta
    [nine] en nia
    [ten] en tia
    [eleven] en elva
    [ace] ett { rank-name }
   *[other] en { rank-name }
}

# Tecken, så korta som möjligt. "-ascii" för skärmar som inte visar färgtecken.
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
    [jack] Kn
    [queen] D
    [king] K
   *[ace] E
}
sign-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
sign-suit-ascii = { $suit ->
    [clubs] Kl
    [diamonds] Ru
    [hearts] Hj
   *[spades] Sp
}
sign-card = { sign-suit }{ $rank }
sign-card-ascii = { sign-suit-ascii }{ $rank }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = sifferjoker { $low } till { $high }
herz-superjoker = superjoker
herz-steal-card = snattarkort
herz-the-number-joker = { herz-number-joker }
herz-the-superjoker = { herz-superjoker }
herz-the-steal-card = { herz-steal-card }
herz-card-as = { $card } som { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Uppräkningar
list-comma = { $head }, { $item }
list-and = { $head } och { $item }
list-or = { $head } eller { $item }
