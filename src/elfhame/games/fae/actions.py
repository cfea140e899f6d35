"""The decisions of Fae in words, and the numbers that stand for them."""

from __future__ import annotations

from ...kernel.game import Action
from ...kernel.refused import Refused
from .components import MAP, Space
from .rules import ACTIONS, RITUALS_FROM
from .tables import DEGREE, TARGET, WAYS

NAMES = tuple(space.name for space in MAP.space)
_ORDER = {name: number for number, name in enumerate(NAMES)}


class Move(Action, frozen=True):
    """Lead all druids of a space onto an adjacent one (FAE-20)."""

    source: str
    target: str


class Ritual(Action, frozen=True):
    """Of the rituals due, resolve the one on this space next (FAE-32)."""

    space: str


def meaning(number: int) -> Move | Ritual:
    """What the number means on this map.

    >>> str(meaning(0)).split()[:2]
    ['move', 'A1']
    """
    if RITUALS_FROM <= number < ACTIONS:
        return Ritual(NAMES[number - RITUALS_FROM])
    if not 0 <= number < RITUALS_FROM or number % WAYS >= DEGREE[number // WAYS]:
        raise Refused(f"{number} means nothing on this map", field="action")
    return Move(NAMES[number // WAYS], NAMES[TARGET[number]])


def number_of(action: Move | Ritual) -> int:
    """The number of an action; spaces that do not touch are refused with the rule that says so."""
    if isinstance(action, Ritual):
        return RITUALS_FROM + _space(action.space)
    source, target = _space(action.source), _space(action.target)
    neighbours = MAP.space[source].neighbours
    if action.target not in neighbours:
        reason = f"{action.source} and {action.target} are not adjacent"
        raise Refused(reason, rule=_what_parts(MAP.space[source], MAP.space[target]))
    return source * WAYS + neighbours.index(action.target)


def _space(name: str) -> int:
    if name not in _ORDER:
        raise Refused(f"there is no space {name!r}", field="action")
    return _ORDER[name]


def _what_parts(source: Space, target: Space) -> str:
    """The rule by which two spaces are not adjacent: a lake, a mere point, or plain distance."""
    if source == target:
        return "FAE-20"
    here, there = set(source.polygon), set(target.polygon)
    if any(here & set(lake.shore) and there & set(lake.shore) for lake in MAP.lake):
        return "FAE-26"
    return "FAE-27R" if here & there else "FAE-20"
