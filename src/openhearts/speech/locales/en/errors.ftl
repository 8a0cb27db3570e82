# What is refused, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = It is not your turn: { $seat } is to play.
error-deal-over = The deal is over.
error-not-an-action = That is no action of this game.
error-not-now = That is not possible now.
error-not-begun = The match has not begun yet.
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
error-pass-twice = { $card }: you do not hold it that often.
error-pass-count = Choose exactly { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to pass.
error-already-passed = You have passed already.
error-opening-card = { $card }: the opening card must be led: { $opening }.
error-opening-suit = { $card }: you must lead { suit-name }.
error-opening-forbidden = { $card }: not as the very first lead.
error-locked = { $card }: { $lock ->
    [hearts] hearts are not broken yet
   *[other] this card may not be led yet
}.
error-must-follow = { $card }: you must follow { suit-name }.
error-first-trick = { $card }: not on the first trick.
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

error-line = Line { $line }: { $text }
error-text = I cannot read that: { $detail }.
error-text-card = “{ $text }” is no card. Write rank and suit, as in QS, 10H or AD.
error-text-empty = Nothing was typed. “help” lists all words.
error-text-word = “{ $text }” is no word I know. “help” lists all words.
error-text-ambiguous = “{ $text }” can mean several cards: { $cards }.
error-text-number = “{ $text }” is no number of a card on the table.
error-text-one-card = Name one card to play.
error-text-some-cards = Name the cards to pass.
error-text-seat = Nobody called “{ $text }” sits at this table.
error-text-steal = Say whom you steal from, which row, and where it goes: steal Ben left right.
error-text-nested = Lists and tables are nested more than { $most } deep; no record needs that.
error-did-you-mean = Did you mean “{ $word }”?
error-record = The record does not fit the rules: { $detail }.
error-ruleset = These rules do not work: { $detail }.
error-seats = { $single ->
    [yes] { $name } is for { $high } players.
   *[no] { $name } is for { $low } to { $high } players.
}
error-rules-bounds = { $file }, line { $line }: { $what ->
    [nested] tables and lists are nested more than { $most } deep; write them flat, as in score.points
    [parts] a name has more than { $most } parts; a rule has two, as in score.points
    [line] the line is longer than { $most } characters; break it or shorten it
    [text] a text is longer than { $most } characters; shorten it
    [digits] a number has more than { $most } digits; no rule needs so large a number
    [entries] there are more than { $most } entries; a rule file needs far fewer
   *[open] a text in quotes does not end; close it on the same line
}
error-rules-long-list = { $name }: the list is too long; shorten it to { $most } entries at most
error-field = Field: { $field }.
error-allowed = Allowed: { $allowed }.
error-bot = There is no such bot: { $detail }.
error-view = This view contradicts itself: { $detail }.
error-forbidden = That is not allowed: { $detail }.
error-seat-taken = Somebody sits there already.
error-curtain = The cards are covered: say first who you are, with the button on the page.
error-not-away = Nobody is away there.
error-known-cards = The cards of this deal are known beforehand: it is for one person with bots.
error-after-the-deal = You can take that seat when the deal is over: nobody sees two hands of one deal.
error-next-hand = That hand was dealt to another player. A bot plays it; you get cards with the next deal.
error-vouch = Only players of this deal can say who is back.
error-shuffling = The cards are just being shuffled. Try again in a moment.
error-not-playing = No deal is being played just now.
error-not-anew = Somebody would rather play this deal to its end.
error-no-seat = There is no such seat.
error-two-seats = Choose two different seats.
error-host-sits = The host must sit at the table.
error-host-only = Only the host can do that.
error-refused = The host has freed your seat. You can sit down here again when the host lets you.
error-watching = You are watching; only players can do that.
error-no-bot-there = No bot decided there, or its seed is not told.
error-record-too-large = That is too large: at most { $most } KB.
error-search-not-ready = That bot is still getting ready on this machine; ask again in half a minute.
error-busy = Many people are asking for this just now. Wait a moment, then try again.
error-too-often = You have asked for a lot just now. Wait a minute, then try again.
error-too-much = This needs more memory or time than there is for one request. Try something smaller.
error-try-again = The table is being read again; try again in a moment.
error-no-undo = Nothing is taken back at this table.
error-no-hints = There are no hints at this table.
error-no-chat = Nobody writes at this table.
error-claim-alone = A claim that is not certain needs the word of everybody else.
error-claim-again = This claim was rejected. Ask again after the next trick.
error-claim-own = The others answer your claim. You can take it back.
error-claim-answered = There is nothing for you to answer.
error-no-claim = Nobody has claimed anything.
error-no-claims = In this game nothing can be claimed; it is played to its end.
error-chat-often = Not so fast. Wait a moment, then write again.
error-no-phrase = There is no such message.
error-not-over = The match is not over.
error-table-full = Every seat of this table is taken.
error-too-many-wait = Too many people are waiting to change or take a seat just now. Try again later.
error-cannot-join = The table cannot be reached: { $why }.
error-text-invitation = “{ $text }” is no invitation. It looks like http://localhost:8765/table/abc.
error-text-no-receipts = This is no file of receipts as a page or openhearts join writes it.
error-bad-seal = The server's signature under the shuffle is not right.
error-nothing-to-undo = There is nothing to take back.
error-not-your-seat = That is not your seat.
error-no-table = There is no such table.
error-foreign-host = The server does not go by the name in this address, so it does not answer. Whoever runs it can allow the name: openhearts serve --public-url ADDRESS, with the address as people type it.
error-signed-out = You were signed out here. Come again to join as a new guest.
error-two-hands = You sit at the same table as this player, and nobody may see two hands. Leave your seat there first.
error-too-many-tables = There are too many tables just now; try again later.
error-no-record = No deal is over yet, so there is no record.
error-cannot-listen = Nothing can be served at { $host }, port { $port }: { $why }. Choose another with --port.
error-no-address = “{ $host }” is no address of this machine. Leave out --host, or give one it has.
error-public-url = “{ $text }” is no public address. Write it like https://hearts.example, without a path.
error-no-folder = The folder { $folder } cannot be used: { $why }. Choose another with --data.
error-folder-in-use = Another OpenHearts keeps its tables in { $folder }: { $address }. Use that one, stop it, or choose another folder with --data.
error-too-many-own = You have opened too many tables just now; go on with one of them, or try again later.
error-too-many-watchers = Too many people are watching this table.
error-stale = The table has moved on; look again before you act.
error-other = Something went wrong: { $detail }.
error-text-herz-card = “{ $text }” is no card. Write a number, J26-50 for a number joker, SJ or ST.

# Details of the above: what people meet most; see speech/details.py. Without a full stop.
detail-no-variant = there is no variant “{ $text }”
detail-seats = { $name } is not played by { $count }
detail-no-parameter = { $name } is no rule parameter
detail-not-offered = { $name } is known from the rules but not offered
detail-bad-value = { $name } cannot be “{ $text }”
detail-bundle = { $name } is a bundle
detail-two-packs = two packs need a rule for identical cards
detail-no-file = { $file } cannot be read: { $kind ->
    [missing] there is no such file
    [folder] it is a folder
    [forbidden] permission is missing
   *[other] { $why }
}
detail-empty-file = { $file } is empty
detail-no-utf8 = { $file ->
    [this] this
   *[other] { $file }
} is no UTF-8 text, from byte { $place } on
detail-no-toml = { $file } is no TOML: { $why }
detail-too-large = { $file } is too large for a rule file (at most { $most } bytes)
detail-no-bot = “{ $text }”; known are { $known }, or FILE.py:Class{ $nearest ->
    [none] {""}
   *[other] . Did you mean “{ $nearest }”?
}
detail-empty-record = this is empty; a record begins with { $head }
detail-no-record = this is no record: one begins with { $head }
detail-no-text = this is no text file
detail-long-line = a line is longer than { $most } bytes, too long for a record
detail-cut-off = the end of the record is missing
detail-no-hand = the hand of seat { $seat } is missing
detail-twice = { $card } is there too often, or not in this pack
detail-no-card = “{ $text }” is no card; write rank then suit, as in QS, 10H or AD
detail-refused = { $card } may not be played by seat { $seat }: { $reason ->
    [must-follow] the suit led must be followed
    [card-not-held] the seat does not hold this card
    [locked] it may not be led yet
    [first-trick] not on the first trick
    [opening-card] the opening card must be led
    [opening-suit] the suit of the opening card must be led
    [opening-forbidden] not as the very first lead
    [not-your-turn] another seat is to play
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] nobody
   *[other] seat { $seat }
} wins this trick, not { $told }
detail-points = the points are { $points }
detail-rules-say = the rules say { $right }, not { $told }
detail-digest = the rules below it do not have this digest: something in them was changed
detail-secret = the host's secret is not the one it committed to
detail-shuffle = these are not the cards that the shuffle gives
detail-entry = turn { $place } (“{ $text }”): { $rest }
detail-drawn = the card drawn now (“{ $text }”): { $rest }
detail-herz-no-turn = this is no turn; write 3. P0 draws 45: left, or 45: left for short
detail-herz-no-action = “{ $text }” is no action; write keep, left, right, left=63, discard or steal 1 left right
detail-herz-no-card = “{ $text }” is no card; write a number, J26-50 for a number joker, SJ or ST
detail-herz-twice = { $card } was drawn before, and no other is in the pack
detail-herz-not-in-pack = { $card } is not in this pack
detail-herz-stock-empty = the stock was empty before this turn
detail-herz-undecided = say what was done with { $card }
detail-herz-only-a-card = this is the card to decide on; name it alone
detail-herz-number = this is draw { $right }, not { $told }
detail-herz-turn = it is the turn of P{ $right }, not of P{ $told }
detail-herz-outcome = what came of it is { $right ->
    [nothing] nothing
   *[other] { $right }
}, not { $told }
detail-herz-after-end = the deal is over before this turn
detail-herz-over = the deal is over; nothing is left to decide
detail-herz-draw = name the card that seat { $seat } has drawn now
detail-herz-starter = who starts this deal? Seats { $list } all fit; give the first leader, or write P{ $seat } before the first card
detail-herz-refused = { $reason ->
    [no-start-card] there is no start card yet
    [has-start-card] there is a start card already
    [row-full] that row is full
    [value-too-high] the card is not lower than the one above it
    [outside-group] no value of that joker's group fits there
    [cannot-steal] that card cannot be stolen
    [bad-value] the card cannot take that value there
    [wrong-phase] the card that was drawn does not allow it
   *[other] { $reason }
}
detail-no-seat = there is no seat { $seat }{ $last ->
    [none] {""}
   *[other] ; seats are 0 to { $last }
}
detail-nothing-now = seat { $seat } has nothing to decide now
detail-scores = { $told } scores for { $right } seats
detail-from-one = deals are numbered from 1
detail-range = { $low } to { $high }
detail-whole = a whole number from { $low }{ $none ->
    [none] {""}
   *[other] {" "}or { $none }
}
detail-bot-chooses = the bot of seat { $seat } chooses { $right } here, not { $told }
detail-bot-version = the bot of seat { $seat } chooses { $right } here, not { $told }; but version { $before } of { $bot } made this record, and this is version { $now }, which need not choose alike
