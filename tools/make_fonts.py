"""Cuts the typeface of the pages: Onest as it is packed for the web, fewer letters and weights, a file for each script.

    python -m tools.make_fonts                  # takes the package with npm, into a folder that is gone afterwards
    python -m tools.make_fonts folder/package   # takes it from there

It draws nothing: outlines stay as they are.  What is kept of each file stands in `openhearts/web/fonts.py`, so that the
style sheet and the files say the same.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

from openhearts.web.fonts import FILES, WEIGHTS, letters

PACKAGE: Final = "@fontsource-variable/onest@5.3.1"
FOLDER: Final = Path(__file__).resolve().parents[1] / "src" / "openhearts" / "web" / "static" / "fonts"
LICENCE: Final = Path(__file__).resolve().parents[1] / "LICENSES" / "onest-OFL-1.1.txt"
SOURCES: Final = {"latin": "latin", "latin-ext": "latin-ext", "cyrillic": "cyrillic", "signs": "math"}
FEATURES: Final = ("kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum")


def fetch(folder: Path) -> Path:
    """The package, unpacked into a folder by npm."""
    subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    (packed,) = folder.glob("*.tgz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def cut(package: Path, name: str) -> bytes:
    """One of the files, smaller: woff2."""
    font = TTFont(package / "files" / f"onest-{SOURCES[name]}-wght-normal.woff2", recalcTimestamp=False)
    instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True, overlap=OverlapMode.KEEP_AND_DONT_SET_FLAGS)
    options = Options(flavor="woff2", layout_features=list(FEATURES), hinting=False, desubroutinize=True)
    options.name_IDs = [0, 1, 2, 5, 13, 14]  # with whose it is and the licence
    options.notdef_outline = True
    options.drop_tables = [*options.drop_tables, "DSIG", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters(name))
    subsetter.subset(font)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def make(package: Path) -> None:
    """Writes all files and the licence."""
    FOLDER.mkdir(exist_ok=True)
    for name in FILES:
        made = cut(package, name)
        (FOLDER / f"onest-{name}.woff2").write_bytes(made)
        print(f"onest-{name}.woff2: {len(made)} bytes")
    LICENCE.write_bytes((package / "LICENSE").read_bytes())


def main(arguments: list[str]) -> int:
    """The program."""
    parser = argparse.ArgumentParser(prog="python -m tools.make_fonts", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, help="the package, if npm is not to take it")
    package: Path | None = parser.parse_args(arguments).folder
    if package is not None:
        if not (package / "files").is_dir():
            parser.error(f"there is no {package / 'files'}")
        make(package)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        make(fetch(Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
