#!/bin/sh
# Makes requirements/*.txt anew from pyproject.toml: exact versions, hashes, for Python 3.11 to 3.14 and every platform,
# without any index address. Does not install anything into .venv; run `make play` or `make test` afterwards for that.
# Arguments are handed to the resolver, e.g. `tools/pin.sh --upgrade` or `tools/pin.sh --upgrade-package rich`.
set -eu
case "${1:-}" in -h | --help) echo "usage: sh tools/pin.sh [what uv pip compile takes ...]"; echo; sed -n 's/^# //p' "$0"; exit 0 ;; esac
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
"$(sh tools/python.sh)" -m venv "$work/venv"
"$work/venv/bin/python" -m pip install --quiet --disable-pip-version-check uv

compile() {
    target=$1
    shift
    "$work/venv/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make pin" \
        --output-file "requirements/$target.txt" pyproject.toml "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    echo "requirements/$target.txt"
}

# The widest set first; the others are its subsets, with the same versions.
compile dev --extra all --extra postgres --extra test --extra quality --extra build "$@"
compile test --extra all --extra postgres --extra test --extra build --constraint requirements/dev.txt
compile run --extra all --constraint requirements/dev.txt
compile postgres --extra postgres --constraint requirements/dev.txt
compile ray --extra ray --constraint requirements/dev.txt
printf 'setuptools\n' >"$work/build.in"
"$work/venv/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-annotate \
    --no-emit-index-url --no-emit-find-links --custom-compile-command "make pin" \
    --constraint requirements/dev.txt --output-file requirements/build.txt "$work/build.in" >"$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
echo "requirements/build.txt"

if grep -nE '[a-z]+://' requirements/*.txt; then
    echo "pin: an address got into the requirements (above)" >&2
    exit 1
fi
