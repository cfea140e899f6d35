"""Archived games: a version of the rules plays the same forever, and older ones are named."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

import elfhame
from elfhame.games import registry
from elfhame.kernel.record import Record
from scripts import archive as script

from . import golden
from .golden import ARCHIVE, GOLDEN, archive, archived, load_record, records
from .kits import REGISTERED

CURRENT: Final = [
    pytest.param(filed, id=f"{name}-{place}")
    for name in REGISTERED
    if archive(name, registry.game(name).version).exists()
    for place, filed in enumerate(archived(name, registry.game(name).version))
]

every_game = pytest.mark.parametrize("name", REGISTERED)


@every_game
def test_the_current_version_is_archived(name: str) -> None:
    version = registry.game(name).version
    advice = f"{name} {version} has no archive; run python -m scripts.archive {name}"
    assert archive(name, version).exists(), advice


@every_game
def test_an_archive_has_only_records_of_its_version(name: str) -> None:
    for folder in (ARCHIVE / name).glob("*"):
        found = archived(name, int(folder.name))
        assert {(filed.game, filed.version) for filed in found} == {(name, int(folder.name))}


@pytest.mark.parametrize("filed", CURRENT)
def test_an_archived_record_of_the_current_version_replays(filed: Record) -> None:
    assert elfhame.replay(filed).result == filed.result


@every_game
def test_golden_games_change_only_with_the_version(name: str) -> None:
    version = registry.game(name).version
    now = sorted(load_record(path).digest for path in records(name))
    then = sorted(filed.digest for filed in archived(name, version))
    assert now == then, f"{name} plays differently, so it needs a version above {version}"


@every_game
def test_many_random_games_change_only_with_the_version(name: str) -> None:
    version = registry.game(name).version
    now, then = GOLDEN / name / "twins.toml", archive(name, version) / "twins.toml"
    advice = f"{name} plays differently, so it needs a version above {version}"
    assert now.read_bytes() == then.read_bytes(), advice


@every_game
def test_a_record_of_another_version_is_refused_in_one_sentence(name: str) -> None:
    version = registry.game(name).version
    older = replace(load_record(records(name)[0]), version=version - 1)
    with pytest.raises(elfhame.Refused) as refused:
        elfhame.replay(older)
    assert refused.value.field == "version"
    assert refused.value.reason == (
        f"this game was played with version {version - 1} of the rules of {name}, "
        f"but version {version} is installed"
    )


def test_an_archive_is_added_once_and_never_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "ARCHIVE", tmp_path)
    added = script.add("fae")
    assert added == tmp_path / "fae" / str(registry.game("fae").version)
    assert len(archived("fae", registry.game("fae").version)) == len(records("fae"))
    (added / "twins.toml").write_text("kept")
    assert script.add("fae") is None
    assert (added / "twins.toml").read_text() == "kept"
