"""What a game gives to those who play it by themselves: which actions look good, who is ahead."""
# compiled

from __future__ import annotations

from math import exp
from typing import Final

from .arrays import i64, mypyc_attr, vec
from .rng import Rng
from .state import State

MOST_SEATS: Final = 8
"""No game has more seats than this."""

WHOLE: Final = 12_000
"""The whole victory, as shares count it: a thousand for each twelfth that ``returns`` counts."""

PLIES: Final = 4
"""How many actions are played at random below a leaf."""

FOLD: Final = 100
"""An action whose weight is higher by this is e times (2.718 times) as likely to be the best."""


_SCALE: Final = 2**20
_LIKELY: Final = vec[i64]([max(1, round(_SCALE * exp(-less / FOLD))) for less in range(14 * FOLD)])
"""How likely what weighs so much less is, in parts of _SCALE; never nothing."""


def share_out(weights: vec[i64], count: i64, whole: i64, shares: vec[i64]) -> None:
    """Divide a whole (below 2**40) among the first so many weights; FOLD more gets e times as much.

    Whole numbers only, so that every machine comes to the same shares.
    """
    most = weights[0]
    for place in range(count):
        most = max(most, weights[place])
    total: i64 = 0
    for place in range(count):
        less = most - weights[place]
        part: i64 = _LIKELY[less] if less < 14 * FOLD else 1
        shares[place] = part
        total += part
    for place in range(count):
        shares[place] = shares[place] * whole // total


def share_buffer() -> vec[i64]:
    """Room for the shares of all seats, to be used over and over."""
    return vec[i64]([0] * MOST_SEATS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges actions and states of one game; this one, of a game that says nothing, judges none.

    A game's own is compiled, gets only states of that game, and leaves them as they are. It must
    draw no random numbers, and say the same of equal states. It may keep buffers to work in; so
    everybody asks the game's door for one of their own.

    It is asked about imagined worlds, in which everything hidden has been drawn. Of these it
    uses, in ``prior``, only what the seat knows: a prior that depends on a rival's secret
    is no leak (what was drawn is nobody's secret), but lets every rival play as if it knew yours.
    """

    def prior(
        self, state: State, seat: i64, actions: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """Write into ``weights`` how good each of the seat's legal actions looks at a glance.

        ``actions`` holds the first ``count`` legal actions, ascending, as ``state.legal`` wrote
        them; ``weights[i]`` is for ``actions[i]``. Only differences count: FOLD more is e times
        as likely. A greedy bot takes the heaviest; a search looks at an action the earlier and
        the more often the heavier it is. Weights lie within a million of zero, and all else being
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
            shares[seat] = WHOLE // max(seats, 2) if running else returns[seat] * 1000

    def play_on(self, state: State, rng: Rng) -> None:
        """Play a few actions below a leaf of a search, so that ``value`` judges a calmer state.

        At random, unless the game knows better.
        """
        for _ in range(PLIES):
            seat = state.player()
            if seat < 0:
                return
            state.apply(seat, state.random_action(seat, rng), rng)

    def secret(self, state: State, seat: i64) -> i64:
        """A small number for what the seat alone knows, as far as ``prior`` depends on it.

        A search keeps apart what a rival would do with one secret and with another. Say 0, and
        it does not: right where nothing is hidden, or where there are so many secrets (a hand
        of cards) that none would come up twice.
        """
        return 0
