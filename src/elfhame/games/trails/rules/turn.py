"""After a card: stones, a draw, whose turn it is, and the end (TRAIL-25R; solo, TRAIL-57R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.bits import BIT
from ..data.readings import ANY_PATH_COUNTS, OWED_COUNT_AT_A_WIN
from ..state import (
    ALL_LAID,
    DECK_OUT,
    LAST_STONE,
    NO_CARD,
    RUNNING,
    SOLO_WON,
    THREE_IDLE,
    Forest,
    cards_left,
    hand_card,
    paths_due,
    set_hand,
    stones_left,
)
from .entries import DREW
from .scoring import note_the_end
from .stones import OWED, OWED_AT_THE_END, OWN_PATH, SOLO_PATH, settle


def end_turn(forest: Forest, card: i64) -> None:
    """Do all that follows the laying of a card, up to the next decision or the end."""
    if forest.seats == 1:
        _end_solo_turn(forest)
    else:
        _drop(forest, card)
        _pass_on(forest)


def draw_solo(forest: Forest) -> None:
    """Draw the next card, which is the one to lay (TRAIL-51)."""
    forest.chosen = forest.deck[forest.drawn]
    forest.drawn += 1
    if forest.telling:
        note_solo_draw(forest)


def note_solo_draw(forest: Forest) -> None:
    """Note the card drawn in a solo game, which watchers see, too (TRAIL-75R)."""
    forest.journal.note(DREW, BIT[0], [0, forest.chosen, 1])


def ending(forest: Forest) -> str | None:
    """The id of the rule that ended the game, or None if it goes on."""
    return None if forest.over == RUNNING else rule_of(forest.over)


def rule_of(over: i64) -> str:
    """The id of the rule that ended a game, by its number."""
    return "TRAIL-55R" if over == DECK_OUT else f"TRAIL-{over}"


def _pass_on(forest: Forest) -> None:
    """Your own stones, a draw, and the other's turn; or the end (TRAIL-25R, TRAIL-40 on)."""
    if _wins(forest, OWN_PATH):
        return
    if cards_left(forest):
        _draw(forest)
    other: i64 = 1 - forest.turn
    if hand_card(forest, other, 0) == NO_CARD:
        settle(forest, other, OWED_AT_THE_END)
        _end(forest, ALL_LAID)
        return
    forest.turn = other
    _begin_turn(forest)


def _begin_turn(forest: Forest) -> None:
    """Place the stones owed (TRAIL-33R). The only card of a hand is chosen automatically."""
    if not _wins(forest, OWED) and hand_card(forest, forest.turn, 1) == NO_CARD:
        forest.chosen = hand_card(forest, forest.turn, 0)


def _wins(forest: Forest, rule: i64) -> bool:
    """Place the stones due to the player; whether the game ends with the last one (TRAIL-43R)."""
    settle(forest, forest.turn, rule)
    if stones_left(forest, forest.turn):
        return False
    if OWED_COUNT_AT_A_WIN:
        settle(forest, 1 - forest.turn, OWED)
    _end(forest, LAST_STONE)
    return True


def _end_solo_turn(forest: Forest) -> None:
    """Stones of both colours, then judge win, third card and empty deck (TRAIL-57R)."""
    forest.idle += 1
    completed = paths_due(forest, 0) | paths_due(forest, 1)
    stones = settle(forest, 0, SOLO_PATH) + settle(forest, 1, SOLO_PATH)
    if stones or (ANY_PATH_COUNTS and completed):
        forest.idle = 0
    if not stones_left(forest, 0) + stones_left(forest, 1):
        _end(forest, SOLO_WON)
    elif forest.idle == 3:
        _end(forest, THREE_IDLE)
    elif not cards_left(forest):
        _end(forest, DECK_OUT)
    else:
        draw_solo(forest)


def _end(forest: Forest, rule: i64) -> None:
    """End the game by this rule."""
    forest.over = rule
    if forest.telling:
        note_the_end(forest)


def _drop(forest: Forest, card: i64) -> None:
    """Take a card out of the player's hand."""
    rest = hand_card(forest, forest.turn, 0)
    if rest == card:
        rest = hand_card(forest, forest.turn, 1)
    set_hand(forest, forest.turn, rest, NO_CARD)


def _draw(forest: Forest) -> None:
    """Draw a card at the end of the turn (TRAIL-22)."""
    card = forest.deck[forest.drawn]
    forest.drawn += 1
    set_hand(forest, forest.turn, hand_card(forest, forest.turn, 0), card)
    if forest.telling:
        forest.journal.note(DREW, BIT[forest.turn], [forest.turn, card, 0])
