"""What an observer knows of a state: the view is built from what the ledger allows."""

from __future__ import annotations

from typing import Final

from ....kernel.game import REVIEWER
from ..data.components import ACTIONS, CARDS, FOLKS, WHOSE
from ..data.tables import AT_END, CARD_COUNT, HALF, OF_CARDS, amount_of, cap_of, folk_of, measure_of
from ..rules.asking import may_pass
from ..rules.draft import packet_before
from ..rules.engine import Faeries
from ..rules.hand import deck_size
from ..rules.scoring import area_points, counted
from ..state import (
    AGENDA,
    BATCH,
    DISCARDS,
    FINISHING,
    FRESH,
    HAND,
    NO_CARD,
    PERFORM,
    PICKS,
    PILE,
    POINTS,
    RUNNING,
    SEEN,
    SHOWN,
    STRANGERS,
    STRIDE,
    SUPPLY,
    Realm,
    count,
    first_of,
    home_owner,
    kind_of,
    seat_of,
    second_of,
    tokens,
    top,
    word,
)
from .actions import CARD_NAMES
from .draft_memory import SLOTS, card_in, keeper_of, packet_of, sight
from .garden_view import garden
from .tellers import CAUSES, QUESTIONS, names
from .view_types import AreaView, Asked, Cards, FaeriesView, Projection, SeatView, Work

WORK: Final = (
    *("", "name", "before", "after", "perform", "close", "place", "tile", "lay", "befriend"),
    *("help", "call", "working", "finishing", "home", "move", "remove", "steal", "aim", "drop"),
    *("recover", "spend", "choose", "keep"),
)
"""Work on the agenda by its kind; most of it is called like its question."""


def seen(state: Faeries, observer: int) -> FaeriesView:
    """What a seat, a watcher or a reviewer knows."""
    work = top(state)
    drafting = state.drafted and state.passes < PICKS
    areas = tuple(_area(state, folk) for folk in range(len(FOLKS)))
    return FaeriesView(
        observer=observer,
        seats=state.seats,
        waiting=tuple(state.waiting()),
        question=None if state.over else QUESTIONS[kind_of(work)],
        ending=state.ending(),
        friendly_ties=bool(state.friendly),
        draft=bool(state.drafted),
        turn=state.turns,
        acting=state.acting,
        action=None if not state.turns or _is_unnamed(state) else ACTIONS[state.action],
        following=_following(state),
        extra_used=bool(state.extra),
        asked=None if state.over else _asked(state, work),
        working=tuple(
            CARD_NAMES[first_of(work)] for work in _agenda(state) if kind_of(work) == FINISHING
        ),
        agenda=tuple(_work(work) for work in _agenda(state)),
        areas=areas,
        players=tuple(_player(state, seat, observer, areas) for seat in range(state.seats)),
        offer=_names(state.offer[0], state.offer[1]),
        tile_offer=_bits(state.tile_offer),
        deck=deck_size(state),
        under=names(state.under),
        unseen=_unseen(state, observer),
        bag=state.tiles_left,
        unseen_tiles=_bits(state.bag),
        passes=state.passes,
        chosen=_bits(state.chosen),
        packet=_packet(state, packet_before(state, observer)) if drafting and observer >= 0 else (),
        sights=_sights(state, observer) if observer >= 0 and state.drafted else (),
        packets=_packets(state) if drafting and observer == REVIEWER else None,
        cause=CAUSES[state.end] or None,
    )


# ---------------------------------------------------------------- the turn


def _agenda(state: Realm) -> list[int]:
    return list(state.words[AGENDA : AGENDA + state.depth])


def _work(work: int) -> Work:
    return Work(WORK[kind_of(work)], seat_of(work), first_of(work), second_of(work))


def _is_unnamed(state: Realm) -> bool:
    return QUESTIONS[kind_of(top(state))] == "name"


def _following(state: Realm) -> tuple[int, ...]:
    waiting = [seat_of(work) for work in _agenda(state) if kind_of(work) == PERFORM]
    return tuple(reversed(waiting))


def _asked(state: Faeries, work: int) -> Asked:
    kind, first = QUESTIONS[kind_of(work)], first_of(work)
    counted_off = kind in ("place", "move", "remove", "steal", "aim", "drop", "recover")
    return Asked(
        seat=state.player(),
        may_pass=may_pass(state, work),
        left=first if counted_off else None,
        whose=WHOSE[second_of(work)] if kind == "move" else None,
        tile=first if kind == "lay" else None,
        folk=FOLKS[first] if kind == "home" else None,
        card=CARD_NAMES[first] if kind in ("choose", "spend") else None,
    )


# ---------------------------------------------------------------- areas and seats


def _area(state: Realm, folk: int) -> AreaView:
    there = tuple(tokens(state, seat, folk) for seat in range(state.seats))
    owner = home_owner(state, folk)
    return AreaView(
        folk=FOLKS[folk],
        tokens=there,
        points=tuple(area_points(state, seat, folk) for seat in range(state.seats)),
        leaders=tuple(seat for seat, number in enumerate(there) if 0 < number == max(there)),
        home=None if owner < 0 else owner,
    )


def _player(state: Realm, seat: int, observer: int, areas: tuple[AreaView, ...]) -> SeatView:
    knows = _knows(state, seat, observer)
    secret = hidden_kept(state, seat)
    every = _all_cards(state, seat)
    return SeatView(
        points=word(state, seat, POINTS),
        supply=word(state, seat, SUPPLY),
        tokens=tuple(tokens(state, seat, folk) for folk in range(len(FOLKS))),
        homes=tuple(name for folk, name in enumerate(FOLKS) if home_owner(state, folk) == seat),
        garden=garden(state, seat),
        held=count(state, seat, HAND),
        piled=count(state, seat, PILE),
        discarded=count(state, seat, DISCARDS),
        hand=_zone(state, seat, HAND) if knows else None,
        pile=_zone(state, seat, PILE) if knows else None,
        discards=_zone(state, seat, DISCARDS) if knows else None,
        cards=names(card for card in every if card not in secret),
        seen=_zone(state, seat, SEEN),
        shown=_zone(state, seat, SHOWN),
        batch=_zone(state, seat, BATCH),
        fresh=_zone(state, seat, FRESH),
        strangers=word(state, seat, STRANGERS),
        first_pile=bool(state.first_piles >> seat & 1),
        kept=names(_kept(state, seat)) if knows and state.drafted else None,
        secret=len(secret),
        revealed=names(sorted(set(_kept(state, seat)) - set(secret))) if _drafted(state) else (),
        projection=_projection(state, seat, areas, [c for c in every if knows or c not in secret]),
    )


def _knows(state: Realm, seat: int, observer: int) -> bool:
    return observer in (seat, REVIEWER) or state.over != RUNNING


def _drafted(state: Realm) -> bool:
    """Whether there was a draft, and it is over."""
    return bool(state.drafted) and state.passes == PICKS


def _kept(state: Realm, seat: int) -> list[int]:
    picks = state.picks[seat * PICKS : (seat + 1) * PICKS]
    return [card for card in picks if card != NO_CARD]


def hidden_kept(state: Realm, seat: int) -> list[int]:
    """The cards a seat kept in the draft that not everybody has seen."""
    return [
        card
        for pick, card in enumerate(_kept(state, seat), seat * PICKS)
        if not state.kept_open >> pick & 1
    ]


def _all_cards(state: Realm, seat: int) -> list[int]:
    """All cards of a seat, ascending; those at work too."""
    cards = {card for zone in (HAND, PILE, DISCARDS) for card in zone_cards(state, seat, zone)}
    return sorted(cards | at_work(state, seat))


def at_work(state: Realm, seat: int) -> set[int]:
    """The cards of a seat that lie face up and are at work."""
    works = [work for work in _agenda(state) if kind_of(work) == FINISHING]
    return {first_of(work) for work in works if seat_of(work) == seat}


def _projection(
    state: Realm, seat: int, areas: tuple[AreaView, ...], cards: list[int]
) -> Projection:
    by_folk = tuple(area.points[seat] for area in areas)
    plants, doubled = garden(state, seat).plants, garden(state, seat).doubled
    at_end = {CARD_NAMES[c]: _at_end(state, seat, AT_END[c], cards) for c in cards if AT_END[c]}
    ending = sum(by_folk) + plants + doubled + sum(at_end.values())
    points = word(state, seat, POINTS)
    before = points - ending if state.over else points
    return Projection(before, by_folk, plants, doubled, at_end, before + ending)


def _at_end(state: Realm, seat: int, step: int, cards: list[int]) -> int:
    """What a card counts; of the seat's other cards, only those that the observer knows."""
    if measure_of(step) != OF_CARDS:
        return counted(state, seat, step)
    of_folk = sum(CARDS[card].folk == FOLKS[folk_of(step)] for card in cards)
    return min(cap_of(step), amount_of(step) * of_folk)


# ---------------------------------------------------------------- sets of cards


def zone_cards(state: Realm, seat: int, zone: int) -> list[int]:
    """The cards in a set of a seat, ascending."""
    at = seat * STRIDE + zone
    return in_words(state.words[at], state.words[at + 1])


def in_words(first: int, second: int) -> list[int]:
    """The cards of a set, given as two words, ascending."""
    both = first | second << HALF
    return [card for card in range(CARD_COUNT) if both >> card & 1] if both else []


def _zone(state: Realm, seat: int, zone: int) -> Cards:
    return names(zone_cards(state, seat, zone))


def _names(first: int, second: int) -> Cards:
    return names(in_words(first, second))


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


# ---------------------------------------------------------------- the draft


def _packet(state: Realm, packet: int) -> Cards:
    cards = state.packets[packet * PICKS : (packet + 1) * PICKS]
    return names(card for card in cards if card != NO_CARD)


def _packets(state: Realm) -> tuple[Cards, ...]:
    return tuple(_packet(state, packet) for packet in range(state.seats))


def places(state: Realm) -> list[int]:
    """All places that cards of the draft are in."""
    every = [place for place in range(2 * SLOTS) if place % SLOTS < state.seats * PICKS]
    return [place for place in every if card_in(state, place) != NO_CARD]


def _sights(state: Realm, observer: int) -> tuple[Cards, ...]:
    """Packets as the observer saw them: what left them from that pick on (FMC-97R)."""
    found = []
    for pick in range(min(state.passes + 1, PICKS)):
        packet = (observer - pick) % state.seats
        there = [
            card_in(state, place)
            for place in places(state)
            if packet_of(state, place) == packet and (place >= SLOTS or place % PICKS >= pick)
        ]
        found.append(names(sorted(there)))
    return tuple(found)


def _unseen(state: Realm, observer: int) -> Cards:
    """Cards of deck and box, and those in places of the draft that the observer never saw."""
    cards = in_words(state.unseen[0], state.unseen[1])
    if state.drafted and observer != REVIEWER and not state.over:
        for place in places(state):
            is_open = place < SLOTS and state.kept_open >> place & 1
            known = is_open or keeper_of(state, place) == observer
            if not known and sight(state, observer, place) < 0:
                cards.append(card_in(state, place))
    return names(sorted(cards))
