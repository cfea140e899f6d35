"""What is going on in a picture of Fairy Land: decks, open cards, bids, payments and looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from ..knowledge.view_types import LandView
from .cards import HEIGHT, label, row

ROW: Final = 18
LETTERS: Final = 86
"""Longer lines would leave the picture."""


def moment(view: LandView, top: float) -> Iterable[str]:
    """The lines and the open cards, from this height on."""
    lines = _lines(view)
    for number, line in enumerate(lines):
        yield label(16, top + ROW * (number + 1) - 4, line, anchor="start")
    yield from row(16, top + ROW * len(lines) + 4, _open_cards(view))


def moment_height(view: LandView) -> int:
    """The height that they take."""
    cards = HEIGHT + 8 if _open_cards(view) else 0
    return ROW * len(_lines(view)) + cards + 12


def _open_cards(view: LandView) -> tuple[str, ...]:
    """Cards drawn, and those that the observer looks at."""
    seen = view.sight.cards if view.sight else None
    return (*view.drawn, *(seen or ()))


def _lines(view: LandView) -> list[str]:
    return [
        line for fact in _facts(view) for line in wrap(fact, LETTERS, subsequent_indent="\u2003")
    ]


def _facts(view: LandView) -> Iterator[str]:
    decks = zip(
        ("Forest", "Court", "Druids"),
        (view.forest_count, view.court_count, view.druids_count),
        strict=True,
    )
    counts = ", ".join(f"{deck} {'?' if count is None else count}" for deck, count in decks)
    when = "dawn" if view.dawn else "day"
    yield f"{counts}; turn {view.turns + 1}, {when}, seat {view.turn}"
    if view.auction:
        bids = enumerate(view.auction.bids)
        said = ", ".join(f"{seat}: {_bid(bid)}" for seat, bid in bids)
        yield f"Clearing {view.auction.clearing}: bids {said}"
    if view.payment:
        worths = ", ".join(f"{each.fairy} {each.worth}" for each in view.payment.fairies)
        paid = f"{view.payment.total} of {view.payment.needed}"
        yield f"Seat {view.payment.seat} pays: {paid}{f' ({worths})' if worths else ''}"
    if view.sight:
        yield f"Seat {view.sight.seat} looks at the deck: {view.sight.deck}"
    for name, known in (("Court", view.court_known), ("Druids", view.druids_known)):
        if known:
            places = "; ".join(
                f"{each.card} at {' or '.join(str(place + 1) for place in each.places)}"
                for each in known
            )
            yield f"Known in the deck {name}: {places}"
    if view.used:
        yield f"Used up: {', '.join(view.used)}"


def _bid(bid: int | None) -> str:
    if bid is None:
        return "..."
    return str(bid) if bid else "passed"
