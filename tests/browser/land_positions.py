"""Ways to a position of Fairy Land: thought out first, then written into a real table's log."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from elfhame.games.land.sights import LandView
from elfhame.kernel.play import Play, Step
from elfhame.server.hall import Wish
from elfhame.server.log import Played
from tests.server.client import Caller
from tests.server.running import Threaded

Enough = Callable[[LandView], bool]
TRIES = 400


class Forest:
    """Tables of Fairy Land at a server, with games that have come as far as a test wants."""

    def __init__(self, server: Threaded, *callers: Caller) -> None:
        self.server = server
        self.callers = callers

    def laid(self, **options: Any) -> str:
        """A table with a seat for each caller, at which the first one begins."""
        owner, *others = self.callers
        seats = ["person", *("open" for _ in others)]
        frame = owner.make("land", *seats, options={"first": 0, **options})
        table = str(frame["table"])
        owner.sit(table, 0)
        for seat, caller in enumerate(others, 1):
            caller.sit(table, seat, key=owner.frame(table)["links"]["seat"])
        return table

    def come_to(self, enough: Enough, bots: Sequence[str] = (), **options: Any) -> str:
        """A game in which the first seat is asked, and it is enough; bots take the others then."""
        table = self.laid(**options)
        play = self.server.do(self.server.house.hall.find(table)).running()
        self._write(table, thought_out(play, enough))
        for seat, level in enumerate(bots, 1):
            way = f"/api/tables/{table}/seats/{seat}/stand-in"
            self.callers[seat].post(way, {"level": level})
        return table

    def _write(self, table: str, steps: Sequence[Step]) -> None:
        async def all_of_them() -> None:
            for seat, action in steps:
                await self.server.house.hall.enter(table, wish(Played(seat, [action])))

        self.server.do(all_of_them())


def wish(entry: Played) -> Wish:
    """To have it written, whatever the table is like."""
    return Wish(lambda _: entry)


def thought_out(begun: Play, enough: Enough) -> list[Step]:
    """Steps that lead there: some are tried at random, always the same ones."""
    for seed in range(TRIES):
        play, chance = begun.fork(), random.Random(seed)
        while not play.over:
            if play.waiting == [0] and enough(seen(play)):
                return play.steps[len(begun.steps) :]
            play.act(chance.choice(play.numbers()))
    raise AssertionError("this deal does not lead there")


def seen(play: Play) -> LandView:
    """What the first seat knows."""
    view = play.view(0)
    assert isinstance(view, LandView)
    return view


def late(view: LandView) -> bool:
    """A few turns are left, and this one begins."""
    return view.question == "dawn" and len(view.drawn) == 2 and (view.forest_count or 0) <= 8


def hungry(view: LandView) -> bool:
    """An ogre is to be fed with two of several kinds."""
    return view.question == "ogre" and view.feeding == 2


def rich(view: LandView) -> bool:
    """Much lies on the table, and something is bid for which there are reasons."""
    return view.question == "bid" and view.turns > 10 and any(one.rule for one in view.worths)


def first_day(view: LandView) -> bool:
    return view.question == "day"


def three_to_put_back(view: LandView) -> bool:
    """Four items of the Court are in sight."""
    sight = view.sight
    return bool(view.question == "keep" and sight and sight.deck == "court" and sight.count == 4)
