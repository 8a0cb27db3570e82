# Waarom een bot doet wat hij doet: één zin voor elke reden uit bots/reasons.py.

reason-only-choice = Er is geen andere keus.
reason-at-random = Willekeurig gekozen.
reason-fewest-points = Dit kost gemiddeld het minst, over { $worlds ->
    [one] { $worlds } denkbeeldige ronde
   *[other] { $worlds } denkbeeldige rondes
}.
reason-most-points = Dit levert gemiddeld het meest op, over { $worlds ->
    [one] { $worlds } denkbeeldige volgorde
   *[other] { $worlds } denkbeeldige volgordes
} van de trekstapel.
reason-best-for-both = Beide handen zijn bekend, en tegen het beste spel is dit het best.
reason-pass-danger = { $card } haalt te gemakkelijk slagen die punten kosten.
reasons-pass-danger = { $cards } halen te gemakkelijk slagen die punten kosten.
reason-pass-spare = Hier is niets gevaarlijk; { $card } is het best te missen.
reason-pass-void = Zo blijven er geen { suit-name } over, en kun je punten afgooien als die kleur gevraagd wordt.
reason-pass-for-moon = Met deze hand is de maan te schieten: wat slagen verliest, gaat weg.
reason-keep-guard = { $card } blijft: { $guards ->
    [one] { $guards } lagere kaart geeft dekking
   *[other] { $guards } lagere kaarten geven dekking
}.
reason-duck = { $card } blijft onder de kaart die tot nu toe wint.
reason-unload-queen = { $card } bezorgt { $self ->
    [yes] jou
   *[no] { $seat }
} { points }.
reason-unload-high-heart = { $card } gaat naar { $self ->
    [yes] jou
   *[no] { $seat }
}, voordat die kaart later een slag haalt.
reason-unload-danger = { $card } bezorgt { $self ->
    [yes] jou
   *[no] { $seat }
} { points }.
reason-unload-high-card = { $card } gaat nu weg, voordat die kaart een slag moet halen.
reason-make-void = Daarna zijn er geen { suit-name } meer over, en kun je punten afgooien als die kleur gevraagd wordt.
reason-take-cheaply = { $card } wint, maar dat kost { $points ->
    [0] niets
   *[other] slechts { points }
}.
reason-perhaps-cheap = { $card } wint misschien, maar dat kost { $points ->
    [0] niets
   *[other] slechts { points }
}.
reason-last-seat-safe = Als laatste aan de beurt en geen punten op tafel: { $card } kan veilig weg.
reason-hunt-queen = Dat kan de kaart uitlokken waarop gejaagd wordt: { $card }.
reason-protect-queen = De dekking van { $card } blijft.
reason-stop-moon = Dat verijdelt { $self ->
    [yes] jouw maan
   *[no] de maan van { $seat }
}.
reason-try-moon = De maan is een poging waard.
reason-moon-unsure = De maan schieten lijkt gemiddeld beter, maar dat lukt in { $percent } van de 100 denkbeeldige rondes en aan tafel minder vaak.
reason-take-jack = { $card } is de moeite waard: { points }.
reason-keep-jack = { $card } blijft.
reason-forced = Geen kaart die gespeeld mag worden, blijft eronder; { $card } doet de minste schade.
reason-lead-low = { $card } haalt haast nooit een slag.
reason-lead-safe-suit = De anderen hebben nog veel { suit-name }.
reason-lead-early = { $card } gaat vroeg weg, nu iedereen nog bekent.
reason-hope-higher = { $card } wint tot nu toe, maar waarschijnlijk speelt iemand nog hoger.
reason-cancel-hope = De dubbelganger van { $card } is nog in het spel en kan deze kaart laten wegvallen.
reason-cancels = { $card } treft een dubbelganger: geen van beide wint.
reason-void-trick = Daardoor vervalt de slag.
reason-joker-excuse = { $card } wint nooit.
reason-joker-wins = { $card } haalt de slag.
reason-jinx-danger = Nog in het spel en hier gevaarlijk: { $card }, { points }.
reason-kitty-danger = Wie de slag haalt, krijgt er ook { $cards ->
    [one] { $cards } ongeziene kaart
   *[other] { $cards } ongeziene kaarten
} bij.
reason-choose-add = Optellen betekent { points } voor ieder ander.
reason-choose-subtract = Aftrekken betekent { points } minder.
reason-win-match = Zo wordt de partij het vaakst gewonnen: in { $percent } van de 100 denkbeeldige slotfases.
reason-add-ends-match = Optellen zou de partij beëindigen terwijl iemand anders voorstaat.

reason-start-high = Een hoge startkaart: { $value } laat veel ruimte.
reason-start-last-chance = { $card } is niet hoog, maar de trekstapel raakt op.
reason-start-too-low = { $card } is laag: { $better ->
    [one] er is nog { $better } hogere kaart in het spel
   *[other] er zijn nog { $better } hogere kaarten in het spel
}.
reason-keep-room = De { row-name } houdt ruimte: { $room ->
    [one] { $room } lagere waarde
   *[other] { $room } lagere waarden
} voor { $steps ->
    [one] { $steps } ontbrekende trede
   *[other] { $steps } ontbrekende treden
}.
reason-extra-point = { $card } naast { $guard }: een extra punt voor dezelfde kleur.
reason-fill-step = Dat vult trede { $step }.
reason-fill-row = Dat vult de { row-name }.
reason-too-risky = { $card } zou te weinig ruimte laten: { $room ->
    [one] { $room } lagere waarde
   *[other] { $room } lagere waarden
} voor { $steps ->
    [one] { $steps } trede
   *[other] { $steps } treden
}.
reason-no-place = { $card } past nergens.
reason-joker-saves-room = { $card } telt daar als { $value } en bespaart ruimte.
reason-finish-tower = Dat maakt de toren af en beëindigt de ronde, { points }.
reason-steal-best = Van alles wat te gappen is, past dit het best: { $card }.
reason-steal-hurts = { $card } kost vooral { $self ->
    [yes] jou
   *[no] { $seat }
} punten.
reason-steal-not-worth = Niets is het gappen waard.
