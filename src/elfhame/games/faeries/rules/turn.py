"""A turn: an action is named, all perform it, the token passes on (FMC-20 to FMC-28R, FMC-75R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import BEFRIEND, BUILD, CALL, HELP, TRUST
from ..state import (
    HAND,
    RUNNING,
    TOO_LONG,
    Realm,
    has_cards,
    supply_of,
)
from .answers import note_unable
from .befriend import offer_size, refill_cards
from .build import refill_tiles
from .end import bring_end
from .entries import NAMED
from .numbers import NAMES_FROM
from .scoring import score_all
from .tasks import (
    BEFRIEND_CARD,
    CALL_FAERIES,
    CHOOSE_TILE,
    CLOSE_TURN,
    EXTRA_AFTER,
    EXTRA_BEFORE,
    NAME_ACTION,
    PERFORM_ACTION,
    PLACE_TOKENS,
    PLAY_CARD,
    pop_task,
    push_task,
)

LAST_TURN: Final[i64] = 200
"""FMC-76R: the end comes in this turn at the latest."""
ACTION_COUNT: Final[i64] = 5


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the five actions: any of them may be named (FMC-28R)."""
    for action in range(ACTION_COUNT):
        out[action] = NAMES_FROM + action
    return ACTION_COUNT


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the actions."""
    return NAMES_FROM + rng.below(ACTION_COUNT)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """An action must be named first."""
    return "FMC-20"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Let all perform this action, the acting player first (FMC-20, FMC-21)."""
    pop_task(realm)
    realm.action = action - NAMES_FROM
    if realm.telling:
        realm.journal.note(NAMED, NOBODY, [seat, realm.action])
    push_task(realm, CLOSE_TURN, seat)
    for away in range(realm.seats - 1, 0, -1):
        push_task(realm, PERFORM_ACTION, (seat + away) % realm.seats, action=realm.action)
    push_task(realm, EXTRA_AFTER, seat)
    push_task(realm, PERFORM_ACTION, seat, action=realm.action)
    push_task(realm, EXTRA_BEFORE, seat)


def begin_turn(realm: Realm) -> None:
    """Begin the acting player's turn."""
    realm.turns += 1
    realm.extra = 0
    if realm.turns == LAST_TURN:
        bring_end(realm, TOO_LONG)
    push_task(realm, NAME_ACTION, realm.acting)


def perform_action(realm: Realm, seat: i64, action: i64) -> None:
    """Let the seat perform the action, if it is able to (FMC-22)."""
    if action == TRUST and supply_of(realm, seat):
        push_task(realm, PLACE_TOKENS, seat, amount=1)
    elif action == BUILD:
        push_task(realm, CHOOSE_TILE, seat)
    elif action == BEFRIEND and offer_size(realm):
        push_task(realm, BEFRIEND_CARD, seat)
    elif action == HELP and has_cards(realm, seat, HAND):
        push_task(realm, PLAY_CARD, seat)
    elif action == CALL:
        push_task(realm, CALL_FAERIES, seat)
    else:
        note_unable(realm, seat, action)


def close_turn(realm: Realm, rng: Rng) -> None:
    """Refill the offer, then pass the token to the right (FMC-23), or score (FMC-75R)."""
    if realm.end == RUNNING:
        if realm.action == BUILD:
            refill_tiles(realm, rng)
        elif realm.action == BEFRIEND:
            refill_cards(realm, rng)
    if realm.end != RUNNING:
        score_all(realm)
        return
    realm.acting = (realm.acting + realm.seats - 1) % realm.seats
    begin_turn(realm)


def ending(realm: Realm) -> str | None:
    """The id of the rule that ended the game, or None if it goes on."""
    if realm.over == RUNNING:
        return None
    return "FMC-76R" if realm.over == TOO_LONG else "FMC-70"
