"""A page is sent the parts that changed: put together they are the page drawn anew, and equal parts are drawn once."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.speech.catalogue import languages
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.session import commands as c
from openhearts.web.identity.guests import Person, Wishes
from openhearts.web.regions import parts
from openhearts.web.regions.parts import MOST_LINES, Board, Change, Part, Shown, filled
from openhearts.web.table import announcer
from openhearts.web.table_html import board, board_of
from tests.web.looking import Looking, act, kinds, pass_on, played, table_of, view
from tests.web.putting import Put

PLACES = {"first": "abc", "second": "def"}  # groups of parts
BESIDE = {
    *("who", "sums", "scores", "fair", "changing", "prompts", "company", "gathering"),
    *("main", "drawer", "picture", "signs", "strip"),
}


# --- what is put together is the page ---------------------------------------------------------------------------------


@pytest.mark.parametrize("n_deals", [1, pytest.param(2, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("variant", "seats"), [("classic", 4), ("kids-jinx", 4), ("herz-an-herz", 4), ("cancellation", 11)]
)
def test_the_parts_that_came_make_the_page_that_is_drawn_anew(variant: str, seats: int, n_deals: int) -> None:
    """Over whole deals and into the next one, with everything that people do between the cards."""
    rng = random.Random(f"parts {variant}")

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        n_drawn = 0
        for number in range(600):
            state = table.state
            if state.phase == "waiting":
                for seat in range(seats):
                    await table.ask(c.Ready(), f"p{seat}")
            elif state.phase == "over":
                break
            else:
                await act(table, rng)
            page = rng.choice(pages)
            do, value = rng.choice(
                [("key", "a"), ("key", "s"), ("key", "t"), ("say", f"hello <!--hand--> {number}"), ("line", "scores")]
            )
            await page.do(do, value)
            if rng.random() < 0.1:
                wishes = Wishes(deck=rng.choice(["court", "big"]), short_cards=rng.random() < 0.5)
                other = Person(page.viewer.person.ident, wishes=wishes)
                page.viewer.become(table, other, rng.choice(languages()))
            for one in pages:
                n_drawn += bool(await one.look())
            deal = table.state.deal
            if deal is not None and deal.number > n_deals and len(deal.steps) > seats:
                break
        assert n_drawn > 100

    played(variant, seats, body)


@given(
    steps=st.lists(
        st.lists(st.tuples(st.sampled_from("abcdef"), st.integers(0, 3)), max_size=8).map(dict), min_size=1, max_size=8
    ),
    lines=st.lists(st.integers(0, 70), min_size=8, max_size=8),
    looks=st.lists(st.booleans(), min_size=8, max_size=8),
)
def test_any_row_of_boards_is_put_together(steps: list[dict[str, int]], lines: list[int], looks: list[bool]) -> None:
    shown, put, said = Shown(), Put(), list[str]()
    look = 0
    for number, step in enumerate(steps):
        said += [f"line {len(said)} & more" for _ in range(lines[number])]
        said = said if looks[number] else said[: lines[number] // 2]  # what is taken back
        look += looks[number]
        given: dict[str, Part | str] = {name: f"<i>{value}</i>" for name, value in step.items() if value}
        given["main"] = "".join(f"<!--{name}-->" for name in "abcdef") + "<!--lines-->"
        groups = {place: {name: given[name] for name in names if name in given} for place, names in PLACES.items()}
        board = Board((look // 3,), "en", groups, tuple(said[-MOST_LINES:]))
        change = shown.change(board)
        put.take({"parts": change.parts, "more": change.more, "anew": change.anew})
        assert put.whole() == board.whole()
        assert shown.change(board) == Change()


def test_what_people_type_is_no_place_of_another_part() -> None:
    board = Board((), "en", {"all": {"main": "<!--words-->", "words": parts.plain("<!--secret-->"), "secret": "told"}})
    assert board.whole() == "&lt;!--secret--&gt;"
    assert filled({"main": "<!--lines-->", "lines": parts.lines(("<!--secret-->",))}.get, "main") == (
        "<li>&lt;!--secret--&gt;</li>"
    )


# --- what is sent -----------------------------------------------------------------------------------------------------


def test_a_card_sends_what_it_changes_and_nothing_else() -> None:
    rng = random.Random(1)
    seen = set[tuple[bool, bool]]()  # whether a card was one's own, and whether a trick ended with it

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        await pass_on(table, pages, rng)
        mine, watcher = pages[0], pages[2]
        while view(table).public.phase == "play":
            before = view(table).public
            seat, card = await act(table, rng)
            ends = len(view(table).public.tricks) > len(before.tricks)
            own, theirs = await mine.look(), await watcher.look()
            for page in (pages[1], pages[3]):
                await page.look()
            if view(table).public.phase == "over":
                break
            assert f"laid-{seat}" in own and f"laid-{seat}" in theirs
            allowed = {"turn", "arrow", "laid", "crown", "fate", "status-words", "heard", "trick-words", "head", "more"}
            allowed |= {
                "c",
                "f",
                "w",
                "r",
                "status",
                "news",
                "words",
                "old",
                "prompt",
                "prompt-words",
                "fan",
                "backs",
                "led",
                "lock",
                "moon",
                "nobody",
            }
            if not before.trick_ids:
                allowed |= {"last", "last-trick", "plays", "middle"}
            if ends:
                allowed |= {"tally", "taken", "won", "last", "plays"}
                assert sum(name.startswith("tally-") for name in theirs) <= 1, "only who took it has other numbers"
            assert not kinds(theirs) & BESIDE and kinds(theirs) <= allowed, (kinds(theirs) - allowed, card)
            mine_too = {"is", "has", "says", "buttons", "key", "mine"} | (
                {"hand", "hand-words", "held", "card", "turn"} if seat == 0 else set()
            )
            assert kinds(own) <= allowed | mine_too, kinds(own) - allowed - mine_too
            if seat != 0:
                assert not kinds(own) & {"hand", "card"}, "the cards of the hand are those that they were"
            seen.add((seat == 0, ends))

    for _ in range(20):  # some deals do not have all of them
        played("classic", 4, body)
        if len(seen) == 4:
            break
    assert len(seen) == 4


def test_what_people_do_besides_sends_their_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcer, "HELD_S", 3600.0)  # nothing that waits is told in the midst of this
    rng = random.Random(2)

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        anna, ben, watcher, other = pages
        await pass_on(table, pages, rng)
        while table.state.to_act[0] != 0:
            await act(table, rng)
        for page in pages:
            await page.look()
        await ben.do("say", "good evening")
        for page in (anna, watcher):
            found = await page.look()
            assert set(found) == {"news", "more"} and "good evening" in found["news"]
        for page in (ben, other):
            await page.look()
        found = await anna.do("key", "a")
        while "hint" not in found:  # the bot thinks
            await asyncio.sleep(0.01)
            found |= await anna.look()
        assert kinds(found) <= {"hint", "hinted", "is", "says", "has", "heard", "news", "more"} and len(found) < 9
        for page in (watcher, other):
            assert await page.look() == {}, "nobody else is told"
        assert await anna.do("key", "t") == {}, "an answer that is spoken draws nothing"
        table.leave(ben.listener)
        await table.ask(c.Depart(table.now()), "p1")
        for page in (anna, watcher):
            found = await page.look()
            assert {"plate-1", "who"} <= set(found) and kinds(found) <= {"plate", "who", "company", "buttons"}
        ben.listener = table.listen("p1")
        await table.ask(c.Arrive(), "p1")
        for page in (anna, watcher):
            assert kinds(await page.look()) <= {"plate", "who", "company", "buttons"}
        for page in pages:
            await page.hear()
            table.audience.ring(page.viewer.person.ident)
            assert await page.look() == {}, "what changes nothing is not sent"

    played("classic", 4, body)


def test_the_pass_sends_three_cards_and_not_the_hand() -> None:
    rng = random.Random(5)

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        anna = pages[0]
        own = view(table, 0).hand
        found = await anna.do("choose", str(own[0]))
        assert {f"is-{own[0]}", f"has-{own[0]}", f"says-{own[0]}"} <= set(found)
        assert kinds(found) == {"is", "has", "says", "buttons", "middle"} and not any(
            name.endswith(str(own[1])) for name in found
        )
        await anna.do("choose", str(own[0]))
        while view(table).public.phase == "pass":
            await act(table, rng)
            found = await anna.look()
        got = view(table, 0).got
        assert got is not None and {name for name in found if name.startswith("card-")} >= {
            f"card-{card}" for card in got
        }
        kept = set(own) & set(view(table, 0).hand)
        assert kept and not {f"card-{card}" for card in kept} & set(found)

    played("classic", 4, body)


def test_the_end_of_a_deal_sends_the_cards_and_the_next_one_another_hand() -> None:
    rng = random.Random(6)

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        found: dict[str, str] = {}
        while view(table).public.phase != "over":
            await act(table, rng)
            for page in pages[1:]:
                await page.look()
            found = await pages[0].look()
        assert {"faces", "scores", "sums", "fair", "words", "buttons", "picture"} <= set(found)
        assert "anew" not in found and found["sums"] == ""
        for seat in range(4):
            await table.ask(c.Ready(), f"p{seat}")
        found = await pages[0].look()
        assert found["faces"] == "" and 'class="felt' in found["picture"] and "hand" in found
        seen = {name for name in pages[0].put.parts if name.startswith("r-")}
        assert not seen & set(found), "pictures of cards that the page has seen are not sent again"

    played("classic", 4, body)


def test_another_language_another_side_and_another_connection_get_everything() -> None:
    async def run() -> None:
        table = await table_of("classic", 4, 1)
        await table.ask(c.Sit("Ben", 1), "p0")  # at the same device
        await table.ask(c.Start(), "p0")
        page = Looking(table, Person("p0"))
        await page.arrive()
        hidden = {str(card) for seat in (0, 1) for card in view(table, seat).hand}

        def cards() -> set[str]:
            return {name[5:] for name in page.put.parts if name.startswith("card-")}

        assert not cards() & hidden and 'data-curtain="yes"' in page.put.whole()
        await page.do("uncover", "0")
        await page.look()
        assert cards() == {str(card) for card in view(table, 0).hand}
        await page.do("cover")
        found = await page.look()
        assert not cards() and "main" in found, "nothing of the hand stays in the page"
        assert not any(name.startswith(("r-", "f-")) for name in page.put.parts)
        page.viewer.become(table, Person("p0"), "de")
        table.audience.ring("p0")
        found = await page.look()
        assert {"main", "curtain", "who", "fair"} <= set(found) and "Wer wo sitzt" in found["who"]
        page.connection.shown = Shown()  # it comes again
        page.put = Put()
        await page.arrive()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_page_that_puts_nothing_together_is_sent_all_of_it() -> None:
    """An older script, and whatever else reads `html`."""

    async def run() -> None:
        table = await table_of("classic", 4, 1)
        page = Looking(table, Person("p0"))
        page.connection.takes_parts = False
        await page.connection.arrive()
        await table.ask(c.Start(), "p0")
        await page.hear()
        await page.connection.send()
        await page.connection.send()
        first, second = page.wire.frames
        assert "parts" not in first and 'class="gathering"' in first["html"]
        assert second["html"] == board(page.viewer, csrf="token", origin="http://here")

    asyncio.run(asyncio.wait_for(run(), 60))


# --- what is shared ---------------------------------------------------------------------------------------------------


def test_two_who_watch_share_what_is_drawn() -> None:
    rng = random.Random(8)

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        await pass_on(table, pages, rng)
        n_first = 0
        for _ in range(20):
            await act(table, rng)
            parts._drawn.cache_clear()
            one = await pages[2].look()
            drawn = parts._drawn.cache_info().misses
            n_first += drawn
            other = await pages[3].look()
            assert one == other and one
            assert parts._drawn.cache_info().misses == drawn, "the second one's page draws nothing"
            for page in pages[:2]:
                await page.look()
        assert n_first >= 20

    played("classic", 4, body)


def test_a_drawing_knows_nobodys_token_and_no_table() -> None:
    """What is shared holds neither: they have places of their own."""

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        for page in pages:
            board = board_of(page.viewer, csrf="a-token-of-one-person", origin="http://here")
            assert "a-token-of-one-person" in board.whole()
            for name in board.parts:
                if name not in ("csrf", "ident", "who"):
                    assert "a-token" not in board.text(name) and table.state.ident not in board.text(name), name

    played("classic", 4, body)


def test_one_place_of_a_part_is_no_place_of_another() -> None:
    """Every part that a page is sent stands somewhere in it, once all are put together."""

    async def body(table: HostedTable, pages: list[Looking]) -> None:
        rng = random.Random(3)
        for _ in range(30):
            for page in pages:
                board = board_of(page.viewer, csrf="t", origin="http://here")
                named = set(re.findall(r"<!--([\w-]+)-->", " ".join(board.text(name) for name in board.parts)))
                assert set(board.parts) - named - {"main", "drawer"} == set()
            await act(table, rng)
            for page in pages:
                await page.look()

    played("classic", 4, body)
