# Kjøkkenbordet: for dem som spiller med ekte kort
web-kitchen = Poengblokk for ekte kort
web-kitchen-lead = Dere spiller med ekte kort; blokken fører regnskap, sier hvem som sender hvor og hvem som spiller ut, og kan reglene.
web-kitchen-mine = Blokkene dine
web-kitchen-which = Hva spiller dere?
web-kitchen-players = Spillere:
web-kitchen-seats = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
web-kitchen-names = Navn, med klokken rundt bordet
web-kitchen-player = Spiller { $number }
web-kitchen-ask-dealer = Hvem gir først?
web-kitchen-ask-youngest = Hvem er yngst?
web-kitchen-ask-starter = Hvem begynner?
web-kitchen-open = Åpne blokken
web-kitchen-other-game = Et annet spill
web-kitchen-new = Ny blokk
web-kitchen-pad = Poengblokk
web-kitchen-no-pad = Den blokken finnes ikke. Be om adressen på nytt.
web-kitchen-full = Denne blokken er full. Åpne en ny.
web-kitchen-deal = Omgang { $number }
web-kitchen-number = Omgang
web-kitchen-deals = { $seat } gir, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} til hver{ $left ->
    [0] .
    [one] ; { $left } kort blir igjen.
   *[other] ; { $left } kort blir igjen.
}
web-kitchen-hold = Det sendes ingen kort i denne omgangen.
web-kitchen-passes = { $count ->
    [one] { $count } kort sendes
   *[other] { $count } kort sendes
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = { $seat } spiller ut til første stikk.
web-kitchen-leads-card = Den som har dette kortet, spiller ut til første stikk: { $card }.
web-kitchen-leads-lowest = Den som har dette kortet, spiller ut til første stikk: { rules-lowest-of }.
web-kitchen-begins = { $seat } begynner.
web-kitchen-write = Skriv opp
web-kitchen-check = Bare kontroller
web-kitchen-undo = Angre den siste omgangen
web-kitchen-all = Alle omganger
web-kitchen-remarks = Merknader
web-kitchen-share = Vis denne blokken på en annen enhet
web-kitchen-would-score = Det ville gi: { $list }.
web-kitchen-behind = Noen andre har skrevet på denne blokken i mellomtiden. Se etter, og skriv igjen hvis omgangen din fortsatt mangler.
web-kitchen-missing = Det er ikke skrevet noe tall ennå. Fyll ut minst ett felt; et tomt felt teller som 0.
web-kitchen-waits = Ikke sendt ennå; det venter på denne enheten til serveren kan nås.
web-kitchen-clash = Noen andre har skrevet på denne blokken i mellomtiden. Dette er ikke skrevet opp:
web-kitchen-send-again = Skriv det opp likevel
web-kitchen-drop = Kast det
web-kitchen-field-points = Poeng tatt
web-kitchen-field-bonus = Hvem tok: { $card }
web-kitchen-field-bonus-points = Bonuspoeng
web-kitchen-field-trickless = Ingen stikk
web-kitchen-field-aside = Poeng i kortene som er lagt til side
web-kitchen-field-void = Poeng som ingen tok
web-kitchen-field-moon = Hvem skjøt månen
web-kitchen-field-sun = Med alle stikk (solen)
web-kitchen-field-choice = Den som skjøt, velger
web-kitchen-field-last = Hvem tok det siste stikket
web-kitchen-field-exact = Tell poengene nøyaktig som de er skrevet
web-kitchen-field-steps = Fulle trinn
web-kitchen-field-colours = I samme farge
web-kitchen-field-exact-steps = Den første kolonnen er poeng, ikke trinn
web-kitchen-field-trick = Kortene i stikket, i rekkefølge
web-kitchen-field-leader = Hvem spilte ut til dette stikket
web-kitchen-field-hand = Hånden det gjelder
web-kitchen-field-first = Det er det første stikket
web-kitchen-field-broken = { $lock ->
    [hearts] Hjerter er brutt
   *[other] Det som var sperret, kan spilles ut
}
web-kitchen-field-final = Det er det siste stikket
web-kitchen-field-earlier = Tidligere stikk, hvis du kjenner dem: ett på hver linje
web-kitchen-field-tower-card = Kortet som er trukket
web-kitchen-field-tower-start = Startkort
web-kitchen-field-tower-left = Venstre rad, ovenfra
web-kitchen-field-tower-right = Høyre rad, ovenfra
web-kitchen-field-tower-other-start = Et annet tårn: startkort
web-kitchen-field-tower-other-left = Et annet tårn: venstre rad
web-kitchen-field-tower-other-right = Et annet tårn: høyre rad
web-kitchen-option-auto = etter poengene
web-kitchen-option-no = ingen
web-kitchen-option-nobody = ingen
web-kitchen-option-unsaid = ikke oppgitt
web-kitchen-option-add = de andre får lagt til
web-kitchen-option-subtract = egne poeng trekkes fra
web-kitchen-exactly = Telt nøyaktig som det er skrevet.
web-kitchen-already = Dette er poengene etter et måneskudd av { $seat }; de telles som de står.
web-kitchen-shot = { $feat ->
    [sun] { $seat } skjøt solen
   *[moon] { $seat } skjøt månen
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } poeng
       *[other] { $value } poeng
    } til alle de andre.
   *[subtract_from_self] { $value ->
        [one] { $value } poeng
       *[other] { $value } poeng
    } trekkes fra hos { $seat }.
}
web-kitchen-check-no-number = { $seat }: «{ $text }» er ikke et heltall på høyst fire sifre og teller som 0.
web-kitchen-check-unread = «{ $text }» er ikke et heltall på høyst fire sifre og teller som 0.
web-kitchen-check-sum = Poengene blir til sammen { $sum }, men det skulle være { $wanted }{ $less ->
    [0] .
   *[other] : { $total } i kortstokken, minus { $less } som ingen tok.
}
web-kitchen-check-impossible = { $seat }: det er ingen kort i kortstokken som til sammen koster { $value }.
web-kitchen-check-outside = Så mange kan ikke ligge utenfor: kortstokken koster { $total } i alt.
web-kitchen-check-bonus = Det er ikke oppgitt hvem som tok: { $card }.
web-kitchen-check-trickless = { $seat } tok ingen stikk, men fikk poeng?
web-kitchen-check-moon = { $seat } skjøt månen, men tok ikke alle poengene?
web-kitchen-check-denied = { $seat } tok alle poengene; etter reglene er det et måneskudd.
web-kitchen-check-sun = Alle stikk, men ingen skjøt månen?
web-kitchen-check-choice = { $seat } må velge; telt som poeng til de andre.
web-kitchen-check-last = Det er ikke oppgitt hvem som tok det siste stikket; { $seat } spiller ut igjen.
web-kitchen-check-steps = { $seat }: et tårn har 0 til { $most } trinn.
web-kitchen-check-colours = { $seat }: flere trinn i samme farge enn fulle trinn.
web-kitchen-check-complete = { $count } ferdige tårn, enda omgangen er slutt med det første?
web-kitchen-referee = Dommer
web-kitchen-referee-lead = Trykk eller skriv inn stikket, hånden det gjelder, eller begge deler, og spør hva som kan spilles, og hvem som tar stikket.
web-kitchen-referee-lead-towers = Trykk eller skriv inn et tårn, kortet som er trukket, eller begge deler, og spør hvor det kan ligge, hva som kan naskes med det, og hva tårnet gir.
web-kitchen-ask = Spør
web-kitchen-clear = Tøm alle felt
web-kitchen-tap = Trykk kort inn i dette feltet
web-kitchen-back = Ta ut et kort
web-kitchen-may = { $card }: kan spilles
web-kitchen-quotes = Dette sier reglene
web-kitchen-to-play = { $first ->
    [yes] { $seat } spiller ut.
   *[no] { $seat } skal spille.
}
web-kitchen-so-far = { $seat } leder så langt: { $card }.
web-kitchen-nobody-so-far = Ingen leder så langt.
web-kitchen-kitty = { $seat } tar også talongen, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
web-kitchen-fault-earlier = Tidligere stikk nummer { $number } har ikke { $count } kort.
web-kitchen-fault-trick = Et stikk har høyst { $count } kort.
web-kitchen-fault-pack = { $card }: { $count ->
    [0] det kortet er ikke i kortstokken
    [one] det er bare { $count } i kortstokken
   *[other] det er bare { $count } i kortstokken
}.
web-kitchen-fault-hand = Det er bare { $count } kort på en hånd, og like mange stikk.
web-kitchen-fault-tower = Et kort er ikke i denne kortstokken.
web-kitchen-as-start = Som startkort: { $card }, verdi { $value }
web-kitchen-in-row = { $row ->
    [left] Venstre
   *[right] Høyre
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] Venstre
   *[right] Høyre
}: { $card }, som { $value }
web-kitchen-values = { $low } til { $high }
web-kitchen-tower = Tårnet gir { points }: { $step } for trinn, { $bonus } for farger.
web-kitchen-tower-complete = Begge radene er fulle: tårnet er ferdig.
web-kitchen-steals = { $count ->
    [0] Ingenting i det andre tårnet kan naskes til dette.
    [one] Det er én mulighet til å naske.
   *[other] Det er { $count } muligheter til å naske.
}
web-kitchen-steal = { $card } ({ row-name } i det andre tårnet), { $to ->
    [left] til min venstre rad
    [right] til min høyre rad
   *[start] som mitt startkort
}, som { $value }
web-kitchen-print-cards = Skriv ut kort
web-kitchen-cards-lead = Ark med ni kort på A4, som klippes ut etter merkene. Skriv ut i 100 %; med baksider: skriv ut på begge sider, vendt om langsiden.
web-kitchen-cards-special = Kort som ikke er å få kjøpt
web-kitchen-cards-usual = Kortene til de andre spillene
web-kitchen-fronts = Ark
web-kitchen-backs = Ark med baksider
