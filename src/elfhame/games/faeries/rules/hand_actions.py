"""Helping Hand plays a card, Call Faeries refills the hand (FMC-45, FMC-47R to FMC-51R)."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64
from ....kernel.rng import Rng
from ..state import HAND, Realm, card_count
from .decision import Answers, Decision, cards_of
from .hand import discard_card, draw_cards, play_card
from .numbers import DISCARDS_FROM, PLAYS_FROM, card_of, is_play
from .tasks import task_passes

FULL_HAND: Final[i64] = 5


@final
class PlayCard(Decision):
    """A card from hand must be played; if a card gives the action, it may be declined (FMC-45)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return cards_of(realm, seat, HAND, PLAYS_FROM, task_passes(task))

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        """The card isn't in hand (FMC-45), or a card must be played (FMC-48R)."""
        return "FMC-45" if is_play(action) else "FMC-48R"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        play_card(realm, seat, card_of(action))


@final
class CallFaeries(Decision):
    """A card or none is discarded, then the hand is refilled (FMC-50)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return cards_of(realm, seat, HAND, DISCARDS_FROM, 1)

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-50"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        discard_card(realm, seat, card_of(action))
        _draw_up(realm, seat, rng)

    def forgo(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> None:
        _draw_up(realm, seat, rng)


def _draw_up(realm: Realm, seat: i64, rng: Rng) -> None:
    """Draw up to five in hand; with five or more, nothing (FMC-51R)."""
    draw_cards(realm, seat, max(0, FULL_HAND - card_count(realm, seat, HAND)), rng)
