"""The work on the agenda: cards step by step, and every answer to what they ask."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import (
    ANY,
    BEFRIEND,
    BIT,
    BUILD,
    CHOOSE,
    COUNT,
    DRAW,
    HELP,
    MOST_STEPS,
    PLACE,
    POINTS,
    RIVALS_DISCARD,
    SPEND,
    STEPS,
    TAKE,
    amount_of,
    branch_of,
    folk_of,
    is_optional,
    verb_of,
    whose_of,
)
from ..state import (
    AIMING,
    BEFRIENDING,
    BUILDING,
    CHOOSING,
    DROPPING,
    HELPING,
    LAYING,
    MOVING,
    PLACING,
    RECOVERING,
    REMOVING,
    SPENDING,
    STEALING,
    WORKING,
    Realm,
    first_of,
    kind_of,
    pop,
    push,
    seat_of,
    second_of,
    top,
)
from .build import give_icons, lay_tile, replace_tile, score
from .entries import AIMED, CHOSE, FORWENT, TOOK
from .hand import befriend, discard, draw, play, recover, replace_card
from .scoring import counted
from .tokens import move, place, remove, steal

ASKS: Final = vec[i64]([0, 0, MOVING, REMOVING, STEALING, 0, RECOVERING, 0, 0, 0, 0, 0, AIMING])
"""By verb of a step that asks for several like things: the work that it makes."""


def work_on(realm: Realm, rng: Rng) -> None:
    """Do the next step of the card at work, or put what it asks on the agenda (FMC-52R)."""
    work = top(realm)
    seat = seat_of(work)
    card = first_of(work)
    at = second_of(work) // 4
    branch = second_of(work) % 4
    pop(realm)
    while at < MOST_STEPS:
        step = STEPS[card * MOST_STEPS + at]
        if not step:
            return
        at += 1
        if branch_of(step) == 0 or branch_of(step) == branch:
            push(realm, WORKING, seat, card, at * 4 + branch)
            _do(realm, seat, card, step, rng)
            return


def _do(realm: Realm, seat: i64, card: i64, step: i64, rng: Rng) -> None:
    verb = verb_of(step)
    amount = amount_of(step)
    if verb == PLACE:
        _place(realm, seat, amount, folk_of(step))
    elif verb == DRAW:
        draw(realm, seat, amount, rng)
    elif verb == POINTS:
        score(realm, seat, amount, False)
    elif verb == COUNT:
        score(realm, seat, counted(realm, seat, step), False)
    elif verb == RIVALS_DISCARD:
        for away in range(realm.seats - 1, 0, -1):
            push(realm, DROPPING, (seat + away) % realm.seats, amount, 0)
    elif verb in (SPEND, CHOOSE):
        later = top(realm)
        pop(realm)
        kind: i64 = SPENDING if verb == SPEND else CHOOSING
        push(realm, kind, seat, card, second_of(later))
    else:
        _ask(realm, seat, verb, amount, step)


def _ask(realm: Realm, seat: i64, verb: i64, amount: i64, step: i64) -> None:
    """Put on the agenda what must be asked for."""
    may: i64 = 1 if is_optional(step) else 0
    if verb == BEFRIEND:
        push(realm, BEFRIENDING, seat, 1, 0)
    elif verb == TAKE:
        push(realm, BEFRIENDING, seat, 2, 0)
    elif verb == BUILD:
        push(realm, BUILDING, seat, 1 + may, 0)
    elif verb == HELP:
        push(realm, HELPING, seat, may, 0)
    else:
        push(realm, ASKS[verb], seat, amount, whose_of(step))


def _place(realm: Realm, seat: i64, amount: i64, folk: i64) -> None:
    """Tokens for a named area go there unasked, one by one (FMC-64R)."""
    named: i64 = 0
    if folk != ANY:
        named = folk + 1
    push(realm, PLACING, seat, amount, named)


# ---------------------------------------------------------------- answers


def place_next(realm: Realm, folk: i64) -> None:
    """One token of those to be placed goes into this area."""
    work = top(realm)
    _one_less(realm, work)
    place(realm, seat_of(work), folk)


def move_next(realm: Realm, whose: i64, source: i64, target: i64) -> None:
    """One token of those to be moved goes."""
    work = top(realm)
    _one_less(realm, work)
    move(realm, seat_of(work), whose, source, target)


def remove_next(realm: Realm, whose: i64, folk: i64) -> None:
    """One token of those to be removed or stolen goes."""
    work = top(realm)
    _one_less(realm, work)
    if kind_of(work) == REMOVING:
        remove(realm, seat_of(work), whose, folk)
    else:
        steal(realm, seat_of(work), whose, folk)


def recover_next(realm: Realm, card: i64) -> None:
    """A card of the discards is taken into the hand."""
    work = top(realm)
    _one_less(realm, work)
    recover(realm, seat_of(work), card)


def drop_next(realm: Realm, card: i64) -> None:
    """A card of the hand is discarded because a rival's card says so (FMC-53R)."""
    work = top(realm)
    _one_less(realm, work)
    discard(realm, seat_of(work), card)


def aim(realm: Realm, whom: i64) -> None:
    """This rival is to discard."""
    work = top(realm)
    pop(realm)
    if realm.telling:
        realm.journal.note(AIMED, NOBODY, [seat_of(work), whom])
    push(realm, DROPPING, whom, first_of(work), 0)


def choose(realm: Realm, option: i64) -> None:
    """The steps of this option are done."""
    work = top(realm)
    pop(realm)
    if realm.telling:
        realm.journal.note(CHOSE, NOBODY, [seat_of(work), first_of(work), option])
    push(realm, WORKING, seat_of(work), first_of(work), second_of(work) // 4 * 4 + option)


def spend(realm: Realm, card: i64) -> None:
    """A card of the hand is discarded, and the rest of the effect is done."""
    work = top(realm)
    pop(realm)
    discard(realm, seat_of(work), card)
    push(realm, WORKING, seat_of(work), first_of(work), second_of(work) // 4 * 4 + 1)


def take_tile(realm: Realm, tile: i64) -> None:
    """A tile leaves the offer, to be laid."""
    work = top(realm)
    by_card = first_of(work)
    pop(realm)
    realm.tile_offer &= ~BIT[tile]
    if realm.telling:
        realm.journal.note(TOOK, NOBODY, [seat_of(work), tile])
    push(realm, LAYING, seat_of(work), tile, by_card)


def lay(realm: Realm, how: i64, rng: Rng) -> None:
    """The tile is laid so; one that a card took is replaced now (FMC-56R), then icons give."""
    work = top(realm)
    pop(realm)
    lay_tile(realm, seat_of(work), first_of(work), how)
    if second_of(work):
        replace_tile(realm, rng)
    give_icons(realm, seat_of(work), first_of(work), how, rng)


def befriend_card(realm: Realm, card: i64, rng: Rng) -> None:
    """A card of the offer is taken; one that a card took is replaced at once (FMC-56R)."""
    work = top(realm)
    pop(realm)
    befriend(realm, seat_of(work), card, first_of(work) == 2)
    if first_of(work):
        replace_card(realm, rng)


def help_with(realm: Realm, card: i64) -> None:
    """A card of the hand is played (FMC-45)."""
    seat = seat_of(top(realm))
    pop(realm)
    play(realm, seat, card)


def forgo(realm: Realm) -> None:
    """What may be declined is; and with a card that is not spent, all that it would pay for."""
    work = top(realm)
    if realm.telling:
        realm.journal.note(FORWENT, NOBODY, [seat_of(work), kind_of(work)])
    pop(realm)


def _one_less(realm: Realm, work: i64) -> None:
    """One of several like things is done; the others stay on the agenda."""
    pop(realm)
    if first_of(work) > 1:
        push(realm, kind_of(work), seat_of(work), first_of(work) - 1, second_of(work))
