"""Fits the weights of features to the winners.

First the scale of the weights in use is fitted at each moment. Then every weight may depart from
it as far as the victories insist: with few games, weights fitted freely predict worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from ...kernel.learned import LATE, MOMENTS
from .selfplay import Position

LEFT_AT: Final = (0, LATE, 100)
"""How much of the game is left at each moment, the last one first."""
CAUTION: Final = 1.0
"""How strongly weights are drawn to those in use, relative to the spread of a feature."""
FREE: Final = 1e-2
"""The same for their scale."""
STEPS: Final = 25
BINS: Final = 10


class Table(NamedTuple):
    """Positions as arrays."""

    features: np.ndarray
    """By position, seat, and feature at each moment, less the mean of all seats."""
    shares: np.ndarray
    predicted: np.ndarray
    """The shares by the weights in use."""


def table(positions: Sequence[Position], seats: int) -> Table:
    """The positions as arrays, with each feature spread over the moments."""
    features = np.array([one.features for one in positions], float)
    features = features.reshape(len(positions), seats, -1)
    features -= features.mean(1, keepdims=True)
    near = closeness([one.left for one in positions])
    spread = near[:, None, :, None] * features[:, :, None, :]
    return Table(
        spread.reshape(len(positions), seats, -1),
        np.array([one.shares for one in positions]),
        np.array([one.predicted for one in positions]),
    )


def closeness(left: Sequence[int]) -> np.ndarray:
    """By position and moment: how close they are, in parts of 1."""
    units = np.eye(MOMENTS)
    return np.array([np.interp(left, LEFT_AT, units[at]) for at in reversed(range(MOMENTS))]).T


def fit(known: Table, used: np.ndarray) -> np.ndarray:
    """By moment and feature: how much it makes a seat e times as likely to win."""
    size = known.features.shape[2]
    spread = known.features.reshape(-1, size).std(0) + 1e-9
    features, prior = known.features / spread, used.ravel() * spread
    parts = (features * prior).reshape(*features.shape[:2], MOMENTS, -1).sum(3)
    scale = likeliest(parts, known.shares, np.ones(MOMENTS), FREE)
    prior *= np.repeat(scale, size // MOMENTS)
    found = likeliest(features, known.shares, prior, CAUTION)
    return (found / spread).reshape(MOMENTS, -1)


def likeliest(
    features: np.ndarray, shares: np.ndarray, prior: np.ndarray, caution: float
) -> np.ndarray:
    """The weights under which the victories are likeliest, not too far from a prior (Newton)."""

    def cost(weights: np.ndarray) -> float:
        return log_loss(odds(features @ weights), shares) + caution / 2 * sum(
            (weights - prior) ** 2
        )

    weights, size = prior.copy(), len(prior)
    for _ in range(STEPS):
        predicted = odds(features @ weights)
        slope = np.einsum("psf,ps->f", features, predicted - shares) / len(shares)
        slope += caution * (weights - prior)
        apart = features - np.einsum("psf,ps->pf", features, predicted)[:, None, :]
        rows = (apart * np.sqrt(predicted)[:, :, None]).reshape(-1, size)
        step = np.linalg.solve(rows.T @ rows / len(shares) + (caution + 1e-9) * np.eye(size), slope)
        while cost(weights - step) > cost(weights) and abs(step).max() > 1e-6:
            step /= 2
        weights -= step
        if abs(step).max() < 1e-5:
            break
    return weights


def odds(sums: np.ndarray) -> np.ndarray:
    """Each seat's share: e times as much for a sum that is higher by 1."""
    grown = np.exp(sums - sums.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def log_loss(predicted: np.ndarray, shares: np.ndarray) -> float:
    """How surprising the victories are on average."""
    return float(-(shares * np.log(np.clip(predicted, 1e-6, 1))).sum(1).mean())


def misfit(predicted: np.ndarray, shares: np.ndarray) -> float:
    """How far shares are from the victories on average, in bins of similar shares."""
    bins = np.minimum((predicted.ravel() * BINS).astype(int), BINS - 1)
    each = [(predicted.ravel()[bins == at], shares.ravel()[bins == at]) for at in range(BINS)]
    return float(sum(abs(a.mean() - b.mean()) * len(a) for a, b in each if len(a)) / predicted.size)
