# Answers to the question keys.

ask-no-meaning = That means nothing in this game.
ask-watching = You are watching and hold no cards.
ask-table-empty = The table is empty.
ask-table-no-trick = No trick has begun.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] You are
   *[no] { $seat } is
} ahead: { $card }.
ask-ahead-none = No card wins.
ask-waiting = Waiting: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Your kitty
   *[no] { $seat }’s kitty
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] you
   *[no] { $seat }
} { $card }
ask-nth = { $number }: { $self ->
    [yes] you
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , winning
    [cancelled] , cancelled
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] No first card yet.
    [2] No second card yet.
    [3] No third card yet.
    [4] No fourth card yet.
    [5] No fifth card yet.
    [6] No sixth card yet.
    [7] No seventh card yet.
    [8] No eighth card yet.
    [9] No ninth card yet.
    [10] No tenth card yet.
    [11] No eleventh card yet.
   *[other] There is no card number { $number }.
}
ask-no-nth-here = A trick has only { $count } cards here.
ask-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
ask-hand-none = You have no cards left.
ask-playable = You may play: { $cards }.
ask-playable-pass = You may pass any card.
ask-playable-none = You have nothing to play now.
ask-points = This deal: { $list }.
ask-points-seat = { $self ->
    [yes] you
   *[no] { $seat }
} { points } in { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
ask-points-kitty = { $self ->
    [yes] You took the kitty; it is counted at the end.
   *[no] { $seat } took the kitty; it is counted at the end.
}
ask-moon = { $everybody ->
    [yes] Everybody can still shoot the moon.
   *[no] { $count ->
        [0] Nobody can shoot the moon any more.
        [one] { $self ->
            [yes] Only you can still shoot the moon.
           *[no] Only { $seats } can still shoot the moon.
        }
       *[other] { $seats } can still shoot the moon.
    }
}
ask-last-none = No trick is finished yet.
ask-last = { $list }. { $self ->
    [yes] You took it.
   *[no] { $seat } took it.
}
ask-last-void = { $list }. Nobody took it.
ask-pass-never = No cards are passed in these rules.
ask-broken = { $state ->
    [free] Hearts may be led at any time.
    [yes] { $lock ->
        [hearts] Hearts are broken.
        [hearts-queen] Hearts and the queen of spades may be led.
       *[other] May be led: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Hearts are not broken.
        [hearts-queen] Hearts and the queen of spades may not be led yet.
       *[other] May not be led yet: { $cards }.
    }
}
ask-card-taken = { $card }: taken by { $self ->
    [yes] you
   *[no] { $seat }
}.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] not played yet
       *[other] played
    }
   *[other] { $out } of { $there } played
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] one{" "}
        [both] both{" "}
       *[only] {""}
    }{ $self ->
        [yes] in your kitty
       *[no] in { $seat }’s kitty
    }
   *[aside] { $which ->
        [one] one set aside
        [both] both set aside
       *[only] set aside
    }
}.
ask-card-other = The other: { $out ->
    [0] not played yet
   *[other] played
}.
ask-hearts-out = Hearts played: { $out } of { $there }.
ask-trick-number = Trick { $number } of { $there }.
ask-counts-same = Everybody holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ask-counts = Cards in hand: { $list }.
ask-set-aside = Cards of void tricks on the table: { $count }.
ask-who = Clockwise: { $list }.
ask-who-seat = { $self ->
    [yes] you
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(away)
   *[person] {""}
}
ask-who-deal = Deal { $number }{ $there ->
    [0] .
   *[other] {" "}of { $there }.
}
opened-hand = { $self ->
    [yes] You were dealt
   *[no] { $seat } was dealt
}: { $cards }.
opened-gave = { $self ->
    [yes] You gave { $receiver }
   *[no] { $receiverself ->
        [yes] { $seat } gave you
       *[no] { $seat } gave { $receiver }
    }
}: { $cards }.
opened-left = Not played by { $self ->
    [yes] you
   *[no] { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Kitty
   *[aside] Set aside
}: { $cards }.
ask-card = { $card }.
ask-no-clock = This table has no clock.
ask-clock = { $self ->
    [yes] You have
   *[no] { $seat } has
} { $left ->
    [one] { $left } second
   *[other] { $left } seconds
} left{ $reserve ->
    [0] .
    [one] , { $reserve } of them in reserve.
   *[other] , { $reserve } of them in reserve.
}
