"""The benchmark writes its results into the pages that quote them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks import page
from benchmarks.ratios import earlier_ratios, found, ratios
from benchmarks.report import Run
from tests.docs.pages import ROOT

OLD = "# Speed\n\n<!-- measured -->\n| old |\n<!-- end -->\n\n## The server\n"


def run_of(ours: float) -> Run:
    """A run in which all of our figures for Fae are this many times those of the peers."""
    wanted = [*ratios("fae"), *earlier_ratios("fae", "17d6a5d", True)]
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
    assert written.startswith("# Speed\n\n<!-- measured -->\nOne run of 3 rounds on ")
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
