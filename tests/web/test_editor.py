"""The rule editor without a browser: forms, links and files give the rules of the Python interface, or a sentence."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import openhearts as oh
from openhearts.core import rulefile
from openhearts.core.rule_form_fields import Field, fields_of
from openhearts.errors import BadRuleset, BadText
from openhearts.games import registry
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_house_rules import example
from openhearts.speech.voice import Document, Section
from openhearts.web.rules_editor.form import OTHER, Reading, preset, read_form, with_preset
from openhearts.web.rules_editor.house_rules import (
    LARGEST_FILE,
    LONGEST_LINK,
    Draft,
    draft,
    from_token,
    from_toml,
    sizes_of,
    token_of,
    toml_of,
)
from openhearts.web.rules_editor.known_values import known_values
from openhearts.web.rules_editor.page_model import Control, Sheet
from tests.games.toy import ToyGame
from tests.web.helpers import Visitor, server

VARIANTS = tuple(variant.id for variant in oh.variants())
EN, DE = Speaker("en"), Speaker("de")
HOSTILE = (
    "",
    "x" * 1999,
    "9" * 400,
    "-1",
    "1e9",
    "0x10",
    "[[[[",
    "{'a': {'b': 1}}",
    "suit:",
    "suit:Z 1",
    "QS QS",
    "QS 1, QS 2",
    "none none",
    "\x00",
    "<script>alert(1)</script>",
    "٣",
    "true",
    "#other",
)


def controls(sheet: Sheet) -> Iterator[Control]:
    """Every field that the page shows."""
    yield from sheet.asked()
    for group in sheet.groups():
        yield from group.controls


def untouched(found: Draft) -> dict[str, list[str]]:
    """What a browser sends of a form that nobody changed."""
    form = {"was": [token_of(found)], "variant": [found.variant], "seats": [str(found.seats)], "title": [found.name]}
    for control in controls(Sheet(EN, Reading(found))):
        if control.row:
            form[control.name] = list(control.row)
        elif control.choices:
            form[control.name] = [control.chosen]
            if control.beside is not None:
                form[control.name + OTHER] = [control.beside]
        else:
            form[control.name] = [control.beside or ""]
    return form


def values_of(field: Field, game: str) -> list[Any]:
    """Values that a field offers: its named ones, some numbers, what variants use, and items by themselves."""
    values: list[Any] = [*field.words]
    if field.shape == "number":
        low = field.low if field.low is not None else -7
        values += [low, low + 1, field.high if field.high is not None else low + 30]
    values += [known.value for known in known_values(game).get(field.name, {}).values()]
    if field.shape == "list":
        values += [[], *([item] for item in field.items)]
    return values


# --- forms ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_untouched_form_gives_the_variants_own_rules(variant: str) -> None:
    for seats in registry.variant(variant).seats:
        found = draft(variant, seats)
        reading = read_form(untouched(found), EN)
        assert reading == Reading(found) and found.options == {}
        assert reading.draft.rules == oh.ruleset(variant, seats)


@pytest.mark.parametrize("variant", ["classic", "cancellation", "herz-an-herz"])
def test_every_value_can_be_set_and_gives_what_the_interface_gives(variant: str) -> None:
    found = draft(variant)
    resolved, shown = rulefile.resolved_fields(found.rules), untouched(found)
    n_set = 0
    for name, field in fields_of(found.rules).items():
        if not field.is_open:
            continue
        for value in values_of(field, registry.variant(variant).game):
            text = field.text(value)
            typed = {name: text.split() if field.items else [OTHER], name + OTHER: [text]}
            if not field.items and value in field.words:
                typed = {name: [text]}
            reading = read_form(shown | typed, EN)
            try:
                wanted = oh.ruleset(variant, options={name: value})
            except BadRuleset as error:
                assert reading.faults and reading.faults[0].error.args == error.args, (name, value)
                assert reading.draft == found and reading.typed[name] == text
            else:
                assert reading.faults == () and reading.draft.rules.digest == wanted.digest, (name, value)
                n_set += value != resolved[name]
    assert n_set > 20


def test_entries_of_tables_are_fields_of_their_own() -> None:
    shown = untouched(draft("classic"))
    reading = read_form(shown | {"score.points[QS]": ["40"], "score.bonus[JD]": ["-10"]}, EN)
    wanted = {"score.points": {"QS": 40, "suit:H": 1}, "score.bonus": {"JD": -10}}
    assert reading.draft.rules.digest == oh.ruleset("classic", options=wanted).digest
    again = read_form(untouched(reading.draft) | {"score.bonus[JD]": [""]}, EN)
    assert again.draft.options == {"score.points": {"QS": 40, "suit:H": 1}}
    wrong = read_form(shown | {"score.bonus[JD]": ["lots"]}, EN)
    assert [fault.field for fault in wrong.faults] == ["score.bonus"] and wrong.typed == {"score.bonus[JD]": "lots"}
    sheet = Sheet(DE, wrong)
    faulty = {control.name: control.fault for control in controls(sheet) if control.fault}
    assert faulty == {"score.bonus[JD]": "„lots“ kann hier nicht stehen. Erlaubt: eine ganze Zahl."}


def test_fields_take_words_and_say_how_they_were_understood() -> None:
    shown = untouched(draft("classic"))
    typed = {"pack.remove": "alle Zweien", "opening.card": "die Drei der tiefsten Farbe", "lead.locked": "alle Herzen"}
    typed |= {"score.points": "Pik-Dame 40, Herzen je 1", "first_trick.forbidden": "jede Dame"}
    form = shown | {name: [OTHER] for name in typed} | {name + OTHER: [text] for name, text in typed.items()}
    reading = read_form(form, DE)
    assert reading.faults == ()
    assert reading.draft.options == {
        "pack.remove": ["2C", "2D", "2S", "2H"],
        "opening.card": "3C",
        "first_trick.forbidden": ["rank:Q"],
        "score.points": {"QS": 40, "suit:H": 1},
    }
    understood = {control.name: control.understood for control in controls(Sheet(DE, reading)) if control.understood}
    assert understood == {
        "pack.remove": "Kreuz-Zwei, Karo-Zwei, Pik-Zwei, Herz-Zwei",
        "opening.card": "Kreuz-Drei",
        "lead.locked": "Herz",
        "score.points": "Herz = 1, Pik-Dame = 40",
    }
    again = read_form(untouched(reading.draft), EN)  # the form as it is drawn next says the same, and nothing is new
    assert again == Reading(reading.draft)


def test_something_else_begins_with_what_is_there() -> None:
    """Who chooses it has changed nothing yet, and finds the value as it is, in words."""
    form = untouched(draft("classic"))
    for name in ("first_trick.forbidden", "end.limit"):
        form |= {name: [OTHER], name + OTHER: [""]}
    reading = read_form(form, EN)
    assert reading.draft == draft("classic") and not reading.faults
    shown = {one.name: one for one in controls(Sheet(EN, reading))}
    forbidden, limit = shown["first_trick.forbidden"], shown["end.limit"]
    assert (forbidden.chosen, forbidden.beside) == (OTHER, "hearts, queen of spades")
    assert (limit.chosen, limit.beside) == (OTHER, "100") and not forbidden.fault and not limit.fault


@pytest.mark.parametrize("language", languages())
def test_what_is_not_understood_is_told_at_its_field_with_what_may_stand_there(language: str) -> None:
    speaker = Speaker(language)
    for name in ("pack.remove", "lead.locked", "score.points", "opening.card", "pack.suits", "pack.ranks"):
        form = untouched(draft("classic")) | {name: [OTHER], name + OTHER: [f"xyzzy; {speaker.card('QS')}"]}
        reading = read_form(form, speaker)
        faults = {control.name: control.fault for control in controls(Sheet(speaker, reading)) if control.fault}
        assert [*faults] == [name] and reading.draft == draft("classic")
        kind = fields_of(reading.draft.rules)[name]
        assert "xyzzy" in faults[name] and example(speaker, "hearts", kind) in faults[name]
    form = untouched(draft("classic")) | {"lead.locked": [OTHER], "lead.locked" + OTHER: ["K"]}
    reading = read_form(form, DE)
    (fault,) = (control.fault for control in controls(Sheet(DE, reading)) if control.fault)
    assert fault.startswith("„K“ kann Kreuz, Karo oder jeder König heißen")


def test_the_page_shows_what_it_understood() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/wishes", {"language": "fr", "back": "/"})
        visitor.get("/rules-editor?variant=classic")
        was = {"was": state(visitor.html), "do": "check"}
        visitor.post("/rules-editor", was | {"score.bonus": OTHER, "score.bonus#other": "valet de carreau = moins 7"})
        assert "Compris ainsi\N{NO-BREAK SPACE}: valet de carreau = -7" in html.unescape(visitor.html)
        assert 'value="valet de carreau = -7"' in html.unescape(visitor.html)
        assert from_token(state(visitor.html)).options == {"score.bonus": {"JD": -7}}
        visitor.post(
            "/rules-editor", was | {"lead.locked": OTHER, "lead.locked#other": "tous les coeurs, la rene noire"}
        )
        said = html.unescape(visitor.html).replace("\u202f", " ").replace("\xa0", " ")
        assert "« la rene noire » ne peut pas figurer ici." in said and 'aria-invalid="true"' in said
        assert 'value="tous les coeurs, la rene noire"' in said  # what was typed stays to be mended


def test_options_beside_the_door_take_words() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/wishes", {"language": "de", "back": "/"})
        typed = {"variant": "classic", "seats": "4", "with": "friends", "name": "Ada"}
        visitor.post("/play", typed | {"options": "first_trick.forbidden=jede Dame; Herz, score.bonus=Karo-Bube -7"})
        assert visitor.path.startswith("/table/"), visitor.html[:400]
        table = visitor.path.rpartition("/")[2]
        visitor.get(f"/rules/classic?table={table}")
        assert "eine Dame oder Herz" in visitor.html and "Karo-Bube" in visitor.html
        visitor.post("/play", typed | {"options": "first_trick.forbidden=jede Dme"})
        assert visitor.status == 400 and "jede Dme" in visitor.html and "Meintest du" in visitor.html


def test_another_game_begins_with_its_own_rules() -> None:
    found = draft("classic", 4, {"end.limit": 60}, "Ours")
    for variant, seats in (("herz-an-herz", 4), ("cancellation", 8)):
        reading = read_form(untouched(found) | {"variant": [variant]}, EN)
        assert reading.draft.variant == variant and reading.draft.options == {} and reading.draft.name == "Ours"
        assert reading.draft.seats in registry.variant(variant).seats, seats


def test_another_size_keeps_what_was_changed_or_says_what_hinders() -> None:
    found = draft("classic", 4, {"end.limit": 60})
    assert read_form(untouched(found) | {"seats": ["5"]}, EN).draft == draft("classic", 5, {"end.limit": 60})
    across = draft("classic", 4, {"pass.cycle": ["ACROSS"]})
    reading = read_form(untouched(across) | {"seats": ["5"]}, EN)
    assert reading.draft == across and reading.typed == {"seats": "5"}
    assert [fault.field for fault in reading.faults] == ["pass.cycle"]


def test_what_is_right_is_kept_when_something_else_is_wrong() -> None:
    reading = read_form(
        untouched(draft("classic"))
        | {"pass.count": ["2"], "end.limit" + OTHER: ["soon"], "end.limit": [OTHER], "lead.locked": ["suite:H"]},
        EN,
    )
    assert reading.draft == draft("classic", 4, {"pass.count": 2})
    assert {fault.field: getattr(fault.error, "nearest", None) for fault in reading.faults} == {
        "end.limit": None,
        "lead.locked": "suit:H",
    }


def test_what_goes_together_only_can_be_set_together() -> None:
    shown = untouched(draft("classic"))
    first = read_form(shown | {"pack.count": ["2"]}, EN)
    assert [fault.field for fault in first.faults] == ["trick.duplicates"] and first.typed == {"pack.count": "2"}
    both = read_form(shown | {"pack.count": ["2"], "trick.duplicates": ["cancel"], "opening.leader": ["dealer"]}, EN)
    assert both.faults == () and both.draft.rules.pack.count == 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_presets_are_the_variants_bundles(variant: str) -> None:
    found = draft(variant)
    for one in Sheet(EN, Reading(found)).presets():
        on = with_preset(found, one.id)
        assert on.rules.digest == oh.ruleset(variant, options={one.id: True}).digest
        assert one.what and preset(found, one.id) == on.options
        assert with_preset(on, one.id) == found
    assert {one.id for one in Sheet(EN, Reading(found)).presets()} <= set(registry.variant(variant).bundles)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_hostile_forms_end_in_a_sentence(data: st.DataObject) -> None:
    shown = untouched(draft(data.draw(st.sampled_from(["classic", "cancellation", "herz-an-herz"]))))
    texts = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=30))
    names = data.draw(st.lists(st.sampled_from(sorted(set(shown) - {"was"})), min_size=1, max_size=4, unique=True))
    form = shown | {name: data.draw(st.lists(texts, min_size=1, max_size=20)) for name in names}
    try:
        reading = read_form(form, EN)
    except (BadText, BadRuleset) as error:
        assert DE.error(error)
        return
    for speaker in (EN, DE):
        sheet = Sheet(speaker, reading)
        said = [control.fault for control in controls(sheet) if control.fault] + [sheet.general()]
        assert bool(reading.faults) == any(said)
    assert from_token(token_of(reading.draft)) == reading.draft


# --- links and files --------------------------------------------------------------------------------------------------


@st.composite
def drafts(drawn: st.DrawFn) -> Draft:
    """Drafts of any variant with some of its values changed."""
    variant = registry.variant(drawn(st.sampled_from(VARIANTS)))
    seats = drawn(st.sampled_from(variant.seats))
    options: dict[str, Any] = {}
    for name, field in fields_of(registry.ruleset(variant.id, seats)).items():
        values = values_of(field, variant.game)
        if values and drawn(st.integers(0, 5)) == 0:
            more = options | {name: drawn(st.sampled_from(values))}
            try:
                registry.ruleset(variant.id, seats, more)
            except BadRuleset:
                continue
            options = more
    return draft(variant.id, seats, options, drawn(st.text(max_size=60)))


@settings(max_examples=30, deadline=None)
@given(drafts())
def test_links_and_files_give_the_same_rules_again(found: Draft) -> None:
    token = token_of(found)
    assert from_token(token) == found and re.fullmatch(r"[A-Za-z0-9_-]+", token)
    assert len(token) <= LONGEST_LINK
    text = toml_of(found)
    again = from_toml(text.encode(), "house.toml")
    assert again.rules.digest == found.rules.digest and again.seats == found.seats
    if found.name != registry.variant(found.variant).name:
        assert again == found


def test_a_file_is_read_by_everything_else(tmp_path: Path) -> None:
    found = draft("classic", 5, {"jack-11": True, "end.limit": 60, "pass.cycle": ["L1", "HOLD"]}, 'Grandma\'s "rules"')
    path = tmp_path / "house.toml"
    path.write_text(toml_of(found), encoding="utf-8")
    rules = oh.load_ruleset(str(path))
    assert rules.digest == found.rules.digest and rules.seats == 5 and rules.name == 'Grandma\'s "rules"'
    assert sizes_of(found) == (3, 4, 5, 6)
    assert oh.load_ruleset(str(path), seats=4).end.limit == 60


@pytest.mark.parametrize(
    "token",
    ["", "x", "!!!!", "A" * 20_000, token_of(draft("classic"))[:-6], "eNqLjgUAARUAuQ", "é"],
)
def test_damaged_links_are_told(token: str) -> None:
    with pytest.raises((BadText, BadRuleset)) as caught:
        from_token(token)
    assert EN.error(caught.value) != DE.error(caught.value)


def test_a_link_that_unpacks_to_too_much_is_refused() -> None:
    bomb = token_of(Draft("classic", 4, "", {"x": "a" * 1_000_000}))
    assert len(bomb) < 4000
    with pytest.raises(BadText):
        from_token(bomb)


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speaker", [EN, DE], ids=["en", "de"])
def test_every_parameter_has_words_and_its_values_differ(speaker: Speaker) -> None:
    for game in registry.games().values():
        variant = game.variants()[0].id
        sheet = Sheet(speaker, Reading(draft(variant)))
        shown = {control.name: control for control in controls(sheet)}
        for name, field in fields_of(sheet.rules).items():
            key = f"{game.id}-{name}".replace("_", "-").replace(".", "-")
            assert speaker.text(f"web-rule-{key}") and speaker.text(f"web-about-{key}")
            if field.is_open:
                labels = [choice.label for choice in shown[name].choices]
                assert len(set(labels)) == len(labels), (name, labels)


def test_what_differs_is_marked() -> None:
    sheet = Sheet(EN, Reading(draft("classic", 4, {"end.limit": 60})))
    assert [(line.state, line.text) for line in sheet.changes()] == [
        ("new", "The match ends when somebody has 60 points or more."),
        ("gone", "The match ends when somebody has 100 points or more."),
    ]
    assert Sheet(EN, Reading(draft("classic"))).changes() == ()
    changed = {control.name: control.base for control in controls(sheet) if control.base}
    assert changed == {"end.limit": "100"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_simple_form_shows_about_eight_options(variant: str) -> None:
    found = draft(variant)
    sheet = Sheet(EN, Reading(found))
    assert 8 <= len(sheet.asked()) <= 10
    names = [control.name for control in controls(sheet)]
    assert len(set(names)) == len(names)
    assert {name for name, field in fields_of(found.rules).items() if field.is_open} <= set(names)


# --- pages ------------------------------------------------------------------------------------------------------------


def state(page: str) -> str:
    """The draft that a page's form holds."""
    found = re.search(r'name="was" value="([^"]+)"', page)
    assert found is not None
    return found[1]


def test_the_page_works_without_a_script() -> None:
    with server() as client:
        visitor = Visitor(client)
        assert 'href="/rules-editor"' in visitor.get("/")
        visitor.get("/rules-editor?variant=classic&seats=4")
        assert visitor.status == 200 and from_token(state(visitor.html)) == draft("classic", 4)
        visitor.post("/rules-editor", {"was": state(visitor.html), "do": "preset:sun", "title": "Ours"})
        assert '<ins><span class="vh">New: </span>' in visitor.html
        visitor.post("/rules-editor", {"was": state(visitor.html), "pass.count": "9999", "do": "check"})
        assert "web-" not in visitor.html and 'aria-invalid="true"' in visitor.html
        found = from_token(state(visitor.html))
        assert found == draft("classic", 4, {"sun": True}, "Ours")
        link = re.search(r'id="link-rules" href="[^"]*(/rules-editor\?v=[^"]+)"', visitor.html)
        assert link is not None
        friend = Visitor(client)
        friend.get(link[1])
        assert from_token(state(friend.html)) == found
        visitor.post("/rules-editor", {"was": state(visitor.html), "do": "reset"})
        assert from_token(state(visitor.html)) == draft("classic", 4, {}, "Ours")


def test_a_change_of_language_keeps_the_rules() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/rules-editor")
        visitor.post("/rules-editor", {"was": state(visitor.html), "do": "preset:sun"})
        back = re.search(r'name="back" value="([^"]+)"', visitor.html)
        assert back is not None
        visitor.post("/wishes", {"language": "de", "back": html.unescape(back[1])})
        assert '<html lang="de"' in visitor.html
        assert from_token(state(visitor.html)) == draft("classic", 4, {"sun": True})


@pytest.mark.parametrize(
    "query", ["v=damaged", "v=", "k=nosuch", "variant=clasic", "variant=classic&seats=99", "seats=x"]
)
def test_bad_addresses_give_a_sentence_and_the_form(query: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get(f"/rules-editor?{query}")
        is_bad = query not in ("v=", "seats=x")
        assert visitor.status == (400 if is_bad else 200) and ('role="alert"' in visitor.html) == is_bad
        assert from_token(state(visitor.html)) == draft("classic")
        visitor.get(f"/rules-editor/rules.toml?{query}")
        assert visitor.status == (400 if is_bad else 200) and "Traceback" not in visitor.html


def test_the_file_downloads_and_opens_again() -> None:
    with server() as client:
        visitor = Visitor(client)
        found = draft("omnibus", 4, {"ten-of-diamonds": True}, "Our ♥ rules")
        visitor.get(f"/rules-editor?v={token_of(found)}")
        answer = client.get(f"/rules-editor/rules.toml?v={token_of(found)}")
        assert answer.status_code == 200 and answer.headers["content-disposition"].startswith("attachment")
        assert send_file(visitor, answer.content) == 200
        assert from_token(state(visitor.html)) == found


def test_an_opened_file_has_an_address_and_a_refused_one_changes_nothing() -> None:
    with server() as client:
        visitor = Visitor(client)
        found, before = draft("omnibus", 4, {"end.limit": 60}), draft("classic", 3, {"sun": True}, "Mine")
        visitor.get(f"/rules-editor?v={token_of(before)}")
        assert send_file(visitor, b"[score", was=state(visitor.html)) == 400
        assert from_token(state(visitor.html)) == before
        assert send_file(visitor, toml_of(found).encode()) == 200
        assert visitor.path == f"/rules-editor?v={token_of(found)}"


def send_file(visitor: Visitor, raw: bytes, name: str = "house.toml", was: str = "") -> int:
    """Opens a rule file in the editor, where some rules stand."""
    token = re.search(r'name="_csrf_token" value="([^"]+)"', visitor.html)
    assert token is not None
    visitor.client.cookies.clear()
    visitor.client.cookies.update(visitor.jar)
    form = {"_csrf_token": token[1], "was": was}
    answer = visitor.client.post("/rules-editor/file", data=form, files={"file": (name, raw)})
    visitor.html, visitor.status = answer.text, answer.status_code
    visitor.path = answer.url.raw_path.decode()
    return answer.status_code


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"", "empty"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"[score", "TOML"),
        (b'extends = "classic"\nend.limt = 5', "end.limit"),
        (b'extends = "clasic"', "classic"),
        (b'extends = "../../../etc/passwd"', "variant"),
        (b'family = "chess"', "chess"),
        (b'extends = "classic"\npass.count = ' + b"[" * 5000 + b"]" * 5000, "house.toml"),
        (b'extends = "classic"\npass.count = "<script>"', "&lt;script&gt;"),
        (b"x" * (LARGEST_FILE + 1), "large"),
        (b"x" * 300_000, "large"),
    ],
)
def test_bad_files_are_told(raw: bytes, words: str) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/rules-editor")
        status = send_file(visitor, raw)
        assert status in (400, 413) and words in visitor.html and "Traceback" not in visitor.html


def test_rules_too_long_for_an_address_are_kept_under_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.web.rules_editor.page.LONGEST_LINK", 30)
    found = draft("classic", 4, {"end.limit": 60}, "Long")
    with server() as client:
        visitor = Visitor(client)
        visitor.get(f"/rules-editor?v={token_of(found)}")
        assert 'id="link-rules"' not in visitor.html and 'value="keep"' in visitor.html
        visitor.post("/rules-editor", {"was": token_of(found), "do": "keep"})
        assert visitor.path.startswith("/rules-editor?k=") and len(visitor.path) < 60
        assert from_token(state(visitor.html)) == found
        assert from_token(state(Visitor(client).get(visitor.path))) == found


@pytest.mark.parametrize("way", ["bots", "friends"])
def test_what_was_made_is_played(way: str) -> None:
    found = draft("classic", 3, {"jack-11": True, "end.limit": 60}, "Grandma")
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/rules-editor")
        visitor.post("/play", {"was": token_of(found), "pass.count": "2", "with": way, "level": "club"})
        assert visitor.status == 200 and ('id="hand"' in visitor.html) == (way == "bots")
        assert "Grandma" in visitor.html
        live = client.app.state.site.lobby.tables[visitor.ident]
        wanted = oh.ruleset("classic", 3, {"jack-11": True, "end.limit": 60, "pass.count": 2})
        assert live.state.rules.digest == wanted.digest
        rules = visitor.get(f"/rules/classic?table={visitor.ident}")
        assert "Grandma" in rules and "60" in rules


def test_play_takes_a_link_and_refuses_what_cannot_be() -> None:
    with server() as client:
        visitor = Visitor(client)
        found = draft("herz-an-herz", 2, {"tower.rounds": 1})
        visitor.get("/")
        visitor.post("/play", {"rules": token_of(found), "with": "bots", "level": "club"})
        assert visitor.status == 200
        assert client.app.state.site.lobby.tables[visitor.ident].state.rules.digest == found.rules.digest
        tables = len(client.app.state.site.lobby.tables)
        visitor.get("/")
        visitor.post("/play", {"rules": "damaged", "with": "bots"})
        assert visitor.status == 400 and 'role="alert"' in visitor.html
        visitor.get("/rules-editor")
        visitor.post("/play", {"was": token_of(found), "tower.rounds": "none", "with": "bots"})
        assert visitor.status == 400 and 'aria-invalid="true"' in visitor.html
        visitor.post("/play", {"was": "damaged", "with": "bots"})
        assert visitor.status == 400 and "Traceback" not in visitor.html
        assert len(client.app.state.site.lobby.tables) == tables


class ToyVoice:
    """Words the rules of the toy game, and knows none of its cards."""

    def rules(self, speaker: Speaker, rules: Any) -> Document:
        return Document("Highest number", (Section("goal", "Goal", (f"For {rules.seats}.",)),))

    def card(self, *_: Any) -> None:
        return None


class SpokenToy(ToyGame):
    voice = ToyVoice()


def test_a_game_that_the_pages_do_not_know_can_be_edited() -> None:
    with registry.registered(SpokenToy()) as toy, server() as client:
        visitor = Visitor(client)
        variant = toy.variants()[0].id
        visitor.get(f"/rules-editor?variant={variant}")
        assert visitor.status == 200 and from_token(state(visitor.html)).variant == variant
        assert f"For {draft(variant).seats}." in visitor.html
