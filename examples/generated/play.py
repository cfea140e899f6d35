r"""A client generated from the server's OpenAPI document plays a whole game against a bot.

Start a server with ``elfhame serve``, generate the client beside this file, and run it::

    pip install openapi-python-client
    openapi-python-client generate --url http://localhost:8642/api/schema/openapi.json \
        --meta none --output-path examples/generated/elfhame_client
    python examples/generated/play.py [ADDRESS [GAME]]

It only makes HTTP requests. ``examples/program.py`` uses the WebSocket, which
generators don't know.
"""

import random
import secrets
import sys
import time
from hashlib import sha256

from elfhame_client import AuthenticatedClient, Client
from elfhame_client.api.me import register
from elfhame_client.api.moves import move
from elfhame_client.api.seats import open_share, take_seat
from elfhame_client.api.tables import create_table, see_table
from elfhame_client.models import (
    Fault,
    Frame,
    Guest,
    Move,
    NewGuest,
    NewTable,
    OpenShare,
    Plan,
    PlanKind,
    TakeSeat,
)


def sit_down(address: str, game: str) -> tuple[AuthenticatedClient, str]:
    """Register, make a table with a bot and take the first seat; returns the table's id."""
    guest = register.sync(client=Client(address), body=NewGuest(name="Generated", program=True))
    assert isinstance(guest, Guest), guest
    client = AuthenticatedClient(address, token=str(guest.token))
    seats = [Plan(kind=PlanKind.PERSON), Plan(kind=PlanKind.BOT, level="seedling")]
    frame = create_table.sync(client=client, body=NewTable(game=game, seats=seats))
    assert isinstance(frame, Frame), frame
    shuffle(client, frame.table, 0)
    return client, frame.table


def shuffle(client: AuthenticatedClient, table: str, seat: int) -> None:
    """Take a seat with a sealed share of the shuffle, then open it (with bots, at once)."""
    share, nonce = secrets.token_hex(16), secrets.token_hex(16)
    sealed = sha256(f"elfhame/seal|{table}|{seat}|{nonce}|{share}".encode()).hexdigest()
    taken = take_seat.sync(table, seat, client=client, body=TakeSeat(seal=sealed))
    assert isinstance(taken, Frame), taken
    begun = open_share.sync(table, seat, client=client, body=OpenShare(share=share, nonce=nonce))
    assert isinstance(begun, Frame), begun


def play(address: str, game: str) -> Frame:
    """Play one game at random, and return its last frame."""
    client, table = sit_down(address, game)
    seen = -1
    while True:
        frame = see_table.sync(table, client=client, observer=0, since=seen)
        assert isinstance(frame, Frame), frame
        seen = frame.seq
        for news in frame.news:
            print(news.sentence)
        if frame.status == "finished":
            return frame
        if frame.ask is None:
            time.sleep(0.1)  # the bot thinks
            continue
        number = random.choice(frame.choices).number
        chosen = Move(seat=0, move_id=secrets.token_hex(8), ask=frame.ask, actions=[number])
        answer = move.sync(table, client=client, body=chosen)
        assert not isinstance(answer, Fault), answer.sentence


if __name__ == "__main__":
    arguments = dict(enumerate(sys.argv))
    print(play(arguments.get(1, "http://localhost:8642"), arguments.get(2, "fae")).result)
