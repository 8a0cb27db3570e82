"""Records stepped through in pages: every game, every moment, one seat's view or all hands, brought files, damage."""

from __future__ import annotations

import asyncio
import html
import re
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.bots.hearts.master.networks import WEIGHTS
from openhearts.errors import Forbidden
from openhearts.records import Comment, Player, Record
from openhearts.speech.speaker import Speaker
from openhearts.tables.log import Sitting
from openhearts.tables.search_readiness import USUAL, Warming
from openhearts.tables.table import open_table
from openhearts.web.identity.guests import Person
from openhearts.web.replay import keeping
from openhearts.web.replay.drawing import MOST_ROWS, values_of
from openhearts.web.replay.explanation_requests import Asking
from openhearts.web.replay.why import because
from openhearts.web.sandbox.supervisor import CHOOSING, READING, Sandbox
from tests.web.helpers import Visitor, buttons, server, token

PRESETS = (("kids-jinx", 3), ("classic", 4), ("cancellation", 7), ("herz-an-herz", 2))


def played(variant: str, seats: int, *, bot: str = "random", limit: int | None = None) -> Record:
    """A deal that bots played."""
    rules = oh.ruleset(variant, seats, {} if limit is None else {"end.limit": limit})
    table, _ = open_table(rules, [Sitting(f"P{seat}", bot) for seat in range(seats)], seed=variant)
    while not (table.is_waiting or table.is_over):
        table.act_bot(table.bot_to_act() or 0)
    return table.record(open_only=True)


def bring(visitor: Visitor, text: str, **files: Any) -> str:
    """A record from the form."""
    visitor.get("/replay")
    return visitor.post("/replay", {"text": text})


def link(visitor: Visitor, name: str) -> str:
    found = re.search(rf'id="m-{name}"[^>]* href="([^"]+)"', visitor.html)
    assert found is not None, name
    return html.unescape(found[1])


def where(visitor: Visitor) -> tuple[int, int]:
    found = re.search(r'class="where">Deal \d+, (\d+) of (\d+)', visitor.html)
    assert found is not None
    return int(found[1]), int(found[2])


def test_what_each_player_passes_is_told_to_who_sees_every_hand_and_no_more() -> None:
    with server() as client:
        visitor = Visitor(client)
        bring(visitor, played("classic", 4).text())
        for step in range(1, 5):
            page = html.unescape(visitor.get(f"{visitor.path.partition('?')[0]}?deal=1&step={step}"))
            assert f"P{step - 1}: pass " in page and f"P{step - 1} has chosen." not in page
        assert "The cards are passed to the left." in page
        own = html.unescape(visitor.get(f"{visitor.path.partition('?')[0]}?deal=1&step=2&seat=0"))
        assert "P1 has chosen." in own and "P1: pass " not in own


@pytest.mark.parametrize(("variant", "seats"), PRESETS)
def test_a_record_is_stepped_through_by_links(variant: str, seats: int) -> None:
    record = played(variant, seats)
    with server() as client:
        visitor = Visitor(client)
        bring(visitor, record.text())
        assert visitor.path.startswith("/replay/") and where(visitor) == (0, len(record.deals[0].steps))
        said = set()
        while where(visitor)[0] < where(visitor)[1]:
            visitor.get(link(visitor, "next-trick"))
            said.add(re.sub("<[^>]+>", "", re.findall(r'id="status".*?</p>', visitor.html)[0]))
        assert len(said) > 3
        assert link(visitor, "next") == link(visitor, "last")
        visitor.get(link(visitor, "back"))
        assert where(visitor)[0] == where(visitor)[1] - 1
        visitor.get(link(visitor, "back-trick"))
        visitor.get(link(visitor, "first"))
        visitor.get(link(visitor, "next"))
        assert where(visitor)[0] == 1
        visitor.get(link(visitor, "last"))
        assert where(visitor)[0] == where(visitor)[1] and 'id="words"' in visitor.html


def test_one_seats_view_shows_no_other_hand() -> None:
    record = played("classic", 4)
    hands = [set(line.split(": ")[1].split()) for line in record.game.start_lines(record.deals[0].start)[:4]]
    with server() as client:
        visitor = Visitor(client)
        bring(visitor, record.jsonl())
        base = visitor.path

        def shown(query: str) -> set[str]:
            names = re.findall(r'<span class="vh">([^<]+)</span>', visitor.get(base + query).split('id="held"')[-1])
            known = card_names()
            return {known[name] for name in names if name in known}

        assert shown("?step=0") == set().union(*hands)
        for seat in range(4):
            assert shown(f"?step=0&seat={seat}") == hands[seat]
        visitor.get(base + "?deal=77&step=9999&seat=44")
        assert visitor.status == 200 and where(visitor)[0] == len(record.deals[0].steps)


def card_names() -> dict[str, str]:
    """Cards by their names on the page."""
    from openhearts.cards.card import Card
    from openhearts.speech.speaker import Speaker

    speaker = Speaker("en")
    rules = oh.ruleset("classic", 4)
    return {speaker.sentence(speaker.card(card, rules)): str(card) for card in Card if card.id in rules.pack_ids}


@pytest.mark.parametrize("variant", ["kids-jinx", "herz-an-herz"])
def test_names_and_comments_of_a_record_are_as_short_and_plain_as_those_of_a_table(variant: str) -> None:
    """Anybody may have written it, and its page may be shown to others by its link."""
    record = played(variant, 3)
    odd = ["\N{RIGHT-TO-LEFT OVERRIDE}evil \x1b[31mred\x07", "w" * 5000, "\N{HANGUL FILLER} \t"]
    players = tuple(Player(name) for name in odd)
    comments = (Comment(1, "well\N{RIGHT-TO-LEFT OVERRIDE} \x1b[2Jplayed" + "!" * 5000),)
    deal = replace(record.deals[0], comments=comments)
    record = replace(record, players=players, deals=(deal,))
    with server() as client:
        visitor = Visitor(client)
        bring(visitor, record.text())
        base = visitor.path
        for query in ("?step=0", "?step=1", "?step=1&seat=0", "?step=999"):
            shown = html.unescape(visitor.get(base + query))
            assert visitor.status == 200 and "evil [31mred" in shown and "Player 3" in shown
            assert not [letter for letter in shown if not letter.isprintable() and letter not in "\n"]
            assert "w" * 24 in shown and "w" * 25 not in shown and "!" * 500 not in shown
        assert "well [2Jplayed!" in html.unescape(visitor.get(base + "?step=1"))


def test_damaged_records_get_a_sentence_with_the_line() -> None:
    record = played("kids-jinx", 3).text()
    lines = record.split("\n")
    at = lines.index("[Play]") + 1
    broken = "\n".join([*lines[:at], "?? " + lines[at], *lines[at + 1 :]])
    with server() as client:
        visitor = Visitor(client)
        for text, words in ((broken, str(at + 1)), ("nonsense", "1"), ("", "empty"), (record[: len(record) // 2], "")):
            bring(visitor, text)
            assert visitor.status == 400 and 'role="alert"' in visitor.html and words in visitor.html
            assert "Traceback" not in visitor.html
        visitor.get("/replay/0000")
        assert visitor.status == 404 and 'role="alert"' in visitor.html


def test_a_file_is_read_and_one_that_is_too_large_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("kids-jinx", 3).text()
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/replay")
        form = {"_csrf_token": token(visitor.html), "text": ""}
        client.cookies.update(visitor.jar)
        good = client.post("/replay", data=form, files={"file": ("match.txt", record.encode())}, follow_redirects=False)
        assert good.status_code == 303 and good.headers["location"].startswith("/replay/")
        client.cookies.update(visitor.jar)
        large = record.encode() + b"\n" * (keeping.LARGEST + 1)
        bad = client.post("/replay", data=form, files={"file": ("match.txt", large)}, follow_redirects=False)
        assert bad.status_code == 400 and "256 KB" in bad.text
        client.cookies.update(visitor.jar)
        packed = b"PK\3\4" + bytes(keeping.LARGEST)  # as all my records come, in one file
        bad = client.post("/replay", data=form, files={"file": ("records.zip", packed)}, follow_redirects=False)
        assert bad.status_code == 400 and "Unpack it" in bad.text
        client.cookies.update(visitor.jar)
        huge = client.post("/replay", data=form, files={"file": ("match.txt", large * 8)}, follow_redirects=False)
        assert huge.status_code == 413


def test_old_records_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_KEPT", 2)
    texts = [played("kids-jinx", seats).text() for seats in (2, 3, 4)]
    with server() as client:
        visitor = Visitor(client)
        paths = []
        for text in texts:
            bring(visitor, text)
            paths.append(visitor.path)
        assert [visitor.get(path) and visitor.status for path in paths] == [404, 200, 200]


def finish_a_deal(visitor: Visitor) -> None:
    """A person's deal, by forms."""
    visitor.play("kids-jinx", seats="6")
    for _ in range(200):
        if 'id="b-next"' in visitor.html or 'id="result"' in visitor.html:
            return
        legal = [one for one in buttons(visitor.html) if "legal" in one.get("class", "")]
        if legal:
            visitor.do("act", legal[0]["value"])
        visitor.get(f"/table/{visitor.ident}")
    raise AssertionError("the deal does not end")


def test_each_choice_of_a_bot_is_computed_again_with_its_reasons() -> None:
    with server() as client:
        visitor, stranger = Visitor(client), Visitor(client)
        visitor.play("kids-jinx", seats="6")
        ident = visitor.ident
        assert stranger.get(f"/table/{ident}/replay") and stranger.status == 400  # no deal is over yet
        finish_a_deal(visitor)
        base = f"/table/{visitor.ident}/replay"
        n_bots = n_people = 0
        visitor.get(base)
        for step in range(1, where(visitor)[1] + 1):
            visitor.get(f"{base}?step={step}")
            path = f"{base}?step={step}"
            if 'id="b-why"' in visitor.html:
                n_bots += 1
                if n_bots % 5 == 1:
                    page = visitor.post(path, {})
                    assert "The same as it was played." in page and page.count("<p>", page.index('id="why"')) >= 2
            else:
                n_people += 1
                visitor.post(path, {})
                assert visitor.status == 400
        assert n_bots == 5 * n_people > 0


@pytest.mark.parametrize(("variant", "seats"), [("kids-jinx", 3), ("classic", 4), ("herz-an-herz", 2)])
def test_what_a_bot_expected_of_its_candidates_is_shown(variant: str, seats: int) -> None:
    """With its own number of worlds; rows are a few where very many sets can be passed, and its own is among them."""
    record = played(variant, seats, bot="expert:worlds=8")
    with server() as client:
        visitor = Visitor(client)
        bring(visitor, record.text())
        base, n_tables = visitor.path, 0
        for step in (1, 2, 9, 10):
            visitor.get(f"{base}?step={step}")
            page = visitor.post(f"{base}?step={step}", {})
            assert "The same as it was played." in page
            table = re.search(r'<table class="candidates">(.*?)</table>', page, re.S)
            if table is None:
                continue
            n_tables += 1
            assert [head for head in ("Action", "Expected", "Error", "Worlds") if head not in table[1]] == []
            rows = re.findall(r"<tr( aria-current=\"true\")?><th scope=\"row\">(.+?)</th>(.+?)</tr>", table[1])
            assert 1 <= len(rows) <= MOST_ROWS
            assert sum(bool(mark) for mark, _, _ in rows) == 1
            for _, _, cells in rows:
                *_, expected, error, worlds = re.findall("<td>(.+?)</td>", cells)
                assert re.fullmatch(r"-?\d+\.\d\d", expected) and re.fullmatch(r"±\d+\.\d\d", error)
                assert 1 <= int(worlds) <= 8 * 6
        assert n_tables > 1


def test_where_the_match_is_at_stake_the_table_says_how_often_it_is_won() -> None:
    record = played("classic", 4, bot="expert:worlds=8", limit=15)
    with server() as client:
        visitor = Visitor(client)
        bring(visitor, record.text())
        page = visitor.post(f"{visitor.path}?step=9", {})
        table = re.search(r'<table class="candidates">(.*?)</table>', page, re.S)
        assert table is not None
        assert re.findall('<th scope="col">(.+?)</th>', table[1]) == ["Action", "Match", "Expected", "Error", "Worlds"]
        won = [int(share) for share in re.findall(r"</th><td>(\d+)%</td>", table[1])]
        assert len(won) > 1 and won == sorted(won, reverse=True)


@pytest.mark.parametrize(("language", "name"), [("de", "Könner"), ("ru", "знатоки")])
def test_the_bot_is_called_by_its_level_in_the_readers_language(language: str, name: str) -> None:
    record = played("kids-jinx", 3, bot="expert:worlds=8")
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/wishes", {"language": language, "back": "/replay"})
        bring(visitor, record.text())
        said = visitor.post(f"{visitor.path}?step=1", {}).split('id="why"')[1].split("</section>")[0]
        assert name in said and "expert" not in said


def test_a_choice_that_was_not_the_bots_is_shown_as_another() -> None:
    """The page says so where a bot would not have done what the record claims."""
    import random

    from openhearts.records.replay import choose_again

    record = played("kids-jinx", 3, bot="club")
    changed = 0
    for step in range(1, len(record.deals[0].steps) + 1):
        again = choose_again(
            record, 0, step, lambda who, view, one: oh.bot("club").choose(view, oh.Budget(), random.Random(1))
        )
        assert again.fits
        other = [action for action in again.view.options if action != again.chosen]
        if other:
            wrong = choose_again(record, 0, step, lambda who, view, one, other=other: other[0])
            changed += not wrong.fits
    assert changed > 3


def test_what_the_record_says_is_among_the_candidates_whoever_did_it() -> None:
    """Passes that no search would try, and the search's own pass beside them, in a table of a few rows."""
    record = played("classic", 4)
    record = replace(record, players=tuple(replace(one, bot="expert:worlds=8", version="") for one in record.players))
    n_new = 0
    for step in range(1, 5):
        why = because(record, 0, step)
        actions = [one.action for one in why.analysis.measured]
        assert why.again.made in actions and why.again.chosen in actions
        shown = values_of(
            record, {"deal": "1", "step": str(step)}, Speaker("en"), Person("", ""), "/replay/x", why=why
        )["candidates"]
        rows = [row[0] for row in shown.rows]
        names = [f"P{seat}" for seat in range(4)]
        chosen, made = (
            Speaker("en").sentence(Speaker("en").action(one, why.again.view, names))
            for one in (why.again.chosen, why.again.made)
        )
        assert len(rows) == MOST_ROWS and rows[shown.chosen] == chosen and made in rows
        n_new += why.again.made not in [one.action for one in oh.analyse(why.again.view, 8).measured]
    assert n_new > 0


def test_bots_of_a_record_that_is_brought_are_asked_too_but_no_programs() -> None:
    record = played("kids-jinx", 3, bot="club")
    spec = record.players[0].bot or ""
    with server() as client:
        visitor = Visitor(client)
        bring(visitor, record.text())
        base = visitor.path
        visitor.get(f"{base}?step=1")
        assert 'id="b-why"' in visitor.html
        assert "The same as it was played." in visitor.post(f"{base}?step=1", {})
        visitor.post(f"{base}?step=0", {})
        assert visitor.status == 400
        for foreign in (
            "cmd:touch /tmp/never",
            "file.py:Mine",
            f"master:networks={WEIGHTS}/classic-4.npz",
            "expert:worlds=99999",
            "nobody",
        ):
            bring(visitor, record.text().replace(f'bot="{spec}"', f'bot="{foreign}"'))
            base = visitor.path
            visitor.get(f"{base}?step=1")
            assert visitor.status == 200 and 'id="b-why"' not in visitor.html
            visitor.post(f"{base}?step=1", {})
            assert visitor.status == 400


def test_a_search_that_is_not_ready_is_not_waited_for() -> None:
    record = played("kids-jinx", 3, bot="club")
    owed = Warming([USUAL[0]], now=iter([0.0, 99.0]).__next__)
    searching = Player("Ada", "bot", bot="expert:worlds=8", seed="1")
    strong, sandbox = replace(record, players=(searching,) * 3), Sandbox(CHOOSING)
    asking = Asking(owed, Sandbox(READING), sandbox)
    with pytest.raises(Forbidden) as refused:
        asyncio.run(asking.why("here", "key", strong, 0, 1))
    assert refused.value.key == "search-not-ready"
    assert asyncio.run(asking.why("here", "key", record, 0, 1)).again.fits
    sandbox.close()
