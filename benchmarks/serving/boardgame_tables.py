"""Tables on boardgame.io's server, over its own protocol: HTTP for the lobby, then socket.io."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path
from typing import Final

from benchmarks.serving.load import Socket, Table
from benchmarks.serving.requests import Http, asked, http
from benchmarks.serving.wires import CALM, WebSocket, websocket
from benchmarks.workers import ROOT, CannotMeasure

HERE: Final = Path(__file__).parent / "boardgame"
INSTALLED: Final = ROOT / "build" / "boardgame.io"
MOVES: Final = 45
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
PING, PONG = b"2", b"3"
CONNECTED: Final = b"40/fae,"
UPDATE: Final = b'42/fae,["update"'
SYNC: Final = b'42/fae,["sync"'
STATE_ID: Final = b'"_stateID":'


class BoardgameTable(Table):
    """A match. Its moves are acknowledged by the new state, which everyone gets."""

    def __init__(self, sockets: int) -> None:
        super().__init__(sockets)
        self.wires: list[WebSocket] = []
        self.credentials: list[str] = []
        self.match = ""
        self.state = 0

    async def open(self, lobby: Http, port: int) -> None:
        self.match = (await asked(lobby, "/games/fae/create", {"numPlayers": 2}))["matchID"]
        for seat in range(2):
            name = {"playerID": str(seat), "playerName": f"guest {seat}"}
            joined = await asked(lobby, f"/games/fae/{self.match}/join", name)
            self.credentials.append(joined["playerCredentials"])
        for seat, socket in enumerate(self.sockets):
            await self.follow(port, seat, socket)

    async def follow(self, port: int, seat: int, socket: Socket) -> None:
        """Connect to the game's namespace, ask for the state, and wait for it."""
        synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        who = f'"{seat}","{self.credentials[seat]}"' if seat < 2 else "null,null"

        def heard(message: bytes) -> None:
            if message.startswith(UPDATE):
                self.updated(seat, socket, message)
            elif message == PING:
                wire.send(PONG)
            elif message.startswith(CONNECTED):
                wire.send(f'42/fae,["sync","{self.match}",{who},2]'.encode())
            elif message.startswith(SYNC) and not synced.done():
                synced.set_result(None)

        wire = await websocket(port, PATH, heard)
        wire.send(b"40/fae,")
        self.wires.append(wire)
        await asyncio.wait_for(synced, CALM)

    def updated(self, seat: int, socket: Socket, message: bytes) -> None:
        start = message.find(STATE_ID) + len(STATE_ID)
        state = int(message[start : start + 6].partition(b",")[0].rstrip(b"}]"))
        socket.saw(state, len(message))
        if seat == self.state % 2 and state > self.state:
            self.state = state
            self.over = self.moves >= MOVES
            self.acknowledged(state)

    def is_asked(self) -> bool:
        return not self.over

    def play(self) -> None:
        seat = self.state % 2
        places = f'"{space(self.moves)}","{space(self.moves + 1)}"'
        self.wires[seat].send(
            f'42/fae,["update",{{"type":"MAKE_MOVE","payload":{{"type":"go","args":[{places}],'
            f'"playerID":"{seat}","credentials":"{self.credentials[seat]}"}}}},'
            f'{self.state},"{self.match}","{seat}"]'.encode()
        )

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def space(number: int) -> str:
    """A space as serve.js names it. Druids move from space to space, so every move is legal."""
    return f"{chr(65 + number % 12)}{number // 12}"


class Boardgame:
    """Installs and starts boardgame.io, and opens matches on it."""

    name = "boardgame.io"
    moves = MOVES

    def __init__(self) -> None:
        self.lobbies: dict[int, Http] = {}
        installed()

    def command(self, port: int, folder: Path) -> list[str]:
        return ["node", str(INSTALLED / "serve.js"), str(port)]

    def env(self) -> dict[str, str]:
        return {"NODE_ENV": "production"}

    async def table(self, port: int, sockets: int) -> Table:
        lobby = self.lobbies.get(port)
        if lobby is None or not lobby.open:
            lobby = self.lobbies[port] = await http(port)
        table = BoardgameTable(sockets)
        await table.open(lobby, port)
        return table


def installed() -> None:
    """Install the pinned version with npm, unless it is already installed."""
    if shutil.which("npm") is None:
        raise CannotMeasure("boardgame.io needs node and npm.")
    shutil.copytree(HERE, INSTALLED, dirs_exist_ok=True)
    if (INSTALLED / "node_modules" / "boardgame.io").exists():
        return
    done = subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund"],
        cwd=INSTALLED,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotMeasure(f"boardgame.io cannot be installed: {done.stderr.strip()[-400:]}")
