"""Points: areas, gardens, what cards count; at the end winners, and what is told of it."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import EVERYBODY, NOBODY
from ..data.tables import (
    AT_END,
    CARD_COUNT,
    FOLK_CARDS,
    FOLK_COUNT,
    HALF,
    HOME_OUTLINE,
    OF_AREAS,
    OF_CARDS,
    OF_HOMES,
    OF_LEADS,
    OF_PATHS,
    OF_PLANTS,
    OUTLINE,
    SIZE,
    SQUARES,
    amount_of,
    cap_of,
    folk_of,
    how_many,
    measure_of,
)
from ..state import (
    BESIDE,
    DISCARDS,
    HAND,
    HOME_PIECES,
    PATHS,
    PILE,
    POINTS,
    STRIDE,
    TOO_LONG,
    Realm,
    holds,
    homes_of,
    piece_lay,
    piece_seat,
    piece_which,
    tokens,
    word,
)
from .build import SIDES_FROM, lower_squares, spread_lower, spread_upper, upper_squares
from .entries import AREA, COUNTED, ENDED, GARDEN, LEFT, SHOWN, WON
from .tokens import areas_of

# ---------------------------------------------------------------- areas


def area_points(realm: Realm, seat: i64, folk: i64) -> i64:
    """What an area brings a seat (FMC-62, FMC-63R, FMC-63V)."""
    own = tokens(realm, seat, folk)
    if not own:
        return 0
    above: i64 = 0  # seats with more
    beside: i64 = 0  # others with as many
    most: i64 = 0
    total: i64 = 0
    for other in range(realm.seats):
        there = tokens(realm, other, folk)
        total += there
        if there > most:
            most = there
        if there > own:
            above += 1
        elif there == own and other != seat:
            beside += 1
    if not above:
        return own if beside and not realm.friendly else total
    if _is_second(realm, folk, own, most):
        return own
    return 0


def _is_second(realm: Realm, folk: i64, own: i64, most: i64) -> bool:
    """Whether one player alone has the most, and only that one more than so many."""
    for other in range(realm.seats):
        there = tokens(realm, other, folk)
        if own < there < most:
            return False
    leaders: i64 = 0
    for other in range(realm.seats):
        if tokens(realm, other, folk) == most:
            leaders += 1
    return leaders == 1


def leads(realm: Realm, seat: i64, folk: i64) -> bool:
    """Whether the seat alone has the most tokens there."""
    own = tokens(realm, seat, folk)
    for other in range(realm.seats):
        if other != seat and tokens(realm, other, folk) >= own:
            return False
    return own > 0


# ---------------------------------------------------------------- gardens


def home_squares(realm: Realm, seat: i64, part: i64) -> i64:
    """The squares under the seat's homes, in one half."""
    squares: i64 = 0
    for code in realm.laid:
        if piece_seat(code) == seat and piece_which(code) >= HOME_PIECES:
            square = piece_lay(code)
            if square != BESIDE:
                if part:
                    squares |= lower_squares(HOME_OUTLINE, square)
                else:
                    squares |= upper_squares(HOME_OUTLINE, square)
    return squares


def plant_points(realm: Realm, code: i64) -> i64:
    """What a piece scores as a plant: its squares if it touches a path, twice beside a home.

    Path tiles and homes score nothing (FMC-71 to FMC-73R).
    """
    lay = piece_lay(code)
    tile = piece_which(code)
    if tile >= HOME_PIECES or lay >= SIDES_FROM:
        return 0
    seat = piece_seat(code)
    outline = OUTLINE[tile * 8 + lay // SQUARES]
    upper = upper_squares(outline, lay % SQUARES)
    lower = lower_squares(outline, lay % SQUARES)
    near = spread_upper(upper, lower)
    below = spread_lower(upper, lower)
    paths = seat * STRIDE + PATHS
    if not (near & realm.words[paths] or below & realm.words[paths + 1]):
        return 0
    if homes_of(realm, seat) and (
        near & home_squares(realm, seat, 0) or below & home_squares(realm, seat, 1)
    ):
        return 2 * SIZE[outline]
    return SIZE[outline]


def plant_size(code: i64) -> i64:
    """The squares of a tile laid."""
    lay = piece_lay(code)
    return SIZE[OUTLINE[piece_which(code) * 8 + lay // SQUARES]]


def garden_points(realm: Realm, seat: i64) -> i64:
    """What the plants of a garden score."""
    points: i64 = 0
    for code in realm.laid:
        if piece_seat(code) == seat:
            points += plant_points(realm, code)
    return points


def doubled_points(realm: Realm, seat: i64) -> i64:
    """How many of these come from homes (FMC-72)."""
    points: i64 = 0
    for code in realm.laid:
        if piece_seat(code) == seat:
            scored = plant_points(realm, code)
            if scored:
                points += scored - plant_size(code)
    return points


# ---------------------------------------------------------------- what cards count


def counted(realm: Realm, seat: i64, step: i64) -> i64:
    """The points that a step counts by its measure now."""
    found = _measured(realm, seat, measure_of(step), folk_of(step))
    return min(cap_of(step), found * amount_of(step))


def _measured(realm: Realm, seat: i64, measure: i64, folk: i64) -> i64:
    if measure == OF_HOMES:
        return homes_of(realm, seat)
    if measure == OF_LEADS:
        return _led(realm, seat)
    if measure == OF_AREAS:
        return how_many(areas_of(realm, seat))
    if measure == OF_CARDS:
        return _cards_of(realm, seat, folk)
    if measure in (OF_PLANTS, OF_PATHS):
        return _tiles_of(realm, seat, measure == OF_PATHS)
    return tokens(realm, seat, folk)


def _led(realm: Realm, seat: i64) -> i64:
    found: i64 = 0
    for folk in range(FOLK_COUNT):
        if leads(realm, seat, folk):
            found += 1
    return found


def _tiles_of(realm: Realm, seat: i64, paths: bool) -> i64:
    """How many path tiles a garden has, or plants that touch a path."""
    found: i64 = 0
    for code in realm.laid:
        if piece_seat(code) != seat or piece_which(code) >= HOME_PIECES:
            continue
        if (piece_lay(code) >= SIDES_FROM) if paths else (plant_points(realm, code) > 0):
            found += 1
    return found


def _cards_of(realm: Realm, seat: i64, folk: i64) -> i64:
    """How many cards of a folk the seat has in hand, draw pile and discards."""
    found: i64 = 0
    at = seat * STRIDE
    for half in range(2):
        owned = realm.words[at + HAND + half] | realm.words[at + PILE + half]
        owned |= realm.words[at + DISCARDS + half]
        found += how_many(owned & FOLK_CARDS[half * FOLK_COUNT + folk])
    return found


def owns(realm: Realm, seat: i64, card: i64) -> bool:
    """Whether the card is in the seat's hand, draw pile or discards."""
    return (
        holds(realm, seat, HAND, card)
        or holds(realm, seat, PILE, card)
        or holds(realm, seat, DISCARDS, card)
    )


# ---------------------------------------------------------------- the end


def finish(realm: Realm) -> None:
    """Score everything (FMC-62, FMC-71, FMC-57R), tell it, and the game is over."""
    if realm.telling:
        _tell_cards(realm)
    for folk in range(FOLK_COUNT):
        _score_area(realm, folk)
    for seat in range(realm.seats):
        points = garden_points(realm, seat)
        realm.words[seat * STRIDE + POINTS] += points
        if realm.telling:
            facts: list[int] = [seat, points, doubled_points(realm, seat)]
            realm.journal.note(GARDEN, NOBODY, facts)
    for seat in range(realm.seats):
        _score_cards(realm, seat)
    realm.over = realm.end
    if realm.telling:
        won = winners(realm)
        seats: list[int] = [seat for seat in range(realm.seats) if (won >> seat) & 1]
        realm.journal.note(WON, NOBODY, seats)


def winners(realm: Realm) -> i64:
    """The seats with most points, then most homes, as bits (FMC-74)."""
    best: i64 = -1
    won: i64 = 0
    bit: i64 = 1
    for seat in range(realm.seats):
        rank = word(realm, seat, POINTS) * 8 + homes_of(realm, seat)
        if rank > best:
            best = rank
            won = 0
        if rank == best:
            won |= bit
        bit += bit
    return won


def _score_area(realm: Realm, folk: i64) -> None:
    for seat in range(realm.seats):
        points = area_points(realm, seat, folk)
        realm.words[seat * STRIDE + POINTS] += points
        if realm.telling and points:
            realm.journal.note(AREA, NOBODY, [seat, folk, points])


def _score_cards(realm: Realm, seat: i64) -> None:
    for card in range(CARD_COUNT):
        if AT_END[card] and owns(realm, seat, card):
            points = counted(realm, seat, AT_END[card])
            realm.words[seat * STRIDE + POINTS] += points
            if realm.telling:
                realm.journal.note(COUNTED, NOBODY, [seat, card, points])


def _tell_cards(realm: Realm) -> None:
    """All cards are shown (FMC-98R): those of every seat, then deck and box."""
    realm.journal.note(ENDED, NOBODY, [76 if realm.end == TOO_LONG else 70])
    for seat in range(realm.seats):
        for where, zone in enumerate((HAND, PILE, DISCARDS)):
            cards = [card for card in range(CARD_COUNT) if holds(realm, seat, zone, card)]
            if cards:
                facts: list[int] = [seat, where, *cards]
                realm.journal.note(SHOWN, EVERYBODY, facts)
    left: list[int] = [
        card for card in range(CARD_COUNT) if (realm.unseen[card // HALF] >> (card % HALF)) & 1
    ]
    if left:
        realm.journal.note(LEFT, EVERYBODY, left)
