# What every game says: seats, turns, scores.

seat = { $self ->
    [yes] you
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] you
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] You
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-yours = Your turn. { $what }.
turn-in-burst = Your turn, { $what }.
deal-over = The deal is over.
deal-ended = Deal { $deal } is over.
points-of-deal = Points of this deal: { $list }.
scores = Scores: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] You win!
       *[other] You share the win with { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the win.
    }
}
match-not-over = The match is not over yet.
advice = Hint: { $action }.
advice-expected = Expected from here on: { $expected } points against the others, give or take { $error }, over { $worlds ->
    [one] { $worlds } imagined deal
   *[other] { $worlds } imagined deals
}.
row-name = { $row ->
    [left] left row
    [right] right row
   *[start] start card
}
