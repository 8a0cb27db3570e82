# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Turn { $place } (“{ $text }”): { $cause }
error-herz-drawn = The card drawn now (“{ $text }”): { $cause }
error-herz-no-turn = This is no turn; write 3. P0 draws 45: left, or 45: left for short.
error-herz-no-action = “{ $text }” is no action; write keep, left, right, left=63, discard or steal 1 left right.
error-herz-twice = { $card } was drawn before, and no other is in the pack.
error-herz-stock-empty = The stock was empty before this turn.
error-herz-undecided = Say what was done with { $card }.
error-herz-only-a-card = This is the card to decide on; name it alone.
error-herz-number = This is draw { $right }, not { $told }.
error-herz-turn = It is the turn of P{ $right }, not of P{ $told }.
error-herz-other-card = The card drawn is { $right }, not { $told }.
error-herz-outcome = What came of it is { $right ->
    [nothing] nothing
   *[other] { $right }
}, not { $told }.
error-herz-after-end = The deal is over before this turn.
error-herz-draw = Name the card that seat { $seat } has drawn now.
error-herz-starter = Who starts this deal? Seats { $list } all fit; give the first leader, or write P{ $seat } before the first card.
error-herz-refused = { $reason ->
    [no-start-card] there is no start card yet
    [has-start-card] there is a start card already
    [row-full] that row is full
    [value-too-high] the card is not lower than the one above it
    [outside-group] no value of that joker’s group fits there
    [cannot-steal] that card cannot be stolen
    [bad-value] the card cannot take that value there
    [wrong-phase] the card that was drawn does not allow it
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz has no { $name }: all that is drawn lies open; tell plays and drawn.
error-herz-start-card = Seat { $seat }: { $card } cannot be a start card of that value.
error-herz-row = Seat { $seat }: this row cannot lie there.
error-watcher-decides-nothing = A watcher has nothing to decide.
error-nothing-now = Seat { $seat } has nothing to decide now.
error-all-decided = The deal is over; nothing is left to decide.
error-no-views-of = Views of { $name } cannot be told from outside.
error-no-view = This is no view: { $why }.
error-view-version = Views are understood in version { $right }, not { $told }.
error-view-cannot-be = This view cannot be: { $cause }
error-view-field = This view contradicts itself: { $field } does not fit the rest.
error-view-entries = { $list } must have { $count } entries each.
error-view-count = { $field }: the number of cards is { $told }, and must be { $right }.
error-view-hand = The hand is not what was dealt, less what was given and played, and what was got.
error-view-hand-size = { $field }: the number of cards is { $told }; it must be { $dealt } as dealt, or { $now } now.
error-view-cannot-hold = Seat { $list } cannot hold all that it must: too few cards that fit are left.
error-view-revoke = Seat { $seat }: { $card } cannot be, for that suit was not followed before.
error-view-leads = Seat { $told } leads trick { $trick }, but seat { $right } must.
error-view-unseen = Places for cards that nobody has seen: { $told }; such cards: { $right }.
error-view-no-world = No way to lay out the unseen cards fits what was seen.
error-view-passed-elsewhere = { $card } was passed to seat { $seat }, and lies elsewhere.
error-view-trick = Trick { $trick }: { $cause }
error-view-may-not = Trick { $trick }: { $cause } The seat holds: { $list }.
error-view-place-leads = Seat { $seat } cannot lead with card { $place } of the play.
error-first-leader = Who leads the first trick? Seats { $list } all fit; give first_leader.
error-holder-leads = Who holds { $card } leads, and that does not fit with seat { $seat }.
error-name-kitty = Name the cards of the kitty: { $count }.
error-kitty-unknown = Seat { $seat } cannot know the kitty now.
error-name-passed = { $field }: name the cards that were passed on, and those that came ({ $count } each).
error-nothing-passed = Nothing is passed in deal { $deal }.
error-name-opening = Which card opens? Some are left over: give opening_card.
