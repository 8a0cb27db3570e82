"""Keeps finished blocks in a file, one JSON object a line, so that an interrupted run goes on where it was.

It plays nothing. The first line says which run it is: only the same players, rules and seed go on with a file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final, Literal

import msgspec
from msgspec import Struct

from openhearts.arena.runner import Task
from openhearts.arena.stats import Block
from openhearts.bots.bot import Bot
from openhearts.errors import OpenHeartsError, Why

FORM: Final = "openhearts-arena 3"


class CannotResume(OpenHeartsError, ValueError):
    """The file (or the `Simulation`) belongs to another run, or is none of ours: `data["field"]` says what differs.

    "form": it was written by a version that keeps its blocks otherwise (`data["form"]`), or is no such file (None);
    "failures": it counts failures of bots (`data["count"]`), which this run does not tolerate.

    >>> import tempfile
    >>> import openhearts as oh
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "run.jsonl"
    ...     _ = file.write_text("something else")
    ...     try:
    ...         oh.arena(["random"], oh.ruleset("kids-jinx", 3), blocks=1, resume=file)
    ...     except oh.CannotResume as error:
    ...         print(error.data["field"])
    form

    It is raised by `arena` and `simulate`, before anything is played.
    """


class _Form(Struct, frozen=True):
    form: str


class Heading(Struct, frozen=True):
    """What makes a run: blocks of equal headings may be put together."""

    form: str
    unit: Literal["deal", "match"]
    rules: str
    digest: str
    seats: int
    players: tuple[str, ...]
    versions: tuple[str, ...]
    seatings: tuple[tuple[int, ...], ...]
    seed: str
    work: int | None


def heading_of(task: Task, made: Sequence[Bot]) -> Heading:
    """The first line of a task's file."""
    return Heading(
        form=FORM,
        unit="deal" if task.single_deals else "match",
        rules=task.rules.id,
        digest=task.rules.digest,
        seats=task.rules.seats,
        players=tuple(one.spec for one in made),
        versions=tuple(one.version for one in made),
        seatings=task.seatings,
        seed=task.seed,
        work=task.budget.work,
    )


class BlockFile:
    """The finished blocks of one run, in a file that grows by a line for each.

    A last line that was cut off is dropped. Every other line that holds no block of this run stays and does not count:
    that block is played again, and those after it are not lost.

    Raises CannotResume where the file is of another run, OSError where it cannot be written.
    """

    def __init__(self, path: Path, heading: Heading, *, tolerate: bool = False) -> None:
        self.path = path
        self.blocks: list[Block] = []
        if path.exists() and not path.is_file() and not path.is_dir():  # a device may have no end, a pipe no beginning
            raise CannotResume(Why.OTHER_FORM, file=str(path), field="form", form=None)
        content = path.read_bytes() if path.exists() else b""
        kept = content.rfind(b"\n") + 1
        if content:
            first, *lines = content[:kept].split(b"\n") if kept else [content]
            self._compare(first, heading)
            self.blocks += [block for line in lines if (block := _block_of(line, heading)) is not None]
        n_failures = sum(sum(block.failures) for block in self.blocks)
        if n_failures and not tolerate:
            raise CannotResume(Why.FAILURES_KEPT, file=str(path), count=n_failures, field="failures")
        self._file: IO[bytes] = path.open("ab")  # at the end, where another run of the same file may have written too
        if kept < len(content):
            self._file.truncate(kept)
        if not kept:
            self._write(msgspec.json.encode(heading))

    def _compare(self, line: bytes, heading: Heading) -> None:
        try:
            form = msgspec.json.decode(line, type=_Form).form
            if form != FORM and form.startswith(FORM.rpartition(" ")[0]):
                raise CannotResume(Why.OTHER_FORM, file=str(self.path), field="form", form=form)
            found = msgspec.json.decode(line, type=Heading)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise CannotResume(Why.OTHER_FORM, file=str(self.path), field="form", form=None) from error
        for field in Heading.__struct_fields__:
            if getattr(found, field) != getattr(heading, field):
                raise CannotResume(Why.OTHER_RUN, file=str(self.path), field=field)

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def add(self, block: Block) -> None:
        """Write one more block."""
        self._write(msgspec.json.encode(block))

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _block_of(line: bytes, heading: Heading) -> Block | None:
    """The block that a line holds, or None where it holds none of this run: damaged, or changed by hand."""
    try:
        block = msgspec.json.decode(line, type=Block)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    n_players = 1 + max(max(seating) for seating in heading.seatings)
    values = (getattr(block, name) for name in Block.__struct_fields__)
    fits = all(len(value) == n_players for value in values if isinstance(value, tuple))
    n_matches = len(heading.seatings)
    return block if fits and block.index >= 0 and block.n_matches == n_matches <= block.n_deals else None
