# Records, and shuffles that can be checked.

error-empty-record = This is empty; a record begins with { $head }.
error-no-record-head = This is no record: one begins with { $head }.
error-record-version = This is version { $told }; this program reads version { $right }.
error-cut-off = The end of the record is missing.
error-after-end = { $name } stands after the end of the record.
error-stands-twice = { $name } stands there twice.
error-stands-instead = { $name } stands where { $right } must.
error-stands-before = { $name } must not stand before { $right }.
error-no-place-here = { $name } has no place here.
error-missing-before = { $name } is missing before { $right }.
error-bad-fields = This line has a field that it cannot have, or lacks one.
error-half-a-letter = “{ $text }” holds half of a letter, which no file can hold.
error-strange-letter = “{ $text }” holds a letter or digit that no card game needs.
error-no-value = “{ $text }” is no value.
error-tag-name = “{ $name }” cannot be the name of a tag: write letters, digits and _, and no name that records use themselves.
error-player-kind = A bot needs the name of its kind (bot="..."), and a person has none.
error-player-bot-only = Only bots have a version, a budget and a seed.
error-no-deal-open = This line belongs to a deal, but none is being played.
error-stand-ins-early = Who stood in is told after the play.
error-stand-ins-range = There are no actions { $low } to { $high } here.
error-stand-ins-order = Those who stood in are told in the order of their first actions.
error-stand-ins-both = Two bots decided for seat { $seat } at once.
error-stand-ins-seat = Action { $number } is not one of seat { $seat }.
error-event-missing = An event is missing before this line.
error-event-not-here = This event does not happen here.
error-event-other = What happens here is { $name }, not this.
error-comment-place = A comment cannot stand here after action { $number }.
error-no-hand = The hand of seat { $seat } is missing.
error-cards-of-deal = The cards of this deal are missing, or no plain text.
error-seat-has-hand = Seat { $seat } is not at this table, or has a hand already.
error-passed-elsewhere = The way cards are passed in this deal: { $right }.
error-trick-number = Trick { $told } stands where trick { $right } must.
error-trick-size = A trick cannot have this number of cards: { $told }. The table has { $right } seats.
error-trick-incomplete = The trick has a winner, but not all its cards.
error-winner = { $seat ->
    [none] nobody
   *[other] seat { $seat }
} wins this trick, not { $told }.
error-points = The points are { $points }.
error-play-refused = { $card } may not be played by seat { $seat }: { $reason ->
    [must-follow] the suit led must be followed
    [card-not-held] the seat does not hold this card
    [locked] it may not be led yet
    [first-trick] not on the first trick
    [opening-card] the opening card must be led
    [opening-suit] the suit of the opening card must be led
    [opening-forbidden] not as the very first lead
    [not-your-turn] another seat is to play
   *[other] { $reason }
}.
error-seat-says = Seat { $seat }: { $cause }
error-rules-say = The rules say { $right }, not { $told }.
error-digest = The rules below it do not have this digest: something in them was changed.
error-no-deals = There is no deal in this record.
error-over-before = The match was over before this deal.
error-deal-unfinished = Deal { $deal } was not finished before this one.
error-deal-begins-otherwise = The deal does not begin as the one before has left the table.
error-deal-counted-early = Deal { $deal } is not over, yet counted.
error-shuffle-not-told = Deal { $deal } tells nothing that its shuffle could be recomputed from.
error-changes-too-early = Nobody changes seats before the first deal.
error-cards-decide-leader = The cards decide who leads: no leader is named.
error-recorded = { $name } is { $right }, not { $told }.
error-bot-chooses = The bot of seat { $seat } chooses { $right } here, not { $told }.
error-bot-chooses-illegal = The bot of seat { $seat } chooses what is not allowed: { $cause }
error-bot-seed-hidden = The seed of the bot of seat { $seat } is not told.
error-no-bot-there = No bot decided there, or its seed is not told.
error-bot-version = The bot of seat { $seat } chooses { $right } here, not { $told }; but version { $before } of { $bot } made this record, and this is version { $now }, which need not choose alike.
error-starts-no-program = The player { $text } is a program, and a record starts none.
error-shuffle = These are not the cards that the shuffle gives.
error-secret = The server’s secret is not the one it committed to.
error-secret-hidden = The server’s secret is not revealed.
error-n-bytes = A secret or contribution has { $right } bytes, not { $told }.
error-hex-digits = { $name } must be { $count } digits 0-9 a-f.
error-match-name = “{ $text }” cannot name a match: write 1 to 60 letters, digits and . _ : -
error-contributions-order = The contributions are not in the order of seats, or a seat has two.
error-contribution-missing = Contributions are missing; seats: { $list }.
error-contribution-other = The contribution of seat { $seat } is not the one it committed to.
error-contribution-derived = The contribution of seat { $seat } does not follow from the secret.
error-contributes-not = Seat { $seat } does not contribute to this deal, or has done so already.
error-commitment-taken = That commitment is another seat’s.
error-commitment-other = This is another commitment than the seed gives.
error-fixed = Cards that were fixed beforehand have a key of 64 digits 0-9 a-f, and no shuffle.
error-chance = This is not the chance of the bots that the secret gives, or no secret is told.
error-sealed = The secret of this deal is sealed with a key that is not here.
error-bad-seal = The server’s signature under the shuffle is not right.
error-no-receipts = This is no file of receipts as a page or openhearts join writes it.
error-shuffle-step = The shuffle is not at this step.
