"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

import uvicorn
import uvloop
from litestar.types import ASGIApp

from ..kernel.refused import Refused
from . import logs
from .app import application
from .house import house
from .settings import Settings
from .wire import Wire

GRACE: Final = 3
"""So many seconds are left to requests in progress when the server stops."""
STALLED: Final = 60
"""Who takes nothing of what is sent for so many seconds is let go, where the system can tell."""
EVERYWHERE: Final = ("0.0.0.0", "::")

Ready = Callable[[list[str]], None]


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until stopped; `ready` is told the addresses, once they answer."""
    logs.begin()
    with _bound(settings) as listening, asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(_serve(settings, listening, ready))


def addresses(settings: Settings, port: int) -> list[str]:
    """Where the server is reached: from here, and from other machines if it listens to them."""
    public = [settings.address] if settings.address else []
    if settings.host in EVERYWHERE:
        return [*public, f"http://localhost:{port}", f"http://{_own_address()}:{port}"]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return [*public, f"http://{host}:{port}"]


async def _serve(settings: Settings, listening: socket.socket, ready: Ready) -> None:
    home = await house(settings)
    try:
        await home.start()
        _calm_the_collector()
        port = listening.getsockname()[1]
        server = _Server(_config(application(home)), lambda: ready(addresses(settings, port)))
        await server.serve([listening])
    finally:
        await home.close()


class _Server(uvicorn.Server):
    """Says when it is ready; and whoever stops it finds that all is well, and all is closed."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A signal that was obeyed is not raised again: that would end us before we closed."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def _config(app: ASGIApp) -> uvicorn.Config:
    """Sockets are not compressed, which costs more than it saves, and take no large frames."""
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=1024,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="off",
    )


def _calm_the_collector() -> None:
    """Look for garbage seldom: tables hold no cycles, and a look at all of them stops the world.

    What is new is looked at in small heaps, since nobody is answered meanwhile; what most of it is,
    tables and their logs, not at all (``gc=False``).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)


def _bound(settings: Settings) -> socket.socket:
    """A socket at the address; refused if somebody else has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # every connection gets it from the listening socket
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * STALLED)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        reason = f"{settings.host}:{settings.port} cannot be listened to: {error.strerror}"
        raise Refused(reason, field="port") from None
    return listening


def _own_address() -> str:
    """This machine's address on its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
