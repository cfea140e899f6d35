"""The agenda in a position: tasks as text, such as ``place.0.1`` for a token that seat 0 places."""

from __future__ import annotations

from typing import Final

from ....kernel.fields import Fields
from ..data.components import BOARD_ACTIONS, FOLKS, MOST_STEPS, TILE_COUNT
from ..data.tables import CARD_COUNT
from ..state import MOST_SEATS, MOST_TASKS
from .names import TASKS
from .view_types import Task

_KIND_NAMES: Final = tuple(TASKS.values())
_CARD_DETAILS: Final = (CARD_COUNT - 1, 4 * MOST_STEPS + 3)
_MOST_AMOUNT: Final = 15
_DETAILS: Final = {
    **dict.fromkeys(("keep", "name", "before", "after", "call"), (0, 0)),
    "close": (MOST_SEATS, 0),
    **dict.fromkeys(("working", "finishing", "spend", "choose"), _CARD_DETAILS),
    "perform": (len(BOARD_ACTIONS) - 1, 0),
    "place": (_MOST_AMOUNT, len(FOLKS)),
    "tile": (2, 0),
    "lay": (TILE_COUNT - 1, 2),
    "home": (len(FOLKS) - 1, 0),
    "befriend": (2, 0),
    "help": (1, 0),
    "move": (_MOST_AMOUNT, 2),
    **dict.fromkeys(("remove", "steal", "aim", "drop", "recover"), (_MOST_AMOUNT, 2)),
}
"""By kind of task: the largest numbers that its two details can be."""
_ROOM: Final = 8
"""Places of the agenda that are left for what the next answers add to it."""


def task_text(task: Task) -> str:
    """A task: its kind, its seat, and its details as far as they aren't 0."""
    words = [task.kind, str(task.seat), str(task.first), str(task.second)]
    while words[2:] and words[-1] == "0":
        words.pop()
    return ".".join(words)


def read_tasks(fields: Fields, seats: int) -> tuple[Task, ...]:
    """All tasks still to be done, the next one last."""
    tasks = tuple(_task(fields, item, seats) for item in fields.items("agenda"))
    if len(tasks) > MOST_TASKS - _ROOM:
        fields.refuse("agenda", "there are too many tasks")
    return tasks


def _task(fields: Fields, item: str, seats: int) -> Task:
    kind, *words = item.split(".")
    fields.word("agenda", kind, _KIND_NAMES)
    if not 1 <= len(words) <= 3:
        fields.refuse("agenda", f"{item!r} isn't a kind, a seat and two details")
    seat, first, second = [*words, "0", "0"][:3]
    most, more = _DETAILS[kind]
    return Task(
        kind,
        fields.as_number("agenda", seat, seats - 1),
        fields.as_number("agenda", first, most),
        fields.as_number("agenda", second, more),
    )
