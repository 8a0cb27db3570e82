"""Who changes seats between two deals of a live table, and who joins: what is agreed waits for the next deal.

What is agreed is written (gathering.Planned); who was asked and has not answered is kept nowhere.  What it does to
scores is core/seating.py's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.seating import Change, Newcomer, Swap, mean_of_others, moved_to, scores_after
from openhearts.errors import Forbidden, Why
from openhearts.tables.gathering import Coming, Gather, Moved, Plan, Planned, SatDown, Swapping, clean_name
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

MOST: Final = 12  # who wait for an answer, and what waits for the next deal


class Wish(Struct, frozen=True):
    """Who sits in a seat asks who sits in another one to change."""

    number: int
    seat: int
    other: int


class Changing:
    """See above; of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._wishes: list[Wish] = []
        self._count = 0

    # --- what can be asked ------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether seats may be changed now: between two deals."""
        table = self._live.table
        return table is not None and table.is_waiting and not self._live.mixing.is_on and not table.closed

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """What people have asked others, while seats may be changed."""
        if not self.is_open:
            self._wishes.clear()
        return tuple(self._wishes)

    @property
    def plan(self) -> tuple[Plan, ...]:
        """What happens when the next deal begins."""
        return self._live.gathering.plan

    def comes(self, person: str) -> Coming | None:
        """What somebody waits for, who sits down when the next deal begins."""
        return next((one for one in self.plan if isinstance(one, Coming) and one.person == person), None)

    # --- newcomers --------------------------------------------------------------------------------------------------

    def sits_down(self, person: str, seat: int, name: str) -> SatDown | Coming:
        """What becomes of somebody who takes a seat: they sit there now, or in the next match.  Raises Forbidden.

        In a match whoever is new has the seat's name at once, and joins with the next deal; its hand is theirs only
        where it was dealt to them.  Whoever left a seat that a bot keeps gets that one back, with its score: leaving
        is no way to the mean.
        """
        live, name = self._live, clean_name(name, "?")
        gathering, table = live.gathering, live.begun
        if table is not None and not gathering.seats_of(person):
            seat = gathering.left_by(person, seat)
        chair = gathering.chair(seat)
        is_own = chair.person == person or chair.before == person or (live.is_dealt and gathering.holds(person, seat))
        self._forbid_second_seat(person, seat, is_own=is_own)
        if table is None or chair.bot is None or is_own:
            return SatDown(seat, person, name)
        if any(isinstance(one, Coming) and one.seat == seat and one.person != person for one in self.plan):
            raise Forbidden(Why.SEAT_TAKEN, seat=seat)
        if table.is_over:
            return Coming(seat, person, name)
        if live.mixing.is_on and (table.position is not None or gathering.settings.guide):
            raise Forbidden(Why.SHUFFLING)  # who joins is settled before that
        return SatDown(seat, person, name, is_new=table.position is not None)

    def _forbid_second_seat(self, person: str, seat: int, *, is_own: bool) -> None:
        """Several people share a device from before the match: nobody takes a second seat in it.  Raises Forbidden."""
        live, mine = self._live, self._live.gathering.seats_of(person)
        if live.begun is None or not mine or seat in mine:
            return
        is_back = live.gathering.holds(person, seat) if live.is_dealt else is_own
        if not is_back or live.mixing.is_on:
            raise Forbidden(Why.AFTER_THE_DEAL)

    def planned_with(self, coming: Coming) -> Planned:
        """The plan with somebody who comes, whatever they were promised before.  Raises Forbidden."""
        others = (one for one in self.plan if not (isinstance(one, Coming) and one.person == coming.person))
        return Planned(self._bounded((*others, coming)))

    async def rename(self, person: str, old: str, name: str) -> None:
        """Somebody who was called `old` is called otherwise; of several on their device, who was called so."""
        live = self._live
        gathering = live.gathering
        seats = gathering.seats_of(person)
        own = seats[:1] if len(seats) == 1 else [seat for seat in seats if gathering.chairs[seat].name == old]
        for seat in own:
            entries = [*live.hosting.giving_way(seat, name), SatDown(seat, person, name)]
            before = live.names[seat]
            await live.seating.gather(*entries)
            if live.names[seat] != before:
                live.tell(Heard("renamed", seat=seat, text=before), but=person)
        coming = self.comes(person)
        if coming is not None:
            await live.seating.gather(
                *live.hosting.giving_way(coming.seat, name), self.planned_with(replace(coming, name=name))
            )

    # --- changing seats ---------------------------------------------------------------------------------------------

    async def arrange(self, host: str, one: int, other: int) -> None:
        """The host has two change seats, people or bots.  Raises Forbidden."""
        if host != self._live.gathering.host:
            raise Forbidden(Why.HOST_ONLY)
        await self._agree(one, other)

    async def ask(self, by: str, other: int) -> None:
        """Somebody asks another one to change seats; who has both seats, or the same device, need not ask.

        Raises Forbidden.
        """
        live = self._live
        self._between_deals()
        mine, there = live.gathering.seats_of(by), live.gathering.chair(other)
        if not mine:
            raise Forbidden(Why.WATCHING)
        if there.person is None:
            raise Forbidden(Why.HOST_ONLY)
        if there.person == by:
            await self._agree(next((seat for seat in mine if seat != other), other), other)
            return
        self._wishes = [one for one in self.wishes if one.seat != mine[0]]
        if len(self._wishes) >= MOST:
            raise Forbidden(Why.TOO_MANY_WAIT)
        self._count += 1
        self._wishes.append(Wish(self._count, mine[0], other))
        live.tell(Heard("swap-asked", seat=mine[0], text=str(other)))

    async def answer(self, by: str, number: int, *, is_yes: bool) -> None:
        """Who was asked says yes or no; somebody else cannot.  Raises Forbidden."""
        live = self._live
        found = next((one for one in self.wishes if one.number == number), None)
        if found is None:
            return
        if live.gathering.chairs[found.other].person != by:
            raise Forbidden(Why.NOT_YOUR_SEAT)
        self._wishes.remove(found)
        if is_yes:
            await self._agree(found.seat, found.other)
        else:
            live.tell(Heard("seats"))

    async def stay(self, person: str) -> None:
        """The host lets everybody sit where they are; a newcomer does not come after all."""
        is_host = person == self._live.gathering.host
        kept = tuple(one for one in self.plan if (one.person != person if isinstance(one, Coming) else not is_host))
        if kept != self.plan:
            await self._live.seating.gather(Planned(kept))

    async def _agree(self, one: int, other: int) -> None:
        live = self._live
        self._between_deals()
        live.gathering.chair(one), live.gathering.chair(other)
        if one == other:
            raise Forbidden(Why.TWO_SEATS)
        swaps = [Swap(plan.one, plan.other) for plan in self.plan if isinstance(plan, Swapping)]
        pair = sorted((moved_to(one, swaps), moved_to(other, swaps)))  # who sits there now, wherever they will be
        self._wishes = [wish for wish in self._wishes if not {wish.seat, wish.other} & {one, other}]
        await live.seating.gather(Planned(self._bounded((*self.plan, Swapping(*pair)))))
        live.tell(Heard("swap-agreed", seat=one, text=str(other)))

    def _between_deals(self) -> None:
        if not self.is_open:
            raise Forbidden(Why.AFTER_THE_DEAL)

    def _bounded(self, plan: tuple[Plan, ...]) -> tuple[Plan, ...]:
        if len(plan) > MOST:
            raise Forbidden(Why.TOO_MANY_WAIT)
        return plan

    # --- the next deal ----------------------------------------------------------------------------------------------

    def due(self) -> tuple[list[Change], Gather | None]:
        """What happens before the deal that begins now: what the record says, and what the gathering takes.

        Newcomers first, then swaps in their order; who finds no bot's seat any more waits for the deal after it.
        """
        live, table = self._live, self._live.table
        assert table is not None
        gathering, scores = live.gathering, table.scores
        changes: list[Change] = []
        for at, chair in enumerate(gathering.chairs):
            if chair.is_new:
                changes.append(Newcomer(at, chair.name, mean_of_others(scores, at)))
                scores = scores_after(scores, changes[-1:])
        made: list[Plan] = []
        for one in sorted(self.plan, key=lambda plan: isinstance(plan, Swapping)):
            if isinstance(one, Swapping):
                change: Change = Swap(one.one, one.other)
            else:
                is_free = gathering.chairs[one.seat].person is None
                seat = one.seat if is_free else next((at for at, c in enumerate(gathering.chairs) if c.bot), None)
                if seat is None or gathering.seats_of(one.person):
                    continue
                one = Coming(seat, one.person, one.name)
                change = Newcomer(seat, gathering.take(Moved((one,))).chairs[seat].name, mean_of_others(scores, seat))
            made.append(one)
            changes.append(change)
            gathering, scores = gathering.take(Moved((one,))), scores_after(scores, (change,))
        return changes, Moved(tuple(made)) if made else None

    def tell(self, changes: list[Change]) -> None:
        """Everybody who looks hears who sits elsewhere now, by the seats where they are in the end."""
        for place, change in enumerate(changes):
            later = changes[place + 1 :]
            if isinstance(change, Swap):
                one, other = moved_to(change.one, later), moved_to(change.other, later)
                self._live.tell(Heard("swapped", seat=one, text=str(other)))
            else:
                self._live.tell(Heard("joined", seat=moved_to(change.seat, later), text=str(change.score)))
