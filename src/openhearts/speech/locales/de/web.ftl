# Die Seiten im Browser: Startseite, Tische, Einstellungen, Fehler. Was am Tisch gesagt wird, steht in den anderen Dateien.

web-skip = Zum Inhalt
web-language = Sprache
web-change = Wechseln
web-rules = Regeln
web-fair = Faires Spiel
web-wishes = Einstellungen
web-save = Speichern
web-to-front = Zur Startseite

# Startseite
web-front-title = Hearts spielen
web-front-lead = Allein gegen Bots, die nur ihre eigenen Karten sehen, oder mit Freunden. Kostenlos und ohne Konto.
web-mine = Deine Tische
web-mine-line = { $phase ->
    [gathering] wartet auf Mitspieler: { $names }
    [over] zu Ende: { $names }
   *[playing] Spiel { $deal }: { $names }
}
web-which-game = Welches Spiel?
web-seats = Plätze
web-seats-usual = wie üblich
web-level = Bots
web-level-usual = wie üblich
web-level-novice = Anfänger
web-level-casual = zum Spaß
web-level-club = Vereinsspieler
web-level-expert = Könner
web-level-master = Meister
web-more = Mehr
web-your-name = Dein Name
web-pace = Tempo der Bots
web-pace-none = sofort
web-pace-fast = schnell
web-pace-usual = normal
web-pace-slow = langsam
web-pace-slowest = sehr langsam
web-options = Regeloptionen
web-play-bots = Spielen
web-play-friends = Mit Freunden spielen
web-play-again = Noch einmal: { $game }
web-more-games = Mehr Spiele

# Ein Tisch, an dem man zusammenkommt
web-gathering = Die Partie hat noch nicht begonnen.
web-chair = Platz { $number }: { $kind ->
    [open] frei
    [bot] { $name }, Bot
    [here] { $name }, an diesem Gerät
    [away] { $name }, abwesend
   *[person] { $own ->
        [yes] du
       *[no] { $name }
    }
}
web-sit = Hier hinsetzen
web-fill = Bot hinsetzen
web-free = Platz frei machen
web-leave-seat = Platz verlassen
web-invite = Lade andere mit dieser Adresse ein:
web-qr = Die Adresse als Bild für Handys
web-start = Partie beginnen
web-host-starts = Der Gastgeber beginnt die Partie.

# Der Tisch
web-your-turn = Du bist dran
web-talk = Eingabezeile
web-box = Tippe eine Karte, eine Frage oder einen Befehl:
web-box-go = Senden
web-lost = Die Verbindung ist weg. Neuer Versuch ...
web-record = Aufzeichnung
web-hint = Tipp
web-undo = Zurücknehmen
web-scores = Punktestand
web-log = Was geschah
web-who = Wer wo sitzt
web-opened = Alle Karten des Spiels
web-hand = Deine Hand
web-new-card = neu
web-is-turn = (ist dran)
web-has-chosen = (hat gewählt)
web-wins = (liegt vorn)
web-last-trick = Letzter Stich
web-gave = An { $seat }:
web-gave-you = An dich:
web-pass = { $number } von { $count } weitergeben
web-chosen = gewählt, { $number } von { $count }
web-choice = { $state ->
    [yes] { $card }, gewählt, { $number } von { $count }.
   *[no] { $card }, nicht gewählt, { $number } von { $count }.
}
web-enough-chosen = { $count ->
    [one] Es ist schon eine Karte gewählt; nimm sie zuerst zurück.
   *[other] Es sind schon { $count } Karten gewählt; nimm zuerst eine zurück.
}
web-next-deal = { $count ->
    [0] Nächstes Spiel
   *[other] Bereit für das nächste Spiel
}
web-next-waits = Warten auf die anderen
web-drawn = Gezogen:
web-discarded = Zuletzt abgeworfen
web-empty = leer
web-says = { $name } sagt: { $text }
web-again = Noch einmal spielen
web-table-settings = Einstellungen des Tisches
web-away = Wenn jemand abwesend ist
web-away-bot = spielt nach einer Minute ein Bot, bis die Person zurückkommt
web-away-wait = wartet der Tisch
web-allow-hints = Tipps sind erlaubt
web-allow-undo = Wer allein spielt, darf zurücknehmen
web-allow-chat = Man darf einander schreiben
web-seat-numbers = Punktestand { $score }; in diesem Spiel { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
web-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
web-tower-numbers = Punktestand { $score }; dieser Turm { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-bot = Bot
web-is-away = abwesend
web-dealer = gibt
web-dealer-sign = G
web-took = (hat den Stich)
web-led = ausgespielt
web-hinted = Tipp
web-left = Nicht gespielt:
web-all-tricks = Alle Stiche
web-opened-words = Alle Karten in Worten
web-pass-to = { $count ->
    [one] { $count } Karte an { $seat }
   *[other] { $count } Karten an { $seat }
}
web-pass-count = { $number } von { $count } gewählt
web-pass-from = Du bekommst deine von { $seat }
web-came = Von { $seat }:
web-lay = { $row }: { $value } unter { $above }
web-place-open = passt hierher
web-place-target = kann gestohlen werden
web-claim = { $what ->
    [offered] { $self ->
        [yes] Du beanspruchst alle Stiche, die noch übrig sind. Die anderen antworten.
       *[no] { $seat } beansprucht alle Stiche, die noch übrig sind. Y nimmt an, N lehnt ab.
    }
    [accepted] Noch jemand hat angenommen.
    [refused] Der Anspruch ist abgelehnt. Es geht weiter.
   *[withdrawn] Der Anspruch ist zurückgenommen. Es geht weiter.
}
web-claim-sure = Nach dem, was du siehst, ist nicht sicher, dass der Rest dir gehört. Beanspruche ihn noch einmal, um die anderen zu fragen: Du nimmst alle Stiche, die noch übrig sind, mit ihren Punkten.
web-claim-rest = Den Rest beanspruchen
web-claim-again = Die anderen um den Rest fragen
web-claim-accept = Annehmen
web-claim-reject = Ablehnen
web-claim-back = Anspruch zurücknehmen
web-finish = Ohne Pausen
web-finish-waits = Die anderen hier möchten die Pausen noch.
web-buffer = { $kind ->
    [play] Meldungen: was geschah.
    [chat] Meldungen: was geschrieben wurde.
   *[all] Meldungen: alle.
}
web-time-left = { $left ->
    [one] Noch { $left } Sekunde.
   *[other] Noch { $left } Sekunden.
}
web-time-up = { $self ->
    [yes] Deine Zeit ist um. Ein Bot spielt diesmal für dich.
   *[no] Die Zeit von { $seat } ist um. Diesmal spielt ein Bot.
}
web-clock-shown = Restliche Zeit
web-chat = Den anderen schreiben
web-chat-line = Deine Nachricht
web-chat-go = Sagen
web-phrase-hello = Hallo!
web-phrase-luck = Viel Glück!
web-phrase-played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-oops = Hoppla!
web-phrase-moment = Einen Augenblick, bitte.
web-phrase-game = Schönes Spiel!
web-phrase-bye = Auf Wiedersehen!
web-place-picked = gewählt

# Mehrere Menschen an einem Gerät, und wer kommt und geht
web-add = Hier am Gerät mitspielen lassen
web-add-name = Name des neuen Mitspielers an diesem Gerät
web-call = { $name } ist dran. Die Karten sind verdeckt.
web-call-open = Für { $name }:
web-call-who = { $name } ist dran
web-curtain-how = Gib das Gerät an { $name } weiter. Die Karten kommen erst, wenn { $name } es sagt.
web-uncover = Ich bin { $name }, zeig meine Karten
web-cover = Meine Karten verdecken
web-words-show = zeigen, hier, bereit
web-away-ask = { $name } ist seit einer Weile weg. Soll ein Bot weiterspielen, oder wartet der Tisch?
web-away-say-bot = Bot spielen lassen
web-away-say-wait = Warten
web-away-holds = { $what ->
    [bot] So wie es steht, spielt nach einer Minute ein Bot.
   *[wait] So wie es steht, wartet der Tisch.
}
web-returned-ask = Jemand sagt: Ich bin { $name } und wieder da.
web-back-yes = Ja, das ist { $name }
web-back-no = Nein
web-back-offer = Hast du hier schon mitgespielt?
web-back-as = Ich bin { $name }
web-back-asked = Jemand am Tisch muss noch zustimmen. Dann geht es hier von selbst weiter.

# Einstellungen jeder Person
web-wish-deck = Karten
web-wish-deck-court = mit Bildern
web-wish-deck-big = große Zeichen
web-wish-colours = Farben der Karten
web-wish-colours-four = vier
web-wish-colours-two = zwei
web-wish-theme = Hell oder dunkel
web-wish-theme-auto = wie das Gerät
web-wish-theme-light = hell
web-wish-theme-dark = dunkel
web-wish-size = Größe
web-wish-size-normal = normal
web-wish-size-large = groß
web-wish-size-largest = sehr groß
web-wish-spoken = Ansagen
web-wish-spoken-brief = knapp
web-wish-spoken-usual = normal
web-wish-spoken-full = alles
web-wish-two-taps = Auf dem Touchscreen: einmal tippen hebt eine Karte, zweimal spielt sie
web-wish-short-cards = Karten in Zeichen (♠D) statt in Worten
web-wish-sound = Töne
web-wish-keys = Tasten des Tisches (C, 1 bis 6, S, T ...)
web-wish-stays = Wie lange ein fertiger Stich liegen bleibt
web-wish-stays-table = wie der Tisch spielt
web-wish-stays-1 = eine Sekunde
web-wish-stays-2 = zwei Sekunden
web-wish-stays-4 = vier Sekunden
web-wish-stays-wait = bis ich weitermache (Rücktaste)
web-wish-vibration = Vibration
web-wish-nudge = Im Titel und mit einem Zeichen erinnern, wenn ich dran bin
web-wish-own-keys = Tasten
web-wish-own-keys-how = Ein anderes Zeichen für eine Taste eintippen, oder keines, um sie abzuschalten.
web-wish-keys-twice = Zwei Tasten können nicht dieselbe sein; diese bleiben, wie sie waren: { $keys }
web-clock = Uhr
web-clock-none = keine
web-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde für jede Entscheidung
   *[other] { $seconds } Sekunden für jede Entscheidung
}
web-reserve = Reserve für die ganze Partie
web-reserve-none = keine
web-reserve-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}

# Ein anderes Gerät
web-device = Auf einem anderen Gerät weiterspielen
web-device-how = Öffne dort diese Adresse, oder lass das Handy das Bild lesen. Sie gilt zehn Minuten; gib sie niemandem sonst.
web-device-ask = Hier als { $name } weitermachen, mit denselben Plätzen und Einstellungen?
web-device-yes = Ja, ich bin { $name }
web-device-no = Nein

# Fehler
web-fault-title = Das ging nicht
web-fault-none = Diese Seite gibt es nicht.
web-fault-table = Diesen Tisch gibt es nicht. Frag noch einmal nach der Adresse.
web-fault-pass = Diese Adresse ist zu alt. Erzeuge auf dem ersten Gerät eine neue.
web-fault-form = Diese Seite ist zu alt. Geh zurück, lade sie neu und versuche es noch einmal.
web-fault-large = Das ist zu groß.
web-fault-often = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
web-fault-request = Diese Anfrage ist nicht zu verstehen.
web-fault-own = Hier ist etwas schiefgegangen. Nichts vom Spiel ist verloren: Lade die Seite neu.

# Faires Spiel
web-fair-1 = Bots bekommen genau das, was du bekommst: ihre eigene Hand und was offen auf dem Tisch liegt. Mehr gibt ihnen das Programm nicht, und Tests vergleichen Paare von Spielen, die sich nur in verdeckten Karten unterscheiden: Jeder Bot muss in beiden gleich wählen.
web-fair-2 = Vor jedem Spiel legt der Server die Karten durch eine lange Zahl fest, die nichts verrät, sich aber nicht mehr ändern lässt. Dann gibt jeder am Tisch eigenen Zufall dazu, damit weder der Server noch der Letzte die Karten bestimmt.
web-fair-3 = Ist das Spiel zu Ende, wird das Geheimnis gelüftet. Jeder kann die Karten daraus nachrechnen; die Aufzeichnung der Partie enthält alles, was man dazu braucht.
web-fair-4 = Was ein Bot wählt, folgt aus dem, was er sieht, und aus einer Zahl, die in der Aufzeichnung steht. Jeder kann jede Wahl nachrechnen und sehen, dass nichts anderes nötig war.
web-fair-5 = Wie lange ein Bot zu denken scheint, hängt nicht von seinen Karten ab.
web-fair-state = { $state ->
    [open] Das Spiel läuft: Seine Karten liegen durch diese Zahlen schon fest.
    [right] Nachgerechnet: Diese Zahlen ergeben genau die Karten, die gegeben wurden.
   *[wrong] Nachgerechnet: Diese Zahlen ergeben NICHT die Karten, die gegeben wurden.
}
web-fair-match = Partie
web-fair-host = Festlegung des Servers
web-fair-seat = { $seat }: Festlegung und Beitrag
web-fair-secret = Das Geheimnis, nach dem Spiel genannt
web-to-table = Zurück zum Tisch
web-shuffling = Die Karten werden gemischt.
web-fair-why = Warum hier niemand mogeln kann
web-fair-deal = Faires Spiel: Spiel { $number }
web-fair-table = { $state ->
    [open] Diese Zahlen legen die Karten dieses Spiels fest. Jetzt verraten sie nichts; ist das Spiel zu Ende, rechnet diese Seite die Karten daraus nach.
   *[over] Das Geheimnis ist gelüftet, und diese Seite hat das Spiel selbst nachgerechnet.
}
web-fair-all = Alle Spiele dieses Tisches, vom Server nachgerechnet
web-fair-by = { $by ->
    [server] Keine Antwort zur rechten Zeit: Das hat der Server beigetragen, wie sein Geheimnis es verlangt.
   *[withheld] Nicht zur rechten Zeit genannt: Dafür hat der Server das beigetragen, wie sein Geheimnis es verlangt.
}
web-fair-verdict = { $state ->
    [right] auf dieser Seite nachgerechnet: richtig
   *[wrong] auf dieser Seite nachgerechnet: FALSCH
}
web-fair-check-secret = { $state ->
    [right] Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte.
   *[wrong] Das Geheimnis des Servers ist NICHT das, auf das er sich festgelegt hatte.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: Der Beitrag passt zu seiner Festlegung.
   *[wrong] { $seat }: Der Beitrag passt NICHT zu seiner Festlegung.
}
web-fair-check-shown = { $state ->
    [right] Das sind die Festlegungen, die diese Seite vor dem Spiel gesehen hat.
   *[wrong] Das sind NICHT die Festlegungen, die diese Seite vor dem Spiel gesehen hat.
}
web-fair-check-own = { $state ->
    [right] Was diese Seite selbst beigetragen hat, ist dabei.
   *[wrong] Was diese Seite selbst beigetragen hat, ist NICHT dabei.
}
web-fair-check-cards = { $state ->
    [right] Zusammen ergeben sie genau die Karten, die gegeben wurden.
   *[wrong] Zusammen ergeben sie NICHT die Karten, die gegeben wurden.
}
web-chance = Dein Beitrag zum Mischen
web-chance-lead = Dein Browser gibt zu jedem Spiel eigenen Zufall dazu: Niemand kennt ihn, bevor sich alle festgelegt haben, auch der Server nicht. Was du hier eintippst, geht mit ein.
web-chance-text = Tippe irgendetwas
web-chance-last = Zuletzt beigetragen:

web-fair-bots = Warum Bots deine Karten nicht sehen
web-fair-view = Was ein Bot bekommt: seine eigene Hand und die offenen Karten im Rahmen. Die anderen Hände sind nicht dabei.
web-fair-why-button = In der Wiedergabe eines beendeten Spiels hat jede Entscheidung eines Bots einen Knopf, der sie aus seiner eigenen Sicht nachrechnet und die Gründe nennt.
web-fair-cards = Warum niemand die Karten bestimmt
web-fair-step-1 = Der Server zieht ein Geheimnis und zeigt, was ihn darauf festlegt: Von nun an kann er es nicht mehr ändern.
web-fair-step-2 = Der Browser jeder Person zieht eine eigene Zahl und zeigt nur, was ihn darauf festlegt.
web-fair-step-3 = Haben sich alle festgelegt, nennen die Browser ihre Zahlen.
web-fair-step-4 = Geheimnis und Zahlen ergeben zusammen die Reihenfolge der Karten, und sie werden gegeben.
web-fair-step-5 = Nach dem Spiel wird das Geheimnis gelüftet, und deine Seite rechnet alles nach.
web-fair-late = Niemand kann einen Tisch aufhalten: Wer einige Sekunden nicht antwortet, bekommt eine Zahl vom Server. Sie folgt aus dem Geheimnis des Servers, ist also auch nicht wählbar, und sie ist gekennzeichnet.
web-fair-yourself = Sieh selbst nach
web-fair-yourself-1 = Am Tisch rechnet dein eigener Browser unter „Faires Spiel“ das Spiel nach, sobald es zu Ende ist, und nennt jede falsche Zahl.
web-fair-yourself-2 = Die Aufzeichnung einer Partie enthält alle Zahlen; ein Programm von dreißig Zeilen, das nichts von OpenHearts weiß, prüft sie.
web-fair-yourself-3 = Was du unter „Dein Beitrag zum Mischen“ eintippst, geht in die nächsten Karten ein.

# Wiedergabe
web-replay = Aufzeichnung ansehen
web-replay-table = Wiedergabe
web-replay-lead = Geh Schritt für Schritt durch eine aufgezeichnete Partie, von diesem Server oder aus jedem anderen OpenHearts-Programm: mit allen Händen oder aus der Sicht eines Platzes. Sie wird hier gelesen, Zeile für Zeile an den Regeln geprüft und bald vergessen.
web-replay-file = Eine Datei
web-replay-text = Oder die Aufzeichnung als Text
web-replay-open = Öffnen
web-replay-most = Höchstens { $most } KB.
web-replay-gone = Diese Aufzeichnung ist nicht mehr hier. Öffne sie noch einmal.
web-replay-place = Spiel { $deal }, { $step } von { $count }
web-replay-steps = Schritte
web-replay-hands = Hände
web-replay-first = Zum Anfang
web-replay-back-trick = Einen Stich zurück
web-replay-back = Zurück
web-replay-next = Weiter
web-replay-next-trick = Einen Stich weiter
web-replay-last = Zum Ende
web-replay-deals = Spiele:
web-replay-sides = Sicht:
web-replay-everybody = alle Hände
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Jemand hat entschieden, von hier aus nicht zu sehen.
web-replay-dealt = Die Karten sind gegeben.
web-replay-keys = Tasten: links und rechts ein Schritt, auf und ab ein Stich, Pos1 und Ende zu den Enden des Spiels.
web-why = Warum hat { $bot } das getan?
web-why-same = Aus der eigenen Sicht von { $bot } nachgerechnet: { $what }. Genau das wurde gespielt.
web-why-other = Aus der eigenen Sicht von { $bot } nachgerechnet: { $what }. Gespielt wurde etwas ANDERES.
web-why-from = { $bot }, Entscheidung { $number } mit dem Startwert { $seed }: Nichts anderes ist eingeflossen.

# Die Befehlszeile
web-serving = OpenHearts ist unter { $address }
web-serving-stop = Beenden mit Strg-C; jeder Tisch ist gespeichert.

# Der Küchentisch: für alle mit echten Karten
web-kitchen = Punkteblock für echte Karten
web-kitchen-lead = Ihr spielt mit echten Karten; der Block zählt, sagt, wer wohin schiebt und wer ausspielt, und kennt die Regeln.
web-kitchen-mine = Deine Blöcke
web-kitchen-which = Was spielt ihr?
web-kitchen-players = Mitspieler:
web-kitchen-seats = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-kitchen-names = Namen, im Uhrzeigersinn um den Tisch
web-kitchen-player = Spieler { $number }
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
} für jeden{ $left ->
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
web-kitchen-waits = Noch nicht gesendet; es wartet auf diesem Gerät, bis der Server erreichbar ist.
web-kitchen-clash = Inzwischen hat jemand anders auf diesen Block geschrieben. Nicht aufgeschrieben ist:
web-kitchen-send-again = Trotzdem aufschreiben
web-kitchen-drop = Wegwerfen
web-kitchen-field-points = Genommene Punkte
web-kitchen-field-bonus = Wer hat genommen: { $card }
web-kitchen-field-bonus-points = Bonuspunkte
web-kitchen-field-trickless = Kein Stich
web-kitchen-field-aside = Punkte in den beiseitegelegten Karten
web-kitchen-field-void = Punkte, die niemand genommen hat
web-kitchen-field-moon = Wer hat den Mond geschossen
web-kitchen-field-sun = Mit allen Stichen (Sonne)
web-kitchen-field-choice = Der Schütze wählt
web-kitchen-field-last = Wer hat den letzten Stich genommen
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
web-kitchen-already = Das sind die Punkte nach einem Mond von { $seat }; sie zählen so, wie sie dastehen.
web-kitchen-shot = { $feat ->
    [sun] { $seat } hat die Sonne geschossen
   *[moon] { $seat } hat den Mond geschossen
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
web-kitchen-check-no-number = { $seat }: „{ $text }“ ist keine Zahl und zählt als 0.
web-kitchen-check-unread = „{ $text }“ ist keine Zahl und zählt als 0.
web-kitchen-check-sum = Die Punkte ergeben zusammen { $sum }, es müssten aber { $wanted } sein{ $less ->
    [0] .
   *[other] : { $total } im Blatt, weniger { $less }, die niemand genommen hat.
}
web-kitchen-check-impossible = { $seat }: Keine Karten dieses Blatts kosten zusammen { $value }.
web-kitchen-check-outside = So viel kann nicht außerhalb liegen: Das Blatt kostet im Ganzen { $total }.
web-kitchen-check-bonus = Es ist nicht gesagt, wer genommen hat: { $card }.
web-kitchen-check-trickless = { $seat } hat keinen Stich, aber Punkte?
web-kitchen-check-moon = { $seat } hat den Mond geschossen, aber nicht alle Punkte genommen?
web-kitchen-check-denied = { $seat } hat alle Punkte genommen; nach den Regeln ist das ein Mond.
web-kitchen-check-sun = Alle Stiche, aber niemandes Mond?
web-kitchen-check-choice = { $seat } muss wählen; gezählt als Punkte für die anderen.
web-kitchen-check-last = Wer den letzten Stich genommen hat, ist nicht gesagt; { $seat } spielt wieder aus.
web-kitchen-check-steps = { $seat }: Ein Turm hat 0 bis { $most } Stufen.
web-kitchen-check-colours = { $seat }: mehr einfarbige als volle Stufen.
web-kitchen-check-complete = { $count } fertige Türme, obwohl das Spiel mit dem ersten endet?
web-kitchen-referee = Schiedsrichter
web-kitchen-referee-lead = Tippe den Stich, die fragliche Hand oder beides ein und frage, was gespielt werden darf und wer den Stich nimmt.
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
web-kitchen-fault-pack = { $card }: Im Blatt { $count ->
    [0] gibt es diese Karte nicht
    [one] ist sie nur { $count }-mal
   *[other] ist sie nur { $count }-mal
}.
web-kitchen-fault-hand = Eine Hand hat nur { $count } Karten, und so viele Stiche gibt es.
web-kitchen-fault-tower = Eine Karte ist nicht in diesem Blatt.
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
    [0] Aus dem anderen Turm kann nichts in diesen gestohlen werden.
    [one] Ein Diebstahl ist möglich.
   *[other] { $count } Diebstähle sind möglich.
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
