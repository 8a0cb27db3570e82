# La modalità per bambini e la prima partita spiegata: frasi brevi, dai sette anni in su. I nomi delle carte stanno dopo i due punti.

# Che cosa si dice passo per passo a chi comincia
guide-aim = I cuori sono cattivi: ognuno costa un punto. Vince chi ha meno punti.
guide-worst = La carta peggiore è questa: { $card }. Costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}!
guide-pass = Per prima cosa ognuno dà via delle carte. { $count ->
    [one] Scegli { $count } carta per { $seat }, poi premi il pulsante.
   *[other] Scegli { $count } carte per { $seat }, poi premi il pulsante.
}
guide-pass-tip = Dai via le carte alte: sono quelle che prendono.
guide-pass-wait = Ben fatto. Adesso scelgono anche gli altri.
guide-came = Carte per te da { $seat }: { $cards }.
guide-hold-worst = Questa ce l’hai tu: { $card }! Tienila finché hai carte del seme giocato. Quando non ne hai più, dalla via.
guide-open-mine = Si comincia sempre con questa carta: { $card }. Ce l’hai tu, quindi giocala.
guide-open = Si comincia sempre con questa carta: { $card }. Ce l’ha { $seat }.
guide-lead-first = { $youngest ->
    [yes] Comincia chi è più giovane: sei tu. Gioca una carta.
   *[no] Cominci tu. Gioca una carta.
}
guide-lead = Adesso cominci tu. Gioca una carta.
guide-locked = I cuori devono aspettare: nessuno può cominciare con un cuore prima che qualcuno ne abbia { $taken ->
    [yes] preso uno.
   *[no] giocato uno.
}
guide-only-hearts = Ti restano soltanto cuori, quindi puoi cominciare con un cuore.
guide-lead-low = Con una carta bassa cominci senza rischi: spesso la presa va a qualcun altro.
guide-wait = Adesso è il turno di { $seat }. Guarda quale carta arriva.
guide-follow = { $seat } ha cominciato con { suit-name }. Tu hai carte di { suit-name }, quindi devi giocare { suit-name }.
guide-no-suit = { $seat } ha cominciato con { suit-name }. Tu non hai carte di { suit-name }, quindi puoi giocare un altro seme.
guide-danger = Attenzione: { $card }! Chi vince questa presa riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
guide-stay-below = La carta più alta è: { $card }. Giocane una più bassa, e non prendi.
guide-last-free = Tu giochi dopo tutti gli altri, e questa presa non costa niente. Qui puoi giocare tranquillamente una carta più alta di questa: { $card }.
guide-must-take = Tu giochi dopo tutti gli altri, e tutte le tue carte di questo seme sono più alte di questa: { $card }. Quindi la presa va a te.
guide-all-higher = Tutte le tue carte di questo seme sono più alte di questa: { $card }. Forse qualcuno gioca una carta ancora più alta.
guide-give-worst = Evviva! Adesso puoi liberarti della carta peggiore: { $card }.
guide-give-heart = Adesso puoi liberarti di un cuore. Va a chi prende!
guide-give-high = Liberati di una carta alta: così più tardi non ti farà prendere.
guide-no-points-yet = Ma nella prima presa nessuno può giocare una carta che costa punti. Liberati di un’altra carta alta.
guide-last-card = Questa è la tua ultima carta.
guide-trick = Le { $count } carte sul tavolo formano quella che si chiama una presa.
guide-took = La carta di { suit-name } più alta è: { $card }. { $self ->
    [yes] La presa è tua.
   *[no] La presa è di { $seat }.
}
guide-void = Questa presa non va a nessuno.
guide-other-suits = Le carte di un altro seme non vincono mai, anche se sono alte.
guide-worst-taken = C’era la carta peggiore: { $card }! In tutto fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
guide-cost = { $points ->
    [0] Non costa niente: non ci sono cuori.
    [one] Costa { $points } punto.
   *[other] Costa { $points } punti.
}
guide-broken = Da adesso tutti possono cominciare con i cuori.
guide-next = Chi prende le carte comincia la prossima presa.
guide-moon = { $self ->
    [yes] Hai preso tutte le carte che costano punti. Si chiama fare cappotto, e i punti vanno agli altri!
   *[no] { $seat } ha preso tutte le carte che costano punti. Si chiama fare cappotto, e i punti vanno agli altri!
}
guide-own-points = Era l’ultima presa. { $points ->
    [0] Non hai nemmeno un punto.
    [one] Hai { $points } punto.
   *[other] Hai { $points } punti.
}
guide-best-own = Nessuno ne ha meno. Ben giocato!
guide-best = { $count ->
    [one] Ha meno punti di tutti { $seats }
   *[other] Hanno meno punti di tutti { $seats }
}: { $points }.
guide-done = Adesso sai come si fa. Le prossime carte le giochi senza aiuto.

# Che cosa c’è al tavolo nella modalità per bambini
kids-lead = Tocca a te! Cominci tu.
kids-follow = Tocca a te! Gioca { suit-name }.
kids-any = Tocca a te! Non hai carte di { suit-name }: gioca la carta che vuoi.
kids-wait = È il turno di { $seat }.
kids-pass = { $count ->
    [one] Scegli { $count } carta per { $seat }.
   *[other] Scegli { $count } carte per { $seat }.
}
kids-pass-wait = Gli altri stanno ancora scegliendo.
kids-hint = Prova così: { $action }.
web-kids-plate = Cuori: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-kids-typing = Gioca scrivendo
web-guide = Fammi vedere come si fa
web-guide-title = Come si gioca
web-guide-on = Avanti
web-guide-read = Leggi a voce alta
web-guide-always = Sempre
web-guide-always-how = Leggi sempre a voce alta
web-children = Per bambini: carte grandi, aiuto, niente messaggi, niente estranei
web-children-mode = Tavolo dei bambini
web-youngest = Chi è più giovane?
web-youngest-why = Chi è più giovane gioca la prima carta. Premi il nome, e si comincia.
web-starter = Chi comincia?
web-starter-why = Premi il nome, e si comincia.

# La porta di un tavolo dei bambini
web-door-invite = Nessuno entra senza di voi. Date questo indirizzo a chi conoscete; chi arriva chiede, e voi fate entrare:
web-door-who = { $name } vorrebbe entrare.
web-door-yes = Fai entrare { $name }
web-door-no = No, { $name } no
web-door-title = Un invito a un tavolo dei bambini
web-door-ask = Prima devono farti entrare. Come ti chiami?
web-door-knock = Posso entrare?
web-door-waits = Abbiamo chiesto. Aspetta qui finché qualcuno ti fa entrare.
web-door-open = Ti fanno entrare.
web-door-again = Guarda di nuovo
