"""How to start this program again: what every sentence and every usage line calls it that tells people what to type.

It reads no command line: sentences for people at another machine name the program as it is installed there.
"""

from __future__ import annotations

import sys
from typing import Final

INSTALLED: Final = "openhearts"
AS_MODULE: Final = "python -m openhearts"


def program_name() -> str:
    """PROGRAM() in the catalogues: `python -m openhearts` where it was started like that, else `openhearts`.

    >>> program_name()
    'openhearts'
    """
    spec = getattr(sys.modules.get("__main__"), "__spec__", None)
    return AS_MODULE if getattr(spec, "name", None) == "openhearts.__main__" else INSTALLED
