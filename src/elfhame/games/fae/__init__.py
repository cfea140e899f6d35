"""Fae: lead druids together, isolate them, and score in secret (design: Leo Colovini)."""

from __future__ import annotations

from typing import Any, get_args

from ...kernel.game import Game, Options
from ...kernel.journal import Entry
from ...kernel.rng import Rng
from . import rules
from .actions import Move, Ritual, meaning, number_of
from .components import COLOURS, MAP, RITUALS, TERRAINS
from .drawing import draw
from .evaluate import FaeEvaluator
from .events import Told, told
from .fitting import fitting
from .seeing import seen
from .show import text
from .view import FaeView


class FaeOptions(Options, frozen=True, kw_only=True):
    """What the owner of a table of Fae may choose."""

    clans: bool = False
    """FAE-24V: seven or more may join a group of at least as many."""
    first: int | None = None
    """FAE-15R: the seat that begins; drawn at random if nobody chose it."""


class FaeGame(Game[rules.Fae, Move | Ritual, Told, FaeView, FaeOptions]):
    """The door of Fae."""

    name = "fae"
    title = "Fae"
    designer = "Leo Colovini"
    version = 1
    seats = (2, 3, 4)
    actions = rules.ACTIONS
    longest = 59 + 12
    """FAE-58: 59 moves; and no ritual is asked for twice."""
    turn_rule = "FAE-15R"
    action_types = (Move, Ritual)
    event_types = get_args(Told)
    view_type = FaeView
    options_type = FaeOptions

    def setup(self, seats: int, options: FaeOptions, rng: Rng) -> rules.Fae:
        self.check(seats, options)
        state = rules.setup(seats, int(options.clans), rng)
        if options.first is not None:
            state.turn = options.first
        return state

    def action(self, number: int) -> Move | Ritual:
        return meaning(number)

    def number(self, action: Move | Ritual) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> Told | None:
        return told(entry, observer)

    def view(self, state: rules.Fae, observer: int) -> FaeView:
        return seen(state, observer)

    def world(self, view: FaeView) -> rules.Fae:
        return fitting(view)

    def show(self, view: FaeView) -> str:
        return text(view)

    def draw(self, view: FaeView | None) -> str:
        if view is None:
            return draw()
        due = [number for number, name in enumerate(view.druids) if name in view.due]
        return draw(list(view.druids.values()), due)

    def components(self) -> dict[str, Any]:
        return {"map": MAP, "rituals": RITUALS, "colours": COLOURS, "terrains": TERRAINS}

    def evaluator(self) -> FaeEvaluator:
        return FaeEvaluator()


GAME = FaeGame()
