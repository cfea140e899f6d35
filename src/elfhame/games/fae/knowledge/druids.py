"""Groups of druids by colour, to and from their packed form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.cache import BoundedCache
from ..data.components import COLOURS
from ..state import DRUID, count_of

Druids = tuple[int, int, int, int, int]
"""The number of druids, or of points, of each colour."""

MOST_GROUPS: Final = 65_536
"""The number of groups that are kept unpacked."""


class _Groups(BoundedCache[int, Druids]):
    """The druids of each colour in a packed group, unpacked once."""

    def __missing__(self, group: int) -> Druids:
        blue, yellow, red, purple, black = (
            count_of(group, colour) for colour in range(len(COLOURS))
        )
        return self.keep(group, (blue, yellow, red, purple, black))


druids_in: Final[Callable[[int], Druids]] = _Groups(MOST_GROUPS).__getitem__
"""Takes a packed group; returns its druids by colour."""


def group_of(druids: Druids) -> int:
    """The packed group of these druids."""
    return sum(count * DRUID[colour] for colour, count in enumerate(druids))
