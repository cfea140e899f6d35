"""Summaries: the findings of a finished run, whatever its kind."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import shorten
from typing import Final

from ..kernel.rulebook import Rulebook
from ..texts import LANGUAGES, rulebook
from .balance import balance_of, by_seat, endings
from .certainty import interval_at_any_time
from .deals import ENDED_BY
from .differences import differences
from .findings import Cell, Estimate, Finding, mean_of, share_of
from .ratings import ratings, rungs
from .readings import readings_in
from .store import Run
from .train import training_findings

WIDTH: Final = 100
"""Of a ruling in a table, in letters."""
TRIED: Final = "Each is swapped for its opposite below, under the number of its rule."
FIXED: Final = "The rules can play no other reading of these, or none at this number of seats."


def findings_of(run: Run) -> list[Finding]:
    """What a finished run says."""
    rules = rulebook(run.manifest.configuration["game"], LANGUAGES[0])
    return [_explained(finding, rules) for finding in KINDS[run.manifest.kind](run)]


def _explained(finding: Finding, rules: Rulebook) -> Finding:
    """The finding; if it is about endings, with the texts of the rules."""
    if finding.columns[0] != ENDED_BY:
        return finding
    rows: list[tuple[Cell, ...]] = [
        (*row, shorten(rules[str(row[0])].text, WIDTH)) for row in finding.rows
    ]
    return finding._replace(columns=(*finding.columns, "Rule"), rows=rows)


def _sim(run: Run) -> list[Finding]:
    rows = [{**row, "deal": row["game"]} for row in run.rows()]
    moves = [row["moves"] for row in rows if row["seat"] == 0]
    lengths: list[tuple[Cell, ...]] = [("Moves", mean_of(moves), f"{min(moves)} to {max(moves)}")]
    course = Finding("Course of a game", ("Measure", "Mean", "Range"), lengths, mixed=True)
    return [by_seat(rows), course, endings(rows)]


def _duel(run: Run) -> list[Finding]:
    about, rows = run.manifest.configuration, run.rows()
    shares = [row["share"] for row in rows]
    share = share_of(shares)
    if about.get("sequential"):
        share = Estimate(share.value, *interval_at_any_time(shares))
    bot, rival = about["bots"]
    scores = mean_of([row["score"] for row in rows]), mean_of([row["rivals_score"] for row in rows])
    victories: list[tuple[Cell, ...]] = [(f"{bot} against {rival}", share)]
    points: list[tuple[Cell, ...]] = list(zip((bot, rival), scores, strict=True))
    columns = ("Bots", "Share of victories")
    return [
        Finding("Victories", columns, victories, percent=True, line=1 / about["seats"]),
        Finding("Scores", ("Bot", "Mean score"), points),
    ]


def _ladder(run: Run) -> list[Finding]:
    return rungs(run.rows(), run.manifest.configuration["bots"])


def _league(run: Run) -> list[Finding]:
    about = run.manifest.configuration
    return ratings(run.rows(), about["bots"], about["seed"])


def _rulings(run: Run) -> list[Finding]:
    """What each variant and each other reading changes; and the rulings that have no other."""
    about = run.manifest.configuration
    measured = [setting["name"] for setting in about["settings"]]
    readings = {reading.rule: reading for reading in readings_in(about["game"], {})}
    tried: list[tuple[Cell, ...]] = [
        (name, readings[name].ours, readings[name].other) for name in measured if name in readings
    ]
    rules = rulebook(about["game"], LANGUAGES[0])
    fixed: list[tuple[Cell, ...]] = [
        (rule.id, shorten(rule.text, WIDTH))
        for rule in rules
        if rule.kind == "ruling" and rule.id not in measured
    ]
    columns = ("Rule", "Our reading", "The other reading")
    return [
        *([Finding("Unclear rules", columns, tried, TRIED)] if tried else []),
        *differences(run.rows()),
        Finding("Rulings not measured", ("Rule", "Reading"), fixed, FIXED),
    ]


KINDS: Final[dict[str, Callable[[Run], list[Finding]]]] = {
    "sim": _sim,
    "duel": _duel,
    "spar": _duel,
    "ladder": _ladder,
    "league": _league,
    "balance": lambda run: balance_of(run.rows()),
    "compare": lambda run: differences(run.rows()),
    "rulings": _rulings,
    "train": training_findings,
}
"""By kind of run: what it says."""
