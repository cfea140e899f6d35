"""The names on the map: of regions, spaces, terrains and lakes."""

from __future__ import annotations

from typing import Final

from .plan import PER_REGION

TERRAIN_NAMES: Final = ("hills", "mushrooms", "mountains", "forest")
REGION_NAMES: Final = (
    "Alderfen",
    "Bramblewick",
    "Candlemere",
    "Dewhollow",
    "Emberdown",
    "Foxglove Rise",
    "Glimmerdale",
    "Hartsmoor",
    "Ivyreach",
    "Juniper Knoll",
    "Kestrelgarth",
    "Lanternlea",
)
SPACE_NAMES: Final = [f"{name[0]}{n}" for name in REGION_NAMES for n in range(1, PER_REGION + 1)]
LAKE_NAMES: Final = (
    "Mirrorwell",
    "Heron Water",
    "Moonpool",
    "Willow Tarn",
    "Sleepwell",
    "Otter Mere",
    "Starfall",
    "Gloamwater",
)
