"""The golden files of each game: records, counts of positions, and a digest of many games."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from elfhame.kernel.game import Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.record import Chain, Record, load
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.shapes import convert
from elfhame.kernel.state import State
from elfhame.kernel.steps import Step

from .kit import Kit
from .kits import walk

GOLDEN: Final = Path(__file__).parents[1] / "golden"
ARCHIVE: Final = Path(__file__).parents[1] / "archive"
"""Golden files of every version of the rules that was released. They never change."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in a random game, and how many continuations of each length it has."""

    seats: int
    seed: int
    steps: int
    leaves: list[int]
    """The number of legal sequences of one action, of two actions, and so on."""
    options: dict[str, Any] = {}


class Twins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One digest of many random games, the same on every build and machine."""

    version: int
    games: int
    digest: str


def how_to_make(name: str) -> str:
    """The advice for a game whose golden files are missing."""
    return f"to make the golden files, run python -m scripts.make_golden {name}"


def records(name: str) -> list[Path]:
    """The files of a game's golden records."""
    return sorted((GOLDEN / name).glob("*.json"))


def load_record(path: Path) -> Record:
    """The record in a file."""
    filed = load(path.read_bytes())
    assert isinstance(filed, Record), f"{path.name} is not a record of a finished game"
    return filed


def archive(name: str, version: int) -> Path:
    """The folder with the archived files of one version of a game's rules."""
    return ARCHIVE / name / str(version)


def archived(name: str, version: int) -> list[Record]:
    """The archived records of one version of a game's rules."""
    lines = (archive(name, version) / "records.jsonl").read_bytes().splitlines()
    found = [load(line) for line in lines]
    return [filed for filed in found if isinstance(filed, Record)]


def positions(name: str) -> list[Position]:
    """The positions of a game that have golden counts."""
    listed = tomllib.loads((GOLDEN / name / "perft.toml").read_text())["position"]
    found: list[Position] = convert(listed, list[Position], "position")
    return found


def twins(name: str) -> Twins:
    """The golden digest of many random games."""
    text = (GOLDEN / name / "twins.toml").read_text()
    found: Twins = convert(tomllib.loads(text), Twins, "twins")
    return found


def random_play(game: Game, seats: int, options: dict[str, Any], seed: int, steps: int) -> Play:
    """The random game of a seed after `steps` steps, or at its end if that comes first."""
    play = Play(game, seats, options, seed)
    return next(at for at in walk(play, seed) if at.over or len(at.steps) == steps)


def perft(state: State, depth: int, chance: Rng) -> int:
    """The number of legal sequences of `depth` actions from here."""
    if depth == 0:
        return 1
    legal = state.legal_actions(state.player()) if state.player() >= 0 else []
    if depth == 1:
        return len(legal)
    return sum(_perft_after(state, action, depth - 1, chance.clone()) for action in legal)


def _perft_after(state: State, action: int, depth: int, chance: Rng) -> int:
    after = state.clone()
    after.apply(after.player(), action, chance)
    return perft(after, depth, chance)


def count_again(game: Game, position: Position) -> list[int]:
    """The counts of a position under the current rules."""
    play = random_play(game, position.seats, position.options, position.seed, position.steps)
    depths = range(1, len(position.leaves) + 1)
    return [perft(play.state, depth, play.chance) for depth in depths]


def many_games(kit: Kit, games: int) -> str:
    """One digest of `games` random games, at every table in turn."""
    tables = list(kit.tables())
    whole = sha256()
    for seed in range(games):
        seats, options = tables[seed % len(tables)]
        whole.update(_one_game(kit.game, seats, options, seed).encode())
    return whole.hexdigest()


def _one_game(game: Game, seats: int, options: dict[str, Any], seed: int) -> str:
    """The digest of a random game: its players, legal actions, scores and result."""
    rng, chain = keyed(seed_bytes(seed), "twins"), Chain()
    state: State = game.setup(seats, game.options(options), keyed(seed_bytes(seed), "deal"))
    while state.player() >= 0:
        action = state.random_action(state.player(), rng)
        chain.add(state, Step(state.player(), action))
        state.apply(state.player(), action, rng)
    return chain.close(state)
