"""A match and the deal on its table, as values: positions, what was done and who did it, and what is written of it.

It knows no people (state.py does) but the identities that hold the hands; no order of entries and no clock but moments.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import Position, Public, Rules
from openhearts.core.seat_changes import Change, Newcomer, moved
from openhearts.records import record as records
from openhearts.records import shuffle_proof
from openhearts.records.shuffle_proof import FairShuffle
from openhearts.records.substitutes import Chance, Decider, bots_chance, runs
from openhearts.tables.session.pending_shuffle import Shuffle


class Deal(Struct, frozen=True, gc=False):
    """A deal that lies on the table, with every hand.

    `holders`: by seat whose hand it is, None for a bot's; `deciders`: of each step the bot that decided; `events`: what
    the last action did; `since`: by seat the moment from which it owes a decision; `moved_at`: of the last action.
    """

    standing: Standing
    after: Standing
    start: Position
    position: Position
    holders: tuple[str | None, ...]
    secret: bytes
    shuffle: FairShuffle
    chance: str
    steps: tuple[Step, ...] = ()
    deciders: tuple[Decider | None, ...] = ()
    comments: tuple[records.Comment, ...] = ()
    events: tuple[Event, ...] = ()
    since: dict[int, float] = {}
    moved_at: float = 0.0
    fixed: str | None = None  # the key of cards that were known beforehand
    attempt: int = 0  # how often a deal of this number was void before, or something taken back in one that is
    shown: tuple[tuple[int, str], ...] = ()  # by seat, the commitments that all were shown before a contribution
    is_old: bool = False  # dealt by an earlier version: the chance of its bots does not follow from its secret

    @property
    def number(self) -> int:
        """Its number in the match, from 1."""
        return self.standing.deal_number

    @property
    def public(self) -> Public:
        """What lies open."""
        return self.position.public

    @property
    def is_over(self) -> bool:
        """Whether everything lies face up."""
        return bool(self.position.public.phase == "over")

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(self.position.public.to_act)

    @property
    def has_first_trick(self) -> bool:
        """Whether the first trick (or turn) is not over yet."""
        return not getattr(self.public, "tricks", ()) and len(self.steps) <= 2 * len(self.holders) and not self.is_over

    def turn_of(self, seat: int) -> str:
        """A name for the decision that a seat owes: no other one of the match has it, taken back or void."""
        return f"{self.number}.{self.n_before(seat)}.{self.attempt + len(self.comments)}"

    def n_before(self, seat: int) -> int:
        """How many decisions of this deal a seat has made: names the next one in its bot's chance."""
        return [step.seat for step in self.steps].count(seat)

    def lingers(self) -> bool:
        """Whether people want to see for a while what the last action did."""
        return any(event.lingers for event in self.events)

    def done(
        self, game: Game, step: Step, position: Position, events: Sequence[Event], decider: Decider | None, at: float
    ) -> Deal:
        """After an action."""
        over = position.public.phase == "over"
        return replace(
            self,
            position=position,
            after=game.next_standing(self.standing, position) if over else self.after,
            steps=(*self.steps, step),
            deciders=(*self.deciders, decider),
            events=tuple(events),
            since=_since(self.since, position, step.seat, at),
            moved_at=at,
        )

    def taken_back(self, game: Game, n_steps: int, at: float) -> Deal:
        """Without its last actions."""
        kept = self.steps[: len(self.steps) - n_steps]
        position = self.start
        for step in kept:
            position, _ = game.apply(position, step.seat, step.action)
        return replace(
            self,
            position=position,
            steps=kept,
            deciders=self.deciders[: len(kept)],
            comments=records.after_undo(self.comments, len(kept), n_steps),
            events=(),
            since=_since({}, position, -1, at),
            moved_at=at,
        )

    def restarted(self, at: float) -> Deal:
        """Nobody was here meanwhile: times of decisions begin anew."""
        return replace(self, since=dict.fromkeys(self.since, at))

    def told(self) -> FairShuffle:
        """Its shuffle, with the secret once the deal is over."""
        return replace(self.shuffle, secret=self.secret.hex()) if self.is_over else self.shuffle

    def played(self) -> records.Played:
        """The deal as records keep it."""
        return records.Played(
            standing=self.standing,
            start=self.start,
            position=self.position,
            steps=self.steps,
            fair=self.told() if self.fixed is None else None,
            comments=self.comments,
            bots=runs(self.steps, self.deciders),
            fixed=self.fixed if self.is_over else None,
            chance=Chance(self.chance, "host" if self.fixed or self.is_old else None) if self.is_over else None,
        )


class Match(Struct, frozen=True, gc=False):
    """Deals in sequence.  `first`: where who sits in a seat sat first, None for newcomers; `gone`: who sat there first
    and gave the seat up; `fixed`: the key (hex) of a first deal whose cards everybody may know.
    """

    name: str
    first_leader: int
    seated: tuple[records.Player, ...]  # who sits where, as records name them
    first: tuple[int | None, ...]
    gone: dict[int, records.Player] = {}
    deal: Deal | None = None
    finished: tuple[records.Played, ...] = ()
    void: tuple[records.Played, ...] = ()  # deals that count for nothing: everything of them lies open
    void_names: tuple[tuple[str, ...], ...] = ()  # by seat who sat there, for each of them
    owed: tuple[Change, ...] = ()  # changes of seats right before a deal that was void: they count for the next one
    fixed: str = ""
    old_chance: str = ""  # of the bots, in deals of earlier versions
    note: str = ""  # what the record says of a deal that was void besides

    def reseated(self, changes: Sequence[Change]) -> Match:
        """After the changes of seats before a deal."""
        seated, first, gone = self.seated, self.first, self.gone
        for change in changes:
            if isinstance(change, Newcomer):
                seat = change.seat
                if (at := first[seat]) is not None:
                    gone = {**gone, at: seated[seat]}
                first = (*first[:seat], None, *first[seat + 1 :])
                seated = (*seated[:seat], records.Player(change.name), *seated[seat + 1 :])
            else:
                seated, first = moved(seated, (change,)), moved(first, (change,))
        return replace(self, seated=seated, first=first, gone=gone)

    def dealt(self, game: Game, rules: Rules, shuffle: Shuffle, holders: Sequence[str | None], at: float) -> Match:
        """With the cards of a complete shuffle on the table."""
        luck = shuffle_proof.luck(shuffle.key)
        if self.finished:
            last = self.finished[-1]
            standing = game.next_standing(last.standing, last.position, luck, shuffle.changes)
        else:
            standing = game.first_standing(rules, first_leader=self.first_leader, luck=luck)
        start, events = game.deal(standing, shuffle.order(game.pack(rules)))
        told, number = shuffle.fair.shuffle, standing.deal_number
        void = [one for one in self.void if one.standing.deal_number == number]
        notes = [
            *([self.note] if self.note else []),
            *(shuffle_proof.void_note(one.fair) for one in void if one.fair is not None),
        ]
        deal = Deal(
            standing=standing,
            after=standing,
            start=start,
            position=start,
            holders=tuple(holders),
            secret=shuffle.secret,
            shuffle=told,
            chance=self.old_chance or bots_chance(told.match, number, shuffle.secret),
            comments=tuple(records.Comment(0, note) for note in notes),
            shown=shuffle.shown,
            is_old=bool(self.old_chance),
            fixed=None if shuffle.fixed is None else shuffle.fixed.hex(),
            attempt=sum(1 + len(one.comments) for one in void),
            events=tuple(events),
            since=_since({}, start, -1, at),
            moved_at=at,
        )
        return replace(self, deal=deal, owed=(), note="")

    def acted(self, deal: Deal) -> Match:
        """With the deal after an action; one that is over is written."""
        return replace(self, deal=deal, finished=(*self.finished, deal.played()) if deal.is_over else self.finished)

    def signed(self, value: str) -> Match:
        """With the server's signature under the shuffle of the deal on the table."""
        deal = self.deal
        if deal is None or deal.is_over or deal.shuffle.key is None or deal.shuffle.seal is not None:
            raise ValueError("nothing to sign")
        return replace(self, deal=replace(deal, shuffle=replace(deal.shuffle, seal=value)))

    def name_of(self, deal: int) -> str:
        """The name of the match in the shuffle of a deal that begins now.

        One that is dealt anew has another than the void one: nobody commits twice under one name.
        """
        return f"{self.name}.{len(self.void)}" if self.is_dealt_anew(deal) else self.name

    def is_dealt_anew(self, deal: int) -> bool:
        """Whether the last deal that was void had this number."""
        return bool(self.void) and self.void[-1].standing.deal_number == deal

    def voided(self) -> Match:
        """Without the deal on the table, which counts for nothing."""
        deal = self.deal
        assert deal is not None
        told = None if deal.fixed is not None else replace(deal.shuffle, secret=deal.secret.hex())
        played = replace(deal.played(), fair=told, fixed=deal.fixed)
        names = tuple(player.name for player in self.seated)
        void, void_names = (*self.void, played), (*self.void_names, names)
        return replace(self, deal=None, void=void, void_names=void_names, owed=deal.standing.changes)


def _since(before: dict[int, float], position: Position, acted: int, at: float) -> dict[int, float]:
    """From when each seat owes the decision that it owes now."""
    if position.public.phase == "over":
        return {}
    return {seat: before[seat] if seat in before and seat != acted else at for seat in position.public.to_act}
