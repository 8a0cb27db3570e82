# Editorul de reguli: pagina lui și fiecare regulă cu un nume (web-rule-), o frază (web-about-) și valorile ei.

web-editor = Regulile casei
web-editor-lead = Schimbă regulile așa cum joci acasă. Fiecare schimbare este verificată, iar alături stau regulile în cuvinte.
web-editor-fine = { $count ->
    [0] Acestea sunt regulile de la { $name }.
    [one] Cu aceste reguli se poate juca. Un singur lucru este altfel decât la { $name }.
    [few] Cu aceste reguli se poate juca. { $count } lucruri sunt altfel decât la { $name }.
   *[other] Cu aceste reguli se poate juca. { $count } de lucruri sunt altfel decât la { $name }.
}
web-editor-faulty = Așa încă nu se poate. Regulile în cuvinte sunt cele de dinainte.
web-editor-check = Verifică
web-editor-base = Pornește de la
web-editor-base-about = Alt joc începe cu propriile lui reguli.
web-editor-name = Numele regulilor tale
web-editor-presets = Schimbări gata făcute
web-editor-asked = Ce se schimbă cel mai des
web-editor-more = Tot restul
web-editor-reset = Anulează toate schimbările
web-editor-was = în loc de: { $value }
web-editor-marks = Subliniat: nou. Tăiat: ca la { $name }.
web-editor-changes = Ce este altfel
web-editor-new = Nou:
web-editor-gone = Nu mai este valabil:
web-editor-share = Salvează și distribuie
web-editor-link = Adresa acestor reguli:
web-editor-keep = Fă o adresă scurtă
web-editor-download = Descarcă într-un fișier
web-editor-upload = Deschide un fișier de reguli:
web-editor-open = Deschide

web-rule-yes = da
web-rule-no = nu
web-rule-nothing = nimic
web-rule-other = altceva…
web-rule-number = acest număr:
web-rule-as-in = { $values } ca la { $name }
web-rule-in-words = Și în cuvinte: { $example }.
web-rule-understood = Înțeles astfel: { $value }
web-rule-range = { $high ->
    [0] Un număr întreg de la { $low } în sus.
   *[other] Un număr întreg de la { $low } la { $high }.
}

web-rule-cannot = „{ $text }” nu poate sta aici.
web-rule-cannot-empty = Aici trebuie să stea ceva.
web-allowed-number = { $kind ->
    [between] un număr întreg de la { $low } la { $high }
    [from] un număr întreg de la { $low } în sus
   *[any] un număr întreg
}
web-allowed-selector = cărți (QS), culori (suit:H), valori (rank:Q) sau all
web-allowed-points = cărți (QS 13), culori (suit:H 1), valori (rank:Q 2) sau all, fiecare cu un număr întreg
web-allowed-card = cărți precum QS sau 10H
web-allowed-opening-card = o carte precum 2C sau lowest_of:C
web-allowed-suit = culori: C, D, H, S
web-allowed-rank = valori: de la 1 la 11, J, Q, K, A

# Grupele
web-group-pack = Pachetul de cărți
web-group-joker = Jokeri
web-group-deal = Împărțirea
web-group-dealer = Cel care împarte
web-group-pass = Pasarea
web-group-opening = Prima deschidere
web-group-next-deal = Prima deschidere în donele următoare
web-group-lead = Deschiderea levatelor
web-group-first-trick = Prima levată
web-group-trick = Levate și cărți identice
web-group-score = Puncte
web-group-moon = A lua tot
web-group-sun = Toate levatele
web-group-end = Sfârșitul partidei
web-group-tower = Turnuri, jokeri și furt

# Schimbări gata făcute ale variantelor
web-bundle-sun = Soarele
web-bundle-jack-11 = Valetul de caro scade 11
web-bundle-fixed-deals = Un număr fix de done
web-bundle-moon-13-and-1 = „A lua tot” cu 13 cupe și o damă
web-bundle-high-points = Puncte mari
web-bundle-eleven = Unsprezece din fiecare culoare
web-bundle-standard-pack = Pachet obișnuit
web-bundle-previous-trick = Cupe numai după cupe
web-bundle-ten-of-diamonds = Zece de caro în locul valetului
web-bundle-jack-for-moon = La „a lua tot” trebuie și valetul
web-bundle-queen-50 = Dama costă 50

# Inimi
web-rule-hearts-pack-count = Pachete
web-about-hearts-pack-count = Un pachet sau două amestecate împreună.
web-rule-hearts-pack-suits = Culori
web-about-hearts-pack-suits = Culorile din pachet.
web-rule-hearts-pack-ranks = Valori
web-about-hearts-pack-ranks = Valorile, începând cu cea mai mică; una mai mare ia levata.
web-rule-hearts-pack-remove = Cărți scoase
web-about-hearts-pack-remove = Cărți care se scot din fiecare pachet.
web-rule-hearts-pack-jokers = Jokeri
web-about-hearts-pack-jokers = Câți jokeri se adaugă.
web-rule-hearts-joker-mode = Ce face un joker
web-about-hearts-joker-mode = Ce poate face un joker într-o levată.
web-values-hearts-joker-mode = { $value ->
    [excuse] se poate juca oricând, nu câștigă niciodată
    [always_wins] primul ia levata
   *[none] nu există
}
web-rule-hearts-deal-hands = Cărți de jucător
web-about-hearts-deal-hands = Câte cărți primește fiecare.
web-values-hearts-deal-hands = { $value ->
   *[even] câte ajung pentru toți în mod egal
}
web-rule-hearts-deal-leftover = Cărți rămase
web-about-hearts-deal-leftover = Ce se întâmplă cu cărțile neîmpărțite.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] le ia cine câștigă prima levată
    [kitty_last_trick] le ia cine câștigă ultima levată
    [kitty_first_heart] le ia cine câștigă prima levată cu o cupă
   *[set_aside] se pun deoparte
}
web-rule-hearts-deal-leftover-seen-by = Cine se poate uita la ele
web-about-hearts-deal-leftover-seen-by = Cine poate vedea cărțile rămase.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] cine le câștigă
    [all] toți
   *[nobody] nimeni
}
web-rule-hearts-dealer-first = Cine împarte primul
web-about-hearts-dealer-first = Tragere la sorți sau un loc, numărat de la 0.
web-values-hearts-dealer-first = { $value ->
   *[random] se trage la sorți
}
web-rule-hearts-dealer-next = Cine împarte apoi
web-about-hearts-dealer-next = Cine împarte după o donă.
web-values-hearts-dealer-next = { $value ->
    [left] vecinul din stânga celui care a împărțit
    [right] vecinul din dreapta celui care a împărțit
   *[most_points] cine are scorul cel mai mare
}
web-rule-hearts-pass-count = Cărți pasate
web-about-hearts-pass-count = Cărți pe care fiecare le pasează înainte de joc; 0: fără pasare.
web-rule-hearts-pass-cycle = Încotro merg
web-about-hearts-pass-cycle = În prima donă, în a doua și așa mai departe; apoi se ia de la capăt.
web-rule-hearts-opening-leader = Cine deschide primul
web-about-hearts-opening-leader = Cine deschide prima levată.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] cine are cartea de deschidere
    [left_of_dealer] vecinul din stânga celui care împarte
    [dealer] cel care împarte
    [youngest] cel mai tânăr, numit de gazdă
   *[seat] un loc numit de gazdă
}
web-rule-hearts-opening-card = Cartea de deschidere
web-about-hearts-opening-card = Cartea care deschide o donă, de exemplu 2C (doi de treflă), sau lowest_of:C pentru cea mai mică treflă pe care o are cineva.
web-values-hearts-opening-card = { $value ->
   *[none] niciuna
}
web-rule-hearts-opening-must = Cu ce trebuie să deschidă cine o are
web-about-hearts-opening-must = Cu ce trebuie să deschidă cine are cartea de deschidere.
web-values-hearts-opening-must = { $value ->
    [card] cu această carte
    [suit] cu o carte din culoarea ei
   *[any] cu orice carte
}
web-rule-hearts-opening-forbidden = Cu ce nu se poate deschide
web-about-hearts-opening-forbidden = Cu ce nu are voie nimeni să deschidă prima levată a donei, decât dacă nu are altceva: cărți (QS), culori (suit:H), valori (rank:Q) sau all.
web-rule-hearts-next-deal-leader = Cine deschide primul mai târziu
web-about-hearts-next-deal-leader = Cine deschide prima levată în donele de după prima.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] ca în prima donă
    [most_points_last_deal] cine a primit cele mai multe puncte data trecută
    [most_points_total] cine are scorul cel mai mare
    [fewest_points] cine a primit cele mai puține puncte data trecută
   *[last_winner] cine a luat ultima levată data trecută
}
web-rule-hearts-next-deal-tie = Dacă mai mulți au la fel
web-about-hearts-next-deal-tie = Cine deschide primul dintre cei cu aceleași puncte.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] primul la stânga celui care a deschis data trecută
    [youngest] cel mai tânăr
   *[random] se trage la sorți
}
web-rule-hearts-lead-locked = Blocate la început
web-about-hearts-lead-locked = Cu ce nu se poate deschide înainte de deblocare, decât dacă nu ai altceva: cărți (QS), culori (suit:H), valori (rank:Q) sau all.
web-rule-hearts-lead-broken-by = Ce deblochează
web-about-hearts-lead-broken-by = Cărți (QS), culori (suit:H), valori (rank:Q) sau all.
web-rule-hearts-lead-broken-when = Când se poate deschide cu cupe
web-about-hearts-lead-broken-when = Când se deblochează cupele sau ce altceva este blocat.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] după ce s-a jucat una într-o levată anterioară
    [collected_earlier_trick] după ce cineva a luat una într-o levată anterioară
    [in_previous_trick] dacă a fost una în levata precedentă
    [last_card_of_previous_trick] dacă una a fost ultima carte a levatei precedente
    [never] niciodată, decât dacă nu ai altceva
   *[free] mereu
}
web-rule-hearts-lead-break-requires-discard = Numai descărcarea deblochează
web-about-hearts-lead-break-requires-discard = Deblochează numai o carte descărcată pe altă culoare, nu una cu care se răspunde la culoare sau se deschide.
web-rule-hearts-lead-queen-counts-as-heart = Dama contează drept cupă
web-about-hearts-lead-queen-counts-as-heart = Cine are numai cupe și dama de pică poate deschide cu oricare dintre ele.
web-rule-hearts-first-trick-forbidden = Nu în prima levată
web-about-hearts-first-trick-forbidden = Ce nu are voie nimeni să joace în prima levată, decât dacă nu are altceva: cărți (QS), culori (suit:H), valori (rank:Q) sau all.
web-rule-hearts-trick-duplicates = Două cărți identice
web-about-hearts-trick-duplicates = Ce fac două cărți identice într-o levată; numai cu două pachete.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] nu există
    [cancel] se anulează reciproc
    [first_wins] prima este mai mare
   *[last_wins] ultima este mai mare
}
web-rule-hearts-trick-void-when = Când este nulă o levată
web-about-hearts-trick-void-when = Nimeni nu câștigă o levată nulă; cine o câștigă pe următoarea ia și cărțile ei. Dacă ajung două perechi care se anulează, cu 9 jucători sunt nule cam 23 de levate din 100, cu 10 cam 34, iar cu 11 cam 40; dacă trebuie să nu rămână nicio carte din culoarea cerută, aproape niciuna.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] când nu rămâne nicio carte din culoarea cerută
   *[two_pairs_or_no_live_led_card] și când se anulează două perechi
}
web-rule-hearts-trick-void-next-leader = Cine deschide după o levată nulă
web-about-hearts-trick-void-next-leader = Cine deschide când nu a câștigat nimeni.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] din nou același jucător
   *[left_of_leader] vecinul din stânga celui care a deschis-o
}
web-rule-hearts-trick-last-void-to = Ultima levată, dacă este nulă
web-about-hearts-trick-last-void-to = Cine primește ultima levată, dacă este nulă, cu tot ce așteaptă.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] nimeni
    [leader] cine a deschis-o
    [previous_winner] cine a câștigat ultima levată valabilă
   *[second_copy_of_highest] cine a jucat a doua din cea mai mare pereche a culorii
}
web-rule-hearts-score-points = Cât costă cărțile
web-about-hearts-score-points = Cărți (QS 13), culori (suit:H 1), valori (rank:Q 2) sau all, fiecare cu punctele ei; contează indicația cea mai precisă.
web-rule-hearts-score-points-one = Puncte: { $card }
web-about-hearts-score-points-one = Cât costă să iei această carte; gol: nu mai mult decât costă culoarea ei.
web-rule-hearts-score-bonus = Cărți bonus
web-about-hearts-score-bonus = Cărți care adaugă sau scad puncte, pe lângă cărțile care costă puncte și „a lua tot”, de exemplu JD -10.
web-rule-hearts-score-bonus-one = Bonus: { $card }
web-about-hearts-score-bonus-one = Puncte pentru cine ia această carte, de exemplu -10; gol: niciunul.
web-rule-hearts-score-no-trick-bonus = Pentru nicio levată
web-about-hearts-score-no-trick-bonus = Puncte pentru cine nu ia nicio levată, în donele în care nimeni nu „ia tot”, de exemplu -5; 0: niciunul.
web-rule-hearts-score-negative-total = Scoruri sub 0
web-about-hearts-score-negative-total = Dacă un scor poate scădea sub 0.
web-rule-hearts-score-winner = Cine câștigă
web-about-hearts-score-winner = Ce scor câștigă partida.
web-values-hearts-score-winner = { $value ->
    [lowest] scorul cel mai mic
   *[highest] scorul cel mai mare
}
web-rule-hearts-moon-award = A lua tot
web-about-hearts-moon-award = Ce se întâmplă când cineva ia toate cărțile care costă puncte.
web-values-hearts-moon-award = { $value ->
    [none] nimic: nu există „a lua tot”
    [add_to_others] ceilalți primesc puncte
    [subtract_from_self] cel care a reușit își scade puncte din scor
   *[shooter_chooses] cel care a reușit alege între cele două
}
web-rule-hearts-moon-value = Punctele pentru „a lua tot”
web-about-hearts-moon-value = Câte puncte se adaugă sau se scad la „a lua tot”.
web-values-hearts-moon-value = { $value ->
   *[deck_total] cât costă cărțile împărțite și un talon
}
web-rule-hearts-moon-requires-bonus = Și cu cărțile bonus
web-about-hearts-moon-requires-bonus = Dacă la „a lua tot” trebuie luate și cărțile bonus.
web-rule-hearts-moon-needs = Ce trebuie la „a lua tot”
web-about-hearts-moon-needs = Toate cărțile care costă puncte sau atâtea din fiecare, de exemplu suit:H 13, QS 1; dacă doi jucători le au, nimeni nu a luat tot.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] toate cărțile care costă puncte
}
web-rule-hearts-moon-bonus-cards = Cărțile bonus la „a lua tot”
web-about-hearts-moon-bonus-cards = Dacă se socotesc cărțile bonus într-o donă în care cineva „ia tot”.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] se socotesc
   *[suppressed] nu se socotesc
}
web-rule-hearts-sun-award = Toate levatele (soarele)
web-about-hearts-sun-award = Ce se întâmplă când cineva ia toate levatele.
web-values-hearts-sun-award = { $value ->
    [none] este doar „a lua tot”
    [add_to_others] ceilalți primesc puncte
    [subtract_from_self] cel care a reușit își scade puncte din scor
   *[shooter_chooses] cel care a reușit alege între cele două
}
web-rule-hearts-sun-value = Punctele soarelui
web-about-hearts-sun-value = Câte puncte se adaugă sau se scad când cineva ia toate levatele.
web-rule-hearts-end-limit = Partida merge până la
web-about-hearts-end-limit = Partida se încheie când cineva are atâtea puncte după o donă.
web-values-hearts-end-limit = { $value ->
   *[none] fără limită de puncte
}
web-rule-hearts-end-limit-test = La limită
web-about-hearts-end-limit-test = Dacă partida se încheie la atingerea limitei sau numai la depășirea ei.
web-values-hearts-end-limit-test = { $value ->
    [reach] ajunge să fie atinsă
   *[exceed] trebuie depășită
}
web-rule-hearts-end-deals = Numărul de done
web-about-hearts-end-deals = Partida se încheie după atâtea done.
web-values-hearts-end-deals = { $value ->
    [players] câte una pentru fiecare jucător
   *[none] nefixat
}
web-rule-hearts-end-tie = Egalitate la sfârșit
web-about-hearts-end-tie = Ce se întâmplă la egalitate.
web-values-hearts-end-tie = { $value ->
    [shared] victoria se împarte
   *[extra_deal] se mai joacă o donă
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Cel mai mare număr
web-about-herz-an-herz-tower-max-number = Cel mai mare număr din teancul de tras.
web-rule-herz-an-herz-tower-number-jokers = Jokeri numerici
web-about-herz-an-herz-tower-number-jokers = Câte unul pentru fiecare grup de numere, începând cu cel mai mic.
web-rule-herz-an-herz-tower-superjokers = Superjokeri
web-about-herz-an-herz-tower-superjokers = Câți superjokeri sunt în teancul de tras.
web-rule-herz-an-herz-tower-steal-cards = Cărți hoațe
web-about-herz-an-herz-tower-steal-cards = Câte cărți hoațe sunt în teancul de tras.
web-rule-herz-an-herz-tower-rows = Rânduri
web-about-herz-an-herz-tower-rows = Rândurile de sub cartea de start.
web-rule-herz-an-herz-tower-row-length = Cărți într-un rând
web-about-herz-an-herz-tower-row-length = Câte cărți are un rând plin.
web-rule-herz-an-herz-tower-group-size = Numere de o culoare
web-about-herz-an-herz-tower-group-size = Câte numere are un grup de culoare.
web-rule-herz-an-herz-tower-joker-value = Valoarea unui joker
web-about-herz-an-herz-tower-joker-value = Numărul pe care îl ia un joker într-un rând.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] următorul număr mai mic
   *[free_choice] oricare care se potrivește
}
web-rule-herz-an-herz-tower-group-overflow = Un joker numeric mult mai jos
web-about-herz-an-herz-tower-group-overflow = Ce se întâmplă cu un joker numeric al cărui grup se află mult sub cartea de deasupra.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] ia cel mai mare număr din grupul lui
   *[illegal] nu poate fi așezat
}
web-rule-herz-an-herz-tower-start-superjoker = Un superjoker drept carte de start
web-about-herz-an-herz-tower-start-superjoker = Cât valorează un superjoker drept carte de start.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] valorează 100
    [top_in_play] valorează cât cel mai mare număr din joc
   *[above_all] stă peste toate numerele
}
web-rule-herz-an-herz-tower-steal-target = Ce poate fi furat
web-about-herz-an-herz-tower-steal-target = Ce cărți din alt turn poate lua o carte hoață.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] ultima carte din fiecare rând
   *[last_two] cele două cărți aflate cel mai jos în turn
}
web-rule-herz-an-herz-tower-steal-start-card = Furtul unei cărți de start
web-about-herz-an-herz-tower-steal-start-card = Dacă o carte de start poate fi furată.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] niciodată
   *[if_alone] cât timp sub ea nu se află nimic
}
web-rule-herz-an-herz-tower-steal-as-start = Carte de start furată
web-about-herz-an-herz-tower-steal-as-start = Dacă o carte furată poate deveni cartea de start a celui care fură.
web-rule-herz-an-herz-tower-steal-extra-draw = Încă o carte după furt
web-about-herz-an-herz-tower-steal-extra-draw = Dacă cel care fură mai trage o carte.
web-rule-herz-an-herz-tower-round-end = Când un turn este complet
web-about-herz-an-herz-tower-round-end = Când se încheie dona, după ce un turn este complet.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] dona se încheie imediat
   *[finish_turn_cycle] toți sunt la rând de același număr de ori
}
web-rule-herz-an-herz-tower-step-points = Punctele unei trepte
web-about-herz-an-herz-tower-step-points = Puncte pentru o treaptă cu două cărți.
web-rule-herz-an-herz-tower-colour-bonus = În plus pentru o culoare
web-about-herz-an-herz-tower-colour-bonus = Puncte în plus dacă ambele cărți ale unei trepte sunt de aceeași culoare.
web-rule-herz-an-herz-tower-superjoker-bonus = Superjokerii au culoare
web-about-herz-an-herz-tower-superjoker-bonus = Dacă un superjoker poate aduce punctele pentru aceeași culoare.
web-rule-herz-an-herz-tower-rounds = Done într-o partidă
web-about-herz-an-herz-tower-rounds = Partida se încheie după atâtea done.
web-rule-herz-an-herz-tower-discard-seen = Teancul de decartare
web-about-herz-an-herz-tower-discard-seen = Cât din teancul de decartare stă la vedere.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] se vede numai cartea de deasupra
   *[all] tot teancul stă la vedere
}
web-rule-herz-an-herz-tower-next-starter = Cine începe dona următoare
web-about-herz-an-herz-tower-next-starter = Cine începe donele de după prima.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] cel din stânga celui care a început data trecută
    [same] același jucător
    [winner] cine a câștigat cel mai mult în dona precedentă
   *[last] cine a câștigat cel mai puțin în dona precedentă
}
web-rule-herz-an-herz-opening-leader = Cine începe
web-about-herz-an-herz-opening-leader = Gazda numește cine începe prima donă: cel mai vestit cuceritor de inimi.
web-rule-herz-an-herz-score-winner = Cine câștigă
web-about-herz-an-herz-score-winner = Ce scor câștigă partida.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] scorul cel mai mare
   *[lowest] scorul cel mai mic
}
web-rule-herz-an-herz-end-tie = Egalitate la sfârșit
web-about-herz-an-herz-end-tie = Ce se întâmplă la egalitate.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] victoria se împarte
   *[extra_deal] se mai joacă o donă
}
