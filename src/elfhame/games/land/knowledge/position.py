"""Positions of Fairy Land as text: Clearings, mats, decks, and the question that is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from ....kernel.fields import NOTHING, Fields, by_seat, counted, list_of
from ....kernel.position import PositionForm
from ..data.components import DECKS, HAND, ITEM_NAMES, KINDS, Cards
from ..data.tables import CLEARINGS, FAIRIES_FROM, GOBLIN, WARRIOR
from ..rules.engine import FairyLand
from .position_checks import check_state
from .position_decks import deck_fields, known_of, read_decks, restore_memories
from .view import QUESTIONS
from .view_types import Auction, LandView, Payment, Player, Sight, Worth

OVER_WORD: Final = "over"
PASSED_WORD: Final = "pass"
MOST_CRESTS: Final = 9
_MOST_TURNS: Final = 99
_MOST_VALUE: Final = 62
_MOST_COUNT: Final = 15
_COLLECTED: Final = (*KINDS[:FAIRIES_FROM], KINDS[GOBLIN])
_VISIT_COST: Final = 2


class LandPositions(PositionForm[LandView]):
    """The text form of a position of Fairy Land.

    Values with a part for each seat or Clearing have / between the parts. Cards that no field
    names are in the Forest and the Druids' deck, or for items in the Court's.
    """

    def defaults(self, seats: int) -> Mapping[str, str]:
        nothing = by_seat([NOTHING] * seats)
        return {
            "turn": "0",
            "turns": "0",
            "acted": "0",
            "drawn": NOTHING,
            "barred": NOTHING,
            "mats": nothing,
            "items": nothing,
            "crests": by_seat(["2" if seats == 2 else "1"] * seats),
            "played": nothing,
            "specials": nothing,
            "discarded": NOTHING,
            "used": NOTHING,
            "auction": NOTHING,
            "bids": nothing,
            "visit": NOTHING,
            "paid": NOTHING,
            "total": "0",
            "look": NOTHING,
            "buried": "0",
            "ogres": "0",
            "feeding": "0",
            "court": "?9",
            "druids": "?9",
            "forest": "?",
            "known": NOTHING,
        }

    def write(self, view: LandView, memories: Sequence[LandView]) -> dict[str, str]:
        return {
            "question": view.question or OVER_WORD,
            "turn": str(view.turn),
            "turns": str(view.turns),
            "asked": str(view.waiting[0]) if view.waiting else NOTHING,
            "acted": str(int(not view.dawn)),
            "clearings": by_seat(map(list_of, view.clearings)),
            "drawn": list_of(view.drawn),
            "barred": str(view.barred or NOTHING),
            "mats": by_seat(counted(player.collection) for player in view.players),
            "items": by_seat(list_of(player.items) for player in view.players),
            "crests": by_seat(str(player.crests) for player in view.players),
            "played": by_seat(list_of(player.played) for player in view.players),
            "specials": by_seat(list_of(player.specials) for player in view.players),
            "discarded": counted(view.discarded),
            "used": list_of(view.used),
            **_business_fields(view),
            **deck_fields(view),
            "known": _memory_text([known_of(view) for view in memories]),
        }

    def read(self, fields: Fields, blank: LandView) -> LandView:
        questions = tuple(QUESTIONS.values())
        question = fields.word("question", fields.text("question"), (*questions, OVER_WORD))
        running = question != OVER_WORD
        view = replace(
            blank,
            question=question if running else None,
            ending=None if running else "LAND-65",
            turn=fields.number("turn", blank.seats - 1),
            turns=fields.number("turns", _MOST_TURNS),
            waiting=(fields.number("asked", blank.seats - 1),) if running else (),
            dawn=not fields.number("acted", 1),
            clearings=_clearings(fields),
            drawn=_cards(fields, "drawn", KINDS),
            barred=None if fields.text("barred") == NOTHING else _clearing(fields, "barred"),
            players=_players(fields, blank),
            discarded=fields.counts_in("discarded", fields.text("discarded"), KINDS, _MOST_COUNT),
            used=_cards(fields, "used", ITEM_NAMES),
            ogres=fields.number("ogres", _MOST_COUNT),
            feeding=fields.number("feeding", 2),
        )
        return read_decks(fields, _with_business(fields, view))

    def restore(self, state: FairyLand, fields: Fields) -> None:
        restore_memories(state, fields)

    def check(self, state: FairyLand) -> None:
        check_state(state)


def _memory_text(memories: Sequence[str]) -> str:
    """What each seat remembers, or nothing if nobody remembers anything."""
    return by_seat(memories) if set(memories) - {NOTHING} else NOTHING


# ---------------------------------------------------------------- the table and the mats


def _cards(fields: Fields, name: str, among: Sequence[str]) -> Cards:
    return tuple(sorted(fields.words(name, among), key=among.index))


def _clearing(fields: Fields, name: str) -> int:
    return fields.number(name, CLEARINGS, 1)


def _clearings(fields: Fields) -> tuple[Cards, ...]:
    parts = fields.parts("clearings", CLEARINGS, "Clearing")
    return tuple(fields.words_in("clearings", text, KINDS) for text in parts)


def _players(fields: Fields, blank: LandView) -> tuple[Player, ...]:
    names = ("mats", "items", "crests", "played", "specials")
    parts = [fields.seats(name, blank.seats) for name in names]
    return tuple(
        replace(
            player,
            collection=fields.counts_in("mats", mat, _COLLECTED, _MOST_COUNT),
            items=_distinct(fields, "items", owned, (*ITEM_NAMES, KINDS[-1])),
            crests=fields.as_number("crests", crests, MOST_CRESTS),
            played=_distinct(fields, "played", played, HAND),
            specials=_distinct(fields, "specials", specials, HAND[WARRIOR:]),
        )
        for player, mat, owned, crests, played, specials in zip(blank.players, *parts, strict=True)
    )


def _distinct(fields: Fields, name: str, text: str, among: Sequence[str]) -> Cards:
    cards = tuple(sorted(fields.words_in(name, text, among), key=among.index))
    if len(set(cards)) < len(cards):
        fields.refuse(name, "a card is there twice")
    return cards


# ---------------------------------------------------------------- auctions, payments, looks


def _business_fields(view: LandView) -> dict[str, str]:
    """The fields about an auction, a payment, a look or an ogre."""
    auction, payment, sight = view.auction, view.payment, view.sight
    return {
        "auction": str(auction.clearing) if auction else NOTHING,
        "bids": by_seat(map(_bid, auction.bids if auction else [None] * view.seats)),
        "visit": (payment.deck if payment else None) or NOTHING,
        "paid": list_of(worth.fairy for worth in payment.fairies) if payment else NOTHING,
        "total": str(payment.total if payment else sight.value if sight else 0),
        "look": sight.deck if sight else NOTHING,
        "buried": str(sight.put_back if sight else 0),
        "ogres": str(view.ogres),
        "feeding": str(view.feeding),
    }


def _bid(bid: int | None) -> str:
    return NOTHING if bid is None else str(bid or PASSED_WORD)


def _with_business(fields: Fields, view: LandView) -> LandView:
    auction = _auction(fields, view)
    return replace(
        view,
        auction=auction,
        payment=_payment(fields, view, auction),
        sight=_sight(fields, view),
    )


def _auction(fields: Fields, view: LandView) -> Auction | None:
    if fields.text("auction") == NOTHING:
        return None
    bids = tuple(_read_bid(fields, text) for text in fields.seats("bids", view.seats))
    highest = max(bid or 0 for bid in bids)
    leader = bids.index(highest) if highest else None
    return Auction(_clearing(fields, "auction"), bids, highest, leader)


def _read_bid(fields: Fields, text: str) -> int | None:
    if text in (NOTHING, PASSED_WORD):
        return None if text == NOTHING else 0
    return fields.as_number("bids", text, _MOST_VALUE, 1)


def _payment(fields: Fields, view: LandView, auction: Auction | None) -> Payment | None:
    if view.question not in ("payment", "wind", "warrior"):
        return None
    deck = fields.option("visit", DECKS)
    if (deck is None) == (auction is None):
        fields.refuse("visit", "a payment is for a Clearing or for a visit")
    return Payment(
        seat=view.waiting[0],
        deck=deck,
        clearing=None if auction is None else auction.clearing,
        needed=_VISIT_COST if auction is None else auction.highest,
        total=fields.number("total", _MOST_VALUE),
        fairies=tuple(_worths(fields)),
        bonus=(),
    )


def _worths(fields: Fields) -> list[Worth]:
    """The Fairies paid so far; what each is worth follows from the rest."""
    return [Worth(name, 0, None) for name in _distinct(fields, "paid", fields.text("paid"), HAND)]


def _sight(fields: Fields, view: LandView) -> Sight | None:
    if view.question not in ("keep", "order"):
        return None
    deck = fields.option("look", DECKS)
    if deck is None:
        fields.refuse("look", "it names the deck that is looked at")
    return Sight(
        seat=view.waiting[0],
        deck=deck,
        value=fields.number("total", _MOST_VALUE, _VISIT_COST),
        put_back=fields.number("buried", 9),
        count=None,
        cards=None,
    )
