# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Linje { $line }: { $text }
error-seat = plads { $seat }
error-did-you-mean = Mente du »{ $word }«?
error-field = Felt: { $field }.
error-allowed = Tilladt: { $allowed }.
error-other = Noget gik galt: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = »{ $text }« er ikke et kort; skriv værdi og så farve med engelske bogstaver som i QS, 10H eller AD.
error-herz-no-card = »{ $text }« er ikke et kort; skriv et tal, J26-50 for en taljoker, SJ eller ST.
error-card-too-often = { $card } er der for mange gange, eller kortet hører ikke til i dette spil kort.
error-not-in-pack = { $card } hører ikke til i dette spil kort.
error-not-there = { $card } er der ikke.
error-no-number = »{ $text }« er ikke et helt tal.
error-no-seat = Der er ikke nogen plads { $seat }{ $last ->
    [none] {""}
   *[other] ; pladserne går fra 0 til { $last }
}.
error-deals-from-one = Runder tælles fra 1.
error-scores-for-seats = Antal pointtal: { $told }, antal pladser: { $right }.
error-hands-for-seats = Antal hænder: { $told }, antal pladser: { $right }.
error-players-for-seats = Antal spillere: { $told }, antal pladser: { $right }.
error-bots-for-seats = Antal botter: { $told }, antal pladser: { $right }. Nævn en for hver plads eller en for alle.
error-numbers-for-seats = { $name }: der skal være et tal for hver plads ({ $right }), ikke { $told }.
error-hand-size = Plads { $seat } skal have { $right } kort, ikke { $told }.
error-cards-missing = Disse kort mangler: { $list }. Nævn overskydende kort som talon.
error-stock-nameless = Trækbunken er tom; nævn dens kort fra toppen, som 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } kan ikke gives ud fra dette: { $list }.
error-write = Skriv her: { $sample }
error-write-instead = »{ $text }« hører ikke til her. Skriv: { $sample }
error-wrong-kind = { $name }: »{ $text }« hører ikke til her. Skriv: { $sample }
error-line-too-long = En linje er længere end { $most } byte, for lang til en spillog.
error-too-long = Dette er for langt: højst { $most } byte.
error-no-utf8 = { $file ->
    [this] dette
   *[other] { $file }
} er ikke UTF-8-tekst fra byte { $place }.
error-no-file = { $file } kan ikke læses: { $kind ->
    [missing] filen findes ikke
    [folder] det er en mappe
    [forbidden] der mangler tilladelse
   *[other] { $why }
}.
error-no-text = Det er ikke en tekstfil.
error-no-utf16 = Dette er UTF-16; en spillog er UTF-8-tekst.
error-packed = Dette er en pakket fil. Pak den ud, og tag én spillog fra den ad gangen.
error-no-json = Dette er ikke JSON i den ønskede form: { $why }.
error-two-starts = Et tårn har ét startkort.
error-no-start = Der er ikke noget startkort.
error-nested = Lister og tabeller ligger mere end { $most } niveauer dybt i hinanden; det har ingen spillog brug for.
error-cannot-lie = { $card } kan ikke ligge der som det næste.
error-not-in-range = { $name } skal være fra { $low } til { $high }, ikke { $text }.
error-same-seat = Plads { $seat } kan ikke bytte med sig selv.
error-newcomer-score = Den, der er ny på plads { $seat }, begynder med { $right }, gennemsnittet af de andre.
error-text-empty = Der blev ikke skrevet noget. »hjælp« viser alle ord.
error-text-word = »{ $text }« er ikke et ord, jeg kender. »hjælp« viser alle ord.
error-text-no-card = »{ $text }« er ikke et kort; skriv farve og så værdi som i { $cards }.
error-text-ambiguous = »{ $text }« kan betyde flere kort: { $cards }.
error-text-number = »{ $text }« er ikke nummeret på et kort på bordet.
error-text-one-card = Skriv ét kort, som du vil spille.
error-text-some-cards = Skriv de kort, du vil sende.
error-text-seat = Ingen ved dette bord hedder »{ $text }«.
error-text-steal = Skriv, hvem du rapser fra, hvilken række, og hvor kortet skal hen: raps Ben venstre højre.
error-text-invitation = »{ $text }« er ikke en invitation. Sådan en ser ud som http://localhost:8765/table/abc.
error-text-rule-link = Denne regeladresse er beskadiget eller ukendt. Bed om den igen.
error-text-rule-file = Vælg først en fil.
