"""Builds the view of an observer of Fae (FAE-70 to FAE-73R)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from ....kernel.bits import BIT, members, without
from ....kernel.cache import BoundedCache
from ....kernel.game import REVIEWER, WATCHER, seats_from
from ..data.components import COLOURS, DRUIDS_OF_A_COLOUR, RITUALS
from ..data.tables import NEIGHBOURS, RITUAL_COUNT, VALUE
from ..rules import scoring
from ..rules.engine import Fae
from ..state import (
    DRUID,
    RUNNING,
    Realm,
    colour_points,
    group_in,
    kept_cards,
    points_given,
    spirit,
)
from .actions import SPACE_NAMES
from .druids import Druids, druids_in
from .score_sheet import sheet_of
from .view_types import FaeView, Standing

ALL_DRUIDS: Final = DRUIDS_OF_A_COLOUR * sum(DRUID)
"""The druids of all colours, in one group."""


def view_of(state: Fae, observer: int) -> FaeView:
    """Everything a seat, a watcher or a reviewer knows."""
    view, known = _public(state), _known_seats(state, observer)
    if not known:
        return view
    spirits, standings = [*view.spirits], [*view.standings]
    for seat in known:
        standing = standings[seat] = _standing(state, seat)
        spirits[seat] = standing.colour
    return replace(
        view,
        observer=observer,
        spirits=tuple(spirits),
        standings=tuple(standings),
        sheet=sheet_of(standings),
    )


def _public(state: Fae) -> FaeView:
    """The view of a watcher, built once for all observers of the same position."""
    scored = state.ritual, state.kept, state.points, tuple(state.given), state.over
    position = tuple(state.board), state.turn, state.due, scored, state.seats, state.clans
    known = _PUBLIC.get(position)
    return _PUBLIC.keep(position, _build(state)) if known is None else known


_PUBLIC: Final[BoundedCache[tuple[object, ...], FaeView]] = BoundedCache(most=64)
"""A few are enough: the observers of a position look one right after another."""


def _build(state: Fae) -> FaeView:
    groups = [group_in(space) for space in state.board]
    return FaeView(
        observer=WATCHER,
        waiting=tuple(state.waiting()),
        question=None if state.over else "ritual" if state.due else "move",
        ending=state.ending(),
        seats=state.seats,
        clans=bool(state.clans),
        turn=state.turn,
        druids=dict(zip(SPACE_NAMES, map(druids_in, groups), strict=True)),
        box=druids_in(ALL_DRUIDS - sum(groups)),
        points=_points(state),
        given=tuple([_given(state, seat) for seat in range(state.seats)]),
        piles=_piles(state.ritual),
        resolved=state.ritual,
        value=VALUE[min(state.ritual, RITUAL_COUNT - 1)],
        kept=tuple([_cards(kept_cards(state, seat)) for seat in range(state.seats)]),
        due=_due(state.due),
        isolated=_due(_isolated(state)),
        order=_order(state),
        spirits=(None,) * state.seats,
        standings=(None,) * state.seats,
        sheet=sheet_of((None,) * state.seats),
    )


def _known_seats(state: Realm, observer: int) -> Sequence[int]:
    """The seats whose spirit the observer knows: its own, and at the end all (FAE-70)."""
    if observer == REVIEWER or state.over != RUNNING:
        return range(state.seats)
    return (observer,) if observer >= 0 else ()


def _standing(state: Realm, seat: int) -> Standing:
    colour = spirit(state, seat)
    points = colour_points(state, colour)
    total = scoring.total(state, seat)
    place = scoring.place(state, seat) if state.over else None
    return Standing(COLOURS[colour], points, total - points, total, place)


@lru_cache(8192)
def _cards(kept: int) -> tuple[int, ...]:
    return tuple(card + 1 for card in members(kept))


@lru_cache(8192)
def _due(spaces: int) -> tuple[str, ...]:
    return tuple(SPACE_NAMES[space] for space in members(spaces))


@lru_cache(32)
def _piles(resolved: int) -> tuple[int, ...]:
    left = [VALUE[card] for card in range(resolved, RITUAL_COUNT)]
    return tuple(left.count(ritual.value) for ritual in RITUALS)


def _isolated(state: Realm) -> int:
    """The spaces with druids but none beside them, apart from those with a ritual due (FAE-30)."""
    others = members(without(state.occupied, state.due))
    return sum(BIT[space] for space in others if not NEIGHBOURS[space] & state.occupied)


def _order(state: Fae) -> tuple[int, ...]:
    if state.over:
        return ()
    return seats_from(state.turn, state.seats)


def _given(state: Realm, seat: int) -> Druids:
    blue, yellow, red, purple, black = [
        points_given(state, seat, colour) for colour in range(len(COLOURS))
    ]
    return blue, yellow, red, purple, black


def _points(state: Realm) -> Druids:
    blue, yellow, red, purple, black = [
        colour_points(state, colour) for colour in range(len(COLOURS))
    ]
    return blue, yellow, red, purple, black
