"""Fairy Land: bid for Clearings, visit the Queen and the Druids, gather cards (Luca Iennaco)."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack, get_args

from ...kernel.game import Game, Options
from ...kernel.journal import Entry
from ...kernel.options import SeatOption
from ...kernel.play import Play, Seed
from ...kernel.rng import Rng
from . import dealing, rules
from .actions import Decision, meaning, number_of
from .components import CLEARINGS, DECK_SIZE, FOREST, HAND, ITEMS
from .drawing import draw
from .evaluate import LandEvaluator
from .events import Told
from .events_end import Ended
from .hearing import told
from .show import text
from .sights import LandView
from .state import COURT_ONLY, FIRST_GAME, HIDDEN_COUNTS
from .view import seen
from .worlds import fitting


class LandOptions(Options, frozen=True, kw_only=True):
    """What the owner of a table of Fairy Land may choose."""

    first_game: bool = False
    """LAND-14V: the nine starred items make the Queen's Court deck."""
    hidden_counts: bool = False
    """LAND-19V: nobody is shown how many cards a deck or a hand has."""
    herald_court_only: bool = False
    """LAND-94V: the Herald is worth 5 at the Court alone."""
    first: SeatOption = None
    """LAND-12: the seat that begins; drawn at random if nobody chose it."""


class LandChoices(TypedDict, total=False):
    """The options of Fairy Land as keyword arguments of ``new``."""

    first_game: bool
    hidden_counts: bool
    herald_court_only: bool
    first: int | None


class LandGame(Game[rules.FairyLand, Decision, Told, LandView, LandOptions]):
    """The door of Fairy Land."""

    name = "land"
    title = "Fairy Land"
    designer = "Luca Iennaco"
    version = 1
    seats = (2, 3, 4)
    actions = rules.ACTIONS
    longest = 560
    """36 turns of two placings, a day and four bids; 150 payments; 72 cards kept or put back; 72
    for Wind and Warrior; ogres and items."""
    turn_rule = "LAND-20"
    point = 2
    """Scores are half points (LAND-68R)."""
    action_types = get_args(Decision)
    event_types = get_args(Told)
    closing_event = Ended
    view_type = LandView
    options_type = LandOptions

    def setup(self, seats: int, options: LandOptions, rng: Rng) -> rules.FairyLand:
        self.check(seats, options)
        chosen = (
            options.first_game * FIRST_GAME
            | options.hidden_counts * HIDDEN_COUNTS
            | options.herald_court_only * COURT_ONLY
        )
        return dealing.setup(seats, chosen, -1 if options.first is None else options.first, rng)

    def action(self, number: int) -> Decision:
        return meaning(number)

    def number(self, action: Decision) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> Told | None:
        return told(entry, observer)

    def view(self, state: rules.FairyLand, observer: int) -> LandView:
        return seen(state, observer)

    def world(self, view: LandView) -> rules.FairyLand:
        return fitting(view)

    def components(self) -> dict[str, Any]:
        return {
            "forest": FOREST,
            "items": ITEMS,
            "fairies": HAND,
            "clearings": CLEARINGS,
            "deck": DECK_SIZE,
        }

    def evaluator(self) -> LandEvaluator:
        return LandEvaluator()

    def show(self, view: LandView) -> str:
        return text(view)

    def draw(self, view: LandView | None) -> str:
        return draw(view)


GAME = LandGame()
LandPlay = Play[Decision, Told, LandView]


def new(seats: int = 2, seed: Seed = None, **options: Unpack[LandChoices]) -> LandPlay:
    """Start a game of Fairy Land; the same seed gives the same game."""
    return Play(GAME, seats, options, seed)
