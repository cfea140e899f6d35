"""Faeries & Magical Creatures: befriend, plant a garden, win five folk (design: Glenn Drover)."""

from __future__ import annotations

from typing import Any, get_args

from ...kernel.game import Game, Options
from ...kernel.journal import Entry
from ...kernel.rng import Rng
from .bots.evaluate import FaeriesEvaluator
from .data.components import ACTIONS, CARDS, FOLKS, GARDEN, HOMES, KINSHIP, TILES
from .data.tables import TURN_COUNT
from .knowledge.actions import SIDES, Decision, meaning, number_of
from .knowledge.events import Told
from .knowledge.tellers import told
from .knowledge.view import seen
from .knowledge.view_types import FaeriesView
from .knowledge.world import fitting
from .pictures.svg import draw
from .pictures.text import text
from .rules import engine as rules


class FaeriesOptions(Options, frozen=True, kw_only=True):
    """What the owner of a table of Faeries & Magical Creatures may choose."""

    draft: bool = False
    """FMC-15V: everybody drafts four cards before the first turn."""
    friendly_ties: bool = False
    """FMC-63V: all who are tied for the most tokens score as if alone."""
    first: int | None = None
    """FMC-16R: the seat that begins; drawn at random if nobody chose it."""


class FaeriesGame(Game[rules.Faeries, Decision, Told, FaeriesView, FaeriesOptions]):
    """The door of Faeries & Magical Creatures."""

    name = "faeries"
    title = "Faeries & Magical Creatures"
    designer = "Glenn Drover"
    version = 1
    seats = (2, 3, 4)
    actions = rules.ACTIONS
    longest = 200 * 60
    """FMC-76R: 200 turns, of no more than 60 decisions each."""
    turn_rule = "FMC-21"
    action_types = get_args(Decision)
    event_types = get_args(Told)
    view_type = FaeriesView
    options_type = FaeriesOptions

    def setup(self, seats: int, options: FaeriesOptions, rng: Rng) -> rules.Faeries:
        self.check(seats, options)
        first = -1 if options.first is None else options.first
        return rules.setup(seats, int(options.friendly_ties), int(options.draft), first, rng)

    def action(self, number: int) -> Decision:
        return meaning(number)

    def number(self, action: Decision) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> Told | None:
        return told(entry, observer)

    def view(self, state: rules.Faeries, observer: int) -> FaeriesView:
        return seen(state, observer)

    def world(self, view: FaeriesView) -> rules.Faeries:
        return fitting(view)

    def components(self) -> dict[str, Any]:
        return {
            "actions": ACTIONS,
            "folks": FOLKS,
            "cards": CARDS,
            "tiles": TILES,
            "turns": [
                {side: TURN_COUNT[tile.number * 2 + face] for face, side in enumerate(SIDES)}
                for tile in TILES
            ],
            "garden": GARDEN,
            "kinship": KINSHIP,
            "home_at": HOMES,
        }

    def evaluator(self) -> FaeriesEvaluator:
        return FaeriesEvaluator()

    def show(self, view: FaeriesView) -> str:
        return text(view)

    def draw(self, view: FaeriesView | None) -> str:
        return draw(view)


GAME = FaeriesGame()
