"""Checks that a state made from a position is one that the rules allow."""

from __future__ import annotations

from ....kernel.bits import contains
from ....kernel.fields import Fields
from ..rules.engine import Faeries, empty_realm
from ..rules.homes import cover_with_home
from ..rules.lay import cover_with_tile
from ..rules.numbers import HOMES_FROM, LAYS_FROM
from ..rules.tasks import (
    CHOOSE_OPTION,
    CLOSE_TURN,
    EXTRA_AFTER,
    EXTRA_BEFORE,
    FINISH_CARD,
    KEEP_CARD,
    LAY_TILE,
    NAME_ACTION,
    PERFORM_ACTION,
    PLACE_HOME,
    RESOLVE_CARD,
    SPEND_CARD,
    agenda,
    pop_task,
    push_task,
    task_action,
    task_card,
    task_kind,
    task_seat,
)
from ..state import (
    BATCH,
    BESIDE_GARDEN,
    DISCARDS,
    FRESH,
    HAND,
    PICKS,
    PILE,
    SEEN,
    SHOWN_HAND,
    Realm,
    home_folk,
    is_home,
    piece_lay,
    piece_seat,
    piece_which,
    strangers_of,
    zone_list,
)
from .names import QUESTIONS
from .view import hidden_kept

_OF_TURN = (NAME_ACTION, CLOSE_TURN, KEEP_CARD)
_CARD_TASKS = (RESOLVE_CARD, SPEND_CARD, CHOOSE_OPTION)


def check_state(state: Faeries) -> None:
    """Raise Refused if the parts of a position don't go together."""
    if bool(state.over) and not state.end:
        Fields.refuse("end", "it says why the game is over", "FMC-70")
    if not state.over:
        _check_agenda(state)
    for seat in range(state.seats):
        _check_garden(state, seat)
        _check_cards(state, seat)


# ---------------------------------------------------------------- the agenda


def _check_agenda(state: Faeries) -> None:
    """A turn is closed after the followers, who come after the acting player (FMC-20, FMC-21)."""
    tasks = agenda(state)
    drafting = bool(state.drafted) and state.passes < PICKS
    if not tasks or task_kind(tasks[-1]) not in QUESTIONS:
        Fields.refuse("agenda", "the last task must ask someone")
    if drafting or task_kind(tasks[-1]) in (KEEP_CARD, NAME_ACTION):
        kind = KEEP_CARD if drafting else NAME_ACTION
        fits = [task_kind(task) for task in tasks] == [kind]
        if not fits or (not drafting and task_seat(tasks[0]) != state.acting):
            Fields.refuse("agenda", "nothing else is to be done at that time", "FMC-20")
        return
    rest = _after_the_turn(state, tasks)
    if any(task_kind(task) in (*_OF_TURN, PERFORM_ACTION, EXTRA_AFTER) for task in rest):
        Fields.refuse("agenda", "this isn't the order of a turn", "FMC-21")
    if any(task_kind(task) == EXTRA_BEFORE for task in rest[1:]):
        Fields.refuse("agenda", "the extra card comes before the action", "FMC-20")
    _check_working_cards(state, tasks)


def _after_the_turn(state: Realm, tasks: list[int]) -> list[int]:
    """The tasks of the seat that acts or follows now, on top of the rest of the turn."""
    acting, seats = state.acting, state.seats
    if task_kind(tasks[0]) != CLOSE_TURN or task_seat(tasks[0]) != acting:
        Fields.refuse("agenda", "a turn is closed by the seat that acts", "FMC-23")
    at = 1
    followers = [(acting + seats - place) % seats for place in range(1, seats)]
    for task, follower in zip(tasks[1:], followers, strict=False):
        if task_kind(task) != PERFORM_ACTION or task_seat(task) != follower:
            break
        at += 1
    if at == seats and at < len(tasks) and task_kind(tasks[at]) == EXTRA_AFTER:
        at += 1
        if at < len(tasks) and task_kind(tasks[at]) == PERFORM_ACTION:
            at += 1
    for task in tasks[1:at]:
        _check_part_of_turn(state, task)
    return tasks[at:]


def _check_part_of_turn(state: Realm, task: int) -> None:
    performs = task_kind(task) == PERFORM_ACTION
    if performs and task_action(task) != state.action:
        Fields.refuse("agenda", "everyone performs the same action", "FMC-21")
    if not performs and task_seat(task) != state.acting:
        Fields.refuse("agenda", "only the acting player has an extra card", "FMC-20")


def _check_working_cards(state: Realm, tasks: list[int]) -> None:
    """A card at work is finished later; until then it is in no other place (FMC-52R)."""
    finishing: list[tuple[int, int]] = []
    for task in tasks:
        owned = task_seat(task), task_card(task)
        if task_kind(task) == FINISH_CARD:
            finishing.append(owned)
        elif task_kind(task) in _CARD_TASKS and owned not in finishing:
            Fields.refuse("agenda", "a card at work is finished later", "FMC-52R")
    for seat, card in finishing:
        if any(card in zone_list(state, seat, zone) for zone in (HAND, PILE, DISCARDS)):
            Fields.refuse("agenda", "a card at work is in no other place", "FMC-52R")
    if len(set(finishing)) < len(finishing):
        Fields.refuse("agenda", "a card is at work twice", "FMC-52R")


# ---------------------------------------------------------------- gardens and cards


def _check_garden(state: Realm, seat: int) -> None:
    """Each piece of a garden could be laid where it lies, the tiles one after another."""
    bare = empty_realm(state.seats, state.friendly, 0)
    for piece in state.laid:
        if piece_seat(piece) != seat or piece_lay(piece) == BESIDE_GARDEN:
            continue
        which, lay = piece_which(piece), piece_lay(piece)
        if is_home(piece):
            push_task(bare, PLACE_HOME, seat, folk=home_folk(piece))
            number = HOMES_FROM + lay
        else:
            push_task(bare, LAY_TILE, seat, tile=which)
            number = LAYS_FROM + lay
        if number not in bare.legal_actions(seat):
            Fields.refuse("gardens", "a piece can't lie where it lies", "FMC-31")
        pop_task(bare)
        if is_home(piece):
            cover_with_home(bare, seat, lay)
        else:
            cover_with_tile(bare, seat, which, lay)


def _check_cards(state: Realm, seat: int) -> None:
    """What others know of a seat's cards fits to where they are (FMC-93R to FMC-95R)."""
    zones = (HAND, PILE, DISCARDS, SEEN, SHOWN_HAND, BATCH, FRESH)
    hand, pile, discards, seen, shown, batch, fresh = (
        set(zone_list(state, seat, zone)) for zone in zones
    )
    for name, known, places in (
        ("seen", seen, discards),
        ("shown", shown, hand),
        ("batch", batch, hand | pile | discards),
        ("fresh", fresh, hand | discards),
    ):
        if not known <= places:
            Fields.refuse(name, "a card isn't where it was seen", "FMC-93R")
    if len(seen) + len(shown) + len(batch) + len(fresh) > len(seen | shown | batch | fresh):
        Fields.refuse("seen", "one thing is known of each card", "FMC-93R")
    secret = set(hidden_kept(state, seat)) if state.drafted and state.passes == PICKS else set()
    first = contains(state.first_piles, seat)
    unnoted = (pile - batch) - (secret if first else set())
    if len(unnoted) > strangers_of(state, seat):
        Fields.refuse("strangers", "fewer cards went unseen into the draw pile", "FMC-94R")
