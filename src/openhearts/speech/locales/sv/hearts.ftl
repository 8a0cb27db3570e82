# Vad som händer i Hjärter, vems tur det är, och handlingar.

hearts-deal = Giv { $deal }, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} var.
hearts-dealer = { $self ->
    [yes] Du är givare.
   *[no] Givare: { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count ->
        [one] { $count } kort ligger i talongen.
       *[other] { $count } kort ligger i talongen.
    }
   *[aside] { $count ->
        [one] { $count } kort läggs åt sidan.
       *[other] { $count } kort läggs åt sidan.
    }
}
hearts-your-hand = Din hand: { $cards }.
hearts-left-over-shown = Läggs öppet åt sidan: { $cards }.
hearts-hold = Inga kort skickas i den här given.
hearts-direction = { $direction ->
    [L1] åt vänster
    [R1] åt höger
    [L2] två platser åt vänster
    [R2] två platser åt höger
   *[ACROSS] till spelaren mittemot
}
hearts-pass-way = { $count ->
    [one] { $count } kort skickas
   *[other] { $count } kort skickas
} { hearts-direction }.
hearts-pass-way-to = Skicka { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} till { $seat }, { $direction ->
    [L1] åt vänster
    [R1] åt höger
    [L2] två platser åt vänster
    [R2] två platser åt höger
   *[ACROSS] mittemot
}.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Ändrat: du skickar { $cards }.
       *[no] Du skickar { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } har valt om.
       *[no] { $seat } har valt.
    }
}
hearts-passed = Korten skickas { hearts-direction }.
hearts-you-gave = Till { $seat }: { $cards }.
hearts-you-got = Från { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Du spelar ut.
   *[no] { $seat } spelar ut.
}
hearts-leads-with = { $self ->
    [yes] Du spelar ut.
   *[no] { $seat } spelar ut.
} Öppningskort: { $card }.
hearts-trick-taken = { $self ->
    [yes] Du tar hem
   *[no] { $seat } tar hem
} sticket{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Du tar hem
   *[no] { $seat } tar hem
} sticket och { $count ->
    [one] { $count } kort som låg kvar sedan tidigare
   *[other] { $count } kort som låg kvar sedan tidigare
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] Sticket är ogiltigt: { $count ->
        [2] korten i två par tar ut varandra
        [3] korten i tre par tar ut varandra
       *[other] korten i { $count } par tar ut varandra
    }.
    [no_live_led_card] Sticket är ogiltigt: inget kort i den begärda färgen är kvar.
   *[only_jokers] Sticket är ogiltigt: bara jokrar.
}
hearts-cancelled = Tar ut varandra: { $cards }.
hearts-void-collected = { $self ->
    [yes] Korten går till dig.
   *[no] Korten går till { $seat }.
}
hearts-void-lost = Ingen får korten.
hearts-void-waits = Korten ligger kvar till den som tar hem nästa stick.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Du spelar ut igen.
       *[no] { $seat } spelar ut igen.
    }
   *[no] { $self ->
        [yes] Du spelar ut.
       *[no] { $seat } spelar ut.
    }
}
hearts-broken = { $lock ->
    [hearts] Hjärter har brutits.
    [hearts-queen] Hjärter och spader dam får nu spelas ut.
   *[other] Det som var spärrat får nu spelas ut.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Du bryter hjärter.
       *[no] { $seat } bryter hjärter.
    }
    [hearts-queen] { $self ->
        [yes] Du häver spärren för hjärter och spader dam.
       *[no] { $seat } häver spärren för hjärter och spader dam.
    }
   *[other] { $self ->
        [yes] Du häver spärren för: { $cards }.
       *[no] { $seat } häver spärren för: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Du får talongen
   *[no] { $seat } får talongen
}, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
hearts-kitty-cards = I talongen: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Du sköt solen: alla stick är dina!
       *[no] { $seat } sköt solen: vartenda stick!
    }
   *[moon] { $self ->
        [yes] Du sköt månen!
       *[no] { $seat } sköt månen!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Alla andra får { $value } poäng.
       *[no] Alla andra får { $value } poäng.
    }
   *[subtract_from_self] { $self ->
        [yes] { $value } poäng dras av från din summa.
       *[no] { $value } poäng dras av för { $seat }.
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Du ger alla andra { $value } poäng.
       *[no] { $seat } ger alla andra { $value } poäng.
    }
   *[subtract] { $self ->
        [yes] Du drar av { $value } poäng från din egen summa.
       *[no] { $seat } drar av { $value } poäng från den egna summan.
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Du avslutar given: det finns inget kvar att ta.
       *[no] { $seat } avslutar given: det finns inget kvar att ta.
    }
   *[all_mine] { $self ->
        [yes] Du gör anspråk på alla återstående stick.
       *[no] { $seat } gör anspråk på alla återstående stick.
    }
}
hearts-uncollected = Ingen fick: { $cards }.

# Vad som ska göras: kort, utan punkt; stor bokstav sätts framför där en mening börjar.
hearts-do-pass = välj { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} att skicka till { $seat }
hearts-do-choose = { $value ->
    [0] ge alla andra månens poäng, eller dra av dem från din egen summa
   *[other] ge alla andra { $value } poäng, eller dra av { $value } från din egen summa
}
hearts-do-follow = bekänn { suit-name }{ $joker ->
    [yes] , eller spela en joker
   *[no] {""}
}
hearts-do-discard = inga { suit-name } på handen, { $barred ->
    [yes] saka valfritt kort utom straffkort
    [some] saka valfritt kort, men inte: { $cards }
   *[no] saka valfritt kort
}
hearts-do-open = spela ut öppningskortet: { $card }
hearts-do-open-suit = spela ut { suit-name }
hearts-do-lead = spela ut valfritt kort
hearts-do-lead-not = spela ut, men inte { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] spela ut; hjärter har inte brutits
   *[other] spela ut; fortfarande spärrat: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Du har valt. Väljer fortfarande: { $seats }.
   *[no] Väljer fortfarande: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } sköt solen och väljer.
   *[moon] { $seat } sköt månen och väljer.
}
hearts-wait-chooses = { $seat } väljer.
hearts-wait-follow = { $seat } står i tur. Begärd färg: { suit-name }.
hearts-wait-lead = { $seat } ska spela ut.

hearts-action-play = spela { $card }
hearts-action-pass = skicka { $cards }
hearts-action-choose = { $choice ->
    [add] plus: poäng till alla andra
   *[subtract] minus: avdrag från din egen summa
}
hearts-action-claim = gör anspråk på resten

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Spela ut: { $card }
hearts-prompt-lead = Spela ut
hearts-prompt-any = Spela valfritt kort
hearts-prompt-barred = Spela ett tillåtet kort
hearts-prompt-waits = { $seat } spelar
hearts-prompt-leads = { $seat } vinner och spelar ut
hearts-prompt-choose = Välj: plus eller minus

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = { suit-name } begärs
hearts-told-wins = { $seat } leder med { $card }
hearts-told-nothing = inget kort vinner än
hearts-told-after = { $count ->
    [0] ingen efter dig
    [one] { $count } spelare efter dig
   *[other] { $count } spelare efter dig
}
hearts-told-taken = { $self ->
    [yes] Sticket till dig med { $card }
   *[no] Sticket till { $seat } med { $card }
}
hearts-card-twice = två gånger { $card }
hearts-told-within = i sticket: { $cards }
hearts-told-more = { $count ->
    [one] { $count } kort som låg kvar
   *[other] { $count } kort som låg kvar
}
hearts-told-kitty = { $count ->
    [one] talongen, { $count } kort
   *[other] talongen, { $count } kort
}
hearts-told-points = { points }, däribland { $cards }
hearts-told-void = Ogiltigt stick: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } kort ligger kvar
       *[other] { $count } kort ligger kvar
    }
   *[no] { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
}
hearts-told-void-sure = Vad du än spelar är det här sticket ogiltigt: { $count ->
    [2] korten i två par har tagit ut varandra
    [3] korten i tre par har tagit ut varandra
   *[other] korten i { $count } par har tagit ut varandra
}.
hearts-told-tricks = { $count ->
    [one] { $count } stick
   *[other] { $count } stick
}{ $void ->
    [0] {""}
    [one] , ett ogiltigt
   *[other] , { $void } ogiltiga
}{ $some ->
    [yes] . Poäng: { $list }.
    [no] , inga poäng.
   *[waits] .
}
hearts-told-number = { seat-and-number }, med { $cards }
