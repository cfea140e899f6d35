"""A wire that is closed still brings what was pushed before, and nothing after."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elfhame.server.live.wire import Wire, packed, wire_of
from elfhame.server.messages import Heard


class Leaving:
    """Hears one message, pushes, and closes in the same turn of the loop; then pushes again."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.taken: list[bool] = []

    def hear(self, said: bytes) -> None:
        self.taken.append(self.wire.push(packed(Heard(move_id=said.decode(), seq=7))))
        self.wire.shutdown()
        self.taken.append(self.wire.push(packed(Heard(move_id="late", seq=8))))

    def ring(self) -> None:
        """Nothing waits."""

    def gone(self) -> None:
        """The end."""


def test_what_was_pushed_before_the_end_arrives_and_nothing_else() -> None:
    leaving: list[Leaving] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        leaving.append(Leaving(wire_of(scope)))
        leaving[0].wire.give_to(leaving[0])

    async def spoken() -> None:
        server = uvicorn.Server(uvicorn.Config(app, port=0, ws=Wire, lifespan="off", log_level=50))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            async with connect(f"ws://127.0.0.1:{port}") as socket:
                await socket.send("m")
                assert '"move_id":"m","seq":7' in str(await socket.recv())
                with pytest.raises(ConnectionClosed, match="1012"):
                    await socket.recv()
        finally:
            server.should_exit = True
            await serving

    uvloop.run(spoken())
    assert leaving[0].taken == [True, False]
