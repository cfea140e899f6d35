"""Drawing what a seat cannot know: the pile and the other hand (TRAIL-73R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains
from ....kernel.rng import Rng
from ..data.components import CARD_COUNT
from ..state import NO_CARD, RUNNING, Forest, cards_left, hand_card, hand_count, set_hand


def redraw_hidden(forest: Forest, seat: i64, rng: Rng) -> None:
    """Shuffle the pile and the others' hands together and deal them again; seat -1 is a watcher.

    At the end nothing is hidden.
    """
    if forest.over != RUNNING:
        return
    unseen = _unseen(forest, seat)
    rng.shuffle(unseen)
    taken: i64 = 0
    for other in range(hand_count(forest)):
        if other != seat:
            taken = _redeal(forest, other, unseen, taken)
    deck = forest.deck[:]
    for place in range(cards_left(forest)):
        deck[forest.drawn + place] = unseen[taken + place]
    forest.deck = deck


def _unseen(forest: Forest, seat: i64) -> vec[i64]:
    """The cards in the pile and in the hands of the others, ascending."""
    hidden: i64 = 0
    for place in range(cards_left(forest)):
        hidden |= BIT[forest.deck[forest.drawn + place]]
    for other in range(hand_count(forest)):
        for place in range(2):
            card = hand_card(forest, other, place)
            if other != seat and card != NO_CARD:
                hidden |= BIT[card]
    unseen = vec[i64]([0] * CARD_COUNT)
    count: i64 = 0
    for card in range(CARD_COUNT):
        if contains(hidden, card):
            unseen[count] = card
            count += 1
    return unseen[:count]


def _redeal(forest: Forest, seat: i64, unseen: vec[i64], taken: i64) -> i64:
    """Give a seat as many unseen cards as it holds, and return how many were taken in all.

    If the seat has chosen a card, the first of them becomes the chosen one.
    """
    if hand_card(forest, seat, 0) == NO_CARD:
        return taken
    one = unseen[taken]
    if seat == forest.turn and forest.chosen != NO_CARD:
        forest.chosen = one
    other: i64 = NO_CARD
    if hand_card(forest, seat, 1) != NO_CARD:
        other = unseen[taken + 1]
        taken += 1
    set_hand(forest, seat, one, other)
    return taken + 1
