"""Card effects: a card's steps in the order written, as far as possible (FMC-52R, FMC-100D)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..data.components import MOST_STEPS
from ..data.tables import (
    BEFRIEND_STEP,
    BUILD_STEP,
    CHOOSE_STEP,
    COUNT_STEP,
    DRAW_STEP,
    HELP_STEP,
    MOVE_STEP,
    PLACE_STEP,
    POINTS_STEP,
    RECOVER_STEP,
    REMOVE_STEP,
    RIVAL_DISCARDS_STEP,
    RIVALS_DISCARD_STEP,
    SPEND_STEP,
    STEAL_STEP,
    STEPS,
    TAKE_STEP,
    amount_of,
    branch_of,
    is_optional_step,
    step_folk,
    verb_of,
    whose_of,
)
from ..state import (
    Realm,
)
from .hand import draw_cards
from .scoring import counted_points, score_points
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
    pop_task,
    push_task,
    task_branch,
    task_card,
    task_step,
)

_TASKS: Final = {
    MOVE_STEP: MOVE_TOKENS,
    REMOVE_STEP: REMOVE_TOKENS,
    STEAL_STEP: STEAL_TOKENS,
    RECOVER_STEP: RECOVER_CARDS,
    RIVAL_DISCARDS_STEP: CHOOSE_RIVAL,
}
REPEATED_TASK: Final = vec[i64]([_TASKS.get(verb, 0) for verb in range(CHOOSE_STEP + 1)])
"""By verb of a step that is about several tokens or cards: the task that it makes."""


def resolve_card(realm: Realm, seat: i64, task: i64, rng: Rng) -> None:
    """Do the next step of the card, or make a task of what it asks."""
    card = task_card(task)
    branch = task_branch(task)
    pop_task(realm)
    for place in range(task_step(task), MOST_STEPS):
        step = STEPS[card * MOST_STEPS + place]
        if not step:
            return
        if branch_of(step) == 0 or branch_of(step) == branch:
            _do_step(realm, seat, card, place + 1, branch, step, rng)
            return


def _do_step(
    realm: Realm, seat: i64, card: i64, following: i64, branch: i64, step: i64, rng: Rng
) -> None:
    """Do a step now, or make a task of it; the task of the following steps comes below it."""
    verb = verb_of(step)
    if verb == SPEND_STEP:
        push_task(realm, SPEND_CARD, seat, card=card, step=following, branch=branch)
    elif verb == CHOOSE_STEP:
        push_task(realm, CHOOSE_OPTION, seat, card=card, step=following, branch=branch)
    else:
        push_task(realm, RESOLVE_CARD, seat, card=card, step=following, branch=branch)
        _do_verb(realm, seat, verb, step, rng)


def _do_verb(realm: Realm, seat: i64, verb: i64, step: i64, rng: Rng) -> None:
    """Do what nobody need be asked about; make tasks of the rest."""
    amount = amount_of(step)
    if verb == PLACE_STEP:
        push_task(realm, PLACE_TOKENS, seat, amount=amount, folk=step_folk(step))
    elif verb == DRAW_STEP:
        draw_cards(realm, seat, amount, rng)
    elif verb == POINTS_STEP:
        score_points(realm, seat, amount, False)
    elif verb == COUNT_STEP:
        score_points(realm, seat, counted_points(realm, seat, step), False)
    elif verb == RIVALS_DISCARD_STEP:
        for away in range(realm.seats - 1, 0, -1):
            push_task(realm, DISCARD_CARDS, (seat + away) % realm.seats, amount=amount)
    else:
        _ask(realm, seat, verb, amount, step)


def _ask(realm: Realm, seat: i64, verb: i64, amount: i64, step: i64) -> None:
    """Make a task of an action that a card gives, or of several tokens or cards."""
    may: i64 = OPTIONAL if is_optional_step(step) else 0
    if verb == BEFRIEND_STEP:
        push_task(realm, BEFRIEND_CARD, seat, terms=BY_CARD)
    elif verb == TAKE_STEP:
        push_task(realm, BEFRIEND_CARD, seat, terms=BY_CARD + INTO_HAND)
    elif verb == BUILD_STEP:
        push_task(realm, CHOOSE_TILE, seat, terms=BY_CARD + may)
    elif verb == HELP_STEP:
        push_task(realm, PLAY_CARD, seat, terms=may)
    else:
        push_task(realm, REPEATED_TASK[verb], seat, amount=amount, whose=whose_of(step))
