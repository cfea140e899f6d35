"""Sets of small numbers packed into one integer: number n is in the set if bit n is 1."""
# compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .arrays import COMPILED, i64, vec

BIT: Final = vec[i64]([2**n for n in range(62)])
"""The set that holds only n. Use it instead of ``1 << n``, which mypyc makes 32 bits wide."""

_EVERY_NUMBER_ONCE: Final = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: its 64 windows of six bits differ. A shift by n brings the n-th on top."""
_NUMBER_OF_WINDOW: Final = [0] * 64
for _n in range(62):
    _NUMBER_OF_WINDOW[(2**_n * _EVERY_NUMBER_ONCE >> 58) & 63] = _n
_NUMBER: Final = vec[i64](_NUMBER_OF_WINDOW)


def how_many(bits: i64) -> i64:
    """The size of a set.

    >>> how_many(0b1011)
    3
    """
    # Add neighbours in parallel: bits, then pairs, then fours; the product adds up the bytes.
    pairs = bits - ((bits >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bytes_ * 0x0101010101010101) >> 56) & 63


def lowest(bits: i64) -> i64:
    """The smallest number in a set that is not empty.

    >>> lowest(0b1100)
    2
    """
    return _NUMBER[(((bits & -bits) * _EVERY_NUMBER_ONCE) >> 58) & 63]


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
    while place > 0:
        bits &= bits - 1
        place -= 1
    return lowest(bits)


if not COMPILED and not TYPE_CHECKING:
    # The interpreter counts bits faster than it calculates. The compiler skips these two.
    how_many = int.bit_count

    def lowest(bits):
        """The smallest number in a set that is not empty."""
        return (bits & -bits).bit_length() - 1
