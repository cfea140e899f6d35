"""A C compiler that lacks some of the flags is used without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.setup.compiler import accepted, why_not
from scripts.setup.native import COMPILER_FLAGS, LINKER_FLAGS

FLAGS = (*COMPILER_FLAGS, *LINKER_FLAGS)


def compiler(folder: Path, script: str) -> str:
    program = folder / "cc"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def test_only_flags_that_the_compiler_refuses_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = 'case "$*" in *-fno-plt*) echo "error: -fno-plt is unknown" >&2; exit 1;; esac'
    monkeypatch.setenv("CC", compiler(tmp_path, script))
    assert accepted(FLAGS) == [flag for flag in FLAGS if flag != "-fno-plt"]
    assert why_not() is None


def test_a_missing_header_and_a_missing_compiler_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = 'echo "note: trial"; echo "fatal error: Python.h: no such file" >&2; exit 1'
    monkeypatch.setenv("CC", compiler(tmp_path, script))
    assert "fatal error: Python.h: no such file" in (why_not() or "")
    monkeypatch.setenv("CC", str(tmp_path / "nothing"))
    assert "there is no C compiler" in (why_not() or "")
