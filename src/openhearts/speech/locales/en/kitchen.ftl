# The kitchen table: for people with real cards
web-kitchen = Score pad for real cards
web-kitchen-lead = You play with real cards; the pad keeps the score, says who passes where and who leads, and knows the rules.
web-kitchen-mine = Your pads
web-kitchen-which = What do you play?
web-kitchen-players = Players:
web-kitchen-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-kitchen-names = Names, clockwise around the table
web-kitchen-player = Player { $number }
web-kitchen-ask-dealer = Who deals first?
web-kitchen-ask-youngest = Who is the youngest?
web-kitchen-ask-starter = Who begins?
web-kitchen-open = Open the pad
web-kitchen-other-game = Another game
web-kitchen-new = New pad
web-kitchen-pad = Score pad
web-kitchen-no-pad = There is no such pad. Ask for the address again.
web-kitchen-full = This pad is full. Open a new one.
web-kitchen-deal = Deal { $number }
web-kitchen-number = Deal
web-kitchen-deals = { $seat } deals, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each{ $left ->
    [0] .
    [one] ; { $left } card is left over.
   *[other] ; { $left } cards are left over.
}
web-kitchen-hold = No passing in this deal.
web-kitchen-passes = { $count ->
    [one] { $count } card is passed
   *[other] { $count } cards are passed
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = { $seat } leads to the first trick.
web-kitchen-leads-card = Whoever holds this card leads to the first trick: { $card }.
web-kitchen-leads-lowest = Whoever holds this card leads to the first trick: { rules-lowest-of }.
web-kitchen-begins = { $seat } begins.
web-kitchen-write = Write down
web-kitchen-check = Only check
web-kitchen-undo = Take back the last deal
web-kitchen-all = All deals
web-kitchen-remarks = Remarks
web-kitchen-share = Show this pad on another device
web-kitchen-would-score = That would score: { $list }.
web-kitchen-behind = Somebody else has written on this pad meanwhile. Look at it, and write again if your deal is still missing.
web-kitchen-missing = No number is written yet. Fill in at least one; a field that stays empty counts as 0.
web-kitchen-waits = Not sent yet; it waits on this device until the server can be reached.
web-kitchen-clash = Somebody else has written on this pad meanwhile. This here has not been written:
web-kitchen-send-again = Write it all the same
web-kitchen-drop = Throw it away
web-kitchen-field-points = Points taken
web-kitchen-field-bonus = Who took: { $card }
web-kitchen-field-bonus-points = Bonus points
web-kitchen-field-trickless = No trick
web-kitchen-field-aside = Points in the cards set aside
web-kitchen-field-void = Points that nobody took
web-kitchen-field-moon = Who shot the moon
web-kitchen-field-sun = With all tricks (sun)
web-kitchen-field-choice = The shooter chooses
web-kitchen-field-last = Who took the last trick
web-kitchen-field-exact = Score the points exactly as written
web-kitchen-field-steps = Full steps
web-kitchen-field-colours = Of one colour
web-kitchen-field-exact-steps = The first column is points, not steps
web-kitchen-field-trick = Cards of the trick, in order
web-kitchen-field-leader = Who led this trick
web-kitchen-field-hand = The hand in question
web-kitchen-field-first = It is the first trick
web-kitchen-field-broken = { $lock ->
    [hearts] Hearts are broken
   *[other] What was locked may be led
}
web-kitchen-field-final = It is the last trick
web-kitchen-field-earlier = Earlier tricks, if you know them: one in each line
web-kitchen-field-tower-card = The card that was drawn
web-kitchen-field-tower-start = Start card
web-kitchen-field-tower-left = Left row, from above
web-kitchen-field-tower-right = Right row, from above
web-kitchen-field-tower-other-start = Another tower: start card
web-kitchen-field-tower-other-left = Another tower: left row
web-kitchen-field-tower-other-right = Another tower: right row
web-kitchen-option-auto = as the points say
web-kitchen-option-no = nobody
web-kitchen-option-nobody = nobody
web-kitchen-option-unsaid = not said
web-kitchen-option-add = the others get more
web-kitchen-option-subtract = own points go down
web-kitchen-exactly = Scored exactly as written.
web-kitchen-already = These are the points after a moon of { $seat }; they are scored as they stand.
web-kitchen-shot = { $feat ->
    [sun] { $seat } shot the sun
   *[moon] { $seat } shot the moon
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for everybody else.
   *[subtract_from_self] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } less for { $seat }.
}
web-kitchen-check-no-number = { $seat }: “{ $text }” is no whole number of at most four digits and counts as 0.
web-kitchen-check-unread = “{ $text }” is no whole number of at most four digits and counts as 0.
web-kitchen-check-sum = The points add up to { $sum }, but it should be { $wanted }{ $less ->
    [0] .
   *[other] : { $total } in the pack, less { $less } that nobody took.
}
web-kitchen-check-impossible = { $seat }: no cards of this pack cost { $value } together.
web-kitchen-check-outside = That cannot lie outside: the pack costs { $total } in all.
web-kitchen-check-bonus = Nobody is said to have taken: { $card }.
web-kitchen-check-trickless = { $seat } took no trick, but points?
web-kitchen-check-moon = { $seat } shot the moon, but did not take all points?
web-kitchen-check-denied = { $seat } took all points; by the rules that is a moon.
web-kitchen-check-sun = All tricks, but nobody’s moon?
web-kitchen-check-choice = { $seat } must choose; counted as points for the others.
web-kitchen-check-last = Who took the last trick is not said; { $seat } leads again.
web-kitchen-check-steps = { $seat }: a tower has 0 to { $most } steps.
web-kitchen-check-colours = { $seat }: more steps of one colour than full steps.
web-kitchen-check-complete = { $count } complete towers, though the deal ends with the first?
web-kitchen-referee = Referee
web-kitchen-referee-lead = Tap or type in the trick, the hand in question, or both, and ask what may be played and who takes it.
web-kitchen-referee-lead-towers = Tap or type in a tower, the card that was drawn, or both, and ask where it may lie, what may be stolen with it, and what the tower earns.
web-kitchen-ask = Ask
web-kitchen-clear = Empty all fields
web-kitchen-tap = Tap cards into this field
web-kitchen-back = Take one out
web-kitchen-may = { $card }: may be played
web-kitchen-quotes = What the rules say
web-kitchen-to-play = { $first ->
    [yes] { $seat } leads.
   *[no] { $seat } is to play.
}
web-kitchen-so-far = { $seat } wins so far: { $card }.
web-kitchen-nobody-so-far = Nobody wins so far.
web-kitchen-kitty = { $seat } takes the kitty too, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
web-kitchen-fault-earlier = Earlier trick { $number } does not have { $count } cards.
web-kitchen-fault-trick = A trick has at most { $count } cards.
web-kitchen-fault-pack = { $card }: the pack has { $count ->
    [0] no such card
    [one] only { $count }
   *[other] only { $count }
}.
web-kitchen-fault-hand = There are only { $count } cards in a hand, and as many tricks.
web-kitchen-fault-tower = A card is not in this pack.
web-kitchen-as-start = As start card: { $card }, worth { $value }
web-kitchen-in-row = { $row ->
    [left] Left
   *[right] Right
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] Left
   *[right] Right
}: { $card }, as { $value }
web-kitchen-values = { $low } to { $high }
web-kitchen-tower = The tower earns { points }: { $step } for steps, { $bonus } for colours.
web-kitchen-tower-complete = Both rows are full: the tower is complete.
web-kitchen-steals = { $count ->
    [0] Of the other tower nothing can be stolen into this one.
    [one] One steal is possible.
   *[other] { $count } steals are possible.
}
web-kitchen-steal = { $card }, their { row-name }, to { $to ->
    [left] my left row
    [right] my right row
   *[start] my start card
}, as { $value }
web-kitchen-print-cards = Print cards
web-kitchen-cards-lead = Sheets of nine cards on A4, to cut along the marks. Print them at 100%; with backs, print on both sides, flipped on the long edge.
web-kitchen-cards-special = Cards that no shop has
web-kitchen-cards-usual = The cards of the other games
web-kitchen-fronts = Sheets
web-kitchen-backs = Sheets with backs
