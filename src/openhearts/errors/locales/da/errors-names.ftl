# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] klør
    [diamonds] ruder
    [hearts] hjerter
   *[spades] spar
}
row-name = { $row ->
    [left] venstre række
    [right] højre række
   *[start] startkort
}
