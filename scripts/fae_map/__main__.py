"""Draws the country of Fae (FAE-8D): makes the game's data/map.toml from one seed.

Development only: it needs the extra `maps` (numpy, scipy, shapely); the game itself does not.

    python -m scripts.fae_map [--seed N]

The country is a relaxed Voronoi diagram inside a wavy coast, bent by smooth noise so that no
border is straight. Lakes lie along the shortest borders between regions, and a few firths cut
in from the sea, until the spaces have as many neighbours as FAE-8D asks for. A seed whose
country is hard to read is thrown away and the next one is tried.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from .country import Country, country_of
from .plan import SPACES, Unfit
from .writing import toml

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
        print(f"seed {seed}: {praise(country)}")
        return


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m scripts.fae_map", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the first seed to try")
    parser.add_argument("--tries", type=int, default=400, help="how many seeds to try")
    parser.add_argument("--out", type=Path, default=HOME, help="the file to write")
    return parser.parse_args()


def praise(country: Country) -> str:
    degree = 2 * len(country.border) / SPACES
    same = sum(country.terrain[a] == country.terrain[b] for a, b in country.border)
    return f"mean degree {degree:.2f}, {same} equal neighbours"


if __name__ == "__main__":
    main()
