"""The terms of cards in Fairy Land: what each kind of card would bring its player."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ..data.components import ITEM_NAMES, KINDS
from ..data.rows import card_at, size
from ..data.tables import (
    COPIES,
    COURT,
    FAIRIES_FROM,
    FLOWERS_FROM,
    GOBLIN,
    LOST_HALF_CARD,
    OGRE,
)
from ..state import Land, goods
from .items import item_promise
from .promise import PAIR, marginal
from .term_types import (
    BringsAnimal,
    BringsFairy,
    BringsFlower,
    BringsGoblin,
    BringsItem,
    BringsOgre,
    LandTerm,
)


def pile_terms(land: Land, seat: int, cards: int) -> Iterator[LandTerm]:
    """What the cards of a Clearing bring, one term for each kind."""
    kinds = [card_at(cards, place) for place in range(size(cards))]
    for kind in dict.fromkeys(kinds):
        pairs = sum(one == other == kind for one, other in pairwise(kinds))
        more = pairs * PAIR if kind < FLOWERS_FROM else 0
        count = kinds.count(kind)
        yield from kind_terms(land, seat, kind, count, count * marginal(land, seat, kind) + more)


def kept_terms(land: Land, seat: int, aim: int, card: int) -> Iterator[LandTerm]:
    """What a card of the Queen's or the Druids' deck brings."""
    if aim == COURT:
        yield BringsItem(card=ITEM_NAMES[card], worth=item_promise(land, seat, card))
    else:
        yield from kind_terms(land, seat, card, 1, marginal(land, seat, card))


def kind_terms(land: Land, seat: int, kind: int, gets: int, worth: int) -> Iterator[LandTerm]:
    """What this many cards of a Forest kind bring, if they are worth this much."""
    if not worth:
        return
    name, has = KINDS[kind], goods(land, seat, kind) + gets if kind <= GOBLIN else 0
    if kind < FLOWERS_FROM:
        points, most = COPIES[kind], _most(land, seat, kind)
        yield BringsAnimal(card=name, gets=gets, has=has, most=most, points=points, worth=worth)
    elif kind < FAIRIES_FROM:
        yield BringsFlower(card=name, has=has, colours=_colours(land, seat, kind), worth=worth)
    elif kind == GOBLIN:
        good, most = int(worth > 0), _most(land, seat, kind)
        yield BringsGoblin(gets=gets, has=has, most=most, good=good, worth=worth)
    elif kind == OGRE:
        yield BringsOgre(gets=gets, worth=worth)
    elif kind == LOST_HALF_CARD:
        yield BringsItem(card=name, worth=worth)
    else:
        yield BringsFairy(card=name, worth=worth)


def _most(land: Land, seat: int, kind: int) -> int:
    """The most cards of a kind that another seat has."""
    return max(goods(land, other, kind) for other in range(land.seats) if other != seat)


def _colours(land: Land, seat: int, kind: int) -> int:
    """The colours of flowers that a seat has with one of this kind."""
    flowers = range(FLOWERS_FROM, FAIRIES_FROM)
    return sum(bool(goods(land, seat, other)) or other == kind for other in flowers)
