# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Regel { $line }: { $text }
error-seat = plaats { $seat }
error-did-you-mean = Bedoelde je “{ $word }”?
error-field = Veld: { $field }.
error-allowed = Toegestaan: { $allowed }.
error-other = Er ging iets mis: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = “{ $text }” is geen kaart; schrijf waarde en kleur met Engelse letters, zoals QS, 10H of AD.
error-herz-no-card = “{ $text }” is geen kaart; schrijf een getal, J26-50 voor een getallenjoker, SJ of ST.
error-card-too-often = { $card } komt te vaak voor, of hoort niet bij dit spel kaarten.
error-not-in-pack = { $card } hoort niet bij dit spel kaarten.
error-not-there = { $card } is er niet.
error-no-number = “{ $text }” is geen geheel getal.
error-no-seat = Plaats { $seat } is er niet{ $last ->
    [none] {""}
   *[other] ; er zijn plaatsen 0 tot en met { $last }
}.
error-deals-from-one = Rondes worden geteld vanaf 1.
error-scores-for-seats = Aantal scores: { $told }, aantal plaatsen: { $right }.
error-hands-for-seats = Aantal handen: { $told }, aantal plaatsen: { $right }.
error-players-for-seats = Aantal spelers: { $told }, aantal plaatsen: { $right }.
error-bots-for-seats = Aantal bots: { $told }, aantal plaatsen: { $right }. Noem er een voor elke plaats, of een voor allemaal.
error-numbers-for-seats = { $name }: er moet voor elke plaats een getal zijn ({ $right }), niet { $told }.
error-hand-size = Plaats { $seat } moet { $right ->
    [one] { $right } kaart
   *[other] { $right } kaarten
} hebben, niet { $told }.
error-cards-missing = Deze kaarten ontbreken: { $list }. Noem overgebleven kaarten als pot.
error-stock-nameless = De trekstapel is leeg; noem de kaarten van boven af, zoals 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } kan hieruit niet gedeeld worden: { $list }.
error-write = Schrijf hier: { $sample }
error-write-instead = “{ $text }” hoort hier niet. Schrijf: { $sample }
error-wrong-kind = { $name }: “{ $text }” hoort hier niet. Schrijf: { $sample }
error-line-too-long = Een regel is langer dan { $most } bytes, te lang voor een verslag.
error-too-long = Dit is te lang: hoogstens { $most } bytes.
error-no-utf8 = { $file ->
    [this] dit
   *[other] { $file }
} is geen UTF-8-tekst, vanaf byte { $place }.
error-no-file = { $file } kan niet gelezen worden: { $kind ->
    [missing] dat bestand is er niet
    [folder] het is een map
    [forbidden] de toestemming ontbreekt
   *[other] { $why }
}.
error-no-text = Dit is geen tekstbestand.
error-no-utf16 = Dit is UTF-16; een verslag is UTF-8-tekst.
error-packed = Dit is een ingepakt bestand. Pak het uit en neem er één verslag tegelijk uit.
error-no-json = Dit is geen JSON van de gewenste vorm: { $why }.
error-two-starts = Een toren heeft één startkaart.
error-no-start = Er is geen startkaart.
error-nested = Lijsten en tabellen zijn meer dan { $most } niveaus diep genest; geen verslag heeft dat nodig.
error-cannot-lie = { $card } kan daar niet als volgende liggen.
error-not-in-range = { $name } moet { $low } tot en met { $high } zijn, niet { $text }.
error-same-seat = Plaats { $seat } kan niet met zichzelf wisselen.
error-newcomer-score = Wie nieuw op plaats { $seat } komt, begint met { $right }, het gemiddelde van de anderen.
error-text-empty = Er is niets getypt. “hulp” geeft alle woorden.
error-text-word = “{ $text }” ken ik niet. “hulp” geeft alle woorden.
error-text-no-card = “{ $text }” is geen kaart; schrijf kleur en waarde zoals { $cards }.
error-text-ambiguous = “{ $text }” kan meer dan één kaart betekenen: { $cards }.
error-text-number = “{ $text }” is geen nummer van een kaart op tafel.
error-text-one-card = Noem één kaart om te spelen.
error-text-some-cards = Noem de kaarten om door te geven.
error-text-seat = Niemand aan deze tafel heet “{ $text }”.
error-text-steal = Zeg van wie je gapt, uit welke rij en waarheen: gap Ben links rechts.
error-text-invitation = “{ $text }” is geen uitnodiging. Zo ziet die eruit: http://localhost:8765/table/abc.
error-text-rule-link = Dit adres van regels is beschadigd of onbekend. Vraag er opnieuw om.
error-text-rule-file = Kies eerst een bestand.
