"""The whole training: round after round of samples by the networks so far, and networks fitted to them.

Everything is written to a folder after each round, so that a run that was stopped goes on; curves stand in
`curves.csv`, one line a round.
"""

from __future__ import annotations

import csv
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct

from openhearts.bots.hearts.master.brain import NETS, work_for
from openhearts.errors import OpenHeartsError
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.training import network
from openhearts.training.fit import fit
from openhearts.training.sampling import make, passing, seed_of

Tell = Callable[[str, int, float], None]  # "playing" or "fitting"; the round; the part done
Nets = tuple[tuple[Any, ...], tuple[Any, ...]]  # for plays, for passes
Found = tuple[tuple[Any, ...], tuple[Any, ...]]  # samples of plays, of passes
NEWEST: Final = "networks.npz"


class OtherRun(OpenHeartsError):
    """The folder holds a training with other rules or settings."""


class Settings(Struct, frozen=True):
    """What a run is made of; noise in points, shares of 256.  `rounds` and `threads` may change when a run goes on."""

    rounds: int = 12
    first: int = 6_000_000  # samples of the first round, played on by the hand-written policy
    later: int = 2_000_000  # of every later one, played on by the networks
    keep: int = 2  # rounds of samples that a network is fitted to
    wide: int = 256
    narrow: int = 32
    epochs: int = 1
    first_epochs: int = 2
    rate: float = 1e-3
    noise: float = 1.0
    roll_noise: float = 0.4
    stray: int = 12
    shoot: int = 25
    sample_share: int = 32
    mixed: int = 128  # deals in which some seats play by the hand-written policy, from the round `mixed_from` on
    mixed_from: int = 11
    test_deals: int = 1500
    threads: int = 2
    seed: int = 1


def _config(settings: Settings, number: int) -> dict[str, int]:
    from openhearts.kernels import load

    layout = load("hearts", "net.layout")
    unit, by_hand = layout.UNIT * layout.UNIT_LATER, number == 0
    return {
        "by_hand": by_hand,
        "noise": int(settings.noise * unit),
        "roll_noise": int(settings.roll_noise * unit),
        "share": settings.sample_share,
        "stray": settings.stray,
        "shoot": settings.shoot,
        "pass_share": 255,
        "pass_cards": 6,
        "hope": by_hand,
        "mixed": settings.mixed if number >= settings.mixed_from else 0,
    }


def train(
    rules: Ruleset,
    settings: Settings,
    folder: Path,
    tell: Tell,
    on_round: Callable[[dict[str, Any]], None] | None = None,
) -> Path:
    """Trains in `folder` until `settings.rounds` are done, going on where it stands; the file with the networks.

    `on_round` hears what a finished round came to: a line of `curves.csv`.  Raises OtherRun where the folder belongs to
    another training, ValueError for rules whose cards no network reads.
    """
    _check(rules)
    folder.mkdir(parents=True, exist_ok=True)
    newest = folder / NEWEST
    nets, done = _start(newest, rules, settings)
    about, kept = np.array(_about(rules, settings)), list[Found]()
    for number in range(done, settings.rounds):
        times = [time.monotonic()]
        before = _whole(nets)
        found = _play(rules, settings, number, before, tell)
        times.append(time.monotonic())
        kept = [*([] if number == 1 else kept), found][-settings.keep :]  # the first round's were played on by hand
        errors = _learn(nets, kept, rules, settings, number, tell)
        times.append(time.monotonic())
        after = _whole(nets)
        gain = compare(rules, after, before, settings.test_deals, seed_of(settings.seed, number, "t"))
        network.save(newest, dict(zip(NETS, nets, strict=True)), done=np.int64(number + 1), about=about)
        network.save(folder / f"round-{number:02}.npz", dict(zip(NETS, after, strict=True)), about=about)
        row = {
            "round": number,
            "samples": len(found[0][0]),
            "passes": len(found[1][0]),
            "error plays": round(errors[0], 3),
            "error passes": round(errors[1], 3),
            "gain on the round before": round(gain[0], 3),
            "its error": round(gain[1], 3),
            "moons made": round(gain[2], 4),
            "moons of the round before": round(gain[3], 4),
            "seconds playing": round(times[1] - times[0]),
            "seconds fitting": round(times[2] - times[1]),
        }
        _append(folder / "curves.csv", row)
        if on_round is not None:
            on_round(row)
    return newest


def _whole(nets: Nets) -> Nets:
    return network.whole(nets[0]), network.whole(nets[1])


def _play(rules: Ruleset, settings: Settings, number: int, nets: Nets, tell: Tell) -> Found:
    """The samples of a round."""

    def hear(part: float) -> None:
        tell("playing", number, part)

    count = settings.later if number else settings.first
    seed = (settings.seed, number)
    return make(rules, nets, _config(settings, number), count, seed=seed, threads=settings.threads, tell=hear)


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
            epochs=(settings.epochs if number else settings.first_epochs) * (1 + place),
            rng=rng,
            threads=settings.threads,
            tell=hear,
        )
        errors.append(losses[-1])
    return errors[0], errors[1]


def _check(rules: Ruleset) -> None:
    """One pack without jokers of ranks 2 to ace, three to six seats, hearts and the queen alone cost: what is read."""
    plain = rules.pack.count == 1 and not rules.jokers_mask and 3 <= rules.seats <= 6
    ranks = {idx & 15 for idx in rules.pack_ids}
    costly = {idx for idx in rules.pack_ids if rules.points_of[idx]}
    if not plain or 11 in ranks or min(ranks) < 2 or not all(idx >> 4 == 2 or idx == 61 for idx in costly):
        raise ValueError("only one pack from 2 to ace without jokers, in which hearts and the queen of spades cost")


def _about(rules: Ruleset, settings: Settings) -> str:
    """Whose run it is: the rule set and every setting that the networks depend on."""
    told = msgspec.structs.replace(settings, rounds=0, threads=0)
    return msgspec.json.encode({"rules": rules.digest, "settings": told}).decode()


def _start(newest: Path, rules: Ruleset, settings: Settings) -> tuple[Nets, int]:
    """The networks to go on with, and how many rounds they have behind them."""
    from openhearts.kernels import load

    if newest.exists():
        with np.load(newest, allow_pickle=False) as found:
            done, about = int(found["done"]), str(found["about"])
        if about != _about(rules, settings):
            raise OtherRun(f"{newest.parent} holds a training with other rules or settings")
        return (network.read(newest, "plays"), network.read(newest, "passes")), done
    rng = np.random.default_rng(seed_of(settings.seed, "start"))
    layout = load("hearts", "net.layout")
    plays = network.fresh(layout.F_SIZE, settings.wide, settings.narrow, rng)
    return (plays, network.fresh(layout.G_SIZE, settings.wide // 2, settings.narrow, rng)), 0


def _append(path: Path, row: dict[str, Any]) -> None:
    is_new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, list(row))
        if is_new:
            writer.writeheader()
        writer.writerow(row)


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
