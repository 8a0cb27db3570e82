# Sidene i nettleseren: forside, bord, innstillinger, feil. Det som blir sagt ved bordet, står i de andre filene.

web-skip = Til innholdet
web-language = Språk
web-change = Bytt
web-rules = Regler
web-fair = Rent spill
web-wishes = Innstillinger
web-save = Lagre
web-to-front = Til forsiden

# Forsiden
web-front-title = Spill Hjerter
web-front-lead = Alene mot boter som bare ser sine egne kort, eller sammen med venner. Gratis og uten konto.
web-mine = Dine bord
web-mine-line = { $phase ->
    [gathering] venter på flere spillere; så langt: { $names }
    [over] slutt: { $names }
   *[playing] omgang { $deal }: { $names }
}
web-which-game = Hvilket spill?
web-seats = Spillere
web-seats-usual = vanlig antall
web-level = Boter
web-level-novice = nybegynnere
web-level-casual = for moro skyld
web-level-club = klubbspillere
web-level-expert = eksperter
web-level-master = mestere
web-more = Mer
web-your-name = Navnet ditt
web-pace = Tempoet til botene
web-pace-none = straks
web-pace-fast = raskt
web-pace-usual = normalt
web-pace-slow = sakte
web-pace-slowest = svært sakte
web-options = Tilvalg til reglene
web-play-bots = Spill
web-play-friends = Spill med venner
web-play-again = Spill igjen: { $game }
web-more-games = Flere spill

# Et bord der spillerne samles
web-gathering = Partiet har ikke begynt ennå.
web-chair = Plass { $number }: { $kind ->
    [open] ledig
    [bot] { $name }, bot
    [away] { $name }, borte
   *[person] { $own ->
        [yes] du
       *[no] { $name }
    }
}
web-sit = Sett deg her
web-fill = Sett en bot her
web-free = Gjør plassen ledig
web-leave-seat = Forlat plassen
web-invite = Inviter andre med denne adressen:
web-qr = Adressen som bilde for mobiler
web-start = Begynn partiet
web-host-starts = Verten begynner partiet.

# Bordet
web-your-turn = Din tur
web-talk = Kommandofelt
web-box = Skriv et kort, et spørsmål eller en kommando:
web-box-go = Utfør
web-lost = Forbindelsen er brutt. Prøver igjen ...
web-record = Spillogg
web-hint = Tips
web-undo = Angre
web-scores = Stilling
web-log = Det som skjedde
web-who = Hvem som sitter hvor
web-opened = Alle kort i omgangen
web-hand = Din hånd
web-new-card = nytt
web-is-turn = (har turen)
web-has-chosen = (har valgt)
web-wins = (leder så langt)
web-last-trick = Siste stikk
web-gave = Til { $seat }:
web-pass = Send { $number } av { $count }
web-chosen = valgt, { $number } av { $count }
web-choice = { $state ->
    [yes] { $card }, valgt, { $number } av { $count }.
   *[no] { $card }, ikke valgt, { $number } av { $count }.
}
web-enough-chosen = { $count ->
    [one] Ett kort er allerede valgt; velg det bort først.
   *[other] { $count } kort er allerede valgt; velg bort ett av dem først.
}
web-next-deal = { $count ->
    [0] Neste omgang
   *[other] Klar for neste omgang
}
web-next-waits = Venter på de andre
web-drawn = Trukket:
web-discarded = Sist kastet:
web-empty = tomt
web-says = { $name } sier: { $text }
web-again = Spill igjen
web-table-settings = Innstillinger for bordet
web-away = Når noen er borte
web-away-bot = etter et minutt spiller en bot i stedet, til spilleren er tilbake
web-away-wait = bordet venter
web-allow-hints = Tips er tillatt
web-allow-undo = Den som spiller alene, kan angre
web-allow-chat = Man kan skrive til hverandre
web-seat-numbers = Poeng i alt: { $score }; i denne omgangen { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}, { $tricks ->
    [one] { $tricks } stikk
   *[other] { $tricks } stikk
}
web-tricks = { $tricks ->
    [one] { $tricks } stikk
   *[other] { $tricks } stikk
}
web-tower-numbers = Poeng i alt: { $score }; dette tårnet { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
web-bot = bot
web-is-away = borte
web-dealer = giver
web-dealer-sign = G
web-took = (tok stikket)
web-led = spilt ut
web-hinted = tips
web-left = Ikke spilt:
web-all-tricks = Alle stikk
web-opened-words = Alle kort i ord
web-pass-to = { $count ->
    [one] { $count } kort til { $seat }
   *[other] { $count } kort til { $seat }
}
web-pass-count = { $number } av { $count } valgt
web-pass-from = Du får dine fra { $seat }
web-came = Fra { $seat }:
web-lay = { $row }: { $value } under { $above }
web-place-open = passer her
web-place-target = kan naskes

# Innstillinger for hver enkelt
web-wish-deck = Kort
web-wish-deck-court = med bilder
web-wish-deck-big = store tegn
web-wish-colours = Farger på kortene
web-wish-colours-four = fire
web-wish-colours-two = to
web-wish-theme = Lyst eller mørkt
web-wish-theme-auto = som enheten
web-wish-theme-light = lyst
web-wish-theme-dark = mørkt
web-wish-size = Størrelse
web-wish-size-normal = normal
web-wish-size-large = stor
web-wish-size-largest = svært stor
web-wish-spoken = Opplesing
web-wish-spoken-brief = kortfattet
web-wish-spoken-usual = normal
web-wish-spoken-full = alt
web-wish-two-taps = På berøringsskjerm: det første trykket løfter et kort, det andre spiller det
web-wish-short-cards = Kort som tegn (♠D) i stedet for ord
web-wish-sound = Lyder
web-wish-keys = Tastene ved bordet (C, 1 til 6, S, T ...)

# En annen enhet
web-device = Fortsett på en annen enhet
web-device-how = Åpne denne adressen der, eller la mobilen lese bildet. Adressen gjelder i ti minutter; ikke gi den til andre.
web-device-ask = Vil du fortsette her som { $name }, med de samme plassene og innstillingene?
web-device-yes = Ja, jeg er { $name }
web-device-no = Nei

# Feil
web-fault-title = Det gikk ikke
web-fault-none = Den siden finnes ikke.
web-fault-table = Det bordet finnes ikke. Spør etter adressen på nytt.
web-fault-pass = Denne adressen er for gammel. Lag en ny på den første enheten.
web-fault-form = Denne siden er for gammel. Gå tilbake, last den inn på nytt, og prøv igjen.
web-fault-large = Det er for stort.
web-fault-often = For mye på én gang. Vent et øyeblikk, og prøv igjen.
web-fault-request = Denne forespørselen er ikke til å forstå.
web-fault-own = Noe gikk galt her. Ingenting av det som er spilt, er gått tapt: last inn siden på nytt.

# Rent spill
web-fair-1 = Boter får nøyaktig det du får: sin egen hånd og det som ligger åpent på bordet. Mer gir ikke programmet dem, og tester sammenligner par av omganger som bare skiller seg i skjulte kort: hver bot må velge det samme i begge.
web-fair-2 = Før en omgang låser serveren kortene med et langt tall som ikke røper noe, men som ikke kan endres etterpå. Så bidrar alle ved bordet med sin egen tilfeldighet, slik at verken serveren eller den som kommer sist, bestemmer kortene.
web-fair-3 = Når omgangen er slutt, blir hemmeligheten avslørt. Alle kan regne ut kortene fra den; spilloggen for partiet inneholder alt som trengs.
web-fair-4 = Det en bot velger, følger av det den ser, og av et tall som står i spilloggen. Alle kan regne etter hvert valg og se at det ikke trengtes noe annet.
web-fair-5 = Hvor lenge en bot ser ut til å tenke, avhenger ikke av kortene dens.
web-fair-state = { $state ->
    [open] Omgangen spilles: kortene er allerede låst av disse tallene.
    [right] Regnet etter: disse tallene gir nøyaktig kortene som ble delt ut.
   *[wrong] Regnet etter: disse tallene gir IKKE kortene som ble delt ut.
}
web-fair-match = Parti
web-fair-host = Låsingen fra serveren
web-fair-seat = { $seat }: låsing og bidrag
web-fair-secret = Hemmeligheten, avslørt etter omgangen
web-to-table = Tilbake til bordet

# Kommandolinjen
web-serving = OpenHearts kjører på { $address }
web-serving-stop = Stopp med Ctrl-C; alle bord er lagret.
