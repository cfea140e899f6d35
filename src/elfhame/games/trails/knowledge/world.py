"""Builds a state of Fairy Trails that fits an observer's view."""

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ..data.cells import cell_at
from ..data.components import CARD_COUNT, COLOURS
from ..data.tables import ROTATIONS
from ..rules.engine import Trails, new_table
from ..rules.paths import lay, path_through
from ..rules.stones import card_houses
from ..rules.turn import rule_of
from ..state import (
    ALL_LAID,
    DECK_OUT,
    LAST_STONE,
    NO_CARD,
    RUNNING,
    SOLO_WON,
    THREE_IDLE,
    clear_due,
    count_stones,
    put_stones,
    set_hand,
    x_of,
    y_of,
)
from .networks import paths_on
from .view_types import Network, TrailsView

ENDINGS: Final = {
    rule_of(over): over for over in (LAST_STONE, ALL_LAID, THREE_IDLE, SOLO_WON, DECK_OUT)
}
"""By the rule that ends a game: how a state notes it."""


def world_from(view: TrailsView) -> Trails:
    """A full state that fits the view; cards the observer cannot know are dealt in any order."""
    unseen = list(view.unseen)
    hands = [_hand(view, seat, unseen) for seat in range(len(view.hands))]
    pile = list(view.pile) if view.pile is not None else unseen
    drawn = CARD_COUNT - 1 - len(pile)
    state = new_table(view.seats, int(view.easier), vec[i64]([0] * drawn + pile))
    for seat, hand in enumerate(hands):
        set_hand(state, seat, *hand)
    state.turn, state.drawn = view.turn, drawn
    state.over = RUNNING if view.ending is None else ENDINGS[view.ending]
    state.idle = view.idle
    state.discarded = NO_CARD if view.discarded is None else view.discarded
    if view.has_chosen:
        state.chosen = hands[view.turn][0] if view.chosen is None else view.chosen
    _lay_table(state, view)
    return state


def _hand(view: TrailsView, seat: int, unseen: list[int]) -> tuple[int, int]:
    """The seat's cards, taken from the unseen ones if the observer doesn't know them."""
    known = view.hands[seat]
    cards = (
        list(known) if known is not None else [unseen.pop(0) for _ in range(view.cards_held[seat])]
    )
    one, other = (*cards, NO_CARD, NO_CARD)[:2]
    return one, other


def _lay_table(state: Trails, view: TrailsView) -> None:
    """Lay the cards of a view and place its stones."""
    for laid in view.table[1:]:
        lay(state, cell_at(laid.x, laid.y), laid.card * ROTATIONS + laid.turns)
        for colour in range(len(COLOURS)):
            clear_due(state, colour)
    for colour, count in enumerate(view.placed):
        count_stones(state, colour, count)
    _settle(state, view.networks)


def _settle(state: Trails, paths: tuple[Network, ...]) -> None:
    """Put as many stones on each path as its houses have."""
    places = {(x_of(state, index), y_of(state, index)): index for index in range(len(state.laid))}
    for path in paths:
        stones = sum(house.stone for house in path.houses)
        if stones:
            house = path.houses[0]
            index = places[house.x, house.y]
            number = _path_of_house(state, index, COLOURS.index(path.colour), house.number)
            put_stones(state, path_through(state, index, number), stones)


def _path_of_house(state: Trails, index: int, colour: int, house: int) -> int:
    """The number of the path on a card that a house stands on."""
    for number in paths_on(state, index, colour):
        house -= card_houses(state, index, number)
        if house < 0:
            return number
    raise AssertionError("a house stands on a path")
