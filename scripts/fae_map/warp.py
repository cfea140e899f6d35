"""Warps the plane with smooth noise, and makes lines meander."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon

from .plan import Unfit

Noise = tuple[np.ndarray, np.ndarray, np.ndarray]

MEANDERS: Final = ((3.6, 52), (2.6, 31), (1.3, 19))
"""Amplitudes and wavelengths of a line's sway."""


def noise(rng: np.random.Generator, amplitude: float, wavelength: float) -> Noise:
    """Eight plane waves of random direction that add up to a smooth field of displacements."""
    angle = rng.uniform(0, 2 * math.pi, 8)
    length = wavelength * rng.uniform(0.75, 1.35, 8)
    wave = 2 * math.pi / length[:, None] * np.column_stack([np.cos(angle), np.sin(angle)])
    push = amplitude / 2 * rng.normal(size=(8, 2))
    return wave, rng.uniform(0, 2 * math.pi, 8), push


class Warp:
    """A random warp of the plane. It moves both sides of a border the same way."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.fields = [noise(rng, 8, 230), noise(rng, 3.2, 75), noise(rng, 1.0, 34)]

    def __call__(self, points: np.ndarray) -> np.ndarray:
        moved = points.astype(float)
        for wave, phase, push in self.fields:
            moved = moved + np.sin(points @ wave.T + phase) @ push
        return moved

    def line(self, line: LineString) -> LineString:
        """The warped line, with as many points as it needs."""
        return LineString(self(np.array(shapely.segmentize(line, 3.0).coords)))

    def polygon(self, face: Polygon) -> Polygon:
        """The warped face; raises Unfit if it overlaps itself."""
        bent = Polygon(self.line(face.exterior).coords)
        if not bent.is_valid:
            raise Unfit("the warp folds the land")
        return bent

    def wavy(self, rng: np.random.Generator, line: LineString) -> LineString:
        """The warped line, meandering between its warped ends."""
        spots = np.array(shapely.segmentize(self.line(line), 2.0).coords)
        ahead = np.gradient(spots, axis=0)
        along = np.hypot(*ahead.T).cumsum()
        aside = np.column_stack([-ahead[:, 1], ahead[:, 0]]) / np.hypot(*ahead.T)[:, None]
        return LineString(spots + sway(rng, along - along[0])[:, None] * aside)


def sway(rng: np.random.Generator, along: np.ndarray) -> np.ndarray:
    """How far a line sways sideways at these distances along it; 0 at its ends."""
    swung = sum(
        size * np.sin(2 * math.pi * along / (wave * rng.uniform(0.8, 1.3)) + rng.uniform(0, 6.3))
        for size, wave in MEANDERS
    )
    return swung * np.clip(np.minimum(along, along[-1] - along) / 14, 0, 1)
