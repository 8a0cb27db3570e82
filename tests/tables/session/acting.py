"""A table whose commands are short to write in a test: `table.anna.sit()`, `table.pass_time(50)`; it judges nothing."""

from __future__ import annotations

import random
from typing import Any

import openhearts as oh
from openhearts.records import read
from openhearts.tables.roster import Settings
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.decide import decide
from openhearts.tables.session.due import BotTurn, due
from openhearts.tables.session.fold import begin, fold, folded
from openhearts.tables.session.record import record_of
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer.news import AnyNews
from openhearts.tables.session.viewer.news_of_entries import news
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import TableView, Viewer

from .histories import START, TINY, created

SETTINGS = Settings(level="random", pace=0.5)


def tiny(**options: Any) -> Any:
    """Classic for three, with three cards each."""
    return oh.ruleset("classic", seats=3, options={**TINY, **options})


class Acting:
    """A table that is driven by hand; `told` is what each of `ears` heard since it was last asked."""

    def __init__(self, rules: Any = None, settings: Settings = SETTINGS, host: str = "anna") -> None:
        self.rng = random.Random(5)
        self.now = START
        self.able: frozenset[str] = frozenset()
        self.log = [created(tiny() if rules is None else rules, host, settings)]
        self.state: State = begin("t", self.log[0])
        self.ears: dict[str, list[AnyNews]] = {}

    def do(self, by: str, wish: c.AnyWish, ident: str = "") -> list[f.AnyFact]:
        """Carries out a command; the facts that came of it.  Raises what it is refused with."""
        entries = decide(self.state, c.Command(wish, by, ident, self.rng.randbytes(32), self.able), self.now)
        for person, heard in self.ears.items():
            heard += news(self.state, entries, Viewer(person))
        for entry in entries:
            self.log.append(entry)
            self.state = fold(self.state, entry)
        return [entry.fact for entry in entries]

    def opened(self, *people: str) -> Acting:
        """With these people in the first seats, the first deal dealt."""
        for seat, person in enumerate(people):
            self.do(person, c.Sit(person.title(), seat))
        self.do(people[0], c.Start())
        return self

    def listening(self, *people: str) -> Acting:
        """Notes from now on what these hear."""
        self.ears = {person: [] for person in people}
        return self

    def heard(self, person: str) -> list[AnyNews]:
        """What somebody heard since they were last asked."""
        found, self.ears[person] = self.ears[person], []
        return found

    def pass_time(self, seconds: float) -> None:
        """Time goes by, and what is due in it happens; a bot takes the first of its options."""
        until = self.now + seconds
        while (found := due(self.state)) is not None and found.at <= until:
            self.now = max(self.now, found.at)
            if isinstance(found.what, BotTurn):
                turn = found.what
                self.do("", c.BotActs(turn.deal, turn.n_steps, turn.seat, self.first_of(turn.seat), turn.bot, "1"))
            else:
                self.do("", found.what)
        self.now = until

    def go_on(self) -> None:
        """Everybody who is here has seen the deal that is over: the next one is dealt."""
        for person in self.state.present:
            self.do(person, c.Ready())

    def check(self) -> None:
        """The deal is played to its end; then its record checks in both forms, and the log is this same table."""
        self.play_deal()
        record, state = record_of(self.state), self.state
        assert read(record.text()).bare() == read(record.jsonl()).bare() == record.bare()
        deal = state.deal
        assert deal is not None and read(record.text()).check(shuffle=True).scores == deal.after.scores
        for player, chair in zip(record.players_in(len(record.deals) - 1), state.chairs, strict=True):
            assert player.name == chair.name or chair.before is not None  # a bot stands in for who left
        assert folded("t", codec.read([codec.encode(entry) for entry in self.log])) == state

    @property
    def scores(self) -> dict[str, int]:
        """By name, after the last deal that is over."""
        deal = self.state.deal
        assert deal is not None
        return dict(zip(self.state.names, deal.after.scores, strict=True))

    def first_of(self, seat: int) -> str:
        """The first thing that a seat may do."""
        deal = self.state.deal
        assert deal is not None
        return self.state.game.action_text(next(iter(self.state.game.view_of(deal.position, seat).options)))

    def play(self, seat: int | None = None) -> list[f.AnyFact]:
        """Who is to act does the first thing that is allowed; in a bot's seat the bot does."""
        seat = self.state.to_act[0] if seat is None else seat
        player = self.state.player(seat)
        if player is None:
            self.pass_time(10)
            return []
        return self.do(player, c.Act(seat, self.first_of(seat)))

    def play_deal(self) -> None:
        """To the end of the deal."""
        while self.state.phase == "playing":
            self.play()

    def seen(self, person: str, shown: int | None = None) -> TableView:
        """What somebody is shown."""
        return snapshot(self.state, Viewer(person, shown))

    def hand(self, person: str, shown: int | None = None) -> int | None:
        """The seat whose hand somebody is shown."""
        seen = self.seen(person, shown)
        return None if seen.view is None else seen.view.seat
