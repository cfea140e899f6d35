"""Hedgerow's kit: what the laws need to know about its pieces, chance and secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from elfhame.kernel.arrays import i64
from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Entry
from elfhame.kernel.play import Play
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.rulebook import Rulebook
from elfhame.kernel.state import State
from tests.conformance.kit import Draw, Kit, Leak, Pair

from .ending import roses
from .events import LAID, PICKED, Foraged, Passed, Picked, Played, Took, event_for
from .game import GAME, Hedgerow
from .rules import Rules
from .state import FORAGE
from .view import HedgeView

LEDGER: Final = Path(__file__).with_name("ledger.md")


def ledger() -> frozenset[str]:
    """The ids of the rules."""
    return frozenset(rule.id for rule in Rulebook.read(LEDGER.read_text(encoding="utf-8")))


def pieces(view: HedgeView) -> Mapping[str, int]:
    """All cards, wherever they are."""
    cards = [card for lot in view.lots for card in lot.cards]
    cards += [card for row in view.rows for card in row]
    return Counter(f"card {card}" for card in (*cards, *view.discard))


def recount(seats: int, events: Sequence[Event]) -> list[int]:
    """Points for cards played, and for the roses that came into each hand and didn't leave it."""
    points = [0] * seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, Played):
            points[event.seat] += event.points
            hands[event.seat].remove(event.card)
        elif isinstance(event, Picked | Foraged | Took) and event.card:
            hands[event.seat].append(event.card)
        elif isinstance(event, Passed) and event.cards and event.count == 1:
            hands[event.seat] += event.cards
    return [won + roses(hand) for won, hand in zip(points, hands, strict=True)]


# ------------------------------------------------------------------------- chance


def reach(seats: int, there: Callable[[Rules], bool], *words: str) -> Rules:
    """A game played until a condition holds, preferring choices that start with these words."""
    play = Play(GAME, seats, None, 1)
    while not there(play.state):  # type: ignore[arg-type]  # it is Hedgerow's own class of state
        choices = play.choices()
        named = [choice for word in words for choice in choices if str(choice).startswith(word)]
        play.act((named or choices)[0])
    assert isinstance(play.state, Rules)
    return play.state


def _drafted() -> Rules:
    return reach(3, lambda state: not state.drafting())


def _picked() -> Rules:
    """Seats 0 and 1 have picked a second time."""
    return reach(3, lambda state: state.passes == 1 and all(state.chosen[:2]))


def _looked() -> Rules:
    """Seats 0 and 1 have looked, one after the other, and taken nothing."""
    return reach(3, lambda state: state.turns == 2, "look", "leave")


def _shuffled() -> Rules:
    """The frost has taken all eight cards of the deck."""
    return reach(4, lambda state: state.shuffles == 1, "look", "leave")


def _foraged() -> Rules:
    """Just after the shuffle: seat 0 has drawn a card, and the frost has taken one."""
    state = _shuffled()
    state.apply(state.player(), FORAGE, keyed(bytes(32), "unused"))
    return state


DRAWS: Final = (
    # Of seat 1's cards, seat 0 passed on one, knows one to be one of two, and never saw the third.
    Draw("a rival's hand", _drafted, 0, lambda state: state.hands[1], 2 * 14),
    Draw("a packet passed on", _picked, 0, lambda state: state.packets[0], 2),
    Draw("a packet never seen", _picked, 0, lambda state: state.packets[1], 15 * 14 // 2),
    Draw("a clump looked at before", _looked, 0, lambda state: state.deck[:3], 6),
    # Seat 2 doesn't know nine cards of the deck and the six in rivals' hands, except the one it
    # passed to seat 0 and the two from its own packet.
    Draw("a clump never looked at", _looked, 2, lambda state: state.deck[0], 9 + 6 - 3),
    Draw("the top of a new deck", _shuffled, -1, lambda state: state.deck[0], 8),
    Draw("a card drawn from it", _foraged, 1, lambda state: _drawn_since(state, 0), 7),
)


def _drawn_since(state: Rules, seat: int) -> list[int]:
    return [card for card in state.hands[seat] if state.batches[card] == 1]


# -------------------------------------------------------------------------- pairs


def exchange(state: Rules, one: int, other: int) -> Rules:
    """The same game with two cards swapped."""
    twin = state.clone()
    swap = {one: other, other: one}
    for lot in (twin.deck, twin.discard, *twin.packets, *twin.hands, *twin.rows):
        lot[:] = [swap.get(card, card) for card in lot]
    for known in (twin.hands, twin.packets):
        for lot in known:
            lot.sort()
    for mark in (twin.cells, twin.shown, twin.batches):
        _swap(mark, one, other)
    return twin


def _swap(marks: list[Any], one: int, other: int) -> None:
    marks[one], marks[other] = marks[other], marks[one]


def _pair(
    name: str,
    seat: int,
    start: Callable[[], Rules],
    cards: Callable[[Rules], tuple[int, int]],
    *,
    alike: bool,
) -> Pair:
    def worlds() -> tuple[State, State]:
        state = start()
        return state, exchange(state, *cards(state))

    return Pair(name, seat, worlds, alike)


def _dealt() -> Rules:
    return reach(3, lambda state: True)


def _passed() -> Rules:
    """Everyone has picked once, and the packets were passed on."""
    return reach(3, lambda state: state.passes == 1)


def _unseen(state: Rules) -> tuple[int, int]:
    """A card from the packet dealt to seat 1, wherever it is now, and one from the deck."""
    return state.packets[1][0], state.deck[-1]


def _of_the_clump(state: Rules) -> tuple[int, int]:
    return state.deck[0], state.deck[1]


PAIRS: Final = (
    _pair("a packet not seen yet", 0, _dealt, _unseen, alike=True),
    _pair("its own packet", 1, _dealt, _unseen, alike=False),
    _pair("any packet, for a watcher", -1, _dealt, _unseen, alike=True),
    _pair("the packet it passed on", 1, _passed, _unseen, alike=False),
    _pair("a packet that has not come round", 0, _passed, _unseen, alike=True),
    _pair("a clump that another laid after its look", 0, _looked, _of_the_clump, alike=True),
    _pair("the clump that it laid last", 1, _looked, _of_the_clump, alike=False),
    _pair("a clump it never looked at", 2, _looked, _of_the_clump, alike=True),
    _pair("a deck after the shuffle", 0, _shuffled, _of_the_clump, alike=True),
)


# -------------------------------------------------------------------------- leaks


class _HandShown(Hedgerow):
    def view(self, state: Rules, observer: int) -> HedgeView:
        view = super().view(state, observer)
        rival = state.hands[(observer + 1) % state.seats]
        return msgspec.structs.replace(view, secret=view.secret + roses(rival))


class _PickTold(Hedgerow):
    def event(self, entry: Entry, observer: int) -> Event | None:
        return event_for(entry, REVIEWER if entry.kind == PICKED else observer)


class _LookTold(Hedgerow):
    def event(self, entry: Entry, observer: int) -> Event | None:
        return event_for(entry, REVIEWER if entry.kind == LAID else observer)


class _DeckInOrder(Hedgerow):
    def view(self, state: Rules, observer: int) -> HedgeView:
        view = super().view(state, observer)
        *others, last = view.lots
        cards = sorted(last.cards, key=lambda card: card in state.deck and state.deck.index(card))
        lots = (*others, msgspec.structs.replace(last, cards=tuple(cards)))
        return msgspec.structs.replace(view, lots=lots)


class _Wary(Rules):
    """Forbids foraging while the next seat holds a rose."""

    def rule_against(self, seat: i64, action: i64) -> str | None:
        rival = self.hands[(seat + 1) % self.seats]
        if action == FORAGE and self.asked == "turn" and roses(rival):
            return "HEDGE-12"
        return super().rule_against(seat, action)


class _Peeking(Rules):
    """Draws worlds that keep the true top card."""

    def determinize(self, seat: i64, rng: Rng) -> Rules:
        twin = super().determinize(seat, rng)
        if self.deck and self.deck[0] in twin.deck:
            place = twin.deck.index(self.deck[0])
            twin.deck[0], twin.deck[place] = twin.deck[place], twin.deck[0]
        return twin


class _InOrder(Rules):
    """Draws worlds that depend on the true order of the hidden cards."""

    def determinize(self, seat: i64, rng: Rng) -> Rules:
        twin = super().determinize(seat, rng)
        if seat != self.arranger and self.clump > 1 and self.deck[0] > self.deck[1]:
            twin.deck[0], twin.deck[1] = twin.deck[1], twin.deck[0]
        return twin


class _Waited(Rules):
    """Lists the seat with card 1 in its packet last in `waiting`."""

    def waiting(self) -> list[int]:
        waiting = super().waiting()
        others = [seat for seat in waiting if 1 not in self.packets[self.before(seat)]]
        return others or waiting


class _Unlearned(Rules):
    """Records that nobody learns anything while nobody holds a rose."""

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        before = len(self.journal.entries)
        rose = any(map(roses, self.hands))
        super().apply(seat, action, rng)
        if self.telling and not rose:
            silent = [entry._replace(learns=0) for entry in self.journal.entries[before:]]
            self.journal.entries[before:] = silent


def _with(state: type[Rules]) -> Hedgerow:
    class Leaking(Hedgerow):
        state_type = state

    return Leaking()


LEAKS: Final = (
    Leak("points show a rival's roses", _HandShown()),
    Leak("everyone sees what is picked", _PickTold()),
    Leak("everyone sees what is laid back", _LookTold()),
    Leak("unknown cards are listed in their true order", _DeckInOrder()),
    Leak("a refusal depends on a rival's hand", _with(_Wary)),
    Leak("a drawn world keeps the top card", _with(_Peeking)),
    Leak("a drawn world depends on the true order", _with(_InOrder)),
    Leak("the order of waiting seats depends on a packet", _with(_Waited)),
    Leak("what can be taken back depends on hands", _with(_Unlearned)),
)

KIT: Final = Kit(
    game=GAME,
    prefix="HEDGE-",
    pieces=pieces,
    recount=recount,
    draws=DRAWS,
    pairs=PAIRS,
    leaks=LEAKS,
    options=({}, {"generous": True}),
    ledger=ledger,
)
