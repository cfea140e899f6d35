"""The planes of Fairy Trails say what the view says; actions in parts can be put together."""

from __future__ import annotations

import pytest

import elfhame
from elfhame.games.trails import GAME, new
from elfhame.games.trails.data.components import CARD_COUNT
from elfhame.games.trails.knowledge.actions import CardAction, Lay
from elfhame.games.trails.knowledge.view_types import TrailsView
from tests.conformance.kits import walk
from tests.conformance.tensors import around, marks, padded, planes_of

CARDS = range(CARD_COUNT)


@pytest.mark.parametrize(("seats", "easier"), [(1, True), (2, False)])
def test_the_planes_say_what_the_view_says(seats: int, easier: bool) -> None:
    for play in walk(new(seats, 1, easier=easier), 1, every=4):
        for seat in range(seats):
            view, planes = play.view(seat), planes_of(GAME, play.state, seat)
            laid = {card.card: (place, card) for place, card in enumerate(view.table, 1)}
            tallies = planes.pop("paths")
            assert planes == {
                "seats": marks(range(seats), range(2)),
                "easier": [view.easier],
                "colour": [1, 1] if seats == 1 else marks([seat], range(2)),
                "turn": marks([around(seat, seats).index(view.turn)], range(2)),
                "question": marks([view.question], ["card", "lay"]),
                "laid": [laid[card][1].turns + 1 if card in laid else 0 for card in CARDS],
                "x": [laid[card][1].x if card in laid else 0 for card in CARDS],
                "y": [laid[card][1].y if card in laid else 0 for card in CARDS],
                "last": marks([view.table[-1].card] if view.last else [], CARDS),
                "hand": marks(view.hands[seat] or () if view.hands else (), CARDS),
                "held": padded([[view.cards_held[s]] for s in around(seat, seats)], 2)
                if view.hands
                else [0, 0],
                "chosen": marks([view.chosen], CARDS),
                "has_chosen": [view.has_chosen],
                "stones": list(view.left),
                "pile": [view.pile_count],
                "idle": [view.idle],
                "discarded": marks([view.discarded], CARDS),
                "order": [laid[card][0] if card in laid else 0 for card in CARDS],
                "unseen": marks(_unseen(view, seat), CARDS),
            }
            assert sorted(zip(tallies[::2], tallies[1::2], strict=True))[-_parts(view) :] == sorted(
                (len(path.ends), sum(house.stone for house in path.houses))
                for path in view.networks
                for _ in path.parts
            )


def _parts(view: TrailsView) -> int:
    return sum(len(path.parts) for path in view.networks)


def _unseen(view: TrailsView, seat: int) -> tuple[int, ...]:
    """At the end the view shows the pile and the other hand instead."""
    others = [hand or () for other, hand in enumerate(view.hands) if other != seat]
    return view.unseen or (*(view.pile or ()), *(card for hand in others for card in hand))


def test_every_action_can_be_divided_and_put_together_again() -> None:
    sizes = [factor.size for factor in GAME.factors]
    for number in range(GAME.actions):
        parts = GAME.factored(number)
        assert all(0 <= part < size for part, size in zip(parts, sizes, strict=True))
        assert GAME.flat(*parts) == number


def test_the_parts_of_an_action_are_its_place_turns_and_card() -> None:
    play = elfhame.new("trails", seed=1)
    chosen = play.choices()[0]
    assert isinstance(chosen, CardAction)
    assert GAME.factored(play.number(chosen)) == (4096, 4, chosen.card)
    play.act(chosen)
    laid = play.choices()[5]
    assert isinstance(laid, Lay)
    cell, turns, card = GAME.factored(play.number(laid))
    assert (cell % 64 - 32, cell // 64 - 32, turns, card) == (laid.x, laid.y, laid.turns, 60)


@pytest.mark.parametrize("parts", [(4096, 4, 60), (0, 0, 0), (-1, 0, 60), (0, 4, 60), (4096, 0, 1)])
def test_parts_that_do_not_go_together_are_refused(parts: tuple[int, int, int]) -> None:
    with pytest.raises(elfhame.Refused):
        GAME.flat(*parts)
