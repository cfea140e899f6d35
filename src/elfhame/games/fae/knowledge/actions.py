"""The decisions of Fae as players see them, to and from their numbers."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Action
from ....kernel.refused import Refused
from ..data.components import MAP, Space
from ..data.tables import DEGREE, TARGET, WAYS
from ..rules.numbers import ACTIONS, RITUALS_FROM, source_of, space_of

SPACE_NAMES: Final = tuple(space.name for space in MAP.space)
_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_NAMES)}


class Move(Action, frozen=True):
    """Lead all druids of a space onto an adjacent one (FAE-20)."""

    source: str
    target: str


class RitualAction(Action, frozen=True, tag="ritual"):
    """Of the rituals due, resolve the one on this space next (FAE-32)."""

    space: str


FaeAction = Move | RitualAction


def action_of(number: int) -> FaeAction:
    """The action with this number; refused if there is none.

    >>> str(action_of(0)).split()[:2]
    ['move', 'A1']
    """
    if RITUALS_FROM <= number < ACTIONS:
        return RitualAction(SPACE_NAMES[space_of(number)])
    if not 0 <= number < ACTIONS or number % WAYS >= DEGREE[source_of(number)]:
        raise Refused(f"{number} means nothing on this map", field="action")
    return Move(SPACE_NAMES[source_of(number)], SPACE_NAMES[TARGET[number]])


def number_of(action: FaeAction) -> int:
    """The number of an action; refused, with the rule, if its spaces aren't adjacent."""
    if isinstance(action, RitualAction):
        return RITUALS_FROM + _space(action.space)
    source, target = _space(action.source), _space(action.target)
    neighbours = MAP.space[source].neighbours
    if action.target not in neighbours:
        reason = f"{action.source} and {action.target} are not adjacent"
        raise Refused(reason, rule=_separating_rule(MAP.space[source], MAP.space[target]))
    return source * WAYS + neighbours.index(action.target)


def _space(name: str) -> int:
    if name not in _NUMBERS:
        raise Refused(f"there is no space {name!r}", field="action")
    return _NUMBERS[name]


def _separating_rule(source: Space, target: Space) -> str:
    """The rule by which two spaces aren't adjacent: a lake, a single point, or distance."""
    if source == target:
        return "FAE-20"
    here, there = set(source.polygon), set(target.polygon)
    if any(here & set(lake.shore) and there & set(lake.shore) for lake in MAP.lake):
        return "FAE-26"
    return "FAE-27R" if here & there else "FAE-20"
