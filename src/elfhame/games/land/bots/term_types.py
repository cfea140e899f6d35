"""The kinds of terms in Fairy Land: cards that an action brings, and Fairies that it costs."""

from __future__ import annotations

from typing import get_args

from ....kernel.term import Term


class BringsAnimal(Term, frozen=True, kw_only=True):
    """Animals of a kind, which count for the player with the most."""

    card: str
    gets: int
    has: int
    """How many the player then has."""
    most: int
    """The most that another seat has."""
    points: int
    """What having the most brings."""


class BringsFlower(Term, frozen=True, kw_only=True):
    """Flowers of a colour: a set that grows, or a colour more."""

    card: str
    has: int
    colours: int
    """How many colours the player then has."""


class BringsFairy(Term, frozen=True, kw_only=True):
    """A special Fairy for the hand."""

    card: str


class BringsGoblin(Term, frozen=True, kw_only=True):
    """Goblins; they cost points, unless an item rewards them."""

    gets: int
    has: int
    most: int
    good: int
    """1 if an item makes them welcome."""


class BringsOgre(Term, frozen=True, kw_only=True):
    """Ogres, which take cards."""

    gets: int


class BringsItem(Term, frozen=True, kw_only=True):
    """An item."""

    card: str


class LosesCard(Term, frozen=True, kw_only=True):
    """A card that is given away."""

    card: str


class BuriesCard(Term, frozen=True, kw_only=True):
    """A card that goes under the deck."""

    card: str


class CostsFairies(Term, frozen=True, kw_only=True):
    """Fairies of this value that are played."""

    value: int
    hand: int
    """The value of the hand."""


class MayBeOutbid(Term, frozen=True, kw_only=True):
    """The chance that someone bids more."""

    value: int
    reach: int
    """The most that a rival who is still to bid can pay."""


class CostsMore(Term, frozen=True, kw_only=True):
    """The cards aren't worth what they cost."""

    value: int


class FavoursRivals(Term, frozen=True, kw_only=True):
    """A Clearing that a rival would get."""

    value: int
    """What a rival would bid."""


class LooksAtDeck(Term, frozen=True, kw_only=True):
    """A look at the Queen's or the Druids' deck, of which one card is kept."""

    effect: str
    cards: int


class RestoresHand(Term, frozen=True, kw_only=True):
    """Played Fairies that return."""

    value: int


class UsesItem(Term, frozen=True, kw_only=True):
    """An item that is used up."""

    item: str


class PaysWell(Term, frozen=True, kw_only=True):
    """A Fairy that is worth more here than elsewhere, or less."""

    fairy: str
    value: int


class Overpays(Term, frozen=True, kw_only=True):
    """Value that is paid for nothing."""

    value: int


class Suffices(Term, frozen=True, kw_only=True):
    """The payment is enough."""


class FillsClearing(Term, frozen=True, kw_only=True):
    """A card that goes where it suits the player who explores first."""

    card: str
    clearing: int
    evil: int
    suits: int
    """1 if the Clearing is one that the player wants to be rich."""


class RecallsWind(Term, frozen=True, kw_only=True):
    """The Fairy of the Wind returns."""


class DrivesOut(Term, frozen=True, kw_only=True):
    """Goblins and ogres that are driven out before the cards are taken."""

    goblins: int
    ogres: int


LandTerm = (
    BringsAnimal
    | BringsFlower
    | BringsFairy
    | BringsGoblin
    | BringsOgre
    | BringsItem
    | LosesCard
    | BuriesCard
    | CostsFairies
    | MayBeOutbid
    | CostsMore
    | FavoursRivals
    | LooksAtDeck
    | RestoresHand
    | UsesItem
    | PaysWell
    | Overpays
    | Suffices
    | FillsClearing
    | RecallsWind
    | DrivesOut
)
TERM_TYPES = get_args(LandTerm)
