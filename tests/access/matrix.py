"""Who may do what: every address and every command, tried by eight visitors, as the tables of docs/access.md.

`python -m tests.access.matrix` writes the page.  What is tried stands in the lists below; a test holds that they are
complete, and what must hold in every cell.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Final

from msgspec import Struct

from tests.access.scene import VISITORS, Answer, World
from tests.web.helpers import HERE

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "access.md"
ABROAD: Final = "http://evil.example"


class Row(Struct, frozen=True):
    """What is asked: a route with its method, the address, the form, and at which table (`{table}`)."""

    route: str
    method: str
    path: str = ""
    form: dict[str, str] = {}
    table: str = "playing"
    note: str = ""


def _get(route: str, path: str = "", **more: str) -> Row:
    return Row(route, "GET", path or route, **more)  # type: ignore[arg-type]


def _post(route: str, path: str = "", note: str = "", table: str = "playing", **form: str) -> Row:
    return Row(route, "POST", path or route, form, table, note)


ROUTES: Final = (
    _get("/"),
    _post("/play", variant="classic", level="club", **{"with": "friends"}),
    _get("/wishes"),
    _post("/wishes", language="de", back="/"),
    _get("/rules"),
    _get("/rules/{variant}", "/rules/classic"),
    _get("/cards"),
    _get("/matches"),
    _get("/cards/{variant}", "/cards/classic"),
    _get("/fair"),
    _get("/static/{path}", "/static/app.css"),
    _get("/rules-editor"),
    _post("/rules-editor", variant="classic"),
    _post("/rules-editor/file"),
    _get("/rules-editor/rules.toml", "/rules-editor/rules.toml?variant=classic"),
    _get("/replay"),
    _post("/replay", text=""),
    _get("/replay/{key}", "/replay/none"),
    _post("/replay/{key}", "/replay/none"),
    _get("/kitchen"),
    _post("/kitchen", variant="classic", seats="4"),
    _get("/kitchen/{ident}", "/kitchen/{pad}"),
    _post("/kitchen/{ident}/entry", "/kitchen/{pad}/entry", number="1"),
    _get("/kitchen/{ident}/length", "/kitchen/{pad}/length"),
    _get("/kitchen/{ident}/referee", "/kitchen/{pad}/referee"),
    _get("/kitchen/{ident}/share.svg", "/kitchen/{pad}/share.svg"),
    _get("/device"),
    _get("/device/{token}", "/device/{own_pass}", note="own seat's link"),
    _post("/device/{token}", "/device/{own_pass}", note="own seat's link"),
    _post("/device/{token}", "/device/{used_pass}", note="the link that was used"),
    _get("/device/{token}/code.svg", "/device/{own_pass}/code.svg"),
    _post("/device/code"),
    _get("/return"),
    _post("/return", note="own seat's code", code="{code}"),
    _post("/return", note="a wrong code", code="2222-2222-2222-2222-2222"),
    _get("/sign-out"),
    _post("/sign-out"),
    _get("/end-others"),
    _post("/end-others"),
    _get("/table/{ident}", "/table/{table}"),
    _get("/table/{ident}", "/table/{table}", table="children", note="closed table"),
    _get("/table/{ident}", "/table/{table}", table="over", note="match over"),
    _get("/table/{ident}/view.json", "/table/{table}/view.json"),
    _get("/table/{ident}/view.json", "/table/{table}/view.json", table="children", note="closed table"),
    _get("/table/{ident}/settings", "/table/{table}/settings"),
    _post("/table/{ident}/settings", "/table/{table}/settings", pace="0", level="club", chat="on"),
    _post("/table/{ident}/settings", "/table/{table}/settings", note="closed table", table="children", pace="0"),
    _get("/table/{ident}/invite.svg", "/table/{table}/invite.svg"),
    _get("/table/{ident}/invite.svg", "/table/{table}/invite.svg", table="children", note="closed table"),
    _get("/table/{ident}/invited/{key}", "/table/{table}/invited/{key}", table="children", note="closed table"),
    _get("/table/{ident}/invited/{key}", "/table/{table}/invited/wrong", table="children", note="a wrong key"),
    _get("/table/{ident}/invited/{key}/answer", "/table/{table}/invited/{key}/answer", table="children"),
    _post("/table/{ident}/invited/{key}", "/table/{table}/invited/{key}", table="children", name="Somebody"),
    _get("/table/{ident}/fair", "/table/{table}/fair"),
    _get("/table/{ident}/record.txt", "/table/{table}/record.txt"),
    _get("/table/{ident}/record.txt", "/table/{table}/record.txt", table="over", note="match over"),
    _get("/table/{ident}/result.svg", "/table/{table}/result.svg"),
    _get("/table/{ident}/replay", "/table/{table}/replay"),
    _get("/table/{ident}/replay", "/table/{table}/replay", table="over", note="match over"),
    _post("/table/{ident}/replay", "/table/{table}/replay"),
    _post("/table/{ident}/do", "/table/{table}/do", do="act", value="{own_act}", note="own seat's cards"),
    _post("/table/{ident}/do", "/table/{table}/do", note="closed table", table="children", do="sit", value="3"),
    _post("/table/{ident}/again", "/table/{table}/again"),
    _post("/table/{ident}/again", "/table/{table}/again", table="over", note="match over"),
    _post("/table/{ident}/repeat", "/table/{table}/repeat"),
    _post("/table/{ident}/forget", "/table/{table}/forget"),
    Row("/table/{ident}/live", "WEBSOCKET", "/table/{table}/live"),
    Row("/table/{ident}/live", "WEBSOCKET", "/table/{table}/live", table="children", note="closed table"),
    Row("/table/{ident}/live", "WEBSOCKET", "/table/{table}/live", {"origin": ABROAD}, note="from a page of elsewhere"),
    _get("/table/{ident}/holiday", "/table/{table}/holiday"),
    _get("/table/{ident}/holiday", "/table/{table}/holiday", table="children", note="closed table"),
    _post("/table/{ident}/holiday", "/table/{table}/holiday", until="2199-01-01"),
    _post("/table/{ident}/bots", "/table/{table}/bots"),
    _post("/table/{ident}/bots", "/table/{table}/bots", table="over", note="match over"),
    _get("/jobs"),
    _post("/jobs"),
    _get("/jobs/{ident}", "/jobs/{job}", note="own seat's job"),
    _post("/jobs/{ident}/cancel", "/jobs/{job}/cancel", note="own seat's job"),
    _get("/jobs/{ident}/records.zip", "/jobs/{job}/records.zip", note="own seat's job"),
    _get("/robots.txt"),
    _get("/health"),
    _get("/ready"),
    _get("/metrics"),
    _get("/operator"),
    _get("/operator.json"),
)

# What pages ask for at a table (`do` with its value): before the match, in a deal, and when the match is over.
COMMANDS: Final = (
    ("gathering", "sit", "3 Somebody"),
    ("gathering", "add", "3 Somebody"),
    ("gathering", "join", "Somebody"),
    ("gathering", "come", "Somebody"),
    ("gathering", "free", "2"),
    ("gathering", "fill", "3"),
    ("gathering", "swap-ask", "2"),
    ("gathering", "arrange", "1 2"),
    ("gathering", "stay", ""),
    ("gathering", "welcome", "1"),
    ("gathering", "pace", "1.2"),
    ("gathering", "say", "hello"),
    ("gathering", "phrase", "hello"),
    ("gathering", "start", ""),
    ("gathering", "close", ""),
    ("playing", "act", "{own_act}"),
    ("playing", "choose", "{own_card}"),
    ("playing", "line", "{own_act}"),
    ("playing", "key", "h"),
    ("playing", "on", ""),
    ("playing", "seen", ""),
    ("playing", "commit", "1 2 " + "00" * 32),
    ("playing", "reveal", "1 2 " + "00" * 32),
    ("playing", "uncover", "2"),
    ("playing", "cover", ""),
    ("playing", "sit", "2 Somebody"),
    ("playing", "free", "2"),
    ("playing", "back", "2"),
    ("playing", "back-yes", "1"),
    ("playing", "back-no", "1"),
    ("playing", "away-bot", "2"),
    ("playing", "away-wait", "2"),
    ("playing", "swap-ask", "2"),
    ("playing", "swap-yes", "1"),
    ("playing", "swap-no", "1"),
    ("playing", "arrange", "1 2"),
    ("playing", "pace", "1.2"),
    ("playing", "next", ""),
    ("playing", "anew", ""),
    ("playing", "anew-no", ""),
    ("playing", "say", "hello"),
    ("playing", "seen", ""),
    ("playing", "close", ""),
    ("over", "again", ""),
    ("over", "again-no", ""),
    ("over", "next", ""),
    ("children", "let-in", "{knock}"),
    ("children", "turn-away", "{knock}"),
    ("children", "sit", "3 Somebody"),
)


class Cells(Struct):
    """What came of everything: rows of what was asked, with an answer for each visitor."""

    routes: list[tuple[Row, list[Answer]]] = []
    commands: list[tuple[tuple[str, str, str], list[Answer]]] = []


def filled(world: World, text: str, table: str) -> str:
    """An address or a value with the names of this world."""
    ident = world.tables[table]
    known = {
        "{table}": ident,
        "{pad}": world.pad,
        "{job}": world.job,
        "{own_pass}": world.own_pass,
        "{used_pass}": world.used_pass,
        "{code}": world.code,
        "{key}": world.keeper.invitation(ident),
        "{own_act}": world.pass_text(),
        "{own_card}": min(world.hands[2]) if world.hands else "",
        "{knock}": str(world.knock),
    }
    for name, value in known.items():
        text = text.replace(name, value)
    return text


async def tried() -> Cells:
    """Everything, asked by everybody."""
    world, found = World(), Cells([], [])
    await world.put_up()
    for row in ROUTES:
        path = filled(world, row.path, row.table)
        form = {name: filled(world, value, row.table) for name, value in row.form.items()}
        answers = []
        for visitor in VISITORS:
            with world.laid_out() as scene:
                if row.method == "WEBSOCKET":
                    answers.append(await scene.connect(visitor, path, form.get("origin", HERE)))
                else:
                    answers.append(await scene.ask(visitor, row.method, path, form))
        found.routes.append((row, answers))
    for table, do, value in COMMANDS:
        form = {"do": do, "value": filled(world, value, table), "text": "hello"}
        answers = []
        for visitor in VISITORS:
            with world.laid_out() as scene:
                answers.append(await scene.ask(visitor, "POST", f"/table/{world.tables[table]}/do", form))
        found.commands.append(((table, do, value), answers))
    return found


HEAD: Final = """<!-- made by `python -m tests.access.matrix`: do not edit -->

# Who may do what

Every address of a server and every command of a table, tried by eight visitors. What happened stands here as it was
found by the tests, which compare this page with what happens today ([security.md](security.md) says what is promised).

- **stranger**: a browser without a cookie, and without the page that its form would come from
- **watcher**: a guest who looks at the tables and sits at none
- **other seat**: who sits in seat 2, beside
- **own seat**: who sits in seat 3 and owes the decision that is asked for; seats are numbered from 1
- **host**: who opened the table, in seat 1
- **second browser**: another browser of *own seat*, which went on by a link for another device
- **old identity**: who sat in seat 4, until somebody else came back as the person of that seat by the word of the
  others; where no deal is played, who sits in seat 4 (match over) or nowhere
- **expired cookie**: a copy of a cookie of *own seat* whose session was ended: a new guest, with the old form's token

A cell has the status of the answer (of a connection that was closed its code); what was written in the table's log; why
nothing was; `hand 3`: that the cards of seat 3 in the deal that is being played stood in it; `is own seat`: that the
browser is that person from now on. `303` leads to another page.
"""


def _line(name: str, answers: list[Answer]) -> str:
    told = [str(one) for one in answers]
    return "| " + " | ".join([name, *told]) + " |"


def page(found: Cells) -> str:
    """The page of the docs."""
    head = f"| what | {' | '.join(VISITORS)} |\n|---|{'---|' * len(VISITORS)}"
    routes = [
        _line(f"{row.method} `{row.route}`" + (f", {row.note}" if row.note else ""), answers)
        for row, answers in found.routes
    ]
    commands = {
        table: [_line(f"`{do}`", answers) for (where, do, _), answers in found.commands if where == table]
        for table in dict.fromkeys(where for (where, _, _), _ in found.commands)
    }
    names = {
        "gathering": "before the match; seats 1 to 3 are taken",
        "playing": "in a deal; everybody owes the cards to pass",
        "over": "when the match is over",
        "children": "at a children's table, which is closed; the watcher has knocked",
    }
    parts = [HEAD, "## Addresses\n", "\n".join([head, *routes]), "\n## Commands of a table\n"]
    parts.append("Sent to `/table/{ident}/do`; over a connection the same commands go the same way.\n")
    for table, lines in commands.items():
        parts += [f"### {names[table].capitalize()}\n", "\n".join([head, *lines]), ""]
    return "\n".join(parts).rstrip() + "\n"


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m tests.access.matrix", description=(__doc__ or "").split("\n")[0]
    ).parse_args()
    PAGE.write_text(page(asyncio.run(tried())), encoding="utf-8")
