"""Mutated files: `replay` and `verify` end soon, with one short sentence or a clean text."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import elfhame
from elfhame.kernel import record as filing
from elfhame.kernel.play import Play
from tests.cli.driver import run

PATIENCE: Final = 20
"""Seconds after which a command counts as hanging."""
LONGEST: Final = 1_000
"""The number of characters in an error message."""

Json = Any
Trail = tuple[Any, ...]

VALUES: Final[list[Json]] = [
    *(0, 1, -1, 7, 255, 2**31, -(2**31), 2**63, 10**9, 10**18, 10**30, -(10**30)),
    *(1.5, 1e300, True, False, None, "", "x", "\x1b[31mred\x07", "\u202etfel", "\n" * 50),
    *("0" * 200_000, [], {}, [[]], {"kind": "x"}, [0] * 5_000, [[0, 0]] * 50_000),
]


@cache
def originals() -> tuple[bytes, ...]:
    """A record and three accounts of each game."""
    return tuple(file for name in elfhame.catalogue() for file in _files(name))


def _files(name: str) -> Iterator[bytes]:
    play = elfhame.new(name, seats=2, seed=3)
    chance = elfhame.chance(3, name)
    half = play
    while not play.over:
        numbers = play.numbers()
        play.act(numbers[chance.below(len(numbers))])
        if len(play.taken_back) < 3 and play.can_take_back():
            play.take_back()
        if len(play.steps) == 20:
            half = play.fork()
    yield filing.dump(filing.record(play, names=["Ada", "Bo"]))
    yield from (filing.dump(filing.account(of, seen)) for of, seen in _seen(half, play))


def _seen(half: Play, play: Play) -> Iterator[tuple[Play, int]]:
    yield from ((half, 0), (half, elfhame.WATCHER), (play, elfhame.REVIEWER))


def places(value: Json, path: Trail = ()) -> Iterator[Trail]:
    """The paths to everything inside decoded JSON."""
    keys = value if isinstance(value, dict) else range(len(value) if isinstance(value, list) else 0)
    for key in keys:
        yield (*path, key)
        yield from places(value[key], (*path, key))


def replaced(value: Json, rng: random.Random) -> Json:
    """Any other value; for a number, often one that is near or very large."""
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 100, 10**5, 10**6, 10**8, 10**12))
    return json.loads(json.dumps(rng.choice(VALUES)))  # nothing in it is shared


def edited(text: bytes, rng: random.Random) -> bytes:
    """The file with something replaced, removed, repeated or nested."""
    content = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 3))):
        path = rng.choice(list(places(content)))
        parent = content
        for key in path[:-1]:
            parent = parent[key]
        if rng.random() < 0.6:
            parent[path[-1]] = replaced(parent[path[-1]], rng)
        elif rng.random() < 0.4:
            del parent[path[-1]]
        elif isinstance(parent, list):
            item = parent[path[-1]]
            parent[path[-1] : path[-1]] = [item] * (3_000 if isinstance(item, int) else 1)
            content = json.loads(json.dumps(content))
        else:
            parent[path[-1]] = {path[-1]: parent[path[-1]]}
    return json.dumps(content).encode()


def garbled(text: bytes, rng: random.Random) -> bytes:
    """The file with bytes overwritten, cut out or inserted."""
    at = rng.randrange(len(text))
    noise = rng.choice((rng.randbytes(3), b"9" * rng.choice((1, 8, 30, 5_000)), b"[" * 3_000, b""))
    return text[:at] + noise + text[at + rng.choice((0, 1, 5, 400)) :]


class Hung(BaseException):
    """A command took too long; no handler of errors may take it for one."""


@contextmanager
def deadline() -> Iterator[None]:
    """Raise Hung if it takes too long."""

    def late(*_: object) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def check(command: str, content: bytes, file: Path) -> None:
    """Run the command on the content: it must end soon, and print nothing but plain text."""
    file.write_bytes(content)
    with deadline():
        result = run(command, file)
    assert result.exit_code in (0, 2)
    assert len(result.stderr) <= LONGEST
    assert result.stderr.removesuffix("\n").isprintable()
    assert all(line.isprintable() for line in result.stdout.split("\n"))
    assert bool(result.stderr) == (result.exit_code == 2)


def mutate(rounds: int, seed: str, file: Path) -> None:
    rng = random.Random(seed)
    for _ in range(rounds):
        mutation: Callable[[bytes, random.Random], bytes] = rng.choice((edited, edited, garbled))
        content = mutation(rng.choice(originals()), rng)
        check(rng.choice(("replay", "replay", "verify")), content, file)


def test_originals_are_printed(tmp_path: Path) -> None:
    for original in originals():
        (tmp_path / "game.json").write_bytes(original)
        assert run("replay", tmp_path / "game.json").exit_code == 0


@pytest.mark.parametrize("part", range(4))
def test_mutated_files_are_refused_or_printed(part: int, tmp_path: Path) -> None:
    mutate(100, f"mutated {part}", tmp_path / "game.json")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_many_mutated_files_are_refused_or_printed(part: int, tmp_path: Path) -> None:
    mutate(1_000, f"soak {part}", tmp_path / "game.json")


def test_an_endless_file_is_refused() -> None:
    result = run("replay", "/dev/zero")
    assert result.exit_code == 2
    assert "bytes" in result.stderr


def nested(depth: int) -> Json:
    value: Json = 0
    for _ in range(depth):
        value = [value]
    return value


BEYOND: Final = {"go up to": 10**9, "nested": nested(100), "can't be printed": "\x1b[31mred"}


@pytest.mark.parametrize("field", ["options", "view", "events"])
@pytest.mark.parametrize("reason", BEYOND)
def test_a_value_beyond_all_bounds_is_refused_before_any_work(
    field: str, reason: str, tmp_path: Path
) -> None:
    content = json.loads(originals()[1])
    if isinstance(content[field], list):
        content[field].append([0, {"kind": BEYOND[reason]}])
    else:
        content[field]["turn"] = BEYOND[reason]
    (tmp_path / "game.json").write_text(json.dumps(content))
    result = run("replay", tmp_path / "game.json")
    assert (result.exit_code, field in result.stderr, reason in result.stderr) == (2, True, True)


def test_a_huge_count_does_not_keep_the_rules_busy(tmp_path: Path) -> None:
    account = next(file for file in _files("land") if b'"account"' in file)
    content = json.loads(account)
    content["view"]["unseen"]["fox"] = 10**8
    check("replay", json.dumps(content).encode(), tmp_path / "game.json")
