"""Attacks by a guest with requests: expensive reads, and requests that are refused."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from benchmarks.attacks.attacker import HOST, Attack, Attacker

REPLAYS = 6
"""Replays have the highest price: twice as many exhaust a guest's limit at once."""
EXPLANATIONS = 12
"""They have the same price, and exhaust the limit of a second guest."""
LOOK = b'{"seat":0,"actions":[0]}'
SEAT = b'{"seat":0}'


def request(
    method: str, path: str, token: str = "", body: bytes = b"", encoding: str = "gzip"
) -> bytes:
    """A request as bytes."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nAccept-Encoding: {encoding}\r\n"
    head += f"Authorization: Bearer {token}\r\n" if token else ""
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def flood(attacker: Attacker, requests: Sequence[bytes]) -> None:
    """Send the requests over and over; on a new connection when the server closes one."""
    payload = b"".join(requests)
    while attacker.going:
        with suppress(OSError):
            attacker.flood(attacker.connect(), payload)


def expensive_reads(attacker: Attacker) -> None:
    """The requests that cost the server most, by a guest who may make them."""
    with attacker.preparing():
        token, rival = attacker.guest(), attacker.guest()
        over, path = attacker.finished(token), attacker.table(token)
        explained = attacker.against_bot(rival)
    reads = [f"{path}?observer=0&since=-1", f"{path}/choices?seat=0", f"{over}/record"]
    reads += ["/api/me/tables", "/api/games/fae/board", "/api/games/faeries/schema", "/api/docs"]
    reads += [f"{path}/picture", f"{over}/picture", *REPLAYS * [f"{over}/replay"]]
    requests = [request("GET", read, token) for read in reads]
    requests += REPLAYS * [request("GET", f"{over}/replay", token, encoding="identity")]
    requests += [request("POST", f"{path}/look", token, LOOK)]
    why = EXPLANATIONS * [request("POST", f"{explained}/explain", rival, SEAT)]
    flood(attacker, [*requests, *why])


def refused_requests(attacker: Attacker) -> None:
    """Requests that are refused in many ways, with ever new tokens."""
    refused = [
        request("GET", f"/api/tables/none?observer={number}", f"guess-{number}")
        for number in range(64)
    ]
    flood(
        attacker, [*refused, request("PUT", "/api/me"), request("POST", "/api/guests", body=b"{")]
    )


ATTACKS = (
    Attack("expensive reads", expensive_reads),
    Attack("refused requests", refused_requests),
)
