"""Live updates: every observer gets everything once, in order, in its language, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.broadcast.test_deltas import applied
from tests.server.client import SHARE, Caller, answer, heard, visitors
from tests.server.running import Threaded, threaded

People = Callable[[str], Caller]
GUEST_GAME = "tests.server.hedgerow_guest"


def sat(people: People, game: str = "fae") -> tuple[str, Caller, Caller]:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make(game, "person", "open", options={"first": 0})
    ada.sit(made["table"], 0)
    bo.sit(made["table"], 1, made["links"]["seat"])
    return made["table"], ada, bo


def play_some(table: str, players: tuple[Caller, Caller], moves: int) -> None:
    for _ in range(moves):
        seat = players[0].frame(table)["waiting"][0]
        answer(players[seat].move(table, players[seat].frame(table, seat)))


def test_a_socket_sends_the_table_at_once_and_after_every_change(people: People) -> None:
    table, ada, bo = sat(people)
    with bo.live(table) as socket:
        first = heard(socket)
        assert first == bo.frame(table)
        answer(ada.move(table, ada.frame(table)))
        second = heard(socket)
    assert second["seq"] == first["seq"] + 1
    assert {news["seq"] for news in second["news"]} == {second["seq"]}
    assert second | {"news": []} == bo.frame(table) | {"news": []}


def test_a_socket_that_asked_for_changes_is_sent_what_moves_change(people: People) -> None:
    table, ada, bo = sat(people)
    with ada.live(table, changes=True) as changing, ada.live(table) as socket:
        frame = heard(changing)
        assert frame == heard(socket)
        for player in (ada, bo):
            answer(player.move(table, player.frame(table)))
            change, whole = heard(changing), heard(socket)
            assert [change[name] for name in ("kind", "since")] == ["change", frame["seq"]]
            frame = applied(frame, change["frame"])
            assert frame == whole
        bo.ask("DELETE", f"/api/tables/{table}/seats/1").raise_for_status()
        frame = heard(changing)
        assert frame == heard(socket)
        assert frame["kind"] == "frame"


def test_a_listener_that_reconnects_gets_what_it_missed_and_nothing_twice(people: People) -> None:
    table, ada, bo = sat(people)
    with bo.live(table) as socket:
        before = heard(socket)
    play_some(table, (ada, bo), 6)
    with bo.live(table, since=before["seq"]) as socket:
        missed = heard(socket)
    assert before["news"] + missed["news"] == bo.frame(table)["news"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ada begins."), ("fr", "Ada commence."), ("pt-BR", "Ada começa.")],
)
def test_each_socket_has_its_language(people: People, language: str, sentence: str) -> None:
    table, ada, _ = sat(people)
    with ada.live(table, language=language) as socket:
        assert sentence in [news["sentence"] for news in heard(socket)["news"]]


def test_a_name_is_told_as_it_is_even_if_it_is_a_word(people: People) -> None:
    blue = people("blue")
    made = blue.make("fae", "person", "seedling")
    with blue.live(made["table"], language="fr") as socket:
        heard(socket)
        blue.sit(made["table"], 0)
        assert heard(socket)["news"][0]["sentence"].startswith("blue ")


def test_a_socket_of_somebody_else_s_seat_is_refused(people: People) -> None:
    table, ada, bo = sat(people)
    for caller, observer, code in ((bo, 0, 4403), (people("Cy"), 0, 4404), (ada, -2, 4409)):
        with caller.live(table, observer=observer) as socket:
            assert heard(socket)["sentence"]
            assert closed(socket) == code


def test_a_player_who_leaves_a_seat_gets_no_more_of_its_frames(people: People) -> None:
    table, _, bo = sat(people)
    with bo.live(table, observer=1) as socket:
        heard(socket)
        answer(bo.ask("DELETE", f"/api/tables/{table}/seats/1"))
        assert heard(socket)["code"] == "not-yours"
        assert closed(socket) == 4403


def test_a_caller_holds_a_bounded_number_of_sockets(data: Path) -> None:
    with threaded(data, sockets=2) as server, visitors(server.address) as people:
        table, ada, _ = sat(people)
        with ada.live(table) as one, ada.live(table) as two:
            assert heard(one) == heard(two)
            with ada.live(table) as three:
                assert heard(three)["code"] == "too-many"
        with ada.live(table) as again:
            assert heard(again)["kind"] == "frame"


# ---------------------------------------------------------------- a game from another package


@pytest.fixture(scope="module")
def hedgerow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server with a game from another package, in which everyone picks at the same time."""
    data = tmp_path_factory.mktemp("hedgerow") / "data"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))  # for the bot workers
        with threaded(data, imports=(GUEST_GAME,)) as server:
            yield server


def test_picks_at_the_same_time_make_nobody_stale(hedgerow: Threaded) -> None:
    with visitors(hedgerow.address) as people:
        ada, bo = people("Ada"), people("Bo")
        made = ada.make("hedgerow", "person", "open")
        table = made["table"]
        ada.sit(table, 0)
        bo.sit(table, 1, made["links"]["seat"])
        mine, theirs = ada.frame(table), bo.frame(table)
        assert mine["waiting"] == theirs["waiting"] == [0, 1]
        answer(bo.move(table, theirs))
        assert ada.frame(table)["ask"] == mine["ask"]
        answer(ada.move(table, mine))


def test_a_game_from_elsewhere_is_played_to_the_end_with_bots(hedgerow: Threaded) -> None:
    with visitors(hedgerow.address) as people:
        ada = people("Ada")
        made = ada.make("hedgerow", "person", "seedling", "hazel")
        table = made["table"]
        ada.post(f"/api/tables/{table}/seats/0", {"share": SHARE})
        with ada.live(table) as socket:
            frame = heard(socket)
            while frame["status"] == "running":
                if frame["ask"] is not None:
                    ada.move(table, frame)
                frame = heard(socket)
        assert frame["result"]["ending"].startswith("HEDGE-")


def closed(socket: Any) -> int:
    """Wait for the server to close the socket, and return the close code."""
    with pytest.raises(ConnectionClosed) as end:
        socket.recv(10)
    assert end.value.rcvd is not None
    return int(end.value.rcvd.code)
