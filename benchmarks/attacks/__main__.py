"""Attacks real servers alongside honest tables, and rewrites the table in docs/results/server.md.

    python -m benchmarks.attacks [NAME ...]

With names, only these attacks run and the table stays as it is. Everything happens on this machine,
each attack for a few seconds against its own server with the usual limits. Attackers have the
address 127.0.0.2, honest players 127.0.0.1. ``--port`` attacks a server that is already running.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from benchmarks.attacks.run import ATTACKS, attack, measured, write_down


def main() -> None:
    parser = argparse.ArgumentParser(description="Attack a server beside honest tables.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(ATTACKS)}")
    parser.add_argument("--port", type=int, help="attack this server, and measure nothing")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(ATTACKS):
        parser.error(f"unknown attack: {', '.join(sorted(unknown))}")
    if asked.port:
        print(*(attack(name, asked.port) for name in asked.names), sep="\n")
        return
    rows = []
    for name in asked.names or ATTACKS:
        rows.append(asyncio.run(measured(ATTACKS[name])))
        print(rows[-1], file=sys.stderr)
    if not asked.names:
        write_down(rows)


if __name__ == "__main__":
    main()
