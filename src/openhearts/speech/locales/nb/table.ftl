# Det alle spill sier: plasser, turer, stilling.

seat = { $self ->
    [yes] du
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] du
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
turn-yours = Din tur. { $what }.
turn-in-burst = Din tur: { $what }.
deal-over = Omgangen er slutt.
match-over = Partiet er slutt.
deal-ended = Omgang { $deal } er slutt.
points-of-deal = Poeng i denne omgangen: { $list }.
deal-best = Best i denne omgangen: { $list }.
scores = Stilling: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Du vinner!
       *[other] Du deler seieren med { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } vinner.
       *[other] { $seats } deler seieren.
    }
}
match-not-over = Partiet er ikke slutt ennå.
advice = Tips: { $action }.
advice-expected = Ventet herfra: { $expected } poeng sammenlignet med de andre, pluss eller minus { $error }, over { $worlds ->
    [one] { $worlds } tenkt fordeling
   *[other] { $worlds } tenkte fordelinger
}.
advice-next = { $gap ->
    [same] I snitt omtrent like bra: { $action }.
    [half] I snitt omtrent et halvt poeng bedre enn det nest beste: { $action }.
   *[whole] I snitt omtrent { points } bedre enn det nest beste: { $action }.
}
advice-despite = { $gap ->
    [half] Regnet bare i poeng ville dette være omtrent et halvt poeng bedre: { $action }.
   *[whole] Regnet bare i poeng ville dette være omtrent { points } bedre: { $action }.
}
advice-head-action = Handling
advice-head-match = Parti
advice-head-plan = Plan
advice-head-expected = Forventet
advice-head-error = Feil
advice-head-worlds = Verdener
advice-percent = { $percent } %
advice-plan-moon = månen { $percent } %
advice-units-match = Parti: i hvor mange av 100 tenkte avslutninger partiet vinnes; det teller først.
advice-units-plan = Plan: hva tallene bygger på der det ikke spilles videre som ellers, og i hvor mange av 100 tenkte fordelinger av kortene den lykkes; det som ikke er sikkert, lykkes sjeldnere ved bordet.
advice-units = Forventet: hvor mange poeng bedre enn de andre i gjennomsnitt i denne omgangen; høyt er bra. Feilen er én standardfeil.

# Names of the bots at a table, separated by commas
bot-names = Astrid, Bjørn, Camilla, Dag, Eva, Fredrik, Guro, Håkon, Ingrid, Jonas, Kari, Lars
