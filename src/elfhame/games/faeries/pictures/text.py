"""A view as text, for terminals, notebooks and golden records."""

from __future__ import annotations

from ..data.components import FOLKS
from ..knowledge.view_types import AreaView, FaeriesView


def text_of(view: FaeriesView) -> str:
    """The board, the offers, and each seat's garden and cards."""
    parts = [_turn(view), _areas(view), _offers(view)]
    parts += [_player(view, seat) for seat in range(view.seats)]
    return "\n\n".join(parts)


def _turn(view: FaeriesView) -> str:
    if view.ending:
        return f"over ({view.ending}), after turn {view.turn}"
    if view.question == "keep":
        return f"the draft, pick {view.passes + 1}; chosen: {_seats(view.chosen)}"
    following = f", still to follow: {_seats(view.following)}" if view.following else ""
    last = f", the last ({view.cause})" if view.cause else ""
    return f"turn {view.turn}{last}: seat {view.acting} acts, {view.action or '?'}{following}"


def _areas(view: FaeriesView) -> str:
    return "\n".join(_area(area) for area in view.areas)


def _area(area: AreaView) -> str:
    tokens = " ".join(f"{number:>3}" for number in area.tokens)
    home = "" if area.home is None else f"  home: seat {area.home}"
    return f"{area.folk:<8}{tokens}{home}"


def _offers(view: FaeriesView) -> str:
    lines = [
        f"cards: {_list(view.offer)}; deck {view.deck}",
        f"tiles: {' '.join(map(str, view.tile_offer)) or '-'}; bag {view.bag}",
    ]
    if view.packet:
        lines.append(f"packet: {_list(view.packet)}")
    if view.working:
        lines.append(f"at work: {_list(view.working)}")
    return "\n".join(lines)


def _player(view: FaeriesView, seat: int) -> str:
    player = view.players[seat]
    parts = [
        f"seat {seat}: {player.points} points, {player.supply} tokens left, "
        f"would have {player.projection.total}",
        f"hand {_some(player.held, player.hand, player.shown)}",
        f"draw pile {_some(player.piled, player.pile, ())}",
        f"discards {_some(player.discarded, player.discards, player.seen)}",
        *player.garden.squares,
    ]
    if player.homes:
        parts.append(f"homes: {_list(tuple(folk for folk in FOLKS if folk in player.homes))}")
    return "\n".join(parts)


def _some(number: int, cards: tuple[str, ...] | None, known: tuple[str, ...]) -> str:
    listed = known if cards is None else cards
    return f"{number}: {_list(listed)}" if listed else str(number)


def _list(words: tuple[str, ...]) -> str:
    return ", ".join(words) or "-"


def _seats(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats)) or "nobody"
