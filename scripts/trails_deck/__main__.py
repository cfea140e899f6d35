"""Generates decks for Fairy Trails (TRAIL-5D) and measures them with bots.

    python -m scripts.trails_deck deal [--seed N]          make the game's data/cards.toml
    python -m scripts.trails_deck measure [FILE]           play with the deck in a file
    python -m scripts.trails_deck search [--seeds A B]     measure the decks of many seeds

A deck is made from a seed and a plan, which says how many networks of each kind there are and how
many houses. Every card also exists with its colours swapped, so no colour is favoured. Measuring
shows how many two-player games end before the deck does, how often the starting player wins, and
how often a solo game is won. It compiles the rules first, which takes a minute.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from scripts.installation import installation

from .card_file import toml
from .deck import deck_of
from .measurement import deck_figures
from .plan import Plan

HOME: Final = Path(__file__).parents[2] / "src/elfhame/games/trails/data/cards.toml"
SEED: Final = 7


def main() -> None:
    wanted = arguments()
    if wanted.command == "deal":
        wanted.out.write_text(toml(deck_of(Plan(), wanted.seed)), encoding="utf-8")
    elif wanted.command == "measure":
        with installation() as home:
            text = wanted.deck.read_text("utf-8")
            print(deck_figures(home, text, wanted.bot, wanted.games, wanted.solo))
    else:
        search(wanted)


def search(wanted: argparse.Namespace) -> None:
    """Measure one deck after another."""
    with installation() as home:
        for seed in range(*wanted.seeds):
            text = toml(deck_of(Plan(), seed))
            figures = deck_figures(home, text, wanted.bot, wanted.games, wanted.solo)
            print(f"seed {seed}: {figures}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m scripts.trails_deck", description=__doc__.splitlines()[0]
    )
    commands = parser.add_subparsers(dest="command", required=True)
    deal = commands.add_parser("deal", help="make the game's data/cards.toml")
    deal.add_argument("--seed", type=int, default=SEED)
    deal.add_argument("--out", type=Path, default=HOME, help="the file to write")
    measure = commands.add_parser("measure", help="play with the deck in a file")
    measure.add_argument("deck", type=Path, nargs="?", default=HOME)
    many = commands.add_parser("search", help="measure the decks of many seeds")
    many.add_argument(
        "--seeds",
        type=int,
        nargs=2,
        default=(1, 11),
        help="the first seed, and the one after the last",
    )
    for command, games in ((measure, 10_000), (many, 1000)):
        command.add_argument(
            "--bot", default="greedy", help="random, greedy, or a search's iterations"
        )
        command.add_argument("--games", type=int, default=games, help="two-player games")
        command.add_argument("--solo", type=int, default=games // 5, help="solo games of each kind")
    return parser.parse_args()


if __name__ == "__main__":
    main()
