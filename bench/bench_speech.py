"""How much a table speaks, and whether it keeps time: whole deals, heard from seat 0 at each of the three levels.

A simulated screen reader (20 characters a second; `--speed`) is given every message of the table as a server tells it.
Alone with bots these wait for it as `tables/session/due.py` says; beside people nobody waits: they play after 0.4 to 3
seconds, by chance.  The listener plays one second after their turn was read, and the key silences the reader.  Counted:
words a minute, the seconds of speech that wait before a turn is announced, and the longest part of the bots between two
turns.  No second is really waited, and no time of this machine is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import BotTurn, due
from openhearts.web.identity.guests import Person, Wishes
from openhearts.web.table.announcer import Announcer
from openhearts.web.table.viewer import TableViewer

LEVELS: Final = ("full", "usual", "brief")
NAMES: Final = ("Mia", "Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo", "Ines", "Jan")
GAMES: Final = (
    ("herz-an-herz", 2),
    ("kids-jinx", 3),
    ("classic", 4),
    ("classic", 5),
    ("classic-6-no-deuces", 6),
    *(("cancellation", seats) for seats in range(7, 12)),
    ("herz-an-herz", 3),
    ("herz-an-herz", 4),
)
LOGS: Final = (("classic", 4), ("cancellation", 7), ("kids-jinx", 4), ("herz-an-herz", 4))
THINKS: Final = 1.0  # seconds of the listener after a turn was read
OTHERS: Final = 0.4, 3.0  # seconds of other people


class Heard(Struct):
    """What was heard of whole deals: seconds, words, what waited at each turn, parts of the others, the messages."""

    seconds: float = 0.0
    words: int = 0
    waiting: list[float] = []
    parts: list[float] = []
    lines: list[str] = []

    def add(self, other: Heard) -> None:
        """Another deal."""
        self.seconds, self.words = self.seconds + other.seconds, self.words + other.words
        self.waiting, self.parts = [*self.waiting, *other.waiting], [*self.parts, *other.parts]
        self.lines += other.lines


class Listener:
    """Seat 0 of a table whose clock stands still unless it is moved on."""

    def __init__(self, table: HostedTable, level: str, speed: str, moment: float) -> None:
        self.table, self.moment, self.found = table, moment, Heard()
        table.now = lambda: self.moment
        self.page = table.listen("listener")
        self.viewer = TableViewer(table, Person("listener", wishes=Wishes(spoken=level, reads=speed)), "en")
        self._n_told = 0

    @property
    def reader(self) -> Any:
        """The screen reader."""
        return self.viewer.ear.reader

    def hear(self) -> None:
        """Puts into words what happened since."""
        new = tuple(step for step in self.table.steps if step.after.n > self.page.seen)
        self.page.seen = self.table.state.n
        Announcer(self.viewer).hear(new)
        for told in self.viewer.ear.since(self._n_told):
            self._n_told = told.number
            for one in told.said:
                self.found.lines.append(one.text)
                self.found.words += len(one.text.split())

    async def act(self, seat: int, rng: random.Random) -> None:
        """A person plays what a bot of the level `club` would."""
        state = self.table.state
        assert state.deal is not None
        action = oh.bot("club").choose(state.game.view_of(state.deal.position, seat), oh.Budget(), rng)
        await self.table.ask(c.Act(seat, state.game.action_text(action), state.turn_of(seat)), state.player(seat) or "")

    async def others(self, rng: random.Random) -> None:
        """The next of the others plays, when it is time."""
        table, state = self.table, self.table.state
        found = due(state, table._reading)
        if found is None or not isinstance(found.what, BotTurn):
            self.moment += rng.uniform(*OTHERS)
            await self.act(state.to_act[0], rng)
            return
        self.moment = max(self.moment, found.at)
        assert state.deal is not None
        view = state.game.view_of(state.deal.position, found.what.seat)
        text = state.game.action_text(oh.bot("club").choose(view, oh.Budget(), rng))
        await table.ask(c.BotActs(found.what.deal, found.what.n_steps, found.what.seat, text, "club", "1"))


async def one_deal(variant: str, seats: int, level: str, speed: str, seed: int, *, alone: bool, pace: float) -> Heard:
    """A deal from its first card to its sums."""
    rng = random.Random(f"{variant} {seats} {seed}")
    settings = Settings(pace=pace, level="club")
    table = await Lobby(MemoryStore()).create(oh.ruleset(variant, seats), "listener", settings)
    await table.rest()
    table.fresh = rng.randbytes
    for seat, name in enumerate(NAMES[: 1 if alone else seats]):
        await table.ask(c.Sit(name, seat), "listener" if seat == 0 else f"person {seat}")
    one = Listener(table, level, speed, table.state.at)
    people = ["listener"] if alone else ["listener", *(f"person {seat}" for seat in range(1, seats))]
    for person in people:
        await table.ask(c.Arrive(), person)
    await table.ask(c.Start(fixed=rng.randbytes(32).hex() if alone else ""), "listener")
    await table.rest()
    while table.state.phase == "shuffling":
        found = due(table.state)
        assert found is not None and not isinstance(found.what, BotTurn)
        one.moment = max(one.moment, found.at)
        await table.ask(found.what)
    began = since = one.moment
    one.hear()
    while table.state.phase == "playing":
        if 0 in table.state.to_act:
            one.moment += one.reader.waiting(one.moment) + THINKS
            one.viewer.hush()
            await one.act(0, rng)
            since = one.moment
            one.hear()
        else:
            await one.others(rng)
            before = one.reader.waiting(one.moment)
            one.hear()
            if 0 in table.state.to_act:
                one.found.waiting.append(before)
                one.found.parts.append(one.moment - since)
    one.found.seconds = one.moment + one.reader.waiting(one.moment) - began
    return one.found


def percentile(numbers: list[float], share: float) -> float:
    """The number below which such a share of them lies."""
    ordered = sorted(numbers) or [0.0]
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measured(variant: str, seats: int, level: str, deals: int, speed: str, *, alone: bool) -> dict[str, Any]:
    """Whole deals of one game at one level."""
    found = Heard()
    for seed in range(deals):
        found.add(asyncio.run(one_deal(variant, seats, level, speed, seed, alone=alone, pace=0.6)))
    return {
        "variant": variant,
        "seats": seats,
        "level": level,
        "alone": alone,
        "words a minute": round(60 * found.words / found.seconds, 1),
        "words": round(found.words / deals),
        "worst": round(max(found.waiting, default=0.0), 2),
        "p95": round(percentile(found.waiting, 0.95), 2),
        "part": round(max(found.parts, default=0.0), 2),
    }


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON; `--logs FOLDER` writes what was heard."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one deal of each")
    parser.add_argument("--deals", type=int, default=5, help="deals of each game and level (5)")
    parser.add_argument("--speed", default="20", help="characters a second (20)")
    parser.add_argument("--logs", type=Path, help="write a log of a deal of four games at the usual level here")
    chosen = parser.parse_args()
    if chosen.logs is not None:
        chosen.logs.mkdir(parents=True, exist_ok=True)
        for variant, seats in LOGS:
            heard = asyncio.run(one_deal(variant, seats, "usual", chosen.speed, 1, alone=True, pace=0.6))
            text = "\n".join(heard.lines) + "\n"
            (chosen.logs / f"{variant}-{seats}.txt").write_text(text, encoding="utf-8")
        return
    rows = []
    print("| game | seats | level | beside | words a minute | words a deal | worst, p95 at my turn | longest part |")
    print("|---|---|---|---|---|---|---|---|")
    for alone in (True, False):
        for variant, seats in GAMES:
            for level in LEVELS:
                row = measured(variant, seats, level, 1 if chosen.quick else chosen.deals, chosen.speed, alone=alone)
                rows.append(row)
                beside = "bots" if alone else "people"
                print(
                    f"| {variant} | {seats} | {level} | {beside} | {row['words a minute']} | {row['words']} "
                    f"| {row['worst']}, {row['p95']} s | {row['part']} s |",
                    flush=True,
                )
    print(json.dumps(rows))


if __name__ == "__main__":
    sys.exit(main())
