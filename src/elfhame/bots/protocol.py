"""The protocol between a server and its bot workers: lines of JSON.

Each request gets one answer; frames that a bot is only shown get none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from .client_frames import ClientFrame
from .hints import Hint

Key = tuple[str, int, str]
"""Identifies a bot on a server: table, seat and level."""
Task = Literal["choose", "hint", "watch"]
"""Choose a move, advise a person, or only observe the frames, which is not answered."""
Seed = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]*$")]


class RequestHead(msgspec.Struct, frozen=True, kw_only=True):
    """A request without its frames."""

    id: int
    task: Task
    game: str
    table: str
    seat: int
    level: str
    """A level, or any other name of a bot."""
    seed: Seed
    """The source of all chance: the same request always gets the same answer."""
    since: int = msgspec.field(default=-1, name="from")
    """The seq of the last frame that a bot which observes has seen; -1 to start afresh."""

    @property
    def key(self) -> Key:
        """The bot that is asked."""
        return self.table, self.seat, self.level

    def line(self, frames: Iterable[bytes]) -> bytes:
        """The request as one line; the frames are JSON already, without line breaks."""
        head = msgspec.json.encode(self).removesuffix(b"}")
        return b"".join((head, b',"frames":[', b",".join(frames), b"]}\n"))


class Request(RequestHead, frozen=True, kw_only=True):
    """A request with its frames.

    For a bot that observes, these are all frames after `since`; for others, only the frame of the
    decision.
    """

    frames: list[ClientFrame]


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The reply to a request: an action, hints, `lost` or an error."""

    id: int | None
    """The request's id, or None if it had none."""
    action: int | None = None
    hints: tuple[Hint, ...] | None = None
    lost: bool = False
    """The worker hasn't seen the frames up to `since`, and needs all of them."""
    error: str | None = None
    """Why there is no answer, in one sentence."""
