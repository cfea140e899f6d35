"""Tasks, of which the agenda is a stack: their kinds, and named access to their details."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.bits import BIT
from ..data.tables import ANY
from ..state import AGENDA, Realm

# The agenda is a stack of tasks; the next one is on top. Kinds of tasks, with their details:
KEEP_CARD: Final[i64] = 1  # in the draft; all seats at the same time
NAME_ACTION: Final[i64] = 2
EXTRA_BEFORE: Final[i64] = 3  # the extra card, before the action
EXTRA_AFTER: Final[i64] = 4  # the extra card, after the action
# ... nobody is asked about these:
PERFORM_ACTION: Final[i64] = 5  # action
CLOSE_TURN: Final[i64] = 6  # amount: 1 + the seat that a card lets act next, or 0
RESOLVE_CARD: Final[i64] = 7  # card, step, branch
FINISH_CARD: Final[i64] = 8  # card
# ... actions ask for these, and some card effects too:
PLACE_TOKENS: Final[i64] = 9  # amount, folk
CHOOSE_TILE: Final[i64] = 10  # terms
LAY_TILE: Final[i64] = 11  # tile, terms
PLACE_HOME: Final[i64] = 12  # folk
BEFRIEND_CARD: Final[i64] = 13  # terms
PLAY_CARD: Final[i64] = 14  # terms
CALL_FAERIES: Final[i64] = 15
# ... only card effects ask for these:
MOVE_TOKENS: Final[i64] = 16  # amount, whose
REMOVE_TOKENS: Final[i64] = 17  # amount
STEAL_TOKENS: Final[i64] = 18  # amount
CHOOSE_RIVAL: Final[i64] = 19  # amount: the number of cards that the rival must discard
DISCARD_CARDS: Final[i64] = 20  # amount
RECOVER_CARDS: Final[i64] = 21  # amount
SPEND_CARD: Final[i64] = 22  # card, step
CHOOSE_OPTION: Final[i64] = 23  # card, step

# The terms of a task, which can be combined:
BY_CARD: Final[i64] = 1  # a card asks for it, not the action of the turn
OPTIONAL: Final[i64] = 2  # it may be declined
INTO_HAND: Final[i64] = 4  # the card goes into the hand, not onto the discards

# A task is one number: its kind, its seat, and above them the details that its kind has.
_KIND_MASK: Final[i64] = 31
_SEAT_FROM: Final[i64] = 5
_SEAT_MASK: Final[i64] = 7
_AMOUNT_FROM: Final[i64] = 8
_AMOUNT_MASK: Final[i64] = 15
_FOLK_FROM: Final[i64] = 12
_FOLK_MASK: Final[i64] = 7
_WHOSE_FROM: Final[i64] = 15
_WHOSE_MASK: Final[i64] = 3
_TERMS_FROM: Final[i64] = 17
_TERMS_MASK: Final[i64] = 7
_OPTIONAL_FROM: Final[i64] = 18  # the place of OPTIONAL among the terms
_ACTION_FROM: Final[i64] = 20
_ACTION_MASK: Final[i64] = 7
_CARD_FROM: Final[i64] = 23
_CARD_MASK: Final[i64] = 63
_TILE_FROM: Final[i64] = 29
_TILE_MASK: Final[i64] = 63
_STEP_FROM: Final[i64] = 35
_STEP_MASK: Final[i64] = 7
_BRANCH_FROM: Final[i64] = 38
_BRANCH_MASK: Final[i64] = 3


def packed_task(
    kind: i64,
    seat: i64 = 0,
    amount: i64 = 0,
    folk: i64 = ANY,
    whose: i64 = 0,
    terms: i64 = 0,
    action: i64 = 0,
    tile: i64 = 0,
) -> i64:
    """A task as one number."""
    return (
        kind
        | seat << _SEAT_FROM
        | amount << _AMOUNT_FROM
        | folk << _FOLK_FROM
        | whose << _WHOSE_FROM
        | terms << _TERMS_FROM
        | action << _ACTION_FROM
        | tile << _TILE_FROM
    )


def push_task(
    realm: Realm,
    kind: i64,
    seat: i64,
    amount: i64 = 0,
    folk: i64 = ANY,
    whose: i64 = 0,
    terms: i64 = 0,
    action: i64 = 0,
    tile: i64 = 0,
) -> None:
    """Put a task on top of the agenda."""
    task = packed_task(kind, seat, amount, folk, whose, terms, action, tile)
    realm.words[AGENDA + realm.depth] = task
    realm.depth += 1


def push_packed(realm: Realm, task: i64, seat: i64) -> None:
    """Put a task that was packed without a seat on top of the agenda."""
    realm.words[AGENDA + realm.depth] = task | seat << _SEAT_FROM
    realm.depth += 1


def push_card_task(
    realm: Realm, kind: i64, seat: i64, card: i64, step: i64 = 0, branch: i64 = 0
) -> None:
    """Put a task that belongs to a card's effect on top of the agenda."""
    realm.words[AGENDA + realm.depth] = (
        kind | seat << _SEAT_FROM | card << _CARD_FROM | step << _STEP_FROM | branch << _BRANCH_FROM
    )
    realm.depth += 1


def replace_card_task(realm: Realm, task: i64, kind: i64, step: i64) -> None:
    """Replace the next task, which belongs to a card's effect, by another kind at a later step."""
    later = (step - task_step(task)) << _STEP_FROM
    realm.words[AGENDA + realm.depth - 1] = task + (kind - task_kind(task)) + later


def push_rest(realm: Realm, task: i64) -> None:
    """Put a task back with one token or card less, unless that was the last one."""
    if task_amount(task) > 1:
        realm.words[AGENDA + realm.depth] = task - BIT[_AMOUNT_FROM]
        realm.depth += 1


def let_act_next(realm: Realm, seat: i64) -> None:
    """Note in the last task of a turn, which closes it, who acts next."""
    closing = realm.words[AGENDA]
    realm.words[AGENDA] = closing + ((seat + 1 - task_amount(closing)) << _AMOUNT_FROM)


def pop_task(realm: Realm) -> None:
    """Take the next task off the agenda."""
    realm.depth -= 1
    realm.words[AGENDA + realm.depth] = 0


def top_task(realm: Realm) -> i64:
    """The next task; there is one as long as the game runs."""
    return realm.words[AGENDA + realm.depth - 1]


def agenda(realm: Realm) -> list[int]:
    """All tasks, the next one last."""
    return [realm.words[AGENDA + place] for place in range(realm.depth)]


def question(realm: Realm) -> i64:
    """The kind of the next task: what is asked now."""
    return task_kind(top_task(realm))


def task_kind(task: i64) -> i64:
    """The kind of a task."""
    return task & _KIND_MASK


def task_seat(task: i64) -> i64:
    """The seat that a task belongs to."""
    return (task >> _SEAT_FROM) & _SEAT_MASK


def task_amount(task: i64) -> i64:
    """The number of tokens or cards that a task is still about."""
    return (task >> _AMOUNT_FROM) & _AMOUNT_MASK


def task_folk(task: i64) -> i64:
    """The folk that a task names, or ANY."""
    return (task >> _FOLK_FROM) & _FOLK_MASK


def task_whose(task: i64) -> i64:
    """Whose tokens may be moved: OWN, a rival's or ANYONE."""
    return (task >> _WHOSE_FROM) & _WHOSE_MASK


def task_terms(task: i64) -> i64:
    """The terms of a task, as a sum of flags."""
    return (task >> _TERMS_FROM) & _TERMS_MASK


def is_by_card(task: i64) -> bool:
    """Whether a card asks for it, and not the action of the turn."""
    return task_terms(task) & BY_CARD != 0


def task_passes(task: i64) -> i64:
    """1 if a card lets its player decline the task, else 0."""
    return (task >> _OPTIONAL_FROM) & 1


def goes_into_hand(task: i64) -> bool:
    """Whether the card to be befriended goes into the hand."""
    return task_terms(task) & INTO_HAND != 0


def task_action(task: i64) -> i64:
    """The action of the main board that is to be performed."""
    return (task >> _ACTION_FROM) & _ACTION_MASK


def task_card(task: i64) -> i64:
    """The card whose effect the task belongs to."""
    return (task >> _CARD_FROM) & _CARD_MASK


def task_tile(task: i64) -> i64:
    """The tile that is to be laid."""
    return (task >> _TILE_FROM) & _TILE_MASK


def task_step(task: i64) -> i64:
    """The number of the card's next step."""
    return (task >> _STEP_FROM) & _STEP_MASK


def task_branch(task: i64) -> i64:
    """The option of the card that was chosen, or 0."""
    return (task >> _BRANCH_FROM) & _BRANCH_MASK
