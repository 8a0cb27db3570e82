# Was jedes Spiel sagt: Plätze, Reihenfolge, Punktestand.

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
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
turn-yours = Du bist dran. { $what }.
turn-in-burst = Du bist dran, { $what }.
deal-over = Das Spiel ist zu Ende.
match-over = Die Partie ist zu Ende.
deal-ended = Spiel { $deal } ist zu Ende.
points-of-deal = Punkte in diesem Spiel: { $list }.
deal-best = Am besten in diesem Spiel: { $list }.
scores = Punktestand: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg mit { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }
}
match-not-over = Die Partie ist noch nicht zu Ende.
advice = Tipp: { $action }.
advice-expected = Von hier an zu erwarten: { $expected } Punkte gegenüber den anderen, plus oder minus { $error }, aus { $worlds ->
    [one] { $worlds } gedachten Spiel
   *[other] { $worlds } gedachten Spielen
}.
advice-next = { $gap ->
    [same] Im Schnitt etwa gleich gut: { $action }.
    [half] Im Schnitt etwa einen halben Punkt besser als die nächstbeste Möglichkeit: { $action }.
   *[whole] Im Schnitt etwa { points } besser als die nächstbeste Möglichkeit: { $action }.
}
advice-despite = { $gap ->
    [half] Nur nach Punkten wäre dies etwa einen halben Punkt besser: { $action }.
   *[whole] Nur nach Punkten wäre dies etwa { points } besser: { $action }.
}
advice-head-action = Zug
advice-head-match = Partie
advice-head-plan = Plan
advice-head-expected = Erwartet
advice-head-error = Fehler
advice-head-worlds = Welten
advice-percent = { $percent } %
advice-plan-moon = Durchmarsch { $percent } %
advice-units-match = Partie: in wie vielen von 100 gedachten Fortsetzungen die Partie gewonnen wird; darauf kommt es zuerst an.
advice-units-plan = Plan: worauf die Zahlen bauen, wo nicht wie sonst weitergespielt wird, und in wie vielen von 100 gedachten Spielen er gelingt; was nicht sicher ist, gelingt am Tisch seltener.
advice-units = Erwartet: um wie viele Punkte man in diesem Spiel im Mittel besser abschneidet als die anderen; hoch ist gut. Der Fehler ist ein Standardfehler.

# Names of the bots at a table, separated by commas
bot-names = Ada, Ben, Clara, Dirk, Emma, Fritz, Greta, Hugo, Ida, Jan, Karla, Leo
