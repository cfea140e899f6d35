"""Routes for replays of finished games."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.openapi import ResponseSpec

from ... import messages
from ...problems import AT_TABLE, Problem
from ..bodies import AnyRequest, gzipped_json
from ..dependencies import Call, CurrentCall, TableId

A_REPLAY: Final = {
    200: ResponseSpec(messages.Replay, generate_examples=False, description="The replay.")
}
GONE: Final = ("outdated", "damaged")
"""Problems of a table that can't be opened any more, although its replay may be stored."""


@get("/api/tables/{table:str}/replay", responses=A_REPLAY, problems=(*AT_TABLE, "not-over"))
async def replay(table: TableId, request: AnyRequest, call: CurrentCall) -> Response[bytes]:
    """Replay a finished game.

    The response has every step from every point of view. It was stored when the game ended, so it
    is available even if the rules have changed since.
    """
    return await gzipped_json(request, await _body(call, table))


async def _body(call: Call, table: str) -> bytes:
    """The replay as compressed JSON, for a caller that belongs to the table."""
    replays = call.app.replays
    try:
        found = await call.app.access.table(call.caller, table)
    except Problem as problem:
        stored = await replays.stored(table, call.language) if problem.code in GONE else None
        if stored is None:
            raise
        return stored
    return await replays.of(found, call.language)
