"""Gardens: where a tile or a home fits, laying it, and what the icons under it give."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import append, i64
from ...kernel.journal import EVERYBODY, NOBODY
from ...kernel.rng import Rng
from .cards import draw
from .ending import come
from .state import (
    ALL_HOMES,
    BESIDE,
    COVERED,
    HOME_PIECES,
    NO_TILES,
    PATHS,
    PLACING,
    POINTS,
    STRIDE,
    Realm,
    home_owner,
    piece,
    push,
)
from .tables import (
    BIT,
    CARD_ICON,
    CELLS,
    FOLK_COUNT,
    HOME_OUTLINE,
    ICON,
    ICON_POINTS,
    KINSHIP_ICON,
    LOW,
    LOWER_ANCHORS,
    LOWER_EDGE,
    MOST_CELLS,
    NOT_FIRST,
    NOT_LAST,
    OUTLINE,
    PART,
    PART_MASK,
    PATH,
    PLANT,
    POINTS_ICON,
    SIZE,
    SQUARES,
    TURN_COUNT,
    UPPER_ANCHORS,
    UPPER_EDGE,
    how_many,
    nth,
)
from .telling import HOUSED, LAID, SCORED, TILES_OFFERED

SIDES_FROM: Final = 400
"""A lay is side * 400 + turns * 100 + square."""


# ---------------------------------------------------------------- sets of squares


def spread_upper(upper: i64, lower: i64) -> i64:
    """Of the squares that share an edge with these, the upper half."""
    return (
        ((upper >> 1) & NOT_LAST)
        | ((upper << 1) & NOT_FIRST)
        | (upper >> 10)
        | ((upper << 10) & PART_MASK)
        | ((lower & 1023) << 40)
    )


def spread_lower(upper: i64, lower: i64) -> i64:
    """Likewise, the lower half."""
    return (
        ((lower >> 1) & NOT_LAST)
        | ((lower << 1) & NOT_FIRST)
        | (lower >> 10)
        | ((lower << 10) & PART_MASK)
        | (upper >> 40)
    )


def upper_squares(outline: i64, square: i64) -> i64:
    """The squares that an outline covers with its frame's corner here, the upper half."""
    covered: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        at = square + CELLS[place]
        if at < PART:
            covered |= BIT[at]
    return covered


def lower_squares(outline: i64, square: i64) -> i64:
    """Likewise, the lower half."""
    covered: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        at = square + CELLS[place]
        if at >= PART:
            covered |= BIT[at - PART]
    return covered


# ---------------------------------------------------------------- where something fits


def upper_fits(outline: i64, free: i64, free_below: i64) -> i64:
    """The corners at which an outline lies on free squares alone, the upper half."""
    fits = UPPER_ANCHORS[outline]
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        by = CELLS[place]
        fits &= (free >> by) | ((free_below & LOW[by]) << (PART - by))
    return fits


def lower_fits(outline: i64, free_below: i64) -> i64:
    """Likewise, the lower half."""
    fits = LOWER_ANCHORS[outline]
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        fits &= free_below >> CELLS[place]
    return fits


def upper_touches(outline: i64, near: i64, near_below: i64) -> i64:
    """The corners at which an outline covers one of these squares, the upper half."""
    touches: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        by = CELLS[place]
        touches |= (near >> by) | ((near_below & LOW[by]) << (PART - by))
    return touches


def lower_touches(outline: i64, near_below: i64) -> i64:
    """Likewise, the lower half."""
    touches: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        touches |= near_below >> CELLS[place]
    return touches


def path_ground(realm: Realm, seat: i64, part: i64) -> i64:
    """The squares one of which a path tile must cover: by the border, or beside a path (FMC-32)."""
    upper = realm.words[seat * STRIDE + PATHS]
    lower = realm.words[seat * STRIDE + PATHS + 1]
    if upper | lower:
        return spread_lower(upper, lower) if part else spread_upper(upper, lower)
    return LOWER_EDGE if part else UPPER_EDGE


def places(realm: Realm, seat: i64, face: i64, turns: i64, part: i64) -> i64:
    """The corners at which the seat may lay a side (tile * 2 + side), turned, in one half."""
    outline = OUTLINE[face * 4 + turns]
    free = PART_MASK & ~realm.words[seat * STRIDE + COVERED]
    below = PART_MASK & ~realm.words[seat * STRIDE + COVERED + 1]
    fits = lower_fits(outline, below) if part else upper_fits(outline, free, below)
    if fits and face % 2 == PATH:
        ground = path_ground(realm, seat, 1)
        if part:
            return fits & lower_touches(outline, ground)
        return fits & upper_touches(outline, path_ground(realm, seat, 0), ground)
    return fits


def ways(realm: Realm, seat: i64, tile: i64) -> i64:
    """In how many ways the seat may lay the tile (FMC-31, FMC-37R)."""
    found: i64 = 0
    for face in range(tile * 2, tile * 2 + 2):
        for turns in range(TURN_COUNT[face]):
            for part in range(2):
                found += how_many(places(realm, seat, face, turns, part))
    return found


def nth_way(realm: Realm, seat: i64, tile: i64, n: i64) -> i64:
    """The lay that has n others below it."""
    for face in range(tile * 2, tile * 2 + 2):
        for turns in range(TURN_COUNT[face]):
            for part in range(2):
                corners = places(realm, seat, face, turns, part)
                found = how_many(corners)
                if n < found:
                    square = nth(corners, n) + part * PART
                    return face % 2 * SIDES_FROM + turns * SQUARES + square
                n -= found
    raise AssertionError("the ways are counted right")


def fits_somewhere(realm: Realm, seat: i64, tile: i64) -> bool:
    """Whether the tile can be laid at all (FMC-36R)."""
    for face in range(tile * 2, tile * 2 + 2):
        for turns in range(TURN_COUNT[face]):
            if places(realm, seat, face, turns, 1) or places(realm, seat, face, turns, 0):
                return True
    return False


def fitting_tiles(realm: Realm, seat: i64) -> i64:
    """Of the tiles offered, those that fit (FMC-36R)."""
    fitting: i64 = 0
    left = realm.tile_offer
    while left:
        tile = nth(left, 0)
        left &= left - 1
        if fits_somewhere(realm, seat, tile):
            fitting |= BIT[tile]
    return fitting


def may_lie(realm: Realm, seat: i64, tile: i64, lay: i64) -> bool:
    """Whether the tile may be laid so."""
    face = tile * 2 + lay // SIDES_FROM
    turns = lay % SIDES_FROM // SQUARES
    square = lay % SQUARES
    if turns >= TURN_COUNT[face]:
        return False
    corners = places(realm, seat, face, turns, square // PART)
    return (corners >> (square % PART)) & 1 != 0


def home_places(realm: Realm, seat: i64, part: i64) -> i64:
    """The corners at which a home may be placed (FMC-60), in one half."""
    below = PART_MASK & ~realm.words[seat * STRIDE + COVERED + 1]
    if part:
        return lower_fits(HOME_OUTLINE, below)
    return upper_fits(HOME_OUTLINE, PART_MASK & ~realm.words[seat * STRIDE + COVERED], below)


# ---------------------------------------------------------------- laying


def lay_tile(realm: Realm, seat: i64, tile: i64, lay: i64) -> None:
    """Lay a tile on the seat's garden."""
    side = lay // SIDES_FROM
    square = lay % SQUARES
    cover(realm, seat, OUTLINE[tile * 8 + lay // SQUARES], square, side)
    realm.laid = append(realm.laid[:], piece(seat, tile, lay))
    if realm.telling:
        turns = lay % SIDES_FROM // SQUARES
        realm.journal.note(LAID, NOBODY, [seat, tile, side, turns, square])


def give_icons(realm: Realm, seat: i64, tile: i64, lay: i64, rng: Rng) -> None:
    """What a tile covers gives points, then cards, then tokens (FMC-35, FMC-38R)."""
    outline = OUTLINE[tile * 8 + lay // SQUARES]
    square = lay % SQUARES
    points: i64 = 0
    cards: i64 = 0
    kinship: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        icon = ICON[square + CELLS[place]]
        if icon == KINSHIP_ICON:
            kinship += 1
        elif icon == CARD_ICON:
            cards += 1
        elif icon == POINTS_ICON:
            points += ICON_POINTS
    if points:
        score(realm, seat, points, True)
    if cards:
        draw(realm, seat, cards, rng)
    if kinship:
        push(realm, PLACING, seat, kinship, 0)


def place_home(realm: Realm, seat: i64, folk: i64, square: i64) -> None:
    """Place a home, or keep it beside the garden (square -1, FMC-61R)."""
    if square >= 0:
        cover(realm, seat, HOME_OUTLINE, square, PLANT)
    lay: i64 = square if square >= 0 else BESIDE
    realm.laid = append(realm.laid[:], piece(seat, HOME_PIECES + folk, lay))
    if realm.telling:
        realm.journal.note(HOUSED, NOBODY, [seat, folk, square])
    for other in range(FOLK_COUNT):
        if home_owner(realm, other) < 0:
            return
    come(realm, ALL_HOMES)


def score(realm: Realm, seat: i64, points: i64, by_icon: bool) -> None:
    """Points are recorded at once (FMC-26)."""
    realm.words[seat * STRIDE + POINTS] += points
    if realm.telling:
        realm.journal.note(SCORED, NOBODY, [seat, points, int(by_icon)])


def cover(realm: Realm, seat: i64, outline: i64, square: i64, side: i64) -> None:
    """Squares under an outline are covered, and a path if that is its side."""
    upper = upper_squares(outline, square)
    lower = lower_squares(outline, square)
    at = seat * STRIDE
    realm.words[at + COVERED] |= upper
    realm.words[at + COVERED + 1] |= lower
    if side == PATH:
        realm.words[at + PATHS] |= upper
        realm.words[at + PATHS + 1] |= lower


# ---------------------------------------------------------------- bag and Tile Offer


def offer_tiles(realm: Realm, number: i64, rng: Rng) -> None:
    """Lay so many tiles of the bag into the offer."""
    new: list[int] = []
    for _ in range(number):
        tile = nth(realm.bag, rng.below(how_many(realm.bag)))
        realm.bag &= ~BIT[tile]
        realm.tiles_left -= 1
        realm.tile_offer |= BIT[tile]
        if realm.telling:
            new.append(tile)
    if realm.telling and number:
        realm.journal.note(TILES_OFFERED, EVERYBODY, sorted(new))


def replace_tile(realm: Realm, rng: Rng) -> None:
    """Replace a tile that an effect took out of the offer (FMC-56R)."""
    if realm.tiles_left:
        offer_tiles(realm, 1, rng)
    else:
        come(realm, NO_TILES)
