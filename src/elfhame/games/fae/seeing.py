"""What an observer knows of a game of Fae (FAE-70 to FAE-73R)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from ...kernel.game import REVIEWER, WATCHER
from ...kernel.memory import Memory
from . import scoring
from .actions import NAMES
from .components import COLOURS, RITUALS
from .events import GROUPS, Druids
from .rules import Fae
from .state import RUNNING, Realm, colour_points, kept_cards, spirit
from .tables import DRUID, RITUAL_COUNT, VALUE
from .view import FaeView, Standing

ALL_DRUIDS: Final = 12 * sum(DRUID)
"""Twelve of each colour, in one group."""


def seen(state: Fae, observer: int) -> FaeView:
    """What a seat, a watcher or a reviewer knows."""
    view = _open(state)
    spirits, standings = [*view.spirits], [*view.standings]
    for seat in _known(state, observer):
        standing = standings[seat] = _standing(state, seat)
        spirits[seat] = standing.colour
    return replace(view, observer=observer, spirits=tuple(spirits), standings=tuple(standings))


def _open(state: Fae) -> FaeView:
    """What is open to all: put together once for all who look at the same moment."""
    groups = tuple(state.druids)
    scored = state.ritual, state.kept, state.points, state.over
    moment = groups, state.turn, state.due, scored, state.seats, state.clans
    known = _MOMENTS.get(moment)
    return _MOMENTS.keep(moment, _watched(state, groups)) if known is None else known


_MOMENTS: Final[Memory[tuple[object, ...], FaeView]] = Memory(most=64)
"""A few are enough: who looks at a moment looks right after the others."""


def _watched(state: Fae, groups: tuple[int, ...]) -> FaeView:
    return FaeView(
        observer=WATCHER,
        waiting=tuple(state.waiting()),
        question=None if state.over else "ritual" if state.due else "move",
        ending=state.ending(),
        seats=state.seats,
        clans=bool(state.clans),
        turn=state.turn,
        druids=dict(zip(NAMES, map(GROUPS.__getitem__, groups), strict=True)),
        box=GROUPS[ALL_DRUIDS - sum(groups)],
        points=_points(state),
        piles=_piles(state.ritual),
        kept=tuple([_cards(kept_cards(state, seat)) for seat in range(state.seats)]),
        due=_due(state.due),
        spirits=(None,) * state.seats,
        standings=(None,) * state.seats,
    )


def _known(state: Realm, observer: int) -> Sequence[int]:
    """Its own spirit a seat knows from the deal on, everybody knows all from the end on."""
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
    return tuple(card + 1 for card in range(RITUAL_COUNT) if kept >> card & 1)


@lru_cache(8192)
def _due(spaces: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(NAMES) if spaces >> number & 1)


@lru_cache(32)
def _piles(resolved: int) -> tuple[int, ...]:
    left = [VALUE[card] for card in range(resolved, RITUAL_COUNT)]
    return tuple(left.count(ritual.value) for ritual in RITUALS)


def _points(state: Realm) -> Druids:
    blue, yellow, red, purple, black = (
        colour_points(state, colour) for colour in range(len(COLOURS))
    )
    return blue, yellow, red, purple, black
