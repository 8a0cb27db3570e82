# Siderne i browseren: forside, borde, indstillinger, fejl. Det, der siges ved bordet, står i de andre filer.

web-skip = Til indholdet
web-language = Sprog
web-change = Skift
web-rules = Regler
web-fair = Fair play
web-wishes = Indstillinger
web-save = Gem
web-to-front = Til forsiden

# Forsiden
web-front-title = Spil Hjerter
web-front-lead = Alene mod botter, der kun ser deres egne kort, eller sammen med venner. Gratis og uden konto.
web-mine = Dine borde
web-mine-line = { $phase ->
    [gathering] venter på flere spillere; indtil nu: { $names }
    [over] slut: { $names }
   *[playing] runde { $deal }: { $names }
}
web-which-game = Hvilket spil?
web-seats = Spillere
web-seats-usual = sædvanligt antal
web-level = Botter
web-level-novice = begyndere
web-level-casual = for sjov
web-level-club = klubspillere
web-level-expert = eksperter
web-level-master = mestre
web-more = Mere
web-your-name = Dit navn
web-pace = Botternes tempo
web-pace-none = straks
web-pace-fast = hurtigt
web-pace-usual = normalt
web-pace-slow = langsomt
web-pace-slowest = meget langsomt
web-options = Tilvalg til reglerne
web-play-bots = Spil
web-play-friends = Spil med venner
web-play-again = Spil igen: { $game }
web-more-games = Flere spil

# Et bord, hvor spillerne samles
web-gathering = Partiet er ikke begyndt endnu.
web-chair = Plads { $number }: { $kind ->
    [open] ledig
    [bot] { $name }, bot
    [away] { $name }, væk
   *[person] { $own ->
        [yes] du
       *[no] { $name }
    }
}
web-sit = Sæt dig her
web-fill = Sæt en bot her
web-free = Gør pladsen ledig
web-leave-seat = Forlad pladsen
web-invite = Inviter andre med denne adresse:
web-qr = Adressen som billede til mobiler
web-start = Begynd partiet
web-host-starts = Værten begynder partiet.

# Bordet
web-your-turn = Din tur
web-talk = Kommandofelt
web-box = Skriv et kort, et spørgsmål eller en kommando:
web-box-go = Udfør
web-lost = Forbindelsen er afbrudt. Prøver igen ...
web-record = Spillog
web-hint = Tip
web-undo = Fortryd
web-scores = Stilling
web-log = Det, der skete
web-who = Hvem der sidder hvor
web-opened = Alle kort i runden
web-hand = Din hånd
web-new-card = nyt
web-is-turn = (har turen)
web-has-chosen = (har valgt)
web-wins = (fører indtil nu)
web-last-trick = Sidste stik
web-gave = Til { $seat }:
web-pass = Send { $number } af { $count }
web-chosen = valgt, { $number } af { $count }
web-choice = { $state ->
    [yes] { $card }, valgt, { $number } af { $count }.
   *[no] { $card }, ikke valgt, { $number } af { $count }.
}
web-enough-chosen = { $count ->
    [one] Der er allerede valgt ét kort; vælg det fra først.
   *[other] Der er allerede valgt { $count } kort; vælg først et af dem fra.
}
web-next-deal = { $count ->
    [0] Næste runde
   *[other] Klar til næste runde
}
web-next-waits = Venter på de andre
web-drawn = Trukket:
web-discarded = Sidst kastet:
web-empty = tomt
web-says = { $name } siger: { $text }
web-again = Spil igen
web-table-settings = Bordets indstillinger
web-away = Når nogen er væk
web-away-bot = efter et minut spiller en bot i stedet, indtil spilleren er tilbage
web-away-wait = bordet venter
web-allow-hints = Tips er tilladt
web-allow-undo = Den, der spiller alene, må fortryde
web-allow-chat = Man må skrive til hinanden
web-seat-numbers = Point i alt: { $score }; i denne runde { $points ->
    [one] { $points } point
   *[other] { $points } point
}, { $tricks ->
    [one] { $tricks } stik
   *[other] { $tricks } stik
}
web-tricks = { $tricks ->
    [one] { $tricks } stik
   *[other] { $tricks } stik
}
web-tower-numbers = Point i alt: { $score }; dette tårn { $points ->
    [one] { $points } point
   *[other] { $points } point
}
web-bot = bot
web-is-away = væk
web-dealer = kortgiver
web-dealer-sign = G
web-took = (tog stikket)
web-led = spillet ud
web-hinted = tip
web-left = Ikke spillet:
web-all-tricks = Alle stik
web-opened-words = Alle kort i ord
web-pass-to = { $count ->
    [one] { $count } kort til { $seat }
   *[other] { $count } kort til { $seat }
}
web-pass-count = { $number } af { $count } valgt
web-pass-from = Du får dine fra { $seat }
web-came = Fra { $seat }:
web-lay = { $row }: { $value } under { $above }
web-place-open = passer her
web-place-target = kan rapses

# Indstillinger for den enkelte
web-wish-deck = Kort
web-wish-deck-court = med billeder
web-wish-deck-big = store tegn
web-wish-colours = Farver på kortene
web-wish-colours-four = fire
web-wish-colours-two = to
web-wish-theme = Lyst eller mørkt
web-wish-theme-auto = som enheden
web-wish-theme-light = lyst
web-wish-theme-dark = mørkt
web-wish-size = Størrelse
web-wish-size-normal = normal
web-wish-size-large = stor
web-wish-size-largest = meget stor
web-wish-spoken = Oplæsning
web-wish-spoken-brief = kortfattet
web-wish-spoken-usual = normal
web-wish-spoken-full = alt
web-wish-two-taps = På en touchskærm: det første tryk løfter et kort, det andet spiller det
web-wish-short-cards = Kort som tegn (♠D) i stedet for ord
web-wish-sound = Lyde
web-wish-keys = Bordets taster (C, 1 til 6, S, T ...)

# En anden enhed
web-device = Fortsæt på en anden enhed
web-device-how = Åbn denne adresse dér, eller lad mobilen læse billedet. Adressen gælder i ti minutter; giv den ikke til andre.
web-device-ask = Vil du fortsætte her som { $name } med de samme pladser og indstillinger?
web-device-yes = Ja, jeg er { $name }
web-device-no = Nej

# Fejl
web-fault-title = Det gik ikke
web-fault-none = Den side findes ikke.
web-fault-table = Det bord findes ikke. Spørg efter adressen igen.
web-fault-pass = Denne adresse er for gammel. Lav en ny på den første enhed.
web-fault-form = Denne side er for gammel. Gå tilbage, genindlæs den, og prøv igen.
web-fault-large = Det er for stort.
web-fault-often = For meget på én gang. Vent et øjeblik, og prøv igen.
web-fault-request = Denne forespørgsel er ikke til at forstå.
web-fault-own = Noget gik galt her. Intet af det, der er spillet, er gået tabt: genindlæs siden.

# Fair play
web-fair-1 = Botter får præcis det, du får: deres egen hånd og det, der ligger åbent på bordet. Mere giver programmet dem ikke, og test sammenligner par af runder, der kun adskiller sig i skjulte kort: hver bot skal vælge det samme i begge.
web-fair-2 = Før en runde lægger serveren kortene fast med et langt tal, der ikke røber noget, men som ikke kan ændres bagefter. Så bidrager alle ved bordet med deres egen tilfældighed, så hverken serveren eller den, der kommer sidst, bestemmer kortene.
web-fair-3 = Når runden er slut, bliver hemmeligheden afsløret. Alle kan regne kortene ud fra den; partiets spillog indeholder alt, hvad der skal til.
web-fair-4 = Det, en bot vælger, følger af det, den ser, og af et tal, der står i spilloggen. Alle kan regne hvert valg efter og se, at der ikke skulle andet til.
web-fair-5 = Hvor længe en bot ser ud til at tænke, afhænger ikke af dens kort.
web-fair-state = { $state ->
    [open] Runden spilles: dens kort ligger allerede fast ved disse tal.
    [right] Regnet efter: disse tal giver præcis de kort, der blev givet.
   *[wrong] Regnet efter: disse tal giver IKKE de kort, der blev givet.
}
web-fair-match = Parti
web-fair-host = Det, serveren lagde sig fast på
web-fair-seat = { $seat }: fastlæggelse og bidrag
web-fair-secret = Hemmeligheden, afsløret efter runden
web-to-table = Tilbage til bordet

# Kommandolinjen
web-serving = OpenHearts kører på { $address }
web-serving-stop = Stop med Ctrl-C; alle borde er gemt.
