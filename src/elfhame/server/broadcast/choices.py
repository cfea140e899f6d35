"""Choices as JSON. An action's number never changes its meaning, so encoded ones are cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

import msgspec

from ...kernel.game import Game
from ...texts.narrator import Narrator
from ..messages import Choice, WordedChoice

MOST_CACHED: Final = 2**14
"""Encoded actions of all games in memory: about as many as Fairy Trails has, in 5 MB."""


@lru_cache(MOST_CACHED)
def _encoded(game: Game, number: int) -> bytes:
    return msgspec.json.encode(Choice(number=number, action=game.action(number)))


def encoded_choices(game: Game, numbers: Sequence[int]) -> list[Choice]:
    """The choices with these numbers, encoded for a message. Most frames of Fae have hundreds."""
    choices = b",".join([_encoded(game, number) for number in numbers])
    return cast(list[Choice], msgspec.Raw(b"[%b]" % choices))


def worded_choices(narrator: Narrator, game: Game, numbers: Sequence[int]) -> list[WordedChoice]:
    """The choices with these numbers, in words."""
    return [
        WordedChoice(number=number, sentence=narrator.action(game.action(number)))
        for number in numbers
    ]
