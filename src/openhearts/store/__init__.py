"""Floor 5: streams of bytes that are added to, and who takes part in them; what the web server keeps.

It knows neither tables nor games, and reads nothing of what it keeps. `open_store` opens one.
"""

from openhearts.store.interface import (
    CannotStore,
    CommandDone,
    Conflict,
    Listed,
    NoStream,
    Store,
    StoreError,
    StreamExists,
    Synchronous,
    Trouble,
    Waking,
)
from openhearts.store.memory import MemoryStore
from openhearts.store.opening import open_store
from openhearts.store.pruning import Counted, Moments, count_old, prune

__all__ = [
    "CannotStore",
    "CommandDone",
    "Conflict",
    "Counted",
    "Listed",
    "MemoryStore",
    "Moments",
    "NoStream",
    "Store",
    "StoreError",
    "StreamExists",
    "Synchronous",
    "Trouble",
    "Waking",
    "count_old",
    "open_store",
    "prune",
]
