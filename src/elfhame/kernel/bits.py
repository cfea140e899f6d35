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
        bits = without_lowest(bits)
        place -= 1
    return lowest(bits)


def without_lowest(bits: i64) -> i64:
    """A set without its smallest number; the empty set stays empty.

    >>> bin(without_lowest(0b1100))
    '0b1000'
    """
    return bits & (bits - 1)


def without(bits: i64, others: i64) -> i64:
    """The numbers of a set that aren't in another.

    >>> bin(without(0b1101, 0b0110))
    '0b1001'
    """
    return bits & ~others


def has_several(bits: i64) -> bool:
    """Whether a set has two numbers or more.

    >>> has_several(0b0110), has_several(0b0100), has_several(0)
    (True, False, False)
    """
    return bits & (bits - 1) != 0


def all_below(limit: i64) -> i64:
    """The set of all numbers from 0 that are smaller than the limit, which is 61 at most.

    >>> bin(all_below(4))
    '0b1111'
    """
    return BIT[limit] - 1


def raised(bits: i64, by: i64) -> i64:
    """The set in which each number is greater by this much.

    >>> bin(raised(0b101, 2))
    '0b10100'
    """
    return bits << by


def list_set(out: vec[i64], count: i64, first: i64, bits: i64) -> i64:
    """Write ``first`` plus each number of a set, ascending, after ``count`` actions in a buffer.

    Return the new count.

    >>> out = vec[i64]([7, 0, 0])
    >>> list_set(out, 1, 100, 0b101), list(out)
    (3, [7, 100, 102])
    """
    while bits:
        out[count] = first + lowest(bits)
        bits = without_lowest(bits)
        count += 1
    return count


def members(bits: i64) -> list[int]:
    """The numbers of a set, ascending, for callers outside the rules and for the journal.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits = without_lowest(bits)
    return found


if not COMPILED and not TYPE_CHECKING:
    # The interpreter counts bits faster than it calculates. The compiler skips these two.
    how_many = int.bit_count

    def lowest(bits):
        """The smallest number in a set that is not empty."""
        return (bits & -bits).bit_length() - 1
