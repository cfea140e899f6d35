"""The types that a view of Fairy Land consists of (LAND-110 to LAND-118R)."""

from __future__ import annotations

import msgspec

from ....kernel.game import View
from ..data.components import Cards, Deck
from .stake_types import Bonus, Outcome, Stakes, Suggestion

Counts = dict[str, int]
"""How many there are of each kind; kinds that aren't there are left out."""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points a seat would have if the game ended now."""

    animals: Counts
    """By kind: the points for having most, or half of them (LAND-66, LAND-67)."""
    turtles: int
    flowers: int
    variety: int
    goblins: int
    """0 or less (LAND-72)."""
    items: int
    applause: int
    total: int


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards in front of a seat, and its hand as far as the observer sees it."""

    collection: Counts
    """Animals, flowers and goblins."""
    items: Cards
    """Its items, including the Lost Half."""
    crests: int
    played: Cards
    """The Fairies face up in front of it."""
    specials: Cards
    """The special fairies it has gained, in hand or played."""
    hand_count: int | None
    """The number of Fairies in its hand; None if numbers are hidden (LAND-19V)."""
    hand: Cards | None
    """Its hand, if the observer may look at it."""
    score: Score
    counted: dict[str, Cards] = {}
    """Once the game is over: the cards that each row of the sheet counts, by its label or kind."""


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that the observer knows to be in a deck, in one of these places from the top (0)."""

    card: str
    places: tuple[int, ...]


class Auction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bids for a Clearing."""

    clearing: int
    bids: tuple[int | None, ...]
    """By seat: its bid, 0 if it passed, None before its chance."""
    highest: int
    leader: int | None
    order: tuple[int, ...] = ()
    """The seats in the order of their bids, the explorer last (LAND-31)."""


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The worth of a Fairy here, and the rule if it isn't simply her value."""

    fairy: str
    worth: int
    rule: str | None


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A payment for a Clearing or a visit, so far."""

    seat: int
    deck: Deck | None
    """``court`` or ``druids`` for a visit."""
    clearing: int | None
    needed: int
    """The bid; 2 for a visit."""
    total: int
    """The worth of the Fairies played, with the bonus of items."""
    fairies: tuple[Worth, ...]
    bonus: tuple[Bonus, ...]


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A look at a deck, still in progress."""

    seat: int
    deck: Deck
    value: int
    """The value paid for it: one more than the number of cards it allows (LAND-40)."""
    put_back: int
    """The number of cards put under the deck so far."""
    count: int | None
    """The number of cards still in sight; None if numbers are hidden (LAND-19V)."""
    cards: Cards | None
    """The cards, for the seat that looks at them."""


class LandView(View, frozen=True, kw_only=True):
    """Everything one observer knows of a game of Fairy Land."""

    first_game: bool
    hidden_counts: bool
    herald_court_only: bool
    turn: int
    """The seat whose turn it is; at the end, the last one."""
    turns: int
    """The number of turns finished."""
    last_turn: int | None
    """The number of turns in the game as it stands (LAND-64); None if numbers are hidden."""
    dawn: bool
    """Whether the day hasn't begun yet."""
    clearings: tuple[Cards, ...]
    """By Clearing: its cards, in the order laid."""
    room: tuple[int, ...]
    """By Clearing: how many more cards let sunset empty it; 0 if it will (LAND-60)."""
    drawn: Cards
    """Open cards that haven't been placed or gained yet."""
    barred: int | None
    """The Clearing that dawn's first card went to; the second can't go there (LAND-23)."""
    players: tuple[Player, ...]
    most: dict[str, tuple[int, ...]]
    """By kind of animal, and for goblins: the seats that have most (LAND-66, LAND-72)."""
    forest_count: int | None
    """The number of cards in each deck; None if numbers are hidden (LAND-19V)."""
    court_count: int | None
    druids_count: int | None
    forest_empty: bool
    court_empty: bool
    druids_empty: bool
    kept: tuple[int, int]
    """The number of cards that have left the Court's and the Druids' deck, for all to see."""
    court_known: tuple[Known, ...]
    """The cards that the observer knows to be in the decks (LAND-112R to LAND-115R)."""
    druids_known: tuple[Known, ...]
    forest: Cards | None
    """The decks from the top, for those who know them: everyone, once the game is over."""
    court: Cards | None
    druids: Cards | None
    unseen: Counts
    """The Forest cards in the Druids' deck and the Forest, besides the known ones."""
    unseen_items: Cards
    """The items that may be in the Court's deck, besides the known ones; some aren't in the game.

    Once the game is over: those that weren't.
    """
    discarded: Counts
    """Forest cards in the box: nobody may look there (LAND-18), but all saw them (LAND-116R)."""
    used: Cards
    """The items used up."""
    auction: Auction | None
    payment: Payment | None
    stakes: Stakes | None
    """For the seat that bids or begins to pay for a Clearing: what this may bring it."""
    prospects: tuple[Outcome | None, ...]
    """By Clearing, for the seat that chooses its day: what taking it cheaply would bring."""
    suggestions: tuple[Suggestion, ...]
    """For the seat that begins to pay for a visit: a payment for each number of cards."""
    worths: tuple[Worth, ...]
    """During bids and payments: the worth of each Fairy in the observer's hand."""
    reach: tuple[int, ...]
    """The most that the observer could pay: for each Clearing, at the Court, at the Druids."""
    sight: Sight | None
    ogres: int
    """The number of ogres still to strike ..."""
    feeding: int
    """... and of cards that the present one still takes."""
    places: tuple[int, ...]
    """By seat: its place from 1, once the game is over (LAND-75)."""
