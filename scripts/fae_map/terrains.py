"""The terrains: all four in each region, one of them twice, fifteen of each (FAE-3)."""

from __future__ import annotations

import math

import numpy as np

from .measurements import Border
from .plan import REGIONS, SPACES
from .regions import members


def terrains(rng: np.random.Generator, group: list[int], border: Border) -> list[int]:
    """The terrain of each space, annealed until neighbours seldom share one."""
    region = [members(group, number) for number in range(REGIONS)]
    land, near = deal(rng, region), neighbours(border)
    for heat in np.geomspace(1.0, 0.05, 12000):
        a, b = rng.choice(region[rng.integers(REGIONS)], 2, replace=False)
        before = alike(land, near, a, b)
        land[a], land[b] = land[b], land[a]
        after = alike(land, near, a, b)
        if after > before and rng.random() > math.exp((before - after) / heat):
            land[a], land[b] = land[b], land[a]
    return [int(t) for t in land]


def deal(rng: np.random.Generator, region: list[list[int]]) -> np.ndarray:
    """A random terrain for each space that satisfies FAE-3, regardless of neighbours."""
    twice = rng.permutation(np.repeat(np.arange(4), 3))
    land = np.zeros(SPACES, dtype=int)
    for number, own in enumerate(region):
        land[own] = rng.permutation([0, 1, 2, 3, twice[number]])
    return land


def neighbours(border: Border) -> list[list[int]]:
    near: list[list[int]] = [[] for _ in range(SPACES)]
    for a, b in border:
        near[a].append(b)
        near[b].append(a)
    return near


def alike(land: np.ndarray, near: list[list[int]], a: int, b: int) -> int:
    """How many neighbours of the two spaces share their terrain."""
    return sum(land[n] == land[i] for i in (a, b) for n in near[i])
