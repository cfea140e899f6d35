"""The land: Clearings, what each seat has, decks, what is known of them, and who is to act."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.state import State
from .tables import BIT, COUNT_AT, FAIRIES_FROM, GOBLIN, LOST, LOST_HALF, OGRE, STEP

# The stages of a turn. Each asks its question, or has only one answer and leads to the next.
DAWN: Final = 0
DAY: Final = 1
BIDDING: Final = 2
PAYMENT: Final = 3
WINDY: Final = 4
FIGHT: Final = 5
HARVEST: Final = 6
KEEPING: Final = 7
ORDER: Final = 8
FEAST: Final = 9
TAKING: Final = 10
GAINING: Final = 11
SUNSET: Final = 12
OVER: Final = 13

# Options, as bits.
FIRST_GAME: Final = 1
HIDDEN_COUNTS: Final = 2
COURT_ONLY: Final = 4

CLEARINGS: Final = 3
COURT: Final = 3
"""Where a payment goes: one of the Clearings, 0 to 2, the Court, or the Druids."""
DRUIDS: Final = 4
DECK_SIZE: Final = 9
NO_BID: Final = 0
PASSED: Final = 63

# The board: three Clearings, two numbers for what was discarded, then four for each seat.
DISCARDS: Final = 3
SEATS_FROM: Final = 5
GOODS: Final = 0
"""Four bits for each animal and flower, and for goblins."""
HELD: Final = 1
PLAYED: Final = 2
ITEMS: Final = 3
"""A bit for each item, the Lost Half last, and above them the number of Crests."""
PER_SEAT: Final = 4
CRESTS_AT: Final = 20
GOBLINS_AT: Final = 48


@mypyc_attr(acyclic=True)
class Land(State):
    """The fields of a game of Fairy Land."""

    __slots__ = (
        "acted",
        "aim",
        "barred",
        "bids",
        "board",
        "buried",
        "choices",
        "court",
        "court_count",
        "drawn",
        "druids",
        "druids_count",
        "feeding",
        "forest",
        "high",
        "known",
        "leader",
        "most",
        "ogres",
        "opened",
        "options",
        "paid",
        "seat",
        "seats",
        "sight",
        "stage",
        "total",
        "turn",
        "turns",
        "used",
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
        self.forest: vec[i64] = forest  # as shuffled; never changed, so that clones share it
        self.drawn: i64 = drawn  # how many of it were drawn
        self.court: i64 = court  # items from the top, five bits each
        self.court_count: i64 = court_count
        self.druids: i64 = druids  # kinds, likewise
        self.druids_count: i64 = druids_count
        self.board: vec[i64] = board
        self.known: vec[i64] = known  # see knowledge.py; replaced, never changed
        self.used: i64 = used  # items used up, as bits
        self.turn: i64 = turn  # whose turn it is, or the last one was
        self.turns: i64 = turns  # how many turns were finished
        self.seat: i64 = seat  # who is asked
        self.stage: i64 = stage
        self.acted: i64 = acted  # 0 at dawn, 1 from the day on
        self.opened: i64 = opened  # open cards not placed yet: kind + 1, five bits each, ascending
        self.barred: i64 = barred  # the Clearing of dawn's first card, from 1; 0 for none
        self.choices: i64 = choices  # where they may go: three bits for each
        self.aim: i64 = aim  # what is bid, paid for or looked at
        self.bids: i64 = bids  # six bits a seat
        self.high: i64 = high  # the highest bid, or the least that must be paid
        self.leader: i64 = leader  # who made it; -1 for nobody
        self.most: i64 = most  # the most that the seat asked may bid
        self.paid: i64 = paid  # the fairies of this payment, as bits
        self.total: i64 = total  # what they are worth, with bonuses
        self.sight: i64 = sight  # how many cards of the deck are in sight
        self.buried: i64 = buried  # how many of them were put under it
        self.ogres: i64 = ogres  # how many are still to strike
        self.feeding: i64 = feeding  # how many cards this one still gets


def base(seat: i64) -> i64:
    """Where the seat's numbers begin on the board."""
    return SEATS_FROM + seat * PER_SEAT


def goods(land: Land, seat: i64, kind: i64) -> i64:
    """How many animals, flowers or goblins of a kind a seat has."""
    at = GOBLINS_AT if kind == GOBLIN else 4 * kind
    return (land.board[SEATS_FROM + seat * PER_SEAT] >> at) & 15


def hand(land: Land, seat: i64) -> i64:
    """The fairies in a seat's hand, as bits."""
    return land.board[SEATS_FROM + seat * PER_SEAT + HELD]


def items(land: Land, seat: i64) -> i64:
    """The items in front of a seat, as bits; its Crests are above them."""
    return land.board[SEATS_FROM + seat * PER_SEAT + ITEMS]


def crests(land: Land, seat: i64) -> i64:
    """How many Crests a seat has in front of it."""
    return items(land, seat) >> CRESTS_AT


def size(clearing: i64) -> i64:
    """How many cards lie in a Clearing."""
    return (clearing >> COUNT_AT) & 15


def card_at(cards: i64, place: i64) -> i64:
    """The card in this place of a Clearing or of a deck."""
    return (cards >> 5 * place) & 31


def put(land: Land, clearing: i64, kind: i64) -> None:
    """Lay a card into a Clearing."""
    cards = land.board[clearing]
    land.board[clearing] = cards + (kind << 5 * size(cards)) + STEP[kind]


def discard(land: Land, kind: i64) -> None:
    """Put a Forest card into the box (LAND-18)."""
    if kind < FAIRIES_FROM:
        land.board[DISCARDS] += BIT[4 * kind]
    else:
        land.board[DISCARDS + 1] += BIT[4 * (kind - FAIRIES_FROM)]


def discarded(land: Land, kind: i64) -> i64:
    """How many cards of a kind were discarded."""
    if kind < FAIRIES_FROM:
        return (land.board[DISCARDS] >> 4 * kind) & 15
    return (land.board[DISCARDS + 1] >> 4 * (kind - FAIRIES_FROM)) & 15


def gain(land: Land, seat: i64, kind: i64) -> None:
    """Give a seat a Forest card: a fairy to the hand; an ogre is discarded and will strike."""
    at = base(seat)
    if kind < FAIRIES_FROM:
        land.board[at] += BIT[4 * kind]
    elif kind < GOBLIN:
        land.board[at + HELD] |= BIT[kind - FAIRIES_FROM + 7]
    elif kind == GOBLIN:
        land.board[at] += BIT[GOBLINS_AT]
    elif kind == OGRE:
        discard(land, kind)
        land.ogres += 1
    elif kind == LOST:
        land.board[at + ITEMS] |= BIT[LOST_HALF]


def empty(land: Land, clearing: i64) -> list[int]:
    """Discard all cards of a Clearing, without any effect; which they were, if anybody is told."""
    cards = land.board[clearing]
    listed = listing(land, cards)
    for place in range(size(cards)):
        discard(land, card_at(cards, place))
    land.board[clearing] = 0
    return listed


def listing(land: Land, cards: i64) -> list[int]:
    """The cards of a Clearing for the journal; nothing if nobody reads it."""
    if not land.telling:
        return []
    return [card_at(cards, place) for place in range(size(cards))]


def bits_of(mask: i64) -> list[int]:
    """The places of the bits of a number, ascending."""
    return [bit for bit in range(61) if (mask >> bit) & 1]
