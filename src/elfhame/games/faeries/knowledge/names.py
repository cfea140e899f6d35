"""Names of cards, tasks and causes, shared by events and views."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, get_args

from ..data.components import CARDS, GARDEN_BOARD
from ..rules.tasks import (
    BEFRIEND_CARD,
    CALL_FAERIES,
    CHOOSE_OPTION,
    CHOOSE_RIVAL,
    CHOOSE_TILE,
    CLOSE_TURN,
    DISCARD_CARDS,
    EXTRA_AFTER,
    EXTRA_BEFORE,
    FINISH_CARD,
    KEEP_CARD,
    LAY_TILE,
    MOVE_TOKENS,
    NAME_ACTION,
    PERFORM_ACTION,
    PLACE_HOME,
    PLACE_TOKENS,
    PLAY_CARD,
    RECOVER_CARDS,
    REMOVE_TOKENS,
    RESOLVE_CARD,
    SPEND_CARD,
    STEAL_TOKENS,
)

Cards = tuple[str, ...]
CARD_NAMES: Final = tuple(card.name for card in CARDS)
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_NAMES)}

COLUMNS: Final = "ABCDEFGHIJ"
"""The letters of a garden's columns, from the left."""
Side = Literal["plant", "path"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""The sides of a tile."""
Cause = Literal["homes", "tiles", "tokens", "cards", "turns"]
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)
"""Why the end comes; the numbers of the rules begin at 1."""
Question = Literal[
    "name",
    "before",
    "after",
    "place",
    "tile",
    "lay",
    "befriend",
    "help",
    "call",
    "home",
    "move",
    "remove",
    "steal",
    "aim",
    "drop",
    "recover",
    "spend",
    "choose",
    "keep",
]

UNASKED: Final = {
    PERFORM_ACTION: "perform",
    CLOSE_TURN: "close",
    RESOLVE_CARD: "working",
    FINISH_CARD: "finishing",
}
"""By kind of task that nobody is asked about: its name."""
QUESTIONS: Final[dict[int, Question]] = {
    KEEP_CARD: "keep",
    NAME_ACTION: "name",
    EXTRA_BEFORE: "before",
    EXTRA_AFTER: "after",
    PLACE_TOKENS: "place",
    CHOOSE_TILE: "tile",
    LAY_TILE: "lay",
    PLACE_HOME: "home",
    BEFRIEND_CARD: "befriend",
    PLAY_CARD: "help",
    CALL_FAERIES: "call",
    MOVE_TOKENS: "move",
    REMOVE_TOKENS: "remove",
    STEAL_TOKENS: "steal",
    CHOOSE_RIVAL: "aim",
    DISCARD_CARDS: "drop",
    RECOVER_CARDS: "recover",
    SPEND_CARD: "spend",
    CHOOSE_OPTION: "choose",
}
"""By kind of task that a seat is asked about: the name of the question."""
TASKS: Final = {**UNASKED, **QUESTIONS}
"""By kind of task: its name."""


def names(cards: Iterable[int]) -> Cards:
    """The names of some cards."""
    return tuple(CARD_NAMES[card] for card in cards)


def square_name(x: int, y: int) -> str:
    """A square as the board labels it: columns by letter, rows by number from the top.

    >>> square_name(2, 3), square_name(9, 9)
    ('C4', 'J10')
    """
    return f"{COLUMNS[x]}{y + 1}"


def position(square: int) -> tuple[int, int]:
    """How far a square is to the right and down."""
    return square % GARDEN_BOARD.side, square // GARDEN_BOARD.side
