# De pagina's in de browser: startpagina, tafels, instellingen, fouten. Wat er aan tafel gezegd wordt, staat in de andere bestanden.

web-skip = Naar de inhoud
web-language = Taal
web-change = Wijzigen
web-rules = Regels
web-fair = Eerlijk spel
web-wishes = Instellingen
web-save = Opslaan
web-to-front = Naar de startpagina

# Startpagina
web-front-title = Hartenjagen spelen
web-front-lead = In je eentje tegen bots die alleen hun eigen kaarten zien, of samen met vrienden. Gratis en zonder account.
web-mine = Jouw tafels
web-mine-line = { $phase ->
    [gathering] wacht op medespelers; tot nu toe: { $names }
    [over] afgelopen: { $names }
   *[playing] ronde { $deal }: { $names }
}
web-which-game = Welk spel?
web-seats = Spelers
web-seats-usual = gebruikelijk aantal
web-level = Bots
web-level-novice = beginners
web-level-casual = voor het plezier
web-level-club = clubspelers
web-level-expert = experts
web-level-master = meesters
web-more = Meer
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
web-more-games = Meer spellen

# Een tafel waar spelers bijeenkomen
web-gathering = De partij is nog niet begonnen.
web-chair = Plaats { $number }: { $kind ->
    [open] vrij
    [bot] { $name }, bot
    [away] { $name }, afwezig
   *[person] { $own ->
        [yes] jij
       *[no] { $name }
    }
}
web-sit = Ga hier zitten
web-fill = Zet hier een bot
web-free = Plaats vrijmaken
web-leave-seat = Plaats verlaten
web-invite = Nodig anderen uit met dit adres:
web-qr = Het adres als afbeelding voor telefoons
web-start = Partij beginnen
web-host-starts = De spelleiding begint de partij.

# De tafel
web-your-turn = Jij bent aan de beurt
web-talk = Invoervak
web-box = Typ een kaart, een vraag of een opdracht:
web-box-go = Versturen
web-lost = De verbinding is verbroken. Nieuwe poging ...
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
web-last-trick = Laatste slag
web-gave = Aan { $seat }:
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
web-next-waits = Wachten op de anderen
web-drawn = Getrokken:
web-discarded = Laatst afgelegd:
web-empty = leeg
web-says = { $name } zegt: { $text }
web-again = Opnieuw spelen
web-table-settings = Instellingen van de tafel
web-away = Als iemand afwezig is
web-away-bot = speelt na een minuut een bot, tot de speler terugkomt
web-away-wait = wacht de tafel
web-allow-hints = Tips zijn toegestaan
web-allow-undo = Wie alleen speelt, mag terugnemen
web-allow-chat = Spelers mogen elkaar schrijven
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

# Instellingen van iedere persoon
web-wish-deck = Kaarten
web-wish-deck-court = met plaatjes
web-wish-deck-big = grote tekens
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
web-wish-spoken-brief = beknopt
web-wish-spoken-usual = normaal
web-wish-spoken-full = alles
web-wish-two-taps = Op een aanraakscherm: de eerste tik tilt een kaart op, de tweede speelt de kaart
web-wish-short-cards = Kaarten in tekens (♠V) in plaats van in woorden
web-wish-sound = Geluiden
web-wish-keys = Toetsen van de tafel (C, 1 tot en met 6, S, T ...)

# Een ander apparaat
web-device = Verder op een ander apparaat
web-device-how = Open daar dit adres, of laat de telefoon de afbeelding lezen. Het is tien minuten geldig; geef het aan niemand anders.
web-device-ask = Hier verdergaan als { $name }, met dezelfde plaatsen en instellingen?
web-device-yes = Ja, ik ben { $name }
web-device-no = Nee

# Fouten
web-fault-title = Dat lukte niet
web-fault-none = Deze pagina bestaat niet.
web-fault-table = Deze tafel bestaat niet. Vraag opnieuw om het adres.
web-fault-pass = Dit adres is te oud. Maak op het eerste apparaat een nieuw.
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
   *[wrong] Nagerekend: deze getallen leveren NIET de kaarten op die gedeeld zijn.
}
web-fair-match = Partij
web-fair-host = Vastlegging door de server
web-fair-seat = { $seat }: vastlegging en bijdrage
web-fair-secret = Het geheim, onthuld na de ronde
web-to-table = Terug naar de tafel

# De opdrachtregel
web-serving = OpenHearts is te vinden op { $address }
web-serving-stop = Stoppen met Ctrl-C; elke tafel is bewaard.
