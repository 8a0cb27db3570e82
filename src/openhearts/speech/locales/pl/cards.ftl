# Karty, kolory i wyliczenia. Nazwy kart stoją wszędzie w mianowniku; kolor ma własne formy tam, gdzie zdanie ich wymaga.

rank-name = { $rank ->
    [one] jedynka
    [two] dwójka
    [three] trójka
    [four] czwórka
    [five] piątka
    [six] szóstka
    [seven] siódemka
    [eight] ósemka
    [nine] dziewiątka
    [ten] dziesiątka
    [eleven] jedenastka
    [jack] walet
    [queen] dama
    [king] król
   *[ace] as
}
card-name = { rank-name } { suit-name.card }
card-subject = { card-name }
card-object = { $rank ->
    [one] jedynkę
    [two] dwójkę
    [three] trójkę
    [four] czwórkę
    [five] piątkę
    [six] szóstkę
    [seven] siódemkę
    [eight] ósemkę
    [nine] dziewiątkę
    [ten] dziesiątkę
    [eleven] jedenastkę
    [jack] waleta
    [queen] damę
    [king] króla
   *[ace] asa
} { suit-name.card }
card-joker = joker { $number }
card-joker-subject = joker { $number }
card-joker-object = jokera { $number }
card-jinx = { $card } z pechem
rank-jinx = { $rank } z pechem
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = brak kart
selector-all = każda karta
selector-rank = { $rank ->
    [ace] każdy { rank-name }
    [jack] każdy { rank-name }
    [king] każdy { rank-name }
   *[other] każda { rank-name }
}
selector-one-rank = { rank-name }

# Znaki: najkrócej, jak się da. „-ascii” dla konsol, które nie pokazują znaków kolorów.
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
    [jack] W
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
    [clubs] Tr
    [diamonds] Ka
    [hearts] Ki
   *[spades] P
}
sign-card = { $rank }{ sign-suit }
sign-card-ascii = { $rank }{ sign-suit-ascii }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = joker liczbowy od { $low } do { $high }
herz-superjoker = superjoker
herz-steal-card = karta złodziej
herz-the-number-joker = { herz-number-joker }
herz-the-superjoker = { herz-superjoker }
herz-the-steal-card = { herz-steal-card }
herz-card-as = { $card } jako { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Wyliczenia
list-comma = { $head }, { $item }
list-and = { $head } i { $item }
list-or = { $head } lub { $item }
