# The commands of a clone. `make` alone lists them.
#
# You need Python 3.11 or later, make, and a C compiler for fast rules. Without a compiler the rules
# run as pure Python: `make play` works, and `make test` says what it skipped.

export PYTHON ?= python3
SETUP  := $(PYTHON) -m scripts.setup
PAGE   := $(PYTHON) -m scripts.setup.page
VENV   := .venv/bin/python
BENCH  := .venv-bench
# Compiled rules come before the source in .venv, and the tests refuse to run without them.
NATIVE := ELFHAME_RULES=compiled PYTHONPATH=build/compiled $(VENV)
PYTEST := -m pytest -n 2 --dist worksteal
# Prints the name of a silent step, its progress, and how long it took.
STEP   := $(PYTHON) -m scripts.setup.steps

# Not empty if no test may be skipped: under .ci/run, and wherever CI is set.
STRICT := $(filter 1 true,$(ELFHAME_CI) $(CI))
# The tests of the rules, which run both compiled and as pure Python.
RULES_TESTS := tests/conformance tests/games tests/bots tests/hedgerow tests/kernel
FAST_TESTS := tests/architecture tests/kernel tests/games tests/conformance tests/hedgerow tests/cli tests/docs/test_docs.py
MAKEFLAGS += --no-print-directory

.DEFAULT_GOAL := help
.PHONY: help python play setup terminal services ready test test-fast check check-python check-page format cover test-pure test-native \
	rules browser soak golden lock sbom bench bench-server bench-attacks measure-bots clean

help:           ## list these commands
	@sed -n 's/^\([a-z-]*:\)[^#]*## /  make \1 /p' $(firstword $(MAKEFILE_LIST))

# Refuses an old Python before anything is installed; even Python 2 can run this.
python:
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit("Elfhame needs Python 3.11 or later, and \
	$(PYTHON) is %d.%d. Name another one, for example: make play PYTHON=python3.12" % v[:2])'

play: python    ## set up what is missing and open the page
	@$(SETUP) play $(OPTIONS)

setup: python   ## set up everything that players need, without opening the page
	@$(SETUP) all

terminal: setup    ## play Fae in the terminal
	@bin/elfhame play fae

test: python services ready    ## check everything: style, types, rules, server, page
	@$(MAKE) -j 2 check rules
	@$(MAKE) test-native
	@$(MAKE) test-pure
	@$(MAKE) browser

test-fast: ready    ## check the style and run the quick tests, in under two minutes
	$(VENV) -m ruff format --check
	$(VENV) -m ruff check
	ELFHAME_LAWS=brisk $(VENV) $(PYTEST) -q $(FAST_TESTS)

# Installs PostgreSQL, a browser and Caddy for the tests that need them, if possible.
services:
	@scripts/system_packages.sh || test -z "$(STRICT)"

ready: python    ## set up .venv with all tools, and build the page
	@$(SETUP) packages dev $(shell $(PYTHON) -m scripts.setup.page needs-node 2>/dev/null && echo node)
	@$(SETUP) page

check: check-python check-page    ## check format, lint, types and package, also of the page

check-python: ready
	@$(STEP) format $(VENV) -m ruff format --check
	@$(STEP) lint $(VENV) -m ruff check
	@$(STEP) types $(VENV) -m mypy
	@$(STEP) package $(VENV) -m scripts.check_package
	@$(STEP) locks $(VENV) -m pytest -q tests/package/test_locks.py

check-page: ready
	@$(STEP) page-format $(PAGE) npm run format:check
	@$(STEP) page-lint $(PAGE) npm run lint
	@$(STEP) page-unused $(PAGE) npm run unused
	@$(STEP) page-types $(PAGE) npm run check
	@$(STEP) page-tests $(PAGE) npm test

format: ready    ## format Python and the page
	$(VENV) -m ruff format
	$(PAGE) npm run format

cover: ready    ## measure which lines the tests cover
	$(VENV) $(PYTEST) --cov --doctest-modules --ignore=tests/browser src tests

rules: ready    ## compile the rules, if possible
	@$(SETUP) rules || test -z "$(STRICT)"

# On a busy machine a test of the server or the page may time out: a failed test must pass when run again alone.
AGAIN := $(NATIVE) -m pytest --last-failed --last-failed-no-failures none

# Runs all tests but the browser's on compiled rules. Without those, test-pure runs them.
test-native: rules
	@if test -f build/compiled/.ready; then set -x; \
	$(NATIVE) $(PYTEST) --ignore=tests/browser tests || $(AGAIN) --ignore=tests/browser tests; \
	else echo "Skipping the tests of the compiled rules."; test -z "$(STRICT)"; fi

# Runs the tests of the rules and the examples in docstrings on pure Python, the laws at one table per game.
test-pure: rules
	@if test -f build/compiled/.ready; then set -x; ELFHAME_LAWS=brisk $(VENV) $(PYTEST) --doctest-modules src $(RULES_TESTS); \
	else set -x; $(VENV) $(PYTEST) --doctest-modules --ignore=tests/browser src tests; fi

browser: rules    ## test the page in a real browser; here a failed test has two more tries
	$(NATIVE) $(PYTEST) tests/browser || $(AGAIN) tests/browser || $(AGAIN) tests/browser

soak: rules    ## run the long tests that make test skips
	$(NATIVE) $(PYTEST) -m soak tests
	ELFHAME_LAWS=thorough $(NATIVE) $(PYTEST) tests/conformance

golden: ready    ## regenerate the golden records, after a change that raised a rules version
	$(VENV) -m scripts.make_golden
	$(VENV) -m scripts.archive

lock: ready     ## resolve the dependencies again, and lock them with their hashes
	$(VENV) -m scripts.lock

sbom: ready     ## list every package in a release, as CycloneDX
	$(VENV) -m scripts.sbom

bench: rules $(BENCH)/.ready    ## measure the rules against their peers
	$(BENCH)/bin/python benchmarks/engine.py $(OPTIONS)

bench-server: rules $(BENCH)/.ready    ## measure the server against its peers
	PYTHONPATH=build/compiled $(BENCH)/bin/python benchmarks/server.py $(OPTIONS)

bench-attacks: rules    ## attack the server beside honest tables, and rewrite the table of results
	PYTHONPATH=build/compiled $(VENV) -m benchmarks.attacks

measure-bots: rules    ## measure the bots' levels against each other, for docs/bots.md
	$(NATIVE) -m scripts.measure_bots $(OPTIONS)

# An environment with Elfhame and the peers that it is measured against.
$(BENCH)/.ready: pyproject.toml
	$(PYTHON) -m venv $(BENCH)
	ELFHAME_NATIVE=0 ELFHAME_PAGE=0 $(BENCH)/bin/python -m pip install -q --editable '.[bench]'
	@touch $@

clean:          ## remove the environments and everything else that was generated
	rm -rf .venv $(BENCH) build dist client/node_modules src/elfhame/server/static .coverage .hypothesis .*_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
