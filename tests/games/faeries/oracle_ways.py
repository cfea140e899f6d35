"""Strategies that make sure everything that can happen does happen in some game.

Each one chooses among a seat's legal actions, given as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from elfhame.kernel.rng import Rng
from tests.games.faeries.oracle_table import FOLK

BUILDERS = ("bluebell_ringer", "seed_sower", "centaur_scout", "tin_knocker", "quarry_giant")
FRIENDS = (
    *("honey_cake", "moth_page", "moonlit_piper", "glamour_merchant", "owl_messenger"),
    *("will_o_wisp", "white_hart", "apple_dryad", "goblin_peddler"),
)
MOVERS = (
    "water_horse",
    "seal_wife",
    "changeling",
    "goblin_peddler",
    "cauldron_ogress",
    "black_dog",
)
"""Cards whose full effects are rare unless a player prefers them."""

Chooser = Callable[[list[str], Rng, int], str]


def one_of(choices: list[str], chance: Rng) -> str:
    """A random one."""
    return choices[chance.below(len(choices))]


def named(actions: tuple[str, ...], choices: list[str], chance: Rng) -> list[str]:
    """The choices that name one of these actions; an action listed twice is more likely."""
    names = [f"name {action}" for action in actions if f"name {action}" in choices]
    return [one_of(names, chance)] if names else []


def fond(cards: Iterable[str], choices: list[str], chance: Rng, seat: int) -> str:
    """Eager, but prefers some cards to others."""
    favourites = [choice for choice in choices if set(choice.split()) & set(cards)]
    plays = [choice for choice in favourites if not choice.startswith("discard")]
    return one_of(plays, chance) if plays and chance.below(3) else eager(choices, chance, seat)


def at_random(choices: list[str], chance: Rng, _seat: int) -> str:
    """A random action."""
    return one_of(choices, chance)


def eager(choices: list[str], chance: Rng, _seat: int) -> str:
    """Draws a kind of action first; prefers playing to discarding, and anything to passing."""
    kinds = sorted({choice.split()[0] for choice in choices})
    if len(kinds) > 1 and chance.below(4):
        kinds = [kind for kind in kinds if kind not in ("pass", "discard")] or kinds
    kind = one_of(kinds, chance)
    return one_of([choice for choice in choices if choice.split()[0] == kind], chance)


def devoted(choices: list[str], chance: Rng, seat: int) -> str:
    """Prefers one folk: many tokens gather, are moved and replaced, and run out."""
    folk = [choice for choice in choices if choice.startswith(("place", "name trust"))]
    return folk[0] if folk and chance.below(3) else fond(MOVERS, choices, chance, seat)


def settler(choices: list[str], chance: Rng, seat: int) -> str:
    """Each seat prefers other folk: all homes are taken, among plants that touch a path."""
    names = named(("trust", "trust", "trust", "build"), choices, chance)
    own = {f"place {folk}" for folk in FOLK[seat % 2 :: 2]}
    wished = [choice for choice in choices if choice in own or choice.startswith("lay path")]
    if names or not wished or not chance.below(8):
        return (names or [eager(choices, chance, seat)])[0]
    return one_of(wished if wished[0] in own or not chance.below(3) else choices, chance)


def builder(choices: list[str], chance: Rng, seat: int) -> str:
    """Builds until nothing fits or the bag is empty, also with cards."""
    names = named(("build", "build", "befriend", "help", "call"), choices, chance)
    return (names or [fond(BUILDERS, choices, chance, seat)])[0]


def friendly(choices: list[str], chance: Rng, seat: int) -> str:
    """Goes for cards and little else: large decks, all of them played."""
    names = named(("befriend", "help", "call"), choices, chance)
    return (names or [fond(FRIENDS, choices, chance, seat)])[0]


def idle(choices: list[str], _chance: Rng, _seat: int) -> str:
    """Does nothing for as long as possible."""
    return next((each for each in choices if each in ("pass", "name call")), choices[0])
