"""What the rules tell as they go: one entry for each thing that happened, in flat numbers."""
# compiled

from __future__ import annotations

from typing import Final, NamedTuple, final

from .arrays import i64, mypyc_attr

NOBODY: Final = 0
EVERYBODY: Final = 0x3FFFFFFFFFFFFFFF


class Entry(NamedTuple):
    """One thing that happened, complete in itself."""

    kind: int
    """What happened: a number that the game's events know."""
    learns: int
    """A bit for each seat that learns something hidden or random by it."""
    facts: tuple[int, ...]


@final
@mypyc_attr(acyclic=True)
class Journal:
    """The entries of a game so far."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def note(self, kind: i64, learns: i64, facts: list[int]) -> None:
        """Add what just happened, and the seats (as bits) that learn a secret by it.

        The bits must follow from what all can see: whether a step can be taken back hangs on them,
        and its player must not read off that what a rival has worked out.
        """
        self.entries.append(Entry(kind, learns, tuple(facts)))

    def cut(self, length: i64) -> None:
        """Forget all entries from this place on."""
        del self.entries[length:]


UNREAD: Final = Journal()
"""The journal of every silent state: always there, so that no rule need ask; never written."""
