# Wat niet mag, en waarom. De kaart staat voorop: "klaveren vier: je moet harten bekennen".

error-not-your-turn = Jij bent niet aan de beurt, maar { $seat }.
error-deal-over = De ronde is afgelopen.
error-not-an-action = Dat bestaat niet in dit spel.
error-not-now = Dat kan nu niet.
error-not-begun = De partij is nog niet begonnen.
error-wrong-phase = { $phase ->
    [pass] Er worden kaarten doorgegeven; er wordt nog niet gespeeld.
    [play] Er wordt gespeeld; het doorgeven is voorbij.
    [choose] Eerst wordt de maan afgehandeld.
    [start] De getrokken kaart wordt gehouden als startkaart of afgelegd.
    [lay] De getrokken kaart wordt links of rechts aangelegd, of afgelegd.
    [steal] Er is een gapkaart getrokken: gap een kaart, of leg de gapkaart af.
   *[over] De ronde is afgelopen.
}
error-card-not-held = { $card }: die kaart heb je niet.
error-pass-twice = { $card }: zo vaak heb je die kaart niet.
error-pass-count = Kies precies { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} om door te geven.
error-already-passed = Je hebt al doorgegeven.
error-opening-card = { $card }: je moet met de openingskaart uitkomen: { $opening }.
error-opening-suit = { $card }: je moet met { suit-name } uitkomen.
error-opening-forbidden = { $card }: niet als allereerste kaart.
error-locked = { $card }: { $lock ->
    [hearts] harten is nog niet gebroken
   *[other] met deze kaart mag nog niet worden uitgekomen
}.
error-must-follow = { $card }: je moet { suit-name } bekennen.
error-first-trick = { $card }: niet in de eerste slag.
error-bad-choice = Kies: punten erbij voor de anderen, of eraf bij jezelf.
error-claim-not-certain = Volgens wat jij kunt zien, is de rest niet zeker.
error-no-start-card = Je hebt nog geen startkaart.
error-has-start-card = Je hebt al een startkaart.
error-row-full = { $row ->
    [none] Die rij is vol.
   *[other] { $card }: de { row-name } is vol.
}
error-value-too-high = { $card }: te hoog, de waarde moet lager zijn dan die van de kaart erboven.
error-outside-group = { $card }: geen waarde uit de eigen groep past daar.
error-cannot-steal = Die kaart kan niet gegapt worden.
error-bad-value = { $card }: die waarde kan daar niet.

error-line = Regel { $line }: { $text }
error-text = Dat kan ik niet lezen: { $detail }.
error-text-card = “{ $text }” is geen kaart. Schrijf kleur en waarde, zoals SV, H10 of RA.
error-text-empty = Er is niets getypt. “hulp” geeft alle woorden.
error-text-word = “{ $text }” ken ik niet. “hulp” geeft alle woorden.
error-text-ambiguous = “{ $text }” kan meer dan één kaart betekenen: { $cards }.
error-text-number = “{ $text }” is geen nummer van een kaart op tafel.
error-text-one-card = Noem één kaart om te spelen.
error-text-some-cards = Noem de kaarten om door te geven.
error-text-seat = Niemand aan deze tafel heet “{ $text }”.
error-text-steal = Zeg van wie je gapt, uit welke rij en waarheen: gap ben links rechts.
error-text-nested = Lijsten en tabellen zijn meer dan { $most } niveaus diep genest; geen verslag heeft dat nodig.
error-did-you-mean = Bedoelde je “{ $word }”?
error-record = Het verslag past niet bij de regels: { $detail }.
error-ruleset = Zo kloppen de regels niet: { $detail }.
error-seats = { $single ->
    [yes] “{ $name }” is voor { $high } spelers.
   *[no] “{ $name }” is voor { $low } tot en met { $high } spelers.
}
error-rules-bounds = { $file }, regel { $line }: { $what ->
    [nested] tabellen en lijsten zijn meer dan { $most } niveaus diep genest; schrijf ze plat, zoals score.points
    [parts] een naam heeft meer dan { $most } delen; een spelregel heeft er twee, zoals score.points
    [line] de regel is langer dan { $most } tekens; breek hem af of kort hem in
    [text] een tekst is langer dan { $most } tekens; kort hem in
    [digits] een getal heeft meer dan { $most } cijfers; geen spelregel heeft zo’n groot getal nodig
    [entries] er zijn meer dan { $most } waarden; een regelbestand heeft er veel minder nodig
   *[open] een tekst tussen aanhalingstekens eindigt niet; sluit hem op dezelfde regel
}
error-rules-long-list = { $name }: de lijst is te lang; kort hem in tot hoogstens { $most } waarden
error-field = Veld: { $field }.
error-allowed = Toegestaan: { $allowed }.
error-bot = Zo’n bot is er niet: { $detail }.
error-view = Dit beeld van het spel spreekt zichzelf tegen: { $detail }.
error-forbidden = Dat is niet toegestaan: { $detail }.
error-seat-taken = Daar zit al iemand.
error-curtain = De kaarten zijn afgedekt: zeg eerst wie je bent, met de knop op de pagina.
error-not-away = Daar is niemand afwezig.
error-known-cards = De kaarten van deze ronde zijn vooraf bekend: ze is voor één persoon met bots.
error-after-the-deal = Die plaats kun je nemen als de ronde is afgelopen: niemand ziet twee handen van één ronde.
error-next-hand = Die hand is aan iemand anders gedeeld. Een bot speelt hem; jij krijgt kaarten met de volgende ronde.
error-vouch = Alleen wie in deze ronde meespeelt, kan zeggen wie er terug is.
error-shuffling = De kaarten worden net geschud. Probeer het zo nog eens.
error-not-playing = Er wordt nu geen ronde gespeeld.
error-not-anew = Iemand speelt deze ronde liever uit.
error-no-seat = Die plaats is er niet.
error-two-seats = Kies twee verschillende plaatsen.
error-host-sits = De spelleiding moet aan tafel zitten.
error-host-only = Dat kan alleen de spelleiding.
error-refused = De spelleiding heeft je plaats vrijgemaakt. Je kunt hier weer gaan zitten als de spelleiding dat toestaat.
error-watching = Je kijkt toe; dat kunnen alleen spelers.
error-no-bot-there = Daar heeft geen bot beslist, of de seed ervan is niet bekendgemaakt.
error-record-too-large = Dat is te groot: hoogstens { $most } KB.
error-search-not-ready = Deze bot maakt zich op deze computer nog klaar; vraag het over een halve minuut opnieuw.
error-busy = Veel mensen vragen hier nu om. Wacht even en probeer het dan nog eens.
error-too-often = Je hebt net heel veel gevraagd. Wacht een minuut en probeer het dan nog eens.
error-too-much = Dit heeft meer geheugen of tijd nodig dan er voor één verzoek is. Probeer iets kleiners.
error-try-again = De tafel wordt opnieuw ingelezen; probeer het zo nog eens.
error-no-undo = Aan deze tafel wordt niets teruggenomen.
error-no-hints = Aan deze tafel zijn er geen tips.
error-no-chat = Aan deze tafel wordt niet geschreven.
error-claim-alone = Als de rest niet zeker is, moeten alle anderen instemmen.
error-claim-again = De anderen hebben geweigerd. Vraag het na de volgende slag opnieuw.
error-claim-own = De anderen antwoorden nu. Je kunt het opeisen nog intrekken.
error-claim-answered = Er is niets waarop jij moet antwoorden.
error-no-claim = Niemand heeft iets opgeëist.
error-no-claims = In dit spel valt niets op te eisen; het wordt uitgespeeld.
error-chat-often = Niet zo snel. Wacht even en schrijf dan verder.
error-no-phrase = Dat bericht bestaat niet.
error-not-over = De partij is nog niet afgelopen.
error-table-full = Aan deze tafel is elke plaats bezet.
error-too-many-wait = Er wachten nu te veel mensen op een plaats of een ruil. Probeer het later opnieuw.
error-cannot-join = De tafel is niet te bereiken: { $why }.
error-text-invitation = “{ $text }” is geen uitnodiging. Zo ziet die eruit: http://localhost:8765/table/abc.
error-text-no-receipts = Dit is geen bestand met ontvangstbewijzen zoals een pagina of openhearts join het schrijft.
error-bad-seal = De handtekening van de server onder het schudden klopt niet.
error-nothing-to-undo = Er valt niets terug te nemen.
error-not-your-seat = Dat is niet jouw plaats.
error-no-table = Die tafel is er niet.
error-foreign-host = De server heet niet zoals in dit adres staat en antwoordt daarom niet. Wie hem beheert, kan de naam toestaan: openhearts serve --public-url ADRES, met het adres zoals mensen het typen.
error-signed-out = Je bent hier afgemeld. Kom opnieuw, dan ben je een nieuwe gast.
error-two-hands = Je zit zelf aan dezelfde tafel, en niemand mag twee handen zien. Verlaat daar eerst je plaats.
error-too-many-tables = Er zijn op dit moment te veel tafels; probeer het later nog eens.
error-no-record = Er is nog geen ronde afgelopen, dus er is nog geen verslag.
error-cannot-listen = Het adres { $host }, poort { $port }, is niet te gebruiken: { $why }. Kies met --port een andere poort.
error-no-address = “{ $host }” is geen adres van deze computer. Laat --host weg, of geef een adres dat hij heeft.
error-public-url = “{ $text }” is geen openbaar adres. Schrijf het als https://hearts.example, zonder pad.
error-no-folder = De map { $folder } is niet te gebruiken: { $why }. Kies met --data een andere map.
error-folder-in-use = Een andere OpenHearts bewaart zijn tafels in { $folder }: { $address }. Gebruik die, stop hem, of kies met --data een andere map.
error-too-many-own = Je hebt net te veel tafels geopend; speel aan een daarvan verder, of probeer het later nog eens.
error-too-many-watchers = Er kijken al te veel mensen naar deze tafel.
error-stale = Het spel is al verder; kijk opnieuw voordat je iets doet.
error-other = Er ging iets mis: { $detail }.
error-text-herz-card = “{ $text }” is geen kaart. Schrijf een getal, J26-50 voor een getallenjoker, SJ of ST.

# Bijzonderheden hierbij: wat het vaakst voorkomt; zie speech/details.py. Zonder punt aan het eind.
detail-no-variant = er is geen variant “{ $text }”
detail-seats = { $name } wordt niet gespeeld met dit aantal spelers: { $count }
detail-no-parameter = { $name } is geen spelregelparameter
detail-not-offered = { $name } staat in de regels, maar wordt niet aangeboden
detail-bad-value = { $name } kan niet “{ $text }” zijn
detail-bundle = { $name } is een bundel
detail-two-packs = twee spellen kaarten vragen om een regel voor gelijke kaarten
detail-no-file = { $file } kan niet gelezen worden: { $kind ->
    [missing] dat bestand is er niet
    [folder] het is een map
    [forbidden] de toestemming ontbreekt
   *[other] { $why }
}
detail-empty-file = { $file } is leeg
detail-no-utf8 = { $file ->
    [this] dit
   *[other] { $file }
} is geen UTF-8-tekst, vanaf byte { $place }
detail-no-toml = { $file } is geen TOML: { $why }
detail-too-large = { $file } is te groot voor een regelbestand (hoogstens { $most } bytes)
detail-no-bot = “{ $text }”; bekend zijn { $known } of BESTAND.py:Klasse{ $nearest ->
    [none] {""}
   *[other] . Bedoelde je “{ $nearest }”?
}
detail-empty-record = dit is leeg; een verslag begint met { $head }
detail-no-record = dit is geen verslag: een verslag begint met { $head }
detail-no-text = dit is geen tekstbestand
detail-long-line = een regel is langer dan { $most } bytes, te lang voor een verslag
detail-cut-off = het einde van het verslag ontbreekt
detail-no-hand = de hand van plaats { $seat } ontbreekt
detail-twice = { $card } komt te vaak voor, of hoort niet bij dit spel kaarten
detail-no-card = “{ $text }” is geen kaart; schrijf waarde en kleur zoals QS, 10H of AD
detail-refused = { $card } mag niet gespeeld worden door plaats { $seat }: { $reason ->
    [must-follow] de gevraagde kleur moet worden bekend
    [card-not-held] deze plaats heeft die kaart niet
    [locked] met die kaart mag nog niet worden uitgekomen
    [first-trick] niet in de eerste slag
    [opening-card] er moet met de openingskaart worden uitgekomen
    [opening-suit] er moet met de kleur van de openingskaart worden uitgekomen
    [opening-forbidden] niet als allereerste kaart
    [not-your-turn] een andere plaats is aan de beurt
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] niemand
   *[other] plaats { $seat }
} haalt deze slag, niet { $told }
detail-points = de punten zijn { $points }
detail-rules-say = de regels zeggen { $right }, niet { $told }
detail-digest = de regels eronder hebben niet deze controlesom: er is iets aan veranderd
detail-secret = het geheim van de spelleiding is niet het geheim dat vooraf is vastgelegd
detail-shuffle = dit zijn niet de kaarten die het schudden oplevert
detail-entry = beurt { $place } (“{ $text }”): { $rest }
detail-drawn = de nu getrokken kaart (“{ $text }”): { $rest }
detail-herz-no-turn = dit is geen beurt; schrijf 3. P0 draws 45: left, of korter 45: left
detail-herz-no-action = “{ $text }” is geen handeling; schrijf keep, left, right, left=63, discard of steal 1 left right
detail-herz-no-card = “{ $text }” is geen kaart; schrijf een getal, J26-50 voor een getallenjoker, SJ of ST
detail-herz-twice = { $card } is al eerder getrokken, en meer zijn er niet
detail-herz-not-in-pack = { $card } hoort niet bij dit spel kaarten
detail-herz-stock-empty = de trekstapel was vóór deze beurt al op
detail-herz-undecided = schrijf wat er met { $card } gebeurde
detail-herz-only-a-card = over deze kaart wordt nu beslist; noem alleen de kaart
detail-herz-number = dit is getrokken kaart { $right }, niet kaart { $told }
detail-herz-turn = P{ $right } is aan de beurt, niet P{ $told }
detail-herz-outcome = het resultaat is { $right ->
    [nothing] niets
   *[other] { $right }
}, niet { $told }
detail-herz-after-end = de ronde is vóór deze beurt afgelopen
detail-herz-over = de ronde is afgelopen; er valt niets meer te beslissen
detail-herz-draw = noem de kaart die plaats { $seat } nu heeft getrokken
detail-herz-starter = wie begint deze ronde? De plaatsen { $list } passen allemaal; noem wie begint, of schrijf P{ $seat } voor de eerste kaart
detail-herz-refused = { $reason ->
    [no-start-card] er is nog geen startkaart
    [has-start-card] er is al een startkaart
    [row-full] die rij is vol
    [value-too-high] de kaart is niet lager dan de kaart erboven
    [outside-group] geen waarde uit de groep van deze joker past daar
    [cannot-steal] die kaart kan niet gegapt worden
    [bad-value] die waarde kan daar niet
    [wrong-phase] de getrokken kaart laat dat niet toe
   *[other] { $reason }
}
detail-no-seat = plaats { $seat } is er niet{ $last ->
    [none] {""}
   *[other] ; er zijn plaatsen 0 tot en met { $last }
}
detail-nothing-now = plaats { $seat } heeft nu niets te beslissen
detail-scores = aantal scores: { $told }, aantal plaatsen: { $right }
detail-from-one = rondes worden geteld vanaf 1
detail-range = { $low } tot en met { $high }
detail-whole = een geheel getal vanaf { $low }{ $none ->
    [none] {""}
   *[other] {" "}of { $none }
}
detail-bot-chooses = de bot van plaats { $seat } kiest hier { $right }, niet { $told }
detail-bot-version = de bot van plaats { $seat } kiest hier { $right }, niet { $told }; maar dit verslag is gemaakt door versie { $before } van { $bot }, en dit is versie { $now }, die niet hetzelfde hoeft te kiezen
