"""Sets up what is missing, starts the server, opens the page and compiles the rules meanwhile."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from types import FrameType

from . import packages, page, rules
from .steps import Failed, say, stop


def prepare() -> None:
    """Install the server and build the page, in parallel if the machine has Node."""
    if page.main(["needs-node"]) == 0:
        packages.install("server", "node")
        page.build()
        return
    with ThreadPoolExecutor() as pool:
        jobs = [pool.submit(packages.install, "server"), pool.submit(page.build)]
        for job in jobs:
            job.result()


def play(options: Sequence[str]) -> int:
    """Set up, then serve until stopped. The exit code is 1 if compiling failed meanwhile."""
    prepare()
    env, compiling = rules.environment(), Compiling()
    if not rules.is_current():
        if reason := rules.why_not():
            say(rules.STEP, reason)
        else:
            rules.forget()
            env["ELFHAME_COMPILED_RULES"] = str(rules.COMPILED)
            compiling.start()
    code = serve(options, env)
    compiling.stop()
    return code or int(compiling.failed)


def serve(options: Sequence[str], env: dict[str, str]) -> int:
    """Run the server until it or this program is stopped; returns its exit code."""
    signal.signal(signal.SIGTERM, _interrupt)
    command = [str(packages.VENV / "bin" / "elfhame"), "serve", "--open", *options]
    with subprocess.Popen(command, env=env) as server:
        try:
            return server.wait()
        except KeyboardInterrupt:
            server.terminate()
            return server.wait()


class Compiling(Thread):
    """Compiles the rules while the server runs; bots use them as soon as they are ready."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.failed = self._stopped = False

    def run(self) -> None:
        """Compile, and report the outcome."""
        try:
            rules.make()
            say(
                rules.STEP,
                "Bots use the compiled rules from now on; everything else will after a restart.",
            )
        except Failed as failure:
            if not self._stopped:
                self.failed = True
                rules.FAILED.touch()
                print(f"\n{failure}\n", file=sys.stderr, flush=True)

    def stop(self) -> None:
        """Stop the compiler if it is still running."""
        self._stopped = True
        stop()


def _interrupt(signal_number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
