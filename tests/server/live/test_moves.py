"""Moves sent over a socket count like posted ones, and get the same answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from elfhame.server.live.moves import REFUSALS
from tests.server.client import (
    Caller,
    Json,
    answer,
    answered,
    fault,
    heard,
    program,
    reply,
    said,
    visitors,
)
from tests.server.fae_tables import asked, begun
from tests.server.running import Threaded, threaded

People = Callable[[str], Caller]


@pytest.fixture
def duel(people: People) -> tuple[str, Caller, Caller]:
    """A game of Fae between two people, in which it is the first one's turn."""
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open", options={"first": 0})
    ada.sit(made["table"], 0)
    bo.sit(made["table"], 1, made["links"]["seat"])
    return made["table"], ada, bo


def test_a_move_said_is_stored_before_it_is_answered_and_then_told_to_all(
    duel: tuple[str, Caller, Caller],
) -> None:
    table, ada, bo = duel
    with ada.live(table, observer=0) as socket, bo.live(table, observer=1) as other:
        frame = heard(socket)
        heard(other)
        seq = said(socket, reply(frame))
        assert seq == frame["seq"] + 1
        assert heard(socket)["seq"] == heard(other)["seq"] == seq
    assert ada.frame(table)["seq"] == seq


def test_a_whole_game_is_said(server: Threaded) -> None:
    with program(server.address) as caller:
        table = begun(caller)
        with caller.live(table, observer=0) as first, caller.live(table, observer=1) as second:
            while (frame := asked(caller, table))["status"] == "running":
                assert said((first, second)[frame["observer"]], reply(frame)) == frame["seq"] + 1
        assert caller.get(f"/api/tables/{table}/record")["steps"]


def test_moves_don_t_count_among_the_bytes_of_an_address(tmp_path: Path) -> None:
    room_for_three_moves = (256, 0.0)
    with (
        threaded(tmp_path, socket_bytes=room_for_three_moves) as server,
        program(server.address) as caller,
    ):
        table = begun(caller)
        with caller.live(table, observer=0) as first, caller.live(table, observer=1) as second:
            while (frame := asked(caller, table))["status"] == "running":
                said((first, second)[frame["observer"]], reply(frame))


def test_said_and_posted_at_once_a_move_counts_once(server: Threaded) -> None:
    with program(server.address) as caller, ThreadPoolExecutor(3) as pool:
        table = begun(caller)
        with caller.live(table, observer=0) as first, caller.live(table, observer=1) as second:
            for number in range(12):
                frame = asked(caller, table)
                move = reply(frame, move_id=f"move-{number}")
                socket = (first, second)[frame["observer"]]
                posted = [
                    pool.submit(caller.ask, "POST", f"/api/tables/{table}/moves", move)
                    for _ in range(2)
                ]
                seqs = [said(socket, move), *(answer(each.result())["seq"] for each in posted)]
                assert seqs == [frame["seq"] + 1] * 3


def forbidden(frame: Json) -> Json:
    """A forbidden move: a druid moves to the space it is already on."""
    action = frame["choices"][0]["action"]
    return {"actions": [action | {"target": action["source"]}]}


WRONG: dict[str, tuple[Callable[[Json], Json], int, str]] = {
    "stale": (lambda _: {"ask": 0}, 409, "stale"),
    "against the rules": (forbidden, 422, "refused"),
    "no action at all": (lambda _: {"actions": [10**9]}, 400, "malformed"),
    "another's seat": (lambda _: {"seat": 1}, 403, "not-yours"),
    "no seat": (lambda _: {"seat": 9}, 403, "not-yours"),
}


@pytest.mark.parametrize(("change", "status", "code"), WRONG.values(), ids=list(WRONG))
def test_a_refused_move_changes_nothing_and_its_answer_says_why_as_a_posted_one_s_does(
    duel: tuple[str, Caller, Caller], change: Callable[[Json], Json], status: int, code: str
) -> None:
    table, ada, _ = duel
    with ada.live(table, observer=0) as socket:
        frame = heard(socket)
        move = reply(frame) | change(frame)
        told = answered(socket, move)
        posted = fault(ada.ask("POST", f"/api/tables/{table}/moves", move), status, code)
        assert (told["seq"], told["status"], told["problem"]) == (None, status, posted)
        assert ada.frame(table) == frame
        assert said(socket, reply(frame)) == frame["seq"] + 1


def test_a_socket_takes_no_moves_of_another_seat_of_the_same_person(server: Threaded) -> None:
    with program(server.address) as caller:
        table = begun(caller)
        frame = asked(caller, table)
        with caller.live(table, observer=1 - frame["observer"]) as socket:
            told = answered(socket, reply(frame))
            assert told["problem"]["code"] == "not-yours"
        assert caller.frame(table, frame["observer"]) == frame


def test_a_watcher_who_sends_a_move_is_disconnected(duel: tuple[str, Caller, Caller]) -> None:
    table, ada, _ = duel
    frame = ada.frame(table, 0)
    with ada.live(table, observer=-1) as socket, pytest.raises(ConnectionClosed) as end:
        said(socket, reply(frame))
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 1008
    assert ada.frame(table, 0) == frame


def test_moves_sent_all_at_once_are_answered_in_order(duel: tuple[str, Caller, Caller]) -> None:
    table, ada, _ = duel
    with ada.live(table, observer=0) as socket:
        frame = heard(socket)
        moves = [reply(frame, move_id=f"m{number}") for number in range(100)]
        for move in moves:
            socket.send(json.dumps(move))
        told = [heard(socket) for _ in range(len(moves) + 1)]
    answers = [one for one in told if one["kind"] == "heard"]
    assert [one["move_id"] for one in answers] == [move["move_id"] for move in moves]
    assert [one["seq"] for one in answers] == [frame["seq"] + 1, *[None] * (len(moves) - 1)]


def test_messages_beyond_the_limit_are_not_read(data: Path) -> None:
    with threaded(data, requests=(40, 0.001)) as server, visitors(server.address) as people:
        ada = people("Ada")
        table = ada.make("fae", "person", "seedling")["table"]
        ada.sit(table, 0)
        with ada.live(table, observer=0) as socket:
            while (frame := heard(socket))["ask"] is None:
                pass
            wrong = reply(frame) | {"ask": 0}
            for _ in range(60):
                assert said(socket, wrong) is None
            assert answered(socket, reply(frame))["problem"]["code"] == "too-many"


def test_a_socket_closes_after_too_many_refused_moves(duel: tuple[str, Caller, Caller]) -> None:
    table, ada, _ = duel
    with ada.live(table, observer=0) as socket:
        wrong = reply(heard(socket)) | {"ask": 0}
        for _ in range(REFUSALS[0]):
            assert said(socket, wrong) is None
        with suppress(ConnectionClosed):  # the server may close before it was sent all
            for _ in range(20):
                socket.send(json.dumps(wrong))
        while "kind" in (told := heard(socket)):
            pass
        assert told["code"] == "too-many"
        with pytest.raises(ConnectionClosed) as end:
            heard(socket)
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4429
