"""The notebooks in the documentation run from top to bottom, and show what they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from elfhame.bots.levels import NAMES

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "notebooks"


def run(name: str) -> dict[str, Any]:
    """All variables of a notebook after its cells have run in order."""
    found = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text("utf-8"))
    variables: dict[str, Any] = {"__name__": "__main__"}
    for cell in found["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "notebooks are stored without their outputs"
            exec(compile("".join(cell["source"]), name, "exec"), variables)
    return variables


def test_the_first_look_runs() -> None:
    assert run("first-look")["play"].over


def test_the_bot_beats_random_play() -> None:
    shares = run("a-bot-against-the-levels")["shares"]
    assert shares["random"] > 0.5
    assert shares.keys() == {"random", *NAMES}


@pytest.mark.soak
def test_self_play_learns_to_beat_random_play() -> None:
    found = run("self-play")
    assert len(found["positions"]) > 5_000
    assert found["result"] > 0.8


def test_there_are_no_other_notebooks() -> None:
    assert {path.stem for path in NOTEBOOKS.glob("*.ipynb")} == {
        "first-look",
        "a-bot-against-the-levels",
        "self-play",
    }
