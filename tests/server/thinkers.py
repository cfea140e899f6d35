"""The processes in which a server's bots think, seen from outside."""

from __future__ import annotations

import time

import psutil

from tests.server.running import Process

LOOKS = 200


def at_work(server: Process) -> list[psutil.Process]:
    """The bots' processes, as soon as one has begun to think: it wakes when it is first asked."""
    for _ in range(LOOKS):
        workers = psutil.Process(server.pid).children()
        if any(worker.cpu_percent(0.1) > 5 for worker in workers):
            return workers
        time.sleep(0.02)
    raise AssertionError("no bot thinks")
