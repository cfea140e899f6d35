"""Fae: lead druids together, isolate them, and score in secret (design: Leo Colovini)."""

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
from .bots.belief import FaeBelief
from .bots.evaluate import FaeEvaluator
from .bots.terms import FaeTerm, terms_of
from .data.components import COLOURS, MAP, RITUALS, TERRAINS
from .data.tables import VALUE
from .knowledge import actions, events
from .knowledge.actions import FaeAction, action_of, number_of
from .knowledge.events import CATALOGUE, Ended, FaeEvent
from .knowledge.position import FaePositions
from .knowledge.public_actions import public_action
from .knowledge.tensor import MEMORY_PLANES, PLANES
from .knowledge.uses import BLANKS, uses_of
from .knowledge.view import view_of
from .knowledge.view_types import FaeView
from .knowledge.world import world_from
from .pictures.outlines import drawing
from .pictures.svg import spots_of, svg_of
from .pictures.text import text_of
from .rules.engine import Fae, new_game
from .rules.numbers import ACTIONS

__all__ = [
    "GAME",
    "FaeAction",
    "FaeChoices",
    "FaeEvent",
    "FaeOptions",
    "FaePlay",
    "FaeView",
    "actions",
    "events",
    "new",
]


class FaeOptions(Options, frozen=True, kw_only=True):
    """The options of Fae."""

    clans: bool = False
    """FAE-24V: a group of seven or more may join a group at least as large."""
    first: SeatOption = None
    """FAE-15R: the seat that begins, or None to draw it at random."""


class FaeChoices(TypedDict, total=False):
    """The options of Fae as keyword arguments of ``new``."""

    clans: bool
    first: int | None


class FaeGame(Game[Fae, FaeAction, FaeEvent, FaeView, FaeOptions]):
    """The facts and functions of Fae that all other code goes through."""

    name = "fae"
    title = "Fae"
    designer = "Leo Colovini"
    version = 2
    seats = (2, 3, 4)
    actions = ACTIONS
    longest = 59 + 12
    """FAE-58: at most 59 moves, and at most 12 choices of a ritual."""
    turn_questions = frozenset({"move"})
    turn_rule = "FAE-15R"
    action_types = get_args(FaeAction)
    event_types = get_args(FaeEvent)
    closing_event = Ended
    view_type = FaeView
    options_type = FaeOptions
    planes = PLANES
    memory_planes = MEMORY_PLANES
    term_types = FaeTerm.kinds()
    belief_type = FaeBelief

    def setup(self, seats: int, options: FaeOptions, rng: Rng) -> Fae:
        self.check(seats, options)
        state = new_game(seats, int(options.clans), rng)
        if options.first is not None:
            state.turn = options.first
        return state

    def action(self, number: int) -> FaeAction:
        return action_of(number)

    def number(self, action: FaeAction) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> FaeEvent | None:
        return CATALOGUE.event_for(entry, observer)

    def view(self, state: Fae, observer: int) -> FaeView:
        return view_of(state, observer)

    def world(self, view: FaeView) -> Fae:
        return world_from(view)

    def show(self, view: FaeView) -> str:
        return text_of(view)

    def draw(self, view: FaeView | None) -> str:
        return svg_of(view)

    def spots(self, view: FaeView) -> Spots:
        return spots_of(view)

    def components(self) -> dict[str, Any]:
        return {
            "map": MAP,
            "drawing": drawing(),
            "rituals": RITUALS,
            "values": tuple(VALUE),
            "colours": COLOURS,
            "terrains": TERRAINS,
        }

    def pieces(self) -> tuple[Piece, ...]:
        return tuple(map(Piece, (*COLOURS, *TERRAINS)))

    def uses(self, event: FaeEvent) -> Iterable[Use]:
        return uses_of(event)

    def blanks(self) -> Mapping[str, Blank]:
        return BLANKS

    def position_form(self) -> FaePositions:
        return FaePositions()

    def evaluator(self) -> FaeEvaluator:
        return FaeEvaluator()

    def terms(
        self, state: Fae, seat: int, action: int, followed: bool = False
    ) -> Sequence[FaeTerm]:
        return terms_of(state, seat, action)

    def public_action(self, before: FaeView, events: Sequence[FaeEvent]) -> tuple[int, int] | None:
        return public_action(events)


GAME = FaeGame()
FaePlay = Play[FaeAction, FaeEvent, FaeView]


def new(
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Unpack[FaeChoices],
) -> FaePlay:
    """Start a game of Fae, dealt or from a position; see ``elfhame.new``."""
    return start(GAME, seats, seed, position, options)
