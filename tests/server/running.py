"""Real servers for tests: in a thread with a controllable clock, or in a process to kill."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import uvicorn

from elfhame.games import registry
from elfhame.server.app import App, open_app
from elfhame.server.http.asgi import asgi_app
from elfhame.server.serve import _config as config  # the same one that `elfhame serve` uses
from elfhame.server.settings import Settings

UNLIMITED = (1_000_000, 1e6)


class Clock:
    """A clock that only moves when told to."""

    def __init__(self, start: int = 1_700_000_000_000) -> None:
        self.now = start

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(1000 * seconds)


class Threaded:
    """A server in a thread of the test's own process, on a real socket."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: App
        self._loop = asyncio.new_event_loop()
        self._socket = socket.create_server(("127.0.0.1", 0))
        # uvloop does this, asyncio doesn't: otherwise each answer waits 40 ms for an ACK.
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server: uvicorn.Server
        self._ready = threading.Event()
        self._failed: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()
        self._ready.wait(20)
        if self._failed is not None:
            raise self._failed

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def do(self, job: Any) -> Any:
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(job, self._loop).result(20)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve())
        except BaseException as error:  # reported to the test
            self._failed = error
        finally:
            self._ready.set()
            self._loop.close()
            self._socket.close()

    async def _serve(self) -> None:
        self.app = await open_app(self.settings)
        try:
            await self.app.start()
            self._server = uvicorn.Server(config(asgi_app(self.app), self.settings))
            serving = asyncio.create_task(self._server._serve([self._socket]))
            while not self._server.started and not serving.done():
                await asyncio.sleep(0.01)
            self._ready.set()
            await serving
        finally:
            await self.app.close()


@contextmanager
def threaded(data: Path, **settings: Any) -> Iterator[Threaded]:
    """A server without limits whose bots answer at once, unless the settings say otherwise."""
    lifted = dict.fromkeys(("requests", "creations", "http_bytes"), UNLIMITED)
    chosen = {**lifted, "connections": 1_000_000, "pace": 0.0, "poll": 0.2, **settings}
    server = Threaded(Settings(data=data, **chosen))
    with hosting(chosen.get("imports", ())):
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def hosting(modules: Iterable[str]) -> Iterator[None]:
    """Register the games of these modules, and restore the registry afterwards."""
    before = dict(registry._REGISTERED)
    for module in modules:
        registry.register(import_module(module).GAME)
    try:
        yield
    finally:
        registry._REGISTERED.clear()
        registry._REGISTERED.update(before)


class Process:
    """A real ``elfhame serve`` process, which can be killed and restarted on its data."""

    def __init__(self, data: Path, *options: str, port: int | None = None) -> None:
        self.data = data
        self.options = options
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it says that it is open."""
        self.launch()
        self.opened()

    def launch(self) -> None:
        """Start it without waiting."""
        command = [sys.executable, "-m", "elfhame", "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), "--pace", "0", "--unlimited"]
        command += ["--unprepared", *self.options]
        log = (self.data.parent / f"{self.data.name}.log").open("ab")
        with log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment()
            )

    def opened(self) -> None:
        """Wait until it says that it is open."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Elfhame is open at"), (line, self.log()[-2000:])

    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text("utf-8")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code


@contextmanager
def process(data: Path, *options: str) -> Iterator[Process]:
    server = Process(data, *options)
    server.start()
    try:
        yield server
    finally:
        if server._process is not None:
            server.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONUNBUFFERED": "1"}
