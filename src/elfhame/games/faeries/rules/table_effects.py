"""Card effects on the offers, on who acts next and on all rivals (FMC-53R, FMC-100D)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data import tables
from ..state import Realm
from .befriend import add_cards, refill_cards
from .build import add_tiles, sow
from .entries import BECKONED
from .tasks import let_act_next, push_packed


def change_offers(realm: Realm, seat: i64, verb: i64, amount: i64, rng: Rng) -> None:
    """Add to an offer, renew the Card Offer as after befriending, or sow."""
    if verb == tables.OFFER_CARDS_STEP:
        add_cards(realm, amount, rng)
    elif verb == tables.OFFER_TILES_STEP:
        add_tiles(realm, amount, rng)
    elif verb == tables.RENEW_STEP:
        refill_cards(realm, rng)
    else:
        sow(realm, seat, rng)


def beckon(realm: Realm, seat: i64) -> None:
    """Let the seat act next, wherever the token is."""
    let_act_next(realm, seat)
    if realm.telling:
        realm.journal.note(BECKONED, NOBODY, [seat])


def make_rivals(realm: Realm, seat: i64, task: i64) -> None:
    """Give each rival a task, the next one clockwise first (FMC-53R)."""
    for place in range(1, realm.seats):
        push_packed(realm, task, (seat + realm.seats - place) % realm.seats)
