"""Builds the view of an observer of Fairy Trails (TRAIL-70R to TRAIL-76R)."""

from __future__ import annotations

from ....kernel.game import REVIEWER
from ..data.cells import cell_at, cell_x, cell_y
from ..data.components import COLOURS
from ..data.tables import ROTATIONS
from ..rules.engine import Trails
from ..state import (
    NO_CARD,
    RUNNING,
    cards_left,
    face_of,
    hand_count,
    hand_of,
    location_of,
    stones_left,
    stones_placed,
    x_at,
    x_of,
    y_at,
    y_of,
)
from .networks import networks_of
from .score_sheet import sheet_of
from .view_types import LaidCard, LastCard, Network, Place, TrailsView


def view_of(state: Trails, observer: int) -> TrailsView:
    """Everything a seat, a watcher or a reviewer knows."""
    knows_all = observer == REVIEWER or state.over != RUNNING
    hands = [tuple(hand_of(state, seat)) for seat in range(hand_count(state))]
    known = [knows_all or observer == seat for seat in range(len(hands))]
    pile = tuple(state.deck[state.drawn :])
    paths = networks_of(state)
    places = tuple(_place(state, place) for place in state.free)
    unknown = [card for hand, knows in zip(hands, known, strict=True) if not knows for card in hand]
    return TrailsView(
        observer=observer,
        waiting=tuple(state.waiting()),
        question=_question(state),
        ending=state.ending(),
        seats=state.seats,
        easier=bool(state.easier),
        turn=state.turn,
        table=tuple(_laid_card(state, index) for index in range(len(state.laid))),
        last=_last_card(state),
        places=places,
        cells=tuple(_cell(x, y) for x, y in places),
        networks=paths,
        placed=(stones_placed(state, 0), stones_placed(state, 1)),
        left=(stones_left(state, 0), stones_left(state, 1)),
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
        sheet=sheet_of(state),
    )


def _question(state: Trails) -> str | None:
    if state.over:
        return None
    return "card" if state.chosen == NO_CARD else "lay"


def _chosen(state: Trails, observer: int) -> int | None:
    """The card about to be laid, for those who know it: in a solo game all do (TRAIL-75R)."""
    if state.chosen == NO_CARD:
        return None
    known = state.seats == 1 or observer in (state.turn, REVIEWER)
    return state.chosen if known else None


def _laid_card(state: Trails, index: int) -> LaidCard:
    card, turns = divmod(face_of(state, index), ROTATIONS)
    return LaidCard(card, x_of(state, index), y_of(state, index), turns)


def _last_card(state: Trails) -> LastCard | None:
    """While the game goes on, the seat that waits has laid the last card."""
    index = len(state.laid) - 1
    if state.over or not index:
        return None
    return LastCard(x_of(state, index), y_of(state, index), (state.turn + 1) % state.seats)


def _place(state: Trails, place: int) -> Place:
    location = location_of(state, place)
    return x_at(location), y_at(location)


def _cell(x: int, y: int) -> Place:
    cell = cell_at(x, y)
    return cell_x(cell), cell_y(cell)


def _owed(state: Trails, paths: tuple[Network, ...]) -> tuple[int, int]:
    """The stones that complete paths lack, as far as there are stones left (TRAIL-43R)."""
    if state.over:
        return 0, 0
    lacking = dict.fromkeys(COLOURS, 0)
    for path in paths:
        if path.complete:
            lacking[path.colour] += sum(not house.stone for house in path.houses)
    pink, yellow = (
        min(lacking[name], stones_left(state, number)) for number, name in enumerate(COLOURS)
    )
    return pink, yellow
