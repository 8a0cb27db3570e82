"""`openhearts db`: what is done with the whole database of a server, by hand.

Each command imports what it needs when it runs; what it does stands in openhearts.web.operating.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import click

from openhearts.cli.server import database_option, folder_of, key_file_option, prune
from openhearts.terminal.commands.localized_help import ToldGroup
from openhearts.terminal.commands.options import lang_option

Command = TypeVar("Command", bound=Callable[..., object])


def place_options(command: Command) -> Command:
    """Where the database is."""
    for add in (lang_option, database_option, click.option("--data", metavar="FOLDER", help="usage-prune-data")):
        command = add(command)
    return command


def _place(data: str | None, database: str | None) -> tuple[str | Path, Path]:
    """The address of a database that is there, and the data folder."""
    from openhearts.core.extras import need

    need("serve")
    from openhearts.web.limits.retention import kept_in

    folder = folder_of(data)
    return database or kept_in(folder), folder


def _keys(folder: Path, key_file: str | None) -> Path:
    """Where the keys are: a file with all of them, which is looked at, or else the data folder."""
    from openhearts.web.serving.folder import keys_of

    if not key_file:
        return folder
    keys_of(folder, Path(key_file))
    return Path(key_file)


@click.group(cls=ToldGroup, help="usage-command-db")
@lang_option
def db(lang: str | None) -> None:
    """Check, copy and put back what a server keeps."""


@db.command(help="usage-command-db-check")
@place_options
@key_file_option
def check(data: str | None, database: str | None, key_file: str | None, lang: str | None) -> None:
    """Look through the whole database."""
    from openhearts.cli.console import asked_speaker, tell

    where, folder = _place(data, database)
    from openhearts.web.operating.database_admin import check, sealer_of

    sealer = sealer_of(folder, Path(key_file) if key_file else None)
    sys.exit(0 if check(where, sealer, asked_speaker(), tell) else 1)


@db.command(help="usage-command-db-upgrade")
@place_options
def upgrade(data: str | None, database: str | None, lang: str | None) -> None:
    """Bring the database up to date."""
    from openhearts.cli.console import asked_speaker, tell

    where, _ = _place(data, database)
    from openhearts.web.operating.database_admin import upgrade

    upgrade(where, asked_speaker(), tell)


@db.command(help="usage-command-db-backup")
@click.argument("file", metavar="FILE")
@place_options
@key_file_option
def backup(file: str, data: str | None, database: str | None, key_file: str | None, lang: str | None) -> None:
    """Write a copy of the database into a new file."""
    from openhearts.cli.console import asked_speaker, tell

    where, folder = _place(data, database)
    from openhearts.web.operating.database_admin import backup

    backup(where, _keys(folder, key_file), Path(file), asked_speaker(), tell)


@db.command(help="usage-command-db-restore")
@click.argument("file", metavar="FILE")
@place_options
@key_file_option
@click.option("--yes", is_flag=True, help="usage-yes")
def restore(
    file: str, data: str | None, database: str | None, key_file: str | None, yes: bool, lang: str | None
) -> None:
    """Put a copy in the place of what a server keeps."""
    from openhearts.cli.console import agreeing, asked_speaker, tell
    from openhearts.core.extras import need

    need("serve")
    from openhearts.web.limits.retention import DATABASE
    from openhearts.web.operating.database_admin import restore
    from openhearts.web.serving.folder import owned

    folder = folder_of(data)
    with owned(folder, "openhearts db restore"):
        where, keys = database or folder / DATABASE, _keys(folder, key_file)
        restore(Path(file), where, keys, asked_speaker(), tell, agreeing(yes))


@db.command(name="mark-restored", help="usage-command-db-mark-restored")
@place_options
@key_file_option
def mark_restored(data: str | None, database: str | None, key_file: str | None, lang: str | None) -> None:
    """Say that the database was put back by other means."""
    from openhearts.cli.console import asked_speaker, tell

    where, folder = _place(data, database)
    from openhearts.web.operating.database_admin import mark_restored
    from openhearts.web.serving.folder import owned

    with owned(folder, "openhearts db mark-restored"):
        mark_restored(where, _keys(folder, key_file), asked_speaker(), tell)


@db.command(help="usage-command-db-export")
@click.argument("folder", metavar="FOLDER")
@place_options
@key_file_option
def export(folder: str, data: str | None, database: str | None, key_file: str | None, lang: str | None) -> None:
    """Write the records of all tables into a folder."""
    from openhearts.cli.console import asked_speaker, counting, tell

    where, own = _place(data, database)
    from openhearts.web.operating.database_admin import export, sealer_of

    sealer = sealer_of(own, Path(key_file) if key_file else None)
    speaker = asked_speaker()
    bar = partial(counting, speaker.text("terminal-db-exporting"))
    sys.exit(0 if export(where, sealer, Path(folder), speaker, tell, bar) else 1)


db.add_command(prune)
