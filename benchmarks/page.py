"""Writes the results of a run into the documentation."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from benchmarks.ratios import Found
from benchmarks.report import Run, number, rate

MEASURED: Final = re.compile(r"(<!-- measured -->\n).*?(<!-- end -->)", re.DOTALL)
CLAIM: Final = re.compile(r"(?<=random games of Fae at )[\d.]+(?= times)")
"""The figure in the readme."""
CLAIMED: Final = "native_vs_openspiel_loop"
RATES: Final = {
    "moves in random games": "native/{}/random",
    "moves in random games, pure Python": "pure/{}/random",
    "moves stepped from Python, one call each": "native/{}/step",
    "copies of a state": "native/{}/clone",
    "iterations of a search with the game's own evaluator": "native/{}/search",
    "decisions in a search with random games": "native/{}/rollouts",
}
"""Figures to show in absolute numbers, with their names in every game."""


def update(page: Path, run: Run) -> None:
    """Replace the tables between the markers of a page."""
    replace(page, MEASURED, lambda place: place[1] + measured(run) + place[2])


def update_claim(readme: Path, run: Run) -> None:
    """Replace the figure in the readme."""
    value = next(one.value for one in run.found["fae"] if one.ratio.key == CLAIMED)
    replace(readme, CLAIM, lambda _: f"{value:.2f}")


def replace(page: Path, place: re.Pattern[str], new: Callable[[re.Match[str]], str]) -> None:
    """Replace the only match in a page; ValueError if there is none, or more."""
    after, count = place.subn(new, page.read_text(encoding="utf-8"))
    if count != 1:
        raise ValueError(f"{page} needs one place for figures, {place.pattern}, but has {count}")
    page.write_text(after, encoding="utf-8")


def measured(run: Run) -> str:
    """Everything between the markers."""
    games = [f"## {run.titles[game]}\n\n{table(run.found[game])}\n" for game in run.found]
    return "\n".join([f"{circumstances(run)}\n", *games, f"## Rates\n\n{rates(run)}\n", ""])


def circumstances(run: Run) -> str:
    """When and where it was measured."""
    return f"{one_run(run.rounds)}, {machine()}, {compiler()}."


def one_run(rounds: int) -> str:
    """How many rounds were measured, in words."""
    return f"One run of {rounds} round{'s' * (rounds > 1)}"


def machine() -> str:
    """Today's date, and the machine that something was measured on."""
    day, cores = datetime.now(UTC), os.cpu_count()
    return f"{day.day} {day:%B %Y}, {cores} cores, Python {platform.python_version()}"


def compiler() -> str:
    """The C compiler and its version."""
    command = [os.environ.get("CC", "gcc"), "-dumpfullversion"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return f"{command[0]} {done.stdout.strip()}"


def table(results: Sequence[Found]) -> str:
    """One game's ratios; those below their floor or target say so."""
    return "\n".join(_lines(results))


def _lines(results: Sequence[Found]) -> Iterator[str]:
    yield "| Task | Compared with | Ratio | Floor | Target |"
    yield "|---|---|---|---|---|"
    for result in results:
        rival = ", ".join(filter(None, [result.ratio.rival, _peer(result)]))
        goals = f"{_goal(result, result.ratio.floor)} | {_goal(result, result.target)}"
        yield f"| {result.ratio.task} | {rival} | {result.value:.2f} | {goals} |"


def _goal(result: Found, wanted: float | None) -> str:
    return number(wanted) + (", missed" if result.misses(wanted) else "")


def _peer(result: Found) -> str:
    """The game in which the peer was best, if it could be another."""
    if len(result.ratio.peers) == 1:
        return ""
    return result.peer.split("/")[1].replace("_", " ")


def rates(run: Run) -> str:
    """Our absolute figures, a column for each game."""
    heads = [title.partition(",")[0] for title in run.titles.values()]
    lines = [f"| Per second | {' | '.join(heads)} |", "|---|" + "---|" * len(heads)]
    for words, name in RATES.items():
        cells = [rate(run.figures[name.format(game)]).removesuffix("/s") for game in run.titles]
        lines.append(f"| {words} | {' | '.join(cells)} |")
    return "\n".join(lines)
