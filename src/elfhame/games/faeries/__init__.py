"""Faeries & Magical Creatures: befriend, plant a garden, win five folk (design: Glenn Drover)."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack, get_args

from ...kernel.game import Game, Options
from ...kernel.journal import Entry
from ...kernel.options import SeatOption
from ...kernel.play import Play, Seed
from ...kernel.rng import Rng
from . import rules
from .actions import SIDES, Decision, meaning, number_of
from .components import ACTIONS, CARDS, FOLKS, GARDEN, HOMES, KINSHIP, TILES
from .drawing import draw
from .evaluate import FaeriesEvaluator
from .events import Ended, Told
from .fitting import fitting
from .seeing import seen
from .show import text
from .tables import TURN_COUNT
from .tellers import told
from .view import FaeriesView


class FaeriesOptions(Options, frozen=True, kw_only=True):
    """What the owner of a table of Faeries & Magical Creatures may choose."""

    draft: bool = False
    """FMC-15V: everybody drafts four cards before the first turn."""
    friendly_ties: bool = False
    """FMC-63V: all who are tied for the most tokens score as if alone."""
    first: SeatOption = None
    """FMC-16R: the seat that begins; drawn at random if nobody chose it."""


class FaeriesChoices(TypedDict, total=False):
    """The options of Faeries & Magical Creatures as keyword arguments of ``new``."""

    draft: bool
    friendly_ties: bool
    first: int | None


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
    closing_event = Ended
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
FaeriesPlay = Play[Decision, Told, FaeriesView]


def new(seats: int = 2, seed: Seed = None, **options: Unpack[FaeriesChoices]) -> FaeriesPlay:
    """Start a game of Faeries & Magical Creatures; the same seed gives the same game."""
    return Play(GAME, seats, options, seed)
