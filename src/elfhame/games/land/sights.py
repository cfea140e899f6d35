"""The shapes in which a view of Fairy Land says what its observer knows.

All points are in half points, as ``State.scores`` has them: 7 is three and a half (LAND-68R).
"""

from __future__ import annotations

import msgspec

from ...kernel.game import View
from .components import Cards

Counts = dict[str, int]
"""How many there are of each kind that there is any of."""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat would score if the game ended now, in half points."""

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
    """What lies in front of a seat, and its hand as far as the observer sees it."""

    collection: Counts
    """Animals, flowers and goblins."""
    items: Cards
    """Items, the Lost Half among them."""
    crests: int
    played: Cards
    """Fairies face up in front of it."""
    specials: Cards
    """The special fairies that it has gained, in its hand or played."""
    hand_count: int | None
    """How many Fairies it holds; None where numbers are hidden (LAND-19V)."""
    hand: Cards | None
    """Its hand, if the observer may look at it."""
    score: Score


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that the observer knows to lie in a deck, in one of these places from the top (0)."""

    card: str
    places: tuple[int, ...]


class Auction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has bid what for which Clearing."""

    clearing: int
    bids: tuple[int | None, ...]
    """By seat: its bid, 0 if it passed, None before its chance."""
    highest: int
    leader: int | None


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Fairy is worth here, and the rule, if that is not simply her value."""

    fairy: str
    worth: int
    rule: str | None


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an item adds to a payment here."""

    item: str
    amount: int


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is being paid for a Clearing or a visit."""

    seat: int
    deck: str | None
    """``court`` or ``druids`` for a visit."""
    clearing: int | None
    needed: int
    """The bid; 2 for a visit."""
    total: int
    """What has been played, with the items' bonus."""
    fairies: tuple[Worth, ...]
    bonus: tuple[Bonus, ...]


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A look at a deck that is going on."""

    seat: int
    deck: str
    value: int
    """The value that was played for it, one more than the cards it allows (LAND-40)."""
    put_back: int
    """How many cards went under the deck so far."""
    count: int | None
    """How many are still in sight; None where numbers are hidden (LAND-19V)."""
    cards: Cards | None
    """The cards, for who looks at them."""


class LandView(View, frozen=True, kw_only=True):
    """All that one observer knows."""

    first_game: bool
    hidden_counts: bool
    herald_court_only: bool
    turn: int
    """Whose turn it is, or the last one was."""
    turns: int
    """How many turns were finished."""
    dawn: bool
    """Whether the day has not begun yet."""
    clearings: tuple[Cards, ...]
    """In the order laid."""
    drawn: Cards
    """Open cards that are not placed or gained yet."""
    barred: int | None
    """The Clearing that dawn's first card went to, closed to the second (LAND-23)."""
    players: tuple[Player, ...]
    forest_count: int | None
    """How many cards the decks have; None where numbers are hidden (LAND-19V)."""
    court_count: int | None
    druids_count: int | None
    forest_empty: bool
    court_empty: bool
    druids_empty: bool
    kept: tuple[int, int]
    """How many cards have left the Court's and the Druids' deck; all saw each of them leave."""
    court_known: tuple[Known, ...]
    """What the observer knows of the cards in the decks (LAND-112R to LAND-115R)."""
    druids_known: tuple[Known, ...]
    forest: Cards | None
    """The decks from their tops, for those who know them: everybody, after the end."""
    court: Cards | None
    druids: Cards | None
    unseen: Counts
    """The Forest cards that both decks of them hold besides what is known there."""
    unseen_items: Cards
    """The items of which some are the rest of the Court's deck; the others are in no game.

    After the end: those that were not in the game.
    """
    discarded: Counts
    """Forest cards in the box; nobody may look them up (LAND-18), but all saw them (LAND-116R)."""
    used: Cards
    """Items used up."""
    auction: Auction | None
    payment: Payment | None
    worths: tuple[Worth, ...]
    """While something is bid or paid for: what each Fairy of one's own hand is worth there."""
    reach: tuple[int, ...]
    """The most that one could play now: in each Clearing, at the Court, at the Druids'."""
    sight: Sight | None
    ogres: int
    """How many ogres are still to strike ..."""
    feeding: int
    """... and how many cards the present one still gets."""
    places: tuple[int, ...]
    """After the end: the place of each seat, from 1 (LAND-75)."""
