# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Det finns ingen variant ”{ $text }”.
error-file-no-variant = ”{ $text }” är namnet på en fil, inte på en variant. Ange regelfiler med --rules; i Python med load_ruleset.
error-no-game = Det finns inget spel ”{ $text }”.
error-seats = { $single ->
    [yes] ”{ $names }” är för { $high } spelare.
   *[no] ”{ $names }” är för { $low } till { $high } spelare.
}
error-not-for-seats = Det finns ingen variant för det här antalet spelare: { $count }.
error-no-parameter = { $name } är ingen regelparameter.
error-not-offered = { $name } finns i reglerna men erbjuds inte.
error-bad-parameter = { $name } kan inte vara ”{ $text }”.
error-house-two-meanings = ”{ $text }” kan betyda { $list }; skriv ut det.
error-bundle = { $name } är ett paket.
error-no-option = { $text } är inget alternativ; skriv namn=värde, eller namnet på ett paket.
error-wrong-entry = { $name } kan inte ha det värdet.
error-entry-missing = { $name } saknas.
error-empty-file = { $file } är tom; en regelfil behöver minst en rad, som extends = "classic".
error-no-toml = { $file } är inte TOML: rad { $line } går inte att läsa från kolumn { $column }.
error-rules-bounds = { $file }, rad { $line }: { $what ->
    [nested] tabeller och listor ligger mer än { $most } nivåer djupt i varandra; skriv dem platt, som score.points
    [parts] ett namn har fler än { $most } delar; en regel har två, som score.points
    [line] raden är längre än { $most } tecken; bryt eller korta den
    [text] en text är längre än { $most } tecken; korta den
    [digits] ett tal har fler än { $most } siffror; ingen regel behöver ett så stort tal
    [entries] det finns fler än { $most } poster; en regelfil behöver långt färre
   *[open] en text inom citattecken tar inte slut; avsluta den på samma rad
}.
error-rules-long-list = { $name }: listan är för lång; korta den till högst { $most } poster.
error-rules-too-large = { $file } är för stor för en regelfil (högst { $most } byte).
error-suggested-outside = ”suggested_players” måste ligga inom ”players”.
error-value-for-seats = { $name } har ett värde för { $count } platser, och ett sådant bord finns inte.
error-no-value-for-seats = { $name } har inget värde för { $count } platser.
error-ranks-ascend = Valörerna måste stiga, var och en finnas en gång.
error-suits-once = Ange minst en färg, och ingen två gånger.
error-too-few-cards = { $count } kort är för få för { $seats } platser.
error-jokers-no-mode = Det finns jokrar: ange vad de gör.
error-two-packs = Två kortlekar kräver en regel för likadana kort.
error-hand-too-large = { $count } kort var är fler än det finns.
error-no-hand-at-all = Ingen skulle ha något kort.
error-nobody-wins-kitty = Kort som läggs åt sidan får ingen.
error-pass-too-many = { $count } kort kan inte skickas från händer på { $hand }.
error-pass-no-cycle = Ange vart de skickade korten går.
error-nobody-across = Med { $seats } platser sitter ingen mittemot.
error-second-is-oneself = Med två platser är den andra grannen man själv.
error-holder-of-nothing = Utan öppningskort har ingen det: ange ett, eller ange vem som annars spelar ut.
error-must-needs-card = Det finns inget öppningskort som måste spelas ut.
error-two-holders = Med två kortlekar kan två spelare ha öppningskortet.
error-opening-not-there = Öppningskortet { $card } finns inte i leken.
error-opening-left-over = Öppningskortet { $card } kan vara bland korten som blir över.
error-opening-decides = Öppningskortet avgör vem som spelar ut, i varje giv.
error-jokers-not-locked = Jokrar är aldrig spärrade.
error-lock-for-ever = Inget skulle någonsin häva spärren.
error-no-identical = En kortlek har inga likadana kort.
error-negative-points = Vad kort kostar är aldrig negativt; gör dem till bonuskort.
error-penalty-and-bonus = Ett kort kan inte både kosta poäng och vara bonuskort.
error-no-moon-cards = Det finns inget straffkort att skjuta månen med.
error-moon-needs-many = Månen kräver för mycket: { $count } saker.
error-moon-needs-more = Månen kräver { $count } av { $what }, leken har { $most }.
error-sun-of-nothing = Solen skulle inte vara värd något.
error-moon-of-nothing = Månen skulle inte vara värd något.
error-never-ends = Partiet skulle aldrig sluta.
error-limit-not-reached = Utan straffkort når ingen gränsen: bestäm antalet givar.
error-all-set-aside = Alla straffkort kan ligga åt sidan i varje giv: bestäm antalet givar.
error-jokers-for-groups = Det finns för många sifferjokrar ({ $count }) för det här antalet färggrupper: { $groups }.
may-range = { $low } till { $high }
may-whole = ett heltal{ $low ->
    [none] {""}
   *[other] {" "}från { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}till { $high }
}
may-number = ett tal
may-either = { $one } eller { $other }
may-names = { $list }
may-list-of = en lista, på varje plats { $what }
may-yes-no = true eller false
may-text = en text
may-card-text = ett kort som QS
may-selector = ett urval (QS, suit:H, rank:Q eller all)
may-suit = en färg
may-rank = en valör
may-opening-card = ett öppningskort
may-points-table = en tabell med urval och heltal, som { "{" } QS = 13 { "}" }
may-languages = en text, eller { "{" } en = "...", de = "..." { "}" }
may-fewest-most = två stigande heltal från 2 till 11
may-short-name = ett kort namn som my-hearts
may-variant-id = namnet på en variant
may-list-as = en lista som { $sample }
may-every-parameter = varje regelparameter
may-ranks = 1 till 11, J, Q, K, A i den ordningen
may-suits = en eller flera av C, D, S, H, var och en högst en gång
may-cards-once = kort i leken, vart och ett en gång
may-card-a-seat = minst ett kort var
may-even-range = så många som går jämnt ut, eller 1 till { $high }
may-random-range = slumpen, eller 0 till { $high }
may-opening = ett kort, eller lowest_of:C
may-lowest = lowest_of:C, eller inget
may-card = ett kort i leken
may-no-jokers = kort som inte är jokrar
may-unlocked = kort, eller ingen spärr
may-from-zero = tal från 0
may-no-points = kort utan poäng
may-at-most = högst { $most } olika
may-moon-value = ett heltal från 1, eller vad alla kort kostar
may-deals = ett antal givar
