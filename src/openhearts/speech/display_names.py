"""What people, bots, their levels and rule sets are called in front of one reader.

Names are data of the table; only who gave none is named by the catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from openhearts.bots.bot_specs import known_levels
from openhearts.core.game import localised
from openhearts.core.game_types import Rules
from openhearts.core.input_limits import whole_number
from openhearts.errors.saying import one_line
from openhearts.speech.catalogue import Catalogue, languages
from openhearts.speech.speaker import Speaker


class LevelName(Struct, frozen=True):
    """A level of bots: what it is called, and in a line how strong it was measured and how long it thinks."""

    id: str
    name: str
    about: str


def level_names(speaker: Speaker) -> tuple[LevelName, ...]:
    """The levels that people are offered, weakest first; the figures stand in docs/bots.md.

    >>> [level.name for level in level_names(Speaker("de"))][1:4]
    ['zum Spaß', 'Vereinsspieler', 'Könner']
    """
    return tuple(
        LevelName(level, speaker.text(f"web-level-{level}"), speaker.text(f"level-about-{level}"))
        for level in known_levels()
        if speaker.has(f"web-level-{level}")
    )


def bot_name(speaker: Speaker, spec: str) -> str:
    """What a bot is called by its description: its level as people are offered it, with what else is written there.

    >>> [bot_name(Speaker("de"), spec) for spec in ("expert", "expert:worlds=8", "my.py:Me")]
    ['Könner', 'Könner, worlds=8', 'my.py:Me']
    """
    level, _, more = spec.partition(":")
    if not speaker.has(f"web-level-{level}"):
        return spec
    return ", ".join(filter(None, (speaker.text(f"web-level-{level}"), more)))


def bot_names(speaker: Speaker) -> tuple[str, ...]:
    """What bots are called at a table whose host speaks this language, in the order in which they get their names.

    >>> bot_names(Speaker("ru"))[:2]
    ('Аня', 'Боря')
    """
    return tuple(name.strip() for name in speaker.text("bot-names").split(","))


def rules_name(rules: Rules, language: str) -> str:
    """The name of a rule set in a language."""
    return one_line(localised(rules.names, language, rules.id))


def shown_names(speaker: Speaker, names: Sequence[str], own: int | None) -> tuple[str, ...]:
    """Names by seat; who gave none is called "You" in the reader's language at the own seat, and not so elsewhere.

    Several are told apart by numbers, the same for every reader.

    >>> shown_names(Speaker("en"), ("You", "Ada", "You 2", "Du"), 0)
    ('You', 'Ada', 'Human 2', 'Human 3')
    """
    shown, taken = [one_line(name) for name in names], set[int]()
    for seat, name in enumerate(names):
        if is_nameless(name):
            number = int(_parted(name)[1] or 1)
            while number in taken:
                number += 1
            taken.add(number)
            human = speaker.text("terminal-human")
            shown[seat] = speaker.text("terminal-you") if seat == own else human if number == 1 else f"{human} {number}"
    return tuple(shown)


def is_nameless(name: str) -> bool:
    """Whether this is what a player who gave no name is called at a table, in any language."""
    return _parted(name)[0] in _nameless()


def _parted(name: str) -> tuple[str, str]:
    """A name, and the number by which a table tells it from another one (tables/roster.py::free_name)."""
    head, _, number = name.rpartition(" ")
    return (head, number) if head and whole_number(number) is not None else (name, "")


@cache
def _nameless() -> frozenset[str]:
    """What a player who gave no name is called, in every language; for one word no catalogue stays loaded."""
    return frozenset(Catalogue(language).text("terminal-you") for language in languages())
