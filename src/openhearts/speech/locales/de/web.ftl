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
web-discarded = Zuletzt abgeworfen:
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

# Die Befehlszeile
web-serving = OpenHearts ist unter { $address }
web-serving-stop = Beenden mit Strg-C; jeder Tisch ist gespeichert.
