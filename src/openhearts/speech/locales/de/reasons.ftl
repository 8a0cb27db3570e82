# Warum ein Bot so spielt: ein Satz für jeden Grund aus bots/reasons.py.

reason-only-choice = Es gibt keine andere Wahl.
reason-at-random = Zufällig gewählt.
reason-fewest-points = Diese Wahl kostet im Schnitt am wenigsten, in { $worlds } gedachten Spielen.
reason-most-points = Diese Wahl bringt im Schnitt am meisten, bei { $worlds } gedachten Reihenfolgen des Stapels.
reason-best-for-both = Beide Hände sind bekannt, und das ist gegen das beste Spiel am besten.
reason-pass-danger = { $card } macht zu leicht Stiche, die Punkte zählen.
reasons-pass-danger = { $cards } machen zu leicht Stiche, die Punkte zählen.
reason-pass-spare = Hier ist nichts gefährlich; { $card } fehlt am wenigsten.
reason-pass-void = Dann bleibt kein { suit-name } mehr, und darauf lassen sich Punkte abwerfen.
reason-pass-for-moon = Die Hand taugt für einen Durchmarsch: Was Stiche verliert, geht weg.
reason-keep-guard = { $card } bleibt: { $guards ->
    [one] { $guards } niedrigere Karte gibt Deckung
   *[other] { $guards } niedrigere Karten geben Deckung
}.
reason-duck = { $card } bleibt unter der Karte, die bisher vorn liegt.
reason-unload-queen = { $card } bringt { $self ->
    [yes] dir
   *[no] { $seat }
} { points }.
reason-unload-high-heart = { $card } geht an { $self ->
    [yes] dich
   *[no] { $seat }
}, bevor die Karte später einen Stich macht.
reason-unload-danger = { $card } bringt { $self ->
    [yes] dir
   *[no] { $seat }
} { points }.
reason-unload-high-card = { $card } geht jetzt weg, bevor die Karte einen Stich machen muss.
reason-make-void = Danach bleibt kein { suit-name } mehr, und darauf lassen sich Punkte abwerfen.
reason-take-cheaply = { $card } macht den Stich, aber das kostet { $points ->
    [0] nichts
   *[other] nur { points }
}.
reason-perhaps-cheap = { $card } macht vielleicht den Stich, aber das kostet { $points ->
    [0] nichts
   *[other] nur { points }
}.
reason-last-seat-safe = Zuletzt dran und keine Punkte auf dem Tisch: { $card } ist hier sicher.
reason-hunt-queen = Das kann die gesuchte Karte heraustreiben: { $card }.
reason-protect-queen = Was { $card } deckt, bleibt auf der Hand.
reason-stop-moon = Das hält den Durchmarsch auf, den { $self ->
    [yes] du versuchst
   *[no] { $seat } versucht
}.
reason-try-moon = Ein Durchmarsch ist den Versuch wert.
reason-moon-unsure = Ein Durchmarsch sieht im Schnitt besser aus, gelingt aber in { $percent } von 100 gedachten Spielen und am Tisch seltener.
reason-take-jack = { $card } lohnt sich: { points }.
reason-keep-jack = { $card } bleibt.
reason-forced = Keine erlaubte Karte bleibt darunter; { $card } schadet am wenigsten.
reason-lead-low = { $card } macht kaum einen Stich.
reason-lead-safe-suit = Die anderen haben noch viel { suit-name }.
reason-lead-early = { $card } geht früh weg, solange noch alle bedienen.
reason-hope-higher = { $card } liegt bisher vorn, aber vermutlich kommt noch eine höhere Karte.
reason-cancel-hope = Die gleiche Karte ist noch im Spiel und kann { $card } aufheben.
reason-cancels = { $card } trifft auf die gleiche Karte: Beide heben sich auf.
reason-void-trick = Das macht den Stich ungültig.
reason-joker-excuse = { $card } macht nie den Stich.
reason-joker-wins = { $card } macht den Stich.
reason-jinx-danger = Noch im Spiel und hier gefährlich: { $card }, { points }.
reason-kitty-danger = Wer den Stich macht, bekommt { $cards ->
    [one] { $cards } verdeckte Karte
   *[other] { $cards } verdeckte Karten
} dazu.
reason-choose-add = Anschreiben heißt: { points } für alle anderen.
reason-choose-subtract = Abziehen heißt: { points } weniger.
reason-win-match = So wird die Partie am häufigsten gewonnen: in { $percent } von 100 gedachten Fortsetzungen.
reason-add-ends-match = Anschreiben würde die Partie beenden, und jemand anders läge vorn.

reason-start-high = Eine hohe Startkarte: { $value } lässt viel Spielraum.
reason-start-last-chance = { $card } ist nicht hoch, aber der Abhebestapel geht zu Ende.
reason-start-too-low = { $card } ist niedrig: { $better ->
    [one] { $better } höhere Karte kommt vielleicht noch
   *[other] { $better } höhere Karten kommen vielleicht noch
}.
reason-keep-room = { $row ->
    [left] In der linken
   *[right] In der rechten
} Reihe bleibt Spielraum: { $room } für { $steps ->
    [one] { $steps } fehlende Stufe
   *[other] { $steps } fehlende Stufen
}.
reason-extra-point = { $card } neben { $guard }: ein Extrapunkt für die gleiche Farbgruppe.
reason-fill-step = Das füllt Stufe { $step }.
reason-fill-row = { $row ->
    [left] Damit ist die linke Reihe voll.
   *[right] Damit ist die rechte Reihe voll.
}
reason-too-risky = { $card } ließe zu wenig Spielraum: { $room } für { $steps ->
    [one] { $steps } Stufe
   *[other] { $steps } Stufen
}.
reason-no-place = { $card } passt nirgends.
reason-joker-saves-room = { $card } gilt dort als { $value } und spart Spielraum.
reason-finish-tower = Das macht den Turm fertig und beendet das Spiel, { points }.
reason-steal-best = Von allem, was sich stibitzen lässt, passt { $card } am besten.
reason-steal-hurts = { $card } kostet vor allem { $self ->
    [yes] dich
   *[no] { $seat }
} Punkte.
reason-steal-not-worth = Nichts lohnt das Stibitzen.
