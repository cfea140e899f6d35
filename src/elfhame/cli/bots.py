"""The bots that a command may name, one for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.roster import BOTS as BOTS
from ..bots.roster import called
from ..kernel.refused import Refused


def named(names: Sequence[str], count: int) -> list[str]:
    """A bot's name for each of so many seats: as given, the last one again and again.

    Where nobody else sits, a single name is needed by nobody.
    """
    for name in names:
        called(name)
    if len(names) > max(count, 1):
        raise Refused(
            f"there are more bots ({len(names)}) than seats for them ({count})", field="bot"
        )
    return [*names, *[names[-1]] * (count - len(names))][:count]
