# Wat er in Hartenjagen gebeurt, wie aan de beurt is, en handelingen.

hearts-deal = Ronde { $deal }, ieder { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
hearts-dealer = { $self ->
    [yes] Jij bent de deler.
   *[no] Deler: { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count ->
        [one] { $count } kaart ligt in de pot.
       *[other] { $count } kaarten liggen in de pot.
    }
   *[aside] { $count ->
        [one] { $count } kaart is opzijgelegd.
       *[other] { $count } kaarten zijn opzijgelegd.
    }
}
hearts-your-hand = Jouw hand: { $cards }.
hearts-left-over-shown = Open opzijgelegd: { $cards }.
hearts-hold = In deze ronde wordt niet doorgegeven.
hearts-direction = { $direction ->
    [L1] naar links
    [R1] naar rechts
    [L2] naar de tweede speler links
    [R2] naar de tweede speler rechts
   *[ACROSS] naar de overkant
}
hearts-pass-way = { $count ->
    [one] { $count } kaart gaat
   *[other] { $count } kaarten gaan
} { hearts-direction }.
hearts-pass-way-to = Geef { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} door { hearts-direction }, aan { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Gewijzigd; je geeft door: { $cards }.
       *[no] Je geeft door: { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } heeft opnieuw gekozen.
       *[no] { $seat } heeft gekozen.
    }
}
hearts-passed = De kaarten gaan { hearts-direction }.
hearts-you-gave = Aan { $seat }: { $cards }.
hearts-you-got = Van { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Jij komt uit.
   *[no] { $seat } komt uit.
}
hearts-leads-with = { $self ->
    [yes] Jij komt uit.
   *[no] { $seat } komt uit.
} Openingskaart: { $card }.
hearts-trick-taken = { $self ->
    [yes] Jij haalt
   *[no] { $seat } haalt
} de slag{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Jij haalt
   *[no] { $seat } haalt
} de slag en krijgt er { $count ->
    [one] { $count } kaart bij die was blijven liggen
   *[other] { $count } kaarten bij die waren blijven liggen
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] De slag vervalt: { $count ->
        [2] twee paren gelijke kaarten vallen weg
        [3] drie paren gelijke kaarten vallen weg
       *[other] { $count } paren gelijke kaarten vallen weg
    }.
    [no_live_led_card] De slag vervalt: er blijft geen kaart van de gevraagde kleur over.
   *[only_jokers] De slag vervalt: er liggen alleen jokers.
}
hearts-cancelled = Weggevallen: { $cards }.
hearts-void-collected = { $self ->
    [yes] De kaarten gaan naar jou.
   *[no] De kaarten gaan naar { $seat }.
}
hearts-void-lost = Niemand krijgt de kaarten.
hearts-void-waits = De kaarten blijven liggen voor wie de volgende slag haalt.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Jij komt opnieuw uit.
       *[no] { $seat } komt opnieuw uit.
    }
   *[no] { $self ->
        [yes] Jij komt uit.
       *[no] { $seat } komt uit.
    }
}
hearts-broken = { $lock ->
    [hearts] Harten is gebroken.
    [hearts-queen] Met harten en schoppenvrouw mag nu worden uitgekomen.
   *[other] Met wat geblokkeerd was, mag nu worden uitgekomen.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Je breekt harten.
       *[no] { $seat } breekt harten.
    }
    [hearts-queen] { $self ->
        [yes] Je geeft harten en schoppenvrouw vrij.
       *[no] { $seat } geeft harten en schoppenvrouw vrij.
    }
   *[other] { $self ->
        [yes] Je geeft vrij: { $cards }.
       *[no] { $seat } geeft vrij: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Jij krijgt de pot
   *[no] { $seat } krijgt de pot
}, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
hearts-kitty-cards = In de pot: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Je hebt de zon geschoten: alle slagen zijn voor jou!
       *[no] { $seat } heeft de zon geschoten: alle slagen zonder uitzondering!
    }
   *[moon] { $self ->
        [yes] Je hebt de maan geschoten!
       *[no] { $seat } heeft de maan geschoten!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Ieder ander krijgt er { $value ->
            [one] { $value } punt bij.
           *[other] { $value } punten bij.
        }
       *[no] Alle anderen krijgen er { $value ->
            [one] { $value } punt bij.
           *[other] { $value } punten bij.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] Van jouw score { $value ->
            [one] gaat { $value } punt af.
           *[other] gaan { $value } punten af.
        }
       *[no] Van de score van { $seat } { $value ->
            [one] gaat { $value } punt af.
           *[other] gaan { $value } punten af.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Je geeft alle anderen { $value ->
            [one] { $value } punt erbij.
           *[other] { $value } punten erbij.
        }
       *[no] { $seat } geeft alle anderen { $value ->
            [one] { $value } punt erbij.
           *[other] { $value } punten erbij.
        }
    }
   *[subtract] { $self ->
        [yes] Je trekt { $value ->
            [one] { $value } punt af van je eigen score.
           *[other] { $value } punten af van je eigen score.
        }
       *[no] { $seat } trekt { $value ->
            [one] { $value } punt af van de eigen score.
           *[other] { $value } punten af van de eigen score.
        }
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Je beëindigt de ronde: er valt niets meer te halen.
       *[no] { $seat } beëindigt de ronde: er valt niets meer te halen.
    }
   *[all_mine] { $self ->
        [yes] Je eist alle resterende slagen op.
       *[no] { $seat } eist alle resterende slagen op.
    }
}
hearts-uncollected = Door niemand gehaald: { $cards }.

# Wat er te doen is: kort, zonder punt; aan het begin van een zin komt er een hoofdletter voor.
hearts-do-pass = kies { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} om door te geven aan { $seat }
hearts-do-choose = { $value ->
    [0] geef ieder ander de punten van de maan erbij, of trek ze af van je eigen score
   *[other] geef ieder ander er { $value } bij, of trek er { $value } af van je eigen score
}
hearts-do-follow = beken { suit-name }{ $joker ->
    [yes] , of speel een joker
   *[no] {""}
}
hearts-do-discard = geen { suit-name } in je hand, { $barred ->
    [yes] gooi een kaart af die geen strafkaart is
    [some] gooi een kaart naar keuze af, maar niet: { $cards }
   *[no] gooi een kaart naar keuze af
}
hearts-do-open = kom uit met de openingskaart: { $card }
hearts-do-open-suit = kom uit met { suit-name }
hearts-do-lead = kom uit met een kaart naar keuze
hearts-do-lead-not = kom uit, maar niet met { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] kom uit; harten is nog niet gebroken
   *[other] kom uit; nog geblokkeerd: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Je hebt gekozen. Nog aan het kiezen: { $seats }.
   *[no] Nog aan het kiezen: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } heeft de zon geschoten en kiest.
   *[moon] { $seat } heeft de maan geschoten en kiest.
}
hearts-wait-chooses = { $seat } kiest.
hearts-wait-follow = { $seat } is aan de beurt. Gevraagde kleur: { suit-name }.
hearts-wait-lead = { $seat } moet uitkomen.

hearts-action-play = speel { $card }
hearts-action-pass = geef { $cards } door
hearts-action-choose = { $choice ->
    [add] punten erbij voor alle anderen
   *[subtract] punten eraf bij jezelf
}
hearts-action-claim = eis de rest op

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Kom uit: { $card }
hearts-prompt-lead = Kom uit
hearts-prompt-any = Speel een kaart naar keuze
hearts-prompt-barred = Speel een toegestane kaart
hearts-prompt-waits = { $seat } speelt
hearts-prompt-leads = { $seat } wint en komt uit
hearts-prompt-choose = Kies: erbij of eraf

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = { suit-name } gevraagd
hearts-told-wins = { $seat } ligt voor met { $card }
hearts-told-nothing = nog geen kaart wint
hearts-told-after = { $count ->
    [0] niemand na jou
    [one] nog { $count } na jou
   *[other] nog { $count } na jou
}
hearts-told-taken = { $self ->
    [yes] Slag voor jou met { $card }
   *[no] Slag voor { $seat } met { $card }
}
hearts-card-twice = tweemaal { $card }
hearts-told-within = erin: { $cards }
hearts-told-more = { $count ->
    [one] { $count } kaart die was blijven liggen
   *[other] { $count } kaarten die waren blijven liggen
}
hearts-told-kitty = { $count ->
    [one] de pot, { $count } kaart
   *[other] de pot, { $count } kaarten
}
hearts-told-points = { points }, waaronder { $cards }
hearts-told-void = Vervallen slag: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } kaart blijft liggen
       *[other] { $count } kaarten blijven liggen
    }
   *[no] { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
}
hearts-told-void-sure = Wat je ook speelt, deze slag vervalt: { $count ->
    [2] twee paren gelijke kaarten zijn weggevallen
    [3] drie paren gelijke kaarten zijn weggevallen
   *[other] { $count } paren gelijke kaarten zijn weggevallen
}.
hearts-told-tricks = { $count ->
    [one] { $count } slag
   *[other] { $count } slagen
}{ $void ->
    [0] {""}
    [one] , waarvan één vervallen
   *[other] , waarvan { $void } vervallen
}{ $some ->
    [yes] . Punten: { $list }.
    [no] , geen punten.
   *[waits] .
}
hearts-told-number = { seat-and-number }, met { $cards }
