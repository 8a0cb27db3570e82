"""The networks of the learned player: for which rule sets there are some, and what a view gives them to read.

Files of whole numbers, made by `openhearts train`; nothing is chosen here.
"""

from __future__ import annotations

import zlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile, is_zipfile

import numpy as np

from openhearts.cards import cardset
from openhearts.core.seat import offset
from openhearts.errors import OpenHeartsError, Why
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.load import ruleset
from openhearts.games.hearts.rules.ruleset import Ruleset

NAMES: Final = ("first", "first_bias", "second", "second_bias", "third", "third_bias")  # parts of a network
NETS: Final = ("plays", "passes")
WEIGHTS: Final = Path(__file__).parent.parent / "weights"


class NoNetworks(OpenHeartsError):
    """A file holds no networks, or such as read something else than this version shows them."""


class Networks(NamedTuple):
    """Networks for plays and passes, as kernels/hearts/net/network.py wants them."""

    plays: tuple[Any, ...]
    passes: tuple[Any, ...]

    def works(self) -> tuple[Any, Any]:
        """Fresh scratch arrays for both: one search uses them, in one thread."""
        return work_for(self.plays), work_for(self.passes)


def work_for(net: tuple[Any, ...]) -> tuple[Any, ...]:
    """Scratch arrays for a network in whole numbers."""
    from openhearts.kernels import load

    most = load("hearts", "net.layout").MOST
    wide, narrow = net[0].shape[1], net[2].shape[0]
    return np.zeros(most, np.int16), np.zeros(wide, np.int32), np.zeros(wide, np.int16), np.zeros(narrow, np.int16)


@lru_cache(maxsize=4)
def read(path: Path) -> Networks:
    """The networks of a file."""
    with np.load(path, allow_pickle=False) as found:
        plays, passes = (tuple(found[f"{key}.{name}"] for name in NAMES) for key in NETS)
    for part in (*plays, *passes):
        part.flags.writeable = False
    return Networks(plays, passes)


def opened(path: str | Path) -> Networks:
    """Open the networks of the file that the caller names.  Raises NoNetworks."""
    from openhearts.kernels import load

    layout = load("hearts", "net.layout")
    if not is_zipfile(path):
        raise NoNetworks(Why.NO_NETWORKS)
    try:
        nets = read(Path(path))
    except (KeyError, OSError, ValueError, BadZipFile, zlib.error) as error:
        raise NoNetworks(Why.NO_NETWORKS) from error
    if (len(nets.plays[0]), len(nets.passes[0])) != (layout.F_SIZE, layout.G_SIZE):
        raise NoNetworks(Why.OTHER_NETWORKS)
    return nets


def readable(rules: Ruleset) -> bool:
    """Whether networks can read its deals: one pack without jokers from 2 to ace, three to six seats, and only hearts
    and the queen of spades cost.
    """
    plain = rules.pack.count == 1 and not rules.jokers_mask and 3 <= rules.seats <= 6
    ranks = {idx & 15 for idx in rules.pack_ids}
    costly = {idx for idx in rules.pack_ids if rules.points_of[idx]}
    return plain and 11 not in ranks and min(ranks) >= 2 and all(idx >> 4 == 2 or idx == 61 for idx in costly)


class Proved(NamedTuple):
    """A rule table at which the networks of a variant have proved themselves: that variant with these options."""

    variant: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()

    @property
    def rules(self) -> Ruleset:
        """Its rules."""
        return ruleset(self.variant, self.seats, dict(self.options))

    @property
    def weights(self) -> Path:
        """The file of the networks."""
        return WEIGHTS / f"{self.variant}-{self.seats}.npz"


# Measured by bench/bench_master.py and bench/bench_gate.py, blocks named before; docs/bots.md tells the figures.
_QUEEN: Final = ("lead.broken_by", ("suit:H", "QS"))  # queen breaks hearts
_POINTS: Final = ("first_trick.forbidden", ())  # points on trick 1
_MOON: Final = ("moon.award", "subtract_from_self")  # moon subtracted
_LEFT: Final = (  # left of dealer opens
    ("opening.leader", "left_of_dealer"),
    ("opening.card", "none"),
    ("opening.must", "any"),
)
_NO_PASS: Final = ("pass.count", 0)
PROVED: Final = (
    Proved("classic", 4),
    Proved("classic", 4, (_QUEEN,)),
    Proved("classic", 4, (_POINTS,)),
    Proved("classic", 4, (_MOON,)),
    Proved("classic", 4, _LEFT),
    Proved("classic", 4, (_NO_PASS,)),
    Proved("classic", 4, (_QUEEN, _POINTS)),
    Proved("classic", 4, (_QUEEN, _MOON)),
    Proved("classic", 4, (_QUEEN, _NO_PASS)),
    Proved("classic", 4, (_POINTS, _MOON)),
    Proved("classic", 4, (_POINTS, *_LEFT)),
    Proved("classic", 4, (_POINTS, _NO_PASS)),
    Proved("classic", 4, (_MOON, _NO_PASS)),
)


@lru_cache(maxsize=256)
def networks_for(rules: Ruleset, networks: str | None = None) -> Networks | None:
    """The networks that have proved themselves for deals of a rule set, None where there are none.

    What counts is how a deal is played and scored, not what the rules are called or when a match ends.  `networks`: a
    file whose networks are asked instead, wherever they can read the deal.
    """
    if networks is not None:
        return opened(networks) if readable(rules) else None
    found = _weights().get(_deal_of(rules))
    return None if found is None else read(found)


@cache
def _weights() -> dict[tuple[object, ...], Path]:
    """Where the networks have proved themselves: the deal of a rule set -> the file of the networks."""
    return {_deal_of(proved.rules): proved.weights for proved in PROVED}


def _deal_of(rules: Ruleset) -> tuple[object, ...]:
    """How a deal is played and scored, and nothing else of its rules."""
    from openhearts.kernels import load

    table = load("hearts").rule_table(rules)
    return rules.seats, rules.pass_.count, table.masks.tobytes(), table.numbers.tobytes()


def memory_of(view: View) -> Any:
    """What the kernels remember of a deal, uint64[K_SIZE], as far as a view knows it."""
    from openhearts.kernels import load

    layout = load("hearts", "net.layout")

    public, seat = view.public, view.seat
    assert seat is not None
    memory = np.zeros(layout.K_SIZE, np.uint64)
    rows = [(trick.leader, trick.ids) for trick in public.tricks]
    if public.trick_ids and public.leader is not None:
        rows.append((public.leader, public.trick_ids))
    for leader, cards in rows:
        led = cards[0] >> 4
        for place, idx in enumerate(cards):
            player = (leader + place) % public.n_seats
            memory[layout.K_LAID + player] |= np.uint64(1 << idx)
            if idx >> 4 != led:
                memory[layout.K_VOID + player] |= np.uint64(1 << led)
    across = offset(public.pass_direction, public.n_seats)
    memory[layout.K_OFFSET] = across
    if across:
        for place, cards_mask in ((0, view.gave_mask), (-across, view.got_mask or 0)):
            kinds = np.uint64(cardset.kinds(cards_mask))
            memory[layout.K_GAVE + (seat + place) % public.n_seats] = kinds
            memory[layout.K_GOT + (seat + place + across) % public.n_seats] = kinds
    return memory


def history_of(view: View) -> tuple[Any, int]:
    """Ids of all cards played in this deal, in order, and the seat that led first."""
    public = view.public
    ids = [idx for trick in public.tricks for idx in trick.ids] + list(public.trick_ids)
    first = public.tricks[0].leader if public.tricks else public.leader
    assert first is not None
    return np.array(ids, np.int64), first
