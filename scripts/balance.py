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
COLUMNS: Final = ("Piece", "Adjusted effect", "Wins if taken", "Offered in", "Taken if offered")
TOLD: Final = ("Victories by turn order", "Endings")
TOLERANCE: Final = 0.05
"""How far the holders of a piece may be from the mean holder."""


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
    places = [found.columns.index(column) for column in COLUMNS]
    rows = [tuple(row[at] for at in places) for row in found.rows if row[0] in blanks and row[4]]
    kept = [row for row in rows if not str(row[0]).startswith("tile_")]
    rows = sorted(kept, key=lambda row: holder(row).value, reverse=True)
    return found._replace(columns=COLUMNS, rows=rows, note="")


def holder(row: Sequence[Cell]) -> Estimate:
    """The share of the victories of those who take a piece; anything if nobody does."""
    share = row[COLUMNS.index("Wins if taken")]
    return share if isinstance(share, Estimate) else Estimate(0.0, 0.0, 1.0)


def outline(by_title: dict[str, Finding], pieces: Finding) -> Iterator[str]:
    """The figures that the targets are about."""
    order = [row[1] for row in by_title["Victories by turn order"].rows]
    shares = [share.value for share in order if isinstance(share, Estimate)]
    yield f"- Turn order: {100 * (max(shares) - min(shares)):.1f} points apart."
    taken = sorted((float(str(row[4])), str(row[0])) for row in pieces.rows)
    (least, rare), (most, common) = taken[0], taken[-1]
    yield f"- Least taken: {rare}, {least:.0%}; most: {common}, {most:.0%}."
    yield from about_holders({str(row[0]): holder(row) for row in pieces.rows})


def about_holders(shares: dict[str, Estimate]) -> Iterator[str]:
    """How far those who take each piece are from the mean, the best first."""
    mean = sum(share.value for share in shares.values()) / len(shares)
    apart = {name: 100 * (share.value - mean) for name, share in shares.items()}
    best, *_, last = apart
    yield f"- Holders win {mean:.1%} on average, with {best} {apart[best]:+.1f}"
    yield f"  points, with {last} {apart[last]:+.1f}."
    low, high = mean - TOLERANCE, mean + TOLERANCE
    within = sum(low <= share.low and share.high <= high for share in shares.values())
    beyond = sum(share.high < low or share.low > high for share in shares.values())
    yield f"- Of {len(shares)} holders, {within} are certainly within {100 * TOLERANCE:.0f} points"
    yield f"  of that, and {beyond} are certainly not.\n"


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
