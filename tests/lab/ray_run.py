"""A run on a Ray cluster of two machines' processes, one of which may be killed: a program.

It runs apart from the tests, because a cluster has processes, threads and warnings of its own.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import psutil
import ray
from ray.cluster_utils import Cluster as Machines

from elfhame.lab.cluster import Cluster
from tests.lab.settings import JOBS


def main(job: str, folder: str, victim: str) -> None:
    """Carry out a job; after its first piece, kill a worker or a machine's node process."""
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
    machines.add_node(num_cpus=1)
    engine = Cluster(None, machines.address)
    dead: list[int] = []
    for number, _ in enumerate(JOBS[job].carry_out(Path(folder), engine, 1)):
        if number == 1 and victim == "worker":
            dead = killed(worker_processes())
        if number == 1 and victim == "node":
            dead = killed(node_processes()[-1:])
    sys.stdout.write(f"killed {len(dead)}\n")
    ray.shutdown()
    machines.shutdown()


def own_processes() -> list[psutil.Process]:
    return psutil.Process().children(recursive=True)


def worker_processes() -> list[psutil.Process]:
    """The workers, which do the pieces; a node's agents have such names too."""
    named = ((each, "".join(each.cmdline()[:1])) for each in own_processes())
    return [each for each, name in named if name.startswith("ray::") and "Agent" not in name]


def node_processes() -> list[psutil.Process]:
    """The process of each machine that hands out its work."""
    return [each for each in own_processes() if each.name() == "raylet"]


def killed(processes: list[psutil.Process]) -> list[int]:
    for each in processes:
        os.kill(each.pid, signal.SIGKILL)
    return [each.pid for each in processes]


if __name__ == "__main__":
    main(*sys.argv[1:])
