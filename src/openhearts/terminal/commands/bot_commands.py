"""The command lines of `openhearts bot`: what its commands take.

What they do stands in own_bots.py, which is loaded when one of them runs.
"""

from __future__ import annotations

import sys
from typing import Any, Literal

import click

from openhearts.terminal.commands.options import lang_option, seats_option


@click.group(name="bot")
def bot_group() -> None:
    """Write a bot of your own, and see whether it keeps what bots promise."""


@bot_group.command(name="new")
@click.argument("file")
@lang_option
def bot_new(file: str, lang: str | None) -> None:
    """Write a bot to begin with: FILE (mine.py) must not be there yet."""
    from openhearts.terminal.commands.own_bots import new

    sys.exit(new(file, language=lang))


@bot_group.command(name="test")
@click.argument("spec")
@click.argument("variants", nargs=-1, metavar="[VARIANT]...")
@seats_option
@click.option("--game", metavar="ID", help="Every variant of one game: hearts, herz_an_herz.")
@click.option("--seed", default="1", metavar="S", help="The same seed asks the same questions (1).")
@click.option("--quick", "effort", flag_value="quick", help="A few rule sets, a few questions.")
@click.option("--long", "effort", flag_value="long", help="Every variant at every size, many questions.")
@click.option("--budget", type=int, metavar="N", help="Work of each decision; else the bot's own measure.")
@click.option("--max-ms", type=click.FloatRange(min=0), metavar="X", help="No decision may take longer.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@lang_option
def bot_test(
    spec: str, variants: tuple[str, ...], effort: Literal["quick", "long"] | None, lang: str | None, **given: Any
) -> None:
    """Hold a bot against what bots promise: legal, and from its view, its budget and its chance alone.

    SPEC is mine.py (or mine.py:Class), a level, or cmd:./program. Exit status 1 where a promise is broken, 2 where
    there is no such bot.
    """
    from openhearts.terminal.commands.own_bots import test

    sys.exit(test(spec, variants, effort=effort or "usual", language=lang, **given))
