"""Card effects: a card's steps in the order written, as far as possible (FMC-52R, FMC-100D)."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..data import tables
from ..data.components import MOST_STEPS
from ..data.tables import (
    ANY,
    STEPS,
    amount_of,
    branch_of,
    is_for_rivals,
    is_optional_step,
    step_folk,
    verb_of,
    whose_of,
)
from ..state import DISCARDS, SEEN, Realm, put_card
from .decision import Decision
from .hand import draw_cards
from .scoring import counted_points, score_points
from .table_effects import beckon, change_offers, make_rivals
from .tasks import (
    BEFRIEND_CARD,
    BY_CARD,
    CHOOSE_OPTION,
    CHOOSE_RIVAL,
    CHOOSE_TILE,
    DISCARD_CARDS,
    INTO_HAND,
    MOVE_TOKENS,
    OPTIONAL,
    PLACE_TOKENS,
    PLAY_CARD,
    RECOVER_CARDS,
    REMOVE_TOKENS,
    RESOLVE_CARD,
    SPEND_CARD,
    STEAL_TOKENS,
    packed_task,
    pop_task,
    push_packed,
    replace_card_task,
    task_branch,
    task_card,
    task_step,
)

_ACTIONS: Final = {
    tables.BEFRIEND_STEP: (BEFRIEND_CARD, BY_CARD),
    tables.TAKE_STEP: (BEFRIEND_CARD, BY_CARD + INTO_HAND),
    tables.BUILD_STEP: (CHOOSE_TILE, BY_CARD),
    tables.HELP_STEP: (PLAY_CARD, 0),
    tables.RIVALS_BEFRIEND_STEP: (BEFRIEND_CARD, BY_CARD),
    tables.RIVALS_BUILD_STEP: (CHOOSE_TILE, BY_CARD),
}
"""By verb of a step that gives an action: the kind of task that it makes, and its terms."""
_REPEATED: Final = {
    tables.PLACE_STEP: PLACE_TOKENS,
    tables.MOVE_STEP: MOVE_TOKENS,
    tables.REMOVE_STEP: REMOVE_TOKENS,
    tables.STEAL_STEP: STEAL_TOKENS,
    tables.RECOVER_STEP: RECOVER_CARDS,
    tables.RIVAL_DISCARDS_STEP: CHOOSE_RIVAL,
    tables.RIVALS_DISCARD_STEP: DISCARD_CARDS,
    tables.RIVALS_MOVE_STEP: MOVE_TOKENS,
    tables.RIVALS_PLACE_STEP: PLACE_TOKENS,
}
"""By verb of a step about several tokens or cards: the kind of task that it makes."""


def _task_of(step: int) -> int:
    """The task that a step makes, without its seat; 0 if it makes none."""
    verb = verb_of(step)
    if verb in _ACTIONS:
        kind, terms = _ACTIONS[verb]
        return packed_task(kind, terms=terms + OPTIONAL * int(is_optional_step(step)))
    if verb not in _REPEATED:
        return 0
    folk = ANY
    if verb in (tables.PLACE_STEP, tables.RIVALS_PLACE_STEP):
        folk = step_folk(step)
    return packed_task(_REPEATED[verb], amount=amount_of(step), folk=folk, whose=whose_of(step))


STEP_TASKS: Final = vec[i64]([_task_of(step) for step in STEPS])
"""By card * MOST_STEPS + place: the task that the step makes, if it makes one."""


@final
class ResolveCard(Decision):
    """The next step of a card is done, or made a task (FMC-52R); nobody is asked."""

    __slots__ = ()

    def settle(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
        first = task_card(task) * MOST_STEPS
        for place in range(first + task_step(task), first + MOST_STEPS):
            branch = branch_of(STEPS[place])
            if STEPS[place] and (branch == 0 or branch == task_branch(task)):
                _do_step(realm, seat, task, place - first, rng)
                return True
        pop_task(realm)
        return True


@final
class FinishCard(Decision):
    """A resolved card joins the discards for all to see (FMC-24, FMC-93R); nobody is asked."""

    __slots__ = ()

    def settle(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
        pop_task(realm)
        put_card(realm, seat, DISCARDS, task_card(task))
        put_card(realm, seat, SEEN, task_card(task))
        return True


def _do_step(realm: Realm, seat: i64, task: i64, number: i64, rng: Rng) -> None:
    """Do a step of a card now, or make a task of it; the following steps remain a task below it."""
    place = task_card(task) * MOST_STEPS + number
    verb = verb_of(STEPS[place])
    if verb == tables.SPEND_STEP:
        replace_card_task(realm, task, SPEND_CARD, number + 1)
    elif verb == tables.CHOOSE_STEP:
        replace_card_task(realm, task, CHOOSE_OPTION, number + 1)
    else:
        replace_card_task(realm, task, RESOLVE_CARD, number + 1)
        if is_for_rivals(verb):
            make_rivals(realm, seat, STEP_TASKS[place])
        elif STEP_TASKS[place]:
            push_packed(realm, STEP_TASKS[place], seat)
        else:
            _do_at_once(realm, seat, verb, STEPS[place], rng)


def _do_at_once(realm: Realm, seat: i64, verb: i64, step: i64, rng: Rng) -> None:
    """Do a step that the player of the card isn't asked about."""
    amount = amount_of(step)
    if verb == tables.DRAW_STEP:
        draw_cards(realm, seat, amount, rng)
    elif verb == tables.POINTS_STEP:
        score_points(realm, seat, amount, False)
    elif verb == tables.COUNT_STEP:
        score_points(realm, seat, counted_points(realm, seat, step), False)
    elif verb == tables.ACT_NEXT_STEP:
        beckon(realm, seat)
    else:
        change_offers(realm, seat, verb, amount, rng)
