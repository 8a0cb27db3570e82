# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
row-name = { $row ->
    [left] rangée de gauche
    [right] rangée de droite
   *[start] carte de départ
}
