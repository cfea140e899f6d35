"""Ways to play, so that whatever can happen in a game does happen in some.

Each chooses one of the actions that a seat may take, all of them given as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from elfhame.kernel.rng import Rng
from tests.games.faeries.oracle_table import FOLK

BUILDERS = ("bluebell_ringer", "seed_sower", "centaur_scout")
FRIENDS = ("honey_cake", "moth_page", "moonlit_piper", "glamour_merchant", "owl_messenger")
MOVERS = (
    "water_horse",
    "seal_wife",
    "changeling",
    "goblin_peddler",
    "cauldron_ogress",
    "black_dog",
)
"""Cards that seldom do all they can do unless somebody is fond of them."""

Chooser = Callable[[list[str], Rng, int], str]


def one_of(choices: list[str], chance: Rng) -> str:
    """Any of them."""
    return choices[chance.below(len(choices))]


def named(actions: tuple[str, ...], choices: list[str], chance: Rng) -> list[str]:
    """One of these actions, if an action is to be named; more often one that is said twice."""
    names = [f"name {action}" for action in actions if f"name {action}" in choices]
    return [one_of(names, chance)] if names else []


def fond(cards: Iterable[str], choices: list[str], chance: Rng, seat: int) -> str:
    """Eager, but rather for some cards than for others."""
    favourites = [choice for choice in choices if set(choice.split()) & set(cards)]
    plays = [choice for choice in favourites if not choice.startswith("discard")]
    return one_of(plays, chance) if plays and chance.below(3) else eager(choices, chance, seat)


def at_random(choices: list[str], chance: Rng, _seat: int) -> str:
    """Any action."""
    return one_of(choices, chance)


def eager(choices: list[str], chance: Rng, _seat: int) -> str:
    """A random kind of action first; rather plays than discards, rather anything than a pass."""
    kinds = sorted({choice.split()[0] for choice in choices})
    if len(kinds) > 1 and chance.below(4):
        kinds = [kind for kind in kinds if kind not in ("pass", "discard")] or kinds
    kind = one_of(kinds, chance)
    return one_of([choice for choice in choices if choice.split()[0] == kind], chance)


def devoted(choices: list[str], chance: Rng, seat: int) -> str:
    """To one folk: many tokens come together, are moved and stolen, and run out."""
    folk = [choice for choice in choices if choice.startswith(("place", "name trust"))]
    return folk[0] if folk and chance.below(3) else fond(MOVERS, choices, chance, seat)


def settler(choices: list[str], chance: Rng, seat: int) -> str:
    """Each to other folk: all homes are taken, among plants that touch a path."""
    names = named(("trust", "trust", "trust", "build"), choices, chance)
    own = {f"place {folk}" for folk in FOLK[seat % 2 :: 2]}
    wished = [choice for choice in choices if choice in own or choice.startswith("lay path")]
    if names or not wished or not chance.below(8):
        return (names or [eager(choices, chance, seat)])[0]
    return one_of(wished if wished[0] in own or not chance.below(3) else choices, chance)


def builder(choices: list[str], chance: Rng, seat: int) -> str:
    """Builds until nothing fits or the bag is empty, and also with cards."""
    names = named(("build", "build", "befriend", "help", "call"), choices, chance)
    return (names or [fond(BUILDERS, choices, chance, seat)])[0]


def friendly(choices: list[str], chance: Rng, seat: int) -> str:
    """For cards and little else: large decks, and all of them played."""
    names = named(("befriend", "help", "call"), choices, chance)
    return (names or [fond(FRIENDS, choices, chance, seat)])[0]


def idle(choices: list[str], _chance: Rng, _seat: int) -> str:
    """Does nothing for as long as it can."""
    return next((each for each in choices if each in ("pass", "name call")), choices[0])
