"""How dangerous it is to hold cards: the expected cost of the tricks that a suit of a hand will win, and its prizes.

Looks at one suit at a time, as if the others led it again and again and the lowest card went first; decides nothing.
"""

from __future__ import annotations

from openhearts.bots.hearts.cost_table import POINT, Table, cost_of
from openhearts.cards.cardset import SUIT_MASKS, TWICE, minus

ONE = 1024
CATCH = 700  # chance (of 1024) that a dear card falls under a higher one of its suit
TAIL = 40  # least weight of a card that lies behind so many lower ones that it may never be played to its suit
LEAD = 800  # cost of winning a trick and having to lead
KEEP = 250  # chance (of 1024) that a guarded dear card can be thrown on another seat later
GUARDS = 3  # lower cards that guard a dear one well


class Outlook:
    """What the danger of a suit depends on beside the hand: the cards out (None: all others), the tricks to come, what
    lies in them.
    """

    __slots__ = ("catch", "memo", "others", "table", "throw", "unseen")

    def __init__(self, table: Table, unseen: int | None, n_tricks: int, cost_out: int) -> None:
        self.table = table
        self.unseen = unseen
        self.others = table.others
        n_tricks = max(1, n_tricks)
        # what one void seat throws: above the mean, because the dearest goes first
        self.throw = max(0, cost_out) * 5 // (4 * n_tricks * max(1, self.others))
        self.throw = min(self.throw, 3 * POINT + table.peak // 4)
        self.catch = CATCH
        self.memo: dict[int, int] = {}

    def suit(self, hand: int, suit: int) -> int:
        """Danger of the cards of one suit of a hand, in thousandths of a point; less is better."""
        mask = SUIT_MASKS[suit]
        mine = hand & (mask | mask << TWICE)
        if not mine:
            return 0
        found = self.memo.get(mine)
        if found is None:
            found = self.memo[mine] = self._suit(mine, mask)
        return found

    def _suit(self, mine: int, mask: int) -> int:
        table, others = self.table, self.others
        both = mask | mask << TWICE
        unseen = minus(table.pack & both, mine) if self.unseen is None else self.unseen & both
        once, twice = unseen & mask, unseen >> TWICE
        n_out = unseen.bit_count()
        kinds, double = mine & mask, mine >> TWICE
        n_mine = mine.bit_count()
        rounds = ONE * (n_out + n_mine) // (others + 1)
        dear = once & table.dear_mask
        cost = table.cost
        mean = 0
        rest = dear
        while rest:
            bit = rest & -rest
            idx = bit.bit_length() - 1
            mean += min(cost[idx], 2 * POINT) << (twice >> idx & 1)
            rest ^= bit
        per_card = mean // n_out if n_out else 0
        total, place = 0, 0
        while kinds:
            bit = kinds & -kinds
            idx = bit.bit_length() - 1
            kinds ^= bit
            low_mask = bit - 1
            lower = (once & low_mask).bit_count() + (twice & low_mask).bit_count()
            for _ in range(1 + (double >> idx & 1)):
                weight = rounds - ONE * place
                weight = ONE if weight > ONE else weight
                weight = TAIL if weight < TAIL else weight
                out = n_out - others * place
                out = 0 if out < 0 else out
                followers = others if out > others else out
                if n_out:
                    share = ONE * lower // n_out
                    chance = ONE
                    for _ in range(followers or 1):
                        chance = chance * share >> 10
                else:
                    chance = ONE
                    weight = min(weight, 250)
                if table.cancels and once >> idx & 1:
                    chance = chance * 3 >> 2
                worth = cost[idx] + followers * per_card + (others - followers) * self.throw + LEAD
                special = dear & low_mask
                while special:
                    top = special.bit_length() - 1
                    special ^= 1 << top
                    if cost[top] > 2 * POINT:
                        worth += (cost[top] - 2 * POINT) * self.catch >> 10
                if table.prized_mask & mask:
                    prize = once & table.prized_mask & low_mask
                    while prize:
                        top = prize.bit_length() - 1
                        prize ^= 1 << top
                        worth += cost[top] * 400 >> 10
                    if cost[idx] < 0:
                        weight = ONE
                total += weight * chance * worth >> 20
                if place >= GUARDS and cost[idx] > 2 * POINT:
                    total -= cost[idx] * KEEP // (ONE * max(1, others))
                place += 1
        return total


def outlook_before_play(table: Table) -> Outlook:
    """The outlook while cards are passed: everything that is not held is out, what is passed too."""
    return Outlook(table, None, table.rules.hand_size, max(0, cost_of(table, table.pack)))
