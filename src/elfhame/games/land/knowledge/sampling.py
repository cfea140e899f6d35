"""Drawing what a seat cannot know: the order of the decks, and unseen cards (from LAND-112R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import append, i64, vec
from ....kernel.bits import BIT, contains, how_many, lowest
from ....kernel.rng import Rng, keyed
from ..data.rows import card_at, pack_deck
from ..data.sightings import card_of, places_of
from ..data.tables import ALL_ITEMS, KIND_COUNT, SET_SIZE, STARRED
from ..rules.deck_memory import known_only_to, sightings
from ..rules.look import imagine_look
from ..state import FIRST_GAME, OVER, Land, items, plays_with


def redraw_hidden(land: Land, seat: i64, rng: Rng) -> None:
    """Draw the decks again, except for what the seat knows of them.

    Hands stay as they are, since everyone can work them out (LAND-111R). The others are taken to
    know nothing of the decks. At the end nothing is hidden.
    """
    if land.stage == OVER:
        return
    court_known = sightings(land, seat, 0)
    druids_known = sightings(land, seat, 1)
    land.known = known_only_to(land, seat)
    _redraw_court(land, court_known, rng)
    _redraw_forest(land, druids_known, rng)
    imagine_look(land, seat)


def _redraw_court(land: Land, known: vec[i64], rng: Rng) -> None:
    """Draw the Court's deck again, except for the known cards."""
    pool = _ascending(unseen_items(land, known))
    rng.shuffle(pool)
    deck = draw_deck(known, land.court_count, rng)
    _fill(deck, pool)
    land.court = pack_deck(deck)


def _redraw_forest(land: Land, known: vec[i64], rng: Rng) -> None:
    """Draw the Druids' deck and the Forest again, likewise."""
    pool = unseen_cards(land, known)
    rng.shuffle(pool)
    deck = draw_deck(known, land.druids_count, rng)
    taken = _fill(deck, pool)
    land.druids = pack_deck(deck)
    forest = land.forest[:]
    for place in range(land.drawn, len(forest)):
        forest[place] = pool[taken + place - land.drawn]
    land.forest = forest


def unseen_items(land: Land, known: vec[i64]) -> i64:
    """The items that may lie in the Court's deck besides the known ones, as a set."""
    unseen: i64 = ALL_ITEMS
    if plays_with(land, FIRST_GAME):
        unseen = STARRED
    unseen &= ~land.used
    for seat in range(land.seats):
        unseen &= ~items(land, seat)
    for sighting in known:
        unseen &= ~BIT[card_of(sighting)]
    return unseen


def unseen_cards(land: Land, known: vec[i64]) -> vec[i64]:
    """The Forest cards in the Druids' deck and the Forest besides the known ones, ascending."""
    counts = vec[i64]([0] * KIND_COUNT)
    for place in range(land.drawn, len(land.forest)):
        counts[land.forest[place]] += 1
    for place in range(land.druids_count):
        counts[card_at(land.druids, place)] += 1
    for sighting in known:
        counts[card_of(sighting)] -= 1
    pool = vec[i64]([0] * (len(land.forest) - land.drawn + land.druids_count - len(known)))
    count: i64 = 0
    for kind in range(KIND_COUNT):
        for _copy in range(counts[kind]):
            pool[count] = kind
            count += 1
    return pool


def _ascending(numbers: i64) -> vec[i64]:
    """The numbers in a set, ascending."""
    found = vec[i64]([0] * how_many(numbers))
    for place in range(len(found)):
        found[place] = lowest(numbers)
        numbers &= numbers - 1
    return found


def _fill(deck: vec[i64], pool: vec[i64]) -> i64:
    """Fill the gaps of a deck from a pool, and return how many cards that took."""
    taken: i64 = 0
    for place in range(len(deck)):
        if deck[place] < 0:
            deck[place] = pool[taken]
            taken += 1
    return taken


def draw_deck(known: vec[i64], count: i64, rng: Rng) -> vec[i64]:
    """A deck with known cards in random places that fit, all ways equally likely; -1 elsewhere."""
    deck = vec[i64]([-1] * count)
    used: i64 = 0
    loose = vec[i64]()
    for sighting in known:
        places = places_of(sighting)
        if how_many(places) == 1:
            used |= places
            deck[lowest(places)] = card_of(sighting)
        else:
            loose = append(loose, sighting)
    if loose:
        _lay_loose(deck, loose, used, rng)
    return deck


def some_deck(known: vec[i64], count: i64) -> vec[i64]:
    """Likewise, with the cards in some places that fit, always the same."""
    return draw_deck(known, count, keyed(bytes(32), "some deck"))


def _lay_loose(deck: vec[i64], loose: vec[i64], used: i64, rng: Rng) -> None:
    """Lay each card in one of its places; every way to lay them all is equally likely."""
    ways = _ways(loose, SET_SIZE[used], len(deck))
    span = BIT[len(deck)]
    for number in range(len(loose)):
        places = places_of(loose[number])
        left: i64 = rng.below(ways[number * span + used])
        for place in range(len(deck)):
            if contains(places & ~used, place):
                after = ways[(number + 1) * span + (used | BIT[place])]
                if left < after:
                    deck[place] = card_of(loose[number])
                    used |= BIT[place]
                    break
                left -= after


def _ways(loose: vec[i64], laid_before: i64, count: i64) -> vec[i64]:
    """By number of cards laid and set of places used: the ways to lay the other cards.

    Only sets with a place for each card laid are looked up, so the table is left at 0 elsewhere.
    """
    span = BIT[count]
    ways = vec[i64]([0] * ((len(loose) + 1) * span))
    for used in range(span):
        ways[len(loose) * span + used] = 1
    number: i64 = len(loose)
    while number > 0:
        number -= 1
        for used in range(span):
            if SET_SIZE[used] == laid_before + number:
                ways[number * span + used] = _ways_from(ways, loose, number, used, count)
    return ways


def _ways_from(ways: vec[i64], loose: vec[i64], number: i64, used: i64, count: i64) -> i64:
    """The ways to lay this card and those after it, from the ways for those after it."""
    places = places_of(loose[number]) & ~used
    after = (number + 1) * BIT[count]
    total: i64 = 0
    for place in range(count):
        if contains(places, place):
            total += ways[after + (used | BIT[place])]
    return total
