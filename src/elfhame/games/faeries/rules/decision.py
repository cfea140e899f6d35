"""Decisions: the answers to a question, and how they are listed, drawn and settled (FMC-19R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import has_several, how_many, list_set, lowest, nth
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import HALF
from ..state import Realm, zone_of
from .entries import UNABLE
from .numbers import PASS
from .tasks import pop_task

Answers = tuple[i64, i64, i64, i64, i64]
"""Legal answers: 1 if the seat may pass, else 0; then two sets, each after the number that it is
counted from. All numbers of the second set are greater than those of the first, and these than
PASS."""


class Decision:
    """A kind of task: what its seat is asked, and what the answers do.

    Subclasses say which answers are legal, why others aren't, and what an answer does; listing,
    drawing and settling them follows from that. A kind that nobody is asked about only settles.
    The task is on top of the agenda as long as the seat is asked, and gone once it has answered.
    """

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        """The legal answers."""
        raise NotImplementedError

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        """The rule that forbids an answer; only called for illegal ones."""
        raise NotImplementedError

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        """Carry out an answer other than PASS."""
        raise NotImplementedError

    def forgo(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> None:
        """Go on without an answer: there is none, or the seat passes."""

    def legal(self, realm: Realm, seat: i64, task: i64, out: vec[i64]) -> i64:
        """Write the legal answers, ascending, and return their number."""
        passes, first, some, second, others = self.answers(realm, seat, task)
        if passes:
            out[0] = PASS
        return list_set(out, list_set(out, passes, first, some), second, others)

    def random(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> i64:
        """Draw one of the legal answers without listing them."""
        passes, first, some, second, others = self.answers(realm, seat, task)
        size = how_many(some)
        drawn = rng.below(passes + size + how_many(others)) - passes
        if drawn < 0:
            return PASS
        if drawn < size:
            return first + nth(some, drawn)
        return second + nth(others, drawn - size)

    def settle(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
        """Do the task if it leaves no choice (FMC-19R); whether it was done."""
        passes, first, some, second, others = self.answers(realm, seat, task)
        if not (some | others):
            pop_task(realm)
            self.forgo(realm, seat, task, rng)
            return True
        if passes or has_several(some) or has_several(others) or (some and others):
            return False
        pop_task(realm)
        only = first + lowest(some) if some else second + lowest(others)
        self.apply(realm, seat, task, only, rng)
        return True


def answers_of(first: i64, numbers: i64) -> Answers:
    """Answers that are one set."""
    return 0, first, numbers, 0, 0


def cards_of(realm: Realm, seat: i64, zone: i64, first: i64, passes: i64) -> Answers:
    """The cards of a zone as answers."""
    lower, upper = zone_of(realm, seat, zone)
    return passes, first, lower, first + HALF, upper


def note_unable(realm: Realm, seat: i64, action: i64) -> None:
    """Note that the seat cannot perform the action of the turn (FMC-28R)."""
    if realm.telling:
        realm.journal.note(UNABLE, NOBODY, [seat, action])
