# Ce spune orice joc: locuri, rânduri, scor.

seat = { $self ->
    [yes] tu
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] tu
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
turn-yours = E rândul tău. { $what }.
turn-in-burst = E rândul tău, { $what }.
deal-over = Dona s-a încheiat.
deal-ended = Dona { $deal } s-a încheiat.
points-of-deal = Punctele acestei done: { $list }.
scores = Scor: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Ai câștigat!
       *[other] Împarți victoria cu { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } câștigă.
       *[other] { $seats } împart victoria.
    }
}
match-not-over = Partida nu s-a încheiat încă.
advice = Sfat: { $action }.
advice-expected = De aici înainte, puncte așteptate față de ceilalți: { $expected }, plus sau minus { $error }, din { $worlds ->
    [one] { $worlds } donă imaginată
    [few] { $worlds } done imaginate
   *[other] { $worlds } de done imaginate
}.
row-name = { $row ->
    [left] rândul din stânga
    [right] rândul din dreapta
   *[start] cartea de start
}
