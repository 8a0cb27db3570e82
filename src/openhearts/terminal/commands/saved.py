"""`openhearts saved`: saved matches listed, as lines or JSON, and deleted by their numbers.

What is said of a match is terminal/saved.py's.
"""

from __future__ import annotations

import sys

import click

from openhearts.terminal.commands.localized_help import ToldGroup
from openhearts.terminal.commands.options import lang_option


@click.group(cls=ToldGroup, invoke_without_command=True, help="usage-command-saved")
@click.option("--json", "as_json", is_flag=True, help="usage-json")
@lang_option
@click.pass_context
def saved(ctx: click.Context, as_json: bool, lang: str | None) -> None:
    """List saved matches: number, game, players, deal, when, standing."""
    if ctx.invoked_subcommand is not None:
        return
    from openhearts.terminal.launch_options import speaker_for
    from openhearts.terminal.saved import fields_of, lines_of, saved_matches
    from openhearts.terminal.ui.encoding_fallback import fitting, harmless_json
    from openhearts.terminal.ui.plain import PlainFace, put_line

    speaker, found = speaker_for(lang), saved_matches()
    face = PlainFace(target=sys.stdout)
    if as_json:
        text = harmless_json([fields_of(one, speaker) for one in found], indent=1)
        put_line(fitting(text, getattr(sys.stdout, "encoding", None)))
    elif not found:
        face.say([speaker.text("error-nothing-saved")])
    else:
        lines = [line for one in found for line in lines_of(one, speaker)]
        face.say([*lines, speaker.text("terminal-saved-how")])


@saved.command(help="usage-command-saved-delete")
@click.argument("numbers", nargs=-1, required=True, type=click.IntRange(1), metavar="NUMBER...")
@click.option("--yes", is_flag=True, help="usage-yes")
@lang_option
def delete(numbers: tuple[int, ...], yes: bool, lang: str | None) -> None:
    """Remove saved matches for good, by their numbers in the list; it asks first."""
    from openhearts.errors import OpenHeartsError, Why
    from openhearts.tables import file_log
    from openhearts.terminal.launch_options import speaker_for
    from openhearts.terminal.saved import describe, numbered, saved_matches
    from openhearts.terminal.ui.plain import PlainFace

    speaker, found = speaker_for(lang), saved_matches()
    face = PlainFace(target=sys.stdout)
    wanted = [numbered(found, number) for number in dict.fromkeys(numbers)]
    if not yes:
        listed = "; ".join(f"{one.number} {describe(one, speaker)}" for one in wanted)
        face.say([speaker.text("terminal-saved-ask", list=listed)])
        answer = sys.stdin.readline()
        if not answer:
            raise OpenHeartsError(Why.CANNOT_ASK_HERE)
        if not speaker.is_yes(answer):
            face.say([speaker.text("terminal-prune-kept")])
            return
    for one in wanted:
        file_log.delete(one.kept)
        face.say([speaker.text("terminal-saved-deleted", what=describe(one, speaker))])
