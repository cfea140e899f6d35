"""What a balance says about seats, endings and pieces: nothing without a reason."""

from __future__ import annotations

from typing import Any

from elfhame.lab.balance import balance_of
from elfhame.lab.findings import Estimate, Finding
from scripts import balance

DEALS = 12


def rows() -> list[dict[str, Any]]:
    """Games of two seats: seat 1 begins and wins, and plays a card that nobody is offered."""
    never = {"offered": 0, "taken": 0, "played": 0}
    return [
        {
            "setting": "usual",
            "deal": deal,
            "repeat": repeat,
            "seat": seat,
            "place": 1 - seat,
            "bot": "greedy",
            "score": 10 * seat + repeat,
            "share": float(seat),
            "moves": 30,
            "choices": 4.0,
            "lead_changes": 1,
            "ending": "FAE-50",
            "sources": [{"source": "cards", "points": 10 * seat}],
            "pieces": [
                {"piece": "always", **never, "offered": 1, "taken": 1},
                {"piece": "dealt", **never, "played": seat},
                {"piece": "sometimes", **never, "offered": 1, "taken": int(repeat == seat)},
            ],
        }
        for deal in range(DEALS)
        for repeat in range(2)
        for seat in range(2)
    ]


def table(title: str) -> Finding:
    return next(finding for finding in balance_of(rows()) if finding.title == title)


def test_seats_and_turn_order_have_shares_and_scores_with_intervals() -> None:
    assert [row[0] for row in table("Victories by seat").rows] == ["0", "1"]
    first, second = table("Victories by turn order").rows
    assert (first[0], second[0]) == ("first", "second")
    assert isinstance(first[1], Estimate)
    assert first[1].low < first[1].value == 1.0
    assert first[2] == "10.50 (10.50 to 10.50)"


def test_endings_have_intervals() -> None:
    ((rule, games, share),) = table("Endings").rows
    assert (rule, games) == ("FAE-50", 2 * DEALS)
    assert isinstance(share, Estimate)
    assert share.low < 1.0


def test_pieces_about_which_nothing_is_known_come_last() -> None:
    pieces = table("Pieces").rows
    assert [row[0] for row in pieces] == ["sometimes", "always", "dealt"]
    assert [isinstance(row[1], Estimate) for row in pieces] == [True, False, False]


def test_a_piece_that_nobody_is_offered_has_no_share_of_takings() -> None:
    dealt = table("Pieces").rows[-1]
    assert dealt[4:] == (0.0, None, 1.0)


def test_the_published_figures_are_about_our_own_pieces_with_the_best_first() -> None:
    def taken(name: str, share: float) -> tuple[Any, ...]:
        half = {"wild_posy": 0.01}.get(name, 0.2)
        return name, None, None, Estimate(share, share - half, share + half), 0.4, 0.5, 0.0

    rows = [taken("oak_staff", 0.4), taken("wild_posy", 0.45), taken("antler_crown", 0.6)]
    never = ("garland", None, None, None, 0.0, None, 0.0)
    found = Finding("Pieces", table("Pieces").columns, [*rows, taken("deer", 0.9), never])
    own = balance.own_pieces(found, "land")
    assert [row[0] for row in own.rows] == ["antler_crown", "wild_posy", "oak_staff"]
    told = "\n".join(balance.about_holders({str(row[0]): balance.holder(row) for row in own.rows}))
    assert "antler_crown +11.7" in told
    assert "oak_staff -8.3" in told
    assert "Of 3 holders, 1 are certainly within 5 points\n  of that, and 0 are" in told
