"""The decks in a position of Fairy Land, and what seats remember of the Court's and the Druids'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from ....kernel.arrays import i64, vec
from ....kernel.fields import NOTHING, UNKNOWN, Fields, list_of
from ....kernel.game import REVIEWER
from ..data.components import DECKS, ITEM_NAMES, ITEMS, KINDS, Cards
from ..data.sightings import sighting_of
from ..data.tables import COPIES, DECK_SIZE
from ..rules.deck_memory import set_sightings
from ..rules.engine import FairyLand
from ..rules.setup import FOREST_SIZE
from .view_types import Known, LandView

_STARRED: Final = tuple(name for name, item in zip(ITEM_NAMES, ITEMS, strict=True) if item.star)
_NAMES: Final = (ITEM_NAMES, KINDS)
"""By deck, the Court's and the Druids': the cards that it may have."""


def deck_fields(view: LandView) -> dict[str, str]:
    """The decks from the top if the view shows them, or else how many cards they have."""
    court, druids = (DECK_SIZE - kept for kept in view.kept)
    return {
        "court": f"{UNKNOWN}{court}" if view.court is None else list_of(view.court),
        "druids": f"{UNKNOWN}{druids}" if view.druids is None else list_of(view.druids),
        "forest": UNKNOWN if view.forest is None else list_of(view.forest),
    }


def known_of(view: LandView) -> str:
    """What the observer remembers: ``druids.fox@0.2`` is a fox in the first or the third place."""
    known = zip(DECKS, (view.court_known, view.druids_known), strict=True)
    return list_of(
        f"{deck}.{one.card}@{'.'.join(map(str, one.places))}"
        for deck, cards in known
        for one in cards
    )


def read_decks(fields: Fields, view: LandView) -> LandView:
    """The view with its decks; cards that no field names are in those it doesn't know."""
    memories = _memories(fields, view.seats) if view.observer == REVIEWER else []
    known = _known(fields, fields.text("known")) if view.observer >= 0 else ((), ())
    court, court_count = _deck(fields, "court", ITEM_NAMES)
    druids, druids_count = _deck(fields, "druids", KINDS)
    forest, _ = _deck(fields, "forest", KINDS)
    view = replace(
        view,
        court=court,
        druids=druids,
        forest=forest,
        kept=(DECK_SIZE - court_count, DECK_SIZE - druids_count),
        court_known=known[0],
        druids_known=known[1],
    )
    complete = view.observer == REVIEWER or view.ending is not None
    if complete and (court is None or druids is None or forest is None):
        fields.refuse("forest", "the decks are missing")
    for page in (known, *memories):
        _check_places(fields, page, (court_count, druids_count), (court, druids))
    items = _unseen_items(fields, view)
    return replace(view, unseen=_unseen_cards(fields, view), unseen_items=items)


def restore_memories(state: FairyLand, fields: Fields) -> None:
    """Let each seat remember what the position says."""
    for seat, pages in enumerate(_memories(fields, state.seats)):
        for deck, known in enumerate(pages):
            listed = [_sighting(deck, one) for one in known]
            set_sightings(state.known, seat, deck, vec[i64](listed))


def _sighting(deck: int, one: Known) -> int:
    return sighting_of(_NAMES[deck].index(one.card), sum(1 << place for place in one.places))


def _deck(fields: Fields, name: str, among: Sequence[str]) -> tuple[Cards | None, int]:
    """The cards of a deck, or None if they are unknown, and their number."""
    text = fields.text(name)
    if text.startswith(UNKNOWN):
        count = text.removeprefix(UNKNOWN)
        return None, fields.as_number(name, count, DECK_SIZE) if count else 0
    cards = fields.words_in(name, text, among)
    if len(cards) > (FOREST_SIZE if name == "forest" else DECK_SIZE):
        fields.refuse(name, "it has too many cards", "LAND-16")
    return cards, len(cards)


def _memories(fields: Fields, seats: int) -> list[tuple[tuple[Known, ...], tuple[Known, ...]]]:
    if fields.text("known") == NOTHING:
        return [((), ())] * seats
    return [_known(fields, text) for text in fields.seats("known", seats)]


def _known(fields: Fields, text: str) -> tuple[tuple[Known, ...], tuple[Known, ...]]:
    """What a seat knows of both decks."""
    court: list[Known] = []
    druids: list[Known] = []
    for item in fields.split(text):
        deck, _, rest = item.partition(".")
        card, _, places = rest.partition("@")
        number = DECKS.index(fields.word("known", deck, DECKS))
        fields.word("known", card, _NAMES[number])
        found = {fields.as_number("known", place, DECK_SIZE - 1) for place in places.split(".")}
        (court, druids)[number].append(Known(card, tuple(sorted(found))))
    return _in_order(0, court), _in_order(1, druids)


def _in_order(deck: int, known: list[Known]) -> tuple[Known, ...]:
    return tuple(sorted(known, key=lambda one: _sighting(deck, one)))


def _check_places(
    fields: Fields,
    pages: tuple[tuple[Known, ...], tuple[Known, ...]],
    sizes: tuple[int, int],
    decks: tuple[Cards | None, Cards | None],
) -> None:
    """Raise Refused unless all cards of a memory can lie where it says at the same time."""
    for known, size, cards in zip(pages, sizes, decks, strict=True):

        def fits(one: Known, place: int, size: int = size, cards: Cards | None = cards) -> bool:
            return place < size and (cards is None or cards[place] == one.card)

        if any(place >= size for one in known for place in one.places):
            fields.refuse("known", "the deck has fewer cards than that")
        if not _can_lie(known, frozenset(), fits):
            fields.refuse("known", "these cards can't lie there all at once")


def _can_lie(
    known: Sequence[Known], taken: frozenset[int], fits: Callable[[Known, int], bool]
) -> bool:
    if not known:
        return True
    one, *rest = sorted(known, key=lambda each: len(each.places))
    free = [place for place in one.places if place not in taken and fits(one, place)]
    return any(_can_lie(rest, taken | {place}, fits) for place in free)


# ---------------------------------------------------------------- cards that no field names


def _unseen_cards(fields: Fields, view: LandView) -> dict[str, int]:
    """The Forest cards that no field names. If the decks are known, there must be none."""
    named = Counter(card for cards in view.clearings for card in cards)
    named.update(view.drawn)
    named.update(view.discarded)
    for player in view.players:
        named.update(player.collection)
        named.update(player.specials)
        named.update(item for item in player.items if item in KINDS)
    for deck in (view.druids, view.forest):
        named.update(deck or ())
    named.update(one.card for one in view.druids_known)
    left = {kind: COPIES[number] - named[kind] for number, kind in enumerate(KINDS)}
    for kind, count in left.items():
        if count < 0:
            fields.refuse("clearings", f"there are too many cards of the kind {kind}", "LAND-3")
    complete = view.druids is not None and view.forest is not None
    _check_number(fields, view, sum(left.values()), complete)
    return {} if complete else {kind: count for kind, count in left.items() if count}


def _check_number(fields: Fields, view: LandView, unseen: int, complete: bool) -> None:
    """Raise Refused unless the unseen cards fill the Druids' deck, and the rest is a Forest."""
    if complete:
        if unseen:
            fields.refuse("forest", "it must have all cards that are nowhere else", "LAND-16")
        return
    forest = unseen - (DECK_SIZE - view.kept[1] - len(view.druids_known))
    if not 0 <= forest <= FOREST_SIZE:
        fields.refuse("clearings", "with these cards, the Forest can't have the rest", "LAND-16")


def _unseen_items(fields: Fields, view: LandView) -> Cards:
    """The items that no field names; each is there once (LAND-13)."""
    owned = [item for player in view.players for item in player.items if item in ITEM_NAMES]
    named = [*owned, *view.used, *(view.court or ()), *(one.card for one in view.court_known)]
    every = _STARRED if view.first_game else ITEM_NAMES
    if len(set(named)) < len(named) or not set(named) <= set(every):
        fields.refuse("items", "an item is there twice, or isn't in this game", "LAND-13")
    unseen = tuple(item for item in every if item not in named)
    if view.court is None and len(unseen) < DECK_SIZE - view.kept[0] - len(view.court_known):
        fields.refuse("court", "there aren't that many items left", "LAND-13")
    return unseen
