"""Every error is one answer with a code, a sentence, and what a client needs to go on."""

from __future__ import annotations

from elfhame.server.http.errors import LONGEST_REASON
from tests.server.client import Caller, fault
from tests.server.fae_tables import asked, begun


def test_a_refusal_has_its_reason_without_the_rule(ada: Caller) -> None:
    table = begun(ada)
    seat = asked(ada, table)["observer"]
    body = {"seat": seat, "action": {"kind": "move", "source": "A1", "target": "L5"}}
    why = ada.post(f"/api/tables/{table}/why", body)
    assert why["sentence"] == f"{why['reason'].removesuffix('.')} ({why['rule']['id']})."


def test_what_is_wrong_with_a_request_is_told_apart_from_the_sentence(ada: Caller) -> None:
    asked = ada.ask("POST", "/api/tables", {"game": "chess"}, params={"language": "fr"})
    told = fault(asked, 400, "malformed")
    assert told["sentence"] == "Cette requête est incompréhensible."
    assert told["detail"]


def test_a_wrong_method_is_answered_with_the_right_ones(ada: Caller) -> None:
    response = ada.ask("DELETE", "/api/me")
    fault(response, 405, "method")
    assert {"GET", "PATCH"} <= set(response.headers["allow"].split(", "))


def test_a_fault_quotes_only_the_beginning_of_a_long_request(ada: Caller) -> None:
    body = {"unheard" * 1_000: 1, "game": "fae", "seats": [{"kind": "open"}]}
    told = fault(ada.ask("POST", "/api/tables", body), 400, "malformed")
    assert "unheard" in told["detail"]
    assert len(told["detail"]) <= LONGEST_REASON + 3
