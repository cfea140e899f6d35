"""Fairy Trails as a state: set-up, legal actions, refusals, and what a seat may imagine."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, mypyc_attr, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import BIT, CARD_COUNT
from ..state import CELL, NO_CARD, RUNNING, SIZE, Forest, give, held
from .entries import BEGAN, DEALT, DREW
from .paths import start
from .scoring import cards_left, score, winners
from .turn import choose, discard, lay_chosen

CARDS_FROM: Final = SIZE * SIZE * 4
"""An action below this lays the chosen card, cell * 4 + turns; from it on, a card is chosen."""
DISCARD: Final = CARDS_FROM + CARD_COUNT
ACTIONS: Final = DISCARD + 1

MOST_FREE: Final = 2 * CARD_COUNT + 2
"""So many places are beside 59 cards in a row, and never more."""
EMPTY_HANDS: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Trails(Forest):
    """A game of Fairy Trails."""

    __slots__ = ()

    def opening(self) -> None:
        if self.seats == 1:
            self.journal.note(DREW, BIT[0], [0, self.chosen, 1])
            return
        for seat in range(2):
            facts: list[int] = [seat, held(self, seat, 0), held(self, seat, 1)]
            self.journal.note(DEALT, BIT[seat], facts)
        self.journal.note(BEGAN, NOBODY, [self.turn])

    def player(self) -> i64:
        return self.turn if self.over == RUNNING else -1

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.chosen == NO_CARD:
            buffer[0] = CARDS_FROM + held(self, seat, 0)
            buffer[1] = CARDS_FROM + held(self, seat, 1)
            return 2
        count: i64 = 0
        for place in range(self.edge):
            first = (self.free[place] >> CELL) * 4
            buffer[count] = first
            buffer[count + 1] = first + 1
            buffer[count + 2] = first + 2
            buffer[count + 3] = first + 3
            count += 4
        if self._may_discard():
            buffer[count] = DISCARD
            count += 1
        return count

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if self.chosen == NO_CARD:
            return CARDS_FROM + held(self, seat, rng.below(2))
        count = self.edge * 4
        drawn = rng.below(count + 1 if self._may_discard() else count)
        if drawn == count:
            return DISCARD
        return (self.free[drawn >> 2] >> CELL) * 4 + (drawn & 3)

    def why_not(self, seat: i64, action: i64) -> str:
        if action == DISCARD:
            return "TRAIL-58R" if self._discard_is_left() else "TRAIL-56V"
        if action < CARDS_FROM:
            return "TRAIL-20"
        if self.seats == 1:
            return "TRAIL-51"
        return "TRAIL-20" if self.chosen == NO_CARD else "TRAIL-24R"

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        if action == DISCARD:
            discard(self)
        elif action >= CARDS_FROM:
            choose(self, action - CARDS_FROM)
        else:
            lay_chosen(self, action >> 2, action & 3)

    def clone(self) -> Trails:
        return Trails(
            self.seats,
            self.easier,
            self.turn,
            self.deck,
            self.drawn,
            self.hands,
            self.chosen,
            self.laid[:],
            self.laid_count,
            self.paths[:],
            self.free[:],
            self.edge,
            self.stones,
            self.pink_due,
            self.yellow_due,
            self.idle,
            self.discarded,
            self.over,
        )

    def determinize(self, seat: i64, rng: Rng) -> Trails:
        """A clone with pile and others' hands drawn anew (TRAIL-73R); at the end all is shown."""
        world = self.clone()
        if self.over:
            return world
        unseen = self._unseen(seat)
        rng.shuffle(unseen)
        taken: i64 = 0
        for other in range(self.seats if self.seats == 2 else 0):
            if other != seat:
                taken = world._redeal(other, unseen, taken)
        deck = self.deck[:]
        for place in range(self.drawn, CARD_COUNT - 1):
            deck[place] = unseen[taken + place - self.drawn]
        world.deck = deck
        return world

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def returns(self) -> list[int]:
        shares: list[int] = [0] * self.seats
        if self.over:
            won = winners(self)
            for seat in range(self.seats):
                if (won >> seat) & 1:
                    shares[seat] = 6 if won == 3 else 12
        return shares

    def ending(self) -> str | None:
        if self.over == RUNNING:
            return None
        return "TRAIL-55R" if self.over == 55 else f"TRAIL-{self.over}"

    def _may_discard(self) -> bool:
        return self._discard_is_left() and cards_left(self) != 0

    def _discard_is_left(self) -> bool:
        """Whether the one discard of an easier game has not been used (TRAIL-56V)."""
        return self.easier != 0 and self.discarded == NO_CARD

    def _unseen(self, seat: i64) -> vec[i64]:
        """The cards in the pile and in the hands of the others, ascending."""
        hidden: i64 = 0
        for place in range(self.drawn, CARD_COUNT - 1):
            hidden |= BIT[self.deck[place]]
        for other in range(self.seats if self.seats == 2 else 0):
            for place in range(2):
                card = held(self, other, place)
                if other != seat and card != NO_CARD:
                    hidden |= BIT[card]
        unseen = vec[i64]([0] * CARD_COUNT)
        count: i64 = 0
        for card in range(CARD_COUNT):
            if (hidden >> card) & 1:
                unseen[count] = card
                count += 1
        return unseen[:count]

    def _redeal(self, seat: i64, unseen: vec[i64], taken: i64) -> i64:
        """Give a seat as many of the unseen cards as it holds; the first is the one it chose."""
        first = held(self, seat, 0)
        if first == NO_CARD:
            return taken
        one = unseen[taken]
        if seat == self.turn and self.chosen != NO_CARD:
            self.chosen = one
        other: i64 = NO_CARD
        if held(self, seat, 1) != NO_CARD:
            other = unseen[taken + 1]
            taken += 1
        give(self, seat, one, other)
        return taken + 1


def new_forest(seats: i64, easier: i64, deck: vec[i64]) -> Trails:
    """An empty table and a shuffled deck, nothing dealt."""
    forest = Trails(
        seats,
        easier,
        0,
        deck,
        0,
        EMPTY_HANDS,
        NO_CARD,
        vec[i64](),
        0,
        vec[i64](),
        vec[i64]([0] * MOST_FREE),
        0,
        0,
        0,
        0,
        0,
        NO_CARD,
        RUNNING,
    )
    start(forest, 0)
    return forest


def setup(seats: i64, easier: i64, rng: Rng) -> Trails:
    """A new game: the deck shuffled, two cards dealt to each player (TRAIL-11), or solo (TRAIL-50).

    The first seat is drawn last, so that choosing it leaves the deal as it is (TRAIL-12R).
    """
    deck = ORDERED[:]
    rng.shuffle(deck)
    forest = new_forest(seats, easier, deck)
    if seats == 1:
        forest.chosen = deck[0]
        forest.drawn = 1
        return forest
    give(forest, 0, deck[0], deck[1])
    give(forest, 1, deck[2], deck[3])
    forest.drawn = 4
    forest.turn = rng.below(2)
    return forest


ORDERED: Final = vec[i64](list(range(1, CARD_COUNT)))
"""The deck without the starting card."""
