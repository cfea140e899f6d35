"""What the seat that bids or pays for a Clearing may gain or lose by it, from open cards alone.

Every outcome supposes that its taker pays, fights and feeds ogres so that its own total is highest.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.bits import contains, members
from ..data.components import ITEM_NAMES
from ..data.rows import count_in
from ..data.tables import CLEARINGS, EVIL, WARRIOR
from ..rules import scoring
from ..rules.engine import FairyLand
from ..rules.numbers import BANISH
from ..rules.ogre import harvest
from ..rules.warrior import apply as answer_for_warrior
from ..rules.worth import adding_items, bonus, item_bonus, reach, worth
from ..state import BIDDING, DAY, PAYMENT, cards_in, hand, next_seat, set_fairies
from .names import fairy_names
from .score_changes import applause_reason, reasons_for, rows_of
from .stake_types import Bonus, Offer, Outcome, Reason, Rival, Stakes
from .thrift import feed_ogres, hand_after, sums_of, thriftiest


def stakes_of(state: FairyLand, observer: int) -> Stakes | None:
    """The stakes for the seat that bids or begins to pay for a Clearing; None for all others."""
    if observer != state.seat or state.aim >= CLEARINGS:
        return None
    if state.stage == BIDDING:
        values = (None, *range(state.high + 1, state.most + 1))
        return _Auction(state, observer, _seats_after(state, observer)).stakes(values)
    if state.stage == PAYMENT and not state.paid:
        return _Auction(state, observer, []).stakes((state.high,))
    return None


def prospects_of(state: FairyLand, observer: int) -> tuple[Outcome | None, ...]:
    """For the seat that chooses its day: the outcome of taking each Clearing at the least price.

    None for a Clearing that it couldn't pay for.
    """
    if state.stage != DAY or observer != state.seat:
        return ()
    return tuple(_prospect(state, observer, clearing) for clearing in range(CLEARINGS))


def _prospect(state: FairyLand, seat: int, clearing: int) -> Outcome | None:
    if not reach(state, seat, clearing):
        return None
    there = state.clone()
    there.aim = clearing
    return _Auction(there, seat, []).stakes((1,)).outcomes[0]


def bonuses_of(state: FairyLand, seat: int) -> tuple[Bonus, ...]:
    """The items that add to a seat's payment for what is bid or paid for, and how much."""
    adding = members(adding_items(state, seat, state.aim))
    found = [Bonus(ITEM_NAMES[item], item_bonus(state, item, state.aim)) for item in adding]
    return tuple(bonus for bonus in found if bonus.amount)


def _seats_after(state: FairyLand, seat: int) -> list[int]:
    """The seats that bid after this one, in order; the explorer is the last."""
    after = []
    while seat != state.turn:
        seat = next_seat(state, seat)
        after.append(seat)
    return after


class _Taking:
    """A table on which a seat has taken the Clearing, with or without a fight, but not paid yet."""

    def __init__(self, state: FairyLand, taker: int, fights: bool) -> None:
        self.taker = taker
        self.held = hand(state, taker)
        self.payments = thriftiest(state, taker, state.aim, fights)
        self.land = state.clone()
        self.land.seat, self.land.ogres = taker, 0
        if fights:
            answer_for_warrior(self.land, taker, BANISH)
        harvest(self.land)
        feed_ogres(self.land)
        self.gained = hand(self.land, taker) & ~self.held

    def can_pay(self, price: int) -> bool:
        return price < len(self.payments) and self.payments[price] != 0

    def pay(self, price: int) -> None:
        """Let the taker pay this much, instead of what it paid before."""
        paid = self.payments[price]
        left = hand_after(self.held, paid)
        set_fairies(self.land, self.taker, left | self.gained, paid & ~left)

    def merit(self) -> tuple[int, int]:
        """What the taker prefers: a higher total, then more in hand."""
        return scoring.total(self.land, self.taker), scoring.in_hand(self.land, self.taker)


class _Auction:
    """All outcomes of an auction that matter to one seat."""

    def __init__(self, state: FairyLand, observer: int, rivals: list[int]) -> None:
        self.state = state
        self.observer = observer
        self.total = scoring.total(state, observer)
        self.rivals = rivals
        self.reaches = [reach(state, seat, state.aim) for seat in rivals]
        self.takings: dict[int, list[_Taking]] = {}
        self.changes: dict[tuple[int, int], tuple[Reason, ...]] = {}
        self.outcomes: dict[Outcome, int] = {}

    def stakes(self, values: Iterable[int | None]) -> Stakes:
        """The stakes for these bids; None among them is a pass."""
        offers = tuple(self._pass() if value is None else self._bid(value) for value in values)
        rivals = tuple(map(Rival, self.rivals, self.reaches))
        bonuses = bonuses_of(self.state, self.observer)
        sums = tuple(sums_of(self.state, self.observer, self.state.aim))
        return Stakes(self.total, bonuses, rivals, offers, tuple(self.outcomes), sums)

    def _pass(self) -> Offer:
        leader, price = self.state.leader, self.state.high
        nobody = Outcome(None, 0, self.total, (), 0, ())  # LAND-37
        stands = self._taken(leader, price) if leader >= 0 else self._numbered(nobody)
        return Offer(None, (), 0, False, stands, self._topped(price))

    def _bid(self, value: int) -> Offer:
        state, seat = self.state, self.observer
        paid = self._best(seat, value).payments[value]
        return Offer(
            value=value,
            fairies=fairy_names(members(paid)),
            pays=worth(state, seat, paid, state.aim) + bonus(state, seat, state.aim),
            unbeatable=all(most <= value for most in self.reaches),
            stands=self._taken(seat, value),
            topped=self._topped(value),
        )

    def _topped(self, value: int) -> tuple[int | None, ...]:
        return tuple(
            self._taken(rival, value + 1) if most > value else None
            for rival, most in zip(self.rivals, self.reaches, strict=True)
        )

    def _taken(self, taker: int, price: int) -> int:
        """The number of the outcome in which a seat takes the Clearing for this price."""
        taking = self._best(taker, price)
        own = self._reasons(taking, self.observer)
        change = sum(reason.change for reason in own)
        gains = own if taker == self.observer else self._reasons(taking, taker)
        gain = sum(reason.change for reason in gains)
        return self._numbered(Outcome(taker, change, self.total + change, own, gain, gains))

    def _best(self, taker: int, price: int) -> _Taking:
        """The way to take the Clearing that the taker prefers, paid."""
        able = [taking for taking in self._ways(taker) if taking.can_pay(price)]
        for taking in able:
            taking.pay(price)
        return max(able, key=_Taking.merit)

    def _ways(self, taker: int) -> list[_Taking]:
        """To take the Clearing as it is, or to let the Warrior fight first (LAND-90)."""
        if taker not in self.takings:
            state = self.state
            ways = [_Taking(state, taker, fights=False)]
            if contains(hand(state, taker), WARRIOR) and count_in(cards_in(state, state.aim), EVIL):
                ways.append(_Taking(state, taker, fights=True))
            self.takings[taker] = ways
        return self.takings[taker]

    def _reasons(self, taking: _Taking, seat: int) -> tuple[Reason, ...]:
        """Why a seat's total changes; all but the applause is the same for every price."""
        key = id(taking), seat
        if key not in self.changes:
            self.changes[key] = reasons_for(taking.land, seat, rows_of(self.state, seat))
        applause = scoring.applause(self.state, seat)
        return self.changes[key] + applause_reason(taking.land, seat, applause)

    def _numbered(self, outcome: Outcome) -> int:
        return self.outcomes.setdefault(outcome, len(self.outcomes))
