"""Runs a server until it is asked to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import resource
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

import uvicorn
import uvloop
from litestar.types import ASGIApp

from ..kernel.refused import Refused
from .app import open_app
from .connections import Config
from .http.asgi import asgi_app
from .ops import logs
from .rehearsal import rehearse
from .settings import Settings

logger = logging.getLogger("elfhame.serve")

FILES: Final = 65_536
"""Open files that the server asks the system for: every connection is one."""
FEW_FILES: Final = 4_096
"""Log a warning if there are fewer than this."""
GRACE: Final = 3
"""Seconds that requests in progress get when the server stops."""
STALLED: Final = 60
"""Close a connection that has accepted no data for this many seconds, where the system can tell."""
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Hosts that stand for every network this computer is on."""
LAST_PORT: Final = 65535

Ready = Callable[[list[str]], None]


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until stopped; call `ready` with the addresses once they answer."""
    logs.configure()
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of every bad request
    _raise_file_limit()
    with _bound(settings) as listening, asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(_serve(settings, listening, ready))


def addresses(settings: Settings, port: int) -> list[str]:
    """Where people reach the server: the public address, this computer's, the network's."""
    public = [settings.address] if settings.address else []
    if settings.host in EVERYWHERE:
        return [*public, f"http://localhost:{port}", f"http://{_own_address()}:{port}"]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return [*public, f"http://{host}:{port}"]


async def _serve(settings: Settings, listening: socket.socket, ready: Ready) -> None:
    app = await open_app(settings)
    try:
        config = _config(asgi_app(app, rehearse if settings.prepared else None), settings)
        await app.start()
        _tune_garbage_collection()
        port = listening.getsockname()[1]
        await _Server(config, lambda: ready(addresses(settings, port))).serve([listening])
    finally:
        await app.close()


class _Server(uvicorn.Server):
    """Reports when it is ready, and after a signal exits with 0 once everything is closed."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C waits for nothing.

        uvicorn would raise the signal again afterwards, and end the process before it has closed.
        """
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def _config(app: ASGIApp, settings: Settings) -> Config:
    """WebSocket frames are small and uncompressed: compressing them costs more than it saves."""
    return Config(
        app,
        settings,
        ws_per_message_deflate=False,
        ws_max_size=1024,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="off",
    )


def _raise_file_limit() -> None:
    """Raise the limit on open files as far as the system permits; log a warning if it is low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    if soft != resource.RLIM_INFINITY and soft < FEW_FILES:
        logger.warning("few open files allowed", extra={"count": soft})


def _tune_garbage_collection() -> None:
    """Collect garbage rarely: tables hold no cycles, and a full collection stops all answers.

    New objects are collected in small batches; tables and their logs, most of the memory, are not
    tracked at all (``gc=False``).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)


def _bound(settings: Settings) -> socket.socket:
    """A socket bound to the configured address; raises Refused if it is unavailable."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it from the listening socket
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * STALLED)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise _unavailable(settings, error) from None
    return listening


def _unavailable(settings: Settings, error: OSError) -> Refused:
    """Why the server can't listen at its address, and what to do about it."""
    port = settings.port
    if error.errno != errno.EADDRINUSE:
        return Refused(f"can't listen on {settings.host}:{port}: {error.strerror}", field="host")
    other = port + 1 if port < LAST_PORT else port - 1
    return Refused(f"port {port} is in use, perhaps by another Elfhame server; try --port {other}")


def _own_address() -> str:
    """This computer's address on its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
