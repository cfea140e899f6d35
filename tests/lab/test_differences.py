"""Settings are compared on the same deals: without a change nothing differs, with one something."""

from __future__ import annotations

from pathlib import Path

import pytest

from elfhame.lab.differences import differences
from elfhame.lab.engine import Here
from elfhame.lab.experiment import Experiment, Setting, experiment_job
from elfhame.lab.findings import Estimate, Finding
from tests.lab.settings import LAND, STRONGER


def found(folder: Path, *settings: Setting) -> list[Finding]:
    job = experiment_job("compare", Experiment.of(LAND, 2, ["greedy"], 1, list(settings)))
    list(job.carry_out(folder, Here(), 4))
    return differences(job.run(folder).rows())


def changes(findings: list[Finding]) -> set[float]:
    cells = [cell for finding in findings for row in finding.rows for cell in row]
    return {cell.value for cell in cells if isinstance(cell, Estimate)}


def test_the_same_setting_twice_differs_in_nothing(tmp_path: Path) -> None:
    usual = Setting("one", {}, {}, 4)
    assert changes(found(tmp_path, usual, usual._replace(name="other"))) == {0.0}


def test_a_variant_and_changed_components_differ(tmp_path: Path) -> None:
    usual = Setting("usual", {}, {}, 4)
    findings = found(
        tmp_path,
        usual,
        Setting("first game", {"first_game": True}, {}, 4),
        Setting("stronger", {"first_game": True}, STRONGER, 4),
    )
    for name in ("first game", "stronger"):
        assert len(changes([each for each in findings if each.title.endswith(name)])) > 1
    victories = next(each for each in findings if each.title.startswith("Victories"))
    assert [row[0] for row in victories.rows] == ["first", "second"]
    shares = [row[3].value for row in victories.rows if isinstance(row[3], Estimate)]
    assert sum(shares) == pytest.approx(0)
