"""A moon as the pages show it: the disc of cards over who shot it, and the one that sinks where a player stops it.

It judges nothing: who shot the moon is in the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from openhearts.games.hearts.rules.public_state import Public, Trick
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.speech.hearts.events import feat_of
from openhearts.speech.speaker import Speaker
from openhearts.web.hearts.card_faces import Eyes, Face, face
from openhearts.web.seat_faces import Face as SeatFace

MOST: Final = 16  # cards of the ring: those of two packs lie there once


class Ring(Struct, frozen=True):
    """A card of the disc, and the degrees at which it lies."""

    card: Face
    turn: float


class Moon(Struct, frozen=True):
    """A moon that was shot (or a sun): who did it, in words, their face, and the cards that made it."""

    said: str
    is_sun: bool
    face: SeatFace
    ring: tuple[Ring, ...]


def moon_of(
    public: Public, own: int | None, names: tuple[str, ...], shown: tuple[SeatFace, ...], eyes: Eyes
) -> Moon | None:
    """What a deal that is over shows of its moon; None where nobody shot one."""
    shooter = public.shooter
    if shooter is None:
        return None
    costs = public.rules.points_of
    cards = sorted(
        {card for trick in public.tricks for card in trick.cards if costs[card.id] > 0}, key=lambda one: one.id
    )
    cards = cards[-MOST:]
    ring = [Ring(face(eyes, card), round(360 * at / len(cards), 1)) for at, card in enumerate(cards)]
    is_sun = feat_of(public.rules, is_sun=public.is_sun) == "sun"
    return Moon(_said(shooter, own, names, eyes.speaker, is_sun=is_sun), is_sun, shown[shooter], tuple(ring))


def _said(seat: int, own: int | None, names: tuple[str, ...], speaker: Speaker, *, is_sun: bool) -> str:
    who = {"seat": names[seat], "self": "yes" if seat == own else "no"}
    return speaker.text("hearts-moon-shot", feat="sun" if is_sun else "moon", **who)


def stopped(public: Public) -> int | None:
    """Who had everything that costs, at least half of a deal's worth, until another took some with the last trick."""
    rules, tricks = public.rules, public.tricks
    if len(tricks) < 2 or rules.moon.award == "none":
        return None
    taken: dict[int, int] = {}
    *before, (last, more) = _costs(rules, tricks)
    for collector, cost in before:
        if cost and collector is not None:
            taken[collector] = taken.get(collector, 0) + cost
    if len(taken) != 1:
        return None
    seat, cost = next(iter(taken.items()))
    worth = sum(max(0, rules.points_of[idx]) for idx in rules.pack_ids)
    return seat if 2 * cost >= worth and more and last not in (None, seat) else None


def _costs(rules: Ruleset, tricks: Sequence[Trick]) -> Iterator[tuple[int | None, int]]:
    """Who collected each trick, and what its cards that cost something cost, those of void tricks before it too."""
    cost = 0
    for trick in tricks:
        cost += sum(max(0, rules.points_of[idx]) for idx in trick.ids)
        yield trick.collector, cost
        if trick.collector is not None:
            cost = 0
