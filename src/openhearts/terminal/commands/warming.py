"""Compiling ahead for `openhearts warm`: what bots search with, so that nobody waits for it at a table.

What is compiled and where it is kept is said by tables/search_readiness.py and kernels; here it is only shown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from openhearts.core.extras import need
from openhearts.core.game_types import Rules
from openhearts.games import registry
from openhearts.kernels import kept_in
from openhearts.speech.display_names import bot_name
from openhearts.tables.precompile import prepare
from openhearts.tables.search_readiness import USUAL
from openhearts.terminal.launch_options import speaker_for, wants_plain
from openhearts.terminal.ui.plain import PlainFace

LEVELS = ("expert", "master")
Tell = Callable[[str], None]


def run(wanted: Rules | None, *, language: str | None) -> int:
    """`openhearts warm`: what these rules need, or what a server usually does.  Raises MissingExtra.

    130 when it was interrupted: what is compiled by then stays.
    """
    need("bots")
    speaker, face = speaker_for(language), PlainFace()
    searches: Sequence[tuple[Rules, str]] = (
        [(registry.ruleset(one.variant, one.seats), one.level) for one in USUAL]
        if wanted is None
        else [(wanted, level) for level in LEVELS]
    )
    try:
        with _bar(len(searches), not wants_plain(False) and sys.stderr.isatty()) as tell:
            for rules, level in searches:
                tell(f"{rules.name} ({rules.seats}), {bot_name(speaker, level)}")
                prepare(rules, [level], lambda: None)
    except KeyboardInterrupt:
        face.say([speaker.text("terminal-warm-stopped", folder=str(kept_in()))])
        return 130
    face.say([speaker.text("terminal-warm-done", folder=str(kept_in()))])
    return 0


@contextmanager
def _bar(count: int, is_shown: bool) -> Iterator[Tell]:
    """A bar on standard error, one step for each search, where there is a terminal to show it."""
    if not is_shown:
        yield lambda what: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=count, completed=-1)
        yield lambda what: bar.update(task, description=what, advance=1)
