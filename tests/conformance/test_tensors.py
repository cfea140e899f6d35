"""Tensors hold what their seats know and nothing else; masks mark the legal actions."""

from __future__ import annotations

from typing import Final

import pytest

from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.tensor import Mask, size_of_planes, tensor_buffer

from .kit import Kit, Pair
from .kits import KITS, TABLES, Table

LEARNABLE: Final = [kit for kit in KITS if kit.game.planes]
every_tensor_table = pytest.mark.parametrize(
    "table", [table for table in TABLES if table.game.planes], ids=str
)
TOLD_APART: Final = [
    pytest.param(kit, pair, id=f"{kit.game.name}: {pair.name}")
    for kit in LEARNABLE
    for pair in kit.pairs
    if pair.seat >= 0 and not pair.alike
]


@every_tensor_table
def test_a_tensor_shows_nothing_that_its_seat_cannot_know(table: Table) -> None:
    assert not list(_leaks(table, of=0))


@pytest.mark.parametrize("kit", LEARNABLE, ids=lambda kit: kit.game.name)
def test_a_seat_that_got_its_rivals_tensor_would_be_noticed(kit: Kit) -> None:
    table = Table(kit, 2, {})
    assert any(_leaks(table, of=1))


def _leaks(table: Table, of: int) -> list[int]:
    """The steps at which seat 0 could tell a redrawn world apart by the tensor of a seat."""
    rng = keyed(seed_bytes(0), "tensors")
    return [
        len(play.steps)
        for play in table.walk(1, every=3)
        if table.game.tensor(play.state, of)
        != table.game.tensor(play.state.determinize(0, rng), of)
    ]


@pytest.mark.parametrize(("kit", "pair"), TOLD_APART)
def test_a_seat_can_distinguish_worlds_by_its_tensor_if_the_ledger_says_so(
    kit: Kit, pair: Pair
) -> None:
    one, other = pair.worlds()
    assert kit.game.tensor(one, pair.seat) != kit.game.tensor(other, pair.seat)


@every_tensor_table
def test_a_mask_marks_exactly_the_legal_actions(table: Table) -> None:
    mask = Mask(table.game.actions, rows=2)
    for play in table.walk(0, every=2):
        for row, seat in enumerate(play.waiting[:2]):
            legal = play.numbers(seat)
            assert play.state.mask(seat, mask, row) == len(legal)
            cells = mask.cells[row * mask.actions : (row + 1) * mask.actions]
            assert [action for action, cell in enumerate(cells) if cell] == legal
            assert all(mask.is_marked(row, action) for action in legal)
    assert not mask.is_marked(0, -1)
    assert not mask.is_marked(0, mask.actions)


@every_tensor_table
def test_a_tensor_has_the_size_of_its_planes_and_leaves_the_rest_alone(table: Table) -> None:
    seen, known = (
        size_of_planes(planes)
        for planes in (table.game.planes, table.game.planes + table.game.memory_planes)
    )
    buffer = tensor_buffer(known + 4)
    for play in table.walk(0, every=9):
        for seat in range(table.seats):
            whole = list(table.game.tensor(play.state, seat))
            assert len(whole) == known
            for place in range(len(buffer)):
                buffer[place] = -77
            play.state.observe(seat, buffer, 2)
            assert list(buffer) == [-77, -77, *whole[:seen], *[-77] * (known - seen + 2)]
            play.state.inform(seat, buffer, 1)
            assert list(buffer) == [-77, *whole, -77, -77, -77]


@pytest.mark.parametrize("kit", LEARNABLE, ids=lambda kit: kit.game.name)
def test_planes_have_different_names_and_say_what_they_mean(kit: Kit) -> None:
    planes = kit.game.planes + kit.game.memory_planes
    assert len({plane.name for plane in planes}) == len(planes)
    assert all(plane.meaning and plane.size > 0 for plane in planes)
