"""A deck of Fairy Trails as TOML."""

from __future__ import annotations

from collections.abc import Sequence

from elfhame.games.trails.data.faces import CardFace, CardPaths

HEAD = """\
# The cards of Fairy Trails (TRAIL-5D), made by scripts/trails_deck; card 0 is the starting card.
# Each word is a path: the edges it runs over, and a star for each house on it. A single edge is a
# dead end, "NS EW" an underpass. Each card is followed by the same card with colours swapped.
"""


def toml(deck: Sequence[CardFace]) -> str:
    """The text of data/cards.toml."""
    return HEAD + "".join(_written(card) for card in deck)


def _written(card: CardFace) -> str:
    pink, yellow = _words(card.pink), _words(card.yellow)
    return f'\n[[card]]\nnumber = {card.number}\npink = "{pink}"\nyellow = "{yellow}"\n'


def _words(network: CardPaths) -> str:
    return " ".join(path.edges + "*" * path.houses for path in network)
