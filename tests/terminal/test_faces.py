"""The faces themselves: keys from raw bytes, lines from files, and a screen on a real pseudo-terminal."""

from __future__ import annotations

import io
import os
import re
import signal
import sys
import time
from typing import Any

import pytest
from rich.console import Console

import openhearts as oh
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.terminal.game_ui import Scene, game_ui_of
from openhearts.terminal.ui.encoding_fallback import fitting
from openhearts.terminal.ui.face import Leave, Pressed, Typed
from openhearts.terminal.ui.plain import PlainFace
from openhearts.terminal.ui.rawkeys import Keys
from openhearts.terminal.ui.rich_face import RichFace, _wrap

posix = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")


# --- lines ------------------------------------------------------------------------------------------------------------


def test_lines_become_keys_and_words() -> None:
    source = io.StringIO("\n \nC\nqs\n  play qs  \n\u0421\n")
    face = PlainFace(source, io.StringIO())
    got = [face.ask(">") for _ in range(6)]
    assert got == [Pressed("enter"), Pressed("space"), Pressed("c"), Typed("qs"), Typed("play qs"), Pressed("c")]
    with pytest.raises(Leave):
        face.ask(">")


def test_a_closed_input_is_the_end() -> None:
    source = io.StringIO()
    source.close()
    with pytest.raises(Leave):
        PlainFace(source, io.StringIO()).ask(">")


def test_a_poor_console_gets_letters() -> None:
    raw = io.BytesIO()
    target = io.TextIOWrapper(raw, encoding="ascii")
    PlainFace(io.StringIO(), target).say(["Q♠ für Zoë — łódź ▁█ 漢"])
    assert raw.getvalue() == b"QS fuer Zoe - lodz 1# ?\n"
    assert fitting("Q♠", None) == "QS"


def test_lines_break_between_words_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card is never torn: "Kreuz-" on one line and "Ass" on the next."""
    target = io.StringIO()
    face = PlainFace(io.StringIO(), target)
    monkeypatch.setattr(face, "_width", lambda: 24)
    face.say(["An Ada: Herz-König, Pik-Dame, Kreuz-Ass."])
    assert target.getvalue() == "An Ada: Herz-König,\nPik-Dame, Kreuz-Ass.\n"


def test_what_a_terminal_would_obey_is_shown() -> None:
    """Lines and questions alike; letters of every language stay, marks inside their words too."""
    target = io.StringIO()
    face = PlainFace(io.StringIO("x\n"), target)
    face.say(
        ["A\x1b[31m\x07B\x00\x9b\x7f", "a\r\nb\rc", "\u0645\u06cc\u200c\u062e שלום\u200f 👩\u200d🚀 e\u0301\t\u00a01"]
    )
    face.ask("\u202eName\x08?")
    shown = "A␛[31m␇B␀�␡\na\nb␍c\n\u0645\u06cc\u200c\u062e שלום\u200f 👩\u200d🚀 e\u0301\t\u00a01\nName␈? "
    assert target.getvalue() == shown


def test_huge_lines_are_cut() -> None:
    given = PlainFace(io.StringIO("x" * 100_000 + "\n"), io.StringIO()).ask(">")
    assert isinstance(given, Typed) and len(given.text) <= 1000


class NoKeys(Keys):
    """A keyboard at which nobody sits."""

    def open(self) -> None:
        """Nothing is to be opened."""

    def close(self) -> None:
        """Nothing is to be closed."""

    def read(self, seconds: float | None = None) -> tuple[str, str] | None:
        """No key."""
        return None


def test_what_a_terminal_would_obey_is_not_drawn() -> None:
    """Names on the cloth, messages and questions: of what is sent only the face's own moves the cursor."""
    sent = io.StringIO()
    face = RichFace(NoKeys(), Console(file=sent, force_terminal=True, width=80, color_system=None))
    names = ("Ann\x1b]0;x\x07", "Ben\u202e\x9b2J", "Cem\nForged")
    view = oh.deal(oh.ruleset("kids-jinx", 3), seed=1).view(0)
    ui = game_ui_of(view.public.rules.game, Speaker("en"), names)
    face.show(ui.picture(Scene(view, names, frozenset(), "Title\x1b]1;")))
    face.say([f"{names[0]}: 2C."])
    face.pause(0, "Your turn, \x1b]2;")
    text = re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", sent.getvalue())
    assert not re.search("[\x1b\x07\x9b\u202e]", text) and "\nForged" not in text
    assert "Ann␛]0;x" in text and "Title␛]1;" in text and "Your turn, ␛]2;" in text


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_line_of_a_screen_begins_with_what_belongs_to_the_one_before(space: str) -> None:
    """French sets a colon apart by a space that does not break."""
    line = f"Donne 1, 10 cartes par joueur. Donneur{space}: Ben. À toi{space}?"
    for width in range(12, 60):
        parts = _wrap(line, width)
        assert not any(part.startswith((":", "?")) for part in parts), parts
        assert "".join(parts).replace(" ", "") == line.replace(" ", "")
        assert all(len(part.rstrip()) <= width for part in parts)


@pytest.mark.parametrize("language", languages())
def test_the_key_of_the_help_stands_beside_its_name(language: str) -> None:
    for phase in ("pass", "play", "choose", "start", "lay", "nowhere", "steal"):
        line = "Du bist dran. " + Speaker(language).text("terminal-prompt-keys", phase=phase)
        assert not [width for width in range(20, 90) for part in _wrap(line, width) if part.rstrip().endswith(" ?")]


# --- keys -------------------------------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize(
    ("raw", "names"),
    [
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        (b"\x1bOA\x1bOH\x1bOF\x1bOP", ["up", "home", "end", "f1"]),
        (b"\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[3~\x1b[11~\x1b[[A", ["home", "end", "home", "end", "delete", "f1", "f1"]),
        (b"C1-\r \x7f", ["c", "1", "-", "enter", "space", "backspace"]),
        ("сé".encode(), ["c", "2"]),
        ("&é\"'(è_çà-э".encode(), [*"123457890-", "'"]),  # a French 6 is the sign of the eleventh card, which wins
        (b"\x1b[99;5u\x01x", ["unknown", "unknown", "x"]),
        (b"\xff\xfex", ["\ufffd", "\ufffd", "x"]),
        (b"x\x1b[200~u\rq\x03\x1b[201~c", ["x", "pasted", "c"]),
    ],
)
def test_bytes_become_keys(raw: bytes, names: list[str]) -> None:
    from openhearts.terminal.ui.rawkeys import PosixKeys

    reader, writer = os.pipe()
    os.write(writer, raw)
    keys = PosixKeys(reader)
    got = []
    while (key := keys.read(0.01)) is not None:
        got.append(key[0])
    assert got == names
    os.close(writer)
    with pytest.raises(Leave):
        keys.read(0.01)
    os.close(reader)


@posix
def test_a_lone_escape_is_escape() -> None:
    from openhearts.terminal.ui.rawkeys import PosixKeys

    reader, writer = os.pipe()
    os.write(writer, b"\x1b")
    assert PosixKeys(reader).read(1) == ("escape", "")
    for byte in (b"\x03", b"\x04"):
        os.write(writer, byte)
        with pytest.raises(Leave):
            PosixKeys(reader).read(1)
    os.close(writer)
    os.close(reader)


@posix
def test_what_is_pasted_is_one_line_of_what_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    from openhearts.terminal.ui import rawkeys

    monkeypatch.setattr(rawkeys, "PASTE_WAITS", 0.05)
    reader, writer = os.pipe()
    keys = rawkeys.PosixKeys(reader)
    for raw, text in (
        (b" QS\r\n\tu\x03\x1b[A \x1b[201~", "QS u[A"),
        (b"\x1b[201~", ""),
        (b"no end", "no end"),
        (b"x" * 5000 + b"\x1b[201~", "x" * rawkeys.MOST_PASTED),
    ):
        os.write(writer, b"\x1b[200~" + raw)
        assert keys.read(1) == ("pasted", text)
        assert keys.read(0.01) is None
    os.close(writer)
    os.close(reader)


# --- a screen ---------------------------------------------------------------------------------------------------------


@posix
def test_a_deal_on_a_screen(screens: Any) -> None:
    """Of a program that is started as a user starts it."""
    words = "play", "classic", "--seats", "4", "--bots", "club", "--seed", "7", "--pace", "0", "--lang", "en"
    screen = screens(*words, is_cold=True)
    screen.read("Choose 3 cards")
    screen.press(" ")
    screen.read("chosen, 1 of 3")
    screen.press("\x1b[C \x1b[C ")
    screen.read("chosen, 3 of 3")
    screen.press("\r")
    screen.read("Enter plays")
    screen.press("/zz\r")
    screen.read("no card")
    screen.press("?")
    screen.read("Keys")
    screen.press("\x1b")
    screen.read("Enter plays")
    screen.press("\r")
    screen.read("Your turn")
    screen.press("\x03")
    text = screen.read("--resume")
    assert "Traceback" not in text
    assert screen.end() == 0
    again = screens("play", "--resume", "--pace", "0")
    again.read("you go on where you were")
    again.press("\x04")
    again.read("--resume")
    assert again.end() == 0


@posix
def test_after_a_stop_keys_work_at_once_and_the_table_is_drawn_anew(screens: Any) -> None:
    """A shell changes its terminal while Ctrl-Z lasts, and writes on it; `fg` wakes the program by SIGCONT."""
    import signal
    import termios

    screen = screens("play", "classic", "--seats", "4", "--bots", "club", "--seed", "7", "--pace", "0", "--lang", "en")
    screen.read("Choose 3 cards")
    own = termios.tcgetattr(screen.master)
    shell = list(own)
    shell[3] |= termios.ICANON | termios.ECHO
    termios.tcsetattr(screen.master, termios.TCSANOW, shell)
    screen.raw, drawn = b"", b"\x1b[?1049h"  # with which a table is drawn anew
    screen.process.send_signal(signal.SIGCONT)
    screen.read("Choose 3 cards", after=drawn)
    assert termios.tcgetattr(screen.master)[3] == own[3]
    screen.press(" ")
    screen.read("chosen, 1 of 3")
    screen.press("\x1a")
    text = screen.read("Choose 3 cards", after=drawn)
    left, there = screen.raw.index(b"\x1b[?1049l"), screen.raw.index(drawn)
    assert left < there and b"\x1b[?25h" in screen.raw[:there] and "Traceback" not in text
    screen.press("/sco")
    screen.read("/ sco")
    screen.press("\x1a")
    screen.read("/ sco", after=drawn)
    assert screen.raw.rindex(b"\x1b[?25h") > screen.raw.rindex(drawn)  # where one types
    screen.press("re\r")
    screen.read("Scores")
    screen.press("\x03")
    assert "--resume" in screen.read("--resume") and screen.end() == 0


@posix
def test_what_is_pasted_becomes_a_line_that_enter_sends(screens: Any) -> None:
    screen = screens("play", "classic", "--seats", "4", "--bots", "club", "--seed", "7", "--pace", "0", "--lang", "en")
    screen.read("Choose 3 cards")
    assert b"\x1b[?2004h" in screen.raw
    screen.press("\x1b[200~ \r\n\x1b[201~?")  # nothing is no line
    screen.read("Keys")
    screen.press("\x1b")
    screen.read("Choose 3 cards")
    screen.press("\x1b[200~zz\r u\r\x1b[201~")
    screen.read("/ zz u")
    screen.press("\x1b[200~q\r\x1b[201~")
    screen.read("/ zz uq")
    screen.press("\r")
    screen.read("no card")
    screen.press("\x1b[200~scores\n\x1b[201~")
    screen.read("/ scores")
    screen.press("\x1b")  # taken back
    screen.press("\x1b[200~scores\n\x1b[201~\r")
    screen.read("Scores: ")
    screen.press("\x1a")
    screen.read("Choose 3 cards", after=b"\x1b[?2004h")
    off, on = screen.raw.index(b"\x1b[?2004l"), screen.raw.index(b"\x1b[?2004h")
    assert off < on
    screen.press("\x04")
    screen.read("--resume")
    assert b"\x1b[?2004l" in screen.raw and screen.end() == 0


@posix
@pytest.mark.parametrize("size", [(10, 3), (40, 12), (200, 60), (500, 200)])
@pytest.mark.soak
def test_any_size_of_terminal(screens: Any, size: tuple[int, int]) -> None:
    screen = screens(
        *(
            "play",
            "herz-an-herz",
            "--seats",
            "4",
            "--bots",
            "club",
            "--seed",
            "7",
            "--first-leader",
            "0",
            "--pace",
            "0",
            "--lang",
            "en",
        ),
        size=size,
    )
    screen.read("help" if size[0] > 30 else "Your turn.")  # in three lines of ten signs there is no room for more
    screen.press("\r")
    time.sleep(0.3)
    screen.press("c")
    time.sleep(0.3)
    screen.press("\x04")
    assert screen.end() == 0


@posix
def test_a_new_size_is_drawn_at_once_and_whole(screens: Any) -> None:
    given = ("--seats", "4", "--bots", "club", "--seed", "7", "--pace", "0", "--lang", "en")
    screen = screens("play", "classic", *given, size=(120, 40))
    screen.read("Standing")
    screen.read("Choose 3 cards")
    for size, words in (
        ((80, 24), ("╭────╮", "Cleo", "Arrows move")),
        ((40, 20), ("▶Cleo", "Q♣", "Space chooses")),
        ((20, 8), ("Your turn. Choose 3",)),
        ((200, 60), ("Standing", "╭───────╮")),
    ):
        screen.press("")
        screen.resize(*size)
        for word in words:
            screen.read(word)
        assert ("Standing" in screen.text) == (size == (200, 60))
    screen.press("\x04")
    assert screen.end() == 0


@posix
def test_no_colour_and_poor_encodings(screens: Any) -> None:
    screen = screens("watch", "kids-jinx", "--seats", "2", "--pace", "0", "--lang", "de", NO_COLOR="1")
    screen.read("Enter: verlassen", 60)
    assert not re.search(rb"\x1b\[(?:\d+;)*(?:3[0-7]|38|9[0-7])(?:;\d+)*m", screen.raw)
    screen.press("\r")
    assert screen.end() == 0
    screen = screens(
        "play", "classic", "--seats", "4", "--bots", "club", "--seed", "7", "--lang", "en", PYTHONIOENCODING="ascii"
    )
    screen.read("Choose 3 cards")
    assert screen.raw.isascii()
    assert re.search(r"\b\d[CDHS]\b", screen.text)
    screen.press("\x04")
    assert screen.end() == 0


@posix
@pytest.mark.parametrize(
    "number", [signal.SIGHUP, pytest.param(signal.SIGTERM, marks=pytest.mark.soak)] if sys.platform != "win32" else []
)
def test_a_closed_terminal_keeps_the_match(screens: Any, number: int) -> None:
    screen = screens("play", "classic", "--seats", "4", "--bots", "club", "--seed", "7", "--pace", "0", "--lang", "en")
    screen.read("Choose 3 cards")
    screen.process.send_signal(number)
    assert screen.end() == 0
    again = screens("play", "--resume", "--pace", "0")
    again.read("you go on where you were")
    again.press("\x04")
    assert again.end() == 0


@posix
def test_a_dumb_terminal_gets_lines(screens: Any) -> None:
    screen = screens("play", "classic", "--seats", "4", "--bots", "club", "--seed", "7", "--lang", "en", TERM="dumb")
    screen.read("Choose 3 cards")
    assert b"\x1b" not in screen.raw
    screen.press("quit\n")
    screen.read("--resume")
    assert screen.end() == 0


@posix
def test_only_what_is_not_given_is_asked(screens: Any) -> None:
    screen = screens("play", "kids-jinx", "--pace", "0", "--lang", "en")
    assert "Which game" not in screen.read("How many players")
    screen.press("\n")
    screen.read("5 masters: ")
    screen.press("\n")
    screen.read("youngest")
    screen.press("\n")
    screen.read("Your turn")
    screen.press("\x04")
    assert screen.end() == 0


@posix
def test_the_first_questions(screens: Any) -> None:
    screen = screens("play", "--pace", "0", LANG="en_US.UTF-8")
    text = screen.read("Enter for 1:")
    assert "Classic Hearts (3-6)" in text and "Deutsch" in text
    screen.press("nothing\n")
    screen.read("There is no game nothing")
    screen.press("de\n")
    screen.read("Welches Spiel?")
    screen.press("kids\n")
    screen.read("Zu wievielt")
    screen.press("9\n")
    screen.read("Möglich sind")
    screen.press("3\n")
    screen.read("Wie stark sollen die Bots sein?")
    screen.press("casual\n")
    screen.read("am jüngsten")
    screen.press("ada\n")
    screen.read("Du bist dran")
    screen.press("\x04")
    assert screen.end() == 0


@posix
@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("play", "Enter for 1: "),
        ("play classic --seats 4", "Enter for 3: "),
        ("play kids-jinx", "How many players"),
        ("advise classic", ": "),
        ("advise herz-an-herz", ": "),
    ],
)
def test_ctrl_c_at_a_question_leaves_without_a_word(screens: Any, line: str, question: str) -> None:
    screen = screens(*line.split(), TERM="dumb")
    screen.read(question)
    screen.press("\x03")
    assert screen.end() == 130
    assert screen.text.replace("^C", "").strip() == ""
