# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = It is not your turn: { $turn } is to play.
error-deal-over = The deal is over.
error-wrong-phase = { $phase ->
    [pass] Cards are being passed; nobody plays yet.
    [play] Cards are being played; passing is over.
    [choose] The moon is being settled first.
    [start] The card that was drawn is kept as start card or discarded.
    [lay] The card that was drawn is laid left or right, or discarded.
    [steal] A steal card was drawn: steal, or discard it.
   *[over] The deal is over.
}
error-card-not-held = { $card }: you do not hold this card.
error-opening-card = { $card }: the opening card must be led: { $opening }.
error-opening-suit = { $card }: you must lead { suit-name }.
error-opening-forbidden = { $card }: not as the very first lead.
error-locked = { $card }: { $lock ->
    [hearts] hearts are not broken yet
   *[other] this card may not be led yet
}.
error-must-follow = { $card }: you must follow { suit-name }.
error-first-trick = { $card }: not on the first trick.
error-pass-count = Choose exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to pass.
error-pass-twice = { $card }: you do not hold it that often.
error-already-passed = You have passed already.
error-bad-choice = Choose to add or to subtract.
error-claim-not-certain = From what you can see, the rest is not certain.
error-no-start-card = You have no start card yet.
error-has-start-card = You have a start card already.
error-row-full = { $row ->
    [none] That row is full.
   *[other] { $card }: the { row-name } is full.
}
error-value-too-high = { $card }: too high, it must be lower than the card above.
error-outside-group = { $card }: no value of its group fits there.
error-cannot-steal = That card cannot be stolen.
error-bad-value = { $card }: it cannot take that value there.
error-not-an-action = That is no action of this game.
error-not-now = That is not possible now.
