"""The benchmark writes its results into the pages that quote them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from benchmarks import page
from benchmarks.ratios import BASELINE, earlier_ratios, found, ratios
from benchmarks.report import Run
from benchmarks.serving import page as server_page
from benchmarks.serving import report as server_report
from benchmarks.serving.figures import Figures, Plan, Turn
from tests.docs.pages import ROOT

OLD = "# Speed\n\n<!-- measured -->\n| old |\n<!-- end -->\n\n## The server\n"


def run_of(ours: float) -> Run:
    """A run in which all of our figures for Fae are this many times those of the peers."""
    wanted = [
        *ratios("fae"),
        *earlier_ratios("fae", "earlier", BASELINE, compiled=True),
        *earlier_ratios("fae", "earlier-pure", BASELINE, compiled=False),
    ]
    peers = {name: 1e6 for ratio in wanted for name in ratio.peers}
    own = {name.format("fae"): ours * 1e6 for name in page.RATES.values()}
    figures = peers | own | {ratio.ours: ours * 1e6 for ratio in wanted}
    return Run(3, {"fae": "Fae, four seats"}, figures, {"fae": found("fae", wanted, figures)})


def test_only_the_measured_part_of_a_page_is_replaced(tmp_path: Path) -> None:
    speed = tmp_path / "speed.md"
    speed.write_text(OLD)
    page.update(speed, run_of(2.0))
    page.update(speed, run_of(3.0))
    written = speed.read_text()
    assert written.startswith("# Speed\n\n<!-- measured -->\nOne run of 3 rounds, ")
    assert written.endswith("\n<!-- end -->\n\n## The server\n")
    assert "| old |" not in written
    assert written.count("## Fae, four seats") == 1


def test_a_table_says_which_floors_and_targets_were_missed() -> None:
    random_play = "| random games | OpenSpiel's C++ loop, mancala |"
    search = "| search with the game's own evaluator | Elfhame, 17d6a5d |"
    high, middle, low = (page.measured(run_of(value)) for value in (3.0, 2.0, 1.0))
    assert f"{random_play} 3.00 | 1.25 | 2.9 |" in high
    assert f"{random_play} 2.00 | 1.25 | 2.9, missed |" in middle
    assert f"{random_play} 1.00 | 1.25, missed | 2.9, missed |" in low
    assert f"{search} 2.00 | - | 1.9 |" in middle
    assert f"{search} 1.00 | - | 1.9, missed |" in low
    assert "| copies of a state | 3.00 M |" in high


@pytest.mark.parametrize("task", ["random games", "every legal action listed", "own evaluator"])
def test_pure_python_may_not_fall_behind_the_baseline(task: str) -> None:
    row = rf"\|.*{task} in pure Python \| Elfhame, 17d6a5d \| "
    assert re.search(rf"{row}1\.00 \| 0\.95 \|", page.measured(run_of(1.0)))
    assert re.search(rf"{row}0\.90 \| 0\.95, missed \|", page.measured(run_of(0.9)))


def test_the_readme_quotes_the_same_figure(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text((ROOT / "README.md").read_text(encoding="utf-8"), encoding="utf-8")
    page.update_claim(readme, run_of(2.5))
    assert "random games of Fae at 2.50 times" in readme.read_text(encoding="utf-8")


def test_a_page_without_a_place_for_figures_is_refused(tmp_path: Path) -> None:
    speed = tmp_path / "speed.md"
    speed.write_text("# Speed\n")
    with pytest.raises(ValueError, match="one place"):
        page.update(speed, run_of(2.0))
    assert speed.read_text() == "# Speed\n"


def test_the_real_page_has_a_place_for_figures() -> None:
    speed = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8")
    assert len(re.findall(page.MEASURED, speed)) == 1


def turn_of(moves: float, p99: float, megabytes: float) -> Turn:
    """A server's turn in which it reached this many moves per second."""
    calm = Figures(100, 100, 1, p99, 1, p99, 0, 0, 2000, 0.5, 0.1, 0.1)
    top = calm._replace(offered=moves, moves_per_s=moves)
    return Turn(calm, top, 50, 80, megabytes, (top,))


def server_run(moves: float) -> dict[str, Any]:
    """The report of a run in which boardgame.io made 1,000 moves per second and we made `moves`."""
    turns = {"elfhame": [turn_of(moves, 5, 100)], "boardgame.io": [turn_of(1000, 6, 120)]}
    plan = Plan(250, 4, 100, 150, 1.5)
    return {"compiled": True} | server_report.report(turns, plan)


def test_the_server_s_tables_are_written_between_markers_of_their_own(tmp_path: Path) -> None:
    speed = tmp_path / "speed.md"
    speed.write_text((ROOT / "docs" / "speed.md").read_text(encoding="utf-8"), encoding="utf-8")
    page.update(speed, run_of(2.0))
    for moves in (1500, 750):
        server_page.update(speed, server_run(moves), rounds=1)
    written = speed.read_text(encoding="utf-8")
    assert "One run of 3 rounds, " in written
    assert "One run of 1 round, 1.5 seconds per rate, compiled rules, " in written
    assert "| Elfhame | 750 | 5.0 ms | 0.50 ms | 100 MB |" in written
    assert "| moves per second | boardgame.io | 0.75 | 1, missed |" in written
    assert "| p99 of the acknowledgement | boardgame.io | 1.20 | 1 |" in written
    assert "| 1,500 |" not in written
