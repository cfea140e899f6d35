"""Logs refused requests: for each address the first of a minute, and the number of the others."""

from __future__ import annotations

import logging
from collections import Counter
from time import monotonic
from typing import Final

logger = logging.getLogger("elfhame.http")

MINUTE: Final = 60.0
MOST_ADDRESSES: Final = 100
"""Addresses that get lines of their own in a minute; all others are counted together."""
OTHERS: Final = "others"


class Refusals:
    """Keeps a flood of refused requests from becoming a flood of lines."""

    def __init__(self) -> None:
        self._since = monotonic()
        self._counts: Counter[str] = Counter()

    def note(self, address: str, facts: dict[str, object]) -> None:
        """Log a refused request if it is its address's first in this minute, else count it."""
        if monotonic() - self._since >= MINUTE:
            self.sum_up()
        if address not in self._counts and len(self._counts) >= MOST_ADDRESSES:
            address = OTHERS
        self._counts[address] += 1
        if self._counts[address] == 1:
            logger.info("answered", extra=facts)

    def sum_up(self) -> None:
        """Log how many more requests of each address were refused, and begin a new minute."""
        for address, count in self._counts.items():
            if count > 1:
                logger.info("refused more", extra={"address": address, "count": count - 1})
        self._counts.clear()
        self._since = monotonic()

    async def tick(self) -> None:
        """Sum up if nothing else did: called once a minute."""
        self.sum_up()
