"""No bot knows more than its seat: it chooses the same in worlds that look the same to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

import pytest

from elfhame.bots.bot import Bot, Budget, Frame
from elfhame.bots.roster import BOTS
from elfhame.kernel.game import REVIEWER, Game, View
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import to_json
from elfhame.kernel.state import State

from .kit import Kit
from .kits import Table, every_kit, every_table

BUDGET: Final = Budget(iterations=20)
MOMENTS: Final = 5
"""At least this many positions of a game are tested."""
OTHERS: Final = 2
"""Other worlds drawn at each position."""

every_bot = pytest.mark.parametrize("bot", BOTS)


class LeakyGame:
    """A game that remembers the state it last viewed, and returns it as the imagined world."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.shown: State | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def view(self, state: State, observer: int) -> View:
        if observer != REVIEWER:
            self.shown = state
        view: View = self.game.view(state, observer)
        return view

    def world(self, _view: View) -> State | None:
        return self.shown


class Cheat(Bot):
    """Decides by everything in its imagined world, which must be built from the view alone."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        secrets = to_json(self.game.view(self.game.world(frame.view), REVIEWER))
        return frame.choices[crc32(secrets) % len(frame.choices)]


def frame_in(world: State, play: Play, game: Game, seat: int) -> Frame:
    """The seat's frame if the play were in that world."""
    return Frame(
        seq=len(play.steps),
        view=game.view(world, seat),
        events=tuple(play.events(seat)),
        choices=tuple(world.legal_actions(seat)),
    )


def choices(kind: type[Bot], game: Game, play: Play, seat: int) -> Iterator[int]:
    """The bot's choices in the real world, and in others that look the same to its seat."""
    rng = keyed(seed_bytes(len(play.steps)), "other worlds")
    worlds = [play.state, *(play.state.determinize(seat, rng) for _ in range(OTHERS))]
    for world in worlds:
        bot = kind(game, seat, keyed(seed_bytes(len(play.steps)), "bot"))
        frame = frame_in(world, play, game, seat)
        bot.observe(frame)
        yield bot.choose(frame, BUDGET)


def moments(table: Table, seed: int) -> Iterator[tuple[Play, int]]:
    """Some positions of a random game, each with a seat that has to decide."""
    for play in table.walk(seed, every=max(1, table.game.longest // MOMENTS)):
        for seat in play.waiting[-1:]:
            yield play, seat


@every_bot
@every_table
def test_a_bot_chooses_the_same_in_worlds_that_look_the_same(table: Table, bot: str) -> None:
    for play, seat in moments(table, seed=0):
        numbers = play.numbers(seat)
        done = set(choices(BOTS[bot], table.game, play, seat))
        assert len(done) == 1
        assert done <= set(numbers)


@every_kit
def test_a_bot_that_cheats_is_found(kit: Kit) -> None:
    leaky: Any = LeakyGame(kit.game)
    found = 0
    for table in (Table(kit, *table) for table in kit.tables()):
        for play, seat in moments(table, seed=1):
            assert len(set(choices(Cheat, kit.game, play, seat))) == 1
            found += len(set(choices(Cheat, leaky, play, seat))) - 1
    assert found
