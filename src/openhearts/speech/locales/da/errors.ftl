# Det, der ikke går, og hvorfor. Kortet står forrest: "klør fire: du skal bekende hjerter".

error-not-your-turn = Det er ikke din tur: { $seat } skal spille.
error-deal-over = Runden er slut.
error-not-an-action = Det kan man ikke gøre i dette spil.
error-not-now = Det kan man ikke gøre nu.
error-not-begun = Partiet er ikke begyndt endnu.
error-wrong-phase = { $phase ->
    [pass] Der sendes kort nu; ingen spiller endnu.
    [play] Der spilles nu; det er for sent at sende kort.
    [choose] Først skal måneskuddet gøres op.
    [start] Det kort, der er trukket, beholdes som startkort eller kastes.
    [lay] Det kort, der er trukket, lægges til venstre eller højre, eller det kastes.
    [steal] Der er trukket et rapsekort: raps, eller kast det.
   *[over] Runden er slut.
}
error-card-not-held = { $card }: det kort har du ikke.
error-pass-twice = { $card }: så mange af det kort har du ikke.
error-pass-count = Vælg præcis { $count } kort at sende.
error-already-passed = Du har allerede sendt.
error-opening-card = { $card }: åbningskortet skal spilles ud: { $opening }.
error-opening-suit = { $card }: du skal spille { suit-name } ud.
error-opening-forbidden = { $card }: det må ikke være det allerførste udspil.
error-locked = { $card }: { $lock ->
    [hearts] hjerter er ikke brudt endnu
   *[other] det kort må ikke spilles ud endnu
}.
error-must-follow = { $card }: du skal bekende { suit-name }.
error-first-trick = { $card }: ikke i første stik.
error-bad-choice = Vælg, om der skal lægges til eller trækkes fra.
error-claim-not-certain = Efter det, du kan se, er resten ikke sikker.
error-no-start-card = Du har ikke noget startkort endnu.
error-has-start-card = Du har allerede et startkort.
error-row-full = { $row ->
    [none] Den række er fuld.
   *[other] { $card }: { row-name } er fuld.
}
error-value-too-high = { $card }: for højt, værdien skal være lavere end på kortet ovenover.
error-outside-group = { $card }: ingen værdi i jokerens gruppe passer der.
error-cannot-steal = Det kort kan ikke rapses.
error-bad-value = { $card }: den værdi er ikke mulig der.

error-line = Linje { $line }: { $text }
error-text = Det kan jeg ikke læse: { $detail }.
error-text-card = »{ $text }« er ikke et kort. Skriv farve og værdi, for eksempel SpD, Hj10 eller RuE.
error-text-empty = Der blev ikke skrevet noget. »hjælp« viser alle ord.
error-text-word = »{ $text }« er ikke et ord, jeg kender. »hjælp« viser alle ord.
error-text-ambiguous = »{ $text }« kan betyde flere kort: { $cards }.
error-text-number = »{ $text }« er ikke nummeret på et kort på bordet.
error-text-one-card = Skriv ét kort, som du vil spille.
error-text-some-cards = Skriv de kort, du vil sende.
error-text-seat = Ingen ved dette bord hedder »{ $text }«.
error-text-steal = Skriv, hvem du rapser fra, hvilken række, og hvor kortet skal hen: raps Ben venstre højre.
error-text-nested = Lister og tabeller ligger mere end { $most } niveauer dybt i hinanden; det har ingen spillog brug for.
error-did-you-mean = Mente du »{ $word }«?
error-record = Spilloggen passer ikke til reglerne: { $detail }.
error-ruleset = Sådan kan reglerne ikke være: { $detail }.
error-seats = { $single ->
    [yes] »{ $name }« er for { $high } spillere.
   *[no] »{ $name }« er for { $low } til { $high } spillere.
}
error-rules-bounds = { $file }, linje { $line }: { $what ->
    [nested] tabeller og lister ligger mere end { $most } niveauer dybt i hinanden; skriv dem fladt, som score.points
    [parts] et navn har mere end { $most } dele; en regel har to, som score.points
    [line] linjen er længere end { $most } tegn; bryd den eller gør den kortere
    [text] en tekst er længere end { $most } tegn; gør den kortere
    [digits] et tal har mere end { $most } cifre; ingen regel har brug for så stort et tal
    [entries] der er mere end { $most } poster; en regelfil har brug for langt færre
   *[open] en tekst i anførselstegn slutter ikke; luk den på samme linje
}
error-rules-long-list = { $name }: listen er for lang; gør den kortere, højst { $most } poster
error-field = Felt: { $field }.
error-allowed = Tilladt: { $allowed }.
error-bot = Den bot findes ikke: { $detail }.
error-view = Det, der kan ses herfra, modsiger sig selv: { $detail }.
error-forbidden = Det er ikke tilladt: { $detail }.
error-seat-taken = Der sidder allerede nogen.
error-curtain = Kortene er skjult: sig først med knappen på siden, hvem du er.
error-not-away = Ingen er væk dér.
error-known-cards = Rundens kort er kendt på forhånd: den er for én person med botter.
error-after-the-deal = Den plads kan du tage, når runden er slut: ingen ser to hænder i samme runde.
error-next-hand = Den hånd blev givet til en anden. En bot spiller den; du får kort med næste runde.
error-vouch = Kun de, der spiller i denne runde, kan sige, hvem der er tilbage.
error-shuffling = Kortene bliver netop blandet. Prøv igen om lidt.
error-not-playing = Der spilles ingen runde lige nu.
error-not-anew = Nogen vil hellere spille runden til ende.
error-no-seat = Den plads findes ikke.
error-two-seats = Vælg to forskellige pladser.
error-host-sits = Værten skal sidde ved bordet.
error-host-only = Det kan kun værten gøre.
error-refused = Værten har gjort din plads ledig. Du kan sætte dig her igen, når værten giver dig lov.
error-watching = Du ser på; det kan kun spillere gøre.
error-no-bot-there = Ingen bot traf et valg dér, eller dens seed er ikke oplyst.
error-record-too-large = Det er for stort: højst { $most } KB.
error-search-not-ready = Den bot er stadig ved at gøre sig klar på denne computer; spørg igen om et halvt minut.
error-busy = Mange beder om det lige nu. Vent et øjeblik, og prøv så igen.
error-too-often = Du har bedt om rigtig meget lige nu. Vent et minut, og prøv så igen.
error-too-much = Det kræver mere hukommelse eller tid, end der er til én forespørgsel. Prøv med noget mindre.
error-try-again = Bordet læses ind igen; prøv igen om et øjeblik.
error-no-undo = Ved dette bord kan man ikke fortryde.
error-no-hints = Ved dette bord gives der ingen tips.
error-no-chat = Ved dette bord skriver man ikke til hinanden.
error-claim-alone = Et krav, der ikke er sikkert, skal godkendes af alle de andre.
error-claim-again = Dette krav blev afvist. Spørg igen efter næste stik.
error-claim-own = De andre svarer på dit krav. Du kan trække det tilbage.
error-claim-answered = Der er ikke noget, du skal svare på.
error-no-claim = Ingen har gjort krav på noget.
error-no-claims = I dette spil kan man ikke gøre krav på resten; det spilles til ende.
error-chat-often = Ikke så hurtigt. Vent et øjeblik, og skriv så videre.
error-no-phrase = Den besked findes ikke.
error-not-over = Partiet er ikke slut.
error-table-full = Alle pladser ved dette bord er optaget.
error-too-many-wait = Der venter for mange på en plads eller et bytte lige nu. Prøv igen senere.
error-cannot-join = Bordet kan ikke nås: { $why }.
error-text-invitation = »{ $text }« er ikke en invitation. Sådan en ser ud som http://localhost:8765/table/abc.
error-text-no-receipts = Dette er ikke en fil med kvitteringer, sådan som en side eller openhearts join skriver den.
error-bad-seal = Serverens signatur under blandingen er ikke rigtig.
error-nothing-to-undo = Der er ikke noget at fortryde.
error-not-your-seat = Det er ikke din plads.
error-no-table = Det bord findes ikke.
error-foreign-host = Serveren hedder ikke det, der står i denne adresse, og svarer derfor ikke. Den, der driver den, kan tillade navnet: openhearts serve --public-url ADRESSE, med adressen, som man skriver den.
error-signed-out = Du er blevet logget ud her. Kom igen, så er du en ny gæst.
error-two-hands = Du sidder selv ved samme bord, og ingen må se to hænder. Forlad først din plads dér.
error-too-many-tables = Der er for mange borde lige nu; prøv igen senere.
error-no-record = Ingen runde er slut endnu, så der er ikke nogen spillog.
error-cannot-listen = Adressen { $host }, port { $port }, kan ikke bruges: { $why }. Vælg en anden port med --port.
error-no-address = »{ $host }« er ikke en adresse på denne computer. Udelad --host, eller angiv en, den har.
error-public-url = »{ $text }« er ikke en offentlig adresse. Skriv den som https://hearts.example, uden sti.
error-no-folder = Mappen { $folder } kan ikke bruges: { $why }. Vælg en anden med --data.
error-folder-in-use = En anden OpenHearts har sine borde i { $folder }: { $address }. Brug den, stop den, eller vælg en anden mappe med --data.
error-too-many-own = Du har åbnet for mange borde lige nu; spil videre ved et af dem, eller prøv igen senere.
error-too-many-watchers = Der er allerede for mange, der ser på ved dette bord.
error-stale = Spillet er gået videre; se efter igen, før du gør noget.
error-other = Noget gik galt: { $detail }.
error-text-herz-card = »{ $text }« er ikke et kort. Skriv et tal, J26-50 for en taljoker, SJ eller ST.

# Enkeltheder til det ovenstående: det, man oftest møder; se speech/details.py. Uden punktum.
detail-no-variant = varianten »{ $text }« findes ikke
detail-seats = { $name } kan ikke spilles med dette antal spillere: { $count }
detail-no-parameter = { $name } er ikke en regelparameter
detail-not-offered = { $name } er kendt fra reglerne, men tilbydes ikke
detail-bad-value = { $name } kan ikke være »{ $text }«
detail-bundle = { $name } er en regelpakke
detail-two-packs = to spil kort kræver en regel for ens kort
detail-no-file = { $file } kan ikke læses: { $kind ->
    [missing] filen findes ikke
    [folder] det er en mappe
    [forbidden] der mangler tilladelse
   *[other] { $why }
}
detail-empty-file = { $file } er tom
detail-no-utf8 = { $file ->
    [this] dette
   *[other] { $file }
} er ikke UTF-8-tekst fra byte { $place }
detail-no-toml = { $file } er ikke TOML: { $why }
detail-too-large = { $file } er for stor til en regelfil (højst { $most } byte)
detail-no-bot = »{ $text }«; kendt er { $known } eller FIL.py:Klasse{ $nearest ->
    [none] {""}
   *[other] . Mente du »{ $nearest }«?
}
detail-empty-record = her står ikke noget; en spillog begynder med { $head }
detail-no-record = det er ikke en spillog: sådan en begynder med { $head }
detail-no-text = det er ikke en tekstfil
detail-long-line = en linje er længere end { $most } byte, for lang til en spillog
detail-cut-off = slutningen af spilloggen mangler
detail-no-hand = hånden på plads { $seat } mangler
detail-twice = { $card } er der for mange gange, eller kortet hører ikke til i dette spil kort
detail-no-card = »{ $text }« er ikke et kort; skriv værdi og så farve som i QS, 10H eller AD
detail-refused = { $card } må ikke spilles af plads { $seat }: { $reason ->
    [must-follow] den udspillede farve skal bekendes
    [card-not-held] pladsen har ikke dette kort
    [locked] det må ikke spilles ud endnu
    [first-trick] ikke i første stik
    [opening-card] åbningskortet skal spilles ud
    [opening-suit] åbningskortets farve skal spilles ud
    [opening-forbidden] ikke som det allerførste udspil
    [not-your-turn] en anden plads har turen
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] ingen
   *[other] plads { $seat }
} tager dette stik, ikke { $told }
detail-points = pointene er { $points }
detail-rules-say = reglerne siger { $right }, ikke { $told }
detail-digest = reglerne nedenunder har ikke denne kontrolsum: der er ændret noget i dem
detail-secret = værtens hemmelighed er ikke den, som værten lagde sig fast på
detail-shuffle = det er ikke de kort, som blandingen giver
detail-entry = træk { $place } (»{ $text }«): { $rest }
detail-drawn = kortet, der er trukket nu (»{ $text }«): { $rest }
detail-herz-no-turn = det er ikke et træk; skriv 3. P0 draws 45: left, eller kort 45: left
detail-herz-no-action = »{ $text }« er ikke en handling; skriv keep, left, right, left=63, discard eller steal 1 left right
detail-herz-no-card = »{ $text }« er ikke et kort; skriv et tal, J26-50 for en taljoker, SJ eller ST
detail-herz-twice = { $card } er trukket før, og der er ikke flere af det kort
detail-herz-not-in-pack = { $card } hører ikke til i dette spil kort
detail-herz-stock-empty = trækbunken var tom før dette træk
detail-herz-undecided = skriv, hvad der skete med { $card }
detail-herz-only-a-card = det er dette kort, der skal tages stilling til; skriv kun kortet
detail-herz-number = dette er trukket kort nummer { $right }, ikke nummer { $told }
detail-herz-turn = det er P{ $right }, der har turen, ikke P{ $told }
detail-herz-outcome = resultatet er { $right ->
    [nothing] intet
   *[other] { $right }
}, ikke { $told }
detail-herz-after-end = runden er slut før dette træk
detail-herz-over = runden er slut; der er ikke mere at tage stilling til
detail-herz-draw = skriv, hvilket kort plads { $seat } har trukket nu
detail-herz-starter = hvem begynder denne runde? Pladserne { $list } passer alle; skriv, hvem der begynder, eller P{ $seat } foran det første kort
detail-herz-refused = { $reason ->
    [no-start-card] der er ikke noget startkort endnu
    [has-start-card] der er allerede et startkort
    [row-full] den række er fuld
    [value-too-high] kortet er ikke lavere end kortet ovenover
    [outside-group] ingen værdi i jokerens gruppe passer der
    [cannot-steal] det kort kan ikke rapses
    [bad-value] den værdi er ikke mulig der
    [wrong-phase] det kort, der er trukket, tillader det ikke
   *[other] { $reason }
}
detail-no-seat = der er ikke nogen plads { $seat }{ $last ->
    [none] {""}
   *[other] ; pladserne går fra 0 til { $last }
}
detail-nothing-now = plads { $seat } har ikke noget at tage stilling til nu
detail-scores = antal pointtal: { $told }, antal pladser: { $right }
detail-from-one = runder tælles fra 1
detail-range = { $low } til { $high }
detail-whole = et helt tal fra { $low } og op{ $none ->
    [none] {""}
   *[other] {" "}eller { $none }
}
detail-bot-chooses = botten på plads { $seat } vælger { $right } her, ikke { $told }
detail-bot-version = botten på plads { $seat } vælger { $right } her, ikke { $told }; men spilloggen er lavet af version { $before } af { $bot }, og dette er version { $now }, som ikke behøver at vælge det samme
