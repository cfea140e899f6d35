"""Restores the draft of a view in a state: who kept which card."""

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ..data.tables import card_set
from ..rules.engine import Faeries
from ..state import NO_CARD, PICKS, TABLE, UNSEEN, set_zone
from .draft_memory import SLOTS, first_sight, keeper_of, packet_of, pick_of, sight
from .names import CARD_NUMBERS
from .view_types import FaeriesView


def restore_draft(realm: Faeries, view: FaeriesView) -> None:
    """Put each card of the draft into a place where it can be as far as the observer knows."""
    cards: dict[int, int] = {}
    for seat, player in enumerate(view.players):
        for pick, name in enumerate(player.kept or ()):
            cards[seat * PICKS + pick] = CARD_NUMBERS[name]
    for packet, names in enumerate(_packets(view)):
        for place, name in enumerate(names):
            cards[SLOTS + packet * PICKS + place] = CARD_NUMBERS[name]
    revealed = [{CARD_NUMBERS[name] for name in player.revealed} for player in view.players]
    seen = _seen(realm, view)
    unseen = [CARD_NUMBERS[name] for name in view.unseen]
    for place in _places(realm, view):
        if place not in cards:
            look = seen.get((packet_of(realm, place), sight(realm, view.observer, place)))
            shown = revealed[place // PICKS] - set(cards.values()) if place < SLOTS else set()
            cards[place] = _fill(look, shown, revealed, seen, unseen)
    _store(realm, cards, revealed, unseen)


def _fill(
    look: list[int] | None,
    shown: set[int],
    revealed: list[set[int]],
    seen: dict[tuple[int, int], list[int]],
    unseen: list[int],
) -> int:
    """A card for a place: one seen there, or else one shown since, or one never seen."""
    if look is not None:
        own = [card for card in look if card in shown]
        free = [card for card in look if not any(card in cards for cards in revealed)]
        card = (own or free)[0]
        look.remove(card)
        return card
    looked_at = [card for cards in seen.values() for card in cards]
    strangers = sorted(card for card in shown if card not in looked_at)
    return strangers[0] if strangers else unseen.pop(0)


def _packets(view: FaeriesView) -> list[tuple[str, ...]]:
    """The packets whose cards the observer knows one by one."""
    if view.packets is not None:
        return list(view.packets)
    found: list[tuple[str, ...]] = [()] * view.seats
    if view.packet:
        found[(view.observer - view.passes) % view.seats] = view.packet
    return found


def _seen(realm: Faeries, view: FaeriesView) -> dict[tuple[int, int], list[int]]:
    """By packet and look: the cards that the observer passed on and that didn't come back."""
    found: dict[tuple[int, int], list[int]] = {}
    if view.observer < 0:
        return found
    kept = view.players[view.observer].kept or ()
    for pick, names in enumerate(view.sights):
        if pick >= len(kept):
            continue
        packet = (view.observer - pick) % view.seats
        again = view.sights[pick + view.seats] if pick + view.seats < len(view.sights) else ()
        gone = [CARD_NUMBERS[name] for name in names if name != kept[pick] and name not in again]
        look = (pick - first_sight(realm, view.observer, packet)) // view.seats
        found[packet, look] = gone
    return found


def _places(realm: Faeries, view: FaeriesView) -> list[int]:
    """The places of the draft that hold a card."""
    found = []
    for seat in range(view.seats):
        kept = min(view.passes + (seat in view.chosen), PICKS)
        found += [seat * PICKS + pick for pick in range(kept)]
    if view.passes < PICKS:
        for packet in range(view.seats):
            holder = (packet + view.passes) % view.seats
            left = PICKS - view.passes - (holder in view.chosen)
            found += [SLOTS + packet * PICKS + place for place in range(left)]
    return sorted(found, key=lambda place: (pick_of(realm, place), keeper_of(realm, place), place))


def _store(
    realm: Faeries, cards: dict[int, int], revealed: list[set[int]], unseen: list[int]
) -> None:
    both = [cards.get(place, NO_CARD) for place in range(2 * SLOTS)]
    for packet in range(realm.seats):
        first = SLOTS + packet * PICKS
        both[first : first + PICKS] = sorted(both[first : first + PICKS])
    realm.picks, realm.packets = vec[i64](both[:SLOTS]), vec[i64](both[SLOTS:])
    for place, card in cards.items():
        if place < SLOTS and card in revealed[place // PICKS]:
            realm.open_picks |= BIT[place]
    set_zone(realm, TABLE, UNSEEN, *card_set(unseen))
