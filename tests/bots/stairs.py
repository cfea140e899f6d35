"""A tiny solo game: climb ten stairs without knowing which one is rotten.

Each turn you go up one, two or three steps. On the rotten step, which is the fourth, fifth or
sixth, you fall and lose; on the tenth you win. You may listen once to find out which one it is.
"""

from __future__ import annotations

from typing import Final

from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.evaluator import Evaluator
from elfhame.kernel.game import REVIEWER, Action, Event, Game, Options, View
from elfhame.kernel.journal import Entry
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import Rng
from elfhame.kernel.state import State

TOP: Final = 10
LISTEN: Final = 0
ROTTEN: Final = (4, 5, 6)


class Stairs(State):
    """Where the climber stands, which step is rotten, and whether the climber knows it."""

    def __init__(self, rotten: int, at: int = 0, heard: bool = False) -> None:
        super().__init__()
        self.rotten, self.at, self.heard = rotten, at, heard

    def player(self) -> i64:
        return -1 if self.at in (self.rotten, TOP) else 0

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        steps = range(1, 4) if self.player() == 0 else range(0)
        numbers = [n for n in steps if self.at + n <= TOP]
        if steps and not self.heard:
            numbers.insert(0, LISTEN)
        for place, number in enumerate(numbers):
            buffer[place] = number
        return len(numbers)

    def why_not(self, seat: i64, action: i64) -> str:
        return "STAIR-2" if action == LISTEN else "STAIR-1"

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        self.at += action
        self.heard = self.heard or action == LISTEN

    def clone(self) -> Stairs:
        return Stairs(self.rotten, self.at, self.heard)

    def determinize(self, seat: i64, rng: Rng) -> Stairs:
        world = self.clone()
        if not self.heard and self.player() == 0:
            unsure = [step for step in ROTTEN if step > self.at]
            world.rotten = unsure[rng.below(len(unsure))] if unsure else TOP + 1
        return world

    def scores(self) -> list[int]:
        return [self.at]

    def returns(self) -> list[int]:
        return [12 if self.at == TOP else 0]

    def ending(self) -> str | None:
        return None if self.player() == 0 else "STAIR-3"


class Ears(Evaluator):
    """Tells states apart by what was heard."""

    def secret(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Stairs)
        return state.rotten if state.heard else 0


class Climb(Action, frozen=True):
    """Go up this many steps; 0 is to listen."""

    steps: int


class StairsView(View, frozen=True, kw_only=True):
    """What the climber knows."""

    at: int
    heard: bool
    rotten: int | None


class StairsGame(Game[Stairs, Climb, Event, StairsView, Options]):
    """The definition of the stairs game."""

    name = "stairs"
    title = "Stairs"
    designer = "The Elfhame authors"
    version = 1
    seats = (1,)
    actions = 4
    longest = 11
    turn_rule = "STAIR-1"
    action_types = (Climb,)
    event_types = ()
    view_type = StairsView
    options_type = Options

    def setup(self, seats: int, options: Options, rng: Rng) -> Stairs:
        return Stairs(ROTTEN[rng.below(len(ROTTEN))])

    def action(self, number: int) -> Climb:
        if not 0 <= number < self.actions:
            raise Refused("no such step", field="action")
        return Climb(number)

    def number(self, action: Climb) -> int:
        return action.steps

    def event(self, entry: Entry, observer: int) -> Event | None:
        return None

    def view(self, state: Stairs, observer: int) -> StairsView:
        over = state.player() < 0
        return StairsView(
            observer=observer,
            seats=1,
            waiting=tuple(state.waiting()),
            question=None if over else "climb",
            ending=state.ending(),
            at=state.at,
            heard=state.heard,
            rotten=state.rotten if state.heard or over or observer == REVIEWER else None,
        )

    def world(self, view: StairsView) -> Stairs:
        return Stairs(TOP + 1 if view.rotten is None else view.rotten, view.at, view.heard)

    def evaluator(self) -> Evaluator:
        return Ears()

    def show(self, view: StairsView) -> str:
        return f"at step {view.at}"

    def draw(self, view: StairsView | None) -> str:
        return "<svg/>"


GAME: Final = StairsGame()
