"""A bot of your own: it tries every choice in an imagined world and takes the one that scores best.

Run ``python examples/bot.py [GAME [DEALS]]`` to see how it does against three other bots.
"""

import sys
from statistics import fmean

from elfhame.bots.bot import Bot, Budget, Frame
from elfhame.bots.duel import Duel, blocks, interval
from elfhame.bots.roster import BOTS
from elfhame.games import registry
from elfhame.kernel.state import State


class Magpie(Bot):
    """Takes the choice that gives it the largest lead in points right away."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        world = self.game.imagine(frame.view, self.rng)
        leads = [self._lead(world.clone(), action) for action in frame.choices]
        best = [place for place, lead in enumerate(leads) if lead == max(leads)]
        return frame.choices[best[self.rng.below(len(best))]]

    def _lead(self, world: State, action: int) -> int:
        world.call(self.seat)
        world.apply(action, self.rng)
        scores = world.scores()
        return scores.pop(self.seat) - max(scores)


BOTS["magpie"] = Magpie


def main(name: str = "fae", deals: str = "5") -> None:
    """Play each deal from both seats against each rival, and print the share of games won."""
    for rival in ("random", "seedling", "druid"):
        duel = Duel.of(registry.game(name), 2, {}, seed=1, bots=("magpie", rival))
        shares = [block.share for block in blocks(duel, int(deals))]
        low, high = interval(shares)
        print(f"against {rival}: {fmean(shares):.0%} won, 95 % interval {low:.0%} to {high:.0%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
