"""Help for a player at a real card table, for `openhearts advise`: asks for what is missing, and shows every candidate.

It plays no cards and keeps nothing; views and figures come from bots/analysis.py.
"""

from __future__ import annotations

from typing import Any

from openhearts.bots.analysis import analyse, seat_view
from openhearts.errors import OpenHeartsError, Why
from openhearts.errors.program_name import program_name
from openhearts.speech.speaker import Speaker
from openhearts.tables.precompile import telling
from openhearts.terminal.commands.localized_help import BadUsage
from openhearts.terminal.game_ui import Asked, asked_in
from openhearts.terminal.launch_options import patience, speaker_for
from openhearts.terminal.ui.drawing import number_table
from openhearts.terminal.ui.face import Face, Leave, Typed
from openhearts.terminal.ui.plain import PlainFace

MOST_ROWS = 20
MOST_WORLDS = 100_000
WIDTH = 200  # what is advised is named in whole, on whatever lines a terminal makes of it


def advise(rules: Any, told: dict[str, Any], *, player: str, budget: int | None, language: str | None) -> int:
    """`openhearts advise`: one answer; what the game cannot do without is asked for.  Raises OpenHeartsError."""
    speaker, face = speaker_for(language), PlainFace()
    if budget is not None and not 1 <= budget <= MOST_WORLDS:
        raise OpenHeartsError(Why.NOT_IN_RANGE, name="--budget", low=1, high=MOST_WORLDS, text=str(budget))
    known: dict[str, Any] = {name: value for name, value in told.items() if value is not None}
    asked = asked_in(rules.game)
    if asked is not None:
        _check_options(speaker, rules, asked, known)
    if "scores" in known:
        known["scores"] = _numbers(speaker, known["scores"])
    if asked is not None and not any(name in known for name in asked.enough):
        _ask(speaker, face, asked, known)
    view = seat_view(rules, **known)
    with telling([player], patience(speaker)):
        advice = analyse(view, budget, player=player)
    face.say(_lines(speaker, view, advice))
    return 0


def _numbers(speaker: Speaker, text: str) -> list[int]:
    try:
        return [int(part) for part in text.replace(",", " ").split()]
    except ValueError as error:
        raise OpenHeartsError(Why.NO_SCORES, text=text[:40]) from error


def _check_options(speaker: Speaker, rules: Any, asked: Asked, known: dict[str, Any]) -> None:
    """Raises OpenHeartsError for an option that means nothing in this game."""
    for name in known:
        if name not in asked.options:
            flags = tuple(_flag(option) for option in asked.options)
            raise OpenHeartsError(Why.NO_SUCH_FLAG, what=_flag(name), names=rules.names, list=flags)


def _flag(name: str) -> str:
    return "--deal" if name == "deal_number" else f"--{name.replace('_', '-')}"


def _ask(speaker: Speaker, face: Face, asked: Asked, known: dict[str, Any]) -> None:
    """Asks for what the game asks for; an empty line is nothing.  Raises BadUsage where nobody answers."""
    for question in asked.questions:
        if question.name in known:
            continue
        try:
            text = _line(face, speaker.text("terminal-advise-ask", what=question.wording))
        except Leave as error:
            if isinstance(error.__cause__, OSError):  # nobody reads
                raise
            if isinstance(error.__cause__, KeyboardInterrupt):
                raise error.__cause__ from None
            told = f"{program_name()} advise --help"
            raise BadUsage(Why.ARGUMENT_MISSING, name=_flag(question.name), help=told) from error
        if text and question.is_many:
            lines = [text]
            while text := _line(face, "..."):
                lines.append(text)
            known[question.name] = lines
        elif text or question.is_needed:
            known[question.name] = text


def _line(face: Face, prompt: str) -> str:
    given = face.ask(prompt, is_box=True)
    return given.text if isinstance(given, Typed) else ""


def _lines(speaker: Speaker, view: Any, advice: Any) -> list[str]:
    names = [speaker.text("terminal-advise-seat", seat=seat) for seat in range(view.public.n_seats)]
    lines = [speaker.advice(advice, view, names)]
    head, rows = speaker.candidates(advice, view, names)
    if not rows:
        return lines
    return [*lines, "", *number_table(head, rows[:MOST_ROWS], WIDTH), speaker.units(advice)]
