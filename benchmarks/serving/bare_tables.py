"""Tables on the baseline server, whose moves consist only of a step number."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from benchmarks.serving.load import Socket, Table
from benchmarks.serving.wires import Lines, lines


class BareTable(Table):
    """A table with just a number and a step count. Seats move in turn."""

    def __init__(self, number: int, sockets: int) -> None:
        super().__init__(sockets)
        self.number = number
        self.wires: list[Lines] = []

    async def open(self, port: int) -> None:
        for socket in self.sockets:
            wire = await lines(port, partial(self.heard, socket))
            wire.send(b"join %d" % self.number)
            self.wires.append(wire)

    def heard(self, socket: Socket, line: bytes) -> None:
        word = line[: line.find(b" ")]
        if word.isdigit():
            socket.saw(int(word), len(line))
        elif word == b"stored":
            self.acknowledged(int(line[7:]))

    def is_asked(self) -> bool:
        return True

    def play(self) -> None:
        seat = self.moves % 2
        self.wires[seat].send(b"move %d %d" % (self.number, self.moves))

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


class Bare:
    """Starts the baseline server, and opens tables on it."""

    name = "bare"
    moves = 1_000_000_000

    def __init__(self) -> None:
        self.frame = 3000
        self.tables = 0

    def command(self, port: int, folder: Path) -> list[str]:
        python = [sys.executable, "-m", "benchmarks.serving.bare"]
        return [*python, str(port), str(folder), str(self.frame)]

    def env(self) -> dict[str, str]:
        return {}

    async def table(self, port: int, sockets: int) -> Table:
        self.tables += 1
        table = BareTable(self.tables, sockets)
        await table.open(port)
        return table
