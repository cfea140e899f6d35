"""Fairy Trails: lay cards, complete the paths of your folk, settle their houses (Uwe Rosenberg)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict, Unpack, get_args

from ...kernel.game import Game, Options
from ...kernel.journal import Entry
from ...kernel.options import SeatOption
from ...kernel.picture import Spots
from ...kernel.pieces import Piece
from ...kernel.play import Play, Seed
from ...kernel.refused import Refused
from ...kernel.rng import Rng, keyed
from ...kernel.start import start
from ...kernel.tensor import Factor
from ...kernel.uses import Blank, Use
from .bots.evaluate import TrailsEvaluator
from .bots.terms import TrailsTerm, terms_of
from .data.components import CARDS, COLOURS, SIDES, STONES
from .knowledge import actions, events
from .knowledge.actions import TrailsAction, action_of, number_of
from .knowledge.events import CATALOGUE, Ended, TrailsEvent
from .knowledge.position import TrailsPositions
from .knowledge.public_actions import card_laid, public_action
from .knowledge.tensor import MEMORY_PLANES, PLANES
from .knowledge.uses import BLANKS, uses_of
from .knowledge.view import view_of
from .knowledge.view_types import TrailsView
from .knowledge.world import world_from
from .pictures.outlines import drawing
from .pictures.svg import spots_of, svg_of
from .pictures.text import text_of
from .rules import numbers
from .rules.engine import Trails, new_game
from .rules.numbers import ACTIONS
from .rules.opening import is_hopeless

__all__ = [
    "GAME",
    "TrailsAction",
    "TrailsChoices",
    "TrailsEvent",
    "TrailsOptions",
    "TrailsPlay",
    "TrailsView",
    "actions",
    "events",
    "new",
]


class TrailsOptions(Options, frozen=True, kw_only=True):
    """The options of Fairy Trails."""

    easier: bool = False
    """TRAIL-56V, solo: once per game the card just drawn may be discarded."""
    first: SeatOption = None
    """TRAIL-12R, two players: the seat that begins, or None to draw it at random."""


class TrailsChoices(TypedDict, total=False):
    """The options of Fairy Trails as keyword arguments of ``new``."""

    easier: bool
    first: int | None


class TrailsGame(Game[Trails, TrailsAction, TrailsEvent, TrailsView, TrailsOptions]):
    """The facts and functions of Fairy Trails that all other code goes through."""

    name = "trails"
    title = "Fairy Trails"
    designer = "Uwe Rosenberg"
    version = 1
    seats = (1, 2)
    actions = ACTIONS
    longest = 2 * 58 + 1
    """58 cards, each chosen and laid; solo, a discard."""
    turn_questions = frozenset({"card"})
    turn_rule = "TRAIL-25R"
    action_types = get_args(TrailsAction)
    event_types = get_args(TrailsEvent)
    closing_event = Ended
    view_type = TrailsView
    options_type = TrailsOptions
    planes = PLANES
    memory_planes = MEMORY_PLANES
    factors = (
        Factor("cell", numbers.NO_CELL + 1, "where to lay the card, row by row; last: nowhere"),
        Factor("turns", numbers.NO_TURNS + 1, "quarters clockwise; last: no card is laid"),
        Factor("card", numbers.NO_CHOICE + 1, "the card chosen; then: discard; last: none"),
    )
    term_types = TrailsTerm.kinds()

    def check(self, seats: int, options: TrailsOptions) -> None:
        super().check(seats, options)
        if options.easier and seats != 1:
            raise Refused(
                "only a solo game can be easier", rule="TRAIL-56V", field="options.easier"
            )

    def setup(self, seats: int, options: TrailsOptions, rng: Rng) -> Trails:
        self.check(seats, options)
        state = new_game(seats, int(options.easier), rng)
        if options.first is not None:
            state.turn = options.first
        return state

    def is_hopeless(self, dealt: Trails) -> bool:
        return dealt.seats == 1 and is_hopeless(dealt, keyed(bytes(32), "unused"))

    def action(self, number: int) -> TrailsAction:
        return action_of(number)

    def number(self, action: TrailsAction) -> int:
        return number_of(action)

    def factored(self, number: int) -> tuple[int, ...]:
        return numbers.cell_part(number), numbers.turns_part(number), numbers.card_part(number)

    def flat(self, *parts: int) -> int:
        cell, turns, card = parts
        number = numbers.joined(cell, turns, card)
        if number < 0:
            raise Refused(f"no action consists of {parts}", field="action")
        return number

    def event(self, entry: Entry, observer: int) -> TrailsEvent | None:
        return CATALOGUE.event_for(entry, observer)

    def view(self, state: Trails, observer: int) -> TrailsView:
        return view_of(state, observer)

    def world(self, view: TrailsView) -> Trails:
        return world_from(view)

    def show(self, view: TrailsView) -> str:
        return text_of(view)

    def draw(self, view: TrailsView | None) -> str:
        return svg_of(view)

    def spots(self, view: TrailsView) -> Spots:
        return spots_of(view)

    def components(self) -> dict[str, Any]:
        return {
            "cards": CARDS,
            "colours": COLOURS,
            "sides": SIDES,
            "stones": STONES,
            "drawing": drawing(),
        }

    def pieces(self) -> tuple[Piece, ...]:
        return tuple(map(Piece, COLOURS))

    def uses(self, event: TrailsEvent) -> Iterable[Use]:
        return uses_of(event)

    def blanks(self) -> Mapping[str, Blank]:
        return BLANKS

    def position_form(self) -> TrailsPositions:
        return TrailsPositions()

    def evaluator(self) -> TrailsEvaluator:
        return TrailsEvaluator()

    def terms(
        self, state: Trails, seat: int, action: int, followed: bool = False
    ) -> Sequence[TrailsTerm]:
        return terms_of(state, action, followed)

    def public_action(
        self, before: TrailsView, events: Sequence[TrailsEvent]
    ) -> tuple[int, int] | None:
        return public_action(events)

    def witness(
        self, before: TrailsView, events: Sequence[TrailsEvent], rng: Rng
    ) -> tuple[Trails, int, int] | None:
        """The card that was laid is known by then, and so it was the chosen one."""
        found = super().witness(before, events, rng)
        if found is not None:
            found[0].chosen = card_laid(events)
        return found


GAME = TrailsGame()
TrailsPlay = Play[TrailsAction, TrailsEvent, TrailsView]


def new(
    seats: int | None = None,
    seed: Seed = None,
    *,
    position: str | None = None,
    **options: Unpack[TrailsChoices],
) -> TrailsPlay:
    """Start a game of Fairy Trails, dealt or from a position; see ``elfhame.new``."""
    return start(GAME, seats, seed, position, options)
