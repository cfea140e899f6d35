"""Tables of Fae: one program plays both seats over any number of connections, or two play."""

from __future__ import annotations

from tests.server.client import Caller, Json, answer

FEW = 12
"""Once there are at most this many choices, a game of Fae ends within a few moves."""


def begun(caller: Caller) -> str:
    """A game of Fae that has just begun."""
    table = str(caller.make("fae", "person", "person")["table"])
    caller.sit(table, 0)
    caller.sit(table, 1)
    return table


def again(caller: Caller, address: str | None = None) -> Caller:
    """The same program over another connection, possibly to another server."""
    token = caller.headers["Authorization"].removeprefix("Bearer ")
    return Caller(address or caller.address, token)


def asked(caller: Caller, table: str) -> Json:
    """The table as seen by the seat whose decision it is."""
    frame = caller.frame(table, 0)
    return caller.frame(table, 1) if frame["waiting"] == [1] else frame


def nearly_over(caller: Caller, few: int = FEW) -> str:
    """A game of Fae in which at most this many choices are left."""
    table = begun(caller)
    while len((frame := asked(caller, table))["choices"]) > few:
        answer(caller.move(table, frame))
    return table


def hand_over(caller: Caller, table: str, level: str) -> None:
    """Let bots play both seats from now on."""
    for seat in (0, 1):
        caller.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"level": level})


def finished_between(ada: Caller, bo: Caller) -> str:
    """A finished game of Fae between the two."""
    made = ada.make("fae", "person", "open")
    table: str = made["table"]
    ada.sit(table, 0)
    frame = bo.sit(table, 1, made["links"]["seat"])
    players = (ada, bo)
    while frame["status"] == "running":
        seat = frame["waiting"][0]
        frame = players[seat].frame(table, seat)
        answer(players[seat].move(table, frame))
        frame = players[seat].frame(table, seat)
    return table
