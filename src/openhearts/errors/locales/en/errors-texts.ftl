# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Line { $line }: { $text }
error-seat = seat { $seat }
error-did-you-mean = Did you mean “{ $word }”?
error-field = Field: { $field }.
error-allowed = Allowed: { $allowed }.
error-other = Something went wrong: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = “{ $text }” is no card; write rank then suit, as in QS, 10H or AD.
error-herz-no-card = “{ $text }” is no card; write a number, J26-50 for a number joker, SJ or ST.
error-card-too-often = { $card } is there too often, or not in this pack.
error-not-in-pack = { $card } is not in this pack.
error-not-there = { $card } is not there.
error-no-number = “{ $text }” is no whole number.
error-no-seat = There is no seat { $seat }{ $last ->
    [none] {""}
   *[other] ; seats are 0 to { $last }
}.
error-deals-from-one = Deals are numbered from 1.
error-scores-for-seats = The number of scores is { $told }, that of seats { $right }.
error-hands-for-seats = The number of hands is { $told }, that of seats { $right }.
error-players-for-seats = The number of players is { $told }, that of seats { $right }.
error-bots-for-seats = The number of bots is { $told }, that of seats { $right }: name one for each seat, or one for all.
error-numbers-for-seats = { $name }: there must be one number for each seat ({ $right }), not { $told }.
error-hand-size = Seat { $seat } must hold { $right ->
    [one] { $right } card
   *[other] { $right } cards
}, not { $told }.
error-cards-missing = These cards are missing: { $list }. Name cards left over as the kitty.
error-stock-nameless = The stock is empty; name its cards from the top, as in 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } cannot be dealt from this: { $list }.
error-write = Write here: { $sample }
error-write-instead = “{ $text }” cannot stand here. Write: { $sample }
error-wrong-kind = { $name }: “{ $text }” cannot stand here. Write: { $sample }
error-line-too-long = A line is longer than { $most } bytes, too long for a record.
error-too-long = This is too long: at most { $most } bytes.
error-no-utf8 = { $file ->
    [this] this
   *[other] { $file }
} is no UTF-8 text, from byte { $place } on.
error-no-file = { $file } cannot be read: { $kind ->
    [missing] there is no such file
    [folder] it is a folder
    [forbidden] permission is missing
   *[other] { $why }
}.
error-no-text = This is no text file.
error-no-utf16 = This is UTF-16; a record is UTF-8 text.
error-packed = This is a packed file. Unpack it and take one record of it at a time.
error-no-json = This is no JSON of the form wanted: { $why }.
error-two-starts = A tower has one start card.
error-no-start = There is no start card.
error-nested = Lists and tables are nested more than { $most } deep; no record needs that.
error-cannot-lie = { $card } cannot lie there next.
error-not-in-range = { $name } must be from { $low } to { $high }, not { $text }.
error-same-seat = Seat { $seat } cannot change places with itself.
error-newcomer-score = Who comes new to seat { $seat } begins with { $right }, the mean of the others.
error-text-empty = Nothing was typed. “help” lists all words.
error-text-word = “{ $text }” is no word I know. “help” lists all words.
error-text-no-card = “{ $text }” is no card; write rank then suit, as in { $cards }.
error-text-ambiguous = “{ $text }” can mean several cards: { $cards }.
error-text-number = “{ $text }” is no number of a card on the table.
error-text-one-card = Name one card to play.
error-text-some-cards = Name the cards to pass.
error-text-seat = Nobody called “{ $text }” sits at this table.
error-text-steal = Say whom you steal from, which row, and where it goes: steal Ben left right.
error-text-invitation = “{ $text }” is no invitation. It looks like http://localhost:8765/table/abc.
error-text-rule-link = This link of rules is damaged, or not known here. Ask for it again.
error-text-rule-file = Choose a file first.
