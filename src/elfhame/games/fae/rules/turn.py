"""The end of a turn: who is next, or why the game is over (FAE-15R, FAE-50, FAE-52)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ..state import NO_MOVE, RUNNING, Realm
from .scoring import note_the_end


def end_turn(realm: Realm) -> None:
    """Pass the turn on, unless the game has ended: by the last ritual, or for want of a move."""
    if realm.over == RUNNING:
        realm.turn += 1
        if realm.turn == realm.seats:
            realm.turn = 0
        if realm.mobility:
            return
        realm.over = NO_MOVE
    if realm.telling:
        note_the_end(realm)


def ending(realm: Realm) -> str | None:
    """The id of the rule that ended the game, or None if it goes on."""
    return None if realm.over == RUNNING else rule_of(realm.over)


def rule_of(over: i64) -> str:
    """The id of the rule that ended a game, by its number."""
    return f"FAE-{over}"
