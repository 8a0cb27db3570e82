# Tryb dla dzieci i pierwsze rozdanie z objaśnieniami: krótkie zdania, dla ludzi od siedmiu lat. Nazwy kart stoją po dwukropku.

# Co słyszy początkujący, krok po kroku
guide-aim = Kiery są złe: każdy kosztuje jeden punkt. Kto ma najmniej punktów, ten wygrywa.
guide-worst = Najgorsza jest ta karta: { $card }. Kosztuje { $points ->
    [one] { $points } punkt!
    [few] { $points } punkty!
   *[many] { $points } punktów!
}
guide-pass = Najpierw każdy oddaje karty. Wybierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} dla gracza { $seat }, a potem naciśnij przycisk.
guide-pass-tip = Oddaj wysokie karty: to one biorą lewy.
guide-pass-wait = Brawo. Teraz wybierają jeszcze inni.
guide-came = { $seat } daje ci: { $cards }.
guide-hold-worst = Ta karta jest u ciebie: { $card }! Trzymaj ją, dopóki masz kolor, w który się gra. Potem się jej pozbądź.
guide-open-mine = Ta karta zawsze zaczyna: { $card }. Masz ją, więc ją zagraj.
guide-open = Ta karta zawsze zaczyna: { $card }. Ma ją { $seat }.
guide-lead-first = { $youngest ->
    [yes] Zaczyna najmłodsza osoba: to ty. Zagraj kartę.
   *[no] Zaczynasz ty. Zagraj kartę.
}
guide-lead = Teraz zaczynasz ty. Zagraj kartę.
guide-locked = Kiery muszą poczekać: nie wolno zacząć w kiery, dopóki ktoś nie { $taken ->
    [yes] weźmie kiera.
   *[no] zagra kiera.
}
guide-only-hearts = Masz już tylko kiery, więc możesz zacząć w kiery.
guide-lead-low = Niska karta to bezpieczny początek: lewę często bierze wtedy ktoś inny.
guide-wait = Teraz gra { $seat }. Patrz, jaka to będzie karta.
guide-follow = { $seat } zaczyna w { suit-name }. Masz { suit-name }, więc musisz dołożyć { suit-name.one }.
guide-no-suit = { $seat } zaczyna w { suit-name }. Nie masz { suit-name.none }, więc możesz zagrać inny kolor.
guide-danger = Uwaga: { $card }! Kto weźmie tę lewę, dostanie za tę kartę { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
guide-stay-below = Najwyższa jest na razie ta karta: { $card }. Zagraj niższą, a nie weźmiesz lewy.
guide-last-free = Twoja karta będzie w tej lewie ostatnia, a ta lewa nic nie kosztuje. Możesz bezpiecznie zagrać kartę wyższą niż { $card }.
guide-must-take = Twoja karta będzie w tej lewie ostatnia, a wszystkie twoje karty tego koloru są wyższe niż { $card }. Lewę bierzesz więc ty.
guide-all-higher = Wszystkie twoje karty tego koloru są wyższe niż { $card }. Może ktoś zagra jeszcze wyższą.
guide-give-worst = Hura! Możesz się teraz pozbyć najgorszej karty: { $card }.
guide-give-heart = Możesz się teraz pozbyć kiera. Dostanie go ten, kto weźmie lewę!
guide-give-high = Pozbądź się wysokiej karty: później nie weźmiesz nią lewy.
guide-no-points-yet = Ale w pierwszej lewie nie wolno zagrać karty, która kosztuje punkty. Pozbądź się innej wysokiej karty.
guide-last-card = To twoja ostatnia karta.
guide-trick = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} na stole to razem jedna lewa.
guide-took = Wśród { suit-name.none } najwyższa jest ta karta: { $card }. { $self ->
    [yes] Lewę bierzesz ty.
   *[no] Lewę bierze { $seat }.
}
guide-void = Tej lewy nie bierze nikt.
guide-other-suits = Karty w innym kolorze nigdy nie wygrywają, nawet te najwyższe.
guide-worst-taken = Była w niej najgorsza karta: { $card }! Razem kosztuje to { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
guide-cost = { $points ->
    [0] Ta lewa nic nie kosztuje: nie ma w niej kiera.
    [one] Ta lewa kosztuje { $points } punkt.
    [few] Ta lewa kosztuje { $points } punkty.
   *[many] Ta lewa kosztuje { $points } punktów.
}
guide-broken = Od teraz każdy może zaczynać w kiery.
guide-next = Kto bierze lewę, ten zaczyna następną.
guide-moon = { $self ->
    [yes] Masz wszystkie karty, które kosztują punkty. To się nazywa strzał w księżyc i punkty dostają inni!
   *[no] { $seat } ma wszystkie karty, które kosztują punkty. To się nazywa strzał w księżyc i punkty dostają inni!
}
guide-own-points = To była ostatnia lewa. { $points ->
    [0] Nie masz ani jednego punktu.
    [one] Masz { $points } punkt.
    [few] Masz { $points } punkty.
   *[many] Masz { $points } punktów.
}
guide-best-own = Nikt nie ma mniej. Brawo!
guide-best = { $count ->
    [one] Najmniej punktów ma { $seats }
   *[many] Najmniej punktów mają { $seats }
}: { $points }.
guide-done = Teraz już wiesz, jak się gra. W następnym rozdaniu grasz bez pomocy.

# Co stoi przy stole w trybie dla dzieci
kids-lead = Twoja kolej! Zaczynasz.
kids-follow = Twoja kolej! Dołóż { suit-name.one }.
kids-any = Twoja kolej! Nie masz { suit-name.none }: zagraj dowolną kartę.
kids-wait = Teraz gra { $seat }.
kids-pass = Wybierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} dla gracza { $seat }.
kids-pass-wait = Inni jeszcze wybierają.
kids-hint = Moja rada: { $action }.
web-kids-plate = Kiery: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-kids-typing = Gra z klawiatury
web-guide = Pokaż mi, jak grać
web-guide-title = Jak się gra
web-guide-on = Dalej
web-guide-read = Czytaj na głos
web-guide-always = Zawsze
web-guide-always-how = Zawsze czytaj na głos
web-children = Dla dzieci: duże karty, pomoc, bez czatu i bez obcych
web-children-mode = Stół dla dzieci
web-youngest = Kto jest najmłodszy?
web-youngest-why = Najmłodsza osoba zaczyna. Naciśnij jej imię i gra się zacznie.
web-starter = Kto zaczyna?
web-starter-why = Naciśnij imię i gra się zacznie.

# Drzwi stołu dla dzieci
web-door-invite = Bez was nikt tu nie wejdzie. Dajcie ten adres tym, których znacie; oni zapytają, a wy ich wpuścicie:
web-door-who = { $name } chce wejść.
web-door-yes = Wpuść: { $name }
web-door-no = Nie wpuszczaj: { $name }
web-door-title = Zaproszenie do stołu dla dzieci
web-door-ask = Najpierw muszą cię wpuścić. Jak masz na imię?
web-door-knock = Mogę wejść?
web-door-waits = Pytamy. Poczekaj tutaj, aż ktoś cię wpuści.
web-door-open = Wpuścili cię.
web-door-again = Sprawdź jeszcze raz
