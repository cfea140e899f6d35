"""Finds the worker processes of a server's bots."""

from __future__ import annotations

import time

import psutil

from tests.server.running import Process

LOOKS = 200


def at_work(server: Process) -> list[psutil.Process]:
    """Wait until a bot worker is thinking, and return all workers."""
    for _ in range(LOOKS):
        workers = psutil.Process(server.pid).children()
        if any(worker.cpu_percent(0.1) > 5 for worker in workers):
            return workers
        time.sleep(0.02)
    raise AssertionError("no bot thinks")
