"""Summaries: the findings of a finished run, whatever its kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from textwrap import shorten
from typing import Final

from ..kernel.rulebook import Rulebook
from ..texts import LANGUAGES, rulebook
from .balance import balance_of, by_seat, endings
from .certainty import decided_after, interval_at_any_time
from .deals import ENDED_BY, column, each_deal
from .differences import differences
from .findings import Cell, Estimate, Finding, mean_of, share_of
from .ratings import ratings, rungs
from .readings import readings_in
from .store import Row, Run
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
    bots, rows = run.manifest.configuration["bots"], run.rows()
    for row in rows:
        row["deal"] = row["game"]
    seats = by_seat(rows)
    named: list[tuple[Cell, ...]] = [
        (f"{row[0]} {bot}", *row[1:]) for bot, row in zip(bots, seats.rows, strict=True)
    ]
    return [seats._replace(rows=named), _course(rows), endings(rows)]


def _course(rows: Sequence[Row]) -> Finding:
    """The scores and the lengths of simulated games."""
    found: list[tuple[Cell, ...]] = []
    for name, title in {"score": "Score", "moves": "Moves"}.items():
        values = [row[name] for row in rows]
        spread = f"{min(values)} to {max(values)}"
        found.append((title, mean_of(each_deal(rows, column(name))), median(values), spread))
    columns = ("Measure", "Mean", "Median", "Range")
    return Finding("Course of a game", columns, found, mixed=True)


def _duel(run: Run) -> list[Finding]:
    about, rows = run.manifest.configuration, run.rows()
    shares, equal = [row["share"] for row in rows], 1 / about["seats"]
    share, note = share_of(shares), f"Equal bots would win {equal:.0%}."
    if about.get("sequential"):
        share = Estimate(share.value, *interval_at_any_time(shares))
        sure = (
            "One is stronger" if decided_after(shares, equal) else "Neither is certainly stronger"
        )
        note = f"{sure}, after {len(shares)} deals. {note}"
    bot, rival = about["bots"]
    scores = mean_of([row["score"] for row in rows]), mean_of([row["rivals_score"] for row in rows])
    victories: list[tuple[Cell, ...]] = [(f"{bot} against {rival}", share)]
    points: list[tuple[Cell, ...]] = list(zip((bot, rival), scores, strict=True))
    columns = ("Bots", "Share of victories")
    return [
        Finding("Victories", columns, victories, note, percent=True, line=equal),
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
