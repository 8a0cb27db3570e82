# Modul pentru copii și prima donă explicată: propoziții scurte, de la șapte ani în sus. Numele cărților stau după două puncte.

# Ce i se spune pas cu pas cuiva care începe
guide-aim = Cupele sunt rele: fiecare costă un punct. Câștigă cine are cele mai puține puncte.
guide-worst = Cea mai rea carte este aceasta: { $card }. Costă { $points ->
    [one] { $points } punct!
    [few] { $points } puncte!
   *[other] { $points } de puncte!
}
guide-pass = Mai întâi fiecare dă din cărțile sale. Alege { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} pentru { $seat }, apoi apasă butonul.
guide-pass-tip = Dă cărțile mari: ele iau levate.
guide-pass-wait = Bravo! Acum aleg și ceilalți.
guide-came = { $seat } ți-a dat: { $cards }.
guide-hold-worst = Chiar tu ai cartea aceasta: { $card }! Păstreaz-o până nu mai ai culoarea care se joacă. Atunci scapă de ea.
guide-open-mine = Cu această carte se începe mereu: { $card }. E la tine, așa că joac-o.
guide-open = Cu această carte se începe mereu: { $card }. O are { $seat }.
guide-lead-first = { $youngest ->
    [yes] Începe cine este cel mai mic: adică tu. Joacă o carte.
   *[no] Tu începi. Joacă o carte.
}
guide-lead = Acum începi tu. Joacă o carte.
guide-locked = Cupele trebuie să aștepte: nimeni nu are voie să înceapă cu o cupă înainte ca cineva să fi { $taken ->
    [yes] luat una.
   *[no] jucat una.
}
guide-only-hearts = Nu mai ai decât cupe, așa că poți începe cu una.
guide-lead-low = Cu o carte mică începi fără grijă: de multe ori levata o ia altcineva.
guide-wait = Acum urmează { $seat }. Uită-te ce carte vine.
guide-follow = { $seat } a început cu { suit-name }. Ai { suit-name }, așa că trebuie să joci { suit-name }.
guide-no-suit = { $seat } a început cu { suit-name }. Nu ai { suit-name }, așa că poți juca altă culoare.
guide-danger = Atenție: { $card }! Cine ia această levată primește pentru ea { $points ->
    [one] { $points } punct.
    [few] { $points } puncte.
   *[other] { $points } de puncte.
}
guide-stay-below = Cea mai mare carte este: { $card }. Joacă una mai mică și nu iei levata.
guide-last-free = Joci la urmă, iar această levată nu costă nimic. Aici poți juca fără grijă o carte mai mare decât aceasta: { $card }.
guide-must-take = Joci la urmă, iar toate cărțile tale de această culoare sunt mai mari decât aceasta: { $card }. Așa că iei levata.
guide-all-higher = Toate cărțile tale de această culoare sunt mai mari decât aceasta: { $card }. Poate că cineva joacă una și mai mare.
guide-give-worst = Ura! Acum poți scăpa de cea mai rea carte: { $card }.
guide-give-heart = Acum poți scăpa de o cupă. O primește cine ia levata!
guide-give-high = Scapă de o carte mare: așa nu mai poate lua o levată mai târziu.
guide-no-points-yet = Dar în prima levată nimeni nu are voie să joace o carte care costă puncte. Scapă de altă carte mare.
guide-last-card = Aceasta este ultima ta carte.
guide-trick = { $count ->
    [one] Cartea de pe masă formează o levată.
    [few] Cele { $count } cărți de pe masă formează o levată.
   *[other] Cele { $count } de cărți de pe masă formează o levată.
}
guide-took = Cea mai mare carte de { suit-name } este: { $card }. { $self ->
    [yes] Tu iei levata.
   *[no] { $seat } ia levata.
}
guide-void = Nimeni nu ia această levată.
guide-other-suits = Cărțile de altă culoare nu câștigă niciodată, oricât de mari ar fi.
guide-worst-taken = Aici era și cea mai rea carte: { $card }! Cu totul costă { $points ->
    [one] { $points } punct.
    [few] { $points } puncte.
   *[other] { $points } de puncte.
}
guide-cost = { $points ->
    [0] Nu costă nimic: nu este nicio cupă în ea.
    [one] Costă { $points } punct.
    [few] Costă { $points } puncte.
   *[other] Costă { $points } de puncte.
}
guide-broken = De acum toți pot începe cu cupă.
guide-next = Cine ia levata o începe pe următoarea.
guide-moon = { $self ->
    [yes] Ai luat toate cărțile care costă puncte. Asta se numește „a lua tot”, iar punctele le primesc ceilalți!
   *[no] { $seat } a luat toate cărțile care costă puncte. Asta se numește „a lua tot”, iar punctele le primesc ceilalți!
}
guide-own-points = A fost ultima levată. { $points ->
    [0] Nu ai niciun punct.
    [one] Ai { $points } punct.
    [few] Ai { $points } puncte.
   *[other] Ai { $points } de puncte.
}
guide-best-own = Nimeni nu are mai puține. Ai jucat bine!
guide-best = { $count ->
    [one] Cele mai puține puncte le are { $seats }
    [few] Cele mai puține puncte le au { $seats }
   *[other] Cele mai puține puncte le au { $seats }
}: { $points }.
guide-done = Acum știi cum se joacă. Următoarele cărți le joci fără ajutor.

# Ce stă la masă în modul pentru copii
kids-lead = E rândul tău! Tu începi.
kids-follow = E rândul tău! Joacă { suit-name }.
kids-any = E rândul tău! Nu ai { suit-name }: joacă orice carte.
kids-wait = Urmează { $seat }.
kids-pass = Alege { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} pentru { $seat }.
kids-pass-wait = Ceilalți încă aleg.
kids-hint = Încearcă așa: { $action }.
web-kids-plate = Cupe: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
web-kids-typing = Joacă scriind
web-guide = Arată-mi cum se joacă
web-guide-title = Cum se joacă
web-guide-on = Mai departe
web-guide-read = Citește cu voce tare
web-guide-always = Mereu
web-guide-always-how = Citește mereu cu voce tare
web-children = Pentru copii: cărți mari, ajutor, fără mesaje, fără străini
web-children-mode = Masa copiilor
web-youngest = Cine este cel mai mic?
web-youngest-why = Cine este cel mai mic joacă primul. Apasă pe nume și jocul începe.
web-starter = Cine începe?
web-starter-why = Apasă pe nume și jocul începe.

# Ușa unei mese a copiilor
web-door-invite = Aici nimeni nu intră fără permisiune. Dă această adresă celor pe care îi cunoști; ei întreabă, iar tu îi lași să intre:
web-door-who = { $name } vrea să intre.
web-door-yes = { $name } poate intra
web-door-no = Nu, { $name } nu
web-door-title = O invitație la o masă a copiilor
web-door-ask = Mai întâi trebuie să te lase să intri. Cum te cheamă?
web-door-knock = Pot să intru?
web-door-waits = Am întrebat. Așteaptă aici până când cineva te lasă să intri.
web-door-open = Te lasă să intri.
web-door-again = Mai uită-te o dată
