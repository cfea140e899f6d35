"""Descriptions of a game that are the same for everyone, each made once, when it is needed."""

from __future__ import annotations

from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Final

import msgspec

from ...kernel.game import Game
from ...kernel.options import OptionKind, Options, option_kinds
from ...kernel.pieces import Piece
from ...kernel.refused import Refused
from ...lessons.lesson import lesson_for
from ...texts import LANGUAGES
from ...texts.narrator import Narrator
from .. import messages
from .openapi import REF

MOST_GAMES: Final = 32
"""Number of games whose descriptions are kept."""


class GameFiles:
    """The descriptions of a game. The server makes them all before its port opens: some take up to
    half a second."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def facts(self) -> messages.GameFacts:
        """How to offer the game."""
        game = self.game
        options: type[Options] = game.options_type
        kinds, closing = option_kinds(options), game.closing_event
        return messages.GameFacts(
            name=game.name,
            title=game.title,
            designer=game.designer,
            version=game.version,
            seats=list(game.seats),
            actions=game.actions,
            options=msgspec.json.schema(options),
            option_kinds=kinds,
            option_seats={name: _option_seats(game, name, kind) for name, kind in kinds.items()},
            closing_event=None if closing is None else str(closing.__struct_config__.tag),
            lesson=lesson_for(game.name),
            lesson_alone=lesson_for(game.name, alone=True),
            components=f"/api/games/{game.name}/components/{self.digest}",
        )

    @cached_property
    def schema(self) -> bytes:
        """The JSON Schema of its views, options, events and actions."""
        game = self.game
        shapes = [game.view_type, game.options_type, *game.event_types, *game.action_types]
        _, schemas = msgspec.json.schema_components(shapes, ref_template=REF + "{name}")
        return msgspec.json.encode({"components": {"schemas": schemas}}, order="deterministic")

    @cached_property
    def board(self) -> str:
        """The empty board, drawn."""
        return self.game.draw(None)

    @cached_property
    def components(self) -> dict[str, bytes]:
        """By language: the components as JSON, with the words on each piece."""
        return {language: _components(self.game, language) for language in LANGUAGES}

    @cached_property
    def digest(self) -> str:
        """A digest of the components in all languages."""
        return sha256(b"".join(self.components.values())).hexdigest()[:16]


@lru_cache(MOST_GAMES)
def files_of(game: Game) -> GameFiles:
    """The descriptions of a game."""
    return GameFiles(game)


def _option_seats(game: Game, name: str, kind: OptionKind) -> list[int]:
    """The numbers of seats for which an option can be offered."""
    if kind == "seat":
        return [seats for seats in game.seats if seats > 1]
    return [seats for seats in game.seats if kind != "flag" or _is_allowed(game, name, seats)]


def _is_allowed(game: Game, flag: str, seats: int) -> bool:
    try:
        game.check(seats, game.options({flag: True}))
    except Refused:
        return False
    return True


def _components(game: Game, language: str) -> bytes:
    narrator = Narrator(game.name, language)
    pieces = {piece.id: _piece_text(piece, narrator) for piece in game.pieces()}
    return msgspec.json.encode({**game.components(), "pieces": pieces}, order="deterministic")


def _piece_text(piece: Piece, narrator: Narrator) -> messages.PieceText:
    return messages.PieceText(
        name=narrator.name(piece.id),
        effect=narrator.phrases(piece.effect) or None,
        options=[narrator.phrases(option) for option in piece.options],
        lines=[narrator.phrases([phrase]) for phrase in piece.sentences],
        flavour=narrator.flavour(piece.id),
    )
