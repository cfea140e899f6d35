"""The facts of a table: everything about it that is fixed when it is created."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_bytes, token_urlsafe

from ...kernel.fairness import SECRET_BYTES, commitment
from .config import TableConfig


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything about a table that is fixed when it is created."""

    id: str
    owner: str
    config: TableConfig
    secret: bytes = field(repr=False)
    seat_key: str = field(repr=False)
    watch_key: str = field(repr=False)
    created: int
    rematch_of: str | None = None
    commitment: str = field(init=False)
    """The hash of the secret, published before anyone sits down."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "commitment", commitment(self.secret))


def new_facts(
    owner: str, config: TableConfig, created: int, name: str = "", secret: bytes = b""
) -> Facts:
    """The facts of a new table, with a random id and secret unless they are given."""
    return Facts(
        id=name or token_urlsafe(12),
        owner=owner,
        config=config,
        secret=secret or token_bytes(SECRET_BYTES),
        seat_key=token_urlsafe(24),
        watch_key=token_urlsafe(24),
        created=created,
    )
