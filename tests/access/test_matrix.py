"""The tables of docs/access.md are what happens today, they are complete, and in every cell holds what is promised."""

from __future__ import annotations

import ast
import asyncio
import re
from pathlib import Path

import pytest

from openhearts.errors import Forbidden
from openhearts.tables.session import commands as c
from openhearts.tables.session.decide import decide
from openhearts.web.app import make_app
from openhearts.web.table import commands as table_commands
from tests.access.matrix import COMMANDS, PAGE, ROUTES, Cells, page, tried
from tests.access.scene import EXPIRED, HOST, OLD, OTHER, OWN, SECOND, STRANGER, VISITORS, WATCHER, Answer, World
from tests.web.helpers import site


@pytest.fixture(scope="module")
def cells() -> Cells:
    """Everything, asked by everybody, once."""
    return asyncio.run(tried())


def every(cells: Cells) -> list[tuple[str, dict[str, Answer]]]:
    """All rows: what was asked, and the answer to each visitor."""
    routes = [(f"{row.method} {row.path} {row.note}", answers) for row, answers in cells.routes]
    commands = [(f"{table} {do}", answers) for (table, do, _), answers in cells.commands]
    return [(name, dict(zip(VISITORS, answers, strict=True))) for name, answers in routes + commands]


def test_the_page_is_what_happens(cells: Cells) -> None:
    assert page(cells) == PAGE.read_text(encoding="utf-8"), "run `python -m tests.access.matrix`"


def test_every_address_is_tried() -> None:
    app = make_app(site())
    known = {
        (route.path_format, method)
        for route in app.routes
        for method in (getattr(route, "methods", None) or {"WEBSOCKET"})
        if method not in ("OPTIONS", "HEAD")
    }
    assert {(row.route, row.method) for row in ROUTES} == known


def words_of_pages() -> set[str]:
    """Every word that a page may send as `do`, as the code that carries them out knows them."""
    tree = ast.parse(Path(table_commands.__file__).read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.match_case):
            found |= {one.value for one in ast.walk(node.pattern) if isinstance(one, ast.Constant)}
    return found


def test_every_command_of_a_page_is_tried() -> None:
    assert words_of_pages() == {do for _, do, _ in COMMANDS}


def test_a_hand_is_shown_to_its_own_browsers_alone(cells: Cells) -> None:
    seats = {OTHER: 1, OWN: 2, HOST: 0, SECOND: 2}
    n_shown = 0
    for name, answers in every(cells):
        for visitor, answer in answers.items():
            own = (seats[visitor],) if visitor in seats else ()
            assert answer.hands in ((), own), (name, visitor, str(answer))
            n_shown += bool(answer.hands)
    assert n_shown > 40  # the cards would be found


def test_who_brings_no_form_changes_nothing(cells: Cells) -> None:
    for name, answers in every(cells):
        answer = answers[STRANGER]
        assert not answer.facts and not answer.became, name
        if not name.startswith(("GET", "WEBSOCKET")):
            assert answer.status == 403, name


def test_only_who_sits_there_acts_for_a_seat(cells: Cells) -> None:
    for name, answers in every(cells):
        who = {visitor for visitor, answer in answers.items() if "Acted" in answer.facts}
        assert who <= {OWN, SECOND}, name
    acts = dict(every(cells))["playing act"]
    assert all("Acted" in acts[visitor].facts for visitor in (OWN, SECOND))
    assert acts[OTHER].why == acts[HOST].why == "card-not-held" and acts[OLD].why == acts[WATCHER].why == "watching"


def test_only_the_host_decides_for_everybody(cells: Cells) -> None:
    for name, answers in every(cells):
        for visitor, answer in answers.items():
            if {"SettingsChanged", "MatchOpened", "BotSeated", "Closed"} & {*answer.facts} and "AgainWanted" not in (
                answer.facts
            ):
                assert visitor == HOST, (name, visitor, str(answer))


def test_an_ended_session_and_a_used_link_bring_nobody_back(cells: Cells) -> None:
    for name, answers in every(cells):
        for visitor, answer in answers.items():
            if answer.became:
                assert name.startswith(("POST /device/{own_pass}", "POST /return own seat's code")), (name, visitor)
                assert visitor not in (STRANGER, OTHER, HOST), name
        if "/live" in name:
            assert answers[EXPIRED].status in (4401, 4403)


def test_nothing_fails_and_nothing_is_the_operator_s_but_theirs(cells: Cells) -> None:
    for name, answers in every(cells):
        for visitor, answer in answers.items():
            assert answer.status < 500 or answer.status >= 4400, (name, visitor, str(answer))
            if re.search(r" /(metrics|operator)", name):
                assert answer.status == 401 and "openhearts_" not in answer.body, name


def test_a_page_of_elsewhere_opens_no_connection(cells: Cells) -> None:
    row = next(answers for name, answers in every(cells) if "a page of elsewhere" in name)
    assert {answer.status for answer in row.values()} == {4403}


def test_what_the_server_says_itself_nobody_else_says() -> None:
    """Commands of the server, as what a bot chose, are refused to every person, the host and the seat's own too."""

    async def run() -> int:
        world = World()
        await world.put_up()
        n_refused = 0
        with world.laid_out() as scene:
            state = (await scene.site.lobby.find(world.tables["playing"])).state
            for wish in (
                c.KeepFor(1, "anna", "Anna"),
                c.BotActs(1, 0, 2, world.pass_text(), "club", "1"),
                c.CloseAnswers(),
                c.DealOn(),
                c.Restore(),
                c.RaiseAbsence("ben"),
                c.EndAbsence("ben"),
                c.PassHosting(),
                c.Warn(1),
                c.MoveOn(),
            ):
                assert isinstance(wish, c.ServerWish)
                for person in ("anna", "ben", "cleo", "dan", "dora", "wanda", "nobody"):
                    with pytest.raises(Forbidden):
                        decide(state, c.Command(wish, person), state.at)
                    n_refused += 1
        return n_refused

    assert asyncio.run(run()) == 70
