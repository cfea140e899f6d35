"""Positions of Fairy Trails for tests to start from: made by hand, or found in games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple, TypeVar

from elfhame.games.trails import GAME as GAME
from elfhame.games.trails.data.cells import cell_at
from elfhame.games.trails.data.components import COLOURS, Colour
from elfhame.games.trails.knowledge.actions import Lay
from elfhame.games.trails.knowledge.events import Completed, Settled, TrailsEvent
from elfhame.games.trails.rules.engine import Trails, new_game, new_table
from elfhame.games.trails.rules.paths import lay
from elfhame.games.trails.rules.setup import ORDERED
from elfhame.games.trails.state import EMPTY_HANDS, NO_CARD, set_hand, stones_placed
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import SEED_BYTES, Play
from elfhame.kernel.rng import Rng, keyed

E = TypeVar("E", bound=TrailsEvent)

TRIES = 10
EAGER_GAMES = 40


def rng(label: str = "test") -> Rng:
    """A generator for tests."""
    return keyed(bytes(SEED_BYTES), label)


def eager_action(state: Trails, chance: Rng) -> int:
    """The one of several random actions that settles the most houses."""
    if "card" in str(GAME.action(state.legal_actions(state.player())[0])):
        return state.random_action(state.player(), chance)
    tried = [state.random_action(state.player(), chance) for _ in range(TRIES)]
    return max(tried, key=lambda action: _settles(state, action, chance))


def _settles(state: Trails, action: int, chance: Rng) -> int:
    after = state.clone()
    after.apply(after.player(), action, chance)
    return stones_placed(after, 0) + stones_placed(after, 1)


def act(state: Trails, action: int | str, observer: int = REVIEWER) -> list[TrailsEvent]:
    """Carry out an action; returns the events that the observer sees."""
    journal = Journal()
    state.tell(journal)
    number = action if isinstance(action, int) else GAME.number(GAME.parse(action))
    assert state.refusal(state.player(), number) is None, state.refusal(state.player(), number)
    state.apply(state.player(), number, rng())
    told = [GAME.event(entry, observer) for entry in journal.entries]
    return [event for event in told if event is not None]


class Moment(NamedTuple):
    """A card about to be laid, and the events of laying it."""

    state: Trails
    action: int
    events: list[TrailsEvent]

    def again(self) -> Trails:
        """A copy of the state before the card was laid."""
        return self.state.clone()

    def after(self) -> Trails:
        """The state after the card was laid."""
        state = self.again()
        state.apply(state.player(), self.action, rng())
        return state

    @property
    def own(self) -> Colour:
        """The colour of the player who lays the card."""
        return COLOURS[self.state.turn]

    @property
    def rival(self) -> Colour:
        """The colour of the other player."""
        return COLOURS[1 - self.state.turn]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind."""
        return of_kind(self.events, kind)

    def completed(self, colour: str) -> int:
        """The number of houses of a colour on the paths that the card completed."""
        return sum(path.houses for path in self.told(Completed) if path.colour == colour)

    def settled(self, colour: str) -> int:
        """The number of stones of a colour that were placed."""
        return sum(len(event.houses) for event in self.told(Settled) if event.colour == colour)


def of_kind(events: list[TrailsEvent], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


@cache
def moments(seats: int, easier: int = 0) -> list[Moment]:
    """Every card laid in some eager games."""
    return [moment for seed in range(EAGER_GAMES) for moment in _laid(seats, easier, seed)]


def _laid(seats: int, easier: int, seed: int) -> Iterator[Moment]:
    chance = rng(f"eager/{seats}/{easier}/{seed}")
    state = new_game(seats, easier, chance)
    while state.player() >= 0:
        action, before = eager_action(state, chance), state.clone()
        events = act(state, action)
        if isinstance(GAME.action(action), Lay):
            yield Moment(before, action, events)


def found(seats: int, fits: Callable[[Moment], bool], easier: int = 0) -> Moment:
    """The first moment that meets a condition."""
    return next(moment for moment in moments(seats, easier) if fits(moment))


def with_left(state: Trails, pink: int, yellow: int) -> Trails:
    """The state with this many stones left for each colour."""
    state.stones = (19 - pink) | (19 - yellow) << 8
    return state


def short(state: Trails, colour: Colour, left: int) -> Trails:
    """The state with `left` stones for one colour, and none placed by the other."""
    return with_left(state, left, 19) if colour == "pink" else with_left(state, 19, left)


def with_pile(state: Trails, count: int) -> Trails:
    """The state with only the last `count` cards in the pile."""
    state.drawn = len(state.deck) - count
    return state


def with_last_card(state: Trails) -> Trails:
    """The state in which the card about to be laid is the last one."""
    set_hand(state, state.turn, state.chosen, NO_CARD)
    set_hand(state, 1 - state.turn, NO_CARD, NO_CARD)
    return with_pile(state, 0)


def by_the_other(state: Trails) -> Trails:
    """The state in which the other player holds these cards and is about to lay this one."""
    state.hands = state.hands >> 16 | (state.hands & 0xFFFF) << 16
    state.turn = 1 - state.turn
    return state


def alone(state: Trails, idle: int = 0, easier: int = 0) -> Trails:
    """The same table and card in a solo game."""
    state.seats, state.turn, state.hands = 1, 0, EMPTY_HANDS
    state.idle, state.easier = idle, easier
    return state


def table(*laid: tuple[int, int, int, int]) -> Trails:
    """A two-player game with these cards on the table (number, x, y, turns), and no stones."""
    state = new_table(2, 0, ORDERED[:])
    for card, x, y, turns in laid:
        lay(state, cell_at(x, y), card * 4 + turns)
        state.pink_due = state.yellow_due = 0
    one, other, third, fourth = sorted(set(ORDERED) - {card for card, *_ in laid})[-4:]
    set_hand(state, 0, one, other)
    set_hand(state, 1, third, fourth)
    return state


def legal(state: Trails) -> list[str]:
    """The legal actions as text."""
    return [str(GAME.action(number)) for number in state.legal_actions(state.player())]


def refusal(state: Trails, action: str) -> str | None:
    """The rule that forbids an action that has a number."""
    return state.refusal(state.player(), GAME.number(GAME.parse(action)))


def state_of(play: Play) -> Trails:
    """The state of a play of Fairy Trails."""
    assert isinstance(play.state, Trails)
    return play.state


def whole_game(seats: int, seed: int) -> Play:
    """A complete random game."""
    play, chance = Play(GAME, seats, seed=seed), rng(f"whole/{seed}")
    while not play.over:
        state = state_of(play)
        play.act(state.random_action(state.player(), chance))
    return play
