"""Bots: programs that play a seat, knowing only what that seat may know."""

from __future__ import annotations

from .bot import Bot, Budget, Frame
from .table import Table

__all__ = ["Bot", "Budget", "Frame", "Table"]
