# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] fiori
    [diamonds] quadri
    [hearts] cuori
   *[spades] picche
}
row-name = { $row ->
    [left] fila sinistra
    [right] fila destra
   *[start] carta iniziale
}
