"""Hedgerow's rules: legal actions and their effects."""

from __future__ import annotations

from typing import Final

from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.rng import Rng

from . import draft, ending, turn
from .knowledge import lots, settle
from .state import (
    CARDS,
    CLUMP,
    FORAGE,
    LAY,
    LEAVE,
    LOOK,
    PACKET,
    PICK,
    PLAY,
    REST,
    TAKE,
    Table,
    shuffled,
)

ANSWERS: Final = {
    "pick": [*range(PICK, PLAY)],
    "turn": [*range(PLAY, TAKE), LOOK, FORAGE, REST],
    "take": [*range(TAKE, LAY), LEAVE],
    "lay": [*range(LAY, LEAVE)],
}
"""The actions that can answer each question, ascending."""

ASKED_BY: Final = {"pick": "HEDGE-3", "turn": "HEDGE-5", "take": "HEDGE-10", "lay": "HEDGE-11"}
"""The rule behind each question, which forbids any other answer."""


class Rules(Table):
    """A point in a game of Hedgerow, with all its secrets."""

    def player(self) -> i64:
        if self.ended:
            return -1
        return self.chosen.index(False) if self.drafting() else self.turns % self.seats

    def waiting(self) -> list[int]:
        if not self.drafting():
            return super().waiting()
        return [seat for seat in range(self.seats) if not self.chosen[seat]]

    def opening(self) -> None:
        draft.opening(self)

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        count = 0
        for action in ANSWERS.get(self.asked, []):
            if self.rule_against(seat, action) is None:
                buffer[count] = action
                count += 1
        return count

    def why_not(self, seat: i64, action: i64) -> str:
        rule = self.rule_against(seat, action)
        assert rule is not None
        return rule

    def rule_against(self, seat: i64, action: i64) -> str | None:
        """The rule that forbids an action during the game, if any."""
        if action not in ANSWERS[self.asked]:
            return ASKED_BY[self.asked]
        if action < LEAVE:
            return None if action % CARDS + 1 in self._within_reach(seat) else self._out_of_reach()
        return turn.refusal(self, action)

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        if action < PLAY:
            draft.pick(self, seat, action + 1)
        else:
            turn.take_turn(self, seat, action, rng)

    def clone(self) -> Rules:
        return self.copy_to(type(self)(self.seats, self.generous))

    def determinize(self, seat: i64, rng: Rng) -> Rules:
        twin = self.clone()
        settle(twin, lots(self, seat), seat, rng)
        return twin

    def scores(self) -> list[int]:
        return [ending.score(self, seat) for seat in range(self.seats)]

    def returns(self) -> list[int]:
        return ending.shares(self.scores()) if self.ended else [0] * self.seats

    def ending(self) -> str | None:
        return self.ended

    def _within_reach(self, seat: int) -> list[int]:
        if self.asked == "pick":
            return self.packets[self.before(seat)]
        return self.hands[seat] if self.asked == "turn" else self.sight()

    def _out_of_reach(self) -> str:
        return "HEDGE-6" if self.asked == "turn" else ASKED_BY[self.asked]


def set_up(table: Table, rng: Rng) -> None:
    """Shuffle, deal the packets, and form the deck."""
    cards = shuffled([*range(1, CARDS + 1)], rng)
    for packet in range(table.seats):
        table.packets[packet] = sorted(cards[PACKET * packet : PACKET * (packet + 1)])
        for card in table.packets[packet]:
            table.cells[card] = (packet, 0)
    table.deck = cards[PACKET * table.seats :]
    table.clump = CLUMP
