"""Fae as a state: set-up, legal actions, refusals, turns, and what a seat may imagine."""
# compiled

from __future__ import annotations

from typing import Final, final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.journal import NOBODY
from ...kernel.rng import Rng
from . import scoring
from .moving import move
from .rituals import how_many, lowest, order_matters, perform
from .state import NO_MOVE, RUNNING, SPIRIT_BITS, Realm, spirit
from .tables import (
    ALL_COUNT,
    ALL_WAYS,
    BIT,
    COLOUR_COUNT,
    COUNT,
    DRUID,
    EVERYWHERE,
    FIRST_WAY,
    SEVEN,
    SPACES,
    TARGET,
    WAYS,
)
from .telling import FIRST, MOVED, SPIRIT

RITUALS_FROM: Final = SPACES * WAYS
"""An action below this is a move, space * WAYS + way; from it on, a space's ritual comes next."""
ACTIONS: Final = RITUALS_FROM + SPACES


@final
@mypyc_attr(acyclic=True)
class Fae(Realm):
    """A game of Fae."""

    __slots__ = ()

    def opening(self) -> None:
        for seat in range(self.seats):
            self.journal.note(SPIRIT, BIT[seat], [seat, spirit(self, seat)])
        self.journal.note(FIRST, NOBODY, [self.turn])

    def player(self) -> i64:
        return self.turn if self.over == RUNNING else -1

    def legal(self, buffer: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.due:
            return self._legal_rituals(buffer)
        count: i64 = 0
        first: i64 = 0
        for ways in self.ways:
            while ways:
                buffer[count] = first + FIRST_WAY[ways]
                ways &= ways - 1
                count += 1
            first += WAYS
        return count

    def random_action(self, rng: Rng) -> i64:
        if self.due:
            return self._random_ritual(rng)
        left = rng.below(self.mobility)
        first: i64 = 0
        for ways in self.ways:
            count = COUNT[ways]
            if left < count:
                for _ in range(left):
                    ways &= ways - 1
                return first + FIRST_WAY[ways]
            left -= count
            first += WAYS
        raise AssertionError("mobility counts the open ways")

    def refusal(self, action: i64) -> str | None:
        ending = self.ending()
        if ending is not None:
            return ending
        if action >= RITUALS_FROM:
            return None if (self.due >> (action - RITUALS_FROM)) & 1 else "FAE-30"
        if self.due:
            return "FAE-32"
        return self._move_refusal(action // WAYS, action % WAYS)

    def apply(self, action: i64, rng: Rng) -> None:
        if action >= RITUALS_FROM:
            perform(self, action - RITUALS_FROM)
        else:
            source = action // WAYS
            if self.telling:
                facts: list[int] = [self.turn, source, TARGET[action], self.druids[source]]
                self.journal.note(MOVED, NOBODY, facts)
            move(self, source, TARGET[action])
        while self.due:
            if order_matters(self):
                return
            perform(self, lowest(self.due))
        self._end_turn()

    def clone(self) -> Fae:
        return Fae(
            self.seats,
            self.clans,
            self.druids[:],
            self.ways[:],
            self.spirits,
            self.turn,
            self.mobility,
            self.occupied,
            self.due,
            self.ritual,
            self.kept,
            self.points,
            self.over,
        )

    def determinize(self, seat: i64, rng: Rng) -> Fae:
        """A clone with the others' spirits drawn anew (FAE-70); at the end there is no secret."""
        world = self.clone()
        if self.over:
            return world
        own: i64 = spirit(self, seat) if seat >= 0 else -1
        world.spirits = deal_spirits(self.seats, seat, own, rng)
        return world

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def returns(self) -> list[int]:
        shares: list[int] = [0] * self.seats
        if self.over:
            winners = scoring.winners(self)
            for seat in range(self.seats):
                if (winners >> seat) & 1:
                    shares[seat] = 12 // how_many(winners)
        return shares

    def ending(self) -> str | None:
        if self.over == RUNNING:
            return None
        return "FAE-52" if self.over == NO_MOVE else "FAE-50"

    def _legal_rituals(self, buffer: vec[i64]) -> i64:
        count: i64 = 0
        due = self.due
        while due:
            buffer[count] = RITUALS_FROM + lowest(due)
            due &= due - 1
            count += 1
        return count

    def _random_ritual(self, rng: Rng) -> i64:
        due = self.due
        for _ in range(rng.below(how_many(due))):
            due &= due - 1
        return RITUALS_FROM + lowest(due)

    def _move_refusal(self, source: i64, way: i64) -> str | None:
        if (self.ways[source] >> way) & 1:
            return None
        group = self.druids[source]
        if not group:
            return "FAE-20"
        if group >= SEVEN:
            return "FAE-24V" if self.clans else "FAE-24"
        return "FAE-23"

    def _end_turn(self) -> None:
        """The next seat's turn (FAE-15R), unless the game has ended (FAE-50, FAE-52)."""
        if self.over == RUNNING:
            self.turn = (self.turn + 1) % self.seats
            if self.mobility:
                return
            self.over = NO_MOVE
        if self.telling:
            scoring.tell_the_end(self)


def deal_spirits(seats: i64, keeper: i64, own: i64, rng: Rng) -> i64:
    """Spirits for all seats at random (FAE-12), but for the keeper's own; keeper -1 is nobody."""
    box = vec[i64]([0] * (COLOUR_COUNT if keeper < 0 else COLOUR_COUNT - 1))
    count: i64 = 0
    for colour in range(COLOUR_COUNT):
        if colour != own:
            box[count] = colour
            count += 1
    rng.shuffle(box)
    spirits: i64 = 0
    dealt: i64 = 0
    for seat in range(seats):
        if seat == keeper:
            spirits |= own << SPIRIT_BITS * seat
        else:
            spirits |= box[dealt] << SPIRIT_BITS * seat
            dealt += 1
    return spirits


def setup(seats: i64, clans: i64, rng: Rng) -> Fae:
    """A new game: one druid on each space, all five colours in each region (FAE-11).

    The first seat is drawn last, so that choosing it leaves the deal as it is (FAE-15R).
    """
    druids = vec[i64]([0] * SPACES)
    colours = vec[i64]([0, 1, 2, 3, 4])
    for first in range(0, SPACES, COLOUR_COUNT):
        rng.shuffle(colours)
        for place in range(COLOUR_COUNT):
            druids[first + place] = DRUID[colours[place]]
    spirits = deal_spirits(seats, -1, -1, rng)
    turn = rng.below(seats)
    ways = ALL_WAYS[:]
    count: i64 = ALL_COUNT
    return Fae(seats, clans, druids, ways, spirits, turn, count, EVERYWHERE, 0, 0, 0, 0, RUNNING)
