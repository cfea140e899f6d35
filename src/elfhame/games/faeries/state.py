"""The state of a game: its fields, how they are packed, and named access to them."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import append, i64, mypyc_attr, vec
from ...kernel.bits import BIT, contains, how_many, without
from ...kernel.state import State
from .data.components import TILE_COUNT
from .data.outlines import PART_MASK
from .data.tables import FOLK_COUNT, card_at, card_list, half_of, place_in_half

# Why the end has come (FMC-70, FMC-76R); RUNNING as long as it hasn't.
RUNNING: Final[i64] = 0
ALL_HOMES: Final[i64] = 1
NO_TILES: Final[i64] = 2
NO_TOKENS: Final[i64] = 3
NO_CARDS: Final[i64] = 4
TOO_LONG: Final[i64] = 5

NO_CARD: Final[i64] = 255
MOST_SEATS: Final[i64] = 4
PICKS: Final[i64] = 4
"""The number of cards that each seat keeps in the draft (FMC-15V)."""
NO_PICKS: Final = vec[i64]([NO_CARD] * (MOST_SEATS * PICKS))
"""By seat or packet * PICKS + place: nothing kept, and nothing dealt, in the draft."""

# ``words`` begins with one word for each area: the tokens there, _TOKEN_BITS for each seat.
_TOKEN_BITS: Final[i64] = 6
_TOKEN_MASK: Final[i64] = 63
# The words of each seat follow. The first holds its supply, strangers and points.
_STATUS: Final[i64] = 5
_STRIDE: Final[i64] = 5
_SUPPLY_MASK: Final[i64] = 63
_STRANGERS_FROM: Final[i64] = 6
_STRANGERS_MASK: Final[i64] = 127
_POINTS_FROM: Final[i64] = 13
_COVERED: Final[i64] = 6  # two words, as a set of squares
_PATHS: Final[i64] = 8  # two words, as a set of squares
AGENDA: Final[i64] = _STATUS + MOST_SEATS * _STRIDE  # comes last; see rules/tasks.py
MOST_TASKS: Final[i64] = 24
WORDS: Final[i64] = AGENDA + MOST_TASKS
"""The length of ``words``."""

# ``cards`` consists of zones: sets of cards, two words each. First, those that belong to nobody:
TABLE: Final[i64] = 0  # instead of a seat
OFFER: Final[i64] = 0  # the Card Offer
UNSEEN: Final[i64] = 2  # the deck without its known bottom, and the box
# ... then where each seat's cards are:
HAND: Final[i64] = 4
PILE: Final[i64] = 6
DISCARDS: Final[i64] = 8
# ... and what others know of them (FMC-93R to FMC-95R); a card is in one of these at most:
SEEN: Final[i64] = 10  # in the discards, and others saw it go there
BATCH: Final[i64] = 12  # others know that it was in the draw pile when that was last made
FRESH: Final[i64] = 14  # not in the draw pile: others saw it in the hand since that was made
SHOWN_HAND: Final[i64] = 16  # in the hand, and others saw it go there
_ZONE_WORDS: Final[i64] = 14  # words per seat
CARD_WORDS: Final[i64] = HAND + MOST_SEATS * _ZONE_WORDS
"""The length of ``cards``. Like ``words`` it has fewer than 62 words: Python's allocator is fast
for vectors up to that length, and each clone makes two."""


@mypyc_attr(acyclic=True)
class Realm(State):
    """The fields of a game of Faeries & Magical Creatures."""

    __slots__ = (
        "acting",
        "action",
        "bag",
        "cards",
        "chosen",
        "deck",
        "depth",
        "drafted",
        "end",
        "extra",
        "first_piles",
        "friendly",
        "homes",
        "laid",
        "open_picks",
        "over",
        "packets",
        "passes",
        "picks",
        "seats",
        "tile_offer",
        "tiles_left",
        "turns",
        "under",
        "words",
    )

    def __init__(
        self,
        seats: i64,
        friendly: i64,
        drafted: i64,
        words: vec[i64],
        cards: vec[i64],
        depth: i64,
        acting: i64,
        action: i64,
        extra: i64,
        turns: i64,
        deck: i64,
        under: vec[i64],
        bag: i64,
        tiles_left: i64,
        tile_offer: i64,
        homes: i64,
        laid: vec[i64],
        first_piles: i64,
        picks: vec[i64],
        packets: vec[i64],
        open_picks: i64,
        passes: i64,
        chosen: i64,
        end: i64,
        over: i64,
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.friendly: i64 = friendly  # 1 if FMC-63V is played
        self.drafted: i64 = drafted  # 1 if FMC-15V is played
        self.words: Final[vec[i64]] = words  # areas, seats and the agenda
        self.cards: Final[vec[i64]] = cards  # all zones
        self.depth: i64 = depth  # the number of tasks on the agenda
        self.acting: i64 = acting  # the seat with the Acting Player token
        self.action: i64 = action  # the action of this turn
        self.extra: i64 = extra  # 1 if the extra card of this turn was used
        self.turns: i64 = turns  # the number of turns so far, including this one
        # These vectors are replaced, never changed, so that clones can share them:
        self.under: vec[i64] = under  # cards put under the deck, the next to come first
        self.laid: vec[i64] = laid  # pieces in gardens, in the order laid: see ``lay_piece``
        self.picks: vec[i64] = picks  # by seat * PICKS + pick: the card kept in the draft
        self.packets: vec[i64] = packets  # by packet * PICKS + place: a card still in it
        self.deck: i64 = deck  # the number of unseen cards in the deck
        self.bag: i64 = bag  # tiles not seen yet, as a set: bag and box
        self.tiles_left: i64 = tiles_left  # the number of them in the bag
        self.tile_offer: i64 = tile_offer  # as a set
        self.homes: i64 = homes  # packed by folk: 0, or the owner's seat + 1
        self.first_piles: i64 = first_piles  # seats that still draw from their first pile, as a set
        self.open_picks: i64 = open_picks  # the picks that everyone has seen, as a set
        self.passes: i64 = passes  # the number of times that packets were passed on
        self.chosen: i64 = chosen  # seats that have chosen in the draft, as a set
        self.end: i64 = end  # why the end has come, or RUNNING
        self.over: i64 = over  # the same, once everything is scored


# ---------------------------------------------------------------- points and tokens


def points_of(realm: Realm, seat: i64) -> i64:
    """The points of a seat."""
    return realm.words[seat * _STRIDE + _STATUS] >> _POINTS_FROM


def add_points(realm: Realm, seat: i64, points: i64) -> None:
    """Advance a seat on the score track."""
    realm.words[seat * _STRIDE + _STATUS] += points << _POINTS_FROM


def supply_of(realm: Realm, seat: i64) -> i64:
    """The Kinship tokens that a seat has left."""
    return realm.words[seat * _STRIDE + _STATUS] & _SUPPLY_MASK


def add_supply(realm: Realm, seat: i64, number: i64) -> None:
    """Return tokens to a seat's supply; take them if the number is negative."""
    realm.words[seat * _STRIDE + _STATUS] += number


def area_of(realm: Realm, folk: i64) -> i64:
    """The tokens of all seats in an area, as one number for ``tokens_in``."""
    return realm.words[folk]


def tokens_in(area: i64, seat: i64) -> i64:
    """The tokens of a seat in an area."""
    return (area >> (_TOKEN_BITS * seat)) & _TOKEN_MASK


def with_tokens(area: i64, seat: i64, number: i64) -> i64:
    """The area with this many more tokens of a seat; fewer, if the number is negative."""
    return area + (number << (_TOKEN_BITS * seat))


def tokens(realm: Realm, seat: i64, folk: i64) -> i64:
    """The tokens of a seat in a folk's area."""
    return tokens_in(realm.words[folk], seat)


def add_tokens(realm: Realm, seat: i64, folk: i64, number: i64) -> None:
    """Put tokens of a seat into an area; take them off if the number is negative."""
    realm.words[folk] += number << (_TOKEN_BITS * seat)


# ---------------------------------------------------------------- zones of cards


def holds(realm: Realm, seat: i64, zone: i64, card: i64) -> bool:
    """Whether the card is in this zone of the seat."""
    return contains(half_zone(realm, seat, zone, half_of(card)), place_in_half(card))


def put_card(realm: Realm, seat: i64, zone: i64, card: i64) -> None:
    """Put a card into a zone of the seat."""
    realm.cards[seat * _ZONE_WORDS + zone + half_of(card)] |= BIT[place_in_half(card)]


def take_card(realm: Realm, seat: i64, zone: i64, card: i64) -> None:
    """Take a card out of a zone of the seat, if it is there."""
    realm.cards[seat * _ZONE_WORDS + zone + half_of(card)] &= ~BIT[place_in_half(card)]


def move_card(realm: Realm, seat: i64, source: i64, target: i64, card: i64) -> None:
    """Move a card from one zone of the seat, in which it is, to another."""
    at = seat * _ZONE_WORDS + half_of(card)
    bit = BIT[place_in_half(card)]
    cards = realm.cards
    cards[at + source] ^= bit
    cards[at + target] |= bit


def card_count(realm: Realm, seat: i64, zone: i64) -> i64:
    """The number of cards in a zone of the seat."""
    at = seat * _ZONE_WORDS + zone
    return how_many(realm.cards[at]) + how_many(realm.cards[at + 1])


def has_cards(realm: Realm, seat: i64, zone: i64) -> bool:
    """Whether there is any card in a zone of the seat."""
    at = seat * _ZONE_WORDS + zone
    return (realm.cards[at] | realm.cards[at + 1]) != 0


def nth_card(realm: Realm, seat: i64, zone: i64, place: i64) -> i64:
    """The card at this place of a zone in ascending order, counted from 0."""
    at = seat * _ZONE_WORDS + zone
    return card_at(realm.cards[at], realm.cards[at + 1], place)


def zone_of(realm: Realm, seat: i64, zone: i64) -> tuple[i64, i64]:
    """The cards in a zone of the seat: both halves as sets."""
    at = seat * _ZONE_WORDS + zone
    return realm.cards[at], realm.cards[at + 1]


def half_zone(realm: Realm, seat: i64, zone: i64, half: i64) -> i64:
    """One half of a zone as a set: 0 for cards below HALF, 1 for the others less HALF."""
    return realm.cards[seat * _ZONE_WORDS + zone + half]


def set_zone(realm: Realm, seat: i64, zone: i64, lower: i64, upper: i64) -> None:
    """Replace the cards of a zone."""
    at = seat * _ZONE_WORDS + zone
    realm.cards[at] = lower
    realm.cards[at + 1] = upper


def move_zone(realm: Realm, seat: i64, source: i64, target: i64) -> None:
    """Replace the cards of one zone by all those of another, which is empty afterwards."""
    lower, upper = zone_of(realm, seat, source)
    set_zone(realm, seat, target, lower, upper)
    set_zone(realm, seat, source, 0, 0)


def zone_list(realm: Realm, seat: i64, zone: i64) -> list[int]:
    """The cards in a zone of the seat, ascending."""
    at = seat * _ZONE_WORDS + zone
    return card_list(realm.cards[at], realm.cards[at + 1])


def merge_zone(realm: Realm, seat: i64, source: i64, target: i64) -> None:
    """Add all cards of one zone to another; the first is empty afterwards."""
    at = seat * _ZONE_WORDS
    cards = realm.cards
    cards[at + target] |= cards[at + source]
    cards[at + target + 1] |= cards[at + source + 1]
    cards[at + source] = 0
    cards[at + source + 1] = 0


def owned_half(realm: Realm, seat: i64, half: i64) -> i64:
    """One half of the seat's cards in hand, draw pile and discards, as a set."""
    at = seat * _ZONE_WORDS + half
    return realm.cards[at + HAND] | realm.cards[at + PILE] | realm.cards[at + DISCARDS]


def strangers_of(realm: Realm, seat: i64) -> i64:
    """The number of cards that went unseen into the seat's draw pile (FMC-94R)."""
    return (realm.words[seat * _STRIDE + _STATUS] >> _STRANGERS_FROM) & _STRANGERS_MASK


def set_strangers(realm: Realm, seat: i64, number: i64) -> None:
    """Note how many cards went unseen into the seat's draw pile."""
    more = number - strangers_of(realm, seat)
    realm.words[seat * _STRIDE + _STATUS] += more << _STRANGERS_FROM


# ---------------------------------------------------------------- homes and gardens

_OWNER_BITS: Final[i64] = 3
_OWNER_MASK: Final[i64] = 7
# A piece is one number: how it lies, which piece it is, and whose.
_LAY_MASK: Final[i64] = 1023
_WHICH_FROM: Final[i64] = 10
_WHICH_MASK: Final[i64] = 63
_OWNED_FROM: Final[i64] = 16
BESIDE_GARDEN: Final[i64] = 1000
"""Instead of the square of a home: it is kept beside the garden (FMC-61R)."""


def home_owner(realm: Realm, folk: i64) -> i64:
    """The seat that has the folk's home, or -1."""
    return ((realm.homes >> _OWNER_BITS * folk) & _OWNER_MASK) - 1


def give_home(realm: Realm, folk: i64, seat: i64) -> None:
    """Give the folk's home to a seat (FMC-60)."""
    realm.homes |= (seat + 1) << (_OWNER_BITS * folk)


def homes_of(realm: Realm, seat: i64) -> i64:
    """The number of homes that a seat has."""
    owned: i64 = 0
    for folk in range(FOLK_COUNT):
        if home_owner(realm, folk) == seat:
            owned += 1
    return owned


def lay_piece(realm: Realm, seat: i64, which: i64, lay: i64) -> None:
    """Add a piece to those laid in gardens: whose it is, which one, and how it lies."""
    realm.laid = append(realm.laid[:], seat << _OWNED_FROM | which << _WHICH_FROM | lay)


def home_piece(folk: i64) -> i64:
    """Which piece the home of a folk is; the tiles come before."""
    return TILE_COUNT + folk


def home_folk(piece: i64) -> i64:
    """The folk of a home."""
    return piece_which(piece) - TILE_COUNT


def piece_seat(piece: i64) -> i64:
    """The seat that a piece belongs to."""
    return piece >> _OWNED_FROM


def piece_which(piece: i64) -> i64:
    """Which piece it is: a tile, or the ``home_piece`` of a folk."""
    return (piece >> _WHICH_FROM) & _WHICH_MASK


def piece_lay(piece: i64) -> i64:
    """How a tile lies; the square of a home, or BESIDE_GARDEN."""
    return piece & _LAY_MASK


def is_home(piece: i64) -> bool:
    """Whether a piece is a home and not a tile."""
    return piece_which(piece) >= TILE_COUNT


def covered_squares(realm: Realm, seat: i64, part: i64) -> i64:
    """The covered squares of a garden as a set; part 0 is the upper rows, 1 the lower rows."""
    return realm.words[seat * _STRIDE + _COVERED + part]


def free_squares(realm: Realm, seat: i64, part: i64) -> i64:
    """The uncovered squares of a garden as a set, by part."""
    return without(PART_MASK, covered_squares(realm, seat, part))


def path_squares(realm: Realm, seat: i64, part: i64) -> i64:
    """The squares under path tiles as a set, by part."""
    return realm.words[seat * _STRIDE + _PATHS + part]


def cover_squares(realm: Realm, seat: i64, upper: i64, lower: i64) -> None:
    """Cover squares of a garden."""
    at = seat * _STRIDE + _COVERED
    realm.words[at] |= upper
    realm.words[at + 1] |= lower


def cover_with_path(realm: Realm, seat: i64, upper: i64, lower: i64) -> None:
    """Cover squares of a garden with a path."""
    cover_squares(realm, seat, upper, lower)
    at = seat * _STRIDE + _PATHS
    realm.words[at] |= upper
    realm.words[at + 1] |= lower
