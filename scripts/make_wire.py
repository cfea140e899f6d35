"""Makes the page's types anew: client/wire.json, of the server's messages and the games' shapes.

To be run after a change of either: python -m scripts.make_wire, then `npm run wire` in client/.
With --check it writes nothing and fails if the file is stale.
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
    """Every shape that crosses the wire, as the components of an OpenAPI document."""
    shapes = _messages()
    for name in registry.names():
        shapes |= _game(registry.game(name))
    told = {
        "openapi": "3.1.0",
        "info": {"title": "Elfhame's wire", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(shapes.items()))},
    }
    return msgspec.json.format(msgspec.json.encode(told, order="deterministic"), indent=1) + b"\n"


def _messages() -> dict[str, Any]:
    """What clients send and get, whatever the game."""
    found = [
        shape
        for _, shape in inspect.getmembers(messages, inspect.isclass)
        if issubclass(shape, messages.Asked | messages.Sent) and shape.__struct_fields__
    ]
    asked = {shape.__name__ for shape in found if issubclass(shape, messages.Asked)}
    _, shapes = _schemas(found)
    return {name: shape if name in asked else _whole(shape) for name, shape in shapes.items()}


def _game(door: Game) -> dict[str, Any]:
    """A game's own shapes, each name led by the game's: FaeView, FaeMove, FaeComponents."""
    prefix = door.name.capitalize()
    components = msgspec.defstruct(
        "Components", [(name, _type_of(value)) for name, value in door.components().items()]
    )
    unions = {"Action": door.action_types, "Event": door.event_types}
    wanted = [door.options_type, door.view_type, components, *chain(*unions.values())]
    keys, shapes = _schemas(wanted)
    names = {name: prefix + _bare(name, prefix) for name in shapes}
    told = {names[name]: _renamed(_whole(shape), names) for name, shape in shapes.items()}
    told[names[keys[door.options_type]]].pop("required")  # who makes a table may leave them out
    for union, members in unions.items():
        refs = [{"$ref": REF + names[keys[member]]} for member in members]
        told[prefix + union] = {"anyOf": refs}
    return told


def _schemas(shapes: list[Any]) -> tuple[dict[Any, str], dict[str, Any]]:
    """The schemas of classes and of what they hold by name, and the name of each class."""
    refs, found = msgspec.json.schema_components(shapes, ref_template=REF + "{name}")
    keys = {shape: ref["$ref"].removeprefix(REF) for shape, ref in zip(shapes, refs, strict=True)}
    return keys, {name: _plain(shape) for name, shape in found.items()}


def _bare(name: str, prefix: str) -> str:
    """A schema's name without the game's; of two that are called alike, their modules tell."""
    *_, module, last = ("", *name.split("."))
    return (
        last + module.capitalize().removesuffix("s") if "." in name else last.removeprefix(prefix)
    )


def _type_of(value: Any) -> Any:
    """The type of a component: a struct's own, or a list of what its members are."""
    if isinstance(value, tuple | list):
        members = [_type_of(member) for member in value] or [object]
        return GenericAlias(list, reduce(or_, members))
    return type(value)


def _plain(shape: Any) -> Any:
    """A schema without what says nothing to TypeScript, where literals tell unions apart."""
    if isinstance(shape, dict):
        left = {key: _plain(value) for key, value in shape.items() if key != "discriminator"}
        return left | {"description": _line(left["description"])} if "description" in left else left
    return [_plain(member) for member in shape] if isinstance(shape, list) else shape


def _line(text: Any) -> Any:
    return re.sub(r"\s+", " ", text.partition(">>>")[0]).strip() if isinstance(text, str) else text


def _whole(shape: Any) -> Any:
    """What the server sends is always complete: defaults are told too."""
    return shape | {"required": list(shape["properties"])} if "properties" in shape else shape


def _renamed(shape: Any, names: dict[str, str]) -> Any:
    if isinstance(shape, dict):
        return {
            key: REF + names[value.removeprefix(REF)] if key == "$ref" else _renamed(value, names)
            for key, value in shape.items()
        }
    return [_renamed(member, names) for member in shape] if isinstance(shape, list) else shape


def main(arguments: list[str]) -> int:
    """Write the file, or with --check say whether it is as it should be."""
    made = document()
    if "--check" not in arguments:
        FILE.write_bytes(made)
        return 0
    stale = not FILE.exists() or FILE.read_bytes() != made
    if stale:
        print(f"{FILE.name} is stale: python -m scripts.make_wire, then npm run wire in client/")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
