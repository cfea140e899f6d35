"""Seeds: what the chance of a game comes from, as a number or as 32 bytes."""

from __future__ import annotations

from secrets import token_bytes
from typing import Final

from .refused import Refused
from .shapes import whole

SEED_BYTES: Final = 32

Seed = int | bytes | None
"""A number below 2**256, 32 bytes, or None to draw a random seed."""


def seed_bytes(seed: Seed) -> bytes:
    """The seed as 32 bytes; without one, random bytes that no one else knows.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if seed is None:
        return token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) == SEED_BYTES:
            return seed
    elif 0 <= whole(seed, "seed") < 1 << 8 * SEED_BYTES:
        return whole(seed, "seed").to_bytes(SEED_BYTES, "big")
    raise Refused("a seed is a number from 0 to 2**256 - 1, or 32 bytes", field="seed")
