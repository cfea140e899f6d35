"""A turn: an action is named, all perform it, the token passes on (FMC-20 to FMC-28R, FMC-75R)."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.bits import list_set
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import BEFRIEND, BUILD, CALL, HALF, HELP, TRUST
from ..state import (
    HAND,
    OFFER,
    RUNNING,
    TABLE,
    TOO_LONG,
    Realm,
    card_count,
    has_cards,
    nth_card,
    supply_of,
    zone_of,
)
from .befriend import refill_cards
from .build import refill_tiles
from .decision import Answers, Decision, answers_of, note_unable
from .end import LAST_TURN, bring_end
from .entries import NAMED
from .hand import discard_card, play_card
from .numbers import DISCARDS_FROM, NAMES_FROM, PASS, PLAYS_FROM, card_of, is_discard, is_play
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
    task_action,
    task_amount,
)

EVERY_ACTION: Final[i64] = 0b11111
"""The five actions, as a set."""


@final
class NameAction(Decision):
    """The acting player names one of the five actions, whichever it is (FMC-20, FMC-28R)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return answers_of(NAMES_FROM, EVERY_ACTION)

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-20"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        """Let all perform this action, the acting player first (FMC-20, FMC-21)."""
        realm.action = action - NAMES_FROM
        if realm.telling:
            realm.journal.note(NAMED, NOBODY, [seat, realm.action])
        push_task(realm, CLOSE_TURN, seat)
        for place in range(1, realm.seats):
            follower = (seat + realm.seats - place) % realm.seats
            push_task(realm, PERFORM_ACTION, follower, action=realm.action)
        push_task(realm, EXTRA_AFTER, seat)
        push_task(realm, PERFORM_ACTION, seat, action=realm.action)
        push_task(realm, EXTRA_BEFORE, seat)


@final
class ExtraCard(Decision):
    """Before or after the action, the acting player may play or discard a card (FMC-20, FMC-27R).

    Each card stands for two answers, so this class lists and draws them itself.
    """

    __slots__ = ()

    def legal(self, realm: Realm, seat: i64, task: i64, out: vec[i64]) -> i64:
        """Write passing, then playing and then discarding each card in hand."""
        lower, upper = zone_of(realm, seat, HAND)
        out[0] = PASS
        count = list_set(out, 1, PLAYS_FROM, lower)
        count = list_set(out, count, PLAYS_FROM + HALF, upper)
        count = list_set(out, count, DISCARDS_FROM, lower)
        return list_set(out, count, DISCARDS_FROM + HALF, upper)

    def random(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> i64:
        held = card_count(realm, seat, HAND)
        drawn = rng.below(1 + 2 * held)
        if not drawn:
            return PASS
        if drawn <= held:
            return PLAYS_FROM + nth_card(realm, seat, HAND, drawn - 1)
        return DISCARDS_FROM + nth_card(realm, seat, HAND, drawn - 1 - held)

    def settle(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
        """Skip the question if the extra card was used or the hand is empty."""
        if not realm.extra and has_cards(realm, seat, HAND):
            return False
        pop_task(realm)
        return True

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        """The card isn't in hand (FMC-20), or something else is asked (FMC-27R)."""
        return "FMC-20" if is_play(action) or is_discard(action) else "FMC-27R"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        """Play the extra card, or discard it without its benefit."""
        realm.extra = 1
        if is_play(action):
            play_card(realm, seat, card_of(action))
        else:
            discard_card(realm, seat, card_of(action))


@final
class PerformAction(Decision):
    """A seat performs the action of the turn, if it is able to (FMC-22); nobody is asked."""

    __slots__ = ()

    def settle(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
        pop_task(realm)
        action = task_action(task)
        if action == TRUST and supply_of(realm, seat):
            push_task(realm, PLACE_TOKENS, seat, amount=1)
        elif action == BUILD:
            push_task(realm, CHOOSE_TILE, seat)
        elif action == BEFRIEND and has_cards(realm, TABLE, OFFER):
            push_task(realm, BEFRIEND_CARD, seat)
        elif action == HELP and has_cards(realm, seat, HAND):
            push_task(realm, PLAY_CARD, seat)
        elif action == CALL:
            push_task(realm, CALL_FAERIES, seat)
        else:
            note_unable(realm, seat, action)
        return True


@final
class CloseTurn(Decision):
    """The turn ends; nobody is asked."""

    __slots__ = ()

    def settle(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
        """Refill the offer, then pass the token to the right (FMC-23), or score (FMC-75R).

        A card may have let another seat act next (FMC-100D).
        """
        pop_task(realm)
        if realm.end == RUNNING:
            if realm.action == BUILD:
                refill_tiles(realm, rng)
            elif realm.action == BEFRIEND:
                refill_cards(realm, rng)
        if realm.end == RUNNING:
            realm.acting = (realm.acting + realm.seats - 1) % realm.seats
            if task_amount(task):
                realm.acting = task_amount(task) - 1
            begin_turn(realm)
        else:
            score_all(realm)
        return True


def ending(realm: Realm) -> str | None:
    """The id of the rule that ended the game, or None if it goes on."""
    if realm.over == RUNNING:
        return None
    return "FMC-76R" if realm.over == TOO_LONG else "FMC-70"


def begin_turn(realm: Realm) -> None:
    """Begin the acting player's turn."""
    realm.turns += 1
    realm.extra = 0
    if realm.turns == LAST_TURN:
        bring_end(realm, TOO_LONG)
    push_task(realm, NAME_ACTION, realm.acting)
