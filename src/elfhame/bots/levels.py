"""The levels that people choose among: named bots that can be told apart, weakest first."""

from __future__ import annotations

from typing import Final

from .bot import Budget, Called

LEVELS: Final[dict[str, Called]] = {
    "seedling": Called("dreamer", Budget(seconds=0.3)),
    "druid": Called("search", Budget(iterations=40, seconds=0.8)),
    "elder": Called("search", Budget(iterations=2000, seconds=1.5)),
}
"""Each beats the one before it; docs/bots.md says by how much.

The iterations make a level what it is: the compiled rules are done with them in less than
a fifth of a second. The caps are for slow machines and plain Python, where people would wait.
"""
