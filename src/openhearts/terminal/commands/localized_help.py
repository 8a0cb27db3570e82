"""The help of the command line in the reader's language: commands and options name a message as their `help`.

It parses no option and knows no command; a message is looked up when the help is printed, and not before.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import click
from click.exceptions import NoArgsIsHelpError

from openhearts.errors import OpenHeartsError, Why

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from openhearts.speech.catalogue import Catalogue

LANGUAGE: Final = "openhearts.lang"  # in the `meta` of every context: what --lang asks for
_WORDS: Final = "openhearts.words"  # there too: the catalogue in use, once it was looked for

_CAPITALS: Final = re.compile(r"[A-Z]{2,}")
_BOUNDS: Final = re.compile(r"\[(?:([^]<>=]+)<=x<=([^]<>=]+)|x>=([^]<>=]+))]")  # as click writes them
_SENTENCE: Final = re.compile(r"(?s).*?[.。!?](?=\s|$)")


class BadUsage(OpenHeartsError):
    """A command line that no command understands."""


def asked_language(arguments: Sequence[str]) -> str | None:
    """The value of the last --lang, wherever it stands: help and errors heed it before it is parsed.

    >>> asked_language(["play", "--help", "--lang", "de"]), asked_language(["--lang=fr", "rules"])
    ('de', 'fr')
    """
    found = None
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang":
            found = next(iter(arguments[place + 1 : place + 2]), found)
        elif argument.startswith("--lang="):
            found = argument.partition("=")[2]
    return found


def told(key: str) -> str:
    """The message of this name in the reader's language; what names no message stays as it is."""
    from openhearts.speech.catalogue import catalogue, languages
    from openhearts.terminal.settings import wished_language

    known = {} if (context := click.get_current_context(silent=True)) is None else context.meta
    words: Catalogue | None = known.get(_WORDS)
    if words is None:
        words = known[_WORDS] = catalogue(wished_language(known.get(LANGUAGE)))
    return words.text(key, {"codes": " ".join(sorted(languages()))}) if words.has(key) else key


def told_value(shown: str) -> str:
    """What stands for a value, as FILE or [VARIANT], in the reader's language."""
    return _CAPITALS.sub(lambda word: _told_word(word[0]), shown)


def _told_bounds(found: re.Match[str]) -> str:
    """Which numbers an option takes, as people write it: [1–64], [≥ 0]."""
    least, most, open_end = found.groups()
    return f"[{least}–{most}]" if open_end is None else f"[≥ {open_end}]"


def _told_word(word: str) -> str:
    key = f"usage-word-{word.lower()}"
    said = told(key)
    return word if said == key else said


class Told(click.Command):
    """A command whose `help`, and that of its options, name messages."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click does it; what click would say in English alone is raised as an error of ours."""
        may_have_more = ctx.allow_extra_args
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # the parser itself names none
            raise
        except OSError as error:  # of what --help and --version print
            from openhearts.terminal.ui.plain import GONE, unprinted

            if error.errno in GONE:  # click is quiet then
                raise
            raise unprinted(error) from error
        finally:
            ctx.allow_extra_args = may_have_more
        if rest and not may_have_more and not ctx.resilient_parsing:
            raise BadUsage(Why.TOO_MANY_ARGUMENTS, name=rest[0][:60], help=f"{ctx.command_path} --help")
        return rest

    def get_help(self, ctx: click.Context) -> str:
        """The whole help, in signs that the console can show."""
        from openhearts.terminal.ui.encoding_fallback import fitting

        with ctx.scope(cleanup=False):
            text = super().get_help(ctx)
        return fitting(text, getattr(sys.stdout, "encoding", None))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option --help, with a message like all others."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "usage-help"
        return option

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What may follow the command, in the reader's language."""
        return [told_value(piece) for piece in super().collect_usage_pieces(ctx)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that says how the command is written."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{told('usage-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(told(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, one after the other."""
        rows = []
        for param in self.get_params(ctx):
            if isinstance(param, click.Option) and (record := param.get_help_record(ctx)) is not None:
                written, shown = record
                key = param.help or ""
                rows.append((told_value(written), told(key) + _BOUNDS.sub(_told_bounds, shown.removeprefix(key))))
        with formatter.section(told("usage-options").rstrip(":")):
            formatter.write_dl(rows)

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first sentence, whole."""
        text = " ".join(told(self.help or "").split("\n\n")[0].split())
        found = _SENTENCE.match(text)
        return text if found is None else found[0]

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What a shell offers, with its message."""
        with ctx.scope(cleanup=False):
            items = super().shell_complete(ctx, incomplete)
            for item in items:
                item.help = item.help and told(item.help)
        return items


class ToldGroup(Told, click.Group):
    """Commands of that kind under one name; without any of them it shows its help."""

    command_class = Told
    group_class = type

    def __init__(self, *args: Any, **given: Any) -> None:
        given.setdefault("subcommand_metavar", "COMMAND [ARGS]...")
        super().__init__(*args, **given)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, then the commands."""
        Told.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, each with its first sentence."""
        names = self.list_commands(ctx)
        rows = [(name, found.get_short_help_str()) for name in names if (found := self.get_command(ctx, name))]
        with formatter.section(told("usage-commands").rstrip(":")):
            formatter.write_dl(rows)


def show_help(ctx: click.Context) -> None:
    """Shows the help of a group that was called without a command, as an error: nothing was done."""
    raise NoArgsIsHelpError(ctx)
