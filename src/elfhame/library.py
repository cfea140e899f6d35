"""The public functions: start a game, save and load one, replay one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from .games import registry
from .kernel import record as filing
from .kernel.bounds import MOST_BYTES
from .kernel.play import Play
from .kernel.record import Account, Record
from .kernel.refused import Refused
from .kernel.rng import Rng, keyed
from .kernel.seed import Seed, seed_bytes
from .kernel.start import start

if TYPE_CHECKING:  # a game is only loaded when it is played
    from .games.fae import FaeChoices, FaePlay
    from .games.faeries import FaeriesChoices, FaeriesPlay
    from .games.land import LandChoices, LandPlay
    from .games.trails import TrailsChoices, TrailsPlay


def catalogue() -> tuple[str, ...]:
    """The names of all games.

    >>> catalogue()
    ('fae', 'trails', 'land', 'faeries')
    """
    return registry.names()


@overload
def new(
    name: Literal["fae"],
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Unpack[FaeChoices],
) -> FaePlay: ...
@overload
def new(
    name: Literal["trails"],
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Unpack[TrailsChoices],
) -> TrailsPlay: ...
@overload
def new(
    name: Literal["land"],
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Unpack[LandChoices],
) -> LandPlay: ...
@overload
def new(
    name: Literal["faeries"],
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Unpack[FaeriesChoices],
) -> FaeriesPlay: ...
@overload
def new(
    name: str,
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Any,
) -> Play: ...
def new(
    name: str,
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Any,
) -> Play:
    """Start a game, for two unless you say otherwise; the same seed gives the same game.

    With a position, the game begins there, and seats and options are those of the position.

    >>> play = new("fae", seats=3, seed=7, clans=True)
    >>> play.over, len(play.steps), play.choices() == new("fae", 3, 7, clans=True).choices()
    (False, 0, True)
    >>> new("fae", position=play.position(observer=0)).view(0) == play.view(0)
    True
    """
    return start(registry.game(name), seats, seed, position, options)


def chance(seed: Seed = None, label: str = "chance") -> Rng:
    """Make a random generator; the same seed and label give the same numbers.

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
    """Read the record or account in a file; FileNotFoundError if there is no such file."""
    with Path(file).open("rb") as content:
        return filing.load(content.read(MOST_BYTES + 1))


def replay(filed: Record | Account | str | Path) -> Play:
    """Play a record or a file again, checking every step, the result and the digest."""
    found = filed if isinstance(filed, Record | Account) else load(filed)
    if isinstance(found, Account):
        raise Refused("an account, unlike a record, can't be replayed", field="file")
    return filing.replay(registry.game(found.game), found)
