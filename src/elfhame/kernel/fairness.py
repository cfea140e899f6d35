"""Proof that a deal was fixed in advance, and that no one chose it alone."""

from __future__ import annotations

from hashlib import sha256
from hmac import new as hmac
from typing import Final

import msgspec

from .refused import Refused
from .shapes import to_json

SHARE_BYTES: Final = 16
"""The number of random bytes each person adds to the seed."""
NONCE_BYTES: Final = 16
SECRET_BYTES: Final = 32


class Seals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seals that players gave before anyone could know their shares."""

    seals: list[str]
    """By seat; empty for a bot, and for a player who gave the share unsealed."""
    nonces: list[str]
    """By seat: the random bytes that went into the seal with the share."""
    restarts: int
    """How often a player left after the first share was opened, so that everyone sealed again."""

    def check(self, table: str, shares: list[str]) -> None:
        """Raise Refused unless each share is the one that its player sealed."""
        if not len(self.seals) == len(self.nonces) == len(shares):
            raise Refused("every seat has a seal and a nonce", field="fairness.sealed")
        for seat, given in enumerate(zip(self.seals, self.nonces, shares, strict=True)):
            check_seal(table, seat, *given)


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Published after a game, so that anyone can compute its seed."""

    table: str
    commitment: str
    """SHA-256 of the secret, published before the first seat was taken."""
    secret: str
    shares: list[str]
    """By seat: the bytes its player added; empty for a bot."""
    sealed: Seals | msgspec.UnsetType = msgspec.UNSET
    """The seals, if any player gave one."""
    passed_over: int | msgspec.UnsetType = msgspec.UNSET
    """How many hopeless deals were passed over, if any; see ``kernel.deals``."""

    def seed(self, names: list[str]) -> bytes:
        """The first seed; refused if secret and shares aren't those that were promised."""
        secret = _bytes(self.secret, SECRET_BYTES, "fairness.secret")
        if commitment(secret) != self.commitment:
            raise Refused("this is not the secret that was committed to", field="fairness.secret")
        shares = [share(text) for text in self.shares]
        if not isinstance(self.sealed, Seals):
            return fair_seed(secret, self.table, shares)
        self.sealed.check(self.table, self.shares)
        return sealed_seed(secret, self.table, self.sealed, self.shares, names)

    def in_clear(self) -> list[int]:
        """The seats whose players gave their share unsealed."""
        seals = self.sealed.seals if isinstance(self.sealed, Seals) else [""] * len(self.shares)
        given = zip(self.shares, seals, strict=True)
        return [seat for seat, (share, seal) in enumerate(given) if share and not seal]


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


def sealed_seed(
    secret: bytes, table: str, sealed: Seals, shares: list[str], names: list[str]
) -> bytes:
    """The seed of a game whose players sealed their shares.

    Seals and names are part of it, so that none of them can be swapped after the deal.
    """
    message = to_json([table, sealed.restarts, sealed.seals, shares, names])
    return hmac(secret, message, sha256).digest()


def seal(table: str, seat: int, nonce: str, share: str) -> str:
    """The commitment to open this share at this seat: binding, but it reveals nothing.

    >>> seal("table", 0, "00" * 16, "11" * 16)[:8]
    'e8b2585a'
    """
    return sha256(f"elfhame/seal|{table}|{seat}|{nonce}|{share}".encode()).hexdigest()


def check_seal(table: str, seat: int, sealed: str, nonce: str, share: str) -> None:
    """Raise Refused unless this is the share in the seal; without a seal, there is no nonce."""
    if not sealed and not nonce:
        return
    _bytes(nonce, NONCE_BYTES, "nonce")
    _bytes(share, SHARE_BYTES, "share")
    if seal(table, seat, nonce, share) != sealed:
        raise Refused(f"seat {seat} sealed another share", field="share")


def fingerprint(table: str, commitment: str, sealed: Seals, names: list[str]) -> str:
    """One hash over everything committed to before the first share was opened."""
    promised = [table, commitment, sealed.restarts, sealed.seals, names]
    return sha256(to_json(promised)).hexdigest()


def daily_table(game: str, date: str) -> str:
    """The id of the table whose deal everyone gets on that date."""
    return f"daily-{game}-{date}"


def daily_seed(secret: bytes, game: str, date: str) -> bytes:
    """The seed of the day, from the secret that a server draws on that day."""
    return fair_seed(secret, daily_table(game, date), [b""])


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
