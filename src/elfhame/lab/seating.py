"""Assigns bots to seats, by name."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.roster import find_bot
from ..kernel.refused import Refused


def bots_for_seats(names: Sequence[str], count: int) -> list[str]:
    """One name per seat, in the order given; the last bot takes all remaining seats.

    A single name is always accepted, even if there is no seat for a bot.
    """
    for name in names:
        find_bot(name)
    if len(names) > max(count, 1):
        raise Refused(
            f"there are more bots ({len(names)}) than seats for them ({count})", field="bot"
        )
    return [*names, *[names[-1]] * (count - len(names))][:count]
