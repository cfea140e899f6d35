"""The types that tell a seat what an auction or a payment may bring (LAND-30 to LAND-39R)."""

from __future__ import annotations

import msgspec

from ..data.components import Cards


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The value that an item adds to a payment here."""

    item: str
    amount: int


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a seat's score that would change, and the numbers behind it."""

    row: str
    """A kind of animal or flower, or ``turtles``, ``variety``, ``goblins``, ``items`` or
    ``applause``."""
    change: int
    """The points gained or lost."""
    own: int
    """The seat's own number of cards or different colours afterwards; 0 for items and applause."""
    best: int
    """The highest number among the others, where they matter; else 0."""
    rivals: tuple[int, ...]
    """The other seats that have it, or that are applauded."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way an auction may end, if its taker makes the best of it."""

    taker: int | None
    """The seat that takes the Clearing; None if its cards are discarded."""
    change: int
    """How the observer's total changes, the taker's payment included."""
    total: int
    """The observer's total afterwards."""
    reasons: tuple[Reason, ...]
    """The rows that change; their changes add up to ``change``."""
    gain: int
    """How the taker's total changes."""
    gains: tuple[Reason, ...]
    """Likewise, the rows of the taker."""


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bid open to the observer, or its pass, and what it may lead to."""

    value: int | None
    """The bid; None for a pass."""
    fairies: Cards
    """The payment for it that leaves the observer with most; empty for a pass."""
    pays: int
    """The worth of these Fairies, with the bonus of items."""
    unbeatable: bool
    """Whether nobody who is still to bid could pay more."""
    stands: int
    """The outcome, by its place in the list, if everyone after the observer passes."""
    topped: tuple[int | None, ...]
    """By rival: the outcome if it bids one more and wins; None if it can't pay that."""


class Rival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that bids after the observer."""

    seat: int
    reach: int
    """The most that it could pay here."""


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the observer's bid, pass or payment for a Clearing may bring it."""

    total: int
    """The observer's total now."""
    bonus: tuple[Bonus, ...]
    """The items that add to the observer's payment here."""
    rivals: tuple[Rival, ...]
    """Those still to bid, in order."""
    offers: tuple[Offer, ...]
    """The pass, then each possible bid. Once the observer has won: the winning bid alone."""
    outcomes: tuple[Outcome, ...]
    sums: tuple[int, ...] = ()
    """By set of the Fairies in ``worths``, the first one being bit 0: what they pay here, with the
    bonus of items. Accounts written by older versions have none."""


class Suggestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The payment of a certain value that leaves the observer with most in hand."""

    value: int
    """Its worth, with the bonus of items."""
    fairies: Cards
    looks: int | None
    """For a visit: the number of cards that it shows; None if numbers are hidden (LAND-19V)."""
