"""The samples in deploy/: they start the command that exists, at the usual port, and hand on what pages need."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from openhearts.cli import serve
from openhearts.web import serve as serving

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ["Dockerfile", "openhearts.service", "Caddyfile", "nginx.conf"])
def test_the_samples_name_the_usual_port(name: str) -> None:
    assert str(serving.PORT) in (ROOT / "deploy" / name).read_text()


def test_the_sample_for_nginx_hands_on_connections() -> None:
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    place = re.search(r"location ~ (\S+) \{(.*?)\}", text, re.DOTALL)
    assert place is not None and re.match(place[1], "/table/23456789ab/live")
    assert "Upgrade $http_upgrade" in place[2] and "X-Forwarded-Proto" in place[2]


def started(name: str) -> list[str]:
    """What a sample starts, word by word."""
    text = (ROOT / "deploy" / name).read_text()
    if name == "Dockerfile":
        found = re.search(r"^ENTRYPOINT (\[.*\])$", text, re.MULTILINE)
        assert found is not None
        return [str(word) for word in json.loads(found[1])]
    found = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


@pytest.mark.parametrize("name", ["Dockerfile", "openhearts.service"])
def test_the_samples_start_a_command_that_exists(name: str) -> None:
    program, command, *options = started(name)
    assert program.endswith("openhearts") and command == "serve"
    read = serve.make_context("serve", options).params
    assert read["no_browser"] and read["port"] == serving.PORT and read["data"]
    assert serving.public_of(read["public_url"]) == read["public_url"]


def test_an_image_has_what_it_is_built_from_and_nothing_else() -> None:
    """Everything that the Dockerfile and pyproject.toml name passes .dockerignore; what was set up here does not."""
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]

    def is_sent(path: str) -> bool:
        sent = True
        for line in lines:  # the last line that fits decides
            pattern = line.lstrip("!").removeprefix("**/")
            parts = [path.split("/")[0], *path.split("/")] if "**" not in line else path.split("/")
            if any(fnmatch.fnmatch(part, pattern) for part in parts):
                sent = line[0] == "!"
        return sent

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = re.findall(r"/src/(requirements/\w+\.txt)", (ROOT / "deploy" / "Dockerfile").read_text())
    assert len(wanted) == 2
    for path in (*wanted, project["readme"], *project["license-files"], "pyproject.toml", "src/openhearts/cli.py"):
        assert (ROOT / path).exists() and is_sent(path), path
    for path in (".venv/bin/python", ".git/config", "build/shots/a.png", "src/openhearts/__pycache__/cli.pyc"):
        assert not is_sent(path), path
