"""Fairy Land as a state: what each action does, how it ends, and what a seat may imagine."""
# compiled

from __future__ import annotations

from typing import Final, final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.journal import EVERYBODY, NOBODY
from ...kernel.rng import Rng
from . import auction, dawn, harvest, judging, knowledge, looking, numbers, offering, using, visits
from .scoring import place_of, score
from .state import CLEARINGS, COURT, DRUIDS, FIGHT, HARVEST, OVER, Land, card_at, put
from .tables import KIND_COUNT
from .telling import BEGAN, OPENED
from .turns import go_on
from .unseen import redraw_court, redraw_forest

ACTIONS: Final = numbers.ACTIONS
VICTORY: Final = 12


@final
@mypyc_attr(acyclic=True)
class FairyLand(Land):
    """A game of Fairy Land."""

    __slots__ = ()

    def opening(self) -> None:
        """Tell of the first cards and the first dawn, which is played again for that."""
        first = self.clone()
        first.tell(self.journal)
        facts: list[int] = []
        for clearing in range(CLEARINGS):
            kind = card_at(self.board[clearing], 0)
            facts.append(kind)
            first.board[clearing] = 0
            put(first, clearing, kind)
        self.journal.note(OPENED, EVERYBODY, facts)
        self.journal.note(BEGAN, NOBODY, [self.turn])
        first.drawn = 0
        dawn.break_of_day(first)
        go_on(first)

    def player(self) -> i64:
        return -1 if self.stage == OVER else self.seat

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        return offering.offer(self, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return offering.draw_action(self, rng)

    def why_not(self, seat: i64, action: i64) -> str:
        rule = judging.refusal(self, action)
        assert rule is not None, "legal actions are never refused"
        return rule

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        if action < numbers.EXPLORE:
            dawn.place_card(self, action // CLEARINGS, action % CLEARINGS)
        elif action <= numbers.BID:
            self._spend_day(action, rng)
        elif action <= numbers.PASS:
            if action == numbers.PASS:
                auction.pass_on(self)
            else:
                auction.bid(self, action - numbers.BID)
        elif action <= numbers.ENOUGH:
            if action == numbers.ENOUGH:
                visits.enough(self)
            else:
                visits.pay(self, action - numbers.PAY)
        else:
            self._answer(action)
        go_on(self)

    def clone(self) -> FairyLand:
        return FairyLand(
            self.seats,
            self.options,
            self.forest,
            self.drawn,
            self.court,
            self.court_count,
            self.druids,
            self.druids_count,
            self.board[:],
            self.known,
            self.used,
            self.turn,
            self.turns,
            self.seat,
            self.stage,
            self.acted,
            self.opened,
            self.barred,
            self.choices,
            self.aim,
            self.bids,
            self.high,
            self.leader,
            self.most,
            self.paid,
            self.total,
            self.sight,
            self.buried,
            self.ogres,
            self.feeding,
        )

    def determinize(self, seat: i64, rng: Rng) -> FairyLand:
        """A clone with the decks drawn anew, but for what the seat knows (LAND-112R on).

        Hands stay as they are, for all can work them out (LAND-111R); what the others know of
        the decks is not imagined.
        """
        world = self.clone()
        if self.stage == OVER:
            return world
        world.known = knowledge.known_to(self, seat)
        redraw_court(world, knowledge.entries(self, seat, 0), rng)
        redraw_forest(world, knowledge.entries(self, seat, 1), rng)
        looking.imagine_look(world, seat)
        return world

    def scores(self) -> list[int]:
        """Half points (LAND-68R), as if the game ended now."""
        return [score(self, seat) for seat in range(self.seats)]

    def returns(self) -> list[int]:
        shares: list[int] = [0] * self.seats
        if self.stage == OVER:
            for seat in range(self.seats):
                if place_of(self, seat) == 1:
                    shares[seat] = VICTORY
        return shares

    def ending(self) -> str | None:
        return "LAND-65" if self.stage == OVER else None

    def _spend_day(self, action: i64, rng: Rng) -> None:
        if action < numbers.AUDIENCE:
            auction.explore(self, action - numbers.EXPLORE)
        elif action == numbers.AUDIENCE:
            visits.visit(self, COURT)
        elif action == numbers.DRUIDS:
            visits.visit(self, DRUIDS)
        elif action == numbers.CREST:
            using.play_crest(self)
        else:
            using.use(self, action - numbers.USE, rng)

    def _answer(self, action: i64) -> None:
        """What is asked more rarely."""
        if action <= numbers.SPARE:
            self._answer_fairy(action)
        elif action < numbers.UNDER:
            looking.keep(self, self._card(action - numbers.KEEP))
        elif action < numbers.FEED:
            looking.bury(self, self._card(action - numbers.UNDER))
        elif action < numbers.TAKE:
            harvest.feed(self, action - numbers.FEED)
        elif action < numbers.GAIN:
            place = action - numbers.TAKE
            using.take(self, place // KIND_COUNT, place % KIND_COUNT)
        else:
            using.gain_drawn(self, action - numbers.GAIN)

    def _answer_fairy(self, action: i64) -> None:
        """The Wind returns or stays; the Warrior fights or not."""
        if action <= numbers.LEAVE:
            if action == numbers.RECALL:
                visits.recall(self)
            else:
                visits.stay(self)
            self.stage = FIGHT
        else:
            if action == numbers.BANISH:
                visits.banish(self)
            else:
                visits.spare(self)
            self.stage = HARVEST

    def _card(self, number: i64) -> i64:
        """The card of the deck that an action names."""
        return number - KIND_COUNT if self.aim == COURT else number
