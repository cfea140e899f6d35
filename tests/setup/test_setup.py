"""`make play` explains everything that can go wrong, and the next run repairs it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.setup.clone import Clone

NOWHERE = "http://127.0.0.1:9/"
"""An address where nothing answers, to simulate a network that is down."""


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_an_old_python_is_refused_in_one_line_before_anything_is_installed(clone: Clone) -> None:
    clone.program(
        "python-old",
        "exec python3 -c 'import sys; code = sys.argv[1]\n"
        'sys.version_info = (3, 8, 1, "final", 0)\nexec(code)\' "$2"',
    )
    code, output = clone.make("play", PYTHON="python-old")
    assert code != 0
    assert "Elfhame needs Python 3.11 or later, and python-old is 3.8" in output
    assert not (clone.root / ".venv").exists()


@pytest.mark.soak
def test_a_failure_is_explained_and_the_next_run_repairs_it(clone: Clone, tmp_path: Path) -> None:
    the_network_is_down(clone, tmp_path)
    npm_fails(clone)
    node_is_too_old(clone)
    the_compiler_is_missing(clone)
    the_compiler_fails(clone)
    everything_is_repaired(clone)
    nothing_is_left_to_do(clone)


def the_network_is_down(clone: Clone, tmp_path: Path) -> None:
    down = {"UV_INDEX_URL": NOWHERE, "PIP_INDEX_URL": NOWHERE, "npm_config_registry": NOWHERE}
    code, output = clone.make("play", UV_CACHE_DIR=str(tmp_path / "empty"), **down)
    assert code != 0
    assert "python: installing locks/server.txt failed" in output
    assert "check the network, then run the same command again" in output
    assert "Elfhame is open" not in output
    assert not (clone.root / ".venv" / ".installed-server").exists()


def npm_fails(clone: Clone) -> None:
    clone.program("npm", "echo npm is broken today; exit 1")
    code, output = clone.make("play")
    assert code != 0
    assert "page: fetching the page's packages failed" in output
    assert "npm is broken today" in output
    assert "Elfhame is open" not in output
    assert not (clone.root / "src/elfhame/server/static").exists()
    assert (clone.root / ".venv" / ".installed-server").exists()  # the network is repaired


def node_is_too_old(clone: Clone) -> None:
    clone.program("node", "echo v18.20.0")
    with clone.playing(CC="no-such-compiler") as game:
        assert "installing locks/node.txt" in game.output
        assert "<html" in urlopen(game.address).read().decode()
    shutil.rmtree(clone.programs)
    clone.programs.mkdir()


def the_compiler_is_missing(clone: Clone) -> None:
    with clone.playing(CC="no-such-compiler") as game:
        assert "Rules run as pure Python, about 40x slower: there is no C compiler" in game.output
        assert "run make play again" in game.output
        about = urlopen(f"{game.address}/api/about").read().decode()
        assert '"compiled":false' in about


def the_compiler_fails(clone: Clone) -> None:
    clone.program(
        "cc-broken", 'case "$*" in *unit_*) echo cc is broken; exit 1;; esac\nexec cc "$@"'
    )
    with clone.playing(CC="cc-broken") as game:
        game.wait_for(re.compile("rules: compiling the rules.* failed"))
        game.wait_for(re.compile("pure Python, about 40x slower until this works"))
        about = urlopen(f"{game.address}/api/about").read().decode()
        assert '"compiled":false' in about
        assert '"compiling":false' in about
    assert game.stop() != 0
    assert "cc is broken" in game.output
    assert not (clone.root / "build/compiled/.ready").exists()


def everything_is_repaired(clone: Clone) -> None:
    # Without optimisation, which is what takes the time.
    clone.program(
        "cc-quick", 'for a; do shift; [ "$a" = -O3 ] || set -- "$@" "$a"; done\nexec cc "$@" -O0'
    )
    with clone.playing(CC="cc-quick") as game:
        game.wait_for(re.compile("rules are being compiled; bots switch over"))
        game.wait_for(re.compile("Bots use the compiled rules from now on"))
        assert re.search(r"rules +done in [\d.]+ s", game.output)


def nothing_is_left_to_do(clone: Clone) -> None:
    with clone.playing() as game:
        assert not re.search("installing|building|fetching|compiling", game.output)
        about = urlopen(f"{game.address}/api/about").read().decode()
        assert '"compiled":true' in about
