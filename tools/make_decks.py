"""Makes the pictures of cards in src/openhearts/web/static/decks, each file from one module of tools/decks.

    python -m tools.make_decks             big.svg, numbers.svg, letters.svg and decks.css, from code alone
    python -m tools.make_decks FOLDER      court.svg too, from the 56 files of Adrian Kennard in FOLDER

Both decks are sprites: one <symbol> for each card, its id the card's text. Nothing in them has a style, a script or an
address, and no paint is named by url(), which browsers do not find in a file that is used from another one.
It does not say which game has which card (openhearts/web/card_art does).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.decks.big import big, numbers, spare_letters
from tools.decks.colours import stylesheet
from tools.decks.court import court

OUT: Final = Path(__file__).parents[1] / "src" / "openhearts" / "web" / "static" / "decks"


def main(arguments: Sequence[str]) -> None:
    """Write the sprites; nothing is written where FOLDER has not all files."""
    parser = argparse.ArgumentParser(prog="python -m tools.make_decks", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, help="the 56 files of Adrian Kennard")
    folder: Path | None = parser.parse_args(arguments).folder
    try:
        sprite = None if folder is None else court(folder)
    except FileNotFoundError as error:
        parser.error(f"there is no {error.filename}")
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "decks.css").write_text(stylesheet(), encoding="utf-8", newline="\n")
    (OUT / "big.svg").write_text(big(), encoding="utf-8", newline="\n")
    (OUT / "numbers.svg").write_text(numbers(), encoding="utf-8", newline="\n")
    (OUT / "letters.svg").write_text(spare_letters(), encoding="utf-8", newline="\n")
    if sprite is not None:
        (OUT / "court.svg").write_text(sprite, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
