"""What playing a card costs now: the chance to win the trick times what will lie in it, and what the others get.

Works for any rule table; the rules say which seat wins so far.  Decides nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from openhearts.bots.hearts.cost_table import POINT, above, in_suit
from openhearts.bots.hearts.inference import ONE, Knowledge
from openhearts.cards.cardset import SUIT_MASKS, TWICE
from openhearts.games.hearts.rules.tricks import winning_place

BEAT = 512  # how readily (of 1024) another seat plays a higher card without need


class Judged(NamedTuple):
    """A card and what playing it now means: chances of 1024 parts, costs in thousandths of a point."""

    idx: int
    cost: int
    win: int  # chance to win the trick
    pot: int  # expected cost of all that will lie in it
    winner: int | None  # the seat that wins once the card lies there
    stays: int  # chance that it stays so


class Trick:
    """The trick as the seat to act finds it; `weights` says how bad it is (in 1024 parts) that a point is one's own,
    how good that it is another seat's."""

    __slots__ = ("after", "cards", "know", "led", "pot", "seat_at", "weights", "winner_now")

    def __init__(self, know: Knowledge, weights: list[int]) -> None:
        public = know.public
        n = know.table.n_seats
        leader = public.leader or 0
        self.know = know
        self.weights = weights
        self.cards = public.trick_ids
        self.led = public.led
        self.seat_at = [(leader + place) % n for place in range(n)]
        self.after = self.seat_at[len(self.cards) + 1 :]
        self.pot = know.pot
        place = winning_place(know.table.rules, self.cards) if self.cards else None
        self.winner_now = None if place is None else self.seat_at[place]

    def place_after(self, idx: int) -> int | None:
        """Place of the card that wins once `idx` is played too, None while nobody would."""
        if not self.cards:
            return 0 if idx & 15 or self.know.table.joker_wins else None
        return winning_place(self.know.table.rules, (*self.cards, idx))

    def judge(self, idx: int) -> Judged:
        """What playing a card now costs, in thousandths of a point, and what that is made of."""
        know, table = self.know, self.know.table
        cards = (*self.cards, idx)
        led = self.led
        if led < 0 and idx & 15:
            led = idx >> 4
        place = self.place_after(idx)
        mine = len(self.cards)
        top = -1 if place is None else cards[place]
        pot = self.pot + table.cost[idx]
        is_joker_top = top >= 0 and not top & 15
        stays = ONE  # chance that the present winner stays it
        is_last_of_all = not self.after
        unseen = know.unseen
        if led >= 0 and not is_last_of_all:
            n_led = know.suit_out[led]
            higher = above(unseen, top) if top >= 0 and not is_joker_top else 0
            share = ONE * higher // n_led if n_led else 0
            half = share * (BEAT + (ONE - BEAT) * share // ONE) >> 10
            under = table.dear_mask & SUIT_MASKS[led]
            if top >= 0 and not is_joker_top:
                under &= (1 << top) - 1
            flat = self._flat(led, under, n_led)
            for number, seat in enumerate(self.after):
                void = know.void_chance(seat, led)
                beats = half
                if number == len(self.after) - 1 and pot < POINT:
                    beats = (half + share) >> 1
                beats = beats * (ONE - void) >> 10
                pot += void * know.dump(seat) >> 10
                if under or flat:
                    pot += (ONE - void) * self._follow(seat, led, under, flat) >> 10
                stays = stays * (ONE - beats) >> 10
            if table.joker_wins and table.jokers_mask & unseen:
                stays = stays * 900 >> 10
            if table.cancels and top >= 0 and unseen >> top & 1:
                twin = ONE * len(self.after) // max(1, table.others)
                stays = stays * (ONE - (twin * 350 >> 10)) >> 10
        elif led < 0 and not is_last_of_all:
            pot += len(self.after) * POINT // 2
        win = stays if place == mine else 0
        if table.cancels and place is not None and place != mine and self.after and unseen >> top & 1:
            win = max(win, self._second_chance(cards, top, led))
        winner = None if place is None else self.seat_at[place]
        return Judged(idx, self._cost(win, pot, place), win, pot, winner, stays)

    def _second_chance(self, cards: tuple[int, ...], top: int, led: int) -> int:
        """Chance that the winner's twin falls and this card wins after all."""
        idx = cards[-1]
        if idx >> 4 != led or not idx & 15:
            return 0
        live = [card for card in cards if card >> 4 == led and card != top and cards.count(card) == 1]
        if not live or max(live) != idx:
            return 0
        return 300 * len(self.after) // max(1, self.know.table.others)

    def _flat(self, led: int, under: int, n_led: int) -> int:
        """Mean cost of a card of the suit led that is still out, dear ones left aside where they can be ducked."""
        know, table = self.know, self.know.table
        mask = SUIT_MASKS[led] & table.dear_mask & know.unseen
        if not mask or not n_led:
            return 0
        total = 0
        while mask:
            bit = mask & -mask
            idx = bit.bit_length() - 1
            total += min(table.cost[idx], 2 * POINT) << (know.unseen >> (idx + TWICE) & 1)
            mask ^= bit
        return total // n_led

    def _follow(self, seat: int, led: int, under: int, flat: int) -> int:
        """Expected cost of what a seat follows with: it puts its dearest under the winner, or else what it must."""
        know, table = self.know, self.know.table
        big = 0
        for idx in table.dear:
            if table.cost[idx] <= 2 * POINT:
                break
            if idx >> 4 == led and know.unseen >> idx & 1:
                chance = know.holds_chance(seat, idx)
                if under >> idx & 1:
                    big += chance * table.cost[idx] * 900 >> 20
                else:
                    big += chance * table.cost[idx] * self._forced(led) >> 20
        for idx in table.prized:
            if idx >> 4 == led and know.unseen >> idx & 1:
                big += know.holds_chance(seat, idx) * table.cost[idx] * self._forced(led) >> 20
        return big + flat

    def _forced(self, led: int) -> int:
        """Chance that a seat must follow with a certain card of the suit it holds: more where few are out."""
        return ONE // max(1, 1 + in_suit(self.know.unseen, led) // max(1, len(self.after) + 1))

    def _cost(self, win: int, pot: int, place: int | None) -> int:
        know, table = self.know, self.know.table
        own = win * (pot + self._first_trick_won(pot)) >> 10
        if win == ONE:
            return own
        if place is None and not self.after:
            weight = 0
        elif place is None or place == len(self.cards):
            weight = self._mean_weight()
        else:
            weight = self.weights[self.seat_at[place]]
        return own - ((ONE - win) * pot // ONE * weight // (ONE * max(1, table.others)) if know.sizes else 0)

    def _first_trick_won(self, pot: int) -> int:
        """What the bonus for winning no trick adds to the cost of winning one."""
        know, table = self.know, self.know.table
        if not table.no_trick or know.public.n_won[know.me]:
            return 0
        done = len(know.public.tricks)
        return table.no_trick * (done + 1) ** 2 // (done + know.left) ** 2

    def _mean_weight(self) -> int:
        seats = self.after or [seat for seat in self.seat_at if seat != self.know.me]
        return sum(self.weights[seat] for seat in seats) // len(seats)
