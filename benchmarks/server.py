"""Measures the server under load, next to a bare loop and boardgame.io's server in the same run.

    python benchmarks/server.py [--rounds N] [--seconds S] [--servers NAME ...] [--write]

Prints JSON. With --write, the server's tables in docs/speed.md are replaced.

Every server gets the same load from the same generator: tables with two seats and some
watchers, all with open sockets, and moves that fall due at a given rate, one table after another,
whether the server keeps up or not (see serving/load.py). A move is acknowledged when its seat
learns that it counts, and delivered to a socket when that socket receives it. All times are
measured from when the move fell due.

In its turn, a server starts with an empty folder, opens the tables, and is measured at the
reference rate, at which latency and memory are compared. Then the rate climbs to the highest one
that it acknowledges with a 99th percentile under the limit: that is its throughput. All servers
have a turn in each round, every second round in reverse; the best round of each figure counts.

- ``elfhame``: the server, every move fsynced before it is acknowledged. Seats send their moves over
  their sockets.
- ``elfhame-http``: the same, but seats POST their moves, as programs may; only on request.
- ``bare``: lines over asyncio, SQLite with group commit and fsync, frames as long as ours at our
  highest rate; no rules, no HTTP, no JSON, no views. We aim for a quarter of its throughput.
- ``boardgame.io``: its server with its default in-memory storage, so it never waits for a disk; a
  game as large as Fae with minimal rules. We aim to be ahead in throughput, latency and memory.

Generator and server share the machine. A ``generator_share`` near 1 means that the generator itself
was the limit; ``cpu_ms_per_move`` is the figure least disturbed by other work on the machine.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.serving import page
from benchmarks.serving.bare_tables import Bare
from benchmarks.serving.boardgame_tables import Boardgame
from benchmarks.serving.figures import Plan, Turn
from benchmarks.serving.loops import run
from benchmarks.serving.our_tables import Ours
from benchmarks.serving.posting import OursPosting
from benchmarks.serving.report import OURS, report
from benchmarks.serving.turns import Peer, turn
from benchmarks.workers import ROOT, CannotMeasure
from elfhame.kernel.arrays import COMPILED

ROUNDS: Final = 3
PEERS: Final[dict[str, Callable[[], Peer]]] = {
    OURS: Ours,
    "bare": Bare,
    "boardgame.io": Boardgame,
    OursPosting.name: OursPosting,
}
USUAL: Final = (OURS, "bare", "boardgame.io")


def measure(chosen: dict[str, Peer], plan: Plan, rounds: int) -> dict[str, list[Turn]]:
    """Every server's turns. A round has one turn of each, so that all share its noise."""
    order = list(chosen)
    found: dict[str, list[Turn]] = {name: [] for name in order}
    for number in range(rounds):
        for name in order:
            one = run(turn(chosen[name], plan))
            print(f"round {number + 1}, {sentence(name, one)}", file=sys.stderr)
            found[name].append(one)
            if name == OURS and isinstance(bare := chosen.get("bare"), Bare):
                bare.frame = (one.top or one.reference).frame_bytes
        order.reverse()
    return found


def sentence(name: str, one: Turn) -> str:
    """A turn's figures in one line."""
    moves, calm = one.top.moves_per_s if one.top else 0, one.reference
    return (
        f"{name}: {moves:.0f} moves/s; at {calm.offered:.0f}: ack p99 {calm.ack_p99:.1f} ms, "
        f"delivery p99 {calm.delivery_p99:.1f} ms, {one.megabytes_reference:.0f} MB, "
        f"{calm.cpu_ms_per_move:.2f} CPU ms per move"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Measure the server under load, next to its peers."
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of rounds")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each rate is kept up")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument(
        "--watchers", type=int, default=2, help="watchers per table, besides two seats"
    )
    parser.add_argument(
        "--reference", type=float, default=100.0, help="reference rate, in moves per second"
    )
    parser.add_argument(
        "--limit", type=float, default=150.0, help="highest p99 of the acknowledgement, in ms"
    )
    parser.add_argument("--servers", nargs="+", choices=PEERS, default=USUAL)
    parser.add_argument("--write", action="store_true", help="update docs/speed.md")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    plan = Plan(asked.tables, 2 + asked.watchers, asked.reference, asked.limit, asked.seconds)
    rounds = max(1, asked.rounds)
    try:
        turns = measure({name: PEERS[name]() for name in asked.servers}, plan, rounds)
    except CannotMeasure as reason:
        print(reason, file=sys.stderr)
        return 2
    found = {"compiled": COMPILED} | report(turns, plan)
    print(json.dumps(found, indent=2))
    if asked.write:
        page.update(ROOT / "docs" / "speed.md", found, rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
