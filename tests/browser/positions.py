"""Ways to a position worth looking at: stored or played there, so that the browser need not."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

from tests.browser import faeries_positions, land_positions, storing
from tests.browser.storing import Neighbour, Position
from tests.server.client import Caller, Json, answer, heard

WATCHER = -1
Enough = Callable[[Json], bool]
Choose = Callable[[Json], int]
MIDWAY: dict[str, storing.Enough] = {
    "fae": lambda asked: asked.question == "move" and len(asked.choices) <= 150,
    "trails": lambda asked: asked.question == "card" and asked.view.pile_count <= 52,
    "land": land_positions.rich,
    "faeries": faeries_positions.planted,
}
LATE: dict[str, storing.Enough] = {
    "fae": lambda asked: asked.question == "move" and len(asked.choices) <= 24,
    "trails": lambda asked: asked.question == "card" and asked.view.pile_count <= 2,
    "land": land_positions.last_dawns,
    "faeries": faeries_positions.last_turns,
}


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


def until(here: Neighbour, enough: storing.Enough, game: str, *seats: str, **more: Json) -> str:
    """A game that has come so far: by luck one may be over before, then another one is made."""
    seeds, table = itertools.count(1), laid(here, game, *seats, **more)
    while not storing.store(here.server, table, enough, next(seeds)):
        table = laid(here, game, *seats, **more)
    return table


def late(here: Neighbour, game: str, *seats: str) -> str:
    """A game of which only a few decisions are left."""
    return until(here, LATE[game], game, *seats)


def halfway(here: Neighbour, game: str, *seats: str) -> str:
    """A game in its middle: much lies on the board, and much is still to come."""
    return until(here, MIDWAY[game], game, *seats)


def forked(here: Neighbour) -> tuple[str, Json]:
    """A game of Fae, and a move in it by which several rituals would be due."""
    table = until(here, lambda asked: any(_forks(asked)), "fae", "person", "seedling")
    for choice in here.frame(table, 0)["choices"]:
        wish = {"seat": 0, "actions": [choice["number"]]}
        if len(here.post(f"/api/tables/{table}/look", wish)["choices"]) > 1:
            break
    return table, choice["action"]


def _forks(asked: Position) -> Iterator[bool]:
    if asked.question == "move":
        for choice in asked.choices:
            yield len(asked.play.look(choice).choices) > 1


def over(here: Neighbour, game: str, *seats: str) -> str:
    """A game that has come to its end."""
    table = laid(here, game, *seats)
    storing.store(here.server, table, lambda _: False, 1)
    return table
