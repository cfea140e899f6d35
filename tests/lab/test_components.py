"""Changed components can be played; bad ones are warned about, or refused in a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from pyarrow import parquet

from elfhame.games import registry
from elfhame.kernel.data_files import bound, read_data, replace, shipped
from elfhame.kernel.refused import Refused
from elfhame.lab.blanks import blanked
from elfhame.lab.component_process import with_components
from elfhame.lab.components import load, texts_in, warnings_about
from elfhame.lab.engine import Here
from elfhame.lab.sim import sim_job
from elfhame.lab.simulation import Simulation, outcomes
from tests.lab.mortal import die_once
from tests.lab.settings import STRONGER

ROOT = Path(__file__).parents[2]
FILES = shipped(registry.names())


def changed(name: str, old: str, new: str) -> dict[str, str]:
    assert old in FILES[name]
    return {name: FILES[name].replace(old, new, 1)}


OUT_OF_BOUNDS = {
    "fae/cards.toml": ('blessed = ["hills"]', 'blessed = ["hills", "forest"]', "FAE-6"),
    "fae/map.toml": ('terrain = "mountains"', 'terrain = "forest"', "FAE-3"),
    "trails/cards.toml": ("**", "*", "TRAIL-5D"),
    "land/forest.toml": ("count = 5", "count = 4", "LAND-4R"),
    "faeries/cards.toml": ('["place 2 in beast", "befriend"]', '["place 5"]', "FMC-4D"),
}
BROKEN = {
    "not TOML": ("land/items.toml", "[[item]]", "[[item", "not TOML"),
    "a missing field": ("land/items.toml", 'name = "oak_staff"\n', "", "missing"),
    "no such effect": ("land/items.toml", 'effect = "bid"', 'effect = "fly"', "fly"),
    "too large": ("land/items.toml", "amount = 1\n", "amount = 400\n", "0 to 9"),
    "another number of cards": ("land/forest.toml", "count = 10", "count = 11", "84"),
    "no such step": ("faeries/cards.toml", '"draw 2"', '"fly 2"', "not a step"),
    "a card that doesn't fit": ("trails/cards.toml", 'pink = "', 'pink = "NNN ', "TRAIL-4R"),
    "weights that aren't there": ("land/value.toml", "points =", "pints =", "'points' is missing"),
    "a weight that is a word": ("land/value.toml", "points = [", 'points = ["x", ', "can't use"),
}


@pytest.mark.parametrize("name", OUT_OF_BOUNDS)
def test_what_is_out_of_bounds_is_a_warning_and_can_be_played(name: str, tmp_path: Path) -> None:
    old, new, rule = OUT_OF_BOUNDS[name]
    game, texts = name.partition("/")[0], changed(name, old, new)
    if name == "land/forest.toml":
        texts = {name: texts[name].replace("count = 14", "count = 15")}
    assert any(rule in warning for warning in warnings_about(texts, game))
    simulation = Simulation.of(registry.game(game), 2, {}, 1, ["random"])
    assert sum(sim_job(simulation, 1, 4, texts).carry_out(tmp_path, Here(), 4)) == 4


def test_what_is_out_of_bounds_is_an_error_in_a_shipped_game() -> None:
    with pytest.raises(Refused, match="too much"):
        bound("elfhame.games.land.data", Refused("too much"))


@pytest.mark.parametrize("name", BROKEN)
def test_data_that_cannot_be_played_is_refused_in_one_sentence(name: str) -> None:
    file, old, new, said = BROKEN[name]
    with pytest.raises(Refused) as refused:
        warnings_about(changed(file, old, new), file.partition("/")[0])
    assert said in str(refused.value)
    assert file in (refused.value.field or "") or file == "land/value.toml"
    assert "\n" not in str(refused.value)
    assert "Traceback" not in str(refused.value)


def test_a_stronger_item_changes_games_and_nothing_else(tmp_path: Path) -> None:
    simulation = Simulation.of(registry.game("land"), 2, {"first_game": True}, 1, ["greedy"])
    tables = []
    for number, texts in enumerate(({}, STRONGER, FILES | {})):
        job = sim_job(simulation, 1, 6, {k: v for k, v in texts.items() if k.startswith("land/")})
        list(job.carry_out(tmp_path / str(number), Here(), 6))
        tables.append(parquet.read_table(job.run(tmp_path / str(number)).table).to_pylist())
    usual, stronger, same = tables
    assert usual == same
    assert usual != stronger
    assert "amount = 1" in read_data("elfhame.games.land.data", "items.toml")


def test_a_folder_may_hold_only_data_files_of_games(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no data file"):
        texts_in(tmp_path)
    (tmp_path / "land").mkdir()
    (tmp_path / "land" / "items.toml").write_text(FILES["land/items.toml"], "utf-8")
    assert texts_in(tmp_path) == {"land/items.toml": FILES["land/items.toml"]}
    (tmp_path / "land" / "itmes.toml").touch()
    with pytest.raises(Refused, match="itmes"):
        texts_in(tmp_path)
    with pytest.raises(Refused, match="no folder"):
        texts_in(tmp_path / "elsewhere")


@pytest.mark.parametrize("data", [b"\xff\xfe", b"[[item", b"amount = 1\namount = 2\n"])
def test_a_file_that_cannot_be_read_is_named(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "land").mkdir()
    (tmp_path / "land" / "items.toml").write_bytes(data)
    with pytest.raises(Refused, match="not TOML") as refused:
        texts_in(tmp_path)
    assert refused.value.field == "land/items.toml"
    assert "\n" not in str(refused.value)


def test_a_game_that_is_loaded_keeps_its_components() -> None:
    registry.game("land")
    with pytest.raises(Refused, match="already"):
        replace(STRONGER)


ORPHAN = """
import os, sys, time
from elfhame.lab.component_process import _OPEN, with_components
from tests.lab.settings import STRONGER
sys.stdout.write(f"{with_components(STRONGER, os.getpgid, 0)} {_OPEN[0]._process.pid}\\n")
sys.stdout.flush()
time.sleep(60)
"""


def test_a_process_with_components_ends_with_its_worker_even_if_that_is_killed() -> None:
    worker = subprocess.Popen(
        [sys.executable, "-c", ORPHAN], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert worker.stdout is not None
    child = psutil.Process(int(worker.stdout.readline().split()[1]))
    worker.kill()
    worker.communicate()
    child.wait(timeout=10)


def test_a_process_with_components_that_dies_is_replaced(tmp_path: Path) -> None:
    assert with_components(STRONGER, die_once, (str(tmp_path / "mark"), 2)) == 20


@pytest.mark.parametrize("game", registry.names())
def test_every_blank_names_a_piece_and_changes_a_file(game: str) -> None:
    found = registry.game(game)
    blanks = found.blanks()
    assert blanks
    for blank in blanks.values():
        (name,) = blanked(game, {}, blank)
        assert blanked(game, {}, blank)[name] != FILES[name]


def play_blank(game: str) -> int:
    """Load a game with a blank, and play it at random."""
    load(game)
    simulation = Simulation.of(registry.game(game), 2, {}, 1, ["random"])
    return sum(outcome.moves for outcome in outcomes(simulation, 5))


@pytest.mark.soak
@pytest.mark.parametrize("game", registry.names())
def test_every_blank_can_be_played(game: str) -> None:
    for blank in registry.game(game).blanks().values():
        assert with_components(blanked(game, {}, blank), play_blank, game) > 0
