"""The fields of a game: what each player has, what lies in the middle, and the work to be done."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.state import State
from .data.tables import BIT, FOLK_COUNT, HALF, how_many

# Why the end has come (FMC-70, FMC-76R); RUNNING as long as it has not.
RUNNING: Final = 0
ALL_HOMES: Final = 1
NO_TILES: Final = 2
NO_TOKENS: Final = 3
NO_CARDS: Final = 4
TOO_LONG: Final = 5

LAST_TURN: Final = 200

# What a seat has: words from seat * STRIDE on.
STRIDE: Final = 26
POINTS: Final = 0
SUPPLY: Final = 1
TOKENS: Final = 2  # a word a folk
# Sets of cards, two words each. First where a card lies:
HAND: Final = 7
PILE: Final = 9
DISCARDS: Final = 11
# ... then what others know of it (FMC-93R to FMC-95R), each card in one of them at most:
SEEN: Final = 13  # in the discards: they saw it go there
BATCH: Final = 15  # it was in the draw pile when that was last made
FRESH: Final = 17  # not in the draw pile: it was seen in the hand since that was made
SHOWN: Final = 19  # in the hand: they saw it go there
STRANGERS: Final = 21  # how many cards went unseen into the draw pile when it was last made
# Sets of squares, two words each:
COVERED: Final = 22
PATHS: Final = 24

# The work to be done, the next thing last; from AGENDA on, ``depth`` of them.
AGENDA: Final = 4 * STRIDE
MOST_WORK: Final = 24
WORDS: Final = AGENDA + MOST_WORK

# A piece of work: its kind, whose it is, and two small numbers.
NAME: Final = 1  # name an action
BEFORE: Final = 2  # the extra card, before the action
AFTER: Final = 3  # the extra card, after it
PERFORM: Final = 4  # an action
CLOSE: Final = 5  # the end of a turn
PLACING: Final = 6  # tokens to go
BUILDING: Final = 7  # choose a tile; 1 by a card, 2 and may be declined
LAYING: Final = 8  # a tile to lay; 1 by a card
BEFRIENDING: Final = 9  # 0 an action, 1 by a card, 2 by a card into the hand
HELPING: Final = 10  # play a card; 1 and may be declined
CALLING: Final = 11
WORKING: Final = 12  # a card, and step * 4 + branch
FINISHING: Final = 13  # a card that has worked
HOUSING: Final = 14  # a folk
MOVING: Final = 15  # tokens to go, whose
REMOVING: Final = 16  # tokens to go
STEALING: Final = 17  # tokens to go
AIMING: Final = 18  # cards that a rival is to discard
DROPPING: Final = 19  # cards to discard
RECOVERING: Final = 20  # cards to take
SPENDING: Final = 21  # a card, and its step
CHOOSING: Final = 22  # a card, and its step
KEEPING: Final = 23  # the draft; all at the same time
KINDS: Final = 24

NO_CARD: Final = 255
PICKS: Final = 4
"""Cards that each keeps in the draft (FMC-15V)."""

# Actions, as the main board has them (FMC-1).
TRUST: Final = 0
BUILD: Final = 1
BEFRIEND: Final = 2
HELP: Final = 3
CALL: Final = 4


@mypyc_attr(acyclic=True)
class Realm(State):
    """The fields of a game of Faeries & Magical Creatures."""

    __slots__ = (
        "acting",
        "action",
        "bag",
        "chosen",
        "deck",
        "depth",
        "drafted",
        "end",
        "extra",
        "first_piles",
        "friendly",
        "homes",
        "kept_open",
        "laid",
        "offer",
        "over",
        "packets",
        "passes",
        "picks",
        "seats",
        "tile_offer",
        "tiles_left",
        "turns",
        "under",
        "unseen",
        "words",
    )

    def __init__(
        self,
        seats: i64,
        friendly: i64,
        drafted: i64,
        words: vec[i64],
        depth: i64,
        acting: i64,
        action: i64,
        extra: i64,
        turns: i64,
        unseen: vec[i64],
        deck: i64,
        under: vec[i64],
        offer: vec[i64],
        bag: i64,
        tiles_left: i64,
        tile_offer: i64,
        homes: i64,
        laid: vec[i64],
        first_piles: i64,
        picks: vec[i64],
        packets: vec[i64],
        kept_open: i64,
        passes: i64,
        chosen: i64,
        end: i64,
        over: i64,
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.friendly: i64 = friendly  # 1 if FMC-63V is played
        self.drafted: i64 = drafted  # 1 if FMC-15V is played
        self.words: vec[i64] = words  # what each seat has, then the agenda
        self.depth: i64 = depth  # how much work there is
        self.acting: i64 = acting  # the seat with the Acting Player token
        self.action: i64 = action  # the action of this turn
        self.extra: i64 = extra  # 1 if the extra card of this turn was used
        self.turns: i64 = turns  # turns so far, this one included
        # Vectors that are replaced and never changed, so that clones share them:
        self.unseen: vec[i64] = unseen  # a set of cards: deck without its known bottom, and box
        self.under: vec[i64] = under  # cards put under the deck, the next to come first
        self.offer: vec[i64] = offer  # the Card Offer, a set
        self.laid: vec[i64] = laid  # pieces in gardens in the order laid: see ``piece``
        self.picks: vec[i64] = picks  # by seat * PICKS + pick: the card kept in the draft
        self.packets: vec[i64] = packets  # by packet * PICKS + place: cards still in it
        self.deck: i64 = deck  # how many of the unseen cards are in the deck
        self.bag: i64 = bag  # tiles not seen yet: bag and box
        self.tiles_left: i64 = tiles_left  # how many of them are in the bag
        self.tile_offer: i64 = tile_offer
        self.homes: i64 = homes  # three bits a folk: 0 or the owner's seat + 1
        self.first_piles: i64 = first_piles  # seats (bits) whose first draw pile still lasts
        self.kept_open: i64 = kept_open  # draft picks (bits, as ``picks``) that all have seen
        self.passes: i64 = passes  # how often packets were passed on
        self.chosen: i64 = chosen  # seats (bits) that have chosen in the draft
        self.end: i64 = end  # why the end has come
        self.over: i64 = over  # the same, once all is scored


# ---------------------------------------------------------------- what a seat has


def word(realm: Realm, seat: i64, at: i64) -> i64:
    """A seat's word."""
    return realm.words[seat * STRIDE + at]


def tokens(realm: Realm, seat: i64, folk: i64) -> i64:
    """The seat's tokens in an area."""
    return realm.words[seat * STRIDE + TOKENS + folk]


def holds(realm: Realm, seat: i64, zone: i64, card: i64) -> bool:
    """Whether the card is in this set of the seat."""
    return (realm.words[seat * STRIDE + zone + card // HALF] >> (card % HALF)) & 1 != 0


def add(realm: Realm, seat: i64, zone: i64, card: i64) -> None:
    """Put a card into a set of the seat."""
    realm.words[seat * STRIDE + zone + card // HALF] |= BIT[card % HALF]


def drop(realm: Realm, seat: i64, zone: i64, card: i64) -> None:
    """Take a card out of a set of the seat, if it is there."""
    realm.words[seat * STRIDE + zone + card // HALF] &= ~BIT[card % HALF]


def count(realm: Realm, seat: i64, zone: i64) -> i64:
    """How many cards a set of the seat has."""
    at = seat * STRIDE + zone
    return how_many(realm.words[at]) + how_many(realm.words[at + 1])


def has(realm: Realm, seat: i64, zone: i64) -> bool:
    """Whether a set of the seat has any card."""
    at = seat * STRIDE + zone
    return (realm.words[at] | realm.words[at + 1]) != 0


def home_owner(realm: Realm, folk: i64) -> i64:
    """The seat that has the folk's home; -1 for nobody."""
    return ((realm.homes >> 3 * folk) & 7) - 1


def homes_of(realm: Realm, seat: i64) -> i64:
    """How many homes the seat has."""
    owned: i64 = 0
    for folk in range(FOLK_COUNT):
        if home_owner(realm, folk) == seat:
            owned += 1
    return owned


# ---------------------------------------------------------------- the agenda


def top(realm: Realm) -> i64:
    """The next piece of work; 0 if there is none."""
    if not realm.depth:
        return 0
    return realm.words[AGENDA + realm.depth - 1]


def push(realm: Realm, kind: i64, seat: i64, a: i64, b: i64) -> None:
    """Let this be done next."""
    realm.words[AGENDA + realm.depth] = kind | seat << 5 | a << 8 | b << 16
    realm.depth += 1


def pop(realm: Realm) -> None:
    """The next piece of work is done."""
    realm.depth -= 1
    realm.words[AGENDA + realm.depth] = 0


def kind_of(work: i64) -> i64:
    """What kind of work it is."""
    return work & 31


def seat_of(work: i64) -> i64:
    """Whose work it is."""
    return (work >> 5) & 7


def first_of(work: i64) -> i64:
    """Its first small number."""
    return (work >> 8) & 255


def second_of(work: i64) -> i64:
    """Its second small number."""
    return (work >> 16) & 255


# ---------------------------------------------------------------- pieces in gardens

HOME_PIECES: Final = 48
"""A piece below this is a tile; from it on, the home of a folk."""
BESIDE: Final = 1000
"""In the place of where a home lies: beside the garden (FMC-61R)."""


def piece(seat: i64, which: i64, lay: i64) -> i64:
    """A piece as one number: whose, which, and how it lies (side * 400 + turns * 100 + square)."""
    return (seat * 64 + which) * 1024 + lay


def piece_seat(code: i64) -> i64:
    """Whose piece it is."""
    return code >> 16


def piece_which(code: i64) -> i64:
    """Which piece it is: a tile, or from HOME_PIECES on a home."""
    return (code >> 10) & 63


def piece_lay(code: i64) -> i64:
    """How it lies."""
    return code & 1023
