# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] kløver
    [diamonds] ruter
    [hearts] hjerter
   *[spades] spar
}
row-name = { $row ->
    [left] venstre rad
    [right] høyre rad
   *[start] startkort
}
