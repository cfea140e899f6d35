"""The API documentation is complete: it covers every operation and message, sockets included."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from openapi_spec_validator import validate

from elfhame.server import messages
from elfhame.server.http.asgi import HANDLERS
from elfhame.server.http.docs.html import element, page
from elfhame.server.http.openapi import REF
from elfhame.server.messages import socket
from elfhame.server.problems import STATUS
from tests.server.client import Caller, Json

GUIDE: Final = Path(__file__).parents[4] / "docs" / "reference" / "server.md"
CODE: Final = re.compile(r"^`([a-z-]+)`: (.+)$", re.MULTILINE)


@pytest.fixture
def document(ada: Caller) -> Json:
    return ada.get("/api/schema/openapi.json")


def operations(document: Json) -> list[Json]:
    return [operation for path in document["paths"].values() for operation in path.values()]


def error_codes(operation: Json) -> set[str]:
    described = operation["responses"].values()
    return {code for response in described for code, _ in CODE.findall(response["description"])}


def test_the_document_is_valid_openapi(document: Json) -> None:
    validate(document)


def test_every_operation_has_a_name_a_summary_a_description_and_a_tag(document: Json) -> None:
    found = operations(document)
    assert len(found) > 30
    for operation in found:
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", operation["operationId"])
        assert operation["summary"]
        assert not operation["summary"].endswith(".")
        assert operation["description"].endswith(".")
        assert operation["description"] != operation["summary"]
    assert len({operation["operationId"] for operation in found}) == len(found)
    used = {tag for operation in found for tag in operation["tags"]}
    assert {tag["name"] for tag in document["tags"]} == used
    assert all(tag["description"] for tag in document["tags"])


def test_every_parameter_is_described(document: Json) -> None:
    parameters = [one for found in operations(document) for one in found.get("parameters", ())]
    assert len(parameters) > 30
    assert [one for one in parameters if not one.get("description")] == []


def test_every_error_names_its_codes_and_is_a_fault(document: Json) -> None:
    for operation in operations(document):
        for status, response in operation["responses"].items():
            if status < "400":
                continue
            shape = response["content"]["application/json"]["schema"]
            assert shape == {"$ref": REF + "Fault"}, operation["operationId"]
            named = CODE.findall(response["description"])
            assert named
            assert {STATUS[code] for code, _ in named} == {int(status)}
            assert len(named) == len(response["description"].splitlines())


def test_an_operation_names_only_errors_that_fit_it(document: Json) -> None:
    for operation in operations(document):
        codes = error_codes(operation)
        assert ("not-json" in codes) == ("too-large" in codes) == ("requestBody" in operation)
        assert "stranger" not in codes or operation["security"] == [{"bearer": []}]
    codes = {code for operation in operations(document) for code in error_codes(operation)}
    assert codes == STATUS.keys() - {"method"}  # a wrong method matches no operation


def test_a_token_is_asked_for_only_where_it_is_needed(ada: Caller, document: Json) -> None:
    scheme = document["components"]["securitySchemes"]["bearer"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    needed = {
        operation["operationId"]
        for operation in operations(document)
        if operation.get("security", [{}]) == [{"bearer": []}]
    }
    open_to_all = {operation["operationId"] for operation in operations(document)} - needed
    assert {"about", "register", "me", "open_device", "preview_invitation"} <= open_to_all
    assert {"create_table", "see_table", "take_seat", "move", "my_tables"} <= needed


def test_every_message_is_described(document: Json) -> None:
    schemas = document["components"]["schemas"]
    assert [name for name, shape in schemas.items() if not shape.get("description")] == []
    assert schemas["Frame"]["properties"]["ask"]["description"].startswith("Send it back")


def test_every_kind_of_socket_message_is_documented(document: Json) -> None:
    tagged = {
        shape
        for _, shape in inspect.getmembers(messages, inspect.isclass)
        if issubclass(shape, messages.FromServer) and shape.__struct_config__.tag is not None
    }
    assert tagged <= socket.FROM_SERVER.keys()
    guide = GUIDE.read_text("utf-8")
    for shape in tagged:
        assert f'"kind": "{shape.__struct_config__.tag}"' in guide, shape
    protocol = document["x-websocket"]
    named = {one["$ref"] for side in ("from_client", "from_server") for one in protocol[side]}
    assert named == {REF + shape.__name__ for shape in (*socket.FROM_CLIENT, *socket.FROM_SERVER)}
    assert named <= {REF + name for name in document["components"]["schemas"]}


def test_the_guide_lists_every_close_code() -> None:
    rows = re.findall(r"^\| (1\d{3}|4000 \+ status) \|", GUIDE.read_text("utf-8"), re.MULTILINE)
    assert rows == list(socket.CLOSE_CODES)


def test_the_protocol_is_that_of_the_socket(document: Json) -> None:
    (live,) = [handler for handler in HANDLERS if "live" in str(handler.paths)]
    paths = {re.sub(r"\{(\w+):\w+\}", r"{\1}", path) for path in live.paths}
    assert paths == {document["x-websocket"]["address"]}


def test_the_page_shows_all_of_it_without_scripts(ada: Caller, document: Json) -> None:
    answer = ada.ask("GET", "/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    page = answer.text
    anchors = re.findall(r'id="([^"]+)"', page)
    assert len(set(anchors)) == len(anchors)
    wanted = {operation["operationId"] for operation in operations(document)}
    assert wanted | document["components"]["schemas"].keys() | {"websocket"} <= set(anchors)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(anchors)
    assert all(code in page for code in socket.CLOSE_CODES)
    assert not re.search(r"<script|<style|style=|javascript:|https?://", page)
    (style,) = re.findall(r'rel="stylesheet" href="([^"]+)"', page)
    assert ada.ask("GET", style).headers["content-type"].startswith("text/css")


def test_text_in_the_document_is_text_on_the_page() -> None:
    assert b"&lt;script&gt;" in page("A page", "style.css", element("p", "<script>"))


def test_a_message_that_msgspec_describes_matches_what_is_documented(document: Json) -> None:
    for name, shape in document["components"]["schemas"].items():
        found: Any = getattr(messages, name, None)
        if found is not None:
            (_,), schemas = msgspec.json.schema_components([found])
            assert shape["properties"].keys() == schemas[name]["properties"].keys(), name
