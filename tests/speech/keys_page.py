"""Writes docs/keys.md from the key map: `python -m tests.speech.keys_page`."""

from __future__ import annotations

import argparse
from pathlib import Path

from openhearts.speech.keymap import markdown
from openhearts.speech.speaker import Speaker

if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m tests.speech.keys_page", description=(__doc__ or "").split("\n")[0]
    ).parse_args()
    page = Path(__file__).resolve().parents[2] / "docs" / "keys.md"
    page.write_text(markdown(Speaker("en"), ("hearts", "herz_an_herz")), encoding="utf-8")
