# Regulile oricărei variante, făcute din datele ei.

rules-title = { $name }, { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}
rules-heading-goal = Scopul jocului
rules-heading-players = Jucători și cărți
rules-heading-dealing = Împărțirea
rules-heading-passing = Pasarea
rules-heading-opening = Prima deschidere
rules-heading-leading = Deschiderea levatelor
rules-heading-following = Răspunsul la culoare
rules-heading-tricks = Levate
rules-heading-void = Levate nule
rules-heading-kitty = Talonul
rules-heading-jokers = Jokeri
rules-heading-points = Puncte
rules-heading-moon = A lua tot
rules-heading-sun = Toate levatele
rules-heading-end = Sfârșitul
rules-heading-warnings = Bine de știut
rules-heading-laying = Așezarea cărților
rules-heading-stealing = Cărți hoațe
rules-value = { $what } { $number }
rules-sentence = { $title }: câte { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de jucător, { $passed ->
    [0] fără pasare
    [one] se pasează { $passed } carte
    [few] se pasează { $passed } cărți
   *[other] se pasează { $passed } de cărți
}; { $points }; { $end ->
    [limit] până la { $limit ->
        [one] { $limit } punct
        [few] { $limit } puncte
       *[other] { $limit } de puncte
    }
    [deals] { $deals ->
        [one] { $deals } donă
        [few] { $deals } done
       *[other] { $deals } de done
    }
   *[both] până la { $limit ->
        [one] { $limit } punct
        [few] { $limit } puncte
       *[other] { $limit } de puncte
    } sau { $deals ->
        [one] { $deals } donă
        [few] { $deals } done
       *[other] { $deals } de done
    }
}, { $winner ->
    [lowest] câștigă scorul cel mai mic
   *[highest] câștigă scorul cel mai mare
}.
rules-goal = { $winner ->
    [lowest] Câștigă cine are la sfârșit scorul cel mai mic: ferește-te de cărțile care costă puncte.
   *[highest] Câștigă cine are la sfârșit scorul cel mai mare: adună cărțile care aduc puncte.
}
rules-players = { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}, { $packs ->
    [one] un pachet
    [few] { $packs } pachete
   *[other] { $packs } de pachete
} de cărți: în total { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
rules-suits = Culori: { $suits }.
rules-ranks = De la mare la mic: { $ranks }.
rules-removed = Cărți scoase: { $cards }.
rules-jokers-added = { $count ->
    [one] Se adaugă { $count } joker.
    [few] Se adaugă { $count } jokeri.
   *[other] Se adaugă { $count } de jokeri.
}
rules-clockwise = Se joacă în sensul acelor de ceasornic, spre stânga.
rules-hands = O donă este o împărțire, cu jocul ei până la ultima carte. Fiecare primește { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
rules-dealer-first = { $kind ->
    [random] Cine împarte primul se trage la sorți.
   *[seat] Primul împarte locul { $number }; locurile se numără de la 0.
}
rules-dealer-next = { $next ->
    [left] După fiecare donă împarte vecinul din stânga celui care a împărțit.
    [right] După fiecare donă împarte vecinul din dreapta celui care a împărțit.
   *[most_points] După fiecare donă împarte cine are scorul cel mai mare.
}
rules-set-aside = { $count ->
    [one] { $count } carte rămâne și se pune deoparte
    [few] { $count } cărți rămân și se pun deoparte
   *[other] { $count } de cărți rămân și se pun deoparte
}{ $seen ->
    [all] , cu fața în sus.
   *[nobody] , cu fața în jos.
}
rules-no-passing = Nu se pasează cărți.
rules-passing = Înainte de joc fiecare pasează { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
rules-direction = { $direction ->
    [L1] la stânga
    [R1] la dreapta
    [L2] la al doilea loc din stânga
    [R2] la al doilea loc din dreapta
    [ACROSS] vizavi
   *[HOLD] fără pasare
}
rules-pass-always = În fiecare donă: { rules-direction }.
rules-pass-deal = Dona { $number }: { rules-direction }.
rules-pass-again = După { $count ->
    [one] { $count } donă
    [few] { $count } done
   *[other] { $count } de done
} se ia de la capăt.
rules-pass-unseen = Nimeni nu vede ce primește înainte ca toți să fi pasat.
rules-lowest-of = cea mai mică carte de { suit-name } din joc
rules-opening-leader = { $leader ->
    [holder_leads_it] Prima levată o deschide cine are această carte, și anume cu ea: { $card }.
    [holder_of_card] Prima levată o deschide cine are această carte: { $card }.
    [left_of_dealer] Prima levată o deschide vecinul din stânga celui care împarte.
    [dealer] Prima levată o deschide cel care împarte.
    [youngest] Prima levată o deschide cel mai tânăr.
   *[seat] Prima levată o deschide un loc numit de gazdă.
}
rules-opening-must = { $must ->
    [card] Cine are această carte și deschide prima levată trebuie să deschidă chiar cu ea: { $card }.
   *[suit] Cine are această carte și deschide prima levată trebuie să deschidă cu o carte din culoarea ei: { $card }.
}
rules-opening-forbidden = Prima levată a donei nu poate fi deschisă cu { $cards }, decât dacă nu ai altceva.
rules-next-leader = { $leader ->
    [most_points_last_deal] În donele următoare deschide primul cine a primit cele mai multe puncte în dona precedentă.
    [most_points_total] În donele următoare deschide primul cine are scorul cel mai mare.
    [fewest_points] În donele următoare deschide primul cine a primit cele mai puține puncte în dona precedentă.
   *[last_winner] În donele următoare deschide primul cine a luat ultima levată din dona precedentă.
}
rules-next-tie = { $tie ->
    [left_of_previous] Dacă sunt mai mulți, deschide cel dintâi dintre ei, socotind spre stânga de la cine a deschis primul data trecută.
    [youngest] Dacă sunt mai mulți, deschide cel mai tânăr dintre ei.
   *[random] Dacă sunt mai mulți, se trage la sorți.
}
rules-lead-free = Se poate deschide cu orice carte.
rules-locked = { $when ->
    [played_earlier_trick] Cărți blocate la început: { $locked }. Cu ele se poate deschide numai după ce într-o levată anterioară s-a jucat { $breaking }.
    [collected_earlier_trick] Cărți blocate la început: { $locked }. Cu ele se poate deschide numai după ce cineva a luat { $breaking } într-o levată anterioară.
    [in_previous_trick] Cărți blocate: { $locked }. Cu ele se poate deschide numai dacă în levata imediat precedentă s-a jucat { $breaking }.
    [last_card_of_previous_trick] Cărți blocate: { $locked }. Cu ele se poate deschide numai dacă ultima carte din levata imediat precedentă a fost { $breaking }.
   *[never] Cărți blocate mereu: { $locked }.
}
rules-break-discard = Pentru aceasta contează numai o carte descărcată pe altă culoare.
rules-lock-waived = Cine nu are altceva poate totuși deschide cu ele.
rules-queen-as-heart = Cine are numai cupe și dama de pică poate deschide cu oricare dintre ele.
rules-lead-any-time = { $first ->
    [other] După prima deschidere a donei se poate deschide oricând cu: { $cards }.
   *[free] Se poate deschide oricând cu: { $cards }.
}
rules-follow = Răspunde la culoare dacă poți; dacă nu, joacă orice carte.
rules-first-trick = În prima levată nimeni nu are voie să joace { $cards }, decât dacă nu are altceva.
rules-first-trick-lead = Acest lucru nu e valabil pentru deschidere.
rules-trick-won = Cărțile jucate pe rând, câte una de fiecare, sunt o levată; cine joacă prima carte deschide levata, iar culoarea ei este cea cerută. Cea mai mare carte din culoarea cerută ia levata, iar cine a jucat-o deschide levata următoare. Nu există atu: nicio altă culoare nu bate.
rules-duplicates = { $kind ->
    [cancel] Două cărți identice într-o levată se anulează reciproc: niciuna nu poate câștiga, dar își păstrează punctele.
    [first_wins] Dintre două cărți identice, prima este mai mare.
   *[last_wins] Dintre două cărți identice, ultima este mai mare.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] O levată este nulă când în ea se anulează două sau mai multe perechi sau când nu rămâne nicio carte din culoarea cerută.
    [no_live_led_card] O levată este nulă când nu rămâne nicio carte din culoarea cerută.
   *[only_jokers] O levată numai din jokeri este nulă.
}
rules-void-next = { $leader ->
    [same_leader] Cărțile ei așteaptă și revin celui care câștigă prima levată valabilă de după ea; deschide din nou același jucător.
   *[left_of_leader] Cărțile ei așteaptă și revin celui care câștigă prima levată valabilă de după ea; deschide vecinul din stânga celui care a deschis-o.
}
rules-void-last = { $to ->
    [nobody] Dacă ultima levată este nulă, nimeni nu primește cărțile ei și nici pe cele care încă așteaptă.
    [leader] Dacă ultima levată este nulă, cărțile ei și cele care încă așteaptă le primește cine a deschis-o.
    [previous_winner] Dacă ultima levată este nulă, cărțile ei și cele care încă așteaptă le primește cine a câștigat ultima levată valabilă; dacă n-a fost niciuna, nu le primește nimeni.
   *[second_copy_of_highest] Dacă ultima levată este nulă, cărțile ei și cele care încă așteaptă le primește cine a jucat a doua carte din cea mai mare pereche din culoarea cerută; dacă nu există o astfel de pereche, nu le primește nimeni.
}
rules-kitty = { $count ->
    [one] { $count } carte rămâne și formează talonul
    [few] { $count } cărți rămân și formează talonul
   *[other] { $count } de cărți rămân și formează talonul
}: { $when ->
    [kitty_first_trick] îl ia primul care câștigă o levată.
    [kitty_last_trick] îl ia cine câștigă ultima levată.
   *[kitty_first_heart] îl ia cine ia prima cupă.
}
rules-kitty-seen = { $seen ->
    [winner] Numai cine îl ia se uită la el.
    [all] Atunci îl văd toți.
   *[nobody] Nimeni nu se uită la el înainte de sfârșit.
}
rules-joker = { $mode ->
    [excuse] Un joker nu aparține niciunei culori, nu costă nimic și nu câștigă niciodată; se poate juca oricând.
    [excuse_costs] Un joker nu aparține niciunei culori și nu câștigă niciodată; se poate juca oricând.
    [always_wins] Primul joker dintr-o levată o ia; un joker în sine nu costă nimic și se poate juca oricând.
   *[always_wins_costs] Primul joker dintr-o levată o ia; un joker se poate juca oricând.
}
rules-joker-led = Dacă se deschide cu un joker, următoarea carte care nu este joker contează ca deschidere: ea hotărăște culoarea și nu poate fi o carte cu care nu e voie să se deschidă.
rules-points = Cărți care costă puncte: { $list }.
rules-bonus = Cărți bonus: { $list }.
rules-jinx = { $card } este cartea cu ghinion{ $instead ->
    [0] .
   *[other] : valorează { $value } în loc de { $instead }.
}
rules-points-total = { $aside ->
    [yes] Toate cărțile împreună costă { points }; cele puse deoparte nu intră în scorul nimănui.
   *[no] În total, cărțile unei done costă { points }.
}
rules-no-trick = { $feat ->
    [moon] Cine nu ia nicio levată primește { points }, în afară de donele în care cineva „ia tot”.
    [sun] Cine nu ia nicio levată primește { points }, în afară de donele în care cineva ia toate levatele.
    [both] Cine nu ia nicio levată primește { points }, în afară de donele în care cineva „ia tot” sau ia toate levatele.
   *[none] Cine nu ia nicio levată primește { points }.
}
rules-points-wanted = Aici punctele sunt dorite: cât „costă” o carte se adaugă la scorul celui care o ia.
rules-never-negative = Un scor nu scade niciodată sub 0.
rules-no-moon = { $sun ->
    [yes] Cine ia toate cărțile care costă puncte, dar nu toate levatele, primește pur și simplu punctele lor.
   *[no] Cine ia toate cărțile care costă puncte primește pur și simplu punctele lor.
}
rules-moon = Cine ia toate cărțile care costă puncte „ia tot”.
rules-moon-needs = Cine ia cel puțin aceste cărți „ia tot”: { $cards }.
rules-moon-needs-two = Dacă le iau mai mulți jucători, nimeni nu „ia tot”.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] La „a lua tot” trebuie luate și cărțile bonus: { $cards }.
   *[sun] Trebuie luate și cărțile bonus: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Atunci toți ceilalți primesc { $value ->
        [one] { $value } punct
        [few] { $value } puncte
       *[other] { $value } de puncte
    }
    [subtract_from_self] Atunci cel care a reușit își scade din scor { $value ->
        [one] { $value } punct
        [few] { $value } puncte
       *[other] { $value } de puncte
    }
   *[shooter_chooses] Atunci cel care a reușit alege: ori toți ceilalți primesc { $value ->
        [one] { $value } punct
        [few] { $value } puncte
       *[other] { $value } de puncte
    }, ori își scade la fel de multe din scorul propriu
}{ $kind ->
    [total] , atâtea câte costă cărțile unei done.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Atunci toți ceilalți primesc atâtea puncte câte costă toate cărțile împărțite.
    [subtract_from_self] Atunci cel care a reușit își scade din scor atâtea puncte câte costă toate cărțile împărțite.
   *[shooter_chooses] Atunci cel care a reușit alege: ori toți ceilalți primesc atâtea puncte câte costă toate cărțile împărțite, ori își scade la fel de multe din scorul propriu.
}
rules-moon-clears = Într-o astfel de donă, cărțile în sine nu costă pe nimeni nimic.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Cărțile bonus se socotesc și în donele în care cineva „ia tot”.
        [sun] Cărțile bonus se socotesc și în donele în care cineva ia toate levatele.
       *[both] Cărțile bonus se socotesc și în donele în care cineva „ia tot” sau ia toate levatele.
    }
   *[suppressed] { $feat ->
       [moon] Cărțile bonus nu se socotesc în donele în care cineva „ia tot”.
       [sun] Cărțile bonus nu se socotesc în donele în care cineva ia toate levatele.
      *[both] Cărțile bonus nu se socotesc în donele în care cineva „ia tot” sau ia toate levatele.
   }
}
rules-sun = { $kind ->
    [moon] Dacă cel care „ia tot” ia și toate levatele, se aplică regula aceasta în locul celei de la „a lua tot”.
    [some] Regula aceasta se aplică dacă cineva ia toate levatele și, în ele, cel puțin aceste cărți: { $cards }.
   *[all] Regula aceasta se aplică dacă cineva ia toate levatele și, în ele, toate cărțile care costă puncte.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] Partida se încheie când, după o donă, cineva are { $limit ->
            [one] { $limit } punct
            [few] { $limit } puncte
           *[other] { $limit } de puncte
        } sau mai mult.
       *[exceed] Partida se încheie când, după o donă, cineva are mai mult de { $limit ->
            [one] { $limit } punct.
            [few] { $limit } puncte.
           *[other] { $limit } de puncte.
        }
    }
    [deals] { $deals ->
        [one] Partida se încheie după { $deals } donă.
        [few] Partida se încheie după { $deals } done.
       *[other] Partida se încheie după { $deals } de done.
    }
   *[both] { $test ->
        [reach] Partida se încheie când, după o donă, cineva are { $limit ->
            [one] { $limit } punct
            [few] { $limit } puncte
           *[other] { $limit } de puncte
        } sau mai mult, cel târziu după dona { $deals }.
       *[exceed] Partida se încheie când, după o donă, cineva are mai mult de { $limit ->
            [one] { $limit } punct
            [few] { $limit } puncte
           *[other] { $limit } de puncte
        }, cel târziu după dona { $deals }.
    }
}
rules-end-players = Sunt atâtea done câți jucători.
rules-tie = { $tie ->
    [shared] La egalitate pe primul loc victoria se împarte.
   *[extra_deal] La egalitate pe primul loc se mai joacă o donă.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} într-un singur teanc de tras, două rânduri a câte { $length }; { $step ->
    [one] { $step } punct
    [few] { $step } puncte
   *[other] { $step } de puncte
} pentru o treaptă completă, încă { $bonus } pentru același grup de culoare; { $deals ->
    [one] { $deals } donă
    [few] { $deals } done
   *[other] { $deals } de done
}, { $winner ->
    [highest] câștigă scorul cel mai mare
   *[lowest] câștigă scorul cel mai mic
}.
rules-herz-goal = Construiește un turn: sub o carte de start, două rânduri descrescătoare a câte { $length ->
    [one] { $length } carte
    [few] { $length } cărți
   *[other] { $length } de cărți
}. { $winner ->
    [highest] Câștigă cine are la sfârșit scorul cel mai mare.
   *[lowest] Câștigă cine are la sfârșit scorul cel mai mic.
}
rules-herz-players = { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}, { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: numerele de la 1 la { $top }, în grupuri de culoare a câte { $size }, și cărți speciale.
rules-herz-special = Jokeri numerici: { $number_jokers }, superjokeri: { $superjokers }, cărți hoațe: { $steal_cards }.
rules-herz-box = În cutie rămân: { $colours ->
    [turquoise] cărțile turcoaz, de la 76 la 100
   *[both] cărțile roșii și turcoaz, de la 51 la 100
}; jokeri numerici: { $number_jokers }, superjokeri: { $superjokers }, cărți hoațe: { $steal_cards }.
rules-herz-clockwise = Se joacă în sensul acelor de ceasornic, spre stânga.
rules-herz-stock = Toate cărțile se amestecă într-un singur teanc de tras; nimeni nu are cărți în mână.
rules-herz-first-starter = Începe cine e cunoscut pentru cele mai multe inimi frânte: un loc numit de gazdă.
rules-herz-next-starter = { $next ->
    [rotate] Dona următoare o începe vecinul din stânga celui care a început înainte.
    [same] Același jucător începe fiecare donă.
    [winner] Dona următoare o începe cine a câștigat cele mai multe puncte.
   *[last] Dona următoare o începe cine a câștigat cele mai puține puncte.
}
rules-herz-next-tie = Dacă sunt mai mulți, începe cel dintâi dintre ei, socotind spre stânga de la cine a început data trecută.
rules-herz-draw = Pe rând, fiecare trage cartea de deasupra, la vedere, și hotărăște pe loc ce face cu ea.
rules-herz-start = Prima carte păstrată este cartea de start; ea rămâne la locul ei.
rules-herz-rows = Sub ea stau un rând la stânga și unul la dreapta, fiecare de cel mult { $length ->
    [one] { $length } carte
    [few] { $length } cărți
   *[other] { $length } de cărți
}; fiecare carte trebuie să fie mai mică decât cea de deasupra ei în rândul său.
rules-herz-free = În loc să fie așezată, o carte poate fi oricând decartată; atunci iese din această donă.
rules-herz-discards = { $seen ->
    [top] Din teancul de decartare se vede numai cartea de deasupra.
   *[all] Oricine poate răsfoi teancul de decartare.
}
rules-herz-joker-value = { $value ->
    [next_lower] Un joker valorează acolo unde stă cât următoarea valoare mai mică.
   *[free_choice] Un joker valorează cât orice valoare mai mică numită de cine îl joacă.
}
rules-herz-number-joker = { $overflow ->
    [any] Un joker numeric rămâne în grupul lui de culoare; dacă în grup nu există nicio valoare mai mică, jokerul nu se potrivește.
    [clamp] Un joker numeric rămâne în grupul lui de culoare: unde următoarea valoare mai mică este deasupra grupului, jokerul valorează cât cea mai mare din grup; unde este sub grup, jokerul nu se potrivește.
   *[illegal] Un joker numeric rămâne în grupul lui de culoare; se poate așeza numai dacă următoarea valoare mai mică este în grup.
}
rules-herz-number-joker-start = Drept carte de start, un joker numeric valorează cât cea mai mare din grupul lui.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Drept carte de start, un superjoker valorează { $value }, cel mai mare număr din joc.
    [above_all] Drept carte de start, un superjoker valorează { $value }, peste toate numerele.
   *[100] Drept carte de start, un superjoker valorează { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Cine trage o carte hoață poate lua de la cineva cartea de la capătul de jos al unui rând.
   *[last_two] Cine trage o carte hoață poate lua de la cineva una dintre cele două cărți aflate cel mai jos în turn, indiferent de rând; dacă două de pe aceeași treaptă împart locul al doilea, se poate lua oricare dintre ele. Ce era dedesubt urcă.
}
rules-herz-steal-fits = Cartea trebuie să se potrivească într-un rând al celui care fură, iar acolo valoarea ei se stabilește din nou. Cartea hoață se decartează, folosită sau nu.
rules-herz-steal-start = { $start ->
    [never] Cărțile de start nu pot fi furate.
   *[if_alone] O carte de start poate fi furată cât timp sub ea nu se află nimic.
}
rules-herz-steal-as-start = Cine nu are carte de start poate lua drept carte de start o carte furată.
rules-herz-steal-turn = { $again ->
    [yes] După furt se mai trage o dată, dacă propriul turn nu este complet.
   *[no] Furtul încheie tura.
}
rules-herz-step = Fiecare treaptă completă, adică o carte din stânga și una din dreapta, una lângă alta, aduce { points }.
rules-herz-colour = Dacă amândouă sunt din același grup de culoare, încă { points }; un joker numeric ține de grupul lui, { $superjoker ->
    [yes] un superjoker de grupul valorii sale.
   *[no] un superjoker de niciunul.
}
rules-herz-most = Un turn poate aduce cel mult { points }.
rules-herz-deal-end = { $end ->
    [immediate] O donă se încheie îndată ce un turn este complet sau când teancul de tras s-a terminat.
   *[finish_turn_cycle] O donă se încheie când un turn a fost completat și toți au fost la rând de același număr de ori sau când teancul de tras s-a terminat.
}
rules-herz-match-end = După { $deals ->
    [one] { $deals } donă
    [few] { $deals } done
   *[other] { $deals } de done
} { $winner ->
    [highest] câștigă scorul cel mai mare.
   *[lowest] câștigă scorul cel mai mic.
}
rules-herz-tie = { $tie ->
    [shared] La egalitate pe primul loc victoria se împarte.
   *[extra_deal] La egalitate pe primul loc se mai joacă o donă.
}

# Combinații permise, dar ciudate.
warning-cancel-and-previous-trick = Cărțile identice se anulează și numai levata imediat precedentă deblochează: după o levată nulă asta poate surprinde.
warning-many-void-tricks = Cu atâția jucători, între o cincime și două cincimi din levate sunt nule; dacă două perechi care se anulează n-ar ajunge, aproape niciuna n-ar fi.

rules-heading-tips = Sfaturi
rules-tip-early = { $passes ->
    [yes] Pasează și joacă
   *[no] Joacă
} devreme cărțile mari, cât timp toți mai răspund la culoare.
rules-tip-throw = Când nu poți răspunde la culoare, descarcă-te de cărțile mari care costă puncte.
rules-tip-remember = Ține minte ce cărți s-au jucat, mai ales: { $card }.
rules-tip-avoid = Ferește-te de levatele cu cărți care costă puncte{ $moon ->
    [yes] , în afară de cazul în care vrei să iei tot sau să oprești pe cineva care încearcă.
   *[no] .
}
rules-herz-tip-start = O carte de start mare lasă mult spațiu dedesubt.
rules-herz-tip-colour = Două cărți din același grup de culoare pe o treaptă merită un risc.
rules-herz-tip-watch = Urmărește cât de repede construiesc ceilalți și ce cărți au ieșit din joc.
