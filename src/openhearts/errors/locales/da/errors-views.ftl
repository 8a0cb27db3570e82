# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Træk { $place } (»{ $text }«): { $cause }
error-herz-drawn = Kortet, der er trukket nu (»{ $text }«): { $cause }
error-herz-no-turn = Det er ikke et træk; skriv 3. P0 draws 45: left, eller kortere 45: left.
error-herz-no-action = »{ $text }« er ikke en handling; skriv keep, left, right, left=63, discard eller steal 1 left right.
error-herz-twice = { $card } er trukket før, og der er ikke flere af det kort.
error-herz-stock-empty = Trækbunken var tom før dette træk.
error-herz-undecided = Skriv, hvad der skete med { $card }.
error-herz-only-a-card = Det er dette kort, der skal tages stilling til; skriv kun kortet.
error-herz-number = Dette er trukket kort nummer { $right }, ikke nummer { $told }.
error-herz-turn = Det er P{ $right }, der har turen, ikke P{ $told }.
error-herz-other-card = Det trukne kort er { $right }, ikke { $told }.
error-herz-outcome = Resultatet er { $right ->
    [nothing] intet
   *[other] { $right }
}, ikke { $told }.
error-herz-after-end = Runden er slut før dette træk.
error-herz-draw = Skriv, hvilket kort plads { $seat } har trukket nu.
error-herz-starter = Hvem begynder denne runde? Pladserne { $list } passer alle; skriv, hvem der begynder, eller P{ $seat } foran det første kort.
error-herz-refused = { $reason ->
    [no-start-card] der er ikke noget startkort endnu
    [has-start-card] der er allerede et startkort
    [row-full] den række er fuld
    [value-too-high] kortet er ikke lavere end kortet ovenover
    [outside-group] ingen værdi i jokerens gruppe passer der
    [cannot-steal] det kort kan ikke rapses
    [bad-value] den værdi er ikke mulig der
    [wrong-phase] det kort, der er trukket, tillader det ikke
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz har ikke { $name }: alt, hvad der trækkes, ligger åbent; angiv plays og drawn.
error-herz-start-card = Plads { $seat }: { $card } kan ikke være et startkort med den værdi.
error-herz-row = Plads { $seat }: sådan kan rækken ikke ligge.
error-watcher-decides-nothing = Den, der ser på, har ikke noget at tage stilling til.
error-nothing-now = Plads { $seat } har ikke noget at tage stilling til nu.
error-all-decided = Runden er slut; der er ikke mere at tage stilling til.
error-no-views-of = Visninger af { $name } kan ikke beskrives udefra.
error-no-view = Dette er ikke en visning: { $why }.
error-view-version = Visninger forstås i version { $right }, ikke { $told }.
error-view-cannot-be = Denne visning kan ikke være rigtig: { $cause }
error-view-field = Visningen modsiger sig selv: { $field } passer ikke med resten.
error-view-entries = { $list }: hver skal have { $count } værdier.
error-view-count = { $field }: antallet af kort er { $told } og skal være { $right }.
error-view-hand = Hånden er ikke det, der blev givet, minus det sendte og spillede, plus det modtagne.
error-view-hand-size = { $field }: antallet af kort er { $told }; det skal være { $dealt } som givet eller { $now } nu.
error-view-cannot-hold = Plads { $list } kan ikke have alt det, der skal være der: der er for få passende kort tilbage.
error-view-revoke = Plads { $seat }: { $card } kan ikke passe, for den farve blev ikke bekendt før.
error-view-leads = Plads { $told } spiller ud til stik { $trick }, men det skal være plads { $right }.
error-view-unseen = Pladser til kort, som ingen har set: { $told }, sådanne kort: { $right }.
error-view-no-world = Ingen fordeling af de usete kort passer med det, der er set.
error-view-passed-elsewhere = { $card } blev sendt til plads { $seat } og ligger et andet sted.
error-view-trick = Stik { $trick }: { $cause }
error-view-may-not = Stik { $trick }: { $cause } Pladsen har: { $list }.
error-view-place-leads = Plads { $seat } kan ikke spille ud med kort { $place } i spillet.
error-first-leader = Hvem spiller ud til første stik? Pladserne { $list } passer alle; angiv first_leader.
error-holder-leads = Den, der har { $card }, spiller ud, og det passer ikke med plads { $seat }.
error-name-kitty = Nævn kortene i talonen; antal: { $count }.
error-kitty-unknown = Plads { $seat } kan ikke kende talonen nu.
error-name-passed = { $field }: nævn de kort, der blev sendt, og dem, der kom ({ $count } af hver).
error-nothing-passed = Der sendes ikke noget i runde { $deal }.
error-name-opening = Hvilket kort åbner? Nogle er til overs: angiv opening_card.
