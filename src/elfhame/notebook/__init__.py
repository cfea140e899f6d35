"""For notebooks: a board to play on in Jupyter. Needs the extra ``notebook``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..extras import require

if TYPE_CHECKING:
    from .board import Board as Board

__all__ = ["Board"]


def __getattr__(name: str) -> Any:
    """The board, once it is needed; MissingExtra without its libraries."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    require("notebook", "elfhame.notebook")
    from .board import Board

    return Board
