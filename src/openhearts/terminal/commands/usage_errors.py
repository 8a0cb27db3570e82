"""What is wrong with a command line, as errors of the catalogue: unknown commands and options, values that cannot be.

It parses nothing: click does.
"""

from __future__ import annotations

from typing import Any

import click
from click.exceptions import NoArgsIsHelpError, NoSuchCommand

from openhearts.errors import Fault, May, Why
from openhearts.errors.program_name import program_name
from openhearts.terminal.commands.localized_help import BadUsage, told_value


def bad_usage(error: click.UsageError) -> BadUsage | None:
    """The error that click's stands for; None where it only shows the help."""
    if isinstance(error, NoArgsIsHelpError):
        return None
    shown = f"{error.ctx.command_path if error.ctx is not None else program_name()} --help"
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
        case click.BadOptionUsage():
            return _bad_value(error, shown)
    return BadUsage(Why.USAGE, why=error.format_message(), help=shown)


def _bad_value(error: click.BadOptionUsage, shown: str) -> BadUsage:
    """That an option lacks its value, or has one where it takes none."""
    known = [] if error.ctx is None else error.ctx.command.get_params(error.ctx)
    is_flag = any(isinstance(one, click.Option) and one.is_flag and error.option_name in one.opts for one in known)
    if is_flag:
        return BadUsage(Why.OPTION_TAKES_NONE, name=error.option_name[:60], help=shown)
    return BadUsage(Why.OPTION_NEEDS_VALUE, name=error.option_name[:60], help=shown)


def _name(param: click.Parameter, ctx: click.Context | None) -> str:
    """An option as it is typed, an argument as the help calls it."""
    if isinstance(param, click.Option) or ctx is None:
        return param.opts[0]
    return told_value(param.make_metavar(ctx)).rstrip(".").strip("[]")


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
    return Fault(May.NUMBER, {}) if kind.name == click.FLOAT.name else None


def _bound(value: float | None) -> str | None:
    return None if value is None else str(value)
