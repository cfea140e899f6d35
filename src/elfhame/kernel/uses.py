"""What players do with the pieces of a game, and how a piece looks that has no effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, NamedTuple

Deed = Literal["offered", "taken", "played"]
EVERYONE: Final = -1


class Use(NamedTuple):
    """A piece is offered to a seat or to everyone, taken, or played."""

    deed: Deed
    seat: int
    piece: str


Edits = tuple[tuple[tuple[str | int, ...], Any], ...]
"""Values by their place in a data file: names of tables and fields, and numbers in lists."""


class Blank(NamedTuple):
    """How a data file changes if a piece has no effect."""

    file: str
    edits: Edits


def uses(deed: Deed, seat: int, pieces: Iterable[str] | None) -> Iterator[Use]:
    """The same deed for several pieces; none if they are hidden.

    >>> list(uses("taken", 1, ["moss"]))
    [Use(deed='taken', seat=1, piece='moss')]
    """
    return (Use(deed, seat, piece) for piece in pieces or ())
