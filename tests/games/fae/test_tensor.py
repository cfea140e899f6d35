"""The planes of Fae say what the view says."""

from __future__ import annotations

import pytest

from elfhame.games.fae import GAME, new
from elfhame.games.fae.data.components import COLOURS
from tests.conformance.kits import walk
from tests.conformance.tensors import around, marks, padded, planes_of


@pytest.mark.parametrize("seats", [2, 4])
def test_the_planes_say_what_the_view_says(seats: int) -> None:
    for play in walk(new(seats, 1, clans=True), 1, every=3):
        for seat in range(seats):
            view, planes = play.view(seat), planes_of(GAME, play.state, seat)
            others = around(seat, seats)
            assert planes == {
                "seats": marks(range(seats), range(4)),
                "clans": [1],
                "turn": marks([others.index(view.turn)], range(4)),
                "question": marks([view.question], ["move", "ritual"]),
                "ending": marks([view.ending], ["FAE-50", "FAE-52"]),
                "druids": [group[c] for c in range(5) for group in view.druids.values()],
                "due": marks(view.due, list(view.druids)),
                "points": list(view.points),
                "resolved": marks(range(view.resolved), range(12)),
                "kept": padded([marks(view.kept[other], range(1, 13)) for other in others]),
                "spirits": padded([marks([view.spirits[other]], COLOURS) for other in others]),
                "given": padded([view.given[other] for other in others]),
            }
