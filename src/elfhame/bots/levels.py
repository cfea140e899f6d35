"""The levels that people choose from, weakest first: trees that grow."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..kernel.belief import Belief
from ..kernel.game import Game
from ..kernel.rng import Rng
from .bot import Bot, BotSpec, Budget
from .dreamer import Dreamer
from .search import Forgetful, Search

NAMES: Final = ("seedling", "sapling", "hazel", "oak", "elder")
RENAMED: Final = {"druid": "hazel"}
"""Names of levels at older tables, by which they still play."""
SLOWEST: Final = 1.5
"""The most seconds per decision; only slow machines and pure Python need them."""


class Skill(NamedTuple):
    """How well a level plays a game."""

    heat: int = 0
    """Without looking ahead: how readily it takes what looks worse, in hundredths."""
    iterations: int = 0
    """Looking ahead: how many games it imagines per decision; 0 if it doesn't."""
    crowd: int | None = None
    """The same with three seats or more, if that differs: there, it takes more to stand out."""
    infers: bool = True
    """Looking ahead: whether it infers secrets from what the others did."""


SKILLS: Final[dict[str, tuple[Skill, ...]]] = {
    "fae": (
        Skill(heat=40),
        Skill(heat=11),
        Skill(iterations=27),
        Skill(iterations=95),
        Skill(iterations=500, crowd=2000),
    ),
    "trails": (
        Skill(heat=200),
        Skill(heat=105),
        Skill(heat=52),
        Skill(iterations=10),
        Skill(iterations=1000),
    ),
    "land": (
        Skill(heat=700),
        Skill(heat=196),
        Skill(heat=62),
        Skill(iterations=3),
        Skill(iterations=25, crowd=2000),
    ),
    "faeries": (
        Skill(heat=310),
        Skill(heat=142),
        Skill(heat=45),
        Skill(iterations=2),
        Skill(iterations=30, crowd=2000),
    ),
}
"""For each game: the skill of each level. docs/bots.md says how far apart they are."""
USUAL: Final = (
    Skill(heat=200),
    Skill(heat=100),
    Skill(heat=25),
    Skill(iterations=40),
    Skill(iterations=2000),
)
"""The skills at a game that isn't ours."""


class Level:
    """Makes the bots of one level; a better one dreams less, infers, and looks further ahead."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, game: Game, seat: int, rng: Rng) -> Bot:
        skill = self.skill(game)
        if not skill.iterations:
            return Dreamer(game, seat, rng, heat=skill.heat)
        kind = Search if skill.infers else Forgetful
        return kind(game, seat, rng, most=skill.iterations, crowd=skill.crowd)

    def skill(self, game: Game) -> Skill:
        """How well it plays a game."""
        return SKILLS.get(game.name, USUAL)[NAMES.index(self.name)]

    def follows(self, game: Game) -> bool:
        """Whether its bots need every frame of a game, to infer secrets."""
        skill = self.skill(game)
        return bool(skill.iterations) and skill.infers and game.belief_type is not Belief


LEVELS: Final[dict[str, BotSpec]] = {
    name: BotSpec(name, Level(name), Budget(iterations=2000, seconds=SLOWEST)) for name in NAMES
}
"""Every level. Its bots imagine as many games as their skill says, if there is time."""
