"""Proof that a deal was fixed in advance, and that no one chose it alone."""

from __future__ import annotations

from hashlib import sha256
from hmac import new as hmac
from typing import Final

import msgspec

from .refused import Refused

SHARE_BYTES: Final = 16
"""The number of random bytes each person adds when taking a seat."""
SECRET_BYTES: Final = 32


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Published after a game, so that anyone can compute its seed."""

    table: str
    commitment: str
    """SHA-256 of the secret, published before the first seat was taken."""
    secret: str
    shares: list[str]
    """By seat: the bytes its player added; empty for a bot."""

    def seed(self) -> bytes:
        """The seed; refused if the secret doesn't match the commitment."""
        secret = _bytes(self.secret, SECRET_BYTES, "fairness.secret")
        if commitment(secret) != self.commitment:
            raise Refused("this is not the secret that was committed to", field="fairness.secret")
        return fair_seed(secret, self.table, [share(text) for text in self.shares])


def commitment(secret: bytes) -> str:
    """The commitment to a secret: binding, but it reveals nothing.

    >>> commitment(bytes(32))[:8]
    '66687aad'
    """
    return sha256(secret).hexdigest()


def fair_seed(secret: bytes, table: str, shares: list[bytes]) -> bytes:
    """The seed of a game, from the table's secret and the share of each seat, in seat order."""
    message = "|".join((table, *(share.hex() for share in shares)))
    return hmac(secret, message.encode(), sha256).digest()


def daily_seed(game: str, date: str) -> bytes:
    """The seed of the day; everyone gets the same deal on that date.

    >>> daily_seed("trails", "2026-11-15").hex()[:8]
    'c507793c'
    """
    return sha256(f"elfhame/daily/{game}/{date}".encode()).digest()


def share(text: str) -> bytes:
    """The bytes of a share in hexadecimal; a bot's is empty."""
    return _bytes(text, SHARE_BYTES, "share") if text else b""


def _bytes(text: str, length: int, field: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != length or found.hex() != text:
        raise Refused(f"it must be {2 * length} hexadecimal digits", field=field)
    return found
