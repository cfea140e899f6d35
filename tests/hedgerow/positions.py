"""Positions of Hedgerow, and short names for actions."""

from __future__ import annotations

from collections.abc import Sequence

from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import Play
from elfhame.kernel.rng import keyed

from . import events
from .actions import action_of
from .game import GAME
from .knowledge import Lot
from .rules import Rules
from .state import LAY, PLAY, TAKE

PICKS = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 0), (2, 1)]
"""A draft for three: the seat, and whether it picks the first or second card of its packet."""


def position(hands: Sequence[Sequence[int]], deck: Sequence[int], generous: bool = False) -> Rules:
    """A table after the draft, seat 0 to play."""
    state = Rules(len(hands), generous)
    state.passes, state.asked = 2, "turn"
    state.hands = [sorted(hand) for hand in hands]
    state.deck = list(deck)
    state.clump = min(3, len(deck))
    return state


def do(state: Rules, *actions: int) -> list[Event]:
    """Take legal actions; returns the events that a reviewer sees."""
    journal = Journal()
    state.tell(journal)
    for action in actions:
        assert state.refusal(state.player(), action) is None, (
            f"{action_of(action)}: {state.refusal(state.player(), action)}"
        )
        state.apply(state.player(), action, keyed(bytes(32), "chance"))
    return [events.event_for(entry, REVIEWER) for entry in journal.entries]


def play(card: int) -> int:
    return PLAY + card - 1


def take(card: int) -> int:
    return TAKE + card - 1


def lay(card: int) -> int:
    return LAY + card - 1


def lot_of(state: Rules, observer: int, card: int) -> Lot:
    """The lot that a card belongs to for an observer."""
    return next(lot for lot in GAME.view(state, observer).lots if card in lot.cards)


def places(lot: Lot) -> list[tuple[str, int]]:
    return [(place.zone, place.number) for place in lot.places]


def draft(picks: Sequence[tuple[int, int]]) -> tuple[Rules, list[list[int]]]:
    """A draft for three after these picks, and the packets as they were dealt."""
    game = Play(GAME, 3, None, 5)
    state = game.state
    assert isinstance(state, Rules)
    packets = [list(packet) for packet in state.packets]
    for seat, place in picks:
        game.act(f"pick {state.packets[state.before(seat)][place]}", seat)
    return state, packets
