#!/bin/sh
# Makes or completes the virtual environment .venv: `setup.sh run` for playing, `setup.sh dev` for everything else.
# Installs the pinned, hash-checked requirements and this checkout itself (editable). The Makefile calls it only when
# a stamp is missing or older than what it was made from; it does not look for newer versions of anything.
set -eu
case "${1:-}" in
-h | --help) echo "usage: sh tools/setup.sh run | dev"; echo; sed -n 's/^# //p' "$0"; exit 0 ;;
run | dev) ;;
*) echo "usage: sh tools/setup.sh run | dev" >&2; exit 2 ;;
esac
cd "$(dirname "$0")/.."
kind=$1
venv_python=.venv/bin/python

works() {
    "$venv_python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null &&
        "$venv_python" -m pip --version >/dev/null 2>&1 &&
        { [ ! -f .venv/.place ] || [ "$(cat .venv/.place)" = "$PWD" ]; }
}

if ! works; then
    python=$(sh tools/python.sh)
    echo "Setting up OpenHearts in .venv (once; this takes a minute) ..."
    "$python" -m venv --clear .venv
fi
pip() { "$venv_python" -m pip --quiet --quiet --disable-pip-version-check --no-input "$@"; }

if [ "$kind" = dev ]; then
    pip install --require-hashes -r requirements/dev.txt
else
    pip install --require-hashes -r requirements/build.txt -r requirements/run.txt
fi
pip install --no-deps --no-build-isolation --editable .

printf '%s' "$PWD" >.venv/.place
: >.venv/.ready-run
if [ "$kind" = dev ]; then : >.venv/.ready-dev; fi
