"""Each part of Elfhame needs only the libraries of its extra, and names it if they are missing."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import elfhame
from elfhame.extras import MODULES
from scripts.check_package import ROOT

GAME = """
import elfhame
from random import Random
play, chance = elfhame.new("{name}", seed=4), Random(4)
while not play.over:
    play.act(chance.choice(play.choices()))
print(elfhame.catalogue())
"""


def requirements(name: str, *extras: str) -> set[str]:
    """The distributions that a distribution with these extras needs, including itself."""
    found: set[str] = {canonicalize_name(name)}
    for text in distribution(name).requires or []:
        needed = Requirement(text)
        marker = needed.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            found |= requirements(needed.name, *needed.extras)
    return found


def environment(folder: Path, *extras: str) -> dict[str, str]:
    """An environment that can import only what Elfhame needs with these extras."""
    for name in requirements("elfhame", *extras):
        place = distribution(name)
        for top in {file.parts[0] for file in place.files or [] if file.parts[0] != ".."}:
            link = folder / top
            if not link.exists() and not top.endswith((".pth", "__pycache__")):
                link.symlink_to(Path(str(place.locate_file(top))))
    if not (folder / "elfhame").exists():  # an editable install has no such folder
        (folder / "elfhame").symlink_to(Path(elfhame.__file__).parent)
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONWARNINGS": ""}


def python(folder: Path, extras: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python without its own site-packages."""
    return subprocess.run(
        [sys.executable, "-S", "-P", *arguments],
        env=environment(folder, *extras.split()),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def output_of(done: subprocess.CompletedProcess[str]) -> str:
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("name", elfhame.catalogue())
def test_the_rules_need_no_extra(name: str, tmp_path: Path) -> None:
    assert output_of(python(tmp_path, "", "-c", GAME.format(name=name)))


def test_the_rules_install_three_libraries() -> None:
    assert requirements("elfhame") == {"elfhame", "librt", "msgspec", "mypy-extensions"}


def test_a_rule_can_be_read_without_an_extra(tmp_path: Path) -> None:
    code = "from elfhame.texts import rulebook; print(rulebook('fae', 'fr')['FAE-23'].text)"
    assert output_of(python(tmp_path, "", "-c", code))


def test_narration_needs_the_texts_extra(tmp_path: Path) -> None:
    code = (
        "from elfhame.texts.narrator import Narrator\n"
        "print(Narrator('fae', 'fr').say('seat', {'number': 2}))"
    )
    assert output_of(python(tmp_path, "texts", "-c", code))


@pytest.mark.parametrize(
    "words", ["--help", "rules fae FAE-23", "map fae --svg -", "simulate fae --games 1 --json"]
)
def test_commands_need_the_cli_extra(words: str, tmp_path: Path) -> None:
    assert output_of(python(tmp_path, "cli", "-m", "elfhame", *words.split()))


@pytest.mark.parametrize("module", ["app", "serve", "store.sqlite", "bots.worker"])
def test_the_server_needs_the_server_extra(module: str, tmp_path: Path) -> None:
    done = python(tmp_path, "server", "-c", f"import elfhame.server.{module}")
    assert output_of(done) == ""


RESEARCH = """
from elfhame.adapters import batch, gymnasium, openspiel, pettingzoo
batch.Batch("fae", range(2)).step([0, 0])
"""
BOARD = """
import elfhame
from elfhame.notebook import Board
Board(elfhame.new("fae"), seat=0, bots={1: "random"})
"""


@pytest.mark.parametrize(
    ("extra", "code"),
    [
        ("research", RESEARCH),
        ("cluster", "import elfhame.lab.cluster, ray"),
        ("notebook", BOARD),
        ("mcp", "from elfhame.mcp.server import server; server()"),
    ],
)
def test_researchers_need_one_extra_each(extra: str, code: str, tmp_path: Path) -> None:
    assert output_of(python(tmp_path, extra, "-c", code)) == ""


@pytest.mark.parametrize(
    "words", ["sim fae --games 3", "balance land --deals 2", "league fae random greedy --deals 2"]
)
def test_the_lab_needs_one_extra(words: str, tmp_path: Path) -> None:
    command = ["-m", "elfhame", "lab", *words.split(), "--jobs", "1", "--out", "run"]
    assert "Stored in run" in output_of(python(tmp_path, "lab", *command))


# ---------------------------------------------------------------- missing extras


@pytest.mark.parametrize(
    ("module", "extra"),
    [("elfhame.texts.narrator", "texts"), ("elfhame.server.app", "server")],
)
def test_a_module_without_its_extra_names_it(module: str, extra: str, tmp_path: Path) -> None:
    done = python(tmp_path, "", "-c", f"import {module}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        f"elfhame.extras.MissingExtra: {module.removesuffix('.app')} needs the {extra} extra: "
        f"pip install 'elfhame[{extra}]'"
    )


@pytest.mark.parametrize(
    ("extras", "words", "user", "missing"),
    [
        ("", "", "elfhame", "cli"),
        ("texts", "rules fae", "elfhame rules", "cli"),
        ("", "serve", "elfhame serve", "server"),
        ("cli", "serve", "elfhame serve", "server"),
        ("cli", "backup copy.db", "elfhame backup", "server"),
        ("", "lab sim fae --out run", "elfhame lab", "lab"),
        ("cli", "lab sim fae --out run", "elfhame lab", "lab"),
        ("lab", "lab sim fae --engine ray --out run", "elfhame: lab --engine ray", "cluster"),
        ("lab", "lab spar openspiel fae greedy --out run", "elfhame: lab spar", "research"),
        ("texts", "mcp", "elfhame mcp", "mcp"),
        ("server", "serve --port 0 --database postgresql://x/y", "elfhame: --database", "nodes"),
    ],
)
def test_a_command_without_its_extra_names_it(
    extras: str, words: str, user: str, missing: str, tmp_path: Path
) -> None:
    data = ("--data", str(tmp_path / "data")) if words.startswith("serve") else ()
    done = python(tmp_path, extras, "-m", "elfhame", *words.split(), *data)
    lacks = f"{user} needs the {missing} extra: pip install 'elfhame[{missing}]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", lacks)


def test_the_modules_of_an_extra_match_pyproject() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    places = packages_distributions()
    for extra, modules in MODULES.items():
        listed = {canonicalize_name(place) for one in modules for place in places[top(one)]}
        needed = [Requirement(one) for one in settings["project"]["optional-dependencies"][extra]]
        wanted = {canonicalize_name(one.name) for one in needed if one.marker is None}
        assert wanted - {"elfhame"} <= listed
        assert listed <= requirements("elfhame", extra)


def top(module: str) -> str:
    return module.partition(".")[0]
