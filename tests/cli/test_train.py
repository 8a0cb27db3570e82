"""The command `openhearts train`: what it prints, what it leaves, and what it refuses.

What a training learns is tested in tests/training.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from openhearts.training.hearts import loop, settings

from .conftest import Runner

SMALL = ("--first", "4096", "--later", "4096", "--threads", "1", "--lang", "en")


def test_a_training_tells_its_rounds_and_goes_on(tmp_path: Path, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "Settings", partial(settings.Settings, test_deals=40))
    folder = str(tmp_path / "run")
    once = run("train", folder, "--rounds", "1", *SMALL)
    assert once.exit_code == 0, once.output
    assert "Round 1:" in once.output
    assert "networks.npz" in once.output
    left = sorted(path.name for path in Path(folder).iterdir())
    assert left == ["curves.csv", "mean-00.npz", "networks.npz", "round-00.npz"]
    again = run("train", folder, "--rounds", "2", *SMALL)
    assert "Round 2:" in again.output
    assert "Round 1:" not in again.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("kids-jinx",), "cannot be learned"),
        (("classic", "--rounds", "0"), "--rounds"),
        (("classic", "--first", "5"), "--first"),
        (("classic", "--threads", "0"), "--threads"),
        (("classic", "--keep", "0"), "--keep"),
        (("classic", "--rate", "nan"), "--rate must be from 1e-06 to 0.1, not nan"),
        (("classic", "--from", "nothing.npz"), "nothing.npz cannot be read: there is no such file"),
        (("classic", "--from", "src"), "src cannot be read: it is a folder"),
        (("classic", "--from", "README.md"), "README.md cannot be resumed: It holds no networks"),
    ],
)
def test_what_cannot_be_trained_is_refused(tmp_path: Path, run: Runner, arguments: tuple[str, ...], said: str) -> None:
    refused = run("train", str(tmp_path / "run"), *arguments, "--lang", "en")
    assert refused.exit_code == 2
    assert said in refused.output
    assert not (tmp_path / "run").exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, run: Runner) -> None:
    (tmp_path / "file").write_text("x")
    refused = run("train", str(tmp_path / "file"), "--rounds", "1", *SMALL)
    assert refused.exit_code == 2
    assert refused.stderr == f"FOLDER {tmp_path / 'file'} cannot be written: it is a file; name a folder.\n"
