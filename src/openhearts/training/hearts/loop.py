"""The whole training: round after round of samples by the networks so far, and networks fitted to them.

Everything is written to a folder after each round, so that a run that was stopped goes on; curves stand in
`curves.csv`, one line a round.
"""

from __future__ import annotations

import csv
import io
import time
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar
from zipfile import BadZipFile, is_zipfile

import msgspec
import numpy as np

from openhearts.bots.hearts.master.networks import NETS, NoNetworks, opened, read, readable, work_for
from openhearts.core.whole_file import write_whole
from openhearts.errors import OpenHeartsError, Why
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.training.hearts import weights
from openhearts.training.hearts.fit import fit
from openhearts.training.hearts.sampling import make, passing, seed_of
from openhearts.training.hearts.settings import Settings, about, config, is_by_hand

__all__ = ["NEWEST", "NoNetworks", "OtherRun", "Settings", "compare", "train"]

Tell = Callable[[str, int, float], None]  # "playing" or "fitting"; the round; the part done
Nets = tuple[tuple[Any, ...], tuple[Any, ...]]  # for plays, for passes
Found = tuple[tuple[Any, ...], tuple[Any, ...]]  # samples of plays, of passes
NEWEST: Final = "networks.npz"
Kept = TypeVar("Kept")


class OtherRun(OpenHeartsError):
    """The folder holds a training with other rules or settings."""


def train(
    rules: Ruleset,
    settings: Settings,
    folder: Path,
    tell: Tell,
    on_round: Callable[[dict[str, Any]], None] | None = None,
    begin: Path | None = None,
) -> Path:
    """Trains in `folder` until `settings.rounds` are done, going on where it stands; the file with the networks.

    `on_round` hears what a finished round came to: a line of `curves.csv`.  `begin`: a file of networks (whole numbers,
    a `round-NN.npz`) that a new run begins with, which then are not trained from nothing.  Raises OtherRun where the
    folder belongs to another training, NoNetworks for a `begin` without networks, ValueError for rules whose cards no
    network reads.
    """
    _check(rules)
    learned = _learned(begin)
    if learned is not None:
        settings = msgspec.structs.replace(settings, start=weights.digest(_whole(learned)))
    folder.mkdir(parents=True, exist_ok=True)
    newest = folder / NEWEST
    nets, done = _start(newest, rules, settings, learned)
    owner, kept = np.array(about(rules, settings)), _played_before(rules, settings, folder, begin, done, tell)
    for number in range(done, settings.rounds):
        times = [time.monotonic()]
        before = _whole(nets)
        found = _play(rules, settings, number, before, tell)
        times.append(time.monotonic())
        kept = [*([] if number and is_by_hand(settings, number - 1) else kept), found][-settings.keep :]
        errors = _learn(nets, kept, rules, settings, number, tell)
        times.append(time.monotonic())
        after = _whole(nets)
        weights.save(_of_round(folder, number), dict(zip(NETS, after, strict=True)), about=owner)
        mean = _mean(folder, number, begin, settings.mean)
        weights.save(folder / f"mean-{number:02}.npz", dict(zip(NETS, mean, strict=True)), about=owner)
        row = {
            "round": number,
            "samples": len(found[0][0]),
            "passes": len(found[1][0]),
            "error plays": round(errors[0], 3),
            "error passes": round(errors[1], 3),
            **_gains(rules, settings, number, before, after, mean),
            "seconds playing": round(times[1] - times[0]),
            "seconds fitting": round(times[2] - times[1]),
        }
        _write_row(folder / "curves.csv", row)
        # last, so that a round that was stopped while it was compared is made again and gets its line
        weights.save(newest, dict(zip(NETS, nets, strict=True)), done=np.int64(number + 1), about=owner)
        if on_round is not None:
            on_round(row)
    return newest


def _gains(rules: Ruleset, settings: Settings, number: int, before: Nets, after: Nets, mean: Nets) -> dict[str, float]:
    """What a round and the mean after it came to, in half of the seats each: points a deal, and moons."""
    seeds = (seed_of(settings.seed, number, which) for which in "tm")
    gain, further = (
        compare(rules, ours, theirs, settings.test_deals, seed)
        for (ours, theirs), seed in zip(((after, before), (mean, after)), seeds, strict=True)
    )
    return {
        "gain on the round before": round(gain[0], 3),
        "its error": round(gain[1], 3),
        "gain of the mean on the round": round(further[0], 3),
        "error of that": round(further[1], 3),
        "moons made": round(gain[2], 4),
        "moons of the round before": round(gain[3], 4),
    }


def _of_round(folder: Path, number: int) -> Path:
    return folder / f"round-{number:02}.npz"


def _mean(folder: Path, number: int, begin: Path | None, count: int) -> Nets:
    """The mean of the last `count` networks after a round, in whole numbers."""
    files = [*([begin] if begin else []), *(_of_round(folder, one) for one in range(number + 1))]
    plays, passes = zip(*(_kept(file, read) for file in files[-count:]), strict=True)
    return weights.mean(plays), weights.mean(passes)


def _whole(nets: Nets) -> Nets:
    return weights.whole(nets[0]), weights.whole(nets[1])


def _play(rules: Ruleset, settings: Settings, number: int, nets: Nets, tell: Tell) -> Found:
    """The samples of a round."""

    def hear(part: float) -> None:
        tell("playing", number, part)

    count = settings.first if is_by_hand(settings, number) else settings.later
    seed = (settings.seed, number)
    return make(rules, nets, config(settings, number), count, seed=seed, threads=settings.threads, tell=hear)


def _played_before(
    rules: Ruleset, settings: Settings, folder: Path, begin: Path | None, done: int, tell: Tell
) -> list[Found]:
    """The samples of earlier rounds that a run which was stopped has lost, made again: they come out the same."""
    kept = []
    for number in range(max(0, done - settings.keep + 1), done if done < settings.rounds else 0):
        played_by = _of_round(folder, number - 1) if number else begin
        if played_by is not None:
            nets = _kept(played_by, read)
            kept.append(_play(rules, settings, number, (nets.plays, nets.passes), tell))
    return kept


def _learn(
    nets: Nets, kept: list[Found], rules: Ruleset, settings: Settings, number: int, tell: Tell
) -> tuple[float, float]:
    """Fits both networks (modified in place) to the samples kept; their last mean squared errors."""
    rng = np.random.default_rng(seed_of(settings.seed, number, "fit"))
    errors = []
    for place, net in enumerate(nets):

        def hear(part: float, place: int = place) -> None:
            tell("fitting", number, (place + part) / 2)

        data = tuple(np.concatenate([one[place][part] for one in kept]) for part in range(3))
        losses = fit(
            net,
            data,
            share=1 / (rules.seats - 1),
            rate=settings.rate,
            epochs=settings.epochs,
            rng=rng,
            threads=settings.threads,
            tell=hear,
        )
        errors.append(losses[-1])
    return errors[0], errors[1]


def _check(rules: Ruleset) -> None:
    if not readable(rules):
        raise ValueError("only one pack from 2 to ace without jokers, in which hearts and the queen of spades cost")


def _learned(begin: Path | None) -> Nets | None:
    """The networks of a file in floating point, ready to be trained on.  Raises NoNetworks."""
    if begin is None:
        return None
    nets = opened(begin)
    return weights.floating(nets.plays), weights.floating(nets.passes)


def _start(newest: Path, rules: Ruleset, settings: Settings, learned: Nets | None) -> tuple[Nets, int]:
    """The networks to go on with, and how many rounds they have behind them."""
    from openhearts.kernels import load

    if newest.exists():
        done, owner = _kept(newest, _progress)
        if owner != about(rules, settings):
            raise OtherRun(Why.OTHER_TRAINING, folder=str(newest.parent))
        return _kept(newest, lambda file: (weights.read(file, "plays"), weights.read(file, "passes"))), done
    if learned is not None:
        return learned, 0
    rng = np.random.default_rng(seed_of(settings.seed, "start"))
    layout = load("hearts", "net.layout")
    plays = weights.fresh(layout.F_SIZE, settings.wide, settings.narrow, rng)
    return (plays, weights.fresh(layout.G_SIZE, settings.wide // 2, settings.narrow, rng)), 0


def _progress(newest: Path) -> tuple[int, str]:
    """How many rounds the networks have behind them, and of which run they are."""
    with np.load(newest, allow_pickle=False) as found:
        return int(found["done"]), str(found["about"])


def _kept(file: Path, reading: Callable[[Path], Kept]) -> Kept:
    """What a file of the run's own folder holds.  Raises OpenHeartsError for one that is missing or damaged."""
    try:
        if not is_zipfile(file):  # NumPy leaves such a file open
            raise BadZipFile
        return reading(file)
    except (KeyError, OSError, EOFError, ValueError, TypeError, BadZipFile, zlib.error) as error:
        cause = NoNetworks(Why.NO_NETWORKS).fault
        raise OpenHeartsError(Why.CANNOT_RESUME, file=str(file), cause=cause) from error


def _write_row(path: Path, row: Mapping[str, object]) -> None:
    """Adds a line after those of the rounds before it; one of this round that a stop left behind is replaced."""
    content = path.read_text("utf-8", "replace") if path.exists() else ""
    before = [line for line in content.splitlines()[1:] if _is_before(line, row)]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(row))
    writer.writeheader()
    text.writelines(f"{line}\r\n" for line in before)
    writer.writerow(row)
    write_whole(path, text.getvalue().encode())


def _is_before(line: str, row: Mapping[str, object]) -> bool:
    number, *more = line.split(",")
    return len(more) == len(row) - 1 and number.isdecimal() and int(number) < int(str(row["round"]))


def compare(rules: Ruleset, ours: Nets, theirs: Nets, n_deals: int, seed: int) -> tuple[float, float, float, float]:
    """Half the seats each: payoff per seat and deal of ours, its standard error, moons a deal of ours and of theirs."""
    from openhearts.kernels import load

    table = load("hearts").rule_table(rules)
    out = np.zeros((n_deals, 3), np.int64)
    works = (work_for(ours[0]), work_for(ours[1]))
    load("hearts", "net.versus").versus(
        (table.masks, table.numbers), tuple(ours), tuple(theirs), works, passing(rules), np.uint64(seed), out
    )
    half = rules.seats // 2
    seatings = sum(1 for mask in range(1 << rules.seats) if mask.bit_count() == half)
    payoffs = out[:, 0] / (seatings * half * (rules.seats - 1))
    moons = out[:, 1:].sum(axis=0) / (n_deals * seatings)
    return float(payoffs.mean()), float(payoffs.std(ddof=1) / n_deals**0.5), float(moons[0]), float(moons[1])
