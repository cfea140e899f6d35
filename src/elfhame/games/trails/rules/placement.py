"""Laying the chosen card: where, turned how, or discarding it (TRAIL-20, TRAIL-56V)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.tables import ROTATIONS
from ..state import (
    NO_CARD,
    Forest,
    cards_left,
    cell_of,
    free_count,
    laid_count,
    write_lays,
    x_of,
    y_of,
)
from .entries import DISCARDED, LAID
from .numbers import DISCARD, lay_action, lay_cell, lay_turns
from .paths import lay
from .stones import note_completed
from .turn import draw_solo, end_turn


def legal(forest: Forest, seat: i64, out: vec[i64]) -> i64:
    """Write every free place with every turn, then the discard, and return their number."""
    count = write_lays(forest, out)
    if _may_discard(forest):
        out[count] = DISCARD
        count += 1
    return count


def random(forest: Forest, seat: i64, rng: Rng) -> i64:
    """Draw one of these without listing them."""
    lays = free_count(forest) * ROTATIONS
    choices = lays
    if _may_discard(forest):
        choices += 1
    number = rng.below(choices)
    if number == lays:
        return DISCARD
    return lay_action(cell_of(forest.free[number // ROTATIONS]), number % ROTATIONS)


def why_not(forest: Forest, seat: i64, action: i64) -> str:
    """The rule by which the card can't be laid there, or not be discarded."""
    if action == DISCARD:
        return "TRAIL-58R" if _has_discard(forest) else "TRAIL-56V"
    return "TRAIL-20"


def apply(forest: Forest, seat: i64, action: i64) -> None:
    """Lay or discard the chosen card, then do all that follows up to the next decision."""
    card = forest.chosen
    if action == DISCARD:
        _discard(forest, card)
        return
    turns = lay_turns(action)
    lay(forest, lay_cell(action), card * ROTATIONS + turns)
    forest.chosen = NO_CARD
    if forest.telling:
        _note_laid(forest, seat, card, turns)
    end_turn(forest, card)


def _may_discard(forest: Forest) -> bool:
    """Whether the card may be discarded: only if there is another one (TRAIL-58R)."""
    return _has_discard(forest) and cards_left(forest) != 0


def _has_discard(forest: Forest) -> bool:
    """Whether the one discard of an easier game hasn't been used (TRAIL-56V)."""
    return forest.easier != 0 and forest.discarded == NO_CARD


def _discard(forest: Forest, card: i64) -> None:
    """Put the card just drawn aside and draw the next (TRAIL-56V)."""
    forest.discarded = card
    if forest.telling:
        forest.journal.note(DISCARDED, NOBODY, [card])
    draw_solo(forest)


def _note_laid(forest: Forest, seat: i64, card: i64, turns: i64) -> None:
    """Note the card laid, which the other player hadn't seen, and the paths it completes."""
    index = laid_count(forest) - 1
    learns: i64 = NOBODY
    if forest.seats == 2:
        learns = EVERYBODY ^ BIT[seat]
    facts: list[int] = [seat, card, x_of(forest, index), y_of(forest, index), turns]
    forest.journal.note(LAID, learns, facts)
    note_completed(forest, 0)
    note_completed(forest, 1)
