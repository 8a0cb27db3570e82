# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Die Variante „{ $text }“ gibt es nicht.
error-file-no-variant = „{ $text }“ ist der Name einer Datei, nicht einer Variante. Regeldateien gibst du mit --rules an, in Python mit load_ruleset.
error-no-game = Ein Spiel „{ $text }“ gibt es nicht.
error-seats = { $single ->
    [yes] „{ $names }“ ist für { $high } Personen.
   *[no] „{ $names }“ ist für { $low } bis { $high } Personen.
}
error-not-for-seats = Für so viele Personen gibt es keine Variante: { $count }.
error-no-parameter = { $name } ist kein Regelparameter.
error-not-offered = { $name } steht in den Regeln, wird aber nicht angeboten.
error-bad-parameter = { $name } kann nicht „{ $text }“ sein.
error-house-two-meanings = „{ $text }“ kann { $list } heißen; schreib es aus.
error-bundle = { $name } ist ein Bündel.
error-no-option = { $text } ist keine Option; schreibe Name=Wert oder den Namen eines Bündels.
error-wrong-entry = { $name } kann diesen Wert nicht haben.
error-entry-missing = { $name } fehlt.
error-empty-file = { $file } ist leer; eine Regeldatei braucht mindestens eine Zeile, etwa extends = "classic".
error-no-toml = { $file } ist kein gültiges TOML: Zeile { $line } ist ab Spalte { $column } nicht lesbar.
error-rules-bounds = { $file }, Zeile { $line }: { $what ->
    [nested] Tabellen und Listen sind mehr als { $most }-fach verschachtelt; schreib sie flach, wie score.points
    [parts] Ein Name hat mehr als { $most } Teile; eine Regel hat zwei, wie score.points
    [line] Die Zeile ist länger als { $most } Zeichen; brich sie um oder kürze sie
    [text] Ein Text ist länger als { $most } Zeichen; kürze ihn
    [digits] Eine Zahl hat mehr als { $most } Ziffern; keine Regel braucht eine so große Zahl
    [entries] Es sind mehr als { $most } Einträge; eine Regeldatei braucht viel weniger
   *[open] Ein Text in Anführungszeichen endet nicht; schließ ihn in derselben Zeile
}.
error-rules-long-list = { $name }: Die Liste ist zu lang; kürze sie auf höchstens { $most } Einträge.
error-rules-too-large = { $file } ist zu groß für eine Regeldatei (höchstens { $most } Bytes).
error-suggested-outside = „suggested_players“ muss innerhalb von „players“ liegen.
error-value-for-seats = { $name } hat einen Wert für { $count } Plätze, und so einen Tisch gibt es nicht.
error-no-value-for-seats = { $name } hat keinen Wert für { $count } Plätze.
error-ranks-ascend = Die Werte müssen aufsteigen, jeder einmal.
error-suits-once = Nenne mindestens eine Farbe und keine zweimal.
error-too-few-cards = Für { $seats } Plätze sind es zu wenige Karten: { $count }.
error-jokers-no-mode = Es gibt Joker: Sag, was sie können.
error-two-packs = Zwei Kartenspiele brauchen eine Regel für gleiche Karten.
error-hand-too-large = Je { $count } Karten sind mehr, als es gibt.
error-no-hand-at-all = Niemand bekäme eine Karte.
error-nobody-wins-kitty = Beiseitegelegte Karten bekommt niemand.
error-pass-too-many = Wenn alle { $hand } auf der Hand haben, lassen sich nicht { $count } Karten schieben.
error-pass-no-cycle = Sag, wohin die geschobenen Karten gehen.
error-nobody-across = Bei { $seats } Plätzen sitzt niemand gegenüber.
error-second-is-oneself = Zu zweit ist der übernächste Nachbar man selbst.
error-holder-of-nothing = Ohne Eröffnungskarte hat sie niemand: Nenne eine oder sag, wer sonst beginnt.
error-must-needs-card = Es gibt keine Eröffnungskarte, die man ausspielen müsste.
error-two-holders = Bei zwei Kartenspielen können zwei die Eröffnungskarte haben.
error-opening-not-there = Die Eröffnungskarte { $card } ist nicht im Kartenspiel.
error-opening-left-over = Die Eröffnungskarte { $card } kann unter den übrigen Karten sein.
error-opening-decides = Die Eröffnungskarte entscheidet in jedem Spiel, wer beginnt.
error-jokers-not-locked = Joker sind nie gesperrt.
error-lock-for-ever = Nichts würde die Sperre je aufheben.
error-no-identical = In einem Kartenspiel gibt es keine gleichen Karten.
error-negative-points = Karten zählen nie weniger als 0; mach sie zu Bonuskarten.
error-penalty-and-bonus = Eine Karte kann nicht zugleich Strafkarte und Bonuskarte sein.
error-no-moon-cards = Für einen Durchmarsch gibt es keine Strafkarten.
error-moon-needs-many = Für den Durchmarsch ist zu viel verlangt: { $count } Dinge.
error-moon-needs-more = Zum Durchmarsch gehören { $count } von { $what }, es gibt { $most }.
error-sun-of-nothing = Die Sonne wäre nichts wert.
error-moon-of-nothing = Der Durchmarsch wäre nichts wert.
error-never-ends = Die Partie würde nie enden.
error-limit-not-reached = Ohne Strafkarten erreicht niemand die Grenze: Leg die Zahl der Spiele fest.
error-all-set-aside = Alle Strafkarten können in jedem Spiel beiseite liegen: Leg die Zahl der Spiele fest.
error-jokers-for-groups = Zu viele Zahlenjoker ({ $count }) für so viele Farbgruppen: { $groups }.
may-range = { $low } bis { $high }
may-whole = eine ganze Zahl{ $low ->
    [none] {""}
   *[other] {" "}ab { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}bis { $high }
}
may-number = eine Zahl
may-either = { $one } oder { $other }
may-names = { $list }
may-list-of = eine Liste, darin jeweils { $what }
may-yes-no = true oder false
may-text = ein Text
may-card-text = eine Karte wie QS
may-selector = eine Auswahl (QS, suit:H, rank:Q oder all)
may-suit = eine Farbe
may-rank = ein Wert
may-opening-card = eine Eröffnungskarte
may-points-table = eine Tabelle von Auswahlen und ganzen Zahlen, etwa { "{" } QS = 13 { "}" }
may-languages = ein Text, oder { "{" } en = "...", de = "..." { "}" }
may-fewest-most = zwei aufsteigende ganze Zahlen von 2 bis 11
may-short-name = ein kurzer Name wie my-hearts
may-variant-id = die Kennung einer Variante
may-list-as = eine Liste wie { $sample }
may-every-parameter = jeder Regelparameter
may-ranks = 1 bis 11, J, Q, K, A in dieser Reihenfolge
may-suits = einige von C, D, S, H, jede einmal
may-cards-once = Karten aus dem Kartenspiel, jede einmal
may-card-a-seat = mindestens je eine Karte
may-even-range = so viele wie möglich oder 1 bis { $high }
may-random-range = das Los, oder 0 bis { $high }
may-opening = eine Karte, oder lowest_of:C
may-lowest = lowest_of:C, oder keine
may-card = eine Karte aus dem Kartenspiel
may-no-jokers = Karten, die keine Joker sind
may-unlocked = Karten, oder keine Sperre
may-from-zero = Zahlen ab 0
may-no-points = Karten ohne Punkte
may-at-most = höchstens { $most } verschiedene
may-moon-value = eine ganze Zahl ab 1, oder was alle Karten zählen
may-deals = eine Anzahl von Spielen
