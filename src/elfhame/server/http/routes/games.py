"""Routes for the games on offer: their components and rules, the same for everyone."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from ....bots.compiled_rules import rules_status
from ....bots.levels import LEVELS
from ....games import registry
from ....kernel.game import Game
from ....kernel.options import Options, option_kinds
from ....kernel.refused import Refused
from ....texts import LANGUAGES, rulebook
from ....texts.languages import tag
from ... import messages
from ...problems import Problem
from ...settings import VERSION
from ..dependencies import AN_OBJECT, Locale

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"


@get("/api/about", sync_to_thread=False)
def about() -> messages.About:
    """What this server offers: games, languages and bot levels."""
    status = rules_status()
    return messages.About(
        version=VERSION,
        compiled=status == "compiled",
        compiling=status == "compiling",
        languages=[tag(language) for language in LANGUAGES],
        levels=list(LEVELS),
        games=[_facts(registry.game(name)) for name in registry.names()],
    )


@get("/api/games/{game:str}", sync_to_thread=False)
def game_facts(game: FromPath[str]) -> messages.GameFacts:
    """A game's facts, as needed to create a table."""
    return _facts(_game(game))


@get("/api/games/{game:str}/components/{digest:str}", sync_to_thread=False, responses=AN_OBJECT)
def components(game: FromPath[str], digest: FromPath[str]) -> Response[bytes]:
    """The map, cards and tiles of a game. They never change under the same address."""
    body = _components(_game(game))
    if digest != _digest(body):
        raise Problem("unknown")
    return Response(body, media_type="application/json", headers={"cache-control": FOREVER})


@get("/api/games/{game:str}/schema", sync_to_thread=False, responses=AN_OBJECT)
def game_schema(game: FromPath[str]) -> Response[bytes]:
    """JSON Schema of the game's views, events, actions and options."""
    found = _game(game)
    shapes = [found.view_type, found.options_type, *found.event_types, *found.action_types]
    _, schemas = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    body = msgspec.json.encode({"components": {"schemas": schemas}}, order="deterministic")
    return Response(body, media_type="application/json", headers={"cache-control": A_DAY})


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def rules(game: FromPath[str], locale: Locale) -> messages.Rules:
    """Every rule of the game, with its id."""
    found, speech = _game(game), locale
    try:
        book = rulebook(found.name, speech)
    except Refused:
        raise Problem("unknown") from None
    return messages.Rules(
        game=found.name,
        language=tag(speech),
        title=book.title,
        rules=[
            messages.RuleText(id=rule.id, kind=rule.kind, section=rule.section, text=rule.text)
            for rule in book
        ],
    )


@get("/api/games/{game:str}/board", sync_to_thread=False, media_type="image/svg+xml")
def board(game: FromPath[str]) -> Response[str]:
    """A picture of the empty board."""
    drawn = _game(game).draw(None)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": A_DAY})


def _game(name: str) -> Game:
    if name not in registry.names():
        raise Problem("unknown")
    return registry.game(name)


def _facts(game: Game) -> messages.GameFacts:
    options: type[Options] = game.options_type
    closing = game.closing_event
    return messages.GameFacts(
        name=game.name,
        title=game.title,
        designer=game.designer,
        version=game.version,
        seats=list(game.seats),
        actions=game.actions,
        options=msgspec.json.schema(options),
        option_kinds=option_kinds(options),
        closing_event=None if closing is None else str(closing.__struct_config__.tag),
        components=f"/api/games/{game.name}/components/{_digest(_components(game))}",
    )


def _components(game: Game) -> bytes:
    return msgspec.json.encode(game.components(), order="deterministic")


def _digest(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]
