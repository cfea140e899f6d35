"""Drawing what a seat cannot know: the spirits of the others (FAE-70)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.rng import Rng
from ..rules.setup import deal_spirits
from ..state import RUNNING, Realm, spirit


def redraw_hidden(realm: Realm, seat: i64, rng: Rng) -> None:
    """Deal the others' spirits again; seat -1 is a watcher. At the end nothing is hidden."""
    if realm.over != RUNNING:
        return
    own: i64 = -1
    if seat >= 0:
        own = spirit(realm, seat)
    realm.spirits = deal_spirits(realm.seats, seat, own, rng)
