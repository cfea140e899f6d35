"""Routes for the games on offer: their components and rules, the same for everyone."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from ....bots.compiled_rules import rules_status
from ....bots.levels import LEVELS
from ....games import registry
from ....kernel.refused import Refused
from ....texts import LANGUAGES, rulebook
from ....texts.guide import guide
from ....texts.languages import tag
from ... import messages
from ...problems import Problem
from ...settings import VERSION
from ..dependencies import AN_OBJECT, GameName, Locale, offered
from ..game_files import GameFiles, files_of

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"


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


def _files(name: str) -> GameFiles:
    return files_of(offered(name))
