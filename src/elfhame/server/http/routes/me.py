"""Routes for the caller: name, other devices and tables."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from ... import messages
from ...people.guests import Guest
from ..dependencies import NOTHING, AnyRequest, CurrentApp, CurrentCaller, cookie, credentials_of


@post("/api/guests", status_code=201)
async def welcome(data: JSONBody[messages.NewGuest], app: CurrentApp) -> Response[messages.Guest]:
    """Register a name. Browsers are then identified by a cookie, programs by their token."""
    guest, token = await app.guests.register(data.name)
    if data.program:
        return Response(_message(guest, token), status_code=201)
    return Response(_message(guest), status_code=201, cookies=[cookie(app.settings, token)])


@get("/api/me")
async def me(caller: CurrentCaller) -> messages.Guest | None:
    """Who you are; null before you have registered a name."""
    return _message(caller.guest) if caller.guest else None


@patch("/api/me")
async def rename(
    data: JSONBody[messages.NewName], app: CurrentApp, caller: CurrentCaller
) -> messages.Guest:
    """Change your name at future tables."""
    return _message(await app.guests.rename(caller.known(), data.name))


@delete("/api/me/session", status_code=204, responses=NOTHING)
async def sign_out(request: AnyRequest, app: CurrentApp, caller: CurrentCaller) -> Response[None]:
    """Sign out on this device."""
    key = credentials_of(request, app.settings).key
    await app.guests.sign_out(caller.known(), key)
    app.fanout.dismiss(key)
    return Response(None, status_code=204, cookies=[cookie(app.settings, "", 0)])


@post("/api/me/devices", status_code=201)
async def device_key(app: CurrentApp, caller: CurrentCaller) -> messages.DeviceKey:
    """A key that signs you in on another device. It works once and expires soon."""
    key, expires = await app.guests.device_key(caller.known())
    return messages.DeviceKey(key=key, expires=expires)


@post("/api/me/open", status_code=200)
async def open_device(
    data: JSONBody[messages.WithKey], app: CurrentApp
) -> Response[messages.Guest]:
    """Sign in on this device with a key from another one."""
    guest, token = await app.guests.open_device(data.key)
    return Response(_message(guest), cookies=[cookie(app.settings, token)])


@get("/api/me/tables")
async def my_tables(app: CurrentApp, caller: CurrentCaller) -> messages.MyTables:
    """Your tables, running and finished."""
    return await app.directory.tables_of(caller.known())


def _message(guest: Guest, token: str | None = None) -> messages.Guest:
    return messages.Guest(id=guest.id, name=guest.name, token=token)
