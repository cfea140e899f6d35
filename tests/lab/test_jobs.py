"""Every kind of run has the same bytes however it is played, and becomes an offline page."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from elfhame.kernel.refused import Refused
from elfhame.lab.engine import Here, Processes
from elfhame.lab.report import opened, write_report
from elfhame.lab.summaries import findings_of
from tests.lab.settings import JOBS, Backwards, play, stored

every_job = pytest.mark.parametrize("name", JOBS)
MOST_BYTES = 2_000_000


@every_job
def test_bytes_depend_on_neither_chunks_nor_order_nor_stops(name: str, tmp_path: Path) -> None:
    job = JOBS[name]
    one = play(job, tmp_path / "one", Here(), 3)
    assert play(job, tmp_path / "other", Backwards(), 2) == one
    stopped = tmp_path / "stopped"
    assert len(list(islice(job.carry_out(stopped, Backwards(), 1), 2))) == 2
    (stopped / "parts" / "999.partial").write_bytes(b"half a part")
    assert play(job, stopped, Here(), 5) == one


@every_job
def test_a_run_has_findings_and_a_page_that_needs_no_network(name: str, tmp_path: Path) -> None:
    play(JOBS[name], tmp_path, Here(), 10)
    findings = findings_of(opened(tmp_path))
    assert findings
    assert all(finding.rows for finding in findings)
    assert all(len(row) == len(each.columns) for each in findings for row in each.rows)
    page = write_report(tmp_path).read_text("utf-8")
    assert len(page.encode()) < MOST_BYTES
    assert not re.search(r"https?://|src=|@import|url\(", page)
    assert not re.search(r"[\[{]&#x27;|\[\]|\{\}|None|False", page)
    assert all(f"<h2>{finding.title}" in page for finding in findings if "<" not in finding.title)


def test_components_and_blanks_are_played_by_processes_too(tmp_path: Path) -> None:
    for name in ("balance", "sim with components"):
        here = play(JOBS[name], tmp_path / f"{name} here", Here(), 2)
        assert play(JOBS[name], tmp_path / f"{name} there", Processes(2), 1) == here


def test_a_report_needs_a_finished_run(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="holds no run"):
        write_report(tmp_path)
    list(islice(JOBS["sim"].carry_out(tmp_path, Here(), 3), 2))
    with pytest.raises(Refused, match="isn't finished"):
        write_report(tmp_path)


@pytest.mark.parametrize("text", ["", "[]", '{"kind": "sim"}', "\xff"])
def test_a_damaged_manifest_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text(text, "latin-1")
    with pytest.raises(Refused, match="manifest"):
        write_report(tmp_path)
    with pytest.raises(Refused, match="manifest"):
        list(JOBS["sim"].carry_out(tmp_path, Here(), 3))


def test_a_run_goes_on_only_with_the_same_components(tmp_path: Path) -> None:
    play(JOBS["sim with components"], tmp_path, Here(), 6)
    changed = JOBS["sim with components"]
    other = changed._replace(configuration={**changed.configuration, "components": {}})
    with pytest.raises(Refused, match="something else"):
        list(other.carry_out(tmp_path, Here(), 6))
    assert stored(changed, tmp_path)
