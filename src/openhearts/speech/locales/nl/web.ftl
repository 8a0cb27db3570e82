# De pagina's in de browser: startpagina, tafels, instellingen, fouten. Wat er aan tafel gezegd wordt, staat in de andere bestanden.

web-colon = { ": " }
web-skip = Naar de inhoud
web-language = Taal
web-change = Wijzigen
web-rules = Regels
web-rules-count = De kaarten die tellen
web-print = Regels afdrukken
web-fair = Eerlijk spel
web-wishes = Instellingen
web-save = Opslaan
web-to-front = Naar de startpagina

# Startpagina
web-front-title = Hartenjagen spelen
web-front-lead = In je eentje tegen bots die alleen hun eigen kaarten zien, of samen met vrienden. Gratis en zonder account.
web-mine = Jouw tafels
web-mine-older = Oudere tafels
web-mine-line = { $phase ->
    [gathering] wacht op medespelers; tot nu toe: { $names }
    [over] afgelopen: { $names }
   *[playing] ronde { $deal }: { $names }
}
web-which-game = Welk spel?
web-seats = Spelers
web-seats-usual = aanbevolen
web-level = Sterkte van de bots
web-level-usual = aanbevolen
web-level-novice = beginners
web-level-casual = voor het plezier
web-level-club = clubspelers
web-level-expert = experts
web-level-master = meesters
level-about-novice = maken beginnersfouten; spelen meteen
level-about-casual = 1 tot 2 punten per ronde beter dan beginners; spelen meteen
level-about-club = volgen vuistregels, nog eens 1 tot 2 punten beter; spelen meteen
level-about-expert = zoeken in denkbeeldige rondes, meestal nog eens ongeveer 1 punt beter; ongeveer 1 milliseconde per kaart
level-about-master = zijn ook getraind: nog eens 1 punt beter bij klassiek hartenjagen met vier spelers, daarbuiten even sterk als experts of iets sterker; enkele milliseconden per kaart
web-levels = Hoe sterk zijn de bots?
web-more = Meer
web-more-setup = Naam, tempo, huisregels
web-your-name = Jouw naam
web-pace = Tempo van de bots
web-pace-none = meteen
web-pace-fast = snel
web-pace-usual = normaal
web-pace-slow = langzaam
web-pace-slowest = heel langzaam
web-options = Regelopties
web-play-bots = Spelen
web-play-friends = Met vrienden spelen
web-play-again = Opnieuw spelen: { $game }
web-own-rules = { $game }, met je eigen regels
web-more-games = Meer spellen

# Een tafel waar spelers bijeenkomen
web-gathering = De partij is nog niet begonnen.
web-chair = Plaats { $number }: { $kind ->
    [open] vrij
    [bot] { $name }, bot
    [here] { $name }, op dit apparaat
    [away] { $name }, afwezig
   *[person] { $own ->
        [yes] jij
       *[no] { $name }
    }
}
web-sit = Ga hier zitten
web-join = { $when ->
    [now] Nu meespelen
    [next] Meespelen vanaf de volgende ronde
    [again] Meespelen in de volgende partij
   *[back] Terug naar mijn plaats
}
web-fill = Zet hier een bot
web-free = Plaats vrijmaken
web-free-person = { $name } vragen weg te gaan
web-free-sure = Ja, { $name } moet weg
web-free-question = { $name } verliest de plaats en mag hier pas weer gaan zitten als jij dat toestaat. Druk nog eens op de knop als je dat wilt.
web-kept-out = { $name } mag hier niet meer gaan zitten.
web-let-sit = { $name } weer laten plaatsnemen
web-welcomed = Je mag hier weer gaan zitten.
web-leave-seat = Plaats verlaten
web-leave-sure = Ja, mijn plaats verlaten
web-leave-question = Op jouw plaats speelt een bot verder tot je weer gaat zitten. Druk nog eens op de knop als je weg wilt.
web-invite = Nodig anderen uit met dit adres:
web-here-only = Dit adres werkt alleen op deze computer.
web-copy = Adres kopiëren
web-copied = Gekopieerd
web-share = Delen
web-qr = Het adres als QR-code voor telefoons
web-start = Partij beginnen
web-host-starts = De spelleiding begint de partij.
web-hosts = { $own ->
    [yes] Jij hebt nu de spelleiding.
   *[no] { $name } heeft nu de spelleiding.
}
web-hosts-since = Terwijl je weg was, heeft { $name } de spelleiding overgenomen.
web-chair-host = { $chair } (spelleiding)

# De tafel
web-your-turn = Jij bent aan de beurt
web-talk = Invoervak
web-box = Typ een kaart, een vraag of een opdracht:
web-box-go = Versturen
web-lost = De verbinding is verbroken. Nieuwe poging…
web-record = Verslag
web-hint = Tip
web-undo = Terugnemen
web-scores = Stand
web-log = Wat er gebeurde
web-who = Wie waar zit
web-opened = Alle kaarten van de ronde
web-hand = Jouw hand
web-new-card = nieuw
web-is-turn = (aan de beurt)
web-has-chosen = (heeft gekozen)
web-wins = (wint tot nu toe)
web-cancelled = (weggevallen)
web-last-trick = Laatste slag
web-gave = Aan { $seat }:
web-gave-you = Aan jou:
web-pass = Doorgeven: { $number } van { $count }
web-chosen = gekozen, { $number } van { $count }
web-choice = { $state ->
    [yes] { $card }, gekozen, { $number } van { $count }.
   *[no] { $card }, niet gekozen, { $number } van { $count }.
}
web-enough-chosen = { $count ->
    [one] Er is al een kaart gekozen; neem die eerst terug.
   *[other] Er zijn al { $count } kaarten gekozen; neem er eerst een terug.
}
web-next-deal = { $count ->
    [0] Volgende ronde
   *[other] Klaar voor de volgende ronde
}
web-next-waits = Wachten op { $names }
web-ready = Klaar voor de volgende ronde: { $names }.
web-drawn = Getrokken:
web-discarded = Laatst afgelegd
web-empty = leeg
web-says = { $self ->
    [yes] Je zegt
   *[no] { $name } zegt
}: { $text }
web-again = { $count ->
    [0] Opnieuw spelen
   *[other] Nog eens met dezelfde mensen
}
web-picture = Uitslag als afbeelding
web-picture-deals = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
}
web-repeat = Deze ronde nog eens
web-repeat-before = De eerste keer: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
web-repeat-back = Terug naar je partij
web-again-asked = { $name } wil graag opnieuw spelen.
web-again-answer = Met { $yes } stem je in, met { $no } weiger je.
web-again-no = Vandaag niet meer
web-again-not = { $name } speelt niet opnieuw.
web-again-not-you = Je speelt niet opnieuw.
web-again-begins = De volgende partij is begonnen aan een nieuwe tafel.
web-again-go = Naar de nieuwe tafel
web-words-again = opnieuw, nog een keer, revanche
web-words-again-no = niet meer, genoeg
web-table-settings = Instellingen van de tafel
web-agreed = { $what }: { $how }
web-agreed-change = Instellingen van de tafel wijzigen
web-agreed-host = De spelleiding bepaalt ze voor iedereen.
web-away = Als iemand afwezig is
web-away-bot = speelt na een minuut een bot, tot de speler terugkomt
web-away-wait = wacht de tafel
web-allow-hints = Tips zijn toegestaan
web-allow-undo = Wie alleen speelt, mag terugnemen
web-allow-chat = Spelers mogen elkaar schrijven
web-talks = { $state ->
    [on] De spelleiding staat toe dat spelers elkaar schrijven.
   *[off] De spelleiding heeft berichten uitgezet: aan deze tafel wordt nu niet geschreven.
}
web-seat-numbers = Score { $score }; in deze ronde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
web-tricks = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
web-tower-numbers = Score { $score }; deze toren { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-bot = bot
web-is-away = afwezig
web-dealer = deler
web-dealer-sign = D
web-took = (haalde de slag)
web-took-nobody = (niemand haalde de slag)
web-led = uitgekomen
web-hinted = tip
web-left = Niet gespeeld:
web-all-tricks = Alle slagen
web-opened-words = Alle kaarten in woorden
web-pass-to = { $count ->
    [one] { $count } kaart aan { $seat }
   *[other] { $count } kaarten aan { $seat }
}
web-pass-count = { $number } van { $count } gekozen
web-pass-from = Jij krijgt kaarten van { $seat }
web-came = Van { $seat }:
web-lay = { $row }: { $value } onder { $above }
web-place-open = past hier
web-place-target = kan gegapt worden
web-claim = { $what ->
    [offered] { $self ->
        [yes] Je eist alle resterende slagen op. De anderen antwoorden.
       *[no] { $seat } eist alle resterende slagen op. Met { $yes } stem je in, met { $no } weiger je.
    }
    [accepted] Er stemt nog iemand in.
    [refused] De rest is geweigerd. Het spel gaat verder.
   *[withdrawn] De rest wordt niet meer opgeëist. Het spel gaat verder.
}
web-claim-waits = { $self ->
    [yes] Je eist de rest op
   *[no] { $seat } eist de rest op
}
web-claim-sure = Uit wat jij ziet, volgt niet zeker dat je de rest haalt. Eis de rest nog eens op om het de anderen te vragen: je krijgt dan alle resterende slagen, met hun punten.
web-claim-rest = De rest opeisen
web-claim-again = Om de rest vragen
web-claim-accept = Instemmen
web-claim-reject = Weigeren
web-claim-back = Toch niet opeisen
web-finish = Zonder pauzes
web-finish-waits = De anderen hier willen de pauzes nog.
web-word-quit = Je plaats blijft van jou: sluit deze pagina; het adres brengt je hier terug.
web-word-language = De taal kies je boven aan de pagina; bij openhearts join geef je die op met --lang.
web-word-pace = Het tempo van de bots staat bij de instellingen van de tafel; de spelleiding kan het wijzigen.
web-word-box = Typ een kaart, een vraag of een woord; “hulp” geeft ze allemaal.
web-word-actions = Wat je nu kunt doen, staat op de knoppen onder de tafel; “hulp” geeft de woorden ervoor.
web-word-move = Op de pagina loop je met de pijltjestoetsen langs je kaarten. Noem hier de kaart: “sv” speelt die, “kaart sv” leest die voor.
web-buffer = { $kind ->
    [play] Berichten: wat er gebeurde.
    [chat] Berichten: wat er geschreven werd.
   *[all] Berichten: alle.
}
web-time-left = { $left ->
    [one] Nog { $left } seconde.
   *[other] Nog { $left } seconden.
}
web-warming = De sterke bots maken zich op deze computer klaar; dat gebeurt maar één keer en duurt ongeveer een halve minuut. Tot dan spelen ze iets zwakker.
web-time-up = { $self ->
    [yes] Je tijd is om. Deze beurt speelt een bot voor je.
   *[no] De tijd van { $seat } is om. Deze beurt speelt een bot.
}
web-clock-shown = Resterende tijd
web-chat = Aan de anderen schrijven
web-chat-line = Jouw bericht
web-chat-go = Zeggen
web-phrase-hello = Hallo!
web-phrase-luck = Veel geluk!
web-phrase-played = Goed gespeeld!
web-phrase-thanks = Bedankt!
web-phrase-oops = Oeps!
web-phrase-moment = Een ogenblikje.
web-phrase-game = Mooi spel!
web-phrase-bye = Tot ziens!
web-place-picked = gekozen

# Meer spelers op één apparaat, en wie er komt en gaat
web-add = Speler toevoegen op dit apparaat
web-add-name = Naam van de nieuwe speler op dit apparaat
web-call = { $name } is aan de beurt. De kaarten zijn afgedekt.
web-call-open = Voor { $name }:
web-call-who = { $name } is aan de beurt
web-curtain-how = Geef het apparaat door aan { $name }. De kaarten verschijnen pas als { $name } het zegt.
web-uncover = Ik ben { $name }, toon mijn kaarten
web-cover = Mijn kaarten afdekken
web-words-show = toon, hier, klaar
web-words-sit = zitten, ga zitten
web-away-ask = { $name } is al een tijdje weg. Moet een bot verderspelen, of wacht de tafel?
web-away-say-bot = Laat een bot spelen
web-away-say-wait = Wachten
web-away-holds = { $what ->
    [bot] Zoals het nu staat, speelt er na een minuut een bot.
   *[wait] Zoals het nu staat, wacht de tafel.
}
web-away-mine = { $what ->
    [bot] Jij hebt gezegd: laat een bot spelen.
   *[wait] Jij hebt gezegd: wachten.
}
web-sat = { $name } komt aan tafel zitten.
web-renamed = { $old } heet nu { $name }.
web-gone = { $name } gaat van tafel.
web-sent = De spelleiding heeft { $name } gevraagd van tafel te gaan.
web-plays-on = Daar speelt een bot verder: { $name }.
web-returned-ask = Iemand zegt: ik ben { $name }, en ik ben er weer.
web-returned-ask-nameless = Iemand zegt: ik heb geen naam gegeven, rechts van mij zit { $name }, en ik ben er weer.
web-back-yes = Ja, dat is { $name }
web-back-no = Nee
web-back-offer = Heb je hier al eerder meegespeeld?
web-back-as = Ik ben { $name }
web-back-as-nameless = Ik heb geen naam gegeven, rechts van mij zit { $name }
web-back-asked = Iemand aan tafel moet nog ja zeggen. Daarna gaat deze pagina vanzelf verder.
web-back-lines = Afwezig: { $names }. Ben jij dat? Typ dan: { $example }. Typ { $sit } om als nieuwe speler te gaan zitten.
web-back-waits = Iemand die hier zit, moet ja zeggen. Daarna speel je verder.
web-back-again = Je hebt je plaats terug.
web-back-here = { $name } is terug, in een andere browser.
web-handed = Jouw plaats wordt nu in een andere browser gespeeld: iemand aan tafel heeft gezegd dat jij dat bent.

# Instellingen van iedere persoon
web-wish-group-you = Jij
web-wish-group-looks = Uiterlijk
web-wish-group-speech = Geluiden en meldingen
web-wish-group-play = Aan tafel
web-wish-deck = Kaarten
web-wish-deck-court = klassieke plaatjes
web-wish-deck-big = getekend, grote tekens
web-wish-letters = Letters op de kaarten
web-wish-letters-own = zoals in het Nederlands: { $letters }
web-wish-colours = Kleuren op de kaarten
web-wish-colours-four = vier
web-wish-colours-two = twee
web-wish-theme = Licht of donker
web-wish-theme-auto = zoals het apparaat
web-wish-theme-light = licht
web-wish-theme-dark = donker
web-wish-size = Grootte
web-wish-size-normal = normaal
web-wish-size-large = groot
web-wish-size-largest = heel groot
web-wish-spoken = Voorlezen
web-wish-spoken-brief = alleen wat mij aangaat
web-wish-spoken-usual = als ik aan de beurt ben
web-wish-spoken-full = elke kaart
web-wish-reads = Snelheid van mijn schermlezer in tekens per seconde (de bots wachten erop)
web-wish-reads-none = niemand wacht
web-wish-two-taps = Op een aanraakscherm: de eerste tik tilt een kaart op, de tweede speelt de kaart
web-wish-short-cards = Kaarten in tekens (♠V) in plaats van in woorden
web-wish-sound = Geluiden
web-wish-keys = Toetsen van de tafel (C, 1 tot en met 9, S, T …)
web-wish-stays = Hoelang een voltooide slag blijft liggen
web-wish-stays-table = in het tempo van de tafel
web-wish-stays-1 = één seconde
web-wish-stays-2 = twee seconden
web-wish-stays-4 = vier seconden
web-wish-stays-wait = tot ik verderga (Backspace)
web-wish-vibration = Trillen
web-wish-nudge = Waarschuw mij als ik aan de beurt ben (in de titel van de pagina en op de tafel)
web-wish-own-keys = Toetsen
web-wish-own-keys-how = Typ een ander teken voor een toets, of niets om de toets uit te zetten.
web-wish-keys-twice = Twee toetsen kunnen niet hetzelfde zijn; deze bleven zoals ze waren: { $keys }
web-clock = Klok
web-clock-none = geen
web-clock-seconds = { $seconds ->
    [one] { $seconds } seconde per beslissing
   *[other] { $seconds } seconden per beslissing
}
web-reserve = Reserve voor de hele partij
web-reserve-none = geen
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}

# Een ander apparaat
web-device = Verder op een ander apparaat
web-device-how = Open daar dit adres, of scan de QR-code met de telefoon. Het werkt één keer en tien minuten lang; geef het aan niemand anders.
web-device-ask = Hier verdergaan als { $name }, met dezelfde plaatsen en instellingen?
web-device-ask-nameless = Hier verdergaan met dezelfde plaatsen en instellingen?
web-device-yours = Zeg alleen ja als je dit adres zelf hebt gemaakt: wie het heeft gemaakt, ziet daar wat jij hier ziet, ook je kaarten.
web-device-yes = Ja, ik ben { $name }
web-device-yes-nameless = Ja, ga verder
web-device-no = Nee
web-device-leaves = In deze browser heb je eigen tafels. Die blijven achter als je als iemand anders verdergaat: maak eerst een terugkeercode als je er weer naartoe wilt.
web-devices = Jouw apparaten
web-code = Terugkeercode
web-code-how = Met een terugkeercode kom je vanuit elke browser terug op je plaatsen, als dezelfde persoon als hier. Hij werkt één keer, zolang je hem niet vervangt of verwijdert. Schrijf hem op; wie hem heeft, kan in jouw plaats spelen.
web-code-make = Terugkeercode maken
web-code-again = In plaats daarvan een nieuwe code maken
web-code-end = Code verwijderen
web-code-is = Je hebt een terugkeercode. Hij is getoond toen hij werd gemaakt.
web-code-shown = Dit is je terugkeercode. Hij wordt alleen nu getoond, dus schrijf hem op:
web-code-where = Typ hem in op { $address }
web-return = Terugkomen met een terugkeercode
web-return-how = Typ de code die je hebt opgeschreven. Spaties, streepjes en kleine letters maken niet uit.
web-return-yours = Typ alleen een code die je zelf hebt gemaakt: wie hem heeft gemaakt, ziet wat jij hier ziet, ook je kaarten.
web-return-go = Terugkomen
web-return-wrong = Deze code is niet geldig. Misschien klopt er een letter niet, of hij is al gebruikt of vervangen.
web-sign-out = Hier afmelden
web-sign-out-how = Deze browser herkent je dan niet meer en de open tafels ervan gaan dicht.
web-sign-out-back = Je komt alleen op je plaatsen terug met een terugkeercode, of op een ander apparaat dat jou nog herkent. Zonder een van beide kan niemand dat.
web-end-others = Mijn andere apparaten afmelden
web-end-others-how = Alle andere browsers, telefoons en terminals waarop jij speelt, worden meteen afgemeld. Ook adressen voor een ander apparaat en je terugkeercode werken dan niet meer. Hier blijf je aangemeld.
web-end-others-done = Je bent nu alleen nog in deze browser aangemeld. Je terugkeercode werkt niet meer; maak een nieuwe als je er een wilt.

# Fouten
web-fault-title = Dat lukte niet
web-fault-none = Deze pagina bestaat niet.
web-fault-table = Deze tafel bestaat niet. Vraag opnieuw om het adres.
web-fault-pass = Dit adres is te oud. Maak op het eerste apparaat een nieuw.
web-fault-pass-used = Dit adres is al gebruikt. Maak op het eerste apparaat een nieuw. Heb jij het niet gebruikt, meld daar dan bij Instellingen je andere apparaten af.
web-fault-form = Deze pagina is te oud. Ga terug, laad de pagina opnieuw en probeer het nog eens.
web-fault-large = Dat is te groot.
web-fault-often = Te veel tegelijk. Wacht even en probeer het nog eens.
web-fault-request = Dit verzoek is niet te begrijpen.
web-fault-own = Hier ging iets mis. Niets van wat er gespeeld is, is verloren: laad de pagina opnieuw.

# Eerlijk spel
web-fair-1 = Bots krijgen precies wat jij krijgt: hun eigen hand en wat er open op tafel ligt. Meer geeft het programma hun niet, en tests vergelijken paren van rondes die alleen in verborgen kaarten verschillen: elke bot moet in beide hetzelfde kiezen.
web-fair-2 = Vóór een ronde legt de server de kaarten vast met een lang getal dat niets verraadt, maar dat daarna niet meer te veranderen is. Dan voegt iedereen aan tafel er eigen toeval aan toe, zodat noch de server, noch wie als laatste iets toevoegt, de kaarten bepaalt.
web-fair-3 = Is de ronde afgelopen, dan wordt het geheim onthuld. Iedereen kan de kaarten daaruit narekenen; het verslag van de partij bevat alles wat daarvoor nodig is.
web-fair-4 = Wat een bot kiest, volgt uit wat de bot ziet en uit een getal dat in het verslag staat. Iedereen kan elke keuze narekenen en zien dat er niets anders nodig was.
web-fair-5 = Hoelang een bot lijkt na te denken, hangt niet van de kaarten van die bot af.
web-fair-state = { $state ->
    [open] De ronde wordt gespeeld: deze getallen leggen de kaarten ervan al vast.
    [right] Nagerekend: deze getallen leveren precies de kaarten op die gedeeld zijn.
    [fixed] Hier is niet geschud: de kaarten van deze ronde waren vooraf bekend. Zo’n ronde is voor één persoon met bots.
   *[wrong] Nagerekend: deze getallen leveren NIET de kaarten op die gedeeld zijn.
}
web-fair-match = Partij
web-fair-host = Vastlegging door de server
web-fair-seat = { $seat }: vastlegging en bijdrage
web-fair-secret = Het geheim, onthuld na de ronde
web-to-table = Terug naar de tafel
web-shuffling = De kaarten worden geschud.
web-fair-why = Waarom hier niemand vals kan spelen
web-fair-deal = Eerlijk spel: ronde { $number }
web-fair-table = { $state ->
    [open] Deze getallen leggen de kaarten van deze ronde vast. Nu verraden ze niets; is de ronde afgelopen, dan rekent deze pagina daaruit de kaarten na.
    [fixed] De kaarten van deze ronde waren vooraf bekend; er is niet geschud en er is niets bewezen. De volgende ronde wordt geschud.
   *[over] Het geheim is onthuld, en deze pagina heeft de ronde zelf nagerekend.
}
web-fair-all = Alle rondes van deze tafel, nagerekend door de server
web-fair-by = { $by ->
    [server] Geen antwoord op tijd: dit heeft de server bijgedragen, zoals het geheim van de server vereist.
   *[withheld] Niet op tijd genoemd: in plaats daarvan heeft de server dit bijgedragen, zoals het geheim van de server vereist.
}
web-fair-verdict = { $state ->
    [right] op deze pagina nagerekend: klopt
    [part] op deze pagina nagerekend: klopt, maar zonder wat deze pagina bijdroeg
   *[wrong] op deze pagina nagerekend: KLOPT NIET
}
web-fair-check-secret = { $state ->
    [right] Het geheim van de server is het geheim dat vooraf was vastgelegd.
   *[wrong] Het geheim van de server is NIET het geheim dat vooraf was vastgelegd.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: de bijdrage past bij de vastlegging.
   *[wrong] { $seat }: de bijdrage past NIET bij de vastlegging.
}
web-fair-check-shown = { $state ->
    [right] Dit zijn de vastleggingen die deze pagina vóór de ronde te zien kreeg.
   *[wrong] Dit zijn NIET de vastleggingen die deze pagina vóór de ronde te zien kreeg.
}
web-fair-check-own = { $state ->
    [right] Wat deze pagina zelf heeft bijgedragen, zit erbij.
   *[wrong] Wat deze pagina zelf heeft bijgedragen, zit er NIET bij.
}
web-fair-check-cards = { $state ->
    [right] Samen leveren ze precies de kaarten op die gedeeld zijn.
   *[wrong] Samen leveren ze NIET de kaarten op die gedeeld zijn.
}
web-fair-check-key = { $state ->
    [right] De ronde is door de server ondertekend, met de sleutel die vooraf is genoemd.
   *[wrong] De ronde is NIET ondertekend met de sleutel die de server vooraf noemde.
}
web-fair-check-signed = { $state ->
    [right] Deze browser heeft de ontvangstbewijzen van de server gecontroleerd.
   *[wrong] Een ontvangstbewijs is NIET door de server ondertekend: het bewijst niets.
}
web-fair-check-receipts = { $state ->
    [right] De ronde klopt met de ontvangstbewijzen van deze pagina.
   *[wrong] De ronde is IN STRIJD met ontvangstbewijzen van deze pagina. Download ze onder “Alle rondes van deze tafel”: ze kunnen een bewijs zijn.
}
web-fair-check-withheld = De server heeft de vastlegging van deze pagina bevestigd en zegt dat het getal zelf niet op tijd kwam. Dat wordt gemarkeerd en geteld; aan wie het lag, is niet te bewijzen.
web-fair-check-silent = Wat deze pagina wilde bijdragen, is niet gebruikt, en de server heeft het nooit bevestigd: dat is niet te bewijzen.
web-fair-key = Sleutel van de ontvangstbewijzen van de server
web-fair-receipts = Ontvangstbewijzen van deze browser downloaden
web-fair-whole = Alle rondes samen
web-fair-tally = Zelf een getal bijgedragen: { $own } · geen antwoord: { $given } · vastgelegd en het getal niet genoemd: { $withheld }
web-fair-withheld = Rondes waarin een getal na zijn vastlegging is achtergehouden: { $deals }. Elk zo’n getal kan een keuze tussen twee rondes zijn geweest, door de server of door de plaats.
web-chance = Jouw bijdrage aan het schudden
web-chance-lead = Je browser voegt aan elke ronde eigen toeval toe: niemand kent het voordat alles is vastgelegd, ook de server niet. Wat je hier typt, telt ook mee.
web-chance-text = Typ wat je maar wilt
web-chance-last = Laatst bijgedragen:

web-fair-bots = Waarom bots jouw kaarten niet kunnen zien
web-fair-view = Wat een bot krijgt: de eigen hand en de open kaarten, binnen het kader. De andere handen zitten er niet bij.
web-fair-why-button = Bij het terugkijken van een afgelopen ronde heeft elke beslissing van een bot een knop om die na te rekenen, vanuit wat de bot zelf zag, met de redenen erbij.
web-fair-cards = Waarom niemand de kaarten kan kiezen
web-fair-step-1 = De server trekt een geheim en toont wat het vastlegt: vanaf nu kan de server het geheim niet meer veranderen.
web-fair-step-2 = De browser van iedere speler trekt een eigen getal en toont alleen wat het vastlegt.
web-fair-step-3 = Is alles vastgelegd, dan noemen de browsers hun getallen.
web-fair-step-4 = Geheim en getallen bepalen samen de volgorde van de kaarten, en die worden gedeeld.
web-fair-step-5 = Na de ronde wordt het geheim onthuld, en jouw pagina rekent alles na.
web-fair-late = Niemand kan een tafel ophouden: wie niet binnen enkele seconden antwoordt, krijgt een getal van de server. Dat volgt uit het geheim van de server en is dus ook niet te kiezen, en het wordt gemarkeerd.
web-fair-drops = Eén ding blijft: de server ziet de getallen voordat hij deelt, en zou van sommige kunnen zeggen dat ze nooit zijn gekomen. Met één getal kiest hij tussen twee rondes, met twee uit vier, met drie uit acht. Elk getal dat na zijn vastlegging ontbreekt, wordt gemarkeerd en geteld, per ronde en voor de hele partij.
web-fair-proved = Daarom krijgt je pagina een ondertekend ontvangstbewijs voor de vastlegging, en nog een voor het getal. Laat de ondertekende ronde een bevestigd getal weg, dan is bewezen dat de server vals speelt. Een ontvangstbewijs voor alleen de vastlegging laat zien dat een getal is achtergehouden, niet door wie. Wat nooit is bevestigd, is niet te bewijzen.
web-fair-yourself = Kijk het zelf na
web-fair-yourself-1 = Aan tafel rekent je eigen browser onder “Eerlijk spel” de ronde na zodra die is afgelopen, en noemt elk getal dat niet klopt.
web-fair-yourself-2 = Het verslag van een partij bevat alle getallen; een programma van dertig regels dat niets van OpenHearts weet, controleert ze.
web-fair-yourself-3 = Wat je onder “Jouw bijdrage aan het schudden” typt, telt mee voor de volgende kaarten.
web-fair-yourself-4 = Je browser bewaart de ontvangstbewijzen van de laatste rondes. Je kunt ze downloaden op de pagina met alle rondes van een tafel; “openhearts check --shuffle --receipts” zegt wat ze over een verslag bewijzen.

# Terugkijken
web-replay = Een verslag bekijken
web-replay-table = Terugkijken
web-replay-lead = Ga stap voor stap door een opgeschreven partij, van deze server of uit elk ander OpenHearts-programma: met alle handen, of zoals één plaats het zag. Het verslag wordt hier gelezen, regel voor regel aan de spelregels getoetst en snel weer vergeten.
web-replay-file = Een bestand
web-replay-text = Of het verslag als tekst
web-replay-open = Openen
web-replay-most = Hoogstens { $most } KB.
web-replay-gone = Dit verslag is hier niet meer. Open het nog een keer.
web-replay-place = Ronde { $deal }, { $step } van { $count }
web-replay-steps = Stappen
web-replay-hands = Handen
web-replay-first = Naar het begin
web-replay-back-trick = Een slag terug
web-replay-back = Terug
web-replay-next = Verder
web-replay-next-trick = Een slag verder
web-replay-last = Naar het einde
web-replay-deals = Rondes:
web-replay-sides = Gezien door:
web-replay-everybody = alle handen
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Iemand heeft iets beslist; vanaf hier is dat niet te zien.
web-replay-dealt = De kaarten zijn gedeeld.
web-replay-keys = Toetsen: links en rechts voor één stap, omhoog en omlaag voor een slag, Home en End voor het begin en het einde van de ronde.
web-why = Waarom deed { $bot } dat?
web-why-same = Nagerekend vanuit wat { $bot } zelf zag: { $what }. Precies dat is gespeeld.
web-why-other = Nagerekend vanuit wat { $bot } zelf zag: { $what }. Er is iets ANDERS gespeeld.
web-why-from = Niveau van de bot: { $level }. Beslissing { $number } met seed { $seed }: iets anders was er niet voor nodig.
web-why-candidates = Wat van elke mogelijkheid te verwachten was
web-why-again = Voor deze tabel is elke mogelijkheid nog eens en even lang gemeten: de cijfers kunnen iets afwijken van die waarop de bot besliste.

# De opdrachtregel
web-serving = OpenHearts is te vinden op { $address }
web-serving-stop = Stoppen met Ctrl-C; elke tafel is bewaard.
web-serving-open-file = Anderen op deze computer kunnen { $file } lezen, en daar staan geheimen in. Zo kan dat niet meer: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = tot { $limit }
web-bar-sound = { $state ->
    [on] Geluid staat aan: uitzetten
   *[off] Geluid staat uit: aanzetten
}
web-bar-size = Kaarten en letters groter
web-bar-pace = { $what }: { $pace }. Wijzigen
web-play = Speel
web-drawer = Scores, spelers en meer
web-drawer-close = Sluiten

# The sheet after a deal
web-sheet-place = Plaats { $place } van { $count }
web-sheet-leads = Je staat voor
web-sheet-behind = { $gap } achter { $seat }
web-sheet-level = Gelijk met { $seat }
web-decided = De beslissende kaart
web-tab-cards = Kaarten
web-tab-tricks = Slagen

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } spelers · { $level }
web-adjust = Aanpassen
