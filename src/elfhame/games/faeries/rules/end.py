"""The end comes: noted once, and it stays (FMC-70, FMC-75R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ..state import RUNNING, Realm
from .entries import CAME


def bring_end(realm: Realm, cause: i64) -> None:
    """Make this turn the last one."""
    if realm.end == RUNNING:
        realm.end = cause
        if realm.telling:
            realm.journal.note(CAME, NOBODY, [cause])
