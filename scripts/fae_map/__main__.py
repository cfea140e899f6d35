"""Draws the map of Fae (FAE-8D): generates the game's data/map.toml from a seed.

For development only: it needs the extra `maps` (numpy, scipy, shapely); the game doesn't.

    python -m scripts.fae_map [--seed N]

The country is a relaxed Voronoi diagram inside a wavy coastline, warped by smooth noise so that
no border is straight. Lakes cover the shortest borders between regions, and a few firths cut in
from the sea, until the spaces have the number of neighbours that FAE-8D asks for. If a seed's map
is hard to read, the next seed is tried.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from .country import Country, country_of
from .map_file import toml
from .plan import SPACES, Unfit

HOME: Final = Path(__file__).parents[2] / "src/elfhame/games/fae/data/map.toml"
FIRST_SEED: Final = 36


def main() -> None:
    wanted = arguments()
    for seed in range(wanted.seed, wanted.seed + wanted.tries):
        try:
            country = country_of(seed)
        except Unfit as unfit:
            print(f"seed {seed}: {unfit}")
            continue
        wanted.out.write_text(toml(country, seed), encoding="utf-8")
        print(f"seed {seed}: {summary(country)}")
        return


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m scripts.fae_map", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the first seed to try")
    parser.add_argument("--tries", type=int, default=400, help="how many seeds to try")
    parser.add_argument("--out", type=Path, default=HOME, help="the file to write")
    return parser.parse_args()


def summary(country: Country) -> str:
    degree = 2 * len(country.border) / SPACES
    same = sum(country.terrain[a] == country.terrain[b] for a, b in country.border)
    return f"mean degree {degree:.2f}, {same} equal neighbours"


if __name__ == "__main__":
    main()
