"""Fae's kit: what the laws need to know about its pieces, chance and secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from elfhame.games.fae import FaeGame
from elfhame.games.fae.data.components import COLOURS, Colour
from elfhame.games.fae.knowledge.events import CATALOGUE, FaeEvent, Revealed, RitualEvent, Spirit
from elfhame.games.fae.knowledge.view import view_of
from elfhame.games.fae.knowledge.view_types import FaeView
from elfhame.games.fae.rules.engine import Fae, new_game
from elfhame.games.fae.state import spirit
from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Entry
from elfhame.kernel.state import State
from elfhame.texts import rulebook
from tests.conformance.kit import Draw, Kit, Leak, Pair
from tests.games.fae.positions import GAME, SPACES, position, rng


def pieces(view: FaeView) -> Mapping[str, int]:
    """The druids of each colour on the board and in the box, the cards, and the dealt spirits."""
    board = [sum(column) for column in zip(*view.druids.values(), strict=True)]
    druids: dict[str, int] = {
        colour: there + gone for colour, there, gone in zip(COLOURS, board, view.box, strict=True)
    }
    cards = sum(view.piles) + sum(map(len, view.kept))
    return {**druids, "cards": cards, "spirits": len(set(view.spirits))}


def recount(seats: int, events: Sequence[Event]) -> list[int]:
    """Adds up the points of each colour and the cards of each seat, ritual by ritual."""
    spirits: dict[int, str] = {}
    points: dict[str, int] = dict.fromkeys(COLOURS, 0)
    cards = [0] * seats
    for event in events:
        if isinstance(event, Spirit | Revealed):
            spirits[event.seat] = event.colour
        elif isinstance(event, RitualEvent):
            cards[event.seat] += 1
            for colour in event.scored:
                points[colour] += event.value
    return [points[spirits[seat]] + cards[seat] for seat in range(seats)]


def _spirits(state: State) -> tuple[int, ...]:
    assert isinstance(state, Fae)
    return tuple(spirit(state, seat) for seat in range(state.seats))


def _draw(seats: int, seat: int, outcomes: int) -> Draw:
    name = f"spirits of {seats}, as {seat} knows them"
    return Draw(name, lambda: new_game(seats, 0, rng("draw")), seat, _spirits, outcomes)


def _pair(name: str, seat: int, *, other: tuple[Colour, ...], alike: bool) -> Pair:
    """A game in which seat 0 is blue and seat 1 yellow, and the same with other spirits."""
    groups = {space: "BYRPK"[place % 5] for place, space in enumerate(SPACES)}

    def worlds() -> tuple[State, State]:
        return position(groups), position(groups, spirits=other)

    return Pair(name, seat, worlds, alike)


class _ShowsSpirits(FaeGame):
    """Everyone sees the spirit of the seat whose turn it is."""

    def view(self, state: Fae, observer: int) -> FaeView:
        own = view_of(state, observer)
        shown = list(own.spirits)
        shown[state.turn] = view_of(state, REVIEWER).spirits[state.turn]
        return msgspec.structs.replace(own, spirits=tuple(shown))


class _ShowsStandings(FaeGame):
    """Everyone sees every seat's points."""

    def view(self, state: Fae, observer: int) -> FaeView:
        standings = view_of(state, REVIEWER).standings
        return msgspec.structs.replace(view_of(state, observer), standings=standings)


class _TellsTheDeal(FaeGame):
    """Everyone sees the deal."""

    def event(self, entry: Entry, observer: int) -> FaeEvent | None:
        return CATALOGUE.event_for(entry, REVIEWER)


class _AsksDifferently(FaeGame):
    """The question depends on a rival's spirit."""

    def view(self, state: Fae, observer: int) -> FaeView:
        own = view_of(state, observer)
        last = spirit(state, state.seats - 1)
        return msgspec.structs.replace(own, question="move" if last == 0 else own.question)


class _SortsBySpirit(FaeGame):
    """The box counts the first seat's colour first."""

    def view(self, state: Fae, observer: int) -> FaeView:
        own = view_of(state, observer)
        first = spirit(state, 0)
        blue, yellow, red, purple, black = own.points[first:] + own.points[:first]
        return msgspec.structs.replace(own, points=(blue, yellow, red, purple, black))


class _TensorShowsSpirits(FaeGame):
    """The numbers for learning end with the spirit of the seat to the left."""

    def tensor(self, state: Fae, seat: int) -> Sequence[int]:
        return [*super().tensor(state, seat), spirit(state, (seat + 1) % state.seats)]


KIT: Final = Kit(
    game=GAME,
    prefix="FAE",
    pieces=pieces,
    recount=recount,
    draws=[
        _draw(2, 0, 4),
        _draw(3, 1, 12),
        _draw(4, 3, 24),
        _draw(2, -1, 20),
        _draw(4, -1, 120),
    ],
    pairs=[
        _pair("a rival is red instead", 0, other=("blue", "red"), alike=True),
        _pair("it is red itself", 0, other=("red", "yellow"), alike=False),
        _pair("both are different, for a watcher", -1, other=("black", "red"), alike=True),
        _pair("the spirits are swapped", 1, other=("yellow", "blue"), alike=False),
    ],
    leaks=[
        Leak("shows the spirit of the seat to move", _ShowsSpirits()),
        Leak("shows all standings", _ShowsStandings()),
        Leak("shows the deal to everyone", _TellsTheDeal()),
        Leak("asks depending on a rival's spirit", _AsksDifferently()),
        Leak("shows a spirit in the tensor", _TensorShowsSpirits()),
        Leak("sorts points depending on a spirit", _SortsBySpirit()),
    ],
    options=[{}, {"clans": True}, {"first": 1}],
    ledger=lambda: frozenset(rule.id for rule in rulebook("fae")),
)
