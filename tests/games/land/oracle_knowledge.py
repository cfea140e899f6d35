"""What a seat can know about the decks of Fairy Land, computed slowly by listing every order.

A pattern is a deck from the top, as far as one observer knows it: each card's kind, or None for an
unseen card. An observer's knowledge is the set of all patterns consistent with what it saw
(LAND-110 to LAND-117R). It doesn't guess at anyone's reasons for a choice.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from math import perm
from typing import TypeVar

Pattern = tuple[str | None, ...]
Deck = tuple[str, ...]
Card = TypeVar("Card", bound=str | None)


@dataclass(frozen=True)
class Look:
    """A look at the top cards: only its seat knows which they were and how they were put back.

    Everyone knows the seat, how many cards it saw, and which one it kept (None: not yet chosen).
    """

    seat: int
    seen: Deck
    kept: str | None = None
    under: Deck = ()
    """The cards put on the bottom so far, in this order."""

    def held(self) -> Deck:
        """The cards that the seat still holds; they have no order (see tidy)."""
        gone = Counter(self.under) + Counter(self.kept and [self.kept])
        return tuple(sorted((Counter(self.seen) - gone).elements()))


@dataclass(frozen=True)
class Shuffle:
    """LAND-114R: after this, places are unknown."""


Happening = Look | Shuffle
History = tuple[Happening, ...]


@dataclass
class Past:
    """Everything that happened to the two decks; a look in progress comes last."""

    decks: dict[str, list[Happening]] = field(default_factory=lambda: {"court": [], "druids": []})

    def shuffle(self, deck: str) -> None:
        """The deck was shuffled."""
        self.decks[deck].append(Shuffle())

    def look(self, deck: str, seat: int, seen: Iterable[str]) -> None:
        """A seat starts a look."""
        self.decks[deck].append(Look(seat, tuple(seen)))

    def keep(self, deck: str, kept: str) -> None:
        """The looking seat puts down the card that it keeps."""
        self.decks[deck][-1] = replace(self.latest_look(deck), kept=kept)

    def under(self, deck: str, card: str) -> None:
        """The looking seat puts the next card under the deck."""
        look = self.latest_look(deck)
        self.decks[deck][-1] = replace(look, under=(*look.under, card))

    def latest_look(self, deck: str) -> Look:
        """The look in progress."""
        look = self.decks[deck][-1]
        assert isinstance(look, Look)
        return look


def orders(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Every distinct order of the cards."""
    if not cards:
        yield ()
    for card in dict.fromkeys(cards):
        place = cards.index(card)
        for others in orders(cards[:place] + cards[place + 1 :]):
            yield (card, *others)


def whole(held: Iterable[str], deck: Iterable[str], kept: str | None) -> Deck:
    """A deck with the cards of a look in progress: on top at first, at the bottom once one is kept.

    Patterns use the same convention.
    """
    return (*deck, *held) if kept else (*held, *deck)


def tidy(deck: Deck, held: int, kept: str | None) -> Deck:
    """The same deck with the `held` cards of a look in progress sorted."""
    if kept:
        return (*deck[: len(deck) - held], *sorted(deck[len(deck) - held :]))
    return (*sorted(deck[:held]), *deck[held:])


@cache
def patterns(size: int, history: History, observer: int, loose: bool = False) -> frozenset[Pattern]:
    """All patterns of a deck of this size for an observer with this history.

    A loose memory forgets what LAND-115R and LAND-119R allow it to forget when someone looks at
    part of a batch; otherwise everything that could be inferred is remembered.
    """
    if not history:
        return frozenset({(None,) * size})
    before = patterns(size, history[:-1], observer, loose)
    latest = history[-1]
    if isinstance(latest, Shuffle):
        contents = {tuple(sorted(pattern, key=str)) for pattern in before}
        return frozenset(order for cards in contents for order in orders(cards))
    own = latest.seat == observer
    if loose and own:
        before = before | {without_doubtful(pattern, before, latest) for pattern in before}
    after = after_own_look if own else after_look_of_another
    exact = frozenset(order for pattern in before for order in after(pattern, latest))
    if loose and not own and latest.kept and looks_into_a_batch(before, latest):
        return frozenset(order for pattern in exact for order in mixed(pattern, before, latest))
    return exact


def looks_into_a_batch(before: frozenset[Pattern], look: Look) -> bool:
    """Whether this look covers only part of the places where an observer knows some cards to be."""
    return len({frozenset(Counter(top[: len(look.seen)]).items()) for top in before}) > 1


def sure_places(before: frozenset[Pattern]) -> list[bool]:
    """For each place, whether all patterns agree about it."""
    return [len(set(cards)) == 1 for cards in zip(*before, strict=True)]


def mixed(pattern: Pattern, before: frozenset[Pattern], look: Look) -> Iterator[Pattern]:
    """LAND-115R: the cards just put back and those from older batches, in any order."""
    many = len(look.seen)
    sure = sure_places(before)[many:] + [False] * (many - 1)
    for order in orders(tuple(c for c, stays in zip(pattern, sure, strict=True) if not stays)):
        others = iter(order)
        yield tuple(c if stays else next(others) for c, stays in zip(pattern, sure, strict=True))


def without_doubtful(pattern: Pattern, before: frozenset[Pattern], look: Look) -> Pattern:
    """LAND-119R: without cards of batches that may be among those now seen."""
    sure = sure_places(before)
    return tuple(
        None if place >= len(look.seen) and not sure[place] and card in look.seen else card
        for place, card in enumerate(pattern)
    )


def after_own_look(pattern: Pattern, look: Look) -> Iterator[Pattern]:
    """LAND-113R, LAND-114R: the looking seat knows what it saw, and where it put it."""
    top, rest = pattern[: len(look.seen)], pattern[len(look.seen) :]
    if any(known not in (None, seen) for known, seen in zip(top, look.seen, strict=True)):
        return
    yield (*rest, *look.under, *look.held()) if look.kept else (*look.held(), *rest)


def after_look_of_another(pattern: Pattern, look: Look) -> Iterator[Pattern]:
    """LAND-113R, LAND-115R: the kept card was among those seen; the rest is below in any order."""
    top, rest = pattern[: len(look.seen)], pattern[len(look.seen) :]
    if look.kept is None:
        for held in orders(top):
            yield held + rest
        return
    for place, known in enumerate(top):
        if known in (None, look.kept):
            for put_back in orders(top[:place] + top[place + 1 :]):
                yield rest + put_back


def fits(deck: Pattern, pattern: Pattern) -> bool:
    """Whether the deck matches the pattern."""
    return all(known in (None, card) for known, card in zip(pattern, deck, strict=True))


def is_possible(deck: Deck, unseen: Counter[str], knowledge: Iterable[Pattern]) -> bool:
    """Whether an observer must consider this deck possible.

    `unseen` are all cards that may be in it: those that aren't face up anywhere.
    """
    return Counter(deck) <= unseen and any(fits(deck, pattern) for pattern in knowledge)


def worlds(unseen: Counter[str], knowledge: Iterable[Pattern]) -> set[Deck]:
    """Every deck that an observer must consider possible."""
    return {
        deck
        for pattern in most_general(unseen, knowledge)
        for deck in filled(pattern, unseen - _known(pattern))
    }


def ways(unseen: Counter[str], knowledge: Iterable[Pattern]) -> int:
    """An upper bound for the number of worlds, as if no two cards were equal."""
    return sum(
        perm((unseen - _known(pattern)).total(), pattern.count(None))
        for pattern in knowledge
        if _known(pattern) <= unseen
    )


def _known(pattern: Pattern) -> Counter[str]:
    return Counter(card for card in pattern if card is not None)


def filled(pattern: Pattern, unseen: Counter[str]) -> Iterator[Deck]:
    """The pattern with its unknown cards filled in from the unseen ones, in every way."""
    if not pattern:
        yield ()
        return
    first, rest = pattern[0], pattern[1:]
    for card in (first,) if first is not None else tuple(unseen):
        drawn = Counter([card]) if first is None else Counter[str]()
        for others in filled(rest, unseen - drawn):
            yield (card, *others)


def most_general(unseen: Counter[str], knowledge: Iterable[Pattern]) -> set[Pattern]:
    """The possible patterns, without those that are special cases of another."""
    possible = [pattern for pattern in knowledge if _known(pattern) <= unseen]
    return {
        pattern
        for pattern in possible
        if not any(fits(pattern, other) for other in possible if other != pattern)
    }


def told_by(size: int, known: Iterable[tuple[str, tuple[int, ...]]]) -> set[Pattern]:
    """The patterns of a deck with known cards, each at one of several places."""
    found: set[Pattern] = {(None,) * size}
    for card, spots in known:
        found = {
            (*pattern[:spot], card, *pattern[spot + 1 :])
            for pattern in found
            for spot in spots
            if pattern[spot] is None
        }
    return found


def is_small(size: int, history: History, observer: int, most: int) -> bool:
    """Whether the observer's knowledge never needed more than about `most` patterns."""
    for past, happening in enumerate(history):
        before = patterns(size, history[:past], observer)
        moved = len(happening.seen) if isinstance(happening, Look) else size
        known = max(sum(card is not None for card in order[:moved]) for order in before)
        if len(before) * perm(moved, known) > most:
            return False
    return True
