# Det, alle spil siger: pladser, ture, stilling.

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
    [one] { $points } point
   *[other] { $points } point
}
turn-yours = Din tur. { $what }.
turn-in-burst = Din tur: { $what }.
deal-over = Runden er slut.
match-over = Partiet er slut.
deal-ended = Runde { $deal } er slut.
points-of-deal = Point i denne runde: { $list }.
deal-best = Bedst i denne runde: { $list }.
scores = Stilling: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Du vinder!
       *[other] Du deler sejren med { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } vinder.
       *[other] { $seats } deler sejren.
    }
}
match-not-over = Partiet er ikke slut endnu.
advice = Tip: { $action }.
advice-expected = Forventet herfra: { $expected } point i forhold til de andre, plus eller minus { $error }, over { $worlds ->
    [one] { $worlds } tænkt fordeling
   *[other] { $worlds } tænkte fordelinger
}.
advice-next = { $gap ->
    [same] I gennemsnit omtrent lige så godt: { $action }.
    [half] I gennemsnit omtrent et halvt point bedre end det næstbedste: { $action }.
   *[whole] I gennemsnit omtrent { points } bedre end det næstbedste: { $action }.
}
advice-despite = { $gap ->
    [half] Kun målt i point ville dette være omtrent et halvt point bedre: { $action }.
   *[whole] Kun målt i point ville dette være omtrent { points } bedre: { $action }.
}
advice-head-action = Handling
advice-head-match = Parti
advice-head-plan = Plan
advice-head-expected = Forventet
advice-head-error = Fejl
advice-head-worlds = Verdener
advice-percent = { $percent } %
advice-plan-moon = månen { $percent } %
advice-units-match = Parti: i hvor mange af 100 tænkte afslutninger partiet vindes; det tæller først.
advice-units-plan = Plan: hvad tallene bygger på, hvor der ikke spilles videre som ellers, og i hvor mange af 100 tænkte fordelinger af kortene den lykkes; hvad der ikke er sikkert, lykkes sjældnere ved bordet.
advice-units = Forventet: hvor mange point bedre end de andre i gennemsnit i denne runde; højt er godt. Fejlen er én standardfejl.

# Names of the bots at a table, separated by commas
bot-names = Astrid, Bo, Clara, Daniel, Ella, Frederik, Gitte, Hans, Ida, Jens, Karen, Lars
