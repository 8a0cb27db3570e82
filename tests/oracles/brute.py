"""A slow, obvious Hearts deal, played card by card, and a count of every way in which a small one can go.

It is the yardstick of the engine and must share nothing with it; it does not shuffle, ask anybody or save anything,
and it is useless for deals of more than four or five cards a hand.  What is legal and who wins is in `judging`,
points and matches in `scoring`; all of it is reached from here.
Source: docs/rules.md 1.1, 1.2, 1.5 and 4.3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from .cards import (
    Hand,
    Rules,
    deal_shape,
    deck,
    number,
    pass_cards,
    pass_target,
    pass_token,
    sort_cards,
    text,
    value_of,
)
from .judging import (
    Trick,
    broken,
    kitty_is_due,
    legal,
    opening_card,
    opening_leader,
    taker_of_last_void,
    winner,
)
from .scoring import add_to_totals, choices, match_over, next_leader, score, winners

__all__ = [
    "Counts",
    "Deal",
    "Result",
    "TooMany",
    "Trick",
    "add_to_totals",
    "begin",
    "broken",
    "count_all",
    "deal_shape",
    "deck",
    "legal",
    "match_over",
    "next_leader",
    "opening_card",
    "opening_leader",
    "pass_cards",
    "pass_target",
    "pass_token",
    "play",
    "play_out",
    "score",
    "sort_cards",
    "value_of",
    "winner",
    "winners",
]


@dataclass(frozen=True)
class Deal:
    """One deal in the middle of the play; `kitty` and `set_aside` are what the next takers still have to collect."""

    hands: tuple[Hand, ...]
    kitty: tuple[str, ...]
    leader: int
    opening_card: str | None
    table: tuple[str, ...] = ()
    tricks: tuple[Trick, ...] = ()
    captured: tuple[tuple[str, ...], ...] = ()
    tricks_won: tuple[int, ...] = ()
    set_aside: tuple[str, ...] = ()

    @property
    def turn(self) -> int:
        """The seat that plays the next card."""
        return (self.leader + len(self.table)) % len(self.hands)

    @property
    def is_over(self) -> bool:
        """Has every card been played?"""
        return not any(self.hands) and not self.table


@dataclass(frozen=True)
class Result:
    """A deal played to the end; `last_taker` won or was given the last trick (None: nobody)."""

    tricks: tuple[Trick, ...]
    captured: tuple[tuple[str, ...], ...]
    tricks_won: tuple[int, ...]
    uncollected: tuple[str, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Counts:
    """Sums over every legal playout of a deal; a moon with a choice is two playouts.

    `points` is the sum of each seat's points, `divide` the number of playouts per first card, `voids` the number of
    tricks that no card won (whoever was given the last one).
    """

    playouts: int
    points: tuple[int, ...]
    divide: dict[str, int]
    voids: int


class TooMany(Exception):
    """The deal has more playouts than the caller was ready to wait for."""


# --- the play ------------------------------------------------------------------------------------------------------


def begin(rules: Rules, hands: Sequence[Sequence[str]], kitty: Sequence[str], leader: int) -> Deal:
    """The deal before the first lead; leftover cards that are set aside are out of play."""
    seats = len(hands)
    return Deal(
        hands=tuple(sort_cards(hand) for hand in hands),
        kitty=() if text(rules, "deal.leftover") == "set_aside" else tuple(kitty),
        leader=leader,
        opening_card=opening_card(rules, hands),
        captured=((),) * seats,
        tricks_won=(0,) * seats,
    )


def legal_now(rules: Rules, deal: Deal) -> Hand:
    """The legal cards of the seat to play."""
    return legal(rules, deal.hands[deal.turn], deal.tricks, deal.table, opening=deal.opening_card)


def play(rules: Rules, deal: Deal, card: str) -> Deal:
    """The deal after the seat to play has played `card`; the last card of a trick resolves it."""
    hand = list(deal.hands[deal.turn])
    hand.remove(card)
    hands = tuple(tuple(hand) if seat == deal.turn else held for seat, held in enumerate(deal.hands))
    deal = replace(deal, hands=hands, table=(*deal.table, card))
    return deal if len(deal.table) < len(hands) else resolve(rules, deal)


def resolve(rules: Rules, deal: Deal) -> Deal:
    """The deal after the full trick on the table has been taken or set aside."""
    seats = len(deal.hands)
    is_last = not any(deal.hands)
    place = winner(rules, deal.table)
    won_by = None if place is None else (deal.leader + place) % seats
    tricks = (*deal.tricks, Trick(deal.leader, deal.table, won_by))
    deal = replace(deal, tricks=tricks, table=(), set_aside=deal.set_aside + deal.table)
    taker = won_by
    if won_by is None:
        leader = deal.leader
        if text(rules, "trick.void_next_leader") == "left_of_leader":
            leader = (leader + 1) % seats
        if is_last:
            taker = taker_of_last_void(rules, tricks, seats)
    else:
        leader = won_by
    deal = replace(deal, leader=leader)
    return deal if taker is None else collect(rules, deal, taker, is_last)


def collect(rules: Rules, deal: Deal, taker: int, is_last: bool) -> Deal:
    """The deal after `taker` has captured all that is set aside, the trick just played included, and a due kitty."""
    cards = deal.set_aside
    kitty = deal.kitty
    if kitty and kitty_is_due(rules, cards, is_last):
        cards, kitty = cards + kitty, ()
    captured = list(deal.captured)
    captured[taker] += cards
    tricks_won = list(deal.tricks_won)
    tricks_won[taker] += 1
    return replace(deal, captured=tuple(captured), tricks_won=tuple(tricks_won), set_aside=(), kitty=kitty)


def in_play(rules: Rules, hands: Sequence[Sequence[str]], kitty: Sequence[str]) -> Hand:
    """The cards that count for the deal: the hands, and the leftover cards unless they are set aside."""
    rest = () if text(rules, "deal.leftover") == "set_aside" else tuple(kitty)
    return sort_cards([card for hand in hands for card in hand] + list(rest))


def play_out(
    rules: Rules,
    hands: Sequence[Sequence[str]],
    kitty: Sequence[str],
    leader: int,
    choose: Callable[[int, Hand], str],
    *,
    moon_choice: str = "add",
) -> Result:
    """Plays a deal to the end; `choose(seat, legal cards)` names every card.  The hands are those after the pass."""
    deal = begin(rules, hands, kitty, leader)
    while not deal.is_over:
        deal = play(rules, deal, choose(deal.turn, legal_now(rules, deal)))
    points = score(
        rules,
        deal.captured,
        tricks_won=deal.tricks_won,
        n_tricks=len(deal.tricks),
        in_play=in_play(rules, hands, kitty),
        choice=moon_choice,
    )
    return Result(deal.tricks, deal.captured, deal.tricks_won, deal.set_aside + deal.kitty, points)


def count_all(
    rules: Rules,
    hands: Sequence[Sequence[str]],
    kitty: Sequence[str] = (),
    *,
    dealer: int = 0,
    first_leader: int | None = None,
    deal_number: int = 1,
    picks: Sequence[Sequence[str]] | None = None,
    limit: int | None = None,
) -> Counts:
    """Counts every legal playout of a small deal.

    `picks` lists for each seat the cards it would pass, dearest first: the first `pass.count` of them go where the
    token of `deal_number` says; without picks nothing is passed.  In later deals (`deal_number` > 1) with a
    `next_deal.leader` other than `as_opening`, `first_leader` leads; otherwise the opening rules decide.
    Identical cards are tried once.  Raises TooMany beyond `limit` playouts.
    """
    if picks is not None:
        n_passed = number(rules, "pass.count")
        hands = pass_cards(
            [tuple(hand) for hand in hands], [pick[:n_passed] for pick in picks], pass_token(rules, deal_number)
        )
    if deal_number > 1 and text(rules, "next_deal.leader") != "as_opening":
        assert first_leader is not None
        leader = first_leader
    else:
        leader = opening_leader(rules, hands, dealer=dealer, first_leader=first_leader)
    cards = in_play(rules, hands, kitty)
    points = [0] * len(hands)
    n_playouts = n_voids = 0

    seen: dict[object, list[tuple[int, ...]]] = {}

    def outcomes(deal: Deal) -> list[tuple[int, ...]]:
        """The points of a finished deal, once for each choice that the shooter has; depends on the key alone."""
        key = (tuple(map(sort_cards, deal.captured)), deal.tricks_won, len(deal.tricks))
        if key not in seen:
            ways = choices(rules, deal.captured, tricks_won=deal.tricks_won, n_tricks=len(deal.tricks), in_play=cards)
            seen[key] = [
                score(
                    rules,
                    deal.captured,
                    tricks_won=deal.tricks_won,
                    n_tricks=len(deal.tricks),
                    in_play=cards,
                    choice=choice,
                )
                for choice in ways
            ]
        return seen[key]

    def explore(deal: Deal) -> int:
        """Visits every playout of the deal, adds it to the sums, and says how many there were."""
        nonlocal n_playouts, n_voids
        if not deal.is_over:
            return sum(explore(play(rules, deal, card)) for card in legal_now(rules, deal))
        scored = outcomes(deal)
        for seat in range(len(points)):
            points[seat] += sum(values[seat] for values in scored)
        n_voids += len(scored) * sum(trick.winner is None for trick in deal.tricks)
        n_playouts += len(scored)
        if limit is not None and n_playouts > limit:
            raise TooMany(f"more than {limit} playouts")
        return len(scored)

    deal = begin(rules, hands, kitty, leader)
    divide = {card: explore(play(rules, deal, card)) for card in legal_now(rules, deal)}
    return Counts(n_playouts, tuple(points), divide, n_voids)
