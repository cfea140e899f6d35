"""Regenerates the golden files: records with playthroughs, counts of positions, digests.

Run it on interpreted rules, after a change in behaviour that raised the rules version:

    python -m scripts.make_golden [game ...]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from elfhame.bots.table import Table as Seated
from elfhame.kernel.arrays import COMPILED
from elfhame.kernel.play import Play
from elfhame.kernel.record import dump, record
from tests.conformance.golden import GOLDEN, Position, many_games, perft, random_play
from tests.conformance.kit import Kit
from tests.conformance.kits import NAMES, REGISTERED, Table, kit_of

FIRST_SEED: Final = 7
BOTS: Final = ("random", "greedy")
"""The bots that play the recorded games: greedy ones reach positions that random ones never do."""
MANY_GAMES: Final = 2_000
FEWER_GAMES: Final = 500
"""For the test game, which is never compiled, and for long games."""
LONG: Final = 1_000
"""A game is long if it can take this many steps."""
MOST_TRIED: Final = 3_000
"""Counting goes no deeper once a level has more sequences than this."""
DEEPEST: Final = 6
STAGES: Final = (0.0, 0.4, 0.7, 0.9)
"""How far into a game positions are taken, as a share of its length."""


def make(kit: Kit) -> None:
    """Write all golden files of a game; for the test game, only the digest."""
    folder = GOLDEN / kit.game.name
    folder.mkdir(parents=True, exist_ok=True)
    if kit.game.name in REGISTERED:
        make_records(kit, folder)
        make_perft(kit, folder)
    make_twins(kit, folder)


def make_records(kit: Kit, folder: Path) -> None:
    """Write the records, each with a readable playthrough."""
    from elfhame.texts.playthrough import playthrough

    for old in (*folder.glob("*.json"), *folder.glob("*.txt")):
        old.unlink()
    for name, play in played_games(kit):
        (folder / f"{name}.json").write_bytes(dump(record(play)))
        (folder / f"{name}.txt").write_text(playthrough(play), encoding="utf-8")
        print(f"{folder.name}: {name}")


def played_games(kit: Kit) -> Iterator[tuple[str, Play]]:
    """One game by random bots and one by greedy bots for every table, with their file names."""
    for seed, (seats, options) in enumerate(kit.tables(), FIRST_SEED):
        for bot in BOTS:
            play = Play(kit.game, seats, options, seed)
            Seated(play, dict.fromkeys(range(seats), bot)).finish()
            chosen = Table(kit, seats, options).chosen
            yield "-".join((str(seats), "seats", *chosen, bot, "seed", str(seed))), play


def make_perft(kit: Kit, folder: Path) -> None:
    """Write how many continuations there are from positions at several stages of a game."""
    tables = [_position(position) for position in counted_positions(kit)]
    heading = "# How many sequences of 1, 2, ... actions go on from positions of random games.\n"
    (folder / "perft.toml").write_text("\n".join([heading, *tables]), encoding="utf-8")
    print(f"{folder.name}: {len(tables)} positions")


def counted_positions(kit: Kit) -> Iterator[Position]:
    """One position per table and stage, with its counts."""
    for seed, (seats, options) in enumerate(kit.tables(), FIRST_SEED):
        length = len(random_play(kit.game, seats, options, seed, kit.game.longest).steps)
        for stage in STAGES:
            steps = int(stage * length)
            leaves = counts(random_play(kit.game, seats, options, seed, steps))
            yield Position(seats, seed, steps, leaves, options)


def counts(play: Play) -> list[int]:
    """The number of legal sequences of one action from here, of two actions, and so on."""
    leaves = [perft(play.state, 1, play.chance)]
    while len(leaves) < DEEPEST and 0 < leaves[-1] <= MOST_TRIED:
        leaves.append(perft(play.state, len(leaves) + 1, play.chance))
    return leaves


def _position(position: Position) -> str:
    chosen = ", ".join(f"{name} = {_toml(value)}" for name, value in position.options.items())
    lines = [
        "[[position]]",
        f"seats = {position.seats}",
        f"options = {{ {chosen} }}" if chosen else "options = {}",
        f"seed = {position.seed}",
        f"steps = {position.steps}",
        f"leaves = {position.leaves}",
    ]
    return "\n".join(lines) + "\n"


def _toml(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def make_twins(kit: Kit, folder: Path) -> None:
    """Write the digest of many games; interpreted and compiled rules must both produce it."""
    short = kit.game.name in REGISTERED and kit.game.longest < LONG
    games = MANY_GAMES if short else FEWER_GAMES
    lines = [
        "# One digest of many random games; interpreted and compiled rules must both give it.",
        f"version = {kit.game.version}",
        f"games = {games}",
        f'digest = "{many_games(kit, games)}"',
    ]
    (folder / "twins.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{folder.name}: {games} games")


def main() -> None:
    """Write the files of the games on the command line, or of all games."""
    if COMPILED:
        sys.exit("golden files are made by interpreted rules, but these are compiled")
    for name in sys.argv[1:] or NAMES:
        kit = kit_of(name)
        if kit is None:
            sys.exit(f"{name} has no kit")
        make(kit)


if __name__ == "__main__":
    main()
