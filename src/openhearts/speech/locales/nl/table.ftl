# Wat elk spel zegt: plaatsen, beurten, standen.

seat = { $self ->
    [yes] jij
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] jij
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Jij
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
turn-yours = Jij bent aan de beurt. { $what }.
turn-in-burst = Jij bent aan de beurt, { $what }.
deal-over = De ronde is afgelopen.
match-over = De partij is afgelopen.
deal-ended = Ronde { $deal } is afgelopen.
points-of-deal = Punten van deze ronde: { $list }.
deal-best = Het best in deze ronde: { $list }.
scores = Stand: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Jij wint!
       *[other] Je deelt de overwinning met { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } wint.
       *[other] { $seats } delen de overwinning.
    }
}
match-not-over = De partij is nog niet afgelopen.
advice = Tip: { $action }.
advice-expected = Verwacht vanaf hier: { $expected } punten ten opzichte van de anderen, met een marge van { $error }, over { $worlds ->
    [one] { $worlds } denkbeeldige ronde
   *[other] { $worlds } denkbeeldige rondes
}.
advice-next = { $gap ->
    [same] Gemiddeld ongeveer even goed: { $action }.
    [half] Gemiddeld ongeveer een half punt beter dan de op één na beste mogelijkheid: { $action }.
   *[whole] Gemiddeld ongeveer { points } beter dan de op één na beste mogelijkheid: { $action }.
}
advice-despite = { $gap ->
    [half] Alleen in punten gerekend zou dit ongeveer een half punt beter zijn: { $action }.
   *[whole] Alleen in punten gerekend zou dit ongeveer { points } beter zijn: { $action }.
}
advice-head-action = Handeling
advice-head-match = Partij
advice-head-plan = Plan
advice-head-expected = Verwacht
advice-head-error = Fout
advice-head-worlds = Werelden
advice-percent = { $percent }%
advice-plan-moon = maan { $percent }%
advice-units-match = Partij: in hoeveel van de 100 denkbeeldige slotfases de partij wordt gewonnen; dat telt het eerst.
advice-units-plan = Plan: waarop de cijfers rekenen als er niet gewoon wordt doorgespeeld, en in hoeveel van de 100 denkbeeldige rondes het lukt; wat niet zeker is, lukt aan tafel minder vaak.
advice-units = Verwacht: hoeveel punten gemiddeld beter dan de anderen in deze ronde; hoog is goed. De fout is één standaardfout.

# Names of the bots at a table, separated by commas
bot-names = Anouk, Bram, Cato, Daan, Eva, Floris, Guusje, Hugo, Iris, Jan, Kaat, Lars
