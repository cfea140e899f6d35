"""Measures how fair the items of Fairy Land are (LAND-121D to LAND-139D).

    python -m scripts.land_items measure [FILE] --bot 16 --games 4000 --seats 2 3 4

Equal bots play with the items in a file. For each item it prints in how many games the Queen's
deck held it, in how many of these it was taken, and how often its holder won. No item should raise
its holder's win rate far above the mean, and none should be ignored. The rules are compiled first,
which takes a minute, unless --home names a folder with a compiled elfhame.
"""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from scripts.figures import table
from scripts.installation import installation

from .measurement import item_figures

ITEMS: Final = Path(__file__).parents[2] / "src/elfhame/games/land/data/items.toml"


def main() -> None:
    wanted = arguments()
    text = wanted.items.read_text("utf-8")
    with nullcontext(wanted.home) if wanted.home else installation() as home:
        for seats in wanted.seats:
            found = item_figures(home, text, wanted.bot, seats, wanted.games, wanted.seed)
            head = f"{seats} seats, {wanted.games} games, bot {wanted.bot}"
            print(f"{head}\n{table(found, 'item')}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m scripts.land_items", description=__doc__.splitlines()[0]
    )
    commands = parser.add_subparsers(dest="command", required=True)
    measure = commands.add_parser("measure", help="play with the items in a file")
    measure.add_argument("items", type=Path, nargs="?", default=ITEMS)
    measure.add_argument("--bot", default="greedy", help="random, greedy, or a search's iterations")
    measure.add_argument("--games", type=int, default=4000, help="games for each seat count")
    measure.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    measure.add_argument("--seed", type=int, default=1)
    measure.add_argument("--home", type=Path, help="a folder with a compiled elfhame")
    return parser.parse_args()


if __name__ == "__main__":
    main()
