# Die Regeln jeder Spielart, aus ihren Daten gemacht.

rules-title = { $name }, { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
rules-heading-goal = Ziel
rules-heading-players = Personen und Karten
rules-heading-dealing = Geben
rules-heading-passing = Schieben
rules-heading-opening = Eröffnung
rules-heading-leading = Ausspielen
rules-heading-following = Bedienen
rules-heading-tricks = Stiche
rules-heading-void = Ungültige Stiche
rules-heading-kitty = Der Talon
rules-heading-jokers = Joker
rules-heading-points = Punkte
rules-heading-moon = Durchmarsch
rules-heading-sun = Alle Stiche
rules-heading-end = Ende
rules-heading-warnings = Gut zu wissen
rules-heading-laying = Anlegen
rules-heading-stealing = Stibitzkarten
rules-value = { $what } { $number }
rules-sentence = { $title }: je { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $passed ->
    [0] ohne Schieben
   *[other] { $passed } werden geschoben
}; { $points }; { $end ->
    [limit] bis { $limit ->
        [one] { $limit } Punkt
       *[other] { $limit } Punkte
    }
    [deals] { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spiele
    }
   *[both] bis { $limit ->
        [one] { $limit } Punkt
       *[other] { $limit } Punkte
    } oder { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spiele
    }
}, { $winner ->
    [lowest] wer am wenigsten hat, gewinnt
   *[highest] wer am meisten hat, gewinnt
}.
rules-goal = { $winner ->
    [lowest] Wer am Ende die wenigsten Punkte hat, gewinnt: Meide die Karten, die Punkte zählen.
   *[highest] Wer am Ende die meisten Punkte hat, gewinnt: Sammle die Karten, die Punkte bringen.
}
rules-players = { $seats } Personen, { $packs ->
    [one] ein Kartenspiel
   *[other] { $packs } Kartenspiele
}: zusammen { $count } Karten.
rules-suits = Farben: { $suits }.
rules-ranks = Von hoch nach niedrig: { $ranks }.
rules-removed = Nicht dabei: { $cards }.
rules-jokers-added = { $count ->
    [one] { $count } Joker kommt dazu.
   *[other] { $count } Joker kommen dazu.
}
rules-clockwise = Gespielt wird im Uhrzeigersinn, nach links.
rules-hands = Alle bekommen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
rules-dealer-first = { $kind ->
    [random] Wer zuerst gibt, entscheidet das Los.
   *[seat] Zuerst gibt Platz { $number }; gezählt wird ab 0.
}
rules-dealer-next = { $next ->
    [left] Nach jedem Spiel gibt, wer links vom letzten Geber sitzt.
    [right] Nach jedem Spiel gibt, wer rechts vom letzten Geber sitzt.
   *[most_points] Nach jedem Spiel gibt, wer die meisten Punkte hat.
}
rules-set-aside = { $count ->
    [one] { $count } Karte bleibt übrig und wird
   *[other] { $count } Karten bleiben übrig und werden
} { $seen ->
    [all] offen
   *[nobody] verdeckt
} beiseitegelegt.
rules-no-passing = Es wird nicht geschoben.
rules-passing = Vor dem Ausspielen schieben alle je { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
rules-direction = { $direction ->
    [L1] nach links
    [R1] nach rechts
    [L2] an den zweiten Platz links
    [R2] an den zweiten Platz rechts
    [ACROSS] an den Platz gegenüber
   *[HOLD] ohne Schieben
}
rules-pass-always = In jedem Spiel: { rules-direction }.
rules-pass-deal = Spiel { $number }: { rules-direction }.
rules-pass-again = Nach { $count } Spielen geht es von vorn los.
rules-pass-unseen = Niemand sieht, was kommt, bevor alle geschoben haben.
rules-lowest-of = die niedrigste Karte der Farbe { suit-name }, die im Spiel ist
rules-opening-leader = { $leader ->
    [holder_leads_it] Wer diese Karte hat, spielt sie zum ersten Stich aus: { $card }.
    [holder_of_card] Zum ersten Stich spielt aus, wer diese Karte hat: { $card }.
    [left_of_dealer] Zum ersten Stich spielt aus, wer links vom Geber sitzt.
    [dealer] Zum ersten Stich spielt der Geber aus.
    [youngest] Zum ersten Stich spielt aus, wer am jüngsten ist.
   *[seat] Zum ersten Stich spielt ein Platz aus, der vorher bestimmt wird.
}
rules-opening-must = { $must ->
    [card] Wer mit dem Ausspielen beginnt und diese Karte hat, spielt sie aus: { $card }.
   *[suit] Wer mit dem Ausspielen beginnt und diese Karte hat, spielt ihre Farbe aus: { $card }.
}
rules-opening-forbidden = Zur Eröffnung nicht erlaubt: { $cards }, außer man hat nichts anderes.
rules-next-leader = { $leader ->
    [most_points_last_deal] In späteren Spielen beginnt, wer im Spiel davor die meisten Punkte bekam.
    [most_points_total] In späteren Spielen beginnt, wer insgesamt die meisten Punkte hat.
    [fewest_points] In späteren Spielen beginnt, wer im Spiel davor die wenigsten Punkte bekam.
   *[last_winner] In späteren Spielen beginnt, wer zuletzt einen Stich gemacht hat.
}
rules-next-tie = { $tie ->
    [left_of_previous] Sind es mehrere, beginnt, wer davon als Nächstes links von dem Platz sitzt, der zuletzt begonnen hat.
    [youngest] Sind es mehrere, beginnt davon, wer am jüngsten ist.
   *[random] Sind es mehrere, entscheidet das Los.
}
rules-lead-free = Jede Karte darf ausgespielt werden.
rules-locked = { $when ->
    [played_earlier_trick] Anfangs gesperrt: { $locked }. Ausspielen darf man das erst, wenn in einem früheren Stich { $breaking } gefallen ist.
    [collected_earlier_trick] Anfangs gesperrt: { $locked }. Ausspielen darf man das erst, wenn jemand in einem früheren Stich { $breaking } bekommen hat.
    [in_previous_trick] Gesperrt: { $locked }. Ausspielen darf man das nur, wenn im Stich davor { $breaking } lag.
    [last_card_of_previous_trick] Gesperrt: { $locked }. Ausspielen darf man das nur, wenn die letzte Karte im Stich davor { $breaking } war.
   *[never] Immer gesperrt: { $locked }.
}
rules-break-discard = Es zählt nur eine Karte, die auf eine andere Farbe abgeworfen wurde.
rules-lock-waived = Wer nichts anderes hat, darf es trotzdem ausspielen.
rules-queen-as-heart = Wer nur noch Herz und die Pik-Dame hat, darf beides ausspielen.
rules-lead-any-time = { $first ->
    [other] Außer zur Eröffnung darf man jederzeit ausspielen: { $cards }.
   *[free] Jederzeit ausspielen darf man: { $cards }.
}
rules-follow = Bediene die ausgespielte Farbe, wenn du kannst; sonst wirf eine beliebige Karte ab.
rules-first-trick = Im ersten Stich nicht erlaubt: { $cards }, außer man hat nichts anderes.
rules-first-trick-lead = Für das Ausspielen gilt das nicht.
rules-trick-won = Die höchste Karte der ausgespielten Farbe macht den Stich; wer ihn macht, spielt als Nächstes aus. Es gibt keinen Trumpf.
rules-duplicates = { $kind ->
    [cancel] Zwei gleiche Karten in einem Stich heben sich auf: Keine kann ihn machen, ihre Punkte zählen aber.
    [first_wins] Von zwei gleichen Karten ist die erste höher.
   *[last_wins] Von zwei gleichen Karten ist die letzte höher.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Ein Stich ist ungültig, wenn sich darin zwei oder mehr Paare aufheben oder keine Karte der ausgespielten Farbe übrig bleibt.
    [no_live_led_card] Ein Stich ist ungültig, wenn keine Karte der ausgespielten Farbe übrig bleibt.
   *[only_jokers] Ein Stich nur aus Jokern ist ungültig.
}
rules-void-next = { $leader ->
    [same_leader] Seine Karten warten: Sie bekommt, wer den nächsten gültigen Stich macht; es spielt noch einmal aus, wer ausgespielt hat.
   *[left_of_leader] Seine Karten warten: Sie bekommt, wer den nächsten gültigen Stich macht; es spielt aus, wer links von der zuletzt ausspielenden Person sitzt.
}
rules-void-last = { $to ->
    [nobody] Ist der letzte Stich ungültig, bekommt niemand seine Karten, auch nicht die noch wartenden.
    [leader] Ist der letzte Stich ungültig, bekommt seine Karten und die noch wartenden, wer ausgespielt hat.
    [previous_winner] Ist der letzte Stich ungültig, bekommt seine Karten und die noch wartenden, wer den letzten gültigen Stich gemacht hat; gab es keinen, bekommt sie niemand.
   *[second_copy_of_highest] Ist der letzte Stich ungültig, bekommt seine Karten und die noch wartenden, wer die zweite Karte des höchsten Paars der ausgespielten Farbe gelegt hat; gibt es kein solches Paar, bekommt sie niemand.
}
rules-kitty = { $count ->
    [one] { $count } Karte bleibt
   *[other] { $count } Karten bleiben
} übrig: Den Talon bekommt, { $when ->
    [kitty_first_trick] wer als Erstes einen Stich macht.
    [kitty_last_trick] wer den letzten Stich macht.
   *[kitty_first_heart] wer das erste Herz bekommt.
}
rules-kitty-seen = { $seen ->
    [winner] Nur wer ihn bekommt, sieht ihn an.
    [all] Dann sehen ihn alle.
   *[nobody] Niemand sieht ihn vor dem Ende an.
}
rules-joker = { $mode ->
    [excuse] Ein Joker gehört zu keiner Farbe, zählt nichts und macht nie den Stich; er darf jederzeit gespielt werden.
    [excuse_costs] Ein Joker gehört zu keiner Farbe und macht nie den Stich; er darf jederzeit gespielt werden.
    [always_wins] Der erste Joker macht den Stich; ein Joker selbst zählt nichts und darf jederzeit gespielt werden.
   *[always_wins_costs] Der erste Joker macht den Stich; ein Joker darf jederzeit gespielt werden.
}
rules-joker-led = Wird ein Joker ausgespielt, gilt die nächste andere Karte als ausgespielt: Sie bestimmt die Farbe, und was nicht ausgespielt werden darf, darf auch sie nicht sein.
rules-points = Es zählen: { $list }.
rules-bonus = Bonuskarten: { $list }.
rules-jinx = Die { $card } ist die Hexenkarte{ $instead ->
    [0] .
   *[other] {""}: Sie zählt { $value } statt { $instead }.
}
rules-points-total = { $aside ->
    [yes] Alle Karten zusammen zählen { points }; die beiseitegelegten zählen für niemanden.
   *[no] Alle Karten eines Spiels zählen zusammen { points }.
}
rules-no-trick = { $feat ->
    [moon] Wer keinen Stich macht, bekommt { points }, außer in einem Spiel mit Durchmarsch.
    [sun] Wer keinen Stich macht, bekommt { points }, außer in einem Spiel, in dem jemand alle Stiche macht.
    [both] Wer keinen Stich macht, bekommt { points }, außer in einem Spiel, in dem jemand einen Durchmarsch schafft oder alle Stiche macht.
   *[none] Wer keinen Stich macht, bekommt { points }.
}
rules-points-wanted = Punkte sind hier erwünscht: Was eine Karte zählt, gewinnt, wer sie bekommt.
rules-never-negative = Der Punktestand fällt nie unter 0.
rules-no-moon = { $sun ->
    [yes] Wer alle Karten bekommt, die zählen, aber nicht alle Stiche macht, bekommt einfach ihre Punkte.
   *[no] Wer alle Karten bekommt, die zählen, bekommt einfach ihre Punkte.
}
rules-moon = Einen Durchmarsch schafft, wer alle Karten bekommt, die Punkte zählen.
rules-moon-needs = Einen Durchmarsch schafft, wer mindestens diese Karten bekommt: { $cards }.
rules-moon-needs-two = Bekommen mehrere sie, hat niemand einen Durchmarsch geschafft.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] Zum Durchmarsch gehören auch die Bonuskarten: { $cards }.
   *[sun] Zur Sonne gehören auch die Bonuskarten: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Dann bekommen alle anderen { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
    [subtract_from_self] Dann zieht man sich selbst { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } ab
   *[shooter_chooses] Dann hat man die Wahl: Entweder bekommen alle anderen { $value ->
       [one] { $value } Punkt
      *[other] { $value } Punkte
   }, oder man zieht sich selbst { $value } ab
}{ $kind ->
    [total] , so viele, wie die Karten eines Spiels zählen.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Dann bekommen alle anderen so viele Punkte, wie alle ausgeteilten Karten zählen.
    [subtract_from_self] Dann zieht man sich selbst so viele Punkte ab, wie alle ausgeteilten Karten zählen.
   *[shooter_chooses] Dann hat man die Wahl: Entweder bekommen alle anderen so viele Punkte, wie alle ausgeteilten Karten zählen, oder man zieht sich selbst so viele ab.
}
rules-moon-clears = In einem solchen Spiel zählen die Karten selbst für niemanden.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Bonuskarten zählen auch in einem Spiel mit Durchmarsch.
        [sun] Bonuskarten zählen auch in einem Spiel, in dem jemand alle Stiche macht.
       *[both] Bonuskarten zählen auch in einem Spiel, in dem jemand einen Durchmarsch schafft oder alle Stiche macht.
    }
   *[suppressed] { $feat ->
       [moon] Bonuskarten zählen nicht in einem Spiel mit Durchmarsch.
       [sun] Bonuskarten zählen nicht in einem Spiel, in dem jemand alle Stiche macht.
      *[both] Bonuskarten zählen nicht in einem Spiel, in dem jemand einen Durchmarsch schafft oder alle Stiche macht.
   }
}
rules-sun = { $kind ->
    [moon] Wer dazu alle Stiche macht, hat die Sonne abgeschossen; das tritt an die Stelle des Durchmarschs.
    [some] Wer alle Stiche macht und damit mindestens diese Karten bekommt, hat die Sonne abgeschossen: { $cards }.
   *[all] Wer alle Stiche macht und damit alle Karten bekommt, die Punkte zählen, hat die Sonne abgeschossen.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] Die Partie endet, wenn jemand { $limit ->
            [one] { $limit } Punkt
           *[other] { $limit } Punkte
        } oder mehr hat.
       *[exceed] Die Partie endet, wenn jemand mehr als { $limit ->
           [one] { $limit } Punkt
          *[other] { $limit } Punkte
       } hat.
    }
    [deals] { $deals ->
        [one] Die Partie endet nach { $deals } Spiel.
       *[other] Die Partie endet nach { $deals } Spielen.
    }
   *[both] { $test ->
        [reach] Die Partie endet, wenn jemand { $limit ->
            [one] { $limit } Punkt
           *[other] { $limit } Punkte
        } oder mehr hat, spätestens nach Spiel { $deals }.
       *[exceed] Die Partie endet, wenn jemand mehr als { $limit ->
           [one] { $limit } Punkt
          *[other] { $limit } Punkte
       } hat, spätestens nach Spiel { $deals }.
    }
}
rules-end-players = Es gibt so viele Spiele wie Personen.
rules-tie = { $tie ->
    [shared] Bei Gleichstand an der Spitze wird der Sieg geteilt.
   *[extra_deal] Bei Gleichstand an der Spitze wird noch ein Spiel gespielt.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count } Karten in einem Abhebestapel, zwei Reihen zu { $length }; { $step ->
    [one] { $step } Punkt
   *[other] { $step } Punkte
} für eine volle Stufe, { $bonus } extra bei gleicher Farbgruppe; { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}, { $winner ->
    [highest] wer am meisten hat, gewinnt
   *[lowest] wer am wenigsten hat, gewinnt
}.
rules-herz-goal = Baue einen Turm: unter einer Startkarte zwei absteigende Reihen aus je { $length } Karten. { $winner ->
    [highest] Wer am Ende die meisten Punkte hat, gewinnt.
   *[lowest] Wer am Ende die wenigsten Punkte hat, gewinnt.
}
rules-herz-players = { $seats } Personen, { $count } Karten: die Zahlen 1 bis { $top } in Farbgruppen zu { $size }, dazu Sonderkarten.
rules-herz-special = Zahlenjoker: { $number_jokers }, Superjoker: { $superjokers }, Stibitzkarten: { $steal_cards }.
rules-herz-box = In der Schachtel bleiben: { $colours ->
    [turquoise] die türkisen Karten, 76 bis 100
   *[both] die roten und die türkisen Karten, 51 bis 100
}; Zahlenjoker: { $number_jokers }, Superjoker: { $superjokers }, Stibitzkarten: { $steal_cards }.
rules-herz-clockwise = Gespielt wird im Uhrzeigersinn, nach links.
rules-herz-stock = Alle Karten werden zu einem Abhebestapel gemischt; niemand hat Karten auf der Hand.
rules-herz-first-starter = Es beginnt, wer als größter Herzensbrecher bekannt ist: ein Platz, der vorher bestimmt wird.
rules-herz-next-starter = { $next ->
    [rotate] Das nächste Spiel beginnt, wer links von dem Platz sitzt, der zuletzt begonnen hat.
    [same] Jedes Spiel beginnt derselbe Platz.
    [winner] Das nächste Spiel beginnt, wer die meisten Punkte bekam.
   *[last] Das nächste Spiel beginnt, wer die wenigsten Punkte bekam.
}
rules-herz-next-tie = Sind es mehrere, beginnt, wer davon als Nächstes links von dem Platz sitzt, der zuletzt begonnen hat.
rules-herz-draw = Reihum ziehen alle offen die oberste Karte und entscheiden sofort über sie.
rules-herz-start = Die erste behaltene Karte ist die Startkarte; sie bleibt liegen.
rules-herz-rows = Darunter liegen eine linke und eine rechte Reihe aus höchstens { $length } Karten; jede Karte muss niedriger sein als die über ihr, die oberste niedriger als die Startkarte.
rules-herz-free = Statt sie anzulegen, darf man jede Karte abwerfen; dann ist sie für dieses Spiel weg.
rules-herz-discards = { $seen ->
    [top] Vom Abwurfstapel ist nur die oberste Karte zu sehen.
   *[all] Den Abwurfstapel dürfen alle durchsehen.
}
rules-herz-joker-value = { $value ->
    [next_lower] Ein Joker gilt dort, wo er liegt, als nächstniedrigerer Wert.
   *[free_choice] Ein Joker gilt als ein niedrigerer Wert nach Wahl.
}
rules-herz-number-joker = { $overflow ->
    [any] Ein Zahlenjoker bleibt in seiner Farbgruppe; liegt kein niedrigerer Wert in der Gruppe, passt der Joker nicht.
    [clamp] Ein Zahlenjoker bleibt in seiner Farbgruppe: Liegt der nächstniedrigere Wert über der Gruppe, gilt der Joker als höchster Wert der Gruppe; liegt der nächstniedrigere Wert darunter, passt der Joker nicht.
   *[illegal] Ein Zahlenjoker bleibt in seiner Farbgruppe; er darf nur liegen, wo der nächstniedrigere Wert in der Gruppe ist.
}
rules-herz-number-joker-start = Als Startkarte gilt ein Zahlenjoker als höchster Wert seiner Gruppe.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Als Startkarte zählt ein Superjoker { $value }, die höchste Zahl im Spiel.
    [above_all] Als Startkarte zählt ein Superjoker { $value }, mehr als jede Zahl.
   *[100] Als Startkarte zählt ein Superjoker { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Wer eine Stibitzkarte zieht, darf jemandem die unterste Karte einer Reihe wegnehmen.
   *[last_two] Wer eine Stibitzkarte zieht, darf jemandem eine der beiden Karten wegnehmen, die im Turm am weitesten unten liegen, gleich in welcher Reihe; liegen für den zweiten Platz zwei gleich tief, stehen beide zur Wahl. Was darunter lag, rückt nach.
}
rules-herz-steal-fits = Sie muss in eine der eigenen Reihen passen; ihr Wert wird dort neu bestimmt. Die Stibitzkarte wird abgeworfen, genutzt oder nicht.
rules-herz-steal-start = { $start ->
    [never] Startkarten können nicht stibitzt werden.
   *[if_alone] Eine Startkarte kann stibitzt werden, solange nichts darunter liegt.
}
rules-herz-steal-as-start = Wer keine Startkarte hat, darf eine stibitzte Karte dazu machen.
rules-herz-steal-turn = { $again ->
    [yes] Nach dem Stibitzen wird noch einmal gezogen, außer wenn der eigene Turm fertig ist.
   *[no] Mit dem Stibitzen ist der Zug zu Ende.
}
rules-herz-step = Jede volle Stufe, also eine linke und eine rechte Karte nebeneinander, bringt { points }.
rules-herz-colour = Sind beide aus einer Farbgruppe, gibt es extra: { points }. Ein Zahlenjoker zählt zu seiner Gruppe, { $superjoker ->
    [yes] ein Superjoker zu der seines Wertes.
   *[no] ein Superjoker zu keiner.
}
rules-herz-most = Höchstens bringt ein Turm { points }.
rules-herz-deal-end = { $end ->
    [immediate] Ein Spiel endet, sobald ein Turm fertig oder der Abhebestapel aufgebraucht ist.
   *[finish_turn_cycle] Ein Spiel endet, wenn ein Turm fertig geworden ist und alle gleich oft dran waren, oder wenn der Abhebestapel aufgebraucht ist.
}
rules-herz-match-end = Nach { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spielen
} gewinnt, wer { $winner ->
    [highest] die meisten Punkte hat.
   *[lowest] die wenigsten Punkte hat.
}
rules-herz-tie = { $tie ->
    [shared] Bei Gleichstand an der Spitze wird der Sieg geteilt.
   *[extra_deal] Bei Gleichstand an der Spitze wird noch ein Spiel gespielt.
}

# Erlaubt, aber seltsam.
warning-cancel-and-previous-trick = Gleiche Karten heben sich auf, und nur der Stich davor zählt für die Sperre: Nach einem ungültigen Stich kann das überraschen.
warning-many-void-tricks = Mit so vielen Personen werden ein Fünftel bis zwei Fünftel aller Stiche ungültig; wenn zwei Paare, die sich aufheben, nicht reichten, wäre es fast keiner.

rules-heading-tips = Tipps
rules-tip-early = { $passes ->
    [yes] Schiebe und spiele
   *[no] Spiele
} hohe Karten früh, solange noch alle bedienen.
rules-tip-throw = Kannst du nicht bedienen, wirf hohe Karten ab, die Punkte zählen.
rules-tip-remember = Merk dir, welche Karten gefallen sind, vor allem: { $card }.
rules-tip-avoid = Meide Stiche mit Karten, die Punkte zählen{ $moon ->
    [yes] , außer für einen Durchmarsch oder um einen aufzuhalten.
   *[no] .
}
rules-herz-tip-start = Eine hohe Startkarte lässt darunter viel Spielraum.
rules-herz-tip-colour = Zwei Karten einer Farbgruppe in einer Stufe sind ein Wagnis wert.
rules-herz-tip-watch = Achte darauf, wie schnell die anderen bauen und welche Karten schon aus dem Spiel sind.
