"""The terms of a lay in Fairy Trails: what it does to the paths of each colour."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.term import Term
from ..data.components import COLOURS, Colour
from ..rules.engine import Trails
from ..rules.numbers import DISCARD, card_in, chooses_card
from ..state import stones_left
from .evaluate import HINDRANCE, TrailsEvaluator, discard_gain, rescue
from .site import Joined


class TrailsTerm(Term, frozen=True, kw_only=True):
    """A term in Fairy Trails."""


class Closes(TrailsTerm, frozen=True, kw_only=True):
    """A path of yours that is closed."""

    colour: Colour
    stones: int
    left: int
    """The stones that you have left then."""


class Gives(TrailsTerm, frozen=True, kw_only=True):
    """A path of the rival that is closed."""

    colour: Colour
    stones: int
    left: int


class Nears(TrailsTerm, frozen=True, kw_only=True):
    """A path of yours with more houses or fewer open ends than before."""

    colour: Colour
    houses: int
    ends: int
    added: int
    """The houses that the card adds to it."""


class Spreads(TrailsTerm, frozen=True, kw_only=True):
    """A path of yours that is further from being closed."""

    colour: Colour
    houses: int
    ends: int


class Blocks(TrailsTerm, frozen=True, kw_only=True):
    """A path of the rival that is further from being closed."""

    colour: Colour
    houses: int
    ends: int
    before: int
    """Its open ends before."""


class Helps(TrailsTerm, frozen=True, kw_only=True):
    """A path of the rival that is worth more than before."""

    colour: Colour
    houses: int
    ends: int


class Saves(TrailsTerm, frozen=True, kw_only=True):
    """Solo: a stone, which puts off the third card without one."""

    idle: int
    """The cards in a row without a stone."""
    places: int
    """1 if the card places a stone, 0 if it only makes one likely."""


class Waits(TrailsTerm, frozen=True, kw_only=True):
    """Solo: the card is put aside, which is possible only once."""

    idle: int


def terms_of(state: Trails, action: int, followed: bool) -> list[TrailsTerm]:
    """What laying or discarding the chosen card changes; a card counts by its best place."""
    if action == DISCARD:
        return [Waits(idle=state.idle, worth=discard_gain(state))]
    judge = TrailsEvaluator()
    if not chooses_card(action):
        return list(_lay_terms(state, judge, action))
    if followed:
        return []
    chosen = state.clone()
    chosen.chosen = card_in(action)
    return list(_lay_terms(chosen, judge, judge.best_lay(chosen, chosen.chosen)))


def _lay_terms(state: Trails, judge: TrailsEvaluator, action: int) -> Iterator[TrailsTerm]:
    paths = [judge.joined(state, action, colour) for colour in range(len(COLOURS))]
    pink, yellow = (sum(path.change for path in made) for made in paths)
    if state.seats > 1:
        yield from _own_terms(state, state.turn, paths[state.turn])
        yield from _rival_terms(state, 1 - state.turn, paths[1 - state.turn])
        return
    for colour, made in enumerate(paths):
        yield from _own_terms(state, colour, made)
    if saved := rescue(state, pink, yellow):
        places = any(path.houses and not path.ends for made in paths for path in made)
        yield Saves(idle=state.idle, places=int(places), worth=saved)


def _own_terms(state: Trails, colour: int, made: list[Joined]) -> Iterator[TrailsTerm]:
    name, left = COLOURS[colour], stones_left(state, colour)
    for path in made:
        houses, ends, change = path.houses, path.ends, path.change
        stones = min(houses, left)
        if change and not ends:
            yield Closes(colour=name, stones=stones, left=left - stones, worth=change)
        elif change > 0:
            added = houses - path.waiting
            yield Nears(colour=name, houses=houses, ends=ends, added=added, worth=change)
        elif change:
            yield Spreads(colour=name, houses=houses, ends=ends, worth=change)


def _rival_terms(state: Trails, colour: int, made: list[Joined]) -> Iterator[TrailsTerm]:
    """A rival's gain counts less than your own; rounding goes to the last term."""
    name, left = COLOURS[colour], stones_left(state, colour)
    paths = [path for path in made if path.change]
    rest = sum(path.change for path in paths) * HINDRANCE // 100
    for number, path in enumerate(paths, 1):
        houses, ends = path.houses, path.ends
        counted = rest if number == len(paths) else path.change * HINDRANCE // 100
        rest -= counted
        stones = min(houses, left)
        if not ends:
            yield Gives(colour=name, stones=stones, left=left - stones, worth=-counted)
        elif path.change < 0:
            yield Blocks(colour=name, houses=houses, ends=ends, before=path.fewest, worth=-counted)
        else:
            yield Helps(colour=name, houses=houses, ends=ends, worth=-counted)
