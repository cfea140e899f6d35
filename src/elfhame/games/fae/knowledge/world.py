"""Builds a state of Fae that fits an observer's view."""

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ..data.components import COLOURS
from ..data.tables import RITUAL_COUNT
from ..rules.engine import Fae
from ..rules.move import open_all_ways
from ..rules.turn import rule_of
from ..state import (
    NO_MOVE,
    RUNNING,
    TWELFTH_RITUAL,
    keep_card,
    packed_points,
    space_with,
    with_spirit,
)
from .actions import SPACE_NAMES
from .druids import Druids, group_of
from .view_types import FaeView

ENDINGS: Final = {rule_of(over): over for over in (TWELFTH_RITUAL, NO_MOVE)}
"""By the rule that ends a game: how a state notes it."""


def world_from(view: FaeView) -> Fae:
    """A full state that fits the view; spirits the observer cannot know are arbitrary."""
    state = Fae(
        seats=view.seats,
        clans=int(view.clans),
        board=vec[i64]([space_with(group_of(view.druids[name]), 0) for name in SPACE_NAMES]),
        spirits=_spirits(view.spirits),
        turn=view.turn,
        mobility=0,
        occupied=sum(
            BIT[space] for space, name in enumerate(SPACE_NAMES) if any(view.druids[name])
        ),
        due=sum(BIT[SPACE_NAMES.index(name)] for name in view.due),
        ritual=RITUAL_COUNT - sum(view.piles),
        kept=0,
        points=_points(view.points),
        given=vec[i64]([_points(given) for given in view.given] + [0] * (4 - view.seats)),
        over=RUNNING if view.ending is None else ENDINGS[view.ending],
    )
    for seat, cards in enumerate(view.kept):
        for card in cards:
            keep_card(state, seat, card - 1)
    open_all_ways(state)
    return state


def _points(by_colour: Druids) -> int:
    return sum(packed_points(colour, points) for colour, points in enumerate(by_colour))


def _spirits(known: tuple[str | None, ...]) -> int:
    box = [colour for colour in COLOURS if colour not in known]
    spirits = 0
    for seat, colour in enumerate(known):
        spirits = with_spirit(spirits, seat, COLOURS.index(colour or box.pop(0)))
    return spirits
