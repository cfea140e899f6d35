"""Work that kills its process. It imports little, so that new processes start quickly."""

from __future__ import annotations

import os
from pathlib import Path


def die_once(piece: tuple[str, int]) -> int:
    """Kill this process the first time that piece 2 is done."""
    mark = Path(piece[0])
    if piece[1] == 2 and not mark.exists():
        mark.touch()
        os._exit(1)
    return piece[1] * 10


def die(piece: int) -> int:
    """Kill this process."""
    os._exit(piece)
