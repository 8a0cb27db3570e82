"""The command lines of `openhearts bot`: what its commands take.

What they do stands in bot_authoring.py, which is loaded when one of them runs.
"""

from __future__ import annotations

import sys
from typing import Any

import click

from openhearts.terminal.commands.localized_help import ToldGroup, show_help
from openhearts.terminal.commands.options import effort_of, in_letters, lang_option, seats_option


@click.group(name="bot", cls=ToldGroup, invoke_without_command=True, help="usage-command-bot")
@lang_option
@click.pass_context
def bot_group(ctx: click.Context, lang: str | None) -> None:
    """Write a bot of your own, and see whether it keeps what bots promise."""
    if ctx.invoked_subcommand is None:
        show_help(ctx)


@bot_group.command(name="new", help="usage-command-bot-new")
@click.argument("file")
@lang_option
def bot_new(file: str, lang: str | None) -> None:
    """Write a bot to begin with: FILE (mine.py) must not be there yet."""
    from openhearts.terminal.commands.bot_authoring import new

    sys.exit(new(file, language=lang))


@bot_group.command(name="test", help="usage-command-bot-test")
@click.argument("spec", metavar="BOT")
@click.argument("variants", nargs=-1, metavar="[VARIANT]...")
@seats_option
@click.option("--game", metavar="ID", help="usage-bot-test-game")
@click.option("--seed", default="1", metavar="S", callback=in_letters, help="usage-bot-test-seed")
@click.option("--quick", is_flag=True, help="usage-bot-test-quick")
@click.option("--long", is_flag=True, help="usage-bot-test-long")
@click.option("--budget", type=int, metavar="N", help="usage-bot-test-budget")
@click.option("--max-ms", type=click.FloatRange(min=0), metavar="X", help="usage-bot-test-max-ms")
@click.option("--json", "as_json", is_flag=True, help="usage-json")
@lang_option
def bot_test(spec: str, variants: tuple[str, ...], quick: bool, long: bool, lang: str | None, **given: Any) -> None:
    """Hold a bot against what bots promise: legal, and from its view, its budget and its chance alone."""
    from openhearts.terminal.commands.bot_authoring import test

    sys.exit(test(spec, variants, effort=effort_of(quick, long), language=lang, **given))
