"""What a notebook calls: a new game, a game to a file and back, a game played again."""

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
    """The names of the games there are.

    >>> catalogue()
    ('fae', 'trails', 'land', 'faeries')
    """
    return registry.names()


def new(name: str, seats: int = 2, seed: int | bytes | None = None, **options: Any) -> Play:
    """A new game; the same seed gives the same one.

    >>> play = new("fae", seats=3, seed=7, clans=True)
    >>> play.over, len(play.steps), play.choices() == new("fae", 3, 7, clans=True).choices()
    (False, 0, True)
    """
    return Play(registry.game(name), seats, options, seed)


def chance(seed: int | bytes | None = None, label: str = "chance") -> Rng:
    """A generator for what imagines, sets up or plays at random; the same seed gives the same one.

    >>> [chance(7).below(6) for _ in range(3)] == [chance(7).below(6)] * 3
    True
    """
    return keyed(seed_bytes(seed), label)


def save(play: Play, file: str | Path, observer: int | None = None) -> None:
    """Write a finished game's record, or what one observer was told, to a file.

    A running game holds secrets: without an observer it is refused.
    """
    filed = filing.record(play) if observer is None else filing.account(play, observer)
    try:
        Path(file).write_bytes(filing.dump(filed))
    except (OSError, ValueError) as error:
        raise _unusable(file, error) from None


def load(file: str | Path) -> Record | Account:
    """The record or account that a file holds."""
    try:
        text = Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise _unusable(file, error) from None
    return filing.load(text)


def replay(filed: Record | Account | str | Path) -> Play:
    """The finished play of a record or of its file, every step judged and the digest compared."""
    found = filed if isinstance(filed, Record | Account) else load(filed)
    if isinstance(found, Account):
        raise Refused("what one observer was told cannot be played again", field="file")
    return filing.replay(registry.game(found.game), found)


def _unusable(file: str | Path, error: OSError | ValueError) -> Refused:
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return Refused(f"{reason}: {file}", field="file")
