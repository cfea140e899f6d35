"""Whether an imagined world is possible, given what its observer has seen.

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
    """The facts known to the observer that a world contradicts."""
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
    """FMC-93R to FMC-95R: contradictions about where a player's cards are."""
    hand, pile, discards = set(player.hand), set(player.pile), set(player.discards)
    known = own.known
    strangers = len(own.kept) if known.first_pile else known.strangers
    facts = {
        "as many cards": len(hand) == len(own.hand)
        and len(pile) == len(own.pile)
        and len(discards) == len(own.discards),
        "all cards it is known to have": known.cards - own.working <= hand | pile | discards,
        "cards seen going to the discards are there": known.seen <= discards,
        "cards shown are in hand": known.shown <= hand,
        "cards that came to the hand are not in the pile": not known.fresh & pile,
        "no more unseen cards in the pile than went in": len(pile - known.batch) <= strangers,
        "as many secret cards": len((hand | pile | discards) - known.cards)
        == len((own.hand | own.pile | own.discards) - known.cards),
    }
    return [fact for fact, holds in facts.items() if not holds]


def _wrong_cards(world: FaeriesView, other: Oracle, observer: int) -> list[str]:
    """FMC-96R: every Faerie card is in one place, and unseen ones are in hidden places."""
    places = [set(world.offer), set(world.under)]
    places += [
        (set(player.hand or ()) | set(player.pile or ()) | set(player.discards or ())) & FAERIES
        for player in world.players
    ]
    apart = sum(map(len, places)) == len(set[str]().union(*places))
    unseen = set(FAERIES) if other.ended else other.unseen_by(observer)
    facts = {
        "no card is in two places": apart,
        "public cards are unchanged": places[:2] == [other.offer, set(other.under)],
        "new cards were unseen": all(
            set(world.players[seat].kept or ()) - own.known.revealed()
            <= unseen | _sights(other, observer)
            for seat, own in enumerate(other.players)
            if seat != observer
        ),
    }
    return [fact for fact, holds in facts.items() if not holds]


def _sights(other: Oracle, observer: int) -> set[str]:
    """All cards that an observer saw in the draft."""
    seen = other.sights[observer] if observer >= 0 and other.sights else []
    return set[str]().union(*seen)


def _wrong_draft(world: FaeriesView, other: Oracle, observer: int) -> list[str]:
    """FMC-97R: a packet goes from seat to seat; a seat that saw it knows what later seats kept."""
    kept = [list(player.kept or ()) for player in world.players]
    rests = [set(packet) for packet in world.packets or ()] or [set[str]()] * other.seats
    return [
        f"packet of seat {dealt_to} in round {number}"
        for number, sight in enumerate(other.sights[observer])
        for dealt_to in [(observer - number) % other.seats]
        if sight != rests[dealt_to] | _kept_from(kept, dealt_to, number)
    ]


def _kept_from(kept: list[list[str]], dealt_to: int, number: int) -> set[str]:
    """The cards kept from a packet since this round, in completed rounds."""
    holders = [kept[(dealt_to + later) % len(kept)] for later in range(KEPT)]
    return {holder[later] for later, holder in enumerate(holders) if number <= later < len(holder)}
