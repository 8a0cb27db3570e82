#!/bin/sh
# Prints the path of a Python that can make a virtual environment here: version 3.11 or newer, with venv and ensurepip.
# Does not install anything; says what is missing when there is none. PYTHON=... names one to be used.
set -u
case "${1:-}" in
-h | --help) echo "usage: sh tools/python.sh"; echo; sed -n 's/^# //p' "$0"; exit 0 ;;
?*) echo "usage: sh tools/python.sh" >&2; exit 2 ;;
esac

check='import sys; sys.exit(3) if sys.version_info < (3, 11) else None; import venv, ensurepip; print(sys.executable)'
without_venv=""

for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    command -v "$name" >/dev/null 2>&1 || continue
    if found=$("$name" -c "$check" 2>/dev/null) && [ -n "$found" ]; then
        echo "$found"
        exit 0
    elif "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        without_venv=$name
    fi
done

if [ -n "$without_venv" ]; then
    echo "OpenHearts: $without_venv has no working 'venv' module, which keeps our packages apart from yours." >&2
    echo "Install it and try again (Debian, Ubuntu: apt-get install python3-venv)." >&2
elif [ -n "${PYTHON:-}" ]; then
    echo "OpenHearts: PYTHON=$PYTHON is not a Python 3.11 or newer." >&2
else
    echo "OpenHearts needs Python 3.11 or newer, and found none." >&2
    echo "Install one and try again (Debian, Ubuntu: apt-get install python3 python3-venv), or name it: make PYTHON=/path/to/python3" >&2
fi
exit 1
