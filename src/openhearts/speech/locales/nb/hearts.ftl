# Det som skjer i Hjerter, hvem sin tur det er, og handlinger.

hearts-deal = Omgang { $deal }, { $count } kort til hver.
hearts-dealer = { $self ->
    [yes] Du er giver.
   *[no] Giver: { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count } kort ligger i talongen.
   *[aside] { $count } kort er lagt til side.
}
hearts-your-hand = Din hånd: { $cards }.
hearts-left-over-shown = Lagt til side med forsiden opp: { $cards }.
hearts-hold = Det sendes ingen kort i denne omgangen.
hearts-direction = { $direction ->
    [L1] til venstre
    [R1] til høyre
    [L2] to plasser til venstre
    [R2] to plasser til høyre
   *[ACROSS] til plassen overfor
}
hearts-pass-way = { $count } kort sendes { hearts-direction }.
hearts-pass-way-to = Send { $count } kort { hearts-direction }, til { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Endret: du sender { $cards }.
       *[no] Du sender { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } har valgt på nytt.
       *[no] { $seat } har valgt.
    }
}
hearts-passed = Kortene sendes { hearts-direction }.
hearts-you-gave = Til { $seat }: { $cards }.
hearts-you-got = Fra { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Du spiller ut.
   *[no] { $seat } spiller ut.
}
hearts-leads-with = { $self ->
    [yes] Du spiller ut.
   *[no] { $seat } spiller ut.
} Åpningskort: { $card }.
hearts-trick-taken = { $self ->
    [yes] Du tar
   *[no] { $seat } tar
} stikket{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Du tar
   *[no] { $seat } tar
} stikket og { $count ->
    [one] { $count } ventende kort
   *[other] { $count } ventende kort
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] Stikket er ugyldig: { $count ->
        [2] kortene i to par opphever hverandre
        [3] kortene i tre par opphever hverandre
       *[other] kortene i { $count } par opphever hverandre
    }.
    [no_live_led_card] Stikket er ugyldig: det er ikke noe kort igjen i den utspilte fargen.
   *[only_jokers] Stikket er ugyldig: det ligger bare jokere der.
}
hearts-cancelled = Opphevet: { $cards }.
hearts-void-collected = { $self ->
    [yes] Kortene går til deg.
   *[no] Kortene går til { $seat }.
}
hearts-void-lost = Ingen får kortene.
hearts-void-waits = Kortene venter på det neste stikket som noen tar.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Du spiller ut igjen.
       *[no] { $seat } spiller ut igjen.
    }
   *[no] { $self ->
        [yes] Du spiller ut.
       *[no] { $seat } spiller ut.
    }
}
hearts-broken = { $lock ->
    [hearts] Hjerter er brutt.
    [hearts-queen] Hjerter og spar dame kan spilles ut nå.
   *[other] Det som var sperret, kan spilles ut nå.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Du bryter hjerter.
       *[no] { $seat } bryter hjerter.
    }
    [hearts-queen] { $self ->
        [yes] Du bryter sperren på hjerter og spar dame.
       *[no] { $seat } bryter sperren på hjerter og spar dame.
    }
   *[other] { $self ->
        [yes] Du bryter sperren på: { $cards }.
       *[no] { $seat } bryter sperren på: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Du tar talongen
   *[no] { $seat } tar talongen
}, { $count } kort.
hearts-kitty-cards = I talongen: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Du skjøt solen: alle stikkene er dine!
       *[no] { $seat } skjøt solen: hvert eneste stikk!
    }
   *[moon] { $self ->
        [yes] Du skjøt månen!
       *[no] { $seat } skjøt månen!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Alle de andre får { $value } poeng.
       *[no] Alle de andre får { $value } poeng.
    }
   *[subtract_from_self] { $self ->
        [yes] Du får trukket fra { $value } poeng.
       *[no] { $seat } får trukket fra { $value } poeng.
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Du legger til { $value } poeng hos alle de andre.
       *[no] { $seat } legger til { $value } poeng hos alle de andre.
    }
   *[subtract] { $self ->
        [yes] Du trekker fra { $value } poeng hos deg selv.
       *[no] { $seat } trekker fra { $value } poeng hos seg selv.
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Du avslutter omgangen: det er ikke mer å ta.
       *[no] { $seat } avslutter omgangen: det er ikke mer å ta.
    }
   *[all_mine] { $self ->
        [yes] Du krever resten av stikkene.
       *[no] { $seat } krever resten av stikkene.
    }
}
hearts-uncollected = Ingen fikk: { $cards }.

# Det som skal gjøres: kort, uten punktum; det settes stor bokstav der en setning begynner.
hearts-do-pass = velg { $count } kort å sende til { $seat }
hearts-do-choose = { $value ->
    [0] legg til månens poeng hos alle de andre, eller trekk dem fra hos deg selv
   *[other] legg til { $value } poeng hos alle de andre, eller trekk fra { $value } hos deg selv
}
hearts-do-follow = bekjenn { suit-name }{ $joker ->
    [yes] , eller spill en joker
   *[no] {""}
}
hearts-do-discard = ingen { suit-name } på hånden, { $barred ->
    [yes] spill et kort som ikke er et straffekort
    [some] spill hvilket som helst kort, men ikke: { $cards }
   *[no] spill hvilket som helst kort
}
hearts-do-open = spill ut åpningskortet: { $card }
hearts-do-open-suit = spill ut { suit-name }
hearts-do-lead = spill ut hvilket som helst kort
hearts-do-lead-not = spill ut, men ikke: { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] spill ut; hjerter er ikke brutt
   *[other] spill ut; fortsatt sperret: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Du har valgt. Velger fortsatt: { $seats }.
   *[no] Velger fortsatt: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } skjøt solen og velger.
   *[moon] { $seat } skjøt månen og velger.
}
hearts-wait-chooses = { $seat } velger.
hearts-wait-follow = { $seat } skal spille. Utspilt farge: { suit-name }.
hearts-wait-lead = { $seat } skal spille ut.

hearts-action-play = spill { $card }
hearts-action-pass = send { $cards }
hearts-action-choose = { $choice ->
    [add] legg til hos alle de andre
   *[subtract] trekk fra hos deg selv
}
hearts-action-claim = krev resten

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Spill ut: { $card }
hearts-prompt-lead = Spill ut
hearts-prompt-any = Spill et valgfritt kort
hearts-prompt-barred = Spill et tillatt kort
hearts-prompt-waits = { $seat } spiller
hearts-prompt-leads = { $seat } vinner og spiller ut
hearts-prompt-choose = Velg: legg til eller trekk fra

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = { suit-name } spilt ut
hearts-told-wins = { $seat } leder med { $card }
hearts-told-nothing = ingen kort vinner ennå
hearts-told-after = { $count ->
    [0] ingen etter deg
    [one] { $count } spiller etter deg
   *[other] { $count } spillere etter deg
}
hearts-told-taken = { $self ->
    [yes] Stikket til deg med { $card }
   *[no] Stikket til { $seat } med { $card }
}
hearts-card-twice = to ganger { $card }
hearts-told-within = i stikket: { $cards }
hearts-told-more = { $count ->
    [one] { $count } ventende kort
   *[other] { $count } ventende kort
}
hearts-told-kitty = { $count ->
    [one] talongen, { $count } kort
   *[other] talongen, { $count } kort
}
hearts-told-points = { points }, deriblant { $cards }
hearts-told-void = Ugyldig stikk: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } kort venter
       *[other] { $count } kort venter
    }
   *[no] { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
}
hearts-told-void-sure = Uansett hva du spiller, er dette stikket ugyldig: { $count ->
    [2] kortene i to par har opphevet hverandre
    [3] kortene i tre par har opphevet hverandre
   *[other] kortene i { $count } par har opphevet hverandre
}.
hearts-told-tricks = { $count ->
    [one] { $count } stikk
   *[other] { $count } stikk
}{ $void ->
    [0] {""}
    [one] , ett ugyldig
   *[other] , { $void } ugyldige
}{ $some ->
    [yes] . Poeng: { $list }.
    [no] , ingen poeng.
   *[waits] .
}
hearts-told-number = { seat-and-number }, med { $cards }
