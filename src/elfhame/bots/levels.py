"""The levels that people choose from, weakest first."""

from __future__ import annotations

from typing import Final

from .bot import BotSpec, Budget
from .dreamer import Dreamer
from .search import Search

LEVELS: Final[dict[str, BotSpec]] = {
    level.name: level
    for level in (
        BotSpec("seedling", Dreamer, Budget(seconds=0.3)),
        BotSpec("druid", Search, Budget(iterations=40, seconds=0.8)),
        BotSpec("elder", Search, Budget(iterations=2000, seconds=1.5)),
    )
}
"""Each level beats the one before it; docs/bots.md says by how much.

The iterations define a level: with compiled rules they take less than a fifth of a second. The
limits in seconds are for slow machines and pure Python, where people would have to wait.
"""
