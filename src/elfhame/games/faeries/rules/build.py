"""Gardens: where a tile or a home fits, laying it, and what the icons under it give."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import append, i64, vec
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.tables import (
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
    lowest,
    nth,
)
from ..state import (
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
from .ending import come
from .entries import HOUSED, LAID, SCORED, TILES_OFFERED
from .hand import draw

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

WAYS: Final = 16
"""Room for the places of a tile: by side * 8 + turns * 2 + half, the corners of its frame."""
NO_WAYS: Final = vec[i64]([0] * WAYS)
"""To be copied, and written over."""


def upper_fits(outline: i64, free: i64, below: i64) -> i64:
    """The corners at which an outline lies on free squares alone, the upper half."""
    fits = UPPER_ANCHORS[outline]
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        by = CELLS[place]
        fits &= (free >> by) | ((below & LOW[by]) << (PART - by))
    return fits


def lower_fits(outline: i64, below: i64) -> i64:
    """Likewise, the lower half."""
    fits = LOWER_ANCHORS[outline]
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        fits &= below >> CELLS[place]
    return fits


def path_ground(realm: Realm, seat: i64, part: i64) -> i64:
    """The squares one of which a path tile must cover: by the border, or beside a path (FMC-32)."""
    upper = realm.words[seat * STRIDE + PATHS]
    lower = realm.words[seat * STRIDE + PATHS + 1]
    if upper | lower:
        return spread_lower(upper, lower) if part else spread_upper(upper, lower)
    return LOWER_EDGE if part else UPPER_EDGE


def find_ways(realm: Realm, seat: i64, tile: i64, ways: vec[i64]) -> i64:
    """Write where the seat may lay the tile (FMC-31, FMC-37R); in how many ways.

    An outline fits where each of its squares is free; a path must also cover one of some squares.
    """
    free = PART_MASK & ~realm.words[seat * STRIDE + COVERED]
    below = PART_MASK & ~realm.words[seat * STRIDE + COVERED + 1]
    near = path_ground(realm, seat, 0)
    near_below = path_ground(realm, seat, 1)
    found: i64 = 0
    for at in range(8):
        face = tile * 2 + at // 4
        if at % 4 >= TURN_COUNT[face]:
            ways[at * 2] = 0
            ways[at * 2 + 1] = 0
            continue
        outline = OUTLINE[face * 4 + at % 4]
        upper = UPPER_ANCHORS[outline]
        lower = LOWER_ANCHORS[outline]
        touches: i64 = 0
        touches_below: i64 = 0
        first = outline * MOST_CELLS
        for place in range(first, first + SIZE[outline]):
            by = CELLS[place]
            low = LOW[by]
            upper &= (free >> by) | ((below & low) << (PART - by))
            lower &= below >> by
            if at >= 4:
                touches |= (near >> by) | ((near_below & low) << (PART - by))
                touches_below |= near_below >> by
        if at >= 4:
            upper &= touches
            lower &= touches_below
        ways[at * 2] = upper
        ways[at * 2 + 1] = lower
        found += how_many(upper) + how_many(lower)
    return found


def nth_way(ways: vec[i64], n: i64) -> i64:
    """The lay that has n others below it."""
    for at in range(WAYS):
        found = how_many(ways[at])
        if n < found:
            return at // 2 * SQUARES + at % 2 * PART + nth(ways[at], n)
        n -= found
    raise AssertionError("the ways are counted right")


def fits_twice(realm: Realm, seat: i64, tile: i64) -> bool:
    """Whether there is a choice where to lay the tile."""
    outline = OUTLINE[tile * 8]
    below = PART_MASK & ~realm.words[seat * STRIDE + COVERED + 1]
    corners = lower_fits(outline, below)
    if corners & (corners - 1):
        return True
    return find_ways(realm, seat, tile, NO_WAYS[:]) > 1


def fits_somewhere(realm: Realm, seat: i64, tile: i64) -> bool:
    """Whether the tile can be laid at all (FMC-36R)."""
    outline = OUTLINE[tile * 8]
    below = PART_MASK & ~realm.words[seat * STRIDE + COVERED + 1]
    if lower_fits(outline, below):
        return True
    if upper_fits(outline, PART_MASK & ~realm.words[seat * STRIDE + COVERED], below):
        return True
    return find_ways(realm, seat, tile, NO_WAYS[:]) > 0


def fitting_tiles(realm: Realm, seat: i64) -> i64:
    """Of the tiles offered, those that fit (FMC-36R)."""
    fitting: i64 = 0
    left = realm.tile_offer
    while left:
        tile = lowest(left)
        left &= left - 1
        if fits_somewhere(realm, seat, tile):
            fitting |= BIT[tile]
    return fitting


def is_on_grid(tile: i64, lay: i64) -> bool:
    """Whether the tile would lie wholly on the grid, turned as no lower turn looks (FMC-37R)."""
    if lay // SQUARES % 4 >= TURN_COUNT[tile * 2 + lay // SIDES_FROM]:
        return False
    outline = OUTLINE[tile * 8 + lay // SQUARES]
    square = lay % SQUARES
    anchors = LOWER_ANCHORS[outline] if square >= PART else UPPER_ANCHORS[outline]
    return (anchors >> (square % PART)) & 1 != 0


def is_uncovered(realm: Realm, seat: i64, tile: i64, lay: i64) -> bool:
    """Whether all squares that the tile would lie on are uncovered (FMC-31)."""
    outline = OUTLINE[tile * 8 + lay // SQUARES]
    at = seat * STRIDE + COVERED
    return not (
        upper_squares(outline, lay % SQUARES) & realm.words[at]
        or lower_squares(outline, lay % SQUARES) & realm.words[at + 1]
    )


def joins_paths(realm: Realm, seat: i64, tile: i64, lay: i64) -> bool:
    """Whether the tile would lie by the border, or later beside a path; plants always may."""
    if lay < SIDES_FROM:
        return True
    outline = OUTLINE[tile * 8 + lay // SQUARES]
    upper = upper_squares(outline, lay % SQUARES) & path_ground(realm, seat, 0)
    lower = lower_squares(outline, lay % SQUARES) & path_ground(realm, seat, 1)
    return upper != 0 or lower != 0


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
    lay: i64 = BESIDE
    if square >= 0:
        lay = square
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
    before = realm.tile_offer
    left = how_many(realm.bag)
    while number:
        number -= 1
        tile = nth(realm.bag, rng.below(left))
        left -= 1
        realm.bag &= ~BIT[tile]
        realm.tiles_left -= 1
        realm.tile_offer |= BIT[tile]
    new = realm.tile_offer & ~before
    if realm.telling and new:
        facts: list[int] = [nth(new, place) for place in range(how_many(new))]
        realm.journal.note(TILES_OFFERED, EVERYBODY, facts)


def replace_tile(realm: Realm, rng: Rng) -> None:
    """Replace a tile that an effect took out of the offer (FMC-56R)."""
    if realm.tiles_left:
        offer_tiles(realm, 1, rng)
    else:
        come(realm, NO_TILES)
