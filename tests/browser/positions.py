"""Creates tables at interesting positions without playing there in the browser."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.browser import faeries_positions, land_positions, stored_positions
from tests.browser.stored_positions import LocalGuest, Position
from tests.server.client import Caller, Json, answer, heard

WATCHER = -1
Enough = Callable[[Json], bool]
Choose = Callable[[Json], int]
MANY = 40
MIDWAY: dict[str, stored_positions.Enough] = {
    "fae": lambda position: position.question == "move" and len(position.choices) <= 150,
    "trails": lambda position: position.question == "card" and position.view.pile_count <= 52,
    "land": land_positions.rich,
    "faeries": faeries_positions.planted,
}
LATE: dict[str, stored_positions.Enough] = {
    "fae": lambda position: position.question == "move" and len(position.choices) <= 24,
    "trails": lambda position: position.question == "card" and position.view.pile_count <= 2,
    "land": land_positions.last_dawns,
    "faeries": faeries_positions.last_turns,
}


def make_table(caller: Caller, game: str, *seats: str, **more: Json) -> str:
    """A new table at which the caller takes every seat for a person."""
    table = str(caller.make(game, *seats, **more)["table"])
    for seat, plan in enumerate(seats):
        if plan == "person":
            caller.sit(table, seat)
    return table


def at_random(seed: int = 1) -> Choose:
    """Chooses at random, the same choices every time."""
    chance = random.Random(seed)
    return lambda frame: int(chance.choice(frame["choices"])["number"])


def play_until(caller: Caller, table: str, enough: Enough, choose: Choose | None = None) -> Json:
    """Play all seats of the caller until a condition holds or the game ends; the last frame."""
    choose = choose or at_random()
    with caller.live(table, observer=WATCHER) as socket:
        while (told := heard(socket))["status"] != "finished":
            frame = waiting_frame(caller, table, told)
            if frame is None:
                continue
            if enough(frame):
                return frame
            answer(caller.move(table, frame, choose(frame)))
        return told


def waiting_frame(caller: Caller, table: str, told: Json) -> Json | None:
    """The frame of the caller's seat that has to decide now, if there is one."""
    for seat in told["waiting"]:
        if told["seats"][seat]["yours"]:
            frame = caller.frame(table, seat)
            return frame if frame["ask"] is not None else None
    return None


def until(
    here: LocalGuest, enough: stored_positions.Enough, game: str, *seats: str, **more: Json
) -> str:
    """A game at which a condition holds. If a game ends too early, another one is started."""
    seeds, table = itertools.count(1), make_table(here, game, *seats, **more)
    while not stored_positions.store(here.server, table, enough, next(seeds)):
        table = make_table(here, game, *seats, **more)
    return table


def late(here: LocalGuest, game: str, *seats: str) -> str:
    """A game with only a few decisions left."""
    return until(here, LATE[game], game, *seats)


def last_move(here: LocalGuest, game: str, *seats: str) -> str:
    """A game that ends with the next move, whichever it is."""
    return until(here, _ends_now, game, *seats)


def _ends_now(position: Position) -> bool:
    view = position.view
    if game_goes_on(view) or len(position.choices) > MANY:
        return False
    return all(_ends_with(position, choice) for choice in position.choices)


def game_goes_on(view: Any) -> bool:
    """Whether the end is still far away, which is quickly seen."""
    if hasattr(view, "forest_empty"):
        return not view.forest_empty
    return hasattr(view, "cause") and view.cause is None


def _ends_with(position: Position, choice: int) -> bool:
    ahead = position.play.fork()
    ahead.act(choice, position.seat)
    return ahead.over


def halfway(here: LocalGuest, game: str, *seats: str) -> str:
    """A game about halfway through."""
    return until(here, MIDWAY[game], game, *seats)


def fork_in_fae(here: LocalGuest) -> tuple[str, Json]:
    """A game of Fae, and a move after which several rituals are due."""
    table = until(here, lambda position: any(_forks(position)), "fae", "person", "seedling")
    for choice in here.frame(table, 0)["choices"]:
        wish = {"seat": 0, "actions": [choice["number"]]}
        if len(here.post(f"/api/tables/{table}/look", wish)["choices"]) > 1:
            break
    return table, choice["action"]


def _forks(position: Position) -> Iterator[bool]:
    if position.question == "move":
        for choice in position.choices:
            yield len(position.play.look(choice).choices) > 1


def over(here: LocalGuest, game: str, *seats: str) -> str:
    """A finished game."""
    table = make_table(here, game, *seats)
    stored_positions.store(here.server, table, lambda _: False, 1)
    return table
