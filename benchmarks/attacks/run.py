"""Runs attacks against real servers alongside honest tables, and records the results."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from os import cpu_count, getloadavg
from typing import Final, NamedTuple

from benchmarks.attacks import connection, requests, sockets, thinking
from benchmarks.attacks.answering import answering
from benchmarks.attacks.attacker import Attack, Attacker
from benchmarks.attacks.honest import BEFORE, Latency, playing
from benchmarks.workers import ROOT

ATTACKS: Final = {
    attack.name: attack
    for group in (connection, requests, sockets, thinking)
    for attack in group.ATTACKS
}
RESULTS: Final = ROOT / "docs" / "results" / "server.md"
MARKERS: Final = ("<!-- attacks -->\n", "<!-- /attacks -->\n")
HEAD: Final = (
    "| Attack | Honest p50 / p99 before, ms | during, ms | p99 ratio | Honest moves unanswered "
    "| Peak RSS, MB | What the attacker saw |\n|---|---|---|---|---|---|---|\n"
)


class Row(NamedTuple):
    """The result of an attack."""

    attack: str
    before: Latency
    during: Latency
    megabytes: float
    seen: str

    def __str__(self) -> str:
        ratio = self.during.p99 / self.before.p99
        return (
            f"| {self.attack} | {_pair(self.before)} | {_pair(self.during)} | {ratio:.1f} "
            f"| {self.during.lost} | {self.megabytes:.0f} | {self.seen} |"
        )


def _pair(latency: Latency) -> str:
    return f"{latency.p50:.1f} / {latency.p99:.1f}"


async def measured(attack: Attack) -> Row:
    """Measure one attack on its own server."""
    async with answering() if attack in thinking.ATTACKS else playing() as honest:
        await honest.latency(1.0)
        before = await honest.latency(BEFORE)
        over = asyncio.Event()
        peak = asyncio.create_task(honest.peak(over))
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.attacks", "--port", str(honest.process.port)),
            attack.name,
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            during = await honest.latency(attack.seconds)
            said, _ = await attacker.communicate()
        finally:
            if attacker.returncode is None:
                attacker.kill()
        over.set()
        return Row(attack.name, before, during, await peak, said.decode().strip())


def attack(name: str, port: int) -> str:
    """Attack a server that is already running; returns a report of its reactions."""
    chosen = ATTACKS[name]
    attacker = Attacker(port, chosen.seconds)
    chosen.run(attacker)
    return attacker.report()


def write_down(rows: list[Row]) -> None:
    """Replace the table in the results."""
    text = RESULTS.read_text("utf-8")
    start, end = text.index(MARKERS[0]) + len(MARKERS[0]), text.index(MARKERS[1])
    load = f"load average {getloadavg()[2]:.1f} on {cpu_count()} cores"
    day = f"Measured on {datetime.now(UTC):%d %B %Y}, {load}.\n\n"
    table = day + HEAD + "".join(f"{row}\n" for row in rows)
    RESULTS.write_text(text[:start] + table + text[end:], "utf-8")
