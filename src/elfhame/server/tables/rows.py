"""Converts tables to database rows and back."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, bindparam, delete, exists, insert, update

from ..store.database import Statement
from ..store.schema import LOG, REPLAYS, SEATS, TABLES, WATCHERS, digest
from .config import TableConfig
from .facts import Facts
from .log import Line, encode
from .table import Table


def facts_row(facts: Facts) -> dict[str, Any]:
    """The columns that never change, and their digest."""
    row: dict[str, Any] = {
        "id": facts.id,
        "game": facts.config.game,
        "version": facts.config.version,
        "charter": msgspec.json.encode(facts.config),
        "owner": facts.owner,
        "secret": facts.secret,
        "seat_key": facts.seat_key,
        "watch_key": facts.watch_key,
        "rematch_of": facts.rematch_of,
        "created": facts.created,
    }
    return {**row, "digest": digest(*row.values())}


def is_intact(row: Row[Any]) -> bool:
    """Whether the columns that never change are those that were written."""
    return bool(row.digest == digest(*(getattr(row, name) for name in _FACTS)))


def facts_of(row: Row[Any]) -> Facts:
    """The facts in a row of the tables."""
    return Facts(
        id=row.id,
        owner=row.owner,
        config=msgspec.json.decode(row.charter, type=TableConfig),
        secret=row.secret,
        seat_key=row.seat_key,
        watch_key=row.watch_key,
        created=row.created,
        rematch_of=row.rematch_of,
    )


def progress(table: Table, due: int) -> dict[str, Any]:
    """The columns that change with every line of the log."""
    return dict(zip(_PROGRESS, _progress(table, due), strict=True))


def _progress(table: Table, due: int) -> tuple[object, ...]:
    bots = any(table.seats[seat].bot for seat in table.asks)
    waiting = ",".join([str(seat) for seat in sorted(table.asks)])
    return table.status, table.seq, waiting, table.time_of(table.seq), due if bots else None


def add_line(table: Table, line: Line) -> Statement:
    """The statement that adds the line to the table's log."""
    return _ADD_LINE, {
        "table_id": table.id,
        "seq": line.seq,
        "move_id": line.move_id,
        "at": line.at,
        "entry": encode(line.entry),
        "chain": line.chain,
    }


def update_progress(table: Table, due: int) -> Statement:
    """The statement that brings the table's row up to date with its log."""
    values = (table.id, *_progress(table, due))
    return _UPDATE_PROGRESS, dict(zip(_PARAMETERS, values, strict=True))


def update_seats(before: Table, table: Table, now: int) -> list[Statement]:
    """The statements that add and remove the guests' seats."""
    changes: list[Statement] = []
    for number, (was, seat) in enumerate(zip(before.seats, table.seats, strict=True)):
        if was.guest == seat.guest:
            continue
        if seat.guest is None:
            own = (SEATS.c.table_id == table.id, SEATS.c.seat == number)
            changes.append(delete(SEATS).where(*own))
        else:
            row = {"table_id": table.id, "seat": number, "guest": seat.guest, "seen": now}
            changes.append(insert(SEATS).values(**row))
    return changes


def delete_table(table: str, condition: ColumnElement[bool]) -> list[Statement]:
    """The statements that delete a table and everything about it, if its row meets a condition."""
    meant = exists().where(TABLES.c.id == table, condition)
    return [
        *(delete(part).where(part.c.table_id == table, meant) for part in _PARTS),
        delete(TABLES).where(TABLES.c.id == table, condition),
    ]


_FACTS: Final = (
    "id",
    "game",
    "version",
    "charter",
    "owner",
    "secret",
    "seat_key",
    "watch_key",
    "rematch_of",
    "created",
)
"""Columns that never change, in the order of `facts_row`."""
_PARTS: Final = (LOG, SEATS, WATCHERS, REPLAYS)
"""Database tables whose rows belong to a game table."""
_ADD_LINE: Final = insert(LOG)
_PROGRESS: Final = ("status", "seq", "waiting", "since", "bot_due")
_PARAMETERS: Final = ("table", *(f"new_{name}" for name in _PROGRESS))
"""Parameter names of an update must differ from the names of its columns."""
_UPDATE_PROGRESS: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in _PROGRESS})
)
