# Co mówi każda gra: miejsca, kolejność, wyniki.

seat = { $self ->
    [yes] ty
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] ty
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Ty
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
turn-yours = Twoja kolej. { $what }.
turn-in-burst = Twoja kolej, { $what }.
deal-over = Rozdanie jest zakończone.
match-over = Partia jest zakończona.
deal-ended = Rozdanie { $deal } jest zakończone.
points-of-deal = Punkty w tym rozdaniu: { $list }.
deal-best = Najlepszy wynik w tym rozdaniu: { $list }.
scores = Wyniki: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [1] Wygrywasz!
       *[other] Remis: wygrywasz ty oraz { $seats }.
    }
   *[no] { $count ->
        [1] Wygrywa { $seats }.
       *[other] Remis: wygrywają { $seats }.
    }
}
match-not-over = Partia jeszcze trwa.
advice = Podpowiedź: { $action }.
advice-expected = Oczekiwany dalszy wynik: { $expected } punktu względem pozostałych graczy, plus minus { $error }, na podstawie { $worlds ->
    [one] { $worlds } wyobrażonego rozdania
   *[many] { $worlds } wyobrażonych rozdań
}.
advice-next = { $gap ->
    [same] Średnio mniej więcej równie dobre: { $action }.
    [half] Średnio o mniej więcej pół punktu lepiej niż druga najlepsza możliwość: { $action }.
   *[whole] Średnio o mniej więcej { points } lepiej niż druga najlepsza możliwość: { $action }.
}
advice-despite = { $gap ->
    [half] Jeśli liczyć same punkty, o mniej więcej pół punktu lepsze byłoby: { $action }.
   *[whole] Jeśli liczyć same punkty, o mniej więcej { points } lepsze byłoby: { $action }.
}
advice-head-action = Działanie
advice-head-match = Partia
advice-head-plan = Plan
advice-head-expected = Oczekiwane
advice-head-error = Błąd
advice-head-worlds = Światy
advice-percent = { $percent }%
advice-plan-moon = księżyc { $percent }%
advice-units-match = Partia: w ilu na 100 wyobrażonych zakończeń wygrywa się partię; to liczy się najpierw.
advice-units-plan = Plan: na czym opierają się liczby, gdy nie gra się dalej jak zwykle, i w ilu na 100 wyobrażonych rozdań się udaje; co nie jest pewne, przy stole udaje się rzadziej.
advice-units = Oczekiwane: o ile punktów lepiej niż pozostali, średnio w tym rozdaniu; im wyżej, tym lepiej. Błąd to jeden błąd standardowy.

# Names of the bots at a table, separated by commas
bot-names = Ada, Bartek, Celina, Darek, Ewa, Filip, Gosia, Hubert, Iga, Jan, Kasia, Leon
