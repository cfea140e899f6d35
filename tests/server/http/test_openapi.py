"""The server keeps its own description: no error of ours, and only such answers as it names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Any, Final

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


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server whose bots do not move, so that the same is answered in every run."""
    with threaded(tmp_path_factory.mktemp("schema") / "data", pace=3600.0) as running:
        yield running


@pytest.mark.parametrize("method", METHODS)
def test_all_answers_are_such_as_the_server_describes(described: Threaded, method: str) -> None:
    _all(described, method, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("method", METHODS)
def test_very_many_answers_are_such_as_described(described: Threaded, method: str) -> None:
    _all(described, method, MANY)


def test_every_address_says_how_it_refuses(described: Threaded) -> None:
    with closing(Caller(described.address)) as caller:
        paths = caller.get("/api/schema/openapi.json")["paths"]
    operations = [operation for path in paths.values() for operation in path.values()]
    assert len(operations) > 30
    for operation in operations:
        for status in ("400", "401", "404", "409", "422", "429", "503"):
            shape = operation["responses"][status]["content"]["application/json"]["schema"]
            assert shape == {"$ref": "#/components/schemas/Fault"}, operation["operationId"]


def _all(server: Threaded, method: str, examples: int) -> None:
    """Send so many cases to every address of a method, most of them near the truth."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.method.upper() == method or (
            method == "other" and operation.method.upper() not in METHODS
        ):
            _hold(server, operation, examples)


def _hold(server: Threaded, operation: Any, examples: int) -> None:
    """The same address, for somebody who has a seat, with good and bad values."""
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

        with requests.Session() as session, suppress(Unsatisfiable):  # nothing can be wrong here
            each()


def _known(somebody: Caller) -> dict[str, Any]:
    """A table of theirs, at which they have the first seat of a running game."""
    made = somebody.make("trails", "open")
    somebody.sit(made["table"], 0, made["links"]["seat"], SHARE)
    return {"table": made["table"], "seat": 0, "game": "trails"}


def _send(
    session: requests.Session, case: Case[Any], somebody: Caller, known: dict[str, Any]
) -> None:
    """Send it: in most cases to a table, seat and game that there are."""
    place = case.path_parameters or {}
    if len(str(case.body)) % 4:
        place.update({name: value for name, value in known.items() if name in place})
    response = case.call(
        base_url=somebody.address, session=session, headers=somebody.headers, timeout=20
    )
    case.validate_response(response, checks=CHECKS)
