"""Plays two worlds side by side, and compares what one seat sees in each."""

from __future__ import annotations

from typing import Final, NamedTuple

from elfhame.kernel.game import REVIEWER, WATCHER, Game
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.shapes import to_json
from elfhame.kernel.state import State
from elfhame.kernel.steps import Step

from .kits import drawn
from .worlds import Disclosure, disclosure

AHEAD: Final = 6
"""How many steps are compared."""


class Observation(NamedTuple):
    """What a seat sees of a step, up to the first thing that it learns.

    A watcher knows no more than any seat, so this includes what a watcher sees.
    """

    disclosure: Disclosure
    watched: Disclosure
    irrevocable: bool
    """Whether the step was the seat's own and can't be taken back."""
    known: tuple[bytes, bytes, list[int]] | None
    """The views and the seat's legal actions, or None if it learned something."""


class Side:
    """One of the two worlds."""

    def __init__(self, game: Game, state: State, observer: int, chance: Rng) -> None:
        self.game = game
        self.state = state.clone()
        self.observer = observer
        self.chance = chance.clone()

    def fork(self) -> Side:
        """A copy of this world to try something in."""
        return Side(self.game, self.state, self.observer, self.chance)

    def step(self, seat: int, action: int) -> Observation:
        """Take a step, and return what the observer sees of it."""
        journal = Journal()
        self.state.tell(journal)
        self.state.apply(seat, action, self.chance)
        entries = journal.entries
        seen = disclosure(self.game, entries, self.observer, self.observer)
        watched = disclosure(self.game, entries, WATCHER, self.observer)
        irrevocable = seat == self.observer and any(entry.learns for entry in entries)
        return Observation(seen, watched, irrevocable, None if seen.learned else self._known())

    def _known(self) -> tuple[bytes, bytes, list[int]]:
        seen = to_json(self.game.view(self.state, self.observer))
        watched = to_json(self.game.view(self.state, WATCHER))
        legal = self.legal(self.observer) if self.observer in self.state.waiting() else []
        return seen, watched, legal

    def all(self) -> bytes:
        """The reviewer's view of this world."""
        return to_json(self.game.view(self.state, REVIEWER))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a waiting seat."""
        return self.state.legal_actions(seat)


def divergences(game: Game, state: State, other: State, observer: int) -> list[str]:
    """What a seat could notice while both worlds take the same steps and it learns nothing."""
    chance, rng = keyed(seed_bytes(0), "chance"), keyed(seed_bytes(0), "steps")
    one, two = Side(game, state, observer, chance), Side(game, other, observer, chance)
    for _ in range(AHEAD):
        if _secret_leaks(one, rng):
            return ["the events of a rival's hidden decision"]
        step = _common(one, two, rng)
        if step is None:
            return []
        seen, seen_too = one.step(*step), two.step(*step)
        if seen != seen_too:
            return [f"what is seen after seat {step.seat} takes {step.action}"]
        if seen.known is None:
            return []
    return []


def _common(one: Side, two: Side, rng: Rng) -> Step | None:
    """A decision that both worlds allow, if there is one."""
    waiting = one.state.waiting()
    if not waiting:
        return None
    seat = drawn(waiting, rng)
    allowed = set(two.legal(seat))
    common = [action for action in one.legal(seat) if action in allowed]
    return Step(seat, drawn(common, rng)) if common else None


def _secret_leaks(side: Side, rng: Rng) -> bool:
    """Whether a rival's hidden decision can be inferred from its events.

    Two decisions of a kind are hidden if they lead to different worlds that look the same. Their
    events must then be the same too.
    """
    rivals = [seat for seat in side.state.waiting() if seat != side.observer]
    if not rivals:
        return False
    one, two = side.fork(), side.fork()
    first, second = _two_of_a_kind(side, drawn(rivals, rng), rng)
    seen, seen_too = one.step(*first), two.step(*second)
    hidden = seen.known is not None and seen.known == seen_too.known and one.all() != two.all()
    return hidden and seen != seen_too


def _two_of_a_kind(side: Side, seat: int, rng: Rng) -> tuple[Step, Step]:
    """Two legal decisions of one kind, possibly the same one twice."""
    legal = side.legal(seat)
    action = drawn(legal, rng)
    kind = type(side.game.action(action))
    alike = [other for other in legal if type(side.game.action(other)) is kind]
    return Step(seat, action), Step(seat, drawn(alike, rng))
