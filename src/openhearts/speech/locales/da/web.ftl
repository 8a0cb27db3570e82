# Siderne i browseren: forside, borde, indstillinger, fejl. Det, der siges ved bordet, står i de andre filer.

web-colon = { ": " }
web-skip = Til indholdet
web-language = Sprog
web-change = Skift
web-rules = Regler
web-rules-count = De kort, der tæller
web-print = Udskriv reglerne
web-fair = Fair play
web-wishes = Indstillinger
web-save = Gem
web-to-front = Til forsiden

# Forsiden
web-front-title = Spil Hjerterfri
web-front-lead = Alene mod botter, der kun ser deres egne kort, eller sammen med venner. Gratis og uden konto.
web-mine = Dine borde
web-mine-older = Ældre borde
web-mine-line = { $phase ->
    [gathering] venter på flere spillere; indtil nu: { $names }
    [over] slut: { $names }
   *[playing] runde { $deal }: { $names }
}
web-which-game = Hvilket spil?
web-seats = Spillere
web-seats-usual = anbefalet
web-level = Botternes styrke
web-level-usual = anbefalet
web-level-novice = begyndere
web-level-casual = for sjov
web-level-club = klubspillere
web-level-expert = eksperter
web-level-master = mestre
level-about-novice = laver begynderfejl; spiller straks
level-about-casual = 1 til 2 point bedre pr. runde end begyndere; spiller straks
level-about-club = følger tommelfingerregler, endnu 1 til 2 point bedre; spiller straks
level-about-expert = søger i tænkte fordelinger, oftest endnu omkring 1 point bedre; omkring 1 millisekund pr. kort
level-about-master = er desuden trænet: endnu 1 point bedre i klassisk Hjerterfri for fire, ellers lige så stærke som eksperter eller lidt stærkere; nogle få millisekunder pr. kort
web-levels = Hvor stærke er botterne?
web-more = Mere
web-more-setup = Navn, tempo, husregler
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
web-own-rules = { $game }, med dine regler
web-more-games = Flere spil

# Et bord, hvor spillerne samles
web-gathering = Partiet er ikke begyndt endnu.
web-chair = Plads { $number }: { $kind ->
    [open] ledig
    [bot] { $name }, bot
    [here] { $name }, på denne enhed
    [away] { $name }, væk
   *[person] { $own ->
        [yes] du
       *[no] { $name }
    }
}
web-sit = Sæt dig her
web-join = { $when ->
    [now] Spil med nu
    [next] Spil med fra næste runde
    [again] Spil med i næste parti
   *[back] Tilbage til min plads
}
web-fill = Sæt en bot her
web-free = Gør pladsen ledig
web-free-person = Bed { $name } om at gå
web-free-sure = Ja, { $name } skal gå
web-free-question = { $name } mister pladsen og må først sætte sig her igen, når du tillader det. Tryk på knappen én gang til, hvis du vil det.
web-kept-out = { $name } må ikke sætte sig her mere.
web-let-sit = Lad { $name } sætte sig igen
web-welcomed = Du må gerne sætte dig her igen.
web-leave-seat = Forlad pladsen
web-leave-sure = Ja, forlad min plads
web-leave-question = En bot spiller videre på din plads, indtil du sætter dig igen. Tryk på knappen én gang til, hvis du vil gå.
web-invite = Invitér andre med denne adresse:
web-here-only = Denne adresse virker kun på denne computer.
web-copy = Kopiér adressen
web-copied = Kopieret
web-share = Del
web-qr = Adressen som billede til mobiler
web-start = Begynd partiet
web-host-starts = Værten begynder partiet.
web-hosts = { $own ->
    [yes] Du er vært nu.
   *[no] { $name } er vært nu.
}
web-hosts-since = Mens du var væk, overtog { $name } værtsrollen.
web-chair-host = { $chair } (vært)

# Bordet
web-your-turn = Din tur
web-talk = Kommandofelt
web-box = Skriv et kort, et spørgsmål eller en kommando:
web-box-go = Udfør
web-lost = Forbindelsen er afbrudt. Prøver igen …
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
web-cancelled = (ophævet)
web-last-trick = Sidste stik
web-gave = Til { $seat }:
web-gave-you = Til dig:
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
web-next-waits = Venter på { $names }
web-ready = Klar til næste runde: { $names }.
web-drawn = Trukket:
web-discarded = Sidst kastet
web-empty = tomt
web-says = { $self ->
    [yes] Du siger
   *[no] { $name } siger
}: { $text }
web-again = { $count ->
    [0] Spil igen
   *[other] De samme igen
}
web-picture = Resultatet som billede
web-picture-deals = { $count ->
    [one] Én runde
   *[other] { $count } runder
}
web-repeat = Spil runden igen
web-repeat-before = Første gang: { $points ->
    [one] { $points } point.
   *[other] { $points } point.
}
web-repeat-back = Tilbage til dit parti
web-again-asked = { $name } vil gerne spille igen.
web-again-answer = { $yes } godkender, { $no } afviser.
web-again-no = Ikke mere i dag
web-again-not = { $name } spiller ikke igen.
web-again-not-you = Du spiller ikke igen.
web-again-begins = Næste parti er begyndt ved et nyt bord.
web-again-go = Til det nye bord
web-words-again = igen, spil igen, revanche
web-words-again-no = ikke mere, nok
web-table-settings = Bordets indstillinger
web-agreed = { $what }: { $how }
web-agreed-change = Ændr bordets indstillinger
web-agreed-host = Værten bestemmer dem for alle.
web-away = Når nogen er væk
web-away-bot = efter et minut spiller en bot i stedet, indtil spilleren er tilbage
web-away-wait = bordet venter
web-allow-hints = Tips er tilladt
web-allow-undo = Den, der spiller alene, må fortryde
web-allow-chat = Man må skrive til hinanden
web-talks = { $state ->
    [on] Værten lader spillerne skrive til hinanden.
   *[off] Værten har slået beskeder fra: ved dette bord skriver man ikke nu.
}
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
web-took-nobody = (ingen tog stikket)
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
web-claim = { $what ->
    [offered] { $self ->
        [yes] Du gør krav på alle de stik, der er tilbage. De andre svarer.
       *[no] { $seat } gør krav på alle de stik, der er tilbage. { $yes } godkender, { $no } afviser.
    }
    [accepted] Endnu en har godkendt.
    [refused] Kravet er afvist. Spillet går videre.
   *[withdrawn] Kravet er trukket tilbage. Spillet går videre.
}
web-claim-waits = { $self ->
    [yes] Du gør krav på resten
   *[no] { $seat } gør krav på resten
}
web-claim-sure = Efter det, du kan se, er det ikke sikkert, at du tager resten. Gør krav på resten én gang til for at spørge de andre: så tager du alle de stik, der er tilbage, med deres point.
web-claim-rest = Gør krav på resten
web-claim-again = Spørg de andre om resten
web-claim-accept = Godkend
web-claim-reject = Afvis
web-claim-back = Træk kravet tilbage
web-finish = Uden pauser
web-finish-waits = De andre her vil stadig have pauserne.
web-word-quit = Din plads er stadig din: luk siden; dens adresse fører tilbage hertil.
web-word-language = Sproget vælges øverst på siden; til openhearts join angives det med --lang.
web-word-pace = Botternes tempo står blandt bordets indstillinger; værten ændrer det.
web-word-box = Skriv et kort, et spørgsmål eller et ord; »hjælp« viser dem alle.
web-word-actions = Det, du kan gøre nu, står på knapperne under bordet; »hjælp« viser ordene for det.
web-word-move = På siden går du mellem dine kort med piletasterne. Her nævner du kortet: »spd« spiller det, »kort spd« læser det op.
web-buffer = { $kind ->
    [play] Beskeder: det, der skete.
    [chat] Beskeder: det, nogen skrev.
   *[all] Beskeder: alle.
}
web-time-left = { $left ->
    [one] { $left } sekund tilbage.
   *[other] { $left } sekunder tilbage.
}
web-warming = De stærke botter gør sig klar på denne computer, kun én gang og i cirka et halvt minut. Indtil da spiller de lidt svagere.
web-time-up = { $self ->
    [yes] Din tid er gået. En bot spiller for dig denne gang.
   *[no] Tiden er gået for { $seat }. En bot spiller denne gang.
}
web-clock-shown = Tid tilbage
web-chat = Skriv til de andre
web-chat-line = Din besked
web-chat-go = Sig det
web-phrase-hello = Hej!
web-phrase-luck = Held og lykke!
web-phrase-played = Flot spillet!
web-phrase-thanks = Tak!
web-phrase-oops = Ups!
web-phrase-moment = Et øjeblik.
web-phrase-game = Tak for spillet!
web-phrase-bye = Farvel!
web-place-picked = valgt

# Flere mennesker ved samme enhed, og hvem der kommer og går
web-add = Tilføj en spiller på denne enhed
web-add-name = Navnet på den nye spiller på denne enhed
web-call = { $name } er den næste. Kortene er skjult.
web-call-open = Til { $name }:
web-call-who = { $name } er den næste
web-curtain-how = Giv enheden videre til { $name }. Kortene kommer først, når { $name } siger til.
web-uncover = Jeg er { $name }, vis mine kort
web-cover = Skjul mine kort
web-words-show = vis, her, klar
web-words-sit = sid, sæt mig, sidde
web-away-ask = { $name } har været væk et stykke tid. Skal en bot spille videre, eller skal bordet vente?
web-away-say-bot = Lad en bot spille
web-away-say-wait = Vent
web-away-holds = { $what ->
    [bot] Som det står nu, spiller en bot efter et minut.
   *[wait] Som det står nu, venter bordet.
}
web-away-mine = { $what ->
    [bot] Du har sagt: lad en bot spille.
   *[wait] Du har sagt: vent.
}
web-sat = { $name } sætter sig ved bordet.
web-renamed = { $old } hedder nu { $name }.
web-gone = { $name } forlader bordet.
web-sent = Værten har bedt { $name } om at forlade bordet.
web-plays-on = Der spiller en bot videre: { $name }.
web-returned-ask = Nogen siger: jeg er { $name }, og jeg er her igen.
web-returned-ask-nameless = Nogen siger: jeg har ikke givet noget navn, til højre for mig sidder { $name }, og jeg er her igen.
web-back-yes = Ja, det er { $name }
web-back-no = Nej
web-back-offer = Har du spillet her før?
web-back-as = Jeg er { $name }
web-back-as-nameless = Jeg har ikke givet noget navn, til højre for mig sidder { $name }
web-back-asked = En, der sidder ved bordet, skal sige ja. Så går denne side videre af sig selv.
web-back-lines = Væk: { $names }. Er du en af dem? Så skriv: { $example }. Skriv { $sit } for at sætte dig som ny spiller.
web-back-waits = En, der sidder her, skal sige ja. Så spiller du videre.
web-back-again = Du har fået din plads igen.
web-back-here = { $name } er tilbage, i en anden browser.
web-handed = Din plads spilles nu i en anden browser: en ved bordet har sagt, at det er dig.

# Indstillinger for den enkelte
web-wish-group-you = Dig
web-wish-group-looks = Udseende
web-wish-group-speech = Lyde og oplæsning
web-wish-group-play = Ved bordet
web-wish-deck = Kort
web-wish-deck-court = klassiske billeder
web-wish-deck-big = tegnede, store tegn
web-wish-letters = Bogstaver på kortene
web-wish-letters-own = som på dansk: { $letters }
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
web-wish-spoken-brief = kun det, der angår mig
web-wish-spoken-usual = når det er min tur
web-wish-spoken-full = hvert kort
web-wish-reads = Min skærmlæsers fart i tegn pr. sekund (botterne venter på den)
web-wish-reads-none = ingen venter
web-wish-two-taps = På en touchskærm: det første tryk løfter et kort, det andet spiller det
web-wish-short-cards = Kort som tegn (♠D) i stedet for ord
web-wish-sound = Lyde
web-wish-keys = Bordets taster (C, 1 til 9, S, T …)
web-wish-stays = Hvor længe et færdigt stik bliver liggende
web-wish-stays-table = som bordet spiller
web-wish-stays-1 = ét sekund
web-wish-stays-2 = to sekunder
web-wish-stays-4 = fire sekunder
web-wish-stays-wait = til jeg går videre (Backspace)
web-wish-vibration = Vibration
web-wish-nudge = Sig til, når det er min tur (i sidens titel og på bordet)
web-wish-own-keys = Taster
web-wish-own-keys-how = Skriv et andet tegn for en tast, eller intet for at slå den fra.
web-wish-keys-twice = To taster kan ikke være ens; disse blev, som de var: { $keys }
web-clock = Ur
web-clock-none = intet
web-clock-seconds = { $seconds ->
    [one] { $seconds } sekund til hvert valg
   *[other] { $seconds } sekunder til hvert valg
}
web-reserve = Reserve til hele partiet
web-reserve-none = ingen
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}

# En anden enhed
web-device = Fortsæt på en anden enhed
web-device-how = Åbn denne adresse dér, eller lad mobilen læse billedet. Adressen virker én gang og i ti minutter; giv den ikke til andre.
web-device-ask = Vil du fortsætte her som { $name } med de samme pladser og indstillinger?
web-device-ask-nameless = Vil du fortsætte her med de samme pladser og indstillinger?
web-device-yours = Sig kun ja, hvis du selv har lavet adressen: den, der har lavet den, ser dér, hvad du ser her, også dine kort.
web-device-yes = Ja, jeg er { $name }
web-device-yes-nameless = Ja, fortsæt
web-device-no = Nej
web-device-leaves = I denne browser har du dine egne borde. De bliver tilbage, hvis du fortsætter som en anden: lav først en returkode, hvis du vil tilbage til dem.
web-devices = Dine enheder
web-code = Returkode
web-code-how = Med en returkode kommer du tilbage til dine pladser fra enhver browser, som den, du er her. Den virker én gang, så længe du ikke udskifter eller sletter den. Skriv den ned; den, der har den, kan spille i dit sted.
web-code-make = Lav en returkode
web-code-again = Lav en ny kode i stedet
web-code-end = Slet koden
web-code-is = Du har en returkode. Den blev vist, da den blev lavet.
web-code-shown = Dette er din returkode. Den vises kun nu, så skriv den ned:
web-code-where = Skriv den på { $address }
web-return = Kom tilbage med en returkode
web-return-how = Skriv den kode, du har skrevet ned. Mellemrum, bindestreger og små bogstaver betyder ikke noget.
web-return-yours = Skriv kun en kode, du selv har lavet: den, der har lavet den, ser, hvad du ser her, også dine kort.
web-return-go = Kom tilbage
web-return-wrong = Koden gælder ikke. Måske er et bogstav forkert, eller også er den allerede brugt eller udskiftet.
web-sign-out = Log ud her
web-sign-out-how = Denne browser kender dig ikke længere, og dens åbne borde lukkes.
web-sign-out-back = Du kommer kun tilbage til dine pladser med en returkode eller på en anden enhed, der stadig kender dig. Uden nogen af delene kan ingen det.
web-end-others = Log mine andre enheder ud
web-end-others-how = Alle andre browsere, mobiler og terminaler, hvor du er logget ind, logges ud med det samme. Adresser til en anden enhed og din returkode holder også op med at virke. Her er du stadig logget ind.
web-end-others-done = Nu er du kun logget ind i denne browser. Din returkode virker ikke længere; lav en ny, hvis du vil have en.

# Fejl
web-fault-title = Det gik ikke
web-fault-none = Den side findes ikke.
web-fault-table = Det bord findes ikke. Bed om adressen igen.
web-fault-pass = Denne adresse er for gammel. Lav en ny på den første enhed.
web-fault-pass-used = Denne adresse er allerede brugt. Lav en ny på den første enhed. Hvis det ikke var dig, der brugte den, så log dine andre enheder ud dér under Indstillinger.
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
    [fixed] Her blev der ikke blandet: rundens kort var kendt på forhånd. Den er for én person med botter.
   *[wrong] Regnet efter: disse tal giver IKKE de kort, der blev givet.
}
web-fair-match = Parti
web-fair-host = Det, serveren lagde sig fast på
web-fair-seat = { $seat }: fastlæggelse og bidrag
web-fair-secret = Hemmeligheden, afsløret efter runden
web-to-table = Tilbage til bordet
web-shuffling = Kortene blandes.
web-fair-why = Hvorfor ingen kan snyde her
web-fair-deal = Fair play: runde { $number }
web-fair-table = { $state ->
    [open] Disse tal lægger rundens kort fast. Nu røber de ikke noget; når runden er slut, regner denne side kortene ud fra dem.
    [fixed] Rundens kort var kendt på forhånd; der blev ikke blandet, og intet er bevist. Næste runde bliver blandet.
   *[over] Hemmeligheden er afsløret, og denne side har selv regnet runden efter.
}
web-fair-all = Alle runder ved dette bord, regnet efter af serveren
web-fair-by = { $by ->
    [server] Intet svar i tide: dette bidrog serveren med, sådan som dens hemmelighed kræver.
   *[withheld] Ikke oplyst i tide: i stedet bidrog serveren med dette, sådan som dens hemmelighed kræver.
}
web-fair-verdict = { $state ->
    [right] regnet efter på denne side: rigtigt
    [part] regnet efter på denne side: rigtigt, men uden det, siden bidrog med
   *[wrong] regnet efter på denne side: FORKERT
}
web-fair-check-secret = { $state ->
    [right] Serverens hemmelighed er den, den havde lagt sig fast på.
   *[wrong] Serverens hemmelighed er IKKE den, den havde lagt sig fast på.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: bidraget passer til fastlæggelsen.
   *[wrong] { $seat }: bidraget passer IKKE til fastlæggelsen.
}
web-fair-check-shown = { $state ->
    [right] Det er de fastlæggelser, som denne side blev vist før runden.
   *[wrong] Det er IKKE de fastlæggelser, som denne side blev vist før runden.
}
web-fair-check-own = { $state ->
    [right] Det, denne side selv bidrog med, er med.
   *[wrong] Det, denne side selv bidrog med, er IKKE med.
}
web-fair-check-cards = { $state ->
    [right] Tilsammen giver de præcis de kort, der blev givet.
   *[wrong] Tilsammen giver de IKKE de kort, der blev givet.
}
web-fair-check-key = { $state ->
    [right] Runden er signeret af serveren med den nøgle, den oplyste på forhånd.
   *[wrong] Runden er IKKE signeret med den nøgle, som serveren oplyste på forhånd.
}
web-fair-check-signed = { $state ->
    [right] Denne browser har kontrolleret serverens kvitteringer.
   *[wrong] En kvittering er IKKE signeret af serveren: den beviser ingenting.
}
web-fair-check-receipts = { $state ->
    [right] Runden passer med de kvitteringer, siden har.
   *[wrong] Runden MODSIGER kvitteringer, som siden har. Hent dem under »Alle runder ved dette bord«: de kan være et bevis.
}
web-fair-check-withheld = Serveren kvitterede for sidens fastlæggelse og siger, at selve tallet ikke kom i tide. Det bliver mærket og talt; hvis skyld det er, kan ikke bevises.
web-fair-check-silent = Det, siden ville bidrage med, blev ikke brugt, og serveren kvitterede aldrig for det: det kan ikke bevises.
web-fair-key = Nøgle til serverens kvitteringer
web-fair-receipts = Hent denne browsers kvitteringer
web-fair-whole = Alle runder tilsammen
web-fair-tally = Bidrog selv med et tal: { $own } · svarede ikke: { $given } · lagde sig fast, men oplyste ikke tallet: { $withheld }
web-fair-withheld = Runder, hvor et tal blev holdt tilbage efter fastlæggelsen: { $deals }. Hvert af de tal kan have været et valg mellem to runder, truffet af serveren eller af pladsen.
web-chance = Dit bidrag til blandingen
web-chance-lead = Din browser bidrager med sin egen tilfældighed i hver runde: ingen kender den, før alle har lagt sig fast, heller ikke serveren. Det, du skriver her, går også med ind.
web-chance-text = Skriv hvad som helst
web-chance-last = Sidste bidrag:
web-fair-bots = Hvorfor botter ikke kan se dine kort
web-fair-view = Det, en bot får: sin egen hånd og de åbne kort, inden for rammen. De andre hænder er ikke med i det, den får.
web-fair-why-button = I gennemgangen af en afsluttet runde har hvert af en bots valg en knap, der regner valget efter ud fra det, botten selv så, og nævner grundene.
web-fair-cards = Hvorfor ingen kan bestemme kortene
web-fair-step-1 = Serveren trækker en hemmelighed og viser et tal, der binder den: fra nu af kan hemmeligheden ikke ændres.
web-fair-step-2 = Hver persons browser trækker sit eget tal og viser kun det, der binder den til tallet.
web-fair-step-3 = Når alle har lagt sig fast, oplyser browserne deres tal.
web-fair-step-4 = Hemmeligheden og tallene giver tilsammen kortenes rækkefølge, og kortene gives.
web-fair-step-5 = Efter runden bliver hemmeligheden afsløret, og din side regner det hele efter.
web-fair-late = Ingen kan få et bord til at gå i stå: den, der ikke svarer inden for nogle sekunder, får et tal af serveren. Det følger af serverens hemmelighed, så det kan heller ikke vælges, og det er mærket.
web-fair-drops = Én ting er tilbage: serveren ser tallene, før den giver, og kunne sige om nogle, at de aldrig kom. Med ét tal ville den vælge mellem to runder, med to mellem fire, med tre mellem otte. Hvert tal, der mangler efter sin fastlæggelse, bliver mærket og talt, for hver runde og for hele partiet.
web-fair-proved = Derfor får din side en signeret kvittering for sin fastlæggelse og en til for sit tal. Udelader den signerede runde et tal med kvittering, er det bevis for, at serveren snyder. En kvittering alene for fastlæggelsen viser, at et tal blev holdt tilbage, ikke af hvem. Det, der aldrig blev kvitteret for, kan ikke bevises.
web-fair-yourself = Se selv efter
web-fair-yourself-1 = Ved bordet, under »Fair play«, regner din egen browser runden efter, når den er slut, og nævner hvert tal, der er forkert.
web-fair-yourself-2 = Spilloggen for et parti indeholder alle tal; et program på tredive linjer, der ikke ved noget om OpenHearts, kontrollerer dem.
web-fair-yourself-3 = Det, du skriver under »Dit bidrag til blandingen«, går med ind i de næste kort.
web-fair-yourself-4 = Din browser gemmer kvitteringerne fra sine seneste runder. Du kan hente dem på siden med alle runder ved et bord; »openhearts check --shuffle --receipts« siger, hvad de beviser om en spillog.

# Gennemgang
web-replay = Gå en spillog igennem
web-replay-table = Gennemgang
web-replay-lead = Gå skridt for skridt gennem et nedskrevet parti, fra denne server eller fra et hvilket som helst andet OpenHearts-program: med alle hænder eller set fra én plads. Spilloggen læses her, holdes op mod reglerne linje for linje og bliver snart glemt igen.
web-replay-file = En fil
web-replay-text = Eller spilloggen som tekst
web-replay-open = Åbn
web-replay-most = Højst { $most } KB.
web-replay-gone = Denne spillog er her ikke længere. Åbn den igen.
web-replay-place = Runde { $deal }, { $step } af { $count }
web-replay-steps = Skridt
web-replay-hands = Hænder
web-replay-first = Til begyndelsen
web-replay-back-trick = Et stik tilbage
web-replay-back = Tilbage
web-replay-next = Frem
web-replay-next-trick = Et stik frem
web-replay-last = Til slutningen
web-replay-deals = Runder:
web-replay-sides = Set af:
web-replay-everybody = alle hænder
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Nogen har valgt, men det kan ikke ses herfra.
web-replay-dealt = Kortene er givet.
web-replay-keys = Taster: venstre og højre for ét skridt, op og ned for et stik, Home og End for rundens begyndelse og slutning.
web-why = Hvorfor gjorde { $bot } det?
web-why-same = Regnet efter ud fra det, { $bot } selv så: { $what }. Præcis det blev spillet.
web-why-other = Regnet efter ud fra det, { $bot } selv så: { $what }. Det er IKKE det, der blev spillet.
web-why-from = Bottens niveau: { $level }. Valg { $number } med seed { $seed }: der skulle ikke andet til.
web-why-candidates = Hvad der kunne ventes af hvert valg
web-why-again = Til denne tabel blev hvert valg målt en gang til og lige længe: tallene kan afvige lidt fra dem, som botten valgte efter.

# Kommandolinjen
web-serving = OpenHearts kører på { $address }
web-serving-stop = Stop med Ctrl-C; alle borde er gemt.
web-serving-open-file = Andre på denne computer kan læse { $file }, som indeholder hemmeligheder. Sådan forhindres det: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = til { $limit }
web-bar-sound = { $state ->
    [on] Lyden er til: slå fra
   *[off] Lyden er fra: slå til
}
web-bar-size = Større kort og skrift
web-bar-pace = { $what }: { $pace }. Skift
web-play = Spil
web-drawer = Point, spillere og mere
web-drawer-close = Luk

# The sheet after a deal
web-sheet-place = Plads { $place } af { $count }
web-sheet-leads = Du fører
web-sheet-behind = { $gap } efter { $seat }
web-sheet-level = Står lige med { $seat }
web-decided = Det afgørende kort
web-tab-cards = Kort
web-tab-tricks = Stik

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } spillere · { $level }
web-adjust = Tilpas
