"""Counts the calls of our own code that a move over a socket makes, until everyone has its news.

    python benchmarks/trace.py [--moves N] [--most N]

Two seats and a watcher follow a table of Fae on a server in this process, and play on pure Python
rules. Prints the median over the moves, for sockets that get whole frames and for those that get
changes, and the functions that are called most.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import threading
from collections import Counter
from pathlib import Path
from statistics import median
from time import perf_counter
from types import FrameType
from typing import Any, Final

import uvicorn

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import elfhame
from benchmarks.serving.load import SEED, Times, drained
from benchmarks.serving.our_tables import OurTable
from benchmarks.serving.process import free_port, new_folder
from elfhame.server.app import open_app
from elfhame.server.http.asgi import asgi_app
from elfhame.server.serve import _config as config
from elfhame.server.settings import Settings

OURS: Final = str(Path(elfhame.__file__).parent)
SOCKETS: Final = 3
SKIPPED: Final = 4
"""The first moves fill caches."""


class WholeFrames(OurTable):
    """A table whose sockets ask for whole frames."""

    changes = "false"


class Tracer:
    """Counts the calls of our functions, in all threads, while it is on."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()
        self.on = False
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)

    def _profile(self, frame: FrameType, event: str, _: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(OURS):
            code = frame.f_code
            self.calls[code.co_filename[len(OURS) + 1 :], code.co_qualname] += 1

    async def move(self, table: OurTable) -> Counter[tuple[str, str]]:
        """The calls that the table's next move makes."""
        self.calls, self.on = Counter(), True
        table.due(perf_counter(), Times())
        await drained([table], perf_counter() + 5)
        await asyncio.sleep(0.05)
        self.on = False
        return self.calls


async def traced(port: int, kind: type[OurTable], moves: int, most: int) -> str:
    """The figures for one kind of table."""
    table = kind(port, SOCKETS, random.Random(SEED))
    await table.open()
    tracer = Tracer()
    found = [await tracer.move(table) for _ in range(SKIPPED + moves)][SKIPPED:]
    table.close()
    calls = median(sum(one.values()) for one in found)
    files = median(len({file for file, _ in one}) for one in found)
    each = sum(found, Counter[tuple[str, str]]()).most_common(most)
    lines = [f"{kind.__name__}: {calls:.0f} calls in {files:.0f} files"]
    lines += [f"  {count / moves:6.1f}  {file} {name}" for (file, name), count in each]
    return "\n".join(lines)


async def main() -> None:
    parser = argparse.ArgumentParser(description="Count the calls that a move makes.")
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--most", type=int, default=0, help="functions to name")
    asked = parser.parse_args()
    with new_folder() as folder:
        settings = Settings(data=Path(folder), port=free_port()).unlimited()
        app = await open_app(settings)
        server = uvicorn.Server(config(asgi_app(app), settings))
        server.config.port = settings.port
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        for kind in (WholeFrames, OurTable):
            print(await traced(settings.port, kind, asked.moves, asked.most))
        server.should_exit = True
        await serving
        await app.close()


if __name__ == "__main__":
    asyncio.run(main())
