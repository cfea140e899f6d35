"""Tasks of the agenda as views list them: two numbers, whose meaning depends on the kind."""

from __future__ import annotations

from typing import Final

from ..data.tables import ANY
from ..rules.tasks import (
    BEFRIEND_CARD,
    BY_CARD,
    CHOOSE_OPTION,
    CHOOSE_TILE,
    FINISH_CARD,
    INTO_HAND,
    LAY_TILE,
    OPTIONAL,
    PERFORM_ACTION,
    PLACE_HOME,
    PLACE_TOKENS,
    PLAY_CARD,
    RESOLVE_CARD,
    SPEND_CARD,
    push_task,
    task_action,
    task_amount,
    task_branch,
    task_card,
    task_folk,
    task_kind,
    task_seat,
    task_step,
    task_terms,
    task_tile,
    task_whose,
)
from ..state import (
    Realm,
)
from .names import TASKS
from .view_types import Task

_KINDS: Final = {name: kind for kind, name in TASKS.items()}
_CARD_TASKS: Final = (RESOLVE_CARD, FINISH_CARD, SPEND_CARD, CHOOSE_OPTION)
_TERMS: Final = {
    CHOOSE_TILE: (0, BY_CARD, BY_CARD | OPTIONAL),
    LAY_TILE: (0, BY_CARD, BY_CARD | OPTIONAL),
    BEFRIEND_CARD: (0, BY_CARD, BY_CARD | INTO_HAND),
    PLAY_CARD: (0, OPTIONAL),
}
"""By kind of task: the terms that it can have, in the order of the numbers that stand for them."""


def task_view(task: int) -> Task:
    """A task as a view lists it."""
    return Task(TASKS[task_kind(task)], task_seat(task), *_numbers(task))


def _numbers(task: int) -> tuple[int, int]:
    kind = task_kind(task)
    if kind in _CARD_TASKS:
        return task_card(task), task_step(task) * 4 + task_branch(task)
    if kind == LAY_TILE:
        return task_tile(task), _TERMS[kind].index(task_terms(task))
    if kind in _TERMS:
        return _TERMS[kind].index(task_terms(task)), 0
    if kind == PERFORM_ACTION:
        return task_action(task), 0
    if kind == PLACE_HOME:
        return task_folk(task), 0
    if kind == PLACE_TOKENS:
        return task_amount(task), (task_folk(task) + 1) % (ANY + 1)
    return task_amount(task), task_whose(task)


def push_from_view(realm: Realm, task: Task) -> None:
    """Put a task on the agenda that a view lists."""
    kind, seat, first, second = _KINDS[task.kind], task.seat, task.first, task.second
    if kind in _CARD_TASKS:
        push_task(realm, kind, seat, card=first, step=second // 4, branch=second % 4)
    elif kind == LAY_TILE:
        push_task(realm, kind, seat, tile=first, terms=_TERMS[kind][second])
    elif kind in _TERMS:
        push_task(realm, kind, seat, terms=_TERMS[kind][first])
    elif kind == PERFORM_ACTION:
        push_task(realm, kind, seat, action=first)
    elif kind == PLACE_HOME:
        push_task(realm, kind, seat, folk=first)
    elif kind == PLACE_TOKENS:
        push_task(realm, kind, seat, amount=first, folk=(second + ANY) % (ANY + 1))
    else:
        push_task(realm, kind, seat, amount=first, whose=second)
