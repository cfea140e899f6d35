"""A turn: what is owed, a card, its stones, a draw (TRAIL-25R, and alone TRAIL-57R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import EVERYBODY, NOBODY
from ..data.tables import BIT, STONES
from ..state import (
    ALL_LAID,
    DECK_OUT,
    LAST_STONE,
    NO_CARD,
    SOLO_WON,
    THREE_IDLE,
    Forest,
    give,
    held,
    placed,
    x_of,
    y_of,
)
from .entries import CHOSEN, DISCARDED, DREW, LAID
from .paths import lay
from .scoring import cards_left, tell_the_end
from .stones import settle, tell_completed


def begin(forest: Forest) -> None:
    """Place what is owed (TRAIL-33R); a single card need not be chosen, as all can see."""
    settle(forest, forest.turn)
    if placed(forest, forest.turn) == STONES:
        end(forest, LAST_STONE)
    elif held(forest, forest.turn, 1) == NO_CARD:
        forest.chosen = held(forest, forest.turn, 0)


def choose(forest: Forest, card: i64) -> None:
    """Decide on a card of the hand; it stays hidden until it is laid (TRAIL-71)."""
    forest.chosen = card
    if forest.telling:
        forest.journal.note(CHOSEN, NOBODY, [forest.turn, card])


def lay_chosen(forest: Forest, cell: i64, turns: i64) -> None:
    """Lay the chosen card, then do all that follows up to the next decision."""
    card = forest.chosen
    lay(forest, cell, card * 4 + turns)
    forest.chosen = NO_CARD
    if forest.telling:
        _tell_laid(forest, card, turns)
    if forest.seats == 1:
        _go_on_alone(forest)
    else:
        _drop(forest, card)
        _pass_on(forest)


def discard(forest: Forest) -> None:
    """Put the card just drawn aside and draw the next (TRAIL-56V)."""
    forest.discarded = forest.chosen
    if forest.telling:
        forest.journal.note(DISCARDED, NOBODY, [forest.chosen])
    draw_alone(forest)


def draw_alone(forest: Forest) -> None:
    """The next card, which is the one to lay (TRAIL-51)."""
    forest.chosen = forest.deck[forest.drawn]
    forest.drawn += 1
    if forest.telling:
        forest.journal.note(DREW, BIT[0], [0, forest.chosen, 1])


def end(forest: Forest, rule: i64) -> None:
    """The game is over by this rule."""
    forest.over = rule
    if forest.telling:
        tell_the_end(forest)


def _tell_laid(forest: Forest, card: i64, turns: i64) -> None:
    index = forest.laid_count - 1
    learns: i64 = NOBODY
    if forest.seats == 2:
        learns = EVERYBODY ^ BIT[forest.turn]
    facts: list[int] = [forest.turn, card, x_of(forest, index), y_of(forest, index), turns]
    forest.journal.note(LAID, learns, facts)
    tell_completed(forest, 0)
    tell_completed(forest, 1)


def _pass_on(forest: Forest) -> None:
    """Own stones, a draw, and the other's turn; or the end (TRAIL-25R, TRAIL-40 to TRAIL-43R)."""
    settle(forest, forest.turn)
    if placed(forest, forest.turn) == STONES:
        end(forest, LAST_STONE)
        return
    if cards_left(forest):
        _draw(forest)
    other: i64 = 1 - forest.turn
    if held(forest, other, 0) == NO_CARD:
        settle(forest, other)
        end(forest, ALL_LAID)
        return
    forest.turn = other
    begin(forest)


def _go_on_alone(forest: Forest) -> None:
    """Stones of both colours, then win, third card and empty deck are judged (TRAIL-57R)."""
    settled = settle(forest, 0) + settle(forest, 1)
    forest.idle = 0 if settled else forest.idle + 1
    if placed(forest, 0) + placed(forest, 1) == 2 * STONES:
        end(forest, SOLO_WON)
    elif forest.idle == 3:
        end(forest, THREE_IDLE)
    elif not cards_left(forest):
        end(forest, DECK_OUT)
    else:
        draw_alone(forest)


def _drop(forest: Forest, card: i64) -> None:
    """Take a card out of the player's hand."""
    kept = held(forest, forest.turn, 0)
    if kept == card:
        kept = held(forest, forest.turn, 1)
    give(forest, forest.turn, kept, NO_CARD)


def _draw(forest: Forest) -> None:
    """Draw a card at the end of the turn (TRAIL-22)."""
    card = forest.deck[forest.drawn]
    forest.drawn += 1
    give(forest, forest.turn, held(forest, forest.turn, 0), card)
    if forest.telling:
        forest.journal.note(DREW, BIT[forest.turn], [forest.turn, card, 0])
