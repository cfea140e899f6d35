"""Encoded choices are right, and take a bounded number of bytes."""

from __future__ import annotations

import json

import msgspec
import pytest

from elfhame.games import registry
from elfhame.kernel.play import Play
from elfhame.server.broadcast import choices


def test_encoded_actions_begin_anew_when_they_take_too_many_bytes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(choices, "MOST_BYTES", 2_000)
    game = registry.game("fae")
    encoded, numbers = choices._Encoded(game), Play(game, 2, seed=1).numbers()
    assert len(numbers) > 40
    for number in numbers:
        expected = {"number": number, "action": msgspec.to_builtins(game.action(number))}
        assert json.loads(encoded[number]) == expected
        assert sum(map(len, encoded.values())) < 2_500
    assert encoded[numbers[-1]] is encoded[numbers[-1]]
