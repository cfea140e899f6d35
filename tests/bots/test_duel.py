"""Duels: paired deals, fair intervals, and the same games in any number of processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import fmean
from typing import Any

import pytest

from elfhame.bots.duel import Duel, block, blocks, interval
from elfhame.games import registry
from elfhame.kernel.rng import keyed
from tests.cli.driver import error_of, output_of, run

FAE = registry.game("fae")
TIMINGS = {"seconds", "moves_per_second"}


def duel(bot: str, rival: str, seats: int = 2, seed: int = 0) -> Duel:
    return Duel.of(FAE, seats, {}, seed, [bot, rival])


def match_json(*words: object) -> dict[str, Any]:
    found = json.loads(output_of("match", "fae", "--json", *words))
    return {name: value for name, value in found.items() if name not in TIMINGS}


def test_equal_bots_share_every_deal_evenly() -> None:
    """Each seat has its own generator, so both games of a deal are the same game."""
    for found in blocks(duel("random", "random"), 5):
        assert found.share == 0.5
        assert found.score == found.rivals_score
    assert {found.share for found in blocks(duel("greedy", "greedy", seats=4), 2)} == {0.25}


def test_no_deal_is_played_twice() -> None:
    played = list(blocks(duel("random", "random"), 6))
    assert len({(found.score, found.moves) for found in played}) == 6
    assert played[3] == block(duel("random", "random"), 3)


def test_one_bots_wins_are_the_others_losses() -> None:
    one = [found.share for found in blocks(duel("greedy", "random"), 4)]
    other = [found.share for found in blocks(duel("random", "greedy"), 4)]
    assert [share + counter for share, counter in zip(one, other, strict=True)] == [1.0] * 4


def test_an_interval_contains_the_truth_as_often_as_it_claims() -> None:
    chance, held = keyed(bytes(32), "coins"), 0
    for _ in range(400):
        shares = [(chance.below(10) < 7) / 2 + (chance.below(10) < 7) / 2 for _ in range(50)]
        low, high = interval(shares)
        assert low < fmean([*shares, 0, 1]) < high
        held += low <= 0.7 <= high
    assert 368 <= held <= 396


def test_an_interval_is_never_a_point() -> None:
    for shares in ([1.0] * 50, [0.0] * 50, [0.5] * 50, [1.0]):
        low, high = interval(shares)
        assert 0 <= low < high <= 1


def test_several_processes_play_the_same_games() -> None:
    words = ("--bot", "greedy", "--bot", "random", "--games", 6, "--seed", 4)
    assert match_json(*words) == match_json(*words, "--jobs", 2)


def test_another_python_process_plays_the_same_games() -> None:
    words = ["match", "fae", "--json", "--bot", "search:5", "--bot", "greedy", "--games", "2"]
    command = [sys.executable, "-m", "elfhame", *words, "--seed", "9"]
    elsewhere = subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": "7"}, capture_output=True, check=True
    )
    found = json.loads(elsewhere.stdout)
    here = match_json(*words[3:], "--seed", 9)
    assert {name: found[name] for name in here} == here


def test_a_match_report_names_bots_and_figures() -> None:
    words = ("--bot", "greedy", "--bot", "random", "--games", 5, "--seats", 3, "--seed", 2)
    found = match_json(*words)
    assert (found["games"], found["deals"], found["bots"]) == (6, 2, ["greedy", "random"])
    assert found["low"] <= found["wins"] <= found["high"]
    shown = output_of("match", "fae", *words)
    assert f"{found['wins']:.1%}" in shown
    assert "33.3%" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_progress_is_shown_only_on_terminals_and_standard_error() -> None:
    words = ("match", "fae", "--bot", "random", "--bot", "random", "--games", 2)
    shown = run(*words, env={"FORCE_COLOR": "1"})
    assert "Playing" in shown.stderr
    assert "Playing" not in shown.stdout


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("match fae", "two bots, not 0"),
        ("match fae --bot random", "two bots, not 1"),
        (
            "match fae --bot random --bot deep",
            "no bot 'deep', only random, dreamer, greedy, forgetful, search, seedling, sapling",
        ),
        ("match fae --bot random --bot hazel:9", "takes no number"),
        ("match fae --bot random --bot search:none", "iterations"),
        ("match fae --bot greedy:2 --bot random", "takes no number"),
        ("match fae --bot random --bot random --games 0", "range"),
        ("match fae --bot random --bot random --jobs 0", "range"),
        ("match fae --bot random --bot random --seats 1", "seats, not 1"),
        ("match chess --bot random --bot random", "no game 'chess'"),
        ("simulate fae --bot search:0", "iterations"),
        ("play fae --bot search:0", "iterations"),
    ],
)
def test_one_sentence_says_what_is_wrong(words: str, named: str) -> None:
    assert named in error_of(*words.split())
