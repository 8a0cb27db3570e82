"""The command lines of `openhearts game`: what its commands take.

What they do stands in game_testing.py, which is loaded when one of them runs.
"""

from __future__ import annotations

import sys
from typing import Any

import click

from openhearts.terminal.commands.localized_help import ToldGroup, show_help
from openhearts.terminal.commands.options import effort_of, in_letters, lang_option, rules_option, seats_option


@click.group(name="game", cls=ToldGroup, invoke_without_command=True, help="usage-command-game")
@lang_option
@click.pass_context
def game_group(ctx: click.Context, lang: str | None) -> None:
    """Hold a game against what games promise."""
    if ctx.invoked_subcommand is None:
        show_help(ctx)


@game_group.command(name="test", help="usage-command-game-test")
@click.argument("named", metavar="GAME")
@click.argument("variants", nargs=-1, metavar="[VARIANT]...")
@seats_option
@rules_option
@click.option("--deals", type=click.IntRange(1, 10_000), metavar="N", help="usage-game-test-deals")
@click.option("--seed", default="1", metavar="S", callback=in_letters, help="usage-game-test-seed")
@click.option("--quick", is_flag=True, help="usage-game-test-quick")
@click.option("--long", is_flag=True, help="usage-game-test-long")
@click.option("--json", "as_json", is_flag=True, help="usage-json")
@lang_option
def game_test(named: str, variants: tuple[str, ...], quick: bool, long: bool, lang: str | None, **given: Any) -> None:
    """Hold a game against what games promise: worlds, audiences, legality, purity, texts, records, standings."""
    from openhearts.terminal.commands.game_testing import test

    sys.exit(test(named, variants, effort=effort_of(quick, long), language=lang, **given))
