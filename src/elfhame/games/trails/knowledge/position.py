"""Positions of Fairy Trails as text: the cards on the table, in hands and in the pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from ....kernel.fields import NOTHING, UNKNOWN, Fields, by_seat, list_of
from ....kernel.game import REVIEWER
from ....kernel.position import PositionForm
from ..data.components import CARD_COUNT, COLOURS, STONES
from ..data.tables import ROTATIONS
from ..rules.engine import Trails
from ..state import NO_CARD, RUNNING, cards_left, hand_count, hand_of, stones_left
from .networks import networks_of
from .view_types import House, LaidCard, Network, Place, TrailsView
from .world import ENDINGS, world_from

_DECK: Final = frozenset(range(1, CARD_COUNT))


class TrailsPositions(PositionForm[TrailsView]):
    """The text form of a position of Fairy Trails.

    ``31@0,-1r2`` is card 31, one place north of the starting card, turned by two quarters.
    ``bare`` lists houses on complete paths that have no stone, because the stones ran out.
    """

    def defaults(self, seats: int) -> Mapping[str, str]:
        return {
            "turn": "0",
            "table": NOTHING,
            "bare": NOTHING,
            "hands": NOTHING,
            "chosen": NOTHING,
            "pile": UNKNOWN,
            "idle": "0",
            "discarded": NOTHING,
            "over": NOTHING,
        }

    def write(self, view: TrailsView, memories: Sequence[TrailsView]) -> dict[str, str]:
        chosen = UNKNOWN if view.has_chosen else NOTHING
        return {
            "turn": str(view.turn),
            "table": list_of((f"{c.card}@{c.x},{c.y}r{c.turns}" for c in view.table[1:]), ";"),
            "bare": list_of(
                (
                    f"{path.colour}@{house.x},{house.y},{house.number}"
                    for path, house in _bare(view)
                ),
                ";",
            ),
            "hands": by_seat(_hand(view, seat) for seat in range(len(view.hands))) or NOTHING,
            "chosen": chosen if view.chosen is None else str(view.chosen),
            "pile": UNKNOWN if view.pile is None else list_of(view.pile),
            "idle": str(view.idle),
            "discarded": NOTHING if view.discarded is None else str(view.discarded),
            "over": view.ending or NOTHING,
        }

    def read(self, fields: Fields, blank: TrailsView) -> TrailsView:
        table = _table(fields, blank)
        hands = _hands(fields, blank.seats)
        has_chosen, chosen = _chosen(fields, blank)
        discarded = None
        if fields.text("discarded") != NOTHING:
            discarded = fields.number("discarded", CARD_COUNT - 1, 1)
        pile = None
        if fields.text("pile") != UNKNOWN:
            pile = fields.numbers_in("pile", fields.text("pile"), CARD_COUNT - 1)
        view = replace(
            blank,
            turn=fields.number("turn", blank.seats - 1),
            table=table,
            hands=tuple(hand if isinstance(hand, tuple) else None for hand in hands),
            cards_held=tuple(len(hand) if isinstance(hand, tuple) else hand for hand in hands),
            has_chosen=has_chosen,
            chosen=chosen,
            discarded=discarded,
            idle=fields.number("idle", 3),
            pile=pile,
            ending=fields.option("over", tuple(ENDINGS)),
        )
        return _with_stones(fields, replace(view, unseen=_unseen(fields, view)))

    def check(self, state: Trails) -> None:
        """Hands, stones and idle cards are those of a game that goes on, or has just ended."""
        if state.over != RUNNING:
            return
        _check_hands(state)
        if any(not stones_left(state, colour) for colour in _playing(state)):
            Fields.refuse("table", "all stones are placed, so the game is over", "TRAIL-40")
        for path in networks_of(state):
            colour = COLOURS.index(path.colour)
            if path.complete and stones_left(state, colour) and not _settled(path):
                Fields.refuse("bare", "the houses of a complete path have stones", "TRAIL-31")
        if state.idle > 2:
            Fields.refuse("idle", "three cards without a stone end the game", "TRAIL-53")


# ---------------------------------------------------------------- cards


def _table(fields: Fields, blank: TrailsView) -> tuple[LaidCard, ...]:
    """The laid cards; each lies beside an earlier one, in a free place (TRAIL-20)."""
    start = LaidCard(0, 0, 0, 0)
    laid, taken = [start], {(start.x, start.y)}
    for item in fields.items("table", ";"):
        card = _laid_card(fields, item)
        place = card.x, card.y
        if place in taken or not taken & set(_beside(place)):
            fields.refuse("table", f"{item!r} isn't laid beside another card", "TRAIL-20")
        laid.append(card)
        taken.add(place)
    return tuple(laid)


def _laid_card(fields: Fields, item: str) -> LaidCard:
    card, _, rest = item.partition("@")
    where, _, turns = rest.partition("r")
    x, _, y = where.partition(",")
    return LaidCard(
        fields.as_number("table", card, CARD_COUNT - 1, 1),
        fields.as_number("table", x, CARD_COUNT, -CARD_COUNT),
        fields.as_number("table", y, CARD_COUNT, -CARD_COUNT),
        fields.as_number("table", turns, ROTATIONS - 1),
    )


def _beside(place: Place) -> list[Place]:
    x, y = place
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def _hand(view: TrailsView, seat: int) -> str:
    known = view.hands[seat]
    return f"{UNKNOWN}{view.cards_held[seat]}" if known is None else list_of(known)


def _hands(fields: Fields, seats: int) -> list[tuple[int, ...] | int]:
    """The cards of each seat, or their number if they are unknown; solo, nobody holds any."""
    if seats == 1:
        return []
    return [_held(fields, text) for text in fields.seats("hands", seats)]


def _held(fields: Fields, text: str) -> tuple[int, ...] | int:
    if text.startswith(UNKNOWN):
        return fields.as_number("hands", text.removeprefix(UNKNOWN), 2)
    cards = tuple(sorted(fields.numbers_in("hands", text, CARD_COUNT - 1)))
    if len(cards) > 2:
        fields.refuse("hands", "a hand has two cards at most", "TRAIL-22")
    return cards


def _chosen(fields: Fields, blank: TrailsView) -> tuple[bool, int | None]:
    """Whether a card was chosen, and which; in a solo game it is the one drawn."""
    text = fields.text("chosen")
    if text == UNKNOWN and blank.seats == 1:
        fields.refuse("chosen", "alone, everyone sees the card that was drawn", "TRAIL-75R")
    if text in (NOTHING, UNKNOWN):
        return text == UNKNOWN, None
    return True, fields.number("chosen", CARD_COUNT - 1, 1)


def _unseen(fields: Fields, view: TrailsView) -> tuple[int, ...]:
    """The cards that the text doesn't name: those in the pile and in hands that are unknown."""
    named = [laid.card for laid in view.table[1:]]
    named += [card for hand in view.hands for card in hand or ()]
    named += [] if view.discarded is None else [view.discarded]
    named += [] if view.seats > 1 or view.chosen is None else [view.chosen]
    if len(set(named)) < len(named):
        fields.refuse("table", "a card is there twice", "TRAIL-1")
    rest = _DECK - set(named)
    if view.pile is not None:
        if set(view.pile) != rest or len(view.pile) != len(rest):
            fields.refuse("pile", "it must have all cards that are nowhere else", "TRAIL-11")
        return ()
    if view.observer == REVIEWER:
        fields.refuse("pile", "it is missing")
    if len(rest) < sum(view.cards_held) - sum(len(hand or ()) for hand in view.hands):
        fields.refuse("hands", "there aren't that many cards left")
    return tuple(sorted(rest))


def _check_hands(state: Trails) -> None:
    """Everyone has two cards while the pile lasts; the only one in a hand is the chosen one."""
    if not hand_count(state):
        if state.chosen == NO_CARD:
            Fields.refuse("chosen", "alone, a card is drawn before it is laid", "TRAIL-51")
        return
    hands = [hand_of(state, seat) for seat in range(hand_count(state))]
    if cards_left(state) and any(len(hand) < 2 for hand in hands):
        Fields.refuse("hands", "everyone has two cards while the pile lasts", "TRAIL-22")
    own = hands[state.turn]
    if state.chosen not in (own if len(own) < 2 else [*own, NO_CARD]):
        Fields.refuse("chosen", "it must be one of the cards in hand", "TRAIL-20")


# ---------------------------------------------------------------- stones


def _bare(view: TrailsView) -> Iterator[tuple[Network, House]]:
    """The houses on complete paths that have no stone."""
    for path in view.networks:
        if path.complete:
            yield from ((path, house) for house in path.houses if not house.stone)


def _settled(path: Network) -> bool:
    return all(house.stone for house in path.houses)


def _with_stones(fields: Fields, view: TrailsView) -> TrailsView:
    """The view with a stone on each house of a complete path that isn't listed as bare."""
    bare = [item.partition("@") for item in fields.items("bare", ";")]
    lacking = {(colour, place) for colour, _, place in bare}
    empty = world_from(replace(view, networks=(), placed=(0, 0)))
    paths = tuple(_path_with_stones(path, lacking) for path in networks_of(empty))
    placed = {
        colour: sum(house.stone for path in paths if path.colour == colour for house in path.houses)
        for colour in COLOURS
    }
    pink, yellow = placed.values()
    if max(pink, yellow) > STONES:
        fields.refuse("bare", f"there are {STONES} stones of each colour at most", "TRAIL-35R")
    return replace(view, networks=paths, placed=(pink, yellow))


def _path_with_stones(path: Network, lacking: set[tuple[str, str]]) -> Network:
    if not path.complete:
        return path
    houses = tuple(
        replace(house, stone=(path.colour, f"{house.x},{house.y},{house.number}") not in lacking)
        for house in path.houses
    )
    return replace(path, houses=houses)


def _playing(state: Trails) -> Sequence[int]:
    """The colours whose last stone ends the game; alone, both must be placed (TRAIL-54)."""
    if state.seats == 2:
        return (0, 1)
    return () if stones_left(state, 0) or stones_left(state, 1) else (0,)
