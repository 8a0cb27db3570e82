# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Zeile { $line }: { $text }
error-seat = Platz { $seat }
error-did-you-mean = Meintest du „{ $word }“?
error-field = Feld: { $field }.
error-allowed = Erlaubt: { $allowed }.
error-other = Etwas ist schiefgegangen: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = „{ $text }“ ist keine Karte; schreib Wert und Farbe mit englischen Buchstaben wie in QS, 10H oder AD.
error-herz-no-card = „{ $text }“ ist keine Karte; schreib eine Zahl, J26-50 für einen Zahlenjoker, SJ oder ST.
error-card-too-often = { $card } kommt zu oft vor oder gehört nicht zu diesem Kartenspiel.
error-not-in-pack = { $card } gehört nicht zu diesem Kartenspiel.
error-not-there = { $card } ist nicht da.
error-no-number = „{ $text }“ ist keine ganze Zahl.
error-no-seat = Es gibt keinen Platz { $seat }{ $last ->
    [none] {""}
   *[other] ; es gibt die Plätze 0 bis { $last }
}.
error-deals-from-one = Spiele werden von 1 an gezählt.
error-scores-for-seats = Punktestände: { $told }, Plätze: { $right }.
error-hands-for-seats = Hände: { $told }, Plätze: { $right }.
error-players-for-seats = Personen: { $told }, Plätze: { $right }.
error-bots-for-seats = Bots: { $told }, Plätze: { $right }. Nenne einen für jeden Platz oder einen für alle.
error-numbers-for-seats = { $name }: Jeder Platz braucht genau eine Zahl ({ $right }), nicht { $told }.
error-hand-size = Platz { $seat } muss { $right ->
    [one] { $right } Karte
   *[other] { $right } Karten
} haben, nicht { $told }.
error-cards-missing = Diese Karten fehlen: { $list }. Nenne übrige Karten als Talon.
error-stock-nameless = Der Stapel ist leer; nenne seine Karten von oben, etwa 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } lässt sich daraus nicht geben: { $list }.
error-write = Schreib hier: { $sample }
error-write-instead = „{ $text }“ passt hier nicht. Schreib: { $sample }
error-wrong-kind = { $name }: „{ $text }“ passt hier nicht. Schreib: { $sample }
error-line-too-long = Eine Zeile ist länger als { $most } Bytes, zu lang für eine Aufzeichnung.
error-too-long = Das ist zu lang: höchstens { $most } Bytes.
error-no-utf8 = { $file ->
    [this] das
   *[other] { $file }
} ist kein UTF-8-Text, ab Byte { $place }.
error-no-file = { $file } lässt sich nicht lesen: { $kind ->
    [missing] Diese Datei gibt es nicht
    [folder] Das ist ein Ordner
    [forbidden] Die Erlaubnis fehlt
   *[other] { $why }
}.
error-no-text = Das ist keine Textdatei.
error-no-utf16 = Das ist UTF-16; eine Aufzeichnung ist UTF-8-Text.
error-packed = Das ist eine gepackte Datei. Entpacke sie und nimm daraus eine Aufzeichnung nach der anderen.
error-no-json = Das ist kein JSON in der gewünschten Form: { $why }.
error-two-starts = Ein Turm hat eine Startkarte.
error-no-start = Es gibt keine Startkarte.
error-nested = Listen und Tabellen sind mehr als { $most }-fach verschachtelt; das braucht keine Aufzeichnung.
error-cannot-lie = { $card } kann dort nicht als Nächstes liegen.
error-not-in-range = { $name } darf { $low } bis { $high } sein, nicht { $text }.
error-same-seat = Platz { $seat } kann nicht mit sich selbst tauschen.
error-newcomer-score = Wer neu auf Platz { $seat } kommt, beginnt mit { $right }, dem Durchschnitt der anderen.
error-text-empty = Es wurde nichts eingegeben. „hilfe“ nennt alle Wörter.
error-text-word = „{ $text }“ kenne ich nicht. „hilfe“ nennt alle Wörter.
error-text-no-card = „{ $text }“ ist keine Karte; schreib Farbe und Wert wie in { $cards }.
error-text-ambiguous = „{ $text }“ kann mehrere Karten bedeuten: { $cards }.
error-text-number = „{ $text }“ ist keine Nummer einer Karte auf dem Tisch.
error-text-one-card = Nenne eine Karte zum Spielen.
error-text-some-cards = Nenne die Karten zum Schieben.
error-text-seat = An diesem Tisch sitzt niemand namens „{ $text }“.
error-text-steal = Sag, von wem du stibitzt, aus welcher Reihe und wohin: stibitze Ben links rechts.
error-text-invitation = „{ $text }“ ist keine Einladung. Sie sieht so aus: http://localhost:8765/table/abc.
error-text-rule-link = Diese Adresse von Regeln ist beschädigt oder unbekannt. Lass sie dir noch einmal geben.
error-text-rule-file = Wähle zuerst eine Datei.
