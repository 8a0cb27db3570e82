"""Whole tables as values: random histories of commands by several people, and what everybody was shown of them.

It judges what must hold at any time (`World.check`); the tests say how many histories, and compare what is kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.records import shuffle_proof as fair_parts
from openhearts.tables.roster import Settings, Slow
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.decide import decide
from openhearts.tables.session.due import BotTurn, Due, due
from openhearts.tables.session.fold import begin, fold, folded
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer.news import AnyNews, Happened
from openhearts.tables.session.viewer.news_of_entries import news
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import TableView, Viewer

PEOPLE: Final = ("anna", "ben", "cleo", "dora")
# Of classic: three or four cards each, so that deals and matches are soon over.
TINY: Final = {
    "pack.ranks": ["Q", "K", "A"],
    "pack.remove": [],
    "pass.count": 0,
    "opening.card": "none",
    "opening.leader": "left_of_dealer",
    "opening.must": "any",
    "end.limit": 40,
}
START: Final = 1_000_000.0


def created(rules: Any, host: str, settings: Settings) -> f.Entry:
    """The first entry of a table."""
    game = registry.game_of(rules)
    return f.Entry(f.Created(game.resolved(rules), game.id, host, "2026-11-22T00:00:00Z", settings), START)


def tiny(rng: random.Random) -> Any:
    """Rules of a short deal, of either game."""
    if rng.random() < 0.2:
        return oh.ruleset("herz-an-herz", seats=rng.choice([2, 3]))
    return oh.ruleset("classic", seats=rng.choice([3, 4]), options={**TINY, "pass.count": rng.choice([0, 1])})


class World:
    """A table, the chance that drives it, and everything that each identity was shown."""

    def __init__(self, rng: random.Random, rules: Any = None, settings: Settings | None = None) -> None:
        self.rng = rng
        self.now = START
        settings = settings or _settings(rng)
        self.log = [created(tiny(rng) if rules is None else rules, PEOPLE[0], settings)]
        self.state = begin("t", self.log[0])
        self.hands: dict[tuple[str, int, str], set[int]] = {}  # by identity, deal and its commitment: whose hands
        self.refused: list[str] = []
        self.n_commands = 0
        self.crowd = PEOPLE[: rng.choice([1, 2, 3, 4, 4])]  # who does something here; all look on

    # --- what is asked ----------------------------------------------------------------------------------------------

    def do(self, wish: c.AnyWish, by: str = "", ident: str = "") -> tuple[f.Entry, ...]:
        """Carries out a command; a refusal changes nothing and is noted."""
        self.n_commands += 1
        fresh = self.rng.randbytes(32)
        able = frozenset(one for one in self.state.here if self.rng.random() < 0.5)
        command = c.Command(wish, by, ident or f"c{self.n_commands}", fresh, able)
        try:
            entries = decide(self.state, command, self.now)
        except OpenHeartsError as error:
            self.refused.append(type(error).__name__)
            return ()
        self.take(entries)
        return entries

    def take(self, entries: tuple[f.Entry, ...]) -> None:
        """The table goes on with these entries, and everybody looks and hears."""
        before = self.state
        for entry in entries:
            self.log.append(entry)
            self.state = fold(self.state, entry)
        for person in PEOPLE:
            for shown in (None, *self.state.seats_of(person)):
                viewer = Viewer(person, shown)
                self.look(viewer, snapshot(self.state, viewer))
                self.hear(viewer, before, news(before, entries, viewer))

    def step(self) -> None:
        """Something happens: what is due, or somebody asks for something, or time goes by."""
        if self.rng.random() < 0.55 and (found := due(self.state)) is not None:
            self.now = max(self.now, found.at)
            self.happen(found)
            return
        self.now += self.rng.choice([0.0, 0.1, 1.0, 20.0, 50.0])
        wish, by = self.wish()
        self.do(wish, by)

    def happen(self, found: Due) -> None:
        """What is due happens; a bot does anything that is allowed."""
        if isinstance(found.what, BotTurn):
            turn = found.what
            assert self.state.deal is not None
            text = self.action_of(turn.seat)
            self.do(c.BotActs(turn.deal, turn.n_steps, turn.seat, text, turn.bot, "1"))
        else:
            self.do(found.what)

    def action_of(self, seat: int) -> str:
        """Something that a seat may do now, in the words of its game."""
        deal = self.state.deal
        assert deal is not None
        game = self.state.game
        options = list(game.view_of(deal.position, seat).options)
        return game.action_text(self.rng.choice(options[:20]))

    # --- anything that anybody might ask for ------------------------------------------------------------------------

    def wish(self) -> tuple[c.AnyWish, str]:
        """A wish of somebody: often one that makes sense, sometimes any."""
        rng = self.rng
        by = rng.choice(self.crowd)
        likely = self._likely(by)
        if likely and rng.random() < 0.75:
            return rng.choice(likely), by
        return rng.choice(self._any())(), by

    def _likely(self, by: str) -> list[c.AnyWish]:
        state, found = self.state, list[c.AnyWish]()
        seats = state.seats_of(by)
        found += [c.Arrive()] if by not in state.here else []
        if state.phase == "gathering":
            found += [c.Sit(by)] if not seats else []
            found += [c.Start()] * 2 if by == state.host else []
        for seat in state.plays(by):
            if seat in state.to_act:
                found += [c.Act(seat, self.action_of(seat))] * 4
        if seats and state.phase == "waiting":
            found += [c.Ready()] * 4
            found += [c.AskSwap(seat) for seat, chair in enumerate(state.chairs) if chair.person not in (None, by)]
            found += [c.AnswerSwap(one.number, self.rng.random() < 0.7) for one in state.asking if one.other in seats]
        if by == state.host and self.rng.random() < 0.2:
            found += [c.Free(self.rng.randrange(len(state.chairs))), *(c.Welcome(one.number) for one in state.banned)]
            found += [c.Arrange(0, 1)] if state.phase == "waiting" else []
        if not seats and state.away:
            found += [c.AskBack(seat) for who in state.away for seat in state.seats_of(who)] * 2
        found += self._answers(by)
        found += [c.ClaimRest(seat, "claim") for seat in state.plays(by) if seat in state.to_act]
        found += [c.Decide(seat, self.rng.choice(["bot", "wait"])) for seat in state.to_act] if seats else []
        if not seats and state.phase in ("playing", "shuffling", "waiting"):
            found.append(c.Sit(by))
        if seats and state.anew:
            found.append(c.AnswerAnew(self.rng.random() < 0.7))
        for one in state.returns if seats else ():
            found.append(c.AnswerBack(one.number, self.rng.random() < 0.8))
        for one in state.knocks if seats else ():
            found.append(c.AnswerKnock(one.number, self.rng.random() < 0.8))
        if state.claim is not None and by in (*state.claim.waits, state.claim.person):
            found += [c.AnswerClaim(self.rng.random() < 0.6)] * 2
        found += [c.TakeBack(seat) for seat in state.plays(by)] if self.rng.random() < 0.1 else []
        found += [c.TakeHint(seat) for seat in state.plays(by)] if self.rng.random() < 0.1 else []
        found += [c.Stay()] * 2 if by == state.host and state.swaps else []
        found += [c.Close()] if by == state.host and self.rng.random() < 0.004 else []
        found += [c.Knock(by)] if not state.admits(by) else []
        if seats and state.phase == "over":
            found.append(c.PlayAgain(self.rng.random() < 0.8))
        if seats and state.settings.slow:
            found += [c.TakeHoliday(self.now + self.rng.choice([100.0, 90_000.0])), c.EndHoliday(), c.Depart(self.now)]
        return found

    def _answers(self, by: str) -> list[c.AnyWish]:
        """What the page of somebody answers in a shuffle: what it says first, it stands by."""
        shuffle = self.state.shuffle
        if shuffle is None:
            return []
        fair, found = shuffle.fair.shuffle, list[c.AnyWish]()
        for seat in shuffle.owing:
            if seat in self.state.seats_of(by):
                given = fair_parts.key_of(by, fair.commitment, seat)
                told = fair_parts.seat_commitment(fair.match, fair.deal, fair.commitment, seat, given)
                value = told if shuffle.fair.phase == "commit" else given.hex()
                found += [c.Contribute(shuffle.fair.phase, fair.deal, seat, value)] * 3
        return found

    def _any(self) -> list[Callable[[], c.AnyWish]]:
        rng, state = self.rng, self.state
        seat = rng.randrange(-1, len(state.chairs) + 1)
        number, yes, name = rng.randrange(6), rng.random() < 0.6, rng.choice([*PEOPLE, "Ada", "\u202e", ""])
        text = rng.choice(["QS", "QC KH", "claim", "left", "", "\x00", "all mine", "97"])
        deal = 0 if state.deal is None else state.deal.number
        return [
            lambda: c.Sit(name, rng.choice([None, seat])),
            lambda: c.Rename(name, rng.choice(PEOPLE)),
            lambda: c.SeatBot(seat, rng.choice(["", "club", "nobody"])),
            lambda: c.Free(seat),
            lambda: c.Welcome(number),
            lambda: c.Agree(_settings(rng)),
            lambda: c.Arrange(seat, rng.randrange(4)),
            lambda: c.AskSwap(seat),
            lambda: c.AnswerSwap(number, yes),
            lambda: c.Stay(),
            lambda: c.Arrive(),
            lambda: c.Depart(self.now - rng.choice([0, 10, 100])),
            lambda: c.Depart(self.now),
            lambda: c.Decide(seat, rng.choice(["bot", "wait", "x"])),
            lambda: c.Knock(name),
            lambda: c.AnswerKnock(number, yes),
            lambda: c.AskBack(seat),
            lambda: c.AnswerBack(number, yes),
            lambda: c.Start(rng.choice([None, seat])),
            lambda: c.Contribute(rng.choice(["commit", "reveal", "x"]), deal + 1, seat, rng.randbytes(32).hex()),
            lambda: c.Act(seat, text),
            lambda: c.TakeBack(seat),
            lambda: c.TakeHint(seat),
            lambda: c.ReadOn(),
            lambda: c.Hurry(),
            lambda: c.ClaimRest(seat, text),
            lambda: c.ClaimRest(seat, "claim all mine"),
            lambda: c.AnswerClaim(yes),
            lambda: c.Ready(),
            lambda: c.AskAnew(),
            lambda: c.AnswerAnew(yes),
            lambda: c.PlayAgain(yes),
            lambda: c.Speak(name, seat=rng.choice([None, seat])),
            lambda: c.CloseAnswers(),
            lambda: c.PassHosting(),
            lambda: c.Warn(seat),
            lambda: c.TakeHoliday(self.now + rng.choice([-5.0, 3600.0, 400_000.0]), self.now + rng.choice([-9, 0, 50])),
            lambda: c.EndHoliday(),
            lambda: c.MoveOn(),
            lambda: c.RaiseAbsence(name),
            lambda: c.KeepFor(0, "x", "y"),
            lambda: c.BotActs(deal, number, seat, text, "club", "1"),
        ]

    # --- what must hold ---------------------------------------------------------------------------------------------

    def look(self, viewer: Viewer, shown: TableView) -> None:
        """Notes whose hand an identity is shown."""
        deal = self.state.deal
        if deal is None or deal.is_over or shown.view is None:
            return
        seat = shown.view.seat
        if seat is not None:
            self.note(viewer.person, seat)

    def hear(self, viewer: Viewer, before: State, told: tuple[AnyNews, ...]) -> None:
        """Notes whose cards an identity is told of."""
        for one in told:
            for event in one.events if isinstance(one, Happened) else ():
                for seat in _private(event):
                    if self.state.deal is not None and not self.state.deal.is_over:
                        self.note(viewer.person, seat)

    def note(self, person: str, seat: int) -> None:
        """An identity is shown the hand of a seat: it must be theirs, as it was when the cards were dealt."""
        deal = self.state.deal
        assert deal is not None
        assert deal.holders[seat] == person, f"{person} is shown the hand of {deal.holders[seat]} in seat {seat}"
        self.hands.setdefault((person, deal.number, deal.shuffle.commitment), set()).add(seat)

    def check(self) -> None:
        """What must hold now."""
        state = self.state
        assert folded("t", self.log) == state
        deal = state.deal
        if deal is not None and not deal.is_over:
            for (person, number, commitment), seats in self.hands.items():
                if (number, commitment) == (deal.number, deal.shuffle.commitment):
                    assert seats <= {seat for seat, holder in enumerate(deal.holders) if holder == person}


def _private(event: Any) -> list[int]:
    """Whose hidden cards an event, as somebody was told it, shows."""
    kind = type(event).__name__
    if kind in ("HandDealt", "PassChosen") and event.cards is not None:
        return [event.seat]
    return []


def _settings(rng: random.Random) -> Settings:
    made = Settings(
        level="random",
        when_away=rng.choice(["bot", "wait"]),
        clock=rng.choice([0, 0, 10]),
        reserve=rng.choice([0, 30]),
        undo=rng.random() < 0.8,
        chat=rng.random() < 0.8,
        children=rng.random() < 0.1,
        guide=rng.random() < 0.1,
    )
    if rng.random() < 0.75:
        return made
    slow = Slow(rng.choice([0, 3]), rng.choice(["once", "seat"]))
    return replace(made, clock=rng.choice([60, 3600]), reserve=rng.choice([0, 600]), slow=slow)


def played(seed: int, n_steps: int) -> World:
    """A random history of so many steps."""
    world = World(random.Random(seed))
    for _ in range(n_steps):
        world.step()
    return world
