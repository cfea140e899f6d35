"""Frames as the server sends them to a seat's client, built from plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from elfhame.bots.table import Table
from elfhame.kernel.game import Event, Game
from elfhame.kernel.play import Play
from elfhame.kernel.shapes import to_json
from elfhame.kernel.state import State


def client_frame(
    game: Game, state: State, seat: int, seq: int, told: Sequence[tuple[int, Event]] = ()
) -> bytes:
    """The frame that a seat's client gets in this state, including fields that bots ignore."""
    choices: list[dict[str, Any]] = []
    if seat in state.waiting():
        numbers = state.legal_actions(seat)
        choices = [{"number": n, "action": game.action(n)} for n in numbers]
    news = [{"seq": step, "sentence": "Thus.", "event": event} for step, event in told]
    news.append({"seq": seq, "sentence": "Somebody looks on.", "event": None})
    frame = {
        "kind": "frame",
        "seq": seq,
        "status": "running",
        "view": game.view(state, seat),
        "news": news,
        "choices": choices,
    }
    return to_json(frame)


def before(seq: int) -> bytes:
    """The frame that a client gets while its table waits for players."""
    return to_json({"kind": "frame", "seq": seq, "view": None, "news": [], "choices": []})


class Client:
    """A seat's client in a game of random bots: all its frames up to the seat's next decision."""

    def __init__(self, game: Game, seats: int = 2, seed: int = 1, steps: int = 6) -> None:
        self.game = game
        self.play = Play(game, seats, seed=seed)
        table = Table(self.play, dict.fromkeys(range(seats), "random"))
        states = [self.play.state.clone()]
        while len(self.play.steps) < steps:
            table.act()
            states.append(self.play.state.clone())
        self.seat = self.play.waiting[0]
        told = self.play.events(self.seat)
        self.sent = [before(0)]
        for step, state in enumerate(states):
            news = [(seq, event) for seq, event in told if seq == step]
            self.sent.append(client_frame(game, state, self.seat, step + 1, news))

    @property
    def choices(self) -> list[int]:
        """The seat's legal actions."""
        return self.play.numbers(self.seat)

    def frames(self, since: int) -> list[bytes]:
        """The frames with a higher seq."""
        return self.sent[since + 1 :]


def counted(frames: Callable[[int], list[bytes]], asked: list[int]) -> Callable[[int], list[bytes]]:
    """The same frames; each requested starting point is recorded in `asked`."""

    def since(seq: int) -> list[bytes]:
        asked.append(seq)
        return frames(seq)

    return since


def plain(value: object) -> Any:
    """The value after a round trip through JSON."""
    return msgspec.json.decode(to_json(value))
