"""Routes for the games on offer: their components and rules, the same for everyone."""

from __future__ import annotations

from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from ....bots.compiled_rules import rules_status
from ....bots.levels import LEVELS
from ....games import registry
from ....kernel.game import Game
from ....kernel.options import OptionKind, Options, option_kinds
from ....kernel.pieces import Piece
from ....kernel.refused import Refused
from ....lessons.lesson import lesson_for
from ....texts import LANGUAGES, rulebook
from ....texts.guide import guide
from ....texts.languages import tag
from ....texts.narrator import Narrator
from ... import messages
from ...problems import Problem
from ...settings import VERSION
from ..dependencies import AN_OBJECT, GameName, Locale

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
MOST_GAMES = 32
"""Number of games whose descriptions are kept."""
REF = "#/components/schemas/"


@get("/api/about", sync_to_thread=False, compressed=True)
def about() -> messages.About:
    """Describe this server.

    Lists its games, languages and bot levels.
    """
    status = rules_status()
    return messages.About(
        version=VERSION,
        compiled=status == "compiled",
        compiling=status == "compiling",
        languages=[tag(language) for language in LANGUAGES],
        levels=list(LEVELS),
        games=[_files(name).facts for name in registry.names()],
    )


@get("/api/games/{game:str}", sync_to_thread=False, problems=("unknown",))
def game_facts(game: GameName) -> messages.GameFacts:
    """Describe a game.

    Says everything you need to create a table: numbers of seats, options and their defaults.
    """
    return _files(game).facts


@get(
    "/api/games/{game:str}/components/{digest:str}",
    sync_to_thread=False,
    responses=AN_OBJECT,
    problems=("unknown",),
    compressed=True,
)
def game_components(
    game: GameName,
    digest: Annotated[str, PathParameter(description="A digest of the components.")],
    locale: Locale,
) -> Response[bytes]:
    """Return the map, cards and tiles of a game.

    Get the address from `components` of the game's description. `pieces` has the words on each
    piece by its id, in the language you ask for. The response never changes, so it can be cached
    forever, separately for each language.
    """
    files = _files(game)
    if digest != files.digest:
        raise Problem("unknown")
    headers = {"cache-control": FOREVER, "vary": "accept-language"}
    return Response(files.components[locale], media_type="application/json", headers=headers)


@get(
    "/api/games/{game:str}/schema",
    sync_to_thread=True,
    responses=AN_OBJECT,
    problems=("unknown",),
    compressed=True,
)
def game_schema(game: GameName) -> Response[bytes]:
    """Return the JSON Schema of a game.

    It describes the parts of a frame that depend on the game: views, events, actions and options.
    """
    body = _files(game).schema
    return Response(body, media_type="application/json", headers={"cache-control": A_DAY})


@get("/api/games/{game:str}/rules", sync_to_thread=False, problems=("unknown",), compressed=True)
def game_rules(game: GameName, locale: Locale) -> messages.Rules:
    """Return the rules of a game.

    Each rule has an id, which refusals and events cite.
    """
    try:
        book = rulebook(_files(game).game.name, locale)
    except Refused:
        raise Problem("unknown") from None
    return messages.Rules(
        game=game,
        language=tag(locale),
        title=book.title,
        rules=[
            messages.RuleText(id=rule.id, kind=rule.kind, section=rule.section, text=rule.text)
            for rule in book
        ],
    )


@get("/api/games/{game:str}/guide", sync_to_thread=False, problems=("unknown",), compressed=True)
def game_guide(game: GameName, locale: Locale) -> messages.GuideText:
    """Return the rules of a game for players.

    One page in short sections: the aim, the turn, scoring, the end, questions, tricks, and a
    player aid. Rules by id are at `rules`.
    """
    try:
        text = guide(_files(game).game.name, locale)
    except Refused:
        raise Problem("unknown") from None
    return messages.GuideText(
        game=game,
        language=tag(locale),
        title=text.title,
        sections=[
            msgspec.convert(section, messages.GuideSection, from_attributes=True)
            for section in text.sections
        ],
        aid=[section.key for section in text.aid()],
    )


@get(
    "/api/games/{game:str}/board",
    sync_to_thread=True,
    media_type="image/svg+xml",
    problems=("unknown",),
    compressed=True,
)
def game_board(game: GameName) -> Response[str]:
    """Return a picture of the empty board.

    The picture is an SVG file.
    """
    drawn = _files(game).board
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": A_DAY})


class GameFiles:
    """Descriptions of a game that are the same for everyone, each made once, when it is needed.

    The server makes them all before its port opens: some take up to half a second.
    """

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


def _files(name: str) -> GameFiles:
    if name not in registry.names():
        raise Problem("unknown")
    return files_of(registry.game(name))


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
