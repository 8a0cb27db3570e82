# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] klöver
    [diamonds] ruter
    [hearts] hjärter
   *[spades] spader
}
row-name = { $row ->
    [left] vänster rad
    [right] höger rad
   *[start] startkort
}
