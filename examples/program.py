"""A minimal client: makes a table with a bot, sits down, and plays at random until the end.

Start a server with ``elfhame serve``, then run ``python examples/program.py [ADDRESS [GAME]]``.
It doesn't import Elfhame: a client only needs HTTP, a WebSocket and JSON.
"""

import json
import random
import secrets
import sys
from hashlib import sha256
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(address: str, path: str, body: object, token: str = "") -> Any:
    """Send a request with the token in its header, and return the answer."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def sit_down(address: str, table: str, seat: int, token: str) -> None:
    """Take a seat and help shuffle: promise random bytes, then show them (with bots, at once)."""
    path = f"/api/tables/{table}/seats/{seat}"
    share, nonce = secrets.token_hex(16), secrets.token_hex(16)
    sealed = sha256(f"elfhame/seal|{table}|{seat}|{nonce}|{share}".encode()).hexdigest()
    post(address, path, {"seal": sealed}, token)
    post(address, f"{path}/share", {"share": share, "nonce": nonce}, token)


def play(address: str, game: str) -> Any:
    """Play one game against a bot, and return the last frame."""
    token = post(address, "/api/guests", {"name": "A program", "program": True})["token"]
    seats = [{"kind": "person"}, {"kind": "bot", "level": "seedling"}]
    table = post(address, "/api/tables", {"game": game, "seats": seats}, token)["table"]
    sit_down(address, table, 0, token)

    live = address.replace("http", "ws", 1) + f"/api/tables/{table}/live?observer=0"
    with connect(live, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for text in socket:  # one frame per change
            frame = json.loads(text)
            for news in frame["news"]:
                print(news["sentence"])
            if frame["status"] == "finished":
                return frame
            if frame["ask"] is not None:
                choice = random.choice(frame["choices"])
                move = {"seat": 0, "ask": frame["ask"], "actions": [choice["number"]]}
                move["move_id"] = secrets.token_hex(8)  # a move sent twice counts once
                post(address, f"/api/tables/{table}/moves", move, token)
    raise ConnectionError("the server closed the socket before the end")


if __name__ == "__main__":
    arguments = dict(enumerate(sys.argv))
    print(play(arguments.get(1, "http://localhost:8642"), arguments.get(2, "fae"))["result"])
