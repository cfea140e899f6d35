"""No bot knows more than its seat: it chooses the same in worlds that look the same to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

import pytest

from elfhame.bots.bot import Bot, BotFactory, Budget, Frame
from elfhame.bots.levels import NAMES
from elfhame.bots.roster import BOTS, find_bot
from elfhame.games.fae.bots.belief import FaeBelief
from elfhame.kernel.game import REVIEWER, Game, View
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import to_json
from elfhame.kernel.state import State

from .kit import Kit
from .kits import TABLES, Table, every_kit, every_table

BUDGET: Final = Budget(iterations=20)
MOMENTS: Final = 5
"""At least this many positions of a game are tested."""
OTHERS: Final = 2
"""Other worlds drawn at each position."""

every_bot = pytest.mark.parametrize("bot", [*BOTS, *NAMES])


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
    """The seat's frame after the last step if the play were in that world."""
    return Frame(
        seq=len(play.steps),
        view=game.view(world, seat),
        events=tuple(play.events(seat, len(play.steps))),
        choices=tuple(world.legal_actions(seat)) if seat in play.waiting else (),
    )


class Hesitant(Bot):
    """Always takes the first action, but thinks longer about some hidden cards than others."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        secrets = to_json(self.game.view(self.game.world(frame.view), REVIEWER))
        for _ in range(crc32(secrets) % 9):
            self.rng.word()
        return frame.choices[0]


class Witnesses:
    """Equal bots at one seat: one in the real world, the others in worlds that look the same."""

    def __init__(self, kind: BotFactory, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        rngs = (keyed(seed_bytes(seat), "bot") for _ in range(1 + OTHERS))
        self.bots = [kind(game, seat, rng) for rng in rngs]
        self._rng = keyed(seed_bytes(seat), "other worlds")

    def observe(self, play: Play) -> None:
        """Show the last step to bots that need every one."""
        if self.bots[0].follows(self.game):
            for bot, frame in self._frames(play):
                bot.observe(frame)

    def choices(self, play: Play) -> set[int]:
        """What the bots choose."""
        return {bot.choose(frame, BUDGET) for bot, frame in self._frames(play)}

    @property
    def worked_alike(self) -> bool:
        """Whether the bots have drawn equally often so far: every imagined game draws."""
        return all(bot.rng == self.bots[0].rng for bot in self.bots)

    def _frames(self, play: Play) -> Iterator[tuple[Bot, Frame]]:
        for place, bot in enumerate(self.bots):
            world = play.state.determinize(self.seat, self._rng) if place else play.state
            yield bot, frame_in(world, play, self.game, self.seat)


def moments(
    table: Table, kind: BotFactory, game: Game, seed: int
) -> Iterator[tuple[Play, Witnesses]]:
    """Some positions of a random game, each with the witnesses of a seat that has to decide."""
    every = max(1, table.game.longest // MOMENTS)
    witnesses = [Witnesses(kind, game, seat) for seat in range(table.seats)]
    for play in table.walk(seed):
        for witness in witnesses:
            witness.observe(play)
        if len(play.steps) % every == 0:
            for seat in play.waiting[-1:]:
                yield play, witnesses[seat]


@every_bot
@every_table
def test_a_bot_chooses_the_same_in_worlds_that_look_the_same(table: Table, bot: str) -> None:
    for play, witnesses in moments(table, find_bot(bot).factory, table.game, seed=0):
        numbers = play.numbers(witnesses.seat)
        done = witnesses.choices(play)
        assert len(done) == 1
        assert done <= set(numbers)
        assert witnesses.worked_alike  # so the time it takes gives nothing away either


@pytest.mark.parametrize("bot", ["search", "elder"])
def test_a_bot_that_infers_has_learned_when_it_chooses(bot: str) -> None:
    table = next(table for table in TABLES if table.game.name == "fae")
    beliefs = [
        witness.belief.odds
        for _, witnesses in moments(table, find_bot(bot).factory, table.game, seed=0)
        for witness in witnesses.bots
        if isinstance(witness.belief, FaeBelief)
    ]
    assert any(odds != FaeBelief().odds for odds in beliefs)


@every_kit
def test_a_bot_that_cheats_is_found(kit: Kit) -> None:
    leaky: Any = LeakyGame(kit.game)
    found = 0
    for table in (Table(kit, *table) for table in kit.tables()):
        for play, witnesses in moments(table, Cheat, kit.game, seed=1):
            assert len(witnesses.choices(play)) == 1
        for play, witnesses in moments(table, Cheat, leaky, seed=1):
            found += len(witnesses.choices(play)) - 1
    assert found


@every_kit
def test_a_bot_whose_work_depends_on_hidden_cards_is_found(kit: Kit) -> None:
    leaky: Any = LeakyGame(kit.game)
    tables = [Table(kit, *table) for table in kit.tables()]
    assert all(worked_alike(table, kit.game) for table in tables)
    assert not all(worked_alike(table, leaky) for table in tables)


def worked_alike(table: Table, game: Game) -> bool:
    """Whether hesitant bots work alike in worlds that look the same, throughout a random game."""
    found = []
    for play, witnesses in moments(table, Hesitant, game, seed=1):
        witnesses.choices(play)
        found.append(witnesses.worked_alike)
    return all(found)
