"""Sets of small numbers packed into one integer: number n is in the set if bit n is 1."""
# compiled

from __future__ import annotations

from typing import Final

from .arrays import i64, vec

BIT: Final = vec[i64]([2**n for n in range(62)])
"""The set that holds only n. Use it instead of ``1 << n``, which mypyc makes 32 bits wide."""

_CHUNK: Final = 13
_CHUNK_SIZE: Final = vec[i64]([bits.bit_count() for bits in range(2**_CHUNK)])

# 2 is a primitive root of 67, so its first 66 powers differ modulo 67.
_NUMBER_OF_POWER: Final = [0] * 67
for _n in range(62):
    _NUMBER_OF_POWER[2**_n % 67] = _n
_NUMBER: Final = vec[i64](_NUMBER_OF_POWER)


def how_many(bits: i64) -> i64:
    """The size of a set.

    >>> how_many(0b1011)
    3
    """
    count: i64 = 0
    while bits:
        count += _CHUNK_SIZE[bits & 0x1FFF]
        bits >>= 13
    return count


def lowest(bits: i64) -> i64:
    """The smallest number in a set that is not empty.

    >>> lowest(0b1100)
    2
    """
    return _NUMBER[(bits & -bits) % 67]


def contains(bits: i64, number: i64) -> bool:
    """Whether the number is in the set.

    >>> contains(0b1100, 2), contains(0b1100, 1)
    (True, False)
    """
    return (bits >> number) & 1 != 0


def nth(bits: i64, place: i64) -> i64:
    """The number at this place of the set in ascending order, counted from 0.

    >>> nth(0b1011, 2)
    3
    """
    for _ in range(place):
        bits &= bits - 1
    return lowest(bits)
