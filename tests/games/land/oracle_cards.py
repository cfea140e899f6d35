"""Fairy Land's cards in the second implementation: kinds, a seat's cards, and their values."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

ANIMALS = ("squirrel", "fox", "raccoon", "deer", "turtle", "bear", "unicorn")
FLOWERS = ("yellow", "white", "violet", "pink", "blue")
SPECIAL = ("warrior", "explorer", "fauna", "flora", "herald", "wind")
EVIL = ("goblin", "ogre")
USABLE = (
    *("dew_mirror", "queens_signet", "stirring_spoon"),
    *("silver_whistle", "ravens_claw", "wind_rose"),
)
ITEMS = (
    *USABLE,
    *("oak_staff", "hunting_horn", "garland", "moon_lantern", "court_mantle", "glass_slippers"),
    *("ogre_bell", "goblin_lullaby", "goblin_purse", "heirloom_casket", "wild_posy"),
    *("antler_crown", "retained_half"),
)
STARRED = (
    *("oak_staff", "hunting_horn", "garland", "court_mantle", "dew_mirror"),
    *("silver_whistle", "ogre_bell", "goblin_lullaby", "heirloom_casket"),
)
CLEARINGS = (1, 2, 3)


def count(cards: Iterable[str], kinds: tuple[str, ...]) -> int:
    """The number of cards of these kinds."""
    return sum(card in kinds for card in cards)


def number(house_fairy: str) -> int:
    """LAND-1: the value of a house Fairy."""
    return int(house_fairy.removeprefix("fairy_"))


@dataclass
class Seat:
    """A player's hand, and everything in front of them."""

    hand: set[str]
    crests: int
    played: set[str] = field(default_factory=set)
    cards: Counter[str] = field(default_factory=Counter)
    """Animals, flowers and goblins."""
    items: set[str] = field(default_factory=set)
    latest_turn: int = -1

    def play(self, fairies: Iterable[str]) -> None:
        """LAND-34: from the hand, face up to the table."""
        self.hand = self.hand - set(fairies)
        self.played = self.played | set(fairies)

    def take_back(self, fairies: Iterable[str]) -> None:
        """LAND-51, LAND-95: from the table into the hand."""
        self.played = self.played - set(fairies)
        self.hand = self.hand | set(fairies)


def worth(own: Seat, fairies: set[str], where: Counter[str] | str, herald_to: set[str]) -> int:
    """LAND-32: the total value, including items' bonuses; LAND-39R: 0 without a card.

    `where` is the cards in a Clearing, or the name of a deck; the Herald may visit `herald_to`.
    """
    if not fairies:
        return 0
    values = sum(value(own, fairy, where, herald_to) for fairy in fairies)
    return values + bonus(own, where)


def value(own: Seat, fairy: str, where: Counter[str] | str, herald_to: set[str]) -> int:
    """LAND-91 to LAND-94V, LAND-97R: in a Clearing as it is now, or at a deck."""
    if fairy not in SPECIAL:
        slippers = "glass_slippers" in own.items
        return 3 if slippers and number(fairy) <= 2 else number(fairy)
    if isinstance(where, str):
        return 5 if fairy == "herald" and where in herald_to else 1
    cards = list(where.elements())
    if fairy == "explorer":
        return len(cards)
    if fairy == "fauna" and count(cards, ANIMALS) >= 2:
        return 3
    if fairy == "flora" and count(cards, FLOWERS) >= 2:
        return 4
    return 1


def bonus(own: Seat, where: Counter[str] | str) -> int:
    """LAND-120D: the bonuses of all items that apply here add up."""
    if isinstance(where, str):
        bonuses = {"court_mantle": 3}
    else:
        cards = list(where.elements())
        bonuses = {
            "oak_staff": 1,
            "hunting_horn": 2 if count(cards, ANIMALS) >= 2 else 0,
            "garland": 3 if count(cards, FLOWERS) >= 2 else 0,
        }
    return sum(bonuses.get(item, 0) for item in own.items)
