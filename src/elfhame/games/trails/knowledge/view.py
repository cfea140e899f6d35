"""What an observer knows of a game of Fairy Trails, and a world that fits it (TRAIL-70R on)."""

from __future__ import annotations

from typing import Final

import msgspec

from ....kernel.arrays import i64, vec
from ....kernel.game import REVIEWER, View
from ..data.components import COLOURS
from ..data.tables import CARD_COUNT, NODES, STONE, STONES
from ..rules.engine import Trails, new_forest
from ..rules.paths import lay, root
from ..rules.scoring import cards_left
from ..rules.stones import houses_on
from ..state import (
    ALL_LAID,
    DECK_OUT,
    LAST_STONE,
    NO_CARD,
    RUNNING,
    SOLO_WON,
    THREE_IDLE,
    cell_at,
    face_of,
    give,
    hand_of,
    placed,
    x_of,
    y_of,
)
from .events import Place
from .networks import Network, beyond, networks, paths_on

_OVER: Final = {
    None: RUNNING,
    "TRAIL-40": LAST_STONE,
    "TRAIL-41": ALL_LAID,
    "TRAIL-53": THREE_IDLE,
    "TRAIL-54": SOLO_WON,
    "TRAIL-55R": DECK_OUT,
}


class LaidCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the table, turned clockwise so many quarters."""

    card: int
    x: int
    y: int
    turns: int


class TrailsView(View, frozen=True, kw_only=True):
    """All that one observer knows."""

    easier: bool
    turn: int
    table: tuple[LaidCard, ...]
    """In the order laid."""
    places: tuple[Place, ...]
    """Where a card may be laid."""
    networks: tuple[Network, ...]
    placed: tuple[int, int]
    """Stones on houses, pink and yellow."""
    left: tuple[int, int]
    """Stones not placed yet."""
    owed: tuple[int, int]
    """Houses of complete paths that got no stone before the game was over."""
    cards_held: tuple[int, ...]
    """By seat: how many cards its hand has."""
    hands: tuple[tuple[int, ...] | None, ...]
    """By seat: its cards, where the observer knows them."""
    chosen: int | None
    """The card about to be laid, if the observer knows it."""
    has_chosen: bool
    pile_count: int
    pile: tuple[int, ...] | None
    """The pile from its top, for those who know it."""
    unseen: tuple[int, ...]
    """The cards that pile and hands which the observer does not know hold together."""
    idle: int
    """Solo: cards in a row without a stone."""
    discarded: int | None


def seen(state: Trails, observer: int) -> TrailsView:
    """What a seat, a watcher or a reviewer knows."""
    knows_all = observer == REVIEWER or state.over != RUNNING
    known = [knows_all or observer == seat for seat in _holders(state)]
    pile = tuple(state.deck[state.drawn :])
    hands = [tuple(hand_of(state, seat)) for seat in _holders(state)]
    paths = networks(state)
    unknown = [card for hand, knows in zip(hands, known, strict=True) if not knows for card in hand]
    return TrailsView(
        observer=observer,
        waiting=tuple(state.waiting()),
        question=_question(state),
        ending=state.ending(),
        seats=state.seats,
        easier=bool(state.easier),
        turn=state.turn,
        table=tuple(_laid_card(state, index) for index in range(state.laid_count)),
        places=tuple(_place(state, place) for place in range(state.edge)),
        networks=paths,
        placed=(placed(state, 0), placed(state, 1)),
        left=(STONES - placed(state, 0), STONES - placed(state, 1)),
        owed=_owed(state, paths),
        cards_held=tuple(map(len, hands)),
        hands=tuple(hand if knows else None for hand, knows in zip(hands, known, strict=True)),
        chosen=_chosen(state, observer),
        has_chosen=state.chosen != NO_CARD,
        pile_count=cards_left(state),
        pile=pile if knows_all else None,
        unseen=() if knows_all else tuple(sorted((*pile, *unknown))),
        idle=state.idle,
        discarded=None if state.discarded == NO_CARD else state.discarded,
    )


def fitting(view: TrailsView) -> Trails:
    """A full state that fits the view; cards the observer cannot know are dealt as they come."""
    unseen = list(view.unseen)
    hands = [_hand(view, seat, unseen) for seat in range(len(view.hands))]
    rest = list(view.pile) if view.pile is not None else unseen
    drawn = CARD_COUNT - 1 - len(rest)
    state = new_forest(view.seats, int(view.easier), vec[i64]([0] * drawn + rest))
    for laid in view.table[1:]:
        lay(state, cell_at(laid.x, laid.y), laid.card * 4 + laid.turns)
        state.pink_due = state.yellow_due = 0
    for seat, hand in enumerate(hands):
        give(state, seat, *hand)
    state.turn, state.drawn, state.over = view.turn, drawn, _OVER[view.ending]
    state.stones = view.placed[0] | view.placed[1] << 8
    state.idle = view.idle
    state.discarded = NO_CARD if view.discarded is None else view.discarded
    if view.has_chosen:
        state.chosen = hands[view.turn][0] if view.chosen is None else view.chosen
    _settle(state, view.networks)
    return state


def _holders(state: Trails) -> range:
    """The seats that hold cards: nobody does in a solo game (TRAIL-51)."""
    return range(state.seats if state.seats == 2 else 0)


def _question(state: Trails) -> str | None:
    if state.over:
        return None
    return "card" if state.chosen == NO_CARD else "lay"


def _chosen(state: Trails, observer: int) -> int | None:
    if state.chosen == NO_CARD:
        return None
    open_to_all = state.seats == 1
    return state.chosen if open_to_all or observer in (state.turn, REVIEWER) else None


def _laid_card(state: Trails, index: int) -> LaidCard:
    face = face_of(state, index)
    return LaidCard(face // 4, x_of(state, index), y_of(state, index), face % 4)


def _place(state: Trails, place: int) -> Place:
    """Where a free place lies, told by a laid card beside it."""
    near = state.free[place]
    side, card = next((side, near >> 6 * side & 63) for side in range(4) if near >> 6 * side & 63)
    return beyond(x_of(state, card - 1), y_of(state, card - 1), side ^ 2)


def _owed(state: Trails, paths: tuple[Network, ...]) -> tuple[int, int]:
    """Stones that complete paths lack, as far as there are stones left."""
    lacking = dict.fromkeys(COLOURS, 0)
    for path in paths:
        if path.complete:
            lacking[path.colour] += sum(not house.stone for house in path.houses)
    pink, yellow = (
        min(lacking[name], STONES - placed(state, number)) for number, name in enumerate(COLOURS)
    )
    return pink, yellow


def _hand(view: TrailsView, seat: int, unseen: list[int]) -> tuple[int, int]:
    """The seat's cards, taken from the unseen ones if they are not known."""
    known = view.hands[seat]
    cards = (
        list(known) if known is not None else [unseen.pop(0) for _ in range(view.cards_held[seat])]
    )
    one, other = (*cards, NO_CARD, NO_CARD)[:2]
    return one, other


def _settle(state: Trails, paths: tuple[Network, ...]) -> None:
    """Give each path as many stones as its houses bear."""
    places = {(x_of(state, index), y_of(state, index)): index for index in range(state.laid_count)}
    for path in paths:
        stones = sum(house.stone for house in path.houses)
        if stones:
            house = path.houses[0]
            index = places[house.x, house.y]
            node = _node_of_house(state, index, COLOURS.index(path.colour), house.number)
            state.paths[root(state.paths, index * NODES + node)] -= stones * STONE


def _node_of_house(state: Trails, index: int, colour: int, number: int) -> int:
    """The path on a card that a house stands on."""
    for node in paths_on(state, index, colour):
        number -= houses_on(state, index, node)
        if number < 0:
            return node
    raise AssertionError("a house stands on a path")
