# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Trekk { $place } («{ $text }»): { $cause }
error-herz-drawn = Kortet som er trukket nå («{ $text }»): { $cause }
error-herz-no-turn = Det er ikke noe trekk; skriv 3. P0 draws 45: left, eller kortere 45: left.
error-herz-no-action = «{ $text }» er ingen handling; skriv keep, left, right, left=63, discard eller steal 1 left right.
error-herz-twice = { $card } er trukket før, og det finnes ikke flere av det kortet.
error-herz-stock-empty = Trekkbunken var tom før dette trekket.
error-herz-undecided = Skriv hva som skjedde med { $card }.
error-herz-only-a-card = Det er dette kortet som skal avgjøres; skriv bare kortet.
error-herz-number = Dette er trukket kort nummer { $right }, ikke nummer { $told }.
error-herz-turn = Det er P{ $right } sin tur, ikke P{ $told } sin.
error-herz-other-card = Det trukne kortet er { $right }, ikke { $told }.
error-herz-outcome = Resultatet er { $right ->
    [nothing] ingenting
   *[other] { $right }
}, ikke { $told }.
error-herz-after-end = Omgangen er slutt før dette trekket.
error-herz-draw = Skriv hvilket kort plass { $seat } har trukket nå.
error-herz-starter = Hvem begynner denne omgangen? Plassene { $list } passer alle; skriv hvem som begynner, eller P{ $seat } foran det første kortet.
error-herz-refused = { $reason ->
    [no-start-card] det er ikke noe startkort ennå
    [has-start-card] det er allerede et startkort
    [row-full] den raden er full
    [value-too-high] kortet er ikke lavere enn kortet over
    [outside-group] ingen verdi i jokerens gruppe passer der
    [cannot-steal] det kortet kan ikke naskes
    [bad-value] den verdien er ikke mulig der
    [wrong-phase] kortet som er trukket, tillater det ikke
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz har ikke { $name }: alt som trekkes, ligger åpent; oppgi plays og drawn.
error-herz-start-card = Plass { $seat }: { $card } kan ikke være et startkort med den verdien.
error-herz-row = Plass { $seat }: slik kan ikke raden ligge.
error-watcher-decides-nothing = Den som ser på, har ingenting å avgjøre.
error-nothing-now = Plass { $seat } har ingenting å avgjøre nå.
error-all-decided = Omgangen er slutt; det er ikke mer å avgjøre.
error-no-views-of = Visninger av { $name } kan ikke beskrives utenfra.
error-no-view = Dette er ingen visning: { $why }.
error-view-version = Visninger forstås i versjon { $right }, ikke { $told }.
error-view-cannot-be = Denne visningen kan ikke stemme: { $cause }
error-view-field = Visningen motsier seg selv: { $field } passer ikke med resten.
error-view-entries = { $list }: hver må ha { $count } verdier.
error-view-count = { $field }: antallet kort er { $told } og må være { $right }.
error-view-hand = Hånden er ikke det som ble delt ut, minus det sendte og spilte, pluss det mottatte.
error-view-hand-size = { $field }: antallet kort er { $told }; det må være { $dealt } som delt ut, eller { $now } nå.
error-view-cannot-hold = Plass { $list } kan ikke ha alt som må være der: det er for få passende kort igjen.
error-view-revoke = Plass { $seat }: { $card } kan ikke stemme, for den fargen ble ikke bekjent før.
error-view-leads = Plass { $told } spiller ut til stikk { $trick }, men det må være plass { $right }.
error-view-unseen = Plasser til kort som ingen har sett: { $told }, slike kort: { $right }.
error-view-no-world = Ingen fordeling av de usette kortene passer med det som er sett.
error-view-passed-elsewhere = { $card } ble sendt til plass { $seat } og ligger et annet sted.
error-view-trick = Stikk { $trick }: { $cause }
error-view-may-not = Stikk { $trick }: { $cause } Plassen har: { $list }.
error-view-place-leads = Plass { $seat } kan ikke spille ut med kort { $place } i spillet.
error-first-leader = Hvem spiller ut til første stikk? Plassene { $list } passer alle; oppgi first_leader.
error-holder-leads = Den som har { $card }, spiller ut, og det passer ikke med plass { $seat }.
error-name-kitty = Nevn kortene i talongen; antall: { $count }.
error-kitty-unknown = Plass { $seat } kan ikke kjenne talongen nå.
error-name-passed = { $field }: nevn kortene som ble sendt, og de som kom ({ $count } av hver).
error-nothing-passed = Det sendes ingenting i omgang { $deal }.
error-name-opening = Hvilket kort åpner? Noen er til overs: oppgi opening_card.
