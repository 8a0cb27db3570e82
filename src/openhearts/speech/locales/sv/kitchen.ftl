# Köksbordet: för den som spelar med riktiga kort
web-kitchen = Poängblock för riktiga kort
web-kitchen-lead = Ni spelar med riktiga kort; blocket räknar poängen, säger vem som skickar vart och vem som spelar ut, och kan reglerna.
web-kitchen-mine = Dina block
web-kitchen-which = Vad spelar ni?
web-kitchen-players = Spelare:
web-kitchen-seats = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
web-kitchen-names = Namn, medurs runt bordet
web-kitchen-player = Spelare { $number }
web-kitchen-ask-dealer = Vem ger först?
web-kitchen-ask-youngest = Vem är yngst?
web-kitchen-ask-starter = Vem börjar?
web-kitchen-open = Öppna blocket
web-kitchen-other-game = Annat spel
web-kitchen-new = Nytt block
web-kitchen-pad = Poängblock
web-kitchen-no-pad = Det blocket finns inte. Be om adressen igen.
web-kitchen-full = Det här blocket är fullt. Öppna ett nytt.
web-kitchen-deal = Giv { $number }
web-kitchen-number = Giv
web-kitchen-deals = { $seat } ger, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} var{ $left ->
    [0] .
    [one] ; { $left } kort blir över.
   *[other] ; { $left } kort blir över.
}
web-kitchen-hold = Inga kort skickas i den här given.
web-kitchen-passes = { $count ->
    [one] { $count } kort skickas
   *[other] { $count } kort skickas
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = { $seat } spelar ut till första sticket.
web-kitchen-leads-card = Den som har det här kortet spelar ut till första sticket: { $card }.
web-kitchen-leads-lowest = Den som har det här kortet spelar ut till första sticket: { rules-lowest-of }.
web-kitchen-begins = { $seat } börjar.
web-kitchen-write = Skriv upp
web-kitchen-check = Kontrollera bara
web-kitchen-undo = Ångra senaste given
web-kitchen-all = Alla givar
web-kitchen-remarks = Anmärkningar
web-kitchen-share = Visa blocket på en annan enhet
web-kitchen-would-score = Det skulle ge: { $list }.
web-kitchen-behind = Någon annan har skrivit i blocket under tiden. Titta efter, och skriv igen om din giv fortfarande saknas.
web-kitchen-missing = Inget tal är skrivet än. Fyll i minst ett; ett tomt fält räknas som 0.
web-kitchen-waits = Inte skickat än; det väntar på den här enheten tills servern kan nås.
web-kitchen-clash = Någon annan har skrivit i blocket under tiden. Det här har inte skrivits upp:
web-kitchen-send-again = Skriv upp det ändå
web-kitchen-drop = Kasta bort
web-kitchen-field-points = Tagna poäng
web-kitchen-field-bonus = Vem tog: { $card }
web-kitchen-field-bonus-points = Bonuspoäng
web-kitchen-field-trickless = Inget stick
web-kitchen-field-aside = Poäng i korten som lades åt sidan
web-kitchen-field-void = Poäng som ingen tog
web-kitchen-field-moon = Vem sköt månen
web-kitchen-field-sun = Med alla stick (sol)
web-kitchen-field-choice = Den som sköt månen väljer
web-kitchen-field-last = Vem tog hem sista sticket
web-kitchen-field-exact = Räkna poängen exakt som de står
web-kitchen-field-steps = Fulla steg
web-kitchen-field-colours = Därav i samma färg
web-kitchen-field-exact-steps = Första kolumnen anger poäng, inte steg
web-kitchen-field-trick = Stickets kort, i ordning
web-kitchen-field-leader = Vem spelade ut till det här sticket
web-kitchen-field-hand = Handen det gäller
web-kitchen-field-first = Det är första sticket
web-kitchen-field-broken = { $lock ->
    [hearts] Hjärter har brutits
   *[other] Det som var spärrat får spelas ut
}
web-kitchen-field-final = Det är sista sticket
web-kitchen-field-earlier = Tidigare stick, om du minns dem: ett på varje rad
web-kitchen-field-tower-card = Kortet som drogs
web-kitchen-field-tower-start = Startkort
web-kitchen-field-tower-left = Vänster rad, uppifrån
web-kitchen-field-tower-right = Höger rad, uppifrån
web-kitchen-field-tower-other-start = Ett annat torn: startkort
web-kitchen-field-tower-other-left = Ett annat torn: vänster rad
web-kitchen-field-tower-other-right = Ett annat torn: höger rad
web-kitchen-option-auto = som poängen visar
web-kitchen-option-no = ingen
web-kitchen-option-nobody = ingen
web-kitchen-option-unsaid = inte sagt
web-kitchen-option-add = de andra får poäng
web-kitchen-option-subtract = avdrag från den egna summan
web-kitchen-exactly = Räknat exakt som det står.
web-kitchen-already = Det här är poängen efter att { $seat } sköt månen; de räknas som de står.
web-kitchen-shot = { $feat ->
    [sun] { $seat } sköt solen
   *[moon] { $seat } sköt månen
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } poäng
       *[other] { $value } poäng
    } till alla andra.
   *[subtract_from_self] { $value ->
        [one] { $value } poäng
       *[other] { $value } poäng
    } mindre för { $seat }.
}
web-kitchen-check-no-number = { $seat }: ”{ $text }” är inget heltal på högst fyra siffror och räknas som 0.
web-kitchen-check-unread = ”{ $text }” är inget heltal på högst fyra siffror och räknas som 0.
web-kitchen-check-sum = Poängen blir tillsammans { $sum }, men det ska vara { $wanted }{ $less ->
    [0] .
   *[other] : { $total } i leken, minus { $less } som ingen tog.
}
web-kitchen-check-impossible = { $seat }: inga kort i den här leken kostar tillsammans { $value }.
web-kitchen-check-outside = Så mycket kan inte ligga utanför: hela leken kostar { $total }.
web-kitchen-check-bonus = Det är inte sagt vem som tog: { $card }.
web-kitchen-check-trickless = { $seat } tog inget stick, men poäng?
web-kitchen-check-moon = { $seat } sköt månen, men tog inte alla poäng?
web-kitchen-check-denied = { $seat } tog alla poäng; enligt reglerna är månen skjuten.
web-kitchen-check-sun = Alla stick, men ingen som sköt månen?
web-kitchen-check-choice = { $seat } måste välja; räknat som poäng till de andra.
web-kitchen-check-last = Det är inte sagt vem som tog hem sista sticket; { $seat } spelar ut igen.
web-kitchen-check-steps = { $seat }: ett torn har 0 till { $most } steg.
web-kitchen-check-colours = { $seat }: fler steg i samma färg än fulla steg.
web-kitchen-check-complete = { $count } fulla torn, fast given slutar med det första?
web-kitchen-referee = Domare
web-kitchen-referee-lead = Tryck eller skriv in sticket, handen det gäller eller båda, och fråga vad som får spelas och vem som tar hem sticket.
web-kitchen-referee-lead-towers = Tryck eller skriv in ett torn, kortet som drogs eller båda, och fråga var det får ligga, vad som går att snatta med det och vad tornet ger.
web-kitchen-ask = Fråga
web-kitchen-clear = Töm alla fält
web-kitchen-tap = Lägg kort i det här fältet
web-kitchen-back = Ta ut ett kort
web-kitchen-may = { $card }: får spelas
web-kitchen-quotes = Vad reglerna säger
web-kitchen-to-play = { $first ->
    [yes] { $seat } spelar ut.
   *[no] { $seat } står i tur.
}
web-kitchen-so-far = { $seat } vinner hittills: { $card }.
web-kitchen-nobody-so-far = Ingen vinner hittills.
web-kitchen-kitty = { $seat } får även talongen, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
web-kitchen-fault-earlier = Tidigare stick nummer { $number } har inte { $count } kort.
web-kitchen-fault-trick = Ett stick har högst { $count } kort.
web-kitchen-fault-pack = { $card }: i leken finns { $count ->
    [0] inget sådant kort
    [one] bara { $count }
   *[other] bara { $count }
}.
web-kitchen-fault-hand = En hand har bara { $count } kort, och fler stick än så finns det inte.
web-kitchen-fault-tower = Ett av korten finns inte i den här leken.
web-kitchen-as-start = Som startkort: { $card }, värt { $value }
web-kitchen-in-row = { $row ->
    [left] Vänster
   *[right] Höger
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] Vänster
   *[right] Höger
}: { $card }, som { $value }
web-kitchen-values = { $low } till { $high }
web-kitchen-tower = Tornet ger { points }: { $step } för steg, { $bonus } för färger.
web-kitchen-tower-complete = Båda raderna är fulla: tornet är klart.
web-kitchen-steals = { $count ->
    [0] Ur det andra tornet går inget att snatta till det här.
    [one] Det går att snatta på ett sätt.
   *[other] Det går att snatta på { $count } sätt.
}
web-kitchen-steal = { $card } (det andra tornet, { row-name }), { $to ->
    [left] till min vänstra rad
    [right] till min högra rad
   *[start] som mitt startkort
}, som { $value }
web-kitchen-print-cards = Skriv ut kort
web-kitchen-cards-lead = Ark med nio kort på A4, att klippa längs märkena. Skriv ut i 100 %; med baksidor dubbelsidigt, vänt längs långsidan.
web-kitchen-cards-special = Kort som inte finns att köpa
web-kitchen-cards-usual = De andra spelens kort
web-kitchen-fronts = Ark
web-kitchen-backs = Ark med baksidor
