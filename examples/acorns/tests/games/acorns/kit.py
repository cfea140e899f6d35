"""Acorns' kit: what the laws need to know about its pieces, chance and secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from elfhame.games.acorns import GAME, AcornsGame
from elfhame.games.acorns.knowledge.events import CATALOGUE, AcornsEvent, Taken
from elfhame.games.acorns.knowledge.view import view_of
from elfhame.games.acorns.knowledge.view_types import AcornsView
from elfhame.games.acorns.rules.engine import Acorns, new_game
from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Entry
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.state import State
from elfhame.texts import rulebook
from tests.conformance.kit import Draw, Kit, Leak, Pair
from tests.games.acorns.positions import position


def pieces(view: AcornsView) -> Mapping[str, int]:
    """The cards dealt: in hands and on the table."""
    held = [card for hand in view.hands for card in hand or ()]
    return {"cards": len({*held, *view.played})}


def recount(seats: int, events: Sequence[Event]) -> list[int]:
    """One acorn per round won."""
    winners = [event.seat for event in events if isinstance(event, Taken)]
    return [winners.count(seat) for seat in range(seats)]


def _deal() -> Acorns:
    return new_game(2, keyed(seed_bytes(1), "deal"))


def _other_hand(state: State) -> int:
    assert isinstance(state, Acorns)
    return state.hands[1]


def _pair(name: str, seat: int, other: tuple[str, str], *, alike: bool) -> Pair:
    def worlds() -> tuple[State, State]:
        return position("ant bee fox", "hare jay leopard"), position(*other)

    return Pair(name, seat, worlds, alike)


class _ShowsHands(AcornsGame):
    """Everyone sees the hand of the seat whose turn it is."""

    def view(self, state: Acorns, observer: int) -> AcornsView:
        own = view_of(state, observer)
        hands = list(own.hands)
        hands[state.turn] = view_of(state, REVIEWER).hands[state.turn]
        return msgspec.structs.replace(own, hands=tuple(hands))


class _TellsTheDeal(AcornsGame):
    """Everyone sees the deal."""

    def event(self, entry: Entry, observer: int) -> AcornsEvent | None:
        return CATALOGUE.event_for(entry, REVIEWER)


KIT: Final = Kit(
    game=GAME,
    prefix="ACORN",
    pieces=pieces,
    recount=recount,
    draws=[Draw("the other hand", _deal, 0, _other_hand, 84)],
    pairs=[
        _pair("the rival has other cards", 0, ("ant bee fox", "eel jay kestrel"), alike=True),
        _pair("it has other cards itself", 0, ("ant bee eel", "hare jay leopard"), alike=False),
        _pair("a watcher sees no hand", -1, ("bee eel fox", "ant hare ibex"), alike=True),
    ],
    leaks=[
        Leak("shows the hand of the seat to play", _ShowsHands()),
        Leak("shows the deal to everyone", _TellsTheDeal()),
    ],
    ledger=lambda: frozenset(rule.id for rule in rulebook("acorns")),
)
