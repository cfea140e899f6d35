"""Writes the results of a run of the server's benchmark into the documentation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from benchmarks.page import machine, one_run, replace
from benchmarks.serving.report import WANTED

SERVER: Final = re.compile(r"(<!-- server -->\n).*?(<!-- end of server -->)", re.DOTALL)
TITLES: Final = {"elfhame": "Elfhame", "elfhame-http": "Elfhame, moves posted", "bare": "bare loop"}
"""What the page calls each server, if not by its name."""
QUANTITIES: Final = {
    "moves": "moves per second",
    "latency": "p99 of the acknowledgement",
    "memory": "memory",
}
"""The ratios that the page shows."""


def update(page: Path, report: dict[str, Any], rounds: int) -> None:
    """Replace the tables between the markers of a page."""
    replace(page, SERVER, lambda place: place[1] + measured(report, rounds) + place[2])


def measured(report: dict[str, Any], rounds: int) -> str:
    """Everything between the markers."""
    rules = "compiled rules" if report["compiled"] else "pure Python rules"
    seconds = f"{report['load']['seconds']:g} seconds per rate"
    run = f"{one_run(rounds)}, {seconds}, {rules}, {machine()}."
    tables = ["\n".join(_servers(report)), "\n".join(_ratios(report["ratios"]))]
    return "\n\n".join([run, *tables]) + "\n"


def _servers(report: dict[str, Any]) -> Iterator[str]:
    first = next(iter(report["servers"].values()))
    rate = f"{first['at_reference']['offered']:.0f} moves per second"
    yield f"| Server | Moves per second | p99 at {rate} | CPU per move at that rate | Memory |"
    yield "|---|---|---|---|---|"
    for name, found in report["servers"].items():
        calm = found["at_reference"]
        yield (
            f"| {TITLES.get(name, name)} | {found['moves_per_s']:,} | {calm['ack_p99']:.1f} ms "
            f"| {calm['cpu_ms_per_move']:.2f} ms | {found['megabytes_at_reference']:.0f} MB |"
        )


def _ratios(ratios: dict[str, float]) -> Iterator[str]:
    """How Elfhame compares, such that more is better."""
    yield "| Elfhame's | Compared with | Ratio, more is better | Target |"
    yield "|---|---|---|---|"
    for key, value in ratios.items():
        quantity, _, name = key.partition("_vs_")
        if quantity in QUANTITIES:
            target = WANTED.get(key)
            goal = "-" if target is None else f"{target:g}{', missed' * (value < target)}"
            yield f"| {QUANTITIES[quantity]} | {TITLES.get(name, name)} | {value:.2f} | {goal} |"
