"""Writes client/wire.json: the schemas of the server's messages and of each game's types.

Run it after changing either: python -m scripts.make_wire. Then generate the page's types from the
file: python -m scripts.setup.page npm run wire. With --check it writes nothing and fails if the
file is stale.
"""

from __future__ import annotations

import inspect
import re
import sys
from functools import reduce
from itertools import chain
from operator import or_
from pathlib import Path
from types import GenericAlias
from typing import Any, Final

import msgspec

from elfhame.games import registry
from elfhame.kernel.game import Game
from elfhame.server import messages

FILE: Final = Path(__file__).parent.parent / "client" / "wire.json"
REF: Final = "#/components/schemas/"


def document() -> bytes:
    """Every type that client and server exchange, as components of an OpenAPI document."""
    shapes = _messages()
    for name in registry.names():
        shapes |= _game(registry.game(name))
    schemas = {
        "openapi": "3.1.0",
        "info": {"title": "Elfhame's wire", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(shapes.items()))},
    }
    return (
        msgspec.json.format(msgspec.json.encode(schemas, order="deterministic"), indent=1) + b"\n"
    )


def _messages() -> dict[str, Any]:
    """Messages that don't depend on the game."""
    found = [
        shape
        for _, shape in inspect.getmembers(messages, inspect.isclass)
        if issubclass(shape, messages.FromClient | messages.FromServer) and shape.__struct_fields__
    ]
    asked = {shape.__name__ for shape in found if issubclass(shape, messages.FromClient)}
    _, shapes = _schemas(found)
    return {name: shape if name in asked else _whole(shape) for name, shape in shapes.items()}


def _game(game: Game) -> dict[str, Any]:
    """A game's own types, prefixed with its name: FaeView, FaeMove, FaeComponents."""
    prefix = game.name.capitalize()
    components = msgspec.defstruct(
        "Components", [(name, _type_of(value)) for name, value in game.components().items()]
    )
    unions = {"Action": game.action_types, "Event": game.event_types}
    wanted = [game.options_type, game.view_type, components, *chain(*unions.values())]
    keys, shapes = _schemas(wanted)
    names = {name: prefix + _bare(name, prefix) for name in shapes}
    schemas = {names[name]: _renamed(_whole(shape), names) for name, shape in shapes.items()}
    schemas[names[keys[game.options_type]]].pop("required")  # all have defaults
    _add_pieces(schemas[prefix + "Components"])
    for union, members in unions.items():
        refs = [{"$ref": REF + names[keys[member]]} for member in members]
        schemas[prefix + union] = {"anyOf": refs}
    return schemas


def _add_pieces(components: dict[str, Any]) -> None:
    """Add the words on each piece by id, which the server sends with the components."""
    words = {"type": "object", "additionalProperties": {"$ref": REF + "PieceText"}}
    components["properties"]["pieces"] = words
    components["required"] = [*components.get("required", []), "pieces"]


def _schemas(shapes: list[Any]) -> tuple[dict[Any, str], dict[str, Any]]:
    """The schema names of classes, and all schemas they need by name."""
    refs, found = msgspec.json.schema_components(shapes, ref_template=REF + "{name}")
    keys = {shape: ref["$ref"].removeprefix(REF) for shape, ref in zip(shapes, refs, strict=True)}
    return keys, {name: _plain(shape) for name, shape in found.items()}


def _bare(name: str, prefix: str) -> str:
    """A schema's name without the game's; the module's name tells two of the same name apart."""
    *_, module, last = ("", *name.split("."))
    return (
        last + module.capitalize().removesuffix("s") if "." in name else last.removeprefix(prefix)
    )


def _type_of(value: Any) -> Any:
    """The type of a component: that of a struct, or a list of its members' types."""
    if isinstance(value, tuple | list):
        members = [_type_of(member) for member in value] or [object]
        return GenericAlias(list, reduce(or_, members))
    return type(value)


def _plain(shape: Any) -> Any:
    """A schema without discriminators: TypeScript tells union members apart by their literals."""
    if isinstance(shape, dict):
        left = {key: _plain(value) for key, value in shape.items() if key != "discriminator"}
        return left | {"description": _line(left["description"])} if "description" in left else left
    return [_plain(member) for member in shape] if isinstance(shape, list) else shape


def _line(text: Any) -> Any:
    return re.sub(r"\s+", " ", text.partition(">>>")[0]).strip() if isinstance(text, str) else text


def _whole(shape: Any) -> Any:
    """A schema that requires all properties, because the server also sends those with defaults."""
    return shape | {"required": list(shape["properties"])} if "properties" in shape else shape


def _renamed(shape: Any, names: dict[str, str]) -> Any:
    if isinstance(shape, dict):
        return {
            key: REF + names[value.removeprefix(REF)] if key == "$ref" else _renamed(value, names)
            for key, value in shape.items()
        }
    return [_renamed(member, names) for member in shape] if isinstance(shape, list) else shape


def main(arguments: list[str]) -> int:
    """Write the file; with --check, return 1 if it is stale."""
    made = document()
    if "--check" not in arguments:
        FILE.write_bytes(made)
        return 0
    stale = not FILE.exists() or FILE.read_bytes() != made
    if stale:
        print(
            f"{FILE.name} is stale: run python -m scripts.make_wire, "
            "then python -m scripts.setup.page npm run wire"
        )
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
