"""Acorns: play your highest card at the right moment. The example of how to add a game."""

from __future__ import annotations

from typing import Any, get_args

from ...kernel.game import Game, Options
from ...kernel.journal import Entry
from ...kernel.pieces import Piece
from ...kernel.play import Play, Seed
from ...kernel.rng import Rng
from .bots.evaluate import AcornsEvaluator
from .data.components import CARDS
from .data.tables import HAND_SIZE
from .knowledge import actions, events
from .knowledge.actions import AcornsAction, action_of, number_of
from .knowledge.events import CATALOGUE, AcornsEvent, Ended
from .knowledge.view import view_of
from .knowledge.view_types import AcornsView
from .knowledge.world import world_from
from .pictures.svg import svg_of
from .pictures.text import text_of
from .rules.engine import Acorns, new_game
from .rules.numbers import ACTIONS

__all__ = [
    "GAME",
    "AcornsAction",
    "AcornsEvent",
    "AcornsOptions",
    "AcornsPlay",
    "AcornsView",
    "actions",
    "events",
    "new",
]


class AcornsOptions(Options, frozen=True, kw_only=True):
    """The options of Acorns: none."""


class AcornsGame(Game[Acorns, AcornsAction, AcornsEvent, AcornsView, AcornsOptions]):
    """The facts and functions of Acorns that all other code goes through."""

    name = "acorns"
    title = "Acorns"
    designer = "the Elfhame authors"
    version = 1
    seats = (2, 3, 4)
    actions = ACTIONS
    longest = 4 * HAND_SIZE
    turn_rule = "ACORN-12"
    action_types = (AcornsAction,)
    event_types = get_args(AcornsEvent)
    closing_event = Ended
    view_type = AcornsView
    options_type = AcornsOptions

    def setup(self, seats: int, options: AcornsOptions, rng: Rng) -> Acorns:
        self.check(seats, options)
        return new_game(seats, rng)

    def action(self, number: int) -> AcornsAction:
        return action_of(number)

    def number(self, action: AcornsAction) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> AcornsEvent | None:
        return CATALOGUE.event_for(entry, observer)

    def view(self, state: Acorns, observer: int) -> AcornsView:
        return view_of(state, observer)

    def world(self, view: AcornsView) -> Acorns:
        return world_from(view)

    def show(self, view: AcornsView) -> str:
        return text_of(view)

    def draw(self, view: AcornsView | None) -> str:
        return svg_of(view)

    def components(self) -> dict[str, Any]:
        return {"cards": CARDS}

    def pieces(self) -> tuple[Piece, ...]:
        return tuple(Piece(card.name) for card in CARDS)

    def evaluator(self) -> AcornsEvaluator:
        return AcornsEvaluator()


GAME = AcornsGame()
AcornsPlay = Play[AcornsAction, AcornsEvent, AcornsView]


def new(seats: int = 2, seed: Seed = None) -> AcornsPlay:
    """Start a game of Acorns; the same seed gives the same game."""
    return Play(GAME, seats, {}, seed)
