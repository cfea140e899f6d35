"""The map file: the finished country as TOML."""

from __future__ import annotations

import itertools

import shapely
from shapely.geometry import Polygon

from .country import Country
from .labels import label
from .names import LAKE_NAMES, REGION_NAMES, SPACE_NAMES, TERRAIN_NAMES
from .plan import HEIGHT, PER_REGION, SPACES, WIDTH


def toml(country: Country, seed: int) -> str:
    text = [f"# The country of Fae (FAE-8D). Made by python -m scripts.fae_map from seed {seed}."]
    text += ["", f"width = {WIDTH}", f"height = {HEIGHT}"]
    for number in range(len(REGION_NAMES)):
        text += region(country, number)
    for number in range(SPACES):
        text += space(country, number)
    for river in country.rivers:
        text += ["", "[[river]]", f"course = {points(river)}"]
    for name, lake in zip(LAKE_NAMES, country.lakes, strict=False):
        text += ["", "[[lake]]", f'name = "{name}"', f"shore = {points(lake)}"]
    return "\n".join(text) + "\n"


def region(country: Country, number: int) -> list[str]:
    name, own = REGION_NAMES[number], slice(number * PER_REGION, (number + 1) * PER_REGION)
    spot = label(name, country.spaces[own], country.centre[own])
    head = ["", "[[region]]", f'letter = "{name[0]}"', f'name = "{name}"']
    return [*head, f"label = {list(spot)}"]


def space(country: Country, number: int) -> list[str]:
    edges = (edge for edge in country.border if number in edge)
    near = sorted({*itertools.chain(*edges)} - {number})
    return [
        "",
        "[[space]]",
        f'name = "{SPACE_NAMES[number]}"',
        f'terrain = "{TERRAIN_NAMES[country.terrain[number]]}"',
        f"centre = {list(country.centre[number])}",
        f"polygon = {points(country.spaces[number])}",
        "neighbours = [" + ", ".join(f'"{SPACE_NAMES[other]}"' for other in near) + "]",
    ]


def points(line: shapely.Geometry) -> str:
    coordinates = line.exterior.coords[:-1] if isinstance(line, Polygon) else line.coords
    return "[" + ", ".join(f"[{int(x)}, {int(y)}]" for x, y in coordinates) + "]"
