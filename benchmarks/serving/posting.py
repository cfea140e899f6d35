"""Tables on our own server whose seats POST their moves, as programs without a socket do."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Final

import msgspec

from benchmarks.serving.our_tables import Ours, OurTable
from benchmarks.serving.people import Person
from benchmarks.serving.requests import DONE, LOST, Http


class Written(msgspec.Struct):
    """The acknowledgement."""

    seq: int


WRITTEN: Final = msgspec.json.Decoder(Written)


class PostingTable(OurTable):
    """The same game, but each move is an HTTP request."""

    def __init__(self, port: int, sockets: int, chance: random.Random) -> None:
        super().__init__(port, sockets, chance)
        self.closed = False
        self.calls: set[asyncio.Task[None]] = set()

    def send(self, seat: int, move: bytes) -> None:
        person = self.persons[seat]
        if person.http is not None and person.http.open:
            self.post(person, person.http, move)
        else:
            self.post_later(person, move)

    def post_later(self, person: Person, move: bytes) -> None:
        """Reopen the connection, which the server has closed, and post the move."""
        call = asyncio.ensure_future(self.call(person, move))
        self.calls.add(call)
        call.add_done_callback(self.calls.discard)

    async def call(self, person: Person, move: bytes) -> None:
        self.post(person, await person.connected(), move)

    def post(self, person: Person, wire: Http, move: bytes) -> None:
        answered = partial(self.written, person, move)
        wire.post(f"{self.path}/moves", move, person.headers(), answered)

    def written(self, person: Person, sent: bytes, status: int, body: bytes) -> None:
        if status in DONE:
            self.acknowledged(WRITTEN.decode(body).seq)
        elif status == LOST and not self.closed:
            self.post_later(person, sent)
        else:
            self.failed(f"{status} {body[:400].decode(errors='replace')}")

    def close(self) -> None:
        self.closed = True
        super().close()


class OursPosting(Ours):
    """Our server, with moves over HTTP."""

    name = "elfhame-http"
    table_of = PostingTable
