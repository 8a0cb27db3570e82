# Was nicht geht, und warum. Die Karte steht vorn: „Kreuz-Vier: Du musst Herz bedienen“.

error-not-your-turn = Du bist nicht dran: { $seat } ist am Zug.
error-deal-over = Das Spiel ist zu Ende.
error-not-an-action = Das gibt es in diesem Spiel nicht.
error-not-now = Das geht jetzt nicht.
error-not-begun = Die Partie hat noch nicht begonnen.
error-wrong-phase = { $phase ->
    [pass] Jetzt wird geschoben, noch nicht gespielt.
    [play] Jetzt wird gespielt, das Schieben ist vorbei.
    [choose] Erst wird der Durchmarsch abgerechnet.
    [start] Die gezogene Karte wird Startkarte oder abgeworfen.
    [lay] Die gezogene Karte wird links oder rechts angelegt oder abgeworfen.
    [steal] Eine Stibitzkarte ist gezogen: stibitze oder wirf sie ab.
   *[over] Das Spiel ist zu Ende.
}
error-card-not-held = { $card }: Diese Karte hast du nicht.
error-pass-twice = { $card }: So oft hast du sie nicht.
error-pass-count = Wähle genau { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zum Schieben.
error-already-passed = Du hast schon geschoben.
error-opening-card = { $card }: Die Eröffnungskarte muss ausgespielt werden: { $opening }.
error-opening-suit = { $card }: Du musst { suit-name } ausspielen.
error-opening-forbidden = { $card }: Damit darf das Spiel nicht eröffnet werden.
error-locked = { $card }: { $lock ->
    [hearts] Herz ist noch nicht gebrochen
   *[other] Diese Karte darf noch nicht ausgespielt werden
}.
error-must-follow = { $card }: Du musst { suit-name } bedienen.
error-first-trick = { $card }: Nicht im ersten Stich.
error-bad-choice = Wähle: anschreiben oder abziehen.
error-claim-not-certain = Nach dem, was du sehen kannst, ist der Rest nicht sicher.
error-no-start-card = Du hast noch keine Startkarte.
error-has-start-card = Du hast schon eine Startkarte.
error-row-full = { $row ->
    [none] Diese Reihe ist voll.
   *[other] { $card }: Die { row-name } ist voll.
}
error-value-too-high = { $card }: Zu hoch, sie muss niedriger sein als die Karte darüber.
error-outside-group = { $card }: Kein Wert seiner Gruppe passt dort.
error-cannot-steal = Diese Karte kann nicht stibitzt werden.
error-bad-value = { $card }: Diesen Wert kann sie dort nicht haben.

error-line = Zeile { $line }: { $text }
error-text = Das kann ich nicht lesen: { $detail }.
error-text-card = „{ $text }“ ist keine Karte. Schreib Farbe und Wert, zum Beispiel PD oder Herz 10.
error-text-empty = Es wurde nichts eingegeben. „hilfe“ nennt alle Wörter.
error-text-word = „{ $text }“ kenne ich nicht. „hilfe“ nennt alle Wörter.
error-text-ambiguous = „{ $text }“ kann mehrere Karten meinen: { $cards }.
error-text-number = „{ $text }“ ist keine Nummer einer Karte auf dem Tisch.
error-text-one-card = Nenne eine Karte zum Spielen.
error-text-some-cards = Nenne die Karten zum Schieben.
error-text-seat = An diesem Tisch sitzt niemand namens „{ $text }“.
error-text-steal = Sag, von wem du stibitzt, aus welcher Reihe und wohin: stibitze Ben links rechts.
error-text-nested = Listen und Tabellen sind mehr als { $most }-fach verschachtelt; das braucht keine Aufzeichnung.
error-did-you-mean = Meintest du „{ $word }“?
error-record = Die Aufzeichnung passt nicht zu den Regeln: { $detail }.
error-ruleset = So gehen die Regeln nicht: { $detail }.
error-seats = { $single ->
    [yes] „{ $name }“ ist für { $high } Personen.
   *[no] „{ $name }“ ist für { $low } bis { $high } Personen.
}
error-rules-bounds = { $file }, Zeile { $line }: { $what ->
    [nested] Tabellen und Listen sind mehr als { $most }-fach verschachtelt; schreib sie flach, wie score.points
    [parts] ein Name hat mehr als { $most } Teile; eine Regel hat zwei, wie score.points
    [line] die Zeile ist länger als { $most } Zeichen; brich sie um oder kürze sie
    [text] ein Text ist länger als { $most } Zeichen; kürze ihn
    [digits] eine Zahl hat mehr als { $most } Ziffern; keine Regel braucht eine so große Zahl
    [entries] es sind mehr als { $most } Einträge; eine Regeldatei braucht viel weniger
   *[open] ein Text in Anführungszeichen endet nicht; schließ ihn in derselben Zeile
}
error-rules-long-list = { $name }: Die Liste ist zu lang; kürze sie auf höchstens { $most } Einträge
error-field = Feld: { $field }.
error-allowed = Erlaubt: { $allowed }.
error-bot = Diesen Bot gibt es nicht: { $detail }.
error-view = Diese Sicht widerspricht sich: { $detail }.
error-forbidden = Das ist nicht erlaubt: { $detail }.
error-seat-taken = Dort sitzt schon jemand.
error-curtain = Die Karten sind verdeckt: Sag zuerst mit dem Knopf auf der Seite, wer du bist.
error-not-away = Dort ist niemand abwesend.
error-known-cards = Die Karten dieses Spiels sind vorher bekannt: Es ist für eine Person mit Bots.
error-after-the-deal = Dort kannst du erst sitzen, wenn dieses Spiel zu Ende ist: Niemand sieht zwei Blätter eines Spiels.
error-next-hand = Dieses Blatt wurde jemand anderem gegeben. Ein Bot spielt es; du bekommst mit dem nächsten Spiel Karten.
error-vouch = Wer zurück ist, können nur die sagen, die in diesem Spiel mitspielen.
error-shuffling = Die Karten werden gerade gemischt. Versuch es gleich noch einmal.
error-not-playing = Gerade läuft kein Spiel.
error-not-anew = Jemand möchte dieses Spiel lieber zu Ende spielen.
error-no-seat = Diesen Platz gibt es nicht.
error-two-seats = Wähle zwei verschiedene Plätze.
error-host-sits = Der Gastgeber muss am Tisch sitzen.
error-host-only = Das kann nur der Gastgeber.
error-refused = Der Gastgeber hat deinen Platz frei gemacht. Du kannst dich erst wieder setzen, wenn der Gastgeber dich lässt.
error-watching = Du schaust zu; das können nur Mitspieler.
error-no-bot-there = Dort hat kein Bot entschieden, oder sein Startwert ist nicht genannt.
error-record-too-large = Das ist zu groß: höchstens { $most } KB.
error-search-not-ready = Dieser Bot macht sich auf diesem Rechner noch bereit; frag in einer halben Minute noch einmal.
error-busy = Gerade wollen das sehr viele. Warte einen Moment und versuch es dann noch einmal.
error-too-often = Du hast gerade sehr viel auf einmal verlangt. Warte eine Minute und versuch es dann noch einmal.
error-too-much = Das braucht mehr Speicher oder Zeit, als es für eine Anfrage gibt. Versuch es mit etwas Kleinerem.
error-try-again = Der Tisch wird neu gelesen; versuche es gleich noch einmal.
error-no-undo = An diesem Tisch wird nichts zurückgenommen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-chat = An diesem Tisch wird nicht geschrieben.
error-claim-alone = Ein Anspruch, der nicht sicher ist, braucht die Zustimmung aller anderen.
error-claim-again = Dieser Anspruch wurde abgelehnt. Frage nach dem nächsten Stich wieder.
error-claim-own = Die anderen antworten auf deinen Anspruch. Du kannst ihn zurücknehmen.
error-claim-answered = Für dich gibt es nichts zu beantworten.
error-no-claim = Niemand hat den Rest beansprucht.
error-no-claims = In diesem Spiel kann man den Rest nicht beanspruchen; es wird zu Ende gespielt.
error-chat-often = Nicht so schnell. Warte einen Augenblick, dann schreibe weiter.
error-no-phrase = So eine Nachricht gibt es nicht.
error-not-over = Die Partie ist noch nicht zu Ende.
error-table-full = An diesem Tisch ist jeder Platz besetzt.
error-too-many-wait = Es warten gerade zu viele auf einen Platz oder einen Tausch. Versuche es später noch einmal.
error-cannot-join = Der Tisch ist nicht zu erreichen: { $why }.
error-text-invitation = „{ $text }“ ist keine Einladung. Sie sieht so aus: http://localhost:8765/table/abc.
error-text-no-receipts = Das ist keine Datei mit Quittungen, wie eine Seite oder openhearts join sie schreibt.
error-bad-seal = Die Signatur des Servers unter der Mischung stimmt nicht.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-not-your-seat = Das ist nicht dein Platz.
error-no-table = Diesen Tisch gibt es nicht.
error-foreign-host = Der Server heißt nicht so, wie es in dieser Adresse steht, und antwortet deshalb nicht. Wer ihn betreibt, kann den Namen erlauben: openhearts serve --public-url ADRESSE, mit der Adresse, wie man sie eintippt.
error-signed-out = Du wurdest hier abgemeldet. Komm noch einmal, dann bist du ein neuer Gast.
error-two-hands = Du sitzt selbst am selben Tisch, und niemand darf zwei Blätter sehen. Verlass dort zuerst deinen Platz.
error-too-many-tables = Es gibt gerade zu viele Tische; versuche es später noch einmal.
error-no-record = Noch ist kein Spiel zu Ende, darum gibt es keine Aufzeichnung.
error-cannot-listen = An { $host }, Port { $port }, lässt sich nichts anbieten: { $why }. Wähle mit --port einen anderen.
error-no-address = „{ $host }“ ist keine Adresse dieses Rechners. Lass --host weg, oder nimm eine, die er hat.
error-public-url = „{ $text }“ ist keine öffentliche Adresse. Schreib sie wie https://hearts.example, ohne Pfad.
error-no-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $why }. Wähle mit --data einen anderen.
error-folder-in-use = Ein anderes OpenHearts hat seine Tische in { $folder }: { $address }. Nimm dieses, beende es, oder wähle mit --data einen anderen Ordner.
error-too-many-own = Du hast gerade zu viele Tische eröffnet; spiel an einem davon weiter, oder versuch es später.
error-too-many-watchers = An diesem Tisch schauen schon zu viele zu.
error-stale = Der Tisch ist schon weiter; schau noch einmal, bevor du handelst.
error-other = Etwas ist schiefgegangen: { $detail }.
error-text-herz-card = „{ $text }“ ist keine Karte. Schreib eine Zahl, J26-50 für einen Zahlenjoker, SJ oder ST.

# Einzelheiten dazu: was am häufigsten vorkommt; siehe speech/details.py. Ohne Punkt am Ende.
detail-no-variant = die Variante „{ $text }“ gibt es nicht
detail-seats = { $name } spielt man nicht zu { $count }
detail-no-parameter = { $name } ist kein Regelparameter
detail-not-offered = { $name } steht in den Regeln, wird aber nicht angeboten
detail-bad-value = { $name } kann nicht „{ $text }“ sein
detail-bundle = { $name } ist ein Bündel
detail-two-packs = zwei Kartenspiele brauchen eine Regel für gleiche Karten
detail-no-file = { $file } lässt sich nicht lesen: { $kind ->
    [missing] Diese Datei gibt es nicht
    [folder] Das ist ein Ordner
    [forbidden] Die Erlaubnis fehlt
   *[other] { $why }
}
detail-empty-file = { $file } ist leer
detail-no-utf8 = { $file ->
    [this] das
   *[other] { $file }
} ist kein UTF-8-Text, ab Byte { $place }
detail-no-toml = { $file } ist kein TOML: { $why }
detail-too-large = { $file } ist zu groß für eine Regeldatei (höchstens { $most } Bytes)
detail-no-bot = „{ $text }“; bekannt sind { $known } oder DATEI.py:Klasse{ $nearest ->
    [none] {""}
   *[other] . Meintest du „{ $nearest }“?
}
detail-empty-record = das ist leer; eine Aufzeichnung beginnt mit { $head }
detail-no-record = das ist keine Aufzeichnung: eine beginnt mit { $head }
detail-no-text = das ist keine Textdatei
detail-long-line = eine Zeile ist länger als { $most } Bytes, zu lang für eine Aufzeichnung
detail-cut-off = das Ende der Aufzeichnung fehlt
detail-no-hand = die Hand von Platz { $seat } fehlt
detail-twice = { $card } kommt zu oft vor oder gehört nicht zu diesem Blatt
detail-no-card = „{ $text }“ ist keine Karte; schreib Wert und Farbe wie in QS, 10H oder AD
detail-refused = { $card } darf Platz { $seat } nicht spielen: { $reason ->
    [must-follow] Die ausgespielte Farbe muss bedient werden
    [card-not-held] Diese Karte hat der Platz nicht
    [locked] Sie darf noch nicht ausgespielt werden
    [first-trick] Nicht im ersten Stich
    [opening-card] Die Eröffnungskarte muss ausgespielt werden
    [opening-suit] Die Farbe der Eröffnungskarte muss ausgespielt werden
    [opening-forbidden] Damit darf das Spiel nicht eröffnet werden
    [not-your-turn] Ein anderer Platz ist dran
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] niemand
   *[other] Platz { $seat }
} macht diesen Stich, nicht { $told }
detail-points = die Punkte sind { $points }
detail-rules-say = die Regeln sagen { $right }, nicht { $told }
detail-digest = die Regeln darunter haben nicht diese Prüfsumme: Etwas daran wurde geändert
detail-secret = das Geheimnis des Gastgebers ist nicht das, auf das er sich festgelegt hat
detail-shuffle = das sind nicht die Karten, die das Mischen ergibt
detail-entry = Zug { $place } („{ $text }“): { $rest }
detail-drawn = die jetzt gezogene Karte („{ $text }“): { $rest }
detail-herz-no-turn = das ist kein Zug; schreib 3. P0 draws 45: left oder kurz 45: left
detail-herz-no-action = „{ $text }“ ist keine Entscheidung; schreib keep, left, right, left=63, discard oder steal 1 left right
detail-herz-no-card = „{ $text }“ ist keine Karte; schreib eine Zahl, J26-50 für einen Zahlenjoker, SJ oder ST
detail-herz-twice = { $card } wurde schon gezogen, und mehr davon gibt es nicht
detail-herz-not-in-pack = { $card } gehört nicht zu diesem Blatt
detail-herz-stock-empty = der Stapel war vor diesem Zug leer
detail-herz-undecided = sag, was mit { $card } geschah
detail-herz-only-a-card = über diese Karte wird jetzt entschieden; nenne sie allein
detail-herz-number = das ist die { $right }. gezogene Karte, nicht die { $told }.
detail-herz-turn = P{ $right } ist dran, nicht P{ $told }
detail-herz-outcome = es wurde { $right ->
    [nothing] nichts
   *[other] { $right }
} daraus, nicht { $told }
detail-herz-after-end = das Spiel ist vor diesem Zug zu Ende
detail-herz-over = das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden
detail-herz-draw = nenne die Karte, die Platz { $seat } jetzt gezogen hat
detail-herz-starter = wer beginnt dieses Spiel? Die Plätze { $list } passen alle; nenne den Anfang oder schreib P{ $seat } vor die erste Karte
detail-herz-refused = { $reason ->
    [no-start-card] Es gibt noch keine Startkarte
    [has-start-card] Es gibt schon eine Startkarte
    [row-full] Diese Reihe ist voll
    [value-too-high] Die Karte ist nicht niedriger als die darüber
    [outside-group] Kein Wert aus der Gruppe dieses Jokers passt dort
    [cannot-steal] Diese Karte kann nicht stibitzt werden
    [bad-value] Diesen Wert kann die Karte dort nicht haben
    [wrong-phase] Die gezogene Karte erlaubt das nicht
   *[other] { $reason }
}
detail-no-seat = es gibt keinen Platz { $seat }{ $last ->
    [none] {""}
   *[other] ; die Plätze sind 0 bis { $last }
}
detail-nothing-now = Platz { $seat } hat jetzt nichts zu entscheiden
detail-scores = { $told } Punktestände für { $right } Plätze
detail-from-one = Spiele werden von 1 an gezählt
detail-range = { $low } bis { $high }
detail-whole = eine ganze Zahl ab { $low }{ $none ->
    [none] {""}
   *[other] {" "}oder { $none }
}
detail-bot-chooses = der Bot von Platz { $seat } wählt hier { $right }, nicht { $told }
detail-bot-version = der Bot von Platz { $seat } wählt hier { $right }, nicht { $told }; aber diese Aufzeichnung stammt von { $bot } in Version { $before }, und dies ist Version { $now }, die nicht dasselbe wählen muss
