# Kort, farver og opremsninger. Kortnavne bøjes aldrig.

rank-name = { $rank ->
    [one] et
    [two] to
    [three] tre
    [four] fire
    [five] fem
    [six] seks
    [seven] syv
    [eight] otte
    [nine] ni
    [ten] ti
    [eleven] elleve
    [jack] knægt
    [queen] dame
    [king] konge
   *[ace] es
}
card-name = { suit-name } { rank-name }
card-subject = { card-name }
card-object = { card-name }
card-joker = joker { $number }
card-joker-subject = joker { $number }
card-joker-object = joker { $number }
card-jinx = ulykkeskort { $card }
rank-jinx = ulykkeskort { $rank }
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = ingen kort
selector-all = alle kort
selector-rank = { $rank ->
    [one] hver ener
    [two] hver toer
    [three] hver treer
    [four] hver firer
    [five] hver femmer
    [six] hver sekser
    [seven] hver syver
    [eight] hver otter
    [nine] hver nier
    [ten] hver tier
    [eleven] hver ellever
    [jack] hver knægt
    [queen] hver dame
    [king] hver konge
   *[ace] hvert es
}
selector-one-rank = { $rank ->
    [one] en ener
    [two] en toer
    [three] en treer
    [four] en firer
    [five] en femmer
    [six] en sekser
    [seven] en syver
    [eight] en otter
    [nine] en nier
    [ten] en tier
    [eleven] en ellever
    [jack] en knægt
    [queen] en dame
    [king] en konge
   *[ace] et es
}

# Tegn: så korte som muligt. "-ascii" er til konsoller, der ikke viser farvetegn.
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
herz-number-joker = taljoker { $low } til { $high }
herz-superjoker = superjoker
herz-steal-card = rapsekort
herz-the-number-joker = { herz-number-joker }
herz-the-superjoker = { herz-superjoker }
herz-the-steal-card = { herz-steal-card }
herz-card-as = { $card } som { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Opremsninger
list-comma = { $head }, { $item }
list-and = { $head } og { $item }
list-or = { $head } eller { $item }
