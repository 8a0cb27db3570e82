# Die Hilfe der Befehlszeile. Namen von Optionen und was in Anführungszeichen steht, wird so getippt; die Wörter in Großbuchstaben sind die von usage-word-*.

usage-usage = Aufruf:
usage-options = Optionen:
usage-commands = Befehle:
usage-help = Diese Hilfe zeigen.
usage-version = Die Version zeigen.
usage-lang = Sprache: { $codes }
usage-word-name = NAME
usage-word-file = DATEI
usage-word-seat = PLATZ
usage-word-cards = KARTEN
usage-word-card = KARTE
usage-word-folder = ORDNER
usage-word-number = NUMMER
usage-word-days = TAGE
usage-word-address = ADRESSE
usage-word-variant = VARIANTE
usage-word-command = BEFEHL
usage-word-options = OPTIONEN
usage-word-args = ANGABEN
usage-word-game = SPIEL

# Die Befehle
usage-main =
    Jedes Hearts, für alle: spielen, zuschauen, prüfen und untersuchen.

    „{ PROGRAM() } play“ fragt, was es wissen muss; „{ PROGRAM() } { usage-word-command } --help“ zeigt, was ein Befehl annimmt.
usage-command-play =
    Gegen Bots spielen. Fragt, was nicht angegeben ist; jeder Zug wird sofort gesichert.

    Tasten im Spiel: ? zeigt alle.
usage-command-watch = Bots bei einer Partie zuschauen.
usage-command-variants = Alle Varianten mit ihren Platzzahlen und Bündeln auflisten.
usage-command-rules = Die Regeln einer Variante oder einer Regeldatei in Worten zeigen.
usage-command-check = Aufzeichnungen prüfen. Jeder Zug wird noch einmal getan; die erste Zeile, die nicht passt, wird genannt.
usage-command-replay = Eine Aufzeichnung Schritt für Schritt ansehen. Enter geht weiter, B zurück, N zum nächsten Spiel.
usage-command-simulate =
    Viele Partien zwischen Bots spielen und sagen, wie jeder abschneidet.

    Ein Bot, der versagt, beendet den Lauf mit seinem Traceback. Mehr steht in docs/bots.md.
usage-command-arena =
    Bots aneinander messen, mit denselben Karten in jeder Sitzordnung.

    Ein Bot, der versagt, beendet den Lauf mit seinem Traceback. Mehr steht in docs/bots.md.
usage-command-warm = Im Voraus kompilieren, womit Bots suchen. Das geschieht für eine Variante oder (ohne { usage-word-variant }) für einen Server; der Befehl sagt, wo es liegt.
usage-command-train =
    Die Netze des stärksten Bots im Spiel gegen sich selbst trainieren. Derselbe Befehl setzt einen abgebrochenen Lauf fort.

    In { usage-word-folder } liegen die Netze und curves.csv. Es dauert Stunden auf zwei Kernen; mehr steht in docs/training.md.
usage-command-join =
    Sich an einen Tisch auf einem Server setzen, in einfachen Zeilen. URL ist die Einladung.

    Der Server erkennt dich wieder. Ein zweites Terminal am selben Tisch ist jemand anderes; mit --as sagst du, wer du bist.
usage-command-serve = Tische im Browser anbieten: für dich allein, dein Wohnzimmer oder alle.
usage-command-keys = Die Schlüssel eines Servers in eine Datei schreiben, für alle Rechner an einer Datenbank.
usage-command-prune =
    Entfernen, was ein Server aufhebt und lange niemand benutzt hat: Tische, Blöcke, Hausregeln.

    Vorher wird gefragt. Der Server darf dabei laufen und tut dasselbe jeden Tag von selbst (--keep-days).
usage-command-db = Alles durchsehen, sichern und zurückholen, was ein Server aufhebt.
usage-command-db-check = Die ganze Datenbank durchsehen und jeden Tisch zu lesen versuchen. Geändert wird nichts; der Rückgabewert ist 1, wenn etwas nicht stimmt.
usage-command-db-upgrade = Die Datenbank auf den neuen Stand bringen. Der Server tut dasselbe, wenn er startet.
usage-command-db-backup = Die Datenbank, wie sie in einem Augenblick ist, in eine neue DATEI kopieren, auch während der Server läuft. So eine Kopie lässt sich nach SQLite und nach PostgreSQL zurückholen.
usage-command-db-restore = Bei angehaltenem Server alles durch eine Sicherung ersetzen. Es wird vorher gefragt; laufende Spiele werden neu gegeben, damit niemand die Karten kennt.
usage-command-db-mark-restored = Mitteilen, dass die Datenbank auf anderem Weg zurückgeholt wurde (ein Abbild der Platte, pg_restore): Laufende Spiele werden neu gegeben.
usage-command-db-export = Die Aufzeichnung jedes Tisches, an dem ein Spiel zu Ende ist, in einen ORDNER schreiben. Darin stehen Namen von Leuten.
usage-command-bridge =
    Anderen Programmen antworten: Je Zeile kommt ein JSON-Objekt herein und geht eins hinaus (docs/bridge.md).

    Worauf gewartet wird, während eine Suche kompiliert wird, steht in der Fehlerausgabe.
usage-command-advise =
    An einem echten Kartentisch Rat geben: was zu tun ist und was jede Möglichkeit wert ist.

    In Hearts fragt es nach der Hand und den gespielten Karten, wo --hand fehlt; in Herz an Herz nach den bisherigen Zügen und der gezogenen Karte, wo --plays und --drawn fehlen. Ein Zug ist eine Zeile einer Aufzeichnung (3. P0 draws 45: left) oder weniger (45: left).
usage-command-saved =
    Gesicherte Partien auflisten: Nummer, Spiel, Beteiligte, wievieltes Spiel, wann, Stand.

    „{ PROGRAM() } play --resume { usage-word-number }“ setzt eine fort, „{ PROGRAM() } saved delete { usage-word-number }“ löscht sie.
usage-command-saved-delete = Gesicherte Partien endgültig löschen, nach ihren Nummern in der Liste; vorher wird gefragt.
usage-command-bot = Einen eigenen Bot schreiben und sehen, ob er hält, was Bots versprechen.
usage-command-bot-new = Einen Bot für den Anfang schreiben: { usage-word-file } (mine.py) darf es noch nicht geben.
usage-command-bot-test =
    Prüfen, ob ein Bot hält, was Bots versprechen: Er spielt nach den Regeln, allein nach seiner Sicht, seinem Aufwand und seinem Zufall.

    BOT ist mine.py (oder mine.py:Klasse), eine Stufe oder cmd:./programm. Der Rückgabewert ist 1, wenn ein Versprechen gebrochen wird, und 2, wenn es den Bot nicht gibt.
usage-command-game = Ein Spiel daraufhin prüfen, ob es hält, was Spiele versprechen.
usage-command-game-test =
    Prüfen, ob ein Spiel hält, was Spiele versprechen: Verdeckte Karten bleiben verdeckt, angenommen wird genau das, was zur Wahl steht, und eine Aufzeichnung führt zu demselben Spiel zurück.

    { usage-word-game } ist hearts, herz_an_herz, mine.py (oder mine.py:{ usage-word-name }) oder package.module:{ usage-word-name }. Der Rückgabewert ist 1, wenn ein Versprechen gebrochen wird, und 2, wenn es das Spiel nicht gibt.

# Optionen mehrerer Befehle
usage-seats = Zahl der Plätze.
usage-option = Eine Regel (end.limit=50) oder ein Bündel (sun); mehrmals möglich.
usage-rules = Eigene Regeln (TOML).
usage-seed = Derselbe Startwert ergibt dieselben Karten und Bots.
usage-plain = Nur Zeilen: keine Farben, kein Cursor, für jeden Screenreader.
usage-bots = Wer die Bots sind: novice, casual, club, expert, master (der schwächste zuerst), random, datei.py:Klasse; mehrere mit ;
usage-pace = Sekunden zwischen den Karten der Bots; 0 heißt sofort.
usage-announce = Was gesagt wird: jede Karte; der Stich, sobald du dran bist; oder nur, was du entscheiden musst.
usage-signs = Karten als Zeichen (♠D) statt in Worten, auch in Zeilen.
usage-letters = Die Buchstaben von Bube, Dame, König und Ass auf den Karten, wie in den Einstellungen im Browser; „own“: die der Sprache.
usage-cells = Zeilen von höchstens N Zeichen, etwa 40 für eine Braillezeile.
usage-first-leader = Wer beginnt, wo die Regeln es offenlassen.
usage-record = Die Aufzeichnung der Partie hierhin schreiben.
usage-json = Für Programme.
usage-yes = Nicht fragen.

# Optionen eines Befehls
usage-play-name = Dein Name.
usage-play-resume = Die zuletzt gesicherte Partie fortsetzen, von { usage-word-variant }, wo eine angegeben ist, oder die mit dieser Nummer aus „{ PROGRAM() } saved“. Sie geht weiter, wie sie begonnen wurde: --seats, --bots, --option, --rules, --seed, --name und --first-leader werden abgewiesen.
usage-watch-view = Was ein Platz sieht, oder mit „all“ alle Hände; sonst, was offen liegt.
usage-rules-options = Alle Optionen auflisten, so wie --option sie annimmt.
usage-check-bots = Jede Wahl eines Bots aus seiner Sicht nachrechnen.
usage-check-shuffle = Jedes Spiel aus seinen Festlegungen nachrechnen.
usage-check-receipts = Die Quittungen einer Seite mit der Aufzeichnung vergleichen und sagen, was sie beweisen.
usage-replay-seat = Was ein Platz sah; sonst alle Hände.
usage-replay-deal = Mit diesem Spiel beginnen.
usage-measure-players = Bots nach Plätzen, oder einer für alle.
usage-measure-seed = Derselbe Startwert ergibt dieselben Karten.
usage-measure-processes = Prozesse, in denen gespielt wird (einer je Kern).
usage-measure-ray = Auf einem Ray-Cluster spielen: host:port, local oder der, der hier läuft.
usage-measure-tolerate = Bots zählen, die versagen, und für sie weiterspielen.
usage-measure-resume = Fertige Blöcke in dieser Datei aufheben und mit ihr weitermachen.
usage-measure-records = Die Aufzeichnung jeder Partie oder jedes Spiels in diesem Ordner aufheben.
usage-measure-csv = Werte durch Kommas getrennt schreiben (- zeigt sie stattdessen an).
usage-measure-times = Auch ausgeben, wie lange Entscheidungen dauern; jeder Lauf hat seine eigenen Zeiten.
usage-measure-json = Ein JSON-Objekt statt der Tabelle ausgeben.
usage-simulate-matches = Zahl der Partien (20).
usage-arena-blocks = Spiele, jedes in jeder Sitzordnung (100).
usage-train-rounds = Runden aus Spielen und Lernen insgesamt (12).
usage-train-first = Beispiele der ersten Runde (6000000).
usage-train-later = Beispiele jeder weiteren Runde (4000000).
usage-train-keep = Runden, aus deren Beispielen die Netze lernen (3).
usage-train-rate = Der größte Lernschritt (0.002).
usage-train-epochs = Wie oft die Beispiele in einer Runde durchgegangen werden (3).
usage-train-mixed = Von 256 Spielen die, in denen Plätze nach festen Regeln spielen (128).
usage-train-from = Mit den Netzen eines anderen Laufs weitermachen, einer round-NN.npz.
usage-train-seed = Derselbe Startwert und dieselbe Zahl von Threads ergeben dieselben Netze.
usage-train-threads = Threads, in denen gespielt und gelernt wird (2).
usage-join-name = Wie die anderen dich nennen.
usage-join-as = Wer du bist, wo mehrere dieses Konto benutzen.
usage-join-sign-out = Stattdessen den Server dich vergessen lassen.
usage-serve-host = Die Adresse, auf der der Server lauscht (nur dieser Rechner).
usage-serve-port = Der Port (8765 oder der nächste freie; 0: irgendeiner).
usage-serve-data = Wo Tische aufgehoben werden (dein Datenordner).
usage-database = Ein anderer Ort für die Tische als der Datenordner: postgresql://Benutzer@Rechner/Datenbank.
usage-serve-synchronous = Was einen Stromausfall übersteht: full alles, was jemandem gesagt wurde; normal schreibt schneller und kann die letzten Augenblicke verlieren (full).
usage-serve-workers = Wie viele Prozesse arbeiten, an einer gemeinsamen PostgreSQL-Datenbank (1).
usage-serve-key-file = Die Datei mit den Schlüsseln, auf jedem Rechner dieselbe; { PROGRAM() } keys schreibt sie (Schlüssel im Datenordner).
usage-serve-public-url = Was man eintippt, wenn ein anderer Server davorsteht.
usage-serve-lan = Für alle in deinem Netz: zeigt die Adresse, auch als QR-Code.
usage-serve-no-browser = Keinen Browser öffnen.
usage-serve-keep-days = Wie viele Tage aufgehoben wird, was niemand benutzt (400; 0: für immer).
usage-serve-keep-unfinished-days = Dasselbe für nicht beendete Tische (wie --keep-days).
usage-serve-keep-chat-days = Dasselbe für das, was an Tischen geschrieben wurde (30; 0: für immer).
usage-serve-tables-per-person = Offene Tische, die eine Person haben darf (200; 0: beliebig viele).
usage-serve-tables-per-address = Tische einer Netzadresse im Arbeitsspeicher (200).
usage-serve-table-mb = Megabyte, die ein Tisch belegen darf (16; 0: beliebig viele).
usage-serve-store-mb = Megabyte, die alles zusammen belegen darf (0: beliebig viele).
usage-serve-operator-token-file = Eine Datei mit dem Token, nach dem /metrics und /operator fragen (keine: Nur dieser Rechner sieht sie).
usage-serve-log-format = Wie die Zeilen des Logs aussehen (text).
usage-serve-log-events = Was ins Log kommt: faults Fehler; refusals auch, was abgelehnt wurde; requests auch jede Antwort (refusals).
usage-prune-data = Wo der Server seine Tische aufhebt (dein Datenordner).
usage-prune-older-than = Entfernen, was so viele Tage niemand benutzt hat (400).
usage-prune-unfinished-older-than = Dasselbe für nicht beendete Tische (wie --older-than).
usage-prune-dry-run = Nur sagen, was entfernt würde.
usage-bridge-bot = Wer antwortet (expert), wenn eine Zeile niemanden nennt.
usage-advise-seat = Dein Platz, im Uhrzeigersinn ab 0 (0).
usage-advise-hand = Deine Hand, wie sie gegeben wurde oder wie sie jetzt ist: 'QS AH 10D ...'
usage-advise-deal = Das wievielte Spiel es ist (1), für das Schieben.
usage-advise-dealer = Wer gegeben hat.
usage-advise-gave = Die Karten, die du geschoben hast.
usage-advise-got = Die Karten, die du bekommen hast.
usage-advise-kitty = Die übrigen Karten, wenn du sie gesehen hast.
usage-advise-plays = Alles, was gespielt wurde, der Reihe nach; Stiche oder Züge dürfen mit / getrennt sein.
usage-advise-drawn = Herz an Herz: die Karte, die du jetzt gezogen hast.
usage-advise-scores = Stand vor diesem Spiel, nach Plätzen.
usage-advise-opening-card = Die Karte, die eröffnet hat, wo es die niedrigste auf einer Hand ist.
usage-advise-bot = Wer den Rat gibt (expert).
usage-advise-budget = Wie viele Welten ausgedacht werden.
usage-bot-test-game = Alle Varianten eines Spiels: hearts, herz_an_herz.
usage-bot-test-seed = Derselbe Startwert stellt dieselben Fragen (1).
usage-bot-test-quick = Wenige Regeln, wenige Fragen.
usage-bot-test-long = Alle Varianten in jeder Größe, viele Fragen.
usage-bot-test-budget = Aufwand je Entscheidung; sonst das eigene Maß des Bots.
usage-bot-test-max-ms = Keine Entscheidung darf länger dauern.
usage-game-test-seed = Derselbe Startwert ergibt dieselben Karten (1).
usage-game-test-quick = Wenige Regeln, wenige Spiele.
usage-game-test-long = Alle Varianten in jeder Größe, viele Spiele.
usage-game-test-deals = Spiele mit jedem Regelsatz.
