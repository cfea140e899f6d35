"""Whether a world that somebody imagines can be, by what they have seen.

For the second implementation of Faeries & Magical Creatures.
"""

from __future__ import annotations

from typing import Any

from elfhame.games.faeries.knowledge.view_types import FaeriesView
from tests.games.faeries.oracle import Oracle
from tests.games.faeries.oracle_cards import FAERIES
from tests.games.faeries.oracle_table import Player

KEPT = 4


def impossible(world: FaeriesView, other: Oracle, observer: int) -> list[str]:
    """Why a world, seen as it is, cannot be the observer's: what it contradicts."""
    found = [
        f"seat {seat}: {reason}"
        for seat, own in enumerate(other.players)
        if seat != observer
        for reason in _wrong_hands(world.players[seat], own)
    ]
    found += _wrong_cards(world, other, observer)
    if observer >= 0 and other.sights:
        found += _wrong_draft(world, other, observer)
    return found


def _wrong_hands(player: Any, own: Player) -> list[str]:
    """FMC-93R to FMC-95R: where a player's cards can be, for others."""
    hand, pile, discards = set(player.hand), set(player.pile), set(player.discards)
    known = own.known
    strangers = len(own.kept) if known.first_pile else known.strangers
    facts = {
        "as many cards": len(hand) == len(own.hand)
        and len(pile) == len(own.pile)
        and len(discards) == len(own.discards),
        "all that it is known to have": known.cards - own.working <= hand | pile | discards,
        "what was seen is in the discards": known.seen <= discards,
        "what was shown is in hand": known.shown <= hand,
        "what came to the hand is not in the pile": not known.fresh & pile,
        "so many went unseen into the pile": len(pile - known.batch) <= strangers,
        "as many secret ones": len((hand | pile | discards) - known.cards)
        == len((own.hand | own.pile | own.discards) - known.cards),
    }
    return [fact for fact, holds in facts.items() if not holds]


def _wrong_cards(world: FaeriesView, other: Oracle, observer: int) -> list[str]:
    """FMC-96R: every Faerie card is in one place, and those not seen are where one cannot look."""
    places = [set(world.offer), set(world.under)]
    places += [
        (set(player.hand or ()) | set(player.pile or ()) | set(player.discards or ())) & FAERIES
        for player in world.players
    ]
    apart = sum(map(len, places)) == len(set[str]().union(*places))
    unseen = set(FAERIES) if other.ended else other.unseen_by(observer)
    facts = {
        "no card is in two places": apart,
        "what is open is as it is": places[:2] == [other.offer, set(other.under)],
        "what appears was unseen": all(
            set(world.players[seat].kept or ()) - own.known.revealed()
            <= unseen | _sights(other, observer)
            for seat, own in enumerate(other.players)
            if seat != observer
        ),
    }
    return [fact for fact, holds in facts.items() if not holds]


def _sights(other: Oracle, observer: int) -> set[str]:
    """All that an observer saw in the draft."""
    seen = other.sights[observer] if observer >= 0 and other.sights else []
    return set[str]().union(*seen)


def _wrong_draft(world: FaeriesView, other: Oracle, observer: int) -> list[str]:
    """FMC-97R: a packet goes from seat to seat; each who sees it sees what the next ones keep."""
    kept = [list(player.kept or ()) for player in world.players]
    rests = [set(packet) for packet in world.packets or ()] or [set[str]()] * other.seats
    return [
        f"packet of seat {dealt_to} in round {number}"
        for number, sight in enumerate(other.sights[observer])
        for dealt_to in [(observer - number) % other.seats]
        if sight != rests[dealt_to] | _kept_from(kept, dealt_to, number)
    ]


def _kept_from(kept: list[list[str]], dealt_to: int, number: int) -> set[str]:
    """What was kept out of a packet from this round on, in the rounds that are over."""
    holders = [kept[(dealt_to + later) % len(kept)] for later in range(KEPT)]
    return {holder[later] for later, holder in enumerate(holders) if number <= later < len(holder)}
