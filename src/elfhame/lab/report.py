"""The report of a run: one HTML page that needs no network, with tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from ..games import registry
from ..kernel.refused import Refused
from .findings import INTERVALS, Cell, Finding, shown
from .plots import plot
from .store import MANIFEST, Run, read_manifest
from .summaries import KINDS, findings_of

FILE: Final = "report.html"
_STYLE: Final = """
:root { color-scheme: light dark;
  --ink: #22301f; --paper: #fbf9f2; --line: #b9c2a8; --mark: #3c6e47; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eadb; --paper: #182018; --line: #52604c; --mark: #9fce8f; }
}
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9rem; }
th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child, .words { text-align: left; }
.words { white-space: normal; overflow-wrap: anywhere; }
svg { width: 100%; min-width: 34rem; max-width: 45rem; height: auto; margin-top: 1rem; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; text-anchor: end; }
svg .count { text-anchor: start; } svg .measure { font-style: italic; }
svg line { stroke: var(--mark); stroke-width: 2; }
svg .zero { stroke: var(--line); stroke-dasharray: 4; } svg circle, svg rect { fill: var(--mark); }
"""


def opened(folder: Path) -> Run:
    """The finished run in a folder; refused if there is none."""
    file = folder / MANIFEST
    if not file.exists():
        raise Refused(f"{str(folder)!r} holds no run", field="run")
    found = read_manifest(file)
    if found.kind not in KINDS:
        raise Refused(f"there is no report on {found.kind!r}", field="run")
    run = Run(folder, found.kind, found.configuration)
    if not run.finished:
        raise Refused(f"the run in {str(folder)!r} isn't finished", field="run")
    return run


def write_report(folder: Path) -> Path:
    """Write the report of a finished run into its folder."""
    run = opened(folder)
    page = folder / FILE
    page.write_text(page_of(run, findings_of(run)), "utf-8")
    return page


def page_of(run: Run, findings: list[Finding]) -> str:
    """The page."""
    about = run.manifest.configuration
    title = f"{registry.game(about['game']).title}: {run.manifest.kind}"
    facts = {**about, **run.manifest.versions, **run.manifest.digests}
    listed = "".join(
        f"<tr><td>{escape(name)}</td><td class=words>{escape(_fact(value))}</td></tr>"
        for name, value in facts.items()
        if value not in ({}, None)
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style></head><body><h1>{escape(title)}</h1><p>{INTERVALS}</p>"
        f"{''.join(map(_section, findings))}"
        f"<h2>The run</h2><div class=wide><table>{listed}</table></div></body></html>\n"
    )


def _fact(value: object) -> str:
    """A part of a configuration as text.

    >>> _fact(["oak", "elm"]), _fact({"clans": False, "first": None})
    ('oak, elm', 'clans=false')
    >>> _fact([{"name": "usual", "options": {}, "deals": 20, "components": {}}])
    'usual: 20 deals'
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict) and "deals" in value:
        return f"{value['name']}: {value['deals']:,} deals"
    if isinstance(value, dict):
        given = {name: each for name, each in value.items() if each is not None}
        return ", ".join(f"{name}={_fact(each)}" for name, each in given.items())
    return ", ".join(map(_fact, value)) if isinstance(value, list) else str(value)


def _section(finding: Finding) -> str:
    kinds = [" class=words" if finding.is_prose(n) else "" for n in range(len(finding.columns))]
    head = "".join(
        f"<th{kind}>{escape(column)}</th>"
        for kind, column in zip(kinds, finding.columns, strict=True)
    )
    body = "".join(f"<tr>{_cells(row, kinds, finding.percent)}</tr>" for row in finding.rows)
    note = f"<p>{escape(finding.note)}</p>" if finding.note else ""
    return (
        f"<h2>{escape(finding.title)}</h2>{note}<div class=wide>{plot(finding)}</div>"
        f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cells(row: Sequence[Cell], kinds: Sequence[str], percent: bool) -> str:
    return "".join(
        f"<td{kind}>{escape(shown(cell, percent))}</td>"
        for kind, cell in zip(kinds, row, strict=True)
    )
