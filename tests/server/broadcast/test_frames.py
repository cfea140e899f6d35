"""What is remembered of a table, so as not to be made again, is never older than the table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfhame.games import registry
from elfhame.kernel.refused import Refused
from elfhame.server.broadcast.frames import FrameCache
from elfhame.server.broadcast.participants import MOST_PARTICIPANTS, ParticipantsCache
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
    """A table that Ada owns, nobody seated."""
    plans = [SeatPlan(kind="open") for _ in range(seats)]
    config = TableConfig(
        game=game, version=registry.game(game).version, options={}, seats=plans, hints=False
    )
    return empty_table(Facts(name, "ada", config, bytes(32), "seat-key", "watch-key", 0))


def entries(table: Table, chance: random.Random) -> Iterator[log.AnyEntry]:
    """Something of every kind that might happen now, or might not."""
    seat = chance.randrange(len(table.seats))
    guest = chance.choice(GUESTS)
    yield log.Sat(seat, guest, f"{guest} {chance.randrange(3)}", SHARE)
    if table.play is not None and table.asks:
        asked = chance.choice(sorted(table.asks))
        yield log.Played(asked, [chance.choice(table.play.numbers(asked))])
    yield log.Placed(seat, chance.choice(["seedling", "druid", None]))
    yield log.Stood(seat)
    yield log.TookBack(seat)
    yield log.Agreed(seat, (seat + 1) % len(table.seats))
    yield log.Handed(seat, "druid", "agreed")
    yield log.Returned(seat)
    yield log.Keyed(seat, SHARE)
    yield log.Left(seat, "seedling")
    yield log.Closed(-1)
    yield log.Rematched(-1, "another")


def next_of(table: Table, chance: random.Random) -> Table:
    """The table after something that can happen to it, most often a move."""
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
    frames, tables = FrameCache(), [new_table(game, name=name) for name in ("one", "other")]
    for _ in range(30):
        place = chance.randrange(2)
        table = tables[place] = next_of(tables[place], chance)
        for observer in (-1, 0, 1):
            wanted = (observer, chance.choice(["en", "fr"]), table.seq - 2, chance.choice(GUESTS))
            assert frames.packed(table, *wanted) == FrameCache().packed(table, *wanted)


@given(seed=seeds)
def test_an_id_is_found_if_and_only_if_its_line_is_in_the_log(seed: int) -> None:
    chance = random.Random(seed)
    table, tried = new_table("fae"), set[str]()
    for _ in range(30):
        now = next_of(table, chance)
        tried |= {str(line.move_id) for line in now.lines}
        if chance.randrange(3):  # else it was never committed, and something else comes instead
            table = now
        own = {line.move_id: line for line in table.lines}
        assert all(table.line_of(move_id) is own.get(move_id) for move_id in tried)


def test_of_too_many_tables_nothing_is_remembered() -> None:
    circles, table = ParticipantsCache(), new_table("fae")
    first = circles.of(table)
    assert circles.of(table) is first
    for number in range(MOST_PARTICIPANTS):
        circles.of(new_table("fae", name=str(number)))
    assert circles.of(table) is not first


def test_a_change_is_rung_once_at_once_or_soon() -> None:
    async def ringing() -> None:
        fanout, bells = Fanout(), (Bell(), Bell())
        for name, bell in zip(("one", "other"), bells, strict=True):
            fanout.listen(name, name, bell)
            fanout.publish(name)
        fanout.publish("nobody listens here")
        fanout.ring("one")
        assert [bell.rings for bell in bells] == [1, 0]
        await asyncio.sleep(0)
        assert [bell.rings for bell in bells] == [1, 1]
        fanout.ring("other")
        fanout.publish("other")
        await asyncio.sleep(0)
        assert [bell.rings for bell in bells] == [1, 2]

    asyncio.run(ringing())
