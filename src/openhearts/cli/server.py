"""The commands of who runs a server: `serve`, and what is done with what it keeps.

Each command imports what it needs when it runs.  Nothing is served or removed here: openhearts.web does that.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from openhearts.cli.operator_options import operating_of, operating_options, quotas_of
from openhearts.terminal.commands.localized_help import Told
from openhearts.terminal.commands.options import lang_option

MAX_DAYS: Final = 100_000
kept_days = click.IntRange(0, MAX_DAYS)
database_option = click.option("--database", envvar="OPENHEARTS_DATABASE", metavar="URL", help="usage-database")
key_file_option = click.option("--key-file", envvar="OPENHEARTS_KEY_FILE", metavar="FILE", help="usage-serve-key-file")
old_days = click.IntRange(1, MAX_DAYS)


def folder_of(data: str | None) -> Path:
    """The data folder that was named, or the usual one."""
    from openhearts.core.data_folder import data_folder

    return Path(data) if data else data_folder() / "server"


@click.command(cls=Told, help="usage-command-serve")
@click.option("--host", default="127.0.0.1", metavar="H", help="usage-serve-host")
@click.option("--port", type=click.IntRange(0, 65535), metavar="P", help="usage-serve-port")
@click.option("--data", metavar="FOLDER", help="usage-serve-data")
@database_option
@click.option("--workers", type=click.IntRange(1, 64), default=1, metavar="N", help="usage-serve-workers")
@key_file_option
@click.option("--synchronous", type=click.Choice(["full", "normal"]), default="full", help="usage-serve-synchronous")
@click.option("--public-url", default="", metavar="URL", help="usage-serve-public-url")
@click.option("--lan", is_flag=True, help="usage-serve-lan")
@click.option("--no-browser", is_flag=True, help="usage-serve-no-browser")
@click.option("--keep-days", type=kept_days, metavar="N", help="usage-serve-keep-days")
@click.option("--keep-unfinished-days", type=kept_days, metavar="N", help="usage-serve-keep-unfinished-days")
@click.option("--keep-chat-days", type=kept_days, metavar="N", help="usage-serve-keep-chat-days")
@operating_options
@lang_option
def serve(
    host: str,
    port: int | None,
    data: str | None,
    database: str | None,
    workers: int,
    key_file: str | None,
    synchronous: str,
    public_url: str,
    lan: bool,
    no_browser: bool,
    keep_days: int | None,
    keep_unfinished_days: int | None,
    keep_chat_days: int | None,
    lang: str | None,
    **operating: Any,
) -> None:
    """Serve tables in the browser: for you alone, your living room, or everybody."""
    from openhearts.cli.console import asked_speaker, tell
    from openhearts.core.extras import need
    from openhearts.terminal.ui.encoding_fallback import can_show

    need("serve")
    from openhearts.store import Synchronous
    from openhearts.web.limits.retention import CHAT_DAYS, DAYS, Keep
    from openhearts.web.serving.serve_options import Serving
    from openhearts.web.serving.start import BLOCKS, serve

    days = DAYS if keep_days is None else keep_days
    chat_days = CHAT_DAYS if keep_chat_days is None else keep_chat_days
    asked = Serving(
        host,
        port,
        folder_of(data),
        public_url,
        lan,
        not no_browser,
        asked_speaker().language,
        draws=can_show(BLOCKS, getattr(sys.stdout, "encoding", None)),
        keep=Keep(days, days if keep_unfinished_days is None else keep_unfinished_days, chat_days),
        database=database or "",
        synchronous=Synchronous(synchronous),
        workers=workers,
        key_file=Path(key_file) if key_file else None,
        operating=operating_of(operating),
        quotas=quotas_of(operating),
    )
    sys.exit(serve(asked, tell))


@click.command(cls=Told, help="usage-command-prune")
@click.option("--data", metavar="FOLDER", help="usage-prune-data")
@database_option
@click.option("--older-than", type=old_days, metavar="DAYS", help="usage-prune-older-than")
@click.option("--unfinished-older-than", type=old_days, metavar="DAYS", help="usage-prune-unfinished-older-than")
@click.option("--dry-run", is_flag=True, help="usage-prune-dry-run")
@click.option("--yes", is_flag=True, help="usage-yes")
@lang_option
def prune(
    data: str | None,
    database: str | None,
    older_than: int | None,
    unfinished_older_than: int | None,
    dry_run: bool,
    yes: bool,
    lang: str | None,
) -> None:
    """Remove what a server keeps and nobody touched for long: tables, score pads, house rules."""
    from openhearts.cli.console import agreeing, asked_speaker, counting, tell
    from openhearts.core.extras import need

    need("serve")
    from openhearts.web.limits.retention import DAYS, Keep, kept_in, prune_by_hand

    days = DAYS if older_than is None else older_than
    keep = Keep(days, days if unfinished_older_than is None else unfinished_older_than)
    where = database or kept_in(folder_of(data))
    speaker = asked_speaker()
    bar = partial(counting, speaker.text("terminal-pruning"))
    prune_by_hand(where, keep, speaker, tell, agreeing(yes, may_look=True), is_dry=dry_run, counting=bar)


@click.command(cls=Told, help="usage-command-keys")
@click.argument("file", metavar="FILE")
@click.option("--data", metavar="FOLDER", help="usage-serve-data")
@lang_option
def keys(file: str, data: str | None, lang: str | None) -> None:
    """Write the keys of a server into one file, for all machines that use one database."""
    from openhearts.cli.console import asked_speaker, tell
    from openhearts.core.extras import need

    need("serve")
    from openhearts.web.serving.folder import write_keys

    write_keys(folder_of(data), Path(file))
    tell(asked_speaker().text("terminal-keys-written", file=file))
