"""Attacks by a guest over sockets at their own table."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from benchmarks.attacks.attacker import TOO_MANY, Attack, Attacker, frame

STALE = b'{"seat":0,"move_id":"m","ask":0,"actions":[0]}'
FRAGMENTS = 256 * frame(0x0, b"", final=False)


def flood(payload: bytes, opening: bytes = b"") -> Callable[[Attacker], None]:
    """Send the same bytes over and over; on a new socket when the server closes one."""

    def attack(attacker: Attacker) -> None:
        with attacker.preparing():
            token = attacker.guest()
            path = attacker.table(token)
        while attacker.going:
            with suppress(OSError):
                line = attacker.socket(path, token)
                if TOO_MANY in attacker.flood(line, payload, opening):
                    attacker.note("with code 4429")

    return attack


ATTACKS = (
    Attack("pings", flood(64 * frame(0x9, b"are you there"))),
    Attack("refused moves", flood(frame(0x1, STALE))),
    Attack("a message of endless fragments", flood(FRAGMENTS, frame(0x1, b"", final=False))),
)
