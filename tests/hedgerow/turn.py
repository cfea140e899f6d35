"""A turn after the draft: play, look, forage or rest, and then the frost."""

from __future__ import annotations

from bisect import insort
from typing import Final

from elfhame.kernel.journal import NOBODY
from elfhame.kernel.rng import Rng

from .ending import end
from .events import FORAGED, FROSTED, LAID, LEFT, LOOKED, PLAYED, RESTED, SHUFFLED, TOOK
from .state import CARDS, CLUMP, FORAGE, LAY, LEAVE, LOOK, REST, TAKE, Table, bit, shuffled

ROW_THAT_ENDS: Final = 3
TURNS_EACH: Final = {2: 7, 3: 5, 4: 4}


def refusal(table: Table, action: int) -> str | None:
    """The rule that forbids an action without a card, if any."""
    if action == LOOK and not table.deck:
        return "HEDGE-10"
    if action == REST and table.deck:
        return "HEDGE-14R"
    if action == FORAGE and len(table.deck) <= table.clump:
        return "HEDGE-12"
    if action == FORAGE and _hand_is_full(table, table.turns % table.seats):
        return "HEDGE-13V" if table.generous else "HEDGE-13"
    return None


def take_turn(table: Table, seat: int, action: int, rng: Rng) -> None:
    """Carry out one decision of a turn; the last one ends the turn."""
    card = action % CARDS + 1
    if action < TAKE:
        _play(table, seat, card)
    elif action < LAY:
        _take(table, seat, card)
    elif action < LEAVE:
        _lay(table, seat, card)
    else:
        {LEAVE: _leave, LOOK: _look, FORAGE: _forage, REST: _rest}[action](table, seat)
    if table.asked == "turn":
        _end_turn(table, seat, rng)


def _play(table: Table, seat: int, card: int) -> None:
    row = table.rows[seat]
    cut = bool(row) and card < row[-1]
    if cut:
        table.discard += row
        row.clear()
    row.append(card)
    table.hands[seat].remove(card)
    table.points[seat] += len(row)
    learns = NOBODY if table.shown[card] else _others(table, seat)
    table.uncover(card)
    _note(table, PLAYED, learns, [seat, card, len(row), int(cut)])


def _look(table: Table, seat: int) -> None:
    learns = NOBODY if table.seen & bit(seat) else bit(seat)
    table.deck[: table.clump] = sorted(table.deck[: table.clump])
    table.seen |= bit(seat)
    table.arranger = seat
    table.asked = "take"
    _note(table, LOOKED, learns, [seat, *table.sight()])
    if _hand_is_full(table, seat):
        _lay_back(table, seat)


def _take(table: Table, seat: int, card: int) -> None:
    table.deck.remove(card)
    table.clump -= 1
    insort(table.hands[seat], card)
    table.uncover(card)
    table.shown[card] = True
    _note(table, TOOK, _others(table, seat), [seat, card])
    _lay_back(table, seat)


def _leave(table: Table, seat: int) -> None:
    _note(table, LEFT, NOBODY, [seat])
    _lay_back(table, seat)


def _lay_back(table: Table, seat: int) -> None:
    """Ask for an order, unless there is obviously only one."""
    table.asked = "lay"
    if len(table.sight()) == 1:
        _lay(table, seat, table.deck[0])
    elif not table.sight():
        table.asked = "turn"


def _lay(table: Table, seat: int, card: int) -> None:
    """Lay a card back. The cards in sight are on top of the deck, those laid back come next."""
    deepest = len(table.sight()) - 1
    table.deck.remove(card)
    table.deck.insert(deepest, card)
    table.laid += 1
    _note(table, LAID, NOBODY, [seat, card])
    if deepest == 1:
        _lay(table, seat, table.deck[0])
    elif deepest == 0:
        table.asked, table.laid = "turn", 0


def _forage(table: Table, seat: int) -> None:
    card = table.deck.pop()
    insort(table.hands[seat], card)
    if table.shuffles == 0:
        table.foraged[seat] += 1
    _note(table, FORAGED, bit(seat), [seat, card])


def _rest(table: Table, seat: int) -> None:
    _note(table, RESTED, NOBODY, [seat])


def _end_turn(table: Table, seat: int, rng: Rng) -> None:
    if len(table.rows[seat]) == ROW_THAT_ENDS:
        end(table, "HEDGE-18")
        return
    _fill_deck(table, rng)
    _frost(table)
    _fill_deck(table, rng)
    table.turns += 1
    if table.turns == table.seats * TURNS_EACH[table.seats]:
        end(table, "HEDGE-19")


def _frost(table: Table) -> None:
    if not table.deck:
        return
    learns = sum(bit(seat) for seat in range(table.seats) if not table.knows_bottom(seat))
    card = table.deck.pop()
    table.clump = min(table.clump, len(table.deck))
    table.uncover(card)
    table.discard.append(card)
    _note(table, FROSTED, learns, [card])


def _fill_deck(table: Table, rng: Rng) -> None:
    if not table.deck and table.discard:
        table.deck, table.discard = shuffled(table.discard, rng), []
        table.shuffles += 1
        for card in table.deck:
            table.batches[card] = table.shuffles
        _note(table, SHUFFLED, NOBODY, [len(table.deck)])
    if table.clump == 0:
        table.clump = min(CLUMP, len(table.deck))
        table.seen, table.arranger = 0, -1


def _hand_is_full(table: Table, seat: int) -> bool:
    return len(table.hands[seat]) >= table.limit()


def _others(table: Table, seat: int) -> int:
    """All seats but this one, even if some could infer the card: that inference is a secret too."""
    return bit(table.seats) - 1 - bit(seat)


def _note(table: Table, kind: int, learns: int, facts: list[int]) -> None:
    if table.telling:
        table.journal.note(kind, learns, facts)
