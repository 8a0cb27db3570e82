# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Linje { $line }: { $text }
error-seat = plass { $seat }
error-did-you-mean = Mente du «{ $word }»?
error-field = Felt: { $field }.
error-allowed = Tillatt: { $allowed }.
error-other = Noe gikk galt: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = «{ $text }» er ikke noe kort; skriv verdi og så farge med engelske bokstaver som i QS, 10H eller AD.
error-herz-no-card = «{ $text }» er ikke noe kort; skriv et tall, J26-50 for en talljoker, SJ eller ST.
error-card-too-often = { $card } er der for mange ganger, eller kortet hører ikke til i denne kortstokken.
error-not-in-pack = { $card } hører ikke til i denne kortstokken.
error-not-there = { $card } er ikke der.
error-no-number = «{ $text }» er ikke et heltall.
error-no-seat = Det finnes ingen plass { $seat }{ $last ->
    [none] {""}
   *[other] ; plassene går fra 0 til { $last }
}.
error-deals-from-one = Omganger telles fra 1.
error-scores-for-seats = Antall poengtall: { $told }, antall plasser: { $right }.
error-hands-for-seats = Antall hender: { $told }, antall plasser: { $right }.
error-players-for-seats = Antall spillere: { $told }, antall plasser: { $right }.
error-bots-for-seats = Antall boter: { $told }, antall plasser: { $right }. Nevn en for hver plass, eller en for alle.
error-numbers-for-seats = { $name }: det må være et tall for hver plass ({ $right }), ikke { $told }.
error-hand-size = Plass { $seat } må ha { $right } kort, ikke { $told }.
error-cards-missing = Disse kortene mangler: { $list }. Nevn kort som er igjen, som talong.
error-stock-nameless = Trekkbunken er tom; nevn kortene fra toppen, som 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } kan ikke gis ut fra dette: { $list }.
error-write = Skriv her: { $sample }
error-write-instead = «{ $text }» hører ikke hjemme her. Skriv: { $sample }
error-wrong-kind = { $name }: «{ $text }» hører ikke hjemme her. Skriv: { $sample }
error-line-too-long = En linje er lengre enn { $most } byte, for lang til en spillogg.
error-too-long = Dette er for langt: høyst { $most } byte.
error-no-utf8 = { $file ->
    [this] dette
   *[other] { $file }
} er ikke UTF-8-tekst fra byte { $place }.
error-no-file = { $file } kan ikke leses: { $kind ->
    [missing] filen finnes ikke
    [folder] det er en mappe
    [forbidden] tillatelse mangler
   *[other] { $why }
}.
error-no-text = Dette er ingen tekstfil.
error-no-utf16 = Dette er UTF-16; en spillogg er UTF-8-tekst.
error-packed = Dette er en pakket fil. Pakk den ut, og ta én spillogg fra den om gangen.
error-no-json = Dette er ikke JSON på ønsket form: { $why }.
error-two-starts = Et tårn har ett startkort.
error-no-start = Det finnes ikke noe startkort.
error-nested = Lister og tabeller ligger mer enn { $most } nivåer dypt i hverandre; det trenger ingen spillogg.
error-cannot-lie = { $card } kan ikke ligge der som det neste.
error-not-in-range = { $name } må være fra { $low } til { $high }, ikke { $text }.
error-same-seat = Plass { $seat } kan ikke bytte med seg selv.
error-newcomer-score = Den som er ny på plass { $seat }, begynner med { $right }, gjennomsnittet av de andre.
error-text-empty = Det ble ikke skrevet noe. «hjelp» viser alle ord.
error-text-word = «{ $text }» er ikke et ord jeg kjenner. «hjelp» viser alle ord.
error-text-no-card = «{ $text }» er ikke noe kort; skriv farge og så verdi som i { $cards }.
error-text-ambiguous = «{ $text }» kan bety flere kort: { $cards }.
error-text-number = «{ $text }» er ikke nummeret på et kort på bordet.
error-text-one-card = Skriv ett kort som du vil spille.
error-text-some-cards = Skriv kortene du vil sende.
error-text-seat = Ingen ved dette bordet heter «{ $text }».
error-text-steal = Skriv hvem du nasker fra, hvilken rad, og hvor kortet skal: nask Ben venstre høyre.
error-text-invitation = «{ $text }» er ingen invitasjon. En slik ser ut som http://localhost:8765/table/abc.
error-text-rule-link = Denne regeladressen er skadet eller ukjent. Be om den på nytt.
error-text-rule-file = Velg en fil først.
