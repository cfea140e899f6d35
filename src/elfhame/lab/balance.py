"""Balance: what an experiment says about a game's seats, points, length, choices and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from ..kernel.game import Game
from .blanks import blanked
from .components import Texts
from .deals import (
    ENDED_BY,
    MEASURES,
    ORDINALS,
    column,
    each_deal,
    ended_by,
    points_from,
    sources_in,
)
from .effects import adjusted_effect, by_piece, causal_effect, done_with
from .experiment import Setting
from .findings import Cell, Estimate, Finding, mean_of, share_of, shown, tally
from .store import Row

USUAL: Final = "usual"
BLANK: Final = "without "
NOTE: Final = """\
"Adjusted effect" is the difference in the share of victories between plays of a deal in which a \
seat takes the piece and those in which it doesn't. "Against a blank" is what the seats that tend \
to take it win more than if it had no effect, on the same deals. Both are left out if fewer than \
ten deals tell. "Wins if taken" is the share of victories of the seats that take it, whatever the \
reason. The last three columns are shares of games."""


def settings_of(
    game: Game, options: dict[str, object], components: Texts, deals: int, swaps: int
) -> list[Setting]:
    """The usual game; then on its first deals the game without each piece that has a blank."""
    blanks = game.blanks() if swaps else {}
    return [
        Setting(USUAL, options, components, deals),
        *(
            Setting(
                BLANK + piece, options, blanked(game.name, components, blank), min(swaps, deals)
            )
            for piece, blank in blanks.items()
        ),
    ]


def balance_of(rows: Sequence[Row]) -> list[Finding]:
    """Everything about the usual game, and the effect of every piece."""
    rows = by_piece(rows)
    usual = [row for row in rows if row["setting"] == USUAL]
    return [
        by_seat(usual),
        by_turn_order(usual),
        by_source(usual),
        course(usual),
        endings(usual),
        *pieces(rows, usual),
    ]


def by_seat(rows: Sequence[Row]) -> Finding:
    """The share of the victories and the mean score at each seat."""
    return _by_place(rows, "seat", "Seat", "{0}")


def by_turn_order(rows: Sequence[Row]) -> Finding:
    """The same for those who begin, and for each after them."""
    return _by_place(rows, "place", "Turn order", "{1}")


def _by_place(rows: Sequence[Row], kind: str, heading: str, name: str) -> Finding:
    found: list[tuple[Cell, ...]] = []
    for place in sorted({row[kind] for row in rows}):
        own = [row for row in rows if row[kind] == place]
        shares = share_of(each_deal(own, column("share")))
        score = shown(mean_of(each_deal(own, column("score"))), False)
        found.append((name.format(place, ORDINALS[place]), shares, score))
    equal = 1 / len({row["seat"] for row in rows})
    columns = (heading, "Share of victories", "Mean score")
    title = f"Victories by {heading.lower()}"
    return Finding(title, columns, found, percent=True, line=equal)


def by_source(rows: Sequence[Row]) -> Finding:
    """The points from each source, of all seats and of winners."""
    won = [row for row in rows if row["share"] > 0]
    found: list[tuple[Cell, ...]] = []
    for name in sources_in(rows):
        points = points_from(name)
        winners = mean_of(each_deal(won, points)) if won else None
        found.append((name, mean_of(each_deal(rows, points)), winners))
    return Finding("Sources of points", ("Source", "All seats", "Winners"), found)


def course(rows: Sequence[Row]) -> Finding:
    """How long games are, how much there is to choose, and how often the lead changes."""
    found: list[tuple[Cell, ...]] = []
    for measure, name in MEASURES.items():
        values = [row[measure] for row in rows if row["seat"] == 0]
        spread = f"{min(values):.4g} to {max(values):.4g}"
        found.append((name, mean_of(each_deal(rows, column(measure))), spread))
    return Finding("Course of a game", ("Measure", "Mean", "Range"), found, mixed=True)


def endings(rows: Sequence[Row]) -> Finding:
    """By which rules games end."""
    games = [row for row in rows if row["seat"] == 0]
    found: list[tuple[Cell, ...]] = [
        (ending, count, share_of(each_deal(games, ended_by(ending))))
        for ending, count, _ in tally(row["ending"] for row in games)
    ]
    columns = (ENDED_BY, "Games", "Share of games")
    return Finding("Endings", columns, found, percent=True, counts=True)


def pieces(rows: Sequence[Row], usual: Sequence[Row]) -> list[Finding]:
    """For every piece: how often it is offered, taken and played, and what it does for winning."""
    names = sorted({name for row in usual for name in row["pieces"]})
    if not names:
        return []
    games = len({(row["deal"], row["repeat"]) for row in usual})
    found: list[tuple[Cell, ...]] = []
    for name in names:
        offered, taken, played = (
            _games_with(usual, name, d) for d in ("offered", "taken", "played")
        )
        found.append(
            (
                name,
                adjusted_effect(usual, name),
                _blank_effect(rows, usual, name),
                _share_if_taken(usual, name),
                max(offered, taken) / games,
                taken / max(offered, taken) if offered or taken else None,
                played / games,
            )
        )
    columns = (
        *("Piece", "Adjusted effect", "Against a blank", "Wins if taken"),
        *("Offered in", "Taken if offered", "Played in"),
    )
    found.sort(key=lambda row: -row[1].value if isinstance(row[1], Estimate) else inf)
    silent = not any(isinstance(row[1], Estimate) for row in found)
    return [Finding("Pieces", columns, found, NOTE, percent=True, line=0.0, mixed=silent)]


def _share_if_taken(rows: Sequence[Row], piece: str) -> Estimate | None:
    """The share of victories of the seats that take a piece, whatever the reason."""
    own = [row for row in rows if done_with(row, piece, "taken")]
    return share_of(each_deal(own, column("share"))) if own else None


def _games_with(rows: Sequence[Row], piece: str, deed: str) -> int:
    return len({(row["deal"], row["repeat"]) for row in rows if done_with(row, piece, deed)})


def _blank_effect(rows: Sequence[Row], usual: Sequence[Row], piece: str) -> Estimate | None:
    without = [row for row in rows if row["setting"] == BLANK + piece]
    deals = {row["deal"] for row in without}
    return causal_effect([row for row in usual if row["deal"] in deals], without, piece)
