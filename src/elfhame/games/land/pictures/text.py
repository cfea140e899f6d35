"""A view of Fairy Land as text, for terminals, notebooks and golden games."""

from __future__ import annotations

from ..data.components import Cards
from ..knowledge.view_types import Counts, Known, LandView, Player, Score, Worth

NOTHING = "-"


def text_of(view: LandView) -> str:
    """The Clearings, the decks as far as they are known, the present question, and all seats."""
    lines = [*_clearings(view), "", *_decks(view), *_progress(view), ""]
    for seat, player in enumerate(view.players):
        lines += _seat(view, seat, player)
    return "\n".join(lines)


def _cards(cards: Cards) -> str:
    return ", ".join(cards) or NOTHING


def _counts(counts: Counts) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items()) or NOTHING


def _clearings(view: LandView) -> list[str]:
    lines = [f"Clearing {at}: {_cards(cards)}" for at, cards in enumerate(view.clearings, 1)]
    return [*lines, f"Open: {_cards(view.drawn)}"] if view.drawn else lines


def _decks(view: LandView) -> list[str]:
    decks = (
        ("Forest", view.forest_count, view.forest_empty, view.forest, ()),
        ("Court", view.court_count, view.court_empty, view.court, view.court_known),
        ("Druids", view.druids_count, view.druids_empty, view.druids, view.druids_known),
    )
    return [_deck(*deck) for deck in decks]


def _deck(
    name: str, count: int | None, is_empty: bool, cards: Cards | None, known: tuple[Known, ...]
) -> str:
    size = str(count) if count is not None else "empty" if is_empty else "some"
    if cards is not None:
        return f"{name}: {size} ({_cards(cards)})"
    places = "; ".join(f"{one.card} at {_places(one.places)}" for one in known)
    return f"{name}: {size}{f' ({places})' if places else ''}"


def _places(places: tuple[int, ...]) -> str:
    return " or ".join(str(place + 1) for place in places)


def _progress(view: LandView) -> list[str]:
    lines = []
    if view.auction is not None:
        offers = (_offer(seat, bid) for seat, bid in enumerate(view.auction.bids))
        said = ", ".join(offer for offer in offers if offer) or NOTHING
        lines.append(f"Bids for Clearing {view.auction.clearing}: {said}")
    if view.payment is not None:
        paid = ", ".join(map(_worth, view.payment.fairies)) or NOTHING
        lines.append(f"Paid: {view.payment.total} of {view.payment.needed} ({paid})")
    if view.sight is not None:
        shown = NOTHING if view.sight.cards is None else _cards(view.sight.cards)
        lines.append(f"Seat {view.sight.seat} looks at the {view.sight.deck}: {shown}")
    if view.feeding:
        lines.append(f"The ogre still gets {view.feeding}")
    return lines


def _offer(seat: int, bid: int | None) -> str:
    return "" if bid is None else f"seat {seat} {bid or 'passes'}"


def _worth(worth: Worth) -> str:
    return f"{worth.fairy} {worth.worth}"


def _seat(view: LandView, seat: int, player: Player) -> list[str]:
    marks = "*" if seat in view.waiting else ""
    held = "some" if player.hand_count is None else str(player.hand_count)
    hand = held if player.hand is None else _cards(player.hand)
    return [
        f"Seat {seat}{marks}: {player.score.total} points ({_score(player.score)})",
        f"  has {_counts(player.collection)}; items {_cards(player.items)}; crests {player.crests}",
        f"  hand {hand}; played {_cards(player.played)}",
    ]


def _score(score: Score) -> str:
    rows = {
        "animals": sum(score.animals.values()),
        "turtles": score.turtles,
        "flowers": score.flowers,
        "variety": score.variety,
        "goblins": score.goblins,
        "items": score.items,
        "applause": score.applause,
    }
    return ", ".join(f"{row} {points}" for row, points in rows.items() if points) or NOTHING
