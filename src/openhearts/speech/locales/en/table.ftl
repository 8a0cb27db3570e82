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
match-over = The match is over.
deal-ended = Deal { $deal } is over.
points-of-deal = Points of this deal: { $list }.
deal-best = Best in this deal: { $list }.
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
advice-next = { $gap ->
    [same] On average about as good: { $action }.
    [half] On average about half a point better than the next best: { $action }.
   *[whole] On average about { points } better than the next best: { $action }.
}
advice-despite = { $gap ->
    [half] In points alone this would be about half a point better: { $action }.
   *[whole] In points alone this would be about { points } better: { $action }.
}
advice-head-action = Action
advice-head-match = Match
advice-head-plan = Plan
advice-head-expected = Expected
advice-head-error = Error
advice-head-worlds = Worlds
advice-percent = { $percent }%
advice-plan-moon = moon { $percent }%
advice-units-match = Match: in how many of 100 imagined endings the match is won; this is looked at first.
advice-units-plan = Plan: what the figures count on where it is not to play on as usual, and in how many of 100 imagined deals it succeeds; what is not certain succeeds less often at a table.
advice-units = Expected: how many points better than the others, on average, in this deal; high is good. The error is one standard error.

# Names of the bots at a table, separated by commas
bot-names = Ada, Ben, Cleo, Dan, Eva, Finn, Gita, Hugo, Ines, Jan, Kim, Lea
