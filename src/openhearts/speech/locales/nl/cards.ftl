# Kaarten, kleuren en opsommingen. Plaatjes en aas staan aan de kleur vast, getallen los: schoppenvrouw, harten acht.

rank-name = { $rank ->
    [one] een
    [two] twee
    [three] drie
    [four] vier
    [five] vijf
    [six] zes
    [seven] zeven
    [eight] acht
    [nine] negen
    [ten] tien
    [eleven] elf
    [jack] boer
    [queen] vrouw
    [king] heer
   *[ace] aas
}
card-name = { $rank ->
    [jack] { suit-name }{ rank-name }
    [queen] { suit-name }{ rank-name }
    [king] { suit-name }{ rank-name }
    [ace] { suit-name }{ rank-name }
   *[other] { suit-name } { rank-name }
}
card-subject = { card-name }
card-object = { card-name }
card-joker = joker { $number }
card-joker-subject = joker { $number }
card-joker-object = joker { $number }
card-jinx = ongelukskaart { $card }
rank-jinx = ongelukskaart { $rank }
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = geen kaarten
selector-all = alle kaarten
selector-rank = { $rank ->
    [ace] elk { rank-name }
   *[other] elke { rank-name }
}
selector-one-rank = een { rank-name }

# Tekens, zo kort als kan. "-ascii" voor schermen die geen kleurtekens tonen.
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
    [jack] B
    [queen] V
    [king] H
   *[ace] A
}
sign-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
sign-suit-ascii = { $suit ->
    [clubs] Kl
    [diamonds] R
    [hearts] H
   *[spades] S
}
sign-card = { sign-suit }{ $rank }
sign-card-ascii = { sign-suit-ascii }{ $rank }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = getallenjoker { $low } tot { $high }
herz-superjoker = superjoker
herz-steal-card = gapkaart
herz-the-number-joker = { herz-number-joker }
herz-the-superjoker = { herz-superjoker }
herz-the-steal-card = { herz-steal-card }
herz-card-as = { $card } als { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Opsommingen
list-comma = { $head }, { $item }
list-and = { $head } en { $item }
list-or = { $head } of { $item }
