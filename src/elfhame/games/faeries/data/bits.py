"""Counting and picking in sets of up to 60 numbers, for the inner loops of this game."""
# compiled
#
# Compiled, these functions do the same as those of kernel/bits.py. Where they aren't, they use
# Python's own methods: this game counts sets in every decision, and arithmetic on Python's large
# integers would make it a fifth slower.

from __future__ import annotations

from typing import Final

from ....kernel.arrays import COMPILED, i64, vec

_TWOS: Final[i64] = 0x555555555555555
_FOURS: Final[i64] = 0x333333333333333
_BYTES: Final[i64] = 0xF0F0F0F0F0F0F0F
_SUM: Final[i64] = 0x101010101010101

# Any six consecutive bits of this number differ from all others: a De Bruijn sequence.
_SEQUENCE: Final[i64] = 0x03F79D71B4CB0A89
_PLACES: Final = [0] * 64
for _n in range(60):
    _PLACES[(2**_n * _SEQUENCE >> 58) & 63] = _n
_NUMBER: Final = vec[i64](_PLACES)


def how_many(bits: i64) -> i64:
    """The size of a set."""
    bits -= (bits >> 1) & _TWOS
    bits = (bits & _FOURS) + ((bits >> 2) & _FOURS)
    return (((bits + (bits >> 4)) & _BYTES) * _SUM >> 56) & 63


def lowest(bits: i64) -> i64:
    """The smallest number in a set that isn't empty."""
    return _NUMBER[((bits & -bits) * _SEQUENCE >> 58) & 63]


def nth(bits: i64, place: i64) -> i64:
    """The number at this place of a set in ascending order, counted from 0."""
    while place > 0:
        bits &= bits - 1
        place -= 1
    return lowest(bits)


if not COMPILED:
    globals()["how_many"] = int.bit_count
    globals()["lowest"] = lambda bits: (bits & -bits).bit_length() - 1
