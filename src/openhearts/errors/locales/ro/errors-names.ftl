# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] treflă
    [diamonds] caro
    [hearts] cupă
   *[spades] pică
}
row-name = { $row ->
    [left] rândul din stânga
    [right] rândul din dreapta
   *[start] cartea de start
}
