"""Positions of Fae in short notation, for tests to start from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations

from elfhame.games.fae import GAME as GAME
from elfhame.games.fae.data.components import COLOURS, LETTERS, MAP, Colour
from elfhame.games.fae.knowledge.actions import SPACE_NAMES
from elfhame.games.fae.knowledge.druids import Druids
from elfhame.games.fae.knowledge.events import FaeEvent, RitualEvent
from elfhame.games.fae.knowledge.view_types import FaeView
from elfhame.games.fae.knowledge.world import world_from
from elfhame.games.fae.rules.engine import Fae
from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import SEED_BYTES, Play
from elfhame.kernel.rng import Rng, keyed

SPACES = {space.name: space for space in MAP.space}


def rng(label: str = "test") -> Rng:
    """A generator for tests."""
    return keyed(bytes(SEED_BYTES), label)


def druids(letters: str) -> Druids:
    """A group from its letters: ``B2R`` is two blue druids and one red."""
    counts = {letter: int(count or 1) for letter, count in re.findall(r"([BYRPK])(\d*)", letters)}
    blue, yellow, red, purple, black = (counts.get(LETTERS[colour], 0) for colour in COLOURS)
    return blue, yellow, red, purple, black


def position(
    groups: Mapping[str, str],
    *,
    resolved: int = 0,
    turn: int = 0,
    spirits: tuple[Colour, ...] = ("blue", "yellow"),
    points: Druids = (0, 0, 0, 0, 0),
    kept: tuple[tuple[int, ...], ...] | None = None,
    clans: bool = False,
) -> Fae:
    """A running game with only these groups, after `resolved` rituals."""
    left = [max(0, min(count, 12 - resolved - after)) for count, after in _PILES]
    view = FaeView(
        observer=REVIEWER,
        waiting=(turn,),
        question="move",
        ending=None,
        seats=len(spirits),
        clans=clans,
        turn=turn,
        druids={name: druids(groups.get(name, "")) for name in SPACE_NAMES},
        box=(0, 0, 0, 0, 0),
        points=points,
        given=(points, *((0, 0, 0, 0, 0),) * (len(spirits) - 1)),
        piles=tuple(left),
        resolved=resolved,
        kept=kept or ((),) * len(spirits),
        due=(),
        isolated=(),
        order=(),
        spirits=spirits,
        standings=(None,) * len(spirits),
    )
    return world_from(view)


_PILES = ((4, 8), (3, 5), (2, 3), (2, 1), (1, 0))
"""The number of cards of each value, and of the cards in the piles after it."""


def act(state: Fae, action: str) -> list[FaeEvent]:
    """Carry out an action; returns the events that a reviewer sees."""
    journal = Journal()
    state.tell(journal)
    number = GAME.number(GAME.parse(action))
    assert state.refusal(state.player(), number) is None, state.refusal(state.player(), number)
    state.apply(state.player(), number, rng())
    told = [GAME.event(entry, REVIEWER) for entry in journal.entries]
    return [event for event in told if event is not None]


def legal(state: Fae) -> list[str]:
    """The legal actions as text."""
    return [str(GAME.action(number)) for number in state.legal_actions(state.player())]


def refusal(state: Fae, action: str) -> str | None:
    """The rule that forbids an action that has a number."""
    return state.refusal(state.player(), GAME.number(GAME.parse(action)))


def state_of(play: Play) -> Fae:
    """The state of a play of Fae."""
    assert isinstance(play.state, Fae)
    return play.state


def whole_game(seats: int, seed: int) -> Play:
    """A complete random game."""
    play, chance = Play(GAME, seats, seed=seed), rng(f"whole/{seed}")
    while not play.over:
        numbers = play.numbers()
        play.act(numbers[chance.below(len(numbers))])
    return play


def rituals(events: Iterable[Event]) -> list[RitualEvent]:
    """The rituals among the events."""
    return [event for event in events if isinstance(event, RitualEvent)]


def points(state: Fae) -> dict[str, int]:
    """The points of the colours that have any."""
    counted = zip(COLOURS, GAME.view(state, REVIEWER).points, strict=True)
    return {colour: count for colour, count in counted if count}


def next_to(terrain: str) -> tuple[str, str]:
    """A space with that terrain, and a neighbour from which druids can be led onto it."""
    name = next(name for name, space in SPACES.items() if space.terrain == terrain)
    return name, SPACES[name].neighbours[0]


def ritual(group: str, terrain: str, resolved: int = 0) -> tuple[Fae, RitualEvent]:
    """Hold a ritual with this group on this terrain after `resolved` others; state and event.

    The last druid of the group arrives from a neighbour; the rest of the board is empty.
    """
    space, neighbour = next_to(terrain)
    mover = re.findall(r"[BYRPK]", group)[-1]
    waiting = list(druids(group))
    waiting[list(LETTERS.values()).index(mover)] -= 1
    state = position({space: spelled(waiting), neighbour: mover}, resolved=resolved)
    (held,) = rituals(act(state, f"move {neighbour} {space}"))
    return state, held


def spelled(counts: list[int]) -> str:
    """A group as letters."""
    return "".join(f"{letter}{n}" for letter, n in zip(LETTERS.values(), counts, strict=True) if n)


def forks() -> Iterator[tuple[str, str, str]]:
    """Spaces with two neighbours that aren't adjacent: leading the space onto one isolates both."""
    for name, space in SPACES.items():
        for one, other in permutations(space.neighbours, 2):
            if other not in SPACES[one].neighbours:
                yield name, one, other


def stars(arms: int) -> Iterator[tuple[str, ...]]:
    """Spaces with this many neighbours, no two of which are adjacent."""
    for name, space in SPACES.items():
        for chosen in permutations(space.neighbours, arms):
            pairs = permutations(chosen, 2)
            if list(chosen) == sorted(chosen) and all(
                b not in SPACES[a].neighbours for a, b in pairs
            ):
                yield (name, *chosen)
