"""Made the samples in `version-2/` with the code of that version; later ones have no such live table.

    git worktree add OLD ea732ba
    PYTHONPATH=OLD/src python tests/stored/make_2.py tests/stored/version-1 tests/stored/version-2

A `.stream` holds the entries of a table in a store, a line each; a `.shown` is what the live table that read them
showed at that moment (JSON), a `.record` what its record told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.records import shuffle_proof
from openhearts.records.shuffle_receipts import Signer
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import HandedOver, Settings, Spent

SHORT = {"pack.ranks": ["10", "J", "Q", "K", "A"], "pack.remove": [], "opening.card": "none"}
SHORT |= {"opening.leader": "left_of_dealer", "opening.must": "any", "pass.count": 2, "end.limit": 60}
RULES = oh.ruleset("classic", 4, SHORT)
QUICK = Settings(pace=0.0, level="club")
SIGNER = Signer(bytes(range(32)))
OWN = {"anna": b"\x07" * 32, "ben": b"\x08" * 32, "cleo": b"\x09" * 32}


def answer_within(seconds: float) -> None:
    """How long pages may take to answer in a shuffle, as version 2 has it."""
    mixing: Any = import_module("openhearts.tables.company.mixing")
    mixing.ANSWER_WITHIN = seconds


class Played:
    """One table that is driven by hand, and its store."""

    def __init__(self, ident: str, rules: Any = RULES, settings: Settings = QUICK, signer: Any = SIGNER) -> None:
        self.store = MemoryStore()
        self.lobby = Lobby(self.store, None, signer)
        self.rules, self.settings, self.rng = rules, settings, random.Random(ident)
        self.live: Any = None

    async def gathered(self, *people: str) -> Played:
        """These people sit there, the first of them the host."""
        self.live = await self.lobby.create(self.rules, people[0], self.settings)
        for seat, person in enumerate(people):
            await self.live.seating.sit(person, seat, person.title())
        return self

    async def opened(self, *people: str, contributes: bool = False, **options: Any) -> Played:
        """The first deal is shuffled; dealt, where nobody is asked."""
        await self.gathered(*people)
        for person in people:
            self.live.listen(person, contributes=contributes)
        await self.live.start(people[0], first_leader=0, **options)
        return self

    async def settled(self) -> None:
        """Nothing happens by itself any more."""
        while self.live.mixing.is_on or (self.live.driving.is_on and not self.live.reading.is_on):
            await asyncio.sleep(0.001)

    async def play(self, n_acts: int = 1000) -> None:
        """People act so often, or to the end of the deal."""
        live = self.live
        for _ in range(n_acts):
            await self.settled()
            while live.reading.is_on:
                live.reading.go_on(live.gathering.people[0])
                await self.settled()
            if live.table.public.phase == "over":
                return
            seat = next(seat for seat in live.table.to_act if live.gathering.chairs[seat].person is not None)
            action = oh.bot("random").choose(live.table.view(seat), oh.Budget(), self.rng)
            await live.act(live.gathering.chairs[seat].person, seat, action)

    async def trick(self) -> None:
        """To the middle of a trick after the first."""
        await self.settled()
        while self.live.table.public.phase == "pass" or len(self.live.table.public.tricks) < 1:
            await self.play(1)
        await self.play(1)

    async def go_on(self) -> None:
        """Everybody has seen the deal."""
        for person in self.live.gathering.people:
            await self.live.next_deal(person)

    async def commit(self, person: str) -> None:
        asked = self.live.mixing.question(person)
        told = shuffle_proof.seat_commitment(asked.match, asked.deal, asked.host, asked.seats[0], OWN[person])
        await self.live.mixing.hear(person, "commit", f"{asked.deal} {asked.seats[0]} {told}")

    async def reveal(self, person: str) -> None:
        asked = self.live.mixing.question(person)
        await self.live.mixing.hear(person, "reveal", f"{asked.deal} {asked.seats[0]} {OWN[person].hex()}")

    async def mixed(self, *people: str) -> None:
        """Everybody's own chance goes into the cards."""
        for person in people:
            await self.commit(person)
        for person in people:
            await self.reveal(person)


# --- what was going on ------------------------------------------------------------------------------------------------


async def gathering() -> Played:
    made = await Played("gathering").gathered("anna", "ben")
    await made.live.hosting.fill("anna", 2, "expert")
    await made.live.hosting.agree("anna", Settings(pace=0.0, level="casual", clock=30, reserve=60))
    return made


async def passing() -> Played:
    made = await Played("passing").opened("anna", "ben")
    await made.play(1)
    return made


async def trick() -> Played:
    made = await Played("trick").opened("anna", "ben")
    await made.trick()
    return made


async def committing() -> Played:
    made = await Played("committing").opened("anna", "ben", contributes=True)
    await made.commit("anna")
    return made


async def revealing() -> Played:
    made = await Played("revealing").opened("anna", "ben", contributes=True)
    await made.commit("anna")
    await made.commit("ben")
    await made.reveal("ben")
    return made


async def withheld() -> Played:
    answer_within(0.05)
    made = await Played("withheld").opened("anna", "ben", contributes=True)
    await made.commit("anna")
    await made.commit("ben")
    await made.reveal("ben")
    await made.trick()
    answer_within(30.0)
    return made


async def receipts() -> Played:
    made = await Played("receipts").opened("anna", "ben", contributes=True)
    await made.mixed("anna", "ben")
    await made.play()
    await made.go_on()
    await made.mixed("anna", "ben")
    await made.play(2)
    return made


async def unsigned() -> Played:
    made = await Played("unsigned", signer=None).opened("anna", seed="7")
    await made.play()
    return made


async def claim() -> Played:
    people = ("anna", "ben", "cleo", "dora")
    made = await Played("claim").opened(*people)
    for _ in range(40):
        for seat, person in enumerate(people):
            if seat in made.live.table.to_act and made.live.table.public.phase == "play":
                view = made.live.table.view(seat)
                if made.live.claims.kind(view) == "offer" and made.live.claims.may_come_true(person, seat):
                    await made.live.claims.claim(person, seat, None)
                    assert made.live.claims.offer is not None
                    return made
        await made.play(1)
    raise AssertionError("nobody could claim")


async def between() -> Played:
    made = await Played("between").opened("anna", "ben")
    await made.play()
    await made.live.changing.ask("anna", 1)
    await made.live.changing.answer("ben", 1, is_yes=True)
    return made


async def over() -> Played:
    made = await Played("over").opened("anna", "ben")
    await made.play()
    while not made.live.table.is_over:
        await made.go_on()
        await made.play()
    await made.live.seating.sit("cleo", 3, "Cleo")
    return made


async def closed() -> Played:
    made = await Played("closed").opened("anna", "ben")
    await made.play()
    await made.live.hosting.close("anna")
    return made


async def guided() -> Played:
    key = "ab" * 32
    made = await Played("guided", settings=Settings(pace=0.0, level="club", guide=True)).opened("anna", fixed=key)
    await made.play(4)
    return made


async def guided_later() -> Played:
    key = "ab" * 32
    made = await Played("guided later", settings=Settings(pace=0.0, level="club", guide=True)).opened("anna", fixed=key)
    await made.play()
    await made.go_on()
    await made.play(3)
    return made


async def seats() -> Played:
    made = await Played("seats").opened("anna", "ben", "cleo")
    await made.play()
    await made.live.changing.arrange("anna", 0, 3)
    await made.live.changing.arrange("anna", 1, 2)
    await made.go_on()
    await made.play()
    await made.live.hosting.free("cleo", 1)
    await made.go_on()
    await made.play(3)
    return made


async def anew() -> Played:
    made = await Played("anew").opened("anna", "ben")
    await made.play()
    await made.live.changing.arrange("anna", 0, 1)
    await made.go_on()
    await made.play(3)
    await made.live.anew.ask("anna")
    await made.live.anew.ask("ben")
    await made.play(3)
    await made.live.anew.ask("anna")
    await made.live.anew.ask("ben")
    await made.play(5)
    return made


async def anew_first() -> Played:
    """Who joined sits there from the beginning; the second shuffle goes on."""
    made = await Played("anew first").opened("anna", "ben")
    await made.play(2)
    await made.live.seating.sit("cleo", 3, "Cleo")
    for person in ("anna", "ben", "cleo"):
        made.live.listen(person, contributes=True)
    for person in ("anna", "ben", "cleo"):
        await made.live.anew.ask(person)
    await made.commit("cleo")
    return made


async def anew_over() -> Played:
    made = await Played("anew over").opened("anna")
    await made.play(3)
    await made.live.anew.ask("anna")
    await made.play()
    await made.go_on()
    await made.play(2)
    return made


async def joined() -> Played:
    made = await Played("joined").opened("anna", "ben")
    await made.play()
    await made.go_on()
    await made.play(3)
    await made.live.seating.sit("cleo", 3, "Cleo")
    return made


async def joined_later() -> Played:
    made = await Played("joined later").opened("anna", "ben")
    await made.play(3)
    await made.live.seating.sit("cleo", 3, "Cleo")
    await made.play()
    await made.live.changing.arrange("anna", 0, 3)
    await made.go_on()
    await made.play()
    await made.go_on()
    await made.play(3)
    return made


async def people() -> Played:
    """Who left, was sent away, let in again, hosts, came back as another guest, and has used time."""
    made = await Played("people", settings=Settings(pace=0.0, level="club", clock=60, reserve=300)).gathered("anna")
    live = made.live
    for seat, person in ((1, "ben"), (2, "cleo"), (3, "dora")):
        await live.seating.sit(person, seat, person.title())
        live.listen(person)
    await live.start("anna", first_leader=0)
    await made.play(5)
    await live.seating.gather(Spent(1, 12.5))
    await live.seating.gather(HandedOver(0, "anna again"))
    live.listen("anna again")
    await live.hosting.free("dora", 3)
    await live.hosting.free("anna again", 2)
    await live.hosting.welcome("anna again", 1)
    await live.hosting.free("anna again", 0)
    await live.changing.rename("ben", "Ben", "Benno")
    return made


async def back() -> Played:
    """A bot stands in for somebody who left, took a seat back, and something was taken back."""
    made = await Played("back").opened("anna", "ben")
    await made.play(4)
    await made.live.hosting.free("ben", 1)
    await made.play(1)
    await made.live.seating.sit("ben", 1, "Ben")
    await made.play(2)
    await made.live.hosting.free("ben", 1)
    return made


async def undone() -> Played:
    made = await Played("undone").opened("anna")
    await made.play(3)
    await made.settled()
    await made.live.undo("anna", 0)
    return made


async def stood_in() -> Played:
    """A bot decides for somebody whose time is up; it takes of the reserve."""
    made = await Played("stood in", settings=Settings(pace=0.0, level="club", clock=1, reserve=1)).opened("anna", "ben")
    await asyncio.sleep(3.2)
    return made


async def other_game() -> Played:
    made = await Played("other", rules=oh.ruleset("herz-an-herz", 3)).opened("anna", "ben")
    await made.play(7)
    return made


SITUATIONS: dict[str, Callable[[], Awaitable[Played]]] = {
    one.__name__.replace("_", "-"): one
    for one in (
        gathering,
        passing,
        trick,
        committing,
        revealing,
        withheld,
        receipts,
        unsigned,
        claim,
        between,
        over,
        closed,
        guided,
        guided_later,
        seats,
        anew,
        anew_first,
        anew_over,
        joined,
        joined_later,
        people,
        back,
        undone,
        stood_in,
        other_game,
    )
}


# --- what is kept of it -----------------------------------------------------------------------------------------------


async def _continued(old: Path, name: str) -> Played:
    """A table of version 1 that this version went on with: its next deal is dealt, and played for a while."""
    made = Played(name)
    await made.store.create("old", (old / f"{name}.stream").read_bytes().splitlines())
    made.live = await made.lobby.find("old")
    for person in made.live.gathering.people:
        made.live.listen(person)
    await made.settled()
    await made.play()
    if not made.live.table.is_over:
        await made.go_on()
        await made.play(4)
    return made


def _shown(live: Any) -> dict[str, Any]:
    gathering, table = live.gathering, live.table
    found: dict[str, Any] = {
        "host": gathering.host,
        "seats": [[chair.name, chair.person, chair.bot] for chair in gathering.chairs],
        "new": [seat for seat, chair in enumerate(gathering.chairs) if chair.is_new],
        "spent": [chair.spent for chair in gathering.chairs],
        "banned": [[one.number, one.person, one.name] for one in gathering.refused],
        "plan": [[one.one, one.other] for one in gathering.plan if hasattr(one, "one")],
        "coming": [[one.seat, one.name, one.person] for one in gathering.plan if hasattr(one, "person")],
        "settings": [gathering.settings.level, gathering.settings.clock, gathering.settings.guide],
    }
    begun = live.mixing.table or table
    if begun is not None:
        found["closed"] = begun.closed
        found["shuffled"] = [begun.dealing.deal, begun.dealing.match, begun.dealing.commitment]
        found["finished"] = len(begun.finished)
        found["void"] = [one.standing.deal_number for one in begun.voided]
        found["points"] = [list(one.position.public.points) for one in begun.finished]
    if live.mixing.table is not None:
        told = live.mixing.table.dealing.fair
        found["phase"] = told.phase
        found["given"] = [[one.seat, one.commitment, one.contribution, one.by] for one in told.shuffle.contributions]
        questions = [live.mixing.question(person) for person in gathering.people]
        found["asked"] = [seat for one in questions if one is not None for seat in one.seats]
    elif table is not None:
        told = table.dealing.fair.shuffle
        found["deal"] = table.standing.deal_number
        found["scores"] = list(table.scores)
        found["to_act"] = list(table.to_act) if table.public.phase != "over" else []
        found["start"] = list(table.game.start_lines(table.start))
        found["hands"] = {person: list(live.hands_of(person)) for person in gathering.people}
        found["steps"] = [[step.seat, table.game.action_text(step.action)] for step in table.steps]
        found["chance"] = table.bot_seed
        found["comments"] = [[one.step, one.text] for one in table.comments]
        found["seal"] = [told.key, told.seal]
    return found


async def _write(folder: Path, name: str, made: Played) -> None:
    await made.live.rest()
    raw = await made.store.read(made.live.ident)
    (folder / f"{name}.stream").write_bytes(b"".join(line + b"\n" for line in raw))
    again = Played(name)  # as the live table that reads them
    await again.store.create("t", raw)
    live: Any = await again.lobby.find("t")
    shown = json.dumps(_shown(live), indent=1, sort_keys=True, ensure_ascii=False)
    (folder / f"{name}.shown").write_text(f"{shown}\n", encoding="utf-8")
    if live.table is not None and live.table.finished:
        (folder / f"{name}.record").write_text(live.record().text(), encoding="utf-8")
    await live.rest()


async def _all(old: Path, folder: Path) -> None:
    answer_within(30.0)
    folder.mkdir(parents=True, exist_ok=True)
    for name, situation in SITUATIONS.items():
        await _write(folder, name, await asyncio.wait_for(situation(), 60))
    answer_within(0.05)
    for path in sorted(old.glob("*.stream")):
        await _write(folder, f"continued-{path.stem}", await asyncio.wait_for(_continued(old, path.stem), 60))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python tests/stored/make_2.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("old", type=Path, help="samples of the version before")
    parser.add_argument("folder", type=Path, help="where the samples go")
    asked = parser.parse_args()
    asyncio.run(_all(asked.old, asked.folder))
