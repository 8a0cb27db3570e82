# The server and the commands.

error-no-such-command = Einen Befehl „{ $name }“ gibt es nicht. Alle zeigt: „{ $help }“.
error-no-such-option = Eine Option { $name } gibt es nicht. Alle zeigt: „{ $help }“.
error-argument-missing = { $name } fehlt. Was der Befehl braucht, zeigt: „{ $help }“.
error-argument-value = Für { $name } geht: { $may }. Mehr zeigt: „{ $help }“.
error-option-needs-value = Nach { $name } fehlt ein Wert. Was der Befehl braucht, zeigt: „{ $help }“.
error-option-takes-none = { $name } nimmt keinen Wert. Was der Befehl braucht, zeigt: „{ $help }“.
error-too-many-arguments = Der Befehl nimmt weniger Angaben: { $name } kann dort nicht stehen. Was er braucht, zeigt: „{ $help }“.
error-usage = Der Befehl ist nicht zu verstehen: { $why }. Was er braucht, zeigt: „{ $help }“.
error-cannot-join = Der Tisch ist nicht zu erreichen: { $why }.
error-cannot-listen = Der Server lässt sich an { $host }, Port { $port }, nicht öffnen: { $why }. Wähle mit --port einen anderen.
error-no-address = „{ $host }“ ist keine Adresse dieses Rechners. Lass --host weg, oder nimm eine, die er hat.
error-public-url = „{ $text }“ ist keine öffentliche Adresse. Schreib sie wie https://hearts.example, ohne Pfad.
error-operator-token = Die Datei { $file } enthält kein Token: Gebraucht wird ein einziges Wort mit mindestens { $least } Zeichen.
error-no-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $why }. Wähle mit --data einen anderen.
error-file-unusable = Die Datei { $file } lässt sich nicht benutzen: { $why }. Sieh nach, ob es ihren Ordner gibt und OpenHearts dort Zugriff hat.
error-folder-in-use = Ein anderes OpenHearts hat seine Tische in { $folder }: { $address }. Nimm dieses, beende es, oder wähle mit --data einen anderen Ordner.
error-no-key-file = Die Schlüsseldatei { $file } gibt es nicht. Schreibe eine mit: { PROGRAM() } keys { $file }
error-damaged-key-file = Die Schlüsseldatei { $file } ist beschädigt oder keine von OpenHearts. Lege eine Kopie zurück; { $kind ->
    [secret] mit einem anderen Schlüssel wird niemand mehr erkannt.
    [receipts-key] zu einem anderen Schlüssel passen die ausgestellten Quittungen nicht mehr.
   *[other] mit anderen Schlüsseln lässt sich kein Tisch lesen.
}
error-other-keys = Die Tische in dieser Datenbank sind mit anderen Schlüsseln versiegelt. Nimm die Schlüsseldatei der Server, die sie benutzen: --key-file.
error-workers-need-database = Mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank: --database postgresql://… Mit einer Datei arbeitet nur einer.
error-workers-run = { $count ->
    [one] Ein Server benutzt diese Datenbank. Beende ihn zuerst.
   *[other] { $count } Server benutzen diese Datenbank. Beende sie zuerst.
}
error-cannot-write = Das lässt sich nicht schreiben oder lesen: { $why }.
error-file-exists = { $file } gibt es schon; überschrieben wird nichts.
error-file-in-use = { $file } ist in einem anderen Programm offen.
error-no-home = Es gibt kein persönliches Verzeichnis: { $why }.
error-too-many-files = In { $folder } liegen zu viele Tische.
error-store-read-only = In den Speicher kann nicht geschrieben werden ({ $where }). Erlaube dem Konto, unter dem OpenHearts läuft, diese Datei und ihren Ordner zu ändern, oder nimm einen anderen Ort.
error-store-damaged = Der Speicher ist beschädigt oder gar keiner ({ $where }). Leg ihn beiseite und nimm die letzte Sicherung; „sqlite3 FILE .recover“ rettet, was noch lesbar ist.
error-store-foreign = Die Datenbank gehört einem anderen Programm ({ $where }). Nimm eine andere Datei; an dieser wurde nichts geändert.
error-store-newer = Der Speicher stammt von einer neueren Version von OpenHearts ({ $where }; Stand { $revision }, hier bekannt ist { $known }). Installiere jene Version oder nimm eine andere Datei.
error-store-full = Für den Speicher ist kein Platz mehr ({ $where }). Schaff Platz auf dem Laufwerk; was bestätigt wurde, ist gespeichert.
error-store-busy = Ein anderes Programm hält den Speicher gesperrt ({ $where }). Versuch es noch einmal; bleibt es dabei, beende das Programm, das die Datei hält (eine Sicherung, ein Datenbankprogramm).
error-store-no-place = Der Speicher lässt sich nicht öffnen oder anlegen ({ $where }). Nimm eine Datei in einem Ordner, in den das Konto von OpenHearts schreiben darf.
error-store-unsuited = Hier können sich mehrere Programme den Speicher nicht teilen ({ $where }). Nimm eine Datei auf einem Laufwerk dieses Rechners (kein Netzlaufwerk).
error-store-unknown-kind = Diese Art von Speicher gibt es hier nicht ({ $where }). Gib einen Pfad an, sqlite:///Pfad oder postgresql://Benutzer@Rechner/Datenbank.
error-store-unreachable = Die Datenbank ist nicht zu erreichen ({ $where }): Ihr Server antwortet nicht oder lässt OpenHearts nicht hinein. Sieh nach, ob der Server läuft und ob Adresse, Benutzer, Passwort und Datenbank stimmen.
error-store-denied = OpenHearts darf in diese Datenbank nichts schreiben ({ $where }). Gib seinem Benutzer das Recht, dort Tabellen anzulegen; eine Datenbank, die nur einer anderen folgt, taugt nicht dazu.
error-store-encoding = Die Datenbank hält Texte in { $encoding } statt in UTF-8 ({ $where }): Namen aus vielen Sprachen haben darin keinen Platz. Lege eine andere mit ENCODING UTF8 an.
error-store-older = Der Speicher stammt von einer älteren Version von OpenHearts ({ $where }; Stand { $revision }, diese hat { $known }). Bring ihn zuerst auf den neuen Stand: „{ PROGRAM() } db upgrade“.
error-store-in-the-way = Eine Datei dieses Namens gibt es schon ({ $where }). Wähle einen anderen Namen; es wurde nichts überschrieben.
error-store-no-backup = { $kind ->
    [zip] { $where } ist ein Zip-Archiv, etwa von Aufzeichnungen, und keine Sicherung: Tische lassen sich daraus nicht herstellen.
   *[other] { $where } ist keine Sicherung, oder ihr Anfang ist beschädigt.
} Geändert wurde nichts. Nenne eine Datei, die „{ PROGRAM() } db backup“ geschrieben hat.
error-store-closed = Der Speicher ist geschlossen ({ $where }). Öffne ihn wieder.
error-store-failed = Das System konnte den Speicher nicht lesen oder beschreiben ({ $where }). Sieh nach, ob das Laufwerk da und gesund ist, und starte neu: Halbes wird nie gespeichert.
error-store-name = Ein Name im Speicher hat 1 bis { $most } druckbare Zeichen.
error-no-stream = Einen Datenstrom „{ $stream }“ gibt es nicht.
error-stream-exists = Einen Datenstrom „{ $stream }“ gibt es schon.
error-stream-conflict = Die Zahl der Einträge im Datenstrom „{ $stream }“ ist { $length }, nicht { $after }.
error-stream-command-done = Einträge dieses Befehls stehen schon im Datenstrom „{ $stream }“. Lies ihn noch einmal.
error-no-language = Diese Sprachen gibt es: { $list }.
error-no-answer = Es kam keine Antwort, und kein Spiel wurde begonnen. Nenne das Spiel, etwa: { PROGRAM() } play classic
error-nothing-saved = Es gibt keine gesicherte Partie. Eine neue beginnt mit: { PROGRAM() } play
error-nothing-saved-of = Es gibt keine gesicherte Partie von „{ $names }“. Eine neue beginnt mit: { PROGRAM() } play { $variant }
error-no-saved-match = Eine gesicherte Partie { $number } gibt es nicht; gesicherte Partien: { $count }. Eine Liste gibt: { PROGRAM() } saved
error-saved-of-other = In der gesicherten Partie { $number } wird „{ $names }“ gespielt, nicht „{ $other }“.
error-saved-as-begun = Eine gesicherte Partie geht weiter, wie sie begonnen hat. Lass weg: { $list }
error-cannot-resume = { $file } lässt sich nicht fortsetzen: { $cause }
error-other-run = { $file } stammt aus einem anderen Lauf: andere Bots, andere Regeln oder ein anderer Startwert. Nenne eine neue Datei.
error-other-form = Mit { $file } kann es nicht weitergehen: Die Datei stammt von einer anderen Version der Arena oder aus gar keiner. Nenne eine neue Datei.
error-failures-kept = In { $file } stehen gezählte Fehler von Bots ({ $count }). Mach mit --tolerate weiter, oder nenne eine neue Datei.
error-process-died = Ein Prozess, der spielte, wurde beendet: von einem Bot, von außen oder vom System, weil der Arbeitsspeicher nicht reichte. Mit --processes 1 wird weniger davon gebraucht; was --resume aufgehoben hat, ist nicht verloren.
error-processes-not-begun = Kein Prozess konnte zu spielen beginnen. In einem eigenen Skript muss der Aufruf unter { $sample } stehen, und ein eigener Bot auf der obersten Ebene einer Datei, nicht in einem Notebook oder an der Eingabezeile. Mit processes=1 ist beides nicht nötig.
error-no-cluster = Unter { $text } antwortet kein Ray-Cluster: { $why }. „ray start --head“ startet einen; --ray local spielt auf einem eigenen auf diesem Rechner.
error-cluster-lost = Der Ray-Cluster kann nicht weitermachen: { $why }. Was --resume aufgehoben hat, ist nicht verloren.
error-options-apart = { $list } gehen nicht zusammen: Wähle eins davon.
error-other-simulation = Was als resume angegeben ist, wurde mit anderen Bots, anderen Regeln oder einem anderen Startwert gespielt. Lass es weg, oder nimm dieselben.
error-failures-told = In dem, was als resume angegeben ist, stehen gezählte Fehler von Bots ({ $count }). Schreib tolerate=True, oder lass es weg.
error-seatings-many = Das sind zu viele Sitzordnungen für einen Block: { $count } (höchstens { $most }). Schreib seatings="rotations".
error-same-place = { $list } nennen denselben Ort: { $file }. Nenne verschiedene.
error-cannot-put = { $name } { $file } lässt sich nicht schreiben: { $kind ->
    [missing] Den Ordner dafür gibt es nicht; leg ihn an, oder nenne einen anderen Ort
    [folder] Das ist ein Ordner; nenne eine Datei
    [file] Das ist eine Datei; nenne einen Ordner
    [forbidden] Die Erlaubnis fehlt
   *[other] { $why }
}.
error-other-training = { $folder } enthält ein Training mit anderen Regeln oder Einstellungen. Nenne einen neuen Ordner.
error-cannot-learn = Diese Regeln lassen sich nicht lernen: { $why }.
error-no-deal-there = Ein Spiel { $deal } steht nicht in dieser Aufzeichnung.
error-no-such-view = { $text } ist keine Sicht; schreibe all oder einen Platz von 0 bis { $last }.
error-no-scores = { $text } ist keine Liste von Punkten; schreibe eine Zahl für jeden Platz, etwa 26,0,13,5.
error-no-such-flag = Bei { $names } gibt es { $what } nicht; es gibt { $list }.
error-no-store = In { $folder } hat kein Server etwas aufgehoben. Nenne seinen Ordner mit --data.
error-cannot-ask = Hier kann niemand gefragt werden: Schreib --yes dazu, oder --dry-run, um zu sehen, was entfernt würde.
error-needs-extra = Dafür fehlt hier { $module }. So wird es installiert: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Hier kann niemand gefragt werden: Schreib --yes dazu.
