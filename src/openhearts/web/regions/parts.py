"""Parts of a page: each is drawn from a small value, once for all who see the same, and names the parts inside it.

It knows no table; what the values are stands beside it, and how they look in the templates.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape
from msgspec import Struct

from openhearts.speech.speaker import Speaker
from openhearts.web.rendering import macros

KEPT: Final = 2048  # drawings, a kilobyte each: 100 tables draw as seldom anew with twice as many
WHOLE: Final = "main"  # the part that has all others inside
DRAWER: Final = "drawer"  # but for what stands in the drawer of a table
LINES: Final = "lines"  # the part that grows at its end
MOST_LINES: Final = 60  # static/parts.js has the same number
PLACE: Final = re.compile(
    r"<!--([\w-]+)-->"
)  # where another part stands; what people typed has no "<" when it is drawn


class Part(Struct, frozen=True, gc=False):
    """A macro of a template, and what it is given: values that can be compared, and that say all that is drawn.

    `stays`: the page keeps it, in case it stands somewhere again.
    """

    template: str
    macro: str
    given: tuple[object, ...] = ()
    stays: bool = False


Parts = dict[str, Part | str]  # by name; those that are texts as they stand in HTML
Groups = dict[str, Parts]  # parts that change together, by a name of their own; one that is the same value is the same
NO_PARTS: Final[Parts] = {}
_Same = dict[str, dict[str, None]]  # texts that are sent, each with the names of its parts, once each in their order


def merged(groups: Groups) -> Parts:
    """All parts of some groups."""
    found: Parts = {}
    for group in groups.values():
        found |= group
    return found


class Board(Struct, frozen=True):
    """All parts of a page in their groups, and its newest lines; nobody changes them any more.

    `look`: a viewer who sees something in another language, or from another side, gets everything anew.
    """

    look: tuple[object, ...]
    language: str
    groups: Groups
    lines: tuple[str, ...] = ()

    @property
    def parts(self) -> Parts:
        """All parts by name."""
        return merged(self.groups)

    def text(self, name: str) -> str:
        """The HTML of one part, with places for those inside it; nothing where there is no such part."""
        if name == LINES:
            return lines(self.lines)
        return drawn(next((group[name] for group in self.groups.values() if name in group), ""), self.language)

    def whole(self, name: str = WHOLE) -> Markup:
        """The HTML of the page, or of one part with all that is inside it."""
        return filled(self.text, name)


class Change(Struct, frozen=True):
    """What a page lacks: parts by name (several with the same text by their names), and lines at the end.

    `anew`: everything before is forgotten.
    """

    parts: dict[str, str] = {}
    more: str = ""
    anew: bool = False


def drawn(part: Part | str, language: str) -> str:
    """The HTML of a part."""
    if isinstance(part, str):
        return part
    return _drawn(part.template, part.macro, part.given, language)


@lru_cache(KEPT)
def _drawn(template: str, macro: str, given: tuple[object, ...], language: str) -> str:
    return str(getattr(_macros(template, language), macro)(*given)).strip()


@lru_cache(1024)
def _macros(template: str, language: str) -> object:
    return macros(template, Speaker(language))


def filled(text_of: Any, name: str) -> Markup:
    """The HTML of a part, with the parts inside it.

    >>> filled({"main": "<p><!--name--> <!--gone--></p>", "name": "Ben"}.get, "main")
    Markup('<p>Ben </p>')
    """
    return Markup(PLACE.sub(lambda found: filled(text_of, found[1]), text_of(name) or ""))


def plain(text: str) -> str:
    """A text as it stands in HTML."""
    return str(escape(text))


def lines(texts: tuple[str, ...]) -> str:
    """Lines as they stand in a list."""
    return "".join(f"<li>{escape(text)}</li>" for text in texts)


class Shown:
    """What one page shows: so much is not sent again."""

    def __init__(self) -> None:
        self._look: tuple[object, ...] | None = None
        self._language = ""
        self._groups: Groups = {}
        self._kept: Parts = {}  # by the page, when they stood somewhere last
        self._lines: tuple[str, ...] = ()

    @property
    def board(self) -> Board:
        """What it shows, as a board."""
        return Board(self._look or (), self._language, self._groups, self._lines)

    def change(self, board: Board) -> Change:
        """What the page lacks; it is taken for shown from now on."""
        is_anew = board.look != self._look
        if is_anew:
            self._look, self._groups, self._kept, self._lines = board.look, {}, {}, ()
            self._language = board.language
        same: _Same = {}
        gone: Parts = {}
        groups, self._groups = self._groups, board.groups
        for key, group in board.groups.items():
            before = groups.get(key, NO_PARTS)
            if before is not group:
                self._take(group, before, groups, board.language, same)
                gone.update({name: before[name] for name in before.keys() - group.keys()})
        for key in groups.keys() - board.groups.keys():
            gone.update(groups[key])
        for name in sorted(gone):
            for group in board.groups.values():
                if name in group:
                    break
            else:
                if _stays(gone[name]):
                    self._kept[name] = gone[name]
                else:
                    self._kept.pop(name, None)
                    same.setdefault("", {})[name] = None
        more = ""
        if board.lines != self._lines:
            n_new = _added(self._lines, board.lines)
            if n_new is None:
                same.setdefault(lines(board.lines), {})[LINES] = None
            else:
                more = lines(board.lines[-n_new:])
            self._lines = board.lines
        return Change({" ".join(names): text for text, names in same.items()}, more, is_anew)

    def _take(self, group: Parts, before: Parts, groups: Groups, language: str, same: _Same) -> None:
        """The parts of a group that are others than before, by their text."""
        for name, part in group.items():
            shown = before.get(name)
            if shown is part or shown == part:
                continue
            if shown is None:  # new, or it stood in another group
                shown = self._kept.get(name)
                for other in groups.values():
                    shown = other.get(name, shown)
                if shown == part:
                    continue
            same.setdefault(drawn(part, language), {})[name] = None


def _stays(part: Part | str) -> bool:
    return isinstance(part, Part) and part.stays


def _added(before: tuple[str, ...], now: tuple[str, ...]) -> int | None:
    """How many lines came to those before, of which the first ones fall away; None where others stand there."""
    for added in range(1, len(now) + 1):
        kept = now[:-added]
        gone = len(before) - len(kept)
        if gone >= 0 and before[gone:] == kept and (gone == 0 or len(now) == MOST_LINES):
            return added
    return None
