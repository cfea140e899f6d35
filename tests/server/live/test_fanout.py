"""Whoever follows a table is told of its changes: soon, and once for several."""

from __future__ import annotations

import asyncio

from elfhame.server.live.fanout import Fanout
from elfhame.server.problems import Problem


class Listener:
    """A listener that counts its notifications."""

    token = ""

    def __init__(self) -> None:
        self.notified = 0

    def notify(self) -> None:
        """Count one more."""
        self.notified += 1

    def end(self, problem: Problem) -> None:
        """Never called in these tests."""
        raise AssertionError(problem)


def test_listeners_are_told_of_several_changes_once_and_soon() -> None:
    async def told() -> None:
        fanout, listeners = Fanout(), (Listener(), Listener())
        for name, listener in zip(("one", "other"), listeners, strict=True):
            fanout.listen(name, name, listener)
        fanout.publish("one")
        fanout.publish("one")
        fanout.publish("nobody listens here")
        assert [listener.notified for listener in listeners] == [0, 0]
        await asyncio.sleep(0)
        assert [listener.notified for listener in listeners] == [1, 0]
        fanout.publish("one")
        fanout.publish("other")
        await asyncio.sleep(0)
        assert [listener.notified for listener in listeners] == [2, 1]

    asyncio.run(told())
