"""Writes the texts of the faerie cards into the ledgers, from their data and step sentences.

    python -m scripts.card_texts

Run it after changing a card or the sentence of a step.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Final

import elfhame.texts
from elfhame.games.faeries.data.components import CARDS, Card
from elfhame.games.faeries.data.pieces import card_piece
from elfhame.texts import LANGUAGES
from elfhame.texts.narrator import Narrator

FOLDER: Final = Path(elfhame.texts.__file__).parent
FIRST: Final = f"- {CARDS[0].rule} "
WIDTH: Final = 100


def caption(card: Card, language: str) -> str:
    """The text of a card: its name, folk, flavour text and effects."""
    narrator = Narrator("faeries", language)
    facts = {
        "name": card.name,
        "flavour": narrator.flavour(card.name),
        "text": narrator.phrases(card_piece(card).effect),
    }
    if card.folk is None:
        return narrator.say("caption-start", facts)
    return narrator.say("caption-folk", {**facts, "folk": card.folk})


def ledger(text: str, language: str) -> str:
    """A ledger with the card texts at its end rewritten."""
    kept = text.partition(FIRST)[0].rstrip()
    lines = [f"- {card.rule} {caption(card, language)}" for card in CARDS]
    return "\n".join([kept, *("\n  ".join(wrap(line, WIDTH)) for line in lines)]) + "\n"


def write() -> None:
    """Write the card texts into all ledgers."""
    for language in LANGUAGES:
        path = FOLDER / language / "rules" / "faeries.md"
        path.write_text(ledger(path.read_text("utf-8"), language), "utf-8")


if __name__ == "__main__":
    write()
