"""The catalogue of errors: every member is worded in every language, from its fields alone."""

from __future__ import annotations

import pickle
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import openhearts
import openhearts.api as oh
from openhearts.errors import (
    Fault,
    Forbidden,
    Kind,
    May,
    Member,
    OpenHeartsError,
    Reason,
    StaleVersion,
    Why,
    english,
    to_plain,
)
from openhearts.speech.catalogue import OPEN, PSEUDO, STRICT, Catalogue, catalogue, languages
from openhearts.speech.errors_and_advice import allowed
from openhearts.speech.speaker import Speaker
from tests.errors.samples import samples

SOURCE = Path(openhearts.__file__).parent
MEMBERS: tuple[Member, ...] = (*Why, *May)
SAMPLES = [fault for member in MEMBERS for fault in samples(member)]


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "1")


def worded(speaker: Speaker, fault: Fault) -> str:
    return allowed(speaker, fault) if isinstance(fault.why, May) else speaker.error(OpenHeartsError(fault))


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_every_member_is_worded(language: str) -> None:
    speaker = Speaker(language)
    for fault in SAMPLES:
        said = worded(speaker, fault)
        assert said and ("{" not in said or fault.why in (May.POINTS_TABLE, May.LANGUAGES)), (fault, said)
        assert ".." not in said.replace("...", "") and "?." not in said, (fault, said)
        if isinstance(fault.why, Why) and language != PSEUDO:
            first = said.lstrip("¿¡(")[0]
            assert first == first.upper() or said.startswith(tuple(fault.fields.get("list", ()))), (fault, said)


@pytest.mark.parametrize("language", languages())
def test_every_field_is_said(language: str) -> None:
    """A field that no sentence says would be lost; words that messages choose by need not be read."""
    speaker = Speaker(language)
    for member in MEMBERS:
        told = " ".join(worded(speaker, fault) for fault in samples(member))
        for name, kind in member.kinds.items():
            if kind in (Kind.TEXT, Kind.QUOTE) and f"<{name}>" not in told:
                assert (member.key, name) in CHOOSING, (language, member, name, told)
            if kind is Kind.FIGURE:
                assert "12345" in told or (member.key, name) in CHOOSING, (language, member, name, told)


CHOOSING = {
    ("bot-class", "lacks"),
    ("program-answered", "how"),
    ("no-file", "kind"),
    ("damaged-key-file", "kind"),
    ("store-no-backup", "kind"),
    ("cannot-put", "kind"),
    ("seats", "single"),
    ("locked", "lock"),
    ("row-full", "row"),
    ("wrong-phase", "phase"),
    ("play-refused", "reason"),
    ("herz-refused", "reason"),
    ("herz-outcome", "right"),
    ("no-record-head", "text"),
    ("rules-bounds", "what"),
    ("no-seat", "last"),
    ("winner", "seat"),
    ("must-needs-card", "must"),
    ("whole", "low"),
    ("whole", "high"),
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found |= {"suit-name": {"suit"}, "row-name": {"row"}}[node.id.name]


def variables() -> dict[str, set[str]]:
    """Message -> the variables that it takes, of the English catalogue of errors."""
    found = {}
    for _, text in english.sources("en"):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


def test_every_message_belongs_to_a_member_and_takes_its_fields_alone() -> None:
    around = {"error-line", "error-seat", "error-did-you-mean", "error-field", "error-allowed", "suit-name", "row-name"}
    found = variables()
    assert set(found) - around == {member.message for member in MEMBERS}
    for member in MEMBERS:
        assert found[member.message] <= set(member.kinds), member


def test_no_other_catalogue_words_errors() -> None:
    own = {name for name, _ in english.sources("en")}
    inside = Catalogue("en")._files
    assert [key for key, name in inside.items() if re.match(r"(error|may|detail)-", key) and name not in own] == []


def test_english_is_the_sentence_of_the_same_catalogue() -> None:
    for fault in SAMPLES:
        if isinstance(fault.why, Why):
            assert str(OpenHeartsError(fault)) == Speaker("en").error(OpenHeartsError(fault))


def test_what_is_typed_as_it_stands_gets_no_large_letter() -> None:
    """Names of parameters, fields and files are small letters wherever a sentence begins with them."""
    for error, begins in (
        (oh.BadBot(Why.NO_PROGRAM), "“cmd:” names no program"),
        (oh.BadRuleset(Why.SUGGESTED_OUTSIDE), "“suggested_players” must lie inside “players”."),
        (oh.BadView(Why.VIEW_HAND_SIZE, field="hand", told=3, dealt=13, now=2), "hand: the number of cards is 3;"),
        (oh.BadView(Why.VIEW_ENTRIES, list=("scores", "towers"), count=4), "scores, towers must have 4 entries"),
        (oh.BadText(Why.RECORDED, name="dealer", right="1", told="2"), "dealer is 1, not 2."),
    ):
        assert str(error).startswith(begins)
        for language in languages():
            said = Speaker(language).error(error)
            assert "Cmd" not in said and "Suggested_" not in said and not said.startswith(("Hand:", "Scores", "Dealer"))


# Members whose number is a bound, or never 1: a table has two seats at least, a secret 32 bytes.
NEVER_ONE = frozenset(
    """line-too-long too-long seats rules-bounds rules-long-list rules-too-large no-value-for-seats nested n-bytes
    view-entries record-too-large store-name hand-too-large pass-too-many program-gave-up moon-needs-more no-utf8
    too-few-cards trick-size nobody-across moon-needs-many""".split()  # noqa: SIM905
)
UNBENT = frozenset(
    """each sein como comme come zijn maintenant ahora adesso teraz acum сейчас chacune cada""".split()  # noqa: SIM905
)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "nl", "pl", "ro", "ru"])
def test_one_is_not_said_like_five(language: str) -> None:
    """No number stands before a noun that would have to bend and does not: `1 cards`."""
    speaker, found = Speaker(language), []
    for member in [member for member in MEMBERS if member.key not in NEVER_ONE]:
        for name in [name for name, kind in member.kinds.items() if kind is Kind.NUMBER]:
            for fault in samples(member):
                said = [worded(speaker, fault._replace(fields={**fault.fields, name: number})) for number in (1, 5)]
                one, five = (
                    set(re.findall(rf"\b{number}\s([^\W\d_]{{4,}})", text))
                    for number, text in zip((1, 5), said, strict=True)
                )
                if not one & five <= UNBENT:
                    found.append((member, name, said))
    assert found == []


def test_a_sentence_never_fails_for_want_of_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT, "0")
    for member in Why:
        for language in languages():
            assert str(OpenHeartsError(member)) and Speaker(language).error(OpenHeartsError(member))


def test_nothing_is_put_into_words_when_an_error_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(english, "english", lambda *_, **__: pytest.fail("nobody reads it yet"))
    deal = oh.deal(oh.ruleset("plain-hearts", 4), seed=1)
    turn = deal.turn
    assert turn is not None
    with pytest.raises(oh.NotToAct):
        deal.act((turn + 1) % 4, next(iter(deal.options(turn))))


def test_each_reason_has_its_member() -> None:
    assert [reason.value for reason in Reason] == [Why[reason.name].key for reason in Reason]


def test_hands_for_seats_in_german() -> None:
    with pytest.raises(oh.BadText) as caught:
        oh.deal(oh.ruleset("classic", 4), hands=["2C"] * 3)
    assert caught.value.why is Why.HANDS_FOR_SEATS and caught.value.data == {"told": 3, "right": 4, "line": None}
    assert str(caught.value) == "The number of hands is 3, that of seats 4."
    assert Speaker("de").error(caught.value) == "Hände: 3, Plätze: 4."


@pytest.mark.parametrize("variant", ["classic", "herz-an-herz"])
@pytest.mark.parametrize("number", [0, -1])
def test_deals_are_numbered_from_one_in_every_game(variant: str, number: int) -> None:
    with pytest.raises(oh.BadText) as caught:
        oh.deal(oh.ruleset(variant, 4), seed=1, deal_number=number)
    assert caught.value.why is Why.DEALS_FROM_ONE


def test_a_rule_file_in_the_place_of_a_variant_is_told_where_to_go() -> None:
    for name in ("mine.toml", "folder/MINE.TOML"):
        with pytest.raises(oh.BadRuleset, match="--rules") as caught:
            oh.ruleset(name)
        assert caught.value.why is Why.FILE_NO_VARIANT and caught.value.data["text"] == name


def test_an_option_of_no_section_is_told_what_there_is() -> None:
    with pytest.raises(oh.BadRuleset) as caught:
        oh.ruleset("classic", 4, options={"nonsense": True})
    assert caught.value.why is Why.NO_PARAMETER
    allowed = (caught.value.allowed or "").split(", ")
    assert {"sun", "pass.count", "score.points"} <= set(allowed) and len(allowed) > 45


def test_the_likely_option_is_named_first() -> None:
    for typed, meant in (
        ("sunn", "sun"),
        ("end.limt", "end.limit"),
        ("limit", "end.limit"),
        ("pas.count", "pass.count"),
    ):
        with pytest.raises(oh.BadRuleset) as caught:
            oh.ruleset("classic", 4, options={typed: 1})
        assert caught.value.nearest == meant and (caught.value.allowed or "").split(", ")[0] == meant


def test_hands_for_seats_in_more_languages() -> None:
    error = oh.BadText(Why.HANDS_FOR_SEATS, told=3, right=4)
    assert {language: Speaker(language).error(error) for language in ("fr", "pl", "ru")} == {
        "fr": "Nombre de mains\xa0: 3, nombre de places\xa0: 4.",
        "pl": "Liczba rąk: 3, liczba miejsc: 4.",
        "ru": "Количество рук: 3, количество мест: 4.",
    }


def test_what_may_stand_there_is_said_in_the_readers_language() -> None:
    with pytest.raises(oh.BadRuleset) as caught:
        oh.ruleset("classic", 4, options={"pass.count": 99})
    error = caught.value
    assert error.allowed == "0 to 13" and Speaker("de").error(error).endswith("Erlaubt: 0 bis 13.")
    with pytest.raises(oh.BadRuleset) as caught:
        oh.ruleset("clasic")
    assert caught.value.nearest == "classic" and "Meintest du „classic“?" in Speaker("de").error(caught.value)


@pytest.mark.parametrize(
    "error",
    [
        oh.BadText(Why.NO_CARD, text="ZZ", line=3),
        oh.BadRuleset(Why.BUNDLE, name="sun", field="sun", allowed=Fault(May.YES_NO, {}), nearest="moon"),
        oh.IllegalAction(Reason.MUST_FOLLOW, card="4C", suit=2),
        oh.NotToAct(Why.NO_SEAT, seat=7, last=3),
        oh.RecordMismatch(Why.SEAT_SAYS, seat=1, cause=Fault(Why.NO_CARD, {"text": "ZZ"}), line=9),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_go_between_processes(error: OpenHeartsError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), deepcopy(error)):
        assert (type(again), str(again), again.why, again.data) == (type(error), str(error), error.why, error.data)


def test_the_form_for_programs() -> None:
    cause = Fault(Why.PLAY_REFUSED, {"card": "4C", "seat": 2, "reason": Reason.MUST_FOLLOW})
    assert to_plain(oh.BadView(Why.VIEW_TRICK, trick=3, cause=cause, field="plays")) == {
        "error": "BadView",
        "why": "view-trick",
        "fields": {
            "trick": 3,
            "cause": {"why": "play-refused", "fields": {"card": "4C", "seat": 2, "reason": "must-follow"}},
        },
        "field": "plays",
        "message": "Trick 3: 4C may not be played by seat 2: the suit led must be followed.",
    }
    wrong = to_plain(oh.BadRuleset(Why.NO_VARIANT, text="clasic", allowed="classic", nearest="classic"))
    assert (wrong["allowed"], wrong["nearest"], wrong["fields"]) == ("classic", "classic", {"text": "clasic"})


def test_kept_texts_do_not_mix_up_languages() -> None:
    error = oh.BadText(Why.NO_CARD, text="ZZ")
    assert len({Speaker(language).error(error) for language in languages()}) > 8
    assert OPEN in Speaker(PSEUDO).error(error) and catalogue("en") is catalogue("en")


@pytest.mark.parametrize(
    "make",
    [
        Forbidden,
        OpenHeartsError,
        oh.BadText,
        oh.BadRuleset,
        oh.BadView,
        oh.BadBot,
        oh.NotToAct,
        oh.RecordMismatch,
        StaleVersion,
    ],
)
def test_no_error_is_made_from_a_sentence(make: Any) -> None:
    for text in ("somebody sits there", "seat-taken", ""):
        with pytest.raises(TypeError, match="member of the catalogue"):
            make(text)
        with pytest.raises(TypeError, match="member of the catalogue"):
            make(text, key="seat-taken")
