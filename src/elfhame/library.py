"""The public functions: start a game, save and load one, replay one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .games import registry
from .kernel import record as filing
from .kernel.play import Play, seed_bytes
from .kernel.record import Account, Record
from .kernel.refused import Refused
from .kernel.rng import Rng, keyed


def catalogue() -> tuple[str, ...]:
    """The names of all games.

    >>> catalogue()
    ('fae', 'trails', 'land', 'faeries')
    """
    return registry.names()


def new(name: str, seats: int = 2, seed: int | bytes | None = None, **options: Any) -> Play:
    """A new game; the same seed gives the same game.

    >>> play = new("fae", seats=3, seed=7, clans=True)
    >>> play.over, len(play.steps), play.choices() == new("fae", 3, 7, clans=True).choices()
    (False, 0, True)
    """
    return Play(registry.game(name), seats, options, seed)


def chance(seed: int | bytes | None = None, label: str = "chance") -> Rng:
    """A random generator, for example for a bot; the same seed gives the same numbers.

    >>> [chance(7).below(6) for _ in range(3)] == [chance(7).below(6)] * 3
    True
    """
    return keyed(seed_bytes(seed), label)


def save(play: Play, file: str | Path, observer: int | None = None) -> None:
    """Write the record of a finished game, or what one observer was told, to a file.

    A running game has secrets, so without an observer it is Refused. A file that can't be written
    raises OSError, as everywhere in Python.
    """
    filed = filing.record(play) if observer is None else filing.account(play, observer)
    Path(file).write_bytes(filing.dump(filed))


def load(file: str | Path) -> Record | Account:
    """The record or account in a file; FileNotFoundError if there is no such file."""
    return filing.load(Path(file).read_bytes())


def replay(filed: Record | Account | str | Path) -> Play:
    """The finished play of a record or its file, after checking every step and the digest."""
    found = filed if isinstance(filed, Record | Account) else load(filed)
    if isinstance(found, Account):
        raise Refused("an account, unlike a record, can't be replayed", field="file")
    return filing.replay(registry.game(found.game), found)
