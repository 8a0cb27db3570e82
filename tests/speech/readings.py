"""What a native reads to judge a language, and nothing else: deals as they are heard, rules, refusals, pages, help.

    python -m tests.speech.readings da some/folder

writes six deals, the rules of five games, what refuses bad rule files, the pages around a table, a table in three
moments, and the help of all commands, as plain texts.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import click
from click.testing import CliRunner

from openhearts.cli import main as openhearts
from openhearts.speech.catalogue import languages
from tests.speech.logs import LOGS, log
from tests.web.helpers import Visitor, server

RULES: Final = (
    ("classic", 4),
    ("kids-jinx", 4),
    ("classic-de", 4),
    ("cancellation", 7),
    ("herz-an-herz", 3),
)
REFUSED: Final = {  # rule files that nobody can play by
    "an option that is not there": 'extends = "classic"\n[end]\nlimmit = 100\n',
    "a table too large": 'extends = "classic"\nplayers = [4, 14]\n',
    "a value that is none": 'extends = "classic"\n[lead]\nlocked = "Hrz"\n',
    "no such game": 'extends = "clasic"\n',
    "no rule file": "seats = [4\n",
    "rules that contradict each other": 'extends = "classic"\n[pass]\ncount = 20\n',
}
PAGES: Final = (
    *("/", "/rules", "/rules/classic", "/wishes", "/cards", "/fair", "/rules-editor", "/replay", "/kitchen"),
    *("/matches", "/device", "/return", "/sign-out", "/end-others", "/jobs", "/nothing-here"),
)
KEYS: Final = "?cstjhfdlpbewvagnuxkmo"  # that answer something
UNHEARD: Final = {"script", "style", "svg", "noscript", "template"}
SPOKEN: Final = ("aria-label", "title", "placeholder", "alt", "aria-description", "data-label")
BLOCKS: Final = {"p", "li", "h1", "h2", "h3", "h4", "tr", "div", "section", "button", "summary", "option", "label"}


class Text(HTMLParser):
    """What a page says, a line for each block, with what only screen readers are told."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = [""]
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A new line for a block, and what its attributes say."""
        self._depth += tag in UNHEARD
        if tag in BLOCKS:
            self.lines.append("")
        told = dict(attrs)
        for name in SPOKEN:
            if said := told.get(name):
                self.lines[-1] += f" [{said}]"

    def handle_endtag(self, tag: str) -> None:
        """Back from what is not read."""
        self._depth -= tag in UNHEARD

    def handle_data(self, data: str) -> None:
        """What is read."""
        if not self._depth:
            self.lines[-1] += data

    @classmethod
    def of(cls, html: str) -> str:
        """The lines of a page; one that stands there twice in a row once."""
        read = cls()
        read.feed(html)
        lines = [" ".join(line.split()) for line in read.lines]
        return "\n".join(line for at, line in enumerate(lines) if line and lines[at - 1] != line)


def deals(language: str) -> Iterator[tuple[str, str]]:
    """Six deals as one seat hears them."""
    for variant, seats, seed in LOGS:
        yield f"deal-{variant}", "\n".join(log(variant, seats, seed, language))


def rules(language: str) -> Iterator[tuple[str, str]]:
    """The rules of five games."""
    for variant, seats in RULES:
        yield f"rules-{variant}", _run(language, "rules", variant, "--seats", str(seats))


def refusals(language: str) -> str:
    """What is said to those who wrote a bad rule file."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for name, text in REFUSED.items():
            file = Path(folder) / "rules.toml"
            file.write_text(text, encoding="utf-8")
            said = _run(language, "rules", "--rules", str(file)).replace(f"{folder}/", "")
            found.append(f"({name})\n{text}\n{said}")
    return "\n".join(found)


def pages(language: str) -> Iterator[tuple[str, str]]:
    """The pages around a table, and a table of friends, a deal, and the deal that is over."""
    with server() as client:
        client.headers["accept-language"] = language
        visitor = Visitor(client)
        yield "pages", "\n\n".join(f"--- {path}\n{Text.of(visitor.get(path))}" for path in PAGES)
        friends = visitor.play("classic", **{"with": "friends"})
        settings = visitor.get(f"{visitor.path}/settings")
        yield "lobby", f"{Text.of(friends)}\n\n--- settings\n{Text.of(settings)}"
        children = Visitor(client)
        yield "table-of-children", Text.of(children.play("kids-jinx"))
        alone = Visitor(client)
        before = Text.of(alone.play("classic"))
        said = [before]
        for key in KEYS:
            now = Text.of(alone.do("key", key))
            said.append(f"--- key {key}\n" + "\n".join(line for line in now.splitlines() if line not in before))
        yield "table", "\n\n".join(said)


def help_texts(language: str) -> str:
    """The help of all commands."""
    found = [_run(language, "--help")]
    for name, command in sorted(openhearts.commands.items()):
        found.append(_run(language, name, "--help"))
        if isinstance(command, click.Group):
            found += [_run(language, name, sub, "--help") for sub in sorted(command.commands)]
    return "\n\n".join(found)


def _run(language: str, *words: str) -> str:
    return CliRunner().invoke(openhearts, [*words, "--lang", language]).output


def main(language: str, folder: str) -> None:
    """Writes all of it."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    more = (("refused", refusals(language)), ("help", help_texts(language)))
    for name, text in (*deals(language), *rules(language), *pages(language), *more):
        (place / f"{name}.txt").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.speech.readings", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("language", choices=languages())
    parser.add_argument("folder", help="where the texts go")
    asked = parser.parse_args()
    main(asked.language, asked.folder)
