"""How a command speaks with the person who typed it: in their language, in signs that the console can show.

It knows no command.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from openhearts.errors import OpenHeartsError, Why
from openhearts.terminal.commands.localized_help import LANGUAGE

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker


def asked_speaker(language: str | None = None) -> Speaker:
    """The speaker of the language asked for, here or by the command line, or else of the one remembered."""
    from openhearts.terminal.launch_options import speaker_for

    context = click.get_current_context(silent=True)
    if language is None and context is not None:
        language = context.meta.get(LANGUAGE)
    try:
        return speaker_for(language)
    except OpenHeartsError:
        return speaker_for(None)


def tell(line: str) -> None:
    """Print a line on standard output."""
    from openhearts.terminal.ui.encoding_fallback import fitting, harmless
    from openhearts.terminal.ui.plain import put_line

    put_line(fitting(harmless(line), getattr(sys.stdout, "encoding", None)))


def agreeing(yes: bool, *, may_look: bool = False) -> Callable[[str], bool]:
    """Puts a question and reads the answer; `yes`: nobody is asked.  It raises where nobody can answer.

    `may_look`: the command has `--dry-run`, which is named then.
    """

    def agrees(question: str) -> bool:
        if yes:
            return True
        tell(question)
        answer = sys.stdin.readline()
        if not answer:
            raise OpenHeartsError(Why.CANNOT_ASK if may_look else Why.CANNOT_ASK_HERE)
        return asked_speaker().is_yes(answer)

    return agrees


@contextmanager
def counting(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on standard error under these words, where a person sees it there; else None."""
    if not sys.stderr.isatty():
        yield None
        return
    from openhearts.terminal.ui.progress import counting_bar

    with counting_bar(what) as counted:
        yield counted
