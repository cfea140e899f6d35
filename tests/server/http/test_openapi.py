"""The server conforms to its OpenAPI document: no 500s, and only documented responses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any, Final, NamedTuple

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.client import SHARE, Caller, program
from tests.server.running import Threaded, threaded

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEW: Final = 5
MANY: Final = 500
METHODS: Final = ("GET", "POST", "other")


class Described(NamedTuple):
    """A server, and the operations that it describes."""

    server: Threaded
    operations: list[Any]


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    """A server whose bots don't move, so that every run gets the same answers."""
    with threaded(tmp_path_factory.mktemp("schema") / "data", pace=3600.0) as server:
        schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
        found = list(schema.get_all_operations())
        operations = [one.ok() for one in found if isinstance(one, Ok)]
        assert len(operations) == len(found)
        yield Described(server, operations)


@pytest.mark.parametrize("method", METHODS)
def test_all_answers_are_such_as_the_server_describes(described: Described, method: str) -> None:
    _check_all(described, method, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("method", METHODS)
def test_very_many_answers_are_such_as_described(described: Described, method: str) -> None:
    _check_all(described, method, MANY)


def _check_all(described: Described, method: str, examples: int) -> None:
    """Send generated requests to every operation of a method, most of them nearly valid."""
    for operation in described.operations:
        if operation.method.upper() == method or (
            method == "other" and operation.method.upper() not in METHODS
        ):
            _check_operation(described.server, operation, examples)


def _check_operation(server: Threaded, operation: Any, examples: int) -> None:
    """Test one operation as a caller who has a seat, with valid and invalid values."""
    with closing(program(server.address)) as somebody:
        _held(operation, examples, somebody, _known(somebody))


def _held(operation: Any, examples: int, somebody: Caller, known: dict[str, Any]) -> None:
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(
            max_examples=examples,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def each(case: Case[Any]) -> None:
            _send(session, case, somebody, known)

        with requests.Session() as session, suppress(Unsatisfiable):  # can't be invalid
            each()


def _known(somebody: Caller) -> dict[str, Any]:
    """A running game of theirs, in which they have the first seat."""
    made = somebody.make("trails", "open")
    somebody.sit(made["table"], 0, made["links"]["seat"], SHARE)
    return {"table": made["table"], "seat": 0, "game": "trails"}


def _send(
    session: requests.Session, case: Case[Any], somebody: Caller, known: dict[str, Any]
) -> None:
    """Send a case, usually with a table, seat and game that exist."""
    place = case.path_parameters or {}
    if len(str(case.body)) % 4:
        place.update({name: value for name, value in known.items() if name in place})
    response = case.call(
        base_url=somebody.address, session=session, headers=somebody.headers, timeout=20
    )
    case.validate_response(response, checks=CHECKS)
