# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
}
row-name = { $row ->
    [left] fila izquierda
    [right] fila derecha
   *[start] carta inicial
}
