"""Bots of your own: named on the command line, seated as objects, refused if they are wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from elfhame.bots import Bot, Budget, Frame, Table
from elfhame.bots.duel import Duel
from elfhame.bots.roster import find_bot
from elfhame.games import registry
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from tests.bots.custom_bots import Illegal, Last
from tests.cli.driver import error_of, output_of

FAE = registry.game("fae")
LAST = "tests.bots.custom_bots:Last"

HERE = """
from elfhame.bots import Bot

class Here(Bot):
    def choose(self, frame, budget):
        return frame.choices[-1]
"""


def steps(bot: object) -> list[tuple[int, int]]:
    """The steps of a game between this bot and a greedy one."""
    play = Play(FAE, 2, seed=3)
    return [tuple(step) for step in Table(play, {0: bot, 1: "greedy"}).finish().steps]  # type: ignore[dict-item,misc]  # any form of a bot


# ---------------------------------------------------------------- by name


def test_a_class_is_found_by_its_name() -> None:
    found = find_bot(LAST)
    assert (found.name, found.factory, found.budget) == (LAST, Last, Budget())
    assert find_bot("tests.bots.custom_bots:Patient:7").budget == Budget(7)


def test_every_command_with_bots_accepts_it(tmp_path: Path) -> None:
    found = json.loads(output_of("simulate", "fae", "--bot", LAST, "--games", 2, "--json"))
    assert found["bots"] == [LAST, LAST]
    words = ("match", "fae", "--bot", LAST, "--bot", "random", "--games", 4, "--seed", 2)
    assert f"{LAST} wins" in output_of(*words)
    shown = output_of("play", "fae", "--bot", LAST, "--seed", 1, lines=["", "1"] * 60)
    assert f"bot {LAST}" in shown


def test_a_module_in_the_working_directory_is_found_by_every_process(tmp_path: Path) -> None:
    """An installed command doesn't have the working directory in its path."""
    (tmp_path / "my_own_bot.py").write_text(HERE)
    script = "from elfhame.__main__ import main; main()"
    words = [
        "match",
        "fae",
        "--bot",
        "my_own_bot:Here",
        "--bot",
        "random",
        "--games",
        "4",
        "--json",
    ]
    found = []
    for jobs in ("1", "2"):
        command = [sys.executable, "-P", "-c", script, *words, "--seed", "1", "--jobs", jobs]
        ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (ended.returncode, ended.stderr) == (0, "")
        found.append(json.loads(ended.stdout))
    assert found[0]["scores"] == found[1]["scores"]
    assert found[0]["bots"] == ["my_own_bot:Here", "random"]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("no_such_module:Last", "can't import no_such_module: ModuleNotFoundError"),
        ("tests.bots.custom_bots:Gone", "module tests.bots.custom_bots has no class 'Gone'"),
        ("tests.bots.custom_bots:NUMBER", "is not a subclass of elfhame.bots.Bot"),
        ("tests.bots.custom_bots:NotABot", "is not a subclass of elfhame.bots.Bot"),
        ("tests.bots.custom_bots:Unfinished", "doesn't define choose()"),
        ("tests.bots.custom_bots:Last:5", "takes no number of iterations"),
        ("tests.bots.custom_bots:Patient:0", "iterations must be a number"),
        ("tests/bots/custom_bots.py:Last", "is not the name of a module"),
        ("tests.bots.custom_bots:", "there is no bot"),
        (":Last", "there is no bot"),
    ],
)
def test_a_wrong_name_is_reported_before_anything_starts(
    name: str, complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(Refused) as refused:
        find_bot(name)
    assert (complaint in refused.value.reason, refused.value.field) == (True, "bot")
    for command in (("play", "fae"), ("simulate", "fae"), ("match", "fae", "--bot", "random")):
        assert complaint in error_of(*command, "--bot", name)
    data = tmp_path / "data"
    assert complaint in error_of("serve", "--port", 0, "--data", data, "--bot", name)
    assert not data.exists()


def test_a_module_that_fails_to_import_is_reported_with_its_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    complaint = error_of("simulate", "fae", "--bot", "broken_bot:Bot")
    assert "can't import broken_bot: ZeroDivisionError: division by zero" in complaint


# ---------------------------------------------------------------- as objects


def test_a_table_accepts_a_bot_in_any_form() -> None:
    by_name = steps(LAST)
    rng = keyed(Play(FAE, 2, seed=3).seed, "bot/0")
    assert steps(Last) == steps(Last(FAE, 0, rng)) == steps(partial(Last)) == by_name


def test_a_table_names_its_bots() -> None:
    table = Table(Play(FAE, 3, seed=1), {0: Last, 1: "hazel", 2: LAST})
    assert table.names == {0: "Last", 1: "hazel", 2: LAST}


def test_a_bot_made_for_another_seat_or_game_is_refused() -> None:
    rng = keyed(bytes(32), "bot")
    for bot in (Last(FAE, 1, rng), Last(registry.game("trails"), 0, rng)):
        with pytest.raises(Refused, match="was made for seat"):
            Table(Play(FAE, 2, seed=1), {0: bot})


@pytest.mark.parametrize("bot", [5, None, lambda *_: "bot"])
def test_an_object_that_is_no_bot_is_a_type_error(bot: object) -> None:
    with pytest.raises(TypeError):
        Table(Play(FAE, 2, seed=1), {0: bot})  # type: ignore[dict-item]  # that is the point


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="no seat 2"):
        Table(Play(FAE, 2, seed=1), {2: "random"})


def test_a_table_without_a_bot_to_ask_says_so() -> None:
    table = Table(Play(FAE, 2, {"first": 0}, seed=1), {1: "random"})
    with pytest.raises(Refused, match="no bot is asked"):
        table.act()


def test_an_illegal_action_is_refused_with_the_bots_name() -> None:
    play = Play(FAE, 2, {"first": 0}, seed=1)
    with pytest.raises(Refused, match="Illegal chose -1"):
        Table(play, {0: Illegal}).act()
    assert play.steps == []


def test_a_duel_accepts_classes_but_not_a_single_object() -> None:
    assert Duel.of(FAE, 2, {}, 1, (Last, "random")).names == ["Last", "random"]
    with pytest.raises(Refused, match="name or class"):
        Duel.of(FAE, 2, {}, 1, (Last(FAE, 0, keyed(bytes(32), "bot")), "random"))


# ---------------------------------------------------------------- observing


class Notes(Last):
    """Records the frames that it observes."""

    def __init__(self, *how: object) -> None:
        super().__init__(*how)  # type: ignore[arg-type]  # as every bot is made
        self.frames: list[Frame] = []

    def observe(self, frame: Frame) -> None:
        self.frames.append(frame)


def test_only_bots_that_override_observe_observe() -> None:
    assert Notes.observes
    assert not Last.observes
    assert not Bot.observes
    assert type("Heir", (Notes,), {}).observes  # type: ignore[attr-defined]  # made by name
