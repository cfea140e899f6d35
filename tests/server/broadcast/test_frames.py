"""Cached frames are never older than their table, and their size in bytes is bounded."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfhame.games import registry
from elfhame.kernel.refused import Refused
from elfhame.server.broadcast.frames import Frames
from elfhame.server.live.fanout import Fanout
from elfhame.server.problems import Problem
from elfhame.server.tables import log
from elfhame.server.tables.config import SeatPlan, TableConfig
from elfhame.server.tables.fold import extend
from elfhame.server.tables.fold import new_table as empty_table
from elfhame.server.tables.table import Facts, Table
from tests.server.rings import Bell

GUESTS = ("ada", "bo", "cy")
SHARE = "0123456789abcdef" * 2
seeds = st.integers(0, 2**32)


def new_table(game: str, seats: int = 2, name: str = "table") -> Table:
    """A table owned by Ada, with no one seated."""
    plans = [SeatPlan(kind="open") for _ in range(seats)]
    config = TableConfig(
        game=game, version=registry.game(game).version, options={}, seats=plans, hints=False
    )
    return empty_table(Facts(name, "ada", config, bytes(32), "seat-key", "watch-key", 0))


def entries(table: Table, chance: random.Random) -> Iterator[log.AnyEntry]:
    """One entry of every kind, possible now or not."""
    seat = chance.randrange(len(table.seats))
    guest = chance.choice(GUESTS)
    yield log.Sat(seat, guest, f"{guest} {chance.randrange(3)}", SHARE)
    if table.play is not None and table.asks:
        asked = chance.choice(sorted(table.asks))
        yield log.Played(asked, [chance.choice(table.play.numbers(asked))])
    yield log.Placed(seat, chance.choice(["seedling", "hazel", None]))
    yield log.Stood(seat)
    yield log.TookBack(seat)
    yield log.Rewound(seat, chance.randrange(1, 3))
    yield log.Hinted(seat)
    yield log.Agreed(seat, (seat + 1) % len(table.seats))
    yield log.Handed(seat, "hazel", "agreed")
    yield log.Returned(seat)
    yield log.Keyed(seat, SHARE)
    yield log.Left(seat, "seedling")
    yield log.Closed(-1)
    yield log.Rematched(-1, "another")


def next_of(table: Table, chance: random.Random) -> Table:
    """The table after a random possible entry, usually a move."""
    possible = list(entries(table, chance))
    weights = [8, 8, *[1] * len(possible)][: len(possible)]
    for entry in chance.choices(possible, weights, k=9):
        try:
            line = table.next_line(1000 + table.seq, f"m{chance.randrange(10**6)}", entry)
            return extend(table, line)
        except (Problem, Refused):
            continue
    return table


@pytest.mark.parametrize("game", ["fae", "trails", "land", "faeries"])
@given(seed=seeds)
def test_frames_are_as_if_made_for_the_first_time(game: str, seed: int) -> None:
    chance = random.Random(seed)
    frames, tables = Frames(), [new_table(game, name=name) for name in ("one", "other")]
    for _ in range(30):
        place = chance.randrange(2)
        table = tables[place] = next_of(tables[place], chance)
        for observer in (-1, 0, 1):
            wanted = (observer, chance.choice(["en", "fr"]), table.seq - 2, chance.choice(GUESTS))
            assert frames.frame(table, *wanted) == Frames().frame(table, *wanted)


@given(seed=seeds)
def test_an_id_is_found_if_and_only_if_its_line_is_in_the_log(seed: int) -> None:
    chance = random.Random(seed)
    table, tried = new_table("fae"), set[str]()
    for _ in range(30):
        now = next_of(table, chance)
        tried |= {str(line.move_id) for line in now.lines}
        if chance.randrange(3):  # otherwise it was never committed
            table = now
        own = {line.move_id: line for line in table.lines}
        assert all(table.line_of(move_id) is own.get(move_id) for move_id in tried)


def test_a_frame_is_rendered_once_for_all_who_get_the_same() -> None:
    frames, table = Frames(), next_of(new_table("fae"), random.Random(1))
    first = frames.frame(table, -1, "en", -1, "someone")
    assert frames.frame(table, -1, "en", -1, "someone else") is first
    assert frames.frame(table, -1, "en", -1, "ada") != first  # the owner gets the links


@given(seed=seeds, most=st.integers(0, 60_000))
def test_frames_take_a_bounded_number_of_bytes(seed: int, most: int) -> None:
    chance, frames = random.Random(seed), Frames(most)
    tables = [new_table("fae", name=str(number)) for number in range(4)]
    for _ in range(40):
        place = chance.randrange(len(tables))
        table = tables[place] = next_of(tables[place], chance)
        wanted = (chance.choice([-1, 0, 1]), "en", -1, None)
        assert frames.frame(table, *wanted) == Frames().frame(table, *wanted)
        assert frames.size <= most


def test_listeners_are_told_of_several_changes_once_and_soon() -> None:
    async def ringing() -> None:
        fanout, bells = Fanout(), (Bell(), Bell())
        for name, bell in zip(("one", "other"), bells, strict=True):
            fanout.listen(name, name, bell)
        fanout.publish("one")
        fanout.publish("one")
        fanout.publish("nobody listens here")
        assert [bell.rings for bell in bells] == [0, 0]
        await asyncio.sleep(0)
        assert [bell.rings for bell in bells] == [1, 0]
        fanout.publish("one")
        fanout.publish("other")
        await asyncio.sleep(0)
        assert [bell.rings for bell in bells] == [2, 1]

    asyncio.run(ringing())
