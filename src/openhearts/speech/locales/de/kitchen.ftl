# Der Küchentisch: für alle mit echten Karten
web-kitchen = Punkteblock für echte Karten
web-kitchen-lead = Ihr spielt mit echten Karten; der Block zählt, sagt, wer wohin schiebt und wer ausspielt, und kennt die Regeln.
web-kitchen-mine = Deine Blöcke
web-kitchen-which = Was spielt ihr?
web-kitchen-players = Personen:
web-kitchen-seats = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-kitchen-names = Namen, im Uhrzeigersinn um den Tisch
web-kitchen-player = Person { $number }
web-kitchen-ask-dealer = Wer gibt zuerst?
web-kitchen-ask-youngest = Wer ist am jüngsten?
web-kitchen-ask-starter = Wer beginnt?
web-kitchen-open = Block anlegen
web-kitchen-other-game = Anderes Spiel
web-kitchen-new = Neuer Block
web-kitchen-pad = Punkteblock
web-kitchen-no-pad = Diesen Block gibt es nicht. Lass dir die Adresse noch einmal geben.
web-kitchen-full = Dieser Block ist voll. Lege einen neuen an.
web-kitchen-deal = Spiel { $number }
web-kitchen-number = Spiel
web-kitchen-deals = { $seat } gibt, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} pro Person{ $left ->
    [0] .
    [one] ; { $left } Karte bleibt übrig.
   *[other] ; { $left } Karten bleiben übrig.
}
web-kitchen-hold = In diesem Spiel wird nicht geschoben.
web-kitchen-passes = { $count ->
    [one] { $count } Karte wird
   *[other] { $count } Karten werden
} { hearts-direction } geschoben: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = { $seat } spielt zum ersten Stich aus.
web-kitchen-leads-card = Wer diese Karte hat, spielt zum ersten Stich aus: { $card }.
web-kitchen-leads-lowest = Wer diese Karte hat, spielt zum ersten Stich aus: { rules-lowest-of }.
web-kitchen-begins = { $seat } beginnt.
web-kitchen-write = Aufschreiben
web-kitchen-check = Nur prüfen
web-kitchen-undo = Letztes Spiel zurücknehmen
web-kitchen-all = Alle Spiele
web-kitchen-remarks = Bemerkungen
web-kitchen-share = Diesen Block auf einem anderen Gerät zeigen
web-kitchen-would-score = Das gäbe: { $list }.
web-kitchen-behind = Inzwischen hat jemand anders auf diesen Block geschrieben. Sieh nach, und schreib noch einmal, wenn dein Spiel noch fehlt.
web-kitchen-missing = Es steht noch keine Zahl da. Trag wenigstens eine ein; ein leeres Feld zählt als 0.
web-kitchen-waits = Noch nicht gesendet; es wartet auf diesem Gerät, bis der Server erreichbar ist.
web-kitchen-clash = Inzwischen hat jemand anders auf diesen Block geschrieben. Nicht aufgeschrieben ist:
web-kitchen-send-again = Trotzdem aufschreiben
web-kitchen-drop = Wegwerfen
web-kitchen-field-points = Bekommene Punkte
web-kitchen-field-bonus = Wer hat bekommen: { $card }
web-kitchen-field-bonus-points = Bonuspunkte
web-kitchen-field-trickless = Kein Stich
web-kitchen-field-aside = Punkte in den beiseitegelegten Karten
web-kitchen-field-void = Punkte, die niemand bekommen hat
web-kitchen-field-moon = Wem ist der Durchmarsch gelungen
web-kitchen-field-sun = Mit allen Stichen (Sonne)
web-kitchen-field-choice = Was nach dem Durchmarsch gewählt ist
web-kitchen-field-last = Wer hat den letzten Stich gemacht
web-kitchen-field-exact = Die Punkte genau so zählen, wie sie dastehen
web-kitchen-field-steps = Volle Stufen
web-kitchen-field-colours = Davon einfarbig
web-kitchen-field-exact-steps = Die erste Spalte sind Punkte, keine Stufen
web-kitchen-field-trick = Karten des Stichs, der Reihe nach
web-kitchen-field-leader = Wer hat diesen Stich ausgespielt
web-kitchen-field-hand = Die fragliche Hand
web-kitchen-field-first = Es ist der erste Stich
web-kitchen-field-broken = { $lock ->
    [hearts] Herz ist gebrochen
   *[other] Das Gesperrte darf ausgespielt werden
}
web-kitchen-field-final = Es ist der letzte Stich
web-kitchen-field-earlier = Frühere Stiche, wenn bekannt: einer je Zeile
web-kitchen-field-tower-card = Die gezogene Karte
web-kitchen-field-tower-start = Startkarte
web-kitchen-field-tower-left = Linke Reihe, von oben
web-kitchen-field-tower-right = Rechte Reihe, von oben
web-kitchen-field-tower-other-start = Ein anderer Turm: Startkarte
web-kitchen-field-tower-other-left = Ein anderer Turm: linke Reihe
web-kitchen-field-tower-other-right = Ein anderer Turm: rechte Reihe
web-kitchen-option-auto = nach den Punkten
web-kitchen-option-no = niemand
web-kitchen-option-nobody = niemand
web-kitchen-option-unsaid = nicht gesagt
web-kitchen-option-add = die anderen bekommen dazu
web-kitchen-option-subtract = die eigenen Punkte sinken
web-kitchen-exactly = Genau so gezählt, wie es dasteht.
web-kitchen-already = Das sind die Punkte nach einem Durchmarsch von { $seat }; sie zählen so, wie sie dastehen.
web-kitchen-shot = { $feat ->
    [sun] { $seat } hat die Sonne abgeschossen
   *[moon] { $seat } ist der Durchmarsch gelungen
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für alle anderen.
   *[subtract_from_self] { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } weniger für { $seat }.
}
web-kitchen-check-no-number = { $seat }: „{ $text }“ ist keine ganze Zahl mit höchstens vier Ziffern und zählt als 0.
web-kitchen-check-unread = „{ $text }“ ist keine ganze Zahl mit höchstens vier Ziffern und zählt als 0.
web-kitchen-check-sum = Die Punkte ergeben zusammen { $sum }, es müssten aber { $wanted } sein{ $less ->
    [0] .
   *[other] : { $total } im Kartenspiel, weniger { $less }, die niemand bekommen hat.
}
web-kitchen-check-impossible = { $seat }: Keine Karten dieses Kartenspiels kosten zusammen { $value }.
web-kitchen-check-outside = So viel kann nicht außerhalb liegen: Das Kartenspiel kostet im Ganzen { $total }.
web-kitchen-check-bonus = Es ist nicht gesagt, wer bekommen hat: { $card }.
web-kitchen-check-trickless = { $seat } hat keinen Stich, aber Punkte?
web-kitchen-check-moon = { $seat } hat den Durchmarsch geschafft, aber nicht alle Punkte bekommen?
web-kitchen-check-denied = { $seat } hat alle Punkte bekommen; nach den Regeln ist das ein Durchmarsch.
web-kitchen-check-sun = Alle Stiche, aber kein Durchmarsch?
web-kitchen-check-choice = { $seat } muss wählen; gezählt als Punkte für die anderen.
web-kitchen-check-last = Wer den letzten Stich gemacht hat, ist nicht gesagt; { $seat } spielt wieder aus.
web-kitchen-check-steps = { $seat }: Ein Turm hat 0 bis { $most } Stufen.
web-kitchen-check-colours = { $seat }: mehr einfarbige als volle Stufen.
web-kitchen-check-complete = { $count } fertige Türme, obwohl das Spiel mit dem ersten endet?
web-kitchen-referee = Schiedsrichter
web-kitchen-referee-lead = Tippe den Stich, die fragliche Hand oder beides ein und frage, was gespielt werden darf und wer den Stich macht.
web-kitchen-referee-lead-towers = Tippe einen Turm, die gezogene Karte oder beides ein und frage, wo sie liegen darf, was sich damit stibitzen lässt und was der Turm bringt.
web-kitchen-ask = Fragen
web-kitchen-clear = Alle Felder leeren
web-kitchen-tap = Karten in dieses Feld tippen
web-kitchen-back = Eine herausnehmen
web-kitchen-may = { $card }: darf gespielt werden
web-kitchen-quotes = Was die Regeln sagen
web-kitchen-to-play = { $first ->
    [yes] { $seat } spielt aus.
   *[no] { $seat } ist dran.
}
web-kitchen-so-far = { $seat } gewinnt bisher: { $card }.
web-kitchen-nobody-so-far = Bisher gewinnt niemand.
web-kitchen-kitty = { $seat } nimmt auch den Talon, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
web-kitchen-fault-earlier = Der frühere Stich { $number } hat nicht { $count } Karten.
web-kitchen-fault-trick = Ein Stich hat höchstens { $count } Karten.
web-kitchen-fault-pack = { $card }: Im Kartenspiel { $count ->
    [0] gibt es diese Karte nicht
    [one] ist sie nur { $count }-mal
   *[other] ist sie nur { $count }-mal
}.
web-kitchen-fault-hand = Eine Hand hat nur { $count } Karten, und so viele Stiche gibt es.
web-kitchen-fault-tower = Eine Karte ist nicht in diesem Kartenspiel.
web-kitchen-as-start = Als Startkarte: { $card }, Wert { $value }
web-kitchen-in-row = { $row ->
    [left] Links
   *[right] Rechts
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] Links
   *[right] Rechts
}: { $card }, als { $value }
web-kitchen-values = { $low } bis { $high }
web-kitchen-tower = Der Turm bringt { points }: { $step } für Stufen, { $bonus } für Farben.
web-kitchen-tower-complete = Beide Reihen sind voll: Der Turm ist fertig.
web-kitchen-steals = { $count ->
    [0] Aus dem anderen Turm lässt sich nichts in diesen stibitzen.
    [one] Es gibt eine Möglichkeit zu stibitzen.
   *[other] Es gibt { $count } Möglichkeiten zu stibitzen.
}
web-kitchen-steal = { $card } ({ row-name } des anderen Turms), { $to ->
    [left] in meine linke Reihe
    [right] in meine rechte Reihe
   *[start] als meine Startkarte
}, als { $value }
web-kitchen-print-cards = Karten drucken
web-kitchen-cards-lead = Bögen mit neun Karten auf A4, entlang der Marken zu schneiden. In Originalgröße (100 %) drucken; mit Rückseiten beidseitig, über die lange Kante gewendet.
web-kitchen-cards-special = Karten, die es in keinem Laden gibt
web-kitchen-cards-usual = Die Karten der anderen Spiele
web-kitchen-fronts = Bögen
web-kitchen-backs = Bögen mit Rückseiten
