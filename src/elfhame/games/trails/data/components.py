"""The cards of Fairy Trails, read from the data file and checked."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from msgspec import Struct

from ....kernel.data_files import bound, read_data
from ....kernel.readings import read_otherwise
from ....kernel.refused import Refused
from ....kernel.shapes import from_toml
from .faces import COLOURS, MOST_ON_A_PATH, SIDES, CardFace, CardPaths, Colour, Path

__all__ = [
    "CARDS",
    "CARD_COUNT",
    "COLOURS",
    "SIDES",
    "STONES",
    "CardFace",
    "Colour",
    "Path",
    "read_cards",
]

# TRAIL-1: the number of cards, with the starting card, and of stones of each colour.
CARD_COUNT: Final = 59
STONES: Final = 19
# TRAIL-5D: the number of houses a colour may have, and of cards that must look different.
FEWEST, MOST = 32, 38
DIFFERENT: Final = 45

_WORD: Final = re.compile(r"([A-Za-z]+)(\**)")


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    pink: str
    yellow: str


class _Deck(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[_Row, ...]


def read_cards(text: str) -> tuple[CardFace, ...]:
    """The cards written in the text, by number; Refused if they break a rule of the ledger."""
    rows = from_toml(text, _Deck).card
    if [row.number for row in rows] != list(range(CARD_COUNT)):
        raise Refused(f"the cards are numbered 0 to {CARD_COUNT - 1}, in order", rule="TRAIL-1")
    cards = tuple(_card(row) for row in rows)
    _check_start(cards[0])
    _check_deck(cards)
    return cards


# -- one card ----------------------------------------------------------------------------------


def _card(row: _Row) -> CardFace:
    try:
        return CardFace(row.number, _network(row.pink, "pink"), _network(row.yellow, "yellow"))
    except Refused as refused:
        raise refused.within(f"card[{row.number}]") from None


def _network(words: str, colour: Colour) -> CardPaths:
    network = tuple(_path(word, colour) for word in words.split())
    if sorted("".join(path.edges for path in network)) != sorted(SIDES):
        raise Refused("over each edge runs one path of each colour", rule="TRAIL-4R", field=colour)
    return network


def _path(word: str, colour: Colour) -> Path:
    parts = _WORD.fullmatch(word)
    if not parts:
        raise Refused(f"{word} is not edges and stars", field=colour)
    edges, houses = parts[1], len(parts[2])
    if any(edge not in SIDES for edge in edges):
        raise Refused(f"{word} runs over another edge than {SIDES}", rule="TRAIL-4R", field=colour)
    if list(edges) != sorted(edges, key=SIDES.index):
        raise Refused(f"the edges of {word} are not in the order {SIDES}", field=colour)
    if houses > min(MOST_ON_A_PATH, len(edges)):
        raise Refused(f"{word} has no room for {houses} houses", rule="TRAIL-5D", field=colour)
    return Path(edges, houses)


# -- all cards ---------------------------------------------------------------------------------


def _check_start(card: CardFace) -> None:
    for colour in COLOURS:
        if card.paths(colour) != (Path(SIDES, 1),):
            reason = "the starting card has one path over all edges, with one house"
            raise Refused(reason, rule="TRAIL-6D", field=f"card[0].{colour}")


def _check_deck(cards: tuple[CardFace, ...]) -> None:
    _check_houses(cards)
    if not any(_is_underpass(card.paths(colour)) for card in cards for colour in COLOURS):
        _bound("no card shows an underpass", "TRAIL-3")
    faces = Counter(card.face() for card in cards)
    if faces != Counter(card.swapped().face() for card in cards):
        _bound("elves and gnomes do not have the same cards")
    if len(faces) < DIFFERENT:
        _bound(f"at least {DIFFERENT} cards look different, not {len(faces)}")


def _check_houses(cards: tuple[CardFace, ...]) -> None:
    pink, yellow = (sum(card.houses(colour) for card in cards) for colour in COLOURS)
    if pink != yellow:
        _bound(f"{pink} pink and {yellow} yellow houses")
    if not FEWEST <= pink <= MOST:
        _bound(f"a colour has {FEWEST} to {MOST} houses, not {pink}")
    bare = sum(not any(card.houses(colour) for colour in COLOURS) for card in cards)
    if 2 * bare >= len(cards):
        _bound(f"{bare} cards show no house", "TRAIL-2")


def _bound(reason: str, rule: str = "TRAIL-5D") -> None:
    bound(__package__, Refused(reason, rule=rule))


def _is_underpass(network: CardPaths) -> bool:
    return {path.edges for path in network} == {"NS", "EW"}


CARDS: Final = read_cards(read_data(__package__, "cards.toml"))
READ_OTHERWISE: Final = read_otherwise(__package__, read_data(__package__, "readings.toml"))
"""The rulings that are read otherwise than by us."""
