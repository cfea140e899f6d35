"""The pieces of a game as readers meet them: their ids, and phrases that say what they do."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A message of the game's texts, with its facts."""

    message: str
    facts: Mapping[str, str | int | tuple[int, ...] | tuple[Phrase, ...]] = {}
    """Names, numbers, and phrases that the message contains."""


class Piece(msgspec.Struct, frozen=True):
    """A card, item, colour or other thing with a name.

    Its name is the message ``name-<id>``, or ``word-<id>`` if sentences use the same form. Its line
    of flavour is ``flavour-<id>``.
    """

    id: str
    """Its name in actions, events, views and components."""
    effect: tuple[Phrase, ...] = ()
    """What it does, in sentences."""
    options: tuple[tuple[Phrase, ...], ...] = ()
    """The alternatives of an effect that its player chooses from, each by itself."""

    @property
    def sentences(self) -> tuple[Phrase, ...]:
        """Every sentence once: those of the alternatives, then the rest of the effect."""
        offered = tuple(phrase for option in self.options for phrase in option)
        return offered + self.effect[1:] if self.options else self.effect
