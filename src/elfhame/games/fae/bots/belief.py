"""What a seat believes about the others' spirits, judged by the moves they made (FAE-70)."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, vec
from ....kernel.belief import Belief
from ....kernel.bits import BIT, contains
from ....kernel.evaluator import FOLD, likelihoods
from ....kernel.rng import Rng
from ....kernel.state import State, choice_buffer
from ..data.tables import COLOUR_COUNT
from ..rules.engine import Fae
from ..state import RUNNING, set_spirit, spirit, with_spirit
from .evaluate import FaeEvaluator

MOST_PLAYERS: Final = 4
MOST_DEALS: Final = 24
"""The number of ways to deal four colours to three others."""

TEMPERATURE: Final = 14
"""The difference in a prior's weight that makes a player e times as likely to choose a move."""
ERROR: Final = 150
"""How many of a thousand moves are made for no reason that the evaluator knows."""

CERTAIN: Final = 2**18
"""The weight of a player's likeliest colour. Three of them multiplied still fit in 54 bits."""
DRAWN: Final = 2**24
"""The sum of the weights of all deals is about this when one is drawn."""


@final
class FaeBelief(Belief):
    """Weighs every deal of the spirits by how well it explains the moves so far."""

    __slots__ = (
        "_count",
        "_deals",
        "_evaluator",
        "_legal",
        "_odds",
        "_own",
        "_parts",
        "_weights",
        "odds",
    )

    def __init__(self) -> None:
        self.odds: vec[i64] = vec[i64]([CERTAIN] * (MOST_PLAYERS * COLOUR_COUNT))
        """By player and colour: how well the colour explains the player's moves."""
        self._evaluator = FaeEvaluator()
        self._legal: vec[i64] = choice_buffer()
        self._weights: vec[i64] = choice_buffer()
        self._parts: vec[i64] = choice_buffer()
        self._own: i64 = -1  # the colour that the deals below were worked out for
        self._count: i64 = 0
        self._deals: vec[i64] = vec[i64]([0] * MOST_DEALS)  # the deals of spirits, packed
        self._odds: vec[i64] = vec[i64]([0] * MOST_DEALS)  # by deal: its weight and those before it

    def learn(self, world: State, player: i64, action: i64) -> None:
        """Multiply the odds of each colour by how likely it would have chosen this move."""
        assert isinstance(world, Fae)
        imagined = world.clone()
        count = imagined.legal(player, self._legal)
        most: i64 = 1
        for colour in range(COLOUR_COUNT):
            set_spirit(imagined, player, colour)
            at = player * COLOUR_COUNT + colour
            self.odds[at] *= self._likelihood(imagined, player, action, count)
            most = max(most, self.odds[at])
        for colour in range(COLOUR_COUNT):
            at = player * COLOUR_COUNT + colour
            self.odds[at] = max(1, self.odds[at] * CERTAIN // most)
        self._own = -1

    def draw(self, world: State, seat: i64, rng: Rng) -> State:
        """A deal of the others' spirits, each as likely as its odds."""
        assert isinstance(world, Fae)
        drawn = world.clone()
        if drawn.over != RUNNING:
            return drawn
        if self._own != spirit(drawn, seat):
            self._work_out_deals(drawn, seat)
        place = rng.below(self._odds[self._count - 1])
        deal: i64 = 0
        while self._odds[deal] <= place:
            deal += 1
        drawn.spirits = self._deals[deal]
        return drawn

    def copy(self) -> FaeBelief:
        """A belief with the same odds."""
        other = FaeBelief()
        other.odds = self.odds[:]
        return other

    def _likelihood(self, world: Fae, player: i64, action: i64, count: i64) -> i64:
        """How likely the player would choose this move with its colour in this world.

        In parts of 2**20. Most moves follow the evaluator's prior; some are errors.
        """
        self._evaluator.prior(world, player, self._legal, count, self._weights)
        chosen: i64 = 0
        for place in range(count):
            self._weights[place] = self._weights[place] * FOLD // TEMPERATURE
            if self._legal[place] == action:
                chosen = place
        total = likelihoods(self._weights, count, self._parts)
        reasoned = self._parts[chosen] * 2**20 // total
        return (reasoned * (1000 - ERROR) + 2**20 * ERROR // count) // 1000 + 1

    def _work_out_deals(self, world: Fae, seat: i64) -> None:
        """List all deals in which the seat has its colour, and no two seats the same."""
        self._own = spirit(world, seat)
        self._count = 0
        self._extend_deal(world, seat, 0, 0, 0, 1)
        total: i64 = 0
        for deal in range(self._count):
            total += self._odds[deal]
        unit = max(1, total // DRAWN)
        below: i64 = 0
        for deal in range(self._count):
            below += max(1, self._odds[deal] // unit)
            self._odds[deal] = below

    def _extend_deal(
        self,
        world: Fae,
        keeper: i64,
        seat: i64,
        spirits: i64,
        dealt: i64,
        weight: i64,
    ) -> None:
        """Deal to this seat and all after it, in every way; the keeper keeps its colour."""
        if seat == world.seats:
            self._deals[self._count] = spirits
            self._odds[self._count] = weight
            self._count += 1
            return
        for colour in range(COLOUR_COUNT):
            if contains(dealt, colour) or (seat == keeper) != (colour == self._own):
                continue
            odds: i64 = 1
            if seat != keeper:
                odds = self.odds[seat * COLOUR_COUNT + colour]
            self._extend_deal(
                world,
                keeper,
                seat + 1,
                with_spirit(spirits, seat, colour),
                dealt | BIT[colour],
                weight * odds,
            )
