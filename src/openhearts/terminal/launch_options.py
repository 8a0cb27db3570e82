"""What a person wishes for on the command line: rules, a language, a face; else what is remembered, or the system says.

It plays nothing, and loads nothing of a table: commands that only tell something start at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from openhearts.errors import OpenHeartsError, Why
from openhearts.games import registry
from openhearts.speech.card_letters import CHOICES
from openhearts.speech.catalogue import PSEUDO, language_named, languages
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_house_rules import options_in_words
from openhearts.terminal import settings, setup_questions
from openhearts.terminal.ui.encoding_fallback import can_show
from openhearts.terminal.ui.plain import PlainFace


class Wishes(Struct, frozen=True):
    """What was given on the command line; None where nothing was."""

    variant: str | None = None
    seats: int | None = None
    options: dict[str, Any] = {}
    rules_file: str | None = None
    seed: str | None = None
    language: str | None = None
    is_plain: bool = False
    name: str | None = None
    bots: str | None = None
    first_leader: int | None = None
    pace: float | None = None
    resume: str | None = None  # the number or the variant of a saved match; empty: the one played last
    record: str | None = None
    view: str | None = None  # watch: a seat or "all"
    announce: str | None = None  # what is told: cards, turn, needed
    signs: bool = False  # cards in signs in lines too
    cells: int | None = None  # of a line
    letters: str | None = None  # of jack, queen, king and ace on cards; empty: as the language writes them


def speaker_for(language: str | None = None, *, is_rich: bool = False, letters: str | None = None) -> Speaker:
    """The speaker: the language asked for, remembered, or of the system; signs that the console can show.

    `letters`: those on cards, which are remembered; None: the ones remembered, else as the language writes them.

    Raises BadText for a language that is not there.
    """
    if language is not None and language_named(language) in (None, PSEUDO):
        raise OpenHeartsError(Why.NO_LANGUAGE, list=languages())
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    ascii_only = not can_show("♣♦♥♠", encoding)
    if letters is not None:
        settings.remember(letters=letters)
    wished = settings.load().get("letters", "") if letters is None else letters
    known = wished if wished in CHOICES else ""
    return Speaker(settings.wished_language(language), ascii_only=ascii_only, letters=known)


def wants_plain(is_asked: bool) -> bool:
    """Whether the plain face is the one: asked for, a dumb terminal, or none at all."""
    if is_asked or os.environ.get("TERM", "dumb" if sys.platform != "win32" else "") == "dumb":
        return True
    streams = (sys.stdin, sys.stdout)
    return any(stream is None or stream.closed or not stream.isatty() for stream in streams)


def patience(speaker: Speaker, cells: int | None = None) -> Callable[[], None]:
    """What says on standard error that something is prepared, which takes a while; `cells`: how long a line may be."""
    return lambda: PlainFace(target=sys.stderr, cells=cells).say([speaker.text("terminal-preparing")])


def rules_for(wishes: Wishes, variant: str | None, seats: int | None) -> Any:
    """The rule set that was wished for, its cards also in words of the language.  Raises BadRuleset.

    A variant that is named beside a rule file must be one too.
    """
    if variant:
        registry.variant(variant)
    path = None if wishes.rules_file is None else Path(wishes.rules_file)

    def made(options: dict[str, Any]) -> Any:
        if path is not None:
            return registry.load_ruleset(path, seats, options)
        return registry.ruleset(variant or setup_questions.DEFAULT_VARIANT, seats, options)

    if all(isinstance(value, (bool, int)) for value in wishes.options.values()):
        return made(wishes.options)
    return made(options_in_words(speaker_for(wishes.language), made({}), wishes.options))
