"""No card is only a part of another one: each is the better choice at some time (FMC-4D)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from elfhame.games.faeries.data.components import CARDS, Card
from elfhame.games.faeries.data.effects import Step

FAERIES = [card for card in CARDS if card.folk]
COSTS = {"spend", "rivals_befriend", "rivals_build", "rivals_place"}
"""Steps that a player would rather do without."""


def ways(card: Card) -> list[list[Step]]:
    """The steps of a card with each of its options."""
    steps = [step for step in card.steps if step.verb != "choose"]
    branches = (1, 2) if len(steps) < len(card.steps) else (1,)
    return [[step for step in steps if step.branch in (0, branch)] for branch in branches]


def does_as_much(one: Step, other: Step) -> bool:
    """Whether a step does at least what another does."""
    return (
        (one.verb, one.measure) == (other.verb, other.measure)
        and one.amount >= other.amount
        and one.cap >= other.cap
        and one.folk in ((other.folk, None) if one.verb == "place" else (other.folk,))
        and one.whose in (other.whose, "any")
    )


def includes(steps: Sequence[Step], others: Sequence[Step]) -> bool:
    """Whether some steps bring at least what others do, and cost no more."""
    left = list(steps)
    for other in others:
        found = [step for step in left if does_as_much(step, other)]
        if found:
            left.remove(found[0])
        elif other.verb not in COSTS:
            return False
    return not COSTS & {step.verb for step in left}


def is_part_of(card: Card, other: Card) -> bool:
    """Whether another card always does at least the same."""
    if card.end and not (other.end and does_as_much(other.end, card.end)):
        return False
    return all(any(includes(steps, way) for steps in ways(other)) for way in ways(card))


def test_a_card_that_does_less_is_recognized() -> None:
    numbers = {card.name: card for card in CARDS}
    assert is_part_of(numbers["paper_lantern"], numbers["rose_warden"]) is False
    assert is_part_of(numbers["paper_lantern"], numbers["root_delver"]) is True
    assert is_part_of(numbers["root_delver"], numbers["paper_lantern"]) is False


@pytest.mark.rule("FMC-4D")
@pytest.mark.parametrize("card", FAERIES, ids=lambda card: card.name)
def test_no_other_card_always_does_at_least_the_same(card: Card) -> None:
    assert [each.name for each in FAERIES if each is not card and is_part_of(card, each)] == []
