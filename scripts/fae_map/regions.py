"""The regions: twelve compact, connected groups of five (FAE-2)."""

from __future__ import annotations

import numpy as np
from scipy.optimize import linear_sum_assignment
from shapely.geometry import Polygon

from .cells import middles
from .plan import PER_REGION, REGIONS, Edge, Unfit


def regions(rng: np.random.Generator, faces: list[Polygon], edges: set[Edge]) -> list[int]:
    """The number of each cell's region."""
    spots = middles(faces)
    group = assign(spots, spots[rng.choice(len(spots), REGIONS, replace=False)])
    for _ in range(39):
        group = assign(spots, np.array([spots[group == g].mean(0) for g in range(REGIONS)]))
    found = [int(g) for g in group]
    check_regions(found, edges)
    return found


def assign(spots: np.ndarray, hearts: np.ndarray) -> np.ndarray:
    """For each spot, the number of a nearby heart; each heart gets five spots."""
    group = np.zeros(len(spots), dtype=int)
    cost = ((spots[:, None, :] - np.repeat(hearts, PER_REGION, axis=0)[None]) ** 2).sum(2)
    row, column = linear_sum_assignment(cost)
    group[row] = column // PER_REGION
    return group


def check_regions(group: list[int], edges: set[Edge]) -> None:
    """Raise Unfit unless every region is connected."""
    for region in range(REGIONS):
        if not connected(members(group, region), edges):
            raise Unfit("a region falls apart")


def members(group: list[int], region: int) -> list[int]:
    return [i for i, own in enumerate(group) if own == region]


def connected(cells: list[int], edges: set[Edge]) -> bool:
    reached, waiting = {cells[0]}, [cells[0]]
    while waiting:
        here = waiting.pop()
        for other in cells:
            if other not in reached and (min(here, other), max(here, other)) in edges:
                reached.add(other)
                waiting.append(other)
    return len(reached) == len(cells)
