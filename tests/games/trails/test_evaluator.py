"""The evaluator judges a card by what the paths count after it is laid and what they did before."""

from __future__ import annotations

import pytest

from elfhame.games.trails.bots.site import MOST_ENDS, URGENT, Site
from elfhame.games.trails.data.components import COLOURS
from elfhame.games.trails.data.tables import ROTATIONS
from elfhame.games.trails.knowledge.networks import networks_of
from elfhame.games.trails.rules.engine import Trails
from elfhame.games.trails.rules.paths import lay
from elfhame.games.trails.state import cell_of, stones_left
from tests.games.trails.positions import moments, with_left


def counted(state: Trails, colour: int) -> int:
    """What all paths of a colour count, complete ones included."""
    left = stones_left(state, colour)
    return sum(
        min(len(path.houses), left) * URGENT[min(len(path.ends), MOST_ENDS)]
        for path in networks_of(state)
        if path.colour == COLOURS[colour]
    )


def laid(state: Trails, place: int, face: int) -> Trails:
    """The state with one more card on the table, and no more stones."""
    after = state.clone()
    lay(after, cell_of(place), face)
    return after


@pytest.mark.parametrize("colour", [0, 1], ids=COLOURS)
@pytest.mark.parametrize("left", [19, 1], ids=["many stones left", "one stone left"])
def test_a_card_counts_by_what_it_changes(colour: int, left: int) -> None:
    site = Site(colour)
    for moment in moments(2)[::97]:
        state = with_left(moment.again(), left, left)
        before = counted(state, colour)
        for number, place in enumerate(state.free):
            site.survey(state, place)
            face = state.chosen * ROTATIONS + number % ROTATIONS
            assert site.change(face) == counted(laid(state, place, face), colour) - before
