"""What the rules in words claim of a deal: whole play by their words alone, held against histories.

It reads sentences (cards.py) and histories (history.py), and knows nothing of the engine.  Each claim is asked only
where its premise is met, and counts how often that was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from tests.claims.hearts.cards import Kind, any_of, fits
from tests.claims.hearts.history import History, Lay, Trick
from tests.claims.reading import Said

Plays = Sequence[tuple[int, str]]
WAYS: Final = {
    "to the left": lambda seats: 1,
    "to the right": lambda seats: -1,
    "to the second on the left": lambda seats: 2,
    "to the second on the right": lambda seats: -2,
    "across the table": lambda seats: seats // 2,
    "no passing": lambda seats: 0,
}


def is_joker(card: str) -> bool:
    """Whether a card belongs to no suit."""
    return card.startswith("X")


class Words:
    """The rules as their sentences tell them."""

    def __init__(self, said: Sequence[Said]) -> None:
        self.said = {one.what: one.values for one in said if one.what != "pass-deal"}
        self.ways = {one.values["number"]: one.values["way"] for one in said if one.what == "pass-deal"}
        self.met: Counter[str] = Counter()

    def says(self, *names: str) -> str:
        """The one of these that is said, "" where none is."""
        return next((name for name in names if name in self.said), "")

    def claim(self, name: str, is_so: bool, *facts: object) -> None:
        """A claim whose premise is met.  Raises AssertionError where it is false."""
        self.met[name] += 1
        assert is_so, (name, self.said.get(name), *facts)

    # --- cards --------------------------------------------------------------------------------------------------------

    @cached_property
    def seats(self) -> int:
        """The players."""
        return int(self.said["players"]["seats"])

    def height(self, card: str) -> int:
        """Greater for a higher card of a suit."""
        return -list(self.said["ranks"]["ranks"]).index(card[:-1])

    @cached_property
    def jokers_win(self) -> bool:
        """Whether a joker takes the trick."""
        return "joker-wins" in self.said

    def suit_led(self, plays: Plays) -> str:
        """The suit of the first card that is no joker; empty where none lies there."""
        return next((card[-1] for _, card in plays if not is_joker(card)), "")

    # --- what may be played -------------------------------------------------------------------------------------------

    def allowed(self, deal: History, lay: Lay, tricks: Sequence[Trick]) -> frozenset[str]:
        """The cards that may be laid, as the words tell."""
        led, first = self.suit_led(lay.trick), not tricks
        if led:
            return self._following(lay, led, first=first)
        hand = lay.hand
        if first and not lay.trick and (rule := self.says("opening-led", "opening-card", "opening-suit")):
            card = self._opening_card(deal, self.said[rule]["card"])
            if card in hand:
                self.met[rule] += 1
                return frozenset((one for one in hand if self._suited(one, card)) if rule == "opening-suit" else [card])
        if first and "opening-forbidden" in self.said:  # after jokers the next card is the lead
            hand = self._without(hand, self.said["opening-forbidden"]["cards"], "opening-forbidden")
        if first and "first-trick" in self.said:
            if "first-trick-lead" not in self.said:
                hand = self._without(hand, self.said["first-trick"]["cards"], "first-trick")
            self.met["first-trick-lead"] += "first-trick-lead" in self.said
        free = self._unlocked(hand, tricks)
        for rule in ("lead-any-time", "lead-after-first"):
            if rule in self.said and (tricks or rule == "lead-any-time"):
                held = {card for card in lay.hand if any_of(self.said[rule]["cards"], card)}
                self.met[rule] += bool(held)
                free |= held
        return free

    @staticmethod
    def _suited(card: str, other: str) -> bool:
        return not is_joker(card) and card[-1] == other[-1]

    def _without(self, hand: Sequence[str], kinds: Sequence[Kind], name: str) -> tuple[str, ...]:
        """The cards that are of none of these kinds; all, where there is nothing else."""
        left = tuple(card for card in hand if not any_of(kinds, card))
        self.met[name] += len(left) < len(hand)
        return left or tuple(hand)

    def _opening_card(self, deal: History, named: tuple[str, str]) -> str:
        if named[0] == "card":
            return named[1]
        of_suit = [card for hand in deal.hands for card in hand if not is_joker(card) and card[-1] == named[1]]
        return min(of_suit, key=self.height, default="")

    def _unlocked(self, hand: Sequence[str], tricks: Sequence[Trick]) -> frozenset[str]:
        rule = self.says("locked-played", "locked-taken", "locked-before", "locked-last", "locked-always")
        if not rule:
            self.met["lead-free"] += 1
            return frozenset(hand)
        locked = self.said[rule]["locked"]
        held = [card for card in hand if any_of(locked, card) and not is_joker(card)]
        if not held or self._is_broken(rule, tricks):
            self.met[rule] += bool(held)
            return frozenset(hand)
        if "queen-as-heart" in self.said and all(card.endswith("H") or card == "QS" for card in hand):
            self.met["queen-as-heart"] += 1
            return frozenset(hand)
        left = frozenset(card for card in hand if card not in held)
        self.met[rule if left else "lock-waived"] += 1
        return left or frozenset(hand)

    def _is_broken(self, rule: str, tricks: Sequence[Trick]) -> bool:
        if rule == "locked-always" or not tricks:
            return False
        by, last = self.said[rule]["by"], tricks[-1]
        if rule == "locked-last":
            card = last.plays[-1][1]
            return self._breaks(by, card, last.plays[:-1])
        if rule == "locked-before":
            looked: Sequence[Trick] = (last,)
        elif rule == "locked-taken":
            looked = [one for at, one in enumerate(tricks) if self._taken_by(tricks, at)]
        else:
            looked = tricks
        return any(self._breaks(by, card, one.plays[:at]) for one in looked for at, (_, card) in enumerate(one.plays))

    def _breaks(self, by: Sequence[Kind], card: str, before: Plays) -> bool:
        if not any_of(by, card):
            return False
        if "break-discard" not in self.said:
            return True
        led = self.suit_led(before)
        self.met["break-discard"] += 1
        return is_joker(card) or (bool(led) and card[-1] != led)  # a joker is of no suit, even where it leads

    @staticmethod
    def _taken_by(tricks: Sequence[Trick], at: int) -> bool:
        """Whether somebody has got the cards of a trick by now."""
        return any(one.winner is not None for one in tricks[at:])

    def _following(self, lay: Lay, led: str, *, first: bool) -> frozenset[str]:
        suited = [card for card in lay.hand if not is_joker(card) and card[-1] == led]
        hand = [card for card in lay.hand if card in suited or is_joker(card)] if suited else [*lay.hand]
        self.met["follow"] += 1
        if first and "first-trick" in self.said:
            return frozenset(self._without(hand, self.said["first-trick"]["cards"], "first-trick"))
        return frozenset(hand)

    # --- who takes a trick --------------------------------------------------------------------------------------------

    def taken(self, plays: Plays) -> int | None:
        """Who wins a trick; None for a void one."""
        if self.jokers_win and (joker := next((seat for seat, card in plays if is_joker(card)), None)) is not None:
            self.met["joker-wins"] += 1
            return joker
        led = self.suit_led(plays)
        if not led:
            self.met["void-jokers"] += 1
            return None
        cards = [card for _, card in plays]
        twins = {card for card in cards if cards.count(card) > 1}
        if "cancel" in self.said:
            self.met["cancel"] += bool(twins)
            if len(twins) >= 2 and "void-pairs" in self.said:
                self.met["void-pairs"] += 1
                return None
        live = [one for one in plays if not is_joker(one[1]) and one[1][-1] == led]
        if "cancel" in self.said:
            live = [one for one in live if one[1] not in twins]
        if not live:
            self.met[self.says("void-none", "void-pairs")] += 1
            return None
        self.met["trick-won"] += 1
        best = max(self.height(card) for _, card in live)
        highest = [seat for seat, card in live if self.height(card) == best]
        if len(highest) > 1:
            self.met[self.says("first-wins", "last-wins")] += 1
        return highest[0] if "first-wins" in self.said or len(highest) == 1 else highest[-1]

    def next_leader(self, trick: Trick) -> int:
        """Who leads after a trick that is not the last."""
        winner = self.taken(trick.plays)
        if winner is not None:
            return winner
        rule, leader = self.says("void-same", "void-left"), trick.plays[0][0]
        self.met[rule] += 1
        return leader if rule == "void-same" else (leader + 1) % self.seats

    def last_to(self, tricks: Sequence[Trick]) -> int | None:
        """Who gets the cards of a last trick that is void."""
        rule, plays = (
            self.says("void-last-nobody", "void-last-leader", "void-last-winner", "void-last-copy"),
            tricks[-1].plays,
        )
        self.met[rule] += 1
        if rule == "void-last-leader":
            return plays[0][0]
        if rule == "void-last-winner":
            return next((one.winner for one in reversed(tricks[:-1]) if one.winner is not None), None)
        if rule == "void-last-copy":
            led, cards = self.suit_led(plays), [card for _, card in plays]
            twins = [card for card in cards if cards.count(card) > 1 and card[-1] == led and not is_joker(card)]
            if twins:
                best = max(twins, key=self.height)
                return [seat for seat, card in plays if card == best][1]
        return None

    # --- points -------------------------------------------------------------------------------------------------------

    @staticmethod
    def worth(points: Sequence[tuple[Kind, int]], card: str) -> int:
        """What a card counts: the narrowest kind that is named, a card before a rank before a suit before all."""
        for kind in ("card", "rank", "suit", "all"):
            for one, value in points:
                if one[0] == kind and fits(one, card):
                    return value
        return 0

    def costs(self, card: str) -> int:
        """Penalty points."""
        return self.worth(self.said["points"]["points"], card) if "points" in self.said else 0

    def bonus(self, card: str) -> int:
        """Bonus points."""
        return self.worth(self.said["bonus"]["points"], card) if "bonus" in self.said else 0

    def points(self, deal: History, piles: Sequence[Sequence[str]]) -> tuple[int, ...]:
        """What a deal costs each seat, given the cards that each has taken."""
        self._jokers_cost(deal)
        shooter = self.shooter(deal, piles)
        bonus = [sum(map(self.bonus, pile)) for pile in piles]
        if shooter is None:
            self.met["points"] += 1
            self.met["bonus"] += any(bonus)
            plain = [sum(map(self.costs, pile)) + more for pile, more in zip(piles, bonus, strict=True)]
            if "no-trick" in self.said:
                trickless = [all(one.winner != seat for one in deal.tricks) for seat in range(self.seats)]
                self.met["no-trick"] += any(trickless)
                extra = self.said["no-trick"]["points"]
                plain = [value + extra * none for value, none in zip(plain, trickless, strict=True)]
            return tuple(plain)
        is_sun = self.is_sun(deal, shooter)
        award, value = self.award(deal, is_sun=is_sun)
        self.met[self.says("sun", "sun-alone", "sun-needs") if is_sun else self.says("moon", "moon-needs")] += 1
        self.met[award] += 1
        if "moon-clears" not in self.said:
            raise AssertionError("what the cards of a deal with a moon cost is not told")
        takes_off = award == "award-self" or (award == "award-choice" and deal.choice == "subtract")
        found = [-value * (seat == shooter) if takes_off else value * (seat != shooter) for seat in range(self.seats)]
        if "no-trick" in self.said:
            unless = self.said["no-trick"].get("unless", "")
            self.claim("no-trick", ("sun" if is_sun else "moon") in unless, unless)
        if "moon-bonus-beside" in self.said:
            self.met["moon-bonus-beside"] += any(bonus)
            found = [points + more for points, more in zip(found, bonus, strict=True)]
        self.met["moon-bonus-not"] += "moon-bonus-not" in self.said and any(bonus)
        return tuple(found)

    def _jokers_cost(self, deal: History) -> None:
        """Whether jokers cost nothing, as they are told to."""
        jokers = [card for cards in (*deal.hands, deal.beside) for card in cards if is_joker(card)]
        rule = self.says("joker-excuse", "joker-wins")
        if rule and jokers:
            is_free = not any(self.costs(card) or self.bonus(card) for card in jokers)
            self.claim(rule, bool(self.said[rule]["free"]) == is_free, jokers)

    def award(self, deal: History, *, is_sun: bool) -> tuple[str, int]:
        """Where the points of a moon go, and how many."""
        place = "sun " if is_sun else ""
        rule = self.says(*(f"{place}award-{kind}" for kind in ("others", "self", "choice")))
        if (value := self.said[rule].get("value")) is None:
            self.met["award-dealt"] += 1
            value = sum(self.costs(card) for hand in deal.hands for card in hand)
        return rule.removeprefix("sun "), value

    def shooter(self, deal: History, piles: Sequence[Sequence[str]]) -> int | None:
        """Who shot a moon (or a sun) that counts."""
        found = [seat for seat in range(self.seats) if self._shoots(deal, piles[seat])]
        if len(found) > 1 and self.says("moon", "moon-needs"):
            self.claim("moon-needs-two", "moon-needs-two" in self.said, found)
        if len(found) != 1:
            return None
        if self.is_sun(deal, found[0]) or self.says("moon", "moon-needs"):
            return found[0]
        self.met[self.says("no-moon", "sun-alone", "sun-needs")] += 1
        return None

    def is_sun(self, deal: History, seat: int) -> bool:
        """Whether who took what a moon needs shoots the sun with it."""
        return bool(self.says("sun", "sun-alone", "sun-needs")) and self._wins_all(deal, seat)

    def _wins_all(self, deal: History, seat: int) -> bool:
        """Whether a seat takes every trick, a void last one that the rules give it too."""
        return all(one.winner == seat for one in deal.tricks)

    def _shoots(self, deal: History, pile: Sequence[str]) -> bool:
        if rule := self.says("moon-needs", "sun-needs"):
            needs = self.said[rule]["needs"]
            if any(sum(fits(kind, card) for card in pile) < count for count, kind in needs):
                return False
        elif not self._has_all(deal, pile, self.costs):
            return False
        return "moon-bonus" not in self.said or self._has_all(deal, pile, self.bonus, may_be_none=True)

    def _has_all(
        self, deal: History, pile: Sequence[str], worth: Callable[[str], int], *, may_be_none: bool = False
    ) -> bool:
        """Whether a pile holds every card in play that counts."""
        beside = deal.beside if self.has_kitty else ()
        wanted = Counter(card for cards in (*deal.hands, beside) for card in cards if worth(card))
        return (bool(wanted) or may_be_none) and not wanted - Counter(pile)

    # --- the kitty, piles, and the match ------------------------------------------------------------------------------

    @cached_property
    def has_kitty(self) -> bool:
        """Whether what is left over goes to a player."""
        return bool(self.says("kitty-first", "kitty-last", "kitty-heart"))

    def piles(self, deal: History) -> tuple[list[list[str]], int | None]:
        """The cards that each seat has taken, and who got the kitty."""
        piles: list[list[str]] = [[] for _ in range(self.seats)]
        waiting: list[str] = []
        kitty_to = None
        for at, trick in enumerate(deal.tricks):
            is_last = at == len(deal.tricks) - 1
            waiting += [card for _, card in trick.plays]
            winner = self.taken(trick.plays)
            if winner is None and is_last:
                winner = self.last_to(deal.tricks)
            if winner is None:
                continue
            if self.has_kitty and kitty_to is None and self._gets_kitty(waiting, is_last=is_last):
                kitty_to = winner
                waiting += deal.beside
            piles[winner] += waiting
            waiting = []
        return piles, kitty_to

    def _gets_kitty(self, cards: Sequence[str], *, is_last: bool) -> bool:
        rule = self.says("kitty-first", "kitty-last", "kitty-heart")
        is_due = rule == "kitty-first" or (
            is_last if rule == "kitty-last" else any(card.endswith("H") for card in cards)
        )
        self.met[rule] += is_due
        return is_due

    def first_leader(self, deal: History) -> int | None:
        """Who leads to the first trick; None where chance has a word."""
        later = self.says("later-most-last", "later-most", "later-fewest", "later-winner")
        if deal.previous is not None and later:
            return self._later(deal, deal.previous, later)
        rule = self.says(
            *("opening-led", "opening-holder", "opening-dealer", "opening-left", "opening-youngest", "opening-seat")
        )
        self.met[rule] += 1
        if rule in ("opening-led", "opening-holder"):
            card = self._opening_card(deal, self.said[rule]["card"])
            return next((seat for seat, hand in enumerate(deal.hands) if card in hand), None)
        if rule in ("opening-dealer", "opening-left"):
            return (deal.dealer + (rule == "opening-left")) % self.seats
        return deal.first_leader

    def _later(self, deal: History, before: History, rule: str) -> int | None:
        self.met[rule] += 1
        if rule == "later-winner":
            return before.tricks[-1].winner
        counted = deal.before if rule == "later-most" else before.points
        best = min(counted) if rule == "later-fewest" else max(counted)
        tied = [seat for seat, value in enumerate(counted) if value == best]
        if len(tied) == 1:
            return tied[0]
        tie = self.says("tie-left", "tie-youngest", "tie-chance")
        self.met[tie] += 1
        start = before.tricks[0].plays[0][0]
        if tie == "tie-chance":
            return None
        if tie == "tie-left":
            return min(tied, key=lambda seat: (seat - start - 1) % self.seats)
        return min(tied, key=lambda seat: (seat - deal.first_leader) % self.seats)

    def next_dealer(self, deal: History) -> int:
        """Who deals after a deal."""
        rule = self.says("dealer-next", "dealer-most")
        self.met[rule] += 1
        if rule == "dealer-next":
            return (deal.dealer + (1 if self.said[rule]["side"] == "left" else -1)) % self.seats
        most = [seat for seat, value in enumerate(deal.after) if value == max(deal.after)]
        return min(most, key=lambda seat: (seat - deal.dealer - 1) % self.seats)

    def way(self, number: int) -> int:
        """How many seats to the left the cards of a deal are passed; 0: nowhere."""
        if "pass-always" in self.said:
            way = self.said["pass-always"]["way"]
        elif self.ways:
            assert self.said["pass-again"]["count"] == len(self.ways)
            way = self.ways[(number - 1) % len(self.ways) + 1]
        else:
            way = "no passing"
        self.met[f"pass {way}"] += 1
        return WAYS[way](self.seats)

    def is_over(self, deal: History) -> bool:
        """Whether the match ends with this deal."""
        rule = self.says("end-reach", "end-exceed", "end-deals")
        told = self.said[rule]
        self.met[rule] += 1
        most = max(deal.after)
        ends = rule == "end-reach" and most >= told["limit"]
        ends |= rule == "end-exceed" and most > told["limit"]
        ends |= "deals" in told and deal.number >= told["deals"]
        if ends and "tie-extra" in self.said and len(self.best(deal)) > 1:
            self.met["tie-extra"] += 1
            return False
        return ends

    def best(self, deal: History) -> tuple[int, ...]:
        """Who wins, were the match over."""
        self.met["goal"] += 1
        best = (min if self.said["goal"]["best"] == "lowest" else max)(deal.after)
        return tuple(seat for seat, value in enumerate(deal.after) if value == best)
