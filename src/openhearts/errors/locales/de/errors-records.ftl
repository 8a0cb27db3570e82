# Records, and shuffles that can be checked.

error-empty-record = Das ist leer; eine Aufzeichnung beginnt mit { $head }.
error-no-record-head = Das ist keine Aufzeichnung: Eine beginnt mit { $head }.
error-record-version = Das ist Version { $told }; dieses Programm liest Version { $right }.
error-cut-off = Das Ende der Aufzeichnung fehlt.
error-after-end = { $name } steht nach dem Ende der Aufzeichnung.
error-stands-twice = { $name } steht doppelt da.
error-stands-instead = { $name } steht, wo { $right } stehen muss.
error-stands-before = { $name } darf nicht vor { $right } stehen.
error-no-place-here = { $name } hat hier nichts zu suchen.
error-missing-before = Vor { $right } fehlt { $name }.
error-bad-fields = Diese Zeile hat ein Feld, das sie nicht haben kann, oder ihr fehlt eines.
error-half-a-letter = „{ $text }“ enthält einen halben Buchstaben, den keine Datei aufnehmen kann.
error-strange-letter = „{ $text }“ enthält einen Buchstaben oder eine Zahl, die kein Kartenspiel braucht.
error-no-value = „{ $text }“ ist kein Wert.
error-tag-name = So kann kein Feld heißen: „{ $name }“. Nimm Buchstaben, Ziffern und _, aber keinen Namen, den Aufzeichnungen selbst verwenden.
error-player-kind = Ein Bot braucht den Namen seiner Art (bot="..."), ein Mensch hat keinen.
error-player-bot-only = Nur Bots haben Version, Budget und Startwert.
error-no-deal-open = Diese Zeile gehört zu einem Spiel, aber es läuft keines.
error-stand-ins-early = Wer eingesprungen ist, steht hinter dem Spielverlauf.
error-stand-ins-range = Die Züge { $low } bis { $high } gibt es hier nicht.
error-stand-ins-order = Wer eingesprungen ist, steht in der Reihenfolge der ersten Züge.
error-stand-ins-both = Zwei Bots haben zugleich für Platz { $seat } entschieden.
error-stand-ins-seat = Zug { $number } ist keiner von Platz { $seat }.
error-event-missing = Vor dieser Zeile fehlt ein Ereignis.
error-event-not-here = Dieses Ereignis kommt hier nicht vor.
error-event-other = Hier geschieht { $name }, nicht dies.
error-comment-place = Nach Zug { $number } kann hier keine Bemerkung stehen.
error-no-hand = Die Hand von Platz { $seat } fehlt.
error-cards-of-deal = Die Karten dieses Spiels fehlen oder sind kein einfacher Text.
error-seat-has-hand = Platz { $seat } gehört nicht zu diesem Tisch oder hat schon eine Hand.
error-passed-elsewhere = So wird in diesem Spiel geschoben: { $right }.
error-trick-number = Hier steht Stich { $told }, es muss Stich { $right } sein.
error-trick-size = Ein Stich kann nicht so viele Karten haben: { $told }. Am Tisch sind { $right } Plätze.
error-trick-incomplete = Der Stich hat einen Gewinner, aber nicht alle Karten.
error-winner = { $seat ->
    [none] Niemand
   *[other] Platz { $seat }
} macht diesen Stich, nicht { $told }.
error-points = Die Punkte sind { $points }.
error-play-refused = { $card } darf Platz { $seat } nicht spielen: { $reason ->
    [must-follow] Die ausgespielte Farbe muss bedient werden
    [card-not-held] Diese Karte hat der Platz nicht
    [locked] Sie darf noch nicht ausgespielt werden
    [first-trick] Nicht im ersten Stich
    [opening-card] Die Eröffnungskarte muss ausgespielt werden
    [opening-suit] Die Farbe der Eröffnungskarte muss ausgespielt werden
    [opening-forbidden] Damit darf das Spiel nicht eröffnet werden
    [not-your-turn] Ein anderer Platz ist dran
   *[other] { $reason }
}.
error-seat-says = Platz { $seat }: { $cause }
error-rules-say = Die Regeln sagen { $right }, nicht { $told }.
error-digest = Die Regeln darunter haben nicht diese Prüfsumme: Etwas daran wurde geändert.
error-no-deals = In dieser Aufzeichnung ist kein Spiel.
error-over-before = Die Partie war vor diesem Spiel zu Ende.
error-deal-unfinished = Spiel { $deal } war vor diesem nicht zu Ende.
error-deal-begins-otherwise = Das Spiel beginnt nicht so, wie das vorige den Tisch verlassen hat.
error-deal-counted-early = Spiel { $deal } ist nicht zu Ende, aber schon gezählt.
error-shuffle-not-told = Spiel { $deal } nennt nichts, woraus sich das Mischen nachrechnen lässt.
error-changes-too-early = Vor dem ersten Spiel wechselt niemand den Platz.
error-cards-decide-leader = Die Karten entscheiden, wer ausspielt: Es wird niemand genannt.
error-recorded = { $name } ist { $right }, nicht { $told }.
error-bot-chooses = Der Bot von Platz { $seat } wählt hier { $right }, nicht { $told }.
error-bot-chooses-illegal = Der Bot von Platz { $seat } wählt etwas Unerlaubtes: { $cause }
error-bot-seed-hidden = Der Startwert des Bots von Platz { $seat } ist nicht genannt.
error-no-bot-there = Dort hat kein Bot entschieden, oder sein Startwert ist nicht genannt.
error-bot-version = Der Bot von Platz { $seat } wählt hier { $right }, nicht { $told }; aber diese Aufzeichnung stammt von { $bot } in Version { $before }, und dies ist Version { $now }, die nicht dasselbe wählen muss.
error-starts-no-program = { $text } ist ein Programm, und eine Aufzeichnung startet keines.
error-shuffle = Das sind nicht die Karten, die das Mischen ergibt.
error-secret = Das Geheimnis des Servers passt nicht zu seiner Festlegung.
error-secret-hidden = Das Geheimnis des Servers ist nicht aufgedeckt.
error-n-bytes = Ein Geheimnis oder Beitrag hat { $right } Bytes, nicht { $told }.
error-hex-digits = { $name } muss aus { $count } Zeichen 0-9 a-f bestehen.
error-match-name = So kann keine Partie heißen: „{ $text }“. Nimm 1 bis 60 Buchstaben, Ziffern und . _ : -
error-contributions-order = Die Beiträge stehen nicht in der Reihenfolge der Plätze, oder ein Platz hat zwei.
error-contribution-missing = Es fehlen Beiträge; Plätze: { $list }.
error-contribution-other = Der Beitrag von Platz { $seat } passt nicht zu seiner Festlegung.
error-contribution-derived = Der Beitrag von Platz { $seat } folgt nicht aus dem Geheimnis.
error-contributes-not = Platz { $seat } trägt zu diesem Spiel nichts bei oder hat es schon getan.
error-commitment-taken = Diese Festlegung gehört einem anderen Platz.
error-commitment-other = Das ist eine andere Festlegung, als der Startwert ergibt.
error-fixed = Vorher festgelegte Karten haben einen Schlüssel aus 64 Zeichen 0-9 a-f und werden nicht gemischt.
error-chance = Das ist nicht der Zufall der Bots, den das Geheimnis ergibt, oder es ist keines genannt.
error-sealed = Das Geheimnis dieses Spiels ist mit einem Schlüssel versiegelt, der hier fehlt.
error-bad-seal = Die Signatur des Servers unter der Mischung stimmt nicht.
error-no-receipts = Das ist keine Datei mit Quittungen, wie eine Seite oder openhearts join sie schreibt.
error-shuffle-step = Das Mischen ist nicht bei diesem Schritt.
