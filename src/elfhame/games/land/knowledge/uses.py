"""Which items and Forest cards of Fairy Land an event is about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.uses import EVERYONE, Blank, Use, uses
from ..data.components import ITEMS
from .events import LandEvent
from .events_clearings import Opened, Placed, Took
from .events_decks import Drew, Gained, Kept, Looked, Used
from .events_fairies import Played


def uses_of(event: LandEvent) -> Iterable[Use]:
    """Cards are offered in Clearings and in looks, and taken from there."""
    match event:
        case Opened(cards=cards):
            return uses("offered", EVERYONE, cards)
        case Placed(card=card):
            return uses("offered", EVERYONE, [card])
        case Drew(seat=seat, cards=cards) | Looked(seat=seat, cards=cards):
            return uses("offered", seat, cards)
        case Took(seat=seat, cards=cards):
            return uses("taken", seat, cards)
        case Kept(seat=seat, card=card) | Gained(seat=seat, card=card):
            return uses("taken", seat, [card])
        case Used(seat=seat, item=item):
            return uses("played", seat, [item])
        case Played(seat=seat, fairy=fairy):
            return uses("played", seat, [fairy])
    return ()


BLANKS: Final = {
    item.name: Blank(
        "items.toml",
        (
            (
                ("item", place),
                {"name": item.name, "use": "permanent", "star": item.star}
                | {"effect": "pendant" if item.effect == "pendant" else "points"},
            ),
        ),
    )
    for place, item in enumerate(ITEMS)
}
"""An item without effect scores nothing. The Forest's cards have no such form."""
