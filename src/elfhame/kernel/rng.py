"""A small random generator with the same numbers on every machine, compiled or not."""
# compiled

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import Final, final

from .arrays import i64, mypyc_attr, vec

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@final
@mypyc_attr(acyclic=True)
class Rng:
    """The sfc32 generator: four 32-bit words, so nothing overflows a native integer."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def __eq__(self, other: object) -> bool:
        """Whether both will draw the same."""
        if not isinstance(other, Rng):
            return NotImplemented
        return self._words() == other._words()

    def __reduce__(self) -> tuple[type[Rng], tuple[int, int, int, int]]:
        """Pickle and copy the four words."""
        return Rng, self._words()

    def _words(self) -> tuple[int, int, int, int]:
        return self.a, self.b, self.c, self.counter

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        counter = self.counter
        drawn = (a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + drawn) & WORD
        return drawn

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (1 <= n < 2**30).

        Words that would favour some numbers are drawn again (Lemire's method).
        """
        product = self.word() * n
        low = product & WORD
        if low < n:
            least = (WORD + 1 - n) % n
            while low < least:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle the items in place; all orders are equally likely."""
        left: i64 = len(items)
        while left > 1:
            drawn = self.below(left)
            left -= 1
            kept = items[left]
            items[left] = items[drawn]
            items[drawn] = kept

    def clone(self) -> Rng:
        """A copy that draws the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)


def keyed(seed: bytes, label: str) -> Rng:
    """The generator of a seed for one purpose: its label, such as ``deal``, ``chance``, ``bot/1``.

    >>> deal, chance = keyed(bytes(32), "deal"), keyed(bytes(32), "chance")
    >>> [deal.below(6) for _ in range(8)], [chance.below(6) for _ in range(8)]
    ([1, 2, 4, 2, 2, 5, 1, 1], [4, 1, 4, 1, 4, 0, 4, 0])
    """
    key = digest(seed, label.encode(), sha256)
    words = [int.from_bytes(key[at : at + 4], "big") for at in range(0, 16, 4)]
    rng = Rng(words[0], words[1], words[2], words[3])
    rounds: i64 = WARM_UP
    while rounds > 0:
        rng.word()
        rounds -= 1
    return rng
