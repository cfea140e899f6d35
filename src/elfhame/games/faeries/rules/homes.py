"""Homes: their new owner places them at once, or keeps them beside the garden (FMC-60, FMC-61R)."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.outlines import (
    HOME_OUTLINE,
    PART,
    fits,
    lower_squares,
    upper_squares,
)
from ..data.tables import FOLK_COUNT
from ..state import (
    ALL_HOMES,
    BESIDE_GARDEN,
    Realm,
    cover_squares,
    covered_squares,
    home_piece,
    is_home,
    lay_piece,
    piece_lay,
)
from . import entries
from .decision import Answers, Decision
from .end import bring_end
from .numbers import HOMES_FROM
from .tasks import task_folk


@final
class PlaceHome(Decision):
    """A home is placed wherever its owner likes (FMC-60, FMC-64R), by its upper left corner."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        covered = covered_squares(realm, seat, 0)
        upper, lower = fits(HOME_OUTLINE, covered, covered_squares(realm, seat, 1))
        return 0, HOMES_FROM, upper, HOMES_FROM + PART, lower

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-60"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        place_home(realm, seat, task_folk(task), action - HOMES_FROM)

    def forgo(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> None:
        """Keep a home that fits nowhere beside the garden: it isn't placed (FMC-61R)."""
        folk = task_folk(task)
        lay_piece(realm, seat, home_piece(folk), BESIDE_GARDEN)
        if realm.telling:
            realm.journal.note(entries.BESIDE, NOBODY, [seat, folk])


def place_home(realm: Realm, seat: i64, folk: i64, square: i64) -> None:
    """Place a home in the seat's garden."""
    cover_with_home(realm, seat, square)
    lay_piece(realm, seat, home_piece(folk), square)
    if realm.telling:
        realm.journal.note(entries.HOUSED, NOBODY, [seat, folk, square])
    _end_with_homes(realm)


def cover_with_home(realm: Realm, seat: i64, square: i64) -> None:
    """Cover the squares under a home."""
    upper = upper_squares(HOME_OUTLINE, square)
    cover_squares(realm, seat, upper, lower_squares(HOME_OUTLINE, square))


def _end_with_homes(realm: Realm) -> None:
    """Trigger the end once all five homes are placed in gardens (FMC-61R, FMC-70)."""
    placed: i64 = 0
    for piece in realm.laid:
        if is_home(piece) and piece_lay(piece) != BESIDE_GARDEN:
            placed += 1
    if placed == FOLK_COUNT:
        bring_end(realm, ALL_HOMES)
