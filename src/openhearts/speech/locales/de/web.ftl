# Die Seiten im Browser: Startseite, Tische, Einstellungen, Fehler. Was am Tisch gesagt wird, steht in den anderen Dateien.

web-colon = { ": " }
web-skip = Zum Inhalt
web-language = Sprache
web-change = Wechseln
web-rules = Regeln
web-rules-count = Die Karten, die zählen
web-print = Regeln drucken
web-fair = Faires Spiel
web-wishes = Einstellungen
web-save = Speichern
web-to-front = Zur Startseite

# Startseite
web-front-title = Hearts spielen
web-front-lead = Allein gegen Bots, die nur ihre eigenen Karten sehen, oder mit Freunden. Kostenlos und ohne Konto.
web-mine = Deine Tische
web-mine-older = Ältere Tische
web-mine-line = { $phase ->
    [gathering] wartet noch auf andere: { $names }
    [over] zu Ende: { $names }
   *[playing] Spiel { $deal }: { $names }
}
web-which-game = Welches Spiel?
web-seats = Personen
web-seats-usual = empfohlen
web-level = Stärke der Bots
web-level-usual = empfohlen
web-level-novice = Anfänger
web-level-casual = zum Spaß
web-level-club = Vereinsspieler
web-level-expert = Könner
web-level-master = Meister
level-about-novice = machen Anfängerfehler; spielen sofort
level-about-casual = 1 bis 2 Punkte je Spiel besser als Anfänger; spielen sofort
level-about-club = halten sich an Faustregeln, noch einmal 1 bis 2 Punkte besser; spielen sofort
level-about-expert = suchen in gedachten Spielen, meist noch einmal etwa 1 Punkt besser; etwa 1 Millisekunde je Karte
level-about-master = haben dazugelernt: im klassischen Hearts zu viert noch einmal 1 Punkt besser, sonst so stark wie die Könner oder etwas stärker; einige Millisekunden je Karte
web-levels = Wie stark sind die Bots?
web-more = Mehr
web-more-setup = Name, Tempo, Hausregeln
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
web-own-rules = { $game }, mit deinen Regeln
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
web-join = { $when ->
    [now] Jetzt mitspielen
    [next] Ab dem nächsten Spiel mitspielen
    [again] In der nächsten Partie mitspielen
   *[back] Zurück auf meinen Platz
}
web-fill = Bot hinsetzen
web-free = Platz frei machen
web-free-person = { $name } bitten zu gehen
web-free-sure = Ja, { $name } soll gehen
web-free-question = { $name } verliert den Platz und darf sich hier erst wieder setzen, wenn du es erlaubst. Drücke den Knopf noch einmal, wenn du das willst.
web-kept-out = { $name } darf sich hier nicht mehr setzen.
web-let-sit = { $name } wieder Platz nehmen lassen
web-welcomed = Du darfst dich hier wieder setzen.
web-leave-seat = Platz verlassen
web-leave-sure = Ja, meinen Platz verlassen
web-leave-question = Auf deinem Platz spielt ein Bot weiter, bis du dich wieder hinsetzt. Drücke den Knopf noch einmal, wenn du gehen willst.
web-invite = Lade andere mit dieser Adresse ein:
web-here-only = Diese Adresse geht nur auf diesem Computer.
web-copy = Adresse kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = Die Adresse als Bild für Handys
web-start = Partie beginnen
web-host-starts = Der Gastgeber beginnt die Partie.
web-hosts = { $own ->
    [yes] Gastgeber bist jetzt du.
   *[no] Gastgeber ist jetzt { $name }.
}
web-hosts-since = Während du weg warst, hat { $name } die Rolle des Gastgebers übernommen.
web-chair-host = { $chair } (Gastgeber)

# Der Tisch
web-your-turn = Du bist dran
web-talk = Eingabezeile
web-box = Tippe eine Karte, eine Frage oder einen Befehl:
web-box-go = Senden
web-lost = Die Verbindung ist weg. Neuer Versuch …
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
web-cancelled = (aufgehoben)
web-last-trick = Letzter Stich
web-gave = An { $seat }:
web-gave-you = An dich:
web-pass = { $number } von { $count } schieben
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
web-next-waits = Warten auf { $names }
web-ready = Bereit für das nächste Spiel: { $names }.
web-drawn = Gezogen:
web-discarded = Zuletzt abgeworfen
web-empty = leer
web-says = { $self ->
    [yes] Du sagst
   *[no] { $name } sagt
}: { $text }
web-again = { $count ->
    [0] Noch einmal spielen
   *[other] Noch einmal mit denselben
}
web-picture = Ergebnis als Bild
web-picture-deals = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
web-repeat = Dieses Spiel noch einmal
web-repeat-before = Beim ersten Mal: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
web-repeat-back = Zurück zur Partie
web-again-asked = { $name } möchte noch einmal spielen.
web-again-answer = { $yes } nimmt an, { $no } lehnt ab.
web-again-no = Heute nicht mehr
web-again-not = { $name } spielt nicht noch einmal.
web-again-not-you = Du spielst nicht noch einmal.
web-again-begins = Die nächste Partie hat an einem neuen Tisch begonnen.
web-again-go = Zum neuen Tisch
web-words-again = noch einmal, nochmal, revanche
web-words-again-no = nicht mehr, heute nicht mehr, genug
web-table-settings = Einstellungen des Tisches
web-agreed = { $what }: { $how }
web-agreed-change = Einstellungen des Tisches ändern
web-agreed-host = Der Gastgeber legt sie für alle fest.
web-away = Wenn jemand abwesend ist
web-away-bot = spielt nach einer Minute ein Bot, bis die Person zurückkommt
web-away-wait = wartet der Tisch
web-allow-hints = Tipps sind erlaubt
web-allow-undo = Wer allein spielt, darf zurücknehmen
web-allow-chat = Man darf einander schreiben
web-talks = { $state ->
    [on] Der Gastgeber erlaubt, einander zu schreiben.
   *[off] Der Gastgeber hat das Schreiben abgeschaltet: An diesem Tisch schreibt jetzt niemand.
}
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
web-took-nobody = (niemand hat den Stich)
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
web-place-target = kann stibitzt werden
web-claim = { $what ->
    [offered] { $self ->
        [yes] Du beanspruchst alle Stiche, die noch übrig sind. Die anderen antworten.
       *[no] { $seat } beansprucht alle Stiche, die noch übrig sind. { $yes } nimmt an, { $no } lehnt ab.
    }
    [accepted] Noch jemand hat angenommen.
    [refused] Der Anspruch ist abgelehnt. Es geht weiter.
   *[withdrawn] Der Anspruch ist zurückgenommen. Es geht weiter.
}
web-claim-waits = { $self ->
    [yes] Du beanspruchst den Rest
   *[no] { $seat } beansprucht den Rest
}
web-claim-sure = Nach dem, was du siehst, ist nicht sicher, dass der Rest dir gehört. Beanspruche ihn noch einmal, um die anderen zu fragen: Du nimmst alle Stiche, die noch übrig sind, mit ihren Punkten.
web-claim-rest = Den Rest beanspruchen
web-claim-again = Die anderen um den Rest fragen
web-claim-accept = Annehmen
web-claim-reject = Ablehnen
web-claim-back = Anspruch zurücknehmen
web-finish = Ohne Pausen
web-finish-waits = Die anderen hier möchten die Pausen noch.
web-word-quit = Dein Platz bleibt dir: Schließe diese Seite; ihre Adresse führt hierher zurück.
web-word-language = Die Sprache wählst du oben auf der Seite; bei openhearts join gibst du sie mit --lang an.
web-word-pace = Das Tempo der Bots steht bei den Einstellungen des Tisches; geändert wird es vom Gastgeber.
web-word-box = Tippe eine Karte, eine Frage oder ein Wort; „hilfe“ nennt alle.
web-word-actions = Was du jetzt tun kannst, steht auf den Knöpfen unter dem Tisch; „hilfe“ nennt die Wörter dafür.
web-word-move = Auf der Seite gehst du mit den Pfeiltasten durch deine Karten. Hier nennst du die Karte: „pd“ spielt sie, „karte pd“ liest sie vor.
web-buffer = { $kind ->
    [play] Meldungen: was geschah.
    [chat] Meldungen: was geschrieben wurde.
   *[all] Meldungen: alle.
}
web-time-left = { $left ->
    [one] Noch { $left } Sekunde.
   *[other] Noch { $left } Sekunden.
}
web-warming = Die starken Bots machen sich auf diesem Rechner bereit, nur dieses eine Mal, etwa eine halbe Minute lang. Bis dahin spielen sie etwas schwächer.
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
web-add-name = Name der neuen Person an diesem Gerät
web-call = { $name } ist dran. Die Karten sind verdeckt.
web-call-open = Für { $name }:
web-call-who = { $name } ist dran
web-curtain-how = Gib das Gerät an { $name } weiter. Die Karten kommen erst, wenn { $name } es sagt.
web-uncover = Ich bin { $name }, zeig meine Karten
web-cover = Meine Karten verdecken
web-words-show = zeigen, hier, bereit
web-words-sit = setzen, hinsetzen, dazusetzen
web-away-ask = { $name } ist seit einer Weile weg. Soll ein Bot weiterspielen, oder soll der Tisch warten?
web-away-say-bot = Bot spielen lassen
web-away-say-wait = Warten
web-away-holds = { $what ->
    [bot] Bis jetzt gilt: Nach einer Minute spielt ein Bot.
   *[wait] Bis jetzt gilt: Der Tisch wartet.
}
web-away-mine = { $what ->
    [bot] Du hast gesagt: Ein Bot soll spielen.
   *[wait] Du hast gesagt: Warten.
}
web-sat = { $name } setzt sich an den Tisch.
web-renamed = { $old } heißt jetzt { $name }.
web-gone = { $name } verlässt den Tisch.
web-sent = Der Gastgeber hat { $name } gebeten, den Tisch zu verlassen.
web-plays-on = Dort spielt ein Bot weiter: { $name }.
web-returned-ask = Jemand sagt: Ich bin { $name } und wieder da.
web-returned-ask-nameless = Jemand sagt: Ich habe keinen Namen genannt, rechts von mir sitzt { $name }, und ich bin wieder da.
web-back-yes = Ja, das ist { $name }
web-back-no = Nein
web-back-offer = Hast du hier schon mitgespielt?
web-back-as = Ich bin { $name }
web-back-as-nameless = Ich habe keinen Namen genannt, rechts von mir sitzt { $name }
web-back-asked = Jemand am Tisch muss noch zustimmen. Dann geht es hier von selbst weiter.
web-back-lines = Abwesend: { $names }. Bist du das? Dann tippe: { $example }. Um dich neu dazuzusetzen, tippe: { $sit }.
web-back-waits = Jemand, der hier sitzt, muss Ja sagen. Dann spielst du weiter.
web-back-again = Du hast deinen Platz wieder.
web-back-here = { $name } ist wieder da, in einem anderen Browser.
web-handed = Dein Platz wird jetzt in einem anderen Browser gespielt: Jemand am Tisch hat gesagt, dass du das bist.

# Einstellungen jeder Person
web-wish-group-you = Du
web-wish-group-looks = Aussehen
web-wish-group-speech = Töne und Ansagen
web-wish-group-play = Am Tisch
web-wish-deck = Karten
web-wish-deck-court = klassische Bilder
web-wish-deck-big = gezeichnet, große Zeichen
web-wish-letters = Buchstaben auf den Karten
web-wish-letters-own = wie im Deutschen: { $letters }
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
web-wish-spoken-brief = nur, was mich angeht
web-wish-spoken-usual = wenn ich dran bin
web-wish-spoken-full = jede Karte
web-wish-reads = Tempo meines Screenreaders in Zeichen pro Sekunde (die Bots warten darauf)
web-wish-reads-none = niemand wartet
web-wish-two-taps = Auf dem Touchscreen: Einmal Tippen hebt eine Karte an, zweimal Tippen spielt sie
web-wish-short-cards = Karten in Zeichen (♠D) statt in Worten
web-wish-sound = Töne
web-wish-keys = Tasten des Tisches (C, 1 bis 9, S, T …)
web-wish-stays = Wie lange ein fertiger Stich liegen bleibt
web-wish-stays-table = wie der Tisch spielt
web-wish-stays-1 = eine Sekunde
web-wish-stays-2 = zwei Sekunden
web-wish-stays-4 = vier Sekunden
web-wish-stays-wait = bis ich weitermache (Rücktaste)
web-wish-vibration = Vibration
web-wish-nudge = Erinnern, wenn ich dran bin (im Titel der Seite und am Tisch)
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
web-device-how = Öffne dort diese Adresse oder scanne das Bild mit dem Handy. Die Adresse gilt nur einmal und nur zehn Minuten lang; gib sie nicht weiter.
web-device-ask = Hier als { $name } weitermachen, mit denselben Plätzen und Einstellungen?
web-device-ask-nameless = Hier mit denselben Plätzen und Einstellungen weitermachen?
web-device-yours = Sag nur dann Ja, wenn du diese Adresse selbst erzeugt hast: Wer sie erzeugt hat, sieht dort, was du hier siehst, auch deine Karten.
web-device-yes = Ja, ich bin { $name }
web-device-yes-nameless = Ja, weitermachen
web-device-no = Nein
web-device-leaves = In diesem Browser hast du eigene Tische. Sie bleiben zurück, wenn du als jemand anderes weitermachst: Erzeuge vorher einen Rückkehrcode, wenn du zu ihnen zurückkommen willst.
web-devices = Deine Geräte
web-code = Rückkehrcode
web-code-how = Mit einem Rückkehrcode kommst du von jedem Browser aus auf deine Plätze zurück, als dieselbe Person wie hier. Er gilt einmal und so lange, bis du ihn ersetzt oder löschst. Schreib ihn auf; wer ihn hat, kann an deiner Stelle spielen.
web-code-make = Rückkehrcode erzeugen
web-code-again = Stattdessen einen neuen Code erzeugen
web-code-end = Code löschen
web-code-is = Du hast einen Rückkehrcode. Er wurde gezeigt, als er erzeugt wurde.
web-code-shown = Das ist dein Rückkehrcode. Er wird nur jetzt gezeigt, also schreib ihn auf:
web-code-where = Gib ihn ein unter { $address }
web-return = Mit einem Rückkehrcode zurückkommen
web-return-how = Gib den Code ein, den du aufgeschrieben hast. Leerzeichen, Striche und Kleinbuchstaben sind egal.
web-return-yours = Gib nur einen Code ein, den du selbst erzeugt hast: Wer ihn erzeugt hat, sieht, was du hier siehst, auch deine Karten.
web-return-go = Zurückkommen
web-return-wrong = Dieser Code gilt nicht. Vielleicht ist ein Buchstabe falsch, oder er wurde schon benutzt oder ersetzt.
web-sign-out = Hier abmelden
web-sign-out-how = Dieser Browser kennt dich dann nicht mehr, und Tische, die darin offen sind, werden geschlossen.
web-sign-out-back = Auf deine Plätze kommst du nur mit einem Rückkehrcode zurück oder auf einem anderen Gerät, das dich noch kennt. Ohne eines von beiden geht es nicht.
web-end-others = Meine anderen Geräte abmelden
web-end-others-how = Überall sonst wirst du sofort abgemeldet: in anderen Browsern, auf Handys und in Terminals. Auch Adressen für andere Geräte und dein Rückkehrcode gelten dann nicht mehr. Hier bleibst du angemeldet.
web-end-others-done = Jetzt bist du nur noch in diesem Browser angemeldet. Dein Rückkehrcode gilt nicht mehr; erzeuge einen neuen, wenn du einen willst.

# Fehler
web-fault-title = Das ging nicht
web-fault-none = Diese Seite gibt es nicht.
web-fault-table = Diesen Tisch gibt es nicht. Frag noch einmal nach der Adresse.
web-fault-pass = Diese Adresse ist zu alt. Erzeuge auf dem ersten Gerät eine neue.
web-fault-pass-used = Diese Adresse wurde schon benutzt. Erzeuge auf dem ersten Gerät eine neue. Wenn nicht du sie benutzt hast, melde dort unter Einstellungen deine anderen Geräte ab.
web-fault-form = Diese Seite ist zu alt. Geh zurück, lade sie neu und versuche es noch einmal.
web-fault-large = Das ist zu groß.
web-fault-often = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
web-fault-request = Diese Anfrage ist nicht zu verstehen.
web-fault-own = Hier ist etwas schiefgegangen. Nichts vom Spiel ist verloren: Lade die Seite neu.

# Faires Spiel
web-fair-1 = Bots bekommen genau das, was du bekommst: ihre eigene Hand und was offen auf dem Tisch liegt. Mehr gibt ihnen das Programm nicht, und Tests vergleichen Paare von Spielen, die sich nur in verdeckten Karten unterscheiden: Jeder Bot muss in beiden gleich wählen.
web-fair-2 = Vor jedem Spiel legt der Server die Karten durch eine lange Zahl fest, die nichts verrät, sich aber nicht mehr ändern lässt. Dann geben alle am Tisch eigenen Zufall dazu, damit weder der Server die Karten bestimmt noch wer zuletzt dran ist.
web-fair-3 = Ist das Spiel zu Ende, wird das Geheimnis gelüftet. Alle können die Karten daraus nachrechnen; die Aufzeichnung der Partie enthält alles, was man dazu braucht.
web-fair-4 = Was ein Bot wählt, folgt aus dem, was er sieht, und aus einer Zahl, die in der Aufzeichnung steht. Alle können jede Wahl nachrechnen und sehen, dass nichts anderes nötig war.
web-fair-5 = Wie lange ein Bot zu denken scheint, hängt nicht von seinen Karten ab.
web-fair-state = { $state ->
    [open] Das Spiel läuft: Seine Karten liegen durch diese Zahlen schon fest.
    [right] Nachgerechnet: Diese Zahlen ergeben genau die Karten, die gegeben wurden.
    [fixed] Hier wurde nicht gemischt: Die Karten dieses Spiels waren vorher bekannt. Es ist für eine Person mit Bots.
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
    [fixed] Die Karten dieses Spiels waren vorher bekannt; gemischt wurde nicht, und bewiesen ist nichts. Das nächste Spiel wird gemischt.
   *[over] Das Geheimnis ist gelüftet, und diese Seite hat das Spiel selbst nachgerechnet.
}
web-fair-all = Alle Spiele dieses Tisches, vom Server nachgerechnet
web-fair-by = { $by ->
    [server] Nicht rechtzeitig geantwortet: Das hat der Server beigetragen, wie sein Geheimnis es verlangt.
   *[withheld] Nicht rechtzeitig genannt: Dafür hat der Server das beigetragen, wie sein Geheimnis es verlangt.
}
web-fair-verdict = { $state ->
    [right] auf dieser Seite nachgerechnet: richtig
    [part] auf dieser Seite nachgerechnet: richtig, aber ohne den Beitrag dieser Seite
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
web-fair-check-key = { $state ->
    [right] Das Spiel ist vom Server signiert, mit dem vorher genannten Schlüssel.
   *[wrong] Das Spiel ist NICHT mit dem Schlüssel signiert, den der Server vorher genannt hat.
}
web-fair-check-signed = { $state ->
    [right] Dieser Browser hat die Quittungen des Servers geprüft.
   *[wrong] Eine Quittung ist NICHT vom Server signiert: Sie beweist nichts.
}
web-fair-check-receipts = { $state ->
    [right] Das Spiel passt zu den Quittungen, die diese Seite hat.
   *[wrong] Das Spiel WIDERSPRICHT Quittungen, die diese Seite hat. Lade sie unter „Alle Spiele dieses Tisches“ herunter: Sie können ein Beweis sein.
}
web-fair-check-withheld = Der Server hat die Festlegung dieser Seite quittiert und sagt, die Zahl selbst sei nicht rechtzeitig gekommen. Das wird gekennzeichnet und gezählt; woran es lag, lässt sich nicht beweisen.
web-fair-check-silent = Was diese Seite beitragen wollte, wurde nicht verwendet, und der Server hat es nie quittiert: Das lässt sich nicht beweisen.
web-fair-key = Schlüssel der Quittungen des Servers
web-fair-receipts = Quittungen dieses Browsers herunterladen
web-fair-whole = Alle Spiele zusammen
web-fair-tally = Selbst eine Zahl beigetragen: { $own } · nicht geantwortet: { $given } · sich festgelegt und die Zahl nicht genannt: { $withheld }
web-fair-withheld = Spiele, in denen eine Zahl nach ihrer Festlegung zurückgehalten wurde: { $deals }. Jede solche Zahl kann eine Wahl zwischen zwei Spielen gewesen sein, durch den Server oder den Platz.
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
web-fair-drops = Eines bleibt: Der Server sieht die Zahlen, bevor er gibt, und könnte von manchen sagen, sie seien nie gekommen. Mit einer Zahl hätte er die Wahl zwischen zwei Spielen, mit zweien unter vier, mit dreien unter acht. Jede Zahl, die nach ihrer Festlegung fehlt, wird gekennzeichnet und gezählt, für jedes Spiel und für die ganze Partie.
web-fair-proved = Darum bekommt deine Seite eine signierte Quittung für ihre Festlegung und noch eine für ihre Zahl. Lässt das signierte Spiel eine quittierte Zahl weg, beweist das, dass der Server betrügt. Eine Quittung nur für die Festlegung zeigt, dass eine Zahl zurückgehalten wurde, nicht von wem. Was nie quittiert wurde, lässt sich nicht beweisen.
web-fair-yourself = Sieh selbst nach
web-fair-yourself-1 = Am Tisch rechnet dein eigener Browser unter „Faires Spiel“ das Spiel nach, sobald es zu Ende ist, und nennt jede falsche Zahl.
web-fair-yourself-2 = Die Aufzeichnung einer Partie enthält alle Zahlen; ein Programm von dreißig Zeilen, das nichts von OpenHearts weiß, prüft sie.
web-fair-yourself-3 = Was du unter „Dein Beitrag zum Mischen“ eintippst, geht in die nächsten Karten ein.
web-fair-yourself-4 = Dein Browser bewahrt die Quittungen seiner letzten Spiele auf. Du kannst sie auf der Seite mit allen Spielen eines Tisches herunterladen; „openhearts check --shuffle --receipts“ sagt, was sie über eine Aufzeichnung beweisen.

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
web-why-from = Stärke des Bots: { $level }. Entscheidung { $number } mit dem Startwert { $seed }: Nichts anderes ist eingeflossen.
web-why-candidates = Was von jeder Möglichkeit zu erwarten war
web-why-again = Für diese Tabelle wurde jede Möglichkeit noch einmal und gleich lange gemessen: Die Zahlen können ein wenig von denen abweichen, nach denen der Bot entschied.

# Die Befehlszeile
web-serving = OpenHearts ist unter { $address }
web-serving-stop = Beenden mit Strg-C; jeder Tisch ist gespeichert.
web-serving-open-file = Andere auf diesem Rechner können { $file } lesen, und darin stehen Geheimnisse. So verhinderst du es: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = bis { $limit }
web-bar-sound = { $state ->
    [on] Töne sind an: ausschalten
   *[off] Töne sind aus: einschalten
}
web-bar-size = Karten und Schrift größer
web-bar-pace = { $what }: { $pace }. Ändern
web-play = Spielen
web-drawer = Punkte, Leute und mehr
web-drawer-close = Schließen

# The sheet after a deal
web-sheet-place = Platz { $place } von { $count }
web-sheet-leads = Du führst
web-sheet-behind = { $gap } hinter { $seat }
web-sheet-level = Gleichauf mit { $seat }
web-decided = Die entscheidende Karte
web-tab-cards = Karten
web-tab-tricks = Stiche

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } Personen · { $level }
web-adjust = Anpassen
