# Det, der sker i Hjerter, hvis tur det er, og handlinger.

hearts-deal = Runde { $deal }, { $count } kort til hver.
hearts-dealer = { $self ->
    [yes] Du er kortgiver.
   *[no] Kortgiver: { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count } kort ligger i talonen.
   *[aside] { $count } kort er lagt til side.
}
hearts-your-hand = Din hånd: { $cards }.
hearts-left-over-shown = Lagt til side med forsiden opad: { $cards }.
hearts-hold = Der sendes ingen kort i denne runde.
hearts-direction = { $direction ->
    [L1] til venstre
    [R1] til højre
    [L2] to pladser til venstre
    [R2] to pladser til højre
   *[ACROSS] til pladsen overfor
}
hearts-pass-way = { $count } kort sendes { hearts-direction }.
hearts-pass-way-to = Send { $count } kort { hearts-direction }, til { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Ændret: du sender { $cards }.
       *[no] Du sender { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } har valgt om.
       *[no] { $seat } har valgt.
    }
}
hearts-passed = Kortene sendes { hearts-direction }.
hearts-you-gave = Til { $seat }: { $cards }.
hearts-you-got = Fra { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Du spiller ud.
   *[no] { $seat } spiller ud.
}
hearts-leads-with = { $self ->
    [yes] Du spiller ud.
   *[no] { $seat } spiller ud.
} Åbningskort: { $card }.
hearts-trick-taken = { $self ->
    [yes] Du tager
   *[no] { $seat } tager
} stikket{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Du tager
   *[no] { $seat } tager
} stikket og { $count ->
    [one] { $count } ventende kort
   *[other] { $count } ventende kort
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] Stikket er ugyldigt: { $count ->
        [2] kortene i to par ophæver hinanden
        [3] kortene i tre par ophæver hinanden
       *[other] kortene i { $count } par ophæver hinanden
    }.
    [no_live_led_card] Stikket er ugyldigt: der er ikke noget kort tilbage i den udspillede farve.
   *[only_jokers] Stikket er ugyldigt: der ligger kun jokere.
}
hearts-cancelled = Ophævet: { $cards }.
hearts-void-collected = { $self ->
    [yes] Kortene går til dig.
   *[no] Kortene går til { $seat }.
}
hearts-void-lost = Ingen får kortene.
hearts-void-waits = Kortene venter på det næste stik, som nogen tager.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Du spiller ud igen.
       *[no] { $seat } spiller ud igen.
    }
   *[no] { $self ->
        [yes] Du spiller ud.
       *[no] { $seat } spiller ud.
    }
}
hearts-broken = { $lock ->
    [hearts] Hjerter er brudt.
    [hearts-queen] Hjerter og spar dame må spilles ud nu.
   *[other] Det, der var spærret, må spilles ud nu.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Du bryder hjerter.
       *[no] { $seat } bryder hjerter.
    }
    [hearts-queen] { $self ->
        [yes] Du ophæver spærringen for hjerter og spar dame.
       *[no] { $seat } ophæver spærringen for hjerter og spar dame.
    }
   *[other] { $self ->
        [yes] Du ophæver spærringen for: { $cards }.
       *[no] { $seat } ophæver spærringen for: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Du tager talonen
   *[no] { $seat } tager talonen
}, { $count } kort.
hearts-kitty-cards = I talonen: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Du skød solen: alle stik er dine!
       *[no] { $seat } skød solen: hvert eneste stik!
    }
   *[moon] { $self ->
        [yes] Du skød månen!
       *[no] { $seat } skød månen!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Alle de andre får { $value } point.
       *[no] Alle de andre får { $value } point.
    }
   *[subtract_from_self] { $self ->
        [yes] Du får trukket { $value } point fra.
       *[no] { $seat } får trukket { $value } point fra.
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Du lægger { $value } point til hos alle de andre.
       *[no] { $seat } lægger { $value } point til hos alle de andre.
    }
   *[subtract] { $self ->
        [yes] Du trækker { $value } point fra hos dig selv.
       *[no] { $seat } trækker { $value } point fra hos sig selv.
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Du afslutter runden: der er ikke mere at tage.
       *[no] { $seat } afslutter runden: der er ikke mere at tage.
    }
   *[all_mine] { $self ->
        [yes] Du gør krav på resten af stikkene.
       *[no] { $seat } gør krav på resten af stikkene.
    }
}
hearts-uncollected = Ingen fik: { $cards }.

# Det, der skal gøres: kort, uden punktum; der sættes stort bogstav, hvor en sætning begynder.
hearts-do-pass = vælg { $count } kort at sende til { $seat }
hearts-do-choose = { $value ->
    [0] læg månens point til hos alle de andre, eller træk dem fra hos dig selv
   *[other] læg { $value } point til hos alle de andre, eller træk { $value } fra hos dig selv
}
hearts-do-follow = bekend { suit-name }{ $joker ->
    [yes] , eller spil en joker
   *[no] {""}
}
hearts-do-discard = ingen { suit-name } på hånden, { $barred ->
    [yes] spil et kort, der ikke er et strafkort
    [some] spil et hvilket som helst kort, men ikke: { $cards }
   *[no] spil et hvilket som helst kort
}
hearts-do-open = spil åbningskortet ud: { $card }
hearts-do-open-suit = spil { suit-name } ud
hearts-do-lead = spil et hvilket som helst kort ud
hearts-do-lead-not = spil ud, men ikke: { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] spil ud; hjerter er ikke brudt
   *[other] spil ud; stadig spærret: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Du har valgt. Stadig i gang med at vælge: { $seats }.
   *[no] Stadig i gang med at vælge: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } skød solen og vælger.
   *[moon] { $seat } skød månen og vælger.
}
hearts-wait-chooses = { $seat } vælger.
hearts-wait-follow = { $seat } skal spille. Udspillet farve: { suit-name }.
hearts-wait-lead = { $seat } skal spille ud.

hearts-action-play = spil { $card }
hearts-action-pass = send { $cards }
hearts-action-choose = { $choice ->
    [add] læg til hos alle de andre
   *[subtract] træk fra hos dig selv
}
hearts-action-claim = gør krav på resten

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Spil ud: { $card }
hearts-prompt-lead = Spil ud
hearts-prompt-any = Spil et valgfrit kort
hearts-prompt-barred = Spil et tilladt kort
hearts-prompt-waits = { $seat } spiller
hearts-prompt-leads = { $seat } vinder og spiller ud
hearts-prompt-choose = Vælg: læg til eller træk fra

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = { suit-name } spillet ud
hearts-told-wins = { $seat } fører med { $card }
hearts-told-nothing = intet kort vinder endnu
hearts-told-after = { $count ->
    [0] ingen efter dig
    [one] { $count } spiller efter dig
   *[other] { $count } spillere efter dig
}
hearts-told-taken = { $self ->
    [yes] Stikket til dig med { $card }
   *[no] Stikket til { $seat } med { $card }
}
hearts-card-twice = to gange { $card }
hearts-told-within = i stikket: { $cards }
hearts-told-more = { $count ->
    [one] { $count } ventende kort
   *[other] { $count } ventende kort
}
hearts-told-kitty = { $count ->
    [one] talonen, { $count } kort
   *[other] talonen, { $count } kort
}
hearts-told-points = { points }, heriblandt { $cards }
hearts-told-void = Ugyldigt stik: { $list }.
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
hearts-told-void-sure = Uanset hvad du spiller, er dette stik ugyldigt: { $count ->
    [2] kortene i to par har ophævet hinanden
    [3] kortene i tre par har ophævet hinanden
   *[other] kortene i { $count } par har ophævet hinanden
}.
hearts-told-tricks = { $count ->
    [one] { $count } stik
   *[other] { $count } stik
}{ $void ->
    [0] {""}
    [one] , et ugyldigt
   *[other] , { $void } ugyldige
}{ $some ->
    [yes] . Point: { $list }.
    [no] , ingen point.
   *[waits] .
}
hearts-told-number = { seat-and-number }, med { $cards }
