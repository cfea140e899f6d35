"""What a seat of Fairy Land sees, as numbers for learning (LAND-110 to LAND-118R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i16, i64, vec
from ....kernel.tensor import (
    Plane,
    clear,
    facing,
    put,
    put_one_of,
    put_set,
    size_of_planes,
    turned,
)
from ..data.rows import card_at, size
from ..data.tables import (
    CLEARINGS,
    COURT,
    FAIRIES_FROM,
    FAIRY_COUNT,
    GOBLIN,
    ITEM_COUNT,
    KIND_COUNT,
)
from ..state import (
    BIDDING,
    BURIAL,
    COURT_ONLY,
    DAWN,
    FIRST_GAME,
    HAS_PASSED,
    HIDDEN_COUNTS,
    KEEPING,
    OVER,
    PAYMENT,
    WARRIOR_FIGHT,
    WIND_RETURN,
    Land,
    bid_of,
    cards_in,
    crests,
    deck_cards,
    first_open,
    goods,
    hand,
    items_among,
    played,
    plays_with,
    second_open,
)

MOST_SEATS: Final = 4
_STAGES: Final = 14
_AIMS: Final = 5
_GOODS: Final = 13
_OWNABLE: Final = 20
_OWNABLE_ITEMS: Final = 2**20 - 1

PLANES: Final = (
    Plane("seats", (4,), "1 for each seat in the game, from the observer to the left"),
    Plane("options", (3,), "1 for each option: first_game, hidden_counts, herald_court_only"),
    Plane(
        "stage",
        (14,),
        "1 for the stage: dawn, day, bid, payment, wind, warrior, harvest, keep, order, ogre, "
        "take, gain, sunset, over",
    ),
    Plane("turn", (4,), "1 for the seat whose turn it is"),
    Plane("asked", (4,), "1 for the seat that decides"),
    Plane("turns", (1,), "the number of turns finished"),
    Plane("day", (1,), "1 once the day has begun"),
    Plane("clearings", (3, 21), "by Clearing and kind: the number of cards"),
    Plane("open", (2, 21), "by open card, of which there are two at most: 1 for its kind"),
    Plane("barred", (3,), "at dawn: 1 for the Clearing that the second card can't go to"),
    Plane("goods", (4, 13), "by seat: its animals and flowers by kind, then its goblins"),
    Plane("hand", (4, 13), "by seat: 1 for each fairy in its hand (everyone can work it out)"),
    Plane("played", (4, 13), "by seat: 1 for each fairy face up in front of it"),
    Plane("items", (4, 20), "by seat: 1 for each item, the Lost Half last"),
    Plane("crests", (4,), "by seat: its Crests"),
    Plane("used", (19,), "1 for each item used up"),
    Plane("decks", (3,), "cards in Forest, Court and Druids; -1 if numbers are hidden (LAND-19V)"),
    Plane("empty", (3,), "1 if Forest, Court or Druids have no cards"),
    Plane("aim", (5,), "1 for what is bid for, paid for or looked at: a Clearing, Court, Druids"),
    Plane("bids", (4,), "by seat: its bid"),
    Plane("passed", (4,), "by seat: 1 if it has passed"),
    Plane("leader", (4,), "1 for the seat with the highest bid"),
    Plane("needed", (1,), "the highest bid, or the least that must be paid"),
    Plane("paid", (13,), "1 for each fairy of this payment"),
    Plane("total", (1,), "the worth of the payment, or of the one that a look was paid with"),
    Plane("put_back", (1,), "during a look: the number of cards put under the deck"),
    Plane("in_sight", (1,), "during a look: the number of cards; -1 if the observer can't know"),
    Plane("sight", (40,), "by kind, then by item: how many of them the observer is looking at"),
    Plane("ogres", (2,), "the ogres still to strike, and the cards that the present one takes"),
)
_SEEN: Final[i64] = size_of_planes(PLANES)


def observe(land: Land, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the planes, and return the place after them."""
    clear(out, at, _SEEN)
    at = _put_situation(land, seat, out, at)
    at = _put_cards(land, out, at)
    at = _put_players(land, seat, out, at)
    at = put_set(out, at, ITEM_COUNT, land.used)
    at = _put_decks(land, seat, out, at)
    at = _put_auction(land, seat, out, at)
    at = _put_look(land, seat, out, at)
    at = put(out, at, land.ogres)
    return put(out, at, land.feeding)


def _put_situation(land: Land, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write who plays by which options, whose turn it is, and what is asked of whom."""
    for place in range(land.seats):
        out[at + place] = 1
    at += MOST_SEATS
    at = put(out, at, i64(plays_with(land, FIRST_GAME)))
    at = put(out, at, i64(plays_with(land, HIDDEN_COUNTS)))
    at = put(out, at, i64(plays_with(land, COURT_ONLY)))
    at = put_one_of(out, at, _STAGES, land.stage)
    at = put_one_of(out, at, MOST_SEATS, turned(land.turn, seat, land.seats))
    if land.stage != OVER:
        put_one_of(out, at, MOST_SEATS, turned(land.seat, seat, land.seats))
    at = put(out, at + MOST_SEATS, land.turns)
    return put(out, at, land.acted)


def _put_cards(land: Land, out: vec[i16], at: i64) -> i64:
    """Write the cards of the Clearings, and the open ones."""
    for clearing in range(CLEARINGS):
        cards = cards_in(land, clearing)
        for place in range(size(cards)):
            out[at + card_at(cards, place)] += 1
        at += KIND_COUNT
    at = put_one_of(out, at, KIND_COUNT, first_open(land))
    at = put_one_of(out, at, KIND_COUNT, second_open(land))
    if land.stage == DAWN:
        put_one_of(out, at, CLEARINGS, land.barred - 1)
    return at + CLEARINGS


def _put_players(land: Land, seat: i64, out: vec[i16], at: i64) -> i64:
    for place in range(land.seats):
        other = facing(place, seat, land.seats)
        first = at + place * _GOODS
        for kind in range(FAIRIES_FROM):
            first = put(out, first, goods(land, other, kind))
        put(out, first, goods(land, other, GOBLIN))
        first = at + MOST_SEATS * _GOODS + place * FAIRY_COUNT
        put_set(out, first, FAIRY_COUNT, hand(land, other))
        first += MOST_SEATS * FAIRY_COUNT
        put_set(out, first, FAIRY_COUNT, played(land, other))
        first = at + MOST_SEATS * (_GOODS + 2 * FAIRY_COUNT) + place * _OWNABLE
        put_set(out, first, _OWNABLE, items_among(land, other, _OWNABLE_ITEMS))
        first = at + MOST_SEATS * (_GOODS + 2 * FAIRY_COUNT + _OWNABLE) + place
        put(out, first, crests(land, other))
    return at + MOST_SEATS * (_GOODS + 2 * FAIRY_COUNT + _OWNABLE + 1)


def _put_decks(land: Land, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write how many cards the decks have, as far as everyone sees it (LAND-19V)."""
    forest: i64 = len(land.forest) - land.drawn
    if plays_with(land, HIDDEN_COUNTS) and land.stage != OVER:
        for deck in range(3):
            out[at + deck] = -1
    else:
        put(out, at, forest)
        put(out, at + 1, land.court_count)
        put(out, at + 2, land.druids_count)
    at = put(out, at + 3, i64(forest == 0))
    at = put(out, at, i64(land.court_count == 0))
    return put(out, at, i64(land.druids_count == 0))


def _is_paying(land: Land) -> bool:
    return land.stage == PAYMENT or land.stage == WIND_RETURN or land.stage == WARRIOR_FIGHT


def is_looking(land: Land) -> bool:
    """Whether a seat is looking at cards of a deck."""
    return land.stage == KEEPING or land.stage == BURIAL


def _put_auction(land: Land, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the bids for a Clearing, and the payment for it or for a visit, if there is one."""
    paying = _is_paying(land)
    bidding = land.stage == BIDDING or (paying and land.aim < CLEARINGS)
    if bidding or paying or is_looking(land):
        put_one_of(out, at, _AIMS, land.aim)
    at += _AIMS
    if bidding:
        _put_bids(land, seat, out, at)
    at += 3 * MOST_SEATS
    if bidding or paying:
        put(out, at, land.high)
    at += 1
    if paying:
        put_set(out, at, FAIRY_COUNT, land.paid)
    at += FAIRY_COUNT
    if paying or is_looking(land):
        put(out, at, land.total)
    return at + 1


def _put_bids(land: Land, seat: i64, out: vec[i16], at: i64) -> None:
    for place in range(land.seats):
        bid = bid_of(land, facing(place, seat, land.seats))
        if bid == HAS_PASSED:
            out[at + MOST_SEATS + place] = 1
        else:
            out[at + place] = i16(bid)
    put_one_of(out, at + 2 * MOST_SEATS, MOST_SEATS, turned(land.leader, seat, land.seats))


def _put_look(land: Land, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write what a seat is looking at: the cards for that seat, their number for all."""
    if not is_looking(land):
        return at + 2 + KIND_COUNT + ITEM_COUNT
    at = put(out, at, land.buried)
    if land.seat != seat and plays_with(land, HIDDEN_COUNTS):
        out[at] = -1
    else:
        out[at] = i16(land.sight)
    at += 1
    if land.seat == seat:
        first = at
        if land.aim == COURT:
            first += KIND_COUNT
        for place in range(land.sight):
            out[first + card_at(deck_cards(land, land.aim), place)] += 1
    return at + KIND_COUNT + ITEM_COUNT
