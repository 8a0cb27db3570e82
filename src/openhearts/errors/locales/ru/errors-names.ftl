# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] трефы
    [diamonds] бубны
    [hearts] черви
   *[spades] пики
}
    .of = { $suit ->
        [clubs] треф
        [diamonds] бубён
        [hearts] червей
       *[spades] пик
    }
row-name = { $row ->
    [left] левый ряд
    [right] правый ряд
   *[start] стартовая карта
}
