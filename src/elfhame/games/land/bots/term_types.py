"""The kinds of terms in Fairy Land: cards that an action brings, and Fairies that it costs."""

from __future__ import annotations

from ....kernel.term import Term


class LandTerm(Term, frozen=True, kw_only=True):
    """A term in Fairy Land."""


class BringsAnimal(LandTerm, frozen=True, kw_only=True):
    """Animals of a kind, which count for the player with the most."""

    card: str
    gets: int
    has: int
    """How many the player then has."""
    most: int
    """The most that another seat has."""
    points: int
    """What having the most brings."""


class BringsFlower(LandTerm, frozen=True, kw_only=True):
    """Flowers of a colour: a set that grows, or a colour more."""

    card: str
    has: int
    colours: int
    """How many colours the player then has."""


class BringsFairy(LandTerm, frozen=True, kw_only=True):
    """A special Fairy for the hand."""

    card: str


class BringsGoblin(LandTerm, frozen=True, kw_only=True):
    """Goblins; they cost points, unless an item rewards them."""

    gets: int
    has: int
    most: int
    good: int
    """1 if an item makes them welcome."""


class BringsOgre(LandTerm, frozen=True, kw_only=True):
    """Ogres, which take cards."""

    gets: int


class BringsItem(LandTerm, frozen=True, kw_only=True):
    """An item."""

    card: str


class LosesCard(LandTerm, frozen=True, kw_only=True):
    """A card that is given away."""

    card: str


class BuriesCard(LandTerm, frozen=True, kw_only=True):
    """A card that goes under the deck."""

    card: str


class CostsFairies(LandTerm, frozen=True, kw_only=True):
    """Fairies of this value that are played."""

    value: int
    hand: int
    """The value of the hand."""


class MayBeOutbid(LandTerm, frozen=True, kw_only=True):
    """The chance that someone bids more."""

    value: int
    reach: int
    """The most that a rival who is still to bid can pay."""


class CostsMore(LandTerm, frozen=True, kw_only=True):
    """The cards aren't worth what they cost."""

    value: int


class FavoursRivals(LandTerm, frozen=True, kw_only=True):
    """A Clearing that a rival would get."""

    value: int
    """What a rival would bid."""


class LooksAtDeck(LandTerm, frozen=True, kw_only=True):
    """A look at the Queen's or the Druids' deck, of which one card is kept."""

    effect: str
    cards: int


class RestoresHand(LandTerm, frozen=True, kw_only=True):
    """Played Fairies that return."""

    value: int


class UsesItem(LandTerm, frozen=True, kw_only=True):
    """An item that is used up."""

    item: str


class PaysWell(LandTerm, frozen=True, kw_only=True):
    """A Fairy that is worth more here than elsewhere, or less."""

    fairy: str
    value: int


class Overpays(LandTerm, frozen=True, kw_only=True):
    """Value that is, or probably is, paid for nothing."""

    value: int


class Suffices(LandTerm, frozen=True, kw_only=True):
    """The payment is enough."""


class FillsClearing(LandTerm, frozen=True, kw_only=True):
    """A card that goes where it suits the player who explores first."""

    card: str
    clearing: int
    evil: int
    suits: int
    """1 if the Clearing is one that the player wants to be rich."""


class RecallsWind(LandTerm, frozen=True, kw_only=True):
    """The Fairy of the Wind returns."""


class DrivesOut(LandTerm, frozen=True, kw_only=True):
    """Goblins and ogres that are driven out before the cards are taken."""

    goblins: int
    ogres: int
