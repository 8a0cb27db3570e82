"""The decorators of compiled functions, in three kinds; what they compile is everywhere else.

Helpers take arrays and numbers and make none: they are compiled without reference counts, which cost more than the
work of a small function.
"""

from __future__ import annotations

import os
from typing import Any

import numba
import numba.extending

from openhearts.kernels.compile_cache import cache_folder, use

_config: Any = numba.config
if not os.environ.get("NUMBA_CACHE_DIR"):
    _folder = cache_folder()
    use(_folder)
    _config.CACHE_DIR = str(_folder)

_njit: Any = numba.njit

kernel: Any = _njit(cache=True, nogil=True)  # called from Python; may make arrays
helper: Any = _njit(cache=True, _nrt=False)  # called from kernels; makes no arrays
inlined: Any = _njit(cache=True, _nrt=False, inline="always")  # the same, copied into its callers
intrinsic: Any = numba.extending.intrinsic
types: Any = numba.types
