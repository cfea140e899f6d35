"""The planes of Faeries & Magical Creatures say what the view says."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from elfhame.games.faeries import GAME, new
from elfhame.games.faeries.data.components import BOARD_ACTIONS, FOLKS
from elfhame.games.faeries.knowledge.names import CARD_NAMES, QUESTIONS, TASKS
from elfhame.games.faeries.knowledge.view_types import FaeriesView, SeatView
from tests.conformance.kits import walk
from tests.conformance.tensors import around, marks, padded, planes_of

COVERS = {"p": 1, "h": 1, "#": 2}
APART = {"task", "agenda", "tiles", "gardens", "home_squares"}
"""Planes that are compared with parts of the view one by one."""


@pytest.mark.parametrize(("seats", "draft"), [(2, True), (3, False), (4, True)])
def test_the_planes_say_what_the_view_says(seats: int, draft: bool) -> None:
    for play in walk(new(seats, 1, draft=draft), 1, every=7):
        for seat in range(seats):
            view, planes = play.view(seat), planes_of(GAME, play.state, seat)
            checked = {name: there for name, there in planes.items() if name not in APART}
            assert checked == _situation(view) | _own(view) | _memory(view)
            _check_gardens(view, planes)
            _check_agenda(view, planes)


def _cards(names: Iterable[str] | None) -> list[int]:
    return marks(list(names or ()), CARD_NAMES)


def _around(view: FaeriesView) -> list[SeatView]:
    return [view.players[seat] for seat in around(view.observer, view.seats)]


def _situation(view: FaeriesView) -> dict[str, list[int]]:
    others, players = around(view.observer, view.seats), _around(view)
    return {
        "seats": marks(range(view.seats), range(4)),
        "options": [view.friendly_ties, view.draft],
        "question": marks([view.question], [QUESTIONS.get(kind, "") for kind in range(24)]),
        "asked": marks([others.index(seat) for seat in view.waiting], range(4)),
        "turn": [view.turn],
        "acting": marks([others.index(view.acting)], range(4)),
        "next": marks([others.index(seat) for seat in _next(view)], range(4)),
        "action": marks([view.action], BOARD_ACTIONS),
        "extra": [view.extra_used],
        "following": marks([others.index(seat) for seat in view.following], range(4)),
        "tokens": padded([player.tokens for player in players]),
        "homes": padded([marks(player.homes, FOLKS) for player in players]),
        "supply": padded([[player.supply] for player in players]),
        "points": padded([[player.points] for player in players]),
        "offer": _cards(view.offer),
        "tile_offer": marks(view.tile_offer, range(48)),
        "left": [view.deck, view.bag],
        "counts": padded([[p.held, p.piled, p.discarded] for p in players]),
        "working": _cards(view.working),
        "passes": [view.passes],
        "chosen": marks([others.index(seat) for seat in view.chosen], range(4)),
    }


def _next(view: FaeriesView) -> list[int]:
    """The seat that a card lets act next, if any."""
    return [task.first - 1 for task in view.agenda if task.kind == "close" and task.first]


def _own(view: FaeriesView) -> dict[str, list[int]]:
    own = view.players[view.observer]
    kept = own.kept or ()
    return {
        "hand": _cards(own.hand),
        "pile": _cards(own.pile),
        "discards": _cards(own.discards),
        "packet": _cards(view.packet),
        "kept": [kept.index(card) + 1 if card in kept else 0 for card in CARD_NAMES],
        "sights": padded([_cards(sight) for sight in view.sights] or [_cards(())]),
    }


def _memory(view: FaeriesView) -> dict[str, list[int]]:
    players = _around(view)
    own = players[0]
    known = [{*own.cards, *(own.hand or ()), *(own.pile or ()), *(own.discards or ())}]
    known += [{*player.cards, *(_shown_at_the_end(player))} for player in players[1:]]
    return {
        "known": padded([_cards(cards) for cards in known]),
        "seen": padded([_cards(player.seen) for player in players]),
        "shown": padded([_cards(player.shown) for player in players]),
        "batch": padded([_cards(player.batch) for player in players]),
        "fresh": padded([_cards(player.fresh) for player in players]),
        "strangers": padded([[player.strangers] for player in players]),
        "first_pile": padded([[player.first_pile] for player in players]),
        "under": [view.under.index(card) + 1 if card in view.under else 0 for card in CARD_NAMES],
        "unseen": _cards(view.unseen),
        "unseen_tiles": marks(view.unseen_tiles, range(48)),
        "secret": padded([[player.secret] for player in players]),
        "revealed": padded([_cards(player.revealed) for player in players]),
    }


def _shown_at_the_end(player: SeatView) -> list[str]:
    return [*(player.hand or ()), *(player.pile or ()), *(player.discards or ())]


def _check_gardens(view: FaeriesView, planes: dict[str, list[int]]) -> None:
    tiles, homes = [[0] * 7 for _ in range(48)], [0] * len(FOLKS)
    for place, player in enumerate(_around(view)):
        squares = "".join(player.garden.squares)
        there = slice(place * 100, place * 100 + 100)
        assert planes["gardens"][there] == [
            {"p": 1, "h": 1, "#": 2}.get(square, 0) for square in squares
        ]
        for laid in player.garden.tiles:
            side = ("plant", "path").index(laid.side)
            owner = marks([place], range(4))
            tiles[laid.tile] = [*owner, side, laid.turns, laid.y * 10 + laid.x]
        for home in player.garden.homes:
            at = -1 if home.x is None or home.y is None else home.y * 10 + home.x + 1
            homes[FOLKS.index(home.folk)] = at
    assert planes["tiles"] == [number for tile in tiles for number in tile]
    assert planes["home_squares"] == homes


def _check_agenda(view: FaeriesView, planes: dict[str, list[int]]) -> None:
    rows = [planes["agenda"][at : at + 11] for at in range(0, 24 * 11, 11)]
    others = around(view.observer, view.seats)
    found = [(TASKS[row[0]], others[row[1] - 1]) for row in rows if row[0]]
    assert found == [(task.kind, task.seat) for task in view.agenda]
    if view.asked is not None and found:
        assert planes["task"] == rows[len(found) - 1][2:]
        assert view.asked.left in (None, planes["task"][0])
