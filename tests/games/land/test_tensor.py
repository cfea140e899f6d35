"""The planes of Fairy Land say what the view says."""

from __future__ import annotations

import pytest

from elfhame.games.land import GAME, new
from elfhame.games.land.data.components import DECKS, HAND, ITEM_NAMES, KINDS
from elfhame.games.land.knowledge.view_types import Known, LandView, Player
from tests.conformance.kits import walk
from tests.conformance.tensors import around, marks, padded, planes_of

STAGES = [
    *("dawn", "day", "bid", "payment", "wind", "warrior", "harvest", "keep", "order", "ogre"),
    *("take", "gain", "sunset", None),
]
GOODS = (*KINDS[:12], KINDS[18])
OWNABLE = (*ITEM_NAMES, KINDS[-1])


@pytest.mark.parametrize(
    ("seats", "hidden", "first"), [(2, False, False), (3, True, False), (4, False, True)]
)
def test_the_planes_say_what_the_view_says(seats: int, hidden: bool, first: bool) -> None:
    for play in walk(new(seats, 1, hidden_counts=hidden, first_game=first), 1, every=3):
        for seat in range(seats):
            view, planes = play.view(seat), planes_of(GAME, play.state, seat)
            assert planes == _situation(view) | _auction(view) | _look(view) | _memory(view)


def _situation(view: LandView) -> dict[str, list[int]]:
    others = around(view.observer, view.seats)
    players = [view.players[other] for other in others]
    decks = (view.forest_count, view.court_count, view.druids_count)
    return {
        "seats": marks(range(view.seats), range(4)),
        "options": [view.first_game, view.hidden_counts, view.herald_court_only],
        "stage": marks([view.question], STAGES),
        "turn": marks([others.index(view.turn)], range(4)),
        "asked": marks([others.index(seat) for seat in view.waiting], range(4)),
        "turns": [view.turns],
        "day": [not view.dawn],
        "clearings": [cards.count(kind) for cards in view.clearings for kind in KINDS],
        "open": padded([marks([card], KINDS) for card in view.drawn] or [[0] * 21], 2),
        "barred": marks([view.barred], range(1, 4)),
        "goods": padded([[p.collection.get(kind, 0) for kind in GOODS] for p in players]),
        "hand": padded([marks(_hand(player), HAND) for player in players]),
        "played": padded([marks(player.played, HAND) for player in players]),
        "items": padded([marks(player.items, OWNABLE) for player in players]),
        "crests": padded([[player.crests] for player in players]),
        "used": marks(view.used, ITEM_NAMES),
        "decks": [-1 if count is None else count for count in decks],
        "empty": [view.forest_empty, view.court_empty, view.druids_empty],
        "ogres": [view.ogres, view.feeding],
    }


def _hand(player: Player) -> set[str]:
    """The house and the special fairies, except those played (LAND-111R)."""
    return {*HAND[:7], *player.specials} - set(player.played)


def _auction(view: LandView) -> dict[str, list[int]]:
    others, auction, payment = around(view.observer, view.seats), view.auction, view.payment
    bids = [auction.bids[other] if auction else None for other in others]
    aims = [auction.clearing - 1] if auction else []
    deck = payment.deck if payment else view.sight.deck if view.sight else None
    needed = payment.needed if payment else auction.highest if auction else 0
    total = payment.total if payment else view.sight.value if view.sight else 0
    leader = auction.leader if auction else None
    return {
        "aim": marks(aims + ([3 + DECKS.index(deck)] if deck else []), range(5)),
        "bids": padded([[bid or 0] for bid in bids]),
        "passed": padded([[bid == 0] for bid in bids]),
        "leader": padded([[other == leader] for other in others]),
        "needed": [needed],
        "paid": marks([worth.fairy for worth in payment.fairies] if payment else [], HAND),
        "total": [total],
    }


def _look(view: LandView) -> dict[str, list[int]]:
    sight, kinds = view.sight, (*KINDS, *ITEM_NAMES)
    if sight is None:
        return {"put_back": [0], "in_sight": [0], "sight": [0] * len(kinds)}
    cards = sight.cards or ()
    return {
        "put_back": [sight.put_back],
        "in_sight": [-1 if sight.count is None else sight.count],
        "sight": [cards.count(kind) for kind in kinds],
    }


def _memory(view: LandView) -> dict[str, list[int]]:
    over = view.question is None
    orders = [[KINDS.index(card) + 1 for card in cards] for cards in view.clearings]
    return {
        "order": [number for order in orders for number in order + [0] * (7 - len(order))],
        "discarded": [view.discarded.get(kind, 0) for kind in KINDS],
        "court_known": _known(view.court_known, ITEM_NAMES),
        "druids_known": _known(view.druids_known, KINDS),
        "unseen": [view.unseen.get(kind, 0) for kind in KINDS],
        "unseen_items": marks(() if over else view.unseen_items, ITEM_NAMES),
    }


def _known(known: tuple[Known, ...], names: tuple[str, ...]) -> list[int]:
    rows = [marks([one.card], names) + marks(one.places, range(9)) for one in known]
    return padded(rows or [[0] * (len(names) + 9)], 9)
