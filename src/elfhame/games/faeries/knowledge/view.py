"""Builds the view of an observer of Faeries & Magical Creatures (FMC-90R to FMC-98R)."""

from __future__ import annotations

from typing import Final

from ....kernel.bits import contains
from ....kernel.game import REVIEWER
from ..data.components import BOARD_ACTIONS, CARDS, FOLKS, HOME_AT, WHOSE
from ..data.tables import (
    AT_END,
    OF_CARDS,
    amount_of,
    cap_of,
    measure_of,
    step_folk,
)
from ..rules.befriend import deck_size
from ..rules.draft import packet_before
from ..rules.engine import Faeries
from ..rules.scoring import area_points, counted_points
from ..rules.tasks import (
    CALL_FAERIES,
    CHOOSE_OPTION,
    EXTRA_AFTER,
    EXTRA_BEFORE,
    FINISH_CARD,
    LAY_TILE,
    MOVE_TOKENS,
    NAME_ACTION,
    PERFORM_ACTION,
    PLACE_HOME,
    SPEND_CARD,
    agenda,
    task_amount,
    task_card,
    task_folk,
    task_kind,
    task_passes,
    task_seat,
    task_tile,
    task_whose,
    top_task,
)
from ..state import (
    BATCH,
    DISCARDS,
    FRESH,
    HAND,
    NO_CARD,
    OFFER,
    PICKS,
    PILE,
    RUNNING,
    SEEN,
    SHOWN_HAND,
    TABLE,
    UNSEEN,
    Realm,
    card_count,
    home_owner,
    points_of,
    strangers_of,
    supply_of,
    tokens,
    zone_list,
)
from .draft_memory import SLOTS, card_in, keeper_of, packet_of, sight
from .end_conditions import end_conditions
from .garden_view import garden_of
from .names import CARD_NAMES, CAUSES, QUESTIONS, Cards, names
from .prospects import prospects_of
from .score_sheet import sheet_of
from .task_view import task_view
from .view_types import AreaView, Asked, FaeriesView, Projection, SeatView


def view_of(state: Faeries, observer: int) -> FaeriesView:
    """Everything a seat, a watcher or a reviewer knows."""
    task = 0 if state.over else top_task(state)
    drafting = state.drafted and state.passes < PICKS
    areas = tuple(_area(state, folk) for folk in range(len(FOLKS)))
    players = tuple(_player(state, seat, observer, areas) for seat in range(state.seats))
    return FaeriesView(
        observer=observer,
        seats=state.seats,
        waiting=tuple(state.waiting()),
        question=None if state.over else QUESTIONS[task_kind(task)],
        ending=state.ending(),
        friendly_ties=bool(state.friendly),
        draft=bool(state.drafted),
        turn=state.turns,
        acting=state.acting,
        action=None if not state.turns or _is_unnamed(state) else BOARD_ACTIONS[state.action],
        following=_following(state),
        extra_used=bool(state.extra),
        asked=None if state.over else _asked(state, task),
        working=tuple(
            CARD_NAMES[task_card(task)] for task in agenda(state) if task_kind(task) == FINISH_CARD
        ),
        agenda=tuple(task_view(task) for task in agenda(state)),
        areas=areas,
        players=players,
        offer=_zone(state, TABLE, OFFER),
        tile_offer=_members(state.tile_offer),
        deck=deck_size(state),
        under=names(state.under),
        unseen=_unseen(state, observer),
        bag=state.tiles_left,
        unseen_tiles=_members(state.bag),
        passes=state.passes,
        chosen=_members(state.chosen),
        packet=_packet(state, packet_before(state, observer)) if drafting and observer >= 0 else (),
        sights=_sights(state, observer) if observer >= 0 and state.drafted else (),
        packets=_packets(state) if drafting and observer == REVIEWER else None,
        prospects=prospects_of(state, observer),
        end_conditions=end_conditions(state),
        cause=CAUSES[state.end - 1] if state.end else None,
        sheet=sheet_of(state, players),
    )


# ---------------------------------------------------------------- the turn


def _is_unnamed(state: Realm) -> bool:
    return not state.over and task_kind(top_task(state)) == NAME_ACTION


def _following(state: Realm) -> tuple[int, ...]:
    tasks = [task for task in agenda(state) if task_kind(task) == PERFORM_ACTION]
    return tuple(task_seat(task) for task in reversed(tasks))


def _asked(state: Faeries, task: int) -> Asked:
    kind = task_kind(task)
    return Asked(
        seat=state.player(),
        may_pass=kind in _DECLINABLE or (kind != LAY_TILE and bool(task_passes(task))),
        left=task_amount(task) or None,
        whose=WHOSE[task_whose(task)] if kind == MOVE_TOKENS else None,
        tile=task_tile(task) if kind == LAY_TILE else None,
        folk=FOLKS[task_folk(task)] if kind == PLACE_HOME else None,
        card=CARD_NAMES[task_card(task)] if kind in (CHOOSE_OPTION, SPEND_CARD) else None,
    )


_DECLINABLE: Final = (EXTRA_BEFORE, EXTRA_AFTER, CALL_FAERIES, SPEND_CARD)
"""Kinds of tasks that may always be declined (FMC-20, FMC-50, FMC-100D)."""


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
        to_home=HOME_AT - max(there) if owner < 0 else 0,
    )


def _player(state: Realm, seat: int, observer: int, areas: tuple[AreaView, ...]) -> SeatView:
    knows = _knows(state, seat, observer)
    secret = hidden_kept(state, seat)
    every = _all_cards(state, seat)
    return SeatView(
        points=points_of(state, seat),
        supply=supply_of(state, seat),
        tokens=tuple(tokens(state, seat, folk) for folk in range(len(FOLKS))),
        homes=tuple(name for folk, name in enumerate(FOLKS) if home_owner(state, folk) == seat),
        garden=garden_of(state, seat),
        held=card_count(state, seat, HAND),
        piled=card_count(state, seat, PILE),
        discarded=card_count(state, seat, DISCARDS),
        hand=_zone(state, seat, HAND) if knows else None,
        pile=_zone(state, seat, PILE) if knows else None,
        discards=_zone(state, seat, DISCARDS) if knows else None,
        cards=names(card for card in every if card not in secret),
        seen=_zone(state, seat, SEEN),
        shown=_zone(state, seat, SHOWN_HAND),
        batch=_zone(state, seat, BATCH),
        fresh=_zone(state, seat, FRESH),
        strangers=strangers_of(state, seat),
        first_pile=contains(state.first_piles, seat),
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
    """The cards a seat kept in the draft that not everyone has seen."""
    return [
        card
        for pick, card in enumerate(_kept(state, seat), seat * PICKS)
        if not contains(state.open_picks, pick)
    ]


def _all_cards(state: Realm, seat: int) -> list[int]:
    """All cards of a seat, ascending, including those being resolved."""
    cards = {card for zone in (HAND, PILE, DISCARDS) for card in zone_list(state, seat, zone)}
    return sorted(cards | cards_in_play(state, seat))


def cards_in_play(state: Realm, seat: int) -> set[int]:
    """The cards of a seat that lie face up and are being resolved."""
    tasks = [task for task in agenda(state) if task_kind(task) == FINISH_CARD]
    return {task_card(task) for task in tasks if task_seat(task) == seat}


def _projection(
    state: Realm, seat: int, areas: tuple[AreaView, ...], cards: list[int]
) -> Projection:
    by_folk = tuple(area.points[seat] for area in areas)
    plants, doubled = garden_of(state, seat).plants, garden_of(state, seat).doubled
    at_end = {CARD_NAMES[c]: _at_end(state, seat, AT_END[c], cards) for c in cards if AT_END[c]}
    folk, garden, counted = sum(by_folk), plants + doubled, sum(at_end.values())
    points = points_of(state, seat)
    before = points - folk - garden - counted if state.over else points
    total = before + folk + garden + counted
    return Projection(before, by_folk, plants, doubled, at_end, folk, garden, counted, total)


def _at_end(state: Realm, seat: int, step: int, cards: list[int]) -> int:
    """The points of a card; of the seat's other cards, only those the observer knows count."""
    if measure_of(step) != OF_CARDS:
        return counted_points(state, seat, step)
    of_folk = sum(CARDS[card].folk == FOLKS[step_folk(step)] for card in cards)
    return min(cap_of(step), amount_of(step) * of_folk)


# ---------------------------------------------------------------- sets of cards


def _zone(state: Realm, seat: int, zone: int) -> Cards:
    return names(zone_list(state, seat, zone))


def _members(numbers: int) -> tuple[int, ...]:
    """The numbers in a set, ascending."""
    return tuple(n for n in range(numbers.bit_length()) if contains(numbers, n))


# ---------------------------------------------------------------- the draft


def _packet(state: Realm, packet: int) -> Cards:
    cards = state.packets[packet * PICKS : (packet + 1) * PICKS]
    return names(card for card in cards if card != NO_CARD)


def _packets(state: Realm) -> tuple[Cards, ...]:
    return tuple(_packet(state, packet) for packet in range(state.seats))


def places(state: Realm) -> list[int]:
    """All places of the draft that hold a card."""
    every = [place for place in range(2 * SLOTS) if place % SLOTS < state.seats * PICKS]
    return [place for place in every if card_in(state, place) != NO_CARD]


def _sights(state: Realm, observer: int) -> tuple[Cards, ...]:
    """Packets as the observer saw them: the cards that left them from that pick on (FMC-97R)."""
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
    cards = zone_list(state, TABLE, UNSEEN)
    if state.drafted and observer != REVIEWER and not state.over:
        for place in places(state):
            is_open = place < SLOTS and contains(state.open_picks, place)
            known = is_open or keeper_of(state, place) == observer
            if not known and sight(state, observer, place) < 0:
                cards.append(card_in(state, place))
    return names(sorted(cards))
