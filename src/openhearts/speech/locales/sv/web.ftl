# Sidorna i webbläsaren: startsida, bord, inställningar, fel. Det som sägs vid bordet står i de andra filerna.

web-skip = Till innehållet
web-language = Språk
web-change = Byt
web-rules = Regler
web-fair = Rent spel
web-wishes = Inställningar
web-save = Spara
web-to-front = Till startsidan

# Startsidan
web-front-title = Spela Hjärter
web-front-lead = Ensam mot botar som bara ser sina egna kort, eller med vänner. Gratis och utan konto.
web-mine = Dina bord
web-mine-line = { $phase ->
    [gathering] väntar på fler spelare; hittills: { $names }
    [over] slut: { $names }
   *[playing] giv { $deal }: { $names }
}
web-which-game = Vilket spel?
web-seats = Spelare
web-seats-usual = vanligt antal
web-level = Botar
web-level-novice = nybörjare
web-level-casual = för nöjes skull
web-level-club = klubbspelare
web-level-expert = experter
web-level-master = mästare
web-more = Mer
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
web-more-games = Fler spel

# Ett bord där spelarna samlas
web-gathering = Partiet har inte börjat.
web-chair = Plats { $number }: { $kind ->
    [open] ledig
    [bot] { $name }, bot
    [away] { $name }, borta
   *[person] { $own ->
        [yes] du
       *[no] { $name }
    }
}
web-sit = Sätt dig här
web-fill = Sätt en bot här
web-free = Gör platsen ledig
web-leave-seat = Lämna platsen
web-invite = Bjud in andra med den här adressen:
web-qr = Adressen som bild för mobiler
web-start = Börja partiet
web-host-starts = Spelledaren börjar partiet.

# Bordet
web-your-turn = Din tur
web-talk = Kommandoruta
web-box = Skriv ett kort, en fråga eller ett kommando:
web-box-go = Utför
web-lost = Anslutningen bröts. Försöker igen ...
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
web-last-trick = Senaste sticket
web-gave = Till { $seat }:
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
web-next-waits = Väntar på de andra
web-drawn = Draget:
web-discarded = Senast slängt:
web-empty = tomt
web-says = { $name } säger: { $text }
web-again = Spela igen
web-table-settings = Bordets inställningar
web-away = När någon är borta
web-away-bot = spelar en bot efter en minut, tills spelaren är tillbaka
web-away-wait = väntar bordet
web-allow-hints = Tips är tillåtna
web-allow-undo = Den som spelar ensam får ångra
web-allow-chat = Spelarna får skriva till varandra
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

# Inställningar för varje person
web-wish-deck = Kort
web-wish-deck-court = med bilder
web-wish-deck-big = stora tecken
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
web-wish-spoken-brief = kortfattad
web-wish-spoken-usual = normal
web-wish-spoken-full = allt
web-wish-two-taps = På pekskärm: den första tryckningen lyfter ett kort, den andra spelar det
web-wish-short-cards = Kort som tecken (♠D) i stället för ord
web-wish-sound = Ljud
web-wish-keys = Bordets tangenter (C, 1 till 6, S, T ...)

# En annan enhet
web-device = Fortsätt på en annan enhet
web-device-how = Öppna den här adressen där, eller låt mobilen läsa av bilden. Adressen gäller i tio minuter; ge den inte till någon annan.
web-device-ask = Fortsätta här som { $name }, med samma platser och inställningar?
web-device-yes = Ja, jag är { $name }
web-device-no = Nej

# Fel
web-fault-title = Det gick inte
web-fault-none = Den sidan finns inte.
web-fault-table = Det bordet finns inte. Be om adressen igen.
web-fault-pass = Den här adressen är för gammal. Skapa en ny på den första enheten.
web-fault-form = Den här sidan är för gammal. Gå tillbaka, ladda om den och försök igen.
web-fault-large = Det är för stort.
web-fault-often = För mycket på en gång. Vänta ett ögonblick och försök igen.
web-fault-request = Den här begäran går inte att förstå.
web-fault-own = Något gick fel här. Inget av det som har spelats är förlorat: ladda om sidan.

# Rent spel
web-fair-1 = Botar får precis det du får: sin egen hand och det som ligger öppet på bordet. Mer än så ger programmet dem inte, och tester jämför par av givar som bara skiljer sig i dolda kort: varje bot måste välja likadant i båda.
web-fair-2 = Före en giv låser servern korten med ett långt tal som inte avslöjar något men som inte kan ändras efteråt. Sedan bidrar alla vid bordet med egen slump, så att varken servern eller den som är sist bestämmer korten.
web-fair-3 = När given är slut avslöjas hemligheten. Vem som helst kan räkna fram korten ur den; partiets protokoll innehåller allt som behövs.
web-fair-4 = Vad en bot väljer följer av det den ser och av ett tal som står i protokollet. Vem som helst kan räkna efter varje val och se att inget annat behövdes.
web-fair-5 = Hur länge en bot tycks tänka beror inte på dess kort.
web-fair-state = { $state ->
    [open] Given spelas: dess kort är redan låsta av de här talen.
    [right] Kontrollräknat: de här talen ger exakt de kort som gavs.
   *[wrong] Kontrollräknat: de här talen ger INTE de kort som gavs.
}
web-fair-match = Parti
web-fair-host = Serverns låsning
web-fair-seat = { $seat }: låsning och bidrag
web-fair-secret = Hemligheten, avslöjad efter given
web-to-table = Tillbaka till bordet

# Kommandoraden
web-serving = OpenHearts finns på { $address }
web-serving-stop = Avsluta med Ctrl-C; alla bord är sparade.
