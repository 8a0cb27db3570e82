"""The command line: reads options, starts the right room, and turns every error into one helpful sentence.

Each command imports what it needs when it runs, so that the first question comes at once.  No game and no rule stands
here.
"""

from __future__ import annotations

import sys
from typing import Any

import click

from openhearts import __version__

PROBLEM = 2


class Problem(click.ClickException):
    """A sentence for standard error, and exit status 2."""

    exit_code = PROBLEM

    def show(self, file: Any = None) -> None:
        """Only the sentence."""
        _tell(self.message)


def _tell(message: str) -> None:
    """Print on standard error, in whatever it can show."""
    encoding = getattr(sys.stderr, "encoding", None) or "ascii"
    click.echo(message.encode(encoding, "replace").decode(encoding), err=True)


class Commands(click.Group):
    """The one place that turns errors into sentences."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; 2 and a sentence for everything that somebody else did wrong."""
        from openhearts.errors import OpenHeartsError

        try:
            return super().invoke(ctx)
        except OpenHeartsError as error:
            raise Problem(_sentence(error)) from error
        except (BrokenPipeError, ConnectionResetError):
            _silence()
            ctx.exit(0)
        except KeyboardInterrupt:
            ctx.exit(130)
        except UnicodeEncodeError as error:
            raise Problem(str(error)) from error


def _silence() -> None:
    """Nobody reads any more: let Python's last flush find a place."""
    import os

    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
    except (OSError, ValueError):
        return


def _sentence(error: Any) -> str:
    """The error in the reader's language."""
    from openhearts.errors import OpenHeartsError
    from openhearts.terminal.play import speaker_for

    context = click.get_current_context(silent=True)
    language = None
    while context is not None:
        language = language or context.params.get("lang") or context.meta.get("openhearts.lang")
        context = context.parent
    if type(error) is OpenHeartsError:
        return str(error)
    try:
        return speaker_for(language).error(error)
    except OpenHeartsError:
        return speaker_for(None).error(error)


def _lenient_output() -> None:
    """Signs that a console cannot show become others; nothing crashes because of a name."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="openhearts")
def main() -> None:
    """Every Hearts, for everyone: play, watch, check and study.

    `openhearts play` asks for what it needs; `openhearts COMMAND --help` says what a command takes.
    """
    _lenient_output()


def _remember_language(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    ctx.meta["openhearts.lang"] = value
    return value


lang_option = click.option(
    "--lang", metavar="XX", callback=_remember_language, is_eager=True, help="Language: en, de, ..."
)
seats_option = click.option("--seats", type=int, metavar="N", help="Number of seats.")
option_option = click.option(
    "--option", "options", multiple=True, metavar="K=V", help="A rule (end.limit=50) or a bundle (sun); repeatable."
)
rules_option = click.option("--rules", "rules_file", metavar="FILE", help="A rule set of your own (TOML).")
seed_option = click.option("--seed", metavar="S", help="The same seed gives the same cards and bots.")
plain_option = click.option("--plain", is_flag=True, help="Lines only: no colours, no cursor, for any reader.")
bots_option = click.option("--bots", metavar="SPEC", help="Who the bots are: club, random, ...; several with ;")
pace_option = click.option("--pace", type=float, metavar="X", help="Seconds between the bots' cards; 0 is at once.")
first_option = click.option("--first-leader", type=int, metavar="SEAT", help="Who begins where the rules ask for it.")
record_option = click.option("--record", metavar="FILE", help="Write the record of the match here.")


def read_options(texts: tuple[str, ...]) -> dict[str, Any]:
    """Rule options from the command line: `K=V` with a TOML value or a text, `K` alone for a bundle.

    >>> read_options(("end.limit=50", "sun", "score.bonus={ JD = -11 }"))
    {'end.limit': 50, 'sun': True, 'score.bonus': {'JD': -11}}
    """
    import tomllib

    from openhearts.errors import BadText

    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not name:
            raise BadText(f"{text[:40]!r} is no option; write name=value, or the name of a bundle")
        if not equals:
            found[name] = True
            continue
        try:
            found[name] = tomllib.loads(f"value = {value}")["value"]
        except (tomllib.TOMLDecodeError, RecursionError, KeyError):
            found[name] = value.strip()
    return found


def _check_pace(pace: float | None) -> float | None:
    from openhearts.errors import BadText

    if pace is not None and not 0 <= pace <= 60:
        raise BadText("--pace must be from 0 to 60 seconds")
    return pace


@main.command()
@click.argument("variant", required=False)
@seats_option
@option_option
@rules_option
@seed_option
@lang_option
@plain_option
@click.option("--name", metavar="NAME", help="Your name.")
@bots_option
@first_option
@pace_option
@click.option("--resume", is_flag=True, help="Go on with the match saved last.")
@record_option
def play(variant: str | None, options: tuple[str, ...], lang: str | None, plain: bool, **given: Any) -> None:
    """Play against bots. Asks what is not given; every move is saved at once.

    Keys in the game: ? shows them all.
    """
    from openhearts.terminal.play import Wishes, play

    given["pace"] = _check_pace(given["pace"])
    wishes = Wishes(variant=variant, options=read_options(options), language=lang, is_plain=plain, **given)
    sys.exit(play(wishes))
