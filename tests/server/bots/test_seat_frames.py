"""Bots are listeners: they get the same frames as a client at their seat, each one once."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from elfhame.bots.levels import LEVELS
from elfhame.bots.roster import find_bot
from elfhame.games import registry
from elfhame.kernel.play import Play
from elfhame.server.bots.seat_frames import seat_frame, seat_history
from tests.server.bots.test_scheduler import await_end, status_and_seq
from tests.server.client import Caller, Json, answer, program
from tests.server.fae_tables import asked, hand_over
from tests.server.running import Threaded, process, threaded

COUNTING = "tests.bots.custom_bots:Counting"
"""A bot that observes, chooses by the number of its frames, and fails if it misses any."""


@pytest.mark.parametrize("game", registry.names())
def test_a_bot_gets_byte_for_byte_what_a_program_at_its_seat_gets(
    server: Threaded, game: str
) -> None:
    with closing(program(server.address)) as owner:
        table = str(owner.make(game, "person", "person")["table"])
        owner.sit(table, 0)
        key = owner.post(f"/api/tables/{table}/seats/0/key")["key"]
        with Caller(server.address, key) as client, client.live(table, observer=0) as socket:
            heard = [frame_of(socket)]
            owner.sit(table, 1)
            heard.append(frame_of(socket))
            for _ in range(6):
                answer(owner.move(table, asked(owner, table)))
                heard.append(frame_of(socket))
    now = server.do(server.app.tables.find(table))
    assert server.do(seat_history(now, 0, 2)) == heard[1:]
    assert seat_frame(server.app.frames, now, 0, now.seq - 1) == heard[-1]
    assert len(server.do(seat_history(now, 0, -1))) == len(heard[1:])
    assert server.do(seat_history(now, 0, now.seq)) == []


def test_a_bot_that_does_not_observe_is_sent_one_frame_without_news(server: Threaded) -> None:
    with closing(program(server.address)) as owner:
        table = str(owner.make("fae", "person", "seedling")["table"])
        owner.sit(table, 0)
    now = server.do(server.app.tables.find(table))
    request = server.app.bots._request(now, 1, "seedling", 1)
    assert request.history is None
    assert json.loads(request.frame)["news"] == []


def test_a_game_of_bots_that_observe_folds_no_log(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They get the history once, when first asked, and after that each frame as it happens."""
    folded: list[int] = []
    history = seat_history
    monkeypatch.setitem(LEVELS, COUNTING, find_bot(COUNTING))  # undo the server's offer afterwards

    async def counted(table: object, seat: int, since: int) -> list[bytes]:
        folded.append(seat)
        return await history(table, seat, since)  # type: ignore[arg-type]  # passed on as it is

    monkeypatch.setattr("elfhame.server.bots.scheduler.seat_history", counted)
    with threaded(data, bots=(COUNTING,)) as server, closing(program(server.address)) as owner:
        table = str(owner.make("fae", COUNTING, COUNTING)["table"])
        await_end(data, table)
        record = owner.get(f"/api/tables/{table}/record")
    assert counts_frames(record)
    assert sorted(folded) in ([0], [1], [0, 1])


def test_after_a_kill_a_bot_that_observes_goes_on_as_if_nothing_had_happened(data: Path) -> None:
    with process(data, "--bot", COUNTING, "--pace", "0.2") as server:  # far from over when killed
        with closing(program(server.address)) as owner:
            table = str(owner.make("fae", "person", "person")["table"])
            owner.sit(table, 0)
            owner.sit(table, 1)
            for _ in range(4):
                answer(owner.move(table, asked(owner, table)))
            hand_over(owner, table, COUNTING)
            while status_and_seq(data, table)[1] < 16:
                time.sleep(0.02)
        server.kill()
        assert status_and_seq(data, table)[0] == "running"
        server.options = ("--bot", COUNTING)
        server.start()
        await_end(data, table)
        assert "did not answer" not in server.log()


def frame_of(socket: ClientConnection) -> bytes:
    """The next frame, without its padding."""
    return socket.recv(20, decode=False).rstrip(b" ")


def counts_frames(record: Json) -> bool:
    """Whether each step is what a bot that has seen every frame once would choose."""
    play = Play(registry.game("fae"), 2, record["options"], bytes.fromhex(record["seed"]))
    for number, (seat, action) in enumerate(record["steps"], 1):
        choices = play.numbers(seat)
        if action != choices[number % len(choices)]:
            return False
        play.act(action, seat)
    return play.over
