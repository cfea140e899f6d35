"""Ways to a position worth looking at: played by the interface, so that the browser need not."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.client import Caller, Json, answer, heard

WATCHER = -1
Enough = Callable[[Json], bool]
Choose = Callable[[Json], int]


def laid(caller: Caller, game: str, *seats: str, **more: Json) -> str:
    """A table at which the caller sits wherever a person is to sit."""
    table = str(caller.make(game, *seats, **more)["table"])
    for seat, plan in enumerate(seats):
        if plan == "person":
            caller.sit(table, seat)
    return table


def at_random(seed: int = 1) -> Choose:
    """Any of the choices, but always the same ones."""
    chance = random.Random(seed)
    return lambda frame: int(chance.choice(frame["choices"])["number"])


def played(caller: Caller, table: str, enough: Enough, choose: Choose | None = None) -> Json:
    """Play for all seats of the caller until it is enough, or over; the last frame."""
    choose = choose or at_random()
    with caller.live(table, observer=WATCHER) as socket:
        while (told := heard(socket))["status"] != "finished":
            frame = asked(caller, table, told)
            if frame is None:
                continue
            if enough(frame):
                return frame
            answer(caller.move(table, frame, choose(frame)))
        return told


def asked(caller: Caller, table: str, told: Json) -> Json | None:
    """The table as the caller's seat sees it that is asked now, if one is."""
    for seat in told["waiting"]:
        if told["seats"][seat]["yours"]:
            frame = caller.frame(table, seat)
            return frame if frame["ask"] is not None else None
    return None


def until(caller: Caller, enough: Enough, game: str, *seats: str) -> str:
    """A game that has come so far: by luck one may be over before, then another one is played."""
    while True:
        table = laid(caller, game, *seats)
        if played(caller, table, enough)["status"] == "running":
            return table


def late(caller: Caller, game: str, *seats: str) -> str:
    """A game of which only a few decisions are left."""
    return until(caller, nearly_over, game, *seats)


def nearly_over(frame: Json) -> bool:
    if frame["game"] == "trails":
        return bool(frame["view"]["question"] == "card" and frame["view"]["pile_count"] <= 2)
    return bool(frame["view"]["question"] == "move" and len(frame["choices"]) <= 24)


def halfway(caller: Caller, game: str, *seats: str) -> str:
    """A game in its middle."""
    return until(caller, midway, game, *seats)


def midway(frame: Json) -> bool:
    """Something has happened on the board, and much is still to come."""
    if frame["game"] == "trails":
        return bool(frame["view"]["question"] == "card" and frame["view"]["pile_count"] <= 52)
    return bool(frame["view"]["question"] == "move" and len(frame["choices"]) <= 150)


def over(caller: Caller, game: str, *seats: str) -> str:
    """A game that has come to its end."""
    table = laid(caller, game, *seats)
    played(caller, table, lambda _: False)
    return table
