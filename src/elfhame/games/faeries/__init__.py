"""Faeries & Magical Creatures: befriend, plant a garden, win five folk (design: Glenn Drover)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict, Unpack, get_args

from ...kernel.game import Game, Options
from ...kernel.journal import Entry
from ...kernel.options import SeatOption
from ...kernel.picture import Spots
from ...kernel.pieces import Piece
from ...kernel.play import Play, Seed
from ...kernel.rng import Rng
from ...kernel.start import start
from ...kernel.uses import Blank, Use
from .bots.evaluate import FaeriesEvaluator
from .bots.term_types import FaeriesTerm
from .bots.terms import terms_of
from .data.components import (
    BOARD_ACTIONS,
    CARDS,
    FOLKS,
    GARDEN_BOARD,
    GARDEN_TILES,
    HOME_AT,
    KINSHIP,
)
from .data.faces import OUTLINES, TILE_FACES, TILE_ROTATIONS
from .data.pieces import PIECES
from .knowledge import actions, events
from .knowledge.actions import FaeriesAction, action_of, number_of
from .knowledge.events import CATALOGUE, FaeriesEvent
from .knowledge.events_end import Ended
from .knowledge.memory_tensor import MEMORY_PLANES
from .knowledge.position import FaeriesPositions
from .knowledge.public_actions import public_action
from .knowledge.tensor import PLANES
from .knowledge.uses import BLANKS, uses_of
from .knowledge.view import view_of
from .knowledge.view_types import FaeriesView
from .knowledge.world import world_from
from .pictures.svg import spots_of, svg_of
from .pictures.text import text_of
from .rules.engine import Faeries, new_game
from .rules.numbers import ACTIONS

__all__ = [
    "GAME",
    "FaeriesAction",
    "FaeriesChoices",
    "FaeriesEvent",
    "FaeriesOptions",
    "FaeriesPlay",
    "FaeriesView",
    "actions",
    "events",
    "new",
]


class FaeriesOptions(Options, frozen=True, kw_only=True):
    """The options of Faeries & Magical Creatures."""

    draft: bool = False
    """FMC-15V: everyone drafts four cards before the first turn."""
    friendly_ties: bool = False
    """FMC-63V: all who tie for the most tokens score as if alone."""
    first: SeatOption = None
    """FMC-16R: the seat that begins, or None to draw it at random."""


class FaeriesChoices(TypedDict, total=False):
    """The options of Faeries & Magical Creatures as keyword arguments of ``new``."""

    draft: bool
    friendly_ties: bool
    first: int | None


class FaeriesGame(Game[Faeries, FaeriesAction, FaeriesEvent, FaeriesView, FaeriesOptions]):
    """The facts and functions of the game that all other code goes through."""

    name = "faeries"
    title = "Faeries & Magical Creatures"
    designer = "Glenn Drover"
    version = 3
    seats = (2, 3, 4)
    actions = ACTIONS
    longest = 200 * 60
    """FMC-76R: 200 turns, with at most 60 decisions each."""
    turn_questions = frozenset({"name"})
    turn_rule = "FMC-21"
    action_types = get_args(FaeriesAction)
    event_types = get_args(FaeriesEvent)
    closing_event = Ended
    view_type = FaeriesView
    options_type = FaeriesOptions
    planes = PLANES
    memory_planes = MEMORY_PLANES
    term_types = FaeriesTerm.kinds()

    def setup(self, seats: int, options: FaeriesOptions, rng: Rng) -> Faeries:
        self.check(seats, options)
        first = -1 if options.first is None else options.first
        return new_game(seats, int(options.friendly_ties), int(options.draft), first, rng)

    def action(self, number: int) -> FaeriesAction:
        return action_of(number)

    def number(self, action: FaeriesAction) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> FaeriesEvent | None:
        return CATALOGUE.event_for(entry, observer)

    def view(self, state: Faeries, observer: int) -> FaeriesView:
        return view_of(state, observer)

    def world(self, view: FaeriesView) -> Faeries:
        return world_from(view)

    def components(self) -> dict[str, Any]:
        return {
            "actions": BOARD_ACTIONS,
            "folks": FOLKS,
            "cards": CARDS,
            "tiles": GARDEN_TILES,
            "turns": TILE_ROTATIONS,
            "outlines": OUTLINES,
            "faces": TILE_FACES,
            "garden": GARDEN_BOARD,
            "kinship": KINSHIP,
            "home_at": HOME_AT,
        }

    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def uses(self, event: FaeriesEvent) -> Iterable[Use]:
        return uses_of(event)

    def blanks(self) -> Mapping[str, Blank]:
        return BLANKS

    def position_form(self) -> FaeriesPositions:
        return FaeriesPositions()

    def evaluator(self) -> FaeriesEvaluator:
        return FaeriesEvaluator()

    def terms(
        self, state: Faeries, seat: int, action: int, followed: bool = False
    ) -> Sequence[FaeriesTerm]:
        return terms_of(state, seat, action, followed)

    def public_action(
        self, before: FaeriesView, events: Sequence[FaeriesEvent]
    ) -> tuple[int, int] | None:
        return public_action(events)

    def show(self, view: FaeriesView) -> str:
        return text_of(view)

    def draw(self, view: FaeriesView | None) -> str:
        return svg_of(view)

    def spots(self, view: FaeriesView) -> Spots:
        return spots_of(view)


GAME = FaeriesGame()
FaeriesPlay = Play[FaeriesAction, FaeriesEvent, FaeriesView]


def new(
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Unpack[FaeriesChoices],
) -> FaeriesPlay:
    """Start a game of Faeries, dealt or from a position; see ``elfhame.new``."""
    return start(GAME, seats, seed, position, options)
