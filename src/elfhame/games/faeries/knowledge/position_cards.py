"""The cards in a position: offer, hands, piles and discards, and what is left of a draft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from ....kernel.fields import UNKNOWN, Fields, by_seat, list_of
from ..data.components import STARTING
from ..data.tables import CARD_COUNT
from ..rules.setup import BOX_CARDS
from ..state import PICKS
from .names import CARD_NAMES, CARD_NUMBERS, Cards
from .view_types import FaeriesView, SeatView

_STARTERS: Final = CARD_NAMES[:STARTING]
_MOST_STRANGERS: Final = 64
_ZONE_FIELDS: Final = {"hands": "hand", "piles": "pile", "discards": "discards"}
_COUNTS: Final = {"hands": "held", "piles": "piled", "discards": "discarded"}
_MARKS: Final = ("seen", "shown", "batch", "fresh")


def card_fields(view: FaeriesView) -> dict[str, str]:
    """The fields about cards."""
    players = view.players
    return {
        "offer": list_of(view.offer),
        "under": list_of(view.under),
        **{name: by_seat(_zone(player, name) for player in players) for name in _ZONE_FIELDS},
        "owned": by_seat(
            list_of(() if player.hand is not None else player.cards) for player in players
        ),
        **{name: by_seat(list_of(getattr(player, name)) for player in players) for name in _MARKS},
        "strangers": by_seat(str(player.strangers) for player in players),
        "first-piles": list_of(seat for seat, player in enumerate(players) if player.first_pile),
        **_draft_fields(view),
    }


def _zone(player: SeatView, name: str) -> str:
    cards: Cards | None = getattr(player, _ZONE_FIELDS[name])
    return f"{UNKNOWN}{getattr(player, _COUNTS[name])}" if cards is None else list_of(cards)


def _draft_fields(view: FaeriesView) -> dict[str, str]:
    return {
        "passes": str(view.passes),
        "chosen": list_of(view.chosen),
        "kept": by_seat(list_of(player.kept or ()) for player in view.players),
        "revealed": by_seat(list_of(player.revealed) for player in view.players),
        "packet": list_of(view.packet),
        "sights": by_seat(map(list_of, view.sights)) or "-",
        "packets": by_seat(map(list_of, view.packets or ())) or "-",
    }


def with_cards(fields: Fields, view: FaeriesView) -> FaeriesView:
    """The view with its cards; those that no field names are in the deck or the box."""
    seats = view.seats
    view = replace(
        view,
        offer=_cards(fields, "offer", fields.text("offer")),
        under=fields.words("under", CARD_NAMES),
        players=_players(fields, view),
        passes=fields.number("passes", PICKS),
        chosen=tuple(sorted(fields.numbers_in("chosen", fields.text("chosen"), seats - 1))),
        packet=_cards(fields, "packet", fields.text("packet")),
        sights=_lists(fields, "sights"),
        packets=_lists(fields, "packets") if fields.text("packets") != "-" else None,
    )
    named = set(_named(fields, view))
    unseen = tuple(name for name in CARD_NAMES[STARTING:] if name not in named)
    return replace(view, unseen=unseen, deck=_deck(fields, view))


def _cards(fields: Fields, name: str, text: str) -> Cards:
    """Some cards in their order; none of them twice."""
    cards = tuple(sorted(fields.words_in(name, text, CARD_NAMES), key=CARD_NUMBERS.__getitem__))
    if len(set(cards)) < len(cards):
        fields.refuse(name, "a card is there twice")
    return cards


def _lists(fields: Fields, name: str) -> tuple[Cards, ...]:
    text = fields.text(name)
    return () if text == "-" else tuple(_cards(fields, name, part) for part in text.split("/"))


def _players(fields: Fields, view: FaeriesView) -> tuple[SeatView, ...]:
    first = fields.numbers_in("first-piles", fields.text("first-piles"), view.seats - 1)
    names = (*_ZONE_FIELDS, "owned", *_MARKS, "strangers", "kept", "revealed")
    parts = {name: fields.seats(name, view.seats) for name in names}
    return tuple(
        replace(
            player,
            **_places(fields, {name: parts[name][seat] for name in _ZONE_FIELDS}),
            cards=_cards(fields, "owned", parts["owned"][seat]),
            **{name: _cards(fields, name, parts[name][seat]) for name in _MARKS},
            strangers=fields.as_number("strangers", parts["strangers"][seat], _MOST_STRANGERS),
            first_pile=seat in first,
            kept=fields.words_in("kept", parts["kept"][seat], CARD_NAMES),
            revealed=_cards(fields, "revealed", parts["revealed"][seat]),
        )
        for seat, player in enumerate(view.players)
    )


def _places(fields: Fields, texts: dict[str, str]) -> dict[str, object]:
    """A seat's hand, draw pile and discards: their cards, or if unknown, how many they are."""
    found: dict[str, object] = {}
    for name, text in texts.items():
        cards, count = None, 0
        if text.startswith(UNKNOWN):
            count = fields.as_number(name, text.removeprefix(UNKNOWN), CARD_COUNT)
        else:
            cards = _cards(fields, name, text)
            count = len(cards)
        found |= {_ZONE_FIELDS[name]: cards, _COUNTS[name]: count}
    if len({value is None for name, value in found.items() if name in _ZONE_FIELDS.values()}) > 1:
        fields.refuse("hands", "hand, draw pile and discards are known together, or not at all")
    return found


def _working(view: FaeriesView, seat: int) -> list[str]:
    """The cards of a seat that lie face up and are at work."""
    tasks = [task for task in view.agenda if (task.kind, task.seat) == ("finishing", seat)]
    return [CARD_NAMES[task.first] for task in tasks]


def _named(fields: Fields, view: FaeriesView) -> Iterator[str]:
    """All cards that a field names; those in offer, deck and seats are there once (FMC-11)."""
    once = [*view.offer, *view.under]
    for seat, player in enumerate(view.players):
        known = [
            *(player.hand or ()),
            *(player.pile or ()),
            *(player.discards or ()),
            *player.cards,
        ]
        cards = known if player.cards else [*known, *_working(view, seat)]
        starters = [card for card in cards if card in _STARTERS]
        if sorted(starters) != sorted(_STARTERS):
            fields.refuse("hands", "every seat has the four starting cards", "FMC-10")
        once += [card for card in cards if card not in _STARTERS]
        yield from player.revealed
        yield from player.kept or ()
    if len(set(once)) < len(once) or set(once) & set(_STARTERS):
        fields.refuse("offer", "a card is there twice", "FMC-11")
    yield from once
    for packet in (view.packet, *view.sights, *(view.packets or ())):
        yield from packet


def _deck(fields: Fields, view: FaeriesView) -> int:
    """The number of cards in the deck: those that are nowhere else, and not in the box (FMC-14)."""
    deck = CARD_COUNT - STARTING - len(view.offer)
    deck -= BOX_CARDS if view.seats == 2 else 0
    for seat, player in enumerate(view.players):
        held = player.held + player.piled + player.discarded
        deck -= held + len(_working(view, seat)) - STARTING
    if view.draft and view.passes < PICKS:
        deck -= view.seats * PICKS
    if deck < len(view.under):
        fields.refuse("offer", "there are fewer cards than that", "FMC-14")
    return deck
