"""Options that several commands of the command line share, and how their texts are read.

No command stands here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar

import click

from openhearts.speech.card_letters import CARD_LETTERS
from openhearts.terminal.commands.localized_help import LANGUAGE

Command = TypeVar("Command", bound=Callable[..., object])

MAX_PACE: Final = 60  # seconds


def _last_asked(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """What --lang says after the command, or else before it."""
    found: str | None = ctx.meta.get(LANGUAGE)
    return value if value is not None else found


def in_letters(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """A text that is to be kept, if it is one: what is typed may be no UTF-8.  Raises BadText."""
    try:
        (value or "").encode()
    except UnicodeEncodeError as error:
        from openhearts.errors import BadText, Why

        raise BadText(Why.HALF_A_LETTER, text=part_of(error)) from error
    return value


def part_of(error: UnicodeEncodeError) -> str:
    """The part of a text that cannot be written, in what can."""
    return error.object[max(0, error.start - 20) : error.start + 20].encode(errors="replace").decode()


class _Letters(click.Choice[str]):
    """The letters of jack, queen, king and ace, with spaces or without: "B D K A", "bdka"."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The choice that is meant.  Raises click.BadParameter."""
        wanted = "".join(value.split()).casefold()
        meant = next((one for one in self.choices if "".join(one.split()).casefold() == wanted), value)
        return super().convert(meant, param, ctx)


class _Seconds(click.ParamType[float]):
    """A number, written with a point or, as at the table, with a comma."""

    name = click.FLOAT.name

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number.  Raises click.BadParameter."""
        return float(click.FLOAT(str(value).replace(",", "."), param, ctx))


def effort_of(quick: bool, long: bool) -> Literal["quick", "usual", "long"]:
    """What --quick and --long ask for.  Raises OpenHeartsError where both do."""
    if quick and long:
        from openhearts.errors import OpenHeartsError, Why

        raise OpenHeartsError(Why.OPTIONS_APART, list=("--quick", "--long"))
    return "quick" if quick else "long" if long else "usual"


lang_option = click.option(
    "--lang",
    metavar="XX",
    callback=_last_asked,
    help="usage-lang",
)
seats_option = click.option("--seats", type=int, metavar="N", help="usage-seats")
option_option = click.option("--option", "options", multiple=True, metavar="K=V", help="usage-option")
rules_option = click.option("--rules", "rules_file", metavar="FILE", help="usage-rules")
seed_option = click.option("--seed", metavar="S", callback=in_letters, help="usage-seed")
plain_option = click.option("--plain", is_flag=True, help="usage-plain")
bots_option = click.option(
    "--bots",
    metavar="BOT",
    help="usage-bots",
)
pace_option = click.option("--pace", type=_Seconds(), metavar="X", help="usage-pace")
announce_option = click.option(
    "--announce",
    type=click.Choice(["cards", "turn", "needed"]),
    help="usage-announce",
)
signs_option = click.option("--signs", is_flag=True, help="usage-signs")
letters_option = click.option(
    "--letters",
    type=_Letters(["own", *CARD_LETTERS]),
    metavar="JQKA",
    callback=lambda _context, _parameter, value: "" if value == "own" else value,
    help="usage-letters",
)
cells_option = click.option("--cells", type=click.IntRange(20, 400), metavar="N", help="usage-cells")
first_option = click.option("--first-leader", type=int, metavar="SEAT", help="usage-first-leader")
record_option = click.option("--record", metavar="FILE", help="usage-record")


def table_options(command: Command) -> Command:
    """What every table of this terminal takes: its pace, what is told, cards in signs, the length of lines."""
    for add in (cells_option, letters_option, signs_option, announce_option, pace_option):
        command = add(command)
    return command


def read_options(texts: tuple[str, ...]) -> dict[str, Any]:
    """Rule options from the command line: `K=V` with a TOML value or a text, `K` alone for a bundle.

    >>> read_options(("end.limit=50", "sun", "score.bonus={ JD = -11 }"))
    {'end.limit': 50, 'sun': True, 'score.bonus': {'JD': -11}}
    """
    from openhearts.core.option_text import read_option

    return dict(read_option(text) for text in texts)


def checked_pace(pace: float | None) -> float | None:
    """The pace, where it is one.  Raises OpenHeartsError."""
    from openhearts.errors import OpenHeartsError, Why

    if pace is not None and not 0 <= pace <= MAX_PACE:
        raise OpenHeartsError(Why.NOT_IN_RANGE, name="--pace", low=0, high=MAX_PACE, text=str(pace))
    return pace


# One bot: in a command, what stands in quotes is not looked into (elsewhere a quote may be part of a file's name).
_SPEC = re.compile(r"""\s*cmd:(?:"(?:\\.|[^"\\])*"|'[^']*'|[^,;])*|[^,;]+""")


def split_specs(text: str) -> list[str]:
    """Bots by seat, parted by commas or semicolons; neither one inside a bot's own options nor one in the quotes of a
    command parts two bots.

    >>> split_specs("club, expert:worlds=64,simulations=9,random")
    ['club', 'expert:worlds=64,simulations=9', 'random']
    >>> split_specs('club;cmd:python -c "a; b(1, 2)"')
    ['club', 'cmd:python -c "a; b(1, 2)"']
    """
    found: list[str] = []
    for part in map(str.strip, _SPEC.findall(text)):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        elif part:
            found.append(part)
    return found
