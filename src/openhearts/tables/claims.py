"""Claims at a live table: at once where the claimer's view makes them certain, else by everybody's word.

Which claims there are is the game's; bots answer from what lies open alone, so that no answer tells of hidden cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from openhearts.core.game import Claims
from openhearts.errors import Forbidden, Why

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable


class Offer(Struct, frozen=True):
    """A claim that waits for the word of people: whose it is, the action it becomes, and who has not answered."""

    person: str
    seat: int
    action: Any
    waits: frozenset[str]


class Claiming:
    """The claim of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.offer: Offer | None = None
        self._live = live
        self._refused: tuple[int, int, int] | None = None  # seat, deal, tricks: once in a trick

    @property
    def _rules(self) -> Claims | None:
        rules: Claims | None = getattr(self._live.game, "claims", None)
        return rules

    def kind(self, view: Any) -> str:
        """What a claim of the view's seat would be now: `certain`, an `offer` to the others, or nothing (empty)."""
        action = self._rules.offer(view) if self._rules is not None and view.seat is not None else None
        if self._rules is None or action is None:
            return ""
        return "offer" if self._rules.is_agreed(action) else "certain"

    def may_come_true(self, person: str, seat: int) -> bool:
        """Whether nobody refuses an offer for sure: bots agree only to what is harmless, which everybody sees."""
        table, here = self._live.match(), self._here(person)
        asks_bots = any(other != seat and self._is_bots(other, here) for other in range(table.rules.seats))
        return self._rules is not None and (not asks_bots or self._rules.is_harmless(table.public, seat))

    def _here(self, person: str) -> set[str]:
        """Who has a say: the people who are present and play in this deal, and the one who claims."""
        live = self._live
        return {one for one in live.gathering.people if one in live.present and live.hands_of(one)} | {person}

    def _is_bots(self, seat: int, here: set[str]) -> bool:
        """Whether a bot gives the word of a seat: its own, or that of a hand whose holder is away or has left it."""
        person = self._live.gathering.chairs[seat].person
        return person not in here or not self._live.gathering.holds(person, seat)

    def is_claim(self, action: Any) -> bool:
        """Whether an action claims."""
        return self._rules is not None and self._rules.is_claim(action)

    def forbid(self, action: Any) -> None:
        """Raises Forbidden for an action that needs everybody's word: nobody does it by themselves."""
        if self._rules is not None and self._rules.is_agreed(action):
            raise Forbidden(Why.CLAIM_ALONE)

    async def claim(self, person: str, seat: int, action: Any, turn: str | None = None) -> str:
        """Somebody claims the rest: `done`, `waits` for the others, or `refused` by a bot.

        `late` where `turn` is answered already, and nothing happens.  Raises NotToAct, IllegalAction, Forbidden where
        nothing can be claimed now.
        """
        self._live.forbid_others(person, seat)
        async with self._live.lock:
            late = turn is not None and turn != self._live.turn_of(seat)
            return "late" if late else await self._claim(person, seat, action)

    async def _claim(self, person: str, seat: int, action: Any) -> str:
        live, rules = self._live, self._rules
        table = live.match()
        if rules is None:
            raise Forbidden(Why.NO_CLAIMS)
        self.forbid(action)
        offered = rules.offer(table.view(seat))
        if offered is None or not rules.is_agreed(offered):
            await live.carry_out(seat, action)
            return "done"
        if self.offer is not None and self.offer.seat == seat:
            return "waits"
        mark = (seat, table.standing.deal_number, len(getattr(table.public, "tricks", ())))
        if self._refused == mark:
            raise Forbidden(Why.CLAIM_AGAIN)
        if not self.may_come_true(person, seat):
            self._refuse(seat)
            return "refused"
        waits = frozenset(self._here(person) - {person})
        if not waits:
            await live.carry_out(seat, offered)
            return "done"
        self.offer = Offer(person, seat, offered, waits)
        live.tell_of("claim", seat, "offered")
        return "waits"

    async def answer(self, person: str, *, accepts: bool) -> None:
        """Somebody accepts or rejects what was claimed; who claimed may take it back.  Raises Forbidden."""
        async with self._live.lock:
            await self._answer(person, accepts)

    async def _answer(self, person: str, accepts: bool) -> None:
        offer = self.offer
        if offer is None:
            raise Forbidden(Why.NO_CLAIM)
        if person == offer.person:
            if accepts:
                raise Forbidden(Why.CLAIM_OWN)
            self.offer = None
            self._live.tell_of("claim", offer.seat, "withdrawn")
        elif person not in offer.waits:
            raise Forbidden(Why.CLAIM_ANSWERED)
        elif not accepts:
            self._refuse(offer.seat)
        elif offer.waits == {person}:
            self.offer = None
            await self._live.carry_out(offer.seat, offer.action)
        else:
            self.offer = Offer(offer.person, offer.seat, offer.action, offer.waits - {person})
            self._live.tell_of("claim", offer.seat, "accepted")

    def left(self, person: str) -> None:
        """Somebody is gone: without their word there is no claim."""
        if self.offer is not None and (person in self.offer.waits or person == self.offer.person):
            seat, self.offer = self.offer.seat, None
            self._live.tell_of("claim", seat, "withdrawn")

    def forget(self) -> None:
        """The game went on."""
        self.offer = None

    def _refuse(self, seat: int) -> None:
        table = self._live.match()
        self._refused = (seat, table.standing.deal_number, len(getattr(table.public, "tricks", ())))
        self.offer = None
        self._live.tell_of("claim", seat, "refused")
