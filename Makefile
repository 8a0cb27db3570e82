# make play   sets everything up once and opens the table in a browser        make help   lists the rest
# Nothing here is needed to use the installed package: `pip install .` and `openhearts play` do without it.

SHELL := /bin/sh
.DEFAULT_GOAL := help
VENV := .venv
PY := $(VENV)/bin/python
JOBS ?= 4
SPREAD := -n $(JOBS) --dist worksteal
# No measure of speed: a test that hangs ends so, and its stack says where; the others go on.
NO_HANG := -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
ARGS ?=
QUICK ?=
# Of `make faults`: how many, those of processes for each store; which stores; workers over PostgreSQL; tables; the first seed.
SIMULATED ?= 100000
REAL ?= 500
STORES ?= sqlite,postgres
WORKERS ?= 2
TABLES ?= 20
SEED ?= 1
# Quick checks side by side; their output is kept apart where this make can do it.  Beside them kernels are compiled,
# once: else each worker of pytest and each program that it starts does it, and others wait.  So are the tests themselves,
# where one is newer than this file.
COMPILED := tests/__pycache__/compiled
SIDE_BY_SIDE := --no-print-directory -j4 $(if $(findstring output-sync,$(.FEATURES)),--output-sync=target)

# The environment is made anew when its Python is gone or the checkout has moved; otherwise the stamps decide.
STALE := $(shell test -x $(PY) && { test ! -f $(VENV)/.place || test "$$(cat $(VENV)/.place)" = "$(CURDIR)"; } || echo FORCE)
SETUP := tools/setup.sh tools/python.sh pyproject.toml

export PYTHON
# Compiled modules are kept even where the surroundings forbid it: the tests start many processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal test soak faults bench lint format pin docs shots wheel clean distclean FORCE \
        check-ruff check-format check-types check-floors kernels-learned kernels-others tests-compiled

help: ## this list
	@echo "OpenHearts. The two that matter: make play, make test."
	@sed -n 's/^\([a-z]*\):.*## \(.*\)$$/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

play: $(VENV)/.ready-run ## open the table in a browser (ARGS="--lan --port 8000")
	@$(PY) -m openhearts serve $(ARGS)

terminal: $(VENV)/.ready-run ## play in this terminal (ARGS="classic --seats 4" chooses the game)
	@$(PY) -m openhearts play $(ARGS)

test: $(VENV)/.ready-dev ## every check: style, types, floors, all tests, the wheel
	@$(MAKE) $(SIDE_BY_SIDE) kernels-learned check-types kernels-others check-ruff check-format check-floors tests-compiled
	@$(PY) -m pytest $(SPREAD) $(NO_HANG) $(ARGS)

soak: $(VENV)/.ready-dev ## the long checks (many minutes)
	@$(MAKE) $(SIDE_BY_SIDE) kernels-learned kernels-others
	@$(PY) -m pytest $(SPREAD) -m soak $(ARGS)

faults: $(VENV)/.ready-dev ## faults, simulated and real, for long (SIMULATED=100000 REAL=500 STORES=sqlite,postgres SEED=1)
	@$(PY) -m tests.faults --faults $(SIMULATED) --seed $(SEED)
	@$(PY) -m tests.faults.real --faults $(REAL) --stores $(STORES) --workers $(WORKERS) --tables $(TABLES) --seed $(SEED)

bench: $(VENV)/.ready-dev ## all benchmarks (QUICK=1: under 40 s each)
	@set -e; for file in bench/bench_*.py; do \
	    test -f "$$file" || { echo "no benchmarks yet"; continue; }; \
	    echo "== $$file"; $(PY) "$$file" $(if $(QUICK),--quick); done

lint: $(VENV)/.ready-dev ## style, types and floors only
	@$(MAKE) $(SIDE_BY_SIDE) check-ruff check-format check-types check-floors

format: $(VENV)/.ready-dev ## put the code into the one format
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .

pin: ## make requirements/*.txt anew from pyproject.toml (ARGS=--upgrade)
	@sh tools/pin.sh $(ARGS)

docs: $(VENV)/.ready-dev ## make the pages of docs/ that follow from the code (variants, parameters, errors, architecture, keys)
	@$(PY) tools/make_docs.py
	@$(PY) -m tests.speech.keys_page
	@$(PY) -m tools.journeys --write
	@$(PY) -m tests.access.matrix

shots: $(VENV)/.ready-dev ## pictures of every page and table state in build/shots (ARGS="--only classic-")
	@$(PY) -m tools.make_shots $(ARGS)

wheel: $(VENV)/.ready-dev ## build dist/openhearts-*.whl
	@$(PY) -m build --wheel --no-isolation

clean: ## remove caches and built things
	@rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests bench examples tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## the same, and the virtual environment
	@rm -rf $(VENV) src/*.egg-info

check-ruff:
	@$(PY) -m ruff check .
check-format:
	@$(PY) -m ruff format --check . || { echo "Not in the one format: run make format." >&2; exit 1; }
check-types:
	@$(PY) -m mypy
check-floors:
	@$(VENV)/bin/lint-imports --no-logo

kernels-learned kernels-others: kernels-%:
	@$(PY) -m tools.compile_kernels $*

# Every worker of pytest would rewrite every module of the tests for itself.  What cannot be read, the tests tell.
tests-compiled:
	@test -f $(COMPILED) && test -z "$$(find tests -name '*.py' -newer $(COMPILED))" \
	    || { $(PY) -m pytest --collect-only -q $(ARGS) >/dev/null 2>&1 $(if $(ARGS),,&& touch $(COMPILED)); } || true

$(VENV)/.ready-run: requirements/build.txt requirements/run.txt $(SETUP) $(STALE)
	@sh tools/setup.sh run
$(VENV)/.ready-dev: requirements/dev.txt $(SETUP) $(STALE)
	@sh tools/setup.sh dev
