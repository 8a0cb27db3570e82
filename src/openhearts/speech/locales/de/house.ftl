# Der Regeleditor: seine Seite, und jede Regel mit Namen (web-rule-), einem Satz (web-about-) und ihren Werten.

web-editor = Hausregeln
web-editor-lead = Ändere die Regeln so, wie ihr zu Hause spielt. Jede Änderung wird geprüft, und daneben stehen die Regeln in Worten.
web-editor-fine = { $count ->
    [0] Das sind die Regeln von „{ $name }“.
    [one] So kann man spielen. Eines ist anders als bei „{ $name }“.
   *[other] So kann man spielen. { $count } Dinge sind anders als bei „{ $name }“.
}
web-editor-faulty = So geht es noch nicht. Die Regeln in Worten sind die von davor.
web-editor-check = Prüfen
web-editor-base = Ausgehen von
web-editor-base-about = Ein anderes Spiel beginnt mit seinen eigenen Regeln.
web-editor-name = Name eurer Regeln
web-editor-presets = Fertige Änderungen
web-editor-asked = Was am häufigsten geändert wird
web-editor-more = Alles andere
web-editor-reset = Alle Änderungen zurücknehmen
web-editor-was = statt: { $value }
web-editor-marks = Unterstrichen: neu. Durchgestrichen: so bei „{ $name }“.
web-editor-changes = Was anders ist
web-editor-new = Neu:
web-editor-gone = Nicht mehr:
web-editor-share = Behalten und teilen
web-editor-link = Die Adresse dieser Regeln:
web-editor-keep = Kurze Adresse machen
web-editor-download = Als Datei herunterladen
web-editor-upload = Eine Regeldatei öffnen:
web-editor-open = Öffnen

web-rule-yes = ja
web-rule-no = nein
web-rule-nothing = nichts
web-rule-other = etwas anderes …
web-rule-number = diese Zahl:
web-rule-as-in = { $values } wie bei „{ $name }“
web-rule-in-words = Auch in Worten: { $example }.
web-rule-understood = Verstanden als: { $value }
web-rule-range = { $high ->
    [0] Eine ganze Zahl ab { $low }.
   *[other] Eine ganze Zahl von { $low } bis { $high }.
}

web-rule-cannot = „{ $text }“ kann hier nicht stehen.
web-rule-cannot-empty = Hier muss etwas stehen.
web-allowed-number = { $kind ->
    [between] eine ganze Zahl von { $low } bis { $high }
    [from] eine ganze Zahl ab { $low }
   *[any] eine ganze Zahl
}
web-allowed-selector = Karten (QS), Farben (suit:H), Werte (rank:Q) oder all
web-allowed-points = Karten (QS 13), Farben (suit:H 1), Werte (rank:Q 2) oder all, jeweils mit einer ganzen Zahl
web-allowed-card = Karten wie QS oder 10H
web-allowed-opening-card = eine Karte wie 2C, oder lowest_of:C
web-allowed-suit = Farben: C, D, H, S
web-allowed-rank = Werte: 1 bis 11, J, Q, K, A

# Die Gruppen
web-group-pack = Das Kartenspiel
web-group-joker = Joker
web-group-deal = Geben
web-group-dealer = Der Geber
web-group-pass = Schieben
web-group-opening = Das erste Ausspielen
web-group-next-deal = Das erste Ausspielen in späteren Spielen
web-group-lead = Ausspielen
web-group-first-trick = Der erste Stich
web-group-trick = Stiche und gleiche Karten
web-group-score = Punkte
web-group-moon = Durchmarsch
web-group-sun = Alle Stiche
web-group-end = Ende der Partie
web-group-tower = Türme, Joker und Stibitzen

# Fertige Änderungen der Varianten
web-bundle-sun = Die Sonne
web-bundle-jack-11 = Karo-Bube zieht 11 ab
web-bundle-fixed-deals = Eine feste Zahl von Spielen
web-bundle-moon-13-and-1 = Durchmarsch mit 13 Herz und einer Dame
web-bundle-high-points = Hohe Punkte
web-bundle-eleven = Elf von jeder Farbe
web-bundle-standard-pack = Übliches Kartenspiel
web-bundle-previous-trick = Herz nur nach Herz
web-bundle-ten-of-diamonds = Karo-Zehn statt Bube
web-bundle-jack-for-moon = Zum Durchmarsch gehört auch der Bube
web-bundle-queen-50 = Die Dame zählt 50

# Hearts
web-rule-hearts-pack-count = Kartenspiele
web-about-hearts-pack-count = Ein Kartenspiel oder zwei zusammengemischte.
web-rule-hearts-pack-suits = Farben
web-about-hearts-pack-suits = Die Farben des Kartenspiels.
web-rule-hearts-pack-ranks = Werte
web-about-hearts-pack-ranks = Die Werte, der niedrigste zuerst; ein höherer macht den Stich.
web-rule-hearts-pack-remove = Herausgenommene Karten
web-about-hearts-pack-remove = Karten, die aus jedem Kartenspiel herausgenommen werden.
web-rule-hearts-pack-jokers = Joker
web-about-hearts-pack-jokers = Wie viele Joker dazukommen.
web-rule-hearts-joker-mode = Was ein Joker kann
web-about-hearts-joker-mode = Was ein Joker in einem Stich kann.
web-values-hearts-joker-mode = { $value ->
    [excuse] jederzeit spielbar, macht nie den Stich
    [always_wins] der erste macht den Stich
   *[none] es gibt keine
}
web-rule-hearts-deal-hands = Karten pro Person
web-about-hearts-deal-hands = Wie viele Karten alle bekommen.
web-values-hearts-deal-hands = { $value ->
   *[even] so viele wie möglich
}
web-rule-hearts-deal-leftover = Übrige Karten
web-about-hearts-deal-leftover = Was mit Karten geschieht, die nicht verteilt werden.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] wer den ersten Stich macht, bekommt sie
    [kitty_last_trick] wer den letzten Stich macht, bekommt sie
    [kitty_first_heart] wer das erste Herz bekommt, bekommt auch sie
   *[set_aside] sie werden beiseitegelegt
}
web-rule-hearts-deal-leftover-seen-by = Wer sie ansehen darf
web-about-hearts-deal-leftover-seen-by = Wer die übrigen Karten sehen darf.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] wer sie bekommt
    [all] alle
   *[nobody] niemand
}
web-rule-hearts-dealer-first = Wer zuerst gibt
web-about-hearts-dealer-first = Das Los, oder ein Platz, von 0 an gezählt.
web-values-hearts-dealer-first = { $value ->
   *[random] das Los entscheidet
}
web-rule-hearts-dealer-next = Wer als Nächstes gibt
web-about-hearts-dealer-next = Wer nach einem Spiel gibt.
web-values-hearts-dealer-next = { $value ->
    [left] wer links vom Geber sitzt
    [right] wer rechts vom Geber sitzt
   *[most_points] wer die meisten Punkte hat
}
web-rule-hearts-pass-count = Geschobene Karten
web-about-hearts-pass-count = Karten, die alle vor dem Ausspielen schieben; 0: es wird nicht geschoben.
web-rule-hearts-pass-cycle = Wohin sie gehen
web-about-hearts-pass-cycle = Im ersten Spiel, im zweiten und so weiter; danach geht es von vorn los.
web-rule-hearts-opening-leader = Wer zuerst ausspielt
web-about-hearts-opening-leader = Wer zum ersten Stich ausspielt.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] wer die Eröffnungskarte hat
    [left_of_dealer] wer links vom Geber sitzt
    [dealer] der Geber
    [youngest] wer am jüngsten ist; der Gastgeber sagt, wer
   *[seat] ein Platz, den der Gastgeber bestimmt
}
web-rule-hearts-opening-card = Eröffnungskarte
web-about-hearts-opening-card = Die Karte, die ein Spiel eröffnet, etwa 2C (Kreuz-Zwei), oder lowest_of:C für das niedrigste Kreuz, das jemand hat.
web-values-hearts-opening-card = { $value ->
   *[none] keine
}
web-rule-hearts-opening-must = Was damit ausgespielt werden muss
web-about-hearts-opening-must = Was ausspielen muss, wer die Eröffnungskarte hat und beginnt.
web-values-hearts-opening-must = { $value ->
    [card] diese Karte
    [suit] ihre Farbe
   *[any] irgendeine Karte
}
web-rule-hearts-opening-forbidden = Zur Eröffnung nicht erlaubt
web-about-hearts-opening-forbidden = Was nicht als Allererstes ausgespielt werden darf, außer man hat nichts anderes: Karten (QS), Farben (suit:H), Werte (rank:Q) oder all.
web-rule-hearts-next-deal-leader = Wer später beginnt
web-about-hearts-next-deal-leader = Wer in den Spielen nach dem ersten zum ersten Stich ausspielt.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] wie im ersten Spiel
    [most_points_last_deal] wer im Spiel davor die meisten Punkte bekam
    [most_points_total] wer insgesamt die meisten Punkte hat
    [fewest_points] wer im Spiel davor die wenigsten Punkte bekam
   *[last_winner] wer zuletzt einen Stich gemacht hat
}
web-rule-hearts-next-deal-tie = Wenn mehrere gleich viele haben
web-about-hearts-next-deal-tie = Wer bei gleich vielen Punkten beginnt.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] wer links vom vorigen Startplatz zuerst kommt
    [youngest] wer am jüngsten ist
   *[random] das Los entscheidet
}
web-rule-hearts-lead-locked = Anfangs gesperrt
web-about-hearts-lead-locked = Was erst ausgespielt werden darf, wenn die Sperre gebrochen ist, außer man hat nichts anderes: Karten (QS), Farben (suit:H), Werte (rank:Q) oder all.
web-rule-hearts-lead-broken-by = Was die Sperre bricht
web-about-hearts-lead-broken-by = Karten (QS), Farben (suit:H), Werte (rank:Q) oder all.
web-rule-hearts-lead-broken-when = Wann Herz ausgespielt werden darf
web-about-hearts-lead-broken-when = Wann die Sperre gebrochen ist, die für Herz oder andere Karten gilt.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] wenn in einem früheren Stich eines gefallen ist
    [collected_earlier_trick] wenn jemand in einem früheren Stich eines bekam
    [in_previous_trick] wenn eines im Stich davor lag
    [last_card_of_previous_trick] wenn eines die letzte Karte im Stich davor war
    [never] nie, außer man hat nichts anderes
   *[free] immer
}
web-rule-hearts-lead-break-requires-discard = Nur Abwerfen bricht
web-about-hearts-lead-break-requires-discard = Die Sperre bricht nur eine Karte, die auf eine andere Farbe abgeworfen wird, keine bediente oder ausgespielte.
web-rule-hearts-lead-queen-counts-as-heart = Die Dame gilt als Herz
web-about-hearts-lead-queen-counts-as-heart = Wer nur noch Herz und die Pik-Dame hat, darf beides ausspielen.
web-rule-hearts-first-trick-forbidden = Nicht im ersten Stich
web-about-hearts-first-trick-forbidden = Was im ersten Stich nicht gespielt werden darf, außer man hat nichts anderes: Karten (QS), Farben (suit:H), Werte (rank:Q) oder all.
web-rule-hearts-trick-duplicates = Zwei gleiche Karten
web-about-hearts-trick-duplicates = Was zwei gleiche Karten in einem Stich bewirken; nur bei zwei Kartenspielen.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] gibt es nicht
    [cancel] heben sich auf
    [first_wins] die erste ist höher
   *[last_wins] die letzte ist höher
}
web-rule-hearts-trick-void-when = Wann ein Stich ungültig ist
web-about-hearts-trick-void-when = Einen ungültigen Stich macht niemand; wer den nächsten macht, bekommt seine Karten dazu. Reichen dafür zwei Paare, die sich aufheben, sind mit 9 Personen etwa 23 von 100 Stichen ungültig, mit 10 etwa 34, mit 11 etwa 40; zählt nur, ob eine Karte der ausgespielten Farbe übrig bleibt, fast keiner.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] wenn keine Karte der ausgespielten Farbe bleibt
   *[two_pairs_or_no_live_led_card] auch wenn sich zwei Paare aufheben
}
web-rule-hearts-trick-void-next-leader = Wer nach einem ungültigen Stich ausspielt
web-about-hearts-trick-void-next-leader = Wer ausspielt, wenn niemand den Stich gemacht hat.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] noch einmal, wer ausgespielt hat
   *[left_of_leader] wer links davon sitzt
}
web-rule-hearts-trick-last-void-to = Ein ungültiger letzter Stich
web-about-hearts-trick-last-void-to = Wer einen ungültigen letzten Stich bekommt, und alle Karten, die noch warten.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] niemand
    [leader] wer ausgespielt hat
    [previous_winner] wer den letzten gültigen Stich gemacht hat
   *[second_copy_of_highest] wer die zweite Karte im höchsten Paar der Farbe legte
}
web-rule-hearts-score-points = Was Karten zählen
web-about-hearts-score-points = Karten (QS 13), Farben (suit:H 1), Werte (rank:Q 2) oder all, jeweils mit ihren Punkten; das Genaueste gilt.
web-rule-hearts-score-points-one = Punkte: { $card }
web-about-hearts-score-points-one = Wie viel diese Karte zählt; leer: nicht mehr als ihre Farbe.
web-rule-hearts-score-bonus = Bonuskarten
web-about-hearts-score-bonus = Karten, die neben Strafpunkten und Durchmarsch Punkte bringen oder abziehen, etwa JD -10.
web-rule-hearts-score-bonus-one = Bonus: { $card }
web-about-hearts-score-bonus-one = Punkte, die diese Karte einbringt, etwa -10; leer: keine.
web-rule-hearts-score-no-trick-bonus = Für gar keinen Stich
web-about-hearts-score-no-trick-bonus = Punkte, wenn man keinen Stich macht, in Spielen ohne Durchmarsch, etwa -5; 0: keine.
web-rule-hearts-score-negative-total = Punktestand unter 0
web-about-hearts-score-negative-total = Ob ein Punktestand unter 0 fallen darf.
web-rule-hearts-score-winner = Wer gewinnt
web-about-hearts-score-winner = Welcher Punktestand die Partie gewinnt.
web-values-hearts-score-winner = { $value ->
    [lowest] der niedrigste Punktestand
   *[highest] der höchste Punktestand
}
web-rule-hearts-moon-award = Durchmarsch
web-about-hearts-moon-award = Was geschieht, wenn jemand alle Strafkarten bekommt.
web-values-hearts-moon-award = { $value ->
    [none] nichts: es gibt keinen Durchmarsch
    [add_to_others] die anderen bekommen Punkte
    [subtract_from_self] einem selbst werden Punkte abgezogen
   *[shooter_chooses] man wählt zwischen beidem
}
web-rule-hearts-moon-value = Punkte des Durchmarschs
web-about-hearts-moon-value = Um wie viele Punkte es beim Durchmarsch geht.
web-values-hearts-moon-value = { $value ->
   *[deck_total] was alle ausgeteilten Karten und ein Talon zählen
}
web-rule-hearts-moon-requires-bonus = Auch die Bonuskarten
web-about-hearts-moon-requires-bonus = Ob zum Durchmarsch auch die Bonuskarten gehören.
web-rule-hearts-moon-needs = Was zum Durchmarsch gehört
web-about-hearts-moon-needs = Alle Strafkarten, oder von jedem so viele, etwa suit:H 13, QS 1; haben das zwei, ist es kein Durchmarsch.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] alle Strafkarten
}
web-rule-hearts-moon-bonus-cards = Bonuskarten beim Durchmarsch
web-about-hearts-moon-bonus-cards = Ob Bonuskarten in einem Spiel mit Durchmarsch zählen.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] sie zählen
   *[suppressed] sie zählen nicht
}
web-rule-hearts-sun-award = Alle Stiche (Sonne)
web-about-hearts-sun-award = Was geschieht, wenn jemand alle Stiche macht.
web-values-hearts-sun-award = { $value ->
    [none] es ist nur ein Durchmarsch
    [add_to_others] die anderen bekommen Punkte
    [subtract_from_self] einem selbst werden Punkte abgezogen
   *[shooter_chooses] man wählt zwischen beidem
}
web-rule-hearts-sun-value = Punkte der Sonne
web-about-hearts-sun-value = Um wie viele Punkte es bei allen Stichen geht.
web-rule-hearts-end-limit = Die Partie geht bis
web-about-hearts-end-limit = Die Partie endet, wenn jemand nach einem Spiel so viele Punkte hat.
web-values-hearts-end-limit = { $value ->
   *[none] keine Punktgrenze
}
web-rule-hearts-end-limit-test = An der Grenze
web-about-hearts-end-limit-test = Ob die Grenze erreicht oder überschritten sein muss.
web-values-hearts-end-limit-test = { $value ->
    [reach] Erreichen genügt
   *[exceed] erst Überschreiten beendet die Partie
}
web-rule-hearts-end-deals = Anzahl der Spiele
web-about-hearts-end-deals = Die Partie endet nach so vielen Spielen.
web-values-hearts-end-deals = { $value ->
    [players] eines für jede Person
   *[none] nicht festgelegt
}
web-rule-hearts-end-tie = Gleichstand am Ende
web-about-hearts-end-tie = Was bei Gleichstand geschieht.
web-values-hearts-end-tie = { $value ->
    [shared] der Sieg wird geteilt
   *[extra_deal] es wird noch ein Spiel gespielt
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Höchste Zahl
web-about-herz-an-herz-tower-max-number = Die höchste Zahl im Abhebestapel.
web-rule-herz-an-herz-tower-number-jokers = Zahlenjoker
web-about-herz-an-herz-tower-number-jokers = Einer für jede Farbgruppe, von der niedrigsten an.
web-rule-herz-an-herz-tower-superjokers = Superjoker
web-about-herz-an-herz-tower-superjokers = Wie viele Superjoker im Abhebestapel sind.
web-rule-herz-an-herz-tower-steal-cards = Stibitzkarten
web-about-herz-an-herz-tower-steal-cards = Wie viele Stibitzkarten im Abhebestapel sind.
web-rule-herz-an-herz-tower-rows = Reihen
web-about-herz-an-herz-tower-rows = Die Reihen unter der Startkarte.
web-rule-herz-an-herz-tower-row-length = Karten in einer Reihe
web-about-herz-an-herz-tower-row-length = Wie viele Karten eine volle Reihe hat.
web-rule-herz-an-herz-tower-group-size = Zahlen einer Farbe
web-about-herz-an-herz-tower-group-size = Wie viele Zahlen eine Farbgruppe hat.
web-rule-herz-an-herz-tower-joker-value = Wert eines Jokers
web-about-herz-an-herz-tower-joker-value = Welche Zahl ein Joker in einer Reihe annimmt.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] die nächstniedrigere
   *[free_choice] jede, die passt
}
web-rule-herz-an-herz-tower-group-overflow = Zahlenjoker weit darunter
web-about-herz-an-herz-tower-group-overflow = Was ein Zahlenjoker ist, dessen Farbgruppe weit darunter liegt.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] er gilt als höchste Zahl seiner Gruppe
   *[illegal] er darf nicht gelegt werden
}
web-rule-herz-an-herz-tower-start-superjoker = Superjoker als Startkarte
web-about-herz-an-herz-tower-start-superjoker = Was ein Superjoker als Startkarte zählt.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] er zählt 100
    [top_in_play] er zählt die höchste Zahl im Spiel
   *[above_all] er steht über jeder Zahl
}
web-rule-herz-an-herz-tower-steal-target = Was stibitzt werden darf
web-about-herz-an-herz-tower-steal-target = Welche Karten eines anderen Turms man stibitzen darf.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] die unterste Karte einer Reihe
   *[last_two] die beiden untersten Karten des Turms
}
web-rule-herz-an-herz-tower-steal-start-card = Eine Startkarte stibitzen
web-about-herz-an-herz-tower-steal-start-card = Ob eine Startkarte stibitzt werden darf.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] nie
   *[if_alone] solange nichts darunter liegt
}
web-rule-herz-an-herz-tower-steal-as-start = Stibitzte Startkarte
web-about-herz-an-herz-tower-steal-as-start = Ob man eine stibitzte Karte zur eigenen Startkarte machen darf.
web-rule-herz-an-herz-tower-steal-extra-draw = Nach dem Stibitzen ziehen
web-about-herz-an-herz-tower-steal-extra-draw = Ob nach dem Stibitzen noch einmal gezogen wird.
web-rule-herz-an-herz-tower-round-end = Wenn ein Turm voll ist
web-about-herz-an-herz-tower-round-end = Wann ein voller Turm das Spiel beendet.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] das Spiel endet sofort
   *[finish_turn_cycle] alle kommen gleich oft an die Reihe
}
web-rule-herz-an-herz-tower-step-points = Punkte einer Stufe
web-about-herz-an-herz-tower-step-points = Punkte für eine Stufe mit zwei Karten.
web-rule-herz-an-herz-tower-colour-bonus = Extra für eine Farbe
web-about-herz-an-herz-tower-colour-bonus = Punkte extra, wenn beide Karten einer Stufe aus einer Farbgruppe sind.
web-rule-herz-an-herz-tower-superjoker-bonus = Superjoker haben eine Farbe
web-about-herz-an-herz-tower-superjoker-bonus = Ob ein Superjoker die Punkte für eine Farbe bringen kann.
web-rule-herz-an-herz-tower-rounds = Spiele in einer Partie
web-about-herz-an-herz-tower-rounds = Die Partie endet nach so vielen Spielen.
web-rule-herz-an-herz-tower-discard-seen = Der Abwurfstapel
web-about-herz-an-herz-tower-discard-seen = Wie viel vom Abwurfstapel zu sehen ist.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] nur die oberste Karte
   *[all] alles liegt offen
}
web-rule-herz-an-herz-tower-next-starter = Wer das nächste Spiel beginnt
web-about-herz-an-herz-tower-next-starter = Wer die Spiele nach dem ersten beginnt.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] wer links vom vorigen Startplatz sitzt
    [same] derselbe Platz
    [winner] wer die meisten Punkte bekam
   *[last] wer die wenigsten Punkte bekam
}
web-rule-herz-an-herz-opening-leader = Wer beginnt
web-about-herz-an-herz-opening-leader = Der Gastgeber bestimmt, wer das erste Spiel beginnt: wer als größter Herzensbrecher bekannt ist.
web-rule-herz-an-herz-score-winner = Wer gewinnt
web-about-herz-an-herz-score-winner = Welcher Punktestand die Partie gewinnt.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] der höchste Punktestand
   *[lowest] der niedrigste Punktestand
}
web-rule-herz-an-herz-end-tie = Gleichstand am Ende
web-about-herz-an-herz-end-tie = Was bei Gleichstand geschieht.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] der Sieg wird geteilt
   *[extra_deal] es wird noch ein Spiel gespielt
}
