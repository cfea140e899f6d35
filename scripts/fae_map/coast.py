"""The coast: a broad island that nearly fills the sheet, with a few capes and bays."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from shapely.geometry import Polygon

from .plan import HEIGHT, WIDTH

MARGIN: Final = 50
HALF_WIDTH: Final = 458
HALF_HEIGHT: Final = 362
POWER: Final = 2.7
"""Exponent of the superellipse: 2 gives an ellipse, larger values approach a rectangle."""


def coast(rng: np.random.Generator) -> Polygon:
    turn = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    across = np.abs(np.cos(turn) / HALF_WIDTH) ** POWER
    down = np.abs(np.sin(turn) / HALF_HEIGHT) ** POWER
    radius = (across + down) ** (-1 / POWER)
    for wave in (2, 3, 5, 7, 11, 13, 17):
        swell = 0.075 / wave**0.72 * rng.uniform(0.4, 1.3)
        radius *= 1 + swell * np.cos(wave * turn + rng.uniform(0, 6.3))
    x = fill(radius * np.cos(turn), WIDTH)
    y = fill(radius * np.sin(turn), HEIGHT)
    return Polygon(np.column_stack([x, y]))


def fill(values: np.ndarray, size: int) -> np.ndarray:
    """The coordinates stretched to fill a sheet of this size from margin to margin."""
    share = (values - values.min()) / (values.max() - values.min())
    return share * (size - 2 * MARGIN) + MARGIN
