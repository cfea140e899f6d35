"""Hindsight: why another seat may have acted as it did, from what the observer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from typing import Final, NamedTuple

import msgspec

from ..kernel.game import Event, Game, View
from ..kernel.play import Play
from ..kernel.rng import keyed
from ..kernel.term import Term
from .explanation import Explanation, explain, meaning, merged

WORLDS: Final = 12
"""The imagined worlds over which a term is averaged: a rival's secrets are drawn in each."""
_CHANCE: Final = keyed(bytes(32), "hindsight")


class Sight(NamedTuple):
    """A step of another seat as the observer saw it."""

    before: View
    events: Sequence[Event]


def last_turn(play: Play, observer: int, seats: Container[int]) -> tuple[int, list[Sight]] | None:
    """The latest turn of one of these seats, as the observer saw it; None without one.

    Returns the seat and its steps in order: those in a row, from the last with which a turn begins.
    """
    last = next((n for n in reversed(range(len(play.steps))) if play.steps[n].seat in seats), -1)
    if last < 0:
        return None
    seat, first = play.steps[last].seat, last
    while first and play.steps[first - 1].seat == seat:
        first -= 1
    again = Play(play.game, play.seats, play.options, play.seed, play.start)
    sights = list[Sight]()
    for number, step in enumerate(play.steps[: last + 1]):
        before = again.view(observer) if number >= first else None
        again.act(step.action, step.seat)
        if before is not None:
            events = [event for _, event in again.events(observer, len(again.steps))]
            if before.question in play.game.turn_questions:
                sights.clear()
            sights.append(Sight(before, events))
    return seat, sights


def hindsight(game: Game, sights: Sequence[Sight]) -> Explanation:
    """Explain steps by what the observer can tell about them; secrets are averaged out."""
    terms: list[Term] = []
    for place, sight in enumerate(sights, 1):
        terms += _average(game, sight, followed=place < len(sights))
    return explain(terms)


def _average(game: Game, sight: Sight, followed: bool) -> list[Term]:
    """The terms of a step in most worlds, averaged; none if the events don't show the action."""
    found: list[Term] = []
    chance, seen = _CHANCE.clone(), Counter[object]()
    for _ in range(WORLDS if sight.events else 0):
        witnessed = game.witness(sight.before, sight.events, chance)
        if witnessed is None:
            return []
        terms = merged(game.terms(*witnessed, followed))
        seen.update(map(meaning, terms))
        found += terms
    likely = [term for term in merged(found) if seen[meaning(term)] * 2 > WORLDS]
    return [msgspec.structs.replace(term, worth=term.worth // WORLDS) for term in likely]
