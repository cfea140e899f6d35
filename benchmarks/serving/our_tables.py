"""Tables on our own server: moves and news go over sockets, and everyone is a guest."""

from __future__ import annotations

import random
import sys
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.serving.load import SEED, Socket, Table
from benchmarks.serving.people import Person
from benchmarks.serving.wires import WebSocket, websocket

SHARE: Final = "0123456789abcdef" * 2
SEQ: Final = b'"seq":'
HEARD: Final = b'{"kind":"heard"'
CHANGE: Final = b'{"kind":"change"'


class Choice(msgspec.Struct):
    """A legal action, as far as the generator cares."""

    number: int


class Frame(msgspec.Struct):
    """A frame, as far as the generator cares."""

    status: str
    ask: int | None
    choices: list[Choice]


class Change(msgspec.Struct):
    """How a frame changed, as far as the generator cares: each value is in a list of one."""

    ask: tuple[int | None] | None = None
    choices: tuple[list[Choice]] = ([],)


class Changed(msgspec.Struct):
    """A change of a frame."""

    frame: Change


class Heard(msgspec.Struct):
    """The acknowledgement."""

    seq: int | None


class Asked(msgspec.Struct):
    """A pending decision of a seat."""

    seat: int
    ask: int
    choices: list[Choice]


FRAMES: Final = msgspec.json.Decoder(Frame)
CHANGES: Final = msgspec.json.Decoder(Changed)
ANSWERS: Final = msgspec.json.Decoder(Heard)


class OurTable(Table):
    """A game of Fae between two guests, with watchers."""

    changes = "true"
    """Whether the sockets ask for changes instead of whole frames."""

    def __init__(self, port: int, sockets: int, chance: random.Random) -> None:
        super().__init__(sockets)
        self.port = port
        self.chance = chance
        self.persons = [Person(port) for _ in range(sockets)]
        self.wires: list[WebSocket] = []
        self.path = ""
        self.asked: Asked | None = None
        self.last_ask = -1

    async def open(self) -> None:
        for number, person in enumerate(self.persons):
            await person.enter(f"guest {number}")
        owner, rival, *watchers = self.persons
        plans = [{"kind": "person"}, {"kind": "open"}]
        made = await owner.post("/api/tables", {"game": "fae", "seats": plans})
        self.path = f"/api/tables/{made['table']}"
        keys = made["links"]
        await owner.post(f"{self.path}/seats/0", {"share": SHARE})
        await rival.post(f"{self.path}/seats/1", {"share": SHARE, "key": keys["seat"]})
        for watcher in watchers:
            await watcher.post(f"{self.path}/watch", {"key": keys["watch"]})
        for seat, socket in enumerate(self.sockets):
            await self.follow(seat, socket)

    async def follow(self, seat: int, socket: Socket) -> None:
        observer = seat if seat < 2 else -1
        path = f"{self.path}/live?observer={observer}&since=-1&language=en&changes={self.changes}"
        heard = partial(self.heard, observer, socket)
        self.wires.append(await websocket(self.port, path, heard, self.persons[seat].headers()))

    def heard(self, observer: int, socket: Socket, message: bytes) -> None:
        if message.startswith(HEARD):
            self.answered(ANSWERS.decode(message))
            return
        start = message.find(SEQ) + len(SEQ)
        socket.saw(int(message[start : message.find(b",", start)]), len(message))
        if observer >= 0 and message.startswith(CHANGE):
            change = CHANGES.decode(message).frame
            self.told(observer, change.ask and change.ask[0], change.choices[0])
        elif observer >= 0:
            frame = FRAMES.decode(message)
            self.over = self.over or frame.status == "finished"
            self.told(observer, frame.ask, frame.choices)

    def told(self, seat: int, ask: int | None, choices: list[Choice]) -> None:
        if ask is not None and ask > self.last_ask:
            self.last_ask = ask
            self.asked = Asked(seat, ask, choices)
            self.proceed()

    def is_asked(self) -> bool:
        return self.asked is not None

    def play(self) -> None:
        assert self.asked
        asked, self.asked = self.asked, None
        self.send(asked.seat, self.move(asked))

    def send(self, seat: int, move: bytes) -> None:
        """Send a move over the socket, as the page does."""
        self.wires[seat].send(move)

    def answered(self, answer: Heard) -> None:
        if answer.seq is None:
            self.failed("a move was not in order")
        else:
            self.acknowledged(answer.seq)

    def move(self, asked: Asked) -> bytes:
        number = self.chance.choice(asked.choices).number
        return b'{"seat":%d,"move_id":"m%d","ask":%d,"actions":[%d]}' % (
            asked.seat,
            self.moves,
            asked.ask,
            number,
        )

    def close(self) -> None:
        for wire in self.wires:
            wire.close()
        for person in self.persons:
            if person.http is not None:
                person.http.close()


class Ours:
    """Starts our server, and opens tables on it."""

    name = "elfhame"
    moves = 38
    table_of = OurTable

    def __init__(self) -> None:
        self.chance = random.Random(SEED)

    def command(self, port: int, folder: Path) -> list[str]:
        serve = [sys.executable, "-m", "elfhame", "serve", "--unlimited"]
        return [*serve, "--port", str(port), "--data", str(folder)]

    def env(self) -> dict[str, str]:
        return {}

    async def table(self, port: int, sockets: int) -> Table:
        table = self.table_of(port, sockets, self.chance)
        await table.open()
        return table
