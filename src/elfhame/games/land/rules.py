"""Fairy Land as a state: set-up, what each action does, and what a seat may imagine."""
# compiled

from __future__ import annotations

from typing import Final, final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.journal import EVERYBODY, NOBODY
from ...kernel.rng import Rng
from . import auction, dawn, harvest, judging, knowledge, looking, numbers, offering, using, visits
from .scoring import place_of, score
from .state import (
    CLEARINGS,
    COURT,
    CRESTS_AT,
    DECK_SIZE,
    DRUIDS,
    FIGHT,
    FIRST_GAME,
    HARVEST,
    HELD,
    ITEMS,
    OVER,
    PER_SEAT,
    SEATS_FROM,
    Land,
    base,
    card_at,
    items,
    put,
)
from .tables import ALL_ITEMS, BIT, CARDS, HOUSE, ITEM_COUNT, KIND_COUNT, STARRED
from .telling import BEGAN, OPENED
from .turns import go_on

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

    def legal(self, buffer: vec[i64]) -> i64:
        return offering.offer(self, buffer)

    def random_action(self, rng: Rng) -> i64:
        return offering.draw_action(self, rng)

    def refusal(self, action: i64) -> str | None:
        if self.stage == OVER:
            return "LAND-65"
        return judging.refusal(self, action)

    def apply(self, action: i64, rng: Rng) -> None:
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
        world._redraw_court(knowledge.entries(self, seat, 0), rng)
        world._redraw_forest(knowledge.entries(self, seat, 1), rng)
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

    def _redraw_court(self, known: list[int], rng: Rng) -> None:
        unseen = unseen_items(self, known)
        pool = vec[i64]([0] * ITEM_COUNT)
        count: i64 = 0
        for item in range(ITEM_COUNT):
            if (unseen >> item) & 1:
                pool[count] = item
                count += 1
        pool = pool[:count]
        rng.shuffle(pool)
        deck = knowledge.drawn_deck(known, self.court_count, rng)
        _fill(deck, pool)
        self.court = looking.packed(deck)

    def _redraw_forest(self, known: list[int], rng: Rng) -> None:
        pool = unseen_cards(self, known)
        rng.shuffle(pool)
        deck = knowledge.drawn_deck(known, self.druids_count, rng)
        taken = _fill(deck, pool)
        self.druids = looking.packed(deck)
        forest = self.forest[:]
        for place in range(self.drawn, len(forest)):
            forest[place] = pool[taken + place - self.drawn]
        self.forest = forest


def unseen_items(land: Land, known: list[int]) -> i64:
    """The items that may lie in the Court's deck, but for those known to, as bits."""
    unseen: i64 = (STARRED if land.options & FIRST_GAME else ALL_ITEMS) & ~land.used
    for seat in range(land.seats):
        unseen &= ~items(land, seat)
    for entry in known:
        unseen &= ~BIT[entry & knowledge.KIND]
    return unseen


def unseen_cards(land: Land, known: list[int]) -> vec[i64]:
    """The Forest cards in both decks of them, but for those known, ascending."""
    counts = vec[i64]([0] * KIND_COUNT)
    for place in range(land.drawn, len(land.forest)):
        counts[land.forest[place]] += 1
    for place in range(land.druids_count):
        counts[card_at(land.druids, place)] += 1
    for entry in known:
        counts[entry & knowledge.KIND] -= 1
    pool = vec[i64]([0] * (len(land.forest) - land.drawn + land.druids_count - len(known)))
    count: i64 = 0
    for kind in range(KIND_COUNT):
        for _ in range(counts[kind]):
            pool[count] = kind
            count += 1
    return pool


def _fill(deck: vec[i64], pool: vec[i64]) -> i64:
    """Lay cards from a pool where the deck has none; how many."""
    taken: i64 = 0
    for place in range(len(deck)):
        if deck[place] < 0:
            deck[place] = pool[taken]
            taken += 1
    return taken


def new_land(seats: i64, options: i64) -> FairyLand:
    """Houses dealt and Crests laid out (LAND-10, LAND-11); no deck, no cards in the Clearings."""
    board = vec[i64]([0] * (SEATS_FROM + seats * PER_SEAT))
    for seat in range(seats):
        board[base(seat) + HELD] = HOUSE
        board[base(seat) + ITEMS] = (2 if seats == 2 else 1) * BIT[CRESTS_AT]
    known = knowledge.nothing_known(seats)
    return FairyLand(
        seats,
        options,
        vec[i64](),
        0,
        0,
        0,
        0,
        0,
        board,
        known,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        -1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    )


def setup(seats: i64, options: i64, first: i64, rng: Rng) -> FairyLand:
    """A new game at its first question; a first seat of -1 is drawn.

    It is drawn last in any case, so that choosing it leaves the deal as it is (LAND-12).
    """
    land = new_land(seats, options)
    cards = EVERY_CARD[:]
    rng.shuffle(cards)
    court = STARRED_ITEMS[:] if options & FIRST_GAME else EVERY_ITEM[:]
    rng.shuffle(court)
    land.court = looking.packed(court[:DECK_SIZE])
    land.druids = looking.packed(cards[:DECK_SIZE])
    land.court_count = land.druids_count = DECK_SIZE
    for clearing in range(CLEARINGS):
        put(land, clearing, cards[DECK_SIZE + clearing])
    land.forest = cards[DECK_SIZE + CLEARINGS :]
    drawn = rng.below(seats)
    land.turn = first if first >= 0 else drawn
    dawn.break_of_day(land)
    go_on(land)
    return land


EVERY_CARD: Final = vec[i64]([kind for kind in range(KIND_COUNT) for _ in range(CARDS[kind])])
EVERY_ITEM: Final = vec[i64](list(range(ITEM_COUNT)))
STARRED_ITEMS: Final = vec[i64]([item for item in range(ITEM_COUNT) if STARRED >> item & 1])
