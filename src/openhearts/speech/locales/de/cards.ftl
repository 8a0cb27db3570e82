# Karten, Farben und Aufzählungen. Kartennamen stehen überall im Nominativ.

rank-name = { $rank ->
    [one] Eins
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [eleven] Elf
    [jack] Bube
    [queen] Dame
    [king] König
   *[ace] Ass
}
card-name = { suit-name }-{ rank-name }
card-subject = { card-name }
card-object = { card-name }
card-joker = Joker { $number }
card-joker-subject = Joker { $number }
card-joker-object = Joker { $number }
card-jinx = Hexenkarte { $card }
rank-jinx = Hexenkarte { $rank }
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = keine Karten
selector-all = alle Karten
selector-rank = { $rank ->
    [ace] jedes { rank-name }
    [jack] jeder { rank-name }
    [king] jeder { rank-name }
   *[other] jede { rank-name }
}
selector-one-rank = { $rank ->
    [ace] ein { rank-name }
    [jack] ein { rank-name }
    [king] ein { rank-name }
   *[other] eine { rank-name }
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
    [jack] B
    [queen] D
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
    [clubs] Kr
    [diamonds] Ka
    [hearts] He
   *[spades] Pi
}
sign-card = { sign-suit }{ $rank }
sign-card-ascii = { sign-suit-ascii }{ $rank }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = Zahlenjoker { $low } bis { $high }
herz-superjoker = Superjoker
herz-steal-card = Stibitzkarte
herz-the-number-joker = { herz-number-joker }
herz-the-superjoker = { herz-superjoker }
herz-the-steal-card = { herz-steal-card }
herz-card-as = { $card } als { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Aufzählungen
list-comma = { $head }, { $item }
list-and = { $head } und { $item }
list-or = { $head } oder { $item }
