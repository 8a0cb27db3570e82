# Køkkenbordet: for dem, der spiller med rigtige kort
web-kitchen = Pointblok til rigtige kort
web-kitchen-lead = I spiller med rigtige kort; blokken fører regnskab, siger, hvem der sender hvorhen, og hvem der spiller ud, og kender reglerne.
web-kitchen-mine = Dine blokke
web-kitchen-which = Hvad spiller I?
web-kitchen-players = Spillere:
web-kitchen-seats = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
web-kitchen-names = Navne, med uret rundt om bordet
web-kitchen-player = Spiller { $number }
web-kitchen-ask-dealer = Hvem giver først?
web-kitchen-ask-youngest = Hvem er yngst?
web-kitchen-ask-starter = Hvem begynder?
web-kitchen-open = Åbn blokken
web-kitchen-other-game = Et andet spil
web-kitchen-new = Ny blok
web-kitchen-pad = Pointblok
web-kitchen-no-pad = Den blok findes ikke. Bed om adressen igen.
web-kitchen-full = Denne blok er fuld. Åbn en ny.
web-kitchen-deal = Runde { $number }
web-kitchen-number = Runde
web-kitchen-deals = { $seat } giver, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} til hver{ $left ->
    [0] .
    [one] ; { $left } kort bliver tilovers.
   *[other] ; { $left } kort bliver tilovers.
}
web-kitchen-hold = Der sendes ingen kort i denne runde.
web-kitchen-passes = { $count ->
    [one] { $count } kort sendes
   *[other] { $count } kort sendes
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = { $seat } spiller ud til første stik.
web-kitchen-leads-card = Den, der har dette kort, spiller ud til første stik: { $card }.
web-kitchen-leads-lowest = Den, der har dette kort, spiller ud til første stik: { rules-lowest-of }.
web-kitchen-begins = { $seat } begynder.
web-kitchen-write = Skriv op
web-kitchen-check = Kontrollér kun
web-kitchen-undo = Fortryd den sidste runde
web-kitchen-all = Alle runder
web-kitchen-remarks = Bemærkninger
web-kitchen-share = Vis denne blok på en anden enhed
web-kitchen-would-score = Det ville give: { $list }.
web-kitchen-behind = En anden har skrevet på denne blok i mellemtiden. Se efter, og skriv igen, hvis din runde stadig mangler.
web-kitchen-missing = Der er ikke skrevet noget tal endnu. Udfyld mindst ét felt; et tomt felt tæller som 0.
web-kitchen-waits = Ikke sendt endnu; det venter på denne enhed, til serveren kan nås.
web-kitchen-clash = En anden har skrevet på denne blok i mellemtiden. Dette er ikke skrevet op:
web-kitchen-send-again = Skriv det op alligevel
web-kitchen-drop = Smid det væk
web-kitchen-field-points = Point taget
web-kitchen-field-bonus = Hvem tog: { $card }
web-kitchen-field-bonus-points = Bonuspoint
web-kitchen-field-trickless = Ingen stik
web-kitchen-field-aside = Point i kortene, der er lagt til side
web-kitchen-field-void = Point, som ingen tog
web-kitchen-field-moon = Hvem skød månen
web-kitchen-field-sun = Med alle stik (solen)
web-kitchen-field-choice = Den, der skød, vælger
web-kitchen-field-last = Hvem tog det sidste stik
web-kitchen-field-exact = Tæl pointene præcis, som de er skrevet
web-kitchen-field-steps = Fulde trin
web-kitchen-field-colours = I samme farve
web-kitchen-field-exact-steps = Den første kolonne er point, ikke trin
web-kitchen-field-trick = Stikkets kort i rækkefølge
web-kitchen-field-leader = Hvem spillede ud til dette stik
web-kitchen-field-hand = Den hånd, det gælder
web-kitchen-field-first = Det er det første stik
web-kitchen-field-broken = { $lock ->
    [hearts] Hjerter er brudt
   *[other] Det, der var spærret, må spilles ud
}
web-kitchen-field-final = Det er det sidste stik
web-kitchen-field-earlier = Tidligere stik, hvis du kender dem: ét på hver linje
web-kitchen-field-tower-card = Det kort, der er trukket
web-kitchen-field-tower-start = Startkort
web-kitchen-field-tower-left = Venstre række, oppefra
web-kitchen-field-tower-right = Højre række, oppefra
web-kitchen-field-tower-other-start = Et andet tårn: startkort
web-kitchen-field-tower-other-left = Et andet tårn: venstre række
web-kitchen-field-tower-other-right = Et andet tårn: højre række
web-kitchen-option-auto = efter pointene
web-kitchen-option-no = ingen
web-kitchen-option-nobody = ingen
web-kitchen-option-unsaid = ikke angivet
web-kitchen-option-add = de andre får lagt til
web-kitchen-option-subtract = egne point trækkes fra
web-kitchen-exactly = Talt præcis, som det er skrevet.
web-kitchen-already = Det er pointene efter et måneskud af { $seat }; de tælles, som de står.
web-kitchen-shot = { $feat ->
    [sun] { $seat } skød solen
   *[moon] { $seat } skød månen
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } point
       *[other] { $value } point
    } til alle de andre.
   *[subtract_from_self] { $value ->
        [one] { $value } point
       *[other] { $value } point
    } trækkes fra hos { $seat }.
}
web-kitchen-check-no-number = { $seat }: »{ $text }« er ikke et helt tal på højst fire cifre og tæller som 0.
web-kitchen-check-unread = »{ $text }« er ikke et helt tal på højst fire cifre og tæller som 0.
web-kitchen-check-sum = Pointene giver tilsammen { $sum }, men det skulle være { $wanted }{ $less ->
    [0] .
   *[other] : { $total } i alle kort, minus { $less }, som ingen tog.
}
web-kitchen-check-impossible = { $seat }: der er ingen kort i spillet, som tilsammen koster { $value }.
web-kitchen-check-outside = Så mange point kan ikke ligge til side: alle kort koster i alt { $total }.
web-kitchen-check-bonus = Det er ikke angivet, hvem der tog: { $card }.
web-kitchen-check-trickless = { $seat } tog ingen stik, men fik point?
web-kitchen-check-moon = { $seat } skød månen, men tog ikke alle point?
web-kitchen-check-denied = { $seat } tog alle point; efter reglerne er det et måneskud.
web-kitchen-check-sun = Alle stik, men ingen skød månen?
web-kitchen-check-choice = { $seat } skal vælge; talt som point til de andre.
web-kitchen-check-last = Det er ikke angivet, hvem der tog det sidste stik; { $seat } spiller ud igen.
web-kitchen-check-steps = { $seat }: et tårn har 0 til { $most } trin.
web-kitchen-check-colours = { $seat }: flere trin i samme farve end fulde trin.
web-kitchen-check-complete = { $count } færdige tårne, selv om runden slutter med det første?
web-kitchen-referee = Dommer
web-kitchen-referee-lead = Tryk eller skriv stikket, den hånd, det gælder, eller begge dele, og spørg, hvad der må spilles, og hvem der tager stikket.
web-kitchen-referee-lead-towers = Tryk eller skriv et tårn, det kort, der er trukket, eller begge dele, og spørg, hvor det må ligge, hvad der kan rapses med det, og hvad tårnet giver.
web-kitchen-ask = Spørg
web-kitchen-clear = Tøm alle felter
web-kitchen-tap = Tryk kort ind i dette felt
web-kitchen-back = Tag et kort ud
web-kitchen-may = { $card }: må spilles
web-kitchen-quotes = Det siger reglerne
web-kitchen-to-play = { $first ->
    [yes] { $seat } spiller ud.
   *[no] { $seat } skal spille.
}
web-kitchen-so-far = { $seat } fører indtil nu: { $card }.
web-kitchen-nobody-so-far = Ingen fører indtil nu.
web-kitchen-kitty = { $seat } tager også talonen, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
web-kitchen-fault-earlier = Tidligere stik nummer { $number } har ikke { $count } kort.
web-kitchen-fault-trick = Et stik har højst { $count } kort.
web-kitchen-fault-pack = { $card }: { $count ->
    [0] det kort er ikke med i spillet
    [one] der er kun { $count } med i spillet
   *[other] der er kun { $count } med i spillet
}.
web-kitchen-fault-hand = Der er kun { $count } kort på en hånd og lige så mange stik.
web-kitchen-fault-tower = Et kort er ikke med i dette spil.
web-kitchen-as-start = Som startkort: { $card }, værdi { $value }
web-kitchen-in-row = { $row ->
    [left] Venstre
   *[right] Højre
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] Venstre
   *[right] Højre
}: { $card }, som { $value }
web-kitchen-values = { $low } til { $high }
web-kitchen-tower = Tårnet giver { points }: { $step } for trin, { $bonus } for farver.
web-kitchen-tower-complete = Begge rækker er fulde: tårnet er færdigt.
web-kitchen-steals = { $count ->
    [0] Intet i det andet tårn kan rapses til dette.
    [one] Der er én mulighed for at rapse.
   *[other] Der er { $count } muligheder for at rapse.
}
web-kitchen-steal = { $card } ({ row-name } i det andet tårn), { $to ->
    [left] til min venstre række
    [right] til min højre række
   *[start] som mit startkort
}, som { $value }
web-kitchen-print-cards = Udskriv kort
web-kitchen-cards-lead = Ark med ni kort på A4, der klippes ud efter mærkerne. Udskriv i 100 %; med bagsider: udskriv på begge sider, vendt om den lange kant.
web-kitchen-cards-special = Kort, der ikke kan købes
web-kitchen-cards-usual = Kortene til de andre spil
web-kitchen-fronts = Ark
web-kitchen-backs = Ark med bagsider
