"""Guests: a name and a token, no account. Only hashes of tokens are stored."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, NamedTuple

from cachetools import TTLCache
from sqlalchemy import delete, insert, select, update

from ..problems import Problem
from ..store.database import Database, Taken
from ..store.schema import GUESTS, SESSIONS

SESSION: Final = 400 * 24 * 3600
"""Seconds until a browser's or program's token expires."""
DEVICE: Final = 15 * 60
"""Seconds until a link to another device expires."""
CACHED: Final = 60_000
"""Milliseconds to cache the guest of a token."""
MOST_CACHED: Final = 20_000
LONGEST_NAME: Final = 40


class Guest(NamedTuple):
    """A registered person or program."""

    id: str
    name: str


class Guests:
    """All guests and their sessions."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._cache: TTLCache[str, Guest] = TTLCache(MOST_CACHED, CACHED, clock)

    async def register(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token that identifies them."""
        guest = Guest(f"guest-{token_urlsafe(12)}", plain_name(name))
        token, session = self._session(guest.id, "session", SESSION)
        added = insert(GUESTS).values(id=guest.id, name=guest.name, created=self._clock())
        await self._database.write(added, insert(SESSIONS).values(**session))
        return guest, token

    async def add_placeholder(self, id_: str) -> None:
        """Create a guest with this id that cannot log in, unless there is one already."""
        with suppress(Taken):
            guest = insert(GUESTS).values(id=id_, name=id_, created=self._clock())
            await self._database.write(guest)

    async def by_token(self, key: str) -> Guest | None:
        """The guest whose token has this hash."""
        guest = self._cache.get(key)
        if guest is None:
            guest = await self._session_guest(key, "session")
            if guest is not None:
                self._cache[key] = guest
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Rename the guest. Tables joined later show the new name."""
        renamed = Guest(guest.id, plain_name(name))
        await self._database.write(
            update(GUESTS).where(GUESTS.c.id == guest.id).values(name=renamed.name)
        )
        self._forget(guest)
        return renamed

    async def device_key(self, guest: Guest) -> tuple[str, int]:
        """A single-use key that signs in another device, and its expiry time."""
        key, session = self._session(guest.id, "device", DEVICE)
        await self._database.write(insert(SESSIONS).values(**session))
        return key, int(session["expires"])

    async def open_device(self, key: str) -> tuple[Guest, str]:
        """Use up a device key; returns its guest and a token for the device."""
        found = await self._session_guest(token_hash(key), "device")
        spent = delete(SESSIONS).where(SESSIONS.c.hash == token_hash(key))
        if found is None or not (await self._database.write(spent))[0]:
            raise Problem("unknown")
        token, session = self._session(found.id, "session", SESSION)
        await self._database.write(insert(SESSIONS).values(**session))
        return found, token

    async def sign_out(self, guest: Guest, key: str) -> None:
        """Delete the session whose token has this hash."""
        await self._database.write(delete(SESSIONS).where(SESSIONS.c.hash == key))
        self._forget(guest)

    def _session(self, guest: str, kind: str, seconds: int) -> tuple[str, dict[str, str | int]]:
        """A new token, and the row to store for it."""
        token = token_urlsafe(32)
        expires = self._clock() + 1000 * seconds
        return token, {"hash": token_hash(token), "guest": guest, "kind": kind, "expires": expires}

    async def _session_guest(self, key: str, kind: str) -> Guest | None:
        now = self._clock()
        query = (
            select(GUESTS.c.id, GUESTS.c.name)
            .join(SESSIONS, SESSIONS.c.guest == GUESTS.c.id)
            .where(SESSIONS.c.hash == key, SESSIONS.c.kind == kind, SESSIONS.c.expires > now)
        )
        found = await self._database.rows(query)
        return Guest(found[0].id, found[0].name) if found else None

    def _forget(self, guest: Guest) -> None:
        for key in [key for key, cached in self._cache.items() if cached.id == guest.id]:
            del self._cache[key]


def token_hash(token: str) -> str:
    """The hash that is stored for a token. Tokens are 256 random bits, so it needs no salt."""
    return sha256(token.encode()).hexdigest()


def plain_name(name: str) -> str:
    """The name, composed (NFC) and with single spaces; raises Problem if parts of it are invisible.

    >>> plain_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    shown = "".join(sign for sign in name if sign not in _SELECTORS)
    composed = unicodedata.normalize("NFC", " ".join(shown.split()))
    if not composed or any(map(_invisible, composed)) or unicodedata.combining(composed[0]):
        raise Problem("name", field="name")
    if len(composed) > LONGEST_NAME:  # composing can make a name longer
        raise Problem("name", field="name")
    return composed


def _invisible(sign: str) -> bool:
    """Whether a character prints nothing: a control, format or shapeless character."""
    return unicodedata.category(sign)[0] == "C" or sign in _SHAPELESS


_SHAPELESS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)
"""Letters, marks and symbols in Unicode that print nothing: fillers, blank Braille and the like."""
_SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Variation selectors, which keyboards add to emoji. Emoji are shown without them as well."""
