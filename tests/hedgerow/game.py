"""The definition of Hedgerow."""

from __future__ import annotations

from typing import ClassVar, Final

from elfhame.kernel.game import Action, Event, Game, Options
from elfhame.kernel.journal import Entry
from elfhame.kernel.rng import Rng

from . import show
from .actions import ACTION_TYPES, action_of, number_of
from .events import EVENT_TYPES, Ended, event_for
from .rules import Rules, set_up
from .state import ACTIONS
from .view import HedgeView, restore, view


class HedgeOptions(Options, frozen=True, kw_only=True):
    """The options of a table."""

    generous: bool = False
    """Hands grow to five cards (HEDGE-13V)."""


class Hedgerow(Game[Rules, Action, Event, HedgeView, HedgeOptions]):
    """A small game with a draft, hidden hands, secret looks and reshuffles."""

    name = "hedgerow"
    title = "Hedgerow"
    designer = "The Elfhame authors"
    version = 1
    seats = (2, 3, 4)
    actions = ACTIONS
    longest = 72
    turn_rule = "HEDGE-5"
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    closing_event = Ended
    view_type = HedgeView
    options_type = HedgeOptions
    state_type: ClassVar[type[Rules]] = Rules

    def setup(self, seats: int, options: HedgeOptions, rng: Rng) -> Rules:
        state = self.state_type(seats, options.generous)
        set_up(state, rng)
        return state

    def action(self, number: int) -> Action:
        return action_of(number)

    def number(self, action: Action) -> int:
        return number_of(action)

    def event(self, entry: Entry, observer: int) -> Event | None:
        return event_for(entry, observer)

    def view(self, state: Rules, observer: int) -> HedgeView:
        return view(state, observer)

    def world(self, view: HedgeView) -> Rules:
        state = self.state_type(len(view.rows), view.generous)
        restore(state, view)
        return state

    def show(self, view: HedgeView) -> str:
        return show.text(view)

    def draw(self, view: HedgeView | None) -> str:
        return show.diagram(view)


GAME: Final = Hedgerow()
