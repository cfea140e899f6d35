"""Steps that several decisions share: listing sets of answers, declining, being unable."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import lowest
from ....kernel.journal import NOBODY
from ..data.tables import HALF
from ..state import (
    Realm,
    half_zone,
)
from .entries import FORWENT, UNABLE
from .tasks import (
    pop_task,
    task_kind,
    task_seat,
    top_task,
)


def list_set(out: vec[i64], count: i64, first: i64, bits: i64) -> i64:
    """Write ``first`` plus each number of a set after ``count`` answers; return the new count."""
    while bits:
        out[count] = first + lowest(bits)
        bits &= bits - 1
        count += 1
    return count


def list_cards(out: vec[i64], count: i64, first: i64, lower: i64, upper: i64) -> i64:
    """Write ``first`` plus each card of a set after ``count`` answers; return the new count."""
    count = list_set(out, count, first, lower)
    return list_set(out, count, first + HALF, upper)


def list_zone(realm: Realm, seat: i64, zone: i64, out: vec[i64], count: i64, first: i64) -> i64:
    """Write ``first`` plus each card of a zone after ``count`` answers; return the new count."""
    lower = half_zone(realm, seat, zone, 0)
    return list_cards(out, count, first, lower, half_zone(realm, seat, zone, 1))


def decline(realm: Realm) -> None:
    """Drop the next task, which its seat declines, and with it all that would follow from it."""
    if realm.telling:
        task = top_task(realm)
        realm.journal.note(FORWENT, NOBODY, [task_seat(task), task_kind(task)])
    pop_task(realm)


def note_unable(realm: Realm, seat: i64, action: i64) -> None:
    """Note that the seat cannot perform the action of the turn (FMC-28R)."""
    if realm.telling:
        realm.journal.note(UNABLE, NOBODY, [seat, action])
