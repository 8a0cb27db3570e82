"""Makes the faces of people and bots, src/openhearts/web/static/faces.svg, from the modules of tools/portraits.

    python -m tools.make_faces

One <symbol> for each face and each ring of a bot's level.  Nothing in it has a style, a script or an address, and no
paint is named by url(), which browsers do not find in a file that is used from another one.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from tools.portraits.bots import bots, rings
from tools.portraits.people import people

OUT: Final = Path(__file__).parents[1] / "src" / "openhearts" / "web" / "static" / "faces.svg"


def sheet() -> str:
    """The whole file."""
    head = '<svg xmlns="http://www.w3.org/2000/svg"><metadata>OpenHearts, faces. MIT License.</metadata><defs>'
    return "\n".join((head, *people(), *bots(), *rings(), "</defs></svg>", ""))


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tools.make_faces", description=(__doc__ or "").split("\n")[0]).parse_args()
    OUT.write_text(sheet(), encoding="utf-8", newline="\n")
