"""Draws five journeys through the house as they are: which module hands a task on to which, traced while it is done.

It measures no time: calls inside the package are counted.  `python -m tools.journeys` prints the page,
`--write` puts it into docs/.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import httpx

import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.web.app import make_app
from openhearts.web.state import Address, Site
from openhearts.web.table.commands import do
from openhearts.web.table.message_history import Message
from tests.tables import playing
from tests.web.looking import view
from tests.web.test_journey import four_at_a_table, send_all

PACKAGE = Path(oh.__file__).parent
DOCS = Path(__file__).parents[1] / "docs"
MADE = "<!-- made by tools/journeys.py: run `make docs` after a change of the house -->"


class Trace:
    """The modules of the package that run while it is open: which called which first, and all calls."""

    def __init__(self) -> None:
        self.n_calls = 0
        self.children: dict[str, list[str]] = {"": []}  # by module those that it was the first to call
        self.moves: set[tuple[str, str]] = set()  # from a module to another one

    def __enter__(self) -> Trace:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *why: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        if event != "call" or (module := _module(frame)) is None:
            return
        self.n_calls += 1
        back = frame.f_back
        while back is not None and _module(back) is None:
            back = back.f_back
        caller = "" if back is None else _module(back) or ""
        if caller != module:
            self.moves.add((caller, module))
        if module not in self.children:
            self.children[module] = []
            self.children.setdefault(caller, []).append(module)

    @property
    def modules(self) -> list[str]:
        """Every module that ran."""
        return sorted(name for name in self.children if name)

    def drawn(self) -> list[str]:
        """The modules as a tree: each below the one that called it first, in the order of these calls."""
        return [line for child in self.children[""] for line in self._below(child, "", "")]

    def _below(self, module: str, first: str, rest: str) -> list[str]:
        lines = [first + module]
        children = self.children[module]
        for place, child in enumerate(children):
            is_last = place == len(children) - 1
            lines += self._below(child, rest + ("└─ " if is_last else "├─ "), rest + ("   " if is_last else "│  "))
        return lines


def _module(frame: FrameType) -> str | None:
    """The module of the package that a frame belongs to."""
    name = frame.f_code.co_filename
    return name[len(str(PACKAGE)) + 1 :] if name.startswith(str(PACKAGE)) else None


# --- the journeys: each is made once before it is traced, so that nothing is loaded or computed for the first time ----


def card_in_the_browser() -> Trace:
    """A card of a match of four people with their pages open: decided, written down, told, drawn and spoken."""

    async def traced() -> Trace:
        rng = random.Random(4)
        table, pages = await four_at_a_table(rng)
        trace = Trace()
        for number in range(6):
            seat = table.state.to_act[0]
            action = oh.bot("random").choose(view(table, seat), oh.Budget(), rng)
            message = Message("act", table.state.game.action_text(action), table.state.turn_of(seat))
            trace = Trace()
            with trace:
                await do(pages[seat].viewer, message, f"page.{number}")
                await send_all(pages)
        return trace

    return asyncio.run(traced())


def played_in_python() -> Trace:
    """`deal.play("2C")` in the API."""
    deal = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4)
    return _second(lambda: deal.play("2C"))


def choice_of_a_bot() -> Trace:
    """What `expert` plays, by imagining worlds that fit its view."""
    view_of_it = oh.deal(oh.ruleset("classic"), seed=7, deal_number=4).play("2C").view(2)
    bot = oh.bot("expert:worlds=16")
    return _second(lambda: bot.choose(view_of_it, oh.Budget(), random.Random(1)))


def record_checked() -> Trace:
    """A record that is read and checked: every action is done again, the shuffle and the bots' choices recomputed."""
    bot, rng = oh.bot("club"), random.Random(7)
    match = oh.match(oh.ruleset("classic", options={"end.deals": 1}), seed=7)
    while not match.over:
        seat = match.deal.to_act[0]
        match = match.act(seat, bot.choose(match.deal.view(seat), oh.Budget(), rng))
    text = match.record(players=["Ann", "Ben", "Cem", "Dora"]).text()
    return _second(lambda: oh.read(text).check(shuffle=True))


def page_opened() -> Trace:
    """Somebody opens the page of a table on which others play."""

    async def traced() -> Trace:
        site = Site(MemoryStore(), "a secret of the journeys", Address(names=("testserver",)))
        table = await playing.started(site.lobby, "p0", "p1", "p2", "p3")
        transport = httpx.ASGITransport(app=make_app(site))
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            trace = Trace()
            for _ in range(2):
                trace = Trace()
                with trace:
                    answer = await client.get(f"/table/{table.state.ident}")
                assert answer.status_code == 200, answer.status_code
        return trace

    return asyncio.run(traced())


def _second(task: Callable[[], object]) -> Trace:
    """The task as it runs when everything is loaded."""
    task()
    with Trace() as trace:
        task()
    return trace


JOURNEYS: dict[str, Callable[[], Trace]] = {
    "A card in the browser": card_in_the_browser,
    'd.play("2C")': played_in_python,
    "A bot's choice": choice_of_a_bot,
    "A record is checked": record_checked,
    "A page is opened": page_opened,
}


def page() -> str:
    """docs/journeys.md."""
    lines = [MADE, "", "# Five journeys through the house", ""]
    lines += [
        "Traced while the task was done, once everything was loaded: each module stands below the one that called it "
        "first, in the order of these calls. A *call* is one of a function of the package, a *move* one from a module "
        "to another. What each module is for: [architecture.md](architecture.md).",
        "",
    ]
    for name, journey in JOURNEYS.items():
        trace = journey()
        folders = {module.rpartition("/")[0] for module in trace.modules}
        about = (journey.__doc__ or "").strip()
        lines += [f"## {name}", "", about, ""]
        figures = f"{len(trace.moves)} different moves, {trace.n_calls:,} calls"
        lines += [f"{len(trace.modules)} modules in {len(folders)} folders, {figures}.", ""]
        lines += ["```", *trace.drawn(), "```", ""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.journeys", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--write", action="store_true", help="into docs/journeys.md; without it the page is printed")
    if parser.parse_args().write:
        (DOCS / "journeys.md").write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")
