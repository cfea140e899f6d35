"""Moving, removing and stealing tokens, as cards say (FMC-46, FMC-55R, FMC-100D)."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains, raised
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import ANYONE, FOLK_COUNT, OWN
from ..state import Realm, add_supply, add_tokens, supply_of
from .decision import Answers, Decision, answers_of
from .entries import MOVED, REMOVED, STOLEN
from .numbers import (
    MOVES_FROM,
    REMOVES_FROM,
    STEALS_FROM,
    is_move,
    moved_from,
    moved_seat,
    moved_to,
)
from .tasks import STEAL_TOKENS, push_rest, task_kind, task_whose
from .tokens import areas_of, claim_home, settle_arrival

_SEAT_MOVES: Final[i64] = FOLK_COUNT * FOLK_COUNT
"""The numbers of the moves of one seat's tokens: source * FOLK_COUNT + target."""


def _moves_from(areas: int) -> int:
    sources = [source for source in range(FOLK_COUNT) if contains(areas, source)]
    return sum(
        2 ** (source * FOLK_COUNT + target)
        for source in sources
        for target in range(FOLK_COUNT)
        if target != source
    )


AREA_MOVES: Final = vec[i64]([_moves_from(areas) for areas in range(2**FOLK_COUNT)])
"""By set of areas: the moves of a token from one of these to another area, as a set."""


@final
class MoveTokens(Decision):
    """A token moves to another area; the card says whose (FMC-46, FMC-100D)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        """The moves of the first two seats' tokens, and those of the others."""
        some: i64 = 0
        others: i64 = 0
        for whose in range(realm.seats):
            if may_move(task_whose(task), whose == seat):
                moves = AREA_MOVES[areas_of(realm, whose)]
                if whose < 2:
                    some |= raised(moves, _SEAT_MOVES * whose)
                else:
                    others |= raised(moves, _SEAT_MOVES * (whose - 2))
        return 0, MOVES_FROM, some, MOVES_FROM + 2 * _SEAT_MOVES, others

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        """There is no such token, or the card says otherwise (FMC-46); or a token must be moved."""
        return "FMC-46" if is_move(action) else "FMC-100D"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        """Move one token of the task; a tenth token claims the home of its new area."""
        whose = moved_seat(action)
        source = moved_from(action)
        target = moved_to(action)
        push_rest(realm, task)
        add_tokens(realm, whose, source, -1)
        add_tokens(realm, whose, target, 1)
        if realm.telling:
            realm.journal.note(MOVED, NOBODY, [seat, whose, source, target])
        claim_home(realm, whose, target)


def may_move(whose: i64, own: bool) -> bool:
    """Whether a card that says whose tokens to move means the player's own, or a rival's."""
    return whose == ANYONE or (whose == OWN) == own


@final
class TakeTokens(Decision):
    """A rival's token is removed; if it is stolen, the seat's own takes its place (FMC-55R)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        if _steals(task) and not supply_of(realm, seat):
            return answers_of(STEALS_FROM, 0)
        return answers_of(_first_answer(task), rivals_tokens(realm, seat))

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-100D"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        place = action - _first_answer(task)
        rival = place // FOLK_COUNT
        folk = place % FOLK_COUNT
        push_rest(realm, task)
        add_supply(realm, rival, 1)
        add_tokens(realm, rival, folk, -1)
        if _steals(task):
            add_supply(realm, seat, -1)
            add_tokens(realm, seat, folk, 1)
        if realm.telling:
            kind = STOLEN if _steals(task) else REMOVED
            realm.journal.note(kind, NOBODY, [seat, rival, folk])
        if _steals(task):
            settle_arrival(realm, seat, folk)


def rivals_tokens(realm: Realm, seat: i64) -> i64:
    """Where other seats have tokens, as a set of seat * FOLK_COUNT + folk."""
    places: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            places |= raised(areas_of(realm, other), FOLK_COUNT * other)
    return places


def _steals(task: i64) -> bool:
    return task_kind(task) == STEAL_TOKENS


def _first_answer(task: i64) -> i64:
    return STEALS_FROM if _steals(task) else REMOVES_FROM
