# Masa din bucătărie: pentru cei cu cărți adevărate
web-kitchen = Foaie de scor pentru cărți adevărate
web-kitchen-lead = Joci cu cărți adevărate; foaia ține scorul, spune cine cui pasează și cine deschide și cunoaște regulile.
web-kitchen-mine = Foile tale de scor
web-kitchen-which = Ce se joacă?
web-kitchen-players = Jucători:
web-kitchen-seats = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
web-kitchen-names = Nume, în sensul acelor de ceasornic în jurul mesei
web-kitchen-player = Jucătorul { $number }
web-kitchen-ask-dealer = Cine împarte primul?
web-kitchen-ask-youngest = Cine este cel mai tânăr?
web-kitchen-ask-starter = Cine începe?
web-kitchen-open = Deschide foaia de scor
web-kitchen-other-game = Alt joc
web-kitchen-new = Foaie de scor nouă
web-kitchen-pad = Foaie de scor
web-kitchen-no-pad = Această foaie de scor nu există. Cere din nou adresa.
web-kitchen-full = Această foaie de scor este plină. Deschide una nouă.
web-kitchen-deal = Dona { $number }
web-kitchen-number = Dona
web-kitchen-deals = { $seat } împarte, câte { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de jucător{ $left ->
    [0] .
    [one] ; rămâne { $left } carte.
    [few] ; rămân { $left } cărți.
   *[other] ; rămân { $left } de cărți.
}
web-kitchen-hold = În această donă nu se pasează.
web-kitchen-passes = { $count ->
    [one] Se pasează { $count } carte
    [few] Se pasează { $count } cărți
   *[other] Se pasează { $count } de cărți
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = Prima levată o deschide { $seat }.
web-kitchen-leads-card = Prima levată o deschide cine are această carte: { $card }.
web-kitchen-leads-lowest = Prima levată o deschide cine are această carte: { rules-lowest-of }.
web-kitchen-begins = Începe { $seat }.
web-kitchen-write = Notează
web-kitchen-check = Doar verifică
web-kitchen-undo = Anulează ultima donă
web-kitchen-all = Toate donele
web-kitchen-remarks = Observații
web-kitchen-share = Arată această foaie de scor pe alt dispozitiv
web-kitchen-would-score = Ar da: { $list }.
web-kitchen-behind = Între timp altcineva a notat pe această foaie de scor. Uită-te la ea și notează din nou dacă dona ta încă lipsește.
web-kitchen-missing = Nu este scris încă niciun număr. Completează cel puțin un câmp; un câmp gol contează ca 0.
web-kitchen-waits = Încă netrimisă; așteaptă pe acest dispozitiv până când se poate ajunge la server.
web-kitchen-clash = Între timp altcineva a notat pe această foaie de scor. Nu s-a notat:
web-kitchen-send-again = Notează totuși
web-kitchen-drop = Aruncă
web-kitchen-field-points = Puncte luate
web-kitchen-field-bonus = Cine a luat: { $card }
web-kitchen-field-bonus-points = Puncte bonus
web-kitchen-field-trickless = Nicio levată
web-kitchen-field-aside = Punctele din cărțile puse deoparte
web-kitchen-field-void = Puncte pe care nu le-a luat nimeni
web-kitchen-field-moon = Cine a luat tot
web-kitchen-field-sun = Cu toate levatele (soarele)
web-kitchen-field-choice = Alege cine a luat tot
web-kitchen-field-last = Cine a luat ultima levată
web-kitchen-field-exact = Punctele se trec exact așa cum sunt scrise
web-kitchen-field-steps = Trepte complete
web-kitchen-field-colours = De o singură culoare
web-kitchen-field-exact-steps = Prima coloană înseamnă puncte, nu trepte
web-kitchen-field-trick = Cărțile levatei, în ordine
web-kitchen-field-leader = Cine a deschis această levată
web-kitchen-field-hand = Mâna în cauză
web-kitchen-field-first = Este prima levată
web-kitchen-field-broken = { $lock ->
    [hearts] Cupele sunt deschise
   *[other] Se poate deschide cu ce era blocat
}
web-kitchen-field-final = Este ultima levată
web-kitchen-field-earlier = Levatele anterioare, dacă le știi: câte una pe fiecare rând
web-kitchen-field-tower-card = Cartea trasă
web-kitchen-field-tower-start = Carte de start
web-kitchen-field-tower-left = Rândul din stânga, de sus
web-kitchen-field-tower-right = Rândul din dreapta, de sus
web-kitchen-field-tower-other-start = Alt turn: carte de start
web-kitchen-field-tower-other-left = Alt turn: rândul din stânga
web-kitchen-field-tower-other-right = Alt turn: rândul din dreapta
web-kitchen-option-auto = după puncte
web-kitchen-option-no = nimeni
web-kitchen-option-nobody = nimeni
web-kitchen-option-unsaid = nu s-a spus
web-kitchen-option-add = ceilalți primesc puncte în plus
web-kitchen-option-subtract = punctele proprii scad
web-kitchen-exactly = Socotit exact așa cum este scris.
web-kitchen-already = Acestea sunt punctele după ce { $seat } a luat tot; se trec așa cum sunt.
web-kitchen-shot = { $feat ->
    [sun] { $seat } a luat toate levatele
   *[moon] { $seat } a luat tot
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } punct
        [few] { $value } puncte
       *[other] { $value } de puncte
    } pentru toți ceilalți.
   *[subtract_from_self] { $value ->
        [one] { $value } punct
        [few] { $value } puncte
       *[other] { $value } de puncte
    } mai puțin pentru { $seat }.
}
web-kitchen-check-no-number = { $seat }: „{ $text }” nu este un număr întreg de cel mult patru cifre și contează drept 0.
web-kitchen-check-unread = „{ $text }” nu este un număr întreg de cel mult patru cifre și contează drept 0.
web-kitchen-check-sum = Punctele însumează { $sum }, dar ar trebui să fie { $wanted }{ $less ->
    [0] .
   *[other] : { $total } în pachet, fără cele { $less } pe care nu le-a luat nimeni.
}
web-kitchen-check-impossible = { $seat }: nicio combinație de cărți din acest pachet nu costă { $value }.
web-kitchen-check-outside = Atâtea puncte nu pot rămâne pe dinafară: pachetul costă în total { $total }.
web-kitchen-check-bonus = Nu s-a spus cine a luat: { $card }.
web-kitchen-check-trickless = { $seat } nu a luat nicio levată, dar are puncte?
web-kitchen-check-moon = { $seat } „a luat tot”, dar nu a luat toate punctele?
web-kitchen-check-denied = { $seat } a luat toate punctele; după reguli înseamnă „a lua tot”.
web-kitchen-check-sun = Toate levatele, dar nimeni nu „a luat tot”?
web-kitchen-check-choice = { $seat } trebuie să aleagă; s-a socotit ca puncte pentru ceilalți.
web-kitchen-check-last = Nu s-a spus cine a luat ultima levată; deschide din nou { $seat }.
web-kitchen-check-steps = { $seat }: un turn are între 0 și { $most } trepte.
web-kitchen-check-colours = { $seat }: mai multe trepte de o singură culoare decât trepte complete.
web-kitchen-check-complete = Turnuri complete: { $count }, deși dona se încheie cu primul?
web-kitchen-referee = Arbitru
web-kitchen-referee-lead = Atinge sau tastează levata, mâna în cauză sau amândouă și întreabă ce se poate juca și cine ia levata.
web-kitchen-referee-lead-towers = Atinge sau tastează un turn, cartea trasă sau amândouă și întreabă unde poate fi pusă, ce se poate fura cu ea și cât aduce turnul.
web-kitchen-ask = Întreabă
web-kitchen-clear = Golește toate câmpurile
web-kitchen-tap = Atinge cărțile ca să le pui în acest câmp
web-kitchen-back = Scoate una
web-kitchen-may = { $card }: se poate juca
web-kitchen-quotes = Ce spun regulile
web-kitchen-to-play = { $first ->
    [yes] Deschide { $seat }.
   *[no] Urmează { $seat }.
}
web-kitchen-so-far = Deocamdată câștigă { $seat }: { $card }.
web-kitchen-nobody-so-far = Deocamdată nu câștigă nimeni.
web-kitchen-kitty = { $seat } ia și talonul, { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
web-kitchen-fault-earlier = Levata anterioară { $number } nu are { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
web-kitchen-fault-trick = O levată are cel mult { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
web-kitchen-fault-pack = { $card }: în pachet { $count ->
    [0] nu există această carte
    [one] este numai { $count }
    [few] sunt numai { $count }
   *[other] sunt numai { $count }
}.
web-kitchen-fault-hand = Într-o mână sunt numai { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, iar levatele sunt tot atâtea.
web-kitchen-fault-tower = O carte nu face parte din acest pachet.
web-kitchen-as-start = Drept carte de start: { $card }, valoare { $value }
web-kitchen-in-row = { $row ->
    [left] La stânga
   *[right] La dreapta
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] La stânga
   *[right] La dreapta
}: { $card }, valoare { $value }
web-kitchen-values = de la { $low } la { $high }
web-kitchen-tower = Turnul aduce { points }: { $step } pentru trepte, { $bonus } pentru culori.
web-kitchen-tower-complete = Amândouă rândurile sunt pline: turnul este complet.
web-kitchen-steals = { $count ->
    [0] Din celălalt turn nu se poate fura nimic pentru acesta.
    [one] Este posibil un furt.
    [few] Sunt posibile { $count } furturi.
   *[other] Sunt posibile { $count } de furturi.
}
web-kitchen-steal = { $card } (în celălalt turn: { row-name }), { $to ->
    [left] în rândul meu din stânga
    [right] în rândul meu din dreapta
   *[start] drept cartea mea de start
}, valoare { $value }
web-kitchen-print-cards = Tipărește cărțile
web-kitchen-cards-lead = Foi A4 cu câte nouă cărți, de tăiat după semne. Tipărește-le la 100 %; cu verso, tipărește pe ambele fețe, întoarse pe latura lungă.
web-kitchen-cards-special = Cărți care nu se găsesc în niciun magazin
web-kitchen-cards-usual = Cărțile celorlalte jocuri
web-kitchen-fronts = Foi
web-kitchen-backs = Foi cu verso
