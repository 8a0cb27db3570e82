# Records, and shuffles that can be checked.

error-empty-record = Dit is leeg; een verslag begint met { $head }.
error-no-record-head = Dit is geen verslag: een verslag begint met { $head }.
error-record-version = Dit is versie { $told }; dit programma leest versie { $right }.
error-cut-off = Het einde van het verslag ontbreekt.
error-after-end = { $name } staat na het einde van het verslag.
error-stands-twice = { $name } staat er twee keer.
error-stands-instead = { $name } staat waar { $right } moet staan.
error-stands-before = { $name } mag niet voor { $right } staan.
error-no-place-here = { $name } hoort hier niet.
error-missing-before = Voor { $right } ontbreekt { $name }.
error-bad-fields = Deze regel heeft een veld dat er niet kan zijn, of mist er een.
error-half-a-letter = “{ $text }” bevat een halve letter, die geen bestand kan bewaren.
error-strange-letter = “{ $text }” bevat een letter of getal dat geen kaartspel nodig heeft.
error-no-value = “{ $text }” is geen waarde.
error-tag-name = “{ $name }” kan geen naam van een veld zijn: schrijf letters, cijfers en _, maar geen naam die verslagen zelf gebruiken.
error-player-kind = Een bot heeft de naam van zijn soort nodig (bot="..."), en een mens heeft er geen.
error-player-bot-only = Alleen bots hebben een versie, een budget en een seed.
error-no-deal-open = Deze regel hoort bij een ronde, maar er wordt er geen gespeeld.
error-stand-ins-early = Wie inviel, staat na het spel.
error-stand-ins-range = De handelingen { $low } tot en met { $high } zijn er hier niet.
error-stand-ins-order = Wie inviel, staat in de volgorde van de eerste handelingen.
error-stand-ins-both = Twee bots beslisten tegelijk voor plaats { $seat }.
error-stand-ins-seat = Handeling { $number } is er geen van plaats { $seat }.
error-event-missing = Voor deze regel ontbreekt een gebeurtenis.
error-event-not-here = Deze gebeurtenis komt hier niet voor.
error-event-other = Wat hier gebeurt, is { $name }, niet dit.
error-comment-place = Na handeling { $number } kan hier geen opmerking staan.
error-no-hand = De hand van plaats { $seat } ontbreekt.
error-cards-of-deal = De kaarten van deze ronde ontbreken, of zijn geen gewone tekst.
error-seat-has-hand = Plaats { $seat } hoort niet bij deze tafel, of heeft al een hand.
error-passed-elsewhere = Zo worden in deze ronde kaarten doorgegeven: { $right }.
error-trick-number = Slag { $told } staat waar slag { $right } moet staan.
error-trick-size = Een slag kan niet dit aantal kaarten hebben: { $told }. De tafel heeft { $right } plaatsen.
error-trick-incomplete = De slag heeft een winnaar, maar niet alle kaarten.
error-winner = { $seat ->
    [none] niemand
   *[other] plaats { $seat }
} haalt deze slag, niet { $told }.
error-points = De punten zijn { $points }.
error-play-refused = { $card } mag niet gespeeld worden door plaats { $seat }: { $reason ->
    [must-follow] de gevraagde kleur moet worden bekend
    [card-not-held] deze plaats heeft die kaart niet
    [locked] met die kaart mag nog niet worden uitgekomen
    [first-trick] niet in de eerste slag
    [opening-card] er moet met de openingskaart worden uitgekomen
    [opening-suit] er moet met de kleur van de openingskaart worden uitgekomen
    [opening-forbidden] niet als allereerste kaart
    [not-your-turn] een andere plaats is aan de beurt
   *[other] { $reason }
}.
error-seat-says = Plaats { $seat }: { $cause }
error-rules-say = De regels zeggen { $right }, niet { $told }.
error-digest = De regels eronder hebben niet deze controlesom: er is iets aan veranderd.
error-no-deals = Er staat geen ronde in dit verslag.
error-over-before = De partij was voor deze ronde al afgelopen.
error-deal-unfinished = Ronde { $deal } was voor deze niet afgelopen.
error-deal-begins-otherwise = De ronde begint niet zoals de vorige de tafel heeft achtergelaten.
error-deal-counted-early = Ronde { $deal } is niet afgelopen, maar al geteld.
error-shuffle-not-told = Ronde { $deal } noemt niets waaruit het schudden nagerekend kan worden.
error-changes-too-early = Voor de eerste ronde wisselt niemand van plaats.
error-cards-decide-leader = De kaarten beslissen wie uitkomt: er wordt niemand genoemd.
error-recorded = { $name } is { $right }, niet { $told }.
error-bot-chooses = De bot van plaats { $seat } kiest hier { $right }, niet { $told }.
error-bot-chooses-illegal = De bot van plaats { $seat } kiest iets dat niet mag: { $cause }
error-bot-seed-hidden = De seed van de bot van plaats { $seat } wordt niet genoemd.
error-no-bot-there = Daar heeft geen bot beslist, of de seed ervan is niet bekendgemaakt.
error-bot-version = De bot van plaats { $seat } kiest hier { $right }, niet { $told }; maar dit verslag is gemaakt door versie { $before } van { $bot }, en dit is versie { $now }, die niet hetzelfde hoeft te kiezen.
error-starts-no-program = { $text } is een programma, en een verslag start er geen.
error-shuffle = Dit zijn niet de kaarten die het schudden oplevert.
error-secret = Het geheim van de server is niet het geheim dat vooraf is vastgelegd.
error-secret-hidden = Het geheim van de server is niet onthuld.
error-n-bytes = Een geheim of bijdrage heeft { $right } bytes, niet { $told }.
error-hex-digits = { $name } moet { $count } tekens 0-9 a-f hebben.
error-match-name = “{ $text }” kan geen naam van een partij zijn: schrijf 1 tot en met 60 letters, cijfers en . _ : -
error-contributions-order = De bijdragen staan niet in de volgorde van de plaatsen, of een plaats heeft er twee.
error-contribution-missing = Er ontbreken bijdragen; plaatsen: { $list }.
error-contribution-other = De bijdrage van plaats { $seat } is niet de bijdrage die vooraf is vastgelegd.
error-contribution-derived = De bijdrage van plaats { $seat } volgt niet uit het geheim.
error-contributes-not = Plaats { $seat } draagt niet bij aan deze ronde, of heeft dat al gedaan.
error-commitment-taken = Die vastlegging is van een andere plaats.
error-commitment-other = Dit is een andere vastlegging dan de seed geeft.
error-fixed = Vooraf vastgelegde kaarten hebben een sleutel van 64 tekens 0-9 a-f, en worden niet geschud.
error-chance = Dit is niet het toeval van de bots dat het geheim oplevert, of er wordt geen geheim genoemd.
error-sealed = Het geheim van deze ronde is verzegeld met een sleutel die hier niet is.
error-bad-seal = De handtekening van de server onder het schudden klopt niet.
error-no-receipts = Dit is geen bestand met ontvangstbewijzen zoals een pagina of openhearts join het schrijft.
error-shuffle-step = Het schudden is niet bij deze stap.
