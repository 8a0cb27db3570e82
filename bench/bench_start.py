"""Seconds until OpenHearts asks its first question, beside bare Python that is started in the same round.

Whole processes, one after the other, by the clock on the wall; what is told is the ratio to the bare Python of the same
round.  It needs nothing but the package: run it with the Python of any environment that has it.  Bots that search are
not measured, nor anything after the first question.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROMPT = "> "  # what `openhearts play --plain` ends with when the first card is asked for
QUESTION = (
    "import openhearts as oh; d = oh.deal(oh.ruleset('classic', 4, {'pass.count': 0}), seed=7); "
    "d = d.act(d.turn, next(iter(d.options(d.turn))))"
)
PLAY = ["-m", "openhearts", "play", "classic", "--seats", "4", "--plain", "--lang", "en", "--seed", "7"]
BARE = "python -c pass"
RUNS = {
    BARE: ["-c", "pass"],
    "import openhearts": ["-c", "import openhearts"],
    "first options and act": ["-c", QUESTION],
    "openhearts --help": ["-m", "openhearts", "--help"],
    "openhearts rules classic": ["-m", "openhearts", "rules", "classic", "--lang", "en"],
    "openhearts play, prompt": PLAY,
}


def taken_s(arguments: list[str], home: str) -> float:
    """Seconds until Python with these arguments has ended or, of `play`, has printed its first prompt."""
    env = {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "PYTHONUTF8": "1"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # modules are compiled once, as where a package is installed
    env["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *arguments], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, cwd=home
    )
    assert process.stdin is not None and process.stdout is not None
    with process:
        said = b""
        while part := process.stdout.read(4096):
            said += part
            if arguments is PLAY and said.endswith(PROMPT.encode()):
                taken = time.perf_counter() - began
                process.stdin.write(b"quit\n")
                process.stdout.read()
                break
        else:
            process.wait()
            taken = time.perf_counter() - began
            assert arguments is not PLAY, said.decode()
    assert process.returncode == 0, said.decode()
    return taken


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, under 40 seconds")
    n_rounds = 7 if parser.parse_args().quick else 25
    rounds: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(n_rounds + 1):  # the first one may compile modules, and is not counted
            rounds.append({name: taken_s(arguments, home) for name, arguments in RUNS.items()})
    del rounds[0]
    version = platform.python_version()
    figures: dict[str, dict[str, float]] = {}
    print(f"{f'Python {version}':26} {'ms':>7} {'times':>7} {'least':>7} {'most':>7}   (medians of {n_rounds} rounds)")
    for name in RUNS:
        ms = statistics.median(one[name] for one in rounds) * 1000
        ratios = [one[name] / one[BARE] for one in rounds]
        ratio, least, most = statistics.median(ratios), min(ratios), max(ratios)
        print(f"{name:26} {ms:7.0f} {ratio:7.1f} {least:7.1f} {most:7.1f}")
        found = {"ms": ms, "times": ratio, "least": least, "most": most}
        figures[name] = {key: round(value, 2) for key, value in found.items()}
    print(json.dumps({"python": version, "rounds": n_rounds, "starts": figures}))


if __name__ == "__main__":
    main()
