"""The state of a game of Fairy Land: its fields, how they are packed, and named access to them."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.bits import BIT, contains
from ...kernel.state import State
from .data.rows import (
    CARD_BITS,
    CARD_MASK,
    COUNT_BITS,
    COUNT_MASK,
    card_at,
    size,
    with_card,
    without_kind,
)
from .data.tables import (
    COURT,
    FAIRIES_FROM,
    GOBLIN,
    HOUSE,
    LOST_HALF,
    LOST_HALF_CARD,
    OGRE,
    WARRIOR,
)

# ---------------------------------------------------------------- the fields

# The stages of a turn. Each asks a question, or has a single answer and leads to the next stage.
DAWN: Final = 0
DAY: Final = 1
BIDDING: Final = 2
PAYMENT: Final = 3
WIND_RETURN: Final = 4
WARRIOR_FIGHT: Final = 5
HARVEST: Final = 6
KEEPING: Final = 7
BURIAL: Final = 8
OGRE_MEAL: Final = 9
TAKING: Final = 10
GAINING: Final = 11
SUNSET: Final = 12
OVER: Final = 13
PAYING: Final = (PAYMENT, WIND_RETURN, WARRIOR_FIGHT)
"""The stages in which a payment is made, or the fairies played for it act."""

# The options, as a set.
FIRST_GAME: Final = 1
HIDDEN_COUNTS: Final = 2
COURT_ONLY: Final = 4


@mypyc_attr(acyclic=True)
class Land(State):
    """The fields of a game of Fairy Land."""

    __slots__ = (
        *("seats", "options", "forest", "drawn", "court", "court_count", "druids", "druids_count"),
        *("board", "known", "used", "turn", "turns", "seat", "stage", "acted"),
        *("opened", "barred", "choices", "aim", "bids", "high", "leader", "most", "paid", "total"),
        *("sight", "buried", "ogres", "feeding"),
    )

    def __init__(
        self,
        seats: i64,
        options: i64,
        forest: vec[i64],
        drawn: i64,
        court: i64,
        court_count: i64,
        druids: i64,
        druids_count: i64,
        board: vec[i64],
        known: vec[i64],
        used: i64,
        turn: i64,
        turns: i64,
        seat: i64,
        stage: i64,
        acted: i64,
        opened: i64,
        barred: i64,
        choices: i64,
        aim: i64,
        bids: i64,
        high: i64,
        leader: i64,
        most: i64,
        paid: i64,
        total: i64,
        sight: i64,
        buried: i64,
        ogres: i64,
        feeding: i64,
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.options: i64 = options
        self.forest: vec[i64] = forest  # as shuffled; clones share it, so it is never changed
        self.drawn: i64 = drawn  # the number of its cards that were drawn
        self.court: i64 = court  # the Court's deck: items, packed (see data/rows.py)
        self.court_count: i64 = court_count
        self.druids: i64 = druids  # the Druids' deck: kinds, likewise
        self.druids_count: i64 = druids_count
        self.board: vec[i64] = board  # first the Clearings; see below for the rest
        self.known: vec[i64] = known  # see data/sightings.py; replaced, never changed
        self.used: i64 = used  # items used up, as a set
        self.turn: i64 = turn  # the seat whose turn it is; at the end, the last one
        self.turns: i64 = turns  # the number of turns finished
        self.seat: i64 = seat  # the seat that decides
        self.stage: i64 = stage
        self.acted: i64 = acted  # 0 at dawn, 1 from the day on
        self.opened: i64 = opened  # open cards not placed yet, packed
        self.barred: i64 = barred  # the Clearing of dawn's first card, from 1, or 0 (LAND-23)
        self.choices: i64 = choices  # where the open cards may go, as a set; see rules/dawn.py
        self.aim: i64 = aim  # what is bid for, paid for or looked at: a Clearing, COURT or DRUIDS
        self.bids: i64 = bids  # each seat's bid, packed
        self.high: i64 = high  # the highest bid, or the least that must be paid
        self.leader: i64 = leader  # the seat that made it, or -1
        self.most: i64 = most  # the highest bid open to the seat that decides
        self.paid: i64 = paid  # the fairies of this payment, as a set
        self.total: i64 = total  # their worth, bonuses included
        self.sight: i64 = sight  # the number of cards looked at
        self.buried: i64 = buried  # the number of them already put under the deck
        self.ogres: i64 = ogres  # the number of ogres still to strike
        self.feeding: i64 = feeding  # the number of cards that the present ogre still takes


def plays_with(land: Land, option: i64) -> bool:
    """Whether the game is played with an option."""
    return land.options & option != 0


# ---------------------------------------------------------------- seats

# The board has a number for each Clearing, which data/rows.py unpacks; then two numbers for the
# discarded cards, and four for each seat:
# - its animals, flowers and goblins, a count for each kind,
# - the fairies in its hand, and those it has played, as sets,
# - its items as a set, the Lost Half last, and above them the number of its Crests.
# As in rules/numbers.py, places are written out.
_DISCARDS: Final = 3
_SEATS_FROM: Final = 5
_HAND_AT: Final = 1
_PLAYED_AT: Final = 2
_ITEMS_AT: Final = 3
_PER_SEAT: Final = 4
_GOBLINS_FROM: Final = 48
_CRESTS_FROM: Final = 20


def new_board(seats: i64, crests_each: i64) -> vec[i64]:
    """Empty Clearings; each seat holds a house and has its Crests (LAND-10, LAND-11)."""
    board = vec[i64]([0] * _base(seats))
    for seat in range(seats):
        board[_base(seat) + _HAND_AT] = HOUSE
        board[_base(seat) + _ITEMS_AT] = crests_each * BIT[_CRESTS_FROM]
    return board


def goods(land: Land, seat: i64, kind: i64) -> i64:
    """The number of animals, flowers or goblins of a kind that a seat has."""
    at = COUNT_BITS * kind
    if kind == GOBLIN:
        at = _GOBLINS_FROM
    return (land.board[_SEATS_FROM + seat * _PER_SEAT] >> at) & COUNT_MASK


def food(land: Land, seat: i64) -> i64:
    """The number of animals and flowers that a seat has."""
    total: i64 = 0
    rest = land.board[_base(seat)] & (BIT[COUNT_BITS * FAIRIES_FROM] - 1)
    while rest:
        total += rest & COUNT_MASK
        rest >>= COUNT_BITS
    return total


def hand(land: Land, seat: i64) -> i64:
    """The fairies in a seat's hand, as a set."""
    return land.board[_SEATS_FROM + seat * _PER_SEAT + _HAND_AT]


def played(land: Land, seat: i64) -> i64:
    """The fairies that a seat has played, as a set."""
    return land.board[_base(seat) + _PLAYED_AT]


def set_fairies(land: Land, seat: i64, held: i64, face_up: i64) -> None:
    """Give a seat this hand and these played fairies."""
    land.board[_base(seat) + _HAND_AT] = held
    land.board[_base(seat) + _PLAYED_AT] = face_up


def play_fairy(land: Land, seat: i64, fairy: i64) -> None:
    """Move a fairy from a seat's hand to its played ones."""
    at = _SEATS_FROM + seat * _PER_SEAT
    land.board[at + _HAND_AT] -= BIT[fairy]
    land.board[at + _PLAYED_AT] |= BIT[fairy]


def take_back(land: Land, seat: i64, fairies: i64) -> None:
    """Return played fairies to a seat's hand."""
    at = _base(seat)
    land.board[at + _HAND_AT] |= fairies
    land.board[at + _PLAYED_AT] -= fairies


def items(land: Land, seat: i64) -> i64:
    """A seat's items, as a set; larger numbers in it mean nothing."""
    return land.board[_SEATS_FROM + seat * _PER_SEAT + _ITEMS_AT]


def items_among(land: Land, seat: i64, some: i64) -> i64:
    """Those of some items that a seat has, as a set."""
    return items(land, seat) & some


def owns(land: Land, seat: i64, some: i64) -> bool:
    """Whether a seat has one of some items, given as a set."""
    return items(land, seat) & some != 0


def has_item(land: Land, seat: i64, item: i64) -> bool:
    """Whether a seat has an item."""
    return contains(items(land, seat), item)


def add_item(land: Land, seat: i64, item: i64) -> None:
    """Give an item to a seat."""
    land.board[_base(seat) + _ITEMS_AT] |= BIT[item]


def remove_item(land: Land, seat: i64, item: i64) -> None:
    """Take an item from a seat."""
    land.board[_base(seat) + _ITEMS_AT] -= BIT[item]


def crests(land: Land, seat: i64) -> i64:
    """The number of Crests in front of a seat."""
    return items(land, seat) >> _CRESTS_FROM


def add_crests(land: Land, seat: i64, count: i64) -> None:
    """Give Crests to a seat, or take them away."""
    land.board[_base(seat) + _ITEMS_AT] += count * BIT[_CRESTS_FROM]


def gain(land: Land, seat: i64, kind: i64) -> None:
    """Give a seat a Forest card: a fairy to its hand; an ogre is discarded and will strike."""
    at = _SEATS_FROM + seat * _PER_SEAT
    if kind < FAIRIES_FROM:
        land.board[at] += BIT[COUNT_BITS * kind]
    elif kind < GOBLIN:
        land.board[at + _HAND_AT] |= BIT[kind - FAIRIES_FROM + WARRIOR]
    elif kind == GOBLIN:
        land.board[at] += BIT[_GOBLINS_FROM]
    elif kind == OGRE:
        discard(land, kind)
        land.ogres += 1
    elif kind == LOST_HALF_CARD:
        add_item(land, seat, LOST_HALF)


def lose(land: Land, seat: i64, kind: i64) -> None:
    """Discard one of a seat's animals or flowers."""
    land.board[_base(seat)] -= BIT[COUNT_BITS * kind]
    discard(land, kind)


def next_seat(land: Land, seat: i64) -> i64:
    """The seat to the left of a seat."""
    if seat + 1 < land.seats:
        return seat + 1
    return 0


def _base(seat: i64) -> i64:
    return _SEATS_FROM + seat * _PER_SEAT


# ---------------------------------------------------------------- Clearings and discards


def cards_in(land: Land, clearing: i64) -> i64:
    """The cards of a Clearing, which data/rows.py unpacks."""
    return land.board[clearing]


def put(land: Land, clearing: i64, kind: i64) -> None:
    """Lay a card into a Clearing."""
    land.board[clearing] = with_card(land.board[clearing], kind)


def take_out(land: Land, clearing: i64, kind: i64) -> None:
    """Take a card of a kind out of a Clearing."""
    land.board[clearing] = without_kind(land.board[clearing], kind)


def take_all(land: Land, clearing: i64) -> i64:
    """Take all cards out of a Clearing, and return them."""
    cards = land.board[clearing]
    land.board[clearing] = 0
    return cards


def discard(land: Land, kind: i64) -> None:
    """Put a Forest card into the box (LAND-18)."""
    if kind < FAIRIES_FROM:
        land.board[_DISCARDS] += BIT[COUNT_BITS * kind]
    else:
        land.board[_DISCARDS + 1] += BIT[COUNT_BITS * (kind - FAIRIES_FROM)]


def discard_count(land: Land, kind: i64) -> i64:
    """The number of discarded cards of a kind."""
    if kind < FAIRIES_FROM:
        return (land.board[_DISCARDS] >> COUNT_BITS * kind) & COUNT_MASK
    return (land.board[_DISCARDS + 1] >> COUNT_BITS * (kind - FAIRIES_FROM)) & COUNT_MASK


def discard_clearing(land: Land, clearing: i64) -> None:
    """Discard all cards of a Clearing without any effect."""
    cards = take_all(land, clearing)
    for place in range(size(cards)):
        discard(land, card_at(cards, place))


# ---------------------------------------------------------------- decks, open cards, bids

_BID_BITS: Final = 6
HAS_PASSED: Final = 63  # all of these bits
"""The bid of a seat that has passed; 0 is the bid of one that hasn't had its chance."""


def deck_cards(land: Land, aim: i64) -> i64:
    """The Court's or the Druids' deck, packed from the top."""
    return land.court if aim == COURT else land.druids


def deck_size(land: Land, aim: i64) -> i64:
    """The number of cards in the Court's or the Druids' deck."""
    return land.court_count if aim == COURT else land.druids_count


def set_deck(land: Land, aim: i64, cards: i64, count: i64) -> None:
    """Replace the Court's or the Druids' deck."""
    if aim == COURT:
        land.court = cards
        land.court_count = count
    else:
        land.druids = cards
        land.druids_count = count


def first_open(land: Land) -> i64:
    """The first open card, or -1."""
    return (land.opened & CARD_MASK) - 1


def second_open(land: Land) -> i64:
    """The second open card, or -1; the first is never of a higher kind."""
    return (land.opened >> CARD_BITS) - 1


def set_open(land: Land, one: i64, other: i64) -> None:
    """Lay cards open, in ascending order; -1 is no card."""
    if other >= 0 and other < one:
        one, other = other, one
    land.opened = one + 1 | (other + 1) << CARD_BITS


def remove_open(land: Land, kind: i64) -> None:
    """Take away one of the open cards."""
    if land.opened & CARD_MASK == kind + 1:
        land.opened >>= CARD_BITS
    else:
        land.opened &= CARD_MASK


def bid_of(land: Land, seat: i64) -> i64:
    """A seat's bid: 0 before its chance, HAS_PASSED after it has passed."""
    return (land.bids >> _BID_BITS * seat) & HAS_PASSED


def add_bid(land: Land, seat: i64, offer: i64) -> None:
    """Write down the bid of a seat that has none."""
    land.bids |= offer << _BID_BITS * seat
