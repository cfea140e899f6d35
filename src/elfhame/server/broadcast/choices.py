"""Choices as JSON. An action's number never changes its meaning, so encoded ones are cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

import msgspec

from ...kernel.game import Game
from ...texts.narrator import Narrator
from ..messages import Choice, SaidChoice

MOST_BYTES: Final = 4 * 1024 * 1024
"""Bytes that the encoded actions of one game may take. Ours take up to 2 MiB."""
ENTRY_BYTES: Final = 100
"""What an encoded action takes besides its bytes, roughly."""


class _Encoded(dict[int, bytes]):
    """A game's encoded actions by number, filled on demand. Begins anew when it gets too large."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._bytes = 0

    def __missing__(self, number: int) -> bytes:
        choice = Choice(number=number, action=self._game.action(number))
        encoded = msgspec.json.encode(choice)
        if self._bytes > MOST_BYTES:
            self.clear()
            self._bytes = 0
        self._bytes += len(encoded) + ENTRY_BYTES
        self[number] = encoded
        return encoded


_encoded = lru_cache(_Encoded)


def encoded_choices(game: Game, numbers: Sequence[int]) -> list[Choice]:
    """The choices with these numbers, encoded for a message. Most frames of Fae have hundreds."""
    choices = b",".join(map(_encoded(game).__getitem__, numbers))
    return cast(list[Choice], msgspec.Raw(b"[%b]" % choices))


def worded_choices(narrator: Narrator, game: Game, numbers: Sequence[int]) -> list[SaidChoice]:
    """The choices with these numbers, in words."""
    return [
        SaidChoice(number=number, sentence=narrator.action(game.action(number)))
        for number in numbers
    ]
