"""A game's evaluator for bots: which actions look good, and who is ahead."""
# compiled

from __future__ import annotations

from math import exp
from typing import Final, final

from .arrays import i64, mypyc_attr, vec
from .rng import Rng
from .state import State, playout

MOST_SEATS: Final = 8
"""The largest number of seats in any game."""

WHOLE: Final = 12_000
"""The whole victory in the unit of shares: 1000 per twelfth in ``returns``."""

PLIES: Final = 4
"""The number of random actions played below a leaf."""

FOLD: Final = 100
"""An action whose weight is higher by this is e times (2.718 times) as likely to be the best."""


_SCALE: Final = 2**20
_LIKELY: Final = vec[i64]([max(1, round(_SCALE * exp(-less / FOLD))) for less in range(14 * FOLD)])
"""By difference in weight: how likely the lighter action is, in parts of _SCALE; at least 1."""


def likelihoods(weights: vec[i64], count: i64, parts: vec[i64]) -> i64:
    """Write how likely each of ``count`` weighed actions is to be the best, and return the sum."""
    most = weights[0]
    for place in range(count):
        most = max(most, weights[place])
    total: i64 = 0
    for place in range(count):
        less = most - weights[place]
        part: i64 = 1
        if less < 14 * FOLD:
            part = _LIKELY[less]
        parts[place] = part
        total += part
    return total


def share_out(weights: vec[i64], count: i64, whole: i64, shares: vec[i64]) -> None:
    """Divide a whole (below 2**40) among ``count`` weights; FOLD more gets e times as much.

    Integers only, so that the shares are the same on every machine.
    """
    total = likelihoods(weights, count, shares)
    for place in range(count):
        shares[place] = shares[place] * whole // total


def share_buffer() -> vec[i64]:
    """A buffer for the shares of all seats; reuse it."""
    return vec[i64]([0] * MOST_SEATS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges actions and states of one game; this base class has no opinion.

    A game's own is compiled, gets only states of that game, and leaves them as they are. It must
    draw no random numbers, and must judge equal states alike. It may keep buffers, so every user
    asks the game for its own evaluator.

    It sees imagined worlds, in which everything hidden has been drawn. ``prior`` uses only what
    the seat knows. Using a rival's secret would leak nothing, since it was drawn, but every rival
    would then play as if it knew your secrets.
    """

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """Write into ``weights`` how good each of the seat's legal actions looks at a glance.

        ``actions`` holds the first ``count`` legal actions, ascending, as ``state.legal`` wrote
        them; ``weights[i]`` is for ``actions[i]``. Only differences count: FOLD more is e times
        as likely. A greedy bot takes the heaviest; a search tries heavier actions earlier and
        more often. Weights lie within a million of zero, and all else being
        equal a difference of five FOLD is as good as certain.
        """
        for place in range(count):
            weights[place] = 0

    def value(self, state: State, shares: vec[i64]) -> None:
        """Write into ``shares`` what part of the victory each seat can expect, by seat.

        They lie between 0 and WHOLE. At the end they are ``returns``, a thousand for each
        twelfth; before, in a game of several seats, they add up to WHOLE (a little more or less
        by rounding does no harm). It may use everything the state holds.
        """
        returns = state.returns()
        seats = len(returns)
        running = state.player() >= 0
        for seat in range(seats):
            shares[seat] = returns[seat] * 1000
            if running:
                shares[seat] = WHOLE // max(seats, 2)

    def play_on(self, state: State, rng: Rng) -> None:
        """Play a few actions below a leaf of a search, so that ``value`` judges a calmer state.

        At random, unless the game knows better.
        """
        plies: i64 = 0
        seat = state.player()
        while seat >= 0 and plies < PLIES:
            state.apply(seat, state.random_action(seat, rng), rng)
            seat = state.player()
            plies += 1

    def secret(self, state: State, seat: i64) -> i64:
        """A small number for what the seat alone knows, as far as ``prior`` depends on it.

        A search keeps separate statistics for each number. Return 0 if nothing is hidden, or if
        there are so many secrets (hands of cards) that none would occur twice.
        """
        return 0


@final
class PlayoutEvaluator(Evaluator):
    """Knows nothing about a game: it plays to the end at random, and sees who has won."""

    def play_on(self, state: State, rng: Rng) -> None:
        playout(state, rng)
