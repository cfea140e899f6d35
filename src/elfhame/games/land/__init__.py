"""Fairy Land: bid for Clearings, visit the Queen and the Druids, gather cards (Luca Iennaco)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
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
from .bots.evaluate import LandEvaluator
from .bots.term_types import LandTerm
from .bots.terms import terms_of
from .data.components import FOREST, HAND, ITEMS, Printed
from .data.pieces import PIECES
from .data.tables import CLEARINGS, DECK_SIZE
from .knowledge import actions, events
from .knowledge.actions import LandAction, action_of, number_of
from .knowledge.events import CATALOGUE, LandEvent
from .knowledge.events_end import Ended
from .knowledge.memory_tensor import MEMORY_PLANES
from .knowledge.position import LandPositions
from .knowledge.public_actions import public_action
from .knowledge.tensor import PLANES
from .knowledge.uses import BLANKS, uses_of
from .knowledge.view import view_of
from .knowledge.view_types import LandView
from .knowledge.world import world_from
from .pictures.svg import spots_of, svg_of
from .pictures.text import text_of
from .rules.engine import FairyLand, new_game
from .rules.numbers import ACTIONS
from .rules.ogre import MEAL
from .rules.scoring import GOBLIN_COST
from .rules.sunset import FULL_CLEARING
from .state import COURT_ONLY, FIRST_GAME, HIDDEN_COUNTS

__all__ = [
    "GAME",
    "LandAction",
    "LandChoices",
    "LandEvent",
    "LandOptions",
    "LandPlay",
    "LandView",
    "actions",
    "events",
    "new",
]


class LandOptions(Options, frozen=True, kw_only=True):
    """The options of Fairy Land."""

    first_game: bool = False
    """LAND-14V: the nine starred items are the Court's deck."""
    hidden_counts: bool = False
    """LAND-19V: the number of cards in decks and others' hands is hidden."""
    herald_court_only: bool = False
    """LAND-94V: the Herald is worth 5 only at the Court."""
    first: SeatOption = None
    """LAND-12: the seat that begins, or None to draw it at random."""


class LandChoices(TypedDict, total=False):
    """The options of Fairy Land as keyword arguments of ``new``."""

    first_game: bool
    hidden_counts: bool
    herald_court_only: bool
    first: int | None


class LandGame(Game[FairyLand, LandAction, LandEvent, LandView, LandOptions]):
    """The facts and functions of Fairy Land that all other code goes through."""

    name = "land"
    title = "Fairy Land"
    designer = "Luca Iennaco"
    version = 3
    seats = (2, 3, 4)
    actions = ACTIONS
    longest = 560
    """36 turns of two placements, a day and four bids; 150 payments; 72 cards kept or buried; 72
    choices for Wind and Warrior; ogres and items."""
    turn_questions = frozenset({"day"})
    turn_rule = "LAND-20"
    action_types = get_args(LandAction)
    event_types = get_args(LandEvent)
    first_options = MappingProxyType({"first_game": True})
    closing_event = Ended
    view_type = LandView
    options_type = LandOptions
    planes = PLANES
    memory_planes = MEMORY_PLANES
    term_types = LandTerm.kinds()

    def setup(self, seats: int, options: LandOptions, rng: Rng) -> FairyLand:
        self.check(seats, options)
        chosen = (
            options.first_game * FIRST_GAME
            | options.hidden_counts * HIDDEN_COUNTS
            | options.herald_court_only * COURT_ONLY
        )
        return new_game(seats, chosen, -1 if options.first is None else options.first, rng)

    def action(self, number: int) -> LandAction:
        return action_of(number)

    def number(self, action: LandAction) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> LandEvent | None:
        return CATALOGUE.event_for(entry, observer)

    def view(self, state: FairyLand, observer: int) -> LandView:
        return view_of(state, observer)

    def world(self, view: LandView) -> FairyLand:
        return world_from(view)

    def components(self) -> dict[str, Any]:
        return {
            "forest": FOREST,
            "items": ITEMS,
            "fairies": HAND,
            "clearings": CLEARINGS,
            "deck": DECK_SIZE,
            "full": FULL_CLEARING,
            "printed": _printed_numbers(),
        }

    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def uses(self, event: LandEvent) -> Iterable[Use]:
        return uses_of(event)

    def blanks(self) -> Mapping[str, Blank]:
        return BLANKS

    def position_form(self) -> LandPositions:
        return LandPositions()

    def evaluator(self) -> LandEvaluator:
        return LandEvaluator()

    def terms(
        self, state: FairyLand, seat: int, action: int, followed: bool = False
    ) -> Sequence[LandTerm]:
        return terms_of(state, action, followed)

    def public_action(
        self, before: LandView, events: Sequence[LandEvent]
    ) -> tuple[int, int] | None:
        return public_action(events)

    def show(self, view: LandView) -> str:
        return text_of(view)

    def draw(self, view: LandView | None) -> str:
        return svg_of(view)

    def spots(self, view: LandView) -> Spots:
        return spots_of(view)


def _printed_numbers() -> tuple[Printed, ...]:
    animals = [Printed(kind.name, kind.count) for kind in FOREST.card if kind.group == "animal"]
    return (*animals, Printed("goblin", -GOBLIN_COST), Printed("ogre", MEAL))


GAME = LandGame()
LandPlay = Play[LandAction, LandEvent, LandView]


def new(
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Unpack[LandChoices],
) -> LandPlay:
    """Start a game of Fairy Land, dealt or from a position; see ``elfhame.new``."""
    return start(GAME, seats, seed, position, options)
