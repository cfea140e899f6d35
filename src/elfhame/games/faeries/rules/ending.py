"""The end comes: noted once, and it stays (FMC-70, FMC-75R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ..state import RUNNING, Realm
from .entries import CAME


def come(realm: Realm, why: i64) -> None:
    """From now on this turn is the last."""
    if realm.end == RUNNING:
        realm.end = why
        if realm.telling:
            realm.journal.note(CAME, NOBODY, [why])
