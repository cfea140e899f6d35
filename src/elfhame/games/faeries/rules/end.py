"""The end: it comes with the turn in which something brings it (FMC-70, FMC-75R, FMC-76R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ..state import RUNNING, Realm
from .entries import CAME

LAST_TURN: Final[i64] = 200
"""FMC-76R: the end comes in this turn at the latest."""


def bring_end(realm: Realm, cause: i64) -> None:
    """Make this turn the last one; once brought, the end stays (FMC-75R)."""
    if realm.end == RUNNING:
        realm.end = cause
        if realm.telling:
            realm.journal.note(CAME, NOBODY, [cause])
