"""Packed sets behave like Python's sets, up to the last bit."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.bits import (
    BIT,
    all_below,
    contains,
    has_several,
    how_many,
    list_set,
    lowest,
    members,
    nth,
    raised,
    without,
    without_lowest,
)

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
    assert members(bits) == sorted(numbers)
    assert has_several(bits) == (len(numbers) > 1)
    assert without_lowest(bits) == pack(numbers - {min(numbers)})


@given(st.sets(st.sampled_from(NUMBERS)), st.sets(st.sampled_from(NUMBERS)))
def test_a_difference_has_the_members_of_the_first_set_only(
    some: set[int], others: set[int]
) -> None:
    assert without(pack(some), pack(others)) == pack(some - others)


@given(st.sets(st.integers(0, 30)), st.integers(0, 30))
def test_raising_a_set_adds_to_each_of_its_members(numbers: set[int], by: int) -> None:
    assert raised(pack(numbers), by) == pack({number + by for number in numbers})


@given(st.integers(0, 61))
def test_all_numbers_below_a_limit_are_a_set(limit: int) -> None:
    assert members(all_below(limit)) == list(range(limit))


@given(st.sets(st.sampled_from(NUMBERS)))
def test_a_set_is_listed_after_what_the_buffer_holds(numbers: set[int]) -> None:
    out = vec[i64]([7] * 70)
    assert list_set(out, 2, 100, pack(numbers)) == 2 + len(numbers)
    listed = [100 + number for number in sorted(numbers)]
    assert list(out) == [7, 7, *listed, *[7] * (68 - len(numbers))]


def test_the_empty_set_has_no_members() -> None:
    assert how_many(0) == 0
    assert members(0) == []
    assert not has_several(0)
    assert not any(contains(0, number) for number in NUMBERS)
