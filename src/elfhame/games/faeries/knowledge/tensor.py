"""What a seat sees, as numbers for learning (FMC-90R to FMC-98R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i16, i64, vec
from ....kernel.bits import contains, lowest, without_lowest
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
from ..data.components import TILE_COUNT
from ..data.outlines import PART, SQUARES, corner_of, side_of, turns_of
from ..data.tables import CARD_COUNT, FOLK_COUNT, HALF
from ..rules.befriend import deck_size
from ..rules.draft import packet_before
from ..rules.tasks import (
    CHOOSE_OPTION,
    CLOSE_TURN,
    FINISH_CARD,
    KEEP_CARD,
    NAME_ACTION,
    PERFORM_ACTION,
    task_action,
    task_amount,
    task_branch,
    task_card,
    task_folk,
    task_kind,
    task_seat,
    task_step,
    task_terms,
    task_tile,
    task_whose,
    top_task,
)
from ..state import (
    AGENDA,
    BESIDE_GARDEN,
    DISCARDS,
    HAND,
    MOST_SEATS,
    NO_CARD,
    OFFER,
    PICKS,
    PILE,
    TABLE,
    Realm,
    card_count,
    covered_squares,
    half_zone,
    home_folk,
    home_owner,
    is_home,
    path_squares,
    piece_lay,
    piece_seat,
    piece_which,
    points_of,
    supply_of,
    tokens,
)

QUESTION_COUNT: Final[i64] = CHOOSE_OPTION + 1
ACTION_COUNT: Final[i64] = 5
TASK_FACTS: Final[i64] = 9
_TILE_FACTS: Final[i64] = 7

PLANES: Final = (
    Plane("seats", (4,), "1 for each seat in the game, from the observer to the left"),
    Plane("options", (2,), "1 for each option: friendly_ties, draft"),
    Plane("question", (24,), "1 for what is asked, by kind of task (rules/tasks.py)"),
    Plane("asked", (4,), "1 for each seat that may decide"),
    Plane(
        "task",
        (9,),
        "details of the question: amount, folk (5 is any), whose tokens, terms, action, card, "
        "tile, step and branch of the card",
    ),
    Plane("turn", (1,), "the number of this turn; 0 in the draft"),
    Plane("acting", (4,), "1 for the seat with the Acting Player token"),
    Plane("next", (4,), "1 for the seat that a card lets act next"),
    Plane("action", (5,), "1 for the action of this turn, once it is named"),
    Plane("extra", (1,), "1 if the extra card of this turn was used"),
    Plane("following", (4,), "by seat: 1 if it has yet to perform the action"),
    Plane("tokens", (4, 5), "by seat and folk: tokens in the area"),
    Plane("homes", (4, 5), "by seat and folk: 1 if the seat has the home"),
    Plane("supply", (4,), "by seat: Kinship tokens left"),
    Plane("points", (4,), "by seat: points on the track"),
    Plane("gardens", (4, 100), "by seat and square: 1 if it is covered, 2 if by a path"),
    Plane(
        "tiles",
        (48, 7),
        "by tile: 1 for the seat in whose garden it lies, then side up, turns and square",
    ),
    Plane("home_squares", (5,), "by folk: the home's square + 1; -1 beside the garden"),
    Plane("offer", (64,), "1 for each card in the Card Offer"),
    Plane("tile_offer", (48,), "1 for each tile on offer"),
    Plane("left", (2,), "cards in the deck and tiles in the bag"),
    Plane("hand", (64,), "1 for each card in the observer's hand"),
    Plane("pile", (64,), "1 for each card in the observer's draw pile"),
    Plane("discards", (64,), "1 for each card in the observer's discards"),
    Plane("counts", (4, 3), "by seat: cards in hand, draw pile and discards"),
    Plane("working", (64,), "1 for each card that lies face up and is at work"),
    Plane("passes", (1,), "in the draft: how often packets were passed on"),
    Plane("chosen", (4,), "in the draft: by seat, 1 if it has chosen"),
    Plane("packet", (64,), "in the draft: 1 for each card in the packet before the observer"),
)
_SEEN: Final[i64] = size_of_planes(PLANES)


def observe(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the planes, and return the place after them."""
    clear(out, at, _SEEN)
    at = _put_question(realm, seat, out, at)
    at = _put_turn(realm, seat, out, at)
    at = _put_seats(realm, seat, out, at)
    at = _put_gardens(realm, seat, out, at)
    at = put_zone(realm, TABLE, OFFER, out, at)
    at = put_set(out, at, TILE_COUNT, realm.tile_offer)
    at = put(out, at, deck_size(realm))
    at = put(out, at, realm.tiles_left)
    at = put_zone(realm, seat, HAND, out, at)
    at = put_zone(realm, seat, PILE, out, at)
    at = put_zone(realm, seat, DISCARDS, out, at)
    at = _put_counts(realm, seat, out, at)
    return _put_draft(realm, seat, out, at)


def put_zone(realm: Realm, seat: i64, zone: i64, out: vec[i16], at: i64) -> i64:
    """Write 1 for each card in a zone, and return the place after all cards."""
    put_set(out, at, HALF, half_zone(realm, seat, zone, 0))
    return put_set(out, at + HALF, HALF, half_zone(realm, seat, zone, 1))


def put_task(task: i64, out: vec[i16], at: i64) -> i64:
    """Write the details of a task."""
    at = put(out, at, task_amount(task))
    at = put(out, at, task_folk(task))
    at = put(out, at, task_whose(task))
    at = put(out, at, task_terms(task))
    at = put(out, at, task_action(task))
    at = put(out, at, task_card(task))
    at = put(out, at, task_tile(task))
    at = put(out, at, task_step(task))
    return put(out, at, task_branch(task))


def _put_question(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write who plays by which options, and what is asked of whom."""
    for place in range(realm.seats):
        out[at + place] = 1
    at = put(out, at + MOST_SEATS, realm.friendly)
    at = put(out, at, realm.drafted)
    if realm.over:
        return at + QUESTION_COUNT + MOST_SEATS + TASK_FACTS
    task = top_task(realm)
    at = put_one_of(out, at, QUESTION_COUNT, task_kind(task))
    if task_kind(task) == KEEP_CARD:
        for place in range(realm.seats):
            if not contains(realm.chosen, facing(place, seat, realm.seats)):
                out[at + place] = 1
    else:
        out[at + turned(task_seat(task), seat, realm.seats)] = 1
    return put_task(task, out, at + MOST_SEATS)


def _put_turn(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    at = put(out, at, realm.turns)
    at = put_one_of(out, at, MOST_SEATS, turned(realm.acting, seat, realm.seats))
    closing = realm.words[AGENDA]
    if task_kind(closing) == CLOSE_TURN and task_amount(closing):
        out[at + turned(task_amount(closing) - 1, seat, realm.seats)] = 1
    at += MOST_SEATS
    named = realm.over != 0
    if not named:
        named = task_kind(top_task(realm)) != NAME_ACTION
    if realm.turns and named:
        put_one_of(out, at, ACTION_COUNT, realm.action)
    at = put(out, at + ACTION_COUNT, realm.extra)
    for place in range(realm.depth):
        task = realm.words[AGENDA + place]
        if task_kind(task) == PERFORM_ACTION:
            out[at + turned(task_seat(task), seat, realm.seats)] = 1
    return at + MOST_SEATS


def _put_seats(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write tokens, homes, supplies and points."""
    for place in range(realm.seats):
        other = facing(place, seat, realm.seats)
        first = at + place * FOLK_COUNT
        for folk in range(FOLK_COUNT):
            out[first + folk] = i16(tokens(realm, other, folk))
            if home_owner(realm, folk) == other:
                out[first + MOST_SEATS * FOLK_COUNT + folk] = 1
        first = at + 2 * MOST_SEATS * FOLK_COUNT + place
        put(out, first, supply_of(realm, other))
        put(out, first + MOST_SEATS, points_of(realm, other))
    return at + 2 * MOST_SEATS * (FOLK_COUNT + 1)


def _put_gardens(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write which squares are covered, and which tiles and homes lie where."""
    for place in range(realm.seats):
        other = facing(place, seat, realm.seats)
        first = at + place * SQUARES
        put_set(out, first, PART, covered_squares(realm, other, 0))
        put_set(out, first + PART, PART, covered_squares(realm, other, 1))
        _put_paths(out, first, path_squares(realm, other, 0))
        _put_paths(out, first + PART, path_squares(realm, other, 1))
    at += MOST_SEATS * SQUARES
    homes = at + TILE_COUNT * _TILE_FACTS
    for piece in realm.laid:
        lay = piece_lay(piece)
        if not is_home(piece):
            first = at + piece_which(piece) * _TILE_FACTS
            out[first + turned(piece_seat(piece), seat, realm.seats)] = 1
            put(out, first + MOST_SEATS, side_of(lay))
            put(out, first + MOST_SEATS + 1, turns_of(lay))
            put(out, first + MOST_SEATS + 2, corner_of(lay))
        elif lay == BESIDE_GARDEN:
            out[homes + home_folk(piece)] = -1
        else:
            out[homes + home_folk(piece)] = i16(lay + 1)
    return homes + FOLK_COUNT


def _put_paths(out: vec[i16], at: i64, squares: i64) -> None:
    """Write 2 for each square under a path."""
    while squares:
        out[at + lowest(squares)] = 2
        squares = without_lowest(squares)


def _put_counts(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write how many cards all seats have where, and the cards at work."""
    for place in range(realm.seats):
        other = facing(place, seat, realm.seats)
        first = put(out, at + place * 3, card_count(realm, other, HAND))
        first = put(out, first, card_count(realm, other, PILE))
        put(out, first, card_count(realm, other, DISCARDS))
    at += MOST_SEATS * 3
    for place in range(realm.depth):
        task = realm.words[AGENDA + place]
        if task_kind(task) == FINISH_CARD:
            out[at + task_card(task)] = 1
    return at + CARD_COUNT


def _put_draft(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    at = put(out, at, realm.passes)
    for place in range(realm.seats):
        if contains(realm.chosen, facing(place, seat, realm.seats)):
            out[at + place] = 1
    at += MOST_SEATS
    if realm.drafted and realm.passes < PICKS:
        first = packet_before(realm, seat) * PICKS
        for place in range(first, first + PICKS):
            card = realm.packets[place]
            if card != NO_CARD:
                out[at + card] = 1
    return at + CARD_COUNT
