"""The samples in deploy/: they start the command that exists, at the usual port, and hand on what pages need.

No image is built and no proxy started here; what can be read from the files is held to the server and the docs.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
import tomllib
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from openhearts.cli.server import serve
from openhearts.web.app import LARGEST_FORM
from openhearts.web.replay.page import LARGEST
from openhearts.web.serving import listen_address, server, workers

ROOT = Path(__file__).resolve().parents[2]
UNITS = {"m": 1024**2, "MiB": 1024**2}


DEPLOY = ROOT / "deploy"
PROXIES = ("nginx.conf", "nginx.several.conf")
CADDY = ("Caddyfile", "Caddyfile.several")
UNITS_OF_SERVICE = ("openhearts.service", "openhearts-workers.service")


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", *UNITS_OF_SERVICE, *CADDY, *PROXIES])
def test_the_samples_name_the_usual_port(name: str) -> None:
    assert str(listen_address.PORT) in (ROOT / "deploy" / name).read_text()


def test_the_sample_for_nginx_hands_on_connections() -> None:
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    place = re.search(r"location ~ (\S+) \{(.*?)\}", text, re.DOTALL)
    assert place is not None and re.match(place[1], "/table/23456789ab/live")
    assert "Upgrade $http_upgrade" in place[2] and "X-Forwarded-Proto" in place[2]
    several = re.search(r"location / \{(.*?)\}", (DEPLOY / "nginx.several.conf").read_text(), re.DOTALL)
    assert several is not None and "Upgrade $http_upgrade" in several[1] and "X-Forwarded-Proto" in several[1]


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


@pytest.mark.parametrize("name", ["Dockerfile", *UNITS_OF_SERVICE])
def test_the_samples_start_a_command_that_exists(name: str) -> None:
    program, command, *options = started(name)
    assert program.endswith("openhearts") and command == "serve"
    read = serve.make_context("serve", options).params
    assert read["no_browser"] and read["port"] == listen_address.PORT and read["data"]
    assert listen_address.public_of(read["public_url"]) == read["public_url"]


def test_proxies_let_through_what_the_server_takes() -> None:
    """A record to be replayed comes as a form, in which a sign may take three."""
    sizes = dict.fromkeys(PROXIES, r"client_max_body_size (\d+)(\w+);") | dict.fromkeys(CADDY, r"max_size (\d+)(\w+)")
    for name, pattern in sizes.items():
        found = re.search(pattern, (ROOT / "deploy" / name).read_text())
        assert found is not None and int(found[1]) * UNITS[found[2]] >= max(4 * LARGEST, LARGEST_FORM), name


def test_proxies_do_not_compress_pages() -> None:
    """They hold secrets of one visitor beside what others wrote; nginx compresses them where a system says so."""
    for name in PROXIES:
        assert re.search(r"^    gzip off;", (DEPLOY / name).read_text(), re.MULTILINE)
    for name in CADDY:
        assert not re.search(r"^\s*encode\b", (DEPLOY / name).read_text(), re.MULTILINE)


def test_proxies_of_several_ask_whether_one_is_ready_and_hide_the_figures() -> None:
    caddy, nginx = ((DEPLOY / name).read_text() for name in ("Caddyfile.several", "nginx.several.conf"))
    assert re.search(r"^\t\thealth_uri /ready", caddy, re.MULTILINE) and "respond /metrics 404" in caddy
    assert re.search(r"location = /metrics \{\s+return 404;", nginx) and "proxy_next_upstream error timeout" in nginx


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
@pytest.mark.parametrize("name", PROXIES)
def test_nginx_takes_its_sample(name: str, tmp_path: Path) -> None:
    """With a certificate of the test's own, and files where the test may write."""
    key = tmp_path / "key.pem"
    key.write_bytes(certificate())
    text = re.sub(r"/etc/letsencrypt/live/\S+?\.pem", str(key), (DEPLOY / name).read_text())
    temporary = "".join(f"{one}_temp_path {tmp_path};" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ {temporary} {text} }}"
    (tmp_path / "nginx.conf").write_text(whole)
    done = subprocess.run(["nginx", "-t", "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
@pytest.mark.parametrize("name", CADDY)
def test_caddy_takes_its_sample(name: str, tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / name)]
    set_to = {**os.environ, "HEARTS": "hearts.example", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=set_to)
    assert done.returncode == 0 and "Valid configuration" in done.stdout + done.stderr, done.stderr


def certificate() -> bytes:
    """A key with a certificate of its own."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "hearts.example")])
    day = timedelta(days=1)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(datetime.now(UTC) - day).not_valid_after(datetime.now(UTC) + day)
    told = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return told + made.sign(key, SHA256()).public_bytes(Encoding.PEM)


# --- several workers --------------------------------------------------------------------------------------------------


def test_the_samples_for_several_workers_start_several() -> None:
    unit = serve.make_context("serve", started("openhearts-workers.service")[2:]).params
    assert unit["workers"] > 1 and unit["key_file"] and unit["operator_token_file"] and unit["log_format"] == "json"
    command = compose()["services"]["openhearts"]["command"]
    read = serve.make_context("serve", [str(word).replace("${HEARTS:?the name of your site}", "x") for word in command])
    assert read.params["workers"] > 1 and read.params["database"].startswith("postgresql://")
    assert read.params["operator_token_file"] == "/run/secrets/operator" and read.params["data"] == "/data"


def compose() -> dict[str, Any]:
    """The file for Docker Compose."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_the_containers_belong_together() -> None:
    """Every secret, volume and file that is named is there, and the proxy that is believed is the one that asks."""
    found = compose()
    services = found["services"]
    for one in services.values():
        assert {*one.get("secrets", ())} <= {*found["secrets"]}
        named = [place.split(":")[0] for place in one.get("volumes", ())]
        assert all(name in found["volumes"] or (DEPLOY / name).is_file() for name in named), named
    caddy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert services["openhearts"]["environment"]["FORWARDED_ALLOW_IPS"] == caddy
    (pool,) = found["networks"]["inside"]["ipam"]["config"]
    given_out = ip_network(pool["ip_range"])
    assert ip_address(caddy) not in given_out, "whoever starts first would get Caddy's address"
    assert {ip_address(caddy), ip_address(pool["gateway"])} < {*ip_network(pool["subnet"])}
    assert given_out.subnet_of(ip_network(pool["subnet"])) and ip_address(pool["gateway"]) not in given_out
    assert "ports" not in services["openhearts"] and "ports" not in services["database"]
    assert "to {$OPENHEARTS:openhearts:8765}" in (DEPLOY / "Caddyfile.several").read_text()


def test_new_workers_take_the_place_of_the_old_ones() -> None:
    unit = dict(
        line.split("=", 1)
        for line in (DEPLOY / "openhearts-workers.service").read_text().splitlines()
        if "=" in line and line[0] != "#"
    )
    assert unit["ExecReload"] == "/bin/kill -HUP $MAINPID" and unit["KillMode"] == "mixed"
    assert float(unit["RestartSec"]) * 5 > 10, "systemd gives up after five starts within ten seconds"
    assert int(unit["TimeoutStopSec"]) > workers.ENDS_WITHIN and "MemoryDenyWriteExecute" not in unit


# --- the service ------------------------------------------------------------------------------------------------------


def service() -> dict[str, str]:
    """The settings of the unit."""
    lines = (ROOT / "deploy" / "openhearts.service").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and line[0] != "#")


def test_the_service_keeps_everything_in_folders_that_it_is_given() -> None:
    unit = service()
    set_to = dict(word.split("=", 1) for word in unit["Environment"].split())
    read = serve.make_context("serve", started("openhearts.service")[2:]).params
    assert read["data"] == set_to["OPENHEARTS_HOME"] == f"/var/lib/{unit['StateDirectory']}"
    assert set_to["XDG_CACHE_HOME"] == f"/var/cache/{unit['CacheDirectory']}"


def test_the_service_may_compile_and_has_time_to_stop() -> None:
    unit = service()
    assert "MemoryDenyWriteExecute" not in unit, "kernels are written to memory and run there"
    assert float(unit["RestartSec"]) * 5 > 10, "systemd gives up after five starts within ten seconds"
    assert int(unit["TimeoutStopSec"]) > server.STOPS_WITHIN


# --- the image --------------------------------------------------------------------------------------------------------


def dockerfile() -> list[list[str]]:
    """The instructions of the image, word by word."""
    text = (ROOT / "deploy" / "Dockerfile").read_text().replace("\\\n", "")
    return [line.split() for line in text.splitlines() if line and line[0] != "#"]


def last(name: str) -> list[str]:
    """What the last instruction of this name says: the last stage is the image."""
    return [words for first, *words in dockerfile() if first == name][-1]


def test_an_image_has_a_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    bases = {words[0] for first, *words in dockerfile() if first == "FROM"}
    found = re.fullmatch(r"python:(3\.\d+)-slim", bases.pop())
    assert found is not None and not bases, "one Python makes the package and runs it"
    assert f"Programming Language :: Python :: {found[1]}" in project["classifiers"]


def test_an_image_keeps_everything_in_its_volume_and_runs_for_nobody_in_particular() -> None:
    (volume,), (place,), (port,), (user,) = last("VOLUME"), last("WORKDIR"), last("EXPOSE"), last("USER")
    set_to = dict(word.split("=", 1) for word in last("ENV"))
    read = serve.make_context("serve", started("Dockerfile")[2:]).params
    assert volume == place == read["data"] == set_to["OPENHEARTS_HOME"] == set_to["HOME"]
    assert Path(volume) in Path(set_to["XDG_CACHE_HOME"]).parents
    assert int(port) == read["port"] and read["host"] in listen_address.EVERYWHERE
    uid = user.partition(":")[0]
    assert int(uid) > 0 and f"--uid {uid}" in (ROOT / "deploy" / "Dockerfile").read_text()
    assert f"user {uid}" in (ROOT / "docs" / "server.md").read_text()


def test_a_change_of_the_sources_installs_nothing_else_anew() -> None:
    """The last stage gets what the package needs before the package."""
    stages = " ".join(" ".join(words) for words in dockerfile()).split("FROM ")
    assert stages[-1].index("pip install --no-cache-dir --require-hashes") < stages[-1].index("COPY --from=")
    assert "COPY ." not in stages[-1]


@pytest.mark.parametrize("status", [200, 500, None])
def test_an_image_says_whether_its_server_answers(status: int | None) -> None:
    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status or 404)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    text = (ROOT / "deploy" / "Dockerfile").read_text()
    found = re.search(r"^HEALTHCHECK .*?CMD (\[.*?\])$", text.replace("\\\n", ""), re.MULTILINE)
    assert found is not None
    program, *words = json.loads(found[1])
    assert program == "python" and str(listen_address.PORT) in words[-1]
    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        words[-1] = words[-1].replace(str(listen_address.PORT), str(server.server_port))
        if status is None:
            server.server_close()
        else:
            threading.Thread(target=server.handle_request, daemon=True).start()
        run = subprocess.run([sys.executable, *words], stderr=subprocess.DEVNULL)
    assert (run.returncode == 0) == (status == 200)


def test_the_docs_start_an_image_with_options_that_exist() -> None:
    text = (ROOT / "docs" / "server.md").read_text() + (ROOT / "deploy" / "Dockerfile").read_text()
    lines = re.findall(r"docker run ([^`\n]*) openhearts( --[^`\n]*)?", text)
    assert len(lines) >= 3
    for before, after in lines:
        ports = f"{listen_address.PORT}:{listen_address.PORT}"
        assert re.search(rf"-p (127\.0\.0\.1:)?{ports} -v openhearts:/data", before), before
        read = serve.make_context("serve", [*started("Dockerfile")[2:], *after.split()]).params
        assert listen_address.public_of(read["public_url"]), "a container cannot see how it is reached"


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
    copied = [words[:-1] for first, *words in dockerfile() if first == "COPY" and not words[0].startswith("--from")]
    wanted = [path for paths in copied for path in paths if path != "."]
    assert wanted == ["requirements/build.txt", "requirements/run.txt", "requirements/postgres.txt"] and ["."] in copied
    texts = [str(path.relative_to(ROOT)) for line in project["license-files"] for path in ROOT.glob(line)]
    assert len(texts) > 2
    for path in (*wanted, project["readme"], *texts, "pyproject.toml", "src/openhearts/cli/server.py"):
        assert (ROOT / path).exists() and is_sent(path), path
    for path in (".venv/bin/python", ".git/config", "build/shots/a.png", "src/openhearts/__pycache__/cli.pyc"):
        assert not is_sent(path), path
