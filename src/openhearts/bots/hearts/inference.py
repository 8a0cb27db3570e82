"""What a seat can work out from its view of a deal of Hearts: cards still out, who shows void, who holds what.

It estimates chances as whole numbers of 1024 parts and decides nothing.
"""

from __future__ import annotations

from openhearts.bots.hearts.cost_table import Table, cost_of, in_suit, table_of
from openhearts.cards import cardset
from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS, TWICE
from openhearts.games.hearts.play.view import View

ONE = 1024


class Knowledge:
    """Made anew from a view for each decision; nothing of it outlives the decision.

    `unseen`: set of the cards whose place is not known (with identical cards: all copies not seen); `voids`: mask of
    suits by seat; `known`: cards that a seat is known to hold, because it was given them; `sizes`: cards in each hand.
    """

    __slots__ = (
        "_dump",
        "_holds",
        "_void",
        "hand",
        "known",
        "left",
        "me",
        "n_out",
        "public",
        "sizes",
        "suit_out",
        "table",
        "unseen",
        "view",
        "voids",
    )

    def __init__(self, view: View) -> None:
        public = view.public
        table = table_of(public.rules)
        assert view.seat is not None, "a watcher decides nothing"
        self.view = view
        self.public = public
        self.table = table
        self.me = me = view.seat
        self.hand = view.hand_mask
        n = table.n_seats
        seen, twice = self._seen(view)
        pack_once, pack_twice = table.pack & KINDS_MASK, table.pack >> TWICE
        if table.is_double:
            once = pack_twice & ~twice | (pack_once & ~pack_twice) & ~seen
            self.unseen = once | (pack_twice & ~seen) << TWICE
        else:
            self.unseen = pack_once & ~seen
        self.left = public.rules.hand_size - len(public.tricks)  # tricks to come, the present one included
        sizes = [self.left] * n
        if public.trick_ids:
            leader = public.leader or 0
            for place in range(len(public.trick_ids)):
                sizes[(leader + place) % n] -= 1
        self.sizes = sizes
        self.known = [0] * n
        if view.gave_mask and public.phase == "play" and not table.is_double:
            self.known[public.pass_to(me)] = view.gave_mask & self.unseen
        unseen = self.unseen
        self.suit_out = [in_suit(unseen, suit) for suit in range(4)]
        self.n_out = unseen.bit_count()
        self._void: dict[int, int] = {}
        self._dump: dict[int, int] = {}
        self._holds: dict[int, int] = {}

    def _seen(self, view: View) -> tuple[int, int]:
        """Kinds seen once at least and twice: played, held, or in a kitty; reads the voids on the way."""
        public = view.public
        n = self.table.n_seats
        voids = [0] * n
        hand = view.hand_mask
        seen, twice = hand & KINDS_MASK, hand >> TWICE
        plays = [(trick.leader, trick.ids) for trick in public.tricks]
        plays.append((public.leader or 0, public.trick_ids))
        for seat, ids in plays:
            led = -1
            for idx in ids:
                bit = 1 << idx
                twice |= seen & bit
                seen |= bit
                if led < 0:
                    if idx & 15:
                        led = idx >> 4
                elif idx >> 4 != led and idx & 15:
                    voids[seat] |= 1 << led
                seat += 1
                if seat == n:
                    seat = 0
        if view.kitty_mask:
            twice |= seen & view.kitty_mask & KINDS_MASK | view.kitty_mask >> TWICE
            seen |= view.kitty_mask & KINDS_MASK
        self.voids = voids
        return seen, twice

    def void_chance(self, seat: int, suit: int) -> int:
        """Chance (of 1024) that a seat cannot follow a suit."""
        out = self.suit_out[suit]
        if not out or self.voids[seat] >> suit & 1:
            return ONE
        if self.known[seat] & SUIT_MASKS[suit]:
            return 0
        key = seat << 2 | suit
        found = self._void.get(key)
        if found is None:
            size = self.sizes[seat]
            room = self.n_out
            for other, mask in enumerate(self.voids):
                if other != self.me and mask >> suit & 1:
                    room -= self.sizes[other]
            base = max(0, ONE * (room - size) // room) if room > 0 else 0
            found = ONE
            for _ in range(out):
                found = found * base >> 10
            self._void[key] = found
        return found

    def holds_chance(self, seat: int, idx: int) -> int:
        """Chance (of 1024) that a seat holds a card of a kind that is still out."""
        key = seat << 6 | idx
        found = self._holds.get(key)
        if found is None:
            found = self._holds[key] = self._chance_to_hold(seat, idx)
        return found

    def _chance_to_hold(self, seat: int, idx: int) -> int:
        suit = idx >> 4
        if not self.unseen >> idx & 1 or self.voids[seat] >> suit & 1:
            return 0
        if self.known[seat] >> idx & 1:
            return ONE
        room = self.n_out
        for other, mask in enumerate(self.voids):
            if other == self.me:
                continue
            if self.known[other] >> idx & 1:
                return 0
            if mask >> suit & 1:
                room -= self.sizes[other]
        if room <= 0:
            return 0
        chance = ONE * self.sizes[seat] // room
        if self.unseen >> (idx + TWICE) & 1:
            chance = 2 * chance - (chance * chance >> 10)
        return min(ONE, chance)

    def dump(self, seat: int) -> int:
        """Expected cost of what a seat throws on a trick whose suit it is void of: its dearest card."""
        found = self._dump.get(seat)
        if found is None:
            found = self.dearest(seat, self.table.dear_mask)
            self._dump[seat] = found
        return found

    def dearest(self, seat: int, mask: int) -> int:
        """Expected cost of the dearest card of a mask that a seat holds, where it gives away the dearest it has."""
        table, public = self.table, self.public
        mask &= self.unseen & KINDS_MASK
        if not public.tricks:
            mask &= ~public.rules.first_trick_mask
        if not mask:
            return 0
        left, total, looked = ONE, 0, 0
        for idx in table.dear:
            if not mask >> idx & 1:
                continue
            chance = self.holds_chance(seat, idx)
            total += left * chance * table.cost[idx] >> 20
            left = left * (ONE - chance) >> 10
            looked += 1
            if left < 40 or looked >= 5:
                break
        return total

    @property
    def pot(self) -> int:
        """Cost of what lies on the table, of what is set aside, and the expected cost of a kitty that is due."""
        public, table = self.public, self.table
        total = 0
        for idx in public.trick_ids:
            total += table.cost[idx]
        if public.set_aside:
            total += cost_of(table, public.set_aside)
        if table.rules.has_kitty and public.kitty_to is None:
            total += self._kitty()
        return total

    def _kitty(self) -> int:
        leftover = self.table.rules.deal.leftover
        if leftover == "kitty_first_trick":
            return self.table.kitty_cost
        if leftover == "kitty_last_trick":
            return self.table.kitty_cost if self.left == 1 else 0
        if leftover == "kitty_first_heart" and any(idx >> 4 == 2 and idx & 15 for idx in self.public.trick_ids):
            return self.table.kitty_cost
        return 0


def pack_minus(table: Table, hand: int) -> int:
    """Set of the cards of the pack that a hand does not hold."""
    return cardset.minus(table.pack, hand)
