"""Choices that only card effects ask for: options, rivals and cards (FMC-53R, FMC-100D)."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64
from ....kernel.bits import BIT
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..state import (
    DISCARDS,
    HAND,
    SEEN,
    SHOWN_HAND,
    Realm,
    has_cards,
    holds,
    move_card,
    put_card,
    take_card,
)
from .decision import Answers, Decision, answers_of, cards_of
from .entries import AIMED, CHOSE, RECOVERED
from .hand import discard_card, note_shown, reveal_card
from .numbers import DISCARDS_FROM, OPTIONS_FROM, RECOVERS_FROM, RIVALS_FROM, card_of
from .tasks import (
    DISCARD_CARDS,
    RESOLVE_CARD,
    push_card_task,
    push_rest,
    push_task,
    task_amount,
    task_card,
    task_step,
)

BOTH_OPTIONS: Final[i64] = 0b11
SPENT: Final[i64] = 1
"""The branch of a card whose steps are done once another card is spent."""


@final
class ChooseOption(Decision):
    """The player chooses one of the two things that a card offers."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return answers_of(OPTIONS_FROM, BOTH_OPTIONS)

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-100D"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        option = action - OPTIONS_FROM + 1
        if realm.telling:
            realm.journal.note(CHOSE, NOBODY, [seat, task_card(task), option])
        _resume(realm, seat, task, option)


@final
class SpendCard(Decision):
    """The player may discard another card for the rest of a card's effect."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return cards_of(realm, seat, HAND, DISCARDS_FROM, 1)

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-100D"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        discard_card(realm, seat, card_of(action))
        _resume(realm, seat, task, SPENT)


def _resume(realm: Realm, seat: i64, task: i64, branch: i64) -> None:
    """Go on with the card's steps, those of this branch included."""
    card = task_card(task)
    push_card_task(realm, RESOLVE_CARD, seat, card=card, step=task_step(task), branch=branch)


@final
class ChooseRival(Decision):
    """The player chooses a rival with cards in hand, who must discard (FMC-53R)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        rivals: i64 = 0
        for other in range(realm.seats):
            if other != seat and has_cards(realm, other, HAND):
                rivals |= BIT[other]
        return answers_of(RIVALS_FROM, rivals)

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-100D"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        rival = action - RIVALS_FROM
        if realm.telling:
            realm.journal.note(AIMED, NOBODY, [seat, rival])
        push_task(realm, DISCARD_CARDS, rival, amount=task_amount(task))


@final
class DiscardCards(Decision):
    """A seat discards because a rival's card says so; it chooses the card itself (FMC-53R)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return cards_of(realm, seat, HAND, DISCARDS_FROM, 0)

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-53R"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        push_rest(realm, task)
        discard_card(realm, seat, card_of(action))


@final
class RecoverCards(Decision):
    """A card of the discards returns to the hand for all to see (FMC-95R)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return cards_of(realm, seat, DISCARDS, RECOVERS_FROM, 0)

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-100D"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        card = card_of(action)
        push_rest(realm, task)
        was_known = holds(realm, seat, SEEN, card)
        take_card(realm, seat, SEEN, card)
        reveal_card(realm, seat, card)
        move_card(realm, seat, DISCARDS, HAND, card)
        put_card(realm, seat, SHOWN_HAND, card)
        note_shown(realm, RECOVERED, seat, card, was_known)
