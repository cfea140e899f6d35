"""The kinds of terms in Faeries & Magical Creatures: gardens, tokens, cards and named actions."""

from __future__ import annotations

from ....kernel.term import Term


class FaeriesTerm(Term, frozen=True, kw_only=True):
    """A term in Faeries & Magical Creatures."""


class PlantBlooms(FaeriesTerm, frozen=True, kw_only=True):
    """Plants beside a path, which count their squares; doubled beside a home."""

    squares: int
    doubled: int


class PlantWaits(FaeriesTerm, frozen=True, kw_only=True):
    """Plants that no path touches yet."""

    squares: int


class TakesWayside(FaeriesTerm, frozen=True, kw_only=True):
    """Squares beside a path that other plants then lack."""

    squares: int


class CoversPoints(FaeriesTerm, frozen=True, kw_only=True):
    """Icons that score points when the tile covers them."""

    points: int


class CoversTokens(FaeriesTerm, frozen=True, kw_only=True):
    """Icons that place tokens."""

    tokens: int


class CoversCards(FaeriesTerm, frozen=True, kw_only=True):
    """Icons that draw cards."""

    cards: int


class FitsSnugly(FaeriesTerm, frozen=True, kw_only=True):
    """A piece that lies close to others and to the border, so that more room is left."""


class JoinsPlants(FaeriesTerm, frozen=True, kw_only=True):
    """Plants that the path makes bloom."""

    squares: int


class OpensRoom(FaeriesTerm, frozen=True, kw_only=True):
    """Room for plants beside a path; negative if there are paths enough."""

    first: int
    """1 for the first path in the garden."""
    enough: int
    """1 if there are paths enough."""


class HomeDoubles(FaeriesTerm, frozen=True, kw_only=True):
    """Plants beside the home, which count double."""

    squares: int


class HomeRoom(FaeriesTerm, frozen=True, kw_only=True):
    """Free squares beside the home."""

    squares: int


class HomeCovers(FaeriesTerm, frozen=True, kw_only=True):
    """Icons under the home, which bring nothing."""


class AreaPoints(FaeriesTerm, frozen=True, kw_only=True):
    """Points that an area would then bring the player, more or fewer."""

    folk: str
    points: int
    tokens: int
    """The player's tokens there then."""
    more: int
    """1 if it brings more than before, 0 if fewer."""


class AreaStake(FaeriesTerm, frozen=True, kw_only=True):
    """A token for what it may bring later."""

    folk: str
    tokens: int
    open: int
    """1 if nobody has the home yet."""
    more: int
    """1 if the player has more there than before."""


class AreaRivals(FaeriesTerm, frozen=True, kw_only=True):
    """What the rivals lose in an area, or gain."""

    folk: str
    lose: int
    """1 if they lose."""


class TakesHome(FaeriesTerm, frozen=True, kw_only=True):
    """The tenth token, which brings the home."""

    folk: str


class PrefersRival(FaeriesTerm, frozen=True, kw_only=True):
    """The rival who is ahead, or has most to lose."""

    rival: int


class CardStep(FaeriesTerm, frozen=True, kw_only=True):
    """A step of a card."""

    card: str
    effect: str
    """Its verb, after ``step_``."""
    amount: int


class CountsAtEnd(FaeriesTerm, frozen=True, kw_only=True):
    """Points that a card counts at the end."""

    card: str
    points: int
    """What it would count now."""


class GivesUpCard(FaeriesTerm, frozen=True, kw_only=True):
    """A card that leaves the hand unplayed."""

    card: str


class DrawsInstead(FaeriesTerm, frozen=True, kw_only=True):
    """A card that is drawn for one that is given up."""


class SavesExtra(FaeriesTerm, frozen=True, kw_only=True):
    """The extra card is kept for after the action."""


class ActionSuits(FaeriesTerm, frozen=True, kw_only=True):
    """What naming an action brings the acting player."""

    effect: str
    """``token``, ``tile``, ``friend``, ``card`` or ``draw``."""
    count: int
    """Cards that are drawn, or are in hand."""
    card: str
    """The strongest card of the offer, if it is about that."""


class ActionServes(FaeriesTerm, frozen=True, kw_only=True):
    """What it brings the others, who perform it, too."""

    effect: str
