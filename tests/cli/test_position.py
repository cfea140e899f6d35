"""Positions on the command line: shown, played on from, and asked for in a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import elfhame
from tests.cli.driver import error_of, output_of

LAST: Final = (
    "fae seats=2 spirits=blue/red rituals=11 kept=1,4,6,9/2,3,5,7,8,10,11 points=21,17,19,12,14 "
    "druids=C2:P,D1:Y,H3:K,K1:BBR,K4:YY"
)


def test_a_position_is_shown_with_everything_or_as_a_seat_knows_it() -> None:
    shown = output_of("position", LAST)
    assert "spirit red" in shown
    assert "Seat 0: choose a group to lead" in shown
    known = output_of("position", LAST, "--seat", 0)
    assert "spirit hidden" in known
    assert known.splitlines()[-1].startswith("fae seats=2 for=0 spirits=blue/?")
    assert "spirit hidden" in output_of("position", known.splitlines()[-1])


def test_a_position_against_the_rules_is_refused_in_one_sentence() -> None:
    wrong = LAST.replace("rituals=11", "rituals=12")
    reason = "after 12 rituals, the cards 1 to 12 are kept (position.kept, FAE-41)"
    assert reason in error_of("position", wrong)
    assert "there is no game" in error_of("position", "")


def test_a_game_is_played_on_from_a_position_and_saved_with_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "fae", "--bot", "random", "--seed", 1, "--position", LAST, "--save", file)
    shown = output_of(*words, lines=["position", "move K4 K1"])
    assert "fae seats=2 for=0 spirits=blue/?" in shown
    assert "Seat 0 (you)" in shown
    record = elfhame.load(file)
    assert isinstance(record, elfhame.Record)
    assert (record.position, record.result.scores) == (LAST, [36, 36])
    assert "began at a position" in output_of("verify", file)
    assert "K4" in output_of("replay", file)
