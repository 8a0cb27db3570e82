"""Pictures fit their terminal for every table size, show cards by sign and letter, and nothing that is hidden."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len

from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.tables.log import Sitting
from openhearts.tables.table import Table, open_table
from openhearts.terminal.game_ui import Anything, Scene, room_of
from openhearts.terminal.ui import drawing
from openhearts.terminal.ui.fitting import fitting

from .conftest import NAMES

SIZES = [("classic", n) for n in (3, 4, 5, 6)] + [("cancellation", n) for n in range(6, 12)]
SIZES += [("kids-jinx", n) for n in (2, 7, 8)] + [("herz-an-herz", n) for n in (2, 3, 4)]


def scenes(variant: str, seats: int, n_steps: int) -> list[tuple[Table, Scene, Any]]:
    """A table after some steps, as its first seat, a watcher and one who sees all see it."""
    rules = registry.ruleset(variant, seats)
    sittings = [Sitting(f"{NAMES[seat]} with a long name", "random") for seat in range(seats)]
    table, _ = open_table(rules, sittings, seed="3")
    for _ in range(n_steps):
        bot = table.bot_to_act()
        if bot is not None:
            table.act_bot(bot)
    room = room_of(table.game.id, Speaker("en", short=True), table.names)
    views = tuple(table.view(seat) for seat in range(seats))
    found = []
    for view, hands in ((table.view(0), ()), (table.view(None), ()), (table.view(None), views)):
        room.new_turn(view)
        found.append((table, Scene(view, table.names, frozenset(), "A rather long name of a variant", hands), room))
    return found


@pytest.mark.parametrize(("variant", "seats"), SIZES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (41, 12), (300, 100)])
def test_a_picture_fits(variant: str, seats: int, width: int, height: int) -> None:
    for n_steps in (0, 1, seats + 1, 3 * seats):
        for _, scene, room in scenes(variant, seats, n_steps):
            top, bottom = room.picture(scene).lines(width, height)
            for line in (*top, *bottom):
                assert cell_len(line.plain) <= width, line.plain
            if (width, height) == (80, 24):
                assert len(top) + len(bottom) <= (24 if scene.hands else 20)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 11)])
def test_a_picture_shows_no_hidden_card(variant: str, seats: int) -> None:
    for n_steps in (0, seats, 2 * seats, 4 * seats):
        table, scene, room = scenes(variant, seats, n_steps)[0]
        top, bottom = room.picture(scene).lines(80, 24)
        signs = "♣♦♥♠"
        shown = set(re.findall(rf"(?:10|[2-9JQKA])[{signs}]", "\n".join(line.plain for line in (*top, *bottom))))
        speaker = room.speaker
        view = table.view(0)
        open_cards = {card for _, card in view.public.on_table} | {
            card for t in view.public.tricks for _, card in t.plays
        }
        allowed = {speaker.short_card(card) for card in open_cards | set(view.hand)}
        assert shown <= allowed


def test_colour_is_never_alone() -> None:
    _, scene, room = scenes("classic", 4, 6)[0]
    _, bottom = room.picture(scene).lines(80, 24)
    hand = [speaker_card for speaker_card in bottom[0].plain.split()]
    assert len(hand) == len(scene.view.hand)
    assert all(card[-1] in "♣♦♥♠" for card in hand)
    assert fitting(bottom[0].plain, "ascii").isascii()


@pytest.mark.parametrize("n_others", range(1, 11))
def test_every_seat_has_a_place(n_others: int) -> None:
    left, top, right = drawing.around(n_others)
    assert left + top + right == n_others and left == right
    cells = [[drawing.Text(f"seat{number:02}")] for number in range(n_others)]
    text = "\n".join(row.plain for row in drawing.table_of(cells, [], 80))
    assert sorted(re.findall(r"seat\d\d", text)) == [f"seat{number:02}" for number in range(n_others)]


def test_a_game_without_a_room_is_played_all_the_same() -> None:
    rules = registry.ruleset("kids-jinx", 2)
    table, _ = open_table(rules, [Sitting("A"), Sitting("B", "random")], seed="1", first_leader=0)
    room = Anything(Speaker("en"), table.names)
    view = table.view(0)
    assert "play" in room.move("right", view)
    table.act(0, room.enter(view))
    assert isinstance(room.move("left", table.view(None)), str) and isinstance(room.enter(table.view(None)), str)
    assert room.picture(None) is None and room.key("claim", view) is None  # type: ignore[arg-type]


def test_tables_and_charts() -> None:
    lines = drawing.number_table(["Player", *map(str, range(1, 31)), "Sum"], [["Anna", *["10"] * 30, "300"]], 60)
    assert all(cell_len(line) <= 60 for line in lines) and lines[1].endswith("300")
    assert drawing.chart(["A", "B"], [], 40)[0].startswith("A")
    assert [line[-3:] for line in drawing.chart(["A", "B"], [(-5, 26)] * 100, 40)] == [" -5", " 26"]
