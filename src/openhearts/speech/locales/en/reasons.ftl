# Why a bot does what it does: one sentence for each reason of bots/reasons.py.

reason-only-choice = It is the only choice.
reason-at-random = Chosen at random.
reason-fewest-points = It costs least on average in { $worlds } imagined deals.
reason-most-points = It earns most on average over { $worlds } imagined orders of the stock.
reason-best-for-both = With both hands known, it is best against the best play.
reason-pass-danger = { $card } is too likely to win tricks that cost points.
reasons-pass-danger = { $cards } are too likely to win tricks that cost points.
reason-pass-spare = Nothing is dangerous here; { $card } is missed least.
reason-pass-void = That leaves no { suit-name }, so points can be thrown on them.
reason-pass-for-moon = The hand is fit for the moon: what loses tricks goes.
reason-keep-guard = { $card } stays: { $guards ->
    [one] { $guards } lower card guards it
   *[other] { $guards } lower cards guard it
}.
reason-duck = { $card } stays below the card that wins so far.
reason-unload-queen = { $card } gives { points } { $self ->
    [yes] to you
   *[no] to { $seat }
}.
reason-unload-high-heart = { $card } goes { $self ->
    [yes] to you
   *[no] to { $seat }
}, before it wins a trick later.
reason-unload-danger = { $card } gives { points } { $self ->
    [yes] to you
   *[no] to { $seat }
}.
reason-unload-high-card = { $card } goes now, before it must win a trick.
reason-make-void = After that no { suit-name } are left, and points can be thrown on them.
reason-take-cheaply = { $card } wins, but that costs { $points ->
    [0] nothing
   *[other] only { points }
}.
reason-perhaps-cheap = { $card } may win, but that costs { $points ->
    [0] nothing
   *[other] only { points }
}.
reason-last-seat-safe = Last to play, and no points on the table: { $card } can go safely.
reason-hunt-queen = That may draw out the hunted card: { $card }.
reason-protect-queen = The guards of { $card } stay.
reason-stop-moon = That stops the moon of { $self ->
    [yes] you
   *[no] { $seat }
}.
reason-try-moon = The moon is worth a try.
reason-moon-unsure = Trying for the moon looks better on average, but that succeeds in { $percent } of 100 imagined deals and less often at a table.
reason-take-jack = { $card } is worth taking: { points }.
reason-keep-jack = { $card } stays.
reason-forced = No card that may be played stays below; { $card } does the least harm.
reason-lead-low = { $card } hardly wins a trick.
reason-lead-safe-suit = The others still hold many { suit-name }.
reason-lead-early = { $card } goes early, while everybody still follows.
reason-hope-higher = { $card } wins so far, but somebody will probably play higher.
reason-cancel-hope = The twin of { $card } is still out and may cancel it.
reason-cancels = { $card } meets its twin: neither wins.
reason-void-trick = That makes the trick void.
reason-joker-excuse = { $card } never wins.
reason-joker-wins = { $card } takes the trick.
reason-jinx-danger = Still out and dangerous here: { $card }, { points }.
reason-kitty-danger = The winner gets { $cards ->
    [one] { $cards } unseen card
   *[other] { $cards } unseen cards
} as well.
reason-choose-add = Adding means { points } for everybody else.
reason-choose-subtract = Subtracting means { points } less.
reason-win-match = That wins the match most often: in { $percent } of 100 imagined endings.
reason-add-ends-match = Adding would end the match with somebody else ahead.

reason-start-high = A high start card: { $value } leaves much room.
reason-start-last-chance = { $card } is not high, but the draw pile runs low.
reason-start-too-low = { $card } is low: { $better ->
    [one] { $better } higher card is still out
   *[other] { $better } higher cards are still out
}.
reason-keep-room = The { row-name } keeps room: { $room } for { $steps ->
    [one] { $steps } missing step
   *[other] { $steps } missing steps
}.
reason-extra-point = { $card } beside { $guard }: an extra point for one colour.
reason-fill-step = That fills step { $step }.
reason-fill-row = That fills the { row-name }.
reason-too-risky = { $card } would leave too little room: { $room } for { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
reason-no-place = { $card } fits nowhere.
reason-joker-saves-room = { $card } counts as { $value } there and saves room.
reason-finish-tower = That completes the tower and ends the deal, { points }.
reason-steal-best = Of all that can be stolen, { $card } fits best.
reason-steal-hurts = { $card } costs { $self ->
    [yes] you
   *[no] { $seat }
} points above all.
reason-steal-not-worth = Nothing is worth stealing.
