"""The engine and a slow implementation that walks every path again play the same games."""

from __future__ import annotations

import pytest

from elfhame import COMPILED
from elfhame.games.trails.data.components import CARDS
from elfhame.games.trails.knowledge.view import view_of
from elfhame.games.trails.knowledge.view_types import TrailsView
from elfhame.games.trails.rules.engine import Trails, new_game
from elfhame.kernel.game import REVIEWER
from tests.games.trails.oracle import Card, Oracle, Path
from tests.games.trails.positions import GAME, eager_action, rng

GAMES = 40 if COMPILED else 10
MANY_GAMES = 1000

TABLES = [(1, 0), (1, 1), (2, 0)]
every_table = pytest.mark.parametrize(("seats", "easier"), TABLES, ids=["solo", "easier", "two"])


def oracle(state: Trails) -> Oracle:
    """The same new game in the second implementation."""
    view = view_of(state, REVIEWER)
    solo = view.seats == 1
    first = [] if view.chosen is None else [view.chosen]
    return Oracle(
        cards={card.number: _card(card.number) for card in CARDS},
        pile=[*(first if solo else []), *(view.pile or ())],
        hands=[set(hand or ()) for hand in view.hands],
        turn=view.turn,
        easier=view.easier,
    )


def _card(number: int) -> Card:
    card = CARDS[number]
    pink, yellow = (
        tuple(Path(path.edges, path.houses) for path in card.paths(colour))
        for colour in ("pink", "yellow")
    )
    return Card(pink, yellow)


def agree(state: Trails, other: Oracle) -> None:
    """Check that both agree on everything."""
    view = view_of(state, REVIEWER)
    legal = sorted(str(GAME.action(number)) for number in state.legal_actions(state.player()))
    assert legal == sorted(" ".join(map(str, choice)) for choice in other.choices())
    assert {(laid.x, laid.y): (laid.card, laid.turns) for laid in view.table} == other.table
    assert _stones(view) == {
        colour: {(place, path, house) for place, path, house in houses}
        for colour, houses in other.stones.items()
    }
    assert view.left == (other.left["pink"], other.left["yellow"])
    assert [set(hand or ()) for hand in view.hands] == other.hands
    assert list(view.pile or ()) == other.pile
    assert (view.ending, view.turn, view.chosen) == (other.ended, other.turn, other.chosen)
    assert view.idle == other.idle
    assert state.scores() == other.scores()
    assert state.returns() == other.shares()


def _stones(view: TrailsView) -> dict[str, set[tuple[tuple[int, int], int, int]]]:
    """The houses with a stone, as the oracle names them: by path and number on it."""
    found: dict[str, set[tuple[tuple[int, int], int, int]]] = {"pink": set(), "yellow": set()}
    numbers = {(laid.x, laid.y): laid.card for laid in view.table}
    for network in view.networks:
        for house in network.houses:
            if house.stone:
                card = CARDS[numbers[house.x, house.y]]
                houses = [
                    (path, nth)
                    for path, each in enumerate(card.paths(network.colour))
                    for nth in range(each.houses)
                ]
                found[network.colour].add(((house.x, house.y), *houses[house.number]))
    return found


def play_side_by_side(seats: int, easier: int, games: int, label: str) -> None:
    """Play games on both, random and greedy ones in turn, and compare them at every step."""
    chance = rng(f"{label}/{seats}/{easier}")
    for game in range(games):
        state = new_game(seats, easier, chance)
        other = oracle(state)
        while state.player() >= 0:
            agree(state, other)
            eager = game % 2 == 1
            action = (
                eager_action(state, chance)
                if eager
                else state.random_action(state.player(), chance)
            )
            kind, *fields = str(GAME.action(action)).split()
            other.act((kind, *map(int, fields)))
            state.apply(state.player(), action, chance)
        agree(state, other)


@every_table
def test_both_play_the_same_games(seats: int, easier: int) -> None:
    play_side_by_side(seats, easier, GAMES, "oracle")


@pytest.mark.soak
@every_table
def test_both_play_many_more_games_alike(seats: int, easier: int) -> None:
    play_side_by_side(seats, easier, MANY_GAMES, "soak")
