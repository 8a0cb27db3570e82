# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Varianten «{ $text }» finnes ikke.
error-file-no-variant = «{ $text }» er navnet på en fil, ikke på en variant. Oppgi regelfiler med --rules; i Python med load_ruleset.
error-no-game = Det finnes ikke noe spill «{ $text }».
error-seats = { $single ->
    [yes] «{ $names }» er for { $high } spillere.
   *[no] «{ $names }» er for { $low } til { $high } spillere.
}
error-not-for-seats = Det finnes ingen variant for dette antallet spillere: { $count }.
error-no-parameter = { $name } er ikke en regelparameter.
error-not-offered = { $name } er kjent fra reglene, men tilbys ikke.
error-bad-parameter = { $name } kan ikke være «{ $text }».
error-house-two-meanings = «{ $text }» kan bety { $list }; skriv det helt ut.
error-bundle = { $name } er en regelpakke.
error-no-option = { $text } er ikke noe tilvalg; skriv navn=verdi eller navnet på en regelpakke.
error-wrong-entry = { $name } kan ikke ha den verdien.
error-entry-missing = { $name } mangler.
error-empty-file = { $file } er tom; en regelfil trenger minst én linje, som extends = "classic".
error-no-toml = { $file } er ikke TOML: linje { $line } kan ikke leses fra kolonne { $column }.
error-rules-bounds = { $file }, linje { $line }: { $what ->
    [nested] tabeller og lister ligger mer enn { $most } nivåer dypt i hverandre; skriv dem flatt, som score.points
    [parts] et navn har mer enn { $most } deler; en regel har to, som score.points
    [line] linjen er lengre enn { $most } tegn; del den eller gjør den kortere
    [text] en tekst er lengre enn { $most } tegn; gjør den kortere
    [digits] et tall har mer enn { $most } sifre; ingen regel trenger et så stort tall
    [entries] det er mer enn { $most } oppføringer; en regelfil trenger langt færre
   *[open] en tekst i anførselstegn slutter ikke; avslutt den på samme linje
}.
error-rules-long-list = { $name }: listen er for lang; gjør den kortere, høyst { $most } oppføringer.
error-rules-too-large = { $file } er for stor til en regelfil (høyst { $most } byte).
error-suggested-outside = «suggested_players» må ligge innenfor «players».
error-value-for-seats = { $name } har en verdi for { $count } plasser, og et slikt bord finnes ikke.
error-no-value-for-seats = { $name } har ingen verdi for { $count } plasser.
error-ranks-ascend = Verdiene må være stigende, hver av dem én gang.
error-suits-once = Oppgi minst én farge og ingen to ganger.
error-too-few-cards = { $count } kort er for få til { $seats } plasser.
error-jokers-no-mode = Det er jokere: oppgi hva de gjør.
error-two-packs = To kortstokker krever en regel for like kort.
error-hand-too-large = { $count } kort til hver er flere enn det finnes.
error-no-hand-at-all = Ingen ville fått et kort.
error-nobody-wins-kitty = Ingen får kort som er lagt til side.
error-pass-too-many = { $count } kort kan ikke sendes fra en hånd på { $hand }.
error-pass-no-cycle = Oppgi hvor kortene sendes.
error-nobody-across = Ingen sitter overfor ved et bord med { $seats } plasser.
error-second-is-oneself = Ved et bord med to er den andre naboen en selv.
error-holder-of-nothing = Uten åpningskort er det ingen som har det: oppgi et, eller oppgi hvem som ellers spiller ut.
error-must-needs-card = Det er ikke noe åpningskort som må spilles ut.
error-two-holders = Med to kortstokker kan to spillere ha åpningskortet.
error-opening-not-there = Åpningskortet { $card } er ikke i kortstokken.
error-opening-left-over = Åpningskortet { $card } kan være blant kortene som er igjen.
error-opening-decides = Åpningskortet avgjør i hver omgang hvem som spiller ut.
error-jokers-not-locked = Jokere er aldri sperret.
error-lock-for-ever = Ingenting ville noen gang bryte sperren.
error-no-identical = Én kortstokk har ingen like kort.
error-negative-points = Det kort koster, er aldri negativt; gjør dem til bonuskort.
error-penalty-and-bonus = Et kort kan ikke både koste poeng og være bonuskort.
error-no-moon-cards = Det er ingen straffekort å skyte månen med.
error-moon-needs-many = Månen krever for mye: { $count } ting.
error-moon-needs-more = Månen krever { $count } stk. { $what }, men det er { $most } i kortstokken.
error-sun-of-nothing = Solen ville ikke være verdt noe.
error-moon-of-nothing = Månen ville ikke være verdt noe.
error-never-ends = Partiet ville aldri ta slutt.
error-limit-not-reached = Uten straffekort når ingen grensen: fastsett antallet omganger.
error-all-set-aside = Alle straffekort kan ligge til side i hver omgang: fastsett antallet omganger.
error-jokers-for-groups = Det er for mange talljokere ({ $count }) til dette antallet fargegrupper: { $groups }.
may-range = { $low } til { $high }
may-whole = et heltall{ $low ->
    [none] {""}
   *[other] {" "}fra { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}til { $high }
}
may-number = et tall
may-either = { $one } eller { $other }
may-names = { $list }
may-list-of = en liste, på hver plass { $what }
may-yes-no = true eller false
may-text = en tekst
may-card-text = et kort som QS
may-selector = et utvalg (QS, suit:H, rank:Q eller all)
may-suit = en farge
may-rank = en verdi
may-opening-card = et åpningskort
may-points-table = en tabell med utvalg og heltall, som { "{" } QS = 13 { "}" }
may-languages = en tekst, eller { "{" } en = "...", de = "..." { "}" }
may-fewest-most = to stigende heltall fra 2 til 11
may-short-name = et kort navn som my-hearts
may-variant-id = navnet på en variant
may-list-as = en liste som { $sample }
may-every-parameter = hver regelparameter
may-ranks = 1 til 11, J, Q, K, A i denne rekkefølgen
may-suits = noen av C, D, S, H, hver én gang
may-cards-once = kort fra kortstokken, hvert én gang
may-card-a-seat = minst ett kort til hver
may-even-range = så mange som det går opp med, eller 1 til { $high }
may-random-range = loddtrekning, eller 0 til { $high }
may-opening = et kort, eller lowest_of:C
may-lowest = lowest_of:C, eller ikke noe
may-card = et kort fra kortstokken
may-no-jokers = kort som ikke er jokere
may-unlocked = kort, eller ingen sperre
may-from-zero = tall fra 0 og opp
may-no-points = kort uten poeng
may-at-most = høyst { $most } forskjellige
may-moon-value = et heltall fra 1 og opp, eller det alle kortene koster
may-deals = et antall omganger
