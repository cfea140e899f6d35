"""Inference: a bot's belief, kept up to date with everything that its seat sees."""

from __future__ import annotations

from ..kernel.belief import Belief
from ..kernel.game import Game, View
from ..kernel.play import Play
from .bot import Frame


class Inference:
    """Learns from the actions of others, one frame after the other."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._moments: list[tuple[View, Belief]] = []

    @property
    def belief(self) -> Belief:
        """What the seat believes now."""
        return self._moments[-1][1] if self._moments else self._game.belief_type()

    def observe(self, frame: Frame) -> None:
        """Learn from the step that led to this frame; forget steps that were taken back."""
        if not self._moments:
            self._moments.append((frame.view, self._game.belief_type()))
            return
        before, belief = self._moments[-1]
        events = [event for _, event in frame.events]
        if not events:
            self._return_to(frame.view)
            return
        done = self._game.public_action(before, events)
        if done is not None and done[0] != self._seat:
            belief = belief.copy()
            belief.learn(self._game.world(before), *done)
        self._moments.append((frame.view, belief))

    def _return_to(self, view: View) -> None:
        """Go back to the latest moment that looked like this; without one, stay here."""
        for place in range(len(self._moments) - 1, -1, -1):
            if self._moments[place][0] == view:
                del self._moments[place + 1 :]
                return


def belief_after(play: Play, seat: int) -> Belief:
    """What a seat believes that has seen every step of a play."""
    inference = Inference(play.game, seat)
    if play.game.belief_type is Belief:
        return inference.belief
    again = Play(play.game, play.seats, play.options, play.seed, play.start)
    inference.observe(_last_frame(again, seat))
    for step in play.steps:
        again.act(step.action, step.seat)
        inference.observe(_last_frame(again, seat))
    return inference.belief


def _last_frame(play: Play, seat: int) -> Frame:
    """What the seat saw of the last step."""
    seq = len(play.steps)
    return Frame(seq=seq, view=play.view(seat), events=tuple(play.events(seat, seq)), choices=())
