# What happens in Hearts, whose turn it is, and actions.

hearts-deal = Deal { $deal }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each.
hearts-dealer = { $self ->
    [yes] You are the dealer.
   *[no] Dealer: { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count ->
        [one] { $count } card lies in the kitty.
       *[other] { $count } cards lie in the kitty.
    }
   *[aside] { $count ->
        [one] { $count } card is set aside.
       *[other] { $count } cards are set aside.
    }
}
hearts-your-hand = Your hand: { $cards }.
hearts-left-over-shown = Set aside, face up: { $cards }.
hearts-hold = No passing in this deal.
hearts-direction = { $direction ->
    [L1] to the left
    [R1] to the right
    [L2] to the second on the left
    [R2] to the second on the right
   *[ACROSS] across the table
}
hearts-pass-way = { $count ->
    [one] { $count } card is passed
   *[other] { $count } cards are passed
} { hearts-direction }.
hearts-pass-way-to = Pass { $count ->
    [one] { $count } card
   *[other] { $count } cards
} { hearts-direction }, to { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Changed: you pass { $cards }.
       *[no] You pass { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } has chosen anew.
       *[no] { $seat } has chosen.
    }
}
hearts-passed = The cards are passed { hearts-direction }.
hearts-you-gave = To { $seat }: { $cards }.
hearts-you-got = From { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] You lead.
   *[no] { $seat } leads.
}
hearts-leads-with = { $self ->
    [yes] You lead.
   *[no] { $seat } leads.
} Opening card: { $card }.
hearts-trick-taken = { $self ->
    [yes] You take
   *[no] { $seat } takes
} the trick{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] You take
   *[no] { $seat } takes
} the trick and { $count ->
    [one] { $count } waiting card
   *[other] { $count } waiting cards
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] The trick is void: { $count ->
        [2] two pairs cancel
        [3] three pairs cancel
       *[other] { $count } pairs cancel
    }.
    [no_live_led_card] The trick is void: no card of the suit led is left.
   *[only_jokers] The trick is void: nothing but jokers.
}
hearts-cancelled = Cancelled: { $cards }.
hearts-void-collected = { $self ->
    [yes] The cards go to you.
   *[no] The cards go to { $seat }.
}
hearts-void-lost = Nobody gets the cards.
hearts-void-waits = The cards wait for the next trick that is won.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] You lead again.
       *[no] { $seat } leads again.
    }
   *[no] { $self ->
        [yes] You lead.
       *[no] { $seat } leads.
    }
}
hearts-broken = { $lock ->
    [hearts] Hearts are broken.
    [hearts-queen] Hearts and the queen of spades may be led now.
   *[other] What was locked may be led now.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] You break hearts.
       *[no] { $seat } breaks hearts.
    }
    [hearts-queen] { $self ->
        [yes] You unlock hearts and the queen of spades.
       *[no] { $seat } unlocks hearts and the queen of spades.
    }
   *[other] { $self ->
        [yes] You unlock: { $cards }.
       *[no] { $seat } unlocks: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] You take the kitty
   *[no] { $seat } takes the kitty
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hearts-kitty-cards = In the kitty: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] You shot the sun: all tricks are yours!
       *[no] { $seat } shot the sun: every single trick!
    }
   *[moon] { $self ->
        [yes] You shot the moon!
       *[no] { $seat } shot the moon!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Everybody else gets { $value ->
            [one] { $value } point.
           *[other] { $value } points.
        }
       *[no] All others get { $value ->
            [one] { $value } point.
           *[other] { $value } points.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] { $value ->
            [one] { $value } point comes off your score.
           *[other] { $value } points come off your score.
        }
       *[no] { $value ->
            [one] { $value } point comes off the score of { $seat }.
           *[other] { $value } points come off the score of { $seat }.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] You add { $value ->
            [one] { $value } point to everybody else.
           *[other] { $value } points to everybody else.
        }
       *[no] { $seat } adds { $value ->
            [one] { $value } point to all others.
           *[other] { $value } points to all others.
        }
    }
   *[subtract] { $self ->
        [yes] You subtract { $value ->
            [one] { $value } point from your own score.
           *[other] { $value } points from your own score.
        }
       *[no] { $seat } subtracts { $value ->
            [one] { $value } point from their own score.
           *[other] { $value } points from their own score.
        }
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] You end the deal: nothing is left to take.
       *[no] { $seat } ends the deal: nothing is left to take.
    }
   *[all_mine] { $self ->
        [yes] You claim all tricks that are left.
       *[no] { $seat } claims all tricks that are left.
    }
}
hearts-uncollected = Taken by nobody: { $cards }.

# What is to be done: short, without a full stop; a capital is put in front where a sentence begins.
hearts-do-pass = choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to pass to { $seat }
hearts-do-choose = { $value ->
    [0] add the points of the moon to everybody else, or subtract them from yourself
   *[other] add { $value } to everybody else, or subtract { $value } from yourself
}
hearts-do-follow = follow { suit-name }{ $joker ->
    [yes] , or play a joker
   *[no] {""}
}
hearts-do-discard = no { suit-name } in your hand, { $barred ->
    [yes] play any card but a penalty card
    [some] play any card, but not: { $cards }
   *[no] play any card
}
hearts-do-open = lead the opening card: { $card }
hearts-do-open-suit = lead { suit-name }
hearts-do-lead = lead any card
hearts-do-lead-not = lead, but not { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] lead; hearts are not broken
   *[other] lead; still locked: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] You have chosen. Still choosing: { $seats }.
   *[no] Still choosing: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } shot the sun and chooses.
   *[moon] { $seat } shot the moon and chooses.
}
hearts-wait-chooses = { $seat } chooses.
hearts-wait-follow = { $seat } to play. Suit led: { suit-name }.
hearts-wait-lead = { $seat } to lead.

hearts-action-play = play { $card }
hearts-action-pass = pass { $cards }
hearts-action-choose = { $choice ->
    [add] add to everybody else
   *[subtract] subtract from yourself
}
hearts-action-claim = claim the rest

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Lead { $card }
hearts-prompt-lead = Lead a card
hearts-prompt-any = Play any card
hearts-prompt-barred = Play an allowed card
hearts-prompt-waits = { $seat } plays
hearts-prompt-leads = { $seat } wins and leads
hearts-prompt-choose = Choose: add or subtract

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = { suit-name } led
hearts-told-wins = { $seat }’s { $card } wins
hearts-told-nothing = no card wins yet
hearts-told-after = { $count ->
    [0] nobody after you
    [one] { $count } player after you
   *[other] { $count } players after you
}
hearts-told-taken = { $self ->
    [yes] You take it with { $card }
   *[no] { $seat } takes it with { $card }
}
hearts-card-twice = { $card } twice
hearts-told-within = { $cards } in it
hearts-told-more = { $count ->
    [one] { $count } waiting card
   *[other] { $count } waiting cards
}
hearts-told-kitty = { $count ->
    [one] the kitty, { $count } card
   *[other] the kitty, { $count } cards
}
hearts-told-points = { points }, { $cards } among them
hearts-told-void = Void trick: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } card waits
       *[other] { $count } cards wait
    }
   *[no] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
hearts-told-void-sure = Whatever you play, this trick is void: { $count ->
    [2] two pairs have cancelled
    [3] three pairs have cancelled
   *[other] { $count } pairs have cancelled
}.
hearts-told-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}{ $void ->
    [0] {""}
    [one] , one void
   *[other] , { $void } void
}{ $some ->
    [yes] . Points: { $list }.
    [no] , no points.
   *[waits] .
}
hearts-told-number = { seat-and-number }, with the { $cards }
