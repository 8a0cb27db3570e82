"""The options of `serve` for who runs a server for others: who may see how it does, what is logged, how much is kept.

What the options mean is decided in openhearts.web.operating, which is imported when the command runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

if TYPE_CHECKING:
    from openhearts.tables.hosting.quotas import Quotas
    from openhearts.web.operating.monitoring import Operating

_Command = TypeVar("_Command", bound=Callable[..., None])
FORMS: Final = ("text", "json")
EVENTS: Final = ("faults", "refusals", "requests")
COUNT, MANY = click.IntRange(0, 10**9), click.IntRange(1, 10**9)
OPTIONS: Final = (
    click.option(
        "--operator-token-file",
        envvar="OPENHEARTS_OPERATOR_TOKEN_FILE",
        metavar="FILE",
        help="usage-serve-operator-token-file",
    ),
    click.option("--log-format", type=click.Choice(FORMS), default="text", help="usage-serve-log-format"),
    click.option("--log-events", type=click.Choice(EVENTS), default="refusals", help="usage-serve-log-events"),
    click.option("--tables-per-person", type=COUNT, metavar="N", help="usage-serve-tables-per-person"),
    click.option("--tables-per-address", type=MANY, metavar="N", help="usage-serve-tables-per-address"),
    click.option("--table-mb", type=COUNT, metavar="N", help="usage-serve-table-mb"),
    click.option("--store-mb", type=COUNT, metavar="N", help="usage-serve-store-mb"),
)


def operating_options(command: _Command) -> _Command:
    """Gives a command these options, which it takes together as keywords."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def quotas_of(given: Mapping[str, int | None]) -> Quotas:
    """How much the options let a server keep."""
    from openhearts.tables.hosting.quotas import MB, PER_ADDRESS, PER_PERSON, TABLE_MB, Quotas

    def said(name: str, usual: int) -> int:
        told = given[name]
        return usual if told is None else told

    return Quotas(
        said("tables_per_person", PER_PERSON),
        said("tables_per_address", PER_ADDRESS),
        said("table_mb", TABLE_MB) * MB,
        said("store_mb", 0) * MB,
    )


def operating_of(given: Mapping[str, str | None]) -> Operating:
    """What the options say."""
    from openhearts.web.operating.logs import Events, Form
    from openhearts.web.operating.monitoring import Operating

    file = given["operator_token_file"]
    return Operating(
        Path(file) if file else None, Form(given["log_format"] or "text"), Events(given["log_events"] or "refusals")
    )
