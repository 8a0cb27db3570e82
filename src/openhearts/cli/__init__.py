"""The command line: reads options, starts the right room, and turns every error into one helpful sentence.

Each command imports what it needs when it runs, so that the first question comes at once.  No game and no rule stands
here.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from openhearts.cli.console import asked_speaker
from openhearts.cli.database import db
from openhearts.cli.server import keys, prune, serve
from openhearts.terminal.commands.bot_commands import bot_group
from openhearts.terminal.commands.game_test import game_group
from openhearts.terminal.commands.localized_help import LANGUAGE, ToldGroup, asked_language, show_help
from openhearts.terminal.commands.options import (
    announce_option,
    bots_option,
    checked_pace,
    first_option,
    in_letters,
    lang_option,
    letters_option,
    option_option,
    part_of,
    plain_option,
    read_options,
    record_option,
    rules_option,
    seats_option,
    seed_option,
    signs_option,
    split_specs,
    table_options,
)
from openhearts.terminal.commands.saved import saved

if TYPE_CHECKING:
    from openhearts.terminal.commands.measuring_common import Run

Command = TypeVar("Command", bound=Callable[..., object])

VERSION = sys.modules["openhearts"].__version__  # the package hands on api: importing it by name would cross a floor
PROBLEM = 2


class Problem(click.ClickException):
    """A sentence for standard error, and exit status 2; before it the traceback of somebody else's program, if any."""

    exit_code = PROBLEM

    def __init__(self, message: str, traceback: str = "") -> None:
        super().__init__(message)
        self.traceback = traceback

    def show(self, file: object = None) -> None:
        """The sentence comes last, where it is seen."""
        if self.traceback:
            _tell(self.traceback.rstrip())
        _tell(self.message)


def _tell(message: str) -> None:
    """Print on standard error, in whatever it can show."""
    from openhearts.terminal.ui.face import CannotPrint, Leave
    from openhearts.terminal.ui.plain import PlainFace

    with contextlib.suppress(Leave, CannotPrint):  # nobody reads any more
        PlainFace(target=sys.stderr).say([message])


class Commands(ToldGroup):
    """The one place that turns errors into sentences."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """The context of a command line; 2 and a sentence for options that are none."""
        from openhearts.terminal.ui.face import CannotPrint

        typed = [part for part in args if isinstance(part, list)]
        language = asked_language([*typed[0]]) if typed else None  # where no context tells it yet
        try:
            return super().make_context(*args, **extra)
        except click.UsageError as error:
            raise _problem(error) from error
        except CannotPrint as error:
            raise _unprinted(error, language) from error

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """What --lang says is known before all else: it may stand behind what cannot be understood."""
        ctx.meta[LANGUAGE] = asked_language(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; answer what people, files and other programs did wrong with exit status 2 and a sentence."""
        from openhearts.errors import BadText, OpenHeartsError, Why
        from openhearts.terminal.ui.face import CannotPrint, Leave

        try:
            return super().invoke(ctx)
        except CannotPrint as error:
            raise _unprinted(error) from error
        except OpenHeartsError as error:
            raise Problem(_sentence(error), getattr(error, "traceback", "")) from error
        except click.UsageError as error:
            raise _problem(error) from error
        except (BrokenPipeError, ConnectionResetError, Leave):
            _silence()
            ctx.exit(0)
        except KeyboardInterrupt:
            ctx.exit(130)
        except UnicodeEncodeError as error:
            raise Problem(_sentence(BadText(Why.HALF_A_LETTER, text=part_of(error)))) from error


def _silence() -> None:
    """What is printed reaches nobody any more: let Python's last flush find a place."""
    import os

    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
    except (OSError, ValueError):
        return


def _unprinted(error: Exception, language: str | None = None) -> Problem:
    """That what was to be printed is lost."""
    _silence()
    return Problem(_sentence(error, language))


def _problem(error: click.UsageError) -> click.ClickException:
    """What click found wrong, in the reader's language."""
    from openhearts.terminal.commands.usage_errors import bad_usage

    if error.ctx is None:
        found = bad_usage(error)
        return error if found is None else Problem(_sentence(found))
    with error.ctx.scope(cleanup=False):  # it knows the language
        found = bad_usage(error)
        return error if found is None else Problem(_sentence(found))


def _sentence(error: Any, language: str | None = None) -> str:
    """The error in the reader's language."""
    return str(asked_speaker(language).error(error))


def _lenient_output() -> None:
    """Signs that a console cannot show become others; nothing crashes because of a name."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    help="usage-main",
)
@lang_option
@click.version_option(VERSION, prog_name="openhearts", message="%(prog)s %(version)s", help="usage-version")
@click.pass_context
def main(ctx: click.Context, lang: str | None) -> None:
    """Every Hearts, for everyone: play, watch, check and study."""
    _lenient_output()
    if ctx.invoked_subcommand is None:
        show_help(ctx)


@main.command(help="usage-command-play")
@click.argument("variant", required=False)
@seats_option
@option_option
@rules_option
@seed_option
@lang_option
@plain_option
@click.option("--name", metavar="NAME", callback=in_letters, help="usage-play-name")
@bots_option
@first_option
@table_options
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[NUMBER]",
    help="usage-play-resume",
)
@record_option
def play(variant: str | None, options: tuple[str, ...], lang: str | None, plain: bool, **given: Any) -> None:
    """Play against bots."""
    from openhearts.terminal.launch_options import Wishes
    from openhearts.terminal.play import play

    given["pace"] = checked_pace(given["pace"])
    wishes = Wishes(variant=variant, options=read_options(options), language=lang, is_plain=plain, **given)
    sys.exit(play(wishes))


@main.command(help="usage-command-watch")
@click.argument("variant", required=False)
@seats_option
@option_option
@rules_option
@seed_option
@lang_option
@plain_option
@bots_option
@first_option
@table_options
@click.option("--view", metavar="SEAT", help="usage-watch-view")
@record_option
def watch(variant: str | None, options: tuple[str, ...], lang: str | None, plain: bool, **given: Any) -> None:
    """Watch bots play a match."""
    from openhearts.terminal.launch_options import Wishes
    from openhearts.terminal.play import watch

    given["pace"] = checked_pace(given["pace"])
    wishes = Wishes(variant=variant, options=read_options(options), language=lang, is_plain=plain, **given)
    sys.exit(watch(wishes))


@main.command(help="usage-command-variants")
@click.option("--json", "as_json", is_flag=True, help="usage-json")
@lang_option
def variants(as_json: bool, lang: str | None) -> None:
    """List every variant with its seats and bundles."""
    from openhearts.terminal.commands.listing import variant_lines

    _print(variant_lines(lang, as_json=as_json))


@main.command(help="usage-command-rules")
@click.argument("variant", required=False)
@seats_option
@option_option
@rules_option
@click.option("--options", "as_options", is_flag=True, help="usage-rules-options")
@lang_option
def rules(
    variant: str | None,
    seats: int | None,
    options: tuple[str, ...],
    rules_file: str | None,
    as_options: bool,
    lang: str | None,
) -> None:
    """Tell the rules of a variant, or of a rule file, in words."""
    from openhearts.terminal.commands.listing import option_lines, rule_lines
    from openhearts.terminal.launch_options import Wishes, rules_for

    wishes = Wishes(options=read_options(options), rules_file=rules_file, language=lang)
    _print((option_lines if as_options else rule_lines)(lang, rules_for(wishes, variant, seats)))


@main.command(help="usage-command-check")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--bots", is_flag=True, help="usage-check-bots")
@click.option("--shuffle", is_flag=True, help="usage-check-shuffle")
@click.option("--receipts", metavar="FILE", help="usage-check-receipts")
@lang_option
def check(files: tuple[str, ...], bots: bool, shuffle: bool, receipts: str | None, lang: str | None) -> None:
    """Check records: every action is done again; the first line that does not fit is named."""
    from openhearts.terminal.commands.checking import check_files

    sys.exit(PROBLEM if check_files(files, bots=bots, shuffle=shuffle, receipts=receipts, language=lang) else 0)


@main.command(help="usage-command-replay")
@click.argument("file")
@click.option("--seat", type=int, metavar="N", help="usage-replay-seat")
@click.option("--deal", type=int, metavar="N", help="usage-replay-deal")
@plain_option
@lang_option
def replay(file: str, seat: int | None, deal: int | None, plain: bool, lang: str | None) -> None:
    """Step through a record: Enter goes on, B goes back, N goes to the next deal."""
    from openhearts.terminal.replaying import replay

    sys.exit(replay(file, seat=seat, deal=deal, is_plain=plain, language=lang))


def measuring_options(command: Command) -> Command:
    """What `simulate` and `arena` take alike, in the order of their help."""
    for add in reversed(
        (
            click.argument("variant", required=False),
            seats_option,
            option_option,
            rules_option,
            click.option("--players", default="club", metavar="A,B,C", help="usage-measure-players"),
            click.option("--seed", default="1", metavar="S", callback=in_letters, help="usage-measure-seed"),
            click.option("--processes", type=int, metavar="N", help="usage-measure-processes"),
            click.option(
                "--ray",
                is_flag=False,
                flag_value="auto",
                metavar="[ADDRESS]",
                help="usage-measure-ray",
            ),
            click.option("--tolerate", is_flag=True, help="usage-measure-tolerate"),
            click.option("--resume", metavar="FILE", help="usage-measure-resume"),
            click.option("--records", metavar="FOLDER", help="usage-measure-records"),
            click.option("--csv", metavar="FILE", help="usage-measure-csv"),
            click.option("--times", is_flag=True, help="usage-measure-times"),
            click.option("--json", "as_json", is_flag=True, help="usage-measure-json"),
            lang_option,
        )
    ):
        command = add(command)
    return command


def _asked(
    variant: str | None,
    seats: int | None,
    options: tuple[str, ...],
    rules_file: str | None,
    players: str,
    lang: str | None,
    ray: str | None,
    **given: Any,
) -> Run:
    """What `simulate` or `arena` shall play: as many seats as players, where nothing else is said."""
    from openhearts.terminal.commands.measuring_common import Run, cluster_of
    from openhearts.terminal.launch_options import Wishes, rules_for

    variant, ray = cluster_of(variant, ray)
    wishes = Wishes(options=read_options(options), rules_file=rules_file, language=lang)
    specs = split_specs(players)
    chosen = rules_for(wishes, variant, seats if seats is not None or len(specs) < 2 else len(specs))
    return Run(rules=chosen, players=tuple(specs), language=lang, ray=ray, **given)


@main.command(help="usage-command-simulate")
@click.option("--matches", "count", type=int, default=20, metavar="N", help="usage-simulate-matches")
@measuring_options
def simulate(**given: Any) -> None:
    """Play many matches between bots, and say how each did."""
    from openhearts.terminal.commands.simulating import run

    sys.exit(run(_asked(**given)))


@main.command(help="usage-command-arena")
@click.option("--blocks", "count", type=int, default=100, metavar="N", help="usage-arena-blocks")
@measuring_options
def arena(**given: Any) -> None:
    """Measure players against each other, with the same cards in every seating."""
    from openhearts.terminal.commands.measuring import run

    sys.exit(run(_asked(**given)))


@main.command(help="usage-command-warm")
@click.argument("variant", required=False)
@seats_option
@option_option
@lang_option
def warm(variant: str | None, seats: int | None, options: tuple[str, ...], lang: str | None) -> None:
    """Compile ahead what bots search with, here or (without VARIANT) for a server; says where it is kept."""
    if variant is None and (seats is not None or options):
        raise click.MissingParameter(param=click.get_current_context().command.params[0])
    from openhearts.terminal.commands.warming import run
    from openhearts.terminal.launch_options import Wishes, rules_for

    chosen = (
        None if variant is None else rules_for(Wishes(options=read_options(options), language=lang), variant, seats)
    )
    sys.exit(run(chosen, language=lang))


@main.command(help="usage-command-train")
@click.argument("folder")
@click.argument("variant", default="classic")
@seats_option
@option_option
@click.option("--rounds", type=int, default=12, metavar="N", help="usage-train-rounds")
@click.option("--first", type=int, default=6_000_000, metavar="N", help="usage-train-first")
@click.option("--later", type=int, default=4_000_000, metavar="N", help="usage-train-later")
@click.option("--keep", type=int, default=3, metavar="N", help="usage-train-keep")
@click.option("--rate", type=click.FloatRange(1e-6, 0.1), default=2e-3, metavar="X", help="usage-train-rate")
@click.option("--epochs", type=int, default=3, metavar="N", help="usage-train-epochs")
@click.option("--mixed", type=int, default=128, metavar="N", help="usage-train-mixed")
@click.option("--from", "begin", metavar="FILE", help="usage-train-from")
@click.option("--seed", type=int, default=1, metavar="N", help="usage-train-seed")
@click.option("--threads", type=int, default=2, metavar="N", help="usage-train-threads")
@lang_option
def train(
    folder: str, variant: str, seats: int | None, options: tuple[str, ...], lang: str | None, **given: Any
) -> None:
    """Train the networks of the strongest player from self-play; the same command goes on with a stopped run."""
    from openhearts.terminal.commands.training import run
    from openhearts.terminal.launch_options import Wishes, rules_for

    wishes = Wishes(options=read_options(options), language=lang)
    chosen = rules_for(wishes, variant, 4 if seats is None else seats)
    sys.exit(run(chosen, folder, language=lang, **given))


@main.command(help="usage-command-join")
@click.argument("address", metavar="URL")
@click.option("--name", default="", metavar="NAME", callback=in_letters, help="usage-join-name")
@click.option("--as", "whose", default="", metavar="NAME", help="usage-join-as")
@click.option("--sign-out", "leaves", is_flag=True, help="usage-join-sign-out")
@announce_option
@letters_option
@signs_option
@lang_option
def join(
    address: str,
    name: str,
    whose: str,
    leaves: bool,
    announce: str | None,
    letters: str | None,
    signs: bool,
    lang: str | None,
) -> None:
    """Sit down at a table on a server, in plain lines: URL is the invitation."""
    from openhearts.terminal.client.table_client import join as sit_down
    from openhearts.terminal.client.table_client import sign_out, wishes_of
    from openhearts.terminal.ui.plain import PlainFace

    face = PlainFace()

    def say(line: str) -> None:
        face.say([line])

    def read() -> str | None:
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:  # leaves as Ctrl-D does: what was not sent is named
            say("")
            return None
        return line.rstrip("\r\n") if line else None

    if leaves:
        sys.exit(sign_out(address, asked_speaker(), say, whose=whose))
    wishes = wishes_of(announce, letters, signs)
    sys.exit(sit_down(address, name, asked_speaker(), say, read, whose=whose, wishes=wishes))


@main.command(help="usage-command-bridge")
@click.option("--bot", "player", default="expert", metavar="BOT", help="usage-bridge-bot")
@lang_option
def bridge(player: str, lang: str | None) -> None:
    """Answer other programs: a JSON object a line comes in and one goes out (docs/bridge.md)."""
    from openhearts.bots.external.bridge_server import serve
    from openhearts.tables.precompile import telling
    from openhearts.terminal.launch_options import patience, speaker_for
    from openhearts.terminal.ui.plain import put_line

    patient = patience(speaker_for(lang))
    for answer in serve(sys.stdin or (), player, lambda asked: telling([asked], patient)):
        put_line(answer)


@main.command(help="usage-command-advise")
@click.argument("variant", required=False)
@seats_option
@option_option
@rules_option
@click.option("--seat", type=int, default=0, metavar="N", help="usage-advise-seat")
@click.option("--hand", metavar="CARDS", help="usage-advise-hand")
@click.option("--deal", "deal_number", type=int, default=1, metavar="N", help="usage-advise-deal")
@click.option("--dealer", type=int, metavar="SEAT", help="usage-advise-dealer")
@click.option("--gave", metavar="CARDS", help="usage-advise-gave")
@click.option("--got", metavar="CARDS", help="usage-advise-got")
@click.option("--kitty", metavar="CARDS", help="usage-advise-kitty")
@click.option("--plays", metavar="CARDS", help="usage-advise-plays")
@click.option("--drawn", metavar="CARD", help="usage-advise-drawn")
@click.option("--scores", metavar="N,N,...", help="usage-advise-scores")
@first_option
@click.option("--opening-card", metavar="CARD", help="usage-advise-opening-card")
@click.option("--bot", "player", default="expert", metavar="BOT", help="usage-advise-bot")
@click.option("--budget", type=int, metavar="N", help="usage-advise-budget")
@lang_option
def advise(
    variant: str | None,
    seats: int | None,
    options: tuple[str, ...],
    rules_file: str | None,
    lang: str | None,
    player: str,
    budget: int | None,
    **told: Any,
) -> None:
    """Advise somebody at a real card table: what to do, and what every candidate is worth."""
    from openhearts.terminal.commands.advising import advise as advise_now
    from openhearts.terminal.launch_options import Wishes, rules_for

    wishes = Wishes(options=read_options(options), rules_file=rules_file, language=lang)
    sys.exit(advise_now(rules_for(wishes, variant, seats), told, player=player, budget=budget, language=lang))


main.add_command(bot_group)
main.add_command(game_group)
main.add_command(saved)
main.add_command(serve)
main.add_command(keys)
main.add_command(prune)
main.add_command(db)


def _print(lines: list[str]) -> None:
    from openhearts.terminal.ui.plain import PlainFace

    PlainFace(target=sys.stdout).say(lines)
