"""Tables as rows of the database, and back."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Row, bindparam, delete, insert, update

from .charter import Charter
from .log import Line, encode
from .store.database import Statement
from .store.schema import LOG, SEATS, TABLES
from .table import Facts, Table


def facts_row(facts: Facts) -> dict[str, Any]:
    """What a table is from its making on."""
    return {
        "id": facts.id,
        "game": facts.charter.game,
        "version": facts.charter.version,
        "charter": msgspec.json.encode(facts.charter),
        "owner": facts.owner,
        "secret": facts.secret,
        "seat_key": facts.seat_key,
        "watch_key": facts.watch_key,
        "rematch_of": facts.rematch_of,
        "created": facts.created,
    }


def facts_of(row: Row[Any]) -> Facts:
    """The same, read again."""
    return Facts(
        id=row.id,
        owner=row.owner,
        charter=msgspec.json.decode(row.charter, type=Charter),
        secret=row.secret,
        seat_key=row.seat_key,
        watch_key=row.watch_key,
        created=row.created,
        rematch_of=row.rematch_of,
    )


def standing(table: Table, due: int) -> dict[str, Any]:
    """Where a table stands: changed with every line of its log."""
    return dict(zip(_STANDING, _stands(table, due), strict=True))


def _stands(table: Table, due: int) -> tuple[object, ...]:
    bots = any(table.chairs[seat].bot for seat in table.asks)
    waiting = ",".join([str(seat) for seat in sorted(table.asks)])
    return table.status, table.seq, waiting, table.at(table.seq), due if bots else None


def added(table: Table, line: Line) -> Statement:
    """Add the line to the table's log."""
    return _ADD, {
        "table_id": table.id,
        "seq": line.seq,
        "move_id": line.move_id,
        "at": line.at,
        "entry": encode(line.entry),
    }


def move_on(table: Table, due: int) -> Statement:
    """Let the table's row follow its log."""
    return _MOVE_ON, dict(zip(_MOVED_ON, (table.id, *_stands(table, due)), strict=True))


def places(before: Table, table: Table, now: int) -> list[Statement]:
    """Let the guests' places follow who came and went."""
    changes: list[Statement] = []
    for seat, (was, chair) in enumerate(zip(before.chairs, table.chairs, strict=True)):
        if was.guest == chair.guest:
            continue
        if chair.guest is None:
            changes.append(delete(SEATS).where(SEATS.c.table_id == table.id, SEATS.c.seat == seat))
        else:
            place = {"table_id": table.id, "seat": seat, "guest": chair.guest, "seen": now}
            changes.append(insert(SEATS).values(**place))
    return changes


_ADD: Final = insert(LOG)
_STANDING: Final = ("status", "seq", "waiting", "since", "bot_due")
_MOVED_ON: Final = ("table", *(f"new_{name}" for name in _STANDING))
"""Names that no column has, as an update wants them."""
_MOVE_ON: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in _STANDING})
)
