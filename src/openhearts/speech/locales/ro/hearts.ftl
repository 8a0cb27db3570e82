# Ce se întâmplă la Inimi, al cui este rândul, și acțiunile.

hearts-deal = Dona { $deal }, câte { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de jucător.
hearts-dealer = { $self ->
    [yes] Tu împarți cărțile.
   *[no] { $seat } împarte cărțile.
}
hearts-left-over = { $kind ->
    [kitty] { $count ->
        [one] { $count } carte se află în talon.
        [few] { $count } cărți se află în talon.
       *[other] { $count } de cărți se află în talon.
    }
   *[aside] { $count ->
        [one] { $count } carte este pusă deoparte.
        [few] { $count } cărți sunt puse deoparte.
       *[other] { $count } de cărți sunt puse deoparte.
    }
}
hearts-your-hand = Mâna ta: { $cards }.
hearts-left-over-shown = Puse deoparte cu fața în sus: { $cards }.
hearts-hold = În această donă nu se pasează.
hearts-direction = { $direction ->
    [L1] la stânga
    [R1] la dreapta
    [L2] la al doilea loc din stânga
    [R2] la al doilea loc din dreapta
   *[ACROSS] vizavi
}
hearts-pass-way = Se pasează { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} { hearts-direction }.
hearts-pass-way-to = Pasează { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} { hearts-direction }, pentru { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Schimbat: pasezi { $cards }.
       *[no] Pasezi { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } a ales din nou.
       *[no] { $seat } a ales.
    }
}
hearts-passed = Cărțile se pasează { hearts-direction }.
hearts-you-gave = Pentru { $seat }: { $cards }.
hearts-you-got = De la { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Deschizi levata.
   *[no] { $seat } deschide levata.
}
hearts-leads-with = { $self ->
    [yes] Deschizi levata.
   *[no] { $seat } deschide levata.
} Cartea de deschidere: { $card }.
hearts-trick-taken = { $self ->
    [yes] Iei levata
   *[no] { $seat } ia levata
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Iei levata
   *[no] { $seat } ia levata
} și încă { $count ->
    [one] { $count } carte din levate nule
    [few] { $count } cărți din levate nule
   *[other] { $count } de cărți din levate nule
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] Levata este nulă: { $count ->
        [2] se anulează două perechi
        [3] se anulează trei perechi
       *[other] se anulează { $count } perechi
    }.
    [no_live_led_card] Levata este nulă: nu rămâne nicio carte din culoarea cerută.
   *[only_jokers] Levata este nulă: sunt numai jokeri.
}
hearts-cancelled = Se anulează: { $cards }.
hearts-void-collected = { $self ->
    [yes] Cărțile îți revin.
   *[no] Cărțile ajung la { $seat }.
}
hearts-void-lost = Nimeni nu ia cărțile.
hearts-void-waits = Cărțile așteaptă următoarea levată câștigată.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Deschizi din nou.
       *[no] { $seat } deschide din nou.
    }
   *[no] { $self ->
        [yes] Deschizi levata.
       *[no] { $seat } deschide levata.
    }
}
hearts-broken = { $lock ->
    [hearts] Cupele sunt deschise.
    [hearts-queen] De acum se poate deschide cu cupă și cu dama de pică.
   *[other] De acum se poate deschide și cu cărțile care erau blocate.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Deschizi cupele.
       *[no] { $seat } deschide cupele.
    }
    [hearts-queen] { $self ->
        [yes] Deblochezi cupele și dama de pică.
       *[no] { $seat } deblochează cupele și dama de pică.
    }
   *[other] { $self ->
        [yes] Deblochezi: { $cards }.
       *[no] { $seat } deblochează: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Iei talonul
   *[no] { $seat } ia talonul
}, { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
hearts-kitty-cards = În talon: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Ai luat toate levatele!
       *[no] { $seat } a luat toate levatele!
    }
   *[moon] { $self ->
        [yes] Ai luat tot!
       *[no] { $seat } a luat tot!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Toți ceilalți primesc { $value ->
            [one] { $value } punct.
            [few] { $value } puncte.
           *[other] { $value } de puncte.
        }
       *[no] Toți ceilalți primesc { $value ->
            [one] { $value } punct.
            [few] { $value } puncte.
           *[other] { $value } de puncte.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] { $value ->
            [one] Ți se scade { $value } punct.
            [few] Ți se scad { $value } puncte.
           *[other] Ți se scad { $value } de puncte.
        }
       *[no] { $seat } își scade { $value ->
            [one] { $value } punct din scor.
            [few] { $value } puncte din scor.
           *[other] { $value } de puncte din scor.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Ai ales: toți ceilalți primesc
       *[no] { $seat } a ales: toți ceilalți primesc
    }
   *[subtract] { $self ->
        [yes] Ai ales: scorul tău scade cu
       *[no] { $seat } a ales: scorul propriu scade cu
    }
} { $value ->
    [one] { $value } punct.
    [few] { $value } puncte.
   *[other] { $value } de puncte.
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Închei dona: nu mai este nimic de luat.
       *[no] { $seat } încheie dona: nu mai este nimic de luat.
    }
   *[all_mine] { $self ->
        [yes] Revendici toate levatele rămase.
       *[no] { $seat } revendică toate levatele rămase.
    }
}
hearts-uncollected = Cărți pe care nu le-a luat nimeni: { $cards }.

# Ce este de făcut: scurt, fără punct la sfârșit; la începutul unei propoziții se pune majusculă.
hearts-do-pass = alege { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de pasat, pentru { $seat }
hearts-do-choose = { $value ->
    [0] adaugă punctele tuturor celorlalți sau scade-le din scorul tău
   *[other] adaugă { $value ->
        [one] { $value } punct
        [few] { $value } puncte
       *[other] { $value } de puncte
    } tuturor celorlalți sau scade-le din scorul tău
}
hearts-do-follow = răspunde cu { suit-name }{ $joker ->
    [yes] {" "}sau joacă un joker
   *[no] {""}
}
hearts-do-discard = nu ai { suit-name }, { $barred ->
    [yes] joacă orice carte care nu costă puncte
    [some] joacă orice carte, dar nu: { $cards }
   *[no] joacă orice carte
}
hearts-do-open = deschide cu cartea de deschidere: { $card }
hearts-do-open-suit = deschide cu { suit-name }
hearts-do-lead = deschide cu orice carte
hearts-do-lead-not = deschide, dar nu cu: { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] deschide levata; cupele nu sunt încă deschise
   *[other] deschide levata; cărți încă blocate: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Ai ales. Se mai așteaptă alegerea de la: { $seats }.
   *[no] Se mai așteaptă alegerea de la: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } a luat toate levatele și acum alege.
   *[moon] { $seat } a luat tot și acum alege.
}
hearts-wait-chooses = Acum alege { $seat }.
hearts-wait-follow = Urmează { $seat }. Culoarea cerută: { suit-name }.
hearts-wait-lead = { $seat } deschide levata.

hearts-action-play = joacă { $card }
hearts-action-pass = pasează { $cards }
hearts-action-choose = { $choice ->
    [add] adaugă tuturor celorlalți
   *[subtract] scade din scorul tău
}
hearts-action-claim = revendică restul

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Deschide: { $card }
hearts-prompt-lead = Deschide
hearts-prompt-any = Joacă orice carte
hearts-prompt-barred = Joacă o carte permisă
hearts-prompt-waits = Joacă { $seat }
hearts-prompt-leads = { $seat } câștigă și deschide
hearts-prompt-choose = Alege: adaugi sau scazi

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = cerută: { suit-name }
hearts-told-wins = conduce { $seat } cu { $card }
hearts-told-nothing = încă nu câștigă nicio carte
hearts-told-after = { $count ->
    [0] nimeni după tine
    [one] { $count } jucător după tine
    [few] { $count } jucători după tine
   *[other] { $count } de jucători după tine
}
hearts-told-taken = { $self ->
    [yes] Iei levata cu { $card }
   *[no] { $seat } ia levata cu { $card }
}
hearts-card-twice = de două ori { $card }
hearts-told-within = în ea: { $cards }
hearts-told-more = { $count ->
    [one] { $count } carte din levate nule
    [few] { $count } cărți din levate nule
   *[other] { $count } de cărți din levate nule
}
hearts-told-kitty = { $count ->
    [one] talonul, { $count } carte
    [few] talonul, { $count } cărți
   *[other] talonul, { $count } de cărți
}
hearts-told-points = { points }, inclusiv { $cards }
hearts-told-void = Levată nulă: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } carte așteaptă
        [few] { $count } cărți așteaptă
       *[other] { $count } de cărți așteaptă
    }
   *[no] { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
}
hearts-told-void-sure = Orice ai juca, levata aceasta este nulă: { $count ->
    [2] s-au anulat două perechi
    [3] s-au anulat trei perechi
   *[other] s-au anulat { $count } perechi
}.
hearts-told-tricks = { $count ->
    [one] { $count } levată
    [few] { $count } levate
   *[other] { $count } de levate
}{ $void ->
    [0] {""}
    [one] , una nulă
    [few] , { $void } nule
   *[other] , { $void } nule
}{ $some ->
    [yes] . Puncte: { $list }.
    [no] , fără puncte.
   *[waits] .
}
hearts-told-number = { seat-and-number }, cu { $cards }
