"""A measured game: everything that a designer wants to know about it, one row per seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from ..bots.table import Table
from ..kernel.game import REVIEWER, Game, Options
from ..kernel.play import Play
from ..kernel.state import VICTORY
from ..kernel.uses import EVERYONE
from .store import Row


class Course(NamedTuple):
    """What is noted while a game is played."""

    branching: list[int]
    """The number of choices of each decision."""
    leaders: list[int]
    """The seat that led after a step alone, whenever it was another one than before."""


def measured(
    game: Game, options: Options, deal: bytes, bots: Sequence[str], chance: bytes
) -> list[Row]:
    """Play a deal, and measure it for every seat. The bots' chance is apart from the deal's."""
    play = Play(game, len(bots), options, deal)
    table, course = Table(play, dict(enumerate(bots)), chance), Course([], [])
    while not play.over:
        seat = play.waiting[0]
        course.branching.append(len(play.numbers(seat)))
        table.act()
        _note_leader(course, play.state.scores())
    return list(_rows(play, bots, course))


def _note_leader(course: Course, scores: Sequence[int]) -> None:
    best = max(scores)
    if scores.count(best) == 1 and course.leaders[-1:] != [scores.index(best)]:
        course.leaders.append(scores.index(best))


def _rows(play: Play, bots: Sequence[str], course: Course) -> Iterator[Row]:
    state, first = play.state, play.steps[0].seat
    scores, returns, done = state.scores(), state.returns(), deeds(play)
    sources = points(play)
    for seat, bot in enumerate(bots):
        yield {
            "seat": seat,
            "place": (seat - first) % play.seats,
            "bot": bot,
            "score": scores[seat],
            "share": returns[seat] / VICTORY,
            "moves": len(play.steps),
            "choices": fmean(course.branching),
            "lead_changes": max(0, len(course.leaders) - 1),
            "ending": state.ending() or "",
            "sources": [{"source": name, "points": each[seat]} for name, each in sources.items()],
            "pieces": [_piece(name, seat, done) for name in sorted({key[2] for key in done})],
        }


def points(play: Play) -> dict[str, list[int]]:
    """By source: the points of each seat at the end."""
    found: dict[str, list[int]] = {}
    for row in play.game.view(play.state, REVIEWER).sheet.rows:
        so_far = found.get(row.label, [0] * play.seats)
        found[row.label] = [a + (b or 0) for a, b in zip(so_far, row.points, strict=True)]
    return found


def deeds(play: Play) -> Counter[tuple[str, int, str]]:
    """How often each piece was offered to a seat, taken and played by it."""
    found: Counter[tuple[str, int, str]] = Counter()
    for entry in play.journal.entries:
        event = play.game.event(entry, REVIEWER)
        for deed, seat, piece in play.game.uses(event) if event is not None else ():
            for each in range(play.seats) if seat == EVERYONE else (seat,):
                found[deed, each, piece] += 1
    return found


def _piece(name: str, seat: int, done: Counter[tuple[str, int, str]]) -> dict[str, Any]:
    counts = {deed: done[deed, seat, name] for deed in ("offered", "taken", "played")}
    return {"piece": name, **counts}
