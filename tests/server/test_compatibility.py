"""Clients of the first protocol still work: nothing they use is gone, nothing new is demanded.

`first_wire.json` has the addresses and messages of that protocol: each message's fields, with a
question mark after those that may be left out. It never changes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from elfhame.games import registry
from elfhame.server import messages
from scripts.make_wire import REF, document
from tests.server.matrix import addresses
from tests.server.running import Threaded

FIRST: Final = json.loads(Path(__file__).with_name("first_wire.json").read_text("utf-8"))
RENAMED: Final = {
    "Asking": "WhyRequest",
    "Explained": "Explanation",
    "FaeriesWork": "FaeriesTask",
    "Foreseen": "Preview",
    "Heard": "MoveAnswer",
    "Looking": "LookRequest",
    "SaidChoice": "WordedChoice",
}
"""Schemas with another name today. The name isn't part of any message, so clients don't notice."""
GONE: Final = {
    "GET /api/tables/{table}/past/{seq}": "GET /api/tables/{table}/replay",
}
"""Addresses without a successor of the same shape, and what replaced them: a whole game in one
response instead of a request per step."""
SCHEMAS: Final[dict[str, Any]] = json.loads(document())["components"]["schemas"]


def shape(message: str) -> type:
    """The class of a message of the first protocol; those of games aren't among them."""
    return getattr(messages, RENAMED.get(message, message), messages.FromServer)


REQUESTS: Final = sorted(
    name for name in FIRST["messages"] if issubclass(shape(name), messages.FromClient)
)


def fields(message: str) -> set[str]:
    """The fields of a message today."""
    return set(SCHEMAS[RENAMED.get(message, message)].get("properties", ()))


def required(message: str) -> set[str]:
    """The fields that a message must have today."""
    return set(SCHEMAS[RENAMED.get(message, message)].get("required", ()))


def first_fields(message: str) -> set[str]:
    """The fields of a message in the first protocol."""
    return {field.removesuffix("?") for field in FIRST["messages"][message].split()}


def first_required(message: str) -> set[str]:
    """The fields that a message had to have in the first protocol."""
    return {field for field in FIRST["messages"][message].split() if not field.endswith("?")}


def actions() -> set[str]:
    """The typed actions of all games, which clients may send."""
    unions = (SCHEMAS[f"{name.capitalize()}Action"]["anyOf"] for name in registry.names())
    return {member["$ref"].removeprefix(REF) for union in unions for member in union}


@pytest.mark.parametrize("message", FIRST["messages"])
def test_no_field_is_gone(message: str) -> None:
    assert first_fields(message) <= fields(message)


@pytest.mark.parametrize("message", REQUESTS)
def test_no_request_demands_more(message: str) -> None:
    assert required(message) <= first_required(message)


def test_no_action_demands_more() -> None:
    known = actions() & set(FIRST["messages"])
    assert len(known) == 40
    assert [name for name in sorted(known) if not required(name) <= first_required(name)] == []


def test_no_address_is_gone(server: Threaded) -> None:
    now = addresses(server)
    assert set(FIRST["addresses"]) - now == set(GONE)
    assert set(GONE.values()) <= now


def test_the_requests_are_compared() -> None:
    assert {"Asking", "Looking", "Move", "NewTable", "TakeSeat"} <= set(REQUESTS)
