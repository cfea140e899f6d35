"""Positions of Fairy Land for tests to start from, by default on the first seat's day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from elfhame.games.land import GAME as GAME
from elfhame.games.land.data.components import FOREST, HAND, ITEM_NAMES, KINDS
from elfhame.games.land.data.rows import pack_deck
from elfhame.games.land.data.tables import HOUSE
from elfhame.games.land.knowledge.events import LandEvent
from elfhame.games.land.rules.dawn import break_of_day
from elfhame.games.land.rules.engine import FairyLand, empty_game
from elfhame.games.land.rules.turn import go_on
from elfhame.games.land.state import (
    DAY,
    add_crests,
    add_item,
    discard,
    gain,
    put,
    set_fairies,
)
from elfhame.games.land.state import crests as crests_of
from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import SEED_BYTES, Play
from elfhame.kernel.rng import Rng, keyed

E = TypeVar("E", bound=LandEvent)

FOREST_SIZE = 72
OPEN = (("squirrel",), ("fox",), ("raccoon",))
"""Clearings with one animal each, for tests in which they don't matter."""
COURT = ITEM_NAMES[:9]
DRUIDS = ("squirrel", "squirrel", "fox", "deer", "bear", "yellow", "white", "pink", "goblin")


def rng(label: str = "test") -> Rng:
    """A generator for tests."""
    return keyed(bytes(SEED_BYTES), label)


def position(
    seats: int = 3,
    *,
    clearings: Sequence[Sequence[str]] = OPEN,
    hands: Mapping[int, Sequence[str]] | None = None,
    has: Mapping[int, Sequence[str]] | None = None,
    items: Mapping[int, Sequence[str]] | None = None,
    crests: Mapping[int, int] | None = None,
    court: Sequence[str] = COURT,
    druids: Sequence[str] = DRUIDS,
    forest: Sequence[str] | None = None,
    options: int = 0,
    turn: int = 0,
) -> FairyLand:
    """A seat's day. House Fairies missing from a hand were played. All other cards are in the
    Forest deck, or discarded if its cards are given.
    """
    state = empty_game(seats, options)
    for clearing, cards in enumerate(clearings):
        for card in cards:
            put(state, clearing, KINDS.index(card))
    for seat in range(seats):
        _seat(state, seat, (hands or {}).get(seat), (items or {}).get(seat, ()))
        for card in (has or {}).get(seat, ()):
            gain(state, seat, KINDS.index(card))
        if seat in (crests or {}):
            add_crests(state, seat, (crests or {})[seat] - crests_of(state, seat))
    state.court = pack_deck(vec[i64]([ITEM_NAMES.index(item) for item in court]))
    state.druids = pack_deck(vec[i64]([KINDS.index(card) for card in druids]))
    state.court_count, state.druids_count = len(court), len(druids)
    _grow(state, forest, _named(clearings, hands, has, druids))
    state.turn = state.seat = turn
    state.stage, state.acted = DAY, 1
    return state


def _seat(state: FairyLand, seat: int, held: Sequence[str] | None, items: Sequence[str]) -> None:
    if held is not None:
        hand_set = sum(1 << HAND.index(fairy) for fairy in held)
        set_fairies(state, seat, hand_set, HOUSE & ~hand_set)
    for item in items:
        names = (*ITEM_NAMES, "lost_half")
        add_item(state, seat, names.index(item))


def _named(
    clearings: Sequence[Sequence[str]],
    hands: Mapping[int, Sequence[str]] | None,
    has: Mapping[int, Sequence[str]] | None,
    druids: Sequence[str],
) -> Counter[str]:
    lots = (*clearings, *(hands or {}).values(), *(has or {}).values(), druids)
    return Counter(card for lot in lots for card in lot if card in KINDS)


def _grow(state: FairyLand, forest: Sequence[str] | None, named: Counter[str]) -> None:
    """Set up the Forest deck, and discard all cards that are nowhere else."""
    every = Counter({kind.name: kind.count for kind in FOREST.card})
    rest = every - named
    if forest is None:
        forest = list(rest.elements())[:FOREST_SIZE]
    for card in (rest - Counter(forest)).elements():
        discard(state, KINDS.index(card))
    state.drawn = FOREST_SIZE - len(forest)
    state.forest = vec[i64]([0] * state.drawn + [KINDS.index(card) for card in forest])


def at_dawn(state: FairyLand) -> FairyLand:
    """The state at the beginning of the turn."""
    break_of_day(state)
    go_on(state)
    return state


def act(state: FairyLand, *actions: str, observer: int = REVIEWER) -> list[LandEvent]:
    """Carry out actions one after another; returns the events that the observer sees."""
    journal = Journal()
    state.tell(journal)
    for action in actions:
        number = GAME.number(GAME.parse(action))
        assert state.refusal(state.player(), number) is None, (
            action,
            state.refusal(state.player(), number),
            legal(state),
        )
        state.apply(state.player(), number, rng())
    told = [GAME.event(entry, observer) for entry in journal.entries]
    return [event for event in told if event is not None]


def of_kind(events: Sequence[LandEvent], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def legal(state: FairyLand) -> list[str]:
    """The legal actions as text."""
    return [str(GAME.action(number)) for number in state.legal_actions(state.player())]


def refusal(state: FairyLand, action: str) -> str | None:
    """The rule that forbids an action that has a number."""
    return state.refusal(state.player(), GAME.number(GAME.parse(action)))


def question(state: FairyLand) -> tuple[str | None, int]:
    """The question, and the seat that has to decide."""
    return GAME.view(state, REVIEWER).question, state.player()


def collection(state: FairyLand, seat: int) -> dict[str, int]:
    """The animals, flowers and goblins of a seat."""
    return GAME.view(state, REVIEWER).players[seat].collection


def hand(state: FairyLand, seat: int) -> tuple[str, ...]:
    """The hand of a seat."""
    held = GAME.view(state, REVIEWER).players[seat].hand
    assert held is not None
    return held


def state_of(play: Play) -> FairyLand:
    """The state of a play of Fairy Land."""
    assert isinstance(play.state, FairyLand)
    return play.state


def whole_game(seats: int, seed: int, **options: object) -> Play:
    """A complete random game."""
    play, chance = Play(GAME, seats, options, seed=seed), rng(f"whole/{seed}")
    while not play.over:
        state = state_of(play)
        play.act(state.random_action(state.player(), chance))
    return play


def told_of(play: Play, observer: int) -> list[LandEvent]:
    """All events of a play that an observer sees."""
    return [event for _, event in play.events(observer)]  # type: ignore[misc]  # of this game
