"""Points for areas and cards, and who wins, in the second implementation of Faeries."""

from collections.abc import Iterable

from tests.games.faeries.oracle_cards import CARDS


def leaders(tokens: list[int]) -> list[int]:
    """The seats with the most tokens in an area; nobody leads an empty one."""
    return [seat for seat, own in enumerate(tokens) if own == max(tokens) > 0]


def area_points(tokens: list[int], friendly: bool) -> list[int]:
    """FMC-62, FMC-63R, FMC-63V: each seat's points for an area with these tokens by seat."""
    first = leaders(tokens)
    if len(first) > 1:
        return [
            0 if seat not in first else sum(tokens) if friendly else own
            for seat, own in enumerate(tokens)
        ]
    rest = [own for seat, own in enumerate(tokens) if seat not in first]
    return [
        sum(tokens) if seat in first else own if own == max(rest) else 0
        for seat, own in enumerate(tokens)
    ]


def places(points: list[int], homes: list[int]) -> list[int]:
    """FMC-74, FMC-77R: by points, then by homes; seats equal in both share a place."""
    results = list(zip(points, homes, strict=True))
    return [1 + sum(other > own for other in results) for own in results]


def shares(places: list[int]) -> list[int]:
    """FMC-74: the victory in twelfths."""
    return [12 // places.count(1) if place == 1 else 0 for place in places]


def of_folk(cards: Iterable[str], folk: str) -> int:
    """The number of cards of the folk."""
    return sum(CARDS[card].folk == folk for card in cards)
