"""The journal of a game: one entry of plain numbers for each thing that happened."""
# compiled

from __future__ import annotations

from typing import Final, NamedTuple, final

from .arrays import i64, mypyc_attr

NOBODY: Final = 0
EVERYBODY: Final = 0x3FFFFFFFFFFFFFFF


class Entry(NamedTuple):
    """One thing that happened, with all its facts."""

    kind: int
    """The kind of entry; the game's events know it by this number."""
    learns: int
    """A bit for each seat that learns something hidden or random from it."""
    facts: tuple[int, ...]


@final
@mypyc_attr(acyclic=True)
class Journal:
    """The entries of a game so far."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def note(self, kind: i64, learns: i64, facts: list[int]) -> None:
        """Add an entry, with the set of seats (as bits) that learn a secret from it.

        The set must follow from public information: it decides whether a step can be taken back,
        and that must not tell the player what a rival has deduced.
        """
        self.entries.append(Entry(kind, learns, tuple(facts)))

    def cut(self, length: i64) -> None:
        """Remove all entries from this place on."""
        del self.entries[length:]


UNREAD: Final = Journal()
"""The journal of every silent state. It is never written to; with it, no rule has to check."""
