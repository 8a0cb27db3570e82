"""Pictures fit their terminal for every table size, show cards by sign and letter, and nothing that is hidden."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import structs
from msgspec.structs import replace
from rich.cells import cell_len
from rich.text import Text

from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.tables.log import Sitting
from openhearts.tables.table import Table, open_table
from openhearts.terminal import summaries
from openhearts.terminal.game_ui import AnyGameUi, Scene, game_ui_of
from openhearts.terminal.replaying import Replay
from openhearts.terminal.table_viewer import Screen
from openhearts.terminal.ui import drawing
from openhearts.terminal.ui.encoding_fallback import fitting
from openhearts.terminal.ui.seats import Place, table

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
    ui = game_ui_of(table.game.id, Speaker("en", short=True), table.names)
    views = tuple(table.view(seat) for seat in range(seats))
    found = []
    for view, hands in ((table.view(0), ()), (table.view(None), ()), (table.view(None), views)):
        ui.new_turn(view)
        found.append((table, Scene(view, table.names, frozenset(), "A rather long name of a variant", hands), ui))
    return found


WINDOWS = [(40, 20), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60), (41, 12), (300, 100)]


@pytest.mark.parametrize(("variant", "seats"), SIZES)
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_picture_fits(variant: str, seats: int, width: int, height: int) -> None:
    for n_steps in (0, 1, seats + 1, 3 * seats):
        for _, scene, ui in scenes(variant, seats, n_steps):
            picture = ui.picture(scene)
            top, bottom = picture.lines(width, height - 3)
            side = picture.side(max(38, width // 3), height - 3)
            for line in (picture.head(width), *top, *bottom):
                assert cell_len(line.plain) <= width, line.plain
            assert all(cell_len(line.plain) <= max(38, width // 3) for line in side)
            assert len(side) <= height - 3 or height < 28
            if height >= 20 and not scene.hands:
                assert len(top) + len(bottom) <= height - 5, "there is no row for what is said"


@pytest.mark.parametrize(("variant", "seats"), [one for one in SIZES if one[0] != "herz-an-herz"])
@pytest.mark.parametrize(("width", "height"), WINDOWS[:6])
def test_everything_needed_to_play_is_in_sight(variant: str, seats: int, width: int, height: int) -> None:
    """The names, the cards on the table, the whole hand, what may be played, and the cursor."""
    for n_steps in (0, seats, 2 * seats + 1):
        _, scene, ui = scenes(variant, seats, n_steps)[0]
        view = scene.view
        top, bottom = ui.picture(scene).lines(width, height - 3)
        table, hand = "\n".join(line.plain for line in top), "\n".join(line.plain for line in bottom)
        for name in scene.names:
            assert name[:3] in table, (name, table)
        for _, card in view.public.on_table:
            index, sign = ui.index_of(card)
            assert index in table and sign in table, (card, table)
        for card in view.hand:
            index, sign = ui.index_of(card)
            assert hand.count(sign) >= 1 and re.search(rf"(?<![0-9A-Z]){index}(?![0-9A-Z])", hand), (card, hand)
        n_indexes = len(re.findall(r"(?<![0-9A-Z])(?:10|11|[1-9JQKA])(?![0-9A-Z])", hand))
        assert n_indexes == len(view.hand), hand
        if view.options.kind == "play":
            assert hand.count("▲") == len(view.options.cards) and "[" in hand


def test_the_cards_grow_with_the_window() -> None:
    heights = []
    for width, height in ((60, 20), (80, 24), (120, 40), (200, 60)):
        _, scene, ui = scenes("classic", 4, 8)[0]
        top, bottom = ui.picture(scene).lines(width, height - 3)
        heights.append((sum("│" in line.plain or "▐" in line.plain for line in top), len(bottom)))
    assert heights == sorted(heights) and len(set(heights)) == 4, heights


@pytest.mark.parametrize(("variant", "seats"), [("cancellation", 11), ("herz-an-herz", 4), ("kids-jinx", 8)])
def test_names_are_cut_no_shorter_than_they_must(variant: str, seats: int) -> None:
    names = ("Toi", "Alice", "Bastien", "Chloé", "Damien", "Élise", "Félix", "Gaëlle", "Hugo", "Inès", "Jules")[:seats]
    most = 7 if variant != "herz-an-herz" else 6
    _, scene, _ = scenes(variant, seats, 1)[0]
    ui = game_ui_of(scene.view.public.rules.game, Speaker("fr", short=True), names)
    ui.new_turn(scene.view)
    text = "\n".join(line.plain for line in ui.picture(replace(scene, names=names)).lines(40, 17)[0])
    for name in names:
        assert (name if len(name) <= most else name[: most - 1] + "…") in text, text


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(40, 20), (80, 24), (120, 40)])
def test_every_tower_is_in_sight(seats: int, size: tuple[int, int]) -> None:
    for n_steps in (1, 4 * seats, 12 * seats):
        _, scene, ui = scenes("herz-an-herz", seats, n_steps)[0]
        top, bottom = ui.picture(scene).lines(size[0], size[1] - 3)
        text = "\n".join(line.plain for line in top)
        public = scene.view.public
        laid = [one.value for tower in public.towers for one in tower.laid]
        for value in laid:
            assert re.search(rf"(?<![0-9]){value}(?![0-9])", text), (value, text)
        for name in scene.names:
            assert name[:2] in text
        if public.drawn is not None:
            assert ui.speaker.card(public.drawn, public.rules) in "\n".join(line.plain for line in bottom)


def test_only_the_seat_on_turn_is_lit() -> None:
    """What one part of a line looks like does not spill over to the rest of it."""
    table, scene, ui = scenes("herz-an-herz", 3, 12)[0]
    top, _ = ui.picture(scene).lines(120, 37)
    line = next(row for row in top if "Ada" in row.plain)
    lit = [
        name
        for name in ("Me", "Ada", "Ben")
        if any("#f2c14e" in str(span.style) for span in line.spans if span.start <= line.plain.index(name) < span.end)
    ]
    assert lit == [("Me", "Ada", "Ben")[table.public.turn]]
    history = scenes("classic", 4, 24)[0]
    row = next(one for one in history[2].picture(history[1]).side(42, 36) if one.plain.startswith(" 1 "))
    assert not row.style


def test_the_history_stands_beside_the_table() -> None:
    table, scene, ui = scenes("classic", 4, 24)[0]
    side = "\n".join(line.plain for line in ui.picture(scene).side(42, 36))
    assert "Tricks of this deal" in side and "the match ends at 100" in side
    assert table.public.tricks
    for trick in table.public.tricks:
        for _, card in trick.plays:
            assert ui.speaker.short_card(card) in side
        assert side.count("◄") >= 1
    watched = scenes("herz-an-herz", 3, 12)[0]
    assert "Standing" in "\n".join(line.plain for line in watched[2].picture(watched[1]).side(42, 36))


def test_the_totals_are_drawn_with_axis_and_limit() -> None:
    _, scene, ui = scenes("classic", 4, 8)[0]
    told = structs.replace(scene, totals=((0, 0, 0, 0), (26, 0, 0, 0), (26, 13, 13, 0), (26, 39, 13, 0)))
    side = [line.plain for line in ui.picture(told).side(42, 36)]
    chart = side[next(idx for idx, line in enumerate(side) if line.startswith("Totals")) + 1 :]
    assert "100┤" in chart[0] and "┄" in chart[0]
    assert chart[-1].split() == ["1", "2", "3"]
    ends = {mark: row for row, line in enumerate(chart) for mark in "MABC" if mark in line}
    assert ends["A"] < ends["M"] < ends["B"] < ends["C"]


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("herz-an-herz", 3)])
def test_the_standing_counts_the_deal_when_it_is_over(variant: str, seats: int) -> None:
    table, scene, ui = scenes(variant, seats, 400)[0]
    public = scene.view.public
    assert public.phase == "over" and any(public.points)
    side = ui.picture(scene).side(42, 36)[1 : seats + 1]
    assert [line.plain.split()[-1] for line in side if "+" in line.plain] == [f"+{one}" for one in public.points if one]
    assert table.scores == public.points


def test_the_standing_adds_what_the_deal_adds_to_scores_that_never_fall_below_0() -> None:
    """A jack of diamonds that takes 11 off a score of 5 takes 5 off it."""
    _, scene, ui = scenes("classic", 4, 8)[0]
    rules = registry.ruleset("classic", 4, {"jack-11": True, "score.negative_total": False})
    public = structs.replace(scene.view.public, rules=rules, scores=(5, 30, 0, 7), points=(-11, -11, -11, 2))
    view = structs.replace(scene.view, public=public)
    side = ui.picture(structs.replace(scene, view=view)).side(42, 36)[1:5]
    assert [line.plain.split()[-2:] for line in side] == [["5", "-5"], ["30", "-11"], ["·" * 20, "0"], ["7", "+2"]]


class Drawn:
    """A face that keeps the picture it is to show."""

    is_rich = True

    def show(self, picture: Any) -> None:
        """Keeps what stands beside the table."""
        self.side = [line.plain for line in picture.side(42, 40)]

    @property
    def chart(self) -> list[str]:
        """The chart of the totals."""
        return self.side[next(idx for idx, line in enumerate(self.side) if line.startswith("Totals")) + 1 :]


def test_the_chart_ends_with_the_deal_that_is_over_and_never_below_0_where_scores_do_not() -> None:
    """At a table, in the line behind its deal, and in its record."""
    options = {"jack-11": True, "score.negative_total": False, "score.points": {"QS": 1}, "moon.award": "none"}
    rules = registry.ruleset("classic", 4, options)
    table, _ = open_table(rules, [Sitting(name, "random") for name in NAMES[:4]], seed="floor 2")
    for number in (1, 2):
        while not table.is_waiting:
            table.act_bot(table.bot_to_act() or 0)
        table.next_deal() if number == 1 else None
    assert table.scores != tuple(map(sum, zip(*table.after.deals, strict=True))), "some total stopped at 0"
    face = Drawn()
    speaker: Any = Speaker("en")
    some: Any = face
    Screen(table, some, speaker, 0).draw()
    assert face.chart[-1].split() == ["1", "2"]
    assert [line.split("┤")[0] for line in face.chart if "┤" in line and "-" in line.split("┤")[0]] == []
    drawn = [*face.chart]
    replay = Replay(table.record(), some, speaker, None)
    replay.open_deal(1, at_end=True)
    replay.draw()
    assert [line[3:] for line in face.chart] == [line[3:] for line in drawn]
    told = summaries.chart_lines(table, table.names)
    assert [int(line.split()[-1]) for line in told] == [*table.scores]


def test_a_small_tower_is_headed_by_the_total_of_now() -> None:
    _, scene, ui = scenes("herz-an-herz", 3, 400)[0]
    view = structs.replace(scene.view, public=structs.replace(scene.view.public, scores=(20, 30, 40)))
    points = view.public.points
    assert any(points)
    top, _ = ui.picture(structs.replace(scene, view=view)).lines(40, 17)
    assert re.findall(r"\d+", top[0].plain) == [str(20 + 10 * seat + more) for seat, more in enumerate(points)]
    assert re.findall(r"\d+", top[-1].plain) == [*map(str, points)], top[-1].plain


@pytest.mark.parametrize("language", ["en", "de", "ru", "pl"])
@pytest.mark.parametrize("size", [(40, 20), (80, 24), (120, 40)])
def test_a_picture_can_be_shown_in_ascii(language: str, size: tuple[int, int]) -> None:
    for variant, seats in (("classic", 4), ("classic-6-jokers", 6), ("herz-an-herz", 3)):
        _, scene, ui = scenes(variant, seats, 2 * seats)[0]
        ui.speaker = Speaker(language, short=True, ascii_only=True)
        picture = ui.picture(scene)
        top, bottom = picture.lines(size[0], size[1] - 3)
        for line in (*top, *bottom, *picture.side(42, 36)):
            shown = fitting(line.plain, "ascii")
            assert shown.isascii() and ("?" not in shown or language in ("ru", "pl")), shown


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 11)])
def test_a_picture_shows_no_hidden_card(variant: str, seats: int) -> None:
    for n_steps in (0, seats, 2 * seats, 4 * seats):
        table, scene, ui = scenes(variant, seats, n_steps)[0]
        picture = ui.picture(scene)
        lines = [*picture.side(42, 36)]
        for size in ((80, 21), (40, 17), (60, 17)):
            lines += [line for part in picture.lines(*size) for line in part]
        shown = set(re.findall(r"(?:10|[2-9JQKA])[♣♦♥♠]", "\n".join(line.plain for line in lines)))
        assert shown or not n_steps
        speaker = ui.speaker
        view = table.view(0)
        open_cards = {card for _, card in view.public.on_table} | {
            card for t in view.public.tricks for _, card in t.plays
        }
        allowed = {speaker.short_card(card) for card in open_cards | set(view.hand)}
        assert shown <= allowed


def test_colour_is_never_alone() -> None:
    """Every card has its sign, and which may be played is marked."""
    _, scene, ui = scenes("classic", 4, 6)[0]
    _, bottom = ui.picture(scene).lines(60, 17)
    hand = bottom[0].plain.split()
    assert len(hand) == len(scene.view.hand)
    assert all(card[-1] in "♣♦♥♠" for card in hand)
    _, drawn = ui.picture(scene).lines(80, 24)
    assert sum(line.plain.count(sign) for line in drawn for sign in "♣♦♥♠") >= len(hand)


@pytest.mark.parametrize("n_others", range(1, 11))
def test_every_seat_has_a_place(n_others: int) -> None:
    left, top, right = drawing.around(n_others)
    assert left + top + right == n_others and left == right
    places = [Place((Text(f"seat{number:02}"), Text("0")), Text("0")) for number in range(n_others)]
    own = Place((Text("own"), Text("0")), Text("0"))
    for width, height in ((60, 14), (80, 16), (134, 40)):
        rows = table(places, own, [], width, height)
        if rows is None:
            assert n_others > 6 and width == 60
            continue
        text = "\n".join(row.plain for row in rows)
        assert sorted(re.findall(r"seat\d\d", text)) == [f"seat{number:02}" for number in range(n_others)]
        assert len(rows) == height and all(cell_len(row.plain) == width for row in rows)


def test_a_game_without_a_room_is_played_all_the_same() -> None:
    rules = registry.ruleset("kids-jinx", 2)
    table, _ = open_table(rules, [Sitting("A"), Sitting("B", "random")], seed="1", first_leader=0)
    ui = AnyGameUi(Speaker("en"), table.names)
    view = table.view(0)
    assert "play" in ui.move("right", view)
    table.act(0, ui.enter(view))
    assert isinstance(ui.move("left", table.view(None)), str) and isinstance(ui.enter(table.view(None)), str)
    assert ui.picture(None) is None and ui.key("claim", view) is None  # type: ignore[arg-type]


def test_tables_and_charts() -> None:
    lines = drawing.number_table(["Player", *map(str, range(1, 31)), "Sum"], [["Anna", *["10"] * 30, "300"]], 60)
    assert all(cell_len(line) <= 60 for line in lines) and lines[1].endswith("300")
    assert drawing.chart(["A", "B"], [], 40)[0].startswith("A")
    assert [line[-3:] for line in drawing.chart(["A", "B"], [(-5, 26)] * 100, 40)] == [" -5", " 26"]
