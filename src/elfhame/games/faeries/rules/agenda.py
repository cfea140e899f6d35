"""The agenda: tasks are done one after another until a seat must be asked (FMC-19R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..state import Realm
from . import tasks
from .befriend import BefriendCard
from .build import ChooseTile
from .decision import Decision
from .draft import KeepCard
from .effect_choices import (
    ChooseOption,
    ChooseRival,
    DiscardCards,
    RecoverCards,
    SpendCard,
)
from .effects import FinishCard, ResolveCard
from .entries import FORWENT
from .hand_actions import CallFaeries, PlayCard
from .homes import PlaceHome
from .lay import LayTile
from .numbers import PASS
from .tasks import pop_task, task_kind, task_seat, top_task
from .token_effects import MoveTokens, TakeTokens
from .tokens import PlaceTokens
from .turn import CloseTurn, ExtraCard, NameAction, PerformAction

_DECISIONS: Final[dict[int, Decision]] = {
    tasks.KEEP_CARD: KeepCard(),
    tasks.NAME_ACTION: NameAction(),
    tasks.EXTRA_BEFORE: ExtraCard(),
    tasks.EXTRA_AFTER: ExtraCard(),
    tasks.PERFORM_ACTION: PerformAction(),
    tasks.CLOSE_TURN: CloseTurn(),
    tasks.RESOLVE_CARD: ResolveCard(),
    tasks.FINISH_CARD: FinishCard(),
    tasks.PLACE_TOKENS: PlaceTokens(),
    tasks.CHOOSE_TILE: ChooseTile(),
    tasks.LAY_TILE: LayTile(),
    tasks.PLACE_HOME: PlaceHome(),
    tasks.BEFRIEND_CARD: BefriendCard(),
    tasks.PLAY_CARD: PlayCard(),
    tasks.CALL_FAERIES: CallFaeries(),
    tasks.MOVE_TOKENS: MoveTokens(),
    tasks.REMOVE_TOKENS: TakeTokens(),
    tasks.STEAL_TOKENS: TakeTokens(),
    tasks.CHOOSE_RIVAL: ChooseRival(),
    tasks.DISCARD_CARDS: DiscardCards(),
    tasks.RECOVER_CARDS: RecoverCards(),
    tasks.SPEND_CARD: SpendCard(),
    tasks.CHOOSE_OPTION: ChooseOption(),
}
DECISIONS: Final = vec[Decision](
    [_DECISIONS.get(kind, Decision()) for kind in range(tasks.CHOOSE_OPTION + 1)]
)
"""By kind of task: what it asks, and what the answers do."""


def decision_of(task: i64) -> Decision:
    """What a task asks, and what the answers do."""
    return DECISIONS[task_kind(task)]


def answer(realm: Realm, seat: i64, action: i64, rng: Rng) -> None:
    """Carry out a seat's answer to the question of the next task, and all that follows from it."""
    task = top_task(realm)
    pop_task(realm)
    if action == PASS:
        if realm.telling:
            realm.journal.note(FORWENT, NOBODY, [seat, task_kind(task)])
        decision_of(task).forgo(realm, seat, task, rng)
    else:
        decision_of(task).apply(realm, seat, task, action, rng)
    advance(realm, rng)


def advance(realm: Realm, rng: Rng) -> None:
    """Do tasks until a seat has a choice or the game is over.

    Nobody is asked a question that has one answer, as everyone can see (FMC-19R).
    """
    while not realm.over:
        task = top_task(realm)
        if not decision_of(task).settle(realm, task_seat(task), task, rng):
            return
