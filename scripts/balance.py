"""Measures our own cards and items, and writes the figures into docs/results.

    python -m scripts.balance GAME --bot search:16 --deals 1000

For two, three and four seats it runs `elfhame lab balance`, with one bot for all seats and every
deal played twice, and keeps the runs in build/balance. The tables are written between the two
comments of docs/results/GAME.md. A run that was begun is continued, and one that is finished is
only written down again.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from elfhame.games import registry
from elfhame.lab.findings import Cell, Estimate, Finding, shown
from elfhame.lab.report import opened
from elfhame.lab.summaries import findings_of

ROOT: Final = Path(__file__).parents[1]
PLACE: Final = re.compile(r"(<!-- balance -->\n).*?(<!-- end -->)", re.DOTALL)
TOLD: Final = ("Victories by seat", "Victories by turn order", "Endings")


def main() -> None:
    """Measure the game on the command line, and write the figures down."""
    wanted = arguments()
    parts = [part for seats in wanted.seats for part in chapter(wanted, seats)]
    page = ROOT / "docs" / "results" / f"{wanted.game}.md"
    tables = "\n".join(parts)
    page.write_text(PLACE.sub(lambda found: found[1] + tables + found[2], page.read_text()))


def chapter(wanted: argparse.Namespace, seats: int) -> Iterator[str]:
    """The figures of the games with this number of seats, as Markdown."""
    run = ROOT / "build" / "balance" / f"{wanted.game}-{seats}"
    command = f"lab balance {wanted.game} --seats {seats} --bot {wanted.bot} --swaps 0"
    command += f" --deals {wanted.deals} --seed {wanted.seed} --jobs {wanted.jobs} --out {run}"
    subprocess.run([ROOT / "bin" / "elfhame", *command.split()], check=True)
    by_title = {finding.title: finding for finding in findings_of(opened(run))}
    pieces = own_pieces(by_title["Pieces"], wanted.game)
    yield f"\n## {seats} seats: {2 * wanted.deals:,} games of `{wanted.bot}`\n"
    yield from outline(by_title, pieces)
    for title in TOLD:
        yield from markdown(by_title[title])
    yield from markdown(pieces)


def own_pieces(found: Finding, game: str) -> Finding:
    """The pieces that have a blank and were offered: our own cards, items and tiles."""
    blanks = registry.game(game).blanks()
    columns = ("Piece", "Taken", "Share if taken", "Offered", "Taken if offered")
    places = [found.columns.index(column) for column in columns]
    rows = [tuple(row[at] for at in places) for row in found.rows if row[0] in blanks and row[4]]
    kept = [row for row in rows if not str(row[0]).startswith("tile_")]
    return found._replace(columns=columns, rows=sorted(kept, key=holder, reverse=True), note="")


def holder(row: Sequence[Cell]) -> float:
    """The share of the victories of those who take a piece."""
    share = row[2]
    return share.value if isinstance(share, Estimate) else 0.0


def outline(by_title: dict[str, Finding], pieces: Finding) -> Iterator[str]:
    """The figures that the targets are about."""
    for title, name in (("Victories by seat", "Seats"), ("Victories by turn order", "Turn order")):
        shares = [row[1].value for row in by_title[title].rows if isinstance(row[1], Estimate)]
        yield f"- {name}: {100 * (max(shares) - min(shares)):.1f} points apart."
    taken = sorted((float(str(row[4])), str(row[0])) for row in pieces.rows)
    (least, rare), (most, common) = taken[0], taken[-1]
    yield f"- Least taken: {rare}, {least:.0%}; most: {common}, {most:.0%}."
    mean = sum(map(holder, pieces.rows)) / len(pieces.rows)
    best, last = pieces.rows[0], pieces.rows[-1]
    yield f"- Holders win {mean:.1%} on average, with {best[0]} {100 * (holder(best) - mean):+.1f}"
    yield f"  points, with {last[0]} {100 * (holder(last) - mean):+.1f}.\n"


def markdown(finding: Finding) -> Iterator[str]:
    """A finding as a table."""
    yield f"| {' | '.join(finding.columns)} |\n|{'---|' * len(finding.columns)}"
    for row in finding.rows:
        yield f"| {' | '.join(shown(cell, finding.percent) for cell in row)} |"
    yield ""


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser("python -m scripts.balance", description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="search:16")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
