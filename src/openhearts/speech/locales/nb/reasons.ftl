# Hvorfor en bot gjør som den gjør: én setning for hver grunn i bots/reasons.py.

reason-only-choice = Det er ikke noe annet å velge.
reason-at-random = Tilfeldig valgt.
reason-fewest-points = Det koster minst i gjennomsnitt, over { $worlds ->
    [one] { $worlds } tenkt fordeling
   *[other] { $worlds } tenkte fordelinger
} av kortene.
reason-most-points = Det gir mest i gjennomsnitt, over { $worlds ->
    [one] { $worlds } tenkt rekkefølge
   *[other] { $worlds } tenkte rekkefølger
} i trekkbunken.
reason-best-for-both = Begge hender er kjent, og dette er best mot det beste spillet.
reason-pass-danger = { $card } tar for lett stikk som koster poeng.
reasons-pass-danger = { $cards } tar for lett stikk som koster poeng.
reason-pass-spare = Ingenting er farlig her; { $card } kan best unnværes.
reason-pass-void = Da er det ingen { suit-name } igjen, og poeng kan kastes på den fargen.
reason-pass-for-moon = Hånden egner seg til å skyte månen: det som taper stikk, sendes bort.
reason-keep-guard = { $card } blir på hånden, dekket av { $guards ->
    [one] { $guards } lavere kort
   *[other] { $guards } lavere kort
}.
reason-duck = { $card } holder seg under kortet som leder så langt.
reason-unload-queen = { $card } gir { $self ->
    [yes] deg
   *[no] { $seat }
} { points }.
reason-unload-high-heart = { $card } går til { $self ->
    [yes] deg
   *[no] { $seat }
}, før kortet tar et stikk senere.
reason-unload-danger = { $card } gir { $self ->
    [yes] deg
   *[no] { $seat }
} { points }.
reason-unload-high-card = { $card } går ut nå, før kortet blir tvunget til å ta et stikk.
reason-make-void = Etterpå er det ingen { suit-name } igjen, og poeng kan kastes på den fargen.
reason-take-cheaply = { $card } tar stikket, men det koster { $points ->
    [0] ingenting
   *[other] bare { points }
}.
reason-perhaps-cheap = { $card } tar kanskje stikket, men det koster { $points ->
    [0] ingenting
   *[other] bare { points }
}.
reason-last-seat-safe = Sist i stikket, og ingen poeng på bordet: { $card } kan spilles uten fare.
reason-hunt-queen = Det kan lokke fram det jagede kortet: { $card }.
reason-protect-queen = Kortene som dekker { $card }, blir på hånden.
reason-stop-moon = Det hindrer at { $self ->
    [yes] du
   *[no] { $seat }
} skyter månen.
reason-try-moon = Det er verdt et forsøk å skyte månen.
reason-moon-unsure = Å skyte månen ser bedre ut i gjennomsnitt, men det lykkes i { $percent } av 100 tenkte fordelinger av kortene og sjeldnere ved bordet.
reason-take-jack = { $card } er verdt å ta: { points }.
reason-keep-jack = { $card } blir på hånden.
reason-forced = Ingen kort som kan spilles, holder seg under; { $card } gjør minst skade.
reason-lead-low = { $card } tar neppe et stikk.
reason-lead-safe-suit = De andre har fortsatt mange { suit-name }.
reason-lead-early = { $card } spilles tidlig, mens alle fortsatt bekjenner.
reason-hope-higher = { $card } leder så langt, men det kommer sannsynligvis et høyere kort.
reason-cancel-hope = Tvillingen til { $card } er ikke spilt ennå og kan oppheve kortet.
reason-cancels = { $card } møter tvillingen sin: ingen av dem vinner.
reason-void-trick = Det gjør stikket ugyldig.
reason-joker-excuse = { $card } tar aldri stikket.
reason-joker-wins = { $card } tar stikket.
reason-jinx-danger = Ikke spilt ennå og farlig her: { $card }, { points }.
reason-kitty-danger = Den som tar stikket, får også { $cards ->
    [one] { $cards } ukjent kort
   *[other] { $cards } ukjente kort
}.
reason-choose-add = Å legge til gir { points } til alle de andre.
reason-choose-subtract = Å trekke fra gir { points } mindre.
reason-win-match = Slik vinnes partiet oftest: i { $percent } av 100 tenkte avslutninger.
reason-add-ends-match = Å legge til ville avslutte partiet med noen andre i ledelsen.

reason-start-high = Et høyt startkort: { $value } gir god plass.
reason-start-last-chance = { $card } er ikke noe høyt kort, men trekkbunken er snart tom.
reason-start-too-low = { $card } er et lavt kort: { $better ->
    [one] { $better } høyere kort kan fortsatt komme
   *[other] { $better } høyere kort kan fortsatt komme
}.
reason-keep-room = { $row ->
    [left] Det er fortsatt plass i venstre rad
   *[right] Det er fortsatt plass i høyre rad
}: { $room ->
    [one] { $room } lavere verdi
   *[other] { $room } lavere verdier
} til { $steps } manglende trinn.
reason-extra-point = { $card } ved siden av { $guard }: et ekstra poeng for samme farge.
reason-fill-step = Det fyller trinn { $step }.
reason-fill-row = { $row ->
    [left] Det fyller venstre rad.
   *[right] Det fyller høyre rad.
}
reason-too-risky = { $card } ville gi for lite plass: { $room ->
    [one] { $room } lavere verdi
   *[other] { $room } lavere verdier
} til { $steps } trinn.
reason-no-place = { $card } passer ingen steder.
reason-joker-saves-room = { $card } teller som { $value } der og sparer plass.
reason-finish-tower = Det gjør tårnet ferdig og avslutter omgangen, { points }.
reason-steal-best = Av alt som kan naskes, passer { $card } best.
reason-steal-hurts = { $card } koster først og fremst { $self ->
    [yes] deg
   *[no] { $seat }
} poeng.
reason-steal-not-worth = Ingenting er verdt å naske.
