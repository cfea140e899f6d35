"""Over real sockets, no observer can tell apart worlds that differ only in hidden facts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tests.server.divergence import Case, Divergence, Pair, people
from tests.server.leaks import LEAKS, Leak
from tests.server.worlds import TwoServers, two_servers

GAMES: Final = {"fae": (2, 3), "trails": (2,), "land": (2,), "faeries": (2,), "hedgerow": (3,)}
KINDS: Final = ("seat", "program", "watcher", "former")
ROUNDS: Final = 1
LONG: Final = 40
TRIES: Final = 40

Both = tuple[TwoServers, list[Pair]]


def cases(rounds: range) -> list[Case]:
    """Every game, number of seats and kind of observer, `rounds` times each."""
    return [
        Case(game, seats, kind, number)
        for number in rounds
        for game, tables in GAMES.items()
        for seats in tables
        for kind in KINDS
    ]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    """Two servers, and the people registered at both."""
    with two_servers(tmp_path_factory.mktemp("worlds")) as running:
        came = people(running)
        yield running, came
        for pair in came:
            for caller in pair:
                caller.close()


@pytest.mark.parametrize("case", cases(range(ROUNDS)), ids=str)
def test_worlds_that_should_look_alike_do(both: Both, case: Case) -> None:
    divergence = Divergence(*both, case)
    assert divergence.differences(probes=6) == []
    assert divergence.apart or divergence.over


@pytest.mark.soak
def test_many_worlds_that_should_look_alike_do(both: Both) -> None:
    divergences = [Divergence(*both, case) for case in cases(range(ROUNDS, LONG))]
    for divergence in divergences:
        assert divergence.differences(probes=12) == [], divergence.case
    assert sum(divergence.apart for divergence in divergences) > len(divergences) * 3 // 4


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_found(both: Both, leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak.plant(monkeypatch)
    tables = (Case(leak.game, GAMES[leak.game][0], leak.kind, number) for number in range(TRIES))
    assert any(Divergence(*both, case).differences(probes=2) for case in tables)
