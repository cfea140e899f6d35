"""What is pushed in a turn of the loop leaves at its end, in order, and only to who is there."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import uvloop

from elfhame.server.live.outbox import Outbox, outbox_of


@dataclass
class Way:
    """A real socket, and what comes out at its other end."""

    transport: asyncio.Transport
    end: socket.socket
    open: bool = True

    def came(self) -> bytes:
        """What has come by now."""
        try:
            return self.end.recv(1024)
        except BlockingIOError:
            return b"nothing yet"


Story = Callable[[Outbox, Way, Way], Awaitable[None]]


def told(story: Story) -> None:
    """Let it happen with an outbox and two ways out."""

    async def begun() -> None:
        ada, bob = await way(), await way()
        try:
            await story(Outbox(), ada, bob)
        finally:
            for one in (ada, bob):
                one.transport.close()
                one.end.close()
            await turns()

    uvloop.run(begun())


async def way() -> Way:
    here, end = socket.socketpair()
    end.setblocking(False)
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_connection(asyncio.Protocol, sock=here)
    return Way(transport, end)


async def turns() -> None:
    """Let the loop turn a few times."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_frames_leave_together_after_all_that_is_due() -> None:
    async def story(outbox: Outbox, ada: Way, bob: Way) -> None:
        soon, seen = asyncio.get_running_loop().call_soon, []
        soon(outbox.put, ada, b"1")
        soon(outbox.put, bob, b"2")
        soon(outbox.put, ada, b"3")
        soon(lambda: seen.append((ada.came(), bob.came())))
        await turns()
        assert seen == [(b"nothing yet", b"nothing yet")]
        assert (ada.came(), bob.came()) == (b"13", b"2")

    told(story)


def test_the_first_of_a_turn_may_lead_and_nobody_overtakes() -> None:
    async def story(outbox: Outbox, ada: Way, bob: Way) -> None:
        outbox.lead(ada, b"1")
        assert ada.came() == b"1"
        outbox.put(bob, b"2")
        outbox.lead(bob, b"3")
        assert bob.came() == b"nothing yet"
        await turns()
        assert bob.came() == b"23"

    told(story)


def test_what_left_at_once_does_not_leave_again() -> None:
    async def story(outbox: Outbox, ada: Way, bob: Way) -> None:
        outbox.put(ada, b"1")
        outbox.empty()
        assert ada.came() == b"1"
        outbox.put(ada, b"2")
        await turns()
        assert (ada.came(), bob.came()) == (b"2", b"nothing yet")

    told(story)


def test_nothing_goes_to_who_is_gone_and_the_others_get_theirs() -> None:
    async def story(outbox: Outbox, ada: Way, bob: Way) -> None:
        outbox.put(ada, b"1")
        outbox.put(bob, b"2")
        ada.open = False
        await turns()
        assert (ada.came(), bob.came()) == (b"nothing yet", b"2")

    told(story)


def test_a_loop_has_one_outbox_and_takes_it_with_it() -> None:
    loop, other = asyncio.new_event_loop(), asyncio.new_event_loop()
    assert outbox_of(loop) is outbox_of(loop) is not outbox_of(other)
    ended = weakref.ref(loop)
    loop.close()
    other.close()
    del loop
    gc.collect()
    assert ended() is None
