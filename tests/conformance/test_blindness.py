"""No bot knows more than its seat: in worlds that look the same to it, it does the same."""

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
"""At so many moments of a game, or a few more, the bots are asked."""
OTHERS: Final = 2
"""So many other worlds are drawn at each."""

every_bot = pytest.mark.parametrize("bot", BOTS)


class Peeping:
    """A door that keeps the state it shows, and hands it to whoever asks for some world."""

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
    """Decides by all that the world holds; blind only if the world is a guess from the view."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        secrets = to_json(self.game.view(self.game.world(frame.view), REVIEWER))
        return frame.choices[crc32(secrets) % len(frame.choices)]


def frame_in(world: State, play: Play, game: Game, seat: int) -> Frame:
    """What the seat would be sent if the play were in that world."""
    return Frame(
        seq=len(play.steps),
        view=game.view(world, seat),
        events=tuple(play.events(seat)),
        choices=tuple(world.legal_actions(seat)),
    )


def choices(kind: type[Bot], game: Game, play: Play, seat: int) -> Iterator[int]:
    """What the bot does in the world as it is, and in others that look the same to its seat."""
    rng = keyed(seed_bytes(len(play.steps)), "other worlds")
    worlds = [play.state, *(play.state.determinize(seat, rng) for _ in range(OTHERS))]
    for world in worlds:
        bot = kind(game, seat, keyed(seed_bytes(len(play.steps)), "bot"))
        frame = frame_in(world, play, game, seat)
        bot.observe(frame)
        yield bot.choose(frame, BUDGET)


def moments(table: Table, seed: int) -> Iterator[tuple[Play, int]]:
    """Some moments of a random game, and at each a seat that is asked."""
    for play in table.walk(seed, every=max(1, table.game.longest // MOMENTS)):
        for seat in play.waiting[-1:]:
            yield play, seat


@every_bot
@every_table
def test_a_bot_does_the_same_in_worlds_that_look_the_same(table: Table, bot: str) -> None:
    for play, seat in moments(table, seed=0):
        numbers = play.numbers(seat)
        done = set(choices(BOTS[bot], table.game, play, seat))
        assert len(done) == 1
        assert done <= set(numbers)


@every_kit
def test_a_bot_that_peeps_is_found(kit: Kit) -> None:
    door: Any = Peeping(kit.game)
    found = 0
    for table in (Table(kit, *table) for table in kit.tables()):
        for play, seat in moments(table, seed=1):
            assert len(set(choices(Cheat, kit.game, play, seat))) == 1
            found += len(set(choices(Cheat, door, play, seat))) - 1
    assert found
