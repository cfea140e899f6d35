"""Games that the engine and the second implementation play step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from elfhame.games.faeries import GAME
from elfhame.games.faeries.rules.engine import Faeries
from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import SEED_BYTES
from elfhame.kernel.rng import Rng, keyed
from tests.games.faeries.oracle import Oracle
from tests.games.faeries.oracle_table import Told
from tests.games.faeries.oracle_ways import Chooser

OPTIONS: dict[str, dict[str, bool | int]] = {
    "plain": {},
    "draft": {"draft": True},
    "friendly ties": {"friendly_ties": True, "first": 1},
}
DRAWN = {"drew": "cards", "offered": "cards", "tiles": "tiles"}
"""The events that contain random outcomes, and in which field."""


def chance_of(label: str) -> Rng:
    """A generator for a game."""
    return keyed(bytes(SEED_BYTES), label)


def oracle(state: Faeries) -> Oracle:
    """The same new game in the second implementation."""
    view = GAME.view(state, REVIEWER)
    return Oracle(
        seats=view.seats,
        acting=view.acting,
        offer=set(view.offer),
        tile_offer=set(view.tile_offer),
        packets=[set(packet) for packet in view.packets or ()],
        friendly_ties=view.friendly_ties,
    )


def events(journal: Journal, observer: int = REVIEWER) -> list[Event]:
    """The engine's events for an observer."""
    told = [GAME.event(entry, observer) for entry in journal.entries]
    return [event for event in told if event is not None]


def kind(event: Event) -> str:
    """The kind of an event, as the oracle calls it."""
    return str(event.__struct_config__.tag)


def tale(journal: Journal) -> list[Told]:
    """The engine's events for a reviewer, with a separate event for each randomly drawn piece."""
    return [told for event in events(journal) for told in _told(event)]


def _told(event: Any) -> list[Told]:
    if kind(event) in DRAWN:
        name = f"drew {event.seat}" if kind(event) == "drew" else kind(event)
        return [(name, piece) for piece in getattr(event, DRAWN[kind(event)])]
    facts = (getattr(event, field) for field in event.__struct_fields__)
    return [
        (kind(event), *(frozenset(fact) if isinstance(fact, tuple) else fact for fact in facts))
    ]


def is_chance(told: Told) -> bool:
    """Whether it is a randomly drawn card or tile."""
    return str(told[0]).split()[0] in DRAWN


def legal(state: Faeries, seat: int) -> list[str]:
    """The engine's legal actions of a seat as text."""
    return sorted(str(GAME.action(number)) for number in state.legal_actions(seat))


# ------------------------------------------------------------------------- side by side


def step(state: Faeries, other: Oracle, seat: int, choice: str, chance: Rng) -> Journal:
    """Do the same in both, with the engine's random outcomes; returns the engine's journal."""
    journal = Journal()
    state.tell(journal)
    state.apply(seat, GAME.number(GAME.parse(choice)), chance)
    other.chance = [told for told in tale(journal) if is_chance(told)]
    other.act(seat, choice)
    return journal


def games(
    seats: int, option: str, chooser: Chooser, many: int
) -> Iterator[tuple[Faeries, Oracle, Journal]]:
    """Every position of some games in both, with its journal, including each game's end."""
    chance = chance_of(f"{chooser.__name__}/{seats}/{option}")
    for _ in range(many):
        state = GAME.setup(seats, GAME.options(OPTIONS[option]), chance)
        other = oracle(state)
        journal = Journal()
        while state.player() >= 0:
            yield state, other, journal
            waiting = state.waiting()
            seat = waiting[chance.below(len(waiting))]
            choice = chooser(legal(state, seat), chance, seat)
            journal = step(state, other, seat, choice, chance)
        yield state, other, journal
