"""Help and what is refused, in the reader's language: every command, every option, every way to ask for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

from openhearts.cli import main
from openhearts.speech.catalogue import catalogue, languages
from openhearts.terminal.commands.localized_help import LANGUAGE, Told
from tests.speech.messages import messages

from .conftest import Process, Runner

ENGLISH = ("Usage", "Options:", "Commands:", "Show ", "Error", "INTEGER", "FLOAT", "TEXT", "Try ", "default:")


def commands() -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it."""
    yield (), main
    todo: list[tuple[tuple[str, ...], click.Group]] = [((), main)]
    while todo:
        words, group = todo.pop()
        for name, found in sorted(group.commands.items()):
            yield (*words, name), found
            if isinstance(found, click.Group):
                todo.append(((*words, name), found))


COMMANDS = dict(commands())


def options(command: click.Command) -> list[click.Option]:
    return [param for param in command.params if isinstance(param, click.Option)]


def test_every_command_and_option_names_a_message() -> None:
    """The messages are all used, too: a key that is not there would be shown as it is."""
    used = {"usage-help", "usage-usage", "usage-options", "usage-commands"}
    for words, command in COMMANDS.items():
        assert isinstance(command, Told), words
        used |= {command.help or "", *(option.help or "" for option in options(command))}
    there = {key for key in catalogue("en").keys if key.startswith("usage-")}
    assert used == {key for key in there if not key.startswith("usage-word-")}


@pytest.mark.parametrize("language", languages())
def test_the_help_of_every_command_speaks_the_language(run: Runner, language: str) -> None:
    words = catalogue(language)
    for typed, command in COMMANDS.items():
        done = run(*typed, "--help", "--lang", language)
        assert done.exit_code == 0 and "usage-" not in done.output, typed
        shown = " ".join(done.output.split())
        said = [words.text("usage-usage"), words.text("usage-options"), words.text("usage-help")]
        assert [text for text in said if " ".join(text.split()) not in shown] == [], typed
        if language != "en":
            assert [text for text in ENGLISH if text in shown] == [text for text in ENGLISH if text in " ".join(said)]
        for option in options(command):
            assert option.opts[0] in shown
        assert "<=" not in shown and ">=" not in shown, "bounds of numbers are for people to read"
        assert max(map(len, done.output.splitlines())) <= 100


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_no_help_is_left_in_english(language: str) -> None:
    """Every message differs from the English one, and from those of all other languages in what it says of commands."""
    english, own = messages("en"), messages(language)
    same = {
        key
        for key, message in own.items()
        if key.startswith("usage-") and not key.startswith("usage-word-") and message.texts == english[key].texts
    }
    assert same - {"usage-options", "usage-lang"} == set()
    words = {key for key in own if key.startswith("usage-word-") and own[key].texts == english[key].texts}
    assert len(words) <= 5, words


@pytest.mark.parametrize("language", languages())
def test_the_list_of_commands_has_whole_sentences(run: Runner, language: str) -> None:
    """Each first sentence ends as a sentence does; none is cut, and none ends at an abbreviation."""
    for group in (main, COMMANDS[("bot",)], COMMANDS[("game",)], COMMANDS[("saved",)], COMMANDS[("db",)]):
        assert isinstance(group, click.Group)
        for name, command in group.commands.items():
            text = catalogue(language).text(command.help or "")
            with click.Context(command) as context:
                context.meta[LANGUAGE] = language
                short = command.get_short_help_str()
            assert short.endswith(".") and len(short.split()) > 1 and " ".join(text.split()).startswith(short), (
                name,
                short,
            )


@pytest.mark.parametrize("language", languages())
def test_help_names_only_what_is_there(language: str) -> None:
    """Options that a text names are options; a word in capitals stands for a value of that command."""
    known = {name for command in COMMANDS.values() for option in options(command) for name in option.opts}
    known |= {"--help"}
    for key, message in messages(language).items():
        if key.startswith("usage-"):
            named = set(re.findall(r"--[a-z-]+", " ".join(message.texts)))
            assert named <= known, key


def test_the_same_options_and_commands_are_named_in_every_language() -> None:
    """What is typed stays as it is: options, commands, file names and words of the command line."""
    typed = re.compile(
        r"--[a-z-]+|openhearts [a-z]+|docs/[a-z]+\.md|[a-z]+=[0-9]+|\b\w+\.(?:csv|npz)\b|(?<=\()\d[\d.]*"
    )
    english = {key: sorted(typed.findall(" ".join(one.texts))) for key, one in messages("en").items()}
    for language in languages():
        for key, message in messages(language).items():
            if key.startswith("usage-"):
                assert sorted(typed.findall(" ".join(message.texts))) == english[key], (language, key)


@pytest.mark.parametrize(
    "line",
    [
        "--help --lang de",
        "--lang de --help",
        "--lang=de",
        "--lang de",
        "bot --lang de",
        "--lang de bot",
        "-h --lang=de",
    ],
)
def test_lang_is_heeded_wherever_it_stands(run: Runner, line: str) -> None:
    assert "Optionen:" in run(*line.split()).output


def test_lang_before_the_command_holds_for_it(run: Runner) -> None:
    assert "Kreuz" in run("--lang", "de", "rules", "classic").output
    assert "trèfle" in run("--lang", "de", "rules", "classic", "--lang", "fr").output
    assert "Optionen:" in run("--lang", "de", "play", "--help").output


@pytest.mark.parametrize(
    ("variables", "heading"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Optionen:"),
        ({"LANG": "nn_NO.UTF-8"}, "Tilvalg:"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "no"}, "Tilvalg:"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "mo_MD"}, "Opțiuni:"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "Options:"),
        ({"LANG": "tlh"}, "Options:"),
        ({"LANG": ""}, "Options:"),
    ],
)
def test_the_system_says_which_language(
    run: Runner, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], heading: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert heading in run("--help").output.splitlines()


def test_a_language_that_is_not_there_shows_the_help_of_the_system(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "sv_SE.UTF-8")
    assert "Användning:" in run("play", "--help", "--lang", "tlh").output
    assert run("rules", "classic", "--lang", "nn").exit_code == 0
    refused = run("rules", "classic", "--lang", "tlh")
    assert refused.exit_code == 2 and "De här språken finns" in refused.stderr


REFUSED = {
    "play --seed": "Nach --seed fehlt ein Wert. Was der Befehl braucht, zeigt: „main play --help“.",
    "play --plain=yes": "--plain nimmt keinen Wert. Was der Befehl braucht, zeigt: „main play --help“.",
    "variants nonsense": "Der Befehl nimmt weniger Angaben: nonsense kann dort nicht stehen. "
    "Was er braucht, zeigt: „main variants --help“.",
    "check": "DATEI fehlt. Was der Befehl braucht, zeigt: „main check --help“.",
    "bot tset": "Einen Befehl „tset“ gibt es nicht. Alle zeigt: „main bot --help“. Meintest du „test“?",
    "saved delete": "NUMMER fehlt. Was der Befehl braucht, zeigt: „main saved delete --help“.",
    "play --announce loud": "Für --announce geht: cards, turn, needed. Mehr zeigt: „main play --help“.",
    "--sedd 3": "Eine Option --sedd gibt es nicht. Alle zeigt: „main --help“.",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_refused_is_told_in_the_language_asked_for(run: Runner, line: str) -> None:
    """--lang is heeded although the line cannot be understood."""
    for arguments in ([*line.split(), "--lang=de"], ["--lang", "de", *line.split()]):
        if line == "play --seed" and arguments[-1] == "--lang=de":
            continue  # it would be the seed
        done = run(*arguments)
        assert done.exit_code in (1, 2) and done.stderr.strip() == REFUSED[line]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "line", ["play --seed", "play --plain=yes", "variants one two", "check", "play --seats x", "pley", "--x"]
)
def test_nothing_that_is_refused_speaks_english(run: Runner, language: str, line: str) -> None:
    done = run("--lang", language, *line.split())
    assert done.exit_code == 2 and len(done.stderr.strip().splitlines()) == 1
    english = ("requires", "does not", "unexpected", "Missing", "Invalid", "No such", "Error", "Usage", "Try ")
    assert [word for word in english if word in done.stderr] == []
    assert "--help" in done.stderr and done.stderr.strip().endswith((".", "?"))


def test_a_console_without_the_letters_shows_the_help_all_the_same(process: Process) -> None:
    for language in ("de", "fr", "pl", "ru"):
        done = process("play", "--help", "--lang", language, PYTHONIOENCODING="ascii")
        assert done.returncode == 0 and done.stdout.isascii() and b"--seats" in done.stdout and not done.stderr
    shown = process("replay", "--help", "--lang", "de", PYTHONIOENCODING="ascii").stdout
    assert b"naechsten Spiel" in b" ".join(shown.split())


def test_the_help_needs_little() -> None:
    """No game, no network, no drawing: the catalogue and what click needs."""
    ours = ("games", "tables", "records", "bots", "terminal.play")
    heavy = ("rich", "numpy", "numba", "starlette", "fluent.runtime", *(f"openhearts.{name}" for name in ours))
    code = (
        "import sys\nfrom openhearts.cli import main\n"
        "main(['play', '--help', '--lang', 'de'], standalone_mode=False)\n"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "Optionen:" in done.stdout and done.stdout.splitlines()[-1] == "[]"


def test_shells_complete_with_the_texts() -> None:
    words = {"COMP_WORDS": "openhearts play --se", "COMP_CWORD": "2", "LANG": "de_DE.UTF-8", "PYTHONUTF8": "1"}
    code = "from openhearts.cli import main; main(prog_name='openhearts')"
    env = {**os.environ, **words, "_OPENHEARTS_COMPLETE": "zsh_complete"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", env=env, check=True)
    assert done.stdout.split("\n")[:6] == [
        "plain",
        "--seats",
        "Zahl der Plätze.",
        "plain",
        "--seed",
        "Derselbe Startwert ergibt dieselben Karten und Bots.",
    ]
