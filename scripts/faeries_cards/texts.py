"""The texts of the cards in every language, built from the sentences of their steps."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Final

import elfhame.texts
from elfhame.games.faeries.data.components import CARDS, Card
from elfhame.games.faeries.data.effects import Step
from elfhame.texts import LANGUAGES
from elfhame.texts.narrator import Narrator

FOLDER: Final = Path(elfhame.texts.__file__).parent
FIRST: Final = f"- {CARDS[0].rule} "
WIDTH: Final = 100


def caption(card: Card, language: str) -> str:
    """The text of a card: its name, folk, flavour text and effects."""
    say = Narrator("faeries", language).say
    facts = {
        "name": card.name,
        "flavour": say(f"flavour-{card.name}"),
        "text": _text(card, language),
    }
    if card.folk is None:
        return say("caption-start", facts)
    return say("caption-folk", {**facts, "folk": card.folk})


def _text(card: Card, language: str) -> str:
    say = Narrator("faeries", language).say
    if any(step.verb == "choose" for step in card.steps):
        one, other = (_sentences(card.steps, branch, language) for branch in (1, 2))
        said = say("caption-either", {"one": one, "other": other})
    else:
        said = " ".join(_sentence("step", step, language) for step in card.steps)
    return f"{said} {_sentence('end', card.end, language)}" if card.end else said


def _sentences(steps: tuple[Step, ...], branch: int, language: str) -> str:
    return " ".join(_sentence("step", step, language) for step in steps if step.branch == branch)


def _sentence(role: str, step: Step, language: str) -> str:
    return Narrator("faeries", language).say(f"{role}-{step.saying}", step.facts())


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
