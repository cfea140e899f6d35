"""Writes the texts of the Faeries & Magical Creatures cards, and measures their fairness (FMC-4D).

    python -m scripts.faeries_cards texts
    python -m scripts.faeries_cards measure [FILE] --bot 16 --games 10000 --seats 2 3 4

`texts` writes the cards' effects into the ledgers, from their data. Run it after changing a card
or the sentence of a step.

`measure` lets equal bots play with the cards in a file. For each card it prints how often it was
in the Card Offer, how often it was befriended there, and how often that player won. No card should
raise its holder's win rate far above the mean, and none should be ignored. It also prints the win
rate of each place in turn order, and how games end. The rules are compiled first, which takes a
minute or more, unless --home names a folder with a compiled elfhame.
"""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from scripts.installation import installation

from .measurement import Measure, report
from .texts import write

CARDS: Final = Path(__file__).parents[2] / "src/elfhame/games/faeries/data/cards.toml"


def main() -> None:
    wanted = arguments()
    if wanted.command == "texts":
        write()
    else:
        measure(wanted)


def measure(wanted: argparse.Namespace) -> None:
    text = wanted.cards.read_text("utf-8")
    options = {"draft": wanted.draft, "friendly_ties": wanted.friendly_ties}
    with nullcontext(wanted.home) if wanted.home else installation() as home:
        for seats in wanted.seats:
            job = Measure(wanted.bot, seats, options, wanted.games, wanted.seed)
            print(report(home, text, job), end="\n\n", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m scripts.faeries_cards", description=__doc__.splitlines()[0]
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("texts", help="write the texts of the cards into the ledgers")
    measure = commands.add_parser("measure", help="play with the cards in a file")
    measure.add_argument("cards", type=Path, nargs="?", default=CARDS)
    measure.add_argument("--bot", default="16", help="random, greedy, or a search's iterations")
    measure.add_argument("--games", type=int, default=10000, help="games for each seat count")
    measure.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    measure.add_argument("--draft", action="store_true", help="with the starting draft (FMC-15V)")
    measure.add_argument("--friendly-ties", action="store_true", help="ties score all (FMC-63V)")
    measure.add_argument("--seed", type=int, default=1)
    measure.add_argument("--home", type=Path, help="a folder with a compiled elfhame")
    return parser.parse_args()


if __name__ == "__main__":
    main()
