# Vad varje spel säger: platser, turordning, ställning.

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
    [one] { $points } poäng
   *[other] { $points } poäng
}
turn-yours = Din tur. { $what }.
turn-in-burst = Din tur, { $what }.
deal-over = Given är slut.
match-over = Partiet är slut.
deal-ended = Giv { $deal } är slut.
points-of-deal = Poäng i given: { $list }.
deal-best = Bäst i given: { $list }.
scores = Ställning: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Du vinner!
       *[other] Du delar segern med { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } vinner.
       *[other] { $seats } delar segern.
    }
}
match-not-over = Partiet är inte slut än.
advice = Tips: { $action }.
advice-expected = Väntat härifrån: { $expected } poäng jämfört med de andra, plus minus { $error }, över { $worlds ->
    [one] { $worlds } tänkt giv
   *[other] { $worlds } tänkta givar
}.
advice-next = { $gap ->
    [same] I snitt ungefär lika bra: { $action }.
    [half] I snitt ungefär en halv poäng bättre än det näst bästa: { $action }.
   *[whole] I snitt ungefär { points } bättre än det näst bästa: { $action }.
}
advice-despite = { $gap ->
    [half] Bara i poäng räknat vore detta ungefär en halv poäng bättre: { $action }.
   *[whole] Bara i poäng räknat vore detta ungefär { points } bättre: { $action }.
}
advice-head-action = Handling
advice-head-match = Parti
advice-head-plan = Plan
advice-head-expected = Väntat
advice-head-error = Fel
advice-head-worlds = Världar
advice-percent = { $percent } %
advice-plan-moon = månen { $percent } %
advice-units-match = Parti: i hur många av 100 tänkta avslutningar partiet vinns; det räknas först.
advice-units-plan = Plan: vad siffrorna bygger på där man inte spelar vidare som vanligt, och i hur många av 100 tänkta givar den lyckas; det som inte är säkert lyckas mer sällan vid bordet.
advice-units = Väntat: hur många poäng bättre än de andra i genomsnitt i den här given; högt är bra. Felet är ett standardfel.

# Names of the bots at a table, separated by commas
bot-names = Astrid, Björn, Cecilia, David, Ebba, Filip, Greta, Hugo, Ida, Johan, Karin, Lars
