# De kindertafel en de uitgelegde eerste ronde: korte zinnen, voor mensen vanaf zeven jaar. Kaartnamen staan achter een dubbele punt.

# Wat een beginner stap voor stap te horen krijgt
guide-aim = Hartenkaarten zijn slecht: elke hartenkaart kost één punt. Wie de minste punten heeft, wint.
guide-worst = De ergste kaart is deze: { $card }. Die kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
guide-pass = Eerst geeft iedereen kaarten weg. Kies { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} voor { $seat } en druk dan op de knop.
guide-pass-tip = Geef hoge kaarten weg: die halen slagen.
guide-pass-wait = Goed gedaan. Nu kiezen de anderen nog.
guide-came = Van { $seat } heb je gekregen: { $cards }.
guide-hold-worst = Deze heb je zelf: { $card }! Houd die kaart tot je de gespeelde kleur niet meer hebt. Gooi hem dan af.
guide-open-mine = Deze kaart begint altijd: { $card }. Jij hebt hem, dus speel hem maar.
guide-open = Deze kaart begint altijd: { $card }. { $seat } heeft hem.
guide-lead-first = { $youngest ->
    [yes] De jongste begint: dat ben jij. Speel een kaart.
   *[no] Jij begint. Speel een kaart.
}
guide-lead = Nu begin jij. Speel een kaart.
guide-locked = Harten moet wachten: niemand mag met harten beginnen voordat iemand een hartenkaart { $taken ->
    [yes] heeft gehaald.
   *[no] heeft gespeeld.
}
guide-only-hearts = Je hebt alleen nog maar harten, dus je mag ermee beginnen.
guide-lead-low = Met een lage kaart begin je veilig: vaak haalt iemand anders de slag.
guide-wait = Nu is { $seat } aan de beurt. Kijk welke kaart er komt.
guide-follow = { $seat } begon met { suit-name }. Jij hebt { suit-name }, dus je moet { suit-name } spelen.
guide-no-suit = { $seat } begon met { suit-name }. Jij hebt geen { suit-name }, dus je mag een andere kleur spelen.
guide-danger = Pas op: { $card }! Wie deze slag haalt, krijgt er { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor.
guide-stay-below = De hoogste kaart is: { $card }. Speel een lagere, dan haal je de slag niet.
guide-last-free = Jij bent de laatste, en deze slag kost niets. Je kunt hier gerust een hogere kaart spelen dan deze: { $card }.
guide-must-take = Jij bent de laatste, en al je kaarten van deze kleur zijn hoger dan deze: { $card }. Dus jij haalt de slag.
guide-all-higher = Al je kaarten van deze kleur zijn hoger dan deze: { $card }. Misschien speelt iemand nog hoger.
guide-give-worst = Hoera! Nu kun je de ergste kaart kwijt: { $card }.
guide-give-heart = Nu kun je een hartenkaart kwijt. Wie de slag haalt, krijgt hem!
guide-give-high = Gooi een hoge kaart af: dan haalt hij later geen slag.
guide-no-points-yet = Maar in de eerste slag mag niemand een kaart spelen die punten kost. Gooi een andere hoge kaart af.
guide-last-card = Dit is je laatste kaart.
guide-trick = De { $count } kaarten op tafel heten samen een slag.
guide-took = De hoogste kaart in { suit-name } is: { $card }. { $self ->
    [yes] Jij haalt de slag.
   *[no] { $seat } haalt de slag.
}
guide-void = Niemand haalt deze slag.
guide-other-suits = Kaarten van een andere kleur winnen nooit, hoe hoog ze ook zijn.
guide-worst-taken = De ergste kaart zat erbij: { $card }! Alles samen kost dat { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
guide-cost = { $points ->
    [0] De slag kost niets: er zit geen hartenkaart bij.
    [one] De slag kost { $points } punt.
   *[other] De slag kost { $points } punten.
}
guide-broken = Vanaf nu mag iedereen met harten beginnen.
guide-next = Wie een slag haalt, begint de volgende.
guide-moon = { $self ->
    [yes] Jij hebt alle kaarten gehaald die punten kosten. Dat heet de maan schieten, en nu krijgen de anderen de punten!
   *[no] { $seat } heeft alle kaarten gehaald die punten kosten. Dat heet de maan schieten, en nu krijgen de anderen de punten!
}
guide-own-points = Dat was de laatste slag. Je hebt { $points ->
    [0] geen enkel punt.
    [one] { $points } punt.
   *[other] { $points } punten.
}
guide-best-own = Niemand heeft er minder. Goed gespeeld!
guide-best = { $count ->
    [one] { $seats } heeft de minste punten
   *[other] { $seats } hebben de minste punten
}: { $points }.
guide-done = Nu weet je hoe het gaat. De volgende kaarten speel je zelf.

# Wat er op een kindertafel staat
kids-lead = Jij bent aan de beurt! Jij begint.
kids-follow = Jij bent aan de beurt! Speel { suit-name }.
kids-any = Jij bent aan de beurt! Je hebt geen { suit-name }: speel een kaart naar keuze.
kids-wait = { $seat } is aan de beurt.
kids-pass = Kies { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} voor { $seat }.
kids-pass-wait = De anderen kiezen nog.
kids-hint = Probeer dit eens: { $action }.
web-kids-plate = Harten: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-kids-typing = Typend spelen
web-guide = Leg het me uit
web-guide-title = Zo gaat het spel
web-guide-on = Verder
web-guide-read = Voorlezen
web-guide-always = Altijd
web-guide-always-how = Altijd voorlezen
web-children = Voor kinderen: grote kaarten, hulp, geen berichten, geen vreemden
web-children-mode = Kindertafel
web-youngest = Wie is de jongste?
web-youngest-why = De jongste begint. Druk op de naam, dan begint het spel.
web-starter = Wie begint?
web-starter-why = Druk op de naam, dan begint het spel.

# De deur van een kindertafel
web-door-invite = Zonder jullie komt niemand binnen. Geef dit adres aan wie jullie kennen; zij vragen het, en jullie laten hen binnen:
web-door-who = { $name } wil graag meedoen.
web-door-yes = { $name } mag binnen
web-door-no = Nee, { $name } niet
web-door-title = Een uitnodiging voor een kindertafel
web-door-ask = Ze moeten je eerst binnenlaten. Hoe heet je?
web-door-knock = Mag ik meedoen?
web-door-waits = We hebben het gevraagd. Wacht hier tot iemand je binnenlaat.
web-door-open = Je mag binnenkomen.
web-door-again = Nog eens kijken
