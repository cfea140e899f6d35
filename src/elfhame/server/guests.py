"""Guests: a name and a token, no account. Tokens are kept as hashes only."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from .problems import Problem
from .store.database import Database, Taken
from .store.schema import GUESTS, SESSIONS

SESSION: Final = 400 * 24 * 3600
"""For how many seconds a browser or program is remembered."""
DEVICE: Final = 15 * 60
"""For how many seconds a link to another device opens it."""
REMEMBERED: Final = 60_000
"""For how many milliseconds a token once looked up need not be looked up again."""
MOST_REMEMBERED: Final = 20_000
LONGEST_NAME: Final = 40


class Guest(NamedTuple):
    """Somebody who plays here."""

    id: str
    name: str


class Guests:
    """Everybody who ever told a name."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._known: OrderedDict[str, tuple[int, Guest]] = OrderedDict()

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token by which the server knows them again."""
        guest = Guest(f"guest-{token_urlsafe(12)}", plain_name(name))
        token, session = self._session(guest.id, "session", SESSION)
        added = insert(GUESTS).values(id=guest.id, name=guest.name, created=self._clock())
        await self._database.write(added, insert(SESSIONS).values(**session))
        return guest, token

    async def employ(self, id_: str) -> None:
        """See to it that there is a guest of this id who can never come."""
        with suppress(Taken):
            guest = insert(GUESTS).values(id=id_, name=id_, created=self._clock())
            await self._database.write(guest)

    async def known(self, key: str) -> Guest | None:
        """The guest whose token has this hash."""
        now = self._clock()
        remembered = self._known.get(key)
        if remembered is not None and now < remembered[0]:
            return remembered[1]
        guest = await self._session_of(key, "session", now)
        if guest is not None:
            self._known[key] = (now + REMEMBERED, guest)
            while len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest by another name, at tables to come."""
        renamed = Guest(guest.id, plain_name(name))
        await self._database.write(
            update(GUESTS).where(GUESTS.c.id == guest.id).values(name=renamed.name)
        )
        self._forget(guest)
        return renamed

    async def device_key(self, guest: Guest) -> tuple[str, int]:
        """A key that opens the guest's tables on another device, once; and until when."""
        key, session = self._session(guest.id, "device", DEVICE)
        await self._database.write(insert(SESSIONS).values(**session))
        return key, int(session["expires"])

    async def open_device(self, key: str) -> tuple[Guest, str]:
        """The guest whose device key it was, and a token for this device."""
        found = await self._session_of(hashed(key), "device", self._clock())
        spent = delete(SESSIONS).where(SESSIONS.c.hash == hashed(key))
        if found is None or not (await self._database.write(spent))[0]:
            raise Problem("unknown")
        token, session = self._session(found.id, "session", SESSION)
        await self._database.write(insert(SESSIONS).values(**session))
        return found, token

    async def sign_out(self, guest: Guest, key: str) -> None:
        """The token of this hash opens nothing any more."""
        await self._database.write(delete(SESSIONS).where(SESSIONS.c.hash == key))
        self._forget(guest)

    def _session(self, guest: str, kind: str, seconds: int) -> tuple[str, dict[str, str | int]]:
        token = token_urlsafe(32)
        expires = self._clock() + 1000 * seconds
        return token, {"hash": hashed(token), "guest": guest, "kind": kind, "expires": expires}

    async def _session_of(self, key: str, kind: str, now: int) -> Guest | None:
        query = (
            select(GUESTS.c.id, GUESTS.c.name)
            .join(SESSIONS, SESSIONS.c.guest == GUESTS.c.id)
            .where(SESSIONS.c.hash == key, SESSIONS.c.kind == kind, SESSIONS.c.expires > now)
        )
        found = await self._database.rows(query)
        return Guest(found[0].id, found[0].name) if found else None

    def _forget(self, guest: Guest) -> None:
        for key in [key for key, (_, known) in self._known.items() if known.id == guest.id]:
            del self._known[key]


def hashed(token: str) -> str:
    """What is kept of a token: it is 256 random bits, so no salt is needed."""
    return sha256(token.encode()).hexdigest()


def plain_name(name: str) -> str:
    """A name as text: composed, its spaces single, nothing in it that prints nothing.

    >>> plain_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    shown = "".join(sign for sign in name if sign not in _SELECTORS)
    composed = unicodedata.normalize("NFC", " ".join(shown.split()))
    if not composed or any(map(_blank, composed)) or unicodedata.combining(composed[0]):
        raise Problem("name", field="name")
    if len(composed) > LONGEST_NAME:  # composed, a sign may be longer than it came
        raise Problem("name", field="name")
    return composed


def _blank(sign: str) -> bool:
    """Whether a sign prints nothing: it steers, hides, or has no shape."""
    return unicodedata.category(sign)[0] == "C" or sign in _SHAPELESS


_SHAPELESS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)
"""Letters, marks and symbols to Unicode, nothing to the eye: fillers, blank Braille and such."""
_SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Keyboards put them behind emoji to say how to draw them; without them they are drawn too."""
