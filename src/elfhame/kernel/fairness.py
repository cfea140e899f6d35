"""The proof that a deal was fixed before anybody sat down, and by nobody alone."""

from __future__ import annotations

from hashlib import sha256
from hmac import new as hmac
from typing import Final

import msgspec

from .refused import Refused

SHARE_BYTES: Final = 16
"""How many random bytes each person adds when taking a seat."""
SECRET_BYTES: Final = 32


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a finished game lays open, so that anyone can work its seed out again."""

    table: str
    commitment: str
    """What was published before the first seat was taken: SHA-256 of the secret."""
    secret: str
    shares: list[str]
    """By seat: the bytes its person added; empty for a bot."""

    def seed(self) -> bytes:
        """The seed that these give; refused if they do not fit each other."""
        secret = _bytes(self.secret, SECRET_BYTES, "fairness.secret")
        if commitment(secret) != self.commitment:
            raise Refused("it is not the secret that was committed to", field="fairness.secret")
        return fair_seed(secret, self.table, [share(text) for text in self.shares])


def commitment(secret: bytes) -> str:
    """What is published of a secret: it binds to it and tells nothing of it.

    >>> commitment(bytes(32))[:8]
    '66687aad'
    """
    return sha256(secret).hexdigest()


def fair_seed(secret: bytes, table: str, shares: list[bytes]) -> bytes:
    """The seed of a game: from the table's secret and what each seat added, in seat order."""
    message = "|".join((table, *(share.hex() for share in shares)))
    return hmac(secret, message.encode(), sha256).digest()


def daily_seed(game: str, date: str) -> bytes:
    """The seed of the day: everybody's game of that date is dealt the same.

    >>> daily_seed("trails", "2026-11-15").hex()[:8]
    'c507793c'
    """
    return sha256(f"elfhame/daily/{game}/{date}".encode()).digest()


def share(text: str) -> bytes:
    """The bytes that a person's share spells; a bot's is empty."""
    return _bytes(text, SHARE_BYTES, "share") if text else b""


def _bytes(text: str, length: int, field: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != length or found.hex() != text:
        raise Refused(f"it is {2 * length} hexadecimal digits", field=field)
    return found
