"""Finds the worker processes of a server's bots."""

from __future__ import annotations

import time

import psutil

from tests.server.running import Process

LOOKS = 1000
BEGUN = 0.05
"""Seconds of CPU time after which a worker, which starts with its first request, is at work."""


def at_work(server: Process) -> list[psutil.Process]:
    """Wait until a bot worker has begun to work, and return all workers."""
    for _ in range(LOOKS):
        workers = psutil.Process(server.pid).children()
        if any(sum(worker.cpu_times()[:2]) > BEGUN for worker in workers):
            return workers
        time.sleep(0.02)
    raise AssertionError("no bot is at work")
