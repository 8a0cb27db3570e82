# Was das Terminal selbst sagt: Fragen vor dem Spiel, Eingabezeilen, Sichern, Hilfe. Karten und Ereignisse stehen anderswo.

terminal-prompt = >
terminal-prompt-box = Befehl:
terminal-prompt-keys = { $phase ->
    [pass] Pfeile bewegen, Leertaste wählt, Enter schiebt. ? Hilfe
    [play] Pfeile bewegen, Enter spielt. ? Hilfe
    [choose] ← → wählen, Enter nimmt es. ? Hilfe
    [start] Enter behält, Z wirft ab. ? Hilfe
    [lay] ← → wählen die Reihe, Enter legt, Z wirft ab. ? Hilfe
    [nowhere] Enter wirft ab. ? Hilfe
    [steal] Pfeile wählen, Enter stibitzt, Z wirft ab. ? Hilfe
   *[other] ? Hilfe
}
terminal-prompt-next-deal = Enter: nächstes Spiel. >
terminal-prompt-end = Enter: verlassen. >
terminal-welcome = { $name }. { $plain ->
    [yes] Ein Buchstabe und Enter fragt: C der Tisch, S Punktestand, T wer dran ist, A ein Tipp, ? alle Tasten.
   *[no] ? zeigt alle Tasten.
}
terminal-for-example = Tippe, was du tust, etwa: { $example }
terminal-welcome-back = { $name }, Spiel { $deal }: Es geht weiter, wo du warst.
terminal-you = Du
terminal-human = Mensch
terminal-saved = Gesichert. Weiter geht es mit: { PROGRAM() } play --resume
terminal-not-saved = Diese Partie ist nicht gesichert.
terminal-cannot-keep = Diese Partie lässt sich nicht sichern ({ $why }); spielen kann man sie trotzdem.
terminal-record = Die Aufzeichnung dieser Partie: { $file }
terminal-no-record = Die Aufzeichnung { $file } lässt sich nicht schreiben: { $why }.
terminal-damaged = Das Ende der gesicherten Partie war beschädigt (Zeile { $line }); die { $good } guten Einträge bleiben, und die beschädigte Datei liegt daneben.
terminal-cannot-resume = { $file } lässt sich nicht fortsetzen: { $why }
terminal-saved-table = { $name }, { $count } Personen, begonnen { $when }
terminal-saved-line = { $number } { $name }, { $count } Personen, Spiel { $deal }; zuletzt gespielt { $when }
terminal-saved-how = Weiterspielen: { PROGRAM() } play --resume NUMMER. Löschen: { PROGRAM() } saved delete NUMMER.
terminal-saved-ask = Das endgültig löschen? { $list } (ja / nein)
terminal-saved-deleted = Gelöscht: { $what }
terminal-preparing = Die Suche wird vorbereitet, einmal auf diesem Rechner; das dauert etwa eine halbe Minute.

# Fragen vor dem Spiel
terminal-menu = Welches Spiel?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } { $count } weitere aus der großen Familie
terminal-words-more = mehr, weitere, alle
terminal-menu-resume = { $key } Die gesicherte Partie fortsetzen: { $what }
terminal-menu-language = Andere Sprachen: { $list }
terminal-menu-prompt = Nummer oder Name, Enter für { $default }:
terminal-menu-unknown = Ein Spiel { $answer } gibt es nicht. Tippe eine Nummer von 1 bis { $count } oder einen Namen.
terminal-ask-seats = Zu wievielt, { $seats }? Enter für { $default }:
terminal-ask-seats-again = Möglich sind: { $seats }.
terminal-ask-level = Wie stark sollen die Bots sein?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Tippe eine Nummer von 1 bis { $count } oder einen Namen.
terminal-ask-first = { $who ->
    [youngest] Wer am jüngsten ist, beginnt. Wer ist das?
   *[seat] Wer die meisten Herzen gebrochen hat, beginnt. Wer ist das?
}
terminal-ask-first-prompt = Nummer oder Name, Enter für { $default }:
terminal-ask-first-again = Tippe eine Nummer von 1 bis { $count } oder einen Namen.

# Der Zeiger und das Schieben
terminal-card-here = { $card }{ $state ->
    [chosen] , gewählt
    [blocked] , jetzt nicht spielbar
   *[free] {""}
}, { $place } von { $count }.
terminal-nothing-here = Hier gibt es nichts zu wählen.
terminal-nothing-to-choose = Jetzt ist nichts zu wählen.
terminal-chosen = { $card }, gewählt, { $chosen } von { $count }.
terminal-unchosen = { $card }, nicht mehr gewählt, { $chosen } von { $count }.
terminal-pass-enough = Du hast schon { $count } gewählt. Die Leertaste auf einer gewählten Karte nimmt sie zurück.
terminal-pass-ready = Enter schiebt sie.
terminal-pass-missing = Wähle erst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, bisher { $chosen }: Die Leertaste wählt eine Karte. Oder tippe sie, etwa: schiebe pd ha hk
terminal-type-choice = Wähle mit den Pfeilen, oder tippe: anschreiben, oder abziehen.
terminal-enter-again = Noch einmal Enter: { $action }.
terminal-sorted = { $order ->
    [down] Deine Hand liegt von hoch nach niedrig.
   *[up] Deine Hand liegt von niedrig nach hoch.
}
terminal-sort-later = Sortiere, wenn nichts gewählt ist.
terminal-not-now = Das geht jetzt nicht.
terminal-no-key = Die Taste { $key } tut hier nichts. { $help } zeigt die Tasten.
terminal-no-claim = Niemand hat etwas beansprucht.
terminal-watchers-only = Nur wer zusieht, wechselt den Platz.
terminal-undone = Zurückgenommen.
terminal-undo-not = Jetzt lässt sich nichts zurücknehmen.
terminal-no-messages = Es gibt noch keine Meldungen.
terminal-history-end = { $end ->
    [old] Das war die erste Meldung.
   *[new] Das war die neueste Meldung.
}
terminal-buffer = { $kind ->
    [answers] Meldungen: Antworten.
   *[events] Meldungen: was geschah.
}
terminal-words-quit = quit, exit, ende, beenden, tschüss

terminal-words-left = vorige
terminal-words-right = weiter
terminal-words-up = hoch, vorige farbe
terminal-words-down = runter, nächste farbe
terminal-words-home = erste, anfang
terminal-words-end = letzte
terminal-words-space = wählen, wähle, nehmen
terminal-words-enter = ok
terminal-words-next-deal = weiter, nächstes, nächstes spiel
terminal-history-title = Meldungen
terminal-is-saved = Alles ist schon gesichert, Zug für Zug.
terminal-alone = Hier ist niemand, der es lesen könnte.
terminal-join-kept = Gerade keine Verbindung. Deine Eingabe wird aufgehoben und gesendet, sobald es wieder eine gibt.
terminal-join-unsent = Nicht gesendet: { $text }
terminal-join-other = Terminal { $number } deines Kontos an diesem Tisch: Hier bist du jemand anderes. Mit --as NAME sagst du, wer.
terminal-language = Von nun an auf Deutsch.
terminal-hurrying = Keine Pausen mehr, bis du dran bist.
terminal-pace = Pause nach jeder Karte der Bots, in Sekunden: { $seconds }. Ändern kannst du sie so: { $word } 0.3
terminal-announce = Ansagen: { $level }. Ändern kannst du sie so: { $word } 2 ({ $list }).
terminal-letters = Buchstaben auf den Karten: { $letters }. Ändern kannst du sie so: { $word } 2 ({ $list }).

# Das Bild
terminal-deal-number = Spiel { $number }
terminal-head-pass = { $direction ->
    [L1] Schieben nach links
    [R1] Schieben nach rechts
    [L2] Schieben an den zweiten Platz links
    [R2] Schieben an den zweiten Platz rechts
    [HOLD] Ohne Schieben
   *[ACROSS] Schieben an den Platz gegenüber
}
terminal-head-trick = Stich { $number } von { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] Herz gebrochen
       *[no] Herz nicht gebrochen
    }
   *[other] { $broken ->
        [yes] frei
       *[no] gesperrt
    }
}
terminal-seat-numbers = { $score } P. { $points }, { $tricks } St.
terminal-led = Ausgespielt: { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
terminal-last-trick = (letzter Stich)
terminal-set-aside = { $count ->
    [one] { $count } Karte wartet
   *[other] { $count } Karten warten
}
terminal-kitty = Talon: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Du siehst alle Hände.
    [nobody] Du siehst, was offen liegt.
   *[seat] Du siehst, was { $name } sieht.
}
terminal-side-standing = Punktestand
terminal-side-limit = Schluss bei { $limit }
terminal-side-tricks = Stiche dieses Spiels

# Herz an Herz
terminal-herz-drawn = Gezogen: { $card }
terminal-herz-stock = Abhebestapel: { $count }
terminal-herz-discard = Abwurfstapel: { $card }
terminal-herz-place = { $row ->
    [left] Linke Reihe
    [right] Rechte Reihe
   *[start] Startkarte
}: { $what }.
terminal-herz-place-empty = leer
terminal-herz-choose-row = Wähle mit Pfeil links oder rechts eine Reihe, dann Enter; oder tippe links, rechts, abwerfen.
terminal-herz-steal-number = Stibitzen { $number } von { $count }: { $action }.

# Nach einem Spiel, Punkte
terminal-deal-over-title = Alle Karten von Spiel { $number }
terminal-scores-head = Wer
terminal-scores-total = Summe
terminal-chart = Summen nach jedem Spiel:

# Hilfe
terminal-help-title = Tasten
terminal-help-words-herz-an-herz = Eine Karte liest vor: karte 97.
terminal-help-words-hearts = Karten tippt man als Farbe und Wert: pd, h10, kaa.
terminal-help-quit = ende, Strg-D oder Strg-C verlassen die Partie; sie bleibt gesichert.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Pos1
    [end] Ende
    [enter] Enter
    [space] Leertaste
    [delete] Entf
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } bis { $last }
terminal-key-nth = 1 bis 9, 0, -
terminal-help-moves = Wörter, mit denen man durch die Karten geht: weiter, vorige, hoch, runter, erste, letzte; wähle zum Schieben, ok zum Handeln.
terminal-replay-only = Das ist eine Aufzeichnung: Stell Fragen oder geh mit Enter weiter.
terminal-replay-help = Enter, Leertaste und rechts gehen vor, B und links zurück, N zum nächsten Spiel, Pos1 und Ende an seine Enden, Esc verlässt.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter handelt, A gibt einen Tipp, ? zeigt die Tasten, / nimmt Wörter{ $undo ->
    [yes] , U nimmt deine letzte Entscheidung zurück
   *[no] {""}
}. ende verlässt die Partie; sie bleibt gesichert.

# Abspielen, prüfen, simulieren, Varianten
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}. Enter weiter, B zurück, N nächstes Spiel, ende verlässt.
terminal-replay-prompt = Spiel { $deal }, { $step } von { $count } >
terminal-replay-end = Hier endet die Aufzeichnung.
terminal-replay-start = Das ist der Anfang.
terminal-replay-comment = Anmerkung: { $text }
terminal-check-good = { $file }: in Ordnung. { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}, { $actions ->
    [one] { $actions } Zug
   *[other] { $actions } Züge
}{ $finished ->
    [yes] {""}
   *[no] , nicht zu Ende
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } Entscheidung von Bots nachgerechnet
   *[other] { $count } Entscheidungen von Bots nachgerechnet
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } Mischung nachgerechnet
   *[other] { $count } Mischungen nachgerechnet
}.
terminal-check-fixed = { $file }: { $count ->
    [one] Die Karten von { $count } Spiel standen vorher fest; dort wurde nicht gemischt, und bewiesen ist nichts
   *[other] Die Karten von { $count } Spielen standen vorher fest; dort wurde nicht gemischt, und bewiesen ist nichts
}.
terminal-check-told = { $file }: { $count ->
    [one] In { $count } Spiel ist der Zufall der Bots der, den der Server angibt; er folgt aus keiner Festlegung
   *[other] In { $count } Spielen ist der Zufall der Bots der, den der Server angibt; er folgt aus keiner Festlegung
}.
terminal-check-contributions = { $file }: selbst eine Zahl beigetragen: { $own }; nicht geantwortet: { $given }; sich festgelegt und die Zahl nicht genannt: { $withheld }.
terminal-check-withheld = { $file }: Spiele, in denen eine Zahl nach ihrer Festlegung zurückgehalten wurde: { $deals }. Jede solche Zahl kann eine Wahl zwischen zwei Spielen gewesen sein, durch den Server oder den Platz.
terminal-receipt = Quittung zu Spiel { $deal }, { $seat }, { $step ->
    [commit] Festlegung
   *[reveal] Beitrag
}: { $kind ->
    [fits] Die Aufzeichnung stimmt damit überein.
    [withheld] Laut Aufzeichnung wurde die Zahl zu dieser Festlegung zurückgehalten. Das wird gezählt; von wem, lässt sich nicht beweisen.
    [left-out] BEWEIS: Der Server hat das quittiert, und die von ihm signierte Aufzeichnung lässt es weg.
    [host] BEWEIS: Der Server hatte sich auf ein anderes Geheimnis festgelegt, als die von ihm signierte Aufzeichnung nennt.
    [shown] BEWEIS: Als der Server diesen Beitrag hatte, hat er die Festlegung eines anderen Platzes geändert.
    [twice] BEWEIS: Der Server hat zwei Quittungen signiert, die einander widersprechen.
    [unsigned] Sie widerspricht der Aufzeichnung, aber die ist nicht vom Server signiert und kann von jedem stammen. Das beweist nichts.
    [other-key] Sie ist mit einem anderen Schlüssel signiert, als die Aufzeichnung nennt, oder die nennt keinen. Das beweist nichts; vergleiche den Schlüssel mit anderen Aufzeichnungen des Servers.
    [elsewhere] Ihr Spiel steht nicht in dieser Aufzeichnung.
   *[forged] Sie ist NICHT mit dem Schlüssel signiert, den sie nennt. Sie beweist nichts.
}
terminal-receipts-kept = Die Quittungen liegen in { $file }; „{ PROGRAM() } check --shuffle --receipts“ hält sie gegen eine Aufzeichnung.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Blöcke
terminal-simulate-head-player = Bot
terminal-simulate-head-points = Punkte je Spiel
terminal-simulate-head-payoff = Besser als die anderen
terminal-simulate-head-score = Stand
terminal-simulate-head-wins = Siege %
terminal-simulate-told = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}, { $blocks ->
    [one] { $blocks } Block, in dem
   *[other] { $blocks } Blöcke, in denen
} alle einmal auf jedem Platz sitzen; ± ist ein Standardfehler über die Blöcke; Startwert { $seed }.
terminal-simulate-stopped = Vorzeitig beendet.
terminal-arena-head-player = Bot
terminal-arena-head-points = Punkte je Spiel
terminal-arena-head-payoff = Besser als die anderen
terminal-arena-head-moons = Durchmärsche
terminal-arena-head-suffered = erlitten
terminal-arena-head-failures = Fehler
terminal-arena-head-median = Zug: Median ms
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = längster
terminal-arena-head-pass-median = Schieben: Median ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } Block,
   *[other] { $blocks } Blöcke, jeder
} ein Spiel in { $ways ->
    [one] { $ways } Sitzordnung
   *[other] { $ways } Sitzordnungen
}, { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}; ± ist ein Standardfehler über die Blöcke{ $moons ->
    [yes] , % sind Anteile an den Spielen eines Platzes
   *[no] {""}
}; Startwert { $seed }.
terminal-variants-head-id = Name
terminal-variants-head-seats = Personen
terminal-variants-head-title = Titel

# Rat am wirklichen Kartentisch
terminal-advise-ask = { $what ->
    [hand] Deine Hand, etwa QS AH 10D:
    [gave] Karten, die du geschoben hast (Enter für keine):
    [got] Karten, die du bekommen hast (Enter für keine):
    [turns] Züge bisher, einer je Zeile wie 1. P0 draws 48: keep oder 48: keep (eine leere Zeile beendet sie):
    [drawn] Die Karte, die du jetzt gezogen hast, etwa 60, J26-50, SJ oder ST:
   *[plays] Alle gespielten Karten der Reihe nach (Enter für keine):
}
terminal-advise-seat = Platz { $seat }

# Den lernenden Spieler ausbilden
terminal-train-now = { $what ->
    [playing] Runde { $round }, spielt
   *[fitting] Runde { $round }, lernt
}
terminal-train-round = Runde { $round }: { $gain } ±{ $error } Punkte je Spiel besser als zuvor; Durchmärsche in { $moons } % der Spiele.
terminal-train-stopped = Angehalten. Die fertigen Runden stehen in { $folder }; derselbe Befehl setzt fort.
terminal-train-done = Die Netze stehen in { $file }.
terminal-warm-done = Bots, die suchen, legen auf diesem Rechner jetzt gleich los. Der kompilierte Code liegt in { $folder }.
terminal-warm-stopped = Angehalten. Was schon kompiliert ist, bleibt in { $folder }; derselbe Befehl setzt fort.
terminal-no-language = Diese Sprachen gibt es: { $list }.
