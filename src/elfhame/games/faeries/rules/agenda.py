"""The agenda: tasks are done one after another until a seat must be asked (FMC-19R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.rng import Rng
from ..state import (
    Realm,
)
from .action_tasks import settle_action_task
from .effect_tasks import settle_effect_task
from .effects import resolve_card
from .extra import settle_extra
from .hand import finish_card
from .tasks import (
    CLOSE_TURN,
    EXTRA_BEFORE,
    FINISH_CARD,
    MOVE_TOKENS,
    PERFORM_ACTION,
    PLACE_TOKENS,
    RESOLVE_CARD,
    pop_task,
    task_action,
    task_card,
    task_kind,
    task_seat,
    top_task,
)
from .turn import close_turn, perform_action


def advance(realm: Realm, rng: Rng) -> None:
    """Do tasks until a seat has a choice or the game is over.

    Nobody is asked a question that has one answer, as everyone can see (FMC-19R).
    """
    while not realm.over and _settle_next(realm, rng):
        pass


def _settle_next(realm: Realm, rng: Rng) -> bool:
    """Do the next task if it leaves no choice; whether it was done."""
    task = top_task(realm)
    kind = task_kind(task)
    seat = task_seat(task)
    if kind >= MOVE_TOKENS:
        return settle_effect_task(realm, seat, task, kind)
    if kind >= PLACE_TOKENS:
        return settle_action_task(realm, seat, task, kind, rng)
    if kind >= PERFORM_ACTION:
        _do_unasked(realm, seat, task, kind, rng)
        return True
    if kind >= EXTRA_BEFORE:
        return settle_extra(realm, seat)
    return False


def _do_unasked(realm: Realm, seat: i64, task: i64, kind: i64, rng: Rng) -> None:
    """Do a task that nobody is asked about."""
    if kind == RESOLVE_CARD:
        resolve_card(realm, seat, task, rng)
        return
    pop_task(realm)
    if kind == PERFORM_ACTION:
        perform_action(realm, seat, task_action(task))
    elif kind == FINISH_CARD:
        finish_card(realm, seat, task_card(task))
    elif kind == CLOSE_TURN:
        close_turn(realm, rng)
