"""The kitchen table: pads fold to what the engine says, checks warn and refuse nothing, the referee is the engine."""

from __future__ import annotations

import asyncio
import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import cardset
from openhearts.games import registry
from openhearts.games.hearts.play.actions import Pass
from openhearts.games.herz_an_herz.rules.scoring import each_step
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.web.scorepad.game_ui import pad_of, referee_of
from openhearts.web.scorepad.hearts.pad import bonus_cards
from openhearts.web.scorepad.keeping import Behind, NoPad, Pads
from openhearts.web.scorepad.pad import Entry, Pad, Sheet, before, chart, cleaned, fold, form, start, written
from openhearts.web.scorepad.real_cards_page import say
from tests.hearts import adapter
from tests.sizes import ends_first
from tests.web.helpers import Visitor, server

CASES = json.loads((Path(__file__).parents[1] / "cases.json").read_text(encoding="utf-8"))
NAMES = ("Anna", "Ben", "Clara", "Dora", "Emil", "Franz", "Gerda", "Hans", "Ida", "Jan", "Kai")
EVERY = [(one.id, seats) for one in oh.variants() for seats in one.seats]


def pad(variant: str = "classic", seats: int | None = 4, options: dict[str, Any] | None = None, **more: Any) -> Pad:
    """A fresh pad."""
    rules = oh.ruleset(variant, seats=seats, options=options or {})
    return Pad(rules.game, registry.game_of(rules).resolved(rules), NAMES[: rules.seats], **more)


def deal(found: Pad, *points: int, **told: str) -> Pad:
    """A pad with a deal more."""
    fields = {f"p{seat}": str(value) for seat, value in enumerate(points)} | told
    return written(found, Entry(f"deal {len(found.entries)}", fields))


def last(found: Pad) -> tuple[tuple[int, ...], set[str], set[str]]:
    """Points of the last deal, what is said, and what is warned of."""
    counted = fold(found).deals[-1].counted
    said = {note.key for note in counted.notes if not note.warns}
    return counted.points, said, {note.key for note in counted.notes if note.warns}


# --- what the engine plays, the pad counts ----------------------------------------------------------------------------


def told_by(position: Any, standing: Any) -> dict[str, str]:
    """What people would write down after a deal that the engine played."""
    public = position.public
    rules = public.rules
    if rules.game == "herz_an_herz":
        steps = [each_step(rules, tower) for tower in public.towers]
        found = {f"s{seat}": str(len(each)) for seat, each in enumerate(steps)}
        return found | {f"c{seat}": str(sum(one.bonus > 0 for one in each)) for seat, each in enumerate(steps)}
    found = {}
    taken = [list(cardset.to_cards(cards)) for cards in public.taken]
    for seat, cards in enumerate(taken):
        found[f"p{seat}"] = str(sum(rules.points_of[card.id] for card in cards))
        found[f"t{seat}"] = "" if public.n_won[seat] else "yes"
    for name, text in bonus_cards(rules):
        owner = next((seat for seat, cards in enumerate(taken) if text in map(str, cards)), None)
        if owner is not None:
            taken[owner].remove(oh.card(text))
            found[name] = str(owner)
    if public.is_sun:
        found["sun"] = "yes"
    if public.choice:
        found["choice"] = public.choice
    found["last"] = str(public.tricks[-1].collector or 0)
    nobody = rules.penalty_total - sum(int(found[f"p{seat}"]) for seat in range(rules.seats))
    found["void" if rules.has_kitty or rules.pack.count == 2 else "aside"] = str(nobody)
    return {name: value for name, value in found.items() if value}


def play_along(variant: str, seats: int, seed: int, options: dict[str, Any] | None = None, most: int = 60) -> None:
    """A match at random by the engine, and the same on a pad: equal standings, and no warning."""
    rules = oh.ruleset(variant, seats=seats, options=options or {})
    game, rng = registry.game_of(rules), random.Random(seed)
    found = pad(variant, seats, options, dealer=seed % seats, leader=(seed + 1) % seats)
    standing = start(found)
    while not standing.over and standing.deal_number <= most:
        order = list(game.pack(rules))
        rng.shuffle(order)
        position, _ = game.deal(standing, order)
        while position.public.phase != "over":
            seat = position.public.to_act[0]
            view = game.view_of(position, seat)
            if view.public.phase == "pass":
                action: Any = Pass(view.hand[: rules.pass_.count])
            else:
                action = rng.choice(list(view.options))
            position, _ = game.apply(position, seat, action)
        found = written(found, Entry(str(standing.deal_number), told_by(position, standing)))
        standing = game.next_standing(standing, position)
        sheet = fold(found)
        assert replace(sheet.standing, starter=standing.starter) == standing
        assert [note for note in sheet.deals[-1].counted.notes if note.warns] == []


@pytest.mark.parametrize(("variant", "seats"), EVERY)
def test_a_match_of_the_engine_has_the_same_totals_on_the_pad(variant: str, seats: int) -> None:
    play_along(variant, seats, seed=seats, most=6)


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("classic", {"score.bonus": {"JD": -11}}),
        ("classic", {"score.no_trick_bonus": -5}),
        ("plain-hearts", {"next_deal.leader": "last_winner"}),
        ("plain-hearts", {"next_deal.leader": "most_points_last_deal"}),
        ("classic", {"dealer.next": "most_points"}),
        ("classic", {"score.negative_total": False, "score.bonus": {"JD": -11}}),
        ("classic", {"moon.value": "deck_total", "sun": True}),
    ],
    ids=str,
)
def test_and_with_options_too(variant: str, options: dict[str, Any]) -> None:
    play_along(variant, 4, 3, options, most=6)


def test_many_bonus_cards_are_entered_as_points() -> None:
    found = pad(options={"score.bonus": {"suit:D": -1}})
    assert [column.name for column in form(found, fold(found)).columns] == ["p", "b"]
    assert last(deal(found, 13, 13, 0, 0, b0="-3", b1="-10")) == ((10, 3, 0, 0), set(), set())


# --- every variant can be opened and played to its end ----------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats"), EVERY)
def test_every_variant_can_be_opened_and_a_whole_match_entered(variant: str, seats: int) -> None:
    found = pad(variant, seats)
    rules = fold(found).rules
    speakers = [Speaker("en"), Speaker("de")]
    for number in range(400):
        sheet = fold(found)
        if sheet.standing.over:
            break
        for speaker in speakers:
            for note in before(found, sheet):
                assert say(speaker, rules, found.names, note)
        if rules.game == "hearts":
            some = rules.penalty_total - 1  # nobody's moon
            values = [0] * seats
            values[number % seats], values[(number + 1) % seats] = some, 1
            told = {f"p{seat}": str(value) for seat, value in enumerate(values)}
        else:
            told = {f"s{seat}": str((seat + number) % 6) for seat in range(seats)}
        assert set(told) <= form(found, sheet).names(seats)
        found = written(found, Entry(str(number), told))
    sheet = fold(found)
    assert sheet.standing.over and sheet.standing.winners
    drawn = chart(sheet, found.names)
    assert drawn is not None and len(drawn.lines) == seats and len(drawn.deals) > 0
    for speaker in speakers:
        assert speaker.result(sheet.standing, None, found.names)
        for one in sheet.deals:
            for note in one.counted.notes:
                assert say(speaker, rules, found.names, note)
    more = written(found, Entry("late", {"p0": "1"}))
    assert fold(more).standing == sheet.standing
    back = written(found, Entry("back", undo=True))
    assert not fold(back).standing.over and len(fold(back).deals) == len(sheet.deals) - 1


# --- checks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "options", "points", "told", "warned"),
    [
        ("classic", {}, (5, 8, 13, 0), {}, set()),
        ("classic", {}, (5, 8, 12, 0), {}, {"check-sum"}),
        ("classic", {}, (5, 8, 13, 0), {"p3": "many"}, {"check-no-number"}),
        ("classic", {}, (30, -4, 0, 0), {}, {"check-impossible"}),
        ("black-jack", {"first_trick.forbidden": []}, (0, 23, 0, 0), {"moon": "0"}, {"check-moon"}),
        ("classic", {}, (26, 0, 0, 0), {"moon": "no"}, {"check-denied"}),
        ("classic-de", {}, (13, 13, 0, 0), {"sun": "yes"}, {"check-sun"}),
        ("omnibus", {}, (13, 13, 0, 0), {}, {"check-bonus"}),
        ("omnibus", {}, (13, 13, 0, 0), {"bonus-JD-1": "3"}, set()),
        ("classic", {"score.no_trick_bonus": -5}, (13, 13, 0, 0), {"t0": "yes"}, {"check-trickless"}),
        ("plain-hearts", {"next_deal.leader": "last_winner"}, (13, 0, 0, 0), {}, {"check-last"}),
        ("spot-hearts", {}, (128, 1, 0, 0), {}, {"check-impossible"}),
    ],
)
def test_checks_warn(
    variant: str, options: dict[str, Any], points: tuple[int, ...], told: dict[str, str], warned: set[str]
) -> None:
    found = written(pad(variant, 4, options), Entry("x", {f"p{s}": str(v) for s, v in enumerate(points)} | told))
    assert last(found)[2] == warned
    for language in ("en", "de"):
        for note in fold(found).deals[-1].counted.notes:
            assert say(Speaker(language), fold(found).rules, found.names, note)


def test_what_nobody_took_is_subtracted() -> None:
    found = pad("kids-jinx", 3)  # one card is set aside
    assert last(deal(found, 10, 4, 5))[2] == set()
    assert last(deal(found, 10, 4, 4))[2] == {"check-sum"}
    assert last(deal(found, 10, 4, 4, aside="1"))[2] == set()
    assert last(deal(found, 10, 4, 4, aside="?"))[2] == {"check-sum", "check-unread"}
    assert last(deal(found, 10, 4, 4, aside="40"))[2] == {"check-sum", "check-outside"}
    found = pad("cancellation", 6)
    assert last(deal(found, 26, 13, 5, 0, 0, 0, void="8"))[2] == set()
    assert last(deal(found, 26, 13, 5, 0, 0, 0))[2] == {"check-sum"}


def test_steps_of_herz_an_herz() -> None:
    found = pad("herz-an-herz", 3)

    def steps(**told: str) -> tuple[tuple[int, ...], set[str]]:
        points, _, warned = last(written(found, Entry("x", told)))
        return points, warned

    assert steps(s0="6", c0="2", s1="3", s2="0") == ((14, 6, 0), set())
    assert steps(s0="7", s1="3") == ((14, 6, 0), {"check-steps"})
    assert steps(s0="2", c0="3") == ((7, 0, 0), {"check-colours"})
    assert steps(s0="6", s1="6") == ((12, 12, 0), {"check-complete"})
    assert steps(s0="11", s1="6", exact="yes") == ((11, 6, 0), set())


# --- moon and sun -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "seats", "options", "points", "told", "expected"),
    [
        ("classic", 4, {}, (0, 26, 0, 0), {}, (26, 0, 26, 26)),
        ("classic", 4, {}, (26, 0, 26, 26), {}, (26, 0, 26, 26)),
        ("classic", 4, {"moon.award": "subtract_from_self"}, (0, 26, 0, 0), {}, (0, -26, 0, 0)),
        ("classic", 4, {"moon.award": "none"}, (0, 26, 0, 0), {}, (0, 26, 0, 0)),
        ("classic", 4, {}, (0, 26, 0, 0), {"moon": "no"}, (0, 26, 0, 0)),
        ("classic", 4, {}, (0, 26, 0, 0), {"exact": "yes"}, (0, 26, 0, 0)),
        ("classic-de", 4, {}, (0, 26, 0, 0), {"sun": "yes"}, (52, 0, 52, 52)),
        ("classic-de", 4, {}, (0, 26, 0, 0), {}, (26, 0, 26, 26)),
        ("omnibus", 4, {}, (0, 26, 0, 0), {"bonus-JD-1": "2"}, (26, 0, 16, 26)),
        ("omnibus", 4, {"moon.bonus_cards": "suppressed"}, (0, 26, 0, 0), {"bonus-JD-1": "2"}, (26, 0, 26, 26)),
        ("omnibus", 4, {"jack-for-moon": True}, (0, 26, 0, 0), {"bonus-JD-1": "2"}, (0, 26, -10, 0)),
        ("omnibus", 4, {"jack-for-moon": True}, (0, 26, 0, 0), {"bonus-JD-1": "1"}, (26, -10, 26, 26)),
        ("cancellation", 6, {}, (52, 0, 0, 0, 0, 0), {"choice": "add"}, (0, 26, 26, 26, 26, 26)),
        ("cancellation", 6, {}, (52, 0, 0, 0, 0, 0), {"choice": "subtract"}, (-26, 0, 0, 0, 0, 0)),
        ("cancellation", 6, {}, (52, 0, 0, 0, 0, 0), {}, (0, 26, 26, 26, 26, 26)),
        ("cancellation", 6, {}, (44, 0, 0, 0, 0, 0), {"void": "8"}, (44, 0, 0, 0, 0, 0)),
        (
            "cancellation",
            6,
            {"moon-13-and-1": True},
            (30, 22, 0, 0, 0, 0),
            {"moon": "0", "choice": "subtract"},
            (-26, 0, 0, 0, 0, 0),
        ),
        ("sevens-and-queens", 4, {}, (0, 0, 12, 0), {}, (12, 12, 0, 12)),
        ("kids-jinx", 4, {}, (0, 0, 19, 0), {}, (0, 0, 19, 0)),
    ],
)
def test_moons(
    variant: str,
    seats: int,
    options: dict[str, Any],
    points: tuple[int, ...],
    told: dict[str, str],
    expected: tuple[int, ...],
) -> None:
    scored, _, warned = last(deal(pad(variant, seats, options), *points, **told))
    assert scored == expected
    asks = variant == "cancellation" and not told
    assert warned - {"check-denied"} == ({"check-choice"} if asks else set())


# --- the fold ---------------------------------------------------------------------------------------------------------

SHEETS = st.lists(
    st.one_of(
        st.just("undo"),
        st.dictionaries(
            st.sampled_from(["p0", "p1", "p2", "moon", "exact"]), st.sampled_from(["0", "13", "26", "x", "yes", "1"])
        ),
    ),
    max_size=14,
)


@settings(max_examples=120, deadline=None)
@given(SHEETS)
def test_the_fold_forgets_what_was_taken_back(entries: list[Any]) -> None:
    found, kept = pad(), pad()
    stack: list[dict[str, str]] = []
    for number, one in enumerate(entries):
        if one == "undo":
            found = written(found, Entry(str(number), undo=True))
            del stack[-1:]
            continue
        if not fold(found).standing.over:
            stack.append(one)
        found = written(found, Entry(str(number), one))
    for number, one in enumerate(stack):
        kept = written(kept, Entry(str(number), one))
    assert _facts(fold(found)) == _facts(fold(kept))
    assert fold(found) == fold(found)
    assert len(fold(found).deals) == len(stack) == len(fold(found).standing.deals)


def _facts(sheet: Sheet) -> Any:
    return sheet.standing, [one.counted for one in sheet.deals], [one.entry.told for one in sheet.deals]


def test_fields_that_there_are_not_are_left_out() -> None:
    assert cleaned(frozenset({"p0"}), {"p0": "1" * 99, "bad": "1"}) == {"p0": "1" * 20}


# --- keeping ----------------------------------------------------------------------------------------------------------


def test_an_entry_sent_twice_is_written_once() -> None:
    async def check() -> None:
        kept = Pads(MemoryStore())
        ident = await kept.create(pad(), "somebody")
        await kept.add(ident, 1, Entry("a", {"p0": "26"}))
        again = await kept.add(ident, 1, Entry("a", {"p0": "26"}))
        assert len(again.entries) == 1
        with pytest.raises(Behind) as caught:
            await kept.add(ident, 1, Entry("b", {"p0": "26"}))
        assert caught.value.pad == again
        with pytest.raises(Behind):
            await kept.add(ident, 3, Entry("b", {"p0": "26"}))
        many = await asyncio.gather(*(kept.add(ident, 2, Entry(key, {})) for key in "cdef"), return_exceptions=True)
        assert sum(isinstance(one, Behind) for one in many) == 3
        assert len((await kept.find(ident)).entries) == 2
        assert await kept.opened("somebody") == [ident]
        for bad in ("nothing", "x" * 12, "../../../etc", ""):
            with pytest.raises(NoPad):
                await kept.find(bad)

    with ThreadPoolExecutor(1) as pool:  # where browsers run, this thread has a loop already
        pool.submit(asyncio.run, check()).result()


# --- the pages, without a script --------------------------------------------------------------------------------------


def opened(visitor: Visitor, variant: str = "classic", seats: int = 4, **more: str) -> str:
    """A pad opened by forms; its address."""
    visitor.get(f"/kitchen?variant={variant}&seats={seats}")
    names = {f"name{seat}": NAMES[seat] for seat in range(seats)}
    visitor.post("/kitchen", {"variant": variant, "seats": str(seats), **names, **more})
    assert visitor.status == 200
    return visitor.path


def hidden(html: str, name: str) -> str:
    """A hidden field of the form."""
    found = re.search(rf'name="{name}" value="([^"]*)"', html)
    assert found is not None
    return found[1]


def enter(visitor: Visitor, path: str, do: str = "deal", **told: str) -> str:
    """A form of the pad."""
    values = {"number": hidden(visitor.html, "number"), "key": hidden(visitor.html, "key"), "do": do}
    return visitor.post(f"{path}/entry", values | told)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_pad_by_forms_alone(language: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        assert 'href="/kitchen"' in visitor.html
        visitor.post("/wishes", {"language": language, "back": "/kitchen"})
        assert f'<html lang="{language}"' in visitor.html
        path = opened(visitor, dealer="1")
        assert "Ben" in visitor.html and "Anna → Ben, Ben → Clara, Clara → Dora, Dora → Anna" in visitor.html
        enter(visitor, path, "check", p0="26")
        assert 'id="preview"' in visitor.html and 'value="26"' in visitor.html and "<tfoot>" not in visitor.html
        enter(visitor, path, p0="26")
        assert visitor.status == 200 and "<td><b>26</b></td>" in visitor.html
        key, number = hidden(visitor.html, "key"), hidden(visitor.html, "number")
        enter(visitor, path, p0="5", p1="5")
        assert "⚠" in visitor.html and 'class="said warns"' in visitor.html
        visitor.post(f"{path}/entry", {"number": number, "key": "other", "do": "deal", "p0": "26"})
        assert visitor.status == 409 and 'role="alert"' in visitor.html
        visitor.post(f"{path}/entry", {"number": number, "key": key, "do": "deal", "p0": "5"})
        assert visitor.html.count("<small>") == 8
        enter(visitor, path, "undo")
        assert visitor.html.count("<small>") == 4
        assert [f'name="p{seat}" value="{5 if seat < 2 else ""}"' in visitor.html for seat in range(4)] == [True] * 4
        enter(visitor, path, moon="1")
        assert visitor.status == 400 and 'id="missing" role="alert">' in visitor.html
        assert visitor.get(path).count("<small>") == 4
        visitor.get("/kitchen")
        assert path in visitor.html
        stranger = Visitor(client)
        assert "Anna" in stranger.get(path) and path not in stranger.get("/kitchen")
        assert visitor.client.get(f"{path}/share.svg").content.startswith(b"<?xml")


def test_a_whole_match_by_forms() -> None:
    with server() as client:
        visitor = Visitor(client)
        path = opened(visitor, "kids-jinx", 3, youngest="2")
        assert "Clara leads" in visitor.html
        for _ in range(3):
            enter(visitor, path, p0="10", p1="5", p2="4")
        assert 'id="result"' in visitor.html and 'id="deal"' not in visitor.html and "Clara wins" in visitor.html
        enter(visitor, path, "undo")
        assert 'id="result"' not in visitor.html


@pytest.mark.parametrize(("variant", "seats"), ends_first())
def test_every_variant_has_a_pad_and_a_referee_as_pages(variant: str, seats: int) -> None:
    with server() as client:
        visitor = Visitor(client)
        path = opened(visitor, variant, seats)
        assert visitor.html.count('class="num"') >= seats
        visitor.get(f"{path}/referee")
        assert visitor.status == 200 and 'class="tap' in visitor.html


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/kitchen/nothing", 404),
        ("/kitchen/aaaaaaaaaaaa/referee", 404),
        ("/kitchen?variant=nothing", 400),
        ("/kitchen?variant=classic&seats=11", 400),
        ("/cards/nothing", 400),
    ],
)
def test_what_is_not_there(path: str, status: int) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get(path)
        assert visitor.status == status and "Traceback" not in visitor.html


def test_names_are_escaped_and_rules_checked() -> None:
    with server() as client:
        visitor = Visitor(client)
        opened(visitor, name0="<script>x", options="end.limit=50")
        assert "<script>x" not in visitor.html and "&lt;script&gt;x" in visitor.html
        assert '<details class="more">' in visitor.get("/kitchen?variant=classic&seats=4")
        visitor.post("/kitchen", {"variant": "classic", "seats": "4", "options": "end.limt=5"})
        assert visitor.status == 400 and "end.limit" in visitor.html
        assert '<details class="more" open>' in visitor.html, "what is to be mended is in sight"


def test_sheets_of_cards() -> None:
    with server() as client:
        visitor = Visitor(client)
        html = visitor.get("/cards")
        special = html[: html.index("<details")]
        assert "/cards/kids-jinx" in special and "/cards/herz-an-herz" in special and "/cards/classic" not in special
        for path, pages in (("/cards/kids-jinx", 5), ("/cards/herz-an-herz?backs=yes", 26), ("/cards/classic", 6)):
            assert visitor.get(path).count('class="sheet"') == pages


# --- the referee ------------------------------------------------------------------------------------------------------

HEARTS = [case for case in CASES if not case["ruleset"].startswith("001")]
FOLLOWS = [case for case in HEARTS if case["given"]["kind"] == "legal_follow"]
TRICKS = [
    case
    for case in HEARTS
    if "cards_in_play_order_from_seat_0" in case["given"] and not isinstance(case["expect"], dict)
]


def rule(rules: Any, **told: str) -> Any:
    """What the referee says in English."""
    return referee_of(rules.game).ruling(Speaker("en"), rules, NAMES[: rules.seats], told)


@pytest.mark.parametrize("case", FOLLOWS, ids=lambda case: case["id"])
def test_the_referee_knows_the_worked_cases_of_following(case: dict[str, Any]) -> None:
    rules, given_ = adapter.rules_of(case["ruleset"]), case["given"]
    first = "yes" if given_.get("trick_no", 2) == 1 else ""
    broken = "yes" if given_.get("broken") else ""
    ruling = rule(rules, trick=" ".join(given_["table"]), hand=" ".join(given_["hand"]), first=first, broken=broken)
    if ruling.fault:  # cards that are in no pack of these rules
        pytest.skip(ruling.fault)
    wanted = {Speaker("en").card(card, rules) for card in case["expect"]}
    assert {one.card for one in ruling.cards if one.may} == wanted
    assert all(one.why for one in ruling.cards if not one.may) and ruling.quotes


@pytest.mark.parametrize("case", TRICKS, ids=lambda case: case["id"])
def test_the_referee_knows_the_worked_cases_of_tricks(case: dict[str, Any]) -> None:
    row = case["given"]["cards_in_play_order_from_seat_0"]
    rules = adapter.rules_of(case["ruleset"], len(row))
    ruling = rule(rules, trick=" ".join(row), leader="0")
    said = " ".join(ruling.lines)
    if case["expect"] in ("void", None):
        assert "void" in said
    else:
        assert f"{NAMES[case['expect']]} takes the trick" in said and f"{NAMES[case['expect']]} leads." in said


def test_the_referee_says_who_takes_the_trick_and_who_leads() -> None:
    rules = oh.ruleset("classic", seats=4)
    ruling = rule(rules, trick="5C KC QS 2C", leader="1")
    assert ruling.lines == ("Clara takes the trick, 13 points.", "Clara leads.")
    assert rule(rules, trick="5C KC", leader="3").lines == (
        "Anna wins so far: king of clubs.",
        "Ben is to play.",
    )
    assert rule(rules, trick="5C KC QS 2C", final="yes").lines == ("Ben takes the trick, 13 points.",)


def test_the_referee_takes_earlier_tricks_into_account() -> None:
    rules = oh.ruleset("classic", seats=4)
    hand = {"hand": "5H 6H 7C", "leader": "2"}
    locked = rule(rules, earlier="2C 3C 4C 9C", **hand)
    assert [one.may for one in locked.cards] == [True, False, False]
    assert "not broken" in locked.cards[1].why
    opened_ = rule(rules, earlier="2C 3C 4C 9C\n3D 4D 5D 2H", **hand)
    assert all(one.may for one in opened_.cards)
    first = rule(rules, hand="2C 5H 7C", first="yes")
    assert [one.may for one in first.cards] == [True, False, False]


@pytest.mark.parametrize(
    "told",
    [
        {"trick": "QS QS"},
        {"trick": "2C 3C 4C 5C 6C"},
        {"trick": "hello"},
        {"earlier": "2C 3C"},
        {"hand": " ".join(f"{rank}{suit}" for suit in "CD" for rank in range(2, 10))},
        {"trick": "1H"},
    ],
    ids=str,
)
def test_what_the_referee_cannot_read(told: dict[str, str]) -> None:
    ruling = rule(oh.ruleset("classic", seats=4), **told)
    assert ruling.fault and not ruling.lines and not ruling.cards


def test_the_referee_gives_the_kitty_once() -> None:
    rules = oh.ruleset("kitty-first-trick", seats=5)
    trick = {"trick": "4C 5C 6C 7C 8C", "leader": "0"}
    assert not any("kitty" in line for line in rule(rules, **trick).lines)
    assert "Emil takes the kitty too, 2 cards." in rule(rules, first="yes", **trick).lines
    rules = oh.ruleset("kitty-last-trick", seats=5)
    assert "Emil takes the kitty too, 2 cards." in rule(rules, final="yes", **trick).lines


def test_the_referee_of_void_tricks() -> None:
    rules = oh.ruleset("cancellation", seats=6)
    said = " ".join(rule(rules, trick="5C 5C 9D 9D 2H 3H", leader="4").lines)
    assert "void" in said and "wait" in said and "Emil leads." in said


def test_the_referee_of_towers() -> None:
    rules = oh.ruleset("herz-an-herz", seats=4)
    ruling = rule(rules, start="90", left="80 70", right="79", card="75")
    assert [one.may for one in ruling.cards] == [False, True]
    assert ruling.cards[0].why and ruling.lines == ("The tower earns 3 points: 2 for steps, 1 for colours.",)
    joker = rule(rules, start="90", left="80", card="SJ")
    assert [one.card for one in joker.cards] == ["Left: superjoker, as 79", "Right: superjoker, as 89"]
    stolen = rule(rules, card="ST", start="70", left="64", right="41", **{"other-start": "99", "other-left": "88 52"})
    assert len(stolen.cards) == 1 and "One steal" in stolen.lines[0]
    assert rule(rules, start="90", left="95").fault
    assert rule(rules, start="101").fault
    assert rule(rules) == type(ruling)()


def test_cards_are_tapped_in_without_a_script() -> None:
    with server() as client:
        visitor = Visitor(client)
        path = opened(visitor)
        visitor.get(f"{path}/referee?trick=5C&into=trick&tap=K♣")
        assert 'name="trick" value="5C K♣"' in visitor.html and "wins so far" in visitor.html
        visitor.get(f"{path}/referee?trick=5C+K♣&into=trick&tap=back")
        assert 'name="trick" value="5C"' in visitor.html


@pytest.mark.parametrize("language", languages())
def test_what_is_tapped_in_is_read_in_every_language(language: str) -> None:
    """Letters of suits mean other suits elsewhere: a c is clubs here and hearts (cuori) there."""
    speaker, rules = Speaker(language), oh.ruleset("classic-6-jokers", 6)
    for row in referee_of("hearts").picks(speaker, rules):
        for pick in row:
            told = {"hand": pick.text, "leader": "0"}
            ruling = referee_of("hearts").ruling(speaker, rules, tuple("ABCDEF"), told)
            assert [verdict.card for verdict in ruling.cards] == [pick.name], ruling.fault


def test_the_seats_that_people_name() -> None:
    asked = {one.id: pad_of(one.game).asks(oh.ruleset(one.id)) for one in oh.variants()}
    assert asked["classic"] == ("dealer",)
    assert asked["kids-jinx"] == ("dealer", "youngest")
    assert asked["herz-an-herz"] == ("starter",)


@pytest.mark.parametrize("text", ["12345", "1e3", "3.5", "many"])
def test_what_is_not_counted_is_told_truly(text: str) -> None:
    found = fold(deal(pad(), 0, 0, 26, 0, p1=text))
    (note,) = (one for one in found.deals[-1].counted.notes if one.key == "check-no-number")
    for language in languages():
        assert text in say(Speaker(language), found.rules, NAMES, note)
    said = say(Speaker("en"), found.rules, NAMES, note)
    assert said == f"Ben: “{text}” is no whole number of at most four digits and counts as 0."
