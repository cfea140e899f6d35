"""Makes a deck from a plan and a seed: networks get houses, are paired at random, and rotated."""

from __future__ import annotations

from random import Random

from elfhame.games.trails.data.faces import MOST_ON_A_PATH, SIDES, CardFace, CardPaths, Face, Path

from .plan import KINDS, Plan

TRIES = 500


def deck_of(plan: Plan, seed: int) -> tuple[CardFace, ...]:
    """The deck for a plan and a seed: the starting card, then pairs with colours swapped."""
    chance = Random(f"{plan} {seed}")
    start = (Path(SIDES, 1),)
    deck = [CardFace(0, start, start)]
    for one, other in sorted(_faces(plan, chance), key=_rank):
        deck += [CardFace(len(deck), one, other), CardFace(len(deck) + 1, other, one)]
    return tuple(deck)


def _faces(plan: Plan, chance: Random) -> list[Face]:
    """Two networks per card; no two cards look the same, even with colours swapped."""
    for _ in range(TRIES):
        seen: set[Face] = set()
        faces = [_new_face(one, other, seen, chance) for one, other in _pairs(plan, chance)]
        found = [face for face in faces if face]
        if len(found) == len(faces):
            return found
    raise ValueError(f"no deck in {TRIES} tries: {plan}")


def _new_face(one: CardPaths, other: CardPaths, seen: set[Face], chance: Random) -> Face | None:
    """The two networks on one card, rotated so that neither it nor its colour swap is in `seen`."""
    for turns in chance.sample(range(4), 4):
        card = CardFace(1, one, _turned(other, turns))
        both = {card.face(), card.swapped().face()}
        if len(both) == 2 and not both & seen:
            seen |= both
            return card.pink, card.yellow
    return None


def _pairs(plan: Plan, chance: Random) -> list[Face]:
    """Pairs of networks, one pair for each two cards; `plan.bare` cards have no house."""
    kinds = [kind for kind, count in zip(KINDS, plan.kinds, strict=True) for _ in range(count)]
    chance.shuffle(kinds)
    houses = [0] * plan.empty + [1] * plan.single + [2] * plan.double
    order = [
        _settled(kind, count, plan.ends, chance) for kind, count in zip(kinds, houses, strict=True)
    ]
    empty, settled = order[: plan.empty], order[plan.empty :]
    chance.shuffle(settled)
    mixed = plan.empty - plan.bare
    row = empty[: plan.bare]
    for pair in zip(empty[plan.bare :], settled[:mixed], strict=True):
        row += chance.sample(pair, 2)
    row += settled[mixed:]
    return list(zip(row[::2], row[1::2], strict=True))


def _settled(kind: str, houses: int, ends: float, chance: Random) -> CardPaths:
    """A network of this kind with houses where its paths have room, rotated at random."""
    room = {path: min(len(path), MOST_ON_A_PATH) for path in kind.split()}
    network = dict.fromkeys(room, 0)
    for _ in range(houses):
        free = [room[path] - network[path] for path in room]
        likely = [
            left * (ends if len(path) == 1 else 1) for path, left in zip(room, free, strict=True)
        ]
        network[chance.choices([*room], likely)[0]] += 1
    return _turned(tuple(Path(path, count) for path, count in network.items()), chance.randrange(4))


def _turned(network: CardPaths, turns: int) -> CardPaths:
    """The network rotated, with its paths in the order of their first edges."""
    return tuple(sorted((path.turned(turns) for path in network), key=_rank_of_path))


def _rank_of_path(path: Path) -> int:
    return SIDES.index(path.edges[0])


def _rank(face: Face) -> tuple[tuple[int, ...], ...]:
    """Sort key: cards with long paths come first in the file."""
    return tuple(tuple(-len(path.edges) for path in network) for network in face)
