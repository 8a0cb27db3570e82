# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] klaveren
    [diamonds] ruiten
    [hearts] harten
   *[spades] schoppen
}
row-name = { $row ->
    [left] linkerrij
    [right] rechterrij
   *[start] startkaart
}
