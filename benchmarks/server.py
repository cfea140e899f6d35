"""The server under load, beside a bare loop and boardgame.io's server, measured in the same run.

    python benchmarks/server.py [--rounds N] [--seconds S] [--servers NAME ...]

Prints JSON. Every server gets the same load from the same generator: tables with two seats and some
watchers, sockets open at all of them, and moves that fall due at a given rate, table after table,
whether the server keeps up or not (see serving/load.py). A move is acknowledged when the seat is
told that it counts; it is delivered to a socket when that socket has the news. All times count from
when the move fell due.

A turn of a server: start it with an empty folder, open the tables, measure it at the rate of
reference (there all are compared in latency and memory), then climb to the highest rate that it
acknowledges with a 99th percentile under the limit (that is its figure). All servers have a turn in
each round, every second round backwards; of each figure the best round counts.

- ``elfhame``: the server, every move fsynced before it is acknowledged. Seats send their moves over
  their sockets.
- ``elfhame-http``: the same, but seats POST their moves, as programs may; only if asked for.
- ``bare``: asyncio lines, SQLite with group commit and fsync, frames as long as ours at our highest
  rate; no rules, no HTTP, no JSON, no views. We want a quarter of its moves.
- ``boardgame.io``: its server with its default storage, which is memory, so it waits for no disk;
  a game as large as Fae with the least of rules. We want to be ahead in moves, latency and memory.

Generator and server share the machine. ``generator_share`` tells whether the generator itself was
the limit (near 1); ``cpu_ms_per_move`` is what other work on the machine disturbs least.
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

from benchmarks.serving.bare_tables import Bare
from benchmarks.serving.boardgame_tables import Boardgame
from benchmarks.serving.figures import Plan, Turn
from benchmarks.serving.loops import run
from benchmarks.serving.our_tables import Ours
from benchmarks.serving.posting import OursPosting
from benchmarks.serving.report import OURS, report
from benchmarks.serving.turns import Peer, turn
from benchmarks.workers import CannotMeasure
from elfhame.kernel.arrays import COMPILED

ROUNDS: Final = 3
PEERS: Final[dict[str, Callable[[], Peer]]] = {
    OURS: Ours,
    "bare": Bare,
    "boardgame.io": Boardgame,
    OursPosting.name: OursPosting,
}
USUAL: Final = (OURS, "bare", "boardgame.io")


def measured(chosen: dict[str, Peer], plan: Plan, rounds: int) -> dict[str, list[Turn]]:
    """Every server's turns; a round has one of each, so that all share its noise."""
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
    """A turn in a line."""
    moves, calm = one.top.moves_per_s if one.top else 0, one.reference
    return (
        f"{name}: {moves:.0f} moves/s; at {calm.offered:.0f}: ack p99 {calm.ack_p99:.1f} ms, "
        f"delivery p99 {calm.delivery_p99:.1f} ms, {one.megabytes_reference:.0f} MB, "
        f"{calm.cpu_ms_per_move:.2f} CPU ms a move"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The server under load, beside its peers.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each has its turn")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long a rate is offered")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--watchers", type=int, default=2, help="at each table, beside two seats")
    parser.add_argument("--reference", type=float, default=100.0, help="moves a second for all")
    parser.add_argument("--limit", type=float, default=150.0, help="of the ack's p99, in ms")
    parser.add_argument("--servers", nargs="+", choices=PEERS, default=USUAL)
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    plan = Plan(asked.tables, 2 + asked.watchers, asked.reference, asked.limit, asked.seconds)
    try:
        turns = measured(
            {name: PEERS[name]() for name in asked.servers}, plan, max(1, asked.rounds)
        )
    except CannotMeasure as reason:
        print(reason, file=sys.stderr)
        return 2
    print(json.dumps({"compiled": COMPILED} | report(turns, plan), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
