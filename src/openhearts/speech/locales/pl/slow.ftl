# Stoły na godziny i dni
slow-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
slow-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
slow-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
slow-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
slow-clock = { $time } na decyzję
slow-at-table = Dopóki ktoś jest przy stole
slow-over-days = Godziny i dni, niezależnie od obecności
slow-choice = Czas na decyzję
slow-choice-none = bez ograniczeń
slow-holidays = Dni wolne dla każdej osoby
slow-holidays-none = brak
slow-late = Gdy minie czas liczony w godzinach lub dniach
slow-late-once = tym razem decyduje bot
slow-late-seat = gra bot, aż ta osoba wróci
slow-how = Gdy czas liczy się w godzinach lub dniach, zegar idzie niezależnie od tego, kto jest przy stole. Jeśli decyzja trwa dłużej, nadwyżka idzie z rezerwy, a każde nowe rozdanie uzupełnia ją o tyle czasu, ile ma jedna decyzja. W dni wolne zegar stoi.
slow-deadline = { $self ->
    [yes] Twój termin: { $moment }.
   *[no] { $seat }, termin: { $moment }.
}
slow-short = { $self ->
    [yes] Termin: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Pozostały czas: { $time }.
slow-reserve = W tym z rezerwy: { $time }.
slow-none = Teraz niczyj zegar nie idzie.
slow-holiday = { $self ->
    [yes] Twoje dni wolne: { $since } – { $until }.
   *[no] { $seat }, dni wolne: { $since } – { $until }.
} W tym czasie zegar stoi.
slow-back = { $self ->
    [yes] Twoje dni wolne się skończyły.
   *[no] { $seat }: koniec dni wolnych.
}
slow-stood-in = { $seat }: czas minął, do powrotu gra bot.
slow-title = Terminy i dni wolne
slow-days-left = Dni wolne, które zostały ci w tej partii: { $count }
slow-from = Poza stołem od
slow-until = Z powrotem
slow-take = Weź te dni wolne
slow-end = Znów jestem
slow-lead = Gdy cię nie ma, twój zegar stoi. Liczą się dni rozpoczęte.
slow-since = Gdy cię nie było:
slow-turn = Twoja kolej
slow-turn-until = Twoja kolej, termin: { $moment }
slow-again = Odpowiedzi do: { $moment }.
slow-typed = Wpisz „wolne 3” na trzy dni, „wolne do { $day }” albo „z powrotem”.
word-away = wolne, urlop
word-here = z powrotem
