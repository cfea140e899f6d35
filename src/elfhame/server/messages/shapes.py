"""Base classes of messages, and the types of their fields."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=8, max_length=80, pattern=r"^[A-Za-z0-9_\-]+$")]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_\-]+$")]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 random bytes, in hex")]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 of a share, in hex")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Chosen = Number | dict[str, Any]
"""An action: its number, or its typed form with `kind` and fields."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message that a client sends."""


class FromServer(msgspec.Struct, frozen=True, kw_only=True):
    """A message that a client receives."""
