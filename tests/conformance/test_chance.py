"""The generator and the worlds drawn with it are fair, and the same on every machine."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from copy import copy, deepcopy
from hashlib import sha256
from hmac import digest
from itertools import islice, permutations
from math import sqrt
from typing import Final

import pytest

from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import Rng, keyed

from .kit import Draw
from .kits import KITS
from .worlds import words

RARE: Final = 4.75
"""A normal variable exceeds this many standard deviations once in a million times."""

DRAWS: Final = [
    pytest.param(draw, id=f"{kit.game.name}-{draw.name}") for kit in KITS for draw in kit.draws
]


def is_fair(counts: Counter[Hashable], outcomes: int) -> bool:
    """Whether all outcomes occur, and chi-square isn't larger than once in a million times."""
    expected = counts.total() / outcomes
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = max(outcomes - 1, 1)
    spread = 2 / (9 * freedom)
    rare = freedom * (1 - spread + RARE * sqrt(spread)) ** 3
    return len(counts) == outcomes and chi_square < rare


def sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """A second implementation of the generator, from its published definition."""
    while True:
        out = (a + b + counter) % 2**32
        rotated = (c << 21) % 2**32 + (c >> 11)
        a, b, c = b ^ (b >> 9), (9 * c) % 2**32, (rotated + out) % 2**32
        counter = (counter + 1) % 2**32
        yield out


def of_key(seed: bytes, label: str) -> Iterator[int]:
    """A second implementation of a keyed generator."""
    key = digest(seed, label.encode(), sha256)[:16]
    a, b, c, counter = (int.from_bytes(key[at : at + 4], "big") for at in (0, 4, 8, 12))
    return islice(sfc32(a, b, c, counter), 12, None)


@pytest.mark.parametrize("start", [(0, 0, 0, 1), (1, 2, 3, 4), (2**32 - 1,) * 4])
def test_the_generator_is_sfc32(start: tuple[int, int, int, int]) -> None:
    assert words(Rng(*start), 500) == list(islice(sfc32(*start), 500))


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_copied_or_pickled_generator_draws_the_same(protocol: int) -> None:
    rng = Rng(1, 2, 3, 2**32 - 2)
    for twin in (copy(rng), deepcopy(rng), pickle.loads(pickle.dumps(rng, protocol))):
        assert twin == rng
        assert words(twin, 50) == words(rng, 50)
        twin.word()
        assert twin != rng
        assert words(rng, 1) == words(Rng(1, 2, 3, 2**32 - 2), 1)


@pytest.mark.parametrize("changed", [(2, 2, 3, 4), (1, 1, 3, 4), (1, 2, 4, 4), (1, 2, 3, 5)])
def test_generators_that_differ_in_a_word_are_unequal(changed: tuple[int, int, int, int]) -> None:
    assert Rng(1, 2, 3, 4) == Rng(1, 2, 3, 4)
    assert Rng(1, 2, 3, 4) != Rng(*changed)
    assert Rng(1, 2, 3, 4) != (1, 2, 3, 4)


def test_a_generator_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Rng(1, 2, 3, 4))


@pytest.mark.parametrize("label", ["deal", "chance", "bot/1", "é"])
@pytest.mark.parametrize("seed", [bytes(32), bytes(range(32))])
def test_a_seed_and_a_label_define_a_generator(seed: bytes, label: str) -> None:
    assert words(keyed(seed, label), 50) == list(islice(of_key(seed, label), 50))


def test_the_numbers_of_a_seed_never_change() -> None:
    assert words(keyed(bytes(32), "deal"), 4) == KNOWN


KNOWN: Final = [1078910836, 2009530435, 3122740342, 1952453359]
"""Records of every version rely on these numbers."""


def test_different_seeds_and_labels_give_different_numbers() -> None:
    seeds, labels = [seed_bytes(number) for number in range(40)], ["deal", "chance", "bot/1"]
    drawn = {tuple(words(keyed(seed, label))) for seed in seeds for label in labels}
    assert len(drawn) == len(seeds) * len(labels)


def test_two_labels_are_independent() -> None:
    pairs = (tuple(keyed(seed_bytes(n), label).below(4) for label in LABELS) for n in range(8_000))
    assert is_fair(_count(pairs), 16)


LABELS: Final = ("deal", "chance")


def test_a_clone_draws_the_same_and_does_not_affect_the_original() -> None:
    rng = keyed(bytes(32), "clone")
    clone = rng.clone()
    ahead = words(clone, 20)
    assert [clone.word() for _ in range(20)] == ahead
    assert [rng.word() for _ in range(20)] == ahead


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 60, 256])
def test_numbers_below_a_bound_are_equally_likely(n: int) -> None:
    rng = keyed(seed_bytes(n), "below")
    counts = _count(rng.below(n) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert n == 1 or is_fair(counts, n)


@pytest.mark.parametrize("n", [2**30 - 1, 3 * 2**28 + 1, 10**9 + 7])
def test_a_large_bound_is_respected_and_favours_no_part(n: int) -> None:
    rng = keyed(seed_bytes(n), "below")
    numbers = [rng.below(n) for _ in range(20_000)]
    assert 0 <= min(numbers) <= max(numbers) < n
    assert is_fair(_count(number * 8 // n for number in numbers), 8)
    assert is_fair(_count(number % 5 for number in numbers), 5)


def test_draws_that_would_favour_some_numbers_are_repeated() -> None:
    n = 3 * 2**28
    rng, plain = keyed(bytes(32), "again"), keyed(bytes(32), "again")
    for _ in range(1_000):
        product = plain.word() * n
        while product % 2**32 < 2**32 % n:
            product = plain.word() * n
        assert rng.below(n) == product // 2**32


def test_a_shuffle_gives_each_order_equally_often() -> None:
    rng = keyed(bytes(32), "shuffle")
    counts = _count(_shuffle(4, rng) for _ in range(24_000))
    assert set(counts) == set(permutations(range(4)))
    assert is_fair(counts, 24)


def _shuffle(length: int, rng: Rng) -> tuple[int, ...]:
    items = vec[i64](list(range(length)))
    rng.shuffle(items)
    return tuple(items)


@pytest.mark.parametrize("draw", DRAWS)
def test_what_a_seat_cannot_know_is_drawn_fairly(draw: Draw) -> None:
    rng = keyed(bytes(32), draw.name)
    state = draw.state()
    times = max(6_000, 40 * draw.outcomes)
    counts = _count(str(draw.hidden(state.determinize(draw.seat, rng))) for _ in range(times))
    assert len(counts) == draw.outcomes
    assert is_fair(counts, draw.outcomes)


def test_an_unfair_draw_is_found() -> None:
    rng = keyed(bytes(32), "unfair")
    assert not is_fair(_count(rng.below(5) % 4 for _ in range(12_000)), 4)
    assert not is_fair(_count(rng.below(3) for _ in range(12_000)), 4)


def _count(outcomes: Iterable[Hashable]) -> Counter[Hashable]:
    return Counter(outcomes)
