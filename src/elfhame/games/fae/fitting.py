"""A world of Fae that fits what an observer knows."""

from __future__ import annotations

from ...kernel.arrays import i64, vec
from .actions import NAMES
from .components import COLOURS
from .events import Druids
from .moving import open_all_ways
from .rules import Fae
from .state import KEPT_BITS, NO_MOVE, POINT_BITS, RUNNING, SPIRIT_BITS, TWELFTH_RITUAL
from .tables import DRUID, RITUAL_COUNT, SPACES
from .view import FaeView

_OVER = {None: RUNNING, "FAE-50": TWELFTH_RITUAL, "FAE-52": NO_MOVE}


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


def _group(druids: Druids) -> int:
    return sum(count * DRUID[colour] for colour, count in enumerate(druids))


def _spirits(known: tuple[str | None, ...]) -> int:
    box = [colour for colour in COLOURS if colour not in known]
    dealt = [COLOURS.index(colour or box.pop(0)) for colour in known]
    return _packed(dealt, SPIRIT_BITS)


def _packed(numbers: list[int] | tuple[int, ...], bits: int) -> int:
    return sum(number << bits * place for place, number in enumerate(numbers))
