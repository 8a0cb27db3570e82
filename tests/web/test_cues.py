"""Sounds of a table: which one is heard when, from where, and that the page has it."""

from __future__ import annotations

import inspect
import random
import re

import pytest

from openhearts.games import registry
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.session import commands as c
from openhearts.web.rendering import content
from tests.tables.playing import act, come, opened, run
from tests.web.seated import OPEN, hears, viewer


def test_cues_say_what_happened_to_this_seat() -> None:
    async def test() -> None:
        people = ("anna", "ben", "clara", "dora")
        table = await opened(Lobby(MemoryStore()), *people, rules=OPEN)
        await come(table, *people)
        desks = [viewer(table, person) for person in people]
        await table.ask(c.Start(), "anna")
        cues: list[set[str]] = [set(), set(), set(), set()]
        sounds = set(re.findall(r"^    (\w+): \{", content("signals.js").decode(), re.MULTILINE))
        won, rng = [0, 0, 0, 0], random.Random(1)
        while table.state.phase == "playing":
            assert table.state.deal is not None
            public = table.state.deal.public
            for seat, place in enumerate(desks):
                hears(place)
                got = {cue.partition("@")[0] for told in place.ear.told for cue in told.cues}
                assert ("taken" in got) == (public.n_won[seat] > won[seat])
                assert ("turn" in got) == (seat in table.state.to_act)
                cues[seat] |= got
                place.ear.told.clear()
            won = list(public.n_won)
            await act(table, table.state.to_act[0], rng)
        for seat, place in enumerate(desks):
            hears(place)
            cues[seat] |= {cue.partition("@")[0] for told in place.ear.told for cue in told.cues}
            assert {"deal", "card", "heart", "queen", "sweep", "over", "turn"} <= cues[seat] <= sounds

    run(test)


def test_cues_say_from_where_they_are_heard() -> None:
    """Each card from the place of who plays it, clockwise from who listens; a watcher sits at the first seat."""

    async def test() -> None:
        people = ("anna", "ben", "clara", "dora")
        table = await opened(Lobby(MemoryStore()), *people, rules=OPEN)
        await come(table, *people, "eve")
        places = {one: viewer(table, one) for one in (*people, "eve")}
        await table.ask(c.Start(), "anna")
        rng = random.Random(1)
        while table.state.phase == "playing":
            for place in places.values():
                hears(place)
                place.ear.told.clear()
            (seat, *_), before = table.state.to_act, table.state
            await act(table, seat, rng)
            assert before.deal is not None and table.state.deal is not None
            if before.deal.public.phase != "play":
                continue
            for at, place in enumerate(places.values()):
                hears(place)
                cues = [cue for told in place.ear.told for cue in told.cues]
                assert cues[0] in (f"card@{(seat - at % 4) % 4}/4", f"queen@{(seat - at % 4) % 4}/4")
                place.ear.told.clear()

    run(test)


@pytest.mark.parametrize("game", registry.games())
def test_every_cue_of_a_game_is_a_sound_of_the_page(game: str) -> None:
    sounds = set(re.findall(r"^    (\w+): \{", content("signals.js").decode(), re.MULTILINE))
    part = registry.part(game, "web", "ui")  # where its GameUi says which sound an event has
    assert part is not None and sounds >= {"card", "turn"}
    named = {
        one for pair in re.findall(r'Cue\("(\w+)"(?: if .*? else "(\w+)")?', inspect.getsource(part)) for one in pair
    }
    assert {"deal", "card", "taken", "sweep", "over"} <= named - {""} <= sounds
