"""A view of Hedgerow for people: as text, and as a small diagram."""

from __future__ import annotations

from .view import HedgeView

WIDTH, HEIGHT, STEP = 320, 120, 24


def text(view: HedgeView) -> str:
    """A line for the deck, one per seat, and one for the question."""
    deck = f"deck {view.deck} (clump {view.clump})  discard {_cards(view.discard)}"
    seats = [_seat(view, seat) for seat in range(len(view.rows))]
    asked = f"ended by {view.ending}" if view.ending else f"{view.question}: {_seats(view)}"
    return "\n".join((deck, *seats, asked))


def diagram(view: HedgeView | None) -> str:
    """The rows, with a numbered box for each card."""
    rows = view.rows if view else ()
    boxes = (_box(y, x, card) for y, row in enumerate(rows) for x, card in enumerate(row))
    frame = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#eef4e6"/>'
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{frame}{"".join(boxes)}</svg>'


def _seat(view: HedgeView, seat: int) -> str:
    hand = _cards(view.hand) if seat == view.observer else f"{view.hands[seat]} cards"
    return f"seat {seat}: {view.points[seat]} points  row {_cards(view.rows[seat])}  hand {hand}"


def _seats(view: HedgeView) -> str:
    return " ".join(f"seat {seat}" for seat in view.waiting)


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "-"


def _box(y: int, x: int, card: int) -> str:
    left, top = STEP * x + 4, STEP * y + 4
    box = f'<rect x="{left}" y="{top}" width="20" height="20" fill="#fff" stroke="#363"/>'
    return f'{box}<text x="{left + 10}" y="{top + 14}" text-anchor="middle">{card}</text>'
