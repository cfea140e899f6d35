"""Packed sets behave like Python's sets, up to the last bit."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from elfhame.kernel.bits import BIT, contains, how_many, lowest, nth

NUMBERS = range(62)


def pack(numbers: set[int]) -> int:
    return sum(2**number for number in numbers)


def test_the_lowest_member_of_a_set_of_one_is_that_number() -> None:
    assert [lowest(BIT[number]) for number in NUMBERS] == list(NUMBERS)


@given(st.sets(st.sampled_from(NUMBERS), min_size=1))
def test_a_packed_set_has_the_size_and_the_members_of_the_set(numbers: set[int]) -> None:
    bits = pack(numbers)
    assert how_many(bits) == len(numbers)
    assert lowest(bits) == min(numbers)
    assert [nth(bits, place) for place in range(len(numbers))] == sorted(numbers)
    assert {number for number in NUMBERS if contains(bits, number)} == numbers


def test_the_empty_set_has_no_members() -> None:
    assert how_many(0) == 0
    assert not any(contains(0, number) for number in NUMBERS)
