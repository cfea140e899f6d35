"""A move counts once, however often and over however many connections it is sent."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from urllib.parse import urlsplit

import pytest

from tests.server.client import Caller, Json, answer, fault, program
from tests.server.fae_tables import again, asked, begun
from tests.server.running import Threaded

MOST = 5
"""Maximum number of times that a move is sent."""


@pytest.fixture
def hands(server: Threaded) -> Iterator[list[Caller]]:
    """Two connections of one program, whose requests arrive in any order."""
    with closing(program(server.address)) as first, closing(again(first)) as second:
        yield [first, second]


@pytest.mark.parametrize("moves", [200, pytest.param(10_000, marks=pytest.mark.soak)])
def test_a_move_sent_up_to_five_times_over_two_connections_counts_once(
    hands: list[Caller], moves: int
) -> None:
    whims = random.Random(moves)
    with ThreadPoolExecutor(MOST) as pool:
        while moves > 0:
            moves -= game(hands, pool, whims)


def game(hands: list[Caller], pool: ThreadPoolExecutor, whims: random.Random) -> int:
    """Play a game to the end, and return the number of moves."""
    table, seqs = begun(hands[0]), []
    before = hands[0].frame(table)["seq"]
    while (frame := asked(hands[0], table))["status"] == "running":
        move = {**choice(frame, whims), "move_id": f"move-{frame['seq']}"}
        seqs.append(sent(hands, pool, table, move, whims))
    assert seqs == list(range(before + 1, before + 1 + len(seqs)))
    record = hands[0].get(f"/api/tables/{table}/record")
    assert len(record["steps"]) == len(seqs)
    return len(seqs)


def sent(
    hands: list[Caller], pool: ThreadPoolExecutor, table: str, move: Json, whims: random.Random
) -> int:
    """Send a move many times at once, sometimes hanging up on one; returns its seq."""
    times = whims.randint(1, MOST)
    if whims.random() < 0.3:
        send_and_hang_up(hands[0], table, move)
    senders = [hands[whims.randrange(2)] for _ in range(times)]
    jobs = [pool.submit(hand.ask, "POST", f"/api/tables/{table}/moves", move) for hand in senders]
    answers = [job.result() for job in jobs]
    assert len({(each.status_code, each.content) for each in answers}) == 1
    return int(answer(answers[0])["seq"])


def test_of_several_answers_to_one_question_the_first_counts(hands: list[Caller]) -> None:
    table = begun(hands[0])
    with ThreadPoolExecutor(MOST) as pool:
        for _ in range(20):
            frame = asked(hands[0], table)
            before = hands[0].frame(table)["seq"]
            jobs = [pool.submit(hands[n % 2].move, table, frame) for n in range(MOST)]
            told = [job.result() for job in jobs]
            assert sum(each.is_success for each in told) == 1
            assert hands[0].frame(table)["seq"] == before + 1
            assert all(late(each.status_code, each.json()) for each in told if each.is_error)


def late(status: int, body: Json) -> bool:
    """Whether the move was clearly refused as stale or illegal."""
    return (status, body["code"]) in ((409, "stale"), (422, "refused")) and bool(body["sentence"])


def test_an_id_is_never_used_for_something_else(hands: list[Caller]) -> None:
    table = begun(hands[0])
    frame = asked(hands[0], table)
    first, second = (each["number"] for each in frame["choices"][:2])
    with ThreadPoolExecutor(2) as pool:
        jobs = [
            pool.submit(hand.move, table, frame, action, move_id="mine")
            for hand, action in zip(hands, (first, second), strict=True)
        ]
        good, bad = sorted((job.result() for job in jobs), key=lambda told: told.status_code)
    assert answer(good)["seq"] == frame["seq"] + 1
    fault(bad, 422, "reused")


def choice(frame: Json, whims: random.Random) -> Json:
    action = whims.choice(frame["choices"])["number"]
    return {"seat": frame["observer"], "ask": frame["ask"], "actions": [action]}


def send_and_hang_up(caller: Caller, table: str, move: Json) -> None:
    """Send a move, and hang up before it can be answered."""
    body = json.dumps(move).encode()
    address = urlsplit(caller.address)
    head = [
        f"POST /api/tables/{table}/moves HTTP/1.1",
        f"Host: {address.netloc}",
        f"Authorization: {caller.headers['Authorization']}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    ]
    with socket.create_connection((str(address.hostname), address.port or 80)) as line:
        line.sendall("\r\n".join([*head, "", ""]).encode() + body)
