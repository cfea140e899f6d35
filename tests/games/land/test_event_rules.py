"""Payments, looks and kept cards cite the rule of their case (LAND-34, LAND-40, LAND-45)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import elfhame
from elfhame.games.land import LandEvent
from elfhame.games.land.knowledge.events_clearings import Explored
from elfhame.games.land.knowledge.events_decks import Kept, Looked, Visited
from elfhame.games.land.knowledge.events_fairies import Paid, Played
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.rng import keyed

VISITS = {"court": "LAND-40", "druids": "LAND-45"}


@cache
def told() -> list[LandEvent]:
    """The events of some random games."""
    return [event for seed in range(10) for event in _game(seed)]


def _game(seed: int) -> Iterator[LandEvent]:
    play, chance = elfhame.new("land", seats=3, seed=seed), keyed(bytes(32), f"{seed}")
    while not play.over:
        play.act(play.choices()[chance.below(len(play.choices()))])
    return (event for _, event in play.events(REVIEWER))


@pytest.mark.rule("LAND-34", "LAND-40", "LAND-45")
def test_each_payment_cites_the_exploration_or_the_visit_it_pays_for() -> None:
    rule, seen = "", set()
    for event in told():
        if isinstance(event, Explored):
            rule = "LAND-34"
        elif isinstance(event, Visited):
            rule = VISITS[event.deck]
        elif isinstance(event, Played | Paid):
            assert event.rules[0] == rule
            seen.add(rule)
    assert seen == {"LAND-34", "LAND-40", "LAND-45"}


@pytest.mark.rule("LAND-40", "LAND-45", "LAND-46")
def test_a_look_and_the_card_kept_cite_the_rule_of_their_deck() -> None:
    kept = {(event.deck, event.rules) for event in told() if isinstance(event, Kept)}
    assert kept == {("court", ("LAND-40",)), ("druids", ("LAND-45", "LAND-46"))}
    looked = {(event.deck, event.rules[0]) for event in told() if isinstance(event, Looked)}
    assert looked == set(VISITS.items())


@pytest.mark.rule("LAND-120D")
def test_a_payment_cites_the_bonuses_of_items_only_if_there_are_any() -> None:
    assert Paid(0, total=5, bonus=2, rule="LAND-34").rules == ("LAND-34", "LAND-120D")
    assert Paid(0, total=5, bonus=0, rule="LAND-40").rules == ("LAND-40",)
