# The rule editor: its page, and every rule parameter with a name (web-rule-), a sentence (web-about-) and its values.

web-editor = House rules
web-editor-lead = Change the rules as you play them at home. Each change is checked, and the rules stand beside it in words.
web-editor-fine = { $count ->
    [0] These are the rules of { $name }.
    [one] These rules can be played. One thing differs from { $name }.
   *[other] These rules can be played. { $count } things differ from { $name }.
}
web-editor-faulty = These rules do not work yet. The words beside them still tell the rules as they were.
web-editor-check = Check
web-editor-base = Start from
web-editor-base-about = Another game begins with its own rules.
web-editor-name = Name of your rules
web-editor-presets = Ready-made changes
web-editor-asked = What people change most
web-editor-more = Everything else
web-editor-reset = Undo all changes
web-editor-was = instead of: { $value }
web-editor-marks = Underlined: new. Struck out: as { $name } has it.
web-editor-changes = What is different
web-editor-new = New:
web-editor-gone = No longer:
web-editor-share = Keep and share
web-editor-link = The address of these rules:
web-editor-keep = Make a short address
web-editor-download = Download as a file
web-editor-upload = Open a rule file:
web-editor-open = Open

web-rule-yes = yes
web-rule-no = no
web-rule-nothing = nothing
web-rule-other = something else…
web-rule-number = this number:
web-rule-as-in = { $values } as in { $name }
web-rule-in-words = In words too: { $example }.
web-rule-understood = Understood as: { $value }
web-rule-range = { $high ->
    [0] A whole number from { $low }.
   *[other] A whole number from { $low } to { $high }.
}

web-rule-cannot = “{ $text }” cannot stand here.
web-rule-cannot-empty = This field cannot be empty.
web-allowed-number = { $kind ->
    [between] a whole number from { $low } to { $high }
    [from] a whole number from { $low }
   *[any] a whole number
}
web-allowed-selector = cards (QS), suits (suit:H), ranks (rank:Q) or all
web-allowed-points = cards (QS 13), suits (suit:H 1), ranks (rank:Q 2) or all, each with a whole number
web-allowed-card = cards such as QS or 10H
web-allowed-opening-card = a card such as 2C, or lowest_of:C
web-allowed-suit = suits: C, D, H, S
web-allowed-rank = ranks: 1 to 11, J, Q, K, A

# The groups
web-group-pack = The pack
web-group-joker = Jokers
web-group-deal = Dealing
web-group-dealer = The dealer
web-group-pass = Passing
web-group-opening = The first lead
web-group-next-deal = First lead in later deals
web-group-lead = Leading
web-group-first-trick = The first trick
web-group-trick = Tricks and identical cards
web-group-score = Points
web-group-moon = Shooting the moon
web-group-sun = Shooting the sun
web-group-end = The end of the match
web-group-tower = Towers, jokers and stealing

# Bundles of variants
web-bundle-sun = The sun
web-bundle-jack-11 = Jack of diamonds takes off 11
web-bundle-fixed-deals = A fixed number of deals
web-bundle-moon-13-and-1 = Moon with 13 hearts and one queen
web-bundle-high-points = High points
web-bundle-eleven = Eleven of each suit
web-bundle-standard-pack = Standard pack
web-bundle-previous-trick = Hearts only after hearts
web-bundle-ten-of-diamonds = Ten of diamonds instead of the jack
web-bundle-jack-for-moon = The moon needs the jack too
web-bundle-queen-50 = The queen costs 50

# Hearts
web-rule-hearts-pack-count = Packs
web-about-hearts-pack-count = One pack, or two shuffled together.
web-rule-hearts-pack-suits = Suits
web-about-hearts-pack-suits = The suits of the pack.
web-rule-hearts-pack-ranks = Ranks
web-about-hearts-pack-ranks = The ranks, lowest first; a higher one takes the trick.
web-rule-hearts-pack-remove = Cards taken out
web-about-hearts-pack-remove = Cards taken out, from each copy of the pack.
web-rule-hearts-pack-jokers = Jokers
web-about-hearts-pack-jokers = How many jokers are put in.
web-rule-hearts-joker-mode = What a joker does
web-about-hearts-joker-mode = What a joker can do in a trick.
web-values-hearts-joker-mode = { $value ->
    [excuse] may be played at any time, never wins
    [always_wins] the first one takes the trick
   *[none] there are none
}
web-rule-hearts-deal-hands = Cards each
web-about-hearts-deal-hands = How many cards everybody gets.
web-values-hearts-deal-hands = { $value ->
   *[even] as many as go round
}
web-rule-hearts-deal-leftover = Cards left over
web-about-hearts-deal-leftover = What becomes of cards that are not dealt.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] to the winner of the first trick
    [kitty_last_trick] to the winner of the last trick
    [kitty_first_heart] to the winner of the first trick with a heart
   *[set_aside] set aside
}
web-rule-hearts-deal-leftover-seen-by = Who may look at them
web-about-hearts-deal-leftover-seen-by = Who may see the cards left over.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] whoever wins them
    [all] everybody
   *[nobody] nobody
}
web-rule-hearts-dealer-first = Who deals first
web-about-hearts-dealer-first = Chance, or a seat, counted from 0.
web-values-hearts-dealer-first = { $value ->
   *[random] chance decides
}
web-rule-hearts-dealer-next = Who deals next
web-about-hearts-dealer-next = Who deals after a deal.
web-values-hearts-dealer-next = { $value ->
    [left] the left neighbour of the dealer
    [right] the right neighbour of the dealer
   *[most_points] whoever has the highest score
}
web-rule-hearts-pass-count = Cards passed
web-about-hearts-pass-count = Cards that everybody passes before the play; 0 for no passing.
web-rule-hearts-pass-cycle = Where they go
web-about-hearts-pass-cycle = In the first deal, the second, and so on; then the order starts again.
web-rule-hearts-opening-leader = Who leads first
web-about-hearts-opening-leader = Who leads to the first trick.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] whoever holds the opening card
    [left_of_dealer] the left neighbour of the dealer
    [dealer] the dealer
    [youngest] the youngest, whom the host names
   *[seat] a seat that the host names
}
web-rule-hearts-opening-card = Opening card
web-about-hearts-opening-card = The card that opens a deal, such as 2C, or lowest_of:C for the lowest club that anybody holds.
web-values-hearts-opening-card = { $value ->
   *[none] none
}
web-rule-hearts-opening-must = What its holder must lead
web-about-hearts-opening-must = What the holder of the opening card must lead.
web-values-hearts-opening-must = { $value ->
    [card] this card
    [suit] its suit
   *[any] any card
}
web-rule-hearts-opening-forbidden = What may not open
web-about-hearts-opening-forbidden = What may not be the very first lead, unless there is nothing else: cards (QS), suits (suit:H), ranks (rank:Q) or all.
web-rule-hearts-next-deal-leader = Who leads first later
web-about-hearts-next-deal-leader = Who leads to the first trick of the deals after the first.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] as in the first deal
    [most_points_last_deal] whoever got the most points in the deal before
    [most_points_total] whoever has the highest score
    [fewest_points] whoever got the fewest points in the deal before
   *[last_winner] whoever took the last trick of the deal before
}
web-rule-hearts-next-deal-tie = If several have the same
web-about-hearts-next-deal-tie = Who of several with the same points leads first.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] the first to the left of whoever led first before
    [youngest] the youngest
   *[random] chance decides
}
web-rule-hearts-lead-locked = Locked at first
web-about-hearts-lead-locked = What may not be led before it is broken, unless there is nothing else: cards (QS), suits (suit:H), ranks (rank:Q) or all.
web-rule-hearts-lead-broken-by = What breaks the lock
web-about-hearts-lead-broken-by = Cards (QS), suits (suit:H), ranks (rank:Q) or all.
web-rule-hearts-lead-broken-when = When hearts may be led
web-about-hearts-lead-broken-when = When the lock on hearts, or on whatever else is locked, is broken.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] after one was played in an earlier trick
    [collected_earlier_trick] after somebody took one in an earlier trick
    [in_previous_trick] if one was in the trick just before
    [last_card_of_previous_trick] if one was the last card of the trick just before
    [never] never, unless there is nothing else
   *[free] always
}
web-rule-hearts-lead-break-requires-discard = Only a discard breaks
web-about-hearts-lead-break-requires-discard = Only a card thrown off on another suit breaks, not one that follows suit or is led.
web-rule-hearts-lead-queen-counts-as-heart = The queen counts as a heart
web-about-hearts-lead-queen-counts-as-heart = Whoever holds nothing but hearts and the queen of spades may lead any of them.
web-rule-hearts-first-trick-forbidden = Not on the first trick
web-about-hearts-first-trick-forbidden = What may not be played on the first trick, unless there is nothing else: cards (QS), suits (suit:H), ranks (rank:Q) or all.
web-rule-hearts-trick-duplicates = Two identical cards
web-about-hearts-trick-duplicates = What two identical cards in a trick do; with two packs only.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] there are none
    [cancel] cancel each other
    [first_wins] the first one is higher
   *[last_wins] the last one is higher
}
web-rule-hearts-trick-void-when = When a trick is void
web-about-hearts-trick-void-when = Nobody takes a void trick; whoever takes the next one gets its cards too. If two pairs that cancel are enough, about 23 of 100 tricks are void with 9 players, 34 with 10 and 40 with 11; if no card of the suit led may be left, hardly any.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] when no card of the suit led is left
   *[two_pairs_or_no_live_led_card] also when two pairs cancel
}
web-rule-hearts-trick-void-next-leader = Who leads after a void trick
web-about-hearts-trick-void-next-leader = Who leads when nobody won.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] the same player again
   *[left_of_leader] the left neighbour of its leader
}
web-rule-hearts-trick-last-void-to = A void last trick
web-about-hearts-trick-last-void-to = Who gets a void last trick, and all cards that still wait.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] nobody
    [leader] its leader
    [previous_winner] the last to have won a trick
   *[second_copy_of_highest] the second to play the highest pair in the suit led
}
web-rule-hearts-score-points = What cards cost
web-about-hearts-score-points = Cards (QS 13), suits (suit:H 1), ranks (rank:Q 2) or all, each with its points; the most specific counts.
web-rule-hearts-score-points-one = Points: { $card }
web-about-hearts-score-points-one = What it costs to take this card; empty for no more than its suit costs.
web-rule-hearts-score-bonus = Bonus cards
web-about-hearts-score-bonus = Cards that add or take off points besides penalties and the moon, such as JD -10.
web-rule-hearts-score-bonus-one = Bonus: { $card }
web-about-hearts-score-bonus-one = Points for whoever takes this card, such as -10; empty for none.
web-rule-hearts-score-no-trick-bonus = For no trick at all
web-about-hearts-score-no-trick-bonus = Points for whoever wins no trick, in deals without a moon, such as -5; 0 for none.
web-rule-hearts-score-negative-total = Scores below 0
web-about-hearts-score-negative-total = Whether a score may fall below 0.
web-rule-hearts-score-winner = Who wins
web-about-hearts-score-winner = Which score wins the match.
web-values-hearts-score-winner = { $value ->
    [lowest] the lowest score
   *[highest] the highest score
}
web-rule-hearts-moon-award = Shooting the moon
web-about-hearts-moon-award = What it does to take all penalty cards.
web-values-hearts-moon-award = { $value ->
    [none] nothing: there is no moon
    [add_to_others] the others get points
    [subtract_from_self] points are taken off the shooter’s score
   *[shooter_chooses] the shooter chooses between the two
}
web-rule-hearts-moon-value = Points of the moon
web-about-hearts-moon-value = How many points a moon is worth.
web-values-hearts-moon-value = { $value ->
   *[deck_total] what all cards dealt and a kitty cost
}
web-rule-hearts-moon-requires-bonus = With the bonus cards
web-about-hearts-moon-requires-bonus = Whether the moon needs the bonus cards as well.
web-rule-hearts-moon-needs = What a moon needs
web-about-hearts-moon-needs = All penalty cards, or this many of each: suit:H 13, QS 1; if two players have that, nobody shot the moon.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] all penalty cards
}
web-rule-hearts-moon-bonus-cards = Bonus cards in a moon
web-about-hearts-moon-bonus-cards = Whether bonus cards count in a deal with a moon.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] they count
   *[suppressed] they do not count
}
web-rule-hearts-sun-award = Taking all tricks (sun)
web-about-hearts-sun-award = What it does to take every trick.
web-values-hearts-sun-award = { $value ->
    [none] it is just a moon
    [add_to_others] the others get points
    [subtract_from_self] points are taken off the shooter’s score
   *[shooter_chooses] the shooter chooses between the two
}
web-rule-hearts-sun-value = Points of the sun
web-about-hearts-sun-value = How many points a sun is worth.
web-rule-hearts-end-limit = The match goes to
web-about-hearts-end-limit = The match ends when somebody has this many points after a deal.
web-values-hearts-end-limit = { $value ->
   *[none] no points limit
}
web-rule-hearts-end-limit-test = At the limit
web-about-hearts-end-limit-test = Whether reaching the limit ends the match, or only exceeding it.
web-values-hearts-end-limit-test = { $value ->
    [reach] reaching it ends the match
   *[exceed] only exceeding it ends the match
}
web-rule-hearts-end-deals = Number of deals
web-about-hearts-end-deals = The match ends after this many deals.
web-values-hearts-end-deals = { $value ->
    [players] one for each player
   *[none] not fixed
}
web-rule-hearts-end-tie = A tie at the end
web-about-hearts-end-tie = What becomes of a tie.
web-values-hearts-end-tie = { $value ->
    [shared] the win is shared
   *[extra_deal] one more deal is played
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Highest number
web-about-herz-an-herz-tower-max-number = The highest number in the stock.
web-rule-herz-an-herz-tower-number-jokers = Number jokers
web-about-herz-an-herz-tower-number-jokers = One for each group of numbers, from the lowest on.
web-rule-herz-an-herz-tower-superjokers = Superjokers
web-about-herz-an-herz-tower-superjokers = How many superjokers are in the stock.
web-rule-herz-an-herz-tower-steal-cards = Steal cards
web-about-herz-an-herz-tower-steal-cards = How many steal cards are in the stock.
web-rule-herz-an-herz-tower-rows = Rows
web-about-herz-an-herz-tower-rows = The rows under the start card.
web-rule-herz-an-herz-tower-row-length = Cards in a row
web-about-herz-an-herz-tower-row-length = How many cards a full row has.
web-rule-herz-an-herz-tower-group-size = Numbers of one colour
web-about-herz-an-herz-tower-group-size = How many numbers a colour group has.
web-rule-herz-an-herz-tower-joker-value = Value of a joker
web-about-herz-an-herz-tower-joker-value = The number that a joker in a row takes.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] the next lower number
   *[free_choice] any that fits
}
web-rule-herz-an-herz-tower-group-overflow = A number joker far below
web-about-herz-an-herz-tower-group-overflow = What becomes of a number joker whose group lies far below the card above it.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] it takes the highest number of its group
   *[illegal] it may not be laid
}
web-rule-herz-an-herz-tower-start-superjoker = A superjoker as start card
web-about-herz-an-herz-tower-start-superjoker = What a superjoker counts as when it is the start card.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] it counts as 100
    [top_in_play] it counts as the highest number in play
   *[above_all] it stands above all numbers
}
web-rule-herz-an-herz-tower-steal-target = What may be stolen
web-about-herz-an-herz-tower-steal-target = Which cards of another tower a steal card may take.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] the last card of each row
   *[last_two] the two cards furthest down in the tower
}
web-rule-herz-an-herz-tower-steal-start-card = Stealing a start card
web-about-herz-an-herz-tower-steal-start-card = Whether a start card may be stolen.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] never
   *[if_alone] while it lies alone
}
web-rule-herz-an-herz-tower-steal-as-start = Stolen start card
web-about-herz-an-herz-tower-steal-as-start = Whether a stolen card may become the thief’s start card.
web-rule-herz-an-herz-tower-steal-extra-draw = Draw again after stealing
web-about-herz-an-herz-tower-steal-extra-draw = Whether the thief draws one more card.
web-rule-herz-an-herz-tower-round-end = When a tower is full
web-about-herz-an-herz-tower-round-end = When a full tower ends the deal.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] the deal ends at once
   *[finish_turn_cycle] everybody gets the same number of turns
}
web-rule-herz-an-herz-tower-step-points = Points of a step
web-about-herz-an-herz-tower-step-points = Points for a step with two cards.
web-rule-herz-an-herz-tower-colour-bonus = More for one colour
web-about-herz-an-herz-tower-colour-bonus = Points more if both cards of a step are of one colour.
web-rule-herz-an-herz-tower-superjoker-bonus = Superjokers have any colour
web-about-herz-an-herz-tower-superjoker-bonus = Whether a superjoker can earn the points for one colour.
web-rule-herz-an-herz-tower-rounds = Deals in a match
web-about-herz-an-herz-tower-rounds = The match ends after this many deals.
web-rule-herz-an-herz-tower-discard-seen = The discard pile
web-about-herz-an-herz-tower-discard-seen = How much of the discard pile lies open.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] only its top card is seen
   *[all] all of it lies open
}
web-rule-herz-an-herz-tower-next-starter = Who starts the next deal
web-about-herz-an-herz-tower-next-starter = Who starts the deals after the first.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] the left neighbour of whoever started before
    [same] the same player
    [winner] the winner of the deal before
   *[last] the last of the deal before
}
web-rule-herz-an-herz-opening-leader = Who starts
web-about-herz-an-herz-opening-leader = The host names who starts the first deal, the best-known heartbreaker.
web-rule-herz-an-herz-score-winner = Who wins
web-about-herz-an-herz-score-winner = Which score wins the match.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] the highest score
   *[lowest] the lowest score
}
web-rule-herz-an-herz-end-tie = A tie at the end
web-about-herz-an-herz-end-tie = What becomes of a tie.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] the win is shared
   *[extra_deal] one more deal is played
}
