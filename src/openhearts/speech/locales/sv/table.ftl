# Vad varje spel säger: platser, turordning, ställning.

seat = { $self ->
    [yes] du
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] du
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
turn-yours = Din tur. { $what }.
turn-in-burst = Din tur, { $what }.
deal-over = Given är slut.
deal-ended = Giv { $deal } är slut.
points-of-deal = Poäng i given: { $list }.
scores = Ställning: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Du vinner!
       *[other] Du delar segern med { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } vinner.
       *[other] { $seats } delar segern.
    }
}
match-not-over = Partiet är inte slut än.
advice = Tips: { $action }.
advice-expected = Väntat härifrån: { $expected } poäng jämfört med de andra, plus minus { $error }, över { $worlds ->
    [one] { $worlds } tänkt giv
   *[other] { $worlds } tänkta givar
}.
row-name = { $row ->
    [left] vänster rad
    [right] höger rad
   *[start] startkort
}
