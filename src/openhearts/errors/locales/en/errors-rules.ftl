# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = There is no variant “{ $text }”.
error-file-no-variant = “{ $text }” is the name of a file, not of a variant. Give rule files with --rules; in Python with load_ruleset.
error-no-game = There is no game “{ $text }”.
error-seats = { $single ->
    [yes] { $names } is for { $high } players.
   *[no] { $names } is for { $low } to { $high } players.
}
error-not-for-seats = There is no variant for this number of players: { $count }.
error-no-parameter = { $name } is no rule parameter.
error-not-offered = { $name } is known from the rules but not offered.
error-bad-parameter = { $name } cannot be “{ $text }”.
error-house-two-meanings = “{ $text }” can mean { $list }; write it out.
error-bundle = { $name } is a bundle.
error-no-option = { $text } is no option; write name=value, or the name of a bundle.
error-wrong-entry = { $name } cannot have this value.
error-entry-missing = { $name } is missing.
error-empty-file = { $file } is empty; a rule file needs a line at least, as extends = "classic".
error-no-toml = { $file } is no TOML: line { $line } cannot be read from column { $column } on.
error-rules-bounds = { $file }, line { $line }: { $what ->
    [nested] tables and lists are nested more than { $most } deep; write them flat, as in score.points
    [parts] a name has more than { $most } parts; a rule has two, as in score.points
    [line] the line is longer than { $most } characters; break it or shorten it
    [text] a text is longer than { $most } characters; shorten it
    [digits] a number has more than { $most } digits; no rule needs so large a number
    [entries] there are more than { $most } entries; a rule file needs far fewer
   *[open] a text in quotes does not end; close it on the same line
}.
error-rules-long-list = { $name }: the list is too long; shorten it to { $most } entries at most.
error-rules-too-large = { $file } is too large for a rule file (at most { $most } bytes).
error-suggested-outside = “suggested_players” must lie inside “players”.
error-value-for-seats = { $name } has a value for { $count } seats, which no table has.
error-no-value-for-seats = { $name } has no value for { $count } seats.
error-ranks-ascend = The ranks must ascend, each of them once.
error-suits-once = Name at least one suit, and none twice.
error-too-few-cards = There are too few cards ({ $count }) for { $seats } seats.
error-jokers-no-mode = There are jokers: say what they do.
error-two-packs = Two packs need a rule for identical cards.
error-hand-too-large = { $count } cards for each are more than there are.
error-no-hand-at-all = Nobody would hold a card.
error-nobody-wins-kitty = Nobody wins cards that are set aside.
error-pass-too-many = { $count } cards cannot be passed from hands of { $hand }.
error-pass-no-cycle = Say where the passed cards go.
error-nobody-across = Nobody sits across at a table of { $seats }.
error-second-is-oneself = At a table of two the second neighbour is oneself.
error-holder-of-nothing = Without an opening card nobody holds it: name one, or say who else leads.
error-must-needs-card = There is no opening card that must be led.
error-two-holders = With two packs two players can hold the opening card.
error-opening-not-there = The opening card { $card } is not in the pack.
error-opening-left-over = The opening card { $card } may be among the cards left over.
error-opening-decides = The opening card decides who leads, in every deal.
error-jokers-not-locked = Jokers are never locked.
error-lock-for-ever = Nothing would ever break the lock.
error-no-identical = One pack has no identical cards.
error-negative-points = What cards cost is never negative; make them bonus cards.
error-penalty-and-bonus = A card cannot both cost points and be a bonus card.
error-no-moon-cards = There is no penalty card to shoot the moon with.
error-moon-needs-many = The number of things that a moon needs is { $count }: too many.
error-moon-needs-more = The moon needs { $count } of { $what }, the pack has { $most }.
error-sun-of-nothing = The sun would be worth nothing.
error-moon-of-nothing = The moon would be worth nothing.
error-never-ends = The match would never end.
error-limit-not-reached = Without penalty cards nobody reaches the limit: fix the number of deals.
error-all-set-aside = All penalty cards may lie aside in every deal: fix the number of deals.
error-jokers-for-groups = There are too many number jokers ({ $count }) for this number of colour groups: { $groups }.
may-range = { $low } to { $high }
may-whole = a whole number{ $low ->
    [none] {""}
   *[other] {" "}from { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}to { $high }
}
may-number = a number
may-either = { $one } or { $other }
may-names = { $list }
may-list-of = a list, each entry { $what }
may-yes-no = true or false
may-text = a text
may-card-text = a card such as QS
may-selector = a selector (QS, suit:H, rank:Q or all)
may-suit = a suit
may-rank = a rank
may-opening-card = an opening card
may-points-table = a table of selectors and whole numbers, as { "{" } QS = 13 { "}" }
may-languages = a text, or { "{" } en = "...", de = "..." { "}" }
may-fewest-most = two ascending whole numbers from 2 to 11
may-short-name = a short name such as my-hearts
may-variant-id = the id of a variant
may-list-as = a list such as { $sample }
may-every-parameter = every parameter of the rules
may-ranks = 1 to 11, J, Q, K, A in this order
may-suits = some of C, D, S, H, each once
may-cards-once = cards of the pack, each once
may-card-a-seat = at least one card for each
may-even-range = as many as go round, or 1 to { $high }
may-random-range = chance, or 0 to { $high }
may-opening = a card, or lowest_of:C
may-lowest = lowest_of:C, or none
may-card = a card of the pack
may-no-jokers = cards that are no jokers
may-unlocked = cards, or no lock
may-from-zero = numbers from 0
may-no-points = cards without points
may-at-most = at most { $most } different ones
may-moon-value = a whole number from 1, or what all cards cost
may-deals = a number of deals
