"""What is wrong with a command line, as errors of the catalogue: unknown commands and options, values that cannot be.

It parses nothing; click does, and the help stays as click prints it.
"""

from __future__ import annotations

from typing import Any

import click
from click.exceptions import NoArgsIsHelpError, NoSuchCommand

from openhearts.errors import Fault, May, OpenHeartsError, Why


class BadUsage(OpenHeartsError):
    """A command line that no command understands."""


def bad_usage(error: click.UsageError) -> BadUsage | None:
    """The error that click's stands for; None where it only shows the help."""
    if isinstance(error, NoArgsIsHelpError):
        return None
    shown = f"{error.ctx.command_path if error.ctx is not None else 'openhearts'} --help"
    match error:
        case NoSuchCommand():
            near = next(iter(error.possibilities or ()), None)
            return BadUsage(Why.NO_SUCH_COMMAND, name=error.command_name[:60], help=shown, nearest=near)
        case click.NoSuchOption():
            near = next(iter(error.possibilities or ()), None)
            return BadUsage(Why.NO_SUCH_OPTION, name=error.option_name[:60], help=shown, nearest=near)
        case click.MissingParameter(param=click.Parameter() as param):
            return BadUsage(Why.ARGUMENT_MISSING, name=_name(param, error.ctx), help=shown)
        case click.BadParameter(param=click.Parameter() as param) if (may := _may(param.type)) is not None:
            return BadUsage(Why.ARGUMENT_VALUE, name=_name(param, error.ctx), may=may, help=shown)
    return BadUsage(Why.USAGE, why=error.format_message(), help=shown)


def _name(param: click.Parameter, ctx: click.Context | None) -> str:
    """An option as it is typed, an argument as the help calls it."""
    return param.opts[0] if isinstance(param, click.Option) or ctx is None else param.make_metavar(ctx).rstrip(".")


def _may(kind: click.ParamType[Any]) -> Fault | None:
    """What may be given, as a phrase; None where click alone knows."""
    match kind:
        case click.IntRange():
            return Fault(May.WHOLE, {"low": _bound(kind.min), "high": _bound(kind.max)})
        case click.FloatRange():
            return Fault(May.RANGE, {"low": _bound(kind.min), "high": _bound(kind.max)})
        case click.Choice():
            return Fault(May.NAMES, {"list": tuple(map(str, kind.choices))})
    if kind is click.INT:
        return Fault(May.WHOLE, {"low": None, "high": None})
    return Fault(May.NUMBER, {}) if kind is click.FLOAT else None


def _bound(value: float | None) -> str | None:
    return None if value is None else str(value)
