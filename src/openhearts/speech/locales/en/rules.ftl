# The rules of any rule set, made from its data.

rules-title = { $name }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
rules-heading-goal = Goal
rules-heading-players = Players and cards
rules-heading-dealing = Dealing
rules-heading-passing = Passing
rules-heading-opening = The first lead
rules-heading-leading = Leading
rules-heading-following = Following
rules-heading-tricks = Tricks
rules-heading-void = Void tricks
rules-heading-kitty = The kitty
rules-heading-jokers = Jokers
rules-heading-points = Points
rules-heading-moon = Shooting the moon
rules-heading-sun = Shooting the sun
rules-heading-end = The end
rules-heading-warnings = Worth knowing
rules-heading-laying = Laying cards
rules-heading-stealing = Steal cards
rules-value = { $what } { $number }
rules-sentence = { $title }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} each, { $passed ->
    [0] no passing
   *[other] { $passed } passed
}; { $points }; { $end ->
    [limit] to { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    }
    [deals] { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
   *[both] to { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    } or { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
}, { $winner ->
    [lowest] the lowest score wins
   *[highest] the highest score wins
}.
rules-goal = { $winner ->
    [lowest] Whoever has the lowest score at the end wins: avoid the cards that cost points.
   *[highest] Whoever has the highest score at the end wins: collect the cards that bring points.
}
rules-players = { $seats } players, { $packs ->
    [one] one pack
   *[other] { $packs } packs
} of cards: { $count } cards in all.
rules-suits = Suits: { $suits }.
rules-ranks = From high to low: { $ranks }.
rules-removed = Taken out: { $cards }.
rules-jokers-added = { $count ->
    [one] { $count } joker is added.
   *[other] { $count } jokers are added.
}
rules-clockwise = Play goes clockwise, to the left.
rules-hands = Everybody gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
rules-dealer-first = { $kind ->
    [random] Chance decides who deals first.
   *[seat] Seat { $number } deals first; seats are counted from 0.
}
rules-dealer-next = { $next ->
    [left] After each deal the left neighbour of the dealer deals.
    [right] After each deal the right neighbour of the dealer deals.
   *[most_points] After each deal whoever has the highest score deals.
}
rules-set-aside = { $count ->
    [one] { $count } card is left over and set aside
   *[other] { $count } cards are left over and set aside
}{ $seen ->
    [all] , face up.
   *[nobody] , unseen.
}
rules-no-passing = No cards are passed.
rules-passing = Before the play everybody passes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
rules-direction = { $direction ->
    [L1] to the left
    [R1] to the right
    [L2] to the second on the left
    [R2] to the second on the right
    [ACROSS] across the table
   *[HOLD] no passing
}
rules-pass-always = In every deal: { rules-direction }.
rules-pass-deal = Deal { $number }: { rules-direction }.
rules-pass-again = After { $count } deals the order starts again.
rules-pass-unseen = Nobody sees the cards they get until everybody has passed.
rules-lowest-of = the lowest card of { suit-name } in play
rules-opening-leader = { $leader ->
    [holder_leads_it] Whoever holds this card leads it to the first trick: { $card }.
    [holder_of_card] Whoever holds this card leads to the first trick: { $card }.
    [left_of_dealer] The left neighbour of the dealer leads to the first trick.
    [dealer] The dealer leads to the first trick.
    [youngest] The youngest leads to the first trick.
   *[seat] A seat that the host names leads to the first trick.
}
rules-opening-must = { $must ->
    [card] Whoever holds this card and leads first must lead it: { $card }.
   *[suit] Whoever holds this card and leads first must lead its suit: { $card }.
}
rules-opening-forbidden = The very first lead may not be { $cards }, unless there is nothing else.
rules-next-leader = { $leader ->
    [most_points_last_deal] In later deals whoever got the most points in the deal before leads first.
    [most_points_total] In later deals whoever has the highest score leads first.
    [fewest_points] In later deals whoever got the fewest points in the deal before leads first.
   *[last_winner] In later deals whoever took the last trick of the deal before leads first.
}
rules-next-tie = { $tie ->
    [left_of_previous] If several do, it is the first of them to the left of whoever led first in the deal before.
    [youngest] If several do, it is the youngest of them.
   *[random] If several do, chance decides.
}
rules-lead-free = Any card may be led.
rules-locked = { $when ->
    [played_earlier_trick] Locked at first: { $locked }. They may be led once an earlier trick has held { $breaking }.
    [collected_earlier_trick] Locked at first: { $locked }. They may be led once somebody has taken { $breaking } in an earlier trick.
    [in_previous_trick] Locked: { $locked }. They may be led only if the trick just before held { $breaking }.
    [last_card_of_previous_trick] Locked: { $locked }. They may be led only if the last card of the trick just before was { $breaking }.
   *[never] Always locked: { $locked }.
}
rules-break-discard = Only a card discarded on another suit counts for this.
rules-lock-waived = Whoever holds nothing else may lead them all the same.
rules-queen-as-heart = Whoever holds nothing but hearts and the queen of spades may lead any of them.
rules-lead-any-time = { $first ->
    [other] May be led at any time after the very first lead: { $cards }.
   *[free] May be led at any time: { $cards }.
}
rules-follow = Follow suit if you can; if not, play any card.
rules-first-trick = On the first trick nobody may play { $cards }, unless there is nothing else.
rules-first-trick-lead = This does not bind the player who leads.
rules-trick-won = The highest card of the suit led takes the trick, and its player leads next. There is no trump.
rules-duplicates = { $kind ->
    [cancel] Two identical cards in a trick cancel each other: neither can win, but they keep their points.
    [first_wins] Of two identical cards the first one is higher.
   *[last_wins] Of two identical cards the last one is higher.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] A trick is void when two or more pairs cancel in it, or when no card of the suit led is left.
    [no_live_led_card] A trick is void when no card of the suit led is left.
   *[only_jokers] A trick of nothing but jokers is void.
}
rules-void-next = { $leader ->
    [same_leader] Its cards wait and go to whoever is the next to win a trick; the same player leads again.
   *[left_of_leader] Its cards wait and go to whoever is the next to win a trick; the left neighbour of its leader leads.
}
rules-void-last = { $to ->
    [nobody] If the last trick is void, nobody gets its cards, nor any that still wait.
    [leader] If the last trick is void, its leader gets its cards and any that still wait.
    [previous_winner] If the last trick is void, the last to have won a trick gets its cards and any that still wait; if no trick was won, nobody does.
   *[second_copy_of_highest] If the last trick is void, its cards and any that still wait go to whoever played the second card of the highest pair in the suit led; without such a pair, to nobody.
}
rules-kitty = { $count ->
    [one] { $count } card is left over
   *[other] { $count } cards are left over
}: { $when ->
    [kitty_first_trick] the first to win a trick gets the kitty.
    [kitty_last_trick] whoever wins the last trick gets the kitty.
   *[kitty_first_heart] whoever takes the first heart gets the kitty.
}
rules-kitty-seen = { $seen ->
    [winner] Only its winner looks at it.
    [all] Everybody sees it then.
   *[nobody] Nobody looks at it before the end.
}
rules-joker = { $mode ->
    [excuse] A joker belongs to no suit, costs nothing and never wins; it may be played at any time.
    [excuse_costs] A joker belongs to no suit and never wins; it may be played at any time.
    [always_wins] The first joker of a trick takes it; a joker itself costs nothing and may be played at any time.
   *[always_wins_costs] The first joker of a trick takes it; a joker may be played at any time.
}
rules-joker-led = If a joker is led, the next card that is not a joker is the lead: it sets the suit, and must be a card that may be led.
rules-points = Cards that cost: { $list }.
rules-bonus = Bonus cards: { $list }.
rules-jinx = The { $card } is the jinx{ $instead ->
    [0] .
   *[other] : it counts { $value } instead of { $instead }.
}
rules-points-total = { $aside ->
    [yes] All the cards together cost { points }; those set aside count for nobody.
   *[no] In all, the cards of a deal cost { points }.
}
rules-no-trick = { $feat ->
    [moon] Whoever takes no trick gets { points }, except in a deal with a moon.
    [sun] Whoever takes no trick gets { points }, except in a deal with a sun.
    [both] Whoever takes no trick gets { points }, except in a deal with a moon or a sun.
   *[none] Whoever takes no trick gets { points }.
}
rules-points-wanted = Points are wanted here: what a card “costs” is added to the score of whoever takes it.
rules-never-negative = A score never falls below 0.
rules-no-moon = { $sun ->
    [yes] Whoever takes all cards that cost points, but not every trick, simply gets their points.
   *[no] Whoever takes all cards that cost points simply gets their points.
}
rules-moon = Whoever takes every card that costs points shoots the moon.
rules-moon-needs = Whoever takes at least these cards shoots the moon: { $cards }.
rules-moon-needs-two = If several players take them, nobody has shot the moon.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] The moon needs the bonus cards too: { $cards }.
   *[sun] The sun needs the bonus cards too: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Then everybody else gets { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
    [subtract_from_self] Then { $value ->
        [one] { $value } point comes
       *[other] { $value } points come
    } off the shooter’s score
   *[shooter_chooses] Then the shooter chooses: either everybody else gets { $value ->
       [one] { $value } point
      *[other] { $value } points
   }, or { $value ->
       [one] { $value } comes
      *[other] { $value } come
   } off the shooter’s score
}{ $kind ->
    [total] , as many as the cards of a deal cost.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Then everybody else gets as many points as all cards dealt cost.
    [subtract_from_self] Then as many points as all cards dealt cost come off the shooter’s score.
   *[shooter_chooses] Then the shooter chooses: either everybody else gets as many points as all cards dealt cost, or as many come off the shooter’s score.
}
rules-moon-clears = The cards themselves cost nobody anything in such a deal.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Bonus cards count in a deal with a moon too.
        [sun] Bonus cards count in a deal with a sun too.
       *[both] Bonus cards count in a deal with a moon or a sun too.
    }
   *[suppressed] { $feat ->
       [moon] Bonus cards do not count in a deal with a moon.
       [sun] Bonus cards do not count in a deal with a sun.
      *[both] Bonus cards do not count in a deal with a moon or a sun.
   }
}
rules-sun = { $kind ->
    [moon] Whoever also takes every trick shoots the sun; it replaces the moon.
    [some] Whoever takes every trick, and with them at least these cards, shoots the sun: { $cards }.
   *[all] Whoever takes every trick, and with them every card that costs points, shoots the sun.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] The match ends when somebody has { $limit ->
            [one] { $limit } point
           *[other] { $limit } points
        } or more.
       *[exceed] The match ends when somebody has more than { $limit ->
           [one] { $limit } point
          *[other] { $limit } points
       }.
    }
    [deals] { $deals ->
        [one] The match ends after { $deals } deal.
       *[other] The match ends after { $deals } deals.
    }
   *[both] { $test ->
        [reach] The match ends when somebody has { $limit ->
            [one] { $limit } point
           *[other] { $limit } points
        } or more, at the latest after deal { $deals }.
       *[exceed] The match ends when somebody has more than { $limit ->
           [one] { $limit } point
          *[other] { $limit } points
       }, at the latest after deal { $deals }.
    }
}
rules-end-players = There are as many deals as players.
rules-tie = { $tie ->
    [shared] Whoever ties for the win shares it.
   *[extra_deal] If there is a tie for the win, one more deal is played.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count } cards in one draw pile, two rows of { $length }; { $step ->
    [one] { $step } point
   *[other] { $step } points
} for a full step, { $bonus } more for one colour; { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $winner ->
    [highest] the highest score wins
   *[lowest] the lowest score wins
}.
rules-herz-goal = Build a tower: under a start card two descending rows of { $length } cards. { $winner ->
    [highest] Whoever has the highest score at the end wins.
   *[lowest] Whoever has the lowest score at the end wins.
}
rules-herz-players = { $seats } players, { $count } cards: the numbers 1 to { $top } in colour groups of { $size }, and special cards.
rules-herz-special = Number jokers: { $number_jokers }, superjokers: { $superjokers }, steal cards: { $steal_cards }.
rules-herz-box = These stay in the box: { $colours ->
    [turquoise] the turquoise cards, 76 to 100
   *[both] the red and the turquoise cards, 51 to 100
}; number jokers: { $number_jokers }, superjokers: { $superjokers }, steal cards: { $steal_cards }.
rules-herz-clockwise = Play goes clockwise, to the left.
rules-herz-stock = All cards are shuffled into one draw pile; nobody holds a hand.
rules-herz-first-starter = The best-known heartbreaker begins: a seat that the host names.
rules-herz-next-starter = { $next ->
    [rotate] The left neighbour of whoever began a deal begins the next one.
    [same] The same player begins every deal.
    [winner] The next deal is begun by whoever earned the most.
   *[last] The next deal is begun by whoever earned the least.
}
rules-herz-next-tie = If several did, it is the first of them to the left of whoever began the deal before.
rules-herz-draw = In turn everybody draws the top card, for all to see, and decides on it at once.
rules-herz-start = The first card kept is the start card; it stays.
rules-herz-rows = Below it lie a left and a right row of at most { $length } cards; each card must be lower than the one above it in its row.
rules-herz-free = A card may always be discarded instead; then it is out of this deal.
rules-herz-discards = { $seen ->
    [top] Of the discard pile only the top card is shown.
   *[all] Everybody may look through the discard pile.
}
rules-herz-joker-value = { $value ->
    [next_lower] A joker counts as the next lower value where it lies.
   *[free_choice] A joker counts as any lower value that its player names.
}
rules-herz-number-joker = { $overflow ->
    [any] A number joker keeps to its colour group; where no lower value is in the group, the joker does not fit.
    [clamp] A number joker keeps to its colour group: where the next lower value is above the group, the joker counts as the highest of the group; where it is below the group, the joker does not fit.
   *[illegal] A number joker keeps to its colour group; it may be laid only if the next lower value is in the group.
}
rules-herz-number-joker-start = As a start card a number joker counts as the highest of its group.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] As a start card a superjoker counts as { $value }, the highest number in play.
    [above_all] As a start card a superjoker counts as { $value }, above all numbers.
   *[100] As a start card a superjoker counts as { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Whoever draws a steal card may take the bottom card of a row from another player.
   *[last_two] Whoever draws a steal card may take one of the two cards that lie furthest down in another player’s tower, in whichever row; if two on one step share the second place, either may be taken. What lay below moves up.
}
rules-herz-steal-fits = It must fit one of the thief’s own rows, and its value is found anew there. The steal card is discarded, used or not.
rules-herz-steal-start = { $start ->
    [never] Start cards cannot be stolen.
   *[if_alone] A start card can be stolen while nothing lies below it.
}
rules-herz-steal-as-start = Whoever has no start card may take a stolen card as their start card.
rules-herz-steal-turn = { $again ->
    [yes] After stealing one draws again, unless the tower is complete.
   *[no] Stealing is the whole turn.
}
rules-herz-step = Each full step, a left and a right card side by side, earns { points }.
rules-herz-colour = If both are of one colour group, { points } more; a number joker counts for its group, { $superjoker ->
    [yes] a superjoker for that of its value.
   *[no] a superjoker for none.
}
rules-herz-most = The most a tower can earn: { points }.
rules-herz-deal-end = { $end ->
    [immediate] A deal ends as soon as a tower is complete, or when the draw pile is empty.
   *[finish_turn_cycle] A deal ends when a tower has been completed and everybody has had as many turns, or when the draw pile is empty.
}
rules-herz-match-end = After { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} { $winner ->
    [highest] the highest score wins.
   *[lowest] the lowest score wins.
}
rules-herz-tie = { $tie ->
    [shared] Whoever ties for the win shares it.
   *[extra_deal] If there is a tie for the win, one more deal is played.
}

# Combinations that are allowed but odd.
warning-cancel-and-previous-trick = Identical cards cancel and only the trick just before unlocks: after a void trick that may surprise.
warning-many-void-tricks = With so many players a fifth to two fifths of all tricks are void; if two pairs that cancel did not make a trick void, almost none would be.

rules-heading-tips = Tips
rules-tip-early = { $passes ->
    [yes] Pass and play
   *[no] Play
} high cards early, while everybody still follows.
rules-tip-throw = When you cannot follow, throw off the high cards that cost points.
rules-tip-remember = Remember which cards are out, above all: { $card }.
rules-tip-avoid = Avoid tricks with cards that cost points{ $moon ->
    [yes] , except to shoot the moon or to stop somebody who tries.
   *[no] .
}
rules-herz-tip-start = A high start card leaves much room below.
rules-herz-tip-colour = Two cards of one colour in a step are worth a risk.
rules-herz-tip-watch = Watch how fast the others build, and which cards are out of play.
