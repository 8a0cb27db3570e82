"""What `simulate` and `arena` share: their options, progress, records, and the ways in which figures are told.

It plays nothing and counts nothing; the tables for people are made beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Struct

from openhearts.arena import Arena, Simulation
from openhearts.arena.cluster import AUTO, is_address
from openhearts.arena.runner import MatchPlayed
from openhearts.core.data_folder import CannotKeep, cannot_write
from openhearts.core.extras import need
from openhearts.core.game_types import Rules
from openhearts.errors import BadText, OpenHeartsError, Why, system_words, wrong_kind
from openhearts.records import Played, Player, build
from openhearts.speech.speaker import Speaker
from openhearts.tables.precompile import prepare
from openhearts.terminal.commands.outputs import STANDARD, check_places, write_file
from openhearts.terminal.launch_options import patience, speaker_for, wants_plain
from openhearts.terminal.ui.encoding_fallback import harmless_json
from openhearts.terminal.ui.plain import PlainFace
from openhearts.terminal.ui.progress import counting_bar

MAX_PROCESSES = 256
LONGEST_SEED = 40  # letters of one in the name of a file


class Run(Struct, frozen=True):
    """A run as the command line wishes it; `count` matches or blocks, `processes` None one for each core."""

    rules: Rules
    players: tuple[str, ...]
    count: int
    seed: str
    processes: int | None = None
    records: str | None = None
    resume: str | None = None
    csv: str | None = None
    as_json: bool = False
    times: bool = False
    tolerate: bool = False
    ray: str | None = None
    language: str | None = None


def cluster_of(variant: str | None, ray: str | None) -> tuple[str | None, str | None]:
    """The variant and the cluster that are meant: the word after a bare `--ray` is a variant where it is no address.

    >>> cluster_of(None, "classic"), cluster_of("classic", "local"), cluster_of("classic", None)
    (('classic', 'auto'), ('classic', 'local'), ('classic', None))

    Raises BadText.
    """
    if ray is None or is_address(ray):
        return variant, ray
    if variant is None:
        return ray, AUTO
    raise BadText(wrong_kind("--ray", ray, AUTO))


def record_name(seed: str, rotation: int) -> str:
    """What the record of a match is called: its seed and number, then the seating.

    Of a seed that is long, or that no file can be called, so much as shows it, and what tells it from all others.

    >>> record_name("7/0", 2), record_name("a-b/0", 0), record_name("a b/0", 0)
    ('7-0-2.txt', 'a-b-0-0.txt', 'a-b-c8687a08-0-0.txt')
    """
    text, _, number = seed.rpartition("/")
    name = "".join(char if char.isalnum() else "-" for char in text)
    if name != text or len(name) > LONGEST_SEED:
        name = f"{name[:LONGEST_SEED]}-{sha256(text.encode()).hexdigest()[:8]}"
    return f"{name}-{number}-{rotation}.txt"


class Keeper:
    """Writes the record of each match into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, played: MatchPlayed) -> None:
        """Write one match."""
        seats = zip(played.bots, played.versions, strict=True)
        players = [
            Player(f"{spec.split(':')[0]} {seat}", "bot", bot=spec, version=version, seed=played.seed)
            for seat, (spec, version) in enumerate(seats)
        ]
        deals = [Played(deal.standing, deal.start, deal.end, deal.steps) for deal in played.deals]
        record = build(deals, played.standing, players=players, seed=played.seed)
        record.save(self.folder / record_name(played.seed, played.rotation))


def measured(
    run: Run,
    option: str,
    most: int,
    play: Callable[..., Arena | Simulation],
    table: Callable[[Speaker, Any], Sequence[str]],
) -> int:
    """Checks everything, plays, and tells the figures as they are wished for; `option` says how many, `most` at most.

    Raises OpenHeartsError; 130 when it was interrupted (what was played is told).
    """
    speaker = speaker_for(run.language)
    for name, value, high in ((option, run.count, most), ("--processes", run.processes, MAX_PROCESSES)):
        if value is not None and not 1 <= value <= high:
            raise OpenHeartsError(Why.NOT_IN_RANGE, name=name, low=1, high=high, text=str(value))
    if run.ray is not None:
        need("ray")
        if run.processes is not None:
            raise OpenHeartsError(Why.OPTIONS_APART, list=("--ray", "--processes"))
    files = {"--json": STANDARD if run.as_json else None, "--csv": run.csv, "--resume": run.resume}
    check_places(files=files, folders={"--records": run.records})
    prepare(run.rules, run.players, patience(speaker))
    try:
        # What bots print, and what Ray says of a machine that is lost, must not mix with the figures.
        is_shown = not wants_plain(False) and sys.stderr.isatty()
        with progress(speaker, is_shown) as on_progress, redirect_stdout(sys.stderr):
            found = play(
                run.players,
                run.rules,
                run.count,
                run.seed,
                on_progress=on_progress,
                keep_records=Keeper(Path(run.records)) if run.records is not None else None,
                processes=run.processes,
                resume=run.resume,
                tolerate=run.tolerate,
                ray=run.ray,
            )
    except OSError as error:
        place = error.filename or run.resume
        if place is not None:
            raise cannot_write(place, error) from error
        raise CannotKeep(Why.CANNOT_WRITE, why=system_words(error)) from error
    _tell(speaker, run, found, table)
    return 130 if found.is_interrupted else 0


def _tell(speaker: Speaker, run: Run, found: Arena | Simulation, table: Callable[..., Sequence[str]]) -> None:
    """Figures of no block at all would be none: then nothing is written, and that is no figure."""
    face = PlainFace()
    if not found.n_blocks:
        PlainFace(target=sys.stderr).say([speaker.text("terminal-simulate-stopped")])
        return
    if run.csv is not None and run.csv != STANDARD:
        write_file("--csv", run.csv, found.csv(times=run.times))
    if run.csv == STANDARD:
        face.say(found.csv(times=run.times).splitlines())
    elif run.as_json:
        face.say([harmless_json(whole(found))])
    else:
        face.say(table(speaker, found))


def whole(found: Arena | Simulation) -> dict[str, Any]:
    """Everything that was found, as one object for programs."""
    about: dict[str, Any] = {"rules": found.rules.id, "seats": found.rules.seats, "seed": found.seed}
    about |= {"wanted": found.n_wanted, "blocks": found.n_blocks, "deals": found.n_deals}
    if isinstance(found, Simulation):
        about["matches"] = found.n_matches
    else:
        about["seatings"] = len(found.seatings)
    about |= {"interrupted": found.is_interrupted, "tolerant": found.is_tolerant, "failures": found.n_failures}
    return about | {"players": found.rows()}


@contextmanager
def progress(speaker: Speaker, is_shown: bool) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on standard error while blocks are played, where a person can see it."""
    if not is_shown:
        yield None
        return
    with counting_bar(speaker.text("terminal-simulate-progress")) as tell:
        yield tell
