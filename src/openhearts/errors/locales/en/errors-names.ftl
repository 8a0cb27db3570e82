# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
row-name = { $row ->
    [left] left row
    [right] right row
   *[start] start card
}
