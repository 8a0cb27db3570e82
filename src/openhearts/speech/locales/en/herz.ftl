# What happens in Herz an Herz, whose turn it is, actions and answers.

herz-row-empty = empty
herz-tower-empty = no start card yet
herz-tower = start card { $start }; left { $left }; right { $right }
herz-place = { row-name }, step { $step }
herz-start-place = start card
herz-that-card = That card
herz-deal = Deal { $deal }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the draw pile. { $self ->
    [yes] You begin.
   *[no] { $seat } begins.
}
herz-drawn = { $self ->
    [yes] You draw
   *[no] { $seat } draws
}: { $card }.
herz-kept = { $self ->
    [yes] You
   *[no] { $seat }
}: { $card }, start card.
herz-laid = { $self ->
    [yes] You
   *[no] { $seat }
}: { $card }, { row-name }, step { $step }.
herz-own-kept = { $card }, start card.
herz-own-laid = { $card }, { row-name }, step { $step }.
herz-discarded = { $self ->
    [yes] You discard
   *[no] { $seat } discards
}: { $card }.
herz-stolen = { $self ->
    [yes] You steal from { $victim }
   *[no] { $victimself ->
        [yes] { $seat } steals from you
       *[no] { $seat } steals from { $victim }
    }
}: { $card }{ $where ->
    [yes] ; from { $from_row }, to { $to_row }.
   *[no] .
}
herz-stand = Now { $self ->
    [yes] you have
   *[no] { $seat } has
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] You discard the steal card
   *[no] { $seat } discards a steal card
}{ $possible ->
    [yes] {" "}unused.
   *[no] : nothing to steal.
}
herz-completed = { $self ->
    [yes] Your tower is complete
   *[no] { $seat } has completed a tower
}{ $ends ->
    [yes] .
   *[no] ; the others finish their turns.
}
herz-points-seat = { $self ->
    [yes] you
   *[no] { $seat }
} { $total } ({ $steps } for steps, { $bonus } for colours)
herz-end-reason = { $reason ->
    [tower] A tower is complete.
   *[stock] The draw pile is empty.
}
herz-do-start = { $card }: keep it as start card, or discard
herz-do-steal = { $count ->
    [0] steal card: nothing to steal, discard it
    [one] steal card: one card can be stolen, or discard it
   *[other] steal card: { $count } cards can be stolen, or discard it
}
herz-do-lay = { $card }: { $where ->
    [both] left, right or discard
    [left] left or discard
    [right] right or discard
   *[none] fits nowhere, discard
}{ $free ->
    [yes] ; name a value if you like
   *[no] {""}
}
herz-waiting = { $seat } decides on: { $card }.
herz-action-keep = { $card }: keep as start card
herz-action-discard = { $card }: discard
herz-action-lay = { $card }: { row-name }
herz-action-steal = steal from { $seat }: { $card }, from { $from_row }, to { $to_row }

ask-drawn = Drawn by { $self ->
    [yes] you
   *[no] { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] Your tower
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] You
   *[no] { $seat }
}: { $tower }.
ask-step = Step { $number }: left { $left }, right { $right }.
ask-no-step = There is no step { $number }; a row has { $there ->
    [one] { $there } step
   *[other] { $there } steps
}.
ask-step-points = Points so far: { $list }.
ask-stock = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ask-discards-none = The discard pile is empty.
ask-discards-top = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $card }.
ask-discards-all = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
ask-last-turn-none = Nobody has had a turn yet.
ask-who-began = { $self ->
    [yes] You began.
   *[no] { $seat } began.
}
