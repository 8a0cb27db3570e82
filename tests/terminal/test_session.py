"""Whole matches in lines; every key answers and changes nothing; wrong tries are explained."""

from __future__ import annotations

import re
from typing import Any

import pytest

import openhearts.api as oh
from openhearts.games.hearts.play.actions import Choose
from openhearts.speech.catalogue import CLOSE, OPEN, languages
from openhearts.speech.display_names import shown_names
from openhearts.speech.keymap import KEYS, META_WORDS, QUESTION_WORDS, keys_of
from openhearts.speech.speaker import Speaker
from openhearts.tables.log import MemoryLog
from openhearts.terminal.controls import NAMES as KEY_NAMES
from openhearts.terminal.controls import UNUSED
from openhearts.terminal.session import Session
from openhearts.terminal.ui.face import Given, Leave, Pressed, Typed

from .conftest import PRESETS, Robot, first_option, n_entries, play_deal, quoted_option, seat_at

PRESSED = tuple(dict.fromkeys({value: name for name, value in KEY_NAMES.items()}.get(key.key, key.key) for key in KEYS))
HARMLESS = tuple(key for key in PRESSED if key not in ("enter", "x", "u", "/", "i", "delete", "z", "space"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("variant", "seats"), PRESETS)
def test_a_whole_match_in_lines(variant: str, seats: int, language: str) -> None:
    options = {"end.limit": 30} if "herz" not in variant and "kids" not in variant else {}
    session, robot, events = seat_at(variant, seats, language=language, options=options)
    assert session.run(events) is True
    assert session.table.is_over
    assert "\x1b" not in robot.said
    last = session.speaker.result(session.table.after, session.view, session.names)
    assert robot.said.rstrip().endswith(last)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 11), ("herz-an-herz", 3)])
def test_every_key_answers_and_changes_nothing(variant: str, seats: int, language: str) -> None:
    phases: set[str] = set()

    def choose(robot: Robot) -> Given:
        session = robot.session
        assert session is not None
        table = session.table
        phase = (table.public.phase, len(getattr(table.public, "trick", ())) > 0)
        if str(phase) not in phases:
            phases.add(str(phase))
            for key in HARMLESS:
                for name in {key, key.upper() if len(key) == 1 else key}:
                    before, said, entries = table.position, len(robot.said), n_entries(table)
                    assert session.controls.handle(Pressed(name.lower())) is None
                    assert table.position is before and n_entries(table) == entries
                    assert len(robot.said) > said, f"{key} says nothing"
        return first_option(robot)

    session, _, events = seat_at(variant, seats, language=language, choose=choose)
    play_deal(session, events)
    assert len(phases) >= 2


def test_keys_of_the_table_work_out_of_turn() -> None:
    session, robot, events = seat_at("classic", 4)
    asked: list[str] = []

    class Impatient(Robot):
        def pause(self, seconds: float, prompt: str = "") -> Given | None:
            if len(asked) < 12 and session.table.bot_to_act() is not None:
                asked.append("cst1"[len(asked) % 4])
                return Pressed(asked[-1])
            return None

    robot.__class__ = Impatient
    session.pace = 0.001
    play_deal(session, events)
    assert len(asked) == 12
    assert "Scores: you 0" in robot.said


def tried(session: Session, robot: Robot, given: Given) -> str:
    """What is said to a try that must not change anything."""
    said, before, entries = len(robot.said), session.table.position, n_entries(session.table)
    action = session.controls.handle(given)
    if action is not None:
        try:
            session.table.act(0, action)
        except Exception as error:
            session.say(session.speaker.error(error, session.view, session.names), is_answer=True)  # type: ignore[arg-type]
    assert session.table.position is before and n_entries(session.table) == entries
    return robot.said[said:].strip()


@pytest.mark.parametrize(
    "text",
    [
        "qs",
        "zz",
        "play",
        "pass",
        "pass 2c",
        "pass 2c 2c 2c",
        "add",
        "claim",
        "42",
        "steal ben left right",
        "%s%n",
        "♥",
        "../../etc",
        "\u202e",
        "{0}",
        "left",
        "card 99",
        "language tlh",
        "10h 10h",
        "x" * 900,
    ],
)
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("herz-an-herz", 2)])
def test_nonsense_is_answered_in_words(variant: str, seats: int, text: str) -> None:
    session, robot, events = seat_at(variant, seats, choose=lambda robot: (_ for _ in ()).throw(Leave()))
    with pytest.raises(Leave):
        session.run(events)
    if text in ("left", "pass 2c 2c 2c") and "herz" in variant:
        return
    answer = tried(session, robot, Typed(text))
    assert len(answer) > 1
    assert "Traceback" not in answer


def test_an_illegal_card_is_explained() -> None:
    explained: list[str] = []

    def choose(robot: Robot) -> Given:
        session = robot.session
        assert session is not None
        options = session.view.options
        if getattr(options, "kind", "") == "play":
            for card in set(session.view.hand) - set(options.cards):
                explained.append(tried(session, robot, Typed(str(card))))
        return first_option(robot)

    session, _, events = seat_at("classic", 4, choose=choose)
    play_deal(session, events)
    assert len(explained) > 10
    assert all(len(answer) > 15 for answer in explained)
    assert any("follow" in answer for answer in explained)


def test_words_and_keys_of_the_pass() -> None:
    script: list[Given] = [
        Typed("next"),
        Typed("choose"),
        Pressed("space"),
        Typed("ok"),
        *[Pressed("space"), Pressed("right")] * 3,
        Pressed("right"),
        Pressed("space"),
        Pressed("enter"),
    ]
    shown: list[str] = []

    def choose(robot: Robot) -> Given:
        if not script:
            raise Leave
        shown.append(robot.said)
        return script.pop(0)

    session, robot, events = seat_at("classic", 4, choose=choose)
    with pytest.raises(Leave):
        session.run(events)
    assert session.table.public.phase == "play"
    for sentence in (
        "chosen, 1 of 3",
        "not chosen any more",
        "Choose 3 cards",
        "Enter passes them",
        "chosen 3 already",
    ):
        assert sentence in robot.said, sentence


@pytest.mark.parametrize(("bots", "counts"), [("club", False), ("expert:worlds=8", True)])
def test_a_hint_counts_where_bots_search(bots: str, counts: bool) -> None:
    """There the search is ready; elsewhere nobody waits for it."""

    def choose(robot: Robot) -> Given:
        if robot.n_asked > 1:
            raise Leave
        return Pressed("a")

    session, robot, events = seat_at("classic", 4, choose=choose, bots=bots)
    with pytest.raises(Leave):
        session.run(events)
    assert "Hint: pass " in robot.said
    assert ("On average " in robot.said) == counts


def test_undo_hint_repeat_history_and_claim() -> None:
    script: list[Given] = [
        Pressed("u"),
        Pressed("a"),
        Pressed("r"),
        Pressed(","),
        Pressed(","),
        Pressed("."),
        Pressed("o"),
    ]
    script += [Pressed("x"), Typed("history"), Typed("save"), Typed("say hi"), Pressed("k"), Pressed("m"), Pressed("g")]

    def choose(robot: Robot) -> Given:
        assert robot.session is not None
        if len(robot.session.table.public.tricks) < 2 and len(robot.typed) < 4:
            return first_option(robot)
        if not script:
            raise Leave
        return script.pop(0)

    session, robot, events = seat_at("classic", 4, choose=choose)
    with pytest.raises(Leave):
        session.run(events)
    for sentence in ("Taken back.", "Hint: ", "Messages: answers.", "nobody here", "Only watchers", "saved already"):
        assert sentence in robot.said, sentence


def test_the_language_can_be_changed_at_the_table() -> None:
    script: list[Given] = [Typed("language de"), Pressed("t"), Typed("language en"), Pressed("t")]

    def choose(robot: Robot) -> Given:
        if not script:
            raise Leave
        return script.pop(0)

    session, robot, events = seat_at("classic", 4, choose=choose)
    with pytest.raises(Leave):
        session.run(events)
    assert "Du bist dran" in robot.said and robot.said.count("Your turn") >= 2


@pytest.mark.parametrize(
    ("variant", "seats"), [("classic", 4), ("cancellation", 7), ("kids-jinx", 3), ("herz-an-herz", 3)]
)
def test_everything_said_stands_in_the_catalogues(variant: str, seats: int) -> None:
    def choose(robot: Robot) -> Given:
        assert robot.session is not None
        if robot.n_asked < 3 * len(HARMLESS):
            return Pressed(HARMLESS[robot.n_asked % len(HARMLESS)])
        return first_option(robot)

    session, robot, events = seat_at(variant, seats, language="xx", choose=choose)
    play_deal(session, events)
    for line in robot.said.splitlines():
        outside = without_brackets(line)
        assert not re.search(r"[A-Za-z]{2,}", outside), f"not in a catalogue: {outside!r} in {line!r}"


def without_brackets(line: str) -> str:
    """What stands outside of every message of the pseudo-language."""
    depth, kept = 0, []
    for char in line:
        if char == OPEN:
            depth += 1
        elif char == CLOSE:
            depth -= 1
        elif depth == 0:
            kept.append(char)
    return "".join(kept)


def tokens(text: str) -> set[str]:
    """The cards that a text names in signs."""
    return set(re.findall(r"\b(?:10|11|[1-9JQKA])[CDHS]\b|\bX[12]\b", text))


def known_cards(session: Session) -> set[str]:
    """The cards that a seat may know of by now, from its view alone."""
    view: Any = session.view
    public = view.public
    seen = set(view.dealt) | set(view.gave) | set(view.got or ()) | set(view.hand) | set(view.kitty or ())
    for trick in public.tricks:
        seen |= {card for _, card in trick.plays}
    return {str(card) for card in seen | {card for _, card in public.on_table}}


@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        ("classic", 4),
        ("classic", 5),
        ("classic-6-jokers", 6),
        ("cancellation", 7),
        ("kids-jinx", 6),
        ("kitty-first-trick", 5),
    ],
)
def test_nothing_printed_names_a_card_that_the_seat_may_not_know(variant: str, seats: int) -> None:
    checked: list[int] = []
    always = {"QS", "JD", "10H", "QH", "2C"}  # named by rules, questions and the opening, wherever they lie

    def choose(robot: Robot) -> Given:
        assert robot.session is not None
        session = robot.session
        if session.table.public.phase != "over":
            for key in "chfdlpbetwva":
                session.controls.handle(Pressed(key))
            leaked = tokens(robot.said) - known_cards(session) - always
            assert not leaked, f"{leaked} in:\n{robot.said[-2000:]}"
            checked.append(1)
        return first_option(robot)

    session, robot, events = seat_at(variant, seats, choose=choose, short=True, bots="club")
    play_deal(session, events)
    assert len(checked) >= 5 and len(tokens(robot.said)) > 10


def test_the_log_holds_what_was_typed() -> None:
    log = MemoryLog()
    session, robot, events = seat_at("kids-jinx", 3, log=log)
    session.run(events)
    typed = {text for text in robot.typed if text}
    written = {entry.action for entry in log.entries if type(entry).__name__ == "Acted" and entry.seat == 0}  # type: ignore[union-attr]
    assert written == typed


def test_an_empty_line_says_first_what_it_would_do() -> None:
    """In lines nobody sees the cursor: the first Enter names the card, the second plays it."""
    script: list[Given] = [Pressed("enter"), Pressed("t"), Pressed("enter")]

    def choose(robot: Robot) -> Given:
        assert robot.session is not None
        if robot.session.view.options.kind != "play":
            return first_option(robot)
        if len(script) == 2:
            assert "Enter again: play " in robot.said and not robot.session.view.public.trick_ids[2:]
        if not script:
            raise Leave
        return script.pop(0)

    session, robot, events = seat_at("classic", 4, choose=choose)
    with pytest.raises(Leave):
        session.run(events)
    assert robot.said.count("Enter again: ") == 1 and "You: " in robot.said


def test_the_example_is_in_the_language_of_the_table() -> None:
    def leave(robot: Robot) -> Given:
        raise Leave

    for variant, wanted in (("classic", "etwa: schiebe kr"), ("herz-an-herz", "etwa: behalten")):
        session, robot, events = seat_at(variant, 4, language="de", choose=leave)
        with pytest.raises(Leave):
            session.run(events)
        assert wanted in robot.said


def test_where_nothing_fits_enter_discards() -> None:
    seen: list[str] = []

    def choose(robot: Robot) -> Given:
        assert robot.session is not None
        session, view = robot.session, robot.session.view
        if view.public.phase == "lay" and session.game_ui.phase(view) == "nowhere":
            session.controls.handle(Pressed("left"))
            seen.append("nowhere")
            return Pressed("enter")
        return first_option(robot)

    session, robot, events = seat_at("herz-an-herz", 2, choose=choose)
    play_deal(session, events)
    assert seen and "too high" not in robot.said


def test_after_a_moon_arrows_choose() -> None:
    """Left and right name one choice each, Enter takes the one named."""
    session, _, _ = seat_at("cancellation", 6)
    ui = session.game_ui
    rules = session.table.rules
    deal = oh.deal(rules, seed=1)

    class Options:
        kind = "choose"

    class View:
        public = deal.view(0).public
        options = Options()
        seat = 0
        hand = ()

    view: Any = View()
    assert "add" in str(ui.enter(view))
    assert ui.move("right", view) == "Subtract from yourself."
    assert ui.enter(view) == Choose("subtract")
    assert ui.move("left", view) == "Add to everybody else."
    assert ui.enter(view) == Choose("add")


def test_help_is_about_the_game_that_is_played() -> None:
    def leave(robot: Robot) -> Given:
        raise Leave

    said = {}
    for variant in ("classic", "herz-an-herz"):
        session, robot, events = seat_at(variant, 4, choose=leave)
        with pytest.raises(Leave):
            session.run(events)
        session.controls.handle(Pressed("?"))
        said[variant] = robot.said
        assert "clock" not in robot.said and "accept a claim" not in robot.said
    assert "1 to 9, 0, -: one card on the table" in said["classic"] and "play qs" in said["classic"]
    assert "C: the drawn card and my rows" in said["herz-an-herz"] and "qs" not in said["herz-an-herz"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("variant", ["classic", "herz-an-herz"])
def test_help_names_the_words_that_a_table_alone_knows(variant: str, language: str) -> None:
    def leave(robot: Robot) -> Given:
        raise Leave

    session, robot, events = seat_at(variant, 4, language=language, choose=leave)
    with pytest.raises(Leave):
        session.run(events)
    before = len(robot.said)
    session.controls.handle(Typed(session.speaker.words("word-help")[0]))
    told = robot.said[before:]
    foreign = {key.command for key in KEYS} - {key.command for key in keys_of(session.table.game.id)}
    for name in {*QUESTION_WORDS, *META_WORDS}:
        named = session.speaker.text("help-word", word=session.speaker.words(f"word-{name}")[0])
        assert (named in told) == (name not in {*foreign, *UNUSED}), name


@pytest.mark.parametrize("language", languages())
def test_words_go_on_to_the_next_deal(language: str) -> None:
    """What the help says of Enter, and what the prompt says."""
    speaker = Speaker(language)
    words = ["enter", "next", "OK", *speaker.words("terminal-words-enter"), *speaker.words("terminal-words-next-deal")]
    deals: list[int] = []

    def choose(robot: Robot) -> Given:
        assert robot.session is not None
        public = robot.session.table.public
        if public.phase != "over":
            return quoted_option(robot)
        assert public.deal_number not in deals, words[len(deals) - 1]
        deals.append(public.deal_number)
        if len(deals) > len(words):
            raise Leave
        return Typed(words[len(deals) - 1])

    session, robot, events = seat_at("kids-jinx", 4, language=language, choose=choose, options={"end.deals": 99})
    with pytest.raises(Leave):
        session.run(events)
    assert speaker.text("deal-over") not in robot.said.splitlines()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("variant", ["kids-jinx", "herz-an-herz"])
def test_that_a_deal_is_over_is_said_once(variant: str, language: str) -> None:
    session, robot, events = seat_at(variant, 4, language=language, choose=quoted_option)
    play_deal(session, events)
    speaker = session.speaker
    title = speaker.text("terminal-deal-over-title", number=1)
    end = speaker.text("deal-ended", deal=1)
    assert robot.said.count(end.rstrip(".")) == 1 and title not in end
    assert title in robot.said.splitlines()


def test_who_gave_no_name_is_called_in_the_language_of_the_reader() -> None:
    names = ("You", "Ada", "Ben")
    assert shown_names(Speaker("de"), names, 0) == ("Du", "Ada", "Ben")
    assert shown_names(Speaker("de"), names, 1) == ("Mensch", "Ada", "Ben")
    assert shown_names(Speaker("en"), ("Du", "Ada"), None) == ("Human", "Ada")


def test_several_who_gave_no_name_are_told_apart_alike_for_every_reader() -> None:
    names = ("You", "Du", "You 2", "Ada 2", "You too")
    assert shown_names(Speaker("en"), names, None) == ("Human", "Human 2", "Human 3", "Ada 2", "You too")
    assert shown_names(Speaker("en"), names, 0)[1:] == ("Human 2", "Human 3", "Ada 2", "You too")
    assert shown_names(Speaker("de"), names, 2)[:3] == ("Mensch", "Mensch 2", "Du")
    assert shown_names(Speaker("en"), ("Ada", "You 2"), None) == ("Ada", "Human 2")  # stays so when the other is gone


def test_rows_are_chosen_with_arrows() -> None:
    asked: list[str] = []

    def choose(robot: Robot) -> Given:
        session = robot.session
        assert session is not None
        view = session.view
        rows = {getattr(action, "row", None) for action in view.options}
        if view.public.phase == "lay" and {"left", "right"} <= rows:
            if asked[-1:] == ["right"]:
                asked.append("enter")
                return Pressed("enter")
            asked.append("right" if asked[-1:] == ["enter"] or not asked else "enter")
            return Pressed(asked[-1])
        if view.public.phase == "steal":
            session.controls.handle(Pressed("down"))
        return Pressed("enter")

    session, robot, events = seat_at("herz-an-herz", 2, choose=choose)
    play_deal(session, events)
    assert "Right row: empty" in robot.said
    assert robot.said.count("You: ") > 5 and "right row, step 1" in robot.said


def test_claiming_by_key_ends_a_deal_that_is_decided() -> None:
    claimed: list[bool] = []

    def choose(robot: Robot) -> Given:
        assert robot.session is not None
        options = robot.session.view.options
        if getattr(options, "can_claim", False):
            claimed.append(True)
            return Pressed("x")
        return first_option(robot)

    session, robot, events = seat_at("classic", 4, choose=choose, options={"end.limit": 30}, seed="3")
    session.run(events)
    assert claimed and ("You claim all tricks" in robot.said or "You end the deal" in robot.said)
