"""What an observer knows of a game of Fae, and a world that fits it (FAE-70 to FAE-73R)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...kernel.arrays import i64, vec
from ...kernel.game import REVIEWER, View
from . import scoring
from .actions import NAMES
from .components import COLOURS, RITUALS
from .events import GROUPS, Druids, druids_of
from .moving import open_all_ways
from .rules import Fae
from .state import (
    KEPT_BITS,
    NO_MOVE,
    POINT_BITS,
    RUNNING,
    SPIRIT_BITS,
    TWELFTH_RITUAL,
    Realm,
    colour_points,
    kept_cards,
    spirit,
)
from .tables import DRUID, RITUAL_COUNT, SPACES, VALUE

DRUIDS_OF_A_COLOUR = 12
_OVER = {None: RUNNING, "FAE-50": TWELFTH_RITUAL, "FAE-52": NO_MOVE}


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's points by row: its colour's, one for each card kept, and the sum."""

    colour: str
    points: int
    cards: int
    total: int
    place: int | None
    """From 1, once the game is over."""


class FaeView(View, frozen=True, kw_only=True):
    """All that one observer knows."""

    clans: bool
    turn: int
    """Whose turn it is; at the end, the seat that could not move, or moved last."""
    druids: dict[str, Druids]
    """By space, in the map's order."""
    box: Druids
    points: Druids
    """The points of each colour."""
    piles: tuple[int, ...]
    """The cards left of each value, 1 to 5."""
    kept: tuple[tuple[int, ...], ...]
    """By seat: the rituals (from 1) whose cards it keeps."""
    due: tuple[str, ...]
    """The spaces whose ritual is still due."""
    spirits: tuple[str | None, ...]
    """By seat: its colour, where the observer knows it."""
    standings: tuple[Standing | None, ...]
    """By seat: its points so far, where the observer knows its colour."""


def seen(state: Fae, observer: int) -> FaeView:
    """What a seat, a watcher or a reviewer knows."""
    known = [_knows(state, observer, seat) for seat in range(state.seats)]
    druids, box = _board(tuple(state.druids))
    return FaeView(
        observer=observer,
        waiting=tuple(state.waiting()),
        question=None if state.over else "ritual" if state.due else "move",
        ending=state.ending(),
        seats=state.seats,
        clans=bool(state.clans),
        turn=state.turn,
        druids=druids,
        box=box,
        points=_five([colour_points(state, colour) for colour in range(len(COLOURS))]),
        piles=_piles(state.ritual),
        kept=tuple([_cards(kept_cards(state, seat)) for seat in range(state.seats)]),
        due=_due(state.due),
        spirits=tuple(
            COLOURS[spirit(state, seat)] if knows else None for seat, knows in enumerate(known)
        ),
        standings=tuple(
            _standing(state, seat) if knows else None for seat, knows in enumerate(known)
        ),
    )


def fitting(view: FaeView) -> Fae:
    """A full state that fits the view; colours the observer cannot know are dealt as they come."""
    state = Fae(
        seats=view.seats,
        clans=int(view.clans),
        druids=vec[i64]([_group(view.druids[name]) for name in NAMES]),
        ways=vec[i64]([0] * SPACES),
        spirits=_spirits(view.spirits),
        turn=view.turn,
        mobility=0,
        occupied=sum(1 << space for space, name in enumerate(NAMES) if any(view.druids[name])),
        due=sum(1 << NAMES.index(name) for name in view.due),
        ritual=RITUAL_COUNT - sum(view.piles),
        kept=_packed([sum(1 << card - 1 for card in cards) for cards in view.kept], KEPT_BITS),
        points=_packed(view.points, POINT_BITS),
        over=_OVER[view.ending],
    )
    open_all_ways(state)
    return state


def _knows(state: Realm, observer: int, seat: int) -> bool:
    """Its own spirit a seat knows from the deal on, everybody knows all from the end on."""
    return observer in (seat, REVIEWER) or state.over != RUNNING


def _standing(state: Realm, seat: int) -> Standing:
    colour = spirit(state, seat)
    points = colour_points(state, colour)
    total = scoring.total(state, seat)
    place = scoring.place(state, seat) if state.over else None
    return Standing(COLOURS[colour], points, total - points, total, place)


@lru_cache(1024)
def _board(groups: tuple[int, ...]) -> tuple[dict[str, Druids], Druids]:
    """The druids by space, and those in the box: the same for all who look; nobody changes them."""
    druids = {name: GROUPS[group] for name, group in zip(NAMES, groups, strict=True)}
    return druids, _box(sum(groups))


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


def _box(board: int) -> Druids:
    """The druids that are no longer on the board, where all of these are in one group."""
    return _five([DRUIDS_OF_A_COLOUR - count for count in druids_of(board)])


def _five(numbers: list[int]) -> Druids:
    blue, yellow, red, purple, black = numbers
    return blue, yellow, red, purple, black


def _group(druids: Druids) -> int:
    return sum(count * DRUID[colour] for colour, count in enumerate(druids))


def _spirits(known: tuple[str | None, ...]) -> int:
    box = [colour for colour in COLOURS if colour not in known]
    dealt = [COLOURS.index(colour or box.pop(0)) for colour in known]
    return _packed(dealt, SPIRIT_BITS)


def _packed(numbers: list[int] | tuple[int, ...], bits: int) -> int:
    return sum(number << bits * place for place, number in enumerate(numbers))
