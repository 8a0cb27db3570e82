# Sidorna i webbläsaren: startsida, bord, inställningar, fel. Det som sägs vid bordet står i de andra filerna.

web-colon = { ": " }
web-skip = Till innehållet
web-language = Språk
web-change = Byt
web-rules = Regler
web-rules-count = Korten som räknas
web-print = Skriv ut reglerna
web-fair = Rent spel
web-wishes = Inställningar
web-save = Spara
web-to-front = Till startsidan

# Startsidan
web-front-title = Spela Hjärter
web-front-lead = Ensam mot botar som bara ser sina egna kort, eller med vänner. Gratis och utan konto.
web-mine = Dina bord
web-mine-older = Äldre bord
web-mine-line = { $phase ->
    [gathering] väntar på fler spelare; hittills: { $names }
    [over] slut: { $names }
   *[playing] giv { $deal }: { $names }
}
web-which-game = Vilket spel?
web-seats = Spelare
web-seats-usual = föreslaget
web-level = Botarnas styrka
web-level-usual = föreslagen
web-level-novice = nybörjare
web-level-casual = för nöjes skull
web-level-club = klubbspelare
web-level-expert = experter
web-level-master = mästare
level-about-novice = gör nybörjarmisstag; spelar genast
level-about-casual = 1 till 2 poäng bättre per giv än nybörjare; spelar genast
level-about-club = följer tumregler, ytterligare 1 till 2 poäng bättre; spelar genast
level-about-expert = söker i tänkta givar, oftast ytterligare ungefär 1 poäng bättre; ungefär 1 millisekund per kort
level-about-master = är dessutom tränade: ytterligare 1 poäng bättre i klassisk Hjärter för fyra, annars lika starka som experter eller något starkare; några millisekunder per kort
web-levels = Hur starka är botarna?
web-more = Mer
web-more-setup = Namn, tempo, husregler
web-your-name = Ditt namn
web-pace = Botarnas tempo
web-pace-none = genast
web-pace-fast = snabbt
web-pace-usual = normalt
web-pace-slow = långsamt
web-pace-slowest = mycket långsamt
web-options = Regelalternativ
web-play-bots = Spela
web-play-friends = Spela med vänner
web-play-again = Spela igen: { $game }
web-own-rules = { $game }, med dina regler
web-more-games = Fler spel

# Ett bord där spelarna samlas
web-gathering = Partiet har inte börjat.
web-chair = Plats { $number }: { $kind ->
    [open] ledig
    [bot] { $name }, bot
    [here] { $name }, på den här enheten
    [away] { $name }, borta
   *[person] { $own ->
        [yes] du
       *[no] { $name }
    }
}
web-sit = Sätt dig här
web-join = { $when ->
    [now] Spela med nu
    [next] Spela med från nästa giv
    [again] Spela med i nästa parti
   *[back] Tillbaka till min plats
}
web-fill = Sätt en bot här
web-free = Gör platsen ledig
web-free-person = Be { $name } att gå
web-free-sure = Ja, { $name } ska gå
web-free-question = { $name } förlorar platsen och får inte sätta sig här igen förrän du tillåter det. Tryck på knappen en gång till om du vill det.
web-kept-out = { $name } får inte sätta sig här längre.
web-let-sit = Låt { $name } sätta sig igen
web-welcomed = Du får sätta dig här igen.
web-leave-seat = Lämna platsen
web-leave-sure = Ja, lämna min plats
web-leave-question = En bot spelar vidare på din plats tills du sätter dig igen. Tryck på knappen en gång till om du vill gå.
web-invite = Bjud in andra med den här adressen:
web-here-only = Den här adressen fungerar bara på den här datorn.
web-copy = Kopiera adressen
web-copied = Kopierad
web-share = Dela
web-qr = Adressen som bild för mobiler
web-start = Börja partiet
web-host-starts = Värden börjar partiet.
web-hosts = { $own ->
    [yes] Du är värd nu.
   *[no] { $name } är värd nu.
}
web-hosts-since = Medan du var borta tog { $name } över som värd.
web-chair-host = { $chair } (värd)

# Bordet
web-your-turn = Din tur
web-talk = Kommandoruta
web-box = Skriv ett kort, en fråga eller ett kommando:
web-box-go = Utför
web-lost = Anslutningen bröts. Försöker igen …
web-record = Protokoll
web-hint = Tips
web-undo = Ångra
web-scores = Ställning
web-log = Vad som hände
web-who = Vem som sitter var
web-opened = Alla kort i given
web-hand = Din hand
web-new-card = nytt
web-is-turn = (står i tur)
web-has-chosen = (har valt)
web-wins = (vinner hittills)
web-cancelled = (utslaget)
web-last-trick = Senaste sticket
web-gave = Till { $seat }:
web-gave-you = Till dig:
web-pass = Skicka { $number } av { $count }
web-chosen = valt, { $number } av { $count }
web-choice = { $state ->
    [yes] { $card }, valt, { $number } av { $count }.
   *[no] { $card }, inte valt, { $number } av { $count }.
}
web-enough-chosen = { $count ->
    [one] Ett kort är redan valt; ta tillbaka det först.
   *[other] { $count } kort är redan valda; ta tillbaka ett först.
}
web-next-deal = { $count ->
    [0] Nästa giv
   *[other] Redo för nästa giv
}
web-next-waits = Väntar på { $names }
web-ready = Redo för nästa giv: { $names }.
web-drawn = Draget:
web-discarded = Senast slängt
web-empty = tomt
web-says = { $self ->
    [yes] Du säger
   *[no] { $name } säger
}: { $text }
web-again = { $count ->
    [0] Spela igen
   *[other] Samma personer igen
}
web-picture = Resultatet som bild
web-picture-deals = { $count ->
    [one] En giv
   *[other] { $count } givar
}
web-repeat = Spela given en gång till
web-repeat-before = Första gången: { $points ->
    [one] { $points } poäng.
   *[other] { $points } poäng.
}
web-repeat-back = Tillbaka till ditt parti
web-again-asked = { $name } vill gärna spela igen.
web-again-answer = { $yes } godtar, { $no } avvisar.
web-again-no = Inte mer i dag
web-again-not = { $name } spelar inte igen.
web-again-not-you = Du spelar inte igen.
web-again-begins = Nästa parti har börjat vid ett nytt bord.
web-again-go = Till det nya bordet
web-words-again = igen, spela igen, revansch
web-words-again-no = inte mer, det räcker, nog
web-table-settings = Bordets inställningar
web-agreed = { $what }: { $how }
web-agreed-change = Ändra bordets inställningar
web-agreed-host = Värden bestämmer dem för alla.
web-away = När någon är borta
web-away-bot = spelar en bot efter en minut, tills spelaren är tillbaka
web-away-wait = väntar bordet
web-allow-hints = Tips är tillåtna
web-allow-undo = Den som spelar ensam får ångra
web-allow-chat = Spelarna får skriva till varandra
web-talks = { $state ->
    [on] Värden låter spelarna skriva till varandra.
   *[off] Värden har stängt av meddelanden: vid det här bordet skriver man inte nu.
}
web-seat-numbers = Ställning { $score }; i den här given { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}, { $tricks ->
    [one] { $tricks } stick
   *[other] { $tricks } stick
}
web-tricks = { $tricks ->
    [one] { $tricks } stick
   *[other] { $tricks } stick
}
web-tower-numbers = Ställning { $score }; det här tornet { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
web-bot = bot
web-is-away = borta
web-dealer = givare
web-dealer-sign = G
web-took = (tog hem sticket)
web-took-nobody = (ingen tog hem sticket)
web-led = spelade ut
web-hinted = tips
web-left = Inte spelat:
web-all-tricks = Alla stick
web-opened-words = Alla kort i ord
web-pass-to = { $count ->
    [one] { $count } kort till { $seat }
   *[other] { $count } kort till { $seat }
}
web-pass-count = { $number } av { $count } valda
web-pass-from = Du får dina från { $seat }
web-came = Från { $seat }:
web-lay = { $row }: { $value } under { $above }
web-place-open = passar här
web-place-target = kan snattas
web-claim = { $what ->
    [offered] { $self ->
        [yes] Du gör anspråk på alla återstående stick. De andra svarar.
       *[no] { $seat } gör anspråk på alla återstående stick. { $yes } godtar, { $no } avvisar.
    }
    [accepted] En spelare till har godtagit anspråket.
    [refused] Anspråket har avvisats. Spelet går vidare.
   *[withdrawn] Anspråket har tagits tillbaka. Spelet går vidare.
}
web-claim-waits = { $self ->
    [yes] Du gör anspråk på resten
   *[no] { $seat } gör anspråk på resten
}
web-claim-sure = Av det du ser är det inte säkert att du tar resten. Gör anspråk en gång till för att fråga de andra: du tar då alla återstående stick, med deras poäng.
web-claim-rest = Ta resten
web-claim-again = Be om resten
web-claim-accept = Godta
web-claim-reject = Avvisa
web-claim-back = Ta tillbaka anspråket
web-finish = Utan pauser
web-finish-waits = De andra här vill ha kvar pauserna.
web-word-quit = Platsen är fortfarande din: stäng den här sidan; dess adress leder tillbaka hit.
web-word-language = Språket väljs högst upp på sidan; för openhearts join anges det med --lang.
web-word-pace = Botarnas tempo står bland bordets inställningar; värden ändrar det.
web-word-box = Skriv ett kort, en fråga eller ett ord; ”hjälp” visar alla.
web-word-actions = Det du kan göra nu står på knapparna under bordet; ”hjälp” visar orden för det.
web-word-move = På sidan går du mellan dina kort med piltangenterna. Här nämner du kortet: ”spd” spelar det, ”kort spd” läser upp det.
web-buffer = { $kind ->
    [play] Meddelanden: vad som hände.
    [chat] Meddelanden: vad som skrevs.
   *[all] Meddelanden: alla.
}
web-time-left = { $left ->
    [one] { $left } sekund kvar.
   *[other] { $left } sekunder kvar.
}
web-warming = De starka botarna gör sig redo på den här datorn, en enda gång och i ungefär en halv minut. Till dess spelar de lite svagare.
web-time-up = { $self ->
    [yes] Din tid är ute. En bot spelar åt dig den här gången.
   *[no] Tiden är ute för { $seat }. En bot spelar den här gången.
}
web-clock-shown = Tid kvar
web-chat = Skriv till de andra
web-chat-line = Ditt meddelande
web-chat-go = Säg
web-phrase-hello = Hej!
web-phrase-luck = Lycka till!
web-phrase-played = Bra spelat!
web-phrase-thanks = Tack!
web-phrase-oops = Hoppsan!
web-phrase-moment = Ett ögonblick.
web-phrase-game = Fint spel!
web-phrase-bye = Hej då!
web-place-picked = valt

# Flera på en enhet, och vilka som kommer och går
web-add = Lägg till en spelare på den här enheten
web-add-name = Namn på den nya spelaren på den här enheten
web-call = { $name } står i tur. Korten är dolda.
web-call-open = För { $name }:
web-call-who = { $name } står i tur
web-curtain-how = Ge enheten till { $name }. Korten visas först när { $name } säger till.
web-uncover = Jag är { $name }, visa mina kort
web-cover = Dölj mina kort
web-words-show = visa, här, redo
web-words-sit = sitt, sätt mig, sitta
web-away-ask = { $name } har varit borta ett tag. Ska en bot spela vidare, eller väntar bordet?
web-away-say-bot = Låt en bot spela
web-away-say-wait = Vänta
web-away-holds = { $what ->
    [bot] Som det är nu spelar en bot efter en minut.
   *[wait] Som det är nu väntar bordet.
}
web-away-mine = { $what ->
    [bot] Du har sagt: låt en bot spela.
   *[wait] Du har sagt: vänta.
}
web-sat = { $name } sätter sig vid bordet.
web-renamed = { $old } heter nu { $name }.
web-gone = { $name } lämnar bordet.
web-sent = Värden har bett { $name } att lämna bordet.
web-plays-on = Där spelar en bot vidare: { $name }.
web-returned-ask = Någon säger: Jag är { $name }, och jag är tillbaka.
web-returned-ask-nameless = Någon säger: Jag har inte angett något namn, till höger om mig sitter { $name }, och jag är tillbaka.
web-back-yes = Ja, det är { $name }
web-back-no = Nej
web-back-offer = Har du spelat här förut?
web-back-as = Jag är { $name }
web-back-as-nameless = Jag har inte angett något namn, till höger om mig sitter { $name }
web-back-asked = Någon vid bordet måste säga ja. Sedan går den här sidan vidare av sig själv.
web-back-lines = Borta: { $names }. Är du en av dem? Skriv i så fall: { $example }. Skriv { $sit } för att sätta dig som ny spelare.
web-back-waits = Någon som sitter här måste säga ja. Sedan spelar du vidare.
web-back-again = Du har fått tillbaka din plats.
web-back-here = { $name } är tillbaka, i en annan webbläsare.
web-handed = Din plats spelas nu i en annan webbläsare: någon vid bordet har sagt att det är du.

# Inställningar för varje person
web-wish-group-you = Du
web-wish-group-looks = Utseende
web-wish-group-speech = Ljud och uppläsning
web-wish-group-play = Vid bordet
web-wish-deck = Kort
web-wish-deck-court = klassiska bilder
web-wish-deck-big = tecknade, stora tecken
web-wish-letters = Bokstäver på korten
web-wish-letters-own = som på svenska: { $letters }
web-wish-colours = Färger på korten
web-wish-colours-four = fyra
web-wish-colours-two = två
web-wish-theme = Ljust eller mörkt
web-wish-theme-auto = som enheten
web-wish-theme-light = ljust
web-wish-theme-dark = mörkt
web-wish-size = Storlek
web-wish-size-normal = normal
web-wish-size-large = stor
web-wish-size-largest = mycket stor
web-wish-spoken = Uppläsning
web-wish-spoken-brief = bara det som rör mig
web-wish-spoken-usual = när det är min tur
web-wish-spoken-full = varje kort
web-wish-reads = Min skärmläsares fart i tecken per sekund (botarna väntar på den)
web-wish-reads-none = ingen väntar
web-wish-two-taps = På pekskärm: den första tryckningen lyfter ett kort, den andra spelar det
web-wish-short-cards = Kort som tecken (♠D) i stället för ord
web-wish-sound = Ljud
web-wish-keys = Bordets tangenter (C, 1 till 9, S, T …)
web-wish-stays = Hur länge ett färdigt stick ligger kvar
web-wish-stays-table = i bordets takt
web-wish-stays-1 = en sekund
web-wish-stays-2 = två sekunder
web-wish-stays-4 = fyra sekunder
web-wish-stays-wait = tills jag går vidare (backsteg)
web-wish-vibration = Vibration
web-wish-nudge = Påminn mig när det är min tur (i sidans titel och på bordet)
web-wish-own-keys = Tangenter
web-wish-own-keys-how = Skriv ett annat tecken för en tangent, eller inget för att stänga av den.
web-wish-keys-twice = Två tangenter kan inte vara likadana; de här är som de var: { $keys }
web-clock = Klocka
web-clock-none = ingen
web-clock-seconds = { $seconds ->
    [one] { $seconds } sekund per beslut
   *[other] { $seconds } sekunder per beslut
}
web-reserve = Reserv för hela partiet
web-reserve-none = ingen
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}

# En annan enhet
web-device = Fortsätt på en annan enhet
web-device-how = Öppna den här adressen där, eller låt mobilen läsa av bilden. Adressen fungerar en gång och i tio minuter; ge den inte till någon annan.
web-device-ask = Fortsätta här som { $name }, med samma platser och inställningar?
web-device-ask-nameless = Fortsätta här med samma platser och inställningar?
web-device-yours = Svara ja bara om du själv har skapat adressen: den som skapade den ser där vad du ser här, också dina kort.
web-device-yes = Ja, jag är { $name }
web-device-yes-nameless = Ja, fortsätt
web-device-no = Nej
web-device-leaves = I den här webbläsaren har du egna bord. De blir kvar här om du fortsätter som någon annan: skapa först en återkomstkod om du vill komma tillbaka till dem.
web-devices = Dina enheter
web-code = Återkomstkod
web-code-how = Med en återkomstkod kommer du tillbaka till dina platser från vilken webbläsare som helst, som den du är här. Den fungerar en gång, så länge du inte byter ut eller raderar den. Skriv upp den; den som har den kan spela i ditt ställe.
web-code-make = Skapa en återkomstkod
web-code-again = Skapa en ny kod i stället
web-code-end = Radera koden
web-code-is = Du har en återkomstkod. Den visades när den skapades.
web-code-shown = Det här är din återkomstkod. Den visas bara nu, så skriv upp den:
web-code-where = Skriv in den på { $address }
web-return = Kom tillbaka med en återkomstkod
web-return-how = Skriv koden som du har skrivit upp. Mellanslag, bindestreck och små bokstäver spelar ingen roll.
web-return-yours = Skriv bara en kod som du själv har skapat: den som skapade den ser vad du ser här, också dina kort.
web-return-go = Kom tillbaka
web-return-wrong = Koden gäller inte. Kanske är en bokstav fel, eller så har den redan använts eller bytts ut.
web-sign-out = Logga ut här
web-sign-out-how = Den här webbläsaren känner inte igen dig längre, och dess öppna bord stängs.
web-sign-out-back = Du kommer bara tillbaka till dina platser med en återkomstkod, eller på en annan enhet som fortfarande känner igen dig. Har du varken det ena eller det andra går det inte.
web-end-others = Logga ut mina andra enheter
web-end-others-how = Alla andra webbläsare, mobiler och terminaler där du är inloggad loggas ut genast. Adresser för en annan enhet och din återkomstkod slutar också att fungera. Här är du kvar.
web-end-others-done = Nu är du bara inloggad i den här webbläsaren. Din återkomstkod fungerar inte längre; skapa en ny om du vill ha en.

# Fel
web-fault-title = Det gick inte
web-fault-none = Den sidan finns inte.
web-fault-table = Det bordet finns inte. Be om adressen igen.
web-fault-pass = Den här adressen är för gammal. Skapa en ny på den första enheten.
web-fault-pass-used = Den här adressen har redan använts. Skapa en ny på den första enheten. Om det inte var du som använde den, logga ut dina andra enheter där, under Inställningar.
web-fault-form = Den här sidan är för gammal. Gå tillbaka, ladda om den och försök igen.
web-fault-large = Det är för stort.
web-fault-often = För mycket på en gång. Vänta ett ögonblick och försök igen.
web-fault-request = Den här begäran går inte att förstå.
web-fault-own = Något gick fel här. Inget av det som har spelats är förlorat: ladda om sidan.

# Rent spel
web-fair-1 = Botar får precis det du får: sin egen hand och det som ligger öppet på bordet. Mer än så ger programmet dem inte, och tester jämför par av givar som bara skiljer sig åt i dolda kort: varje bot måste välja likadant i båda.
web-fair-2 = Före en giv låser servern korten med ett långt tal som inte avslöjar något men som inte kan ändras efteråt. Sedan bidrar alla vid bordet med egen slump, så att varken servern eller den som är sist bestämmer korten.
web-fair-3 = När given är slut avslöjas hemligheten. Vem som helst kan räkna fram korten ur den; partiets protokoll innehåller allt som behövs.
web-fair-4 = Vad en bot väljer följer av det den ser och av ett tal som står i protokollet. Vem som helst kan kontrollräkna varje val och se att inget annat behövdes.
web-fair-5 = Hur länge en bot tycks tänka beror inte på dess kort.
web-fair-state = { $state ->
    [open] Given spelas: dess kort är redan låsta av de här talen.
    [right] Kontrollräknat: de här talen ger exakt de kort som gavs.
    [fixed] Här blandades ingenting: korten i den här given var kända i förväg. Den är för en person med botar.
   *[wrong] Kontrollräknat: de här talen ger INTE de kort som gavs.
}
web-fair-match = Parti
web-fair-host = Serverns låsning
web-fair-seat = { $seat }: låsning och bidrag
web-fair-secret = Hemligheten, avslöjad efter given
web-to-table = Tillbaka till bordet
web-shuffling = Korten blandas.
web-fair-why = Varför ingen kan fuska här
web-fair-deal = Rent spel: giv { $number }
web-fair-table = { $state ->
    [open] De här talen låser korten i den här given. Nu avslöjar de ingenting; när given är slut räknar sidan fram korten ur dem.
    [fixed] Korten i den här given var kända i förväg; ingenting blandades och ingenting är bevisat. Nästa giv blandas.
   *[over] Hemligheten är avslöjad, och den här sidan har själv kontrollräknat given.
}
web-fair-all = Alla givar vid det här bordet, kontrollräknade av servern
web-fair-by = { $by ->
    [server] Inget svar i tid: servern bidrog med det här, så som dess hemlighet kräver.
   *[withheld] Inte avslöjat i tid: servern bidrog med det här i stället, så som dess hemlighet kräver.
}
web-fair-verdict = { $state ->
    [right] kontrollräknat på den här sidan: rätt
    [part] kontrollräknat på den här sidan: rätt, men utan det som sidan bidrog med
   *[wrong] kontrollräknat på den här sidan: FEL
}
web-fair-check-secret = { $state ->
    [right] Serverns hemlighet är den som låstes i förväg.
   *[wrong] Serverns hemlighet är INTE den som låstes i förväg.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: bidraget stämmer med sin låsning.
   *[wrong] { $seat }: bidraget stämmer INTE med sin låsning.
}
web-fair-check-shown = { $state ->
    [right] Det här är de låsningar som sidan fick se före given.
   *[wrong] Det här är INTE de låsningar som sidan fick se före given.
}
web-fair-check-own = { $state ->
    [right] Det som sidan själv bidrog med är med bland dem.
   *[wrong] Det som sidan själv bidrog med är INTE med bland dem.
}
web-fair-check-cards = { $state ->
    [right] Tillsammans ger de exakt de kort som gavs.
   *[wrong] Tillsammans ger de INTE de kort som gavs.
}
web-fair-check-key = { $state ->
    [right] Given är signerad av servern, med nyckeln som den angav i förväg.
   *[wrong] Given är INTE signerad med nyckeln som servern angav i förväg.
}
web-fair-check-signed = { $state ->
    [right] Den här webbläsaren har kontrollerat serverns kvitton.
   *[wrong] Ett kvitto är INTE signerat av servern: det bevisar ingenting.
}
web-fair-check-receipts = { $state ->
    [right] Given stämmer med de kvitton som sidan har.
   *[wrong] Given MOTSÄGER kvitton som sidan har. Ladda ner dem under ”Alla givar vid det här bordet”: de kan vara ett bevis.
}
web-fair-check-withheld = Servern kvitterade sidans låsning och säger att själva talet inte kom i tid. Det märks och räknas; vems fel det är går inte att bevisa.
web-fair-check-silent = Det som sidan ville bidra med användes inte, och servern kvitterade det aldrig: det går inte att bevisa.
web-fair-key = Nyckel till serverns kvitton
web-fair-receipts = Ladda ner den här webbläsarens kvitton
web-fair-whole = Alla givar tillsammans
web-fair-tally = Bidrog själva med ett tal: { $own } · svarade inte: { $given } · låste sitt tal men avslöjade det inte: { $withheld }
web-fair-withheld = Givar där ett tal hölls inne efter låsningen: { $deals }. Varje sådant tal kan ha varit ett val mellan två givar, av servern eller av platsen.
web-chance = Ditt bidrag till blandningen
web-chance-lead = Din webbläsare bidrar med egen slump till varje giv: ingen känner till den innan allt är låst, inte ens servern. Det du skriver här räknas också in.
web-chance-text = Skriv vad som helst
web-chance-last = Senaste bidraget:

web-fair-bots = Varför botar inte kan se dina kort
web-fair-view = Vad en bot får: sin egen hand och de öppna korten, innanför ramen. De andra händerna är inte med.
web-fair-why-button = I reprisen av en avslutad giv har varje beslut av en bot en knapp som kontrollräknar beslutet, utifrån det boten själv såg, och anger skälen.
web-fair-cards = Varför ingen kan välja korten
web-fair-step-1 = Servern drar en hemlighet och visar det som låser den: från och med nu kan den inte ändra hemligheten.
web-fair-step-2 = Varje spelares webbläsare drar ett eget tal och visar bara det som låser det.
web-fair-step-3 = När allt är låst avslöjar webbläsarna sina tal.
web-fair-step-4 = Hemligheten och talen ger tillsammans kortens ordning, och korten ges.
web-fair-step-5 = Efter given avslöjas hemligheten, och din sida kontrollräknar alltsammans.
web-fair-late = Ingen kan uppehålla ett bord: den som inte svarar inom några sekunder får ett tal från servern. Det följer av serverns hemlighet och går alltså inte heller att välja, och det är märkt.
web-fair-drops = En sak återstår: servern ser talen innan den ger, och kan påstå att några aldrig kom. Med ett tal väljer den mellan två givar, med två bland fyra, med tre bland åtta. Varje tal som saknas efter sin låsning märks och räknas, för varje giv och för hela partiet.
web-fair-proved = Därför får din sida ett signerat kvitto på sin låsning och ett till på sitt tal. Utelämnar den signerade given ett kvitterat tal är det ett bevis på att servern fuskar. Ett kvitto bara på låsningen visar att ett tal hölls inne, inte av vem. Det som aldrig kvitterades går inte att bevisa.
web-fair-yourself = Se efter själv
web-fair-yourself-1 = Vid bordet, under ”Rent spel”, kontrollräknar din egen webbläsare given när den är slut och pekar ut varje tal som är fel.
web-fair-yourself-2 = Ett partis protokoll innehåller alla tal; ett program på trettio rader som inte vet något om OpenHearts kontrollerar dem.
web-fair-yourself-3 = Det du skriver under ”Ditt bidrag till blandningen” räknas in i nästa kort.
web-fair-yourself-4 = Din webbläsare sparar kvittona från de senaste givarna. Du kan ladda ner dem på sidan med alla givar vid ett bord; ”openhearts check --shuffle --receipts” säger vad de bevisar om ett protokoll.

# Repriser
web-replay = Visa ett protokoll
web-replay-table = Repris
web-replay-lead = Gå steg för steg genom ett nedskrivet parti, från den här servern eller från vilket annat OpenHearts-program som helst: med alla händer, eller så som en enda plats såg det. Det läses här, prövas rad för rad mot reglerna och glöms snart.
web-replay-file = En fil
web-replay-text = Eller protokollet som text
web-replay-open = Öppna
web-replay-most = Högst { $most } kB.
web-replay-gone = Det här protokollet finns inte kvar. Öppna det igen.
web-replay-place = Giv { $deal }, { $step } av { $count }
web-replay-steps = Steg
web-replay-hands = Händer
web-replay-first = Till början
web-replay-back-trick = Ett stick bakåt
web-replay-back = Tillbaka
web-replay-next = Nästa
web-replay-next-trick = Ett stick framåt
web-replay-last = Till slutet
web-replay-deals = Givar:
web-replay-sides = Sett av:
web-replay-everybody = alla händer
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Någon har bestämt sig; det syns inte härifrån.
web-replay-dealt = Korten är givna.
web-replay-keys = Tangenter: vänster och höger för ett steg, upp och ner för ett stick, Home och End till början och slutet av given.
web-why = Varför gjorde { $bot } så?
web-why-same = Kontrollräknat utifrån det { $bot } själv såg: { $what }. Precis så spelades det.
web-why-other = Kontrollräknat utifrån det { $bot } själv såg: { $what }. Det som spelades var något ANNAT.
web-why-from = Botens nivå: { $level }. Beslut { $number } med fröet { $seed }: inget annat har påverkat valet.
web-why-candidates = Vad som var att vänta av varje val
web-why-again = För den här tabellen mättes varje val en gång till och lika länge: siffrorna kan skilja sig något från dem som boten bestämde efter.

# Kommandoraden
web-serving = OpenHearts finns på { $address }
web-serving-stop = Avsluta med Ctrl-C; alla bord är sparade.
web-serving-open-file = Andra på den här datorn kan läsa { $file }, som innehåller hemligheter. Så hindras det: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = gräns { $limit }
web-bar-sound = { $state ->
    [on] Ljudet är på: stäng av
   *[off] Ljudet är av: slå på
}
web-bar-size = Större kort och text
web-bar-pace = { $what }: { $pace }. Ändra
web-play = Spela
web-drawer = Poäng, spelare och mer
web-drawer-close = Stäng

# The sheet after a deal
web-sheet-place = Plats { $place } av { $count }
web-sheet-leads = Du leder
web-sheet-behind = { $gap } efter { $seat }
web-sheet-level = Lika med { $seat }
web-decided = Kortet som avgjorde
web-tab-cards = Kort
web-tab-tricks = Stick

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } spelare · { $level }
web-adjust = Anpassa
