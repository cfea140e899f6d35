"""The copy with compiled rules follows the source that isn't compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.setup import rules


def test_make_rules_updates_what_is_not_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, compiled = tmp_path / "src" / "elfhame", tmp_path / "compiled"
    source.mkdir(parents=True)
    monkeypatch.setattr(rules, "SOURCE", source)
    monkeypatch.setattr(rules, "COMPILED", compiled)
    monkeypatch.setattr(rules, "is_current", lambda: True)
    (source / "server.py").write_text("old")
    rules.make()
    (source / "server.py").write_text("newer")
    (source / "page.py").write_text("new")
    rules.make()
    copies = {path.name: path.read_text() for path in (compiled / "elfhame").iterdir()}
    assert copies == {"server.py": "newer", "page.py": "new"}
