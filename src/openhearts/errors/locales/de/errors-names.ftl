# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
row-name = { $row ->
    [left] linke Reihe
    [right] rechte Reihe
   *[start] Startkarte
}
