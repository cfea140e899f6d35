# All that is done with Elfhame, one command each. `make` alone lists them.
#
# It needs Python 3.11 or later, make, and a C compiler for the fast rules. Without the compiler the
# rules run as plain Python: `make play` works, and `make test` says what it had to leave out.

PYTHON ?= python3
PURE   := .venv
NATIVE := .venv-native
BENCH  := .venv-bench

# What an installed build is made of: when any of it changes, it is built again.
SOURCES := pyproject.toml hatch_build.py LICENSE $(shell find src -name __pycache__ -prune -o -print)

# Not empty where nothing may be left out: under .ci/run, and wherever CI says that it is CI.
STRICT := $(filter 1 true,$(ELFHAME_CI) $(CI))

INSTALL := -m pip install -qq --disable-pip-version-check
PYTEST  := -m pytest -n 2
MAKEFLAGS += --no-print-directory

.DEFAULT_GOAL := help
.PHONY: help play test check test-pure test-native compiled-tests soak golden bench clean

help:           ## list these commands
	@sed -n 's/^\([a-z-]*:\)[^#]*## /  make \1 /p' $(firstword $(MAKEFILE_LIST))

play: $(NATIVE)/.installed    ## play Fae in the terminal
	@$(NATIVE)/bin/elfhame play fae

test: check test-pure test-native    ## prove everything: style, types, pure rules, compiled rules

check: $(PURE)/.ready    ## format, lint and types
	$(PURE)/bin/ruff format --check
	$(PURE)/bin/ruff check
	$(PURE)/bin/mypy

# The tests and the examples in docstrings, on plain Python, with coverage.
test-pure: $(PURE)/.ready
	$(PURE)/bin/python $(PYTEST) --cov --doctest-modules src tests

# The same tests on the compiled build, wherever one can be made.
test-native: $(PURE)/.ready
	@if reason=$$($(PURE)/bin/python hatch_build.py); then $(MAKE) compiled-tests; \
	else echo "The tests of the compiled rules are left out: $$reason"; test -z "$(STRICT)"; fi

compiled-tests: $(NATIVE)/.compiled
	$(NATIVE)/bin/python $(PYTEST) tests

soak: $(NATIVE)/.compiled    ## the long runs that make test leaves out
	$(NATIVE)/bin/python $(PYTEST) -m soak tests

golden: $(PURE)/.ready    ## play the golden records anew, after a change of the rules
	$(PURE)/bin/python -m scripts.make_golden

bench: $(BENCH)/.ready    ## measure the rules against their peers
	$(BENCH)/bin/python benchmarks/engine.py

clean:          ## remove the environments, and whatever else was made
	rm -rf $(PURE) $(NATIVE) $(BENCH) build dist .coverage .hypothesis .*_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The source as it lies here, with all tools: to edit, to debug, and to measure coverage.
$(PURE)/.ready: pyproject.toml hatch_build.py
	$(PYTHON) -m venv $(PURE)
	ELFHAME_NATIVE=0 $(PURE)/bin/python $(INSTALL) --editable '.[dev]'
	@touch $@

# Elfhame as people install it: compiled if this machine can.
$(NATIVE)/.installed: $(SOURCES)
	$(PYTHON) -m venv $(NATIVE)
	$(NATIVE)/bin/python $(INSTALL) .
	@touch $@

# The same place, but surely compiled, and with the tools that test it.
$(NATIVE)/.compiled: $(SOURCES)
	$(PYTHON) -m venv $(NATIVE)
	ELFHAME_NATIVE=1 $(NATIVE)/bin/python $(INSTALL) '.[dev]'
	@touch $@ $(NATIVE)/.installed

# Compiled Elfhame beside its peers.
$(BENCH)/.ready: $(SOURCES)
	$(PYTHON) -m venv $(BENCH)
	ELFHAME_NATIVE=1 $(BENCH)/bin/python $(INSTALL) '.[bench]'
	@touch $@
