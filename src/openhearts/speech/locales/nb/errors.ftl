# Det som ikke går, og hvorfor. Kortet står foran: "kløver fire: du må bekjenne hjerter".

error-not-your-turn = Det er ikke din tur: { $seat } skal spille.
error-deal-over = Omgangen er slutt.
error-not-an-action = Det kan man ikke gjøre i dette spillet.
error-not-now = Det kan man ikke gjøre nå.
error-not-begun = Partiet har ikke begynt ennå.
error-wrong-phase = { $phase ->
    [pass] Nå sendes det kort; ingen spiller ennå.
    [play] Nå spilles det; det er for sent å sende kort.
    [choose] Først skal måneskuddet gjøres opp.
    [start] Kortet som er trukket, beholdes som startkort eller kastes.
    [lay] Kortet som er trukket, legges til venstre eller høyre, eller det kastes.
    [steal] Det er trukket et naskekort: nask, eller kast det.
   *[over] Omgangen er slutt.
}
error-card-not-held = { $card }: det kortet har du ikke.
error-pass-twice = { $card }: så mange av det kortet har du ikke.
error-pass-count = Velg nøyaktig { $count } kort å sende.
error-already-passed = Du har allerede sendt.
error-opening-card = { $card }: åpningskortet må spilles ut: { $opening }.
error-opening-suit = { $card }: du må spille ut { suit-name }.
error-opening-forbidden = { $card }: det kan ikke være det aller første utspillet.
error-locked = { $card }: { $lock ->
    [hearts] hjerter er ikke brutt ennå
   *[other] det kortet kan ikke spilles ut ennå
}.
error-must-follow = { $card }: du må bekjenne { suit-name }.
error-first-trick = { $card }: ikke i første stikk.
error-bad-choice = Velg om det skal legges til eller trekkes fra.
error-claim-not-certain = Etter det du kan se, er ikke resten sikker.
error-no-start-card = Du har ikke noe startkort ennå.
error-has-start-card = Du har allerede et startkort.
error-row-full = { $row ->
    [none] Den raden er full.
   *[other] { $card }: { row-name } er full.
}
error-value-too-high = { $card }: for høyt, verdien må være lavere enn på kortet over.
error-outside-group = { $card }: ingen verdi i jokerens gruppe passer der.
error-cannot-steal = Det kortet kan ikke naskes.
error-bad-value = { $card }: den verdien er ikke mulig der.

error-line = Linje { $line }: { $text }
error-text = Det kan jeg ikke lese: { $detail }.
error-text-card = «{ $text }» er ikke noe kort. Skriv farge og verdi, for eksempel SpD, Hj10 eller RuE.
error-text-empty = Det ble ikke skrevet noe. «hjelp» viser alle ord.
error-text-word = «{ $text }» er ikke et ord jeg kjenner. «hjelp» viser alle ord.
error-text-ambiguous = «{ $text }» kan bety flere kort: { $cards }.
error-text-number = «{ $text }» er ikke nummeret på et kort på bordet.
error-text-one-card = Skriv ett kort som du vil spille.
error-text-some-cards = Skriv kortene du vil sende.
error-text-seat = Ingen ved dette bordet heter «{ $text }».
error-text-steal = Skriv hvem du nasker fra, hvilken rad, og hvor kortet skal: nask Ben venstre høyre.
error-text-nested = Lister og tabeller ligger mer enn { $most } nivåer dypt i hverandre; det trenger ingen spillogg.
error-did-you-mean = Mente du «{ $word }»?
error-record = Spilloggen passer ikke med reglene: { $detail }.
error-ruleset = Slik kan ikke reglene være: { $detail }.
error-seats = { $single ->
    [yes] «{ $name }» er for { $high } spillere.
   *[no] «{ $name }» er for { $low } til { $high } spillere.
}
error-rules-bounds = { $file }, linje { $line }: { $what ->
    [nested] tabeller og lister ligger mer enn { $most } nivåer dypt i hverandre; skriv dem flatt, som score.points
    [parts] et navn har mer enn { $most } deler; en regel har to, som score.points
    [line] linjen er lengre enn { $most } tegn; del den eller gjør den kortere
    [text] en tekst er lengre enn { $most } tegn; gjør den kortere
    [digits] et tall har mer enn { $most } sifre; ingen regel trenger et så stort tall
    [entries] det er mer enn { $most } oppføringer; en regelfil trenger langt færre
   *[open] en tekst i anførselstegn slutter ikke; avslutt den på samme linje
}
error-rules-long-list = { $name }: listen er for lang; gjør den kortere, høyst { $most } oppføringer
error-field = Felt: { $field }.
error-allowed = Tillatt: { $allowed }.
error-bot = Den boten finnes ikke: { $detail }.
error-view = Det som kan ses herfra, motsier seg selv: { $detail }.
error-forbidden = Det er ikke tillatt: { $detail }.
error-seat-taken = Der sitter det allerede noen.
error-curtain = Kortene er skjult: si først hvem du er, med knappen på siden.
error-not-away = Ingen er borte der.
error-known-cards = Kortene i denne omgangen er kjent på forhånd: den er for én person med boter.
error-after-the-deal = Den plassen kan du ta når omgangen er slutt: ingen ser to hender i samme omgang.
error-next-hand = Den hånden ble gitt til en annen. En bot spiller den; du får kort med neste omgang.
error-vouch = Bare de som spiller i denne omgangen, kan si hvem som er tilbake.
error-shuffling = Kortene blir stokket akkurat nå. Prøv igjen om et øyeblikk.
error-not-playing = Ingen omgang spilles akkurat nå.
error-not-anew = Noen vil heller spille omgangen ferdig.
error-no-seat = Den plassen finnes ikke.
error-two-seats = Velg to forskjellige plasser.
error-host-sits = Verten må sitte ved bordet.
error-host-only = Det kan bare verten gjøre.
error-refused = Verten har gjort plassen din ledig. Du kan sette deg her igjen når verten gir deg lov.
error-watching = Du ser på; det kan bare spillere gjøre.
error-no-bot-there = Ingen bot tok et valg der, eller så er seedet ikke oppgitt.
error-record-too-large = Det er for stort: høyst { $most } KB.
error-search-not-ready = Den boten gjør seg fortsatt klar på denne datamaskinen; spør igjen om et halvt minutt.
error-busy = Mange spør etter dette akkurat nå. Vent et øyeblikk, og prøv igjen.
error-too-often = Du har bedt om veldig mye akkurat nå. Vent et minutt, og prøv igjen.
error-too-much = Dette krever mer minne eller tid enn det er til én forespørsel. Prøv med noe mindre.
error-try-again = Bordet leses inn på nytt; prøv igjen om et øyeblikk.
error-no-undo = Ved dette bordet kan man ikke angre.
error-no-hints = Ved dette bordet gis det ingen tips.
error-no-chat = Ved dette bordet skriver man ikke til hverandre.
error-claim-alone = Et krav som ikke er sikkert, må godtas av alle de andre.
error-claim-again = Dette kravet ble avvist. Spør igjen etter neste stikk.
error-claim-own = De andre svarer på kravet ditt. Du kan trekke det tilbake.
error-claim-answered = Det er ingenting du skal svare på.
error-no-claim = Ingen har krevd noe.
error-no-claims = I dette spillet kan man ikke kreve resten; det spilles til slutten.
error-chat-often = Ikke så fort. Vent et øyeblikk, og skriv så videre.
error-no-phrase = Den meldingen finnes ikke.
error-not-over = Partiet er ikke slutt.
error-table-full = Alle plassene ved dette bordet er opptatt.
error-too-many-wait = Det er for mange som venter på en plass eller et bytte akkurat nå. Prøv igjen senere.
error-cannot-join = Bordet kan ikke nås: { $why }.
error-text-invitation = «{ $text }» er ingen invitasjon. En slik ser ut som http://localhost:8765/table/abc.
error-text-no-receipts = Dette er ingen fil med kvitteringer slik en side eller openhearts join skriver den.
error-bad-seal = Signaturen til serveren under stokkingen er ikke riktig.
error-nothing-to-undo = Det er ingenting å angre.
error-not-your-seat = Det er ikke din plass.
error-no-table = Det bordet finnes ikke.
error-foreign-host = Serveren heter ikke det som står i denne adressen, og svarer derfor ikke. Den som driver den, kan tillate navnet: openhearts serve --public-url ADRESSE, med adressen slik man skriver den.
error-signed-out = Du er logget ut her. Kom igjen, så er du en ny gjest.
error-two-hands = Du sitter selv ved samme bord, og ingen får se to hender. Forlat plassen din der først.
error-too-many-tables = Det er for mange bord akkurat nå; prøv igjen senere.
error-no-record = Ingen omgang er slutt ennå, så det finnes ingen spillogg.
error-cannot-listen = Adressen { $host }, port { $port }, kan ikke brukes: { $why }. Velg en annen port med --port.
error-no-address = «{ $host }» er ingen adresse på denne datamaskinen. Utelat --host, eller oppgi en den har.
error-public-url = «{ $text }» er ingen offentlig adresse. Skriv den som https://hearts.example, uten sti.
error-no-folder = Mappen { $folder } kan ikke brukes: { $why }. Velg en annen med --data.
error-folder-in-use = En annen OpenHearts har bordene sine i { $folder }: { $address }. Bruk den, stopp den, eller velg en annen mappe med --data.
error-too-many-own = Du har åpnet for mange bord akkurat nå; spill videre ved et av dem, eller prøv igjen senere.
error-too-many-watchers = Det er allerede for mange som ser på ved dette bordet.
error-stale = Spillet har gått videre; se etter igjen før du gjør noe.
error-other = Noe gikk galt: { $detail }.
error-text-herz-card = «{ $text }» er ikke noe kort. Skriv et tall, J26-50 for en talljoker, SJ eller ST.

# Enkeltheter til det ovenfor: det man oftest møter; se speech/details.py. Uten punktum.
detail-no-variant = varianten «{ $text }» finnes ikke
detail-seats = { $name } kan ikke spilles med dette antallet spillere: { $count }
detail-no-parameter = { $name } er ikke en regelparameter
detail-not-offered = { $name } er kjent fra reglene, men tilbys ikke
detail-bad-value = { $name } kan ikke være «{ $text }»
detail-bundle = { $name } er en regelpakke
detail-two-packs = to kortstokker krever en regel for like kort
detail-no-file = { $file } kan ikke leses: { $kind ->
    [missing] filen finnes ikke
    [folder] det er en mappe
    [forbidden] tillatelse mangler
   *[other] { $why }
}
detail-empty-file = { $file } er tom
detail-no-utf8 = { $file ->
    [this] dette
   *[other] { $file }
} er ikke UTF-8-tekst fra byte { $place }
detail-no-toml = { $file } er ikke TOML: { $why }
detail-too-large = { $file } er for stor til en regelfil (høyst { $most } byte)
detail-no-bot = «{ $text }»; kjent er { $known } eller FIL.py:Klasse{ $nearest ->
    [none] {""}
   *[other] . Mente du «{ $nearest }»?
}
detail-empty-record = her står det ingenting; en spillogg begynner med { $head }
detail-no-record = dette er ingen spillogg: en slik begynner med { $head }
detail-no-text = dette er ingen tekstfil
detail-long-line = en linje er lengre enn { $most } byte, for lang til en spillogg
detail-cut-off = slutten av spilloggen mangler
detail-no-hand = hånden på plass { $seat } mangler
detail-twice = { $card } er der for mange ganger, eller kortet hører ikke til i denne kortstokken
detail-no-card = «{ $text }» er ikke noe kort; skriv verdi og så farge som i QS, 10H eller AD
detail-refused = { $card } kan ikke spilles av plass { $seat }: { $reason ->
    [must-follow] den utspilte fargen må bekjennes
    [card-not-held] plassen har ikke dette kortet
    [locked] det kan ikke spilles ut ennå
    [first-trick] ikke i første stikk
    [opening-card] åpningskortet må spilles ut
    [opening-suit] åpningskortets farge må spilles ut
    [opening-forbidden] ikke som det aller første utspillet
    [not-your-turn] en annen plass har turen
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] ingen
   *[other] plass { $seat }
} tar dette stikket, ikke { $told }
detail-points = poengene er { $points }
detail-rules-say = reglene sier { $right }, ikke { $told }
detail-digest = reglene under har ikke denne kontrollsummen: noe i dem er endret
detail-secret = vertens hemmelighet er ikke den som verten bandt seg til
detail-shuffle = dette er ikke kortene som stokkingen gir
detail-entry = trekk { $place } («{ $text }»): { $rest }
detail-drawn = kortet som er trukket nå («{ $text }»): { $rest }
detail-herz-no-turn = det er ikke noe trekk; skriv 3. P0 draws 45: left, eller kort 45: left
detail-herz-no-action = «{ $text }» er ingen handling; skriv keep, left, right, left=63, discard eller steal 1 left right
detail-herz-no-card = «{ $text }» er ikke noe kort; skriv et tall, J26-50 for en talljoker, SJ eller ST
detail-herz-twice = { $card } er trukket før, og det finnes ikke flere av det kortet
detail-herz-not-in-pack = { $card } hører ikke til i denne kortstokken
detail-herz-stock-empty = trekkbunken var tom før dette trekket
detail-herz-undecided = skriv hva som skjedde med { $card }
detail-herz-only-a-card = det er dette kortet som skal avgjøres; skriv bare kortet
detail-herz-number = dette er trukket kort nummer { $right }, ikke nummer { $told }
detail-herz-turn = det er P{ $right } sin tur, ikke P{ $told } sin
detail-herz-outcome = resultatet er { $right ->
    [nothing] ingenting
   *[other] { $right }
}, ikke { $told }
detail-herz-after-end = omgangen er slutt før dette trekket
detail-herz-over = omgangen er slutt; det er ikke mer å avgjøre
detail-herz-draw = skriv hvilket kort plass { $seat } har trukket nå
detail-herz-starter = hvem begynner denne omgangen? Plassene { $list } passer alle; skriv hvem som begynner, eller P{ $seat } foran det første kortet
detail-herz-refused = { $reason ->
    [no-start-card] det er ikke noe startkort ennå
    [has-start-card] det er allerede et startkort
    [row-full] den raden er full
    [value-too-high] kortet er ikke lavere enn kortet over
    [outside-group] ingen verdi i jokerens gruppe passer der
    [cannot-steal] det kortet kan ikke naskes
    [bad-value] den verdien er ikke mulig der
    [wrong-phase] kortet som er trukket, tillater det ikke
   *[other] { $reason }
}
detail-no-seat = det finnes ingen plass { $seat }{ $last ->
    [none] {""}
   *[other] ; plassene går fra 0 til { $last }
}
detail-nothing-now = plass { $seat } har ingenting å avgjøre nå
detail-scores = antall poengtall: { $told }, antall plasser: { $right }
detail-from-one = omganger telles fra 1
detail-range = { $low } til { $high }
detail-whole = et helt tall fra { $low } og opp{ $none ->
    [none] {""}
   *[other] {" "}eller { $none }
}
detail-bot-chooses = boten på plass { $seat } velger { $right } her, ikke { $told }
detail-bot-version = boten på plass { $seat } velger { $right } her, ikke { $told }; men spilloggen er laget av versjon { $before } av { $bot }, og dette er versjon { $now }, som ikke trenger å velge det samme
