"""The options of `serve` for who runs a server for others: who may see how it does, and what is logged.

What the options mean is decided in openhearts.web.operating, which is imported when the command runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

if TYPE_CHECKING:
    from openhearts.web.operating.operation import Operating

_Command = TypeVar("_Command", bound=Callable[..., None])
FORMS: Final = ("text", "json")
EVENTS: Final = ("faults", "refusals", "requests")
OPTIONS: Final = (
    click.option(
        "--operator-token-file",
        envvar="OPENHEARTS_OPERATOR_TOKEN_FILE",
        metavar="FILE",
        help="usage-serve-operator-token-file",
    ),
    click.option("--log-format", type=click.Choice(FORMS), default="text", help="usage-serve-log-format"),
    click.option("--log-events", type=click.Choice(EVENTS), default="refusals", help="usage-serve-log-events"),
)


def operating_options(command: _Command) -> _Command:
    """Gives a command these options, which it takes together as keywords."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def operating_of(given: Mapping[str, str | None]) -> Operating:
    """What the options say."""
    from openhearts.web.operating.logs import Events, Form
    from openhearts.web.operating.operation import Operating

    file = given["operator_token_file"]
    return Operating(
        Path(file) if file else None, Form(given["log_format"] or "text"), Events(given["log_events"] or "refusals")
    )
