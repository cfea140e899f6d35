"""Encoded choices say what their numbers mean, and are encoded once."""

from __future__ import annotations

import msgspec
import pytest

from elfhame.games import registry
from elfhame.kernel.play import Play
from elfhame.server.broadcast import choices


@pytest.mark.parametrize("name", registry.names())
def test_encoded_choices_are_the_actions_of_their_numbers(name: str) -> None:
    game = registry.game(name)
    numbers = Play(game, max(game.seats), seed=1).numbers()
    sent = msgspec.json.encode(choices.encoded_choices(game, numbers))
    expected = [
        {"number": number, "action": msgspec.to_builtins(game.action(number))} for number in numbers
    ]
    assert expected
    assert msgspec.json.decode(sent) == expected
    before = choices._encoded.cache_info().misses
    assert msgspec.json.encode(choices.encoded_choices(game, numbers)) == sent
    assert choices._encoded.cache_info().misses == before


def test_encoded_choices_take_bounded_memory() -> None:
    assert choices._encoded.cache_info().maxsize == choices.MOST_CACHED
