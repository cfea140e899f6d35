"""Routes for the caller: name, other devices and tables."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from ....games import registry
from ... import messages
from ...people.guests import Guest
from ..bodies import AnyRequest
from ..dependencies import NOTHING, CurrentApp, CurrentCall, cookie, credentials_of


@post("/api/guests", status_code=201, problems=("name",))
async def register(data: JSONBody[messages.NewGuest], app: CurrentApp) -> Response[messages.Guest]:
    """Register a name.

    This makes you a guest; there are no accounts. A browser is identified by a cookie from then
    on, and a program by the token in the response, which it sends in the header `Authorization`.
    """
    guest, token = await app.guests.register(data.name)
    if data.program:
        return Response(_message(guest, token), status_code=201)
    return Response(_message(guest), status_code=201, cookies=[cookie(app.settings, token)])


@get("/api/me")
async def me(call: CurrentCall) -> messages.Guest | None:
    """Show who you are signed in as.

    Returns null before you have registered a name, or if your token has expired.
    """
    return _message(call.caller.guest) if call.caller.guest else None


@patch("/api/me", problems=("stranger", "name"))
async def rename(data: JSONBody[messages.NewName], call: CurrentCall) -> messages.Guest:
    """Change your name.

    Future tables show the new name; tables where you already sit keep the old one.
    """
    return _message(await call.app.guests.rename(call.caller.known(), data.name))


@delete("/api/me/session", status_code=204, responses=NOTHING, problems=("stranger",))
async def sign_out(request: AnyRequest, call: CurrentCall) -> Response[None]:
    """Sign out on this device.

    The token or cookie of this request stops working, and sockets opened with it are closed.
    """
    app = call.app
    key = credentials_of(request, app.settings).key
    await app.guests.sign_out(call.caller.known(), key)
    app.fanout.dismiss(key)
    return Response(None, status_code=204, cookies=[cookie(app.settings, "", 0)])


@post("/api/me/devices", status_code=201, problems=("stranger",))
async def create_device_key(call: CurrentCall) -> messages.DeviceKey:
    """Create a key for another device.

    The key signs you in on the other device. It works once and expires soon.
    """
    key, expires = await call.app.guests.device_key(call.caller.known())
    return messages.DeviceKey(key=key, expires=expires)


@post("/api/me/open", status_code=200, problems=("unknown",))
async def open_device(
    data: JSONBody[messages.WithKey], app: CurrentApp
) -> Response[messages.Guest]:
    """Sign in with a key from another device.

    The response sets this browser's cookie. The key can't be used again.
    """
    guest, token = await app.guests.open_device(data.key)
    return Response(_message(guest), cookies=[cookie(app.settings, token)])


@get("/api/me/tables", problems=("stranger",))
async def my_tables(call: CurrentCall) -> messages.MyTables:
    """List your tables.

    These are the tables you own or sit at: up to 60 that are open or running, and up to 60 that
    are finished or closed.
    """
    return await call.app.directory.tables_of(call.caller.known(), call.language)


@get("/api/me/suggestions")
async def my_suggestions(call: CurrentCall) -> messages.Suggestions:
    """Suggest how to play each game.

    Until you have finished a game, its weakest bots and its options for a first game are suggested.
    After that, the bots are those whose level matches your results.
    """
    suggest, guest = call.app.directory.suggestion, call.caller.guest
    names = registry.names()
    return messages.Suggestions(
        games={name: await suggest(registry.game(name), guest) for name in names}
    )


def _message(guest: Guest, token: str | None = None) -> messages.Guest:
    return messages.Guest(id=guest.id, name=guest.name, token=token)
