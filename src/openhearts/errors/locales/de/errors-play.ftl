# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Du bist nicht dran: { $turn } ist am Zug.
error-deal-over = Das Spiel ist zu Ende.
error-wrong-phase = { $phase ->
    [pass] Jetzt wird geschoben, noch nicht gespielt.
    [play] Jetzt wird gespielt, das Schieben ist vorbei.
    [choose] Erst wird der Durchmarsch abgerechnet.
    [start] Die gezogene Karte wird als Startkarte behalten oder abgeworfen.
    [lay] Die gezogene Karte wird links oder rechts angelegt oder abgeworfen.
    [steal] Eine Stibitzkarte ist gezogen: Stibitze oder wirf sie ab.
   *[over] Das Spiel ist zu Ende.
}
error-card-not-held = { $card }: Diese Karte hast du nicht.
error-opening-card = { $card }: Die Eröffnungskarte muss ausgespielt werden: { $opening }.
error-opening-suit = { $card }: Du musst { suit-name } ausspielen.
error-opening-forbidden = { $card }: Damit darf das Spiel nicht eröffnet werden.
error-locked = { $card }: { $lock ->
    [hearts] Herz ist noch nicht gebrochen
   *[other] Diese Karte darf noch nicht ausgespielt werden
}.
error-must-follow = { $card }: Du musst { suit-name } bedienen.
error-first-trick = { $card }: Nicht im ersten Stich.
error-pass-count = Wähle genau { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zum Schieben.
error-pass-twice = { $card }: So oft hast du diese Karte nicht.
error-already-passed = Du hast schon geschoben.
error-bad-choice = Wähle: anschreiben oder abziehen.
error-claim-not-certain = Nach dem, was du sehen kannst, ist der Rest nicht sicher.
error-no-start-card = Du hast noch keine Startkarte.
error-has-start-card = Du hast schon eine Startkarte.
error-row-full = { $row ->
    [none] Diese Reihe ist voll.
   *[other] { $card }: Die { row-name } ist voll.
}
error-value-too-high = { $card }: Zu hoch, der Wert muss niedriger sein als der auf der Karte darüber.
error-outside-group = { $card }: Kein Wert seiner Gruppe passt dort.
error-cannot-steal = Diese Karte kann nicht stibitzt werden.
error-bad-value = { $card }: Dieser Wert ist dort nicht möglich.
error-not-an-action = Das gibt es in diesem Spiel nicht.
error-not-now = Das geht jetzt nicht.
