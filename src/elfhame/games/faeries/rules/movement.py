"""Moving tokens between areas: a card says whose (FMC-46, FMC-100D)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import how_many, lowest, nth
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import ANYONE, FOLK_COUNT, OWN
from ..state import (
    Realm,
    add_tokens,
)
from .entries import MOVED
from .numbers import MOVES_FROM, is_move, moved_from, moved_seat, moved_to
from .tasks import (
    do_one_of,
    pop_task,
    task_whose,
    top_task,
)
from .tokens import areas_of, claim_home, rivals_tokens


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write each token that may be moved with each area other than its own."""
    count: i64 = 0
    places = movable_tokens(realm, seat, task_whose(top_task(realm)))
    while places:
        place = lowest(places)
        places &= places - 1
        for target in range(FOLK_COUNT):
            if target != place % FOLK_COUNT:
                out[count] = MOVES_FROM + place * FOLK_COUNT + target
                count += 1
    return count


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these without listing them."""
    places = movable_tokens(realm, seat, task_whose(top_task(realm)))
    drawn = rng.below(how_many(places) * (FOLK_COUNT - 1))
    place = nth(places, drawn // (FOLK_COUNT - 1))
    target = drawn % (FOLK_COUNT - 1)
    if target >= place % FOLK_COUNT:
        target += 1
    return MOVES_FROM + place * FOLK_COUNT + target


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """There is no such token, or the card says otherwise (FMC-46); or a token must be moved."""
    return "FMC-46" if is_move(action) else "FMC-100D"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Move one token of the task; a tenth token claims the home of its new area."""
    whose = moved_seat(action)
    source = moved_from(action)
    target = moved_to(action)
    do_one_of(realm, top_task(realm))
    add_tokens(realm, whose, source, -1)
    add_tokens(realm, whose, target, 1)
    if realm.telling:
        realm.journal.note(MOVED, NOBODY, [seat, whose, source, target])
    claim_home(realm, whose, target)


def settle_movement(realm: Realm, seat: i64, task: i64) -> bool:
    """Skip the task if there is no token to move; whether it was skipped."""
    if movable_tokens(realm, seat, task_whose(task)):
        return False
    pop_task(realm)
    return True


def movable_tokens(realm: Realm, seat: i64, whose: i64) -> i64:
    """Where there are tokens that may be moved, as a set of seat * FOLK_COUNT + folk."""
    own = areas_of(realm, seat) << (FOLK_COUNT * seat)
    if whose == OWN:
        return own
    if whose == ANYONE:
        return own | rivals_tokens(realm, seat)
    return rivals_tokens(realm, seat)
