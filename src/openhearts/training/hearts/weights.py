"""A network in floating point, as training changes it, and the same in whole numbers, as it plays.

Knows shapes, units and files; what a network computes stands in kernels/hearts/net.
"""

from __future__ import annotations

import hashlib
import io
import itertools
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from openhearts.bots.hearts.master.networks import NAMES
from openhearts.core.whole_file import write_whole

N_OUT: Final = 52
BOUND: Final = 7.9  # no weight grows beyond, so that whole numbers hold it


def fresh(n_in: int, wide: int, narrow: int, rng: np.random.Generator) -> tuple[Any, ...]:
    """A network with random weights: float32 arrays in the order of NAMES."""

    def matrix(rows: int, columns: int, n_on: int) -> Any:
        return (rng.standard_normal((rows, columns)) * (2.0 / n_on) ** 0.5).astype(np.float32)

    def zeros(size: int) -> Any:
        return np.zeros(size, np.float32)

    return (
        matrix(n_in, wide, 64),
        zeros(wide),
        matrix(narrow, wide, wide),
        zeros(narrow),
        matrix(N_OUT, narrow, 4 * narrow),
        zeros(N_OUT),
    )


def whole(net: tuple[Any, ...]) -> tuple[Any, ...]:
    """The network in whole numbers, rounded to the units of kernels/hearts/net/layout.py."""
    from openhearts.kernels import load

    layout = load("hearts", "net.layout")
    unit_first, unit_later = layout.UNIT_FIRST, layout.UNIT_LATER
    first, first_bias, second, second_bias, third, third_bias = net
    later = layout.UNIT * unit_later
    return (
        np.rint(first * unit_first).astype(np.int16),
        np.rint(first_bias * unit_first).astype(np.int32),
        np.rint(second * unit_later).astype(np.int16),
        np.rint(second_bias * later).astype(np.int32),
        np.rint(third * unit_later).astype(np.int16),
        np.rint(third_bias * later).astype(np.int32),
    )


def floating(net: tuple[Any, ...]) -> tuple[Any, ...]:
    """The network in floating point that `whole` would round to these whole numbers: new arrays, to be trained on."""
    from openhearts.kernels import load

    layout = load("hearts", "net.layout")
    later = layout.UNIT * layout.UNIT_LATER
    units = (layout.UNIT_FIRST, layout.UNIT_FIRST, layout.UNIT_LATER, later, layout.UNIT_LATER, later)
    return tuple((part / unit).astype(np.float32) for part, unit in zip(net, units, strict=True))


def digest(nets: Iterable[tuple[Any, ...]]) -> str:
    """SHA-256 of the numbers of networks, in the order of NAMES: what they are, however a file packs them."""
    found = hashlib.sha256()
    for part in itertools.chain.from_iterable(nets):
        found.update(part.astype(part.dtype.newbyteorder("<")).tobytes())
    return found.hexdigest()


def mean(nets: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    """The network in whole numbers in the middle of several."""
    return tuple(np.rint(np.mean(parts, axis=0)).astype(parts[0].dtype) for parts in zip(*nets, strict=True))


def save(path: Path, nets: dict[str, tuple[Any, ...]], **more: Any) -> None:
    """Writes networks, each under its name, and further arrays; a file that stood there is replaced at once."""
    arrays = {f"{key}.{name}": part for key, net in nets.items() for name, part in zip(NAMES, net, strict=True)}
    packed = io.BytesIO()
    np.savez_compressed(packed, **arrays, **more)
    write_whole(path, packed.getvalue())


def read(path: Path, key: str) -> tuple[Any, ...]:
    """One network of a file."""
    with np.load(path, allow_pickle=False) as found:
        return tuple(found[f"{key}.{name}"] for name in NAMES)
