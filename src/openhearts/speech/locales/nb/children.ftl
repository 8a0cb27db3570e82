# Barnebord og forklart første spill: korte setninger, for alle fra sju år. Kortnavn står etter et kolon.

# Det nybegynnere får vite trinn for trinn
guide-aim = Hjerter er dårlige kort: hvert hjerterkort koster ett poeng. Den som har færrest poeng, vinner.
guide-worst = Det verste kortet er dette: { $card }. Det koster { $points } poeng!
guide-pass = Først gir alle bort noen kort. Velg { $count } kort til { $seat }, og trykk så på knappen.
guide-pass-tip = Gi bort høye kort: de tar stikk.
guide-pass-wait = Bra gjort. Nå skal de andre også velge.
guide-came = Fra { $seat } har du fått: { $cards }.
guide-hold-worst = Du har selv dette kortet: { $card }! Behold det til du ikke har flere kort i fargen som blir spilt. Så gir du det bort.
guide-open-mine = Dette kortet begynner alltid: { $card }. Du har det, så spill det.
guide-open = Dette kortet begynner alltid: { $card }. { $seat } har det.
guide-lead-first = { $youngest ->
    [yes] Den yngste begynner: det er deg. Spill et kort.
   *[no] Du begynner. Spill et kort.
}
guide-lead = Nå begynner du. Spill et kort.
guide-locked = Hjerter må vente: ingen får begynne med et hjerterkort før noen har { $taken ->
    [yes] tatt ett.
   *[no] spilt ett.
}
guide-only-hearts = Du har bare hjerter igjen, så du får lov til å begynne med et hjerterkort.
guide-lead-low = Et lavt kort er en trygg begynnelse: ofte er det noen andre som tar stikket.
guide-wait = Nå er det { $seat } sin tur. Se hvilket kort som kommer.
guide-follow = { $seat } begynte med { suit-name }. Du har { suit-name }, så du må spille { suit-name }.
guide-no-suit = { $seat } begynte med { suit-name }. Du har ingen { suit-name }, så du kan spille en annen farge.
guide-danger = Pass på: { $card }! Den som tar dette stikket, får { $points } poeng for det.
guide-stay-below = Det høyeste kortet er: { $card }. Spill et lavere, så tar du ikke stikket.
guide-last-free = Du er den siste, og dette stikket koster ingenting. Her kan du trygt spille et kort som er høyere enn dette: { $card }.
guide-must-take = Du er den siste, og alle kortene dine i denne fargen er høyere enn dette: { $card }. Derfor tar du stikket.
guide-all-higher = Alle kortene dine i denne fargen er høyere enn dette: { $card }. Kanskje spiller noen andre ett som er enda høyere.
guide-give-worst = Hurra! Nå kan du bli kvitt det verste kortet: { $card }.
guide-give-heart = Nå kan du bli kvitt et hjerterkort. Den som tar stikket, får det!
guide-give-high = Bli kvitt et høyt kort: da kan det ikke ta et stikk senere.
guide-no-points-yet = Men i det første stikket har ingen lov til å spille et kort som koster poeng. Bli kvitt et annet høyt kort.
guide-last-card = Dette er det siste kortet ditt.
guide-trick = De { $count } kortene på bordet kalles et stikk.
guide-took = Det høyeste kortet i { suit-name } er: { $card }. { $self ->
    [yes] Du tar stikket.
   *[no] { $seat } tar stikket.
}
guide-void = Ingen tar dette stikket.
guide-other-suits = Kort i en annen farge vinner aldri, selv om de er høye.
guide-worst-taken = Det verste kortet var med: { $card }! Alt i alt koster det { $points } poeng.
guide-cost = { $points ->
    [0] Det koster ingenting: det er ingen hjerter i stikket.
    [one] Det koster { $points } poeng.
   *[other] Det koster { $points } poeng.
}
guide-broken = Fra nå av kan alle begynne med hjerter.
guide-next = Den som tar et stikk, begynner det neste.
guide-moon = { $self ->
    [yes] Du har tatt alle kortene som koster poeng. Det kalles å skyte månen, og nå får de andre poengene!
   *[no] { $seat } har tatt alle kortene som koster poeng. Det kalles å skyte månen, og nå får de andre poengene!
}
guide-own-points = Det var det siste stikket. Du har { $points ->
    [0] ikke et eneste poeng.
    [one] { $points } poeng.
   *[other] { $points } poeng.
}
guide-best-own = Ingen har færre. Godt spilt!
guide-best = { $count ->
    [one] { $seats } har færrest poeng
   *[other] { $seats } har færrest poeng
}: { $points }.
guide-done = Nå vet du hvordan det går for seg. De neste kortene spiller du helt selv.

# Det som står ved bordet for barn
kids-lead = Det er din tur! Du begynner.
kids-follow = Det er din tur! Spill { suit-name }.
kids-any = Det er din tur! Du har ingen { suit-name }: spill hvilket kort du vil.
kids-wait = Nå er det { $seat } sin tur.
kids-pass = Velg { $count } kort til { $seat }.
kids-pass-wait = De andre velger fortsatt.
kids-hint = Prøv dette: { $action }.
web-kids-plate = Hjerter: { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
web-kids-typing = Spill ved å skrive
web-guide = Vis meg hvordan
web-guide-title = Slik spiller man
web-guide-on = Videre
web-guide-read = Les høyt
web-guide-always = Alltid
web-guide-always-how = Les alltid høyt
web-children = For barn: store kort, hjelp, ingen chat, ingen fremmede
web-children-mode = Barnebord
web-youngest = Hvem er yngst?
web-youngest-why = Den yngste begynner. Trykk på navnet, så er spillet i gang.
web-starter = Hvem begynner?
web-starter-why = Trykk på navnet, så er spillet i gang.

# Døren til et barnebord
web-door-invite = Ingen kommer inn uten dere. Gi denne adressen til dem dere kjenner; de spør, og dere slipper dem inn:
web-door-who = { $name } vil gjerne være med.
web-door-yes = Slipp inn { $name }
web-door-no = Nei, ikke { $name }
web-door-title = En invitasjon til et barnebord
web-door-ask = De må slippe deg inn først. Hva heter du?
web-door-knock = Får jeg være med?
web-door-waits = Vi har spurt. Vent her til noen slipper deg inn.
web-door-open = Du får komme inn.
web-door-again = Se etter igjen
