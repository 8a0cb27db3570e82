# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = To nie twoja kolej, gra teraz { $turn }.
error-deal-over = Rozdanie jest zakończone.
error-wrong-phase = { $phase ->
    [pass] Trwa podawanie kart; jeszcze nikt nie gra.
    [play] Trwa rozgrywanie lew; podawanie jest zakończone.
    [choose] Najpierw trzeba rozliczyć strzał w księżyc.
    [start] Dobraną kartę zatrzymuje się jako startową albo odrzuca.
    [lay] Dobraną kartę wykłada się po lewej albo po prawej, albo odrzuca.
    [steal] Dobrana karta to złodziej: ukradnij kartę albo odrzuć złodzieja.
   *[over] Rozdanie jest zakończone.
}
error-card-not-held = { $card }: nie masz tej karty.
error-opening-card = { $card }: trzeba wyjść kartą rozpoczynającą: { $opening }.
error-opening-suit = { $card }: trzeba wyjść w { suit-name.one }.
error-opening-forbidden = { $card }: tą kartą nie wolno rozpocząć rozdania.
error-locked = { $card }: { $lock ->
    [hearts] kiery nie są jeszcze otwarte
   *[other] tą kartą nie wolno jeszcze wyjść
}.
error-must-follow = { $card }: trzeba dołożyć { suit-name.one }.
error-first-trick = { $card }: nie w pierwszej lewie.
error-pass-count = Wybierz do podania dokładnie { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
error-pass-twice = { $card }: nie masz tylu takich kart.
error-already-passed = Twoje karty są już podane.
error-bad-choice = Wybierz: dopisać albo odjąć.
error-claim-not-certain = Z tego, co widzisz, reszta nie jest pewna.
error-no-start-card = Nie masz jeszcze karty startowej.
error-has-start-card = Masz już kartę startową.
error-row-full = { $row ->
    [none] Ten rząd jest pełny.
   *[other] { $card }: { row-name } jest pełny.
}
error-value-too-high = { $card }: za wysoko, wartość musi być niższa niż karta powyżej.
error-outside-group = { $card }: nie pasuje tu żadna wartość z tej grupy.
error-cannot-steal = Tej karty nie można ukraść.
error-bad-value = { $card }: w tym miejscu ta wartość jest niemożliwa.
error-not-an-action = W tej grze nie ma takiego działania.
error-not-now = Teraz nie można tego zrobić.
