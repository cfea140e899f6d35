"""Fairy Trails' kit: what the laws need to know about its pieces, chance and secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from elfhame.games.trails import TrailsGame
from elfhame.games.trails.knowledge.events import CATALOGUE, Drew, Settled, TrailsEvent, Won
from elfhame.games.trails.knowledge.view import view_of
from elfhame.games.trails.knowledge.view_types import TrailsView
from elfhame.games.trails.rules.engine import Trails, new_game
from elfhame.games.trails.rules.entries import CHOSE
from elfhame.games.trails.rules.numbers import CARDS_FROM
from elfhame.games.trails.state import hand_of, set_hand
from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Entry
from elfhame.kernel.state import State
from elfhame.texts import rulebook
from tests.conformance.kit import Draw, Kit, Leak, Pair
from tests.games.trails.positions import GAME, rng


def pieces(view: TrailsView) -> Mapping[str, int]:
    """All cards, wherever they are, and the stones of both colours."""
    cards = [laid.card for laid in view.table] + list(view.pile or ())
    cards += [card for hand in view.hands for card in hand or ()]
    if view.seats == 1:
        cards += [card for card in (view.chosen, view.discarded) if card is not None]
    stones = {f"stones {colour}": view.placed[colour] + view.left[colour] for colour in (0, 1)}
    settled = sum(house.stone for path in view.networks for house in path.houses)
    return {
        **Counter(f"card {card}" for card in cards),
        **stones,
        "stones that are on no house": sum(view.placed) - settled,
    }


def recount(seats: int, events: Sequence[Event]) -> list[int]:
    """Stones by colour; in a won solo game, the cards that were never drawn."""
    if seats == 1:
        won = any(isinstance(event, Won) and event.seats for event in events)
        return [58 - sum(isinstance(event, Drew) for event in events) if won else 0]
    stones = Counter[str]()
    for event in events:
        if isinstance(event, Settled):
            stones[event.colour] += len(event.houses)
    return [stones["pink"], stones["yellow"]]


# ------------------------------------------------------------------------- chance


def late(seats: int, pile: int, *, chosen: bool) -> Trails:
    """A game with only `pile` cards left in the pile, and perhaps a card chosen from the hand."""
    chance = rng("late")
    state = new_game(seats, 0, chance)
    while (
        len(state.deck) - state.drawn > pile
        or (state.legal_actions(state.player())[0] < CARDS_FROM) != chosen
    ):
        state.apply(state.player(), state.random_action(state.player(), chance), chance)
        if state.player() < 0:
            state = new_game(seats, 0, chance)
    return state


def _long(pile: int) -> Trails:
    """A solo game continued without stones until the pile has `pile` cards."""
    chance = rng("long")
    state = new_game(1, 0, chance)
    while len(state.deck) - state.drawn > pile:
        state.apply(state.player(), state.legal_actions(state.player())[0], chance)
        state.idle = 0
    return state


def _rival(state: Trails) -> list[int]:
    return hand_of(state, 1 - state.turn)


def _pile(state: Trails) -> list[int]:
    return list(state.deck[state.drawn :])


def _asked(state: Callable[[], Trails]) -> int:
    return state().player()


def _with_two() -> Trails:
    return late(2, 2, chosen=False)


def _with_one() -> Trails:
    return late(2, 1, chosen=True)


DRAWS: Final = (
    Draw("a rival's hand of four unseen cards", _with_two, _asked(_with_two), _rival, 6),
    Draw("the pile's order", _with_two, _asked(_with_two), _pile, 12),
    Draw("both hands, for a watcher", _with_one, -1, lambda s: (_rival(s), _pile(s)), 30),
    # The rival sees that a card was chosen, but not which of the three cards it hasn't seen.
    Draw("the card chosen", _with_one, 1 - _asked(_with_one), lambda s: s.chosen, 3),
    Draw("a solo pile", lambda: _long(4), 0, _pile, 24),
)


# -------------------------------------------------------------------------- pairs


def _exchanged(state: Trails, seat: int) -> Trails:
    """The same game with a card from the seat's hand and the last of the pile swapped."""
    twin = state.clone()
    twin.deck = state.deck[:]
    one, other = hand_of(state, seat)
    set_hand(twin, seat, one, twin.deck[-1])
    twin.deck[len(twin.deck) - 1] = other
    return twin


def _reordered(state: Trails) -> Trails:
    """The same game with the pile in reverse order."""
    twin = state.clone()
    twin.deck = state.deck[:]
    for place, card in enumerate(reversed(_pile(state))):
        twin.deck[state.drawn + place] = card
    return twin


def _other_chosen(state: Trails) -> Trails:
    """The same game with the other card of the hand chosen."""
    twin = state.clone()
    (twin.chosen,) = (card for card in hand_of(state, state.turn) if card != state.chosen)
    return twin


def _pair(
    name: str,
    seat: int,
    start: Callable[[], Trails],
    change: Callable[[Trails], Trails],
    alike: bool,
) -> Pair:
    def worlds() -> tuple[State, State]:
        return start(), change(start())

    return Pair(name, seat, worlds, alike)


def _midway() -> Trails:
    """Seat 0 has to choose a card, with some of the pile left."""
    state = late(2, 30, chosen=False)
    return state if state.turn == 0 else late(2, 29, chosen=False)


def _chosen() -> Trails:
    """Seat 0 has chosen a card."""
    state = _midway()
    state.apply(state.player(), state.legal_actions(state.player())[0], rng())
    return state


PAIRS: Final = (
    _pair("a rival's card", 0, _midway, lambda state: _exchanged(state, 1), alike=True),
    _pair("its own card", 1, _midway, lambda state: _exchanged(state, 1), alike=False),
    _pair("any card, for a watcher", -1, _midway, lambda state: _exchanged(state, 0), alike=True),
    _pair("the pile", 0, _midway, _reordered, alike=True),
    _pair("the card a rival chose", 1, _chosen, _other_chosen, alike=True),
    _pair("the card it chose itself", 0, _chosen, _other_chosen, alike=False),
)


# -------------------------------------------------------------------------- leaks


class _ShowsHands(TrailsGame):
    def view(self, state: Trails, observer: int) -> TrailsView:
        return msgspec.structs.replace(
            view_of(state, observer), hands=view_of(state, REVIEWER).hands
        )


class _ShowsChosen(TrailsGame):
    def view(self, state: Trails, observer: int) -> TrailsView:
        return msgspec.structs.replace(
            view_of(state, observer), chosen=view_of(state, REVIEWER).chosen
        )


class _TellsDraws(TrailsGame):
    def event(self, entry: Entry, observer: int) -> TrailsEvent | None:
        return CATALOGUE.event_for(entry, observer if entry.kind == CHOSE else REVIEWER)


class _TellsChoice(TrailsGame):
    def event(self, entry: Entry, observer: int) -> TrailsEvent | None:
        return CATALOGUE.event_for(entry, REVIEWER if entry.kind == CHOSE else observer)


class _ListsInOrder(TrailsGame):
    def view(self, state: Trails, observer: int) -> TrailsView:
        own = view_of(state, observer)
        pile = list(state.deck)
        unseen = tuple(sorted(own.unseen, key=pile.index))
        return msgspec.structs.replace(own, unseen=unseen)


LEAKS: Final = (
    Leak("shows all hands", _ShowsHands()),
    Leak("shows the card a rival has chosen", _ShowsChosen()),
    Leak("shows everyone what is dealt and drawn", _TellsDraws()),
    Leak("shows everyone which card was chosen", _TellsChoice()),
    Leak("lists unseen cards in their true order", _ListsInOrder()),
)


KIT: Final = Kit(
    game=GAME,
    prefix="TRAIL",
    pieces=pieces,
    recount=recount,
    draws=DRAWS,
    pairs=PAIRS,
    leaks=LEAKS,
    options=[{}, {"easier": True}, {"first": 1}],
    ledger=lambda: frozenset(rule.id for rule in rulebook("trails")),
)
