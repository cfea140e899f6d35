"""Routes for seats: taking and leaving them, bots that stand in, keys for programs."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post, put
from litestar.params import JSONBody

from ... import messages
from ...problems import AT_SEAT, AT_TABLE, IN_GAME
from ..dependencies import CurrentCall, SeatIndex, TableId

LEAVER: Final = "hazel"
"""The level of the bot that replaces a player who leaves."""


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    problems=(
        *AT_TABLE,
        "stranger",
        "name",
        "begun",
        "shuffling",
        "over",
        "seat-taken",
        "not-reserved",
    ),
    compressed=True,
)
async def take_seat(
    table: TableId, seat: SeatIndex, data: JSONBody[messages.TakeSeat], call: CurrentCall
) -> messages.Frame:
    """Sit down.

    Needs the key of the seat link, unless you own the table or the seat is reserved for you. The
    game begins when all seats are taken and all shares are open. Repeating the request with the
    same share or seal changes nothing.
    """
    found = await call.app.seats.take(call.caller.known(), table, seat, data)
    return call.frame(found, seat)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/seal",
    status_code=200,
    problems=(*AT_SEAT, "begun", "over", "shuffling"),
)
async def seal_share(
    table: TableId, seat: SeatIndex, data: JSONBody[messages.SealShare], call: CurrentCall
) -> messages.Frame:
    """Seal another share of the shuffle.

    Needed if the shuffle was restarted because a player left.
    """
    found = await call.app.seats.seal(call.caller, table, seat, data.seal)
    return call.frame(found, seat)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/share",
    status_code=200,
    problems=(*AT_SEAT, "begun", "over", "shuffling", "not-sealed"),
)
async def open_share(
    table: TableId, seat: SeatIndex, data: JSONBody[messages.OpenShare], call: CurrentCall
) -> messages.Frame:
    """Open your sealed share.

    Possible once everyone has sealed. When the last share is open, the game begins.
    """
    found = await call.app.seats.open_share(call.caller, table, seat, data)
    return call.frame(found, seat)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    problems=(*AT_SEAT, "stranger", "over"),
)
async def leave_seat(table: TableId, seat: SeatIndex, call: CurrentCall) -> messages.NewTableId:
    """Give up your seat for good.

    Before anyone has opened a share, the seat becomes free again. After that, a bot plays on in
    your place.
    """
    left = await call.app.seats.leave(call.caller.known(), table, seat, LEAVER)
    return messages.NewTableId(table=left.id)


@put(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    problems=(
        *AT_TABLE,
        "stranger",
        "not-owner",
        "begun",
        "shuffling",
        "over",
        "seat-taken",
        "bot-tables",
    ),
)
async def put_bot(
    table: TableId, seat: SeatIndex, data: JSONBody[messages.PutBot], call: CurrentCall
) -> messages.Frame:
    """Put a bot on a free seat of your table.

    Without a level, the seat is opened to people again.
    """
    found = await call.app.seats.put_bot(call.caller.known(), table, seat, data.level)
    return call.frame(found, -1)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/stand-in",
    status_code=200,
    problems=(*IN_GAME, "stranger", "stand-in", "not-absent", "bot-tables"),
)
async def call_stand_in(
    table: TableId, seat: SeatIndex, data: JSONBody[messages.StandIn], call: CurrentCall
) -> messages.Frame:
    """Let a bot play for you, or for someone who is away.

    For your own seat it happens at once. For another player's, all others have to agree; once the
    table has waited for that player longer than its `patience`, one of them is enough.
    """
    found = await call.app.seats.stand_in(call.caller, table, seat, data.level)
    return call.frame(found, -1)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/return",
    status_code=200,
    problems=(*IN_GAME, "stranger", "stand-in"),
)
async def return_to_seat(table: TableId, seat: SeatIndex, call: CurrentCall) -> messages.Frame:
    """Take your seat back from a bot.

    The bot that stood in for you stops; you make the next decision yourself.
    """
    found = await call.app.seats.come_back(call.caller.known(), table, seat)
    return call.frame(found, seat)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/key",
    status_code=201,
    problems=(*AT_SEAT, "stranger", "over"),
)
async def create_seat_key(table: TableId, seat: SeatIndex, call: CurrentCall) -> messages.SeatKey:
    """Create a key with which a program plays your seat.

    The program sends the key as its bearer token. The key is shown only once, and any previous key
    of the seat stops working.
    """
    return messages.SeatKey(key=await call.app.seats.key(call.caller.known(), table, seat))


@get("/api/tables/{table:str}/seats/{seat:int}/notes", problems=AT_SEAT)
async def read_notes(table: TableId, seat: SeatIndex, call: CurrentCall) -> messages.SeatNotes:
    """Read the notes of your seat.

    They are yours alone: the other players, watchers and later players of the seat can't see them.
    """
    return messages.SeatNotes(text=await call.app.notes.read(call.caller, table, seat))


@put("/api/tables/{table:str}/seats/{seat:int}/notes", status_code=200, problems=AT_SEAT)
async def write_notes(
    table: TableId, seat: SeatIndex, data: JSONBody[messages.NewNotes], call: CurrentCall
) -> messages.SeatNotes:
    """Replace the notes of your seat.

    They are deleted when you give up the seat.
    """
    await call.app.notes.write(call.caller, table, seat, data.text)
    return messages.SeatNotes(text=data.text)
