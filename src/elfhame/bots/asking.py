"""The lines of JSON between a server and the processes that think for its bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from .hints import Hint
from .wire import ClientFrame

Key = tuple[str, int, str]
"""A table, a seat and a level: whose bot it is."""
Wish = Literal["choose", "hint"]
Seed = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]*$")]


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked, without what it is shown."""

    id: int
    wish: Wish
    game: str
    table: str
    seat: int
    level: str
    """A level, or any other name that the roster knows."""
    seed: Seed
    """All chance comes from it, so that the same request gets the same answer."""
    since: int = msgspec.field(default=-1, name="from")
    """The seq of the last frame that this bot has seen; -1 to begin anew."""

    @property
    def key(self) -> Key:
        """Whose bot is asked."""
        return self.table, self.seat, self.level

    def line(self, frames: Iterable[bytes]) -> bytes:
        """The request in one line; the frames, already JSON of one line each, stay as they are."""
        head = msgspec.json.encode(self).removesuffix(b"}")
        return b"".join((head, b',"frames":[', b",".join(frames), b"]}\n"))


class Request(Question, frozen=True, kw_only=True):
    """A question, and the frames from then until now."""

    frames: list[ClientFrame]


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of a request: one of these."""

    id: int | None
    """That of the request; None if it had none."""
    action: int | None = None
    hints: tuple[Hint, ...] | None = None
    lost: bool = False
    """The bot has not seen what it was thought to have: it must be shown everything again."""
    error: str | None = None
    """Why there is no answer, in one sentence."""
