# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Er is geen variant “{ $text }”.
error-file-no-variant = “{ $text }” is de naam van een bestand, niet van een variant. Geef regelbestanden op met --rules; in Python met load_ruleset.
error-no-game = Er is geen spel “{ $text }”.
error-seats = { $single ->
    [yes] “{ $names }” is voor { $high } spelers.
   *[no] “{ $names }” is voor { $low } tot en met { $high } spelers.
}
error-not-for-seats = Er is geen variant voor dit aantal spelers: { $count }.
error-no-parameter = { $name } is geen spelregelparameter.
error-not-offered = { $name } staat in de regels, maar wordt niet aangeboden.
error-bad-parameter = { $name } kan niet “{ $text }” zijn.
error-house-two-meanings = “{ $text }” kan { $list } betekenen; schrijf het voluit.
error-bundle = { $name } is een bundel.
error-no-option = { $text } is geen optie; schrijf naam=waarde, of de naam van een bundel.
error-wrong-entry = { $name } kan deze waarde niet hebben.
error-entry-missing = { $name } ontbreekt.
error-empty-file = { $file } is leeg; een regelbestand heeft minstens één regel nodig, zoals extends = "classic".
error-no-toml = { $file } is geen TOML: regel { $line } is vanaf kolom { $column } onleesbaar.
error-rules-bounds = { $file }, regel { $line }: { $what ->
    [nested] tabellen en lijsten zijn meer dan { $most } niveaus diep genest; schrijf ze plat, zoals score.points
    [parts] een naam heeft meer dan { $most } delen; een spelregel heeft er twee, zoals score.points
    [line] de regel is langer dan { $most } tekens; breek hem af of kort hem in
    [text] een tekst is langer dan { $most } tekens; kort hem in
    [digits] een getal heeft meer dan { $most } cijfers; geen spelregel heeft zo’n groot getal nodig
    [entries] er zijn meer dan { $most } waarden; een regelbestand heeft er veel minder nodig
   *[open] een tekst tussen aanhalingstekens eindigt niet; sluit hem op dezelfde regel
}.
error-rules-long-list = { $name }: de lijst is te lang; kort hem in tot hoogstens { $most } waarden.
error-rules-too-large = { $file } is te groot voor een regelbestand (hoogstens { $most } bytes).
error-suggested-outside = “suggested_players” moet binnen “players” liggen.
error-value-for-seats = { $name } heeft een waarde voor { $count } plaatsen, en zo’n tafel is er niet.
error-no-value-for-seats = { $name } heeft geen waarde voor { $count } plaatsen.
error-ranks-ascend = De waarden moeten oplopen, elke waarde één keer.
error-suits-once = Noem minstens één kleur, en geen kleur twee keer.
error-too-few-cards = Voor { $seats } plaatsen zijn er te weinig kaarten: { $count }.
error-jokers-no-mode = Er zijn jokers: zeg wat ze doen.
error-two-packs = Twee spellen kaarten vragen om een regel voor gelijke kaarten.
error-hand-too-large = { $count } kaarten per speler zijn meer dan er zijn.
error-no-hand-at-all = Niemand zou een kaart hebben.
error-nobody-wins-kitty = Opzijgelegde kaarten krijgt niemand.
error-pass-too-many = { $count } kaarten doorgeven kan niet uit een hand van { $hand }.
error-pass-no-cycle = Zeg waar de doorgegeven kaarten naartoe gaan.
error-nobody-across = Met { $seats } plaatsen zit er niemand tegenover.
error-second-is-oneself = Met twee plaatsen is de tweede buur de speler zelf.
error-holder-of-nothing = Zonder openingskaart heeft niemand die: noem er een, of zeg wie anders uitkomt.
error-must-needs-card = Er is geen openingskaart waarmee moet worden uitgekomen.
error-two-holders = Met twee spellen kaarten kunnen twee spelers de openingskaart hebben.
error-opening-not-there = De openingskaart { $card } zit niet in het spel kaarten.
error-opening-left-over = De openingskaart { $card } kan bij de overgebleven kaarten zitten.
error-opening-decides = De openingskaart bepaalt in elke ronde wie uitkomt.
error-jokers-not-locked = Jokers zijn nooit geblokkeerd.
error-lock-for-ever = Niets zou de blokkade ooit opheffen.
error-no-identical = In één spel kaarten zijn er geen gelijke kaarten.
error-negative-points = Wat kaarten kosten, is nooit negatief; maak er bonuskaarten van.
error-penalty-and-bonus = Een kaart kan niet tegelijk punten kosten en bonuskaart zijn.
error-no-moon-cards = Er is geen strafkaart om de maan mee te schieten.
error-moon-needs-many = Voor de maan wordt te veel gevraagd: { $count } dingen.
error-moon-needs-more = Voor de maan zijn er { $count } van { $what } nodig, het spel kaarten heeft er { $most }.
error-sun-of-nothing = De zon zou niets waard zijn.
error-moon-of-nothing = De maan zou niets waard zijn.
error-never-ends = De partij zou nooit eindigen.
error-limit-not-reached = Zonder strafkaarten bereikt niemand de grens: leg het aantal rondes vast.
error-all-set-aside = Alle strafkaarten kunnen in elke ronde opzijgelegd zijn: leg het aantal rondes vast.
error-jokers-for-groups = Er zijn te veel getallenjokers ({ $count }) voor dit aantal kleurgroepen: { $groups }.
may-range = { $low } tot en met { $high }
may-whole = een geheel getal{ $low ->
    [none] {""}
   *[other] {" "}vanaf { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}tot en met { $high }
}
may-number = een getal
may-either = { $one } of { $other }
may-names = { $list }
may-list-of = een lijst met telkens { $what }
may-yes-no = true of false
may-text = een tekst
may-card-text = een kaart zoals QS
may-selector = een selectie (QS, suit:H, rank:Q of all)
may-suit = een kleur
may-rank = een waarde
may-opening-card = een openingskaart
may-points-table = een tabel van selecties en gehele getallen, zoals { "{" } QS = 13 { "}" }
may-languages = een tekst, of { "{" } en = "...", de = "..." { "}" }
may-fewest-most = twee oplopende gehele getallen van 2 tot en met 11
may-short-name = een korte naam zoals my-hearts
may-variant-id = de naam van een variant
may-list-as = een lijst zoals { $sample }
may-every-parameter = elke spelregelparameter
may-ranks = 1 tot en met 11, J, Q, K, A in deze volgorde
may-suits = een of meer van C, D, S, H, elk hoogstens één keer
may-cards-once = kaarten uit het spel kaarten, elk één keer
may-card-a-seat = minstens één kaart per speler
may-even-range = zoveel als gelijk te verdelen zijn, of 1 tot en met { $high }
may-random-range = het lot, of 0 tot en met { $high }
may-opening = een kaart, of lowest_of:C
may-lowest = lowest_of:C, of geen
may-card = een kaart uit het spel kaarten
may-no-jokers = kaarten die geen jokers zijn
may-unlocked = kaarten, of geen blokkade
may-from-zero = getallen vanaf 0
may-no-points = kaarten zonder punten
may-at-most = hoogstens { $most } verschillende
may-moon-value = een geheel getal vanaf 1, of wat alle kaarten kosten
may-deals = een aantal rondes
