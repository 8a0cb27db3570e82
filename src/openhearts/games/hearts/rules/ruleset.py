"""The Hearts rule set as a value: every parameter of docs/rules.md 8.1 that is built, resolved for one number of seats.

It says nothing about files (load.py reads them) nor about what is possible together (validate.py).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from openhearts.cards import cardset, pack
from openhearts.cards.card import CARDS, JOKER_RANK, RANKS, SUITS, Card
from openhearts.core.game import localised

Selector = Annotated[str, "selector"]
Suit = Annotated[str, "suit"]
Rank = Annotated[str, "rank"]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Points = tuple[tuple[Selector, int], ...]
Award = Literal["none", "add_to_others", "subtract_from_self", "shooter_chooses"]
Direction = Literal["L1", "R1", "L2", "R2", "ACROSS", "HOLD"]


class PackRules(Struct, frozen=True):
    """The cards used: copies of the pack, its suits and ranks (ascending), what is taken out, jokers put in."""

    count: Literal[1, 2] = 1
    suits: tuple[Suit, ...] = ("C", "D", "S", "H")
    ranks: tuple[Rank, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    remove: tuple[Card, ...] = ()
    jokers: Annotated[int, Meta(ge=0, le=4)] = 0


class JokerRules(Struct, frozen=True):
    """What a joker does: nothing there, excuses (never wins), or always wins (the first one)."""

    mode: Literal["none", "excuse", "always_wins"] = "none"


class DealRules(Struct, frozen=True):
    """Hand size, and what becomes of cards left over."""

    hands: Literal["even"] | Positive = "even"
    leftover: Literal["set_aside", "kitty_first_trick", "kitty_last_trick", "kitty_first_heart"] = "set_aside"
    leftover_seen_by: Literal["nobody", "winner", "all"] = "nobody"


class DealerRules(Struct, frozen=True):
    """Who deals first, and next."""

    first: Literal["random"] | Count = "random"
    next: Literal["left", "right", "most_points"] = "left"


class PassRules(Struct, frozen=True):
    """How many cards are passed, and where, by number of the deal."""

    count: Count = 3
    cycle: tuple[Direction, ...] = ("L1", "R1", "ACROSS", "HOLD")


class OpeningRules(Struct, frozen=True):
    """Who leads to the first trick, and what."""

    leader: Literal["holder_of_card", "left_of_dealer", "dealer", "youngest", "seat"] = "holder_of_card"
    card: Annotated[str, "opening card"] | None = "2C"
    must: Literal["card", "suit", "any"] = "card"
    forbidden: tuple[Selector, ...] = ()


class NextDealRules(Struct, frozen=True):
    """Who leads to the first trick of the deals after the first."""

    leader: Literal["as_opening", "most_points_last_deal", "most_points_total", "fewest_points", "last_winner"] = (
        "as_opening"
    )
    tie: Literal["left_of_previous", "youngest", "random"] = "left_of_previous"


class LeadRules(Struct, frozen=True):
    """What may not be led before it is broken, and what breaks it."""

    locked: tuple[Selector, ...] = ("suit:H",)
    broken_by: tuple[Selector, ...] = ("suit:H",)
    broken_when: Literal[
        "played_earlier_trick",
        "collected_earlier_trick",
        "in_previous_trick",
        "last_card_of_previous_trick",
        "never",
        "free",
    ] = "played_earlier_trick"
    break_requires_discard: bool = False
    queen_counts_as_heart: bool = False


class FirstTrickRules(Struct, frozen=True):
    """What may not be played on the first trick, unless there is nothing else."""

    forbidden: tuple[Selector, ...] = ("suit:H", "QS")


class TrickRules(Struct, frozen=True):
    """Identical cards, void tricks and what becomes of them."""

    duplicates: Literal["not_possible", "cancel", "first_wins", "last_wins"] = "not_possible"
    void_when: Literal["no_live_led_card", "two_pairs_or_no_live_led_card"] = "no_live_led_card"
    void_next_leader: Literal["same_leader", "left_of_leader"] = "same_leader"
    last_void_to: Literal["nobody", "leader", "previous_winner", "second_copy_of_highest"] = "nobody"


class ScoreRules(Struct, frozen=True):
    """What cards cost; bonus cards count apart from penalties and from the moon."""

    points: Points = (("QS", 13), ("suit:H", 1))
    bonus: Points = ()
    no_trick_bonus: int = 0
    negative_total: bool = True
    winner: Literal["lowest", "highest"] = "lowest"


class MoonRules(Struct, frozen=True):
    """Taking all penalty cards: what it needs and what it is worth."""

    award: Award = "add_to_others"
    value: Literal["deck_total"] | Count = 26
    requires_bonus: bool = False
    needs: Literal["all_penalty_cards"] | tuple[tuple[Selector, int], ...] = "all_penalty_cards"
    bonus_cards: Literal["independent", "suppressed"] = "independent"


class SunRules(Struct, frozen=True):
    """A moon with all tricks, where it is worth something else."""

    award: Award = "none"
    value: Count = 52


class EndRules(Struct, frozen=True):
    """When a match is over, and what becomes of a tie."""

    limit: Positive | None = 100
    limit_test: Literal["reach", "exceed"] = "reach"
    deals: Literal["players"] | Positive | None = None
    tie: Literal["shared", "extra_deal"] = "shared"


class Ruleset(Struct, frozen=True, dict=True):
    """Everything that a deal and a match of Hearts depend on, for `seats` players; hashable.

    >>> from openhearts.games.hearts.rules.ruleset import Ruleset
    >>> Ruleset().hand_size, Ruleset().penalty_total
    (13, 26)
    """

    id: str = "classic"
    names: tuple[tuple[str, str], ...] = (("en", "Classic Hearts"),)
    seats: Annotated[int, Meta(ge=2, le=11)] = 4
    pack: PackRules = PackRules()
    joker: JokerRules = JokerRules()
    deal: DealRules = DealRules()
    dealer: DealerRules = DealerRules()
    pass_: PassRules = msgspec.field(default=PassRules(), name="pass")
    opening: OpeningRules = OpeningRules()
    next_deal: NextDealRules = NextDealRules()
    lead: LeadRules = LeadRules()
    first_trick: FirstTrickRules = FirstTrickRules()
    trick: TrickRules = TrickRules()
    score: ScoreRules = ScoreRules()
    moon: MoonRules = MoonRules()
    sun: SunRules = SunRules()
    end: EndRules = EndRules()

    @property
    def game(self) -> str:
        """The game these rules are of."""
        return "hearts"

    @property
    def name(self) -> str:
        """The English name (or the only one)."""
        return localised(self.names, "en", self.id)

    @cached_property
    def digest(self) -> str:
        """SHA-256 (hex) of the rules without id and names: equal rules have equal digests."""
        plain = msgspec.to_builtins(self)
        del plain["id"], plain["names"]
        return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()

    # What follows is derived, computed once for each value, and read by the engine at every play.

    @cached_property
    def pack_ids(self) -> tuple[int, ...]:
        """Ids of every card of the pack, ascending, copies and jokers included."""
        return pack.build(self.pack.count, self.pack.suits, self.pack.ranks, self.pack.remove, self.pack.jokers)

    @cached_property
    def pack_set(self) -> int:
        """Set of every card of the pack, copies counted."""
        return cardset.from_ids(self.pack_ids)

    @cached_property
    def hand_size(self) -> int:
        """Cards dealt to each seat."""
        return len(self.pack_ids) // self.seats if self.deal.hands == "even" else self.deal.hands

    @cached_property
    def n_left_over(self) -> int:
        """Cards of the pack that are not dealt."""
        return len(self.pack_ids) - self.seats * self.hand_size

    @cached_property
    def has_kitty(self) -> bool:
        """Whether cards left over are won by a seat."""
        return self.n_left_over > 0 and self.deal.leftover != "set_aside"

    @cached_property
    def has_plain_tricks(self) -> bool:
        """Whether the highest card of the suit led always wins: no card is there twice, and there are no jokers."""
        return self.pack.count == 1 and not self.jokers_mask

    @cached_property
    def jokers_mask(self) -> int:
        """The jokers in the pack."""
        return sum(1 << idx for idx in self.pack_ids if idx % 16 == JOKER_RANK)

    @cached_property
    def locked_mask(self) -> int:
        """What may not be led before it is broken."""
        return mask_of(self.lead.locked)

    @cached_property
    def broken_by_mask(self) -> int:
        """What breaks the lock."""
        return mask_of(self.lead.broken_by)

    @cached_property
    def opening_forbidden_mask(self) -> int:
        """What may not be led to the first trick."""
        return mask_of(self.opening.forbidden)

    @cached_property
    def first_trick_mask(self) -> int:
        """What may not be played on the first trick."""
        return mask_of(self.first_trick.forbidden)

    @cached_property
    def points_of(self) -> tuple[int, ...]:
        """Penalty points of each kind, by id."""
        return values_of(self.score.points)

    @cached_property
    def bonus_of(self) -> tuple[int, ...]:
        """Bonus points of each kind, by id."""
        return values_of(self.score.bonus)

    @cached_property
    def penalty_mask(self) -> int:
        """Kinds in the pack that cost points."""
        return sum(1 << idx for idx in set(self.pack_ids) if self.points_of[idx] > 0)

    @cached_property
    def bonus_mask(self) -> int:
        """Kinds in the pack that carry a bonus."""
        return sum(1 << idx for idx in set(self.pack_ids) if self.bonus_of[idx] != 0)

    @cached_property
    def value_of(self) -> tuple[int, ...]:
        """Penalty and bonus points of each kind, by id."""
        return tuple(points + bonus for points, bonus in zip(self.points_of, self.bonus_of, strict=True))

    @cached_property
    def counting_cards(self) -> int:
        """Set, both copies of each kind, of the cards that carry points or a bonus."""
        mask = self.penalty_mask | self.bonus_mask
        return mask | mask << cardset.TWICE

    @cached_property
    def worths(self) -> tuple[tuple[int, int], ...]:
        """For each value of points and bonus that is not 0: it, and the set (both copies) of the cards worth it."""
        found: dict[int, int] = {}
        for idx in cardset.mask_ids(self.counting_cards & cardset.KINDS_MASK):
            found[self.value_of[idx]] = found.get(self.value_of[idx], 0) | 1 << idx | 1 << idx + cardset.TWICE
        return tuple([(value, cards) for value, cards in found.items() if value])

    @cached_property
    def penalty_total(self) -> int:
        """Points of all penalty cards of the pack, copies counted."""
        return sum(self.points_of[idx] for idx in self.pack_ids)

    @cached_property
    def n_deals(self) -> int | None:
        """The fixed number of deals, if there is one."""
        return self.seats if self.end.deals == "players" else self.end.deals


def _specificity(selector: str) -> int:
    return 0 if selector == "all" else {"suit": 1, "rank": 2}.get(selector.partition(":")[0], 3)


def selected(selector: str) -> int:
    """Mask of the kinds that a selector names: a card (`QS`), `suit:H`, `rank:Q` or `all` (jokers only when named
    themselves).

    >>> cardset.to_text(selected("rank:Q"))
    'QC QD QH QS'
    """
    if selector == "all":
        return sum(cardset.SUIT_MASKS)
    key, _, value = selector.partition(":")
    if key == "suit":
        return cardset.SUIT_MASKS[SUITS.index(value)]
    if key == "rank":
        return sum(1 << (16 * suit + RANKS.index(value)) for suit in range(4))
    return Card(selector).mask


def mask_of(selectors: Iterable[str]) -> int:
    """Mask of the kinds that any of the selectors names."""
    mask = 0
    for selector in selectors:
        mask |= selected(selector)
    return mask


def values_of(points: Points) -> tuple[int, ...]:
    """Value of each kind, by id; the most specific selector wins (card, then rank, then suit, then `all`)."""
    values = [0] * len(CARDS)
    for selector, value in sorted(points, key=lambda pair: _specificity(pair[0])):
        for idx in cardset.mask_ids(selected(selector)):
            values[idx] = value
    return tuple(values)
