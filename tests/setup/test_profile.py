"""A build with a profile uses the counts of its training games, or fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import ours
from elfhame.games import registry
from scripts.setup import profile
from scripts.setup.objects import compile_units
from scripts.setup.steps import ROOT
from scripts.setup.units import KERNEL, Unit

setuptools = pytest.importorskip("setuptools", reason="the tools for compiling aren't installed")

CODE = "int longest(int most) { int n = 0; while (n < most) n += n % 3 ? 2 : 1; return n; }\n"
RUN = "import ctypes, sys; ctypes.CDLL(sys.argv[1]).longest(1000)"


def compiled(folder: Path, flags: tuple[str, ...], code: str = CODE) -> str:
    """The object file of a small unit."""
    (folder / "c").mkdir(exist_ok=True)
    library = setuptools.Extension("small", [], extra_compile_args=["-O3", "-fPIC"])
    [made] = compile_units([Unit("small", [], code)], library, folder, flags)
    return made


def count(folder: Path) -> None:
    """Compile the unit with counters, and run it."""
    made = compiled(folder, profile.COUNT)
    library = str(folder / "small.so")
    subprocess.run(["cc", "-shared", *profile.COUNT, made, "-o", library], check=True)
    subprocess.run([sys.executable, "-c", RUN, library], check=True)


def test_counts_are_used(tmp_path: Path) -> None:
    usual = Path(compiled(tmp_path, ())).read_bytes()
    count(tmp_path)
    assert Path(compiled(tmp_path, profile.USE)).read_bytes() != usual


def test_missing_counts_fail_the_build(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="the C compiler failed"):
        compiled(tmp_path, profile.USE)


def test_counts_of_other_code_fail_the_build(tmp_path: Path) -> None:
    count(tmp_path)
    other = CODE.replace("n % 3 ? 2 : 1", "1")
    with pytest.raises(SystemExit, match="the C compiler failed"):
        compiled(tmp_path, profile.USE, other)


@pytest.fixture
def other_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A C compiler that can do everything but use a profile."""
    compiler = tmp_path / "cc"
    refusal = 'case "$*" in *partial-training*) echo "error: unknown" >&2; exit 1;; esac'
    compiler.write_text(f"#!/bin/sh\n{refusal}\n", encoding="utf-8")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))


def test_a_profile_takes_gcc(request: pytest.FixtureRequest) -> None:
    assert profile.why_not() is None
    request.getfixturevalue("other_compiler")
    assert "gcc 10" in (profile.why_not() or "")


@pytest.mark.usefixtures("other_compiler")
def test_no_wheel_is_built_without_the_profile_it_should_have(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    wanted = {**os.environ, "ELFHAME_PGO": "1", "ELFHAME_PAGE": "0"}
    done = subprocess.run(build, cwd=ROOT, env=wanted, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "takes gcc 10" in done.stderr
    assert [*tmp_path.glob("*.whl")] == []


@pytest.mark.soak
def test_rules_with_a_profile_play_the_same_games(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "scripts.setup.native", str(tmp_path), "--profile"]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    counted = {path.stem for path in tmp_path.rglob(profile.COUNTS)}
    assert counted == {f"unit_{name}" for name in (KERNEL, *registry.names())}
    play = (
        "import elfhame; from benchmarks import ours; print(ours.play_digest(), elfhame.COMPILED)"
    )
    done = subprocess.run(
        [sys.executable, "-c", play],
        cwd=ROOT,
        env={"PYTHONPATH": f"{tmp_path / 'package'}"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.split() == [ours.play_digest(), "True"]
