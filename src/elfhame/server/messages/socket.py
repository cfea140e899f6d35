"""The WebSocket protocol: the messages in each direction, and the codes that close a socket."""

from __future__ import annotations

from typing import Final

from .frames import Change, Fault, Frame
from .moves import Move, MoveAnswer
from .shapes import FromClient, FromServer

ADDRESS: Final = "/api/tables/{table}/live"
SUMMARY: Final = """\
Follows a table. The server sends a frame at once, and another one after every change. The query
parameters are those of `GET /api/tables/{table}`, and `changes`: with `changes=true`, the server
sends only what changed wherever it can. A browser is identified by its cookie, a program by the
header `Authorization`, as for any request.

Each message is one JSON object in a text frame. Messages are uncompressed, and padded with spaces
to a multiple of 256 bytes. If the server says nothing, nothing has changed."""

FROM_CLIENT: Final[dict[type[FromClient], str]] = {
    Move: "Plays a move of the seat that the socket observes, as `POST /api/tables/{table}/moves` "
    "does, but faster. At most 1,024 bytes. Anything else that you send closes the socket.",
}
FROM_SERVER: Final[dict[type[FromServer], str]] = {
    Frame: "The table as the observer sees it now, with the news since the previous frame. "
    "If several changes happen quickly, a frame may cover more than one.",
    Change: "With `changes=true`, sent instead of a frame while a game goes on. Apply it to the "
    "frame that you have, which is the one at `since`.",
    MoveAnswer: "Answers a move: it is stored, or `problem` says why nothing was done. What the "
    "move changed follows. If there is no answer, POST the same move: it counts once.",
    Fault: "Says why the socket is about to be closed. It is the last message, and the only one "
    "without `kind`.",
}
CLOSE_CODES: Final = {
    "1008": "You sent something other than a move, or you don't play this seat.",
    "1009": "You sent a message that is too large.",
    "1012": "The server is restarting. Connect again with `since`, and you miss nothing.",
    "4000 + status": "Refused for the same reason as an HTTP request with this status, such as "
    "4404 for an unknown table. The last message says why. 4429 also ends a socket that sends too "
    "many refused moves, pings or other bytes that aren't moves.",
}
