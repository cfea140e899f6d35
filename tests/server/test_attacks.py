"""Under attack, honest moves are acknowledged, newcomers are served, and memory stays bounded."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psutil
import pytest

from benchmarks.attacks import connection, requests, sockets, thinking
from benchmarks.attacks.attacker import SOURCE, Attack, Attacker
from elfhame.server import connections
from elfhame.server.settings import Settings
from tests.server.client import Caller, Json, answer, heard, program, reply, said
from tests.server.fae_tables import asked, begun
from tests.server.raw_connections import Raw
from tests.server.running import Threaded, threaded

ATTACKS = [*connection.ATTACKS, *requests.ATTACKS, *sockets.ATTACKS]
SHARE = 3 / 8
"""Tests attack for this part of the time that the benchmark does."""
SECONDS = 3.0
FEW = 12
"""Tables or hints at once: more than one person may have."""
MOVES = 12
ANSWERED = 8.0
"""Seconds within which a bot answers on a busy machine. All that others ask takes far longer."""
STOPPED = ("closed by the server", "with code 4429")
DEFAULT = Settings()
LIMITS = {
    name: getattr(DEFAULT, name) for name in ("requests", "creations", "http_bytes", "connections")
}
UNFINISHED = (
    b"",
    b"GET /api/me HTTP/1.1\r\nHost: 127",
    connection.HALF_BODY,
    connection.REQUEST + connection.HALF_BODY,
    connection.REQUEST + connection.REQUEST[:30],
)


@pytest.fixture
def guarded(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Threaded]:
    """A server with the usual limits, which checks its connections every second."""
    monkeypatch.setattr(connections, "CHECK", 1)
    with threaded(data, **LIMITS) as server:
        yield server


class Patient(Attacker):
    """Goes on until the server has reacted: on a busy machine, that may take its time."""

    @property
    def going(self) -> bool:
        stopped = any(self.notes[way] for way in STOPPED)
        return time.monotonic() < self.until + (0 if stopped else ANSWERED)


@contextmanager
def under(attack: Attack, server: Threaded, kind: type[Attacker] = Attacker) -> Iterator[Attacker]:
    """Run the attack in the background."""
    attacker = kind(int(server.address.rpartition(":")[2]), SHARE * attack.seconds)
    thread = threading.Thread(target=attack.run, args=(attacker,))
    thread.start()
    try:
        yield attacker
    finally:
        thread.join()


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_an_attacker_is_stopped_and_nobody_else(
    guarded: Threaded, attack: Attack, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "elfhame")
    before = psutil.Process().memory_info().rss
    with closing(program(guarded.address)) as caller:
        table = begun(caller)
        with caller.live(table, observer=0) as first, caller.live(table, observer=1) as second:
            heard(first)
            with under(attack, guarded, Patient) as attacker:
                for _ in range(MOVES):
                    frame = asked(caller, table)
                    socket = (first, second)[frame["observer"]]
                    assert said(socket, reply(frame)) == frame["seq"] + 1
                    time.sleep(SECONDS / MOVES / 2)
                with closing(program(guarded.address, "A newcomer")) as newcomer:
                    assert newcomer.get("/api/me")["name"] == "A newcomer"
    assert any(attacker.notes[way] for way in STOPPED)
    assert attacker.notes["still open"] <= DEFAULT.connections
    assert psutil.Process().memory_info().rss - before < 80_000_000
    if attack in requests.ATTACKS:
        check_two_lines_are_logged(guarded, caplog)


def check_two_lines_are_logged(server: Threaded, caplog: pytest.LogCaptureFixture) -> None:
    """Check that a flood of refused requests has left a line that begins, and one that counts.

    Other servers of this process sum up theirs now and then.
    """
    server.app.refusals.sum_up()
    refused = sum(count for status, count in server.app.metrics._answers.items() if status >= 400)
    assert refused > 10
    lines = [record for record in caplog.records if record.name == "elfhame.http"]
    assert [line.message for line in lines].count("answered") == 1
    counts = [line.__dict__["count"] for line in lines if line.__dict__.get("address") == SOURCE]
    assert counts == [refused - 1]


@pytest.mark.parametrize("attack", thinking.ATTACKS, ids=lambda attack: attack.name)
def test_an_honest_bot_answers_although_others_keep_the_bots_busy(
    guarded: Threaded, attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MANY", FEW)
    with closing(program(guarded.address)) as caller:
        table = str(caller.make("fae", "person", "seedling")["table"])
        caller.sit(table, 0)
        with under(attack, guarded) as attacker:
            for _ in range(MOVES // 3):
                answer(caller.move(table, asked_by_the_bot(caller, table)))
            asked_by_the_bot(caller, table)
    assert attacker.notes["refused"]
    assert attacker.notes["tables"] + attacker.notes["hints"] > 0


def asked_by_the_bot(caller: Caller, table: str) -> Json:
    """The frame of the first seat, once the bot has answered."""
    until = time.monotonic() + ANSWERED
    while (frame := caller.frame(table, 0))["waiting"] != [0]:
        assert time.monotonic() < until
        time.sleep(0.1)
    return frame


def test_a_connection_that_does_not_finish_its_request_is_closed(guarded: Threaded) -> None:
    unfinished = [Raw(guarded, None) for _ in UNFINISHED]
    for raw, opening in zip(unfinished, UNFINISHED, strict=True):
        raw.send(opening)
    assert [raw.ended() for raw in unfinished] == [True] * len(UNFINISHED)


def test_a_connection_that_is_used_now_and_then_stays_open(guarded: Threaded) -> None:
    with closing(Raw(guarded, None)) as raw:
        for _ in range(8):
            raw.send(connection.REQUEST)
            time.sleep(0.5)
            assert raw.answer().startswith(b"HTTP/1.1 200")
