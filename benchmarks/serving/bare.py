"""The baseline server: asyncio, SQLite and lines. It stores and delivers moves, and nothing else.

    python -m benchmarks.serving.bare PORT FOLDER FRAME_BYTES

A line ``join TABLE`` adds its connection to that table. ``move TABLE SEQ`` stores a row with that
key and fsyncs it, in one transaction with any other moves that arrived meanwhile. Then the mover
gets a line of acknowledgement, and every connection of the table a line as long as our frames.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.serving.loops import run

HOST: Final = "127.0.0.1"
STORED: Final = b"s" * 160
"""At least as many bytes as one of our steps takes in the log."""
TABLES: Final = """
CREATE TABLE step (game INTEGER, seq INTEGER, body BLOB, PRIMARY KEY (game, seq)) WITHOUT ROWID;
CREATE TABLE game (game INTEGER PRIMARY KEY, seq INTEGER);
"""


class Move(NamedTuple):
    """A move waiting to be committed, and the connection it came from."""

    game: int
    seq: int
    mover: asyncio.StreamWriter


class Bare:
    """The whole server."""

    def __init__(self, folder: Path, frame: int) -> None:
        self.frame = b"." * frame
        self.members: dict[int, list[asyncio.StreamWriter]] = defaultdict(list)
        self.queue: asyncio.Queue[Move] = asyncio.Queue()
        self.database = sqlite3.connect(
            folder / "bare.sqlite", isolation_level=None, check_same_thread=False
        )
        self.database.execute("PRAGMA journal_mode=wal")
        self.database.execute("PRAGMA synchronous=FULL")
        self.database.executescript(TABLES)

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            word, game, *seq = line.split()
            if word == b"join":
                self.members[int(game)].append(writer)
                writer.write(b"joined\n")
            else:
                self.queue.put_nowait(Move(int(game), int(seq[0]), writer))

    async def write(self) -> None:
        """Group commit: write all waiting moves in one transaction, again and again."""
        while True:
            moves = [await self.queue.get()]
            while not self.queue.empty():
                moves.append(self.queue.get_nowait())
            await asyncio.to_thread(self.store, moves)
            for move in moves:
                self.tell(move)

    def store(self, moves: list[Move]) -> None:
        run = self.database.execute
        run("BEGIN IMMEDIATE")
        for move in moves:
            run("INSERT INTO step VALUES (?, ?, ?)", (move.game, move.seq, STORED))
            run("INSERT OR REPLACE INTO game VALUES (?, ?)", (move.game, move.seq))
        run("COMMIT")

    def tell(self, move: Move) -> None:
        move.mover.write(b"stored %d\n" % move.seq)
        line = b"%d %b\n" % (move.seq, self.frame)
        for member in self.members[move.game]:
            member.write(line)


async def serve(port: int, folder: Path, frame: int) -> None:
    bare = Bare(folder, frame)
    server = await asyncio.start_server(bare.connected, HOST, port, backlog=2048)
    async with server:
        await bare.write()


if __name__ == "__main__":
    run(serve(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])))
