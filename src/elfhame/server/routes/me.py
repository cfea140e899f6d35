"""Routes for the caller: name, other devices and tables."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from .. import messages
from ..guests import Guest
from .asking import NOTHING, AnyRequest, Called, Housed, cookie, shown_by


@post("/api/guests", status_code=201)
async def welcome(data: JSONBody[messages.NewGuest], house: Housed) -> Response[messages.Guest]:
    """Tell a name. A browser is known by a cookie from now on, a program by its token."""
    guest, token = await house.guests.welcome(data.name)
    if data.program:
        return Response(_told(guest, token), status_code=201)
    return Response(_told(guest), status_code=201, cookies=[cookie(house.settings, token)])


@get("/api/me")
async def me(caller: Called) -> messages.Guest | None:
    """Who you are; nobody, before you have told a name."""
    return _told(caller.guest) if caller.guest else None


@patch("/api/me")
async def rename(data: JSONBody[messages.NewName], house: Housed, caller: Called) -> messages.Guest:
    """Be called otherwise, at tables to come."""
    return _told(await house.guests.rename(caller.known(), data.name))


@delete("/api/me/session", status_code=204, responses=NOTHING)
async def sign_out(request: AnyRequest, house: Housed, caller: Called) -> Response[None]:
    """Be forgotten by this device."""
    key = shown_by(request, house.settings).key
    await house.guests.sign_out(caller.known(), key)
    house.fanout.dismiss(key)
    return Response(None, status_code=204, cookies=[cookie(house.settings, "", 0)])


@post("/api/me/devices", status_code=201)
async def device_key(house: Housed, caller: Called) -> messages.DeviceKey:
    """A key that opens your tables on another device, once and soon."""
    key, expires = await house.guests.device_key(caller.known())
    return messages.DeviceKey(key=key, expires=expires)


@post("/api/me/open", status_code=200)
async def open_device(data: JSONBody[messages.WithKey], house: Housed) -> Response[messages.Guest]:
    """Come back on this device with the key that another one gave."""
    guest, token = await house.guests.open_device(data.key)
    return Response(_told(guest), cookies=[cookie(house.settings, token)])


@get("/api/me/tables")
async def my_tables(house: Housed, caller: Called) -> messages.MyTables:
    """Your tables, running and finished."""
    return await house.making.mine(caller.known())


def _told(guest: Guest, token: str | None = None) -> messages.Guest:
    return messages.Guest(id=guest.id, name=guest.name, token=token)
