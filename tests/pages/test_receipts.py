"""Receipts in a page: kept over visits, held against the deal, shown where a server cheats, and evidence for others."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import to_builtins
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from openhearts.cli import main
from openhearts.records.shuffle_proof import FairShuffle
from openhearts.records.shuffle_receipts import Receipt, Signer
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.session import commands as c
from openhearts.tables.session import deals
from openhearts.tables.session import pending_shuffle as shuffles
from openhearts.tables.session.viewer import snapshot as snapshots
from openhearts.tables.session.viewer.table_view import ShuffleView
from tests.pages import steps
from tests.pages.conftest import RunningServer
from tests.pages.test_fair import PLAIN_ADDRESS
from tests.web import driving

pytestmark = pytest.mark.usefixtures("waits_long")
Visitors = Callable[..., Page]
PAINTS = False
Shown = tuple[tuple[int, str], ...]
KEPT = "() => Object.keys(localStorage).filter((one) => one.startsWith('openhearts-fair '))"


def drop(monkeypatch: pytest.MonkeyPatch, *steps_dropped: str, acknowledges: bool = False) -> None:
    """A server that takes up none of these steps; where it `acknowledges` them, it signs that it has."""
    ask, receipt = HostedTable.ask, HostedTable.receipt

    async def deaf(self: HostedTable, wish: c.AnyWish, *words: Any, **more: Any) -> Any:
        if isinstance(wish, c.Contribute) and wish.step in steps_dropped:
            return ()
        return await ask(self, wish, *words, **more)

    def lie(self: HostedTable, person: str, step: str, value: str) -> Receipt | None:
        mixed, shown = _mixed(self)
        if step not in steps_dropped or not acknowledges or mixed is None or self.signer is None:
            return receipt(self, person, step, value)
        _, seat, told = value.split()
        what: Any = step
        return self.signer.receipt(mixed, int(seat), what, told, shown)

    monkeypatch.setattr(HostedTable, "ask", deaf)
    monkeypatch.setattr(HostedTable, "receipt", lie)
    soon(monkeypatch)


def _mixed(table: HostedTable) -> tuple[FairShuffle | None, Shown]:
    """The shuffle of the deal that begins, or lies there, and the commitments that all were shown in it."""
    shuffle, deal = table.state.shuffle, table.state.deal
    if shuffle is not None:
        return shuffle.fair.shuffle, shuffle.shown
    return (None, ()) if deal is None else (deal.shuffle, deal.shown)


def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for for long."""
    for module in (shuffles, deals):
        monkeypatch.setattr(module, "ANSWER_WITHIN", 2.0)  # enough for a page on a busy machine


def play_out(page: Page, site: RunningServer) -> None:
    """The deal to its end, by others in no time: its cards were shuffled before."""
    steps.wait_for_me(page)
    driving.played(site.site.lobby.tables[page.url.rpartition("/")[2]], driving.over)
    steps.until(page, "() => !!document.querySelector('#b-next, #result')")


def played(visitor: Visitors, site: RunningServer, *, is_plain: bool = False) -> Page:
    """A page that has played a deal, and has all checks before it."""
    page = visitor(accept_downloads=True)
    if is_plain:
        page.add_init_script(PLAIN_ADDRESS)
    steps.sit_down(page, "kids-jinx", seats=6)
    play_out(page, site)
    page.goto(page.url + "/fair")
    expect(page.locator("#deal-1 .verdict")).to_be_visible()
    return page


def check(page: Page, name: str) -> Any:
    return page.locator(f'#deal-1 [data-check="{name}"]')


def files(page: Page, folder: Path) -> tuple[str, str]:
    """The receipts that the page hands out, and the record that the server tells."""
    with page.expect_download() as waiting:
        page.click("#receipts button")
    evidence, record = folder / "receipts.json", folder / "record.txt"
    waiting.value.save_as(evidence)
    record.write_bytes(page.request.get(page.url.replace("/fair", "/record.txt")).body())
    return str(evidence), str(record)


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["check", *words, "--lang", "en"])
    return done.exit_code, done.output


@pytest.mark.parametrize("is_plain", [True, False])
def test_a_page_keeps_its_receipts_and_others_can_verify_them(
    visitor: Visitors, site: RunningServer, tmp_path: Path, is_plain: bool
) -> None:
    """A plain http:// address cannot verify a signature: there they are kept and handed out all the same."""
    page = played(visitor, site, is_plain=is_plain)
    expect(page.locator("#deal-1 .verdict.right")).to_be_visible()
    for name in ("own", "key", "receipts"):
        expect(check(page, name)).to_have_class("right")
    assert check(page, "signed").is_visible() != is_plain
    expect(page.locator("#deal-1 .tally").first).to_contain_text("Added a number themselves: 1")
    evidence, record = files(page, tmp_path)
    held = json.loads(Path(evidence).read_text())["receipts"]
    assert [one["step"] for one in held] == ["commit", "reveal"]
    code, said = run(record, "--shuffle", "--receipts", evidence)
    assert code == 0 and said.count("the record agrees") == 2 and "withheld after" not in said
    held[0]["signature"], held[1]["deal"] = "0" * 128, 2  # somebody has changed them
    Path(evidence).write_text(json.dumps({"openhearts": "receipts", "version": 1, "receipts": held}))
    code, said = run(record, "--receipts", evidence)
    assert code == 0 and said.count("NOT signed") == 2


def test_a_server_that_leaves_out_what_it_acknowledged_is_shown_and_convicted(
    visitor: Visitors, site: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop(monkeypatch, "reveal", acknowledges=True)
    page = played(visitor, site)
    expect(page.locator("#deal-1 .verdict.wrong")).to_be_visible()
    expect(check(page, "receipts")).to_have_class("wrong")
    expect(check(page, "signed")).to_have_class("right")
    expect(page.locator("#deal-1 .tally.wrong")).to_contain_text("withheld after its commitment: 1")
    evidence, record = files(page, tmp_path)
    code, said = run(record, "--shuffle", "--receipts", evidence)
    assert code != 0 and "contribution: PROOF" in said and "did not tell the number: 1" in said
    Path(record).write_text(re.sub(r' seal="[0-9a-f]+"', "", Path(record).read_text()))
    code, said = run(record, "--shuffle", "--receipts", evidence)
    assert code == 0 and "PROOF" not in said and "anybody can have written it" in said


def test_a_withheld_number_without_a_receipt_is_shown_as_what_it_is(
    visitor: Visitors, site: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop(monkeypatch, "reveal")
    page = played(visitor, site)
    expect(page.locator("#deal-1 .verdict.part")).to_be_visible()
    expect(check(page, "withheld")).to_have_class("part")
    expect(check(page, "receipts")).to_have_class("right")
    assert check(page, "silent").is_hidden()
    evidence, record = files(page, tmp_path)
    code, said = run(record, "--shuffle", "--receipts", evidence)
    assert code == 0 and "who withheld it cannot be proved" in said and "withheld after its commitment: 1" in said


def test_what_was_never_acknowledged_is_said_to_prove_nothing(
    visitor: Visitors, site: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop(monkeypatch, "commit", "reveal")
    page = played(visitor, site)
    expect(page.locator("#deal-1 .verdict.part")).to_be_visible()
    expect(check(page, "silent")).to_have_class("part")
    expect(page.locator("#receipts")).to_be_hidden()


@pytest.mark.parametrize("forges", [False, True])
def test_a_page_reveals_nothing_before_its_commitment_is_acknowledged(
    visitor: Visitors, site: RunningServer, monkeypatch: pytest.MonkeyPatch, forges: bool
) -> None:
    """Else a server could look at the number first, and then say that the seat had never answered."""
    heard: list[str] = []
    ask, receipt = HostedTable.ask, HostedTable.receipt

    async def listens(self: HostedTable, wish: c.AnyWish, *words: Any, **more: Any) -> Any:
        if isinstance(wish, c.Contribute):
            heard.append(wish.step)
        return await ask(self, wish, *words, **more)

    def silent(self: HostedTable, person: str, step: str, value: str) -> Receipt | None:
        given = receipt(self, person, step, value)
        return replace(given, signature="0" * 128) if forges and given is not None else None

    monkeypatch.setattr(HostedTable, "ask", listens)
    monkeypatch.setattr(HostedTable, "receipt", silent)
    soon(monkeypatch)
    page = played(visitor, site)
    assert set(heard) == {"commit"}
    expect(check(page, "silent")).to_have_class("part")
    expect(page.locator("#deal-1 .tally.wrong")).to_be_visible()


def test_a_page_does_not_reveal_to_a_server_that_changes_its_key(
    visitor: Visitors, site: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = snapshots._asked

    def other(*words: Any) -> ShuffleView | None:
        found = asked(*words)
        return replace(found, key="ab" * 32) if found is not None and found.step == "reveal" else found

    monkeypatch.setattr(snapshots, "_asked", other)
    soon(monkeypatch)
    page = played(visitor, site)
    expect(check(page, "withheld")).to_have_class("part")
    expect(page.locator("#deal-1 .tally.wrong")).to_be_visible()


def test_old_deals_make_way_in_the_browser_and_nothing_else(visitor: Visitors) -> None:
    page = visitor()
    page.goto("/")
    page.evaluate("""() => { for (let n = 0; n < 70; n++) localStorage.setItem('openhearts-fair old ' + n,
        JSON.stringify({ at: n, host: '', key: '', mine: {}, receipts: [] })); localStorage.setItem('other', '1');
        for (const n of [7, 69]) localStorage.setItem('openhearts-gave old ' + n + ' 0 abc', ''); }""")
    steps.sit_down(page, "kids-jinx", seats=6)
    kept = page.evaluate(KEPT)
    assert len(kept) == 60 and "openhearts-fair old 69" in kept and "openhearts-fair old 10" not in kept
    given = page.evaluate("() => Object.keys(localStorage).filter((one) => one.startsWith('openhearts-gave old'))")
    assert given == ["openhearts-gave old 69 0 abc"]
    assert page.evaluate("() => localStorage.getItem('other')") == "1"


def test_two_pages_of_one_person_add_the_same(visitor: Visitors, site: RunningServer) -> None:
    """Else the slower one says that the deal is wrong."""
    page = visitor()
    steps.sit_down(page, "kids-jinx", seats=6)
    again = page.context.new_page()
    again.goto(page.url)
    steps.connected(again)
    page.bring_to_front()  # both answer in the same moment
    steps.play_out(page)
    page.click("#b-next")
    expect(page.locator("main.board")).to_have_attribute("data-turn", re.compile(r"^2\."))
    play_out(page, site)
    for one in (page, again):
        one.goto(one.url + "/fair")
        expect(one.locator("#deal-2 .verdict.right")).to_be_visible()
        expect(one.locator('#deal-2 [data-check="receipts"]')).to_have_class("right")


def test_a_page_that_undoes_what_another_one_kept_makes_no_deal_wrong(visitor: Visitors, site: RunningServer) -> None:
    """Two pages of one browser do not see at once what the other keeps, and keep the whole of it."""
    page = visitor()
    steps.sit_down(page, "kids-jinx", seats=6)
    play_out(page, site)
    n_kept = page.evaluate(
        """(other) => {
        const places = Object.keys(localStorage).filter((one) => one.startsWith('openhearts-fair '));
        for (const place of places) {
          const seen = JSON.parse(localStorage.getItem(place));
          for (const seat of Object.keys(seen.mine)) seen.mine[seat] = other;
          localStorage.setItem(place, JSON.stringify(seen));
        }
        return places.length; }""",
        "ab" * 32,
    )
    assert n_kept == 1
    page.goto(page.url + "/fair")
    expect(page.locator('#deal-1 [data-check="own"]')).to_have_class("right")
    expect(page.locator("#deal-1 .verdict.right")).to_be_visible()


ANSWERS = """async ([asked, ...came]) => {
    const on = fairness.answer(asked, (...one) => (window.sent ??= []).push(one));
    for (const one of came) fairness.acknowledge(one);
    await on;
}"""


def committed(page: Page) -> tuple[dict[str, Any], Any, Any]:
    """A page that has committed itself: the question for its number, the receipt, and one for another commitment."""
    steps.sit_down(page, "kids-jinx", seats=6)
    signer, host = Signer(b"\x05" * 32), "ab" * 32
    asked = {"step": "commit", "match": "a-match", "deal": 1, "host": host, "seats": [0], "key": signer.key}
    page.evaluate(ANSWERS, [asked])
    [[step, value]] = page.evaluate("sent")
    told = value.split()[2]
    assert step == "commit"
    shuffle = FairShuffle("a-match", 1, host, key=signer.key)
    receipt, other = (to_builtins(signer.receipt(shuffle, 0, "commit", one, ())) for one in (told, "cd" * 32))
    return {**asked, "step": "reveal", "commitments": [[0, told]]}, receipt, other


def reveals(page: Page) -> bool:
    """Whether a page tells its number, now or soon."""
    for _ in range(40):
        if any(step == "reveal" for step, _ in page.evaluate("sent")):
            return True
        page.wait_for_timeout(50)
    return False


def test_a_receipt_that_comes_while_the_page_looks_for_it_is_not_missed(visitor: Visitors) -> None:
    """Else a page that is a little slow never tells its number, and an honest server is marked for it."""
    page = visitor()
    asked, receipt, _ = committed(page)
    page.evaluate(ANSWERS, [asked, receipt])
    page.evaluate("(one) => fairness.acknowledge(one)", receipt)  # the same, asked for again
    assert reveals(page)


def test_receipts_for_something_else_make_a_page_neither_tell_its_number_nor_ask_without_end(visitor: Visitors) -> None:
    page = visitor()
    asked, receipt, other = committed(page)
    page.evaluate(ANSWERS, [asked])
    for _ in range(3):
        page.evaluate("(one) => fairness.acknowledge(one)", other)
        page.wait_for_timeout(50)
    assert [step for step, _ in page.evaluate("sent")] == ["commit", "commit"]
    page.evaluate("(one) => fairness.acknowledge(one)", receipt)
    assert reveals(page)
