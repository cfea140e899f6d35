"""``elfhame simulate``: its statistics match the games that bots played."""

from __future__ import annotations

import json
from statistics import fmean, stdev
from typing import Any, ClassVar

import pytest

import elfhame
from elfhame.bots.bot import Bot, Budget, Frame
from elfhame.bots.roster import BOTS
from elfhame.games import registry
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.state import playout
from tests.cli.driver import output_of, run

TIMINGS = {"seconds", "moves_per_second"}


class First(Bot):
    """A bot that takes the first action and records which seat's view it was given."""

    observers: ClassVar[set[int]] = set()

    def choose(self, frame: Frame, budget: Budget) -> int:
        self.observers.add(frame.view.observer)
        return frame.choices[0]


def simulate_json(*words: object) -> dict[str, Any]:
    found = json.loads(output_of("simulate", "fae", "--json", *words))
    assert found.keys() >= TIMINGS
    return {name: value for name, value in found.items() if name not in TIMINGS}


def by_hand(seed: int, games: int) -> list[tuple[int, list[int], list[int]]]:
    """The same games, played without the command."""
    game, played = registry.game("fae"), []
    for number in range(games):
        rng = keyed(seed_bytes(seed), f"deal/{number}")
        state = game.setup(2, game.options({}), rng)
        played.append((playout(state, rng), state.scores(), state.returns()))
    return played


def test_the_same_seed_gives_the_same_games() -> None:
    same = [simulate_json("--games", 15, "--seed", 3) for _ in range(2)]
    assert same[0] == same[1]
    assert simulate_json("--games", 15, "--seed", 4)["score"] != same[0]["score"]


def test_without_a_seed_it_prints_one_that_reproduces_the_games() -> None:
    found = simulate_json("--games", 8)
    assert simulate_json("--games", 8, "--seed", found["seed"]) == found


def test_the_statistics_match_the_games() -> None:
    found, games = simulate_json("--games", 20, "--seed", 9), by_hand(9, 20)
    lengths = [moves for moves, _, _ in games]
    scores = [score for _, pair, _ in games for score in pair]
    assert (found["games"], found["moves"]) == (20, sum(lengths))
    assert (found["length"]["min"], found["length"]["max"]) == (min(lengths), max(lengths))
    assert found["score"]["mean"] == pytest.approx(fmean(scores))
    assert found["score"]["sd"] == pytest.approx(stdev(scores))
    wins = [sum(shares[seat] for *_, shares in games) / 12 / 20 for seat in (0, 1)]
    assert [seat["wins"] for seat in found["by_seat"]] == pytest.approx(wins)
    assert sum(found["endings"].values()) == 20


def test_victories_have_a_confidence_interval() -> None:
    for seat in simulate_json("--games", 30, "--seed", 1, "--seats", 3)["by_seat"]:
        assert 0 <= seat["low"] < seat["wins"] < seat["high"] <= 1


def test_one_game_and_a_long_seed_are_enough() -> None:
    found = simulate_json("--games", 1, "--seed", 2**255)
    assert (found["games"], found["seed"], found["length"]["sd"]) == (1, 2**255, 0)


def test_it_says_whether_the_rules_are_compiled() -> None:
    found = simulate_json("--games", 1)
    assert found["compiled"] is elfhame.COMPILED
    assert ("compiled" in output_of("simulate", "fae", "--games", 1)) is elfhame.COMPILED


def test_options_reach_the_game() -> None:
    found = simulate_json("--games", 2, "--option", "clans=true", "--option", "first=1")
    assert found["options"] == {"clans": True, "first": 1}


def test_the_table_is_readable_at_80_columns() -> None:
    table = output_of("simulate", "fae", "--games", 10, "--seats", 4, "--seed", 2)
    words = (
        "Games",
        "Moves per second",
        "median",
        "victories",
        "95 % interval",
        "Ended by",
        "FAE-5",
    )
    assert [word for word in words if word not in table] == []
    assert max(map(len, table.splitlines())) <= 80


def test_the_last_bot_takes_the_remaining_seats() -> None:
    assert simulate_json("--games", 1, "--seats", 4, "--bot", "random")["bots"] == ["random"] * 4


def test_a_bot_sees_only_its_own_seats_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", First)
    monkeypatch.setattr(First, "observers", set())
    words = ("--games", 3, "--seats", 3, "--seed", 5, "--bot", "random", "--bot", "first")
    found = simulate_json(*words)
    assert found == simulate_json(*words)
    assert found["bots"] == ["random", "first", "first"]
    assert First.observers == {1, 2}


def test_progress_is_shown_only_on_terminals_and_standard_error() -> None:
    on_terminal = run("simulate", "fae", "--games", 3, env={"FORCE_COLOR": "1"})
    assert "Playing" in on_terminal.stderr
    assert "Playing" not in on_terminal.stdout
    assert output_of("simulate", "fae", "--games", 3)
    assert output_of("simulate", "fae", "--games", 3, "--json", env={"FORCE_COLOR": "1"})
