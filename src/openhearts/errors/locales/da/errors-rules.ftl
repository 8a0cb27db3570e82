# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Varianten »{ $text }« findes ikke.
error-file-no-variant = »{ $text }« er navnet på en fil, ikke på en variant. Angiv regelfiler med --rules; i Python med load_ruleset.
error-no-game = Der er ikke noget spil »{ $text }«.
error-seats = { $single ->
    [yes] »{ $names }« er for { $high } spillere.
   *[no] »{ $names }« er for { $low } til { $high } spillere.
}
error-not-for-seats = Der er ikke nogen variant for dette antal spillere: { $count }.
error-no-parameter = { $name } er ikke en regelparameter.
error-not-offered = { $name } er kendt fra reglerne, men tilbydes ikke.
error-bad-parameter = { $name } kan ikke være »{ $text }«.
error-house-two-meanings = »{ $text }« kan betyde { $list }; skriv det helt ud.
error-bundle = { $name } er en regelpakke.
error-no-option = { $text } er ikke et tilvalg; skriv navn=værdi eller navnet på en regelpakke.
error-wrong-entry = { $name } kan ikke have den værdi.
error-entry-missing = { $name } mangler.
error-empty-file = { $file } er tom; en regelfil skal have mindst én linje, som extends = "classic".
error-no-toml = { $file } er ikke TOML: linje { $line } kan ikke læses fra kolonne { $column }.
error-rules-bounds = { $file }, linje { $line }: { $what ->
    [nested] tabeller og lister ligger mere end { $most } niveauer dybt i hinanden; skriv dem fladt, som score.points
    [parts] et navn har mere end { $most } dele; en regel har to, som score.points
    [line] linjen er længere end { $most } tegn; bryd den, eller gør den kortere
    [text] en tekst er længere end { $most } tegn; gør den kortere
    [digits] et tal har mere end { $most } cifre; ingen regel har brug for så stort et tal
    [entries] der er mere end { $most } poster; en regelfil har brug for langt færre
   *[open] en tekst i anførselstegn slutter ikke; luk den på samme linje
}.
error-rules-long-list = { $name }: listen er for lang; gør den kortere, højst { $most } poster.
error-rules-too-large = { $file } er for stor til en regelfil (højst { $most } byte).
error-suggested-outside = »suggested_players« skal ligge inden for »players«.
error-value-for-seats = { $name } har en værdi for { $count } pladser, og sådan et bord findes ikke.
error-no-value-for-seats = { $name } har ikke nogen værdi for { $count } pladser.
error-ranks-ascend = Værdierne skal være stigende, hver af dem én gang.
error-suits-once = Angiv mindst én farve og ingen to gange.
error-too-few-cards = { $count } kort er for få til { $seats } pladser.
error-jokers-no-mode = Der er jokere: angiv, hvad de gør.
error-two-packs = To spil kort kræver en regel for ens kort.
error-hand-too-large = { $count } kort til hver er flere, end der er.
error-no-hand-at-all = Ingen ville få et kort.
error-nobody-wins-kitty = Ingen får kort, der er lagt til side.
error-pass-too-many = { $count } kort kan ikke sendes fra en hånd på { $hand }.
error-pass-no-cycle = Angiv, hvorhen kortene sendes.
error-nobody-across = Ingen sidder overfor ved et bord med { $seats } pladser.
error-second-is-oneself = Ved et bord med to er den anden nabo én selv.
error-holder-of-nothing = Uden åbningskort er der ingen, der har det: angiv et, eller angiv, hvem der ellers spiller ud.
error-must-needs-card = Der er ikke noget åbningskort, som skal spilles ud.
error-two-holders = Med to spil kort kan to spillere have åbningskortet.
error-opening-not-there = Åbningskortet { $card } er ikke med i spillet.
error-opening-left-over = Åbningskortet { $card } kan være blandt de overskydende kort.
error-opening-decides = Åbningskortet afgør i hver runde, hvem der spiller ud.
error-jokers-not-locked = Jokere er aldrig spærret.
error-lock-for-ever = Intet ville nogensinde ophæve spærringen.
error-no-identical = Ét spil kort har ingen ens kort.
error-negative-points = Det, kort koster, er aldrig negativt; gør dem til bonuskort.
error-penalty-and-bonus = Et kort kan ikke både koste point og være bonuskort.
error-no-moon-cards = Der er ingen strafkort at skyde månen med.
error-moon-needs-many = Månen kræver for mange ting: { $count }.
error-moon-needs-more = Månen kræver { $count } stk. { $what }, men der er { $most } i spillet.
error-sun-of-nothing = Solen ville ikke være noget værd.
error-moon-of-nothing = Månen ville ikke være noget værd.
error-never-ends = Partiet ville aldrig slutte.
error-limit-not-reached = Uden strafkort når ingen grænsen: fastlæg antallet af runder.
error-all-set-aside = Alle strafkort kan ligge til side i hver runde: fastlæg antallet af runder.
error-jokers-for-groups = Der er for mange taljokere ({ $count }) til dette antal farvegrupper: { $groups }.
may-range = { $low } til { $high }
may-whole = et helt tal{ $low ->
    [none] {""}
   *[other] {" "}fra { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}til { $high }
}
may-number = et tal
may-either = { $one } eller { $other }
may-names = { $list }
may-list-of = en liste, på hver plads { $what }
may-yes-no = true eller false
may-text = en tekst
may-card-text = et kort som QS
may-selector = et udvalg (QS, suit:H, rank:Q eller all)
may-suit = en farve
may-rank = en værdi
may-opening-card = et åbningskort
may-points-table = en tabel med udvalg og hele tal, som { "{" } QS = 13 { "}" }
may-languages = en tekst eller { "{" } en = "...", de = "..." { "}" }
may-fewest-most = to stigende hele tal fra 2 til 11
may-short-name = et kort navn som my-hearts
may-variant-id = navnet på en variant
may-list-as = en liste som { $sample }
may-every-parameter = hver regelparameter
may-ranks = 1 til 11, J, Q, K, A i denne rækkefølge
may-suits = nogle af C, D, S, H, hver én gang
may-cards-once = kort, der er med i spillet, hvert én gang
may-card-a-seat = mindst ét kort til hver
may-even-range = så mange, at det går op, eller 1 til { $high }
may-random-range = lodtrækning, eller 0 til { $high }
may-opening = et kort, eller lowest_of:C
may-lowest = lowest_of:C, eller intet
may-card = et kort, der er med i spillet
may-no-jokers = kort, der ikke er jokere
may-unlocked = kort, eller ingen spærring
may-from-zero = tal fra 0 og op
may-no-points = kort uden point
may-at-most = højst { $most } forskellige
may-moon-value = et helt tal fra 1 og op, eller det, alle kort koster
may-deals = et antal runder
