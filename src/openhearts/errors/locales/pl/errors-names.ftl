# Names that sentences of errors contain.

suit-name = { $suit ->
    [clubs] trefle
    [diamonds] kara
    [hearts] kiery
   *[spades] piki
}
    .card = { $suit ->
        [clubs] trefl
        [diamonds] karo
        [hearts] kier
       *[spades] pik
    }
    .none = { $suit ->
        [clubs] trefli
        [diamonds] kar
        [hearts] kierów
       *[spades] pików
    }
    .one = { $suit ->
        [clubs] trefla
        [diamonds] karo
        [hearts] kiera
       *[spades] pika
    }
row-name = { $row ->
    [left] lewy rząd
    [right] prawy rząd
   *[start] karta startowa
}
