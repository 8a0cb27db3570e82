"""The questions before a game, each with a default for Enter: which game, how many seats, which bots, who begins.

Only what is not known yet is asked; whether an answer is possible is judged by the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openhearts.core.game import Variant
from openhearts.games import registry
from openhearts.speech.catalogue import language_names
from openhearts.speech.display_names import level_names
from openhearts.speech.speaker import Speaker
from openhearts.terminal.ui.face import Face, Leave, Pressed, Resized, Typed

DEFAULT_VARIANT = "classic"
RESUME, MORE = "r", "m"
MOST_SAVED = 4  # saved matches in the menu; `openhearts saved` lists all
WANTS_PERSON = ("youngest", "seat")


class Asked(Leave):
    """The person typed that they go."""


def menu() -> tuple[Variant, ...]:
    """Every variant as the menu lists it: those of the rule texts first, then the wider family."""
    return tuple(sorted(registry.variants(), key=lambda variant: not variant.source.isdigit()))


def _line(face: Face, prompt: str) -> str:
    """One line in answer to a question; an empty text for Enter."""
    while True:
        given = face.ask(prompt)
        if isinstance(given, Resized):
            continue
        if isinstance(given, Typed):
            return given.text.strip()
        return "" if given.key in ("enter", "space") else given.key


def _leave(answer: str, speaker: Speaker) -> None:
    """Raises Asked where the answer to a question is to go."""
    if answer.lower() in speaker.words("terminal-words-quit"):
        raise Asked


def ask_variant(face: Face, speaker: Speaker, default: str, saved: Sequence[str]) -> tuple[str, Speaker, int | None]:
    """The id of a variant, the speaker (the language may be changed here), and the number of a saved match, from 1.

    `saved` says what they are, newest first; where a number is given, the variant means nothing.
    """
    shows_all = False
    while True:
        variants = menu()
        known = {variant.id for variant in variants}
        default = default if default in known else DEFAULT_VARIANT
        lines = [speaker.text("terminal-menu")]
        for number, variant in enumerate(variants, 1):
            if not shows_all and not variant.source.isdigit() and variant.id != default:
                continue
            lines.append(
                speaker.text(
                    "terminal-menu-line",
                    number=number,
                    name=variant.name_in(speaker.language),
                    seats=seats_text(variant.seats),
                    summary=variant.summary_in(speaker.language),
                )
            )
        hidden = sum(not variant.source.isdigit() and variant.id != default for variant in variants)
        if hidden and not shows_all:
            lines.append(speaker.text("terminal-menu-more", key=MORE, count=hidden))
        for place, what in enumerate(saved[:MOST_SAVED], 1):
            key = RESUME if place == 1 else f"{RESUME}{place}"
            lines.append(speaker.text("terminal-menu-resume", key=key, what=what))
        others = [f"{code} ({name})" for code, name in language_names() if code != speaker.language]
        if others:
            lines.append(speaker.text("terminal-menu-language", list=", ".join(others)))
        face.say(lines)
        number = next(idx for idx, variant in enumerate(variants, 1) if variant.id == default)
        answer = _line(face, speaker.text("terminal-menu-prompt", default=number)).lower()
        if not answer:
            return default, speaker, None
        if answer == MORE or answer in speaker.words("terminal-words-more"):
            shows_all = True
            continue
        if (which := _saved_place(answer, len(saved))) is not None:
            return default, speaker, which
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(variants):
            return variants[int(answer[:4]) - 1].id, speaker, None
        if answer in dict(language_names()):
            speaker = speaker.other(answer)
            continue
        _leave(answer, speaker)
        chosen = _by_name(answer, variants, speaker)
        if chosen is not None:
            return chosen, speaker, None
        face.say([speaker.text("terminal-menu-unknown", answer=answer[:40], count=len(variants))])


def _saved_place(answer: str, count: int) -> int | None:
    """Which saved match an answer means: `r` the newest, `r2` or `r 2` the second.

    >>> _saved_place("r", 3), _saved_place("r 2", 3), _saved_place("r4", 3), _saved_place("ruby", 3)
    (1, 2, None, None)
    """
    rest = answer.removeprefix(RESUME).strip()
    if not answer.startswith(RESUME) or (rest and not (rest.isascii() and rest.isdigit())):
        return None
    place = int(rest[:4]) if rest else 1
    return place if 1 <= place <= count else None


def seats_text(seats: Sequence[int]) -> str:
    """Table sizes in short, as 3-6."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"


def _by_name(answer: str, variants: Sequence[Variant], speaker: Speaker) -> str | None:
    """The variant of this id, alias or name, or the only one that begins so."""
    for variant in variants:
        names = {variant.id, *variant.aliases, variant.name_in(speaker.language).lower()}
        if answer in names or answer.replace(" ", "-") in names:
            return variant.id
    found = [variant.id for variant in variants if variant.id.startswith(answer) and len(answer) > 1]
    return found[0] if len(found) == 1 else None


def ask_seats(face: Face, speaker: Speaker, variant: Variant) -> int:
    """How many seats: the only possible number, or an answer among the allowed ones."""
    default = default_seats(variant)
    if len(variant.seats) == 1:
        return default
    while True:
        prompt = speaker.text("terminal-ask-seats", seats=seats_text(variant.seats), default=default)
        answer = _line(face, prompt)
        if not answer:
            return default
        if answer.isascii() and answer.isdigit() and int(answer[:4]) in variant.seats:
            return int(answer[:4])
        _leave(answer, speaker)
        face.say([speaker.text("terminal-ask-seats-again", seats=", ".join(map(str, variant.seats)))])


def default_seats(variant: Variant) -> int:
    """Four where that is suggested, else the smallest number suggested."""
    suggested = variant.suggested_seats or variant.seats
    return 4 if 4 in suggested else suggested[0]


def ask_level(face: Face, speaker: Speaker, default: str) -> str:
    """The level of the bots, by number or name; each with how strong it is and how long it thinks."""
    levels = level_names(speaker)
    lines = [speaker.text("terminal-ask-level")]
    for number, level in enumerate(levels, 1):
        lines.append(speaker.text("terminal-ask-level-line", number=number, name=level.name, about=level.about))
    face.say(lines)
    known = {level.id: level.id for level in levels} | {level.name.lower(): level.id for level in levels}
    number = [level.id for level in levels].index(default) + 1
    while True:
        answer = _line(face, speaker.text("terminal-menu-prompt", default=number)).lower()
        if not answer:
            return default
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(levels):
            return levels[int(answer[:4]) - 1].id
        if answer in known:
            return known[answer]
        _leave(answer, speaker)
        face.say([speaker.text("terminal-ask-level-again", count=len(levels))])


def asked_person(rules: Any) -> str | None:
    """The person the rules ask for to begin: `youngest`, `seat` (the best-known heartbreaker), or None."""
    leader = registry.game_of(rules).resolved(rules).get("opening.leader")
    return leader if leader in WANTS_PERSON else None


def ask_first_leader(face: Face, speaker: Speaker, who: str, names: Sequence[str]) -> int:
    """The seat that begins, by number or name."""
    lines = [speaker.text("terminal-ask-first", who=who)]
    lines += [f"{number} {name}" for number, name in enumerate(names, 1)]
    face.say(lines)
    low = [name.lower() for name in names]
    while True:
        answer = _line(face, speaker.text("terminal-ask-first-prompt", default=1)).lower()
        if not answer:
            return 0
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(names):
            return int(answer[:4]) - 1
        if answer in low:
            return low.index(answer)
        _leave(answer, speaker)
        face.say([speaker.text("terminal-ask-first-again", count=len(names))])


def wait_for_enter(face: Face, prompt: str) -> None:
    """Wait until Enter comes."""
    while True:
        given = face.ask(prompt)
        if isinstance(given, Pressed) and given.key in ("enter", "space", "escape"):
            return
