"""Games that the engine and the second implementation play step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from elfhame.games.land import GAME
from elfhame.games.land.rules.engine import FairyLand
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.play import SEED_BYTES
from elfhame.kernel.rng import Rng, keyed
from tests.games.land.oracle import Oracle
from tests.games.land.oracle_cards import CLEARINGS, ITEMS, STARRED, Seat

OPTIONS: dict[str, dict[str, bool]] = {
    "plain": {},
    "first game": {"first_game": True},
    "hidden counts": {"hidden_counts": True},
    "herald at Court only": {"herald_court_only": True},
}

Chooser = Callable[[list[str], Rng], str]


def chance_of(label: str) -> Rng:
    """A generator for a game."""
    return keyed(bytes(SEED_BYTES), label)


def new_game(seats: int, option: str, chance: Rng) -> FairyLand:
    """A new game in the engine."""
    return GAME.setup(seats, GAME.options(OPTIONS[option]), chance)


def with_druids(state: FairyLand, cards: tuple[str, ...]) -> FairyLand:
    """The same new game with these nine cards in the Druids' deck, and its old ones elsewhere."""
    view = GAME.view(state, REVIEWER)
    left = Counter([*(view.druids or ()), *(view.forest or ())]) - Counter(cards)
    forest = tuple(left.elements())
    return GAME.world(replace(view, druids=cards, forest=forest))


def oracle(state: FairyLand) -> Oracle:
    """The same new game in the second implementation, as it was before its first dawn."""
    view = GAME.view(state, REVIEWER)
    placed_unasked = [card for clearing in view.clearings for card in clearing[1:]]
    return Oracle(
        seats=[Seat(set(player.hand or ()), player.crests) for player in view.players],
        turn=view.turn,
        clearings={number: Counter(view.clearings[number - 1][:1]) for number in CLEARINGS},
        forest=[*placed_unasked, *view.drawn, *(view.forest or ())],
        decks={"court": list(view.court or ()), "druids": list(view.druids or ())},
        items=STARRED if view.first_game else ITEMS,
        herald_court_only=view.herald_court_only,
    )


def legal(state: FairyLand) -> list[str]:
    """The engine's legal actions as text."""
    return sorted(str(GAME.action(number)) for number in state.legal_actions(state.player()))


def at_random(choices: list[str], chance: Rng) -> str:
    """A random action."""
    return choices[chance.below(len(choices))]


def eager(choices: list[str], chance: Rng) -> str:
    """Draws a kind of action first, so that rare ones come up more often.

    Avoids passing, prefers special Fairies to others, and bids low.
    """
    kinds = sorted({choice.split()[0] for choice in choices})
    if len(kinds) > 1 and "pass" in kinds and chance.below(3):
        kinds.remove("pass")
    kind = at_random(kinds, chance)
    of_kind = [choice for choice in choices if choice.split()[0] == kind]
    if kind == "bid":
        of_kind = sorted(of_kind, key=lambda bid: int(bid.split()[1]))[:6]
    special = [choice for choice in of_kind if kind == "pay" and "fairy" not in choice]
    return at_random(special or of_kind, chance)


def curious(choices: list[str], chance: Rng) -> str:
    """Looks at the decks often, and mostly at a few cards."""
    if choices[0].split()[0] in ("enough", "pay") and chance.below(4):
        return choices[0]
    used = [choice for choice in choices if choice.startswith("use")]
    visits = [choice for choice in choices if choice in ("audience", "druids", "crest")]
    return at_random((chance.below(4) and (used or visits)) or choices, chance)


def deck_of(state: FairyLand, name: str) -> list[str]:
    """A deck from the top, including the cards that someone is looking at."""
    view = GAME.view(state, REVIEWER)
    deck = view.court if name == "court" else view.druids
    assert deck is not None
    return list(deck)


def step(state: FairyLand, other: Oracle, choice: str, chance: Rng) -> None:
    """Do the same in both; if the engine shuffles, the oracle copies its order."""
    state.apply(state.player(), GAME.number(GAME.parse(choice)), chance)
    other.shuffled = lambda: _shuffled(state, other.decks["druids"])
    other.act(choice)


def _shuffled(state: FairyLand, deck: list[str]) -> list[str]:
    """The engine's deck after a shuffle and a look; a single card is kept without a question."""
    return deck_of(state, "druids") if len(deck) > 1 else deck


def games(
    seats: int, option: str, chooser: Chooser, many: int
) -> Iterator[tuple[FairyLand, Oracle, Rng]]:
    """Every position of some games in both, including each game's end."""
    chance = chance_of(f"{chooser.__name__}/{seats}/{option}")
    for _ in range(many):
        state = new_game(seats, option, chance)
        other = oracle(state)
        while state.player() >= 0:
            yield state, other, chance
            step(state, other, chooser(legal(state), chance), chance)
        yield state, other, chance
