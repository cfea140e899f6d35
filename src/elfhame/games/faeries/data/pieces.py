"""The named pieces of Faeries & Magical Creatures: cards with their effects, folks and actions."""

from __future__ import annotations

from typing import Final

from ....kernel.pieces import Phrase, Piece
from .components import BOARD_ACTIONS, CARDS, Card
from .effects import FOLKS, Step


def card_piece(card: Card) -> Piece:
    """A card: its steps as sentences, the options of a choice, and what it counts at the end."""
    end = (_phrase("end", card.end),) if card.end else ()
    if all(step.verb != "choose" for step in card.steps):
        return Piece(card.name, (*_phrases(card.steps), *end))
    one, other = (_phrases(_branch(card, number)) for number in (1, 2))
    either = Phrase("caption-either", {"one": one, "other": other})
    return Piece(card.name, (either, *end), (one, other))


def _branch(card: Card, number: int) -> tuple[Step, ...]:
    return tuple(step for step in card.steps if step.branch == number)


def _phrases(steps: tuple[Step, ...]) -> tuple[Phrase, ...]:
    return tuple(_phrase("step", step) for step in steps)


def _phrase(role: str, step: Step) -> Phrase:
    return Phrase(f"{role}-{step.saying}", step.facts())


PIECES: Final = (
    *map(card_piece, CARDS),
    *map(Piece, FOLKS),
    *(Piece(action, (Phrase(f"about-{action}"),)) for action in BOARD_ACTIONS),
)
