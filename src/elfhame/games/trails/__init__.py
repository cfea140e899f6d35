"""Fairy Trails: lay cards, complete the paths of your folk, settle their houses (Uwe Rosenberg)."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack, get_args

from ...kernel.game import Game, Options
from ...kernel.journal import Entry
from ...kernel.options import SeatOption
from ...kernel.play import Play, Seed
from ...kernel.refused import Refused
from ...kernel.rng import Rng
from . import rules
from .actions import Decision, meaning, number_of
from .components import CARDS, COLOURS, SIDES, STONES
from .drawing import draw
from .evaluate import TrailsEvaluator
from .events import Ended, Told, told
from .show import text
from .view import TrailsView, fitting, seen


class TrailsOptions(Options, frozen=True, kw_only=True):
    """What the owner of a table of Fairy Trails may choose."""

    easier: bool = False
    """TRAIL-56V, solo: once a game the card just drawn may be discarded."""
    first: SeatOption = None
    """TRAIL-12R, two players: the seat that begins; drawn at random if nobody chose it."""


class TrailsChoices(TypedDict, total=False):
    """The options of Fairy Trails as keyword arguments of ``new``."""

    easier: bool
    first: int | None


class TrailsGame(Game[rules.Trails, Decision, Told, TrailsView, TrailsOptions]):
    """The door of Fairy Trails."""

    name = "trails"
    title = "Fairy Trails"
    designer = "Uwe Rosenberg"
    version = 1
    seats = (1, 2)
    actions = rules.ACTIONS
    longest = 2 * 58 + 1
    """58 cards, each chosen and laid; solo, a discard."""
    turn_rule = "TRAIL-24R"
    action_types = get_args(Decision)
    event_types = get_args(Told)
    closing_event = Ended
    view_type = TrailsView
    options_type = TrailsOptions

    def check(self, seats: int, options: TrailsOptions) -> None:
        super().check(seats, options)
        if options.easier and seats != 1:
            raise Refused(
                "only a solo game can be easier", rule="TRAIL-56V", field="options.easier"
            )

    def setup(self, seats: int, options: TrailsOptions, rng: Rng) -> rules.Trails:
        self.check(seats, options)
        state = rules.setup(seats, int(options.easier), rng)
        if options.first is not None:
            state.turn = options.first
        return state

    def action(self, number: int) -> Decision:
        return meaning(number)

    def number(self, action: Decision) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> Told | None:
        return told(entry, observer)

    def view(self, state: rules.Trails, observer: int) -> TrailsView:
        return seen(state, observer)

    def world(self, view: TrailsView) -> rules.Trails:
        return fitting(view)

    def components(self) -> dict[str, Any]:
        return {"cards": CARDS, "colours": COLOURS, "sides": SIDES, "stones": STONES}

    def evaluator(self) -> TrailsEvaluator:
        return TrailsEvaluator()

    def show(self, view: TrailsView) -> str:
        return text(view)

    def draw(self, view: TrailsView | None) -> str:
        if view is None:
            return draw(())
        table = [(laid.x, laid.y, laid.card, laid.turns) for laid in view.table]
        stones = [
            (house.x, house.y, path.colour, house.number)
            for path in view.networks
            for house in path.houses
            if house.stone
        ]
        return draw(table, stones, view.places)


GAME = TrailsGame()
TrailsPlay = Play[Decision, Told, TrailsView]


def new(seats: int = 2, seed: Seed = None, **options: Unpack[TrailsChoices]) -> TrailsPlay:
    """Start a game of Fairy Trails; the same seed gives the same game."""
    return Play(GAME, seats, options, seed)
