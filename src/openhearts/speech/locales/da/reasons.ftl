# Hvorfor en bot gør, som den gør: én sætning for hver grund i bots/reasons.py.

reason-only-choice = Der er ikke andet at vælge.
reason-at-random = Valgt tilfældigt.
reason-fewest-points = Det koster mindst i gennemsnit, over { $worlds ->
    [one] { $worlds } tænkt fordeling
   *[other] { $worlds } tænkte fordelinger
} af kortene.
reason-most-points = Det giver mest i gennemsnit, over { $worlds ->
    [one] { $worlds } tænkt rækkefølge
   *[other] { $worlds } tænkte rækkefølger
} i trækbunken.
reason-best-for-both = Begge hænder er kendt, og det er bedst mod det bedste spil.
reason-pass-danger = { $card } tager for let stik, der koster point.
reasons-pass-danger = { $cards } tager for let stik, der koster point.
reason-pass-spare = Intet er farligt her; { $card } kan bedst undværes.
reason-pass-void = Så er der ingen { suit-name } tilbage, og der kan smides point af på den farve.
reason-pass-for-moon = Hånden egner sig til at skyde månen: det, der taber stik, sendes væk.
reason-keep-guard = { $card } bliver på hånden: { $guards ->
    [one] { $guards } lavere kort dækker
   *[other] { $guards } lavere kort dækker
}.
reason-duck = { $card } holder sig under det kort, der fører indtil nu.
reason-unload-queen = { $card } giver { $self ->
    [yes] dig
   *[no] { $seat }
} { points }.
reason-unload-high-heart = { $card } går til { $self ->
    [yes] dig
   *[no] { $seat }
}, før kortet tager et stik senere.
reason-unload-danger = { $card } giver { $self ->
    [yes] dig
   *[no] { $seat }
} { points }.
reason-unload-high-card = { $card } ryger ud nu, før kortet er tvunget til at tage et stik.
reason-make-void = Bagefter er der ingen { suit-name } tilbage, og der kan smides point af på den farve.
reason-take-cheaply = { $card } tager stikket, men det koster { $points ->
    [0] ikke noget
   *[other] kun { points }
}.
reason-perhaps-cheap = { $card } tager måske stikket, men det koster { $points ->
    [0] ikke noget
   *[other] kun { points }
}.
reason-last-seat-safe = Sidst i stikket, og ingen point på bordet: { $card } kan spilles uden fare.
reason-hunt-queen = Det kan lokke det jagede kort frem: { $card }.
reason-protect-queen = De kort, der dækker { $card }, bliver på hånden.
reason-stop-moon = Det forhindrer, at { $self ->
    [yes] du
   *[no] { $seat }
} skyder månen.
reason-try-moon = Det er et forsøg værd at skyde månen.
reason-moon-unsure = At skyde månen ser i gennemsnit bedre ud, men det lykkes i { $percent } af 100 tænkte fordelinger af kortene og sjældnere ved bordet.
reason-take-jack = { $card } er værd at tage: { points }.
reason-keep-jack = { $card } bliver på hånden.
reason-forced = Intet kort, der må spilles, holder sig under; { $card } gør mindst skade.
reason-lead-low = { $card } tager næppe et stik.
reason-lead-safe-suit = De andre har stadig mange { suit-name }.
reason-lead-early = { $card } spilles tidligt, mens alle stadig bekender.
reason-hope-higher = { $card } fører indtil nu, men der kommer sandsynligvis et højere kort.
reason-cancel-hope = Tvillingen til { $card } er ikke spillet endnu og kan ophæve kortet.
reason-cancels = { $card } møder sin tvilling: ingen af dem vinder.
reason-void-trick = Det gør stikket ugyldigt.
reason-joker-excuse = { $card } tager aldrig stikket.
reason-joker-wins = { $card } tager stikket.
reason-jinx-danger = Ikke spillet endnu og farligt her: { $card }, { points }.
reason-kitty-danger = Den, der tager stikket, får også { $cards ->
    [one] { $cards } ukendt kort
   *[other] { $cards } ukendte kort
}.
reason-choose-add = At lægge til giver { points } til alle de andre.
reason-choose-subtract = At trække fra giver { points } mindre.
reason-win-match = Sådan vindes partiet oftest: i { $percent } af 100 tænkte afslutninger.
reason-add-ends-match = At lægge til ville afslutte partiet med en anden i spidsen.

reason-start-high = Et højt startkort: { $value } giver god plads.
reason-start-last-chance = { $card } er ikke noget højt kort, men trækbunken er ved at være tom.
reason-start-too-low = { $card } er et lavt kort: { $better ->
    [one] { $better } højere kort kan stadig komme
   *[other] { $better } højere kort kan stadig komme
}.
reason-keep-room = { $row ->
    [left] Der er stadig plads i venstre række
   *[right] Der er stadig plads i højre række
}: { $room ->
    [one] { $room } lavere værdi
   *[other] { $room } lavere værdier
} til { $steps } manglende trin.
reason-extra-point = { $card } ved siden af { $guard }: et ekstra point for samme farvegruppe.
reason-fill-step = Det fylder trin { $step }.
reason-fill-row = { $row ->
    [left] Det fylder venstre række.
   *[right] Det fylder højre række.
}
reason-too-risky = { $card } ville efterlade for lidt plads: { $room ->
    [one] { $room } lavere værdi
   *[other] { $room } lavere værdier
} til { $steps } trin.
reason-no-place = { $card } passer ingen steder.
reason-joker-saves-room = { $card } tæller som { $value } dér og sparer plads.
reason-finish-tower = Det gør tårnet færdigt og afslutter runden, { points }.
reason-steal-best = Af alt det, der kan rapses, passer { $card } bedst.
reason-steal-hurts = { $card } koster især { $self ->
    [yes] dig
   *[no] { $seat }
} point.
reason-steal-not-worth = Intet er værd at rapse.
