"""Counting and picking in sets of up to 52 numbers, for the inner loops of this game."""
# compiled
#
# These functions do the same as those of kernel/bits.py, but here the C compiler can inline them:
# Faeries isn't compiled in one unit with the kernel, and counts sets in almost every decision.

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec

_CHUNK_SIZE: Final = vec[i64]([bits.bit_count() for bits in range(2**13)])

# 2 is a primitive root of 61, so its first 60 powers differ modulo 61.
_NUMBER_OF_POWER: Final = [0] * 61
for _n in range(60):
    _NUMBER_OF_POWER[2**_n % 61] = _n
_NUMBER: Final = vec[i64](_NUMBER_OF_POWER)


def how_many(bits: i64) -> i64:
    """The size of a set."""
    if not bits:
        return 0
    return (
        _CHUNK_SIZE[bits & 0x1FFF]
        + _CHUNK_SIZE[(bits >> 13) & 0x1FFF]
        + _CHUNK_SIZE[(bits >> 26) & 0x1FFF]
        + _CHUNK_SIZE[(bits >> 39) & 0x1FFF]
    )


def lowest(bits: i64) -> i64:
    """The smallest number in a set that isn't empty."""
    return _NUMBER[(bits & -bits) % 61]


def nth(bits: i64, place: i64) -> i64:
    """The number at this place of a set in ascending order, counted from 0."""
    while place:
        bits &= bits - 1
        place -= 1
    return _NUMBER[(bits & -bits) % 61]
