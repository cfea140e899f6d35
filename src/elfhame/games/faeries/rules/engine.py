"""The game as a state: set-up, legal actions, refusals, and what a seat may imagine."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, mypyc_attr, vec
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.tables import (
    BIT,
    CARD_COUNT,
    FOLK_COUNT,
    HALF,
    HALF_MASK,
    KINSHIP,
    STARTERS,
    TILE_COUNT,
    how_many,
)
from ..knowledge.sampling import redraw
from ..state import (
    AFTER,
    AGENDA,
    BATCH,
    BEFORE,
    CALLING,
    HELPING,
    KEEPING,
    NO_CARD,
    PICKS,
    PILE,
    POINTS,
    RUNNING,
    SPENDING,
    STRIDE,
    SUPPLY,
    TOO_LONG,
    WORDS,
    Realm,
    kind_of,
    push,
    seat_of,
    top,
    word,
)
from . import numbers
from .agenda import advance
from .asking import answers, nth_answer, question, refusal
from .build import offer_tiles
from .draft import first_choosing, keep, tell_deal
from .effects import (
    aim,
    befriend_card,
    choose,
    drop_next,
    forgo,
    help_with,
    lay,
    move_next,
    place_next,
    recover_next,
    remove_next,
    spend,
    take_tile,
)
from .entries import BEGAN, CARDS_OFFERED, TILES_OFFERED
from .hand import from_deck, offer_cards
from .scoring import winners
from .turn import (
    begin,
    call,
    discard_and_call,
    discard_extra,
    house,
    name,
    play_extra,
)

ACTIONS: Final = numbers.ACTIONS
BOX_TILES: Final = 16
BOX_CARDS: Final = 20
"""What leaves a game of two (FMC-14)."""


@final
@mypyc_attr(acyclic=True)
class Faeries(Realm):
    """A game of Faeries & Magical Creatures."""

    __slots__ = ()

    def opening(self) -> None:
        self.journal.note(CARDS_OFFERED, EVERYBODY, _listed(self.offer))
        tiles: list[int] = [tile for tile in range(TILE_COUNT) if (self.tile_offer >> tile) & 1]
        self.journal.note(TILES_OFFERED, EVERYBODY, tiles)
        self.journal.note(BEGAN, NOBODY, [self.acting])
        if self.drafted:
            tell_deal(self)

    def player(self) -> i64:
        if self.over:
            return -1
        work = self.words[AGENDA + self.depth - 1]
        if self.drafted and kind_of(work) == KEEPING:
            return first_choosing(self)
        return seat_of(work)

    def waiting(self) -> list[int]:
        if self.over or question(self) != KEEPING:
            player = self.player()
            return [] if player < 0 else [player]
        return [seat for seat in range(self.seats) if not (self.chosen >> seat) & 1]

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.over:
            return 0
        return answers(self, seat, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return nth_answer(self, seat, rng)

    def why_not(self, seat: i64, action: i64) -> str:
        rule = refusal(self, seat, action)
        assert rule is not None, "legal answers are never refused"
        return rule

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        if action >= numbers.REMOVES:
            self._apply_on_board(action, rng)
        elif action >= numbers.PLAYS:
            self._apply_card(seat, action, rng)
        elif action == numbers.PASS:
            self._pass(rng)
        elif action >= numbers.AIMS:
            aim(self, action - numbers.AIMS)
        elif action >= numbers.OPTIONS:
            choose(self, action - numbers.OPTIONS + 1)
        elif action >= numbers.PLACES:
            place_next(self, action - numbers.PLACES)
        else:
            name(self, action)
        if not self.drafted or question(self) != KEEPING:
            advance(self, rng)

    def clone(self) -> Faeries:
        return Faeries(
            self.seats,
            self.friendly,
            self.drafted,
            self.words[:],
            self.depth,
            self.acting,
            self.action,
            self.extra,
            self.turns,
            self.unseen,
            self.deck,
            self.under,
            self.offer,
            self.bag,
            self.tiles_left,
            self.tile_offer,
            self.homes,
            self.laid,
            self.first_piles,
            self.picks,
            self.packets,
            self.kept_open,
            self.passes,
            self.chosen,
            self.end,
            self.over,
        )

    def determinize(self, seat: i64, rng: Rng) -> Faeries:
        """A clone with rivals' cards drawn anew (FMC-91R to FMC-97R); at the end all is shown."""
        world = self.clone()
        if not self.over:
            redraw(world, seat, rng)
        return world

    def scores(self) -> list[int]:
        return [word(self, seat, POINTS) for seat in range(self.seats)]

    def returns(self) -> list[int]:
        shares: list[int] = [0] * self.seats
        if self.over:
            won = winners(self)
            for seat in range(self.seats):
                if (won >> seat) & 1:
                    shares[seat] = 12 // how_many(won)
        return shares

    def ending(self) -> str | None:
        if self.over == RUNNING:
            return None
        return "FMC-76R" if self.over == TOO_LONG else "FMC-70"

    def _apply_card(self, seat: i64, action: i64, rng: Rng) -> None:
        card = (action - numbers.PLAYS) % CARD_COUNT
        if action >= numbers.KEEPS:
            keep(self, seat, card)
        elif action >= numbers.RECOVERS:
            recover_next(self, card)
        elif action >= numbers.BEFRIENDS:
            befriend_card(self, card, rng)
        elif action >= numbers.DISCARDS:
            self._discard(question(self), card, rng)
        elif question(self) == HELPING:
            help_with(self, card)
        else:
            play_extra(self, card)

    def _discard(self, kind: i64, card: i64, rng: Rng) -> None:
        if kind in (BEFORE, AFTER):
            discard_extra(self, card)
        elif kind == CALLING:
            discard_and_call(self, card, rng)
        elif kind == SPENDING:
            spend(self, card)
        else:
            drop_next(self, card)

    def _apply_on_board(self, action: i64, rng: Rng) -> None:
        if action >= numbers.LAYS:
            lay(self, action - numbers.LAYS, rng)
        elif action >= numbers.HOMES:
            house(self, action - numbers.HOMES)
        elif action >= numbers.TILES:
            take_tile(self, action - numbers.TILES)
        elif action >= numbers.MOVES:
            moved = action - numbers.MOVES
            whose = moved // (FOLK_COUNT * FOLK_COUNT)
            move_next(self, whose, moved // FOLK_COUNT % FOLK_COUNT, moved % FOLK_COUNT)
        else:
            first: i64 = numbers.STEALS if action >= numbers.STEALS else numbers.REMOVES
            remove_next(self, (action - first) // FOLK_COUNT, (action - first) % FOLK_COUNT)

    def _pass(self, rng: Rng) -> None:
        calling = question(self) == CALLING
        work = top(self)
        forgo(self)
        if calling:
            push(self, CALLING, seat_of(work), 0, 0)
            call(self, rng)


def _listed(cards: vec[i64]) -> list[int]:
    return [card for card in range(CARD_COUNT) if (cards[card // HALF] >> (card % HALF)) & 1]


def empty_realm(seats: i64, friendly: i64, drafted: i64) -> Faeries:
    """A table with nothing on it: no piece in its place, no work on the agenda."""
    return Faeries(
        seats,
        friendly,
        drafted,
        vec[i64]([0] * WORDS),
        0,
        0,
        0,
        0,
        0,
        vec[i64]([0, 0]),
        0,
        vec[i64](),
        vec[i64]([0, 0]),
        0,
        0,
        0,
        0,
        vec[i64](),
        0,
        NO_PICKS,
        NO_PICKS,
        0,
        0,
        0,
        RUNNING,
        RUNNING,
    )


def setup(seats: i64, friendly: i64, drafted: i64, first: i64, rng: Rng) -> Faeries:
    """A new game (FMC-10 to FMC-18R); first is the starting seat, -1 to draw it.

    The starting seat is drawn last, so that choosing it leaves offers and packets as they are.
    """
    realm = empty_realm(seats, friendly, drafted)
    realm.unseen = vec[i64]([HALF_MASK ^ STARTERS, HALF_MASK])
    realm.deck = CARD_COUNT - 4 - (BOX_CARDS if seats == 2 else 0)
    realm.bag = BIT[TILE_COUNT] - 1
    realm.tiles_left = TILE_COUNT - (BOX_TILES if seats == 2 else 0)
    realm.first_piles = BIT[seats] - 1
    for seat in range(seats):
        at = seat * STRIDE
        realm.words[at + SUPPLY] = KINSHIP
        realm.words[at + PILE] = STARTERS
        realm.words[at + BATCH] = STARTERS
    offer_cards(realm, seats + 1, rng)
    offer_tiles(realm, seats, rng)
    if drafted:
        _deal(realm, rng)
    realm.acting = rng.below(seats) if first < 0 else first
    if drafted:
        push(realm, KEEPING, 0, 0, 0)
    else:
        begin(realm)
    return realm


def _deal(realm: Faeries, rng: Rng) -> None:
    """Each player is dealt four cards (FMC-15V)."""
    packets = vec[i64]([NO_CARD] * 16)
    for packet in range(realm.seats):
        dealt: list[int] = [from_deck(realm, rng) for _ in range(PICKS)]
        for place, card in enumerate(sorted(dealt)):
            packets[packet * PICKS + place] = card
    realm.packets = packets


NO_PICKS: Final = vec[i64]([NO_CARD] * 16)
"""Nothing kept, and nothing dealt."""
