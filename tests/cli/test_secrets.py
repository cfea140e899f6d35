"""Before the end, `play` prints and saves nothing that depends on what the player can't know.

Two games are played that look the same to the player's seat, but in which a rival has a different
secret. Their output must be identical.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from elfhame.games import registry
from elfhame.kernel.game import REVIEWER, Game
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import keyed
from tests.cli.driver import output_of

LINES = ["", "3", "look move", "look 2", "move", "5", "rules FAE-12", "move A1 L5", "back", "?"]
SEED = seed_bytes(6)
FAE = registry.game("fae")


class Twin:
    """A game whose set-up redraws what seat 0 can't know; everything else is unchanged."""

    def __init__(self, game: Game, world: int) -> None:
        self.game = game
        self.world = world

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def setup(self, *how: Any) -> Any:
        return self.game.setup(*how).determinize(0, keyed(bytes(32), f"world/{self.world}"))


class Gossip(Twin):
    """Shows every event to everyone: the leak that must be found."""

    def event(self, entry: Any, _observer: int) -> Any:
        return self.game.event(entry, REVIEWER)


def transcript(twin: Twin, lines: list[str], save: Path, patch: pytest.MonkeyPatch) -> str:
    patch.setattr(registry, "game", lambda _name: twin)
    return output_of(
        "play",
        "fae",
        "--seats",
        3,
        "--bot",
        "random",
        "--seed",
        int.from_bytes(SEED, "big"),
        "--save",
        save,
        lines=lines,
    )


def secrets(shown: str) -> list[str]:
    """The other players' spirits, as revealed at the end."""
    return re.findall(r"Seat [12] was the (\w+) spirit", shown)


def worlds() -> tuple[int, int]:
    """Two worlds that differ in what seat 0 can't know."""
    all_seen = [
        FAE.view(Twin(FAE, world).setup(3, FAE.options({}), keyed(SEED, "deal")), REVIEWER)
        for world in range(9)
    ]
    return 0, next(world for world, seen in enumerate(all_seen) if seen != all_seen[0])


@pytest.mark.parametrize("lines", [LINES, ["", "1"] * 8], ids=["every command", "eight turns"])
def test_a_rivals_secret_changes_nothing_that_is_printed_or_saved(
    lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "told.json"
    shown, saved = [], []
    for world in worlds():
        shown.append(transcript(Twin(FAE, world), lines, file, monkeypatch))
        saved.append(file.read_text())
    assert shown[0] == shown[1]
    assert saved[0] == saved[1]
    assert len(re.findall(r"(?m)^\* Seat 0 \(you\) leads", shown[0])) >= 2
    assert secrets(shown[0]) == []


def test_at_the_end_the_secrets_are_revealed_and_differ(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, lines = tmp_path / "end.json", ["", "1"] * 60
    told = [secrets(transcript(Twin(FAE, world), lines, file, monkeypatch)) for world in worlds()]
    assert [len(spirits) for spirits in told] == [2, 2]
    assert told[0] != told[1]


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "told.json"
    shown = [transcript(Gossip(FAE, world), LINES, file, monkeypatch) for world in worlds()]
    assert shown[0] != shown[1]
