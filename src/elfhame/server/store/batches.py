"""Carries out a group over one PostgreSQL connection, in few round trips."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import asyncpg

from .database import Counts
from .groups import Group, Write


async def carried_out(connection: asyncpg.Connection[Any], group: Group) -> list[Counts]:
    """Run all statements of a group; how many rows each touched, by write.

    Processes that contend for several tables all take them in the same order, so that they wait
    for each other and never lock each other out.
    """
    counts: dict[Write, Counts] = {}
    for _, same in groupby(sorted(group, key=first_table), key=shape):
        writes = list(same)
        counts.update(zip(writes, await batch(connection, writes), strict=True))
    return [counts[write] for write in group]


async def batch(connection: asyncpg.Connection[Any], writes: Group) -> list[Counts]:
    """Writes of the same shape: all their first statements at once, then all their second ones."""
    columns = []
    for statements in zip(*(write.statements for write in writes), strict=True):
        # The mark comes back with each row that was touched.
        values = [ready.marked(place) for place, ready in enumerate(statements)]
        touched = await connection.fetchmany(statements[0].sql, values)
        rows = Counter(record[0] for record in touched)
        columns.append([rows[place] for place in range(len(writes))])
    return list(zip(*columns, strict=True)) or [() for _ in writes]


def first_table(write: Write) -> str:
    """The announced table. Sorting keeps the order of writes to the same one."""
    return write.announce[0] if write.announce else ""


def shape(write: Write) -> object:
    """What writes must share for their statements to be mixed; a write that must not be: itself.

    Statements on different tables that look at nothing but their own row do not mind the order.
    """
    tables = [ready.table for ready in write.statements]
    sql = tuple([ready.sql for ready in write.statements])
    alone = len(set(tables)) < len(tables) or any("SELECT" in text for text in sql)
    return write if alone else sql
