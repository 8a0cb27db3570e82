"""What a training is made of, and what follows from that for each of its rounds.  Nothing is played or learned here."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from openhearts.games.hearts.rules.ruleset import Ruleset


class Settings(Struct, frozen=True):
    """What a run is made of; noise in points, shares of 256.  `rounds` and `threads` may change when a run goes on."""

    rounds: int = 12
    first: int = 6_000_000  # samples of the first round, played on by the hand-written policy
    later: int = 4_000_000  # of every later one, played on by the networks
    keep: int = 3  # rounds of samples that a network is fitted to
    wide: int = 256
    narrow: int = 32
    epochs: int = 3  # bench/results.md: one leaves half of what is there to learn
    rate: float = 2e-3
    noise: float = 1.0
    roll_noise: float = 0.4
    stray: int = 12
    shoot: int = 25
    sample_share: int = 32
    mixed: int = 128  # deals in which some seats play by the hand-written policy, from the round `mixed_from` on
    mixed_from: int = 11
    mean: int = 4  # networks whose mean a round writes too, the one that the run went on from among them
    test_deals: int = 6000
    threads: int = 2
    seed: int = 1
    start: str = ""  # digest of the networks that the run goes on from, where it does not begin with nothing


def config(settings: Settings, number: int) -> dict[str, int]:
    """How the samples of a round are made: constants C_* of kernels/hearts/net/self_play.py, in lower case."""
    from openhearts.kernels import load

    layout = load("hearts", "net.layout")
    unit, by_hand = layout.UNIT * layout.UNIT_LATER, is_by_hand(settings, number)
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
        "mixed": settings.mixed if settings.start or number >= settings.mixed_from else 0,
    }


def is_by_hand(settings: Settings, number: int) -> bool:
    """Whether all seats of a round play on by the hand-written policy: nothing has been learned yet."""
    return number == 0 and not settings.start


def about(rules: Ruleset, settings: Settings) -> str:
    """Whose run it is: the rule set and every setting that the networks depend on."""
    told = msgspec.structs.replace(settings, rounds=0, threads=0)
    return msgspec.json.encode({"rules": rules.digest, "settings": told}).decode()
