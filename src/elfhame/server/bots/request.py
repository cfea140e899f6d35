"""A request to a bot worker: a question at a seat, with the frames that it is about."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from ...bots.protocol import Key, RequestHead, Task

History = Callable[[int], Awaitable[Sequence[bytes]]]
"""The frames that a seat has received after a seq; -1 gives all of them."""


class BotRequest(NamedTuple):
    """A question for a bot, or for the search on behalf of a person who wants a hint."""

    game: str
    table: str
    seat: int
    level: str
    seed: bytes
    """32 bytes; the same seed and frames give the same answer."""
    seq: int
    """The moment that the question is about."""
    frame: bytes
    """The seat's client frame of that moment, one line of JSON."""
    history: History | None = None
    """For a bot that observes: the frames up to that moment."""
    owner: str = ""
    """The person on whose account the bot thinks."""
    attended: bool = True
    """Whether people play at the table, who wait for the answer."""

    @property
    def key(self) -> Key:
        """Identifies the bot."""
        return self.table, self.seat, self.level

    async def missing(self, since: int) -> Sequence[bytes]:
        """The frames that a bot lacks which has seen those up to `since`."""
        if self.history is None or since == self.seq - 1:
            return [self.frame]
        return await self.history(since) if since < self.seq else []

    def question(self, number: int, task: Task, since: int) -> RequestHead:
        """The question as it is sent to a worker."""
        return RequestHead(
            id=number,
            task=task,
            game=self.game,
            table=self.table,
            seat=self.seat,
            level=self.level,
            seed=self.seed.hex(),
            since=since,
        )
