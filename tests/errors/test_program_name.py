"""The program is called one way, as it was started, in sentences, usage lines and command lines alike."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from openhearts.errors.program_name import program_name

LOCALES = Path(__file__).parents[2] / "src" / "openhearts"
AFAR = {"web.ftl", "errors-tables.ftl", "errors-records.ftl"}  # read in a browser, at another machine
LITERAL = re.compile(r"(?m)^[^#\n]*(?<![\w.\[])openhearts (?:[a-z]|\{)")


@pytest.mark.parametrize(
    "typed", [["play", "--help"], ["db", "restore"], ["nonsense"], ["saved", "--help"], ["play", "--resume"]]
)
def test_who_starts_the_module_is_told_the_module(typed: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "openhearts", *typed, "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": str(LOCALES.parent), "OPENHEARTS_HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=tmp_path, env=environment)
    said = " ".join((done.stdout + done.stderr).split())
    assert "python -m openhearts" in said
    assert not re.search(r"(?<!python -m )\bopenhearts [a-z]", said.replace("- ", "-")), said


def test_who_starts_the_program_is_told_the_program() -> None:
    assert program_name() == "openhearts"


def test_no_sentence_for_this_machine_names_the_program_itself() -> None:
    files = [file for file in LOCALES.glob("*/locales/*/*.ftl") if file.name not in AFAR]
    assert len(files) > 100
    assert [file.name for file in files if LITERAL.search(file.read_text(encoding="utf-8"))] == []
