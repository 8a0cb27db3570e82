# Børnebord og forklaret første spil: korte sætninger, for alle fra syv år. Kortnavne står efter et kolon.

# Det, begyndere får at vide trin for trin
guide-aim = Hjerter er dårlige kort: hver hjerter koster ét point. Den, der har færrest point, vinder.
guide-worst = Det værste kort er dette: { $card }. Det koster { $points } point!
guide-pass = Først giver alle nogle kort væk. Vælg { $count } kort til { $seat }, og tryk så på knappen.
guide-pass-tip = Giv høje kort væk: de tager stik.
guide-pass-wait = Godt klaret. Nu skal de andre også vælge.
guide-came = Fra { $seat } har du fået: { $cards }.
guide-hold-worst = Du har selv dette kort: { $card }! Behold det, til du ikke har flere kort i den farve, der bliver spillet. Giv det så væk.
guide-open-mine = Dette kort begynder altid: { $card }. Du har det, så spil det.
guide-open = Dette kort begynder altid: { $card }. { $seat } har det.
guide-lead-first = { $youngest ->
    [yes] Den yngste begynder: det er dig. Spil et kort.
   *[no] Du begynder. Spil et kort.
}
guide-lead = Nu begynder du. Spil et kort.
guide-locked = Hjerter skal vente: ingen må begynde med en hjerter, før nogen har { $taken ->
    [yes] taget en.
   *[no] spillet en.
}
guide-only-hearts = Du har kun hjerter tilbage, så du må godt begynde med en.
guide-lead-low = Et lavt kort er en sikker begyndelse: tit er det en anden, der tager stikket.
guide-wait = Nu er det { $seat }, der har turen. Se, hvilket kort der kommer.
guide-follow = { $seat } begyndte med { suit-name }. Du har { suit-name }, så du skal spille { suit-name }.
guide-no-suit = { $seat } begyndte med { suit-name }. Du har ingen { suit-name }, så du må spille en anden farve.
guide-danger = Pas på: { $card }! Den, der tager dette stik, får { $points } point for det.
guide-stay-below = Det højeste kort er: { $card }. Spil et lavere, så tager du ikke stikket.
guide-last-free = Du er den sidste, og dette stik koster ikke noget. Her kan du roligt spille et kort, der er højere end dette: { $card }.
guide-must-take = Du er den sidste, og alle dine kort i denne farve er højere end dette: { $card }. Så du tager stikket.
guide-all-higher = Alle dine kort i denne farve er højere end dette: { $card }. Måske spiller en anden et, der er endnu højere.
guide-give-worst = Hurra! Nu kan du slippe af med det værste kort: { $card }.
guide-give-heart = Nu kan du slippe af med en hjerter. Den, der tager stikket, får den!
guide-give-high = Slip af med et højt kort: så kan det ikke tage et stik senere.
guide-no-points-yet = Men i det første stik må ingen spille et kort, der koster point. Slip af med et andet højt kort.
guide-last-card = Det er dit sidste kort.
guide-trick = De { $count } kort på bordet kaldes et stik.
guide-took = Det højeste kort i { suit-name } er: { $card }. { $self ->
    [yes] Du tager stikket.
   *[no] { $seat } tager stikket.
}
guide-void = Ingen tager dette stik.
guide-other-suits = Kort i en anden farve vinder aldrig, heller ikke når de er høje.
guide-worst-taken = Det værste kort var med: { $card }! Alt i alt koster det { $points } point.
guide-cost = { $points ->
    [0] Det koster ikke noget: der er ingen hjerter i stikket.
    [one] Det koster { $points } point.
   *[other] Det koster { $points } point.
}
guide-broken = Fra nu af må alle begynde med hjerter.
guide-next = Den, der tager et stik, begynder det næste.
guide-moon = { $self ->
    [yes] Du har taget alle de kort, der koster point. Det kaldes at skyde månen, og nu får de andre pointene!
   *[no] { $seat } har taget alle de kort, der koster point. Det kaldes at skyde månen, og nu får de andre pointene!
}
guide-own-points = Det var det sidste stik. Du har { $points ->
    [0] ikke et eneste point.
    [one] { $points } point.
   *[other] { $points } point.
}
guide-best-own = Ingen har færre. Flot spillet!
guide-best = { $count ->
    [one] { $seats } har færrest point
   *[other] { $seats } har færrest point
}: { $points }.
guide-done = Nu ved du, hvordan det går til. De næste kort spiller du helt selv.

# Det, der står ved bordet for børn
kids-lead = Det er din tur! Du begynder.
kids-follow = Det er din tur! Spil { suit-name }.
kids-any = Det er din tur! Du har ingen { suit-name }: spil et hvilket som helst kort.
kids-wait = Nu har { $seat } turen.
kids-pass = Vælg { $count } kort til { $seat }.
kids-pass-wait = De andre er stadig ved at vælge.
kids-hint = Prøv sådan her: { $action }.
web-kids-plate = Hjerter: { $points ->
    [one] { $points } point
   *[other] { $points } point
}
web-kids-typing = Spil ved at skrive
web-guide = Vis mig hvordan
web-guide-title = Sådan spiller man
web-guide-on = Videre
web-guide-read = Læs højt
web-guide-always = Altid
web-guide-always-how = Læs altid højt
web-children = For børn: store kort, hjælp, ingen chat, ingen fremmede
web-children-mode = Børnebord
web-youngest = Hvem er yngst?
web-youngest-why = Den yngste begynder. Tryk på navnet, så går spillet i gang.
web-starter = Hvem begynder?
web-starter-why = Tryk på navnet, så går spillet i gang.

# Døren til et børnebord
web-door-invite = Ingen kommer ind uden jer. Giv denne adresse til dem, I kender; de spørger, og I lukker dem ind:
web-door-who = { $name } vil gerne være med.
web-door-yes = Luk { $name } ind
web-door-no = Nej, ikke { $name }
web-door-title = En invitation til et børnebord
web-door-ask = De skal lukke dig ind først. Hvad hedder du?
web-door-knock = Må jeg være med?
web-door-waits = Vi har spurgt. Vent her, til nogen lukker dig ind.
web-door-open = Du må komme ind.
web-door-again = Se efter igen
