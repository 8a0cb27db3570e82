"""Who stood in for a player in a deal: a bot for one who was away, or one level of bot for another; by what chance.

It knows no file format and no table; who sits where is record.py's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from openhearts.cards.shuffle import key_of
from openhearts.core.game import Step
from openhearts.errors import BadText, Why


class Chance(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the random numbers of the bots of a deal come from, where no seed of their own is told.

    `by` is None where it follows from the secret of the deal's shuffle (`bots_chance`), so that nobody can choose it;
    `host` where the host says so and nothing proves it.
    """

    value: str
    by: Literal["host"] | None = None


def bots_chance(match: str, deal: int, secret: bytes) -> str:
    """The chance of the bots in a deal: it follows from the secret that the host has committed to.

    >>> bots_chance("m", 1, bytes(32))
    'b012f8d98601b7a979d7b2cf4f98b893'
    """
    return key_of(secret, "bots", match, deal).hex()[:32]


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot (`club`, `expert:worlds=64`) that decided for the player of a seat.

    It made every action of the seat from the `first` to the `last` of the deal's actions, counted from 1; both are the
    seat's.
    """

    seat: int
    first: int
    last: int
    bot: str
    version: str | None = None
    seed: str | None = None


class Decider(Struct, frozen=True):
    """The bot that made an action, as a table remembers it."""

    bot: str
    version: str
    seed: str | None = None


def runs(steps: Sequence[Step], deciders: Sequence[Decider | None]) -> tuple[StandIn, ...]:
    """The bots of a deal, given who decided each step (None: the person), in the order of their first actions.

    >>> club = Decider("club", "1", "s")
    >>> [one] = runs([Step(0, "a"), Step(1, "b"), Step(0, "c")], [club, None, club])
    >>> one.seat, one.first, one.last
    (0, 1, 3)
    """
    found: list[StandIn] = []
    going: dict[int, tuple[int, Decider | None]] = {}  # seat: where its run stands in `found`, and whose it is
    for number, (step, decider) in enumerate(zip(steps, deciders, strict=True), 1):
        place, before = going.get(step.seat, (0, None))
        if decider is None:
            going.pop(step.seat, None)
        elif decider == before:
            found[place] = replace(found[place], last=number)
        else:
            going[step.seat] = (len(found), decider)
            found.append(StandIn(step.seat, number, number, decider.bot, decider.version, decider.seed))
    return tuple(found)


def check_next(one: StandIn, before: Sequence[StandIn], steps: Sequence[Step]) -> None:
    """Raises BadText where a bot cannot have decided so in a deal with these steps, after the ones told before it."""
    if not 1 <= one.first <= one.last <= len(steps):
        raise BadText(Why.STAND_INS_RANGE, low=one.first, high=one.last)
    for number in (one.first, one.last):
        if steps[number - 1].seat != one.seat:
            raise BadText(Why.STAND_INS_SEAT, seat=one.seat, number=number)
    if before and before[-1].first >= one.first:
        raise BadText(Why.STAND_INS_ORDER)
    if any(other.seat == one.seat and other.last >= one.first for other in before):
        raise BadText(Why.STAND_INS_BOTH, seat=one.seat)
