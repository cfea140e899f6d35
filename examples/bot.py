"""Magpie, a bot of your own: takes the choice with the largest lead in points right away."""

from elfhame.bots import Bot, Budget, Frame


class Magpie(Bot):
    """Tries each choice in an imagined world; ties are broken at random."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        return max(frame.choices, key=lambda action: self.worth(frame, action))

    def worth(self, frame: Frame, action: int) -> tuple[int, int]:
        world = self.game.imagine(frame.view, self.rng)
        world.apply(self.seat, action, self.rng)
        scores = world.scores()
        return scores.pop(self.seat) - max(scores), self.rng.below(99)
